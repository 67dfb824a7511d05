//! What a link is like over time, where that changes while no handover is the cause: each way to say it in a file.

mod change;
mod changes;
mod opportunities;
mod recurring;
mod steps;

use skywindow_units::{BitRate, Duration, SimTime};

use crate::loss::LossModel;

pub use change::Change;
pub use changes::Changes;
pub use opportunities::Opportunities;
pub use steps::Steps;

use crate::transmitter::{Departure, Service};

/// What a link does with packets, apart from how fast and how well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// It carries them.
    Open,
    /// It begins to send none; what is on it arrives.
    Held,
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
    Steps(Steps),
}

/// The conditions of a link over time. What is asked for last is kept with the time for which it holds, for the next
/// packet mostly asks the same.
#[derive(Clone, Debug)]
pub struct Course {
    plan: Plan,
    from: SimTime,
    until: SimTime,
    kept: Conditions,
    /// When packets can leave, where the rate does not say.
    opportunities: Option<Opportunities>,
}

/// Conditions, and for how long they hold: from an instant until just before another.
type Span = (SimTime, SimTime, Conditions);

impl Course {
    /// Conditions that change as `changes` say.
    pub fn of_changes(changes: Changes) -> Self {
        Self::new(Plan::Changes(changes))
    }

    fn new(mut plan: Plan) -> Self {
        let (from, until, kept) = plan.span(SimTime::ZERO);
        Self { plan, from, until, kept, opportunities: None }
    }

    /// From now on they follow what `other` does; packets leave at the opportunities that there are.
    pub fn replan(&mut self, other: Self) {
        let opportunities = self.opportunities.take();
        *self = Self { opportunities, ..other };
    }

    /// Conditions that follow a trace.
    pub fn of_steps(steps: Steps) -> Self {
        Self::new(Plan::Steps(steps))
    }

    /// Conditions that stay as they are, but that packets leave at `opportunities`.
    pub fn of_opportunities(stay: Conditions, opportunities: Opportunities) -> Self {
        let stay = Conditions { rate: opportunities.rate(), ..stay };
        Self::of_changes(Changes::new(stay, Vec::new())).with_opportunities(opportunities)
    }

    /// The same, but that packets leave at `opportunities`, whose rate the conditions have.
    pub fn with_opportunities(self, opportunities: Opportunities) -> Self {
        Self { opportunities: Some(opportunities), ..self }
    }

    /// Whether they follow a trace.
    pub const fn is_traced(&self) -> bool {
        self.opportunities.is_some() || matches!(self.plan, Plan::Steps(_))
    }

    /// When packets can leave, where the rate does not say.
    pub const fn opportunities(&self) -> Option<&Opportunities> {
        self.opportunities.as_ref()
    }

    /// The conditions at `time`.
    #[inline]
    pub fn at(&mut self, time: SimTime) -> Conditions {
        if time < self.from || time >= self.until {
            (self.from, self.until, self.kept) = self.plan.span(time);
        }
        self.kept
    }

    /// For how long the link is sending a packet of `bytes`.
    pub fn sending(&self, bytes: u32, departure: Departure) -> Duration {
        match &self.opportunities {
            Some(opportunities) => opportunities.rate().transmission_time(bytes),
            None => departure.ends.since(departure.begins),
        }
    }

    /// The first instant after `time` at which they may become others; none after the last.
    pub fn next_after(&mut self, time: SimTime) -> Option<SimTime> {
        let (_, until, _) = self.plan.span(time);
        (until != SimTime::MAX).then_some(until)
    }

    /// The first instant after `from` and before `until` at which the link is cut; none if it is not.
    pub fn cut_between(&mut self, from: SimTime, until: SimTime) -> Option<SimTime> {
        match &mut self.plan {
            Plan::Changes(changes) => changes.cut_between(from, until),
            Plan::Steps(_) => None,
        }
    }
}

impl Plan {
    const fn steps(&self) -> usize {
        match self {
            Self::Changes(_) => 0,
            Self::Steps(steps) => steps.count(),
        }
    }

    fn span(&mut self, time: SimTime) -> Span {
        match self {
            Self::Changes(changes) => changes.span(time),
            Self::Steps(steps) => steps.span(time),
        }
    }
}

/// Sends at the rate of the instant at which a packet begins to be sent: what is in transmission when the rate changes
/// goes on at the old one. While the link is held nothing begins, and never if it stays so.
impl Service for Course {
    fn begins(&mut self, now: SimTime, ready: SimTime) -> SimTime {
        if let Some(opportunities) = &mut self.opportunities {
            return opportunities.begins(now, ready);
        }
        let mut begins = ready;
        // A trace that repeats has said all that it says after as many steps as it has.
        for _ in 0..self.plan.steps() + 2 {
            if self.at(begins).gate != Gate::Held {
                return begins;
            }
            begins = self.until;
        }
        SimTime::MAX
    }

    fn ends(&mut self, now: SimTime, begins: SimTime, bytes: u32) -> SimTime {
        match &mut self.opportunities {
            Some(opportunities) => opportunities.ends(now, begins, bytes),
            None => begins + self.at(begins).rate.transmission_time(bytes),
        }
    }
}
