//! Additive increase, multiplicative decrease: the window of Reno, NewReno and SACK (RFC 5681 section 3.1).

use super::hystart::Phase;
use super::slow_start::SlowStart;
use super::{Acked, Controller, Growth, Loss, Outcome, Reason, Rule, Rules};

/// The window of RFC 5681.
#[derive(Clone, Debug)]
pub struct NewReno {
    rules: Rules,
    slow_start: SlowStart,
    /// The window, bytes; its fraction grows where acknowledgements are counted.
    cwnd: f64,
    ssthresh: u32,
    partial: u32,
    /// What HyStart++ did.
    told: Option<Phase>,
}

impl NewReno {
    /// A window with these rules.
    pub fn new(rules: Rules) -> Self {
        Self {
            slow_start: SlowStart::new(&rules),
            cwnd: f64::from(rules.initial_window),
            ssthresh: rules.initial_ssthresh,
            partial: 0,
            told: None,
            rules,
        }
    }

    /// Whether slow start goes on.
    pub(super) fn in_slow_start(&self) -> bool {
        self.cwnd() < self.ssthresh
    }

    /// The window with its fraction, bytes.
    pub(super) const fn window(&self) -> f64 {
        self.cwnd
    }

    /// Puts window and threshold where a controller that is made of this one wants them, bytes: one unit at least.
    pub(super) fn place(&mut self, cwnd: f64, ssthresh: u32) {
        self.cwnd = cwnd.max(self.rules.unit.into());
        self.ssthresh = ssthresh;
        self.partial = 0;
    }

    /// Bytes of a full segment.
    pub(super) const fn unit(&self) -> u32 {
        self.rules.unit
    }

    /// Congestion avoidance: one unit for each window of bytes (RFC 3465 section 2.1, as RFC 5681 recommends),
    /// or the approximation of equation 3 for each acknowledgement.
    fn avoid(&mut self, acked: &Acked) -> Option<Rule> {
        let unit = f64::from(self.rules.unit);
        if self.rules.byte_counting_limit == 0 {
            self.cwnd += unit * unit / self.cwnd;
            return Some(Rule::Additive { acked: acked.bytes });
        }
        self.partial = self.partial.saturating_add(acked.bytes);
        let window = self.cwnd();
        if self.partial < window {
            return None;
        }
        let partial = self.partial;
        self.partial -= window;
        self.cwnd += unit;
        Some(Rule::Additive { acked: partial })
    }

    /// Equation 4.
    fn reduced(&self, loss: &Loss) -> u32 {
        let unit = self.rules.unit;
        let flight = loss.flight.min(self.cwnd());
        let half = if self.rules.whole_units { loss.window / unit / 2 * unit } else { flight / 2 };
        half.max(self.rules.floor_units.saturating_mul(unit))
    }
}

impl Controller for NewReno {
    #[inline]
    fn cwnd(&self) -> u32 {
        self.cwnd as u32
    }

    #[inline]
    fn ssthresh(&self) -> u32 {
        self.ssthresh
    }

    #[inline]
    fn partial(&self) -> u32 {
        self.partial
    }

    fn tell(&mut self) -> Option<Reason> {
        let told = self.told.take()?.told(self.cwnd());
        Some(told.into())
    }

    #[inline(always)]
    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        if acked.recovering || !acked.limited {
            return Outcome::default();
        }
        let from = self.cwnd();
        if from >= self.ssthresh {
            let rule = self.avoid(acked);
            return Outcome { growth: rule.map(|rule| Growth { from, to: self.cwnd(), rule }), told: false };
        }
        let step = self.slow_start.on_ack(acked, self.rules.unit);
        self.cwnd = self.slow_start.grown(self.cwnd, step.bytes.into(), self.ssthresh.into());
        if step.phase == Some(Phase::Left) {
            self.slow_start.leave();
            self.ssthresh = self.cwnd();
        }
        self.told = step.phase;
        Outcome { told: step.phase.is_some(), ..Outcome::grown(from, self.cwnd(), Rule::SlowStart) }
    }

    fn on_loss(&mut self, loss: &Loss) {
        self.slow_start.leave();
        self.ssthresh = self.reduced(loss);
        self.cwnd = f64::from(self.ssthresh);
        self.partial = 0;
    }

    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        self.slow_start.on_timeout();
        if !again {
            self.ssthresh = self.reduced(loss);
        }
        self.cwnd = f64::from(self.rules.unit);
        self.partial = 0;
    }

    fn on_idle(&mut self, restart: u32) {
        self.cwnd = self.cwnd.min(f64::from(restart));
        self.partial = 0;
    }

    fn place_window(&mut self, cwnd: u32, ssthresh: u32) {
        self.place(cwnd.into(), ssthresh);
    }

    fn set_unit(&mut self, unit: u32) {
        self.rules.unit = unit;
    }

    fn follow(&mut self, rules: &Rules) {
        self.slow_start.follow(rules);
    }
}

#[cfg(test)]
mod tests {
    use skywindow_units::Duration;

    use super::super::HyStartReason;
    use super::super::tests::{acked, plain};
    use super::*;

    const UNIT: u32 = 1448;

    fn rules() -> Rules {
        Rules { unit: UNIT, initial_window: 10 * UNIT, initial_ssthresh: 1_000_000, ..plain() }
    }

    fn avoiding(units: u32, rules: Rules) -> NewReno {
        NewReno::new(Rules { initial_window: units * UNIT, initial_ssthresh: units * UNIT, ..rules })
    }

    #[test]
    fn rfc_5681_equation_2_slow_start_grows_by_at_most_one_segment() {
        let mut window = NewReno::new(rules());
        window.on_ack(&acked(500));
        assert_eq!(window.cwnd(), 10 * UNIT + 500);
        window.on_ack(&acked(2 * UNIT));
        assert_eq!(window.cwnd(), 11 * UNIT + 500);
    }

    #[test]
    fn rfc_3465_a_limit_of_2_makes_up_for_delayed_acknowledgements() {
        let mut window = NewReno::new(Rules { byte_counting_limit: 2, ..rules() });
        window.on_ack(&acked(2 * UNIT));
        assert_eq!(window.cwnd(), 12 * UNIT);
    }

    #[test]
    fn slow_start_ends_at_ssthresh_however_much_an_acknowledgement_covers() {
        for (limit, covered) in [(1, 1), (2, 2), (8, 5), (1000, 900)] {
            let mut window = NewReno::new(Rules {
                byte_counting_limit: limit,
                initial_ssthresh: 10 * UNIT + 700,
                ..rules()
            });
            window.on_ack(&acked(covered * UNIT));
            assert_eq!(window.cwnd(), 10 * UNIT + 700, "a limit of {limit}");
            let grown = window.on_ack(&acked(UNIT)).growth;
            assert!(grown.is_none(), "congestion avoidance follows");
        }
    }

    #[test]
    fn rfc_3465_section_2_3_after_a_timeout_an_acknowledgement_of_any_size_adds_one_segment() {
        let mut window = NewReno::new(Rules { byte_counting_limit: 100, ..rules() });
        window.on_timeout(&Loss { flight: 10 * UNIT, window: 10 * UNIT }, false);
        window.on_ack(&acked(50 * UNIT));
        assert_eq!(window.cwnd(), 2 * UNIT);
        // A cut ends that slow start: the next one, after a pause, is no longer about what a timeout lost.
        window.on_loss(&Loss { flight: 10 * UNIT, window: 10 * UNIT });
        window.on_idle(UNIT);
        window.on_ack(&acked(50 * UNIT));
        assert_eq!(window.cwnd(), 2 * UNIT, "up to ssthresh");
    }

    #[test]
    fn a_loss_never_raises_the_window_however_much_has_arrived_out_of_order() {
        let mut window = NewReno::new(rules());
        window.on_loss(&Loss { flight: 50 * UNIT, window: 10 * UNIT });
        assert_eq!((window.cwnd(), window.ssthresh()), (5 * UNIT, 5 * UNIT));
        window.on_timeout(&Loss { flight: 50 * UNIT, window: 5 * UNIT }, false);
        assert_eq!(window.ssthresh(), 5 * UNIT / 2);
    }

    #[test]
    fn congestion_avoidance_counts_bytes_however_many_acknowledgements_tell_of_them() {
        for covered in [1, 2, 5] {
            let mut window = avoiding(10, rules());
            for _ in 0..10 * 10 / covered {
                window.on_ack(&acked(covered * UNIT));
            }
            // 10 + 11 + .. + 16 = 91 segments for seven steps, 108 for eight: 9 are left.
            assert_eq!(window.partial(), 9 * UNIT, "{covered} segments an acknowledgement");
            assert_eq!(window.cwnd(), 17 * UNIT, "{covered} segments an acknowledgement");
        }
    }

    #[test]
    fn rfc_5681_equation_3_counts_acknowledgements() {
        let mut window = avoiding(4, Rules { byte_counting_limit: 0, ..rules() });
        for segments in [4.25, 4.485, 4.708, 4.921] {
            window.on_ack(&acked(UNIT));
            assert!((f64::from(window.cwnd()) - segments * f64::from(UNIT)).abs() < 1.5, "{}", window.cwnd());
        }
    }

    #[test]
    fn rfc_5681_equation_4_halves_the_flight_not_the_window() {
        let mut window = NewReno::new(rules());
        window.on_loss(&Loss { flight: 9 * UNIT, window: 20 * UNIT });
        assert_eq!((window.cwnd(), window.ssthresh()), (9 * UNIT / 2, 9 * UNIT / 2));
        window.on_loss(&Loss { flight: 2 * UNIT, window: 20 * UNIT });
        assert_eq!(window.ssthresh(), 2 * UNIT);
    }

    #[test]
    fn what_hystart_does_is_told_with_the_window_after_it() {
        let mut window = NewReno::new(Rules { hystart: true, ..rules() });
        for number in 0..20 {
            let rtt = Duration::from_millis(100 + 10 * number);
            window.on_ack(&Acked { up_to: number / 9, next: number / 9 + 1, rtt: Some(rtt), ..acked(UNIT) });
            if let Some(told) = window.tell() {
                let (before, cwnd) = (Duration::from_millis(100), window.cwnd());
                let conservative =
                    HyStartReason::ConservativeSlowStart { rtt: Duration::from_millis(190), before, cwnd };
                assert_eq!((told, window.tell()), (conservative.into(), None));
                return;
            }
        }
        panic!("nothing was told");
    }

    #[test]
    fn whole_segments_of_the_window_were_halved_in_2001() {
        let mut window = NewReno::new(Rules { whole_units: true, ..rules() });
        window.on_loss(&Loss { flight: 12 * UNIT, window: 9 * UNIT + 700 });
        assert_eq!(window.cwnd(), 4 * UNIT);
    }

    #[test]
    fn rfc_5681_section_3_1_a_second_timeout_for_the_same_data_keeps_ssthresh() {
        let mut window = NewReno::new(rules());
        window.on_timeout(&Loss { flight: 10 * UNIT, window: 10 * UNIT }, false);
        assert_eq!((window.cwnd(), window.ssthresh()), (UNIT, 5 * UNIT));
        window.on_timeout(&Loss { flight: UNIT, window: UNIT }, true);
        assert_eq!((window.cwnd(), window.ssthresh()), (UNIT, 5 * UNIT));
    }

    #[test]
    fn a_window_that_did_not_hold_the_sender_back_does_not_grow() {
        let mut window = NewReno::new(rules());
        assert_eq!(window.on_ack(&Acked { limited: false, ..acked(UNIT) }), Outcome::default());
        assert_eq!(window.cwnd(), 10 * UNIT);
    }

    #[test]
    fn rfc_5681_section_3_1_one_segment_as_soon_as_a_window_is_acknowledged() {
        let mut window = avoiding(10, rules());
        assert!((0..9).all(|_| window.on_ack(&acked(UNIT)).growth.is_none()));
        window.on_ack(&acked(UNIT));
        assert_eq!((window.cwnd(), window.partial()), (11 * UNIT, 0));
    }

    #[test]
    fn a_smaller_segment_makes_smaller_steps() {
        let mut window = NewReno::new(rules());
        window.set_unit(500);
        window.on_ack(&acked(UNIT));
        assert_eq!(window.cwnd(), 10 * UNIT + 500);
        window.on_timeout(&Loss { flight: 600, window: 600 }, false);
        assert_eq!((window.cwnd(), window.ssthresh()), (500, 1000));
    }
}
