//! The model of another path: what a hint does to it. LeoCC's way is that of its kernel module (Lai et al. 2025, `leocc.c`):
//! a reconfiguration ends the cruise in a PROBE_RTT with half of what the path held, whose last round trip is the shortest
//! one from then on, and STARTUP follows with a filter that knows no bandwidth.

use skywindow_units::{Duration, SimTime};

use super::{Bbr, BbrHint, Mode};

/// What is left to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anew {
    /// The first round trip of what leaves from then on is the shortest one.
    FirstRoundTrip(SimTime),
    /// PROBE_RTT must come, or has.
    Probe,
}

impl Bbr {
    /// The path is another one.
    pub(super) fn begin_anew(&mut self, now: SimTime) {
        match self.way.hint {
            BbrHint::Keep => {}
            BbrHint::LeoCc => self.anew = Some(Anew::Probe),
            BbrHint::Startup => {
                self.anew = Some(Anew::FirstRoundTrip(now));
                self.start_up_again();
            }
        }
    }

    /// Nothing is known of the bandwidth: data leave as fast as before until STARTUP knows more.
    fn start_up_again(&mut self) {
        (self.full, self.full_bandwidth, self.full_rounds) = (false, 0, 0);
        self.bandwidth.reset();
        self.policer.reset();
        self.enter(Mode::Startup);
        self.set_gains();
    }

    /// Whether a round trip that is told of now is the first of the new path.
    pub(super) fn is_first_of_new_path(&mut self, now: SimTime, rtt: Option<Duration>) -> bool {
        let Some(Anew::FirstRoundTrip(since)) = self.anew else { return false };
        let first = rtt.is_some_and(|rtt| now.since(since) >= rtt);
        if first {
            self.anew = None;
        }
        first
    }

    /// Whether PROBE_RTT must come, which it does once STARTUP and DRAIN are over.
    pub(super) fn must_probe_anew(&self) -> bool {
        self.anew == Some(Anew::Probe) && self.mode == Mode::ProbeBw
    }

    /// What may be in flight in PROBE_RTT: of another path half of what the last one held (leocc_probe_rtt_cwnd_gain), which
    /// LeoCC leaves there every time.
    pub(super) fn probe_rtt_cwnd(&self) -> u32 {
        let least = self.least_cwnd();
        if self.way.leo || self.anew == Some(Anew::Probe) {
            self.volume(self.rate(), self.way.anew_gain).saturating_mul(self.unit()).max(least)
        } else {
            least
        }
    }

    /// PROBE_RTT is over, with a round trip of `rtt` at last.
    pub(super) fn end_anew(&mut self, rtt: Option<Duration>) {
        let anew = self.anew == Some(Anew::Probe);
        if anew || self.way.leo {
            self.min_rtt = rtt.or(self.min_rtt);
        }
        if anew {
            self.anew = None;
            self.start_up_again();
        }
    }
}
