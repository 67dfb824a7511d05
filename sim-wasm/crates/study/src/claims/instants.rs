//! Tests of instants: when a curve of a run comes to a value.

use skywindow_scenario::{Curve, Test};

use super::compare::{Measured, value};
use crate::plan::Plan;
use crate::sample::Sample;
use crate::trace::Trace;

/// When the curve comes to its value at a point: every replication is run once more, with all that it records.
pub(super) fn measured(test: &Test, plan: &Plan, point: usize) -> Option<Measured> {
    let (curve, wanted) = (test.curve?, test.value?);
    let run = |replication: usize| {
        let run = plan.run(replication * plan.points() + point);
        instant(test, &mut Trace::of(plan, run).ok()?, curve, wanted)
    };
    value(&Sample::of((0..plan.replications()).map(run).collect()))
}

/// When the curve comes to `wanted`, or how long that takes from the value that the time counts from.
fn instant(test: &Test, trace: &mut Trace, curve: Curve, wanted: f64) -> Option<f64> {
    let samples = trace.samples(test.flow.as_deref(), curve);
    let begin = match test.since {
        Some(since) => first(&samples, test.after_s, since, test.tolerance)?,
        None => test.after_s,
    };
    let end = first(&samples, begin, wanted, test.tolerance)?;
    Some(if test.since.is_some() { end - begin } else { end })
}

/// The first time, not before `from`, at which the value is `wanted`, give or take a part of it.
fn first(samples: &[(f64, f64)], from: f64, wanted: f64, tolerance: f64) -> Option<f64> {
    let slack = wanted.abs() * tolerance.max(1e-9);
    let found = samples.iter().find(|&&(t, y)| t >= from && (y - wanted).abs() <= slack);
    found.map(|&(t, _)| t)
}

#[cfg(test)]
mod tests {
    use super::first;

    #[test]
    fn the_first_time_from_an_instant_on_that_the_value_is_near_enough() {
        let curve = [(0.0, 9.0), (1.0, 4.0), (2.0, 9.0), (3.0, 4.004), (4.0, 4.0)];
        assert_eq!(first(&curve, 0.0, 9.0, 0.0), Some(0.0));
        assert_eq!(first(&curve, 0.5, 9.0, 0.0), Some(2.0));
        assert_eq!(first(&curve, 1.5, 4.0, 0.0), Some(4.0));
        assert_eq!(first(&curve, 1.5, 4.0, 0.001), Some(3.0));
        assert_eq!(first(&curve, 0.0, 5.0, 0.001), None);
    }
}
