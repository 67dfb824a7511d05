//! The results as a table: a row a point, a sample of every metric.

use skywindow_scenario::{Axis, AxisValue, MetricName};

use super::optimum::{Searched, optimum};
use super::plan::Plan;
use super::results::Results;
use super::sample::Sample;

/// A point and what was measured there.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The value of every axis of the table.
    pub point: Vec<AxisValue>,
    /// A sample for every metric of the table.
    pub samples: Vec<Sample>,
}

/// All points of an experiment, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The axes that rows differ in: all, but for one that is searched.
    pub axes: Vec<Axis>,
    /// The metrics.
    pub metrics: Vec<MetricName>,
    /// A row a point.
    pub rows: Vec<Row>,
}

impl Table {
    /// The table of what is there so far.
    pub fn new(plan: &Plan, results: &Results) -> Self {
        match plan.experiment().optimum.as_deref() {
            Some(axis) => searched(plan, results, axis),
            None => plain(plan, results),
        }
    }

    /// The sample of `metric` in a row.
    pub fn sample(&self, row: usize, metric: MetricName) -> Option<&Sample> {
        let index = self.metrics.iter().position(|known| *known == metric)?;
        self.rows.get(row)?.samples.get(index)
    }

    /// The row at a point: a value for every axis of the table, in order.
    pub fn find(&self, point: &[AxisValue]) -> Option<usize> {
        // The last axis varies fastest.
        self.axes.iter().zip(point).try_fold(0, |row, (axis, value)| {
            let place = axis.values.iter().position(|known| known == value)?;
            Some(row * axis.values.len() + place)
        })
    }

    /// The place of an axis.
    pub fn axis(&self, name: &str) -> Option<usize> {
        self.axes.iter().position(|axis| axis.name == name)
    }
}

fn plain(plan: &Plan, results: &Results) -> Table {
    let metrics = plan.experiment().metrics.clone();
    let exact = plan.experiment().is_geometry();
    let sample = |point, metric| Sample { exact, ..Sample::of(results.at(point, metric)) };
    let rows = (0..plan.points())
        .map(|point| Row {
            point: plan.values(point).into_iter().cloned().collect(),
            samples: metrics.iter().map(|metric| sample(point, *metric)).collect(),
        })
        .collect();
    Table { axes: plan.experiment().axes.clone(), metrics, rows }
}

/// One row for all points that differ only in the searched axis.
fn searched(plan: &Plan, results: &Results, name: &str) -> Table {
    let experiment = plan.experiment();
    let place = experiment.axes.iter().position(|axis| axis.name == name).unwrap_or(0);
    let axes: Vec<Axis> = experiment.axes.iter().filter(|axis| axis.name != name).cloned().collect();
    // The last axis varies fastest: points that differ by this many are neighbours along the searched one.
    let stride: usize = experiment.axes.iter().skip(place + 1).map(|axis| axis.values.len()).product();
    let tried = experiment.axes.get(place).map_or(1, |axis| axis.values.len());
    let rows = (0..plan.points() / tried)
        .map(|row| {
            let first = row / stride * stride * tried + row % stride;
            let mut curve = Searched::default();
            for point in (0..tried).map(|step| first + step * stride) {
                let at = plan.values(point).get(place).and_then(|value| value.number()).unwrap_or(f64::NAN);
                curve.push(at, results.at(point, MetricName::Goodput));
            }
            curve.sort();
            let mut point: Vec<AxisValue> = plan.values(first).into_iter().cloned().collect();
            point.remove(place);
            let sample = |metric: &MetricName| optimum(&curve, metric.share_of_plateau().unwrap_or(1.0));
            Row { point, samples: experiment.metrics.iter().map(sample).collect() }
        })
        .collect();
    Table { axes, metrics: experiment.metrics.clone(), rows }
}
