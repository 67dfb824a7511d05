//! One case: a document that follows from a seed and a number, and what must hold of it.

use std::sync::LazyLock;

use serde_json::{Value, json};
use skywindow_scenario::{
    Experiment, Problem, Record, Scenario, experiment_schema, experiments, json_schema, presets, read_json,
};
use skywindow_study::{Overrides, Plan};
use skywindow_units::SimTime;
use skywindow_world::{Layout, World};

use crate::dated::with_changes;
use crate::draws::Draws;
use crate::fault::{Fault, ensure};
use crate::grow::grow;
use crate::mutate::{garble, mutate};
use crate::{account, audited, breaking, finite, forked};

/// What a document came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was refused with sentences.
    Refused,
    /// It was read, and is too large to be run here.
    Read,
    /// It was run.
    Ran,
}

/// How much of a valid document is run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// Simulated seconds.
    pub seconds: f64,
    /// The work of the run, as the world counts it.
    pub budget: u64,
    /// Skies of more satellites, and crowds of more flows, are only read.
    pub satellites: u64,
    /// See `satellites`.
    pub flows: u64,
}

impl Span {
    /// A second of small scenarios: for a test that is over soon.
    pub const SHORT: Self = Self { seconds: 1.0, budget: 4_000, satellites: 100, flows: 40 };
    /// A second of any scenario.
    pub const LONG: Self = Self { seconds: 1.0, budget: 60_000, satellites: 10_000, flows: 1_000 };
}

/// One in so many runs forks.
const FORKED: usize = 3;

/// The documents that are mutated: the form as a schema, and its documents.
static SOURCES: LazyLock<[(Value, Vec<Value>); 2]> = LazyLock::new(|| {
    let read = |text: &str| read_json(text).unwrap_or_default();
    let short: Vec<Value> = presets().iter().map(|preset| read(preset.json)).collect();
    // With every field there is more to be changed, and less of it by accident.
    let full =
        short.iter().filter_map(|document| Scenario::from_json(document).ok()).map(|s| s.to_json_full());
    let scenarios = short.iter().cloned().chain(full).collect();
    let studies = experiments().iter().map(|entry| read(entry.json)).collect();
    [(json_schema(), scenarios), (experiment_schema(), studies)]
});

/// The document of a case: one that ships or one that grew from the schema, with changes or without, and mutated or
/// as it is.
pub fn document(seed: u64, case: u64) -> String {
    let mut draws = Draws::new(seed, case);
    let experiment = draws.one_in(10);
    let (schema, documents) = &SOURCES[usize::from(experiment)];
    let mut document = draws.pick(documents).unwrap_or_default();
    let mut valid = false;
    if experiment {
        if draws.one_in(3) {
            grow(&mut document, schema, 4, &mut draws, |tried| Experiment::from_json(tried).is_ok());
        }
    } else {
        if draws.one_in(4) {
            document = json!({ "duration_s": 1 });
            let steps = 4 + draws.below(24);
            grow(&mut document, schema, steps, &mut draws, |tried| Scenario::from_json(tried).is_ok());
            valid = draws.one_in(2);
        }
        if draws.one_in(3) {
            // So much of it is run.
            document = with_changes(&document, schema, Span::LONG.seconds, &mut draws);
            valid |= draws.one_in(2);
        }
    }
    if !valid {
        mutate(&mut document, schema, &mut draws);
    }
    let text = document.to_string();
    if !valid && draws.one_in(12) { garble(&text, &mut draws) } else { text }
}

/// Reads the document and runs it as far as `span` says.
///
/// # Errors
/// What must not be.
pub fn judge(text: &str, span: &Span) -> Result<Outcome, Fault> {
    let value = match read_json(text) {
        Ok(value) => value,
        Err(problem) => return refused(&[problem]),
    };
    let scenario = if Experiment::is_meant_by(&value) {
        match Experiment::from_json(&value).and_then(|experiment| planned(&experiment)) {
            Ok(scenario) => scenario,
            Err(problems) => return refused(&problems),
        }
    } else {
        match Scenario::from_json(&value) {
            Ok(scenario) => scenario,
            Err(problems) => return refused(&problems),
        }
    };
    survives(&scenario, &scenario.to_json())?;
    survives(&scenario, &scenario.to_json_full())?;
    let satellites: u64 = scenario.constellations.iter().map(|one| one.satellites()).sum();
    let connections: usize = scenario.flows.iter().map(|flow| 1 + flow.gateways.len()).sum();
    let flows = connections as u64 + u64::from(scenario.background.associations);
    if satellites > span.satellites || flows > span.flows {
        return Ok(Outcome::Read);
    }
    run(text, scenario, span)
}

/// The last run of an experiment, as a sweep would make it.
fn planned(experiment: &Experiment) -> Result<Scenario, Vec<Problem>> {
    let plan = Plan::new(experiment, &Overrides::default())?;
    plan.scenario(plan.run(plan.runs() - 1))
}

/// A refusal is a few sentences of one line.
fn refused(problems: &[Problem]) -> Result<Outcome, Fault> {
    ensure(!problems.is_empty() && problems.len() <= 51, || format!("{} problems", problems.len()))?;
    for problem in problems {
        let sentence = problem.to_string();
        let sound =
            !problem.message.is_empty() && sentence.len() < 4_000 && !sentence.contains(char::is_control);
        ensure(sound, || format!("a refusal reads: {sentence:?}"))?;
    }
    Ok(Outcome::Refused)
}

/// A scenario that is written reads as the same.
fn survives(scenario: &Scenario, written: &Value) -> Result<(), Fault> {
    let read = Scenario::from_json(written)
        .map_err(|problems| Fault(format!("written, it is refused: {problems:?}")))?;
    ensure(read == *scenario, || "written and read it is another scenario".to_owned())
}

fn run(text: &str, mut scenario: Scenario, span: &Span) -> Result<Outcome, Fault> {
    scenario.duration_s = scenario.duration_s.min(span.seconds);
    for flow in &mut scenario.flows {
        flow.start_s %= span.seconds / 2.0;
        flow.record = Record::Full;
    }
    // Dated changes are of the document that was read: now of the shorter one.
    let scenario = Scenario::from_json(&scenario.to_json()).unwrap_or(scenario);
    let layout = Layout::new(&scenario);
    let mut world = match World::new(&scenario) {
        Ok(world) => world,
        Err(problems) => return refused(&problems),
    };
    finite::sky(&scenario)?;
    ensure(layout.is_ok(), || "a run without a plan".to_owned())?;
    let progress = world.advance(SimTime::MAX, span.budget);
    let summary = world.summary();
    finite::summary("summary", &summary)?;
    finite::recording(world.recording(), &scenario)?;
    let kept = world.kept();
    account::check(world.recording(), &summary, &scenario, progress.reached, kept)?;
    if let Ok(layout) = &layout {
        breaking::check(world.recording(), &scenario, layout)?;
    }
    audited::check(world.recording(), &scenario, progress.reached)?;
    if progress.finished {
        in_steps(&scenario, world.recording().hash())?;
        // What was left open is written out, and means the same, also to changes of it.
        let full = Scenario::from_json(&scenario.to_json_full());
        in_steps(full.as_ref().unwrap_or(&scenario), world.recording().hash())?;
        let mut draws = Draws::new(scenario.seed, text.len() as u64);
        if draws.one_in(FORKED) {
            forked::check(&scenario, &SOURCES[0].0, &mut draws)?;
        }
    }
    Ok(Outcome::Ran)
}

/// The same run in small steps is the same.
fn in_steps(scenario: &Scenario, hash: Option<u64>) -> Result<(), Fault> {
    let mut world = World::new(scenario).map_err(|_| Fault("it runs only once".to_owned()))?;
    while !world.advance(SimTime::MAX, 97).finished {
        world.recording().discard();
    }
    ensure(world.recording().hash() == hash, || "in steps it runs otherwise".to_owned())
}
