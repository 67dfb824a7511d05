//! TCP Hybla (Caini and Firrincieli 2004): a window that grows as fast over a long round trip as Reno's over a short one.

use skywindow_form::{Range, Unit, When, choices, part};
use skywindow_units::{Duration, SimTime};

use super::newreno::NewReno;
use super::{Acked, Controller, Loss, Outcome, Reason, Rules};
use crate::events::reasons;
use crate::words::n;

/// The largest exponent of a step, and the largest window in segments, as Linux has them.
const MOST_RHO: f64 = 16.0;
const MOST_SEGMENTS: f64 = 65_535.0;
/// Linux counts rho in eighths, and what a window grows by in 128ths of a segment.
const EIGHTHS: f64 = 8.0;
const PARTS: f64 = 128.0;

/// Hybla is chosen.
const CHOSEN: Option<When> = Some(When { field: "controller", is: &["hybla"] });

choices! { "Whose arithmetic Hybla follows." HyblaRules {
    Linux = "linux" "Linux" "rho by the shortest smoothed round trip, in eighths; Reno while a timeout is repaired.",
    Paper = "paper" "the paper" "rho by the smoothed round trip of now.",
}}

part! { "The settings of Hybla." HyblaSettings in Transport {
    hybla_rtt0 as "hybla_rtt0_ms": Duration = Duration::from_millis(25) => {
        help: "RTT0, the round trip of the connection that Hybla is to be as fast as; rho is the ratio to it, at least 1.",
        label: "Reference round trip", when: CHOSEN, unit: Unit::MS, range: Range::of(1.0, 10_000.0),
        slider: Some((5.0, 200.0)),
        source: "Caini and Firrincieli 2004, 3; Linux 6.12 tcp_hybla.c",
    },
    hybla_rules: HyblaRules = HyblaRules::Linux => {
        help: "What rho is measured by, and how steps are rounded.",
        label: "Hybla's rules", when: CHOSEN,
        source: "Caini and Firrincieli 2004, 3; Linux 6.12 tcp_hybla.c",
    },
}}

reasons! {
    /// What Hybla tells.
    HyblaReason;

    /// Slow start by 2^rho - 1 for each acknowledgement.
    230 HyblaSlowStart {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// The ratio of the round trip to RTT0.
        rho: f64,
    } => {
        kind: Window,
        phase: "Hybla slow start",
        title: format!("Hybla's slow start: cwnd {} bytes", n(to)),
        detail: format!("cwnd {} to {} bytes: 2^rho - 1 segments for an acknowledgement, rho is {rho:.2}.", n(from), n(to)),
        rule: "Caini and Firrincieli 2004, 3",
    }
    /// Congestion avoidance by rho^2 / cwnd for each acknowledgement.
    231 HyblaAvoidance {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// The ratio of the round trip to RTT0.
        rho: f64,
    } => {
        kind: Window,
        phase: "Hybla avoidance",
        title: format!("Hybla's congestion avoidance: cwnd {} bytes", n(to)),
        detail: format!(
            "cwnd {} to {} bytes: rho squared segments for each window, rho is {rho:.2}.", n(from), n(to)
        ),
        rule: "Caini and Firrincieli 2004, 3",
    }
}

/// The window of Hybla.
#[derive(Clone, Debug)]
pub struct Hybla {
    own: HyblaSettings,
    /// The window, and what Reno makes of it where Hybla does not grow it.
    reno: NewReno,
    rho: f64,
    /// The shortest smoothed round trip.
    least: Option<Duration>,
    /// Steps that are no whole segment yet, 128ths.
    parts: f64,
    /// A timeout is repaired until everything below is acknowledged; unknown until the next acknowledgement.
    repairing: Option<Option<u64>>,
    told: Option<Reason>,
}

impl Hybla {
    /// A window with these rules.
    pub fn new(rules: Rules) -> Self {
        let own = rules.own.hybla.0.clone();
        let reno = NewReno::new(rules);
        Self { own, reno, rho: 1.0, least: None, parts: 0.0, repairing: None, told: None }
    }

    fn exact(&self) -> bool {
        self.own.hybla_rules == HyblaRules::Paper
    }

    fn measure(&mut self, srtt: Duration) {
        if srtt == Duration::ZERO || (!self.exact() && self.least.is_some_and(|least| srtt >= least)) {
            return;
        }
        self.least = Some(srtt);
        let rho = (srtt.as_nanos() as f64 / self.own.hybla_rtt0.as_nanos() as f64).max(1.0);
        self.rho = if self.exact() { rho } else { libm::floor(rho * EIGHTHS) / EIGHTHS };
    }

    /// Whether Reno has the window, until a timeout is repaired.
    fn repairs(&mut self, acked: &Acked) -> bool {
        let Some(end) = self.repairing else { return false };
        let end = end.unwrap_or(acked.next);
        self.repairing = (acked.up_to < end).then_some(Some(end));
        self.repairing.is_some() && !self.exact()
    }

    /// Segments that an acknowledgement adds.
    fn step(&mut self, slow_start: bool, segments: f64) -> f64 {
        let step = if slow_start {
            libm::exp2(self.rho.min(MOST_RHO)) - 1.0
        } else {
            self.rho * self.rho / segments
        };
        if self.exact() {
            return step;
        }
        let parts = self.parts + libm::floor(step * PARTS);
        let whole = libm::floor(parts / PARTS);
        self.parts = parts - whole * PARTS;
        whole
    }
}

impl Controller for Hybla {
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

    fn tell(&mut self) -> Option<Reason> {
        self.told.take().or_else(|| self.reno.tell())
    }

    /// A window of rho segments to begin with: that of the reference connection, as many bytes a second.
    fn on_established(&mut self, _now: SimTime, rtt: Option<Duration>, _seed: u64) {
        let Some(srtt) = rtt.filter(|_| self.least.is_none()) else { return };
        self.measure(srtt);
        let unit = f64::from(self.reno.unit());
        self.reno.place(libm::floor(self.rho).min(MOST_SEGMENTS) * unit, self.reno.ssthresh());
    }

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        self.measure(acked.srtt);
        if self.repairs(acked) {
            return self.reno.on_ack(acked);
        }
        if acked.recovering || !acked.limited || acked.bytes == 0 {
            return Outcome::default();
        }
        let (from, unit) = (self.cwnd(), f64::from(self.reno.unit()));
        let (slow_start, ssthresh) = (self.reno.in_slow_start(), self.reno.ssthresh());
        let step = self.step(slow_start, self.reno.window() / unit);
        let grown = (self.reno.window() + step * unit).min(MOST_SEGMENTS * unit).max(self.reno.window());
        let grown = if slow_start { grown.min(ssthresh.into()) } else { grown };
        self.reno.place(grown, ssthresh);
        let (to, rho) = (self.cwnd(), self.rho);
        let reason = if slow_start {
            HyblaReason::HyblaSlowStart { from, to, rho }
        } else {
            HyblaReason::HyblaAvoidance { from, to, rho }
        };
        self.told = (to != from).then_some(reason.into());
        Outcome { growth: None, told: self.told.is_some() }
    }

    fn on_loss(&mut self, loss: &Loss) {
        self.reno.on_loss(loss);
    }

    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        self.reno.on_timeout(loss, again);
        self.repairing = Some(None);
    }

    fn on_idle(&mut self, restart: u32) {
        self.reno.on_idle(restart);
    }

    /// The shortest round trip was another path's.
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

    const UNIT: u32 = 1000;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    fn hybla(rules: HyblaRules, segments: u32, ssthresh: u32) -> Hybla {
        let mut all = Rules { initial_window: segments * UNIT, initial_ssthresh: ssthresh * UNIT, ..plain() };
        all.own.hybla.0.hybla_rules = rules;
        Hybla::new(all)
    }

    fn heard(hybla: &mut Hybla, srtt: u64) -> f64 {
        hybla.on_ack(&Acked { srtt: ms(srtt), ..acked(UNIT) });
        hybla.reno.window() / f64::from(UNIT)
    }

    #[test]
    fn section_3_slow_start_adds_2_to_the_rho_less_one_for_each_acknowledgement() {
        let mut paper = hybla(HyblaRules::Paper, 10, 1000);
        assert_eq!(heard(&mut paper, 75), 17.0, "rho 3");
        assert_eq!(heard(&mut paper, 100), 32.0, "rho 4 now");
        let mut linux = hybla(HyblaRules::Linux, 10, 1000);
        assert_eq!(heard(&mut linux, 75), 17.0);
        assert_eq!(heard(&mut linux, 100), 24.0, "the shortest was 75 ms");
        assert_eq!(heard(&mut linux, 50), 27.0);
    }

    #[test]
    fn section_3_avoidance_adds_rho_squared_for_each_window() {
        let mut paper = hybla(HyblaRules::Paper, 36, 36);
        assert_eq!(heard(&mut paper, 150), 37.0, "rho is 6");
        let mut linux = hybla(HyblaRules::Linux, 36, 36);
        assert_eq!(heard(&mut linux, 150), 37.0);
        // Each acknowledgement adds 2 rho^2 to the square of the window: 37^2 + 37 * 72 is 63.5^2. Steps are whole 128ths.
        let windows: Vec<f64> = (0..37).map(|_| heard(&mut linux, 150)).collect();
        assert_eq!(windows.last(), Some(&63.0));
    }

    #[test]
    fn section_3_with_the_reference_round_trip_and_below_it_is_reno() {
        let mut paper = hybla(HyblaRules::Paper, 10, 12);
        assert_eq!([10, 25].map(|srtt| heard(&mut paper, srtt)), [11.0, 12.0]);
        assert_eq!(heard(&mut paper, 20), 12.0 + 1.0 / 12.0);
    }

    #[test]
    fn it_begins_with_rho_segments_and_another_reference_makes_another_rho() {
        for (rtt0, window) in [(25, 22), (56, 10), (1000, 1)] {
            let mut rules = plain();
            rules.own.hybla.0.hybla_rtt0 = ms(rtt0);
            let mut hybla = Hybla::new(rules);
            hybla.on_established(SimTime::ZERO, Some(ms(560)), 1);
            assert_eq!(hybla.cwnd(), window * UNIT, "RTT0 {rtt0} ms");
        }
    }

    #[test]
    fn slow_start_ends_at_ssthresh_and_no_window_is_beyond_65_535_segments() {
        let mut below = hybla(HyblaRules::Linux, 10, 40);
        assert_eq!(heard(&mut below, 500), 40.0);
        let mut above = hybla(HyblaRules::Linux, 10, 1_000_000);
        assert_eq!((heard(&mut above, 500), heard(&mut above, 500)), (65_535.0, 65_535.0));
    }

    #[test]
    fn while_a_timeout_is_repaired_linux_grows_as_reno_and_the_paper_as_ever() {
        for (rules, window) in [(HyblaRules::Linux, 2.0), (HyblaRules::Paper, 4.0)] {
            let mut hybla = hybla(rules, 10, 10);
            hybla.on_timeout(&Loss { flight: 10 * UNIT, window: 10 * UNIT }, false);
            hybla.on_ack(&Acked { srtt: ms(50), up_to: 1, next: 10, ..acked(UNIT) });
            assert_eq!(hybla.reno.window() / 1000.0, window);
            hybla.on_ack(&Acked { srtt: ms(50), up_to: 10, next: 12, ..acked(UNIT) });
            assert_eq!(hybla.cwnd(), 5 * UNIT, "slow start as Hybla up to ssthresh");
        }
    }

    #[test]
    fn a_changed_path_forgets_the_shortest_round_trip() {
        let mut hybla = hybla(HyblaRules::Linux, 10, 1000);
        heard(&mut hybla, 50);
        hybla.on_path_change();
        heard(&mut hybla, 100);
        assert_eq!(hybla.rho, 4.0);
    }
}
