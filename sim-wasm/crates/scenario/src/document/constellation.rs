//! Constellations: the shape of the orbits, and what follows from it where the document is silent.

use skywindow_form::{Range, Scale, Unit, choices, part};

use super::{Gsl, Handover, Isl};

choices! { "How the planes of a constellation are spread." ConstellationKind {
    WalkerStar = "walker-star" "Walker star" "Near-polar planes over half a turn; planes on either side of the seam move in opposite directions.",
    WalkerDelta = "walker-delta" "Walker delta" "Inclined planes over a full turn, without a seam.",
    Geostationary = "geostationary" "Geostationary" "Satellites that stand over the equator at given longitudes.",
}}

choices! { "How the phase of satellites changes from plane to plane." Phasing {
    Alternate = "alternate" "Alternate" "Odd planes are ahead by the phase step, even ones are not.",
    Cumulative = "cumulative" "Cumulative" "Plane p is ahead by p times the phase step.",
}}

part! { "A satellite system." Constellation in Constellation {
    id: String => {
        help: "The name by which terminals refer to it.",
        label: "Id", range: super::NAME,
    },
    kind: ConstellationKind => {
        help: "How its orbits are arranged.",
        label: "Kind",
        source: "Walker 1984",
    },
    planes: Option<u32> = None => {
        help: "The number of orbital planes.",
        label: "Planes", unit: Unit::count("planes"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 32.0)),
        null: "needed for Walker constellations, absent for geostationary ones",
    },
    satellites_per_plane: Option<u32> = None => {
        help: "The number of satellites in each plane, evenly spaced.",
        label: "Satellites per plane", unit: Unit::count("satellites"), range: Range::of(1.0, 1_000.0),
        slider: Some((1.0, 40.0)),
        null: "needed for Walker constellations, absent for geostationary ones",
    },
    altitude_km: Option<f64> = None => {
        help: "The height of the circular orbits above the sphere.",
        label: "Altitude", unit: Unit::KM, range: Range::of(100.0, 200_000.0), slider: Some((300.0, 40_000.0)),
        scale: Scale::Log,
        null: "35,786 km for geostationary satellites; needed for Walker constellations",
    },
    inclination_deg: Option<f64> = None => {
        help: "The angle between the orbital planes and the equator.",
        label: "Inclination", unit: Unit::DEG, range: Range::of(0.0, 180.0), slider: Some((0.0, 100.0)),
        null: "needed for Walker constellations, absent for geostationary ones",
    },
    node_spacing_deg: Option<f64> = None => {
        help: "The angle between the ascending nodes of neighbouring planes.",
        label: "Node spacing", unit: Unit::DEG, range: Range::of(-360.0, 360.0), slider: Some((0.0, 180.0)),
        null: "180° / planes for a star, 360° / planes for a delta",
    },
    first_node_deg: f64 = 0.0 => {
        help: "The inertial longitude of the first plane's ascending node.",
        label: "First node", unit: Unit::DEG, range: Range::of(-360.0, 360.0), slider: Some((-180.0, 180.0)),
    },
    phase_step_deg: Option<f64> = None => {
        help: "How far along their orbit the satellites of one plane are ahead of those of another.",
        label: "Phase step", unit: Unit::DEG, range: Range::of(-360.0, 360.0), slider: Some((0.0, 60.0)),
        null: "half a slot for a star, 0° for a delta",
    },
    phasing: Option<Phasing> = None => {
        help: "Whether odd planes get the phase step, or it adds up from plane to plane.",
        label: "Phasing",
        null: "alternate for a star, cumulative for a delta",
    },
    phase_resolution_deg: f64 = 0.0 => {
        help: "Phases are rounded to multiples of this, as in published tables; 0 keeps them exact.",
        label: "Phase resolution", unit: Unit::DEG, range: Range::of(0.0, 10.0), slider: Some((0.0, 1.0)),
    },
    longitudes_deg: Vec<f64> = Vec::new() => {
        help: "Where geostationary satellites stand; east is positive.",
        label: "Longitudes", unit: Unit::DEG, range: Range::of(-180.0, 180.0), most: 1_000,
    },
    elevation_mask_deg: f64 = 10.0 => {
        help: "A terminal can use a satellite only while it stands higher than this above the horizon.",
        label: "Elevation mask", unit: Unit::DEG, range: Range::of(0.0, 90.0), slider: Some((0.0, 45.0)),
        source: "Iridium 8.2°, Teledesic 40°",
    },
    isl: Isl = Isl::default() => {
        help: "The links between its satellites.",
        label: "Inter-satellite links",
    },
    gsl: Gsl = Gsl::default() => {
        help: "The links between its satellites and the ground.",
        label: "Ground-satellite links",
    },
    handover: Handover = Handover::default() => {
        help: "How terminals change from satellite to satellite.",
        label: "Handover",
    },
}}

/// The arrangement of a constellation's orbits, with every default filled in.
///
/// A geostationary constellation is one plane on the equator; its phases are its `longitudes_deg`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    /// Orbital planes, at least 1.
    pub planes: u32,
    /// Satellites in each plane.
    pub satellites_per_plane: u32,
    /// Above the sphere, in km.
    pub altitude_km: f64,
    /// Against the equator, in degrees.
    pub inclination_deg: f64,
    /// Between neighbouring ascending nodes, in degrees.
    pub node_spacing_deg: f64,
    /// Of the first plane's ascending node, in degrees of inertial longitude.
    pub first_node_deg: f64,
    /// Phase offset that `phasing` applies, in degrees.
    pub phase_step_deg: f64,
    /// How the offset is applied.
    pub phasing: Phasing,
}

/// Altitude of a geostationary orbit over the sphere, rounded as the papers give it.
const GEOSTATIONARY_KM: f64 = 35_786.0;

impl Constellation {
    /// The number of satellites, also when the document is not valid yet.
    pub fn satellites(&self) -> u64 {
        match self.kind {
            ConstellationKind::Geostationary => self.longitudes_deg.len() as u64,
            _ => u64::from(self.planes.unwrap_or(1)) * u64::from(self.satellites_per_plane.unwrap_or(1)),
        }
    }

    /// The arrangement with defaults filled in.
    pub fn shape(&self) -> Shape {
        match self.kind {
            ConstellationKind::Geostationary => self.ring(),
            ConstellationKind::WalkerStar => self.walker(180.0, Phasing::Alternate),
            ConstellationKind::WalkerDelta => self.walker(360.0, Phasing::Cumulative),
        }
    }

    /// The slot of the last plane that slot 0 of the first plane first links to across the seam.
    pub fn cross_seam_first_slot(&self) -> u32 {
        let middle = self.shape().satellites_per_plane.saturating_sub(1) / 2;
        self.isl.cross_seam_first_slot.unwrap_or(middle)
    }

    fn ring(&self) -> Shape {
        Shape {
            planes: 1,
            satellites_per_plane: self.longitudes_deg.len() as u32,
            altitude_km: self.altitude_km.unwrap_or(GEOSTATIONARY_KM),
            inclination_deg: 0.0,
            node_spacing_deg: 0.0,
            first_node_deg: 0.0,
            phase_step_deg: 0.0,
            phasing: Phasing::Alternate,
        }
    }

    fn walker(&self, turn_deg: f64, phasing: Phasing) -> Shape {
        let planes = self.planes.unwrap_or(1).max(1);
        let slots = self.satellites_per_plane.unwrap_or(1).max(1);
        let half_slot = 180.0 / f64::from(slots);
        let step = if self.kind == ConstellationKind::WalkerStar { half_slot } else { 0.0 };
        Shape {
            planes,
            satellites_per_plane: slots,
            altitude_km: self.altitude_km.unwrap_or(GEOSTATIONARY_KM),
            inclination_deg: self.inclination_deg.unwrap_or(90.0),
            node_spacing_deg: self.node_spacing_deg.unwrap_or(turn_deg / f64::from(planes)),
            first_node_deg: self.first_node_deg,
            phase_step_deg: self.phase_step_deg.unwrap_or(step),
            phasing: self.phasing.unwrap_or(phasing),
        }
    }
}
