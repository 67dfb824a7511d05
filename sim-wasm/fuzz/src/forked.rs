//! A run that forks is a run of the changed document: random changes, made at random instants while it runs.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, controls};
use skywindow_units::SimTime;
use skywindow_world::{Run, World};

use crate::draws::Draws;
use crate::fault::{Fault, ensure};
use crate::generate::Maker;
use crate::places::{places, texts};

/// The fields that can change while a run goes on, with `*` for every element of a list.
static LIVE: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    controls().into_iter().filter(|field| field.spec.live).map(|field| field.path).collect()
});
/// How many changes are tried, which may make no sense, and how many are made at most.
const TRIED: usize = 12;
const MOST: usize = 3;
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
        let changed = changed(&document, schema, scenario.duration_s, draws);
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

/// The document with a few changes that make sense one after the other; now and then with none.
fn changed(document: &Value, schema: &Value, duration_s: f64, draws: &mut Draws) -> Value {
    let mut maker = Maker { root: schema, texts: Vec::new() };
    texts(document, &mut maker.texts);
    let found: Vec<_> = places(schema, document)
        .into_iter()
        .map(|place| (path_of(&place.pointer), place.schema))
        .filter(|((form, _), _)| LIVE.contains(form))
        .collect();
    let mut document = document.clone();
    document["changes"] = json!([]);
    let wanted = draws.below(MOST + 1);
    for _ in 0..TRIED {
        let Some(((_, path), field)) = found.get(draws.below(found.len())) else { break };
        let change = json!({
            "at_s": duration_s * draws.uniform(),
            "path": path,
            "value": maker.value(field, draws, 0),
            "off": draws.one_in(9),
        });
        let mut tried = document.clone();
        let Some(list) = tried["changes"].as_array_mut() else { break };
        if list.len() == wanted {
            break;
        }
        list.push(change);
        if Scenario::from_json(&tried).is_ok() {
            document = tried;
        }
    }
    document
}

/// A pointer as the path of a field: its form, with `*` for elements of lists, and itself.
fn path_of(pointer: &str) -> (String, String) {
    let (mut form, mut path) = (String::new(), String::new());
    for name in pointer.split('/').skip(1) {
        let dot = if form.is_empty() { "" } else { "." };
        if name.parse::<usize>().is_ok() {
            form += ".*";
            path += &format!("[{name}]");
        } else {
            form += &format!("{dot}{name}");
            path += &format!("{dot}{name}");
        }
    }
    (form, path)
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
