//! Whatever a document holds, reading it ends soon, with a scenario or with sentences, never with a panic.

use proptest::prelude::*;
use serde_json::{Map, Value, json};
use skywindow_scenario::{Scenario, apply, controls, diff, preset, presets, set_path};
use skywindow_transport::Protocol;

const KNOWN: &[&str] = &[
    "flows",
    "sctp",
    "streams",
    "constellations",
    "isl",
    "kind",
    "planes",
    "name",
    "rate_bps",
    "=",
    "0",
    "1",
];

/// Words of the form, and words that are not of it.
fn key() -> impl Strategy<Value = String> {
    prop_oneof![proptest::sample::select(KNOWN).prop_map(str::to_owned), ".{0,12}"]
}

fn leaf() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (-3.0..70_000.0f64).prop_map(Value::from),
        ".{0,20}".prop_map(Value::from),
        proptest::sample::select(
            &["25 Mbit/s", "50 ms", "walker-star", "nearest", "-1 km", "Quito", "1e400 s"][..]
        )
        .prop_map(Value::from),
    ]
}

fn any_json() -> impl Strategy<Value = Value> {
    leaf().prop_recursive(5, 60, 6, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            proptest::collection::vec((key(), inner), 0..6)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

/// The pointers to all values below `value`.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(map) => {
            map.iter().for_each(|(key, inner)| pointers(inner, &format!("{at}/{key}"), found))
        }
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(index, inner)| pointers(inner, &format!("{at}/{index}"), found));
        }
        _ => {}
    }
}

/// A preset in which a few values were replaced.
fn mutated_preset() -> impl Strategy<Value = Value> {
    let edits = proptest::collection::vec((any::<prop::sample::Index>(), any_json()), 1..4);
    (0..presets().len(), edits).prop_map(|(index, edits)| {
        let mut document: Value = serde_json::from_str(presets()[index].json).expect("a preset is JSON");
        for (place, value) in edits {
            let mut all: Vec<String> = Vec::new();
            pointers(&document, "", &mut all);
            if let Some(target) = document.pointer_mut(place.get(&all).as_str()) {
                *target = value;
            }
        }
        document
    })
}

/// Either a scenario that survives a round trip, or a few short sentences.
fn reads_or_explains(document: &Value) -> Result<(), TestCaseError> {
    match Scenario::from_json(document) {
        Ok(scenario) => {
            prop_assert_eq!(Scenario::from_json(&scenario.to_json()), Ok(scenario.clone()));
            prop_assert_eq!(Scenario::from_json(&scenario.to_json_full()), Ok(scenario));
        }
        Err(problems) => {
            prop_assert!(!problems.is_empty());
            prop_assert!(problems.len() <= 51);
            prop_assert!(
                problems
                    .iter()
                    .all(|problem| !problem.message.is_empty() && problem.to_string().len() < 1200)
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_json_is_read_or_explained(document in any_json()) {
        reads_or_explains(&document)?;
    }

    #[test]
    fn any_mutation_of_a_preset_is_read_or_explained(document in mutated_preset()) {
        reads_or_explains(&document)?;
    }

    #[test]
    fn any_text_is_read_or_explained(text in ".{0,200}") {
        prop_assert!(Scenario::parse(&text).is_err() || serde_json::from_str::<Value>(&text).is_ok());
    }

    #[test]
    fn applying_the_difference_gives_the_document(base in any_json(), document in any_json()) {
        prop_assert_eq!(apply(&base, &diff(&base, &document)), document);
    }

    #[test]
    fn the_difference_to_a_mutated_preset_leads_back_to_it(document in mutated_preset(), index in 0..presets().len()) {
        let base: Value = serde_json::from_str(presets()[index].json).expect("a preset is JSON");
        prop_assert_eq!(apply(&base, &diff(&base, &document)), document);
    }

    #[test]
    fn any_difference_can_be_applied(base in any_json(), change in any_json()) {
        let result = apply(&base, &change);
        reads_or_explains(&result)?;
    }

    #[test]
    fn any_path_and_value_is_set_or_refused(document in mutated_preset(), path in "[a-z_.*\\[\\]0-9]{0,20}", value in ".{0,20}") {
        let mut changed = document.clone();
        if set_path(&mut changed, &path, &value).is_err() {
            prop_assert_eq!(changed, document);
        }
    }
}

#[test]
fn a_change_at_a_controls_path_reads_back() {
    for protocol in Protocol::ALL {
        let family = protocol.word();
        let mut document: Value =
            serde_json::from_str(preset("iridium-geo").expect("a preset")).expect("JSON");
        // An element in every list, so that there is something to set.
        let drop = json!({ "flow": document["flows"][0]["name"], "number": 8 });
        document["links"] = json!([
            { "from": "Quito", "to": "r", "rate_bps": 1e6, "delay_ms": 1, "drops": [drop] },
            { "from": "r", "to": "London", "rate_bps": 1e6, "delay_ms": 1 },
        ]);
        document["routers"] = json!([{ "name": "r" }]);
        for station in document["stations"].as_array_mut().expect("a list") {
            station["traces"] = json!([{}]);
        }
        document["changes"] =
            json!([{ "at_s": 2, "path": "routing.strategy", "value": "min-hop", "off": false }]);
        document["radio_channels"] = json!([{ "name": "vhf", "stations": ["r", "Quito"] }]);
        let state = json!({ "mean_s": 1 });
        document["error_processes"] = json!([{ "name": "p", "good": state, "bad": state }]);
        let orbit = json!({ "perigee_km": 1000, "apogee_km": 1000, "inclination_deg": 60 });
        let listed = json!({ "id": "listed", "kind": "kepler", "orbits": [orbit] });
        document["constellations"].as_array_mut().expect("a list").push(listed);
        if protocol.splits() {
            document["flows"][0]["gateways"] = json!([{ "at": "r" }]);
        }
        if protocol.takes_incidents() {
            let kinds = ["reboot", "forged-packets", "old-cookie"];
            document["flows"][0]["incidents"] = kinds.map(|kind| json!({ "kind": kind, "at_s": 1 })).into();
        }
        let mut set = |path: &str, value: &str| {
            set_path(&mut document, path, value).unwrap_or_else(|problem| panic!("{problem}"));
        };
        set("flows.*.protocol", family);
        for control in controls() {
            let default = control.spec.default.map_or(Value::Null, |default| default());
            let other = Protocol::ALL
                .iter()
                .any(|other| other.word() != family && control.path.contains(&format!(".{}.", other.word())));
            let other = other || (control.path.contains(".incidents.") && !protocol.takes_incidents());
            // Applications go with neither incidents nor gateways, and a workload with its own fields alone.
            let other = other || control.path.contains(".applications.");
            // Streams change only where both ends agree on RE-CONFIG, which they do not by default.
            let other = other || control.path.contains(".stream_requests.");
            // A queue has one discipline, which is RED as its settings come first.
            let other = other
                || ["codel", "fq_codel", "pie"]
                    .iter()
                    .any(|word| control.path.contains(&format!(".{word}.")));
            let unchosen =
                control.spec.when.is_some_and(|when| when.field == "workload" && !when.is.contains(&"bulk"));
            let other = other || unchosen;
            if !other && (default.is_number() || default.is_boolean()) {
                set(&control.path, &default.to_string());
            }
        }
        assert_eq!(Scenario::from_json(&document).err(), None, "{family}");
    }
}

#[test]
fn a_document_full_of_unknown_fields_gives_a_short_answer() {
    let many: Map<String, Value> = (0..50_000).map(|n| (format!("streams{n}"), Value::Null)).collect();
    let problems = Scenario::from_json(&Value::Object(many)).unwrap_err();
    assert_eq!(problems.len(), 51);
    assert_eq!(problems[50].to_string(), "and 49950 more problems");
}

#[test]
fn long_names_are_shortened_in_sentences() {
    let problems = Scenario::from_json(&json!({ "x".repeat(100_000): 1 })).unwrap_err();
    assert!(problems[0].path.chars().count() < 50);
}

#[test]
fn thousands_of_names_that_are_nearly_right_cost_little() {
    let name = |n: usize| format!("{n:04}{}", "a".repeat(44));
    let router = |n| json!({ "name": name(n) });
    let link =
        |n: usize| json!({ "from": name(n + 5000), "to": name(n + 4000), "rate_bps": 1, "delay_ms": 0 });
    let document = json!({
        "routers": (0..2000).map(router).collect::<Value>(),
        "links": (0..5000).map(link).collect::<Value>(),
    });
    let problems = Scenario::from_json(&document).unwrap_err();
    assert_eq!(problems[50].to_string(), "and 9950 more problems");
}
