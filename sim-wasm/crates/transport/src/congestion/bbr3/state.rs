//! What BBRv3 is in, what it is told and what it keeps for later.

use skywindow_units::{Duration, SimTime};

use super::Bbr3Reason;

/// The state (section 5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Startup,
    Drain,
    Down,
    Cruise,
    Refill,
    Up,
    ProbeRtt,
}

impl State {
    /// Whether it is one of ProbeBW's.
    pub const fn probes_bw(self) -> bool {
        matches!(self, Self::Down | Self::Cruise | Self::Refill | Self::Up)
    }

    /// Whether it looks for more bandwidth (IsProbingBW).
    pub const fn accelerates(self) -> bool {
        matches!(self, Self::Startup | Self::Refill | Self::Up)
    }

    /// The pacing gain, percent (section 5.6.1).
    pub const fn pacing_gain(self) -> u64 {
        match self {
            Self::Startup => 277,
            Self::Drain => 50,
            Self::Down => 90,
            Self::Cruise | Self::Refill | Self::ProbeRtt => 100,
            Self::Up => 125,
        }
    }
}

/// What the acknowledgements that come in say of the probes (section 2.13, BBR.ack_phase).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AckPhase {
    Init,
    Refilling,
    Starting,
    Feedback,
    Stopping,
}

/// What an acknowledgement tells (RS of section 2.2), bytes and bytes a second.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    pub now: SimTime,
    /// Newly arrived.
    pub newly: u64,
    /// Arrived since the newest of it left, before that, and how fast; 0 if that is not to be believed.
    pub delivered: u64,
    pub prior: u64,
    pub rate: u64,
    /// The application or ProbeRTT limited that.
    pub limited: bool,
    /// In flight when it left, and lost since.
    pub tx_in_flight: u64,
    pub lost: u64,
    pub rtt: Option<Duration>,
    /// In flight now.
    pub flight: u64,
}

/// Whether the pipe is full (section 5.3.1.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct FullPipe {
    pub bandwidth: u64,
    pub rounds: u32,
    /// Since it was last looked for, and ever.
    pub now: bool,
    pub reached: bool,
}

impl FullPipe {
    /// It is looked for anew, from such a bandwidth on (ResetFullBW).
    pub fn reset(&mut self, bandwidth: u64) {
        *self = Self { bandwidth, reached: self.reached, ..Self::default() };
    }
}

/// What is given back where a repair was needless (section 2.14).
#[derive(Clone, Copy, Debug)]
pub(super) struct Undo {
    /// The state that losses ended.
    pub state: Option<State>,
    pub bw_shortterm: u64,
    pub inflight_shortterm: u64,
    pub inflight_longterm: u64,
}

/// What is to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Tells {
    /// Why the state is another, before it.
    pub why: Option<Bbr3Reason>,
    pub phase: bool,
    pub bounds: bool,
    pub model: bool,
}
