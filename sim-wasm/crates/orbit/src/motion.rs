//! What the rules of links and terminals ask of the orbits of a constellation.

pub(crate) mod circular;

use crate::vector::Vec3;
use circular::Circular;

/// A place and how fast it changes, per second.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moving {
    pub at: Vec3,
    pub rate: Vec3,
}

/// How fast satellites of a constellation move at most, wherever they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// In km/s, in the inertial frame.
    pub speed: f64,
    /// In km/s².
    pub acceleration: f64,
}

impl Bounds {
    /// Those of satellites that move within either of the two.
    pub fn or(self, other: Self) -> Self {
        Self { speed: self.speed.max(other.speed), acceleration: self.acceleration.max(other.acceleration) }
    }
}

/// Satellites in motion, as functions of the time in seconds. Places are in the inertial frame, in units of
/// [`Self::unit_km`].
pub(crate) trait Motion {
    /// The length of a vector of length 1.
    fn unit_km(&self) -> f64 {
        1.0
    }

    /// Where satellite `index` is at `t`.
    fn at(&self, index: u32, t: f64) -> Vec3;

    /// The same with its velocity.
    fn moving(&self, index: u32, t: f64) -> Moving;

    /// The point of its orbit, as that lies at `t`, which is `share` of a turn ahead of satellite `index`.
    fn ahead(&self, index: u32, t: f64, share: f64) -> Vec3;

    /// How long satellite `index` takes for a turn, in s.
    fn period_s(&self, index: u32) -> f64;

    /// How fast the satellites move at most; asked for often.
    fn bounds(&self) -> Bounds;

    /// When satellite `index` leaves the sky for good, in s; infinite if it stays.
    fn leaves_s(&self, _: u32) -> f64 {
        f64::INFINITY
    }

    /// By how many slots its neighbour is further on where the last plane meets the first; none if the two are no
    /// neighbours.
    fn closes(&self) -> Option<u32> {
        None
    }

    /// Whether planes are numbered as they lie beside each other, so that links can go from each to the next.
    fn planes_in_order(&self) -> bool {
        true
    }

    /// The orbits, if they are circles of one size, flown through at one rate.
    fn circular(&self) -> Option<&Circular> {
        None
    }

    /// Whether the satellites stand still above the turning Earth.
    fn stands_still(&self) -> bool {
        false
    }
}
