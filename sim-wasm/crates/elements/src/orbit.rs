//! SGP4: the state of a satellite some time after the epoch of its element set.
//!
//! The constants are those of WGS 72, with which element sets are fitted; the expressions are the improved ones of
//! Vallado, Crawford and Hujsak 2006 (AIAA 2006-6753), of which the published verification set is.

use std::fmt;

use crate::element_set::{ElementSet, RADIUS_KM};
use crate::epoch::Epoch;

/// The Julian date of J2000.
const J2000: f64 = 2_451_545.0;

/// Position in km and velocity in km/s, in TEME.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    /// Position in km.
    pub position: [f64; 3],
    /// Velocity in km/s.
    pub velocity: [f64; 3],
}

/// Why a satellite has no state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The mean elements no longer are an ellipse (error 1 of the published program).
    MeanElements,
    /// The mean motion is not above 0 (error 2).
    MeanMotion,
    /// Sun and Moon made the orbit no ellipse (error 3).
    PerturbedElements,
    /// The semi-latus rectum is negative (error 4).
    SemiLatusRectum,
    /// It is below the surface of the Earth (error 6).
    Decayed,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::MeanElements => "its orbit has decayed: its mean elements are no ellipse any more",
            Self::MeanMotion => "its mean motion is not above 0",
            Self::PerturbedElements => "Sun and Moon have turned its orbit into no ellipse",
            Self::SemiLatusRectum => "its orbit has decayed: its semi-latus rectum is negative",
            Self::Decayed => "it has decayed: it is below the surface of the Earth",
        })
    }
}

impl ElementSet {
    /// Refuses elements from which no orbit follows at `instant`, as those of a satellite that has decayed.
    ///
    /// # Errors
    /// A sentence that names the satellite.
    pub fn flies_at(&self, instant: Epoch) -> Result<(), String> {
        let minutes = instant.seconds_since(self.epoch) / 60.0;
        match Orbit::new(self).and_then(|orbit| orbit.state(minutes)) {
            Ok(_) => Ok(()),
            Err(lost) => Err(format!("{} has no orbit at {instant}: {lost}", self.name)),
        }
    }
}

/// An element set ready for computing.
#[derive(Clone, Debug, PartialEq)]
pub struct Orbit {
    constants: sgp4::Constants,
}

impl Orbit {
    /// Prepares an element set.
    ///
    /// # Errors
    /// Why no orbit follows from it.
    pub fn new(set: &ElementSet) -> Result<Self, Lost> {
        let shape = sgp4::Orbit::from_kozai_elements(
            &sgp4::WGS72,
            set.inclination_deg.to_radians(),
            set.node_deg.to_radians(),
            set.eccentricity,
            set.perigee_deg.to_radians(),
            set.mean_anomaly_deg.to_radians(),
            // Turns a day in radians a minute.
            set.mean_motion_rev_day * (core::f64::consts::PI / 720.0),
        )
        .map_err(|_| Lost::MeanMotion)?;
        // The published program keeps the epoch as a Julian date in one number, which rounds it to 40 µs, and its
        // states follow from that: Sun, Moon and the resonances with the Earth's turn see the rounded epoch.
        let julian_date = set.epoch.days_since_j2000() + J2000;
        let years = (julian_date - J2000) / 365.25;
        let constants =
            sgp4::Constants::new(sgp4::WGS72, sgp4::iau_epoch_to_sidereal_time, years, set.drag, shape)
                .map_err(|_| Lost::MeanElements)?;
        Ok(Self { constants })
    }

    /// The state so many minutes after the epoch, or before it if negative.
    ///
    /// # Errors
    /// Why there is none.
    pub fn state(&self, minutes: f64) -> Result<State, Lost> {
        let found =
            self.constants.propagate(sgp4::MinutesSinceEpoch(minutes)).map_err(|error| match error {
                sgp4::Error::OutOfRangeEccentricity { .. } => Lost::MeanElements,
                sgp4::Error::OutOfRangePerturbedEccentricity { .. } => Lost::PerturbedElements,
                sgp4::Error::NegativeSemiLatusRectum { .. } => Lost::SemiLatusRectum,
            })?;
        let (position, velocity) = (found.position, found.velocity);
        let radius2: f64 = position.iter().map(|km| km * km).sum();
        if !radius2.is_finite() || !velocity.iter().all(|rate| rate.is_finite()) {
            return Err(Lost::MeanElements);
        }
        if radius2 < RADIUS_KM * RADIUS_KM {
            return Err(Lost::Decayed);
        }
        Ok(State { position, velocity })
    }
}
