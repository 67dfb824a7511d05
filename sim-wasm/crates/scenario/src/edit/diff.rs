//! The difference between two documents as a small tree, and the way back.
//!
//! A node of the tree says what becomes of the value at its place:
//! - an object goes deeper: its keys are fields, or indices of a list that keeps its length;
//! - `null` takes the field away;
//! - `{ "=": value }` puts `value` there, whatever it is;
//! - anything else puts itself there.

use serde_json::{Map, Value};

/// The key that marks a value to be put in place as it is.
const PUT: &str = "=";

/// What must be changed in `base` to get `document`; `{}` if nothing.
pub fn diff(base: &Value, document: &Value) -> Value {
    node(Some(base), document).unwrap_or_else(|| Value::Object(Map::new()))
}

/// `base` with the changes of `diff` made.
///
/// `apply(base, &diff(base, x))` is `x`. A difference made for another base never fails: what it does not
/// fit shows when the result is read as a scenario.
pub fn apply(base: &Value, diff: &Value) -> Value {
    changed(Some(base), diff).unwrap_or(Value::Null)
}

/// The node that turns `base` into `document`, or none if they are equal.
fn node(base: Option<&Value>, document: &Value) -> Option<Value> {
    match (base, document) {
        (Some(base), document) if base == document => None,
        (Some(Value::Object(base)), Value::Object(document)) if plain(base) && plain(document) => {
            Some(object(base, document))
        }
        (Some(Value::Array(base)), Value::Array(document)) if base.len() == document.len() => {
            Some(elements(base, document))
        }
        (None, Value::Object(document)) if plain(document) => Some(object(&Map::new(), document)),
        (_, Value::Null | Value::Object(_)) => Some(put(document)),
        _ => Some(document.clone()),
    }
}

/// Whether the object can be gone into: none of its keys looks like a mark.
fn plain(map: &Map<String, Value>) -> bool {
    !map.contains_key(PUT)
}

fn put(value: &Value) -> Value {
    Value::Object(Map::from_iter([(PUT.to_owned(), value.clone())]))
}

fn object(base: &Map<String, Value>, document: &Map<String, Value>) -> Value {
    let gone = base.keys().filter(|key| !document.contains_key(*key)).map(|key| (key.clone(), Value::Null));
    let kept = document.iter().filter_map(|(key, value)| Some((key.clone(), node(base.get(key), value)?)));
    Value::Object(gone.chain(kept).collect())
}

fn elements(base: &[Value], document: &[Value]) -> Value {
    let pairs = base.iter().zip(document).enumerate();
    Value::Object(pairs.filter_map(|(index, (a, b))| Some((index.to_string(), node(Some(a), b)?))).collect())
}

/// What the node makes of `base`; none if it takes it away.
fn changed(base: Option<&Value>, node: &Value) -> Option<Value> {
    let Value::Object(changes) = node else {
        return (!node.is_null()).then(|| node.clone());
    };
    if let Some(value) = changes.get(PUT).filter(|_| changes.len() == 1) {
        return Some(value.clone());
    }
    match base {
        Some(Value::Array(items)) => match changed_items(items, changes) {
            Some(items) => Some(Value::Array(items)),
            None => Some(Value::Object(merged(&Map::new(), changes))),
        },
        Some(Value::Object(fields)) => Some(Value::Object(merged(fields, changes))),
        Some(other) if changes.is_empty() => Some(other.clone()),
        _ => Some(Value::Object(merged(&Map::new(), changes))),
    }
}

fn merged(fields: &Map<String, Value>, changes: &Map<String, Value>) -> Map<String, Value> {
    let kept = fields.iter().filter_map(|(key, value)| match changes.get(key) {
        Some(change) => Some((key.clone(), changed(Some(value), change)?)),
        None => Some((key.clone(), value.clone())),
    });
    let added = changes.iter().filter(|(key, _)| !fields.contains_key(*key));
    kept.chain(added.filter_map(|(key, change)| Some((key.clone(), changed(None, change)?)))).collect()
}

/// The items with the changes made, or none if the changes were made for another list.
fn changed_items(items: &[Value], changes: &Map<String, Value>) -> Option<Vec<Value>> {
    let mut items = items.to_vec();
    for (key, change) in changes {
        let item = items.get_mut(key.parse::<usize>().ok()?)?;
        *item = changed(Some(item), change).unwrap_or(Value::Null);
    }
    Some(items)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_what_changed_is_kept() {
        let base =
            json!({ "seed": 1, "flows": [{ "name": "a", "sctp": { "streams": 1 } }, { "name": "b" }] });
        let mut document = base.clone();
        document["flows"][0]["sctp"]["streams"] = json!(4);
        let change = diff(&base, &document);
        assert_eq!(change, json!({ "flows": { "0": { "sctp": { "streams": 4 } } } }));
        assert_eq!(apply(&base, &change), document);
    }

    #[test]
    fn fields_come_and_go() {
        let (base, document) =
            (json!({ "seed": 1, "title": "a" }), json!({ "title": "a", "errors": { "reading": "path" } }));
        let change = diff(&base, &document);
        assert_eq!(change, json!({ "seed": null, "errors": { "reading": "path" } }));
        assert_eq!(apply(&base, &change), document);
    }

    #[test]
    fn a_list_of_another_length_is_replaced() {
        let (base, document) = (json!({ "flows": [1, 2] }), json!({ "flows": [1] }));
        assert_eq!(diff(&base, &document), json!({ "flows": [1] }));
        assert_eq!(apply(&base, &diff(&base, &document)), document);
    }

    #[test]
    fn values_that_look_like_marks_survive() {
        for (base, document) in [
            (json!({ "a": 1 }), json!({ "a": null })),
            (json!({ "a": 1 }), json!({ "a": {} })),
            (json!({ "a": {} }), json!({ "a": { "=": null } })),
            (json!({ "a": { "=": 1, "b": 2 } }), json!({ "a": { "b": 2 } })),
            (json!([1, [2]]), json!([null, { "0": 2 }])),
            (json!({}), json!({ "a": { "b": { "=": 3 }, "c": null } })),
            (json!(null), json!({})),
            (json!({ "x": 1 }), json!(null)),
        ] {
            assert_eq!(apply(&base, &diff(&base, &document)), document, "{base} to {document}");
        }
    }

    #[test]
    fn equal_documents_differ_in_nothing() {
        let base = json!({ "seed": 1 });
        assert_eq!(diff(&base, &base), json!({}));
        assert_eq!(apply(&base, &json!({})), base);
        assert_eq!(apply(&json!(5), &json!({})), json!(5));
    }

    #[test]
    fn a_difference_for_another_base_does_not_pass_as_a_scenario() {
        let base: Value =
            serde_json::from_str(crate::preset("two-links").unwrap_or_default()).unwrap_or_default();
        let result = apply(&base, &json!({ "flows": { "7": { "name": "x" } } }));
        let problems = crate::Scenario::from_json(&result).unwrap_err();
        assert_eq!(problems[0].to_string(), "flows: is an object, but must be a list");
    }
}
