//! The element sets of a constellation: text in a document, ready to be used in the core.

use std::sync::Arc;

use serde_json::Value;
use skywindow_elements::{ElementSet, read, to_csv};
use skywindow_form::{Datum, FieldSpec, Kind, Reader};

/// Element sets with the text that they were read from.
#[derive(Clone, Debug, PartialEq)]
pub struct Elements {
    text: Arc<str>,
    sets: Arc<[ElementSet]>,
}

impl Elements {
    /// No element sets.
    pub fn none() -> Self {
        Self { text: Arc::from(""), sets: Arc::from([]) }
    }

    /// These element sets, in the shortest text that says all of them.
    pub fn new(sets: &[ElementSet]) -> Self {
        Self { text: to_csv(sets).into(), sets: sets.into() }
    }

    /// One for each satellite.
    pub fn sets(&self) -> &Arc<[ElementSet]> {
        &self.sets
    }
}

impl Datum for Elements {
    const KIND: Kind = Kind::Text;

    fn read(value: &Value, _: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        let Value::String(text) = value else {
            reader.wrong_type(value, "text");
            return None;
        };
        if text.is_empty() {
            return Some(Self::none());
        }
        let reading = read(text);
        if reading.problems.is_empty() {
            return Some(Self { text: text.as_str().into(), sets: reading.sets.into() });
        }
        for problem in reading.problems {
            reader.fail(problem.to_string());
        }
        None
    }

    fn write(&self, _: bool) -> Value {
        Value::from(&*self.text)
    }
}
