//! An element set: the mean elements of one satellite at one instant, and how it is written.

use std::fmt::Write as _;

use crate::epoch::Epoch;

/// The mean elements of a satellite for SGP4, as TLE and OMM carry them.
#[derive(Clone, Debug, PartialEq)]
pub struct ElementSet {
    /// What the satellite is called; its catalogue number where the file has no name.
    pub name: String,
    /// Its number in the catalogue, up to nine digits.
    pub catalogue_number: u32,
    /// The instant of the elements.
    pub epoch: Epoch,
    /// Turns a day (Kozai).
    pub mean_motion_rev_day: f64,
    /// Eccentricity, 0 to below 1.
    pub eccentricity: f64,
    /// Inclination in degrees.
    pub inclination_deg: f64,
    /// Right ascension of the ascending node in degrees.
    pub node_deg: f64,
    /// Argument of perigee in degrees.
    pub perigee_deg: f64,
    /// Mean anomaly in degrees.
    pub mean_anomaly_deg: f64,
    /// The drag term B* in 1/Earth radii.
    pub drag: f64,
}

/// One number of an element set: its keyword in OMM, what it is called, and between what it lies.
#[derive(Debug)]
pub(crate) struct Number {
    pub keyword: &'static str,
    name: &'static str,
    low: f64,
    high: f64,
}

const fn number(keyword: &'static str, name: &'static str, low: f64, high: f64) -> Number {
    Number { keyword, name, low, high }
}

/// No satellite above the ground goes round as often in a day.
pub(crate) const MEAN_MOTION: Number = number("MEAN_MOTION", "mean motion", 1e-6, 20.0);
pub(crate) const ECCENTRICITY: Number = number("ECCENTRICITY", "eccentricity", 0.0, 0.999_999_9);
pub(crate) const INCLINATION: Number = number("INCLINATION", "inclination", 0.0, 180.0);
pub(crate) const NODE: Number = number("RA_OF_ASC_NODE", "right ascension of the node", -360.0, 360.0);
pub(crate) const PERIGEE: Number = number("ARG_OF_PERICENTER", "argument of perigee", -360.0, 360.0);
pub(crate) const MEAN_ANOMALY: Number = number("MEAN_ANOMALY", "mean anomaly", -360.0, 360.0);
pub(crate) const DRAG: Number = number("BSTAR", "drag term", -100.0, 100.0);

impl Number {
    /// The number that stands in `text`.
    pub fn parse(&self, text: &str) -> Result<f64, String> {
        let value: f64 = text.parse().map_err(|_| format!("the {} `{text}` is no number", self.name))?;
        if value >= self.low && value <= self.high {
            Ok(value)
        } else {
            Err(format!("the {} {value} is not between {} and {}", self.name, self.low, self.high))
        }
    }
}

/// The constants of element sets: WGS 72.
pub const GM_KM3_S2: f64 = 398_600.8;
const DAY_S: f64 = 86_400.0;
/// The radius of the Earth at the equator in WGS 72.
pub const RADIUS_KM: f64 = 6378.135;

/// The largest catalogue number: nine digits, as OMM carries them.
const MAX_CATALOGUE_NUMBER: u32 = 999_999_999;

/// A catalogue number in digits.
pub(crate) fn catalogue_number(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|&number| number <= MAX_CATALOGUE_NUMBER);
    number.ok_or_else(|| format!("the catalogue number `{text}` is no number of at most nine digits"))
}

impl ElementSet {
    /// Half the long axis of its orbit, as its turns a day give it.
    pub fn semi_major_axis_km(&self) -> f64 {
        let rate = self.mean_motion_rev_day * core::f64::consts::TAU / DAY_S;
        libm::cbrt(GM_KM3_S2 / (rate * rate))
    }
}

/// Element sets as OMM in CSV, with what SGP4 needs and nothing else: the shortest of the formats, that a document
/// keeps. Reading it gives the same numbers, to the bit.
pub fn to_csv(sets: &[ElementSet]) -> String {
    let mut text = String::from(
        "OBJECT_NAME,NORAD_CAT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,\
         MEAN_ANOMALY,BSTAR\n",
    );
    for set in sets {
        let name = if set.name.contains([',', '"']) {
            format!("\"{}\"", set.name.replace('"', "\"\""))
        } else {
            set.name.clone()
        };
        let _ = writeln!(
            text,
            "{name},{},{},{},{},{},{},{},{},{:e}",
            set.catalogue_number,
            set.epoch,
            set.mean_motion_rev_day,
            set.eccentricity,
            set.inclination_deg,
            set.node_deg,
            set.perigee_deg,
            set.mean_anomaly_deg,
            set.drag,
        );
    }
    text
}
