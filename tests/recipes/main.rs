//! What is added by the recipes of CONTRIBUTING.md works: each in a file of its own, on what they share.

mod controller;
mod handover;
mod loss;
mod protocol;
mod queue;
mod strategy;
mod workload;

use serde_json::{Value, json};
use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::World;

/// A flow over two links of 1 Mbit/s and 50 ms, each of which loses packets with the probability `per` in both directions.
/// What `own` says is said of the flow besides.
fn document(own: Value, per: f64, duration_s: u32) -> Value {
    let link =
        |from: &str, to: &str| json!({ "from": from, "to": to, "rate_bps": 1e6, "delay_ms": 50, "per": per });
    let routers = ["a", "b", "c"].map(|name| json!({ "name": name }));
    let mut flow = json!({ "name": "f", "from": "a", "to": "c" });
    for (key, value) in own.as_object().into_iter().flatten() {
        flow[key] = value.clone();
    }
    json!({
        "duration_s": duration_s,
        "routers": routers,
        "links": [link("a", "b"), link("b", "c")],
        "flows": [flow],
    })
}

/// The run of a document.
fn run(document: &Value) -> World {
    let scenario = Scenario::from_json(document).expect("a valid document");
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    world
}

/// The numbers of all events of a kind.
fn events(world: &mut World, code: u16) -> Vec<[f64; 4]> {
    let rows = world.recording().events.waiting().iter().filter(|row| row.code == code);
    rows.map(|row| [row.a, row.b, row.c, row.d]).collect()
}
