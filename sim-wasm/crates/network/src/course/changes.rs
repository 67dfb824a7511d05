//! Conditions that change at dated or periodic instants, for good or for a while.

use std::collections::BTreeSet;

use skywindow_units::{SimTime, sort_seldom};

use super::change::{Change, Holds, later};
use super::recurring::Recurring;
use super::{Conditions, Gate, Span};

/// Conditions that begin in some way, and what changes them.
///
/// Each quantity has the value of the change in force that took effect last; of those that did so at one instant the
/// last in the list holds. One that is over leaves the quantity to the one before it.
///
/// Those that happen once are put in order when it is made, so that a state is found by halving however many there are;
/// of those that come again only those are looked at that have changed since the last look.
#[derive(Clone, Debug)]
pub struct Changes {
    first: Conditions,
    changes: Vec<Change>,
    again: Recurring,
    /// The instants at which one that happens once takes effect or is over, in order.
    edges: Vec<Edge>,
    /// Those of them that open or close the link.
    gates: Vec<SimTime>,
}

/// An instant, and from then on the change that happens once and holds for each quantity.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Edge {
    at: SimTime,
    holds: Holds,
}

impl Changes {
    /// Begins with `first`.
    pub fn new(first: Conditions, changes: Vec<Change>) -> Self {
        let edges = edges(&changes);
        let closes = |change: &&Change| change.every.is_none() && change.gate.is_some();
        let mut gates: Vec<SimTime> = changes.iter().filter(closes).flat_map(Change::own_edges).collect();
        sort_seldom(&mut gates, |one, other| one < other);
        Self { first, again: Recurring::new(&changes), changes, edges, gates }
    }

    pub(super) fn span(&mut self, time: SimTime) -> Span {
        let passed = self.edges.partition_point(|edge| edge.at <= time);
        let (last, next) = (passed.checked_sub(1).map(|last| &self.edges[last]), self.edges.get(passed));
        let again = self.again.state(&self.changes, time);
        let from = last.map_or(again.from, |edge| again.from.max(edge.at));
        let until = next.map_or(again.until, |edge| again.until.min(edge.at));
        (from, until, self.at(time))
    }

    /// The first instant after `from` and before `until` at which the link is cut.
    pub(super) fn cut_between(&mut self, from: SimTime, until: SimTime) -> Option<SimTime> {
        let mut next = from;
        loop {
            let again = self.again.state(&self.changes, next).gate_until;
            let once = self.gates.get(self.gates.partition_point(|&at| at <= next));
            next = once.map_or(again, |&once| once.min(again));
            if next >= until {
                return None;
            }
            if self.at(next).gate == Gate::Cut {
                return Some(next);
            }
        }
    }

    fn at(&mut self, time: SimTime) -> Conditions {
        let [delay, rate, per, ber, gate] =
            self.hold(time).map(|place| place.map(|place| &self.changes[place as usize]));
        let first = &self.first;
        Conditions {
            delay: delay.and_then(|change| change.delay).unwrap_or(first.delay),
            rate: rate.and_then(|change| change.rate).unwrap_or(first.rate),
            errors: crate::LossModel {
                per: per.and_then(|change| change.per).unwrap_or(first.errors.per),
                ber: ber.and_then(|change| change.ber).unwrap_or(first.errors.ber),
            },
            gate: gate.and_then(|change| change.gate).unwrap_or(first.gate),
        }
    }

    /// The changes in force that took effect last.
    fn hold(&mut self, time: SimTime) -> Holds {
        let passed = self.edges.partition_point(|edge| edge.at <= time);
        let again = self.again.state(&self.changes, time).holds;
        match passed.checked_sub(1) {
            Some(last) => later(&self.changes, time, again, self.edges[last].holds),
            None => again,
        }
    }
}

/// The instants at which changes that happen once take effect or are over, and what holds then.
fn edges(changes: &[Change]) -> Vec<Edge> {
    let once = changes.iter().enumerate().filter(|(_, change)| change.every.is_none());
    let mut turns: Vec<(SimTime, usize)> =
        once.flat_map(|(place, change)| change.own_edges().map(move |at| (at, place))).collect();
    sort_seldom(&mut turns, |one, other| one < other);
    let mut holds = Holds::default().map(|_| BTreeSet::<(SimTime, u32)>::new());
    let mut edges: Vec<Edge> = Vec::with_capacity(turns.len());
    for (at, place) in turns {
        let change = &changes[place];
        let (key, stays) = ((change.at, place as u32), change.in_force_since(at).is_some());
        for (holds, _) in holds.iter_mut().zip(change.sets()).filter(|&(_, sets)| sets) {
            if stays {
                holds.insert(key);
            } else {
                holds.remove(&key);
            }
        }
        let now = holds.each_ref().map(|holds| holds.last().map(|&(_, place)| place));
        match edges.last_mut().filter(|last| last.at == at) {
            Some(last) => last.holds = now,
            None => edges.push(Edge { at, holds: now }),
        }
    }
    edges
}

#[cfg(test)]
mod tests {
    use skywindow_units::{BitRate, Duration};

    use super::*;
    use crate::{Course, LossModel};

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    fn at(s: u64) -> SimTime {
        SimTime::from_millis(1000 * s)
    }

    fn first(delay_ms: u64) -> Conditions {
        Conditions {
            delay: ms(delay_ms),
            rate: BitRate::from_bps(1000),
            errors: LossModel::default(),
            gate: Gate::Open,
        }
    }

    fn course(first_ms: u64, changes: Vec<Change>) -> Course {
        Course::of_changes(Changes::new(first(first_ms), changes))
    }

    fn change(s: u64, every_s: Option<u64>, delay_ms: u64) -> Change {
        let every = every_s.map(Duration::from_secs);
        Change { at: at(s), every, delay: Some(ms(delay_ms)), ..Change::default() }
    }

    #[test]
    fn a_delay_alternates_every_fifteen_seconds() {
        let mut plan = course(25, vec![change(15, Some(30), 40), change(30, Some(30), 25)]);
        let just_before = |s| SimTime::from_nanos(at(s).as_nanos() - 1);
        for (edge, before, after) in [(15, 25, 40), (30, 40, 25), (45, 25, 40), (600, 40, 25)] {
            assert_eq!(
                (plan.at(just_before(edge)).delay, plan.at(at(edge)).delay),
                (ms(before), ms(after)),
                "{edge} s"
            );
            assert_eq!(
                (plan.next_after(just_before(edge)), plan.next_after(at(edge))),
                (Some(at(edge)), Some(at(edge + 15)))
            );
        }
    }

    #[test]
    fn what_happens_once_stays_and_the_last_of_one_instant_holds() {
        let mut plan = course(10, vec![change(5, None, 20), change(7, None, 30), change(7, None, 35)]);
        assert_eq!([4, 5, 6, 7, 1000].map(|s| plan.at(at(s)).delay), [10, 20, 20, 35, 35].map(ms));
        assert_eq!([0, 5, 7].map(|s| plan.next_after(at(s))), [Some(at(5)), Some(at(7)), None]);
        assert_eq!(course(3, Vec::new()).next_after(at(0)), None);
    }

    #[test]
    fn what_lasts_a_while_leaves_the_value_before_it() {
        let burst = Change {
            per: Some(0.5),
            delay: None,
            lasts: Some(Duration::from_secs(2)),
            ..change(10, Some(20), 0)
        };
        let mut plan = course(10, vec![burst, change(11, None, 30)]);
        let told = |plan: &mut Course, s| (plan.at(at(s)).errors.per, plan.at(at(s)).delay);
        assert_eq!(
            [9, 10, 11, 12, 30, 31, 32].map(|s| told(&mut plan, s)),
            [(0.0, 10), (0.5, 10), (0.5, 30), (0.0, 30), (0.5, 30), (0.5, 30), (0.0, 30)]
                .map(|(per, delay)| (per, ms(delay)))
        );
        assert_eq!(
            [0, 10, 11, 12, 30].map(|s| plan.next_after(at(s))),
            [10, 11, 12, 30, 32].map(|s| Some(at(s)))
        );
    }

    #[test]
    fn a_change_within_another_hands_back_to_it() {
        let during = |s, lasts_s, delay_ms| Change {
            lasts: Some(Duration::from_secs(lasts_s)),
            ..change(s, None, delay_ms)
        };
        let mut plan = course(10, vec![during(10, 10, 50), during(14, 2, 90)]);
        assert_eq!(
            [9, 10, 14, 15, 16, 19, 20].map(|s| plan.at(at(s)).delay),
            [10, 50, 90, 90, 50, 50, 10].map(ms)
        );
    }

    /// Whatever is put in order, it is what looking at every change says.
    #[test]
    fn changes_that_happen_once_are_put_in_order_without_changing_what_holds() {
        let mut bits = 7_u64;
        let mut draw = |below: u64| {
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (bits >> 33) % below
        };
        for _ in 0..200 {
            let mut changes = Vec::new();
            for _ in 0..draw(12) {
                let lasts = (draw(2) == 0).then(|| Duration::from_secs(1 + draw(4)));
                changes.push(Change {
                    lasts,
                    delay: (draw(2) == 0).then(|| ms(draw(100))),
                    gate: (draw(3) == 0).then(|| if draw(2) == 0 { Gate::Cut } else { Gate::Open }),
                    ..change(draw(12), (draw(3) == 0).then(|| 5 + draw(5)), 0)
                });
            }
            let mut plan = Changes::new(first(500), changes.clone());
            for s in 0..30 {
                let force = |change: &Change| change.in_force_since(at(s));
                let delays =
                    changes.iter().filter(|change| change.delay.is_some() && force(change).is_some());
                let delay = delays.max_by_key(|change| force(change)).and_then(|change| change.delay);
                let from = changes.iter().filter_map(|change| change.last_edge(at(s))).max();
                let until = changes.iter().filter_map(|change| change.next_edge(at(s))).min();
                let (begins, ends, conditions) = plan.span(at(s));
                assert_eq!(conditions.delay, delay.unwrap_or(ms(500)), "{s} s of {changes:?}");
                assert_eq!(begins, from.unwrap_or(SimTime::ZERO));
                assert_eq!(ends, until.unwrap_or(SimTime::MAX));
                let gate = |change: &&Change| change.gate.is_some();
                let gates = changes.iter().filter(gate).filter_map(|change| change.next_edge(at(s))).min();
                let next = gates.unwrap_or(SimTime::MAX);
                let cut = plan.cut_between(at(s), next + Duration::from_nanos(1));
                assert_eq!(cut.is_some(), gates.is_some() && plan.at(next).gate == Gate::Cut);
            }
        }
    }

    #[test]
    fn a_cut_is_found_among_other_changes() {
        let cut = Change {
            gate: Some(Gate::Cut),
            lasts: Some(Duration::from_secs(1)),
            delay: None,
            ..change(20, Some(20), 0)
        };
        let mut plan = course(10, vec![change(5, Some(5), 20), cut]);
        assert_eq!(plan.cut_between(at(0), at(20)), None, "just before it all has arrived");
        assert_eq!(plan.cut_between(at(0), at(21)), Some(at(20)));
        assert_eq!(plan.cut_between(at(20), at(40)), None, "it is cut already");
        assert_eq!(plan.cut_between(at(20), at(41)), Some(at(40)));
    }
}
