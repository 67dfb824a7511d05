//! Files of results that people open: what they are, and what the runs in them say.

use skywindow_form::{Problem, Reply};
use skywindow_scenario as scenario;
use skywindow_scenario::Experiment;
use skywindow_study::campaign::{manifest, merged};
use skywindow_study::told::{Opened, SweepMode};
use skywindow_study::{CORE, tell};
use wasm_bindgen::prelude::*;

use crate::experiments::built_in;
use crate::failure::refuse;

/// The most runs of a plan that a page holds.
const MOST_RUNS: usize = 1_000_000;

/// Reads a merged file, JSON as `skywindow merge` writes it.
///
/// # Errors
/// What is wrong with it, to be read after its name.
#[wasm_bindgen]
pub fn open_merged(bytes: &[u8]) -> Result<String, JsError> {
    told(merged::read(text(bytes)?, MOST_RUNS))
}

/// Reads what a bundle has of a sweep: plan.json, the lines of its rows, and the day that it names.
///
/// # Errors
/// As [`open_merged`].
#[wasm_bindgen]
pub fn open_bundled(plan: &[u8], rows: &[u8], date: Option<String>) -> Result<String, JsError> {
    told(merged::read_bundled(text(plan)?, text(rows)?, date, MOST_RUNS))
}

fn text(bytes: &[u8]) -> Result<&str, JsError> {
    std::str::from_utf8(bytes).map_err(|_| JsError::new("is damaged: it is no text"))
}

fn told(read: Result<merged::Merged, Vec<Problem>>) -> Result<String, JsError> {
    let merged = read.map_err(|problems| refuse(&problems))?;
    let (experiment, overrides) = manifest::read(&merged.manifest).map_err(|problems| refuse(&problems))?;
    let list = |values: &[scenario::AxisValue]| {
        values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    };
    let axes = overrides.values.iter().map(|(name, values)| format!("{name} = {}", list(values)));
    let set = overrides.set.iter().map(|(path, value)| format!("{path} = {value}"));
    let (rows, results) = (&merged.rows, &merged.gathered.results);
    let plan = rows.plan();
    let opened = Opened {
        plan: rows.name().to_owned(),
        core: CORE.to_owned(),
        built_in: is_built_in(&experiment),
        changes: axes.chain(set).collect(),
        mode: if overrides.quick { SweepMode::Quick } else { SweepMode::Full },
        runs: plan.runs(),
        made: results.done(),
        failed: merged.gathered.errors.len(),
        seed: plan.experiment().seed,
        replications: plan.replications(),
        hash: merged.gathered.hash(rows).to_string(),
        results: tell(plan, results),
        experiment: experiment.id,
        date: merged.date,
        manifest: merged.manifest.to_string(),
    };
    Ok(opened.to_json().to_string())
}

fn is_built_in(experiment: &Experiment) -> bool {
    built_in(&experiment.id).is_ok_and(|(_, known)| known == *experiment)
}
