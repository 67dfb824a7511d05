//! A strategy that takes the last of several ways: another router than the first carries everything.

use serde_json::{Value, json};

use crate::run;

/// From a to d there are two ways of two links, over b and over c; who carries data.
fn carrier(strategy: &str) -> Vec<Value> {
    let link = |from: &str, to: &str| json!({ "from": from, "to": to, "rate_bps": 1e6, "delay_ms": 10 });
    let routers = ["a", "b", "c", "d"].map(|name| json!({ "name": name }));
    let summary = run(&json!({
        "duration_s": 5,
        "routers": routers,
        "links": [link("a", "b"), link("b", "d"), link("a", "c"), link("c", "d")],
        "routing": { "strategy": strategy },
        "flows": [{ "name": "f", "from": "a", "to": "d" }],
    }))
    .summary();
    let links = summary["links"].as_array().expect("links");
    links.iter().filter(|link| link["from"] == "a").map(|link| link["to"].clone()).collect()
}

#[test]
fn every_packet_takes_the_last_way() {
    assert_eq!(carrier("last-way"), ["c"]);
    assert_eq!(carrier("min-hop"), ["b"]);
}
