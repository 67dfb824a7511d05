//! What a link is like over time, where that changes while no handover is the cause: each way to say it in a file.

mod changes;

use skywindow_units::{BitRate, Duration, SimTime};

use crate::loss::LossModel;

pub use changes::{Change, Changes};

/// What a link does with packets, apart from how fast and how well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// It carries them.
    Open,
    /// What enters it, waits for it or is on it is lost.
    Cut,
}

/// What a link is like at an instant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Conditions {
    /// The propagation delay.
    pub delay: Duration,
    /// The rate of its transmitter.
    pub rate: BitRate,
    /// What damages packets.
    pub errors: LossModel,
    /// Whether it carries them at all.
    pub gate: Gate,
}

/// How the conditions of a link follow from time.
#[derive(Clone, Debug)]
enum Plan {
    Changes(Changes),
}

/// The conditions of a link over time. What is asked for last is kept with the time for which it holds, for the next
/// packet mostly asks the same.
#[derive(Clone, Debug)]
pub struct Course {
    plan: Plan,
    from: SimTime,
    until: SimTime,
    kept: Conditions,
}

/// Conditions, and for how long they hold: from an instant until just before another.
type Span = (SimTime, SimTime, Conditions);

impl Course {
    /// Conditions that change as `changes` say.
    pub fn of_changes(changes: Changes) -> Self {
        Self::new(Plan::Changes(changes))
    }

    fn new(plan: Plan) -> Self {
        let (from, until, kept) = plan.span(SimTime::ZERO);
        Self { plan, from, until, kept }
    }

    /// The conditions at `time`.
    #[inline]
    pub fn at(&mut self, time: SimTime) -> Conditions {
        if time < self.from || time >= self.until {
            (self.from, self.until, self.kept) = self.plan.span(time);
        }
        self.kept
    }

    /// The first instant after `time` at which they may become others; none after the last.
    pub fn next_after(&self, time: SimTime) -> Option<SimTime> {
        let (_, until, _) = self.plan.span(time);
        (until != SimTime::MAX).then_some(until)
    }

    /// The first instant after `from` and before `until` at which the link is cut; none if it is not.
    pub fn cut_between(&self, from: SimTime, until: SimTime) -> Option<SimTime> {
        match &self.plan {
            Plan::Changes(changes) => changes.cut_between(from, until),
        }
    }
}

impl Plan {
    fn span(&self, time: SimTime) -> Span {
        match self {
            Self::Changes(changes) => changes.span(time),
        }
    }
}
