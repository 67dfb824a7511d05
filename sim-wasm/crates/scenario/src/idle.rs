//! Settings that do nothing in their document, because what they belong to is not chosen there.

use serde_json::Value;
use skywindow_form::{FieldSpec, Kind, Part, PartSpec, Problem, When};

use crate::Scenario;

/// Every setting with a value of its own that has no effect where the choice that it depends on is another one, in the
/// order of the form. The document is valid all the same.
pub fn idle(scenario: &Scenario) -> Vec<Problem> {
    let mut found = Vec::new();
    part(&<Scenario as Part>::SPEC, &scenario.to_json_full(), "", &mut found);
    found
}

fn part(spec: &'static PartSpec, value: &Value, place: &str, found: &mut Vec<Problem>) {
    for field in spec.keys() {
        let path = if place.is_empty() { field.name.to_owned() } else { format!("{place}.{}", field.name) };
        let held = &value[field.name];
        if let Some(when) = field.when.filter(|when| !when.fits(&value[when.field])) {
            if !is_usual(field, held) {
                found.push(Problem::new(path, needs(when, &value[when.field])));
            }
            continue;
        }
        match field.kind.solid() {
            Kind::Part(inner) if held.is_object() => part(inner, held, &path, found),
            Kind::List(Kind::Part(inner)) => {
                for (index, item) in held.as_array().into_iter().flatten().enumerate() {
                    part(inner, item, &format!("{path}[{index}]"), found);
                }
            }
            _ => {}
        }
    }
}

/// Whether a field holds what it has where nothing is said.
fn is_usual(field: &FieldSpec, held: &Value) -> bool {
    let empty = matches!(held, Value::Array(items) if items.is_empty());
    held.is_null() || empty || field.default.is_some_and(|default| alike(&default(), held))
}

/// Whether two values mean the same: a part may leave out what is usual, and 1 is 1.0.
fn alike(usual: &Value, held: &Value) -> bool {
    match (usual, held) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Object(a), Value::Object(b)) => {
            a.iter().all(|(key, value)| b.get(key).is_some_and(|other| alike(value, other)))
        }
        _ => usual == held,
    }
}

fn needs(when: When, choice: &Value) -> String {
    let is = choice.as_str().map_or_else(|| choice.to_string(), ToOwned::to_owned);
    format!("has no effect: {} is {is}, and it needs {}", when.field, when.is.join(" or "))
}
