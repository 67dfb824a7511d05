//! Documents as Python names them: by the word of a command, as a file, or as a text of JSON.

use std::path::PathBuf;

use pyo3::prelude::*;
use serde_json::Value;
use skywindow_cli::failure::Failure;
use skywindow_cli::{check as checks, input};
use skywindow_scenario::{Experiment, Scenario, experiments, presets};
use skywindow_study::{Overrides, Plan};

use crate::failure::error;

/// Where a document comes from.
#[derive(FromPyObject)]
pub struct Source {
    /// "name", as on a command line; "path", which no built-in hides; "text", the document itself.
    #[pyo3(item)]
    kind: String,
    /// The name, the path or the text.
    #[pyo3(item)]
    value: String,
}

/// A path and its value, which is JSON or what the command takes in its place.
pub type Change = (String, String);

impl Source {
    /// The text of a document; `named` finds that of a name.
    fn text(&self, named: fn(&str) -> Result<String, Failure>) -> Result<String, Failure> {
        match self.kind.as_str() {
            "text" => Ok(self.value.clone()),
            "path" => input::open_path(&PathBuf::from(&self.value)),
            _ => named(&self.value),
        }
    }

    /// The scenario that is meant, with the satellites of `elements`, a file, and then with `changes`.
    ///
    /// # Errors
    /// What cannot be read, and everything that is wrong with it.
    pub fn scenario(&self, elements: Option<&str>, changes: &[Change]) -> Result<Scenario, Failure> {
        let document = input::meant_by(&self.text(input::text)?)?;
        Ok(Scenario::from_json(&input::changed(document, elements, &words(changes))?)?)
    }

    /// The experiment that is meant.
    ///
    /// # Errors
    /// What cannot be read, and everything that is wrong with it.
    pub fn experiment(&self) -> Result<Experiment, Failure> {
        match self.kind.as_str() {
            "name" => input::experiment(&self.value),
            _ => Ok(Experiment::parse(&self.text(input::text)?)?),
        }
    }

    fn problems(&self, changes: &[Change]) -> Result<(), Failure> {
        let document: Value = input::meant_by(&self.text(input::text_of_any)?)?;
        if !Experiment::is_meant_by(&document) {
            return checks::checked(&input::changed(document, None, &words(changes))?);
        }
        if changes.is_empty() {
            return checks::checked(&document);
        }
        let overrides = Overrides { set: changes.to_vec(), ..Overrides::default() };
        Plan::new(&Experiment::from_json(&document)?, &overrides)?;
        Ok(())
    }
}

/// Changes as the command writes them.
fn words(changes: &[Change]) -> Vec<String> {
    changes.iter().map(|(path, value)| format!("{path}={value}")).collect()
}

/// Everything that is wrong with a document, a sentence each.
#[pyfunction]
pub fn check(py: Python<'_>, source: Source, changes: Vec<Change>) -> PyResult<Vec<String>> {
    match py.detach(|| source.problems(&changes)) {
        Ok(()) => Ok(Vec::new()),
        Err(Failure::Input(sentences)) => Ok(sentences),
        Err(failure) => Err(error(failure)),
    }
}

/// A scenario with changes, as JSON.
#[pyfunction]
pub fn changed(py: Python<'_>, source: Source, changes: Vec<Change>) -> PyResult<String> {
    let scenario = py.detach(|| source.scenario(None, &changes)).map_err(error)?;
    Ok(scenario.to_json().to_string())
}

/// The built-in scenarios and experiments: kind, id and title.
#[pyfunction]
pub fn built_in() -> Vec<(&'static str, &'static str, &'static str)> {
    let scenarios = presets().iter().map(|preset| ("scenario", preset.id, preset.title));
    scenarios.chain(experiments().iter().map(|one| ("experiment", one.id, one.title))).collect()
}
