//! The congestion window of one path, in bytes: RFC 9260 section 7.2.
//!
//! The sender calls, in this order while it works on one SACK:
//! 1. [`Window::acknowledge`] once, before it takes what the SACK acknowledges off the flight size and only
//!    if the SACK acknowledges anything new;
//! 2. [`Window::cut`] if the SACK starts a fast retransmit in a window that has not been cut.
//!
//! And outside of SACKs [`Window::time_out`] when T3-rtx expires, [`Window::decay`] when nothing has been
//! sent for one timeout and [`Window::all_acknowledged`] when nothing is outstanding any more.
//!
//! Where the settings ask for another controller than that of the RFC, as CUBIC (RFC 9438), it decides about growth and
//! cuts, and cwnd and ssthresh are its.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::event::Event;
use super::rules::PartialBytes;
use super::settings::Sctp;
use crate::congestion::{Acked, Algorithm, Congestion, Controller, Loss, Rule, Rules};

/// The rules that shape a window, and its state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    /// Bytes that may be in flight.
    pub cwnd: u32,
    /// Slow start up to here, congestion avoidance above.
    pub ssthresh: u32,
    /// Bytes acknowledged towards the next growth in congestion avoidance.
    pub partial: u32,
    pub(super) unit: u32,
    floor: u32,
    cut_floor: u32,
    pub(super) step_limit: u32,
    rule: PartialBytes,
    keep_on_repeat: bool,
    pub(super) growth_on_advance: bool,
    decayed: bool,
    floor_segments: u32,
    cut_floor_segments: u32,
    /// What the unit has beside the largest DATA chunk.
    unit_headers: u32,
    pub(super) step_segments: u32,
    /// Decides in place of the RFC's rules.
    law: Option<Congestion>,
}

/// What one SACK acknowledges on a path.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Acknowledged {
    /// Bytes newly covered by the cumulative TSN.
    pub cumulative: u32,
    /// Bytes newly covered by gap blocks.
    pub gap: u32,
    /// Whether the cumulative TSN advanced.
    pub advanced: bool,
    /// Whether at least cwnd bytes were outstanding before.
    pub full: bool,
    /// Whether fast recovery goes on after this SACK.
    pub recovering: bool,
    /// When the SACK came.
    pub now: SimTime,
    /// Smoothed round-trip time of the path.
    pub srtt: Duration,
}

impl Window {
    pub fn new(rules: &Sctp, peer_a_rwnd: u32) -> Self {
        let mut window = Self {
            cwnd: rules.first_cwnd(),
            ssthresh: rules.initial_ssthresh_bytes.unwrap_or(peer_a_rwnd),
            partial: 0,
            unit: 0,
            floor: 0,
            cut_floor: 0,
            step_limit: 0,
            rule: rules.partial_bytes(),
            keep_on_repeat: rules.repeated_timeout_keeps_ssthresh(),
            growth_on_advance: rules.growth_on_advance(),
            decayed: false,
            floor_segments: rules.floor_segments(),
            cut_floor_segments: rules.fast_retransmit_floor(),
            unit_headers: rules.cwnd_unit_bytes(0),
            step_segments: rules.byte_counting_limit(),
            law: None,
        };
        window.law = match rules.controller {
            Algorithm::NewReno => None,
            other => Some(window.controller(other, rules.cwnd_unit_bytes(rules.unit()))),
        };
        window.set_unit(rules.unit());
        window
    }

    /// Another controller than the RFC's, from where the window is.
    fn controller(&self, algorithm: Algorithm, unit: u32) -> Congestion {
        let rules = Rules {
            unit,
            initial_window: self.cwnd,
            initial_ssthresh: self.ssthresh,
            floor_units: self.floor_segments,
            byte_counting_limit: self.step_segments,
            whole_units: false,
            hystart: false,
            fast_convergence: true,
        };
        Congestion::new(algorithm, rules)
    }

    /// Lets the other controller, if one is in use, decide; says whether it did.
    fn ask<T>(&mut self, ask: impl FnOnce(&mut Congestion) -> T) -> Option<T> {
        let law = self.law.as_mut()?;
        let answer = ask(law);
        self.cwnd = law.cwnd().max(self.unit);
        self.ssthresh = law.ssthresh();
        self.partial = law.partial();
        Some(answer)
    }

    /// The largest DATA chunk that a packet of the path carries. cwnd keeps its bytes.
    pub fn set_unit(&mut self, chunk: u32) {
        let unit = chunk + self.unit_headers;
        if let Some(law) = &mut self.law {
            law.set_unit(unit);
        }
        self.unit = unit;
        self.floor = self.floor_segments.saturating_mul(unit);
        self.cut_floor = self.cut_floor_segments.saturating_mul(unit);
        self.step_limit = self.step_segments.saturating_mul(unit);
    }

    /// Max.Burst lowers cwnd, and slow start leads back.
    pub fn lower_to(&mut self, most: u32) {
        if most < self.cwnd && self.law.is_none() {
            self.ssthresh = self.ssthresh.max(self.cwnd);
            self.cwnd = most;
        }
    }

    /// The unit of its arithmetic, bytes.
    pub fn unit(&self) -> u32 {
        self.unit
    }

    /// Sections 7.2.1 and 7.2.2: growth for one SACK.
    #[inline]
    pub fn acknowledge(&mut self, acked: Acknowledged) -> Option<Event> {
        if self.law.is_some() {
            cold_path();
            return self.acknowledge_to_law(acked);
        }
        let avoidance = self.cwnd > self.ssthresh;
        if avoidance {
            self.count(acked);
        }
        let held = self.growth_on_advance && !acked.advanced;
        if held || acked.recovering || !acked.full {
            return None;
        }
        let from = self.cwnd;
        if avoidance {
            if self.partial < self.cwnd {
                return None;
            }
            let partial = self.partial;
            self.partial -= self.cwnd;
            self.cwnd = self.cwnd.saturating_add(self.unit);
            return Some(Event::CongestionAvoidance {
                from,
                to: self.cwnd,
                partial,
                ssthresh: self.ssthresh,
            });
        }
        let bytes = acked.cumulative + acked.gap;
        self.cwnd = self.cwnd.saturating_add(bytes.min(self.step_limit));
        Some(Event::SlowStart { from, to: self.cwnd, acked: bytes, ssthresh: self.ssthresh })
    }

    fn acknowledge_to_law(&mut self, acked: Acknowledged) -> Option<Event> {
        if acked.recovering {
            return None;
        }
        let Acknowledged { full: limited, now, srtt, .. } = acked;
        let bytes = acked.cumulative + acked.gap;
        let outcome =
            self.ask(|law| law.on_ack(&Acked { now, bytes, limited, up_to: 0, next: 0, rtt: None, srtt }))?;
        let (growth, ssthresh) = (outcome.growth?, self.ssthresh);
        let (from, to) = (growth.from, growth.to);
        Some(match growth.rule {
            Rule::SlowStart | Rule::ConservativeSlowStart => {
                Event::SlowStart { from, to, acked: bytes, ssthresh }
            }
            Rule::Additive { acked } => Event::CongestionAvoidance { from, to, partial: acked, ssthresh },
            Rule::Cubic { target, w_max } => Event::CubicGrowth { from, to, target, w_max },
            Rule::RenoFriendly { estimate, cubic } => Event::RenoFriendly { from, to, estimate, cubic },
        })
    }

    fn count(&mut self, acked: Acknowledged) {
        match self.rule {
            PartialBytes::OnAdvance => {
                if acked.advanced {
                    let cumulative = if acked.full { acked.cumulative } else { 0 };
                    self.partial = self.partial.saturating_add(acked.gap + cumulative);
                }
            }
            PartialBytes::AllOnAdvance => {
                cold_path();
                let bytes = if acked.advanced { acked.cumulative + acked.gap } else { 0 };
                self.partial = self.partial.saturating_add(bytes);
            }
            PartialBytes::EverySack => {
                self.partial = self.partial.saturating_add(acked.cumulative + acked.gap);
                if !acked.full {
                    self.partial = self.partial.min(self.cwnd);
                }
            }
        }
    }

    /// Section 7.2.2: chunks of so many bytes were received twice.
    pub fn count_duplicates(&mut self, bytes: u32) {
        if self.law.is_none() && self.cwnd > self.ssthresh {
            self.partial = self.partial.saturating_add(bytes);
        }
    }

    /// Section 7.2.4 with 7.2.3: a loss that was reported. Returns cwnd before.
    pub fn cut(&mut self) -> u32 {
        let from = self.cwnd;
        if self.ask(|law| law.on_congestion(&Loss { flight: from, window: from })).is_some() {
            return from;
        }
        self.ssthresh = (self.cwnd / 2).max(self.cut_floor);
        self.cwnd = self.ssthresh;
        self.partial = 0;
        from
    }

    /// Section 7.2.3: T3-rtx expired. Returns cwnd before. With `keep_threshold` slow start leads back to
    /// where congestion avoidance began before.
    pub fn time_out(&mut self, keep_threshold: bool) -> u32 {
        let from = self.cwnd;
        let again = keep_threshold || (from <= self.unit && self.keep_on_repeat);
        let loss = Loss { flight: from, window: from };
        if self.ask(|law| law.on_timeout(&loss, again)).is_some() {
            return from;
        }
        if !keep_threshold && (from > self.unit || !self.keep_on_repeat) {
            self.ssthresh = (self.cwnd / 2).max(self.floor);
        }
        self.cwnd = self.unit;
        self.partial = 0;
        from
    }

    /// Section 7.2.1: nothing was sent for one timeout. Returns cwnd before, or nothing if no decay is left.
    pub fn decay(&mut self) -> Option<u32> {
        let (from, to) = (self.cwnd, (self.cwnd / 2).max(self.floor));
        if to >= from {
            return None;
        }
        if self.ask(|law| law.on_idle(to)).is_some() {
            return Some(from);
        }
        if !self.decayed {
            self.decayed = true;
            self.ssthresh = from;
        }
        self.cwnd = to;
        Some(from)
    }

    /// Data were sent: the next idle time is a new one.
    #[inline]
    pub fn in_use(&mut self) {
        self.decayed = false;
    }

    /// Section 7.2.2: nothing is outstanding.
    #[inline]
    pub fn all_acknowledged(&mut self) {
        self.partial = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: u32 = 1468;

    fn window(cwnd: u32, ssthresh: u32) -> Window {
        Window { cwnd, ssthresh, ..Window::new(&Sctp::rfc9260(), 65_536) }
    }

    fn sack(cumulative: u32) -> Acknowledged {
        Acknowledged { cumulative, advanced: true, full: true, ..Acknowledged::default() }
    }

    #[test]
    fn section_7_2_1_slow_start_grows_by_the_bytes_acknowledged_up_to_one_unit() {
        let mut w = window(3 * UNIT, 65_536);
        w.acknowledge(sack(500));
        assert_eq!(w.cwnd, 3 * UNIT + 500);
        w.acknowledge(sack(2 * UNIT));
        assert_eq!(w.cwnd, 4 * UNIT + 500);
    }

    #[test]
    fn a_byte_counting_limit_of_2_makes_up_for_delayed_sacks() {
        let rules = Sctp { byte_counting_limit: Some(2), ..Sctp::rfc9260() };
        let mut w = Window::new(&rules, 65_536);
        w.acknowledge(sack(2 * UNIT));
        assert_eq!(w.cwnd, 5 * UNIT);
    }

    #[test]
    fn section_7_2_1_no_growth_unless_full_and_outside_recovery() {
        let mut w = window(3 * UNIT, 65_536);
        let good = sack(UNIT);
        for held in [Acknowledged { full: false, ..good }, Acknowledged { recovering: true, ..good }] {
            assert_eq!(w.acknowledge(held), None);
            assert_eq!(w.cwnd, 3 * UNIT);
        }
    }

    #[test]
    fn section_7_2_1_what_gap_blocks_report_lets_cwnd_grow_where_rfc_4960_waited_for_an_advance() {
        let blocks = Acknowledged { advanced: false, gap: UNIT, cumulative: 0, ..sack(0) };
        for (rules, grown) in [(Sctp::rfc9260(), UNIT), (Sctp::rfc2960(), 0), (Sctp::ns2(), 0)] {
            let mut w = Window { cwnd: 3 * UNIT, ..Window::new(&rules, 65_536) };
            w.acknowledge(blocks);
            assert_eq!(w.cwnd, 3 * UNIT + grown, "{:?}", rules.profile);
        }
    }

    #[test]
    fn section_7_2_2_chunks_received_twice_count_in_congestion_avoidance_alone() {
        for (ssthresh, counted) in [(4 * UNIT, 2 * UNIT), (5 * UNIT, 0)] {
            let mut w = window(5 * UNIT, ssthresh);
            w.count_duplicates(2 * UNIT);
            assert_eq!(w.partial, counted);
        }
    }

    #[test]
    fn slow_start_includes_cwnd_equal_to_ssthresh() {
        let mut w = window(4 * UNIT, 4 * UNIT);
        assert!(matches!(w.acknowledge(sack(UNIT)), Some(Event::SlowStart { .. })));
    }

    #[test]
    fn section_7_2_2_one_unit_for_each_full_window() {
        let mut w = window(5 * UNIT, 4 * UNIT);
        assert_eq!(w.acknowledge(sack(2 * UNIT)), None);
        assert_eq!(w.acknowledge(sack(2 * UNIT)), None);
        w.acknowledge(sack(2 * UNIT));
        assert_eq!((w.cwnd, w.partial), (6 * UNIT, UNIT));
    }

    #[test]
    fn section_7_2_2_what_is_counted_while_the_window_is_not_full() {
        let half_empty = Acknowledged { full: false, ..sack(4 * UNIT) };
        let mut today = window(5 * UNIT, 4 * UNIT);
        let mut before = Window { rule: PartialBytes::OnAdvance, ..today };
        for _ in 0..3 {
            today.acknowledge(half_empty);
            before.acknowledge(half_empty);
        }
        assert_eq!((today.partial, before.partial), (5 * UNIT, 0));
    }

    #[test]
    fn section_7_2_3_the_threshold_is_half_of_cwnd_but_at_least_four_units() {
        let mut w = window(20 * UNIT, 65_536);
        assert_eq!(w.cut(), 20 * UNIT);
        assert_eq!((w.cwnd, w.ssthresh, w.partial), (10 * UNIT, 10 * UNIT, 0));
        w.cut();
        w.cut();
        assert_eq!((w.cwnd, w.ssthresh), (4 * UNIT, 4 * UNIT));
    }

    #[test]
    fn rfc_2960_allows_a_threshold_of_two_units() {
        let mut w = Window::new(&Sctp::rfc2960(), 65_536);
        w.cut();
        assert_eq!(w.cwnd, 2 * UNIT);
    }

    #[test]
    fn section_7_2_3_a_timeout_leaves_one_unit() {
        let mut w = window(20 * UNIT, 65_536);
        assert_eq!(w.time_out(false), 20 * UNIT);
        assert_eq!((w.cwnd, w.ssthresh), (UNIT, 10 * UNIT));
        w.time_out(false);
        assert_eq!((w.cwnd, w.ssthresh), (UNIT, 4 * UNIT));
        let mut kept = Window { keep_on_repeat: true, ..window(20 * UNIT, 65_536) };
        kept.time_out(false);
        kept.time_out(false);
        assert_eq!((kept.cwnd, kept.ssthresh), (UNIT, 10 * UNIT));
    }

    #[test]
    fn an_idle_path_decays_to_the_floor_and_remembers_where_it_was() {
        let mut w = window(20 * UNIT, 8 * UNIT);
        assert_eq!(w.decay(), Some(20 * UNIT));
        assert_eq!((w.cwnd, w.ssthresh), (10 * UNIT, 20 * UNIT));
        assert_eq!(w.decay(), Some(10 * UNIT));
        assert_eq!(w.decay(), Some(5 * UNIT));
        assert_eq!(w.decay(), None);
        assert_eq!((w.cwnd, w.ssthresh), (4 * UNIT, 20 * UNIT));
        w.cwnd = 12 * UNIT;
        w.in_use();
        w.decay();
        assert_eq!((w.cwnd, w.ssthresh), (6 * UNIT, 12 * UNIT), "another idle time begins with new data");
    }

    #[test]
    fn section_7_2_2_when_everything_is_acknowledged_the_count_begins_anew() {
        let mut w = window(5 * UNIT, 4 * UNIT);
        w.acknowledge(sack(2 * UNIT));
        w.all_acknowledged();
        assert_eq!(w.partial, 0);
    }

    /// With CUBIC a cut leaves seven tenths, and the threshold is kept in the same cases.
    #[test]
    fn section_7_2_3_what_keeps_the_threshold_keeps_that_of_cubic() {
        for (base, repeated) in [(Sctp::rfc9260(), 4), (Sctp::rfc2960(), 14)] {
            let rules = Sctp { controller: Algorithm::Cubic, ..base };
            let mut w = Window { cwnd: 20 * UNIT, ..Window::new(&rules, 65_536) };
            w.law = Some(w.controller(Algorithm::Cubic, UNIT));
            let corruption = w.ssthresh;
            w.time_out(true);
            assert_eq!((w.cwnd, w.ssthresh), (UNIT, corruption));
            let mut w = Window { cwnd: 20 * UNIT, ..Window::new(&rules, 65_536) };
            w.law = Some(w.controller(Algorithm::Cubic, UNIT));
            let units = [w.time_out(false), w.ssthresh, w.time_out(false), w.ssthresh]
                .map(|bytes| (f64::from(bytes) / f64::from(UNIT)).round() as u32);
            assert_eq!(units, [20, 14, 1, repeated]);
        }
    }
}
