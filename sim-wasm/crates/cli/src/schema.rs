//! `skywindow schema`: the JSON Schema of a kind of document.

use crate::arguments::Document;
use crate::failure::Failure;

/// Prints the schema.
///
/// # Errors
/// None.
pub fn schema(document: Document) -> Result<(), Failure> {
    let schema = match document {
        Document::Scenario => skywindow_scenario::json_schema(),
    };
    println!("{}", serde_json::to_string_pretty(&schema).unwrap_or_default());
    Ok(())
}
