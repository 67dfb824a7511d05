//! TCP Vegas (Brakmo and Peterson 1995): a few segments of its own in the queue, counted by how much longer round trips are.

use skywindow_form::{Range, Reader, Unit, When, choices, part};
use skywindow_units::Duration;

use super::newreno::NewReno;
use super::{Acked, Controller, Departure, Growth, Loss, Outcome, Reason, Rule, Rules};
use crate::events::reasons;
use crate::words::{n, time};

/// With fewer samples of a round trip than this every one may be that of a delayed acknowledgement.
const SAMPLES: u32 = 3;
/// Smallest window of its own rules, segments.
const FLOOR: f64 = 2.0;

/// Vegas is chosen.
const CHOSEN: Option<When> = Some(When { field: "controller", is: &["vegas"] });

choices! { "How fast Vegas grows in slow start." VegasSlowStart {
    Linux = "linux" "every round trip" "As Reno, as Linux has it.",
    Paper = "paper" "every other round trip" "Between them round trips are measured with a window that stands still.",
}}

part! { "The settings of Vegas." VegasSettings in Transport {
    vegas_alpha_segments: u32 = 2 => {
        help: "With fewer segments than this in the queue cwnd grows by one each round trip.",
        label: "Vegas alpha", when: CHOSEN, unit: Unit::count("segments"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 20.0)),
        source: "Brakmo and Peterson 1995, 3.2; Linux 6.12 tcp_vegas.c",
    },
    vegas_beta_segments: u32 = 4 => {
        help: "With more segments than this in the queue cwnd shrinks by one each round trip.",
        label: "Vegas beta", when: CHOSEN, unit: Unit::count("segments"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 20.0)),
        source: "Brakmo and Peterson 1995, 3.2; Linux 6.12 tcp_vegas.c",
    },
    vegas_gamma_segments: u32 = 1 => {
        help: "More segments than this in the queue end slow start.",
        label: "Vegas gamma", when: CHOSEN, unit: Unit::count("segments"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 20.0)),
        source: "Brakmo and Peterson 1995, 3.3; Linux 6.12 tcp_vegas.c",
    },
    vegas_slow_start: VegasSlowStart = VegasSlowStart::Linux => {
        help: "In which round trips slow start doubles cwnd.",
        label: "Vegas slow start", when: CHOSEN,
        source: "Brakmo and Peterson 1995, 3.3; Linux 6.12 tcp_vegas.c",
    },
}}

reasons! {
    /// What Vegas tells.
    VegasReason;

    /// Few segments are in the queue: cwnd grows.
    232 VegasIncrease {
        /// cwnd from now on.
        cwnd: u32 ["bytes"],
        /// Segments in the queue by the round trips.
        queued: u32 ["segments"],
        /// Shortest round trip of this round.
        rtt: Duration,
        /// Shortest round trip of all.
        base: Duration,
    } => {
        kind: Window,
        phase: "Vegas avoidance",
        title: format!("Vegas: cwnd {} bytes", n(cwnd)),
        detail: format!(
            "Round trips of {} where {} is the shortest tell of {queued} segments in the queue: one more.",
            time(rtt),
            time(base)
        ),
        rule: "Brakmo and Peterson 1995, 3.2",
    }
    /// Many segments are in the queue: cwnd shrinks.
    233 VegasDecrease {
        /// cwnd from now on.
        cwnd: u32 ["bytes"],
        /// Segments in the queue by the round trips.
        queued: u32 ["segments"],
        /// Shortest round trip of this round.
        rtt: Duration,
        /// Shortest round trip of all.
        base: Duration,
    } => {
        kind: Window,
        phase: "Vegas avoidance",
        title: format!("Vegas: cwnd {} bytes", n(cwnd)),
        detail: format!(
            "Round trips of {} where {} is the shortest tell of {queued} segments in the queue: one less.",
            time(rtt),
            time(base)
        ),
        rule: "Brakmo and Peterson 1995, 3.2",
    }
    /// Segments queue: slow start ends.
    234 VegasSlowStartLeft {
        /// cwnd from now on.
        cwnd: u32 ["bytes"],
        /// Segments in the queue by the round trips.
        queued: u32 ["segments"],
        /// Shortest round trip of this round.
        rtt: Duration,
        /// Shortest round trip of all.
        base: Duration,
    } => {
        kind: Window,
        phase: "Vegas avoidance",
        title: "Vegas: slow start ends before a loss".into(),
        detail: format!(
            "Round trips of {} where {} is the shortest tell of {queued} segments in the queue: cwnd is {} bytes, what \
             arrived in such a round trip.",
            time(rtt),
            time(base),
            n(cwnd)
        ),
        rule: "Brakmo and Peterson 1995, 3.3",
    }
}

impl VegasSettings {
    /// Alpha is at most beta.
    pub(crate) fn check(&self, reader: &mut Reader) {
        let Self { vegas_alpha_segments: alpha, vegas_beta_segments: beta, .. } = *self;
        if alpha > beta {
            reader.fail_at(
                "vegas_alpha_segments",
                format!("{alpha} segments are above vegas_beta_segments, {beta}"),
            );
        }
    }
}

/// The window of Vegas.
#[derive(Clone, Debug)]
pub struct Vegas {
    own: VegasSettings,
    reno: NewReno,
    /// Shortest round trip of all, and of this round.
    base: Option<Duration>,
    least: Option<Duration>,
    samples: u32,
    /// The round ends when something beyond is acknowledged.
    end: u64,
    /// What the last acknowledgement said of the first position that is not acknowledged, and of the next to be sent.
    up_to: u64,
    next: u64,
    /// Losses are repaired: until then Reno has the window.
    repairing: bool,
    /// A timeout is repaired until everything below is acknowledged; unknown until the next acknowledgement.
    timed_out: Option<Option<u64>>,
    /// Slow start stands still in this round.
    still: bool,
    told: Option<Reason>,
}

impl Vegas {
    /// A window with these rules.
    pub fn new(rules: Rules) -> Self {
        Self {
            own: rules.own.vegas.0.clone(),
            reno: NewReno::new(rules),
            base: None,
            least: None,
            samples: 0,
            end: 0,
            up_to: 0,
            next: 0,
            repairing: false,
            timed_out: None,
            still: false,
            told: None,
        }
    }

    /// A round begins, to be measured from now on, and ends when something beyond `end` is acknowledged.
    fn begin(&mut self, end: u64) {
        (self.least, self.samples, self.end) = (None, 0, end);
    }

    fn measure(&mut self, rtt: Duration) {
        let shorter = |before: Option<Duration>| Some(before.map_or(rtt, |before| before.min(rtt)));
        (self.base, self.least) = (shorter(self.base), shorter(self.least));
        self.samples += 1;
    }

    /// Whether Reno has the window.
    fn repairs(&mut self, acked: &Acked) -> bool {
        if let Some(end) = self.timed_out {
            let end = end.unwrap_or(acked.next);
            self.timed_out = (acked.up_to < end).then_some(Some(end));
            if self.timed_out.is_none() {
                self.begin(acked.next);
            }
        }
        if acked.recovering {
            self.repairing = true;
        } else if std::mem::take(&mut self.repairing) {
            self.begin(self.next);
        }
        self.repairing || self.timed_out.is_some()
    }

    /// Section 3.2: the comparison at the end of a round, of a window in whole segments.
    fn compare(&mut self, acked: &Acked, rtt: Duration, base: Duration) -> Outcome {
        let unit = f64::from(self.reno.unit());
        let window = libm::floor(self.reno.window() / unit);
        let longer = rtt.as_secs_f64() / base.as_secs_f64();
        let queued = libm::floor(window * (longer - 1.0)) as u32;
        let slow_start = self.reno.in_slow_start();
        let said = |cwnd| (cwnd, queued, rtt, base);
        if slow_start && queued <= self.own.vegas_gamma_segments {
            let outcome = self.slow_start(acked);
            self.guard();
            return outcome;
        }
        if slow_start {
            let cwnd = window.min(libm::floor(window / longer) + 1.0).max(FLOOR) * unit;
            self.reno.place(cwnd, self.reno.ssthresh().min(cwnd as u32));
            let (cwnd, queued, rtt, base) = said(cwnd as u32);
            self.told = Some(VegasReason::VegasSlowStartLeft { cwnd, queued, rtt, base }.into());
        } else if queued > self.own.vegas_beta_segments {
            let cwnd = (window - 1.0).max(FLOOR) * unit;
            self.reno.place(cwnd, self.reno.ssthresh().min(cwnd as u32));
            let (cwnd, queued, rtt, base) = said(cwnd as u32);
            self.told = Some(VegasReason::VegasDecrease { cwnd, queued, rtt, base }.into());
        } else if queued < self.own.vegas_alpha_segments {
            let cwnd = (window + 1.0).max(FLOOR) * unit;
            self.reno.place(cwnd.min(f64::from(u32::MAX) - unit), self.reno.ssthresh());
            let (cwnd, queued, rtt, base) = said(self.reno.cwnd());
            self.told = Some(VegasReason::VegasIncrease { cwnd, queued, rtt, base }.into());
        }
        self.guard();
        Outcome { growth: None, told: self.told.is_some() }
    }

    /// ssthresh is never far below the window, so that a pause does not end slow start early.
    fn guard(&mut self) {
        let most = (self.reno.window() * 0.75) as u32;
        if self.reno.ssthresh() < most {
            self.reno.place(self.reno.window(), most);
        }
    }

    /// Slow start as Reno's, however much the window held the sender back; it ends at ssthresh.
    fn slow_start(&mut self, acked: &Acked) -> Outcome {
        if self.still && self.own.vegas_slow_start == VegasSlowStart::Paper {
            return Outcome::default();
        }
        let from = self.cwnd();
        let outcome = self.reno.on_ack(&Acked { limited: true, ..*acked });
        let to = self.cwnd();
        Outcome { growth: (to != from).then_some(Growth { from, to, rule: Rule::SlowStart }), ..outcome }
    }

    fn round(&mut self, acked: &Acked) -> Outcome {
        self.end = acked.next;
        let (least, samples) = (self.least.take(), std::mem::take(&mut self.samples));
        self.still = !self.still;
        match (least, self.base) {
            (Some(rtt), Some(base)) if samples >= SAMPLES => self.compare(acked, rtt, base),
            _ => self.reno.on_ack(acked),
        }
    }
}

impl Controller for Vegas {
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

    /// Round trips of every acknowledgement come with them.
    fn needs_rates(&self) -> bool {
        true
    }

    fn tell(&mut self) -> Option<Reason> {
        self.told.take().or_else(|| self.reno.tell())
    }

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        if let Some(rtt) = acked.rtt.filter(|&rtt| rtt > Duration::ZERO) {
            self.measure(rtt);
        }
        let repairs = self.repairs(acked);
        (self.up_to, self.next) = (acked.up_to, acked.next);
        if acked.bytes == 0 {
            Outcome::default()
        } else if repairs {
            self.reno.on_ack(acked)
        } else if acked.up_to > self.end {
            self.round(acked)
        } else if self.reno.in_slow_start() {
            self.slow_start(acked)
        } else {
            Outcome::default()
        }
    }

    fn on_loss(&mut self, loss: &Loss) {
        self.reno.on_loss(loss);
        self.repairing = true;
    }

    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        self.reno.on_timeout(loss, again);
        self.timed_out = Some(None);
    }

    fn on_idle(&mut self, restart: u32) {
        self.reno.on_idle(restart);
        self.on_path_change();
    }

    /// What follows a pause is measured anew.
    fn on_sent(&mut self, sent: &Departure) -> bool {
        if sent.flight == sent.bytes {
            self.on_path_change();
        }
        false
    }

    /// The shortest round trip was another path's.
    fn on_path_change(&mut self) {
        self.base = None;
        self.begin(self.up_to);
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

    fn vegas(segments: u32, ssthresh: u32, own: VegasSettings) -> Vegas {
        let mut rules =
            Rules { initial_window: segments * UNIT, initial_ssthresh: ssthresh * UNIT, ..plain() };
        rules.own.vegas.0 = own;
        Vegas::new(rules)
    }

    /// A round of ten segments, each acknowledged after `rtt_ms`. Returns the window, segments.
    fn round(vegas: &mut Vegas, number: u64, rtt_ms: u64) -> u32 {
        for i in 1..=10 {
            let (up_to, next) = (10 * number + i, 10 * (number + 1) + i - 1);
            let rtt = Some(Duration::from_millis(rtt_ms));
            vegas.on_ack(&Acked { up_to, next, rtt, ..acked(UNIT) });
        }
        vegas.cwnd() / UNIT
    }

    fn rounds(vegas: &mut Vegas, millis: &[u64]) -> Vec<u32> {
        millis.iter().enumerate().map(|(number, &ms)| round(vegas, number as u64, ms)).collect()
    }

    #[test]
    fn section_3_2_between_alpha_and_beta_segments_in_the_queue_it_stands_still() {
        let mut vegas = vegas(20, 10, VegasSettings::default());
        // Each round is compared when the next begins. Of 22 segments three are queued with 115 ms, six with 130 ms.
        assert_eq!(rounds(&mut vegas, &[100, 100, 115, 115, 130, 130, 130]), [20, 21, 22, 22, 22, 21, 20]);
        assert!(matches!(vegas.tell(), Some(Reason::Vegas(VegasReason::VegasDecrease { .. }))));
    }

    #[test]
    fn section_3_2_alpha_and_beta_say_how_many_segments_queue() {
        let own =
            VegasSettings { vegas_alpha_segments: 5, vegas_beta_segments: 8, ..VegasSettings::default() };
        let mut vegas = vegas(20, 10, own);
        assert_eq!(rounds(&mut vegas, &[100, 100, 115, 130, 130]), [20, 21, 22, 23, 23]);
    }

    #[test]
    fn a_dated_change_of_the_byte_counting_limit_acts_in_its_slow_start() {
        let mut vegas = vegas(20, 1000, VegasSettings::default());
        let first = Acked { up_to: 1, next: 21, rtt: Some(Duration::from_millis(100)), ..acked(10 * UNIT) };
        vegas.on_ack(&first);
        assert_eq!(vegas.cwnd() / UNIT, 21, "at most one segment");
        vegas.follow(&Rules { byte_counting_limit: 4, ..plain() });
        vegas.on_ack(&Acked { up_to: 11, next: 31, ..first });
        assert_eq!(vegas.cwnd() / UNIT, 25);
    }

    #[test]
    fn section_3_3_more_than_gamma_segments_in_the_queue_end_slow_start_at_what_arrived() {
        let own = VegasSettings::default();
        let mut first = vegas(20, 1000, own.clone());
        let grown = rounds(&mut first, &[100, 125]);
        assert_eq!(grown, [30, 40], "the round is compared when the next begins");
        // 125 ms: 0.8 of 40 segments, and one more.
        assert_eq!((round(&mut first, 2, 125), first.reno.in_slow_start()), (33, false));
        let mut patient = vegas(20, 1000, VegasSettings { vegas_gamma_segments: 20, ..own });
        rounds(&mut patient, &[100, 125, 125]);
        assert!(patient.reno.in_slow_start());
    }

    #[test]
    fn section_3_3_the_paper_doubles_every_other_round_trip() {
        let own = VegasSettings { vegas_slow_start: VegasSlowStart::Paper, ..VegasSettings::default() };
        let windows = rounds(&mut vegas(20, 1000, own), &[100; 5]);
        // The first acknowledgement ends a round without samples, and is Reno's.
        assert_eq!(windows, [21, 31, 31, 41, 41]);
    }

    #[test]
    fn few_samples_may_all_be_of_delayed_acknowledgements_and_leave_it_to_reno() {
        let mut vegas = vegas(20, 10, VegasSettings::default());
        for number in 1..=40 {
            let rtt = Some(Duration::from_millis(200));
            vegas.on_ack(&Acked { up_to: 10 * number, next: 10 * number + 5, rtt, ..acked(10 * UNIT) });
        }
        assert!(vegas.tell().is_none());
        assert!(vegas.cwnd() > 30 * UNIT, "a segment for each window, {}", vegas.cwnd());
    }

    #[test]
    fn while_losses_are_repaired_nothing_is_compared() {
        let mut vegas = vegas(20, 10, VegasSettings::default());
        rounds(&mut vegas, &[100, 100]);
        vegas.on_loss(&Loss { flight: 20 * UNIT, window: 20 * UNIT });
        assert_eq!(vegas.cwnd(), 10 * UNIT);
        let rtt = Some(Duration::from_millis(500));
        for up_to in 20..40 {
            vegas.on_ack(&Acked { up_to, next: 40, rtt, recovering: true, ..acked(UNIT) });
        }
        assert_eq!(vegas.cwnd(), 10 * UNIT);
        assert_eq!(round(&mut vegas, 4, 100), 10, "a round of its own comes first");
        assert_eq!(round(&mut vegas, 5, 100), 11);
    }

    #[test]
    fn a_pause_and_a_changed_path_forget_the_shortest_round_trip() {
        let departure =
            |flight| Departure { now: Default::default(), bytes: UNIT, flight, app_limited: false };
        let mut vegas = vegas(20, 10, VegasSettings::default());
        rounds(&mut vegas, &[100]);
        vegas.on_sent(&departure(2 * UNIT));
        assert!(vegas.base.is_some());
        vegas.on_sent(&departure(UNIT));
        assert_eq!(vegas.base, None);
        rounds(&mut vegas, &[200]);
        vegas.on_path_change();
        assert_eq!(vegas.base, None);
    }
}
