//! What the page is told of a run is what is declared of it.

use serde_json::Value;
use skywindow_form::{Reply, Shape};
use skywindow_scenario::{Scenario, preset, presets};
use skywindow_world::{RunMeta, run_meta};

/// Every field is there, in its order, and holds what its shape says; where not, the path to it.
fn misfit(shape: Shape, value: &Value, path: &str) -> Option<String> {
    let fits = match (shape, value) {
        (Shape::Nullable(_), Value::Null) => true,
        (Shape::Nullable(inner), _) => return misfit(*inner, value, path),
        (Shape::List(inner), Value::Array(items)) => {
            let mut each = items.iter().enumerate();
            return each.find_map(|(index, item)| misfit(*inner, item, &format!("{path}.{index}")));
        }
        (Shape::Part(part), Value::Object(object)) if object.len() == part.fields.len() => {
            return part.fields.iter().zip(object).find_map(|(field, (name, value))| {
                let path = format!("{path}.{name}");
                if field.name == name { misfit(field.shape, value, &path) } else { Some(path) }
            });
        }
        (Shape::Words(words), Value::String(word)) => words.contains(&word.as_str()),
        (Shape::Number, Value::Number(_))
        | (Shape::Flag, Value::Bool(_))
        | (Shape::Text, Value::String(_)) => true,
        _ => false,
    };
    (!fits).then(|| path.to_owned())
}

#[test]
fn every_run_is_described_in_the_declared_shape() {
    for known in presets() {
        let scenario = Scenario::parse(preset(known.id).expect("it is built in")).expect("it can be read");
        let told = run_meta(&scenario).expect("it can run").to_json();
        assert_eq!(misfit(RunMeta::SHAPE, &told, known.id), None);
    }
}

#[test]
fn a_field_of_another_type_or_place_is_found() {
    let scenario = Scenario::parse(preset("ir-thirty").expect("it is built in")).expect("it can be read");
    let told = run_meta(&scenario).expect("it can run").to_json();
    let mut wrong = told.clone();
    wrong["flows"][0]["protocol"] = "udp".into();
    assert_eq!(misfit(RunMeta::SHAPE, &wrong, "meta").as_deref(), Some("meta.flows.0.protocol"));
    let mut wrong = told.clone();
    wrong["terminals"][1]["ordinal"] = Value::Null;
    assert_eq!(misfit(RunMeta::SHAPE, &wrong, "meta").as_deref(), Some("meta.terminals.1.ordinal"));
    let mut wrong = told;
    wrong["more"] = 1.into();
    assert_eq!(misfit(RunMeta::SHAPE, &wrong, "meta").as_deref(), Some("meta"));
}
