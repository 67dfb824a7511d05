//! What a sky is made of, as plain numbers: Earth constants, constellations, link rules and terminals.

use skywindow_units::SimTime;

use crate::earth::EarthSpec;
use crate::handover::HandoverPolicy;
use crate::kinds::OrbitSpec;

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

/// Instants at which every terminal chooses anew, whatever it holds: among all satellites in view, as if it had none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReconfigurationSpec {
    /// The first of them, s; at least 0.
    pub first_s: f64,
    /// From one to the next, s; at least 0.001.
    pub every_s: f64,
}

/// Handover rules of the terminals of a constellation. The check also governs its ISLs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HandoverSpec {
    /// How a terminal chooses.
    pub policy: HandoverPolicy,
    /// When it does.
    pub check: Check,
    /// When it must do so besides, if ever.
    pub reconfiguration: Option<ReconfigurationSpec>,
}

impl Default for HandoverSpec {
    fn default() -> Self {
        Self { policy: HandoverPolicy::Hold, check: Check::Interval { seconds: 10.0 }, reconfiguration: None }
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

/// Links to the nearest satellites, wherever their orbits lie: two are linked while each is among the nearest of the
/// other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NearestSpec {
    /// The most links a satellite has, 1 to 16.
    pub neighbours: u32,
    /// The greatest length of a link in km, above 0.
    pub range_km: f64,
    /// How often the nearest are looked for where everything else is checked exactly, in s, at least 0.001; else at
    /// every check.
    pub interval_s: f64,
}

/// Which inter-satellite links a constellation has, and when they are up.
#[derive(Clone, Debug, PartialEq)]
pub struct IslSpec {
    /// Links by distance alone. Of the other rules only that of the clearance holds beside it.
    pub nearest: Option<NearestSpec>,
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
            nearest: None,
            intraplane: Vec::new(),
            interplane: Vec::new(),
            latitude_limit_deg: 60.0,
            clearance_km: 150.0,
            cross_seam: None,
        }
    }
}

/// One constellation.
#[derive(Clone, Debug, PartialEq)]
pub struct ConstellationSpec {
    /// Where its satellites are.
    pub orbits: OrbitSpec,
    /// A terminal sees a satellite while its elevation exceeds this, in degrees, 0 to 90.
    pub elevation_mask_deg: f64,
    /// Inter-satellite links.
    pub isl: IslSpec,
    /// How terminals choose their satellite.
    pub handover: HandoverSpec,
}

impl ConstellationSpec {
    /// A constellation with these orbits, mask 0 and no links.
    pub fn new(orbits: impl Into<OrbitSpec>) -> Self {
        Self {
            orbits: orbits.into(),
            elevation_mask_deg: 0.0,
            isl: IslSpec::default(),
            handover: HandoverSpec::default(),
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
    /// How many satellites it uses at once, 1 to [`MOST_AT_ONCE`]; as many as it sees where the policy uses all.
    pub at_once: u32,
}

/// The most satellites that a terminal uses at once.
pub const MOST_AT_ONCE: u32 = 8;

impl TerminalSpec {
    /// A terminal on its own.
    pub const fn new(latitude_deg: f64, longitude_deg: f64, constellation: usize) -> Self {
        Self { latitude_deg, longitude_deg, constellation, avoids: None, at_once: 1 }
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
    /// The instant at which everything stands still for good, as if it were always that time; none: time goes on.
    pub frozen_at: Option<SimTime>,
}
