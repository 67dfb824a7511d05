//! The window of RFC 9260 where several paths are coupled: a share of what it would grow by itself, and a cut of its own.
//!
//! What the share is, the protocol says, for it knows all the windows: before each acknowledgement, by
//! [`Controller::on_share`].

use super::{Acked, Controller, Departure, Loss, Outcome, Rfc9260, Rules};

/// What of growth and cuts is left to one of several windows that are coupled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The part of what slow start adds, 0 to 1.
    pub start: f64,
    /// What congestion avoidance adds for a whole window, units: 1 by itself; below 0 it takes away.
    pub step: f64,
    /// What a loss takes, where that is not half of the window.
    pub cut: Option<Cut>,
}

/// What a loss takes of a window that is coupled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cut {
    /// Bytes.
    pub bytes: f64,
    /// And so much of the window, 0 to 1.
    pub part: f64,
    /// The part of the least threshold of RFC 9260 section 7.2.3 that is its own, 0 to 1; a unit at least.
    pub floor: f64,
}

impl Default for Share {
    /// All of it.
    fn default() -> Self {
        Self { start: 1.0, step: 1.0, cut: None }
    }
}

/// A window of RFC 9260 that has a share of what several may grow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coupled {
    window: Rfc9260,
    share: Share,
}

impl Coupled {
    /// A window with these rules, which has all of its own until it is told otherwise.
    pub fn new(rules: &Rules) -> Self {
        Self { window: Rfc9260::new(rules), share: Share::default() }
    }

    #[cfg(test)]
    pub fn place(&mut self, cwnd: u32, ssthresh: u32) {
        self.window.place(cwnd, ssthresh);
    }

    /// What a cut leaves, with such a floor, bytes.
    fn left(&self, cut: Cut, floor: u32) -> u32 {
        let cwnd = f64::from(self.window.cwnd());
        let left = cwnd - cut.bytes - cut.part * cwnd;
        let floor = libm::ceil(f64::from(floor) * cut.floor) as u32;
        (left.max(0.0) as u32).max(floor).max(self.window.unit())
    }
}

/// So much of some bytes: one at least, lest a window stand still.
fn part_of(bytes: u32, part: f64) -> u32 {
    (libm::ceil(f64::from(bytes) * part) as u32).clamp(bytes.min(1), bytes)
}

/// A window of so many bytes after a step of so many units, whole bytes, away from 0.
fn stepped(cwnd: u32, unit: u32, step: f64) -> u32 {
    let bytes = f64::from(unit) * step.clamp(-1.0, 1.0);
    let bytes = if bytes < 0.0 { libm::floor(bytes) } else { libm::ceil(bytes) };
    cwnd.saturating_add_signed(bytes as i32).max(unit)
}

impl Controller for Coupled {
    #[inline]
    fn cwnd(&self) -> u32 {
        self.window.cwnd()
    }

    #[inline]
    fn ssthresh(&self) -> u32 {
        self.window.ssthresh()
    }

    #[inline]
    fn partial(&self) -> u32 {
        self.window.partial()
    }

    fn on_share(&mut self, share: &Share) {
        self.share = *share;
    }

    /// Sections 7.2.1 and 7.2.2, with the share for the step.
    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        let Share { start, step, .. } = self.share;
        self.window.grow(acked, |bytes| part_of(bytes, start), |cwnd, unit| stepped(cwnd, unit, step))
    }

    fn on_loss(&mut self, loss: &Loss) {
        match self.share.cut {
            None => self.window.on_loss(loss),
            Some(cut) => {
                let left = self.left(cut, self.window.cut_floor());
                self.window.place_window(left, left);
            }
        }
    }

    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        let threshold = self.share.cut.map(|cut| self.left(cut, self.window.floor()));
        self.window.on_timeout(loss, again);
        if let Some(threshold) = threshold.filter(|_| !again) {
            self.window.place_window(self.window.cwnd(), threshold);
        }
    }

    fn on_idle(&mut self, restart: u32) {
        self.window.on_idle(restart);
    }

    #[inline]
    fn on_sent(&mut self, sent: &Departure) -> bool {
        self.window.on_sent(sent)
    }

    fn on_all_acknowledged(&mut self) {
        self.window.on_all_acknowledged();
    }

    fn on_duplicates(&mut self, bytes: u32) {
        self.window.on_duplicates(bytes);
    }

    fn on_burst_limit(&mut self, most: u32) {
        self.window.on_burst_limit(most);
    }

    fn place_window(&mut self, cwnd: u32, ssthresh: u32) {
        self.window.place_window(cwnd, ssthresh);
    }

    fn set_unit(&mut self, unit: u32) {
        self.window.set_unit(unit);
    }

    fn follow(&mut self, rules: &Rules) {
        self.window.follow(rules);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Rule;
    use super::super::tests::plain;
    use super::*;

    const UNIT: u32 = 1468;
    const LOSS: Loss = Loss { flight: 0, window: 0 };

    fn window(units: u32, threshold: u32, share: Share) -> Coupled {
        let rules = Rules { unit: UNIT, initial_window: 3 * UNIT, floor_units: 4, ..plain() };
        let mut window = Coupled::new(&rules);
        window.place(units * UNIT, threshold * UNIT);
        window.on_share(&share);
        window
    }

    /// A whole window is acknowledged.
    fn whole(window: &mut Coupled) -> Outcome {
        let bytes = window.cwnd();
        window.on_ack(&Acked { bytes, advanced: true, limited: true, ..Acked::default() })
    }

    #[test]
    fn with_all_of_its_own_it_is_the_window_of_rfc_9260() {
        let mut coupled = window(10, 5, Share::default());
        let mut alone = coupled.window;
        for (bytes, limited) in [(4000, true), (9000, false), (20_000, true), (70_000, true), (1, true)] {
            let acked = Acked { bytes, limited, advanced: true, ..Acked::default() };
            assert_eq!(coupled.on_ack(&acked), alone.on_ack(&acked));
        }
        coupled.on_loss(&LOSS);
        alone.on_loss(&LOSS);
        assert_eq!((coupled.cwnd(), coupled.ssthresh()), (alone.cwnd(), alone.ssthresh()));
        coupled.on_timeout(&LOSS, false);
        alone.on_timeout(&LOSS, false);
        assert_eq!((coupled.cwnd(), coupled.ssthresh()), (alone.cwnd(), alone.ssthresh()));
    }

    #[test]
    fn a_whole_window_adds_the_share_of_a_unit_and_slow_start_that_of_what_is_acknowledged() {
        let share = Share { start: 0.25, step: 0.5, cut: None };
        let mut avoids = window(10, 5, share);
        let outcome = whole(&mut avoids);
        assert_eq!(avoids.cwnd(), 10 * UNIT + UNIT / 2);
        assert_eq!(outcome.growth.map(|growth| growth.rule), Some(Rule::Additive { acked: 10 * UNIT }));
        let mut starts = window(4, 50, share);
        starts.on_ack(&Acked { bytes: 1000, advanced: true, limited: true, ..Acked::default() });
        assert_eq!(starts.cwnd(), 4 * UNIT + 250);
    }

    #[test]
    fn a_step_below_zero_takes_away_and_leaves_a_unit() {
        let back = Share { step: -0.5, ..Share::default() };
        let mut falls = window(10, 5, back);
        whole(&mut falls);
        assert_eq!(falls.cwnd(), 10 * UNIT - UNIT / 2);
        let mut least = window(1, 0, back);
        whole(&mut least);
        assert_eq!(least.cwnd(), UNIT);
    }

    #[test]
    fn however_small_the_share_a_window_moves() {
        let least = Share { start: 1e-9, step: 1e-9, cut: None };
        for threshold in [5, 50] {
            let mut moves = window(10, threshold, least);
            whole(&mut moves);
            assert_eq!(moves.cwnd(), 10 * UNIT + 1);
        }
    }

    #[test]
    fn a_cut_takes_what_is_its_own_and_leaves_the_share_of_the_floor_and_a_unit_at_least() {
        let cut = |bytes, part, floor| Share { cut: Some(Cut { bytes, part, floor }), ..Share::default() };
        let left = |share| {
            let mut window = window(20, 50, share);
            window.on_loss(&LOSS);
            assert_eq!(window.cwnd(), window.ssthresh());
            window.cwnd() / UNIT
        };
        assert_eq!(left(cut(f64::from(5 * UNIT), 0.0, 0.5)), 15);
        assert_eq!(left(cut(0.0, 0.75, 0.5)), 5);
        assert_eq!(left(cut(f64::from(90 * UNIT), 0.0, 0.5)), 2);
        assert_eq!(left(cut(0.0, 1.0, 0.01)), 1);
        let mut late = window(20, 50, cut(0.0, 0.75, 0.5));
        late.on_timeout(&LOSS, false);
        assert_eq!((late.cwnd(), late.ssthresh()), (UNIT, 5 * UNIT));
        late.on_timeout(&LOSS, true);
        assert_eq!((late.cwnd(), late.ssthresh()), (UNIT, 5 * UNIT), "where the threshold is kept");
    }
}
