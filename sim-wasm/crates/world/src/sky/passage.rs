//! Where the satellites of a path are and which way they go, over the samples of a survey: how far from the equator,
//! and whether those at its two ends fly the same way, north or south (Wood, Pavlou and Evans 2001 on rosettes).

use skywindow_orbit::Sky;
use skywindow_units::{Duration, SimTime};

/// A sum of values and their number.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Mean {
    sum: f64,
    count: u32,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.count += 1;
    }

    /// Not a number without any.
    fn value(self) -> f64 {
        self.sum / f64::from(self.count)
    }
}

/// What the samples of a path come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Passage {
    /// Of the satellites' distance from the equator, degrees.
    latitude: Mean,
    /// Of the delay, ms, while one end ascends and the other descends, and while both go the same way.
    opposed: Mean,
    alike: Mean,
}

/// Long enough to tell which way a satellite goes, and short against its orbit.
const STEP: Duration = Duration::from_millis(1_000);

impl Passage {
    /// Takes a sample of a path, both terminals included, and its delay.
    pub(super) fn add(&mut self, sky: &Sky, t: SimTime, path: &[u32], delay_ms: f64) {
        let [_, satellites @ .., _] = path else { return };
        let [Some(&first), Some(&last)] = [satellites.first(), satellites.last()] else { return };
        for &satellite in satellites {
            self.latitude.add(latitude_deg(sky, satellite, t).abs());
        }
        let is_ascending =
            |satellite| latitude_deg(sky, satellite, t + STEP) > latitude_deg(sky, satellite, t);
        let kind =
            if is_ascending(first) == is_ascending(last) { &mut self.alike } else { &mut self.opposed };
        kind.add(delay_ms);
    }

    /// The mean distance of the path's satellites from the equator, degrees; not a number without a path.
    pub(super) fn latitude_deg(&self) -> f64 {
        self.latitude.value()
    }

    /// The share of the samples with a path at which one end ascends and the other descends.
    pub(super) fn opposed(&self) -> f64 {
        f64::from(self.opposed.count) / f64::from(self.opposed.count + self.alike.count)
    }

    /// How much longer the path is then, ms; not a number if it never or always is so.
    pub(super) fn opposed_rise_ms(&self) -> f64 {
        self.opposed.value() - self.alike.value()
    }
}

fn latitude_deg(sky: &Sky, satellite: u32, t: SimTime) -> f64 {
    let [x, y, z] = sky.position(satellite, t);
    libm::atan2(z, libm::hypot(x, y)).to_degrees()
}
