//! From text to an experiment: the form first, then what only makes sense together.

use serde_json::Value;

use crate::read::read_json;
use crate::schema::schema_of;
use skywindow_form::{Datum, FieldSpec, Part, Problem, Reader};

use super::check;
use super::document::Experiment;

/// The JSON Schema of the experiment document.
pub fn experiment_schema() -> Value {
    schema_of(&<Experiment as Part>::SPEC, "Skywindow experiment")
}

impl Experiment {
    /// Whether a document is meant as an experiment rather than a scenario.
    pub fn is_meant_by(document: &Value) -> bool {
        ["base", "axes", "metrics"].iter().any(|field| document.get(field).is_some())
    }

    /// Reads an experiment from JSON text of at most [`MAX_DOCUMENT_BYTES`](crate::MAX_DOCUMENT_BYTES).
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn parse(text: &str) -> Result<Self, Vec<Problem>> {
        Self::from_json(&read_json(text).map_err(|problem| vec![problem])?)
    }

    /// Reads an experiment from a JSON value.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with the path to the field.
    pub fn from_json(value: &Value) -> Result<Self, Vec<Problem>> {
        let mut reader = Reader::default();
        let experiment = Self::read(value, &FieldSpec::BLANK, &mut reader);
        if let Some(experiment) = &experiment {
            check::check(experiment, &mut reader);
        }
        match experiment {
            Some(experiment) if reader.is_clean() => Ok(experiment),
            _ => Err(reader.into_problems()),
        }
    }

    /// The most runs that an experiment may have, if several machines share them.
    pub const MOST_RUNS: usize = check::MOST_SHARED_RUNS;

    /// What stands in the way of the runs: the base, empty axes, values that fields cannot have, more than `most` runs.
    ///
    /// # Errors
    /// Everything found, with paths.
    pub fn check_runs(&self, most: usize) -> Result<(), Vec<Problem>> {
        let mut reader = Reader::default();
        check::check_runs(self, most, &mut reader);
        if reader.is_clean() { Ok(()) } else { Err(reader.into_problems()) }
    }

    /// The experiment as a document that holds only what differs from the defaults.
    pub fn to_json(&self) -> Value {
        self.write(false)
    }
}
