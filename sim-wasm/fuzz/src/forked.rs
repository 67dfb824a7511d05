//! A run that forks is a run of the changed document: random changes, made at random instants while it runs.

use serde_json::Value;
use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::{Run, World};

use crate::dated::with_changes;
use crate::draws::Draws;
use crate::fault::{Fault, ensure};

/// Forks of one run.
const FORKS: usize = 3;
/// So much work lies between two copies of the run, and so much is done in a call.
const SPACING: u64 = 500;
const BUDGET: u64 = 97;

/// What a run comes to: the hash over its rows, and its summary.
type Outcome = (Option<u64>, Value);

/// Forks a run of `scenario`, which has the form `schema`, a few times.
pub(crate) fn check(scenario: &Scenario, schema: &Value, draws: &mut Draws) -> Result<(), Fault> {
    let mut document = scenario.to_json_full();
    // The run was shortened: all of it is measured, and what changes after its end is none of it.
    document["measurement"] = Value::Null;
    if let Some(changes) = document["changes"].as_array_mut() {
        changes.retain(|change| change["at_s"].as_f64().is_some_and(|at_s| at_s < scenario.duration_s));
    }
    let mut run = Run::copied_every(document.clone(), SPACING).map_err(|_| stopped())?;
    for _ in 0..FORKS {
        let until = SimTime::from_secs_f64(scenario.duration_s * draws.uniform());
        go_on(&mut run, until);
        let changed = with_changes(&document, schema, scenario.duration_s, draws);
        let fork = run.fork(changed.clone()).map_err(|_| stopped())?;
        if fork.is_none() {
            run = Run::copied_every(changed.clone(), SPACING).map_err(|_| stopped())?;
        }
        let forked = go_on(&mut run, SimTime::MAX);
        ensure(forked == straight(&changed)?, || {
            format!("forked it runs otherwise: {}", changed["changes"])
        })?;
    }
    Ok(())
}

fn stopped() -> Fault {
    Fault("it runs, and with changes it does not".to_owned())
}

fn straight(document: &Value) -> Result<Outcome, Fault> {
    let scenario = Scenario::from_json(document).map_err(|_| stopped())?;
    let mut world = World::new(&scenario).map_err(|_| stopped())?;
    while !world.advance(SimTime::MAX, u64::MAX).finished {
        world.recording().discard();
    }
    Ok((world.recording().hash(), world.summary()))
}

fn go_on(run: &mut Run, until: SimTime) -> Outcome {
    loop {
        let progress = run.advance(until, BUDGET);
        run.world().recording().discard();
        if progress.finished || progress.reached >= until {
            return (run.world().recording().hash(), run.world().summary());
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use skywindow_scenario::{json_schema, preset, read_json};

    use super::*;

    #[test]
    fn what_changes_after_the_end_of_a_shortened_run_is_no_fault() {
        let mut document = read_json(preset("two-links").expect("it is built in")).expect("it is JSON");
        document["changes"] = json!([{ "at_s": 5, "path": "links[1].per", "value": 0.1 }]);
        let mut scenario = Scenario::from_json(&document).expect("it is valid");
        scenario.duration_s = 1.0;
        let found = check(&scenario, &json_schema(), &mut Draws::new(1, 1));
        assert!(found.is_ok(), "{found:?}");
    }
}
