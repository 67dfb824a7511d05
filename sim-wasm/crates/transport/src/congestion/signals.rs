//! What controllers are told, and what they answer.

use skywindow_units::{Duration, SimTime};

use super::RateSample;

/// Data that leave, for the first time or again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure {
    /// When they do.
    pub now: SimTime,
    /// How many they are, bytes.
    pub bytes: u32,
    /// What is in flight with them, bytes.
    pub flight: u32,
    /// Whether the application, and not the window, keeps others back.
    pub app_limited: bool,
}

/// What one acknowledgement tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Acked {
    /// When it came.
    pub now: SimTime,
    /// Bytes newly acknowledged.
    pub bytes: u32,
    /// How many of them lie above a gap, where these count.
    pub above_gap: u32,
    /// Whether everything is acknowledged up to some later data than before.
    pub advanced: bool,
    /// Whether the window, and nothing else, held the sender back.
    pub limited: bool,
    /// Whether losses are being repaired, or it tells of a congestion mark: a window that losses cut does not grow.
    pub recovering: bool,
    /// Everything below is acknowledged: a position in the order of sending.
    pub up_to: u64,
    /// The position of what is sent next.
    pub next: u64,
    /// Round trip of the newest data acknowledged, if it was sent once.
    pub rtt: Option<Duration>,
    /// Smoothed round-trip time.
    pub srtt: Duration,
    /// What is in flight after it, bytes.
    pub flight: u32,
    /// When the next data may leave by the pacing that there is.
    pub next_departure: SimTime,
    /// How fast data arrive, where the controller [needs](super::Controller::needs_rates) that.
    pub rate: Option<RateSample>,
}

/// The state of the sender when something was lost or marked.
#[derive(Clone, Copy, Debug)]
pub struct Loss {
    /// Data sent and not acknowledged, bytes (FlightSize of RFC 5681). It is more than the window where much of it has
    /// arrived out of order: a cut is one of the smaller of both, lest it be a raise.
    pub flight: u32,
    /// What the sender may have in flight at most: the smaller of its window and the receiver's, bytes.
    pub window: u32,
}

/// The rule by which a window grew, of those that each protocol says by its own standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Slow start.
    SlowStart,
    /// Congestion avoidance by additive increase; so many bytes acknowledged led to it.
    Additive {
        /// Bytes acknowledged since the last growth.
        acked: u32,
    },
}

/// A window that grew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Growth {
    /// Window before, bytes.
    pub from: u32,
    /// Window after, bytes.
    pub to: u32,
    /// The rule.
    pub rule: Rule,
}

/// What an acknowledgement did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The window grew by a rule that is each protocol's to say.
    pub growth: Option<Growth>,
    /// The controller has something to [tell](super::Controller::tell).
    pub told: bool,
}

impl Outcome {
    /// The window grew from so many bytes to so many.
    pub const fn grown(from: u32, to: u32, rule: Rule) -> Self {
        Self { growth: Some(Growth { from, to, rule }), told: false }
    }
}
