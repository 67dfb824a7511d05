//! Tables out of columns that say what they are, and out of the JSON objects of results.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_array::{
    ArrayRef, BooleanArray, Float64Array, Int64Array, RecordBatch, RecordBatchOptions, StringArray,
};
use arrow_schema::{ArrowError, Field, Schema};
use serde_json::Value;

/// A column with what there is to know of it.
pub struct Described {
    /// Its name.
    pub name: String,
    /// Its unit; empty for none.
    pub unit: &'static str,
    /// What it holds; may be empty.
    pub help: String,
    /// Its values.
    pub values: ArrayRef,
}

/// The table of such columns, with unit and description in the metadata of its fields.
///
/// # Errors
/// Columns of unlike length.
pub fn batch(columns: Vec<Described>) -> Result<RecordBatch, ArrowError> {
    let rows = columns.first().map_or(0, |column| column.values.len());
    let (mut fields, mut arrays) = (Vec::new(), Vec::new());
    for Described { name, unit, help, values } in columns {
        let about = [("unit", unit), ("description", help.as_str())];
        let about = about.into_iter().filter(|(_, text)| !text.is_empty());
        let metadata: HashMap<String, String> =
            about.map(|(key, text)| (key.to_owned(), text.to_owned())).collect();
        fields.push(Field::new(name, values.data_type().clone(), true).with_metadata(metadata));
        arrays.push(values);
    }
    let options = RecordBatchOptions::new().with_row_count(Some(rows));
    RecordBatch::try_new_with_options(Arc::new(Schema::new(fields)), arrays, &options)
}

/// The table of JSON objects: every name that one of them has, in the order in which they come.
///
/// # Errors
/// None that JSON objects bring about.
pub fn of_rows(
    rows: &[Value],
    about: impl Fn(&str) -> (&'static str, String),
) -> Result<RecordBatch, ArrowError> {
    let mut names: Vec<&String> = Vec::new();
    for row in rows.iter().filter_map(Value::as_object) {
        names.extend(row.keys().filter(|name| !names.contains(name)).collect::<Vec<_>>());
    }
    let columns = names.into_iter().map(|name| {
        let cells: Vec<&Value> = rows.iter().map(|row| &row[name.as_str()]).collect();
        let (unit, help) = about(name);
        Described { name: name.clone(), unit, help, values: array(&cells) }
    });
    batch(columns.collect())
}

/// Cells as whole numbers, numbers or flags if all are such; as texts else.
fn array(cells: &[&Value]) -> ArrayRef {
    let all = |of: fn(&Value) -> bool| cells.iter().all(|cell| cell.is_null() || of(cell));
    if all(Value::is_u64) && !all(Value::is_null) {
        return Arc::new(cells.iter().map(|cell| cell.as_i64()).collect::<Int64Array>());
    }
    if all(Value::is_number) {
        return Arc::new(cells.iter().map(|cell| cell.as_f64()).collect::<Float64Array>());
    }
    if all(Value::is_boolean) {
        return Arc::new(cells.iter().map(|cell| cell.as_bool()).collect::<BooleanArray>());
    }
    let text = |cell: &&Value| match cell {
        Value::Null => None,
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    };
    Arc::new(cells.iter().map(text).collect::<StringArray>())
}
