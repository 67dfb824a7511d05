//! Where a document comes from: a file, standard input or a built-in, with the changes of `--set`.

use std::io::Read;
use std::path::Path;

use serde_json::{Value, json};
use skywindow_elements::{self as elements, ElementSet};
use skywindow_scenario::{
    Experiment, MAX_DOCUMENT_BYTES, Scenario, experiment as built_in, experiments, preset, presets,
    read_json, set_path, with_elements, with_elements_alone,
};

use crate::failure::Failure;

/// The document called `name`, or one made of a file of element sets, with `changes` ("path=value") made after the
/// satellites of `elements` have come in place of its own; a value with an instant ("1e-5@42s") is a dated change.
///
/// # Errors
/// What cannot be read, and what is wrong with a change.
pub fn document(name: &str, elements: Option<&str>, changes: &[String]) -> Result<Value, Failure> {
    changed(meant_by(&text(name)?)?, elements, changes)
}

/// The document of a text, or one made of element sets.
///
/// # Errors
/// What cannot be read.
pub fn meant_by(text: &str) -> Result<Value, Failure> {
    match elements::format_of(text) {
        Some(_) => Ok(with_elements_alone(&element_sets(text)?)),
        None => Ok(read_json(text)?),
    }
}

/// A document with the satellites of `elements` in place of its own, and after that with `changes`, as in [`document`].
///
/// # Errors
/// What cannot be read, and what is wrong with a change.
pub fn changed(mut document: Value, elements: Option<&str>, changes: &[String]) -> Result<Value, Failure> {
    if let Some(file) = elements {
        document = with_elements(document, &element_sets(&open(file)?)?);
    }
    for change in changes {
        let (path, value) = change
            .split_once('=')
            .ok_or_else(|| Failure::input(format!("--set {change}: a change is written PATH=VALUE")))?;
        match dated(value) {
            Some((value, at_s)) => add_change(&mut document, path.trim(), &value_of(value)?, at_s)?,
            None => set_path(&mut document, path.trim(), &value_of(value)?)?,
        }
    }
    Ok(document)
}

/// A value and the instant from which on a field has it, where one is given: `1e-5@42s`.
fn dated(value: &str) -> Option<(&str, &str)> {
    let (value, at_s) = value.rsplit_once('@').filter(|(value, _)| !value.is_empty())?;
    let number = at_s.strip_suffix('s')?.trim_end_matches([' ', 'm']);
    number.parse::<f64>().is_ok().then_some((value, at_s))
}

/// Adds a dated change to a document.
fn add_change(document: &mut Value, path: &str, value: &str, at_s: &str) -> Result<(), Failure> {
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    let change = json!({ "at_s": at_s, "path": path, "value": value });
    let next = document.get("changes").and_then(Value::as_array).map_or(0, Vec::len);
    Ok(set_path(document, &format!("changes[{next}]"), &change.to_string())?)
}

/// The changes of `--set`, and after them those of `--seed` and `--duration`.
pub fn changes(set: &[String], seed: Option<&str>, duration: Option<&str>) -> Vec<String> {
    let given = [("seed", seed), ("duration_s", duration)];
    let named = given.into_iter().filter_map(|(path, value)| Some(format!("{path}={}", value?)));
    set.iter().cloned().chain(named).collect()
}

/// The value of a change: what is written, or after `@` the text of a file.
///
/// # Errors
/// A file that cannot be read.
pub fn value_of(value: &str) -> Result<String, Failure> {
    let Some(file) = value.strip_prefix('@') else { return Ok(value.to_owned()) };
    if file.is_empty() {
        return Err(Failure::input("@ names no file"));
    }
    let text = match std::fs::File::open(file) {
        Ok(source) => read(source, file)?,
        Err(error) => return Err(Failure::File(format!("{file} cannot be read: {error}"))),
    };
    Ok(Value::from(text).to_string())
}

/// The scenario called `name`, with `changes` made.
///
/// # Errors
/// As [`document`], and everything that is wrong with the scenario.
pub fn scenario(name: &str, elements: Option<&str>, changes: &[String]) -> Result<Scenario, Failure> {
    Ok(Scenario::from_json(&document(name, elements, changes)?)?)
}

/// The element sets of a text, all of which fly where a run begins.
///
/// # Errors
/// Everything that is wrong with them, each with its line or path.
pub fn element_sets(text: &str) -> Result<Vec<ElementSet>, Failure> {
    let mut reading = elements::read(text);
    reading.settle();
    if reading.problems.is_empty() { Ok(reading.sets) } else { Err(reading.problems.into()) }
}

/// The experiment called `name`.
///
/// # Errors
/// What cannot be read, and everything that is wrong with the experiment.
pub fn experiment(name: &str) -> Result<Experiment, Failure> {
    Ok(Experiment::parse(&experiment_text(name)?)?)
}

/// The text of the experiment called `name`.
///
/// # Errors
/// A sentence that names it.
pub fn experiment_text(name: &str) -> Result<String, Failure> {
    let known = || experiments().iter().map(|experiment| experiment.id).collect();
    find(name, built_in, "experiment", known)
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
    match std::fs::metadata(name) {
        Err(error) if name != "-" && !name.contains(['/', '.']) => Err(Failure::input(format!(
            "\"{name}\" is neither a file ({error}) nor a built-in {kind} ({})",
            known().join(", ")
        ))),
        _ => open(name),
    }
}

/// The text of standard input or of a file.
///
/// # Errors
/// A sentence that names it.
pub fn open(name: &str) -> Result<String, Failure> {
    if name == "-" {
        return read(std::io::stdin().lock(), "standard input");
    }
    open_path(Path::new(name))
}

/// The text of a file, whose name need not be text.
///
/// # Errors
/// A sentence that names it.
pub fn open_path(path: &Path) -> Result<String, Failure> {
    let name = path.to_string_lossy();
    match std::fs::File::open(path) {
        Ok(file) => read(file, &name),
        Err(error) => Err(Failure::File(format!("{name} cannot be read: {error}"))),
    }
}

/// The text of a trace, of a file or of standard input, which may be longer than one in a document.
///
/// # Errors
/// A sentence that names it.
pub fn trace(name: &str) -> Result<String, Failure> {
    if name == "-" {
        return read_up_to(MAX_TRACE_BYTES, std::io::stdin().lock(), "standard input");
    }
    match std::fs::File::open(name) {
        Ok(file) => read_up_to(MAX_TRACE_BYTES, file, name),
        Err(error) => Err(Failure::File(format!("{name} cannot be read: {error}"))),
    }
}

/// Hours of a probe every 10 ms.
const MAX_TRACE_BYTES: usize = 1 << 27;

/// A document, or a file of element sets, which may be longer.
fn read(source: impl Read, name: &str) -> Result<String, Failure> {
    let text = read_up_to(elements::MAX_BYTES, source, name)?;
    if text.len() > MAX_DOCUMENT_BYTES && elements::format_of(&text).is_none() {
        return Err(too_long(name, MAX_DOCUMENT_BYTES));
    }
    Ok(text)
}

/// Reads at most one byte more than there may be, so that an endless stream is refused and not swallowed.
fn read_up_to(most: usize, source: impl Read, name: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    source
        .take(most as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::File(format!("{name} cannot be read: {error}")))?;
    if bytes.len() > most {
        return Err(too_long(name, most));
    }
    String::from_utf8(bytes).map_err(|_| Failure::input(format!("{name} is not UTF-8 text")))
}

fn too_long(name: &str, most: usize) -> Failure {
    Failure::File(format!("{name} has more than {most} bytes, the most it may have"))
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
