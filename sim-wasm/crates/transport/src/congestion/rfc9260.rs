//! RFC 9260 section 7.2: SCTP's growth by what SACKs acknowledge, and half after a loss.

use std::hint::cold_path;

use super::{Acked, Controller, Departure, Loss, Outcome, Rule, Rules};

/// Which acknowledged bytes count towards partial_bytes_acked in congestion avoidance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartialBytes {
    /// Those of a SACK that advances the cumulative TSN; those the cumulative TSN covers only if cwnd was
    /// fully used (RFC 2960 section 7.2.2 with the Implementer's Guide).
    OnAdvance,
    /// Those of every SACK; what exceeds cwnd is dropped while cwnd is not fully used (RFC 9260 section
    /// 7.2.2).
    EverySack,
    /// Those of a SACK that advances the cumulative TSN, whether or not cwnd was fully used (usrsctp and dcSCTP).
    AllOnAdvance,
}

/// Where the editions of the RFC and the stacks differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Smallest slow start threshold after a loss that was reported, units (section 7.2.3).
    pub cut_floor_units: u32,
    /// What counts towards the next growth in congestion avoidance (section 7.2.2).
    pub partial_bytes: PartialBytes,
    /// Whether the window grows only with an advance of the cumulative TSN (RFC 4960 section 7.2.1).
    pub growth_on_advance: bool,
}

impl Default for Edition {
    /// RFC 9260.
    fn default() -> Self {
        Self { cut_floor_units: 4, partial_bytes: PartialBytes::EverySack, growth_on_advance: false }
    }
}

/// The window of RFC 9260, bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rfc9260 {
    cwnd: u32,
    ssthresh: u32,
    partial: u32,
    unit: u32,
    /// The most that slow start adds for one SACK.
    step_limit: u32,
    /// Least thresholds after a timeout, and after a loss that was reported.
    floor: u32,
    cut_floor: u32,
    step_units: u32,
    floor_units: u32,
    edition: Edition,
    /// It has decayed since data were last sent.
    decayed: bool,
}

impl Rfc9260 {
    /// A window with these rules.
    pub fn new(rules: &Rules) -> Self {
        let mut window = Self {
            cwnd: rules.initial_window,
            ssthresh: rules.initial_ssthresh,
            partial: 0,
            unit: 0,
            step_limit: 0,
            floor: 0,
            cut_floor: 0,
            step_units: rules.byte_counting_limit,
            floor_units: rules.floor_units,
            edition: rules.edition,
            decayed: false,
        };
        window.set_unit(rules.unit);
        window
    }

    /// Section 7.2.2: what the acknowledgement counts towards the next growth.
    #[inline(always)]
    fn count(&mut self, acked: &Acked) {
        let counted = match self.edition.partial_bytes {
            PartialBytes::OnAdvance if !acked.advanced => 0,
            PartialBytes::OnAdvance if acked.limited => acked.bytes,
            PartialBytes::OnAdvance => acked.above_gap,
            PartialBytes::AllOnAdvance => {
                cold_path();
                if acked.advanced { acked.bytes } else { 0 }
            }
            PartialBytes::EverySack => acked.bytes,
        };
        self.partial = self.partial.saturating_add(counted);
        if self.edition.partial_bytes == PartialBytes::EverySack && !acked.limited {
            self.partial = self.partial.min(self.cwnd);
        }
    }

    /// Sections 7.2.1 and 7.2.2: growth for an acknowledgement, where slow start adds so much of the bytes it might, and a
    /// whole window in congestion avoidance makes another of it.
    #[inline(always)]
    pub fn grow(
        &mut self,
        acked: &Acked,
        begun: impl FnOnce(u32) -> u32,
        stepped: impl FnOnce(u32, u32) -> u32,
    ) -> Outcome {
        let avoidance = self.cwnd > self.ssthresh;
        if avoidance {
            self.count(acked);
        }
        let held = self.edition.growth_on_advance && !acked.advanced;
        if held || acked.recovering || !acked.limited {
            return Outcome::default();
        }
        let from = self.cwnd;
        if avoidance {
            if self.partial < self.cwnd {
                return Outcome::default();
            }
            let partial = self.partial;
            self.partial -= self.cwnd;
            self.cwnd = stepped(self.cwnd, self.unit);
            return Outcome::grown(from, self.cwnd, Rule::Additive { acked: partial });
        }
        self.cwnd = self.cwnd.saturating_add(begun(acked.bytes.min(self.step_limit)));
        Outcome::grown(from, self.cwnd, Rule::SlowStart)
    }

    /// Bytes of a full segment.
    pub const fn unit(&self) -> u32 {
        self.unit
    }

    /// The least threshold after a timeout, bytes.
    pub const fn floor(&self) -> u32 {
        self.floor
    }

    /// The least threshold after a loss that was reported, bytes.
    pub const fn cut_floor(&self) -> u32 {
        self.cut_floor
    }

    #[cfg(test)]
    pub fn place(&mut self, cwnd: u32, ssthresh: u32) {
        (self.cwnd, self.ssthresh) = (cwnd, ssthresh);
    }
}

impl Controller for Rfc9260 {
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

    /// Sections 7.2.1 and 7.2.2.
    #[inline(always)]
    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        self.grow(acked, |bytes| bytes, |cwnd, unit| cwnd.saturating_add(unit))
    }

    /// Section 7.2.4 with 7.2.3.
    fn on_loss(&mut self, _loss: &Loss) {
        self.ssthresh = (self.cwnd / 2).max(self.cut_floor);
        self.cwnd = self.ssthresh;
        self.partial = 0;
    }

    /// Section 7.2.3: T3-rtx expired. Where the threshold is kept, slow start leads back to it.
    fn on_timeout(&mut self, _loss: &Loss, again: bool) {
        if !again {
            self.ssthresh = (self.cwnd / 2).max(self.floor);
        }
        self.cwnd = self.unit;
        self.partial = 0;
    }

    /// Section 7.2.1: slow start leads back to where the window was when data were last sent.
    fn on_idle(&mut self, restart: u32) {
        if !self.decayed {
            self.decayed = true;
            self.ssthresh = self.cwnd;
        }
        self.cwnd = self.cwnd.min(restart);
    }

    /// The next idle time is a new one.
    #[inline]
    fn on_sent(&mut self, _sent: &Departure) -> bool {
        self.decayed = false;
        false
    }

    /// Section 7.2.2.
    #[inline]
    fn on_all_acknowledged(&mut self) {
        self.partial = 0;
    }

    /// Section 7.2.2: they count in congestion avoidance.
    fn on_duplicates(&mut self, bytes: u32) {
        if self.cwnd > self.ssthresh {
            self.partial = self.partial.saturating_add(bytes);
        }
    }

    fn on_burst_limit(&mut self, most: u32) {
        if most < self.cwnd {
            self.ssthresh = self.ssthresh.max(self.cwnd);
            self.cwnd = most;
        }
    }

    fn place_window(&mut self, cwnd: u32, ssthresh: u32) {
        (self.cwnd, self.ssthresh, self.partial) = (cwnd.max(self.unit), ssthresh, 0);
    }

    fn set_unit(&mut self, unit: u32) {
        self.unit = unit;
        self.step_limit = self.step_units.saturating_mul(unit);
        self.floor = self.floor_units.saturating_mul(unit);
        self.cut_floor = self.edition.cut_floor_units.saturating_mul(unit);
    }

    fn follow(&mut self, rules: &Rules) {
        self.edition = rules.edition;
        self.step_units = rules.byte_counting_limit;
        self.set_unit(self.unit);
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::plain;
    use super::*;

    const UNIT: u32 = 1468;

    fn rules() -> Rules {
        Rules { unit: UNIT, initial_window: 3 * UNIT, initial_ssthresh: 65_536, floor_units: 4, ..plain() }
    }

    fn of(edition: Edition, cwnd: u32, ssthresh: u32) -> Rfc9260 {
        let mut window = Rfc9260::new(&Rules { edition, ..rules() });
        window.place(cwnd, ssthresh);
        window
    }

    fn window(cwnd: u32, ssthresh: u32) -> Rfc9260 {
        of(Edition::default(), cwnd, ssthresh)
    }

    fn sack(bytes: u32) -> Acked {
        Acked { bytes, advanced: true, limited: true, ..Acked::default() }
    }

    fn rule(outcome: Outcome) -> Option<Rule> {
        outcome.growth.map(|growth| growth.rule)
    }

    /// Of no consequence: the cut is one of cwnd.
    const LOSS: Loss = Loss { flight: 0, window: 0 };

    #[test]
    fn section_7_2_1_slow_start_grows_by_the_bytes_acknowledged_up_to_one_unit() {
        let mut w = window(3 * UNIT, 65_536);
        w.on_ack(&sack(500));
        assert_eq!(w.cwnd(), 3 * UNIT + 500);
        w.on_ack(&sack(2 * UNIT));
        assert_eq!(w.cwnd(), 4 * UNIT + 500);
    }

    #[test]
    fn a_byte_counting_limit_of_2_makes_up_for_delayed_sacks() {
        let mut w = Rfc9260::new(&Rules { byte_counting_limit: 2, ..rules() });
        w.on_ack(&sack(2 * UNIT));
        assert_eq!(w.cwnd(), 5 * UNIT);
        w.follow(&Rules { byte_counting_limit: 3, ..rules() });
        w.on_ack(&sack(4 * UNIT));
        assert_eq!(w.cwnd(), 8 * UNIT, "another limit from now on");
    }

    #[test]
    fn section_7_2_1_no_growth_unless_full_and_outside_recovery() {
        let mut w = window(3 * UNIT, 65_536);
        let good = sack(UNIT);
        for held in [Acked { limited: false, ..good }, Acked { recovering: true, ..good }] {
            assert_eq!(w.on_ack(&held), Outcome::default());
            assert_eq!(w.cwnd(), 3 * UNIT);
        }
    }

    #[test]
    fn section_7_2_1_what_gap_blocks_report_lets_cwnd_grow_where_rfc_4960_waited_for_an_advance() {
        let blocks = Acked { advanced: false, above_gap: UNIT, ..sack(UNIT) };
        for (growth_on_advance, grown) in [(false, UNIT), (true, 0)] {
            let mut w = of(Edition { growth_on_advance, ..Edition::default() }, 3 * UNIT, 65_536);
            w.on_ack(&blocks);
            assert_eq!(w.cwnd(), 3 * UNIT + grown);
        }
    }

    #[test]
    fn section_7_2_2_chunks_received_twice_count_in_congestion_avoidance_alone() {
        for (ssthresh, counted) in [(4 * UNIT, 2 * UNIT), (5 * UNIT, 0)] {
            let mut w = window(5 * UNIT, ssthresh);
            w.on_duplicates(2 * UNIT);
            assert_eq!(w.partial(), counted);
        }
    }

    #[test]
    fn slow_start_includes_cwnd_equal_to_ssthresh() {
        let mut w = window(4 * UNIT, 4 * UNIT);
        assert_eq!(rule(w.on_ack(&sack(UNIT))), Some(Rule::SlowStart));
    }

    #[test]
    fn section_7_2_2_one_unit_for_each_full_window() {
        let mut w = window(5 * UNIT, 4 * UNIT);
        assert_eq!(w.on_ack(&sack(2 * UNIT)), Outcome::default());
        assert_eq!(w.on_ack(&sack(2 * UNIT)), Outcome::default());
        assert_eq!(rule(w.on_ack(&sack(2 * UNIT))), Some(Rule::Additive { acked: 6 * UNIT }));
        assert_eq!((w.cwnd(), w.partial()), (6 * UNIT, UNIT));
    }

    #[test]
    fn section_7_2_2_what_is_counted_while_the_window_is_not_full() {
        let half_empty = Acked { limited: false, ..sack(4 * UNIT) };
        for (partial_bytes, counted) in
            [(PartialBytes::EverySack, 5), (PartialBytes::OnAdvance, 0), (PartialBytes::AllOnAdvance, 12)]
        {
            let mut w = of(Edition { partial_bytes, ..Edition::default() }, 5 * UNIT, 4 * UNIT);
            for _ in 0..3 {
                w.on_ack(&half_empty);
            }
            assert_eq!(w.partial(), counted * UNIT, "{partial_bytes:?}");
        }
    }

    #[test]
    fn section_7_2_2_what_counts_in_the_editions_that_wait_for_an_advance() {
        for (partial_bytes, counted) in
            [(PartialBytes::EverySack, 3), (PartialBytes::OnAdvance, 0), (PartialBytes::AllOnAdvance, 0)]
        {
            let mut w = of(Edition { partial_bytes, ..Edition::default() }, 5 * UNIT, 4 * UNIT);
            w.on_ack(&Acked { advanced: false, above_gap: 3 * UNIT, ..sack(3 * UNIT) });
            assert_eq!(w.partial(), counted * UNIT, "{partial_bytes:?}");
        }
        let mut w =
            of(Edition { partial_bytes: PartialBytes::OnAdvance, ..Edition::default() }, 5 * UNIT, 4 * UNIT);
        w.on_ack(&Acked { limited: false, above_gap: UNIT, ..sack(3 * UNIT) });
        assert_eq!(w.partial(), UNIT, "with a window that is not full only what lies above a gap");
    }

    #[test]
    fn section_7_2_3_the_threshold_is_half_of_cwnd_but_at_least_four_units() {
        let mut w = window(20 * UNIT, 65_536);
        w.on_loss(&LOSS);
        assert_eq!((w.cwnd(), w.ssthresh(), w.partial()), (10 * UNIT, 10 * UNIT, 0));
        w.on_loss(&LOSS);
        w.on_loss(&LOSS);
        assert_eq!((w.cwnd(), w.ssthresh()), (4 * UNIT, 4 * UNIT));
    }

    #[test]
    fn rfc_2960_allows_a_threshold_of_two_units() {
        let mut w = of(Edition { cut_floor_units: 2, ..Edition::default() }, 3 * UNIT, 65_536);
        w.on_loss(&LOSS);
        assert_eq!(w.cwnd(), 2 * UNIT);
    }

    #[test]
    fn section_7_2_3_a_timeout_leaves_one_unit() {
        let mut w = window(20 * UNIT, 65_536);
        w.on_timeout(&LOSS, false);
        assert_eq!((w.cwnd(), w.ssthresh()), (UNIT, 10 * UNIT));
        w.on_timeout(&LOSS, true);
        assert_eq!((w.cwnd(), w.ssthresh()), (UNIT, 10 * UNIT), "where it is kept");
        w.on_timeout(&LOSS, false);
        assert_eq!((w.cwnd(), w.ssthresh()), (UNIT, 4 * UNIT));
    }

    #[test]
    fn section_7_2_1_an_idle_path_remembers_where_it_was_until_data_leave() {
        let mut w = window(20 * UNIT, 8 * UNIT);
        w.on_idle(10 * UNIT);
        assert_eq!((w.cwnd(), w.ssthresh()), (10 * UNIT, 20 * UNIT));
        w.on_idle(5 * UNIT);
        assert_eq!((w.cwnd(), w.ssthresh()), (5 * UNIT, 20 * UNIT));
        w.place(12 * UNIT, 20 * UNIT);
        w.on_sent(&Departure { now: Default::default(), bytes: UNIT, flight: UNIT, app_limited: false });
        w.on_idle(6 * UNIT);
        assert_eq!((w.cwnd(), w.ssthresh()), (6 * UNIT, 12 * UNIT), "another idle time begins with new data");
    }

    #[test]
    fn section_7_2_2_when_everything_is_acknowledged_the_count_begins_anew() {
        let mut w = window(5 * UNIT, 4 * UNIT);
        w.on_ack(&sack(2 * UNIT));
        w.on_all_acknowledged();
        assert_eq!(w.partial(), 0);
    }

    #[test]
    fn usrsctp_a_limit_of_bursts_lowers_cwnd_and_never_raises_it() {
        let mut w = window(10 * UNIT, 5 * UNIT);
        w.on_burst_limit(12 * UNIT);
        assert_eq!((w.cwnd(), w.ssthresh()), (10 * UNIT, 5 * UNIT));
        w.on_burst_limit(6 * UNIT);
        assert_eq!((w.cwnd(), w.ssthresh()), (6 * UNIT, 10 * UNIT), "slow start leads back");
    }

    #[test]
    fn a_smaller_path_mtu_makes_smaller_steps_and_floors() {
        let mut w = window(3 * UNIT, 65_536);
        w.set_unit(500);
        w.on_ack(&sack(UNIT));
        assert_eq!(w.cwnd(), 3 * UNIT + 500);
        w.on_loss(&LOSS);
        assert_eq!(w.cwnd(), (3 * UNIT + 500) / 2);
        w.on_loss(&LOSS);
        assert_eq!(w.cwnd(), 2000);
    }
}
