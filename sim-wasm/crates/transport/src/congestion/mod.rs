//! Congestion controllers: what an acknowledgement, a loss or a pause does to a congestion window.
//!
//! A controller knows bytes and time, but neither sequence numbers nor packets: so it serves every protocol, and
//! its growth depends on what is acknowledged, not on how many acknowledgements tell of it.

mod cubic;
mod hystart;
mod newreno;
mod slow_start;

use skywindow_form::choices;
use skywindow_units::{Duration, SimTime};

pub use cubic::Cubic;
pub use newreno::NewReno;

/// The parameters that controllers share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Bytes of a full segment (SMSS).
    pub unit: u32,
    /// Window at the start, bytes.
    pub initial_window: u32,
    /// Slow start threshold at the start, bytes.
    pub initial_ssthresh: u32,
    /// Smallest slow start threshold after a loss, units.
    pub floor_units: u32,
    /// Growth in slow start for one acknowledgement, units (the L of RFC 3465 section 2.2); 1 after a timeout. 0
    /// counts acknowledgements instead of bytes: each is worth one unit, however much it covers.
    pub byte_counting_limit: u32,
    /// Halve the window and cut it to whole units, as stacks that counted segments did, instead of halving the
    /// data in flight to the byte (RFC 5681 equation 4).
    pub whole_units: bool,
    /// Leave slow start when round trips grow longer (RFC 9406).
    pub hystart: bool,
    /// Let a flow that loses its share release it faster (RFC 9438 section 4.7).
    pub fast_convergence: bool,
}

/// What one acknowledgement tells.
#[derive(Clone, Copy, Debug)]
pub struct Acked {
    /// When it came.
    pub now: SimTime,
    /// Bytes newly acknowledged.
    pub bytes: u32,
    /// Whether the window, and nothing else, held the sender back.
    pub limited: bool,
    /// Everything below is acknowledged: a position in the order of sending.
    pub up_to: u64,
    /// The position of what is sent next.
    pub next: u64,
    /// Round trip of the newest data acknowledged, if it was sent once.
    pub rtt: Option<Duration>,
    /// Smoothed round-trip time.
    pub srtt: Duration,
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

/// The rule by which a window grew.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rule {
    /// Slow start.
    SlowStart,
    /// Conservative slow start (RFC 9406 section 4.2).
    ConservativeSlowStart,
    /// Congestion avoidance by additive increase; so many bytes acknowledged led to it.
    Additive {
        /// Bytes acknowledged since the last growth.
        acked: u32,
    },
    /// The cubic function of the time since the last cut.
    Cubic {
        /// The window it leads to in one round trip, bytes.
        target: u32,
        /// The window of the last loss, its plateau, bytes.
        w_max: u32,
    },
    /// CUBIC, where an AIMD flow would be faster.
    RenoFriendly {
        /// The estimate of the window of that flow, bytes.
        estimate: u32,
        /// What the cubic function says, bytes.
        cubic: u32,
    },
}

/// A window that grew.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    /// Window before, bytes.
    pub from: u32,
    /// Window after, bytes.
    pub to: u32,
    /// The rule.
    pub rule: Rule,
}

/// A step of HyStart++ (RFC 9406 section 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Round trips grew longer: slow start goes on at a quarter of its speed.
    Conservative {
        /// Shortest round trip of this round.
        rtt: Duration,
        /// Shortest round trip of the round before.
        before: Duration,
    },
    /// They are as short as before after all: full speed again.
    Resumed {
        /// Shortest round trip of this round.
        rtt: Duration,
    },
    /// They stayed long for five rounds: congestion avoidance begins.
    Left,
}

/// What an acknowledgement did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// The window grew.
    pub growth: Option<Growth>,
    /// HyStart++ took a step.
    pub phase: Option<Phase>,
}

/// A congestion controller.
pub trait Controller {
    /// Congestion window, bytes.
    fn cwnd(&self) -> u32;
    /// Slow start threshold, bytes.
    fn ssthresh(&self) -> u32;
    /// Bytes acknowledged towards the next growth in congestion avoidance; 0 where none are counted.
    fn partial(&self) -> u32;
    /// New data were acknowledged outside of loss recovery.
    fn on_ack(&mut self, acked: &Acked) -> Outcome;
    /// A loss was reported, or a congestion mark: the first in this window of data.
    fn on_congestion(&mut self, loss: &Loss);
    /// The retransmission timer expired; `again` if it did so before for the same data.
    fn on_timeout(&mut self, loss: &Loss, again: bool);
    /// Nothing was sent for a while, until now: the window is at most `restart` bytes.
    fn on_idle(&mut self, restart: u32);
    /// A full segment has another size from now on, bytes.
    fn set_unit(&mut self, unit: u32);
}

choices! { "What the congestion window follows." Algorithm {
    NewReno = "newreno" "Reno" "One segment each round trip, half after a loss (RFC 5681).",
    Cubic = "cubic" "CUBIC" "A cubic function of the time since the last loss, seven tenths after one (RFC 9438).",
}}

/// The controller of a sender, chosen when it is made.
///
/// What it says is asked several times for every packet and is made of fractions, so it is kept as whole bytes from one
/// change to the next.
#[derive(Clone, Copy, Debug)]
pub struct Congestion {
    law: Law,
    cwnd: u32,
    ssthresh: u32,
    partial: u32,
}

#[derive(Clone, Copy, Debug)]
enum Law {
    NewReno(NewReno),
    Cubic(Cubic),
}

macro_rules! either {
    ($law:expr, $controller:ident => $call:expr) => {
        match $law {
            Law::NewReno($controller) => $call,
            Law::Cubic($controller) => $call,
        }
    };
}

impl Congestion {
    /// The controller `algorithm`.
    pub fn new(algorithm: Algorithm, rules: Rules) -> Self {
        let law = match algorithm {
            Algorithm::NewReno => Law::NewReno(NewReno::new(rules)),
            Algorithm::Cubic => Law::Cubic(Cubic::new(rules)),
        };
        let mut controller = Self { law, cwnd: 0, ssthresh: 0, partial: 0 };
        controller.keep();
        controller
    }

    #[inline]
    fn keep(&mut self) {
        (self.cwnd, self.ssthresh, self.partial) =
            either!(&self.law, law => (law.cwnd(), law.ssthresh(), law.partial()));
    }
}

impl Controller for Congestion {
    #[inline]
    fn cwnd(&self) -> u32 {
        self.cwnd
    }
    #[inline]
    fn ssthresh(&self) -> u32 {
        self.ssthresh
    }
    #[inline]
    fn partial(&self) -> u32 {
        self.partial
    }
    #[inline(always)]
    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        let outcome = either!(&mut self.law, law => law.on_ack(acked));
        self.keep();
        outcome
    }
    fn on_congestion(&mut self, loss: &Loss) {
        either!(&mut self.law, law => law.on_congestion(loss));
        self.keep();
    }
    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        either!(&mut self.law, law => law.on_timeout(loss, again));
        self.keep();
    }
    fn on_idle(&mut self, restart: u32) {
        either!(&mut self.law, law => law.on_idle(restart));
        self.keep();
    }
    fn set_unit(&mut self, unit: u32) {
        either!(&mut self.law, law => law.set_unit(unit));
        self.keep();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) const RULES: Rules = Rules {
        unit: 1000,
        initial_window: 10_000,
        initial_ssthresh: 10_000,
        floor_units: 2,
        byte_counting_limit: 1,
        whole_units: false,
        hystart: false,
        fast_convergence: true,
    };

    /// An acknowledgement of so many bytes that the window held back.
    pub(super) fn acked(bytes: u32) -> Acked {
        let (now, srtt) = (SimTime::ZERO, Duration::from_millis(100));
        Acked { now, bytes, limited: true, up_to: 0, next: 0, rtt: None, srtt }
    }

    #[test]
    fn reno_counts_bytes_towards_its_next_growth_and_cubic_none() {
        for (algorithm, partial) in [(Algorithm::NewReno, 700), (Algorithm::Cubic, 0)] {
            let mut controller = Congestion::new(algorithm, RULES);
            controller.on_ack(&acked(700));
            assert_eq!(controller.partial(), partial, "{algorithm:?}");
        }
    }

    #[test]
    fn what_is_kept_is_what_the_law_says_after_every_change() {
        const LOSS: Loss = Loss { flight: 9000, window: 10_000 };
        type Change = fn(&mut Congestion);
        let changes: [(&str, Change); 6] = [
            ("nothing", |_| ()),
            ("on_ack", |controller| assert!(controller.on_ack(&acked(10_000)).growth.is_some())),
            ("on_congestion", |controller| controller.on_congestion(&LOSS)),
            ("set_unit", |controller| controller.set_unit(700)),
            ("on_idle", |controller| controller.on_idle(2000)),
            ("on_timeout", |controller| controller.on_timeout(&LOSS, false)),
        ];
        for algorithm in [Algorithm::NewReno, Algorithm::Cubic] {
            let mut controller = Congestion::new(algorithm, RULES);
            for (name, change) in changes {
                change(&mut controller);
                let kept = (controller.cwnd(), controller.ssthresh(), controller.partial());
                let said = either!(&controller.law, law => (law.cwnd(), law.ssthresh(), law.partial()));
                assert_eq!(kept, said, "{algorithm:?} after {name}");
            }
        }
    }
}
