//! Delays that change at dated or periodic instants, as where the way behind a link is configured anew.

use skywindow_units::{Duration, SimTime};

/// A new delay of a link, once or time and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DelayChange {
    /// When it takes effect first.
    pub at: SimTime,
    /// After how long it does so again; never if there is none.
    pub every: Option<Duration>,
    /// The delay from then on.
    pub delay: Duration,
}

/// The delay of a link over time.
///
/// A packet has the delay of the instant at which its last bit leaves. One that leaves just after a fall of the delay
/// overtakes those before it, as on a way that has been replaced by a shorter one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DelayPlan {
    first: Duration,
    changes: Vec<DelayChange>,
}

impl DelayPlan {
    /// Starts with the delay `first`. Of changes that fall on one instant the last in the list holds.
    pub const fn new(first: Duration, changes: Vec<DelayChange>) -> Self {
        Self { first, changes }
    }

    /// The delay at `now`.
    pub fn at(&self, now: SimTime) -> Duration {
        let latest = |change: &DelayChange| Some((change.latest(now)?, change.delay));
        // Of equal instants `max_by_key` takes the last.
        self.changes
            .iter()
            .filter_map(latest)
            .max_by_key(|&(at, _)| at)
            .map_or(self.first, |(_, delay)| delay)
    }

    /// The first instant after `now` at which a change takes effect; none after the last.
    pub fn next_after(&self, now: SimTime) -> Option<SimTime> {
        self.changes.iter().filter_map(|change| change.next(now)).min()
    }
}

impl DelayChange {
    /// When it took effect last, at `now` or before.
    fn latest(&self, now: SimTime) -> Option<SimTime> {
        if self.at > now {
            return None;
        }
        let since = now.since(self.at).as_nanos();
        let ago = self.every.map_or(since, |every| since % every.as_nanos().max(1));
        Some(SimTime::from_nanos(now.as_nanos() - ago))
    }

    /// When it takes effect next, after `now`.
    fn next(&self, now: SimTime) -> Option<SimTime> {
        match self.latest(now) {
            None => Some(self.at),
            Some(latest) => self.every.map(|every| latest + every.max(Duration::from_nanos(1))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    fn at(s: u64) -> SimTime {
        SimTime::from_millis(1000 * s)
    }

    fn change(s: u64, every_s: Option<u64>, delay_ms: u64) -> DelayChange {
        DelayChange { at: at(s), every: every_s.map(Duration::from_secs), delay: ms(delay_ms) }
    }

    #[test]
    fn a_delay_alternates_every_fifteen_seconds() {
        let plan = DelayPlan::new(ms(25), vec![change(15, Some(30), 40), change(30, Some(30), 25)]);
        let just_before = |s| SimTime::from_nanos(at(s).as_nanos() - 1);
        for (edge, before, after) in [(15, 25, 40), (30, 40, 25), (45, 25, 40), (600, 40, 25)] {
            assert_eq!((plan.at(just_before(edge)), plan.at(at(edge))), (ms(before), ms(after)), "{edge} s");
            assert_eq!(
                (plan.next_after(just_before(edge)), plan.next_after(at(edge))),
                (Some(at(edge)), Some(at(edge + 15)))
            );
        }
    }

    #[test]
    fn what_happens_once_stays_and_the_last_of_one_instant_holds() {
        let plan =
            DelayPlan::new(ms(10), vec![change(5, None, 20), change(7, None, 30), change(7, None, 35)]);
        assert_eq!([4, 5, 6, 7, 1000].map(|s| plan.at(at(s))), [10, 20, 20, 35, 35].map(ms));
        assert_eq!([0, 5, 7].map(|s| plan.next_after(at(s))), [Some(at(5)), Some(at(7)), None]);
        assert_eq!(DelayPlan::new(ms(3), Vec::new()).next_after(at(0)), None);
    }
}
