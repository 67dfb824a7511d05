//! When flows are opened.

use serde_json::json;
use skywindow_scenario::Scenario;
use skywindow_world::Layout;

/// When the flows of a document with this seed are opened, s.
fn starts(seed: u64, within_s: f64) -> Vec<f64> {
    let flow = |name: &str| json!({ "name": name, "from": "a", "to": "b", "start_s": 10, "start_within_s": within_s });
    let document = json!({
        "seed": seed,
        "routers": [{ "name": "a" }, { "name": "b" }],
        "links": [{ "from": "a", "to": "b", "rate_bps": 1e6, "delay_ms": 1 }],
        "flows": [flow("one"), flow("two")],
    });
    let scenario = Scenario::from_json(&document).unwrap_or_else(|problems| panic!("{problems:?}"));
    Layout::new(&scenario).expect("a layout").flows.iter().map(|flow| flow.start_s).collect()
}

#[test]
fn a_random_start_is_drawn_for_every_flow_and_seed_within_its_time() {
    let all: Vec<f64> = (1..200).flat_map(|seed| starts(seed, 4.0)).collect();
    assert!(all.iter().all(|start_s| (10.0..14.0).contains(start_s)));
    let mean = all.iter().sum::<f64>() / all.len() as f64;
    assert!((mean - 12.0).abs() < 0.3, "{mean}");
    assert_ne!(starts(1, 4.0)[0], starts(1, 4.0)[1]);
    assert_ne!(starts(1, 4.0), starts(2, 4.0));
    assert_eq!(starts(1, 4.0), starts(1, 4.0));
}

#[test]
fn without_it_a_flow_is_opened_at_its_start() {
    assert_eq!(starts(7, 0.0), [10.0, 10.0]);
}
