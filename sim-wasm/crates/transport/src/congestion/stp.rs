//! STP's window in XSTP (Elaasar et al. 2005): slow start until the first loss, then one segment a round trip, half
//! after a loss.

use super::{Acked, Controller, Growth, Loss, Outcome, Rule, Rules};

/// The window, in segments and fractions of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stp {
    unit: u32,
    cwnd: f64,
    /// What the send buffer holds.
    limit: f64,
    /// Acknowledgements count instead of segments.
    counts_reports: bool,
    slow_start: bool,
    /// What the last loss left of it.
    threshold: f64,
}

impl Stp {
    /// A window with these rules.
    pub fn new(rules: &Rules) -> Self {
        let limit = f64::from(rules.largest_window / rules.unit);
        Self {
            unit: rules.unit,
            cwnd: f64::from(rules.initial_window / rules.unit).min(limit),
            limit,
            counts_reports: rules.byte_counting_limit == 0,
            slow_start: true,
            threshold: limit,
        }
    }

    fn bytes(&self, segments: f64) -> u32 {
        (segments * f64::from(self.unit)) as u32
    }
}

impl Controller for Stp {
    fn cwnd(&self) -> u32 {
        self.bytes(self.cwnd)
    }

    /// Where slow start ends: at the limit, for nothing but a loss ends it; later what the loss left.
    fn ssthresh(&self) -> u32 {
        self.bytes(self.threshold)
    }

    fn whole_units(&self, _unit: u32) -> u32 {
        self.cwnd as u32
    }

    /// Whatever else holds the sender back. The last segment of all may be smaller than others, and counts like them.
    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        let before = self.cwnd;
        let count = if self.counts_reports { 1 } else { acked.bytes.div_ceil(self.unit) };
        let count = f64::from(count);
        let growth = if self.slow_start { count } else { count / self.cwnd };
        self.cwnd = (before + growth).min(self.limit);
        let rule = if self.slow_start { Rule::SlowStart } else { Rule::Additive { acked: acked.bytes } };
        let growth = Growth { from: self.bytes(before), to: self.cwnd(), rule };
        Outcome { growth: (before < self.cwnd).then_some(growth), told: false }
    }

    fn on_loss(&mut self, _loss: &Loss) {
        self.cwnd = (self.cwnd / 2.0).max(1.0);
        self.threshold = self.cwnd;
        self.slow_start = false;
    }

    /// XSTP has no retransmission timer.
    fn on_timeout(&mut self, _loss: &Loss, _again: bool) {}

    /// Slow start from one segment.
    fn on_idle(&mut self, _restart: u32) {
        self.cwnd = 1.0;
        self.threshold = self.limit;
        self.slow_start = true;
    }

    /// A session has one size of segments.
    fn set_unit(&mut self, _unit: u32) {}
}

#[cfg(test)]
mod tests {
    use super::super::tests::plain;
    use super::*;

    const UNIT: u32 = 1000;
    const LOSS: Loss = Loss { flight: 0, window: 0 };

    fn rules() -> Rules {
        Rules { unit: UNIT, initial_window: UNIT, largest_window: 64 * UNIT, ..plain() }
    }

    fn window() -> Stp {
        Stp::new(&rules())
    }

    /// The window, segments, after so many were acknowledged by one report.
    fn acknowledge(window: &mut Stp, segments: u32) -> f64 {
        window.on_ack(&Acked { bytes: segments * UNIT, ..Acked::default() });
        window.cwnd
    }

    #[test]
    fn slow_start_grows_by_what_is_acknowledged_up_to_the_send_buffer() {
        let mut window = window();
        assert_eq!(acknowledge(&mut window, 1), 2.0);
        assert_eq!(acknowledge(&mut window, 8), 10.0);
        assert_eq!(acknowledge(&mut window, 90), 64.0);
        assert!(window.slow_start);
        let full = window.on_ack(&Acked { bytes: UNIT, ..Acked::default() });
        assert_eq!(full.growth, None, "it grows no further");
    }

    #[test]
    fn a_last_segment_that_is_smaller_counts_like_any_other() {
        let mut window = window();
        window.on_ack(&Acked { bytes: 2 * UNIT + 1, ..Acked::default() });
        assert_eq!(window.whole_units(UNIT), 4);
    }

    #[test]
    fn avoidance_grows_by_its_own_fraction() {
        let mut window = window();
        acknowledge(&mut window, 19);
        window.on_loss(&LOSS);
        assert_eq!((window.cwnd, window.slow_start), (10.0, false));
        assert_eq!(acknowledge(&mut window, 5), 10.5);
        assert_eq!((window.cwnd(), window.whole_units(UNIT), window.ssthresh()), (10_500, 10, 10_000));
    }

    #[test]
    fn a_loss_halves_it_and_never_below_one_segment() {
        let mut window = window();
        acknowledge(&mut window, 7);
        let halves = [(); 4].map(|()| {
            window.on_loss(&LOSS);
            window.cwnd
        });
        assert_eq!(halves, [4.0, 2.0, 1.0, 1.0]);
    }

    #[test]
    fn a_restart_is_slow_start_from_one_segment() {
        let mut window = window();
        acknowledge(&mut window, 7);
        window.on_loss(&LOSS);
        window.on_idle(UNIT);
        assert_eq!((window.cwnd, window.slow_start, window.ssthresh()), (1.0, true, 64 * UNIT));
        assert_eq!(acknowledge(&mut window, 3), 4.0);
    }

    #[test]
    fn reports_may_count_instead_of_segments() {
        let mut window = Stp::new(&Rules { byte_counting_limit: 0, ..rules() });
        assert_eq!(acknowledge(&mut window, 20), 2.0);
        window.on_loss(&LOSS);
        assert_eq!(acknowledge(&mut window, 20), 2.0);
    }
}
