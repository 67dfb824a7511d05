//! Constellations: the shape of the orbits, and what follows from it where the document is silent.

use skywindow_form::{Range, Scale, Unit, When, choices, part};

use super::{Elements, Gsl, Handover, Isl};

choices! { "How the planes of a constellation are spread." ConstellationKind {
    WalkerStar = "walker-star" "Walker star" "Near-polar planes over half a turn; planes on either side of the seam move in opposite directions.",
    WalkerDelta = "walker-delta" "Walker delta" "Inclined planes over a full turn, without a seam.",
    Geostationary = "geostationary" "Geostationary" "Satellites that stand over the equator at given longitudes.",
    Kepler = "kepler" "Kepler orbits" "Ellipses with perigee and apogee, which the Earth's oblateness may turn.",
    Elements = "elements" "Element sets" "Real satellites, propagated by SGP4 from their element sets.",
}}

/// The kinds whose planes are spread evenly.
const PLANES: Option<When> = Some(When { field: "kind", is: &["walker-star", "walker-delta", "kepler"] });
const WALKER: Option<When> = Some(When { field: "kind", is: &["walker-star", "walker-delta"] });
const CIRCLES: Option<When> =
    Some(When { field: "kind", is: &["walker-star", "walker-delta", "geostationary"] });
const GEOSTATIONARY: Option<When> = Some(When { field: "kind", is: &["geostationary"] });
const ELEMENTS: Option<When> = Some(When { field: "kind", is: &["elements"] });
const KEPLER: Option<When> = Some(When { field: "kind", is: &["kepler"] });

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
        label: "Kind", first: true,
        source: "Walker 1984",
    },
    planes: Option<u32> = None => {
        help: "The number of orbital planes.",
        label: "Planes", unit: Unit::count("planes"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 32.0)),
        null: "needed for Walker constellations; none beside a list of Kepler orbits", when: PLANES,
    },
    satellites_per_plane: Option<u32> = None => {
        help: "The number of satellites in each plane, evenly spaced.",
        label: "Satellites per plane", unit: Unit::count("satellites"), range: Range::of(1.0, 1_000.0),
        slider: Some((1.0, 40.0)),
        null: "needed where there are planes", when: PLANES,
    },
    altitude_km: Option<f64> = None => {
        help: "The height of the circular orbits above the sphere.",
        label: "Altitude", first: true, unit: Unit::KM, range: Range::of(100.0, 200_000.0), slider: Some((300.0, 40_000.0)),
        scale: Scale::Log,
        null: "35,786 km for geostationary satellites; needed for Walker constellations", when: CIRCLES,
    },
    perigee_km: Option<f64> = None => {
        help: "The height of the lowest point of the orbits above the sphere.",
        label: "Perigee", first: true, unit: Unit::KM, range: Range::of(100.0, 200_000.0), slider: Some((300.0, 20_000.0)),
        scale: Scale::Log, null: "from semi-major axis and eccentricity", when: KEPLER,
    },
    apogee_km: Option<f64> = None => {
        help: "The height of the highest point of the orbits above the sphere.",
        label: "Apogee", first: true, unit: Unit::KM, range: Range::of(100.0, 200_000.0), slider: Some((300.0, 60_000.0)),
        scale: Scale::Log, null: "from semi-major axis and eccentricity", when: KEPLER,
    },
    semi_major_axis_km: Option<f64> = None => {
        help: "Half the long axis of the orbits, in place of perigee and apogee.",
        label: "Semi-major axis", unit: Unit::KM, range: Range::of(100.0, 300_000.0),
        slider: Some((6_500.0, 50_000.0)), scale: Scale::Log, null: "from perigee and apogee", when: KEPLER,
    },
    eccentricity: Option<f64> = None => {
        help: "How far the ellipses are from circles, in place of perigee and apogee; from 1 on an orbit would be open.",
        label: "Eccentricity", range: Range::of(0.0, 0.99), slider: Some((0.0, 0.8)),
        null: "from perigee and apogee", when: KEPLER,
    },
    inclination_deg: Option<f64> = None => {
        help: "The angle between the orbital planes and the equator.",
        label: "Inclination", unit: Unit::DEG, range: Range::of(0.0, 180.0), slider: Some((0.0, 120.0)),
        null: "needed where there are planes", when: PLANES,
    },
    argument_of_perigee_deg: f64 = 0.0 => {
        help: "The angle along the orbit from its ascending node to its perigee: with 270° the apogee is in the north.",
        label: "Argument of perigee", unit: Unit::DEG, range: Range::of(-360.0, 360.0), slider: Some((0.0, 360.0)),
        when: KEPLER,
    },
    node_spacing_deg: Option<f64> = None => {
        help: "The angle between the ascending nodes of neighbouring planes.",
        label: "Node spacing", unit: Unit::DEG, range: Range::of(-360.0, 360.0), slider: Some((0.0, 180.0)),
        null: "180° / planes for a star, else 360° / planes", when: PLANES,
    },
    first_node_deg: f64 = 0.0 => {
        help: "The inertial longitude of the first plane's ascending node.",
        label: "First node", unit: Unit::DEG, range: Range::of(-360.0, 360.0), slider: Some((-180.0, 180.0)),
        when: PLANES,
    },
    first_anomaly_deg: f64 = 0.0 => {
        help: "The mean anomaly of the first plane's first satellite at the start: 0° at the perigee, 180° at the apogee.",
        label: "First mean anomaly", unit: Unit::DEG, range: Range::of(-360.0, 360.0), slider: Some((0.0, 360.0)),
        when: KEPLER,
    },
    phase_step_deg: Option<f64> = None => {
        help: "How far along their orbit the satellites of one plane are ahead of those of another.",
        label: "Phase step", unit: Unit::DEG, range: Range::of(-360.0, 360.0), slider: Some((0.0, 60.0)),
        null: "half a slot for a star, else 0°", when: PLANES,
    },
    phasing: Option<Phasing> = None => {
        help: "Whether odd planes get the phase step, or it adds up from plane to plane.",
        label: "Phasing",
        null: "alternate for a star, else cumulative", when: PLANES,
    },
    phase_resolution_deg: f64 = 0.0 => {
        help: "Phases are rounded to multiples of this, as in published tables; 0 keeps them exact.",
        label: "Phase resolution", unit: Unit::DEG, range: Range::of(0.0, 10.0), slider: Some((0.0, 1.0)),
        when: WALKER,
    },
    orbits: Vec<Orbit> = Vec::new() => {
        help: "Further Kepler orbits, each a plane of its own, numbered after the planes.",
        label: "Orbits", most: 1_000, when: KEPLER,
        fresh: r#"{"perigee_km": 1000, "apogee_km": 39000, "inclination_deg": 63.4, "argument_of_perigee_deg": 270}"#,
    },
    j2: bool = true => {
        help: "Whether the Earth's oblateness turns node, perigee and mean anomaly evenly.",
        label: "Drift by J2", source: "J2 = 1.08262668e-3, WGS 84", when: KEPLER,
    },
    longitudes_deg: Vec<f64> = Vec::new() => {
        help: "Where geostationary satellites stand; east is positive.",
        label: "Longitudes", unit: Unit::DEG, range: Range::of(-180.0, 180.0), most: 1_000, when: GEOSTATIONARY,
    },
    elements: Elements = Elements::none() => {
        help: "The element sets of real satellites as text: TLE, or OMM in CSV, JSON or XML; at most 10,000.",
        label: "Element sets", when: ELEMENTS,
        source: "CCSDS 502.0-B-3; Vallado, Crawford and Hujsak 2006",
    },
    elevation_mask_deg: f64 = 10.0 => {
        help: "A terminal can use a satellite only while it stands higher than this above the horizon.",
        label: "Elevation mask", first: true, unit: Unit::DEG, range: Range::of(0.0, 90.0), slider: Some((0.0, 45.0)),
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

part! { "A Kepler orbit with its satellites." Orbit in Constellation {
    satellites: Option<u32> = None => {
        help: "The number of its satellites, spread evenly in mean anomaly.",
        label: "Satellites", unit: Unit::count("satellites"), range: Range::of(1.0, 1_000.0),
        slider: Some((1.0, 40.0)), null: "1, or as many as there are anomalies",
    },
    perigee_km: Option<f64> = None => {
        help: "The height of its lowest point above the sphere.",
        label: "Perigee", unit: Unit::KM, range: Range::of(100.0, 200_000.0), slider: Some((300.0, 20_000.0)),
        scale: Scale::Log, null: "from semi-major axis and eccentricity",
    },
    apogee_km: Option<f64> = None => {
        help: "The height of its highest point above the sphere.",
        label: "Apogee", unit: Unit::KM, range: Range::of(100.0, 200_000.0), slider: Some((300.0, 60_000.0)),
        scale: Scale::Log, null: "from semi-major axis and eccentricity",
    },
    semi_major_axis_km: Option<f64> = None => {
        help: "Half its long axis, in place of perigee and apogee.",
        label: "Semi-major axis", unit: Unit::KM, range: Range::of(100.0, 300_000.0),
        slider: Some((6_500.0, 50_000.0)), scale: Scale::Log, null: "from perigee and apogee",
    },
    eccentricity: Option<f64> = None => {
        help: "How far it is from a circle, in place of perigee and apogee; from 1 on it would be open.",
        label: "Eccentricity", range: Range::of(0.0, 0.99), slider: Some((0.0, 0.8)),
        null: "from perigee and apogee",
    },
    inclination_deg: f64 => {
        help: "The angle between its plane and the equator.",
        label: "Inclination", unit: Unit::DEG, range: Range::of(0.0, 180.0), slider: Some((0.0, 120.0)),
    },
    node_deg: f64 = 0.0 => {
        help: "The inertial longitude of its ascending node.",
        label: "Node", unit: Unit::DEG, range: Range::of(-360.0, 360.0), slider: Some((-180.0, 180.0)),
    },
    argument_of_perigee_deg: f64 = 0.0 => {
        help: "The angle along it from its ascending node to its perigee: with 270° the apogee is in the north.",
        label: "Argument of perigee", unit: Unit::DEG, range: Range::of(-360.0, 360.0), slider: Some((0.0, 360.0)),
    },
    first_anomaly_deg: Option<f64> = None => {
        help: "The mean anomaly of its first satellite at the start: 0° at the perigee, 180° at the apogee.",
        label: "First mean anomaly", unit: Unit::DEG, range: Range::of(-360.0, 360.0), slider: Some((0.0, 360.0)),
        null: "0°",
    },
    anomalies_deg: Vec<f64> = Vec::new() => {
        help: "The mean anomaly of each satellite at the start, where they are not spread evenly.",
        label: "Mean anomalies", unit: Unit::DEG, range: Range::of(-360.0, 360.0), most: 1_000,
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

/// Size and shape of an ellipse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ellipse {
    /// By the heights of perigee and apogee above the sphere, in km.
    Heights {
        /// Of the lowest point.
        perigee_km: f64,
        /// Of the highest point.
        apogee_km: f64,
    },
    /// By half the long axis and the eccentricity.
    Axis {
        /// Half the long axis in km.
        semi_major_axis_km: f64,
        /// 0 for a circle.
        eccentricity: f64,
    },
}

impl Ellipse {
    /// What perigee, apogee, semi-major axis and eccentricity give, if they are one of the two pairs.
    const fn of([perigee_km, apogee_km, semi_major_axis_km, eccentricity]: [Option<f64>; 4]) -> Option<Self> {
        match (perigee_km, apogee_km, semi_major_axis_km, eccentricity) {
            (Some(perigee_km), Some(apogee_km), None, None) => Some(Self::Heights { perigee_km, apogee_km }),
            (None, None, Some(semi_major_axis_km), Some(eccentricity)) => {
                Some(Self::Axis { semi_major_axis_km, eccentricity })
            }
            _ => None,
        }
    }
}

impl Orbit {
    /// Its size and shape, if they are given as they should.
    pub const fn ellipse(&self) -> Option<Ellipse> {
        Ellipse::of([self.perigee_km, self.apogee_km, self.semi_major_axis_km, self.eccentricity])
    }

    /// The number of its satellites.
    pub fn count(&self) -> u32 {
        if self.anomalies_deg.is_empty() {
            self.satellites.unwrap_or(1)
        } else {
            self.anomalies_deg.len() as u32
        }
    }
}

/// Altitude of a geostationary orbit over the sphere, rounded as the papers give it.
const GEOSTATIONARY_KM: f64 = 35_786.0;

impl Constellation {
    /// The number of satellites, also when the document is not valid yet.
    pub fn satellites(&self) -> u64 {
        let spread =
            || u64::from(self.planes.unwrap_or(1)) * u64::from(self.satellites_per_plane.unwrap_or(1));
        match self.kind {
            ConstellationKind::Geostationary => self.longitudes_deg.len() as u64,
            ConstellationKind::WalkerStar | ConstellationKind::WalkerDelta => spread(),
            ConstellationKind::Kepler => {
                let listed: u64 = self.orbits.iter().map(|orbit| u64::from(orbit.count())).sum();
                if self.has_planes() { spread() + listed } else { listed }
            }
            ConstellationKind::Elements => self.elements.sets().len() as u64,
        }
    }

    /// Whether it has planes spread evenly.
    pub fn has_planes(&self) -> bool {
        match self.kind {
            ConstellationKind::Geostationary => false,
            ConstellationKind::WalkerStar | ConstellationKind::WalkerDelta => true,
            ConstellationKind::Kepler => self.orbits.is_empty() || self.planes.is_some(),
            ConstellationKind::Elements => false,
        }
    }

    /// The number of planes, and that of satellites in the fullest one.
    pub fn grid(&self) -> (u32, u32) {
        if let Some(shape) = self.shape() {
            return (shape.planes, shape.satellites_per_plane);
        }
        let planes = if self.has_planes() { self.planes.unwrap_or(1) } else { 0 };
        let slots = if self.has_planes() { self.satellites_per_plane.unwrap_or(1) } else { 0 };
        let listed = self.orbits.iter().map(Orbit::count).max().unwrap_or(0);
        let alone = self.elements.sets().len().max(self.orbits.len());
        (planes + alone as u32, slots.max(listed))
    }

    /// The arrangement with defaults filled in; none for orbits that are no circles.
    pub fn shape(&self) -> Option<Shape> {
        match self.kind {
            ConstellationKind::Geostationary => Some(self.ring()),
            ConstellationKind::WalkerStar => Some(self.walker(180.0, Phasing::Alternate)),
            ConstellationKind::WalkerDelta => Some(self.walker(360.0, Phasing::Cumulative)),
            ConstellationKind::Kepler | ConstellationKind::Elements => None,
        }
    }

    /// The size and shape of its planes of Kepler orbits, if they are given as they should.
    pub const fn ellipse(&self) -> Option<Ellipse> {
        Ellipse::of([self.perigee_km, self.apogee_km, self.semi_major_axis_km, self.eccentricity])
    }

    /// The slot of the last plane that slot 0 of the first plane first links to across the seam.
    pub fn cross_seam_first_slot(&self) -> u32 {
        let middle = self.satellites_per_plane.unwrap_or(1).saturating_sub(1) / 2;
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
