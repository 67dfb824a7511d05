//! `skywindow schema`: the JSON Schema of a kind of document.

use crate::arguments::Document;
use crate::failure::Failure;
use crate::output;

/// Prints the schema.
///
/// # Errors
/// If standard output cannot be written.
pub fn schema(document: Document) -> Result<(), Failure> {
    let schema = match document {
        Document::Scenario => skywindow_scenario::json_schema(),
        Document::Experiment => skywindow_scenario::experiment_schema(),
    };
    output::json(&schema)
}
