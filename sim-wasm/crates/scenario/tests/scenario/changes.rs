//! Dated changes in documents: what is wrong with one is told with the path to its field.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset};

fn problems(changes: Value) -> Vec<String> {
    let mut document: Value = serde_json::from_str(preset("iridium-geo").unwrap()).unwrap();
    document["duration_s"] = json!(100);
    document["changes"] = changes;
    match Scenario::from_json(&document) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

fn problem(change: Value) -> String {
    let [one] = &problems(json!([change]))[..] else { panic!("not one problem") };
    one.clone()
}

#[test]
fn what_is_right_is_taken_in_any_order_of_time() {
    let ber = "constellations.*.gsl.ber";
    let changes = json!([
        { "at_s": 42, "path": ber, "value": 1e-5 },
        { "at_s": 7.5, "path": "flows[0].sctp.sack_every", "value": null },
        { "at_s": 42, "path": "constellations[0].gsl.rate_bps", "value": "2 Mbit/s" },
        { "at_s": 42, "path": ber, "value": 1e-6, "off": true },
        { "at_s": 0, "path": ber, "value": 1e-4 },
    ]);
    assert_eq!(problems(changes), [""; 0]);
}

#[test]
fn a_change_is_within_the_run() {
    let at = |at_s| problem(json!({ "at_s": at_s, "path": "routing.strategy", "value": "min-hop" }));
    assert_eq!(at(-1.0), "changes[0].at_s: -1 is below 0 s");
    assert_eq!(at(100.0), "changes[0].at_s: 100 s is not before the end at 100 s");
}

#[test]
fn a_change_names_a_field_that_can_change_and_a_value_that_it_can_have() {
    let change = |path: &str, value: Value| problem(json!({ "at_s": 5, "path": path, "value": value }));
    assert_eq!(
        change("flows[0].sctp.strems", json!(4)),
        "changes[0].path: flows[0].sctp.strems: is not a field here; did you mean \"streams\"?"
    );
    assert_eq!(
        change("seed", json!(4)),
        "changes[0].path: seed: cannot change while the run goes on: it is fixed from the start"
    );
    assert_eq!(
        change("flows[7].sctp.sack_every", json!(4)),
        "changes[0].path: flows[7]: is not there: the list has 1 entry"
    );
    assert_eq!(
        change("flows[0].sctp.sack_every", json!(-4)),
        "changes[0].value: flows[0].sctp.sack_every: -4 is below 1"
    );
    assert!(
        change("constellations[0].gsl.ber", json!("much"))
            .starts_with("changes[0].value: constellations[0].gsl.ber: ")
    );
    assert!(change("", json!(3)).starts_with("changes[0].path: is missing"));
}

#[test]
fn two_changes_of_one_field_at_one_instant_contradict_each_other() {
    let change = |path: &str| json!({ "at_s": 5, "path": path, "value": 1e-5 });
    assert_eq!(
        problems(json!([change("constellations.*.gsl.ber"), change("constellations[1].gsl.ber")])),
        ["changes[1].path: constellations[1].gsl.ber: is changed at 5 s already, by changes[0]"]
    );
}

#[test]
fn values_that_only_together_make_no_sense_are_told_of_the_later_change() {
    let change = |at_s: f64, field: &str, value: f64| json!({ "at_s": at_s, "path": format!("flows[0].sctp.{field}"), "value": value });
    let found = problems(json!([change(20.0, "rto_max_ms", 700.0), change(10.0, "rto_min_ms", 800.0)]));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("changes[0].value: flows[0].sctp.rto_m"), "{found:?}");
}
