//! A queue discipline that drops what would wait too long: nothing waits longer, wherever a document has a queue.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, fields};

use crate::run;

/// A flow from a fast link into one of 1 Mbit/s, of which `own` says more.
fn bottleneck(own: Value) -> Value {
    let mut slow = json!({ "from": "b", "to": "c", "rate_bps": 1e6, "delay_ms": 20, "queue_packets": 200 });
    for (key, value) in own.as_object().into_iter().flatten() {
        slow[key] = value.clone();
    }
    let routers = ["a", "b", "c"].map(|name| json!({ "name": name }));
    json!({
        "duration_s": 20,
        "routers": routers,
        "links": [{ "from": "a", "to": "b", "rate_bps": 1e8, "delay_ms": 1 }, slow],
        "flows": [{ "name": "f", "from": "a", "to": "c" }],
    })
}

/// The longest sojourn time in the queue of the slow link, ms, and the packets that were dropped early and by a full
/// queue.
fn queueing(own: Value) -> (f64, u64, u64) {
    let mut world = run(&bottleneck(own));
    let lost = world.summary()["total"]["packets_lost"].clone();
    let count = |cause: &str| lost[cause].as_u64().expect("a count");
    let (mut came, mut longest) = (BTreeMap::new(), 0.0_f64);
    for hop in world.recording().hops.waiting() {
        match (hop.from, hop.to) {
            (0, 1) => drop(came.insert(hop.segment, hop.end)),
            (1, 2) => longest = longest.max(hop.start.since(came[&hop.segment]).as_secs_f64() * 1e3),
            _ => {}
        }
    }
    (longest, count("early_drop"), count("queue_full"))
}

#[test]
fn no_packet_waits_for_longer_than_it_may() {
    let (longest, early, full) = queueing(json!({ "queue_discipline": "patience" }));
    assert!(longest > 30.0 && longest <= 50.0, "{longest} ms");
    assert!(early > 5 && full == 0, "{early} dropped early, {full} by a full queue");
    let (longest, ..) = queueing(json!({ "patience": { "longest_ms": 150 } }));
    assert!(longest > 100.0 && longest <= 150.0, "{longest} ms");
    let (longest, early, _) = queueing(json!({ "queue_discipline": "drop-tail" }));
    assert!(longest > 300.0 && early == 0, "{longest} ms, {early} dropped early");
}

#[test]
fn every_queue_of_a_document_has_its_word_and_its_settings() {
    for owner in ["constellations.*.gsl", "constellations.*.isl", "links.*"] {
        let field = |name: &str| {
            let path = format!("{owner}.{name}");
            fields().into_iter().find(|field| field.path == path).unwrap_or_else(|| panic!("no {path}"))
        };
        let words = field("queue_discipline").choices.0.expect("words");
        assert!(words.iter().any(|choice| choice.value == "patience" && choice.label == "Patience"));
        assert_eq!(field("patience.longest_ms").when.0.expect("a choice").is, ["patience"]);
    }
}

#[test]
fn its_settings_stand_beside_its_own_word_alone() {
    let both = bottleneck(json!({ "queue_discipline": "red", "patience": {} }));
    let found = Scenario::from_json(&both).expect_err("two disciplines");
    assert_eq!(
        found.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["links[1].patience: holds settings of Patience, but the queue discipline is \"red\""]
    );
}
