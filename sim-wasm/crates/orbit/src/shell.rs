//! One constellation made ready for computing: its orbits, and how its satellites are numbered.

use crate::earth::EarthSpec;
use crate::kinds::Orbits;
use crate::motion::circular::Circular;
use crate::motion::{Motion, Moving};
use crate::spec::ConstellationSpec;
use crate::vector::{Vec3, scale};

/// The measure by [`crate::sight`] that a satellite in view exceeds, where terminals see those above `mask_deg`: on
/// circular orbits of one size the cosine of its angle from the zenith at the Earth's centre, else the sine of its
/// elevation.
fn threshold(orbits: &Orbits, mask_deg: f64, earth: &EarthSpec) -> f64 {
    let mask = mask_deg.to_radians();
    let Some(orbits) = orbits.circular() else { return libm::sin(mask) };
    // The angle at the centre of a satellite that stands at the mask, by the law of sines.
    libm::cos(libm::acos(earth.radius_km * libm::cos(mask) / orbits.radius_km) - mask)
}

/// A constellation ready for computing. Its satellites are numbered plane by plane.
#[derive(Clone, Debug)]
pub(crate) struct Shell {
    pub spec: ConstellationSpec,
    /// The number of its first satellite in the sky.
    pub first: u32,
    pub orbits: Orbits,
    /// What the measure of a satellite by `sight` exceeds while it is in view.
    pub threshold: f64,
    /// The first satellite of each plane, counted from 0 in the shell, and the number of all.
    starts: Vec<u32>,
}

impl Shell {
    pub fn new(spec: &ConstellationSpec, earth: &EarthSpec, first: u32) -> Self {
        let orbits = spec.orbits.ready(earth);
        let mut starts = vec![0];
        for slots in spec.orbits.planes() {
            starts.push(starts[starts.len() - 1] + slots);
        }
        let threshold = threshold(&orbits, spec.elevation_mask_deg, earth);
        Self { spec: spec.clone(), first, orbits, threshold, starts }
    }

    pub fn count(&self) -> u32 {
        self.starts[self.starts.len() - 1]
    }

    pub fn planes(&self) -> u32 {
        self.starts.len() as u32 - 1
    }

    /// Satellites in a plane.
    pub fn slots(&self, plane: u32) -> u32 {
        self.starts[plane as usize + 1] - self.starts[plane as usize]
    }

    /// Plane and slot of a satellite by its number in the sky.
    pub fn place(&self, satellite: u32) -> (u32, u32) {
        let index = satellite - self.first;
        let plane = self.starts.partition_point(|&start| start <= index) - 1;
        (plane as u32, index - self.starts[plane])
    }

    /// The number in the sky of a satellite; beyond the last slot of a plane comes its first one.
    pub fn node(&self, plane: u32, slot: u32) -> u32 {
        self.first + self.starts[plane as usize] + slot % self.slots(plane)
    }

    /// The satellite before `satellite` in its plane, the one that comes after it over a place on the ground.
    pub fn follower(&self, satellite: u32) -> u32 {
        let (plane, slot) = self.place(satellite);
        self.node(plane, slot + self.slots(plane) - 1)
    }

    /// Whether its satellites stand still above the turning Earth.
    pub fn is_fixed(&self) -> bool {
        self.orbits.stands_still()
    }

    /// Its orbits if they are circles of one size.
    pub fn circular(&self) -> Option<&Circular> {
        self.orbits.circular()
    }

    /// Where a satellite is, by its number in the sky, in units of its kind of orbit.
    #[inline]
    pub fn at(&self, satellite: u32, t: f64) -> Vec3 {
        self.orbits.at(satellite - self.first, t)
    }

    /// The same with its velocity.
    pub fn moving(&self, satellite: u32, t: f64) -> Moving {
        self.orbits.moving(satellite - self.first, t)
    }

    /// Seconds from `t` on for which a satellite, by its number in the sky, stays in it; infinite where it has left.
    pub fn stays_for(&self, satellite: u32, t: f64) -> f64 {
        let left = self.orbits.leaves_s(satellite - self.first) - t;
        if left > 0.0 { left } else { f64::INFINITY }
    }

    /// Where a satellite is, in km.
    #[inline]
    pub fn position(&self, satellite: u32, t: f64) -> Vec3 {
        scale(self.at(satellite, t), self.orbits.unit_km())
    }
}
