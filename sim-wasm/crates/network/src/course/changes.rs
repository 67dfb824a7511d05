//! Conditions that change at dated or periodic instants, for good or for a while.

use skywindow_units::{BitRate, Duration, SimTime};

use super::{Conditions, Gate, Span};

/// What becomes different at an instant, once or time and again.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Change {
    /// When it takes effect first.
    pub at: SimTime,
    /// After how long it does so again; never if there is none.
    pub every: Option<Duration>,
    /// For how long it holds each time, less than until the next; for good if there is none.
    pub lasts: Option<Duration>,
    /// The delay from then on.
    pub delay: Option<Duration>,
    /// The rate.
    pub rate: Option<BitRate>,
    /// The packet error rate.
    pub per: Option<f64>,
    /// The bit error rate.
    pub ber: Option<f64>,
    /// Whether the link carries packets.
    pub gate: Option<Gate>,
}

/// Conditions that begin in some way, and what changes them.
///
/// Each quantity has the value of the change in force that took effect last; of those that did so at one instant the
/// last in the list holds. One that is over leaves the quantity to the one before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Changes {
    first: Conditions,
    changes: Vec<Change>,
}

impl Changes {
    /// Begins with `first`.
    pub const fn new(first: Conditions, changes: Vec<Change>) -> Self {
        Self { first, changes }
    }

    pub(super) fn span(&self, time: SimTime) -> Span {
        let from = self.changes.iter().filter_map(|change| change.last_edge(time)).max();
        let until = self.changes.iter().filter_map(|change| change.next_edge(time)).min();
        (from.unwrap_or(SimTime::ZERO), until.unwrap_or(SimTime::MAX), self.at(time))
    }

    /// The first instant after `from` and before `until` at which the link is cut.
    pub(super) fn cut_between(&self, from: SimTime, until: SimTime) -> Option<SimTime> {
        let mut next = from;
        loop {
            let gates = self.changes.iter().filter(|change| change.gate.is_some());
            next = gates.filter_map(|change| change.next_edge(next)).min().filter(|&next| next < until)?;
            if self.at(next).gate == Gate::Cut {
                return Some(next);
            }
        }
    }

    fn at(&self, time: SimTime) -> Conditions {
        let first = &self.first;
        Conditions {
            delay: self.latest(time, |change| change.delay).unwrap_or(first.delay),
            rate: self.latest(time, |change| change.rate).unwrap_or(first.rate),
            errors: crate::LossModel {
                per: self.latest(time, |change| change.per).unwrap_or(first.errors.per),
                ber: self.latest(time, |change| change.ber).unwrap_or(first.errors.ber),
            },
            gate: self.latest(time, |change| change.gate).unwrap_or(first.gate),
        }
    }

    fn latest<T>(&self, time: SimTime, value: impl Fn(&Change) -> Option<T>) -> Option<T> {
        let in_force = |change| Some((Change::in_force_since(change, time)?, value(change)?));
        // Of equal instants `max_by_key` takes the last.
        self.changes.iter().filter_map(in_force).max_by_key(|&(since, _)| since).map(|(_, value)| value)
    }
}

impl Change {
    /// When it took effect last, at `time` or before.
    fn latest(&self, time: SimTime) -> Option<SimTime> {
        if self.at > time {
            return None;
        }
        let since = time.since(self.at).as_nanos();
        let ago = self.every.map_or(since, |every| since % every.as_nanos().max(1));
        Some(SimTime::from_nanos(time.as_nanos() - ago))
    }

    /// Since when it holds at `time`.
    fn in_force_since(&self, time: SimTime) -> Option<SimTime> {
        self.latest(time).filter(|&since| self.lasts.is_none_or(|lasts| time < since + lasts))
    }

    /// When it last took effect or was over, at `time` or before.
    fn last_edge(&self, time: SimTime) -> Option<SimTime> {
        let began = self.latest(time)?;
        Some(self.lasts.map(|lasts| began + lasts).filter(|&over| over <= time).unwrap_or(began))
    }

    /// When it next takes effect or is over, after `time`.
    fn next_edge(&self, time: SimTime) -> Option<SimTime> {
        let Some(began) = self.latest(time) else { return Some(self.at) };
        let over = self.lasts.map(|lasts| began + lasts).filter(|&over| over > time);
        over.or_else(|| self.every.map(|every| began + every.max(Duration::from_nanos(1))))
    }
}

#[cfg(test)]
mod tests {
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

    #[test]
    fn a_cut_is_found_among_other_changes() {
        let cut = Change {
            gate: Some(Gate::Cut),
            lasts: Some(Duration::from_secs(1)),
            delay: None,
            ..change(20, Some(20), 0)
        };
        let plan = course(10, vec![change(5, Some(5), 20), cut]);
        assert_eq!(plan.cut_between(at(0), at(20)), None, "just before it all has arrived");
        assert_eq!(plan.cut_between(at(0), at(21)), Some(at(20)));
        assert_eq!(plan.cut_between(at(20), at(40)), None, "it is cut already");
        assert_eq!(plan.cut_between(at(20), at(41)), Some(at(40)));
    }
}
