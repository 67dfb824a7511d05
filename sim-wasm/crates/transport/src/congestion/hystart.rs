//! HyStart++ (RFC 9406): longer round trips end slow start before a queue overflows.

use skywindow_units::Duration;

use super::Acked;
use crate::events::reasons;
use crate::words::{n, time};

/// MIN_RTT_THRESH, MAX_RTT_THRESH and MIN_RTT_DIVISOR of RFC 9406 section 4.3.
const LEAST: Duration = Duration::from_millis(4);
const MOST: Duration = Duration::from_millis(16);
const PART: u64 = 8;
/// N_RTT_SAMPLE.
const SAMPLES: u32 = 8;
/// CSS_GROWTH_DIVISOR.
pub(super) const DIVISOR: u32 = 4;
/// CSS_ROUNDS.
const ROUNDS: u32 = 5;

/// Not known yet.
const UNKNOWN: Duration = Duration::from_nanos(u64::MAX);

reasons! {
    /// What HyStart++ tells.
    HyStartReason;

    /// Round trips grew longer: slow start goes on at a quarter of its speed.
    27 ConservativeSlowStart {
        /// Shortest round trip of this round.
        rtt: Duration,
        /// Shortest round trip of the round before.
        before: Duration,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "conservative slow start",
        title: "Conservative slow start".into(),
        detail: format!(
            "Round trips grew from {} to {}: cwnd grows at a quarter from {} bytes on.",
            time(before),
            time(rtt),
            n(cwnd)
        ),
        rule: "RFC 9406 4.2",
    }
    /// Round trips are short again: slow start goes on.
    28 SlowStartResumed {
        /// Shortest round trip of this round.
        rtt: Duration,
        /// cwnd.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "slow start",
        title: "Slow start resumes".into(),
        detail: format!("Round trips of {} are short again; cwnd {} bytes.", time(rtt), n(cwnd)),
        rule: "RFC 9406 4.2",
    }
    /// Round trips stayed long: congestion avoidance begins.
    29 SlowStartLeft {
        /// cwnd and ssthresh.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "congestion avoidance",
        title: "Slow start ends before a loss".into(),
        detail: format!("Round trips stayed long for five rounds: cwnd and ssthresh {} bytes.", n(cwnd)),
        rule: "RFC 9406 4.2",
    }
}

/// A step of RFC 9406 section 4.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
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

impl Phase {
    /// The step as it is told, with the window after it.
    pub const fn told(self, cwnd: u32) -> HyStartReason {
        match self {
            Self::Conservative { rtt, before } => HyStartReason::ConservativeSlowStart { rtt, before, cwnd },
            Self::Resumed { rtt } => HyStartReason::SlowStartResumed { rtt, cwnd },
            Self::Left => HyStartReason::SlowStartLeft { cwnd },
        }
    }
}

/// The state of RFC 9406 section 4.2.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HyStart {
    /// The round ends when everything below is acknowledged.
    end: u64,
    before: Duration,
    current: Duration,
    samples: u32,
    css: Option<Css>,
}

/// Conservative slow start.
#[derive(Clone, Copy, Debug)]
struct Css {
    /// The round trip that began it.
    baseline: Duration,
    rounds: u32,
}

impl Default for HyStart {
    fn default() -> Self {
        Self { end: 0, before: UNKNOWN, current: UNKNOWN, samples: 0, css: None }
    }
}

impl HyStart {
    /// Whether the window grows at a quarter of the speed.
    pub fn conservative(&self) -> bool {
        self.css.is_some()
    }

    pub fn on_ack(&mut self, acked: &Acked) -> Option<Phase> {
        let ended = acked.up_to >= self.end && self.next_round(acked.next);
        if let Some(rtt) = acked.rtt {
            self.current = self.current.min(rtt);
            self.samples += 1;
        }
        if ended {
            return Some(Phase::Left);
        }
        self.look()
    }

    /// Begins a round. Whether conservative slow start has lasted long enough.
    fn next_round(&mut self, end: u64) -> bool {
        self.end = end;
        self.before = self.current;
        self.current = UNKNOWN;
        self.samples = 0;
        self.css.as_mut().is_some_and(|css| {
            css.rounds += 1;
            css.rounds >= ROUNDS
        })
    }

    fn look(&mut self) -> Option<Phase> {
        if self.samples < SAMPLES || self.current == UNKNOWN {
            return None;
        }
        match self.css {
            Some(css) if self.current < css.baseline => {
                self.css = None;
                Some(Phase::Resumed { rtt: self.current })
            }
            None if self.before != UNKNOWN && self.current >= self.before + threshold(self.before) => {
                self.css = Some(Css { baseline: self.current, rounds: 0 });
                Some(Phase::Conservative { rtt: self.current, before: self.before })
            }
            _ => None,
        }
    }
}

fn threshold(before: Duration) -> Duration {
    Duration::from_nanos(before.as_nanos() / PART).min(MOST).max(LEAST)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A round of ten acknowledgements with this round trip.
    fn round(hystart: &mut HyStart, number: u64, millis: u64) -> Vec<Phase> {
        acknowledgements(hystart, number, millis, 10)
    }

    fn acknowledgements(hystart: &mut HyStart, number: u64, millis: u64, count: u64) -> Vec<Phase> {
        (0..count).filter_map(|i| hystart.on_ack(&acked(number, i, millis))).collect()
    }

    /// The acknowledgement of segment `i` of ten in a round.
    fn acked(number: u64, i: u64, millis: u64) -> Acked {
        let rtt = Duration::from_millis(millis);
        let (up_to, next) = (10 * number + i, 10 * (number + 1));
        Acked { up_to, next, rtt: Some(rtt), srtt: rtt, ..super::super::tests::acked(1000) }
    }

    #[test]
    fn section_4_2_a_round_trip_longer_by_an_eighth_begins_conservative_slow_start() {
        let ms = Duration::from_millis;
        let mut hystart = HyStart::default();
        assert_eq!(round(&mut hystart, 0, 100), []);
        assert_eq!(round(&mut hystart, 1, 111), []);
        assert_eq!(round(&mut hystart, 2, 124), [], "less than 111 / 8 longer");
        let entered = Phase::Conservative { rtt: ms(140), before: ms(124) };
        assert_eq!(round(&mut hystart, 3, 140), [entered]);
        assert!(hystart.conservative());
    }

    #[test]
    fn section_4_2_eight_samples_of_a_round_are_enough_and_seven_are_not() {
        for (samples, enters) in [(7, false), (8, true)] {
            let mut hystart = HyStart::default();
            round(&mut hystart, 0, 100);
            acknowledgements(&mut hystart, 1, 140, samples);
            assert_eq!(hystart.conservative(), enters, "{samples} samples");
        }
    }

    #[test]
    fn section_4_2_a_shorter_round_trip_resumes_slow_start() {
        let mut hystart = HyStart::default();
        for (number, millis) in [100, 120].into_iter().enumerate() {
            round(&mut hystart, number as u64, millis);
        }
        assert!(hystart.conservative());
        assert_eq!(round(&mut hystart, 2, 101), [Phase::Resumed { rtt: Duration::from_millis(101) }]);
        assert!(!hystart.conservative());
    }

    #[test]
    fn section_4_3_five_rounds_end_it() {
        let mut hystart = HyStart::default();
        let phases: Vec<usize> = (0..8)
            .filter(|&n| round(&mut hystart, n, 100 + 20 * n.min(1)).contains(&Phase::Left))
            .map(|n| n as usize)
            .collect();
        assert_eq!(phases.first(), Some(&6), "entered in round 1, left at the end of the fifth round after");
    }

    #[test]
    fn section_4_3_the_threshold_lies_between_4_and_16_ms() {
        let ms = Duration::from_millis;
        assert_eq!([10, 80, 500].map(|before| threshold(ms(before))), [ms(4), ms(10), ms(16)]);
    }

    #[test]
    fn section_4_2_conservative_slow_start_grows_by_a_quarter_of_what_is_acknowledged() {
        use super::super::Rules;
        use super::super::slow_start::SlowStart;
        use super::super::tests::plain;
        let rules = Rules { initial_ssthresh: 1_000_000, hystart: true, ..plain() };
        let mut slow_start = SlowStart::new(&rules);
        let mut steps = Vec::new();
        for (number, millis) in [100, 140].into_iter().enumerate() {
            for i in 0..10 {
                steps.push(slow_start.on_ack(&acked(number as u64, i, millis), 1000).bytes);
            }
        }
        assert!(steps[..17].iter().all(|&bytes| bytes == 1000));
        assert!(steps[17..].iter().all(|&bytes| bytes == 250));
        slow_start.leave();
        let last = slow_start.on_ack(&acked(2, 9, 140), 1000).bytes;
        assert_eq!(last, 1000, "section 4.3: only in the first slow start");
    }
}
