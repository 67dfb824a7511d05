//! TCP Westwood+ (Grieco and Mascolo 2004): a loss leaves the window that the measured rate fills at the shortest round trip.

use skywindow_form::{When, choices, part};
use skywindow_units::{Duration, SimTime};

use super::newreno::NewReno;
use super::{Acked, Controller, Loss, Outcome, Reason, Rules};
use crate::events::reasons;
use crate::words::{n, time};

/// The rate is sampled no oftener than this, however short round trips are.
const LEAST_SAMPLE: Duration = Duration::from_millis(50);
/// The round trip before one was measured, in Linux.
const UNKNOWN: Duration = Duration::from_secs(20);
/// Smallest window that a rate gives, segments.
const FLOOR: u32 = 2;

/// Westwood+ is chosen.
const CHOSEN: Option<When> = Some(When { field: "controller", is: &["westwood"] });

choices! { "Whose arithmetic Westwood+ follows." WestwoodRules {
    Linux = "linux" "Linux" "Two filters one after the other, whole bytes a millisecond; Reno's half until fast recovery ends.",
    Paper = "paper" "the paper" "One filter, and the window of the rate as soon as a loss is reported.",
}}

part! { "The settings of Westwood+." WestwoodSettings in Transport {
    westwood_rules: WestwoodRules = WestwoodRules::Linux => {
        help: "How the rate is filtered, and when a loss makes a window of it.",
        label: "Westwood's rules", when: CHOSEN,
        source: "Grieco and Mascolo 2004, 2; Linux 6.12 tcp_westwood.c",
    },
}}

reasons! {
    /// What Westwood+ tells.
    WestwoodReason;

    /// cwnd and ssthresh are what the measured rate fills at the shortest round trip.
    236 WestwoodWindow {
        /// cwnd and ssthresh.
        cwnd: u32 ["bytes"],
        /// The filtered rate of acknowledged data.
        rate: f64 ["bit/s"],
        /// Shortest round trip.
        rtt: Duration,
    } => {
        kind: Window,
        phase: "congestion avoidance",
        title: format!("Window of the measured rate: {} bytes", n(cwnd)),
        detail: format!(
            "Data were acknowledged at {} bit/s, and the shortest round trip is {}: cwnd and ssthresh are {} bytes.",
            n(libm::round(rate)),
            time(rtt),
            n(cwnd)
        ),
        rule: "Grieco and Mascolo 2004, 2",
    }
}

/// The rate of acknowledged data, bytes a millisecond.
#[derive(Clone, Copy, Debug, Default)]
struct Rate {
    /// Behind the first filter, and behind the second.
    once: f64,
    twice: f64,
}

impl Rate {
    fn take(&mut self, sample: f64, exact: bool) {
        if exact {
            self.once = if self.once == 0.0 { sample } else { (7.0 * self.once + sample) / 8.0 };
            self.twice = self.once;
            return;
        }
        let sample = libm::floor(sample);
        let filter = |before: f64, now: f64| libm::floor((7.0 * before + now) / 8.0);
        if self.once == 0.0 && self.twice == 0.0 {
            (self.once, self.twice) = (sample, sample);
        } else {
            self.once = filter(self.once, sample);
            self.twice = filter(self.twice, self.once);
        }
    }
}

/// The window of Westwood+.
#[derive(Clone, Debug)]
pub struct Westwood {
    reno: NewReno,
    exact: bool,
    rate: Rate,
    /// When the sample began, and the bytes acknowledged since.
    since: Option<SimTime>,
    bytes: u64,
    /// What had arrived when the last acknowledgement came, bytes.
    delivered: u64,
    /// The last round trip, and the shortest; none where it is measured anew.
    rtt: Duration,
    least: Option<Duration>,
    told: Option<Reason>,
}

impl Westwood {
    /// A window with these rules.
    pub fn new(rules: Rules) -> Self {
        Self {
            exact: rules.own.westwood.westwood_rules == WestwoodRules::Paper,
            reno: NewReno::new(rules),
            rate: Rate::default(),
            since: None,
            bytes: 0,
            delivered: 0,
            rtt: UNKNOWN,
            least: None,
            told: None,
        }
    }

    /// A sample lasts a round trip. What acknowledgements report above a gap counts when it is reported.
    fn sample(&mut self, acked: &Acked) {
        let since = *self.since.get_or_insert(acked.now);
        let elapsed = acked.now.since(since);
        if elapsed > self.rtt.max(LEAST_SAMPLE) {
            self.rate.take(self.bytes as f64 / elapsed.as_millis_f64(), self.exact);
            (self.bytes, self.since) = (0, Some(acked.now));
        }
        match acked.rate {
            Some(rate) => {
                let delivered = rate.prior + rate.delivered;
                self.bytes += delivered.saturating_sub(self.delivered);
                self.delivered = self.delivered.max(delivered);
            }
            None => self.bytes += u64::from(acked.bytes),
        }
        self.least = Some(self.least.map_or(self.rtt, |least| least.min(self.rtt)));
        self.rtt = acked.rtt.filter(|&rtt| rtt > Duration::ZERO).unwrap_or(self.rtt);
    }

    /// What the rate fills at the shortest round trip, bytes.
    fn window(&self) -> u32 {
        let unit = self.reno.unit();
        let bytes = self.rate.twice * self.least.unwrap_or(self.rtt).as_millis_f64();
        let segments = (libm::floor(bytes / f64::from(unit)) as u32).clamp(FLOOR, u32::MAX / unit);
        segments * unit
    }

    fn apply(&mut self) {
        let cwnd = self.window();
        self.reno.place(cwnd.into(), cwnd);
        let (rate, rtt) = (self.rate.twice * 8000.0, self.least.unwrap_or(self.rtt));
        self.told = Some(WestwoodReason::WestwoodWindow { cwnd, rate, rtt }.into());
    }
}

impl Controller for Westwood {
    #[inline]
    fn cwnd(&self) -> u32 {
        self.reno.cwnd()
    }

    #[inline]
    fn ssthresh(&self) -> u32 {
        self.reno.ssthresh()
    }

    fn partial(&self) -> u32 {
        self.reno.partial()
    }

    /// So that what is reported above a gap counts.
    fn needs_rates(&self) -> bool {
        true
    }

    fn tell(&mut self) -> Option<Reason> {
        self.told.take().or_else(|| self.reno.tell())
    }

    /// In Linux the first sample begins here and ends soon after the first acknowledgement, which makes it a small one.
    fn on_established(&mut self, now: SimTime, _rtt: Option<Duration>, _seed: u64) {
        if !self.exact {
            self.since = Some(now);
        }
    }

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        self.sample(acked);
        // What is only reported above a gap does not grow it (Linux `tcp_may_raise_cwnd`).
        if acked.advanced { self.reno.on_ack(acked) } else { Outcome::default() }
    }

    fn on_loss(&mut self, loss: &Loss) {
        self.reno.on_loss(loss);
        if self.exact {
            self.apply();
        }
    }

    fn on_recovered(&mut self) {
        if !self.exact {
            self.apply();
        }
    }

    /// The next acknowledgement begins to look for the shortest round trip anew.
    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        self.reno.on_timeout(loss, again);
        if !again {
            self.reno.place(self.reno.window(), self.window());
        }
        if !self.exact {
            self.least = None;
        }
    }

    fn on_idle(&mut self, restart: u32) {
        self.reno.on_idle(restart);
    }

    fn on_path_change(&mut self) {
        self.least = None;
    }

    fn place_window(&mut self, cwnd: u32, ssthresh: u32) {
        self.reno.place_window(cwnd, ssthresh);
    }

    fn set_unit(&mut self, unit: u32) {
        self.reno.set_unit(unit);
    }

    fn follow(&mut self, rules: &Rules) {
        self.reno.follow(rules);
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{acked, plain};
    use super::*;

    const LOSS: Loss = Loss { flight: 40_000, window: 40_000 };

    fn westwood(rules: WestwoodRules) -> Westwood {
        let mut all = Rules { initial_window: 40_000, initial_ssthresh: 40_000, ..plain() };
        all.own.westwood.0.westwood_rules = rules;
        Westwood::new(all)
    }

    /// A segment each 10 ms for so many round trips of `rtt_ms`: 100 bytes a millisecond.
    fn hear(westwood: &mut Westwood, from_ms: u64, until_ms: u64, rtt_ms: u64) {
        for ms in (from_ms..until_ms).step_by(10) {
            let rtt = Some(Duration::from_millis(rtt_ms));
            westwood.on_ack(&Acked { now: SimTime::from_millis(ms), rtt, limited: false, ..acked(1000) });
        }
    }

    #[test]
    fn section_2_a_loss_leaves_the_rate_times_the_shortest_round_trip() {
        let mut paper = westwood(WestwoodRules::Paper);
        hear(&mut paper, 0, 4000, 100);
        hear(&mut paper, 4000, 8000, 200);
        paper.on_loss(&LOSS);
        // 100 bytes a millisecond over 100 ms are 10 segments, where half of the window were 20.
        assert_eq!((paper.cwnd(), paper.ssthresh()), (10_000, 10_000));
        assert!(matches!(
            paper.tell(),
            Some(Reason::Westwood(WestwoodReason::WestwoodWindow { cwnd: 10_000, .. }))
        ));
    }

    #[test]
    fn linux_halves_as_reno_and_takes_the_window_of_the_rate_when_fast_recovery_ends() {
        let mut linux = westwood(WestwoodRules::Linux);
        hear(&mut linux, 0, 4000, 100);
        linux.on_loss(&LOSS);
        assert_eq!(linux.cwnd(), 20_000);
        linux.on_recovered();
        assert_eq!((linux.cwnd(), linux.ssthresh()), (10_000, 10_000));
    }

    #[test]
    fn a_timeout_leaves_one_segment_and_the_window_of_the_rate_as_threshold() {
        for rules in [WestwoodRules::Linux, WestwoodRules::Paper] {
            let mut westwood = westwood(rules);
            hear(&mut westwood, 0, 4000, 100);
            westwood.on_timeout(&LOSS, false);
            assert_eq!((westwood.cwnd(), westwood.ssthresh()), (1000, 10_000), "{rules:?}");
            westwood.on_timeout(&LOSS, true);
            assert_eq!(westwood.ssthresh(), 10_000);
        }
    }

    #[test]
    fn section_2_the_filter_keeps_seven_eighths_of_what_it_had() {
        let mut paper = Rate::default();
        paper.take(100.0, true);
        paper.take(180.0, true);
        assert_eq!(paper.twice, 110.0);
        let mut linux = Rate::default();
        linux.take(100.9, false);
        linux.take(180.0, false);
        assert_eq!((linux.once, linux.twice), (110.0, 101.0), "whole bytes a millisecond");
    }

    #[test]
    fn nothing_measured_leaves_two_segments() {
        let mut paper = westwood(WestwoodRules::Paper);
        paper.on_loss(&LOSS);
        assert_eq!(paper.cwnd(), 2000);
    }

    #[test]
    fn in_linux_the_first_sample_holds_what_came_a_round_trip_after_the_set_up() {
        let established = |westwood_rules| {
            let mut rules = plain();
            rules.own.westwood.0.westwood_rules = westwood_rules;
            let mut westwood = Westwood::new(rules);
            westwood.on_established(SimTime::from_millis(560), None, 0);
            for now in [1120, 1122] {
                let now = SimTime::from_millis(now);
                westwood.on_ack(&Acked { now, rtt: Some(Duration::from_millis(560)), ..acked(1448) });
            }
            westwood.rate.twice
        };
        assert_eq!(established(WestwoodRules::Linux), 2.0, "1448 bytes in 562 ms");
        assert_eq!(established(WestwoodRules::Paper), 0.0, "none yet");
    }

    #[test]
    fn what_is_reported_above_a_gap_counts_once() {
        let mut linux = westwood(WestwoodRules::Linux);
        let sample = |delivered, prior| super::super::RateSample {
            delivered,
            interval: Duration::from_millis(10),
            prior,
            ..Default::default()
        };
        linux.on_ack(&Acked { rate: Some(sample(3000, 0)), ..acked(0) });
        linux.on_ack(&Acked { rate: Some(sample(3000, 2000)), ..acked(5000) });
        assert_eq!(linux.bytes, 5000);
    }

    #[test]
    fn a_changed_path_has_another_shortest_round_trip() {
        let mut paper = westwood(WestwoodRules::Paper);
        hear(&mut paper, 0, 4000, 100);
        paper.on_path_change();
        hear(&mut paper, 4000, 8000, 200);
        paper.on_loss(&LOSS);
        assert_eq!(
            paper.least,
            Some(Duration::from_millis(100)),
            "the last one measured before counts once more"
        );
    }
}
