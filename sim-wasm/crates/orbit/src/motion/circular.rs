//! Circular orbits of one size, flown through at one rate, in planes that stand still.

use core::f64::consts::TAU;

use crate::motion::{Bounds, Motion, Moving};
use crate::vector::{Vec3, cross};

/// The directions that span an orbital plane, in the inertial frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plane {
    node: Vec3,
    ahead: Vec3,
    pub normal: Vec3,
}

impl Plane {
    /// The plane whose ascending node has this longitude and which is so far inclined to the equator, in degrees.
    pub fn new(node_deg: f64, inclination_deg: f64) -> Self {
        let (sin_node, cos_node) = libm::sincos(node_deg.to_radians());
        let (sin_tilt, cos_tilt) = libm::sincos(inclination_deg.to_radians());
        let node = [cos_node, sin_node, 0.0];
        let ahead = [-sin_node * cos_tilt, cos_node * cos_tilt, sin_tilt];
        Self { node, ahead, normal: cross(node, ahead) }
    }

    /// So far towards the node and so far towards the point a quarter turn ahead of it.
    pub fn point(&self, node: f64, ahead: f64) -> Vec3 {
        let (p, q) = (self.node, self.ahead);
        [node * p[0] + ahead * q[0], node * p[1] + ahead * q[1], node * p[2] + ahead * q[2]]
    }
}

/// Circular orbits ready for computing: directions, of length 1, to satellites numbered by plane × slots + slot.
#[derive(Clone, Debug)]
pub(crate) struct Circular {
    pub slots: u32,
    pub radius_km: f64,
    /// Radians a second along the orbit.
    pub rate: f64,
    pub planes: Vec<Plane>,
    /// The argument of latitude of each satellite at time 0, in radians.
    pub phases: Vec<f64>,
    /// See [`Motion::closes`].
    pub closes: Option<u32>,
    /// See [`Motion::stands_still`].
    pub stands_still: bool,
}

impl Circular {
    fn plane(&self, index: u32) -> &Plane {
        &self.planes[(index / self.slots) as usize]
    }

    /// The argument of latitude of a satellite, in radians.
    fn argument(&self, index: u32, t: f64) -> f64 {
        self.phases[index as usize] + self.rate * t
    }
}

impl Motion for Circular {
    fn unit_km(&self) -> f64 {
        self.radius_km
    }

    #[inline]
    fn at(&self, index: u32, t: f64) -> Vec3 {
        let (sin, cos) = libm::sincos(self.argument(index, t));
        self.plane(index).point(cos, sin)
    }

    fn moving(&self, index: u32, t: f64) -> Moving {
        let plane = self.plane(index);
        let (sin, cos) = libm::sincos(self.argument(index, t));
        Moving { at: plane.point(cos, sin), rate: plane.point(-sin * self.rate, cos * self.rate) }
    }

    fn ahead(&self, index: u32, t: f64, share: f64) -> Vec3 {
        let (sin, cos) = libm::sincos(self.argument(index, t) + TAU * share);
        self.plane(index).point(cos, sin)
    }

    fn period_s(&self, _: u32) -> f64 {
        TAU / self.rate
    }

    fn bounds(&self) -> Bounds {
        let speed = self.radius_km * self.rate;
        Bounds { speed, acceleration: speed * self.rate }
    }

    fn closes(&self) -> Option<u32> {
        self.closes
    }

    fn circular(&self) -> Option<&Self> {
        Some(self)
    }

    fn stands_still(&self) -> bool {
        self.stands_still
    }
}

#[cfg(test)]
mod tests {
    use crate::earth::EarthSpec;
    use crate::kinds::{Kind, WalkerSpec};
    use crate::motion::{Bounds, Motion};
    use crate::vector::{length, sub};

    #[test]
    fn bounds_are_the_speed_and_the_pull_of_the_circle() {
        for height_km in [780.0, 10_352.0] {
            let circles = WalkerSpec::star(2, 3, height_km, 86.4).ready(&EarthSpec::default());
            let place = |t: f64| circles.at(4, t).map(|part| part * circles.unit_km());
            let [before, now, after] = [99.5, 100.0, 100.5].map(place);
            let moved_km = length(sub(after, before));
            let pulled_km = 4.0 * length(sub(sub(after, now), sub(now, before)));
            let Bounds { speed, acceleration } = circles.bounds();
            assert!((speed - moved_km).abs() < 1e-6 * moved_km, "{speed} and {moved_km} km/s");
            assert!(
                (acceleration - pulled_km).abs() < 1e-5 * pulled_km,
                "{acceleration} and {pulled_km} km/s²"
            );
        }
    }
}
