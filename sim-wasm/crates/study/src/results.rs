//! Results of runs, taken in any order. Of each run only what the plan measures is kept, so that there may be millions.

use skywindow_scenario::MetricName;
use skywindow_world::Values;

use super::plan::{Plan, Run};

/// What the runs of a plan gave so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    points: usize,
    metrics: Vec<MetricName>,
    /// Every metric of every run, a run after the other; infinite where there is no value, as no metric is.
    values: Vec<f64>,
    made: Vec<bool>,
    done: usize,
}

impl Results {
    /// No results yet for the runs of `plan`.
    pub fn new(plan: &Plan) -> Self {
        let (metrics, runs) = (plan.measured(), plan.runs());
        let values = vec![f64::INFINITY; metrics.len() * runs];
        Self { points: plan.points(), metrics, values, made: vec![false; runs], done: 0 }
    }

    /// Takes the result of a run; a second one for the same run replaces the first.
    pub fn insert(&mut self, run: Run, values: Values) {
        let measured: Vec<Option<f64>> = self.metrics.iter().map(|metric| values.get(*metric)).collect();
        self.put(self.number(run), &measured);
    }

    /// Takes what the plan measures of the run with this number, in its order.
    pub fn put(&mut self, number: usize, measured: &[Option<f64>]) {
        let Some(made) = self.made.get_mut(number) else { return };
        self.done += usize::from(!std::mem::replace(made, true));
        let width = self.metrics.len();
        for (slot, value) in self.values[number * width..][..width].iter_mut().zip(measured) {
            *slot = value.unwrap_or(f64::INFINITY);
        }
    }

    /// What the run with this number gave, in the order of the plan; none if it is not there.
    pub fn get(&self, number: usize) -> Option<impl Iterator<Item = Option<f64>>> {
        let width = self.metrics.len();
        self.made.get(number).filter(|made| **made)?;
        Some(self.values[number * width..][..width].iter().map(|value| value.is_finite().then_some(*value)))
    }

    /// Runs with a result.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// All runs, with a result or without.
    pub const fn runs(&self) -> usize {
        self.made.len()
    }

    /// Numbers of the runs without a result, in order.
    pub fn missing(&self) -> impl Iterator<Item = usize> {
        self.made.iter().enumerate().filter(|(_, made)| !**made).map(|(number, _)| number)
    }

    /// A metric of the runs at a point, by replication.
    pub(super) fn at(&self, point: usize, metric: MetricName) -> Vec<Option<f64>> {
        let width = self.metrics.len();
        let Some(place) = self.metrics.iter().position(|known| *known == metric) else {
            return vec![None; self.made.len() / self.points.max(1)];
        };
        let runs = self.values.iter().skip(point * width + place).step_by((self.points * width).max(1));
        runs.map(|value| value.is_finite().then_some(*value)).collect()
    }

    const fn number(&self, run: Run) -> usize {
        run.replication * self.points + run.point
    }
}
