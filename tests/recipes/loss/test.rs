//! A cause of losses that was added: what is beyond three links is lost for it, and everybody knows why.

use serde_json::{Value, json};
use skywindow_scenario::{MetricName, Scenario};
use skywindow_world::{Explainer, World};

use crate::{events, run};

/// A flow over so many links.
fn chain(links: usize) -> Value {
    let name = |at: usize| format!("r{at}");
    let link = |at| json!({ "from": name(at), "to": name(at + 1), "rate_bps": 1e6, "delay_ms": 1 });
    json!({
        "duration_s": 10,
        "routers": (0..=links).map(|at| json!({ "name": name(at) })).collect::<Value>(),
        "links": (0..links).map(link).collect::<Value>(),
        "flows": [{ "name": "f", "from": name(0), "to": name(links) }],
    })
}

fn lost(world: &World) -> Option<u64> {
    world.summary()["total"]["packets_lost"]["too_far"].as_u64()
}

#[test]
fn summary_and_metric_count_its_losses() {
    assert_eq!(lost(&run(&chain(3))), Some(0));
    let world = run(&chain(4));
    let sent = world.summary()["total"]["packets_sent"].as_u64();
    assert!(lost(&world) > Some(0) && lost(&world) == sent, "{sent:?} sent");
    assert_eq!(world.metrics().get(MetricName::NoRouteLosses), Some(1.0));
}

#[test]
fn its_event_is_recorded_and_told_in_its_words() {
    let document = chain(4);
    let [number, node, kind, direction] = events(&mut run(&document), 199)[0];
    let scenario = Scenario::from_json(&document).expect("a valid document");
    let words = Explainer::new(&scenario).expect("words");
    let said = words.explain(199, 0, 0, [number, node, kind, direction]);
    assert!(said.title.ends_with("has gone too far"), "{}", said.title);
    assert!(said.detail.contains("as many links as it may when it came to r3"), "{}", said.detail);
    assert_eq!(said.rule, "RFC 791 3.2");
}
