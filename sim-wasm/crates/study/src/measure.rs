//! One run, and the numbers it gives.

use skywindow_scenario::{Problem, Scenario};
use skywindow_units::SimTime;
use skywindow_world::{Values, World};

use crate::plan::{Plan, Run};

/// Events between two times the rows that no one reads are thrown away.
const SLICE: u64 = 200_000;

/// Makes `run` of `plan` and measures it: its packets, or its geometry.
///
/// # Errors
/// What stands in the way of it.
pub fn measure_run(plan: &Plan, run: Run) -> Result<Values, Vec<Problem>> {
    if !plan.experiment().is_geometry() {
        return measure(&plan.scenario(run)?);
    }
    let mut survey = plan.survey(run)?;
    survey.advance(usize::MAX);
    Ok(survey.values())
}

/// What a run gives, and a hash by which it is known again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recorded {
    /// The metrics.
    pub values: Values,
    /// The hash of all that is recorded where packets are left out; none of a geometry, which records nothing.
    pub hash: Option<u64>,
}

/// Makes `run` of `plan` as [`measure_run`] does, and hashes its recording.
///
/// # Errors
/// What stands in the way of it.
pub fn record_run(plan: &Plan, run: Run) -> Result<Recorded, Vec<Problem>> {
    if plan.experiment().is_geometry() {
        return Ok(Recorded { values: measure_run(plan, run)?, hash: None });
    }
    let mut world = World::new(&plan.scenario(run)?)?;
    let values = finished(&mut world);
    Ok(Recorded { values, hash: world.recording().hash() })
}

/// Runs `scenario` to its end and measures it.
///
/// # Errors
/// What stands in the way of a run.
pub fn measure(scenario: &Scenario) -> Result<Values, Vec<Problem>> {
    let mut world = World::new(scenario)?;
    world.recording().leave_unhashed();
    Ok(finished(&mut world))
}

/// The metrics of a world at its end.
fn finished(world: &mut World) -> Values {
    while !world.advance(SimTime::MAX, SLICE).finished {
        world.recording().discard();
    }
    world.metrics()
}

#[cfg(test)]
mod tests {
    use skywindow_scenario::{BuiltIn, Experiment, Problem, Record, Scenario, experiments};
    use skywindow_units::SimTime;
    use skywindow_world::{Values, World};

    use super::measure;
    use crate::{Overrides, Plan};

    /// The metrics of a run whose every flow writes all it can.
    fn recorded(mut scenario: Scenario) -> Result<Values, Vec<Problem>> {
        scenario.flows.iter_mut().for_each(|flow| flow.record = Record::Full);
        scenario.background.record = Record::Full;
        let mut world = World::new(&scenario)?;
        world.advance(SimTime::MAX, u64::MAX);
        assert!(world.recording().segments.rows() > 0);
        Ok(world.metrics())
    }

    #[test]
    fn what_is_recorded_changes_no_metric() -> Result<(), Vec<Problem>> {
        for &BuiltIn { id, json, .. } in experiments() {
            let document = Experiment::parse(json)?;
            if document.is_geometry() {
                continue; // It has no packets to record.
            }
            let plan = Plan::new(&document, &Overrides::default())?;
            for run in [0, plan.runs() - 1] {
                let mut scenario = plan.scenario(plan.run(run))?;
                scenario.duration_s = scenario.duration_s.min(30.0);
                let sums = measure(&scenario)?;
                assert_eq!(sums, recorded(scenario)?, "{id}, run {run}");
            }
        }
        Ok(())
    }
}
