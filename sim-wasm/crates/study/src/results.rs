//! Results of runs, taken in any order.

use super::plan::{Plan, Run};
use skywindow_world::Values;

/// What the runs of a plan gave so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    points: usize,
    runs: Vec<Option<Values>>,
    done: usize,
}

impl Results {
    /// No results yet for the runs of `plan`.
    pub fn new(plan: &Plan) -> Self {
        Self { points: plan.points(), runs: vec![None; plan.runs()], done: 0 }
    }

    /// Takes the result of a run; a second one for the same run replaces the first.
    pub fn insert(&mut self, run: Run, values: Values) {
        let number = self.number(run);
        if let Some(slot) = self.runs.get_mut(number)
            && slot.replace(values).is_none()
        {
            self.done += 1;
        }
    }

    /// The result of a run, if it is there.
    pub fn get(&self, run: Run) -> Option<&Values> {
        self.runs.get(self.number(run)).and_then(Option::as_ref)
    }

    /// Runs with a result.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Numbers of the runs without a result, in order.
    pub fn missing(&self) -> Vec<usize> {
        (0..self.runs.len()).filter(|&number| self.runs[number].is_none()).collect()
    }

    /// The results at a point, by replication.
    pub(super) fn at(&self, point: usize) -> impl Iterator<Item = Option<&Values>> {
        self.runs.iter().skip(point).step_by(self.points.max(1)).map(Option::as_ref)
    }

    const fn number(&self, run: Run) -> usize {
        run.replication * self.points + run.point
    }
}
