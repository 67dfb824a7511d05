//! One constellation made ready for computing: plane bases, phases, rates and the mask as a threshold.

use crate::spec::{ConstellationKind, ConstellationSpec, EarthSpec};
use crate::vector::{Vec3, cross};

/// A direction and how fast it changes, per second.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moving {
    pub at: Vec3,
    pub rate: Vec3,
}

/// The directions that span an orbital plane, in the inertial frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plane {
    node: Vec3,
    ahead: Vec3,
    pub normal: Vec3,
}

/// A constellation ready for computing. Satellites are numbered in it by plane × slots + slot.
#[derive(Clone, Debug)]
pub(crate) struct Shell {
    pub spec: ConstellationSpec,
    /// The number of its first satellite in the sky.
    pub first: u32,
    pub slots: u32,
    pub radius_km: f64,
    /// Radians a second along the orbit.
    pub rate: f64,
    /// A terminal sees a satellite while the cosine of their angle at the Earth's centre exceeds this.
    pub cos_mask: f64,
    pub planes: Vec<Plane>,
    phases: Vec<f64>,
}

impl Shell {
    pub fn new(spec: &ConstellationSpec, earth: &EarthSpec, first: u32) -> Self {
        let radius_km = earth.radius_km + spec.altitude_km;
        let fixed = spec.kind == ConstellationKind::Geostationary;
        let rate = if fixed {
            turning_rate(earth)
        } else {
            (earth.gm_km3_s2 / (radius_km * radius_km * radius_km)).sqrt()
        };
        let mask = spec.elevation_mask_deg.to_radians();
        // The angle at the centre of a satellite that stands at the mask, by the law of sines.
        let reach = libm::acos(earth.radius_km * libm::cos(mask) / radius_km) - mask;
        Self {
            first,
            slots: spec.slot_count(),
            radius_km,
            rate,
            cos_mask: libm::cos(reach),
            planes: (0..spec.plane_count()).map(|plane| plane_of(spec, plane)).collect(),
            phases: phases(spec),
            spec: spec.clone(),
        }
    }

    pub fn count(&self) -> u32 {
        self.phases.len() as u32
    }

    pub fn is_fixed(&self) -> bool {
        self.spec.kind == ConstellationKind::Geostationary
    }

    /// The argument of latitude of a satellite (numbered in this shell) at `t` seconds, in radians.
    pub fn argument(&self, index: u32, t: f64) -> f64 {
        self.phases[index as usize] + self.rate * t
    }

    /// The direction of a satellite (numbered in this shell) at `t` seconds.
    pub fn direction(&self, index: u32, t: f64) -> Vec3 {
        let plane = &self.planes[(index / self.slots) as usize];
        let (sin, cos) = libm::sincos(self.argument(index, t));
        combine(plane, cos, sin)
    }

    /// The same with its rate of change.
    pub fn moving(&self, index: u32, t: f64) -> Moving {
        let plane = &self.planes[(index / self.slots) as usize];
        let (sin, cos) = libm::sincos(self.argument(index, t));
        Moving { at: combine(plane, cos, sin), rate: combine(plane, -sin * self.rate, cos * self.rate) }
    }

    /// The point `angle` radians past the node on the orbit of `plane`.
    pub fn along(&self, plane: u32, angle: f64) -> Vec3 {
        let (sin, cos) = libm::sincos(angle);
        combine(&self.planes[plane as usize], cos, sin)
    }
}

/// Radians a second at which the Earth turns.
pub(crate) fn turning_rate(earth: &EarthSpec) -> f64 {
    core::f64::consts::TAU / earth.sidereal_day_s
}

fn combine(plane: &Plane, node: f64, ahead: f64) -> Vec3 {
    let (p, q) = (plane.node, plane.ahead);
    [node * p[0] + ahead * q[0], node * p[1] + ahead * q[1], node * p[2] + ahead * q[2]]
}

fn plane_of(spec: &ConstellationSpec, plane: u32) -> Plane {
    let fixed = spec.kind == ConstellationKind::Geostationary;
    let node_deg = spec.first_node_deg + f64::from(plane) * spec.node_spacing();
    let (sin_node, cos_node) = if fixed { (0.0, 1.0) } else { libm::sincos(node_deg.to_radians()) };
    let (sin_tilt, cos_tilt) =
        if fixed { (0.0, 1.0) } else { libm::sincos(spec.inclination_deg.to_radians()) };
    let node = [cos_node, sin_node, 0.0];
    let ahead = [-sin_node * cos_tilt, cos_node * cos_tilt, sin_tilt];
    Plane { node, ahead, normal: cross(node, ahead) }
}

/// The argument of latitude of each satellite at time 0, in radians.
fn phases(spec: &ConstellationSpec) -> Vec<f64> {
    if spec.kind == ConstellationKind::Geostationary {
        return spec.longitudes_deg.iter().map(|longitude| longitude.to_radians()).collect();
    }
    let spacing = 360.0 / f64::from(spec.slot_count());
    let mut phases = Vec::new();
    for plane in 0..spec.plane_count() {
        for slot in 0..spec.slot_count() {
            let exact = f64::from(slot) * spacing + spec.phase_shift(plane);
            phases.push(rounded(exact, spec.phase_resolution_deg).to_radians());
        }
    }
    phases
}

/// From so many steps on a float holds no fraction of one, so that there is nothing to round.
const WHOLE_STEPS: f64 = 4_503_599_627_370_496.0;

fn rounded(degrees: f64, resolution: f64) -> f64 {
    let steps = degrees / resolution;
    if steps.abs() < WHOLE_STEPS { steps.round() * resolution } else { degrees }
}
