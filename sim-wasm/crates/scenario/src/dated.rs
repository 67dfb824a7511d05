//! The document as dated changes make it, one after the other.

use serde_json::Value;
use skywindow_form::{Problem, show};

use crate::document::{DatedChange, Scenario};
use crate::edit::{live_path, set_path};

impl Scenario {
    /// The changes that happen, in the order in which they do: by their instants, those of one instant in the order of
    /// the list; with their places in it.
    pub fn dated(&self) -> Vec<(usize, &DatedChange)> {
        let mut all: Vec<(usize, &DatedChange)> =
            self.changes.iter().enumerate().filter(|(_, change)| !change.off).collect();
        all.sort_by(|(_, a), (_, b)| a.at_s.total_cmp(&b.at_s));
        all
    }
}

impl DatedChange {
    /// Makes the change in a document without dated changes, and reads that.
    ///
    /// # Errors
    /// One sentence: the path leads to no field that can change, or the field cannot have the value then.
    pub fn make(&self, document: &mut Value) -> Result<Scenario, Problem> {
        change_document(document, self)?;
        Scenario::from_json(document).map_err(|problems| {
            let first = problems.into_iter().next();
            Problem::new("value", first.map_or_else(String::new, |problem| problem.to_string()))
        })
    }

    /// What it does, in a few words: "GSL bit error rate: 1e-5".
    pub fn in_words(&self) -> String {
        let label = live_path(&self.path).map_or(self.path.as_str(), |spec| spec.label);
        let value = match &self.value {
            Value::Null => "its default".to_owned(),
            Value::String(text) => text.clone(),
            Value::Number(number) => number.as_f64().map_or_else(|| number.to_string(), show),
            value => value.to_string(),
        };
        let unit = live_path(&self.path).map_or("", |spec| spec.unit.text);
        let unit =
            if self.value.is_number() && !unit.is_empty() { format!(" {unit}") } else { String::new() };
        format!("{label}: {value}{unit}")
    }
}

/// Changes a document as `change` says; the path of a problem is a field of the change.
fn change_document(document: &mut Value, change: &DatedChange) -> Result<(), Problem> {
    live_path(&change.path).map_err(|problem| Problem::new("path", problem.to_string()))?;
    let value = match &change.value {
        Value::String(text) => text.clone(),
        value => value.to_string(),
    };
    set_path(document, &change.path, &value).map_err(|problem| {
        // What the field refuses is told of the field itself, what is not there of a list on the way to it.
        let field = change.path.rsplit('.').next().unwrap_or_default();
        let refused = problem.path.ends_with(field);
        Problem::new(if refused { "value" } else { "path" }, problem.to_string())
    })
}
