//! The seam of a Walker star: where it lies, and when it lies between two places.
//!
//! The planes of a star cover half a turn, so that the last one flies beside the first the other way round. Half way
//! between the two is a great circle through the poles, at rest against the stars: with equal inclinations the normals
//! of the two planes, one of them reversed, add up to one on the equator. That circle is the seam. It cuts the Earth in
//! halves, over one of which satellites fly north and over the other south, and turns over the Earth once in a sidereal
//! day. It lies between two places while they are in different halves.

use skywindow_units::SimTime;

use crate::kinds::OrbitSpec;
use crate::sky::Sky;

impl Sky {
    /// The Earth-fixed longitude, -90 to 90 degrees, at which the seam of a constellation crosses the equator at `t`;
    /// it crosses once more half a turn further. None for a constellation that is no Walker star.
    pub fn seam_deg(&self, constellation: usize, t: SimTime) -> Option<f64> {
        let turned = self.turning_rate().to_degrees() * self.instant(t).as_secs_f64();
        self.seam_node_deg(constellation).map(|node| (node - turned + 90.0).rem_euclid(180.0) - 90.0)
    }

    /// The times from time 0 to `end` during which the seam of their constellation lies between two terminals: each
    /// begins and ends as the seam passes over one of them. None for terminals of a constellation without a seam, or of
    /// two constellations.
    pub fn seam_between(&self, terminals: [u32; 2], end: SimTime) -> Vec<[SimTime; 2]> {
        let [Some(a), Some(b)] = terminals.map(|terminal| self.terminal(terminal)) else { return Vec::new() };
        let node = self.seam_node_deg(a.constellation).filter(|_| a.constellation == b.constellation);
        let Some(node) = node else { return Vec::new() };
        // Degrees that the seam has still to turn, westwards, before it passes over a place.
        let ahead = [a, b].map(|terminal| (node - terminal.longitude_deg).rem_euclid(180.0));
        let [first, second] = [ahead[0].min(ahead[1]), ahead[0].max(ahead[1])];
        if first == second {
            return Vec::new();
        }
        let rate = self.turning_rate().to_degrees();
        let at = |degrees: f64| SimTime::from_secs_f64((degrees / rate).max(0.0));
        // At time 0 it lies between them if one of them is in the half to the east of it and the other is not.
        let east = |longitude: f64| (longitude - node).rem_euclid(360.0) < 180.0;
        let apart = east(a.longitude_deg) != east(b.longitude_deg);
        let (begin, until) = if apart { (second - 180.0, first) } else { (first, second) };
        let spans = (0..).map(|turn| [begin, until].map(|degrees| at(degrees + 180.0 * f64::from(turn))));
        spans
            .take_while(|[from, _]| *from < end)
            .map(|[from, to]| [from, to.min(end)])
            .filter(|[from, to]| from < to)
            .collect()
    }

    /// The inertial longitude at which the seam of a constellation crosses the equator, one of two.
    fn seam_node_deg(&self, constellation: usize) -> Option<f64> {
        let OrbitSpec::Walker(spec) = &self.constellation(constellation)?.orbits else { return None };
        let last = spec.first_node_deg + f64::from(spec.planes - 1) * spec.node_spacing();
        spec.star.then(|| (spec.first_node_deg + last - 180.0) / 2.0)
    }
}
