//! Where a document comes from: a file, standard input or a built-in, with the changes of `--set`.

use std::io::Read;

use serde_json::Value;
use skywindow_scenario::{
    Experiment, MAX_DOCUMENT_BYTES, Scenario, experiment as built_in, experiments, preset, presets,
    read_json, set_path,
};

use crate::failure::Failure;

/// The document called `name`, with `changes` ("path=value") made.
///
/// # Errors
/// What cannot be read, and what is wrong with a change.
pub fn document(name: &str, changes: &[String]) -> Result<Value, Failure> {
    let mut document = read_json(&text(name)?)?;
    for change in changes {
        let (path, value) = change
            .split_once('=')
            .ok_or_else(|| Failure::input(format!("--set {change}: a change is written PATH=VALUE")))?;
        set_path(&mut document, path.trim(), value)?;
    }
    Ok(document)
}

/// The scenario called `name`, with `changes` made.
///
/// # Errors
/// As [`document`], and everything that is wrong with the scenario.
pub fn scenario(name: &str, changes: &[String]) -> Result<Scenario, Failure> {
    Ok(Scenario::from_json(&document(name, changes)?)?)
}

/// The experiment called `name`.
///
/// # Errors
/// What cannot be read, and everything that is wrong with the experiment.
pub fn experiment(name: &str) -> Result<Experiment, Failure> {
    let known = || experiments().iter().map(|experiment| experiment.id).collect();
    Ok(Experiment::parse(&find(name, built_in, "experiment", known)?)?)
}

/// The text of the scenario called `name`.
///
/// # Errors
/// A sentence that names it.
pub fn text(name: &str) -> Result<String, Failure> {
    find(name, preset, "scenario", || presets().iter().map(|preset| preset.id).collect())
}

/// The text of the scenario or experiment called `name`.
///
/// # Errors
/// A sentence that names it.
pub fn text_of_any(name: &str) -> Result<String, Failure> {
    let known = || {
        let scenarios = presets().iter().map(|preset| preset.id);
        scenarios.chain(experiments().iter().map(|experiment| experiment.id)).collect()
    };
    find(name, |id| preset(id).or_else(|| built_in(id)), "document", known)
}

/// The text of a built-in, of standard input or of a file.
fn find(
    name: &str,
    built_in: impl Fn(&str) -> Option<&'static str>,
    kind: &str,
    known: impl Fn() -> Vec<&'static str>,
) -> Result<String, Failure> {
    if let Some(json) = built_in(name) {
        return Ok(json.to_owned());
    }
    if name == "-" {
        return read(std::io::stdin().lock(), "standard input");
    }
    match std::fs::File::open(name) {
        Ok(file) => read(file, name),
        Err(error) if !name.contains(['/', '.']) => Err(Failure::input(format!(
            "\"{name}\" is neither a file ({error}) nor a built-in {kind} ({})",
            known().join(", ")
        ))),
        Err(error) => Err(Failure::File(format!("{name} cannot be read: {error}"))),
    }
}

/// Reads at most one byte more than a document may have, so that an endless stream is refused and not swallowed.
fn read(source: impl Read, name: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    source
        .take(MAX_DOCUMENT_BYTES as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::File(format!("{name} cannot be read: {error}")))?;
    if bytes.len() > MAX_DOCUMENT_BYTES {
        let message =
            format!("{name} has more than {MAX_DOCUMENT_BYTES} bytes, the most a document may have");
        return Err(Failure::File(message));
    }
    String::from_utf8(bytes).map_err(|_| Failure::input(format!("{name} is not UTF-8 text")))
}

/// A number given on the command line.
///
/// # Errors
/// A sentence that names the option.
pub fn seconds(option: &str, text: &str) -> Result<f64, Failure> {
    match text.trim().parse::<f64>() {
        Ok(value) if value.is_finite() => Ok(value),
        _ => Err(Failure::input(format!("--{option}: \"{text}\" is not a number of seconds"))),
    }
}
