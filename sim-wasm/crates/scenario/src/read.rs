//! From text to a scenario: size and nesting first, then the form, then what only makes sense together.

use serde_json::Value;

use crate::Scenario;
use crate::check::{check, check_whole};
use crate::json;
use skywindow_form::{Datum, FieldSpec, Problem, Reader, parted};

/// The longest document accepted, in bytes: enough for the element sets of 10,000 satellites.
pub const MAX_DOCUMENT_BYTES: usize = 1 << 21;

/// The newest version of the scenario's form.
const NEWEST: f64 = 1.0;

/// Reads JSON text, refusing what is too long, nested too deep, or says a thing twice.
///
/// # Errors
/// One problem: how long the text is, where it stops being JSON, or which field is given twice.
pub fn read_json(text: &str) -> Result<Value, Problem> {
    if text.len() > MAX_DOCUMENT_BYTES {
        let [long, most] = [text.len(), MAX_DOCUMENT_BYTES].map(|bytes| parted(bytes as f64));
        let message = format!("the document has {long} bytes, and {most} is the most");
        return Err(Problem::new("", message));
    }
    json::parse(text)
}

impl Scenario {
    /// Reads a scenario from JSON text of at most [`MAX_DOCUMENT_BYTES`].
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn parse(text: &str) -> Result<Self, Vec<Problem>> {
        Self::from_json(&read_json(text).map_err(|problem| vec![problem])?)
    }

    /// Reads a scenario from a JSON value.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with the path to the field, in the order of the form.
    pub fn from_json(value: &Value) -> Result<Self, Vec<Problem>> {
        Self::from_value(value, true)
    }

    /// The same of a document that a dated change has made, which holds those to come no more.
    pub(crate) fn from_changed(value: &Value) -> Result<Self, Vec<Problem>> {
        Self::from_value(value, false)
    }

    fn from_value(value: &Value, whole: bool) -> Result<Self, Vec<Problem>> {
        if let Some(version) =
            value.get("version").and_then(Value::as_f64).filter(|&version| version > NEWEST)
        {
            let message = format!("{version} is newer than {NEWEST}, the newest version known here");
            return Err(vec![Problem::new("version", message)]);
        }
        let mut reader = Reader::default();
        let mut scenario = Self::read(value, &FieldSpec::BLANK, &mut reader);
        if let Some(scenario) = &mut scenario {
            scenario.changes.keep(value);
            check(scenario, &mut reader);
            if whole {
                check_whole(scenario, &mut reader);
            }
        }
        match scenario {
            Some(scenario) if reader.is_clean() => Ok(scenario),
            _ => Err(reader.into_problems()),
        }
    }

    /// The scenario as a document that holds only what differs from the defaults.
    pub fn to_json(&self) -> Value {
        self.write(false)
    }

    /// The scenario as a document that holds every field.
    pub fn to_json_full(&self) -> Value {
        self.write(true)
    }
}
