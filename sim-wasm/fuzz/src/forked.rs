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
    // Of so short a run all is measured.
    document["measurement"] = Value::Null;
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
