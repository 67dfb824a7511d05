//! Where a document can be changed: every field that its schema knows there, present or not.

use serde_json::{Map, Value};

/// A field, by the pointer to it and the schema of what it holds.
pub(crate) struct Place<'s> {
    pub pointer: String,
    pub schema: &'s Value,
}

/// The schema that `schema` refers to, if it refers to one.
pub(crate) fn resolved<'s>(root: &'s Value, schema: &'s Value) -> &'s Value {
    let reference = schema.get("$ref").or_else(|| schema.pointer("/anyOf/0/$ref")).and_then(Value::as_str);
    reference.and_then(|path| root.pointer(path.trim_start_matches('#'))).unwrap_or(schema)
}

/// All places of `document`, which has the form `root`.
pub(crate) fn places<'s>(root: &'s Value, document: &Value) -> Vec<Place<'s>> {
    let mut found = Vec::new();
    collect(root, root, document, String::new(), &mut found);
    found
}

fn collect<'s>(root: &'s Value, schema: &'s Value, value: &Value, at: String, found: &mut Vec<Place<'s>>) {
    let schema = resolved(root, schema);
    match value {
        Value::Object(map) => {
            for (name, field) in schema.get("properties").and_then(Value::as_object).into_iter().flatten() {
                let pointer = format!("{at}/{name}");
                if let Some(inner) = map.get(name) {
                    collect(root, field, inner, pointer.clone(), found);
                }
                found.push(Place { pointer, schema: field });
            }
        }
        Value::Array(items) => {
            let Some(inner) = schema.get("items") else { return };
            for (index, item) in items.iter().enumerate() {
                let pointer = format!("{at}/{index}");
                collect(root, inner, item, pointer.clone(), found);
                found.push(Place { pointer, schema: inner });
            }
        }
        _ => {}
    }
}

/// Puts `value` at `pointer`, whose parent is there.
pub(crate) fn put(document: &mut Value, pointer: &str, value: Value) {
    let Some((parent, name)) = pointer.rsplit_once('/') else { return };
    match document.pointer_mut(parent) {
        Some(Value::Object(map)) => drop(map.insert(name.to_owned(), value)),
        Some(Value::Array(items)) => {
            if let Some(item) = name.parse::<usize>().ok().and_then(|index| items.get_mut(index)) {
                *item = value;
            }
        }
        _ => {}
    }
}

/// Every text of the document: names that others may refer to.
pub(crate) fn texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) if text.len() < 80 => found.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
        Value::Object(map) => Map::values(map).for_each(|item| texts(item, found)),
        _ => {}
    }
}
