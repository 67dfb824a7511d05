//! Conditions that follow a trace step by step.

use skywindow_units::{Duration, SimTime};

use super::{Conditions, Span};

/// What holds before the first step, and the steps: each holds until the next.
#[derive(Clone, Debug, PartialEq)]
pub struct Steps {
    first: Conditions,
    steps: Vec<(SimTime, Conditions)>,
    /// After how long they begin anew, if they do: then the first is at zero, and what would come later never holds.
    period: Option<Duration>,
}

impl Steps {
    /// `steps` in order of time.
    pub const fn new(first: Conditions, steps: Vec<(SimTime, Conditions)>, period: Option<Duration>) -> Self {
        Self { first, steps, period }
    }

    pub(super) const fn count(&self) -> usize {
        self.steps.len()
    }

    pub(super) fn span(&self, time: SimTime) -> Span {
        let turn = self.period.map_or(0, |period| time.as_nanos() / period.as_nanos().max(1));
        let began = self.period.map_or(0, |period| turn * period.as_nanos());
        let within = SimTime::from_nanos(time.as_nanos() - began);
        let later = self.steps.partition_point(|&(at, _)| at <= within);
        let in_run = |at: SimTime| SimTime::from_nanos(began.saturating_add(at.as_nanos()));
        let (from, conditions) = match later.checked_sub(1) {
            Some(index) => (in_run(self.steps[index].0), self.steps[index].1),
            None => (SimTime::ZERO, self.first),
        };
        let next = self.steps.get(later).map(|&(at, _)| at);
        let anew = self.period.map(|period| SimTime::ZERO + period);
        let until = [next, anew].into_iter().flatten().min().map_or(SimTime::MAX, in_run);
        (from, until, conditions)
    }
}

#[cfg(test)]
mod tests {
    use skywindow_units::BitRate;

    use super::*;
    use crate::transmitter::Service;
    use crate::{Course, Gate, LossModel};

    fn conditions(bps: u64) -> Conditions {
        Conditions {
            delay: Duration::ZERO,
            rate: BitRate::from_bps(bps),
            errors: LossModel::default(),
            gate: Gate::Open,
        }
    }

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    fn rates(course: &mut Course, instants: &[u64]) -> Vec<u64> {
        instants.iter().map(|&ms| course.at(at(ms)).rate.as_bps()).collect()
    }

    #[test]
    fn a_step_holds_until_the_next_and_the_last_for_good() {
        let steps = vec![(at(10), conditions(1)), (at(30), conditions(2))];
        let mut course = Course::of_steps(Steps::new(conditions(9), steps, None));
        assert_eq!(rates(&mut course, &[0, 9, 10, 29, 30, 9000]), [9, 9, 1, 1, 2, 2]);
        assert_eq!([0, 10, 30].map(|ms| course.next_after(at(ms))), [Some(at(10)), Some(at(30)), None]);
    }

    #[test]
    fn nothing_begins_while_the_link_is_held_and_never_if_it_stays_so() {
        let held = Conditions { gate: Gate::Held, ..conditions(1) };
        let steps = |second| vec![(at(0), held), (at(10), second), (at(15), held)];
        let mut opens = Course::of_steps(Steps::new(held, steps(conditions(8)), None));
        assert_eq!([0, 12, 15].map(|ms| opens.begins(at(0), at(ms))), [at(10), at(12), SimTime::MAX]);
        let period = Some(Duration::from_millis(15));
        let mut again = Course::of_steps(Steps::new(held, steps(conditions(8)), period));
        assert_eq!([14, 15, 29].map(|ms| again.begins(at(0), at(ms))), [14, 25, 29].map(at));
        let mut never = Course::of_steps(Steps::new(held, steps(held), period));
        assert_eq!(never.begins(at(0), at(3)), SimTime::MAX);
    }

    #[test]
    fn a_trace_that_repeats_begins_anew_at_its_last_line() {
        let steps = vec![(at(0), conditions(1)), (at(10), conditions(2)), (at(15), conditions(3))];
        let period = Some(Duration::from_millis(15));
        let mut course = Course::of_steps(Steps::new(conditions(9), steps, period));
        assert_eq!(rates(&mut course, &[0, 10, 14, 15, 25, 30, 40]), [1, 2, 2, 1, 2, 1, 2]);
        assert_eq!([0, 10, 15].map(|ms| course.next_after(at(ms))), [10, 15, 25].map(|ms| Some(at(ms))));
    }
}
