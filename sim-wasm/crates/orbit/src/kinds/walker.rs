//! Walker stars and deltas: circular orbits of one altitude and inclination, in planes spread evenly.

use super::Kind;
use crate::check::within;
use crate::earth::EarthSpec;
use crate::motion::circular::{Circular, Plane};

/// Which planes the phase step shifts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phasing {
    /// Odd planes are shifted by one step.
    Alternate,
    /// Plane p is shifted by p steps.
    Cumulative,
}

impl Phasing {
    /// By how many degrees `plane` is shifted.
    pub(super) fn shift(self, step_deg: f64, plane: u32) -> f64 {
        match self {
            Self::Alternate => step_deg * f64::from(plane % 2),
            Self::Cumulative => step_deg * f64::from(plane),
        }
    }

    /// How many slots a full turn of cumulative steps adds up to: where the last plane meets the first, the neighbour
    /// is that many slots on, so that this link is like all others.
    pub(super) fn turn(self, step_deg: f64, planes: u32, slots: u32) -> u32 {
        if self == Self::Alternate {
            return 0;
        }
        let slots = f64::from(slots);
        let shift = (step_deg * f64::from(planes) * slots / 360.0).round();
        (shift - (shift / slots).floor() * slots) as u32
    }
}

/// Circular orbits in planes spread evenly (J. G. Walker, 1984).
#[derive(Clone, Debug, PartialEq)]
pub struct WalkerSpec {
    /// Whether it is a star: ascending nodes over half a turn, with a seam between the first plane and the last where
    /// satellites move in opposite directions. Else a delta: nodes over a full turn, and no seam.
    pub star: bool,
    /// Number of planes.
    pub planes: u32,
    /// Satellites in each plane.
    pub satellites_per_plane: u32,
    /// Height above the sphere in km.
    pub altitude_km: f64,
    /// Inclination in degrees, 0 to 180.
    pub inclination_deg: f64,
    /// Degrees between the ascending nodes of neighbouring planes; absent: 180 / planes for a star,
    /// 360 / planes for a delta.
    pub node_spacing_deg: Option<f64>,
    /// Inertial longitude of the first plane's ascending node, in degrees.
    pub first_node_deg: f64,
    /// Degrees along the orbit by which planes are shifted; absent: half a slot for a star, 0 for a delta.
    pub phase_step_deg: Option<f64>,
    /// Which planes are shifted; absent: alternate for a star, cumulative for a delta.
    pub phasing: Option<Phasing>,
    /// The argument of latitude at time 0 is rounded to a multiple of this, in degrees; 0 leaves it exact.
    pub phase_resolution_deg: f64,
}

impl WalkerSpec {
    /// A star with default nodes and phases.
    pub const fn star(
        planes: u32,
        satellites_per_plane: u32,
        altitude_km: f64,
        inclination_deg: f64,
    ) -> Self {
        Self {
            star: true,
            planes,
            satellites_per_plane,
            altitude_km,
            inclination_deg,
            node_spacing_deg: None,
            first_node_deg: 0.0,
            phase_step_deg: None,
            phasing: None,
            phase_resolution_deg: 0.0,
        }
    }

    /// A delta with default nodes and phases.
    pub const fn delta(
        planes: u32,
        satellites_per_plane: u32,
        altitude_km: f64,
        inclination_deg: f64,
    ) -> Self {
        Self { star: false, ..Self::star(planes, satellites_per_plane, altitude_km, inclination_deg) }
    }

    /// Degrees between neighbouring ascending nodes, defaults applied.
    pub(crate) fn node_spacing(&self) -> f64 {
        let span = if self.star { 180.0 } else { 360.0 };
        self.node_spacing_deg.unwrap_or(span / f64::from(self.planes))
    }

    /// Degrees along the orbit by which planes are shifted, defaults applied.
    fn phase_step(&self) -> f64 {
        let half_slot = 180.0 / f64::from(self.satellites_per_plane);
        self.phase_step_deg.unwrap_or(if self.star { half_slot } else { 0.0 })
    }

    fn phasing(&self) -> Phasing {
        self.phasing.unwrap_or(if self.star { Phasing::Alternate } else { Phasing::Cumulative })
    }

    /// The argument of latitude of each satellite at time 0, in radians.
    fn phases(&self) -> Vec<f64> {
        let spacing = 360.0 / f64::from(self.satellites_per_plane);
        let mut phases = Vec::new();
        for plane in 0..self.planes {
            for slot in 0..self.satellites_per_plane {
                let exact = f64::from(slot) * spacing + self.phasing().shift(self.phase_step(), plane);
                phases.push(rounded(exact, self.phase_resolution_deg).to_radians());
            }
        }
        phases
    }
}

/// From so many steps on a float holds no fraction of one, so that there is nothing to round.
const WHOLE_STEPS: f64 = 4_503_599_627_370_496.0;

fn rounded(degrees: f64, resolution: f64) -> f64 {
    let steps = degrees / resolution;
    if steps.abs() < WHOLE_STEPS { steps.round() * resolution } else { degrees }
}

impl Kind for WalkerSpec {
    type Ready = Circular;

    fn check(&self, _: &EarthSpec) -> Result<(), String> {
        within("altitude (km)", self.altitude_km, 1.0, 1e7)?;
        within("inclination (degrees)", self.inclination_deg, 0.0, 180.0)?;
        within("node spacing (degrees)", self.node_spacing(), -360.0, 360.0)?;
        within("first node (degrees)", self.first_node_deg, -360.0, 360.0)?;
        within("phase step (degrees)", self.phase_step_deg.unwrap_or(0.0), -360.0, 360.0)?;
        within("phase resolution (degrees)", self.phase_resolution_deg, 0.0, 360.0)
    }

    fn satellites(&self) -> u64 {
        u64::from(self.planes) * u64::from(self.satellites_per_plane)
    }

    fn planes(&self) -> Vec<u32> {
        vec![self.satellites_per_plane; self.planes as usize]
    }

    fn has_seam(&self) -> bool {
        self.star
    }

    fn heights_km(&self, _: &EarthSpec) -> [f64; 2] {
        [self.altitude_km; 2]
    }

    fn ready(&self, earth: &EarthSpec) -> Circular {
        let radius_km = earth.radius_km + self.altitude_km;
        let plane = |plane: u32| {
            let node_deg = self.first_node_deg + f64::from(plane) * self.node_spacing();
            Plane::new(node_deg, self.inclination_deg)
        };
        Circular {
            slots: self.satellites_per_plane,
            radius_km,
            rate: (earth.gm_km3_s2 / (radius_km * radius_km * radius_km)).sqrt(),
            planes: (0..self.planes).map(plane).collect(),
            phases: self.phases(),
            closes: (!self.star)
                .then(|| self.phasing().turn(self.phase_step(), self.planes, self.satellites_per_plane)),
            stands_still: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_covers_half_a_turn_with_a_seam_and_a_delta_a_full_one_without() {
        let [star, delta] = [WalkerSpec::star(6, 11, 780.0, 86.4), WalkerSpec::delta(6, 11, 780.0, 53.0)];
        assert!(star.has_seam() && !delta.has_seam());
        assert_eq!([star.node_spacing(), delta.node_spacing()], [30.0, 60.0]);
        assert_eq!([star.phase_step(), delta.phase_step()], [180.0 / 11.0, 0.0]);
        assert_eq!(star.heights_km(&EarthSpec::default()), [780.0; 2]);
        assert_eq!([star.phasing(), delta.phasing()], [Phasing::Alternate, Phasing::Cumulative]);
    }
}
