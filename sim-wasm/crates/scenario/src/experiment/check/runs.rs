//! Whether the runs of an experiment can be made at all.

use serde_json::Value;

use crate::Scenario;
use skywindow_form::{Problem, Reader};

use super::super::document::{Axis, Experiment};
use super::super::value::AxisValue;

/// The most runs of an experiment that is shared out: no machine keeps a list of them.
pub(in super::super) const MOST_SHARED_RUNS: usize = 1_000_000_000;
/// The greatest seed, which JSON holds exactly.
const LAST_SEED: u64 = 9_007_199_254_740_991;

/// Notes what stands in the way of the runs, more than `most` among it.
pub(in super::super) fn check_runs(experiment: &Experiment, most: usize, reader: &mut Reader) {
    let before = names(experiment, reader) && count(experiment, most, reader);
    match experiment.base_document() {
        Err(problem) => reader.fail_at(&problem.path, problem.message),
        Ok(base) if before => scenarios(experiment, &base, reader),
        Ok(_) => {}
    }
}

/// Whether the axes have names of their own, paths and values.
fn names(experiment: &Experiment, reader: &mut Reader) -> bool {
    let mut sound = true;
    let mut fail = |reader: &mut Reader, place: String, message: String| {
        sound = false;
        reader.fail_at(&place, message);
    };
    for (index, axis) in experiment.axes.iter().enumerate() {
        if experiment.axes[..index].iter().any(|other| other.name == axis.name) {
            fail(reader, format!("axes[{index}].name"), format!("\"{}\" is the name of two axes", axis.name));
        }
        if axis.values.is_empty() {
            let message = format!("is empty: the axis {} needs a value", axis.name);
            fail(reader, format!("axes[{index}].values"), message);
        }
        if axis.written().next().is_none() {
            let message = format!("is empty: the axis {} changes nothing", axis.name);
            fail(reader, format!("axes[{index}].paths"), message);
        }
        for (place, value) in axis.values.iter().enumerate() {
            if axis.values.len() <= 1_000 && axis.values[..place].contains(value) {
                fail(reader, format!("axes[{index}].values[{place}]"), format!("{value} is there already"));
            }
        }
    }
    sound
}

/// Whether there are at most `most` runs, all with seeds that documents hold.
fn count(experiment: &Experiment, most: usize, reader: &mut Reader) -> bool {
    let (points, replications) = (experiment.points(), experiment.replications());
    let few = experiment.runs() <= most;
    if !few {
        let message = format!(
            "{points} points with {replications} replications are {} runs, and {most} is the most",
            experiment.runs()
        );
        reader.fail_at("axes", message);
    }
    if experiment.seed.saturating_add(u64::from(replications)) > LAST_SEED {
        reader.fail_at("seed", format!("the last replication's seed would be above {LAST_SEED}"));
    }
    few
}

/// Reads the first point, and the points that differ from it by one value, as scenarios.
fn scenarios(experiment: &Experiment, base: &Value, reader: &mut Reader) {
    let mut first = base.clone();
    for (index, axis) in experiment.axes.iter().enumerate() {
        if let Err((place, problem)) = write(axis, 0, &mut first) {
            reader.fail_at(&format!("axes[{index}].{place}"), problem.to_string());
            return;
        }
    }
    if let Err(problems) = Scenario::from_json(&first) {
        for problem in problems {
            reader.fail_at("base", format!("at the first point the scenario is not valid: {problem}"));
        }
        return;
    }
    for (index, axis) in experiment.axes.iter().enumerate() {
        for value in 1..axis.values.len() {
            let mut document = first.clone();
            let problem = match write(axis, value, &mut document) {
                Err(problem) => Some(problem),
                Ok(()) => {
                    let problem = Scenario::from_json(&document).err().and_then(|all| all.into_iter().next());
                    problem.map(|problem| (format!("values[{value}]"), problem))
                }
            };
            if let Some((place, problem)) = problem {
                reader.fail_at(&format!("axes[{index}].{place}"), problem.to_string());
            }
        }
    }
}

/// Writes a value; an error tells which part of the axis is to blame.
fn write(axis: &Axis, value: usize, document: &mut Value) -> Result<(), (String, Problem)> {
    let Some(chosen) = axis.values.get(value) else { return Ok(()) };
    axis.write(chosen, document).map_err(|problem| {
        if let Some(path) = unfit(axis, chosen, document) {
            return (format!("settings.{chosen}.{path}"), problem);
        }
        // A copy or a place fails with the value that names it.
        if axis.paths.is_empty() {
            return (format!("values[{value}]"), problem);
        }
        // A path that takes no value at all is at fault itself; null fits every field that is there.
        let wrong = axis.paths.iter().position(|path| {
            crate::edit::set_path(&mut document.clone(), path, "null")
                .is_err_and(|other| other.message == problem.message)
        });
        let place = wrong.map_or_else(|| format!("values[{value}]"), |index| format!("paths[{index}]"));
        (place, problem)
    })
}

/// The path of the settings of `value` that cannot be written.
fn unfit<'a>(axis: &'a Axis, value: &AxisValue, document: &Value) -> Option<&'a str> {
    let mut document = document.clone();
    let settings = axis.settings_of(value).ok().flatten()?;
    settings
        .iter()
        .find(|(path, field)| crate::edit::set_path(&mut document, path, &field.to_string()).is_err())
        .map(|(path, _)| path)
}
