//! What a sky is made of, as plain numbers: Earth constants, constellations, link rules and terminals.

/// The constants of the model: a sphere that turns evenly, and the speed of light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EarthSpec {
    /// Radius of the sphere in km, above 0.
    pub radius_km: f64,
    /// Gravitational parameter GM in km³/s², above 0.
    pub gm_km3_s2: f64,
    /// Time of one turn against the stars in s, above 0.
    pub sidereal_day_s: f64,
    /// Speed of light in km/s, above 0.
    pub light_km_s: f64,
}

impl Default for EarthSpec {
    /// The constants of the satellite module of ns-2, which the papers used.
    fn default() -> Self {
        Self { radius_km: 6378.0, gm_km3_s2: 398_601.2, sidereal_day_s: 86_164.0, light_km_s: 299_793.0 }
    }
}

/// How the planes of a constellation lie around the Earth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstellationKind {
    /// Ascending nodes over half a turn: near-polar planes, with a seam between the first and the last
    /// where satellites move in opposite directions (J. G. Walker, 1984).
    WalkerStar,
    /// Ascending nodes over a full turn: no seam, the last plane is the first one's neighbour.
    WalkerDelta,
    /// Satellites at fixed longitudes above the equator.
    Geostationary,
}

/// Which planes the phase step shifts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phasing {
    /// Odd planes are shifted by one step.
    Alternate,
    /// Plane p is shifted by p steps.
    Cumulative,
}

/// How a terminal chooses among the satellites of its constellation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandoverPolicy {
    /// Keeps its satellite until that sinks to the mask; then takes the follower in the same plane
    /// (slot − 1) if that is above the mask, else the highest one.
    Hold,
    /// Always the satellite with the highest elevation.
    HighestElevation,
    /// Always the nearest satellite above the mask. On a sphere, among satellites of one altitude, that is
    /// the highest one.
    Nearest,
    /// Keeps its satellite until that sinks to the mask; then takes the one that will stay above the mask
    /// for the longest time.
    LongestVisible,
    /// Can use every satellite above the mask at once.
    Ideal,
}

/// When links and terminals look at the sky.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Check {
    /// At 0 and then each time this many seconds have passed; at least 0.001.
    Interval {
        /// The interval in s.
        seconds: f64,
    },
    /// At the very instant at which a condition changes, found to 1 µs.
    Exact,
}

/// Handover rules of the terminals of a constellation. The check also governs its ISLs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HandoverSpec {
    /// How a terminal chooses.
    pub policy: HandoverPolicy,
    /// When it does.
    pub check: Check,
}

impl Default for HandoverSpec {
    fn default() -> Self {
        Self { policy: HandoverPolicy::Hold, check: Check::Interval { seconds: 10.0 } }
    }
}

/// Links across the seam of a Walker star: one for each satellite of the first plane.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CrossSeamSpec {
    /// Slot k of the first plane begins with slot (first_slot − k) modulo the slots of the last plane.
    pub first_slot: i32,
    /// The link is down while the longitudes of its ends differ by less than this, in degrees, 0 to 180.
    pub min_longitude_deg: f64,
}

/// Which inter-satellite links a constellation has, and when they are up.
#[derive(Clone, Debug, PartialEq)]
pub struct IslSpec {
    /// Reaches within the plane: 1 joins slot k with k + 1, 2 with k + 2. Such a link keeps its length, and
    /// is always up unless the Earth itself stands between its ends.
    pub intraplane: Vec<u32>,
    /// Reaches across planes: 1 joins slot k of plane p with slot k of plane p + 1.
    pub interplane: Vec<u32>,
    /// Links between planes are up while both ends are at most this far from the equator, in degrees
    /// (90 = no limit).
    pub latitude_limit_deg: f64,
    /// and while the straight line stays at least this high above the sphere, in km.
    pub clearance_km: f64,
    /// Links across the seam, for a Walker star.
    pub cross_seam: Option<CrossSeamSpec>,
}

impl Default for IslSpec {
    /// No links; the limits of the papers.
    fn default() -> Self {
        Self {
            intraplane: Vec::new(),
            interplane: Vec::new(),
            latitude_limit_deg: 60.0,
            clearance_km: 150.0,
            cross_seam: None,
        }
    }
}

/// One constellation: circular orbits of one altitude and inclination.
#[derive(Clone, Debug, PartialEq)]
pub struct ConstellationSpec {
    /// How the planes lie.
    pub kind: ConstellationKind,
    /// Number of planes; ignored for geostationary satellites, which have one.
    pub planes: u32,
    /// Satellites in each plane; ignored for geostationary satellites.
    pub satellites_per_plane: u32,
    /// Height above the sphere in km.
    pub altitude_km: f64,
    /// Inclination in degrees, 0 to 180; ignored for geostationary satellites.
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
    /// Longitudes of geostationary satellites in degrees; empty for the other kinds.
    pub longitudes_deg: Vec<f64>,
    /// A terminal sees a satellite while its elevation exceeds this, in degrees, 0 to 90.
    pub elevation_mask_deg: f64,
    /// Inter-satellite links.
    pub isl: IslSpec,
    /// How terminals choose their satellite.
    pub handover: HandoverSpec,
}

impl ConstellationSpec {
    /// A Walker star with default nodes and phases, mask 0 and no links.
    pub fn walker_star(
        planes: u32,
        satellites_per_plane: u32,
        altitude_km: f64,
        inclination_deg: f64,
    ) -> Self {
        Self {
            kind: ConstellationKind::WalkerStar,
            planes,
            satellites_per_plane,
            altitude_km,
            inclination_deg,
            node_spacing_deg: None,
            first_node_deg: 0.0,
            phase_step_deg: None,
            phasing: None,
            phase_resolution_deg: 0.0,
            longitudes_deg: Vec::new(),
            elevation_mask_deg: 0.0,
            isl: IslSpec::default(),
            handover: HandoverSpec::default(),
        }
    }

    /// A Walker delta with default nodes and phases, mask 0 and no links.
    pub fn walker_delta(
        planes: u32,
        satellites_per_plane: u32,
        altitude_km: f64,
        inclination_deg: f64,
    ) -> Self {
        Self {
            kind: ConstellationKind::WalkerDelta,
            ..Self::walker_star(planes, satellites_per_plane, altitude_km, inclination_deg)
        }
    }

    /// Satellites 35,786 km above the equator at the given longitudes, mask 0 and no links.
    pub fn geostationary(longitudes_deg: &[f64]) -> Self {
        Self {
            kind: ConstellationKind::Geostationary,
            longitudes_deg: longitudes_deg.to_vec(),
            ..Self::walker_star(1, longitudes_deg.len() as u32, 35_786.0, 0.0)
        }
    }

    /// Number of planes; 1 for geostationary satellites.
    pub fn plane_count(&self) -> u32 {
        if self.kind == ConstellationKind::Geostationary { 1 } else { self.planes }
    }

    /// Number of satellites in each plane.
    pub fn slot_count(&self) -> u32 {
        if self.kind == ConstellationKind::Geostationary {
            u32::try_from(self.longitudes_deg.len()).unwrap_or(u32::MAX)
        } else {
            self.satellites_per_plane
        }
    }

    /// Degrees between neighbouring ascending nodes, defaults applied.
    pub fn node_spacing(&self) -> f64 {
        let span = if self.kind == ConstellationKind::WalkerStar { 180.0 } else { 360.0 };
        self.node_spacing_deg.unwrap_or(span / f64::from(self.plane_count()))
    }

    /// Degrees by which `plane` is shifted along its orbit, defaults applied.
    pub fn phase_shift(&self, plane: u32) -> f64 {
        let star = self.kind == ConstellationKind::WalkerStar;
        let step =
            self.phase_step_deg.unwrap_or(if star { 180.0 / f64::from(self.slot_count()) } else { 0.0 });
        match self.phasing.unwrap_or(if star { Phasing::Alternate } else { Phasing::Cumulative }) {
            Phasing::Alternate => step * f64::from(plane % 2),
            Phasing::Cumulative => step * f64::from(plane),
        }
    }
}

/// A place on the ground with an antenna for one constellation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TerminalSpec {
    /// Degrees north, -90 to 90.
    pub latitude_deg: f64,
    /// Degrees east, -360 to 360.
    pub longitude_deg: f64,
    /// Index of the constellation it uses.
    pub constellation: usize,
    /// An earlier terminal of the same constellation, usually at the same place. Satellites that it uses, or
    /// that the one it avoids in turn uses, are not for this one.
    pub avoids: Option<u32>,
}

impl TerminalSpec {
    /// A terminal on its own.
    pub const fn new(latitude_deg: f64, longitude_deg: f64, constellation: usize) -> Self {
        Self { latitude_deg, longitude_deg, constellation, avoids: None }
    }
}

/// Everything a [`crate::Sky`] is made from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SkySpec {
    /// Constants of the model.
    pub earth: EarthSpec,
    /// Constellations; all together at most 10,000 satellites.
    pub constellations: Vec<ConstellationSpec>,
    /// Terminals, at most 50,000.
    pub terminals: Vec<TerminalSpec>,
}
