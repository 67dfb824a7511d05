//! Every link of the two frozen networks of the multipath reference exists, with its delay, and so does the shortest path.

use serde_json::Value;
use skywindow_orbit::geometry::{TraceRequest, trace};
use skywindow_orbit::{ConstellationSpec, Topology};
use skywindow_units::{Duration, SimTime};

use crate::fixtures::{QUITO, TOKYO, reference, sky, spaceway_ngso, teledesic_cross_seam};

fn agrees(constellation: ConstellationSpec, file: &str, seconds: f64) {
    let sky = sky(constellation, &[QUITO, TOKYO]);
    let t = SimTime::from_secs_f64(seconds);
    let mut topology = Topology::new(&sky);
    topology.evaluate(&sky, t);
    let document: Value = serde_json::from_str(&reference(file)).unwrap();
    let links = document["links"].as_array().unwrap();
    assert!(!links.is_empty());
    let node = |name: &Value| match name.as_str().unwrap() {
        "q" => sky.terminal_node(0),
        "k" => sky.terminal_node(1),
        satellite => satellite.parse().unwrap(),
    };
    for link in links {
        let (a, b) = (node(&link["a"]), node(&link["b"]));
        assert!(topology.kind_between(&sky, a, b).is_some(), "no link {a} - {b}");
        let delay = sky.delay(a, b, t).as_secs_f64();
        assert!((delay - link["delay_s"].as_f64().unwrap()).abs() < 1e-5, "{a} - {b}: {delay} s");
    }
    // Of paths with the same delay the files name another one, so delays are compared.
    let path: Vec<u32> = document["shortest_path"].as_array().unwrap().iter().map(node).collect();
    let length: f64 = path.windows(2).map(|ends| sky.delay(ends[0], ends[1], t).as_secs_f64()).sum();
    let here = TraceRequest {
        from: 0,
        to: 1,
        start: t,
        step: Duration::ZERO,
        duration: Duration::ZERO,
        policy: None,
    };
    let shortest = trace(&sky, &here).next().unwrap().delay.unwrap().as_secs_f64();
    assert!((shortest - length).abs() < 1e-8, "{shortest} s, not {length} s");
}

#[test]
fn teledesic_at_1805_s() {
    agrees(teledesic_cross_seam(), "rt_topology_teledesic_t1805.json", 1805.0);
}

#[test]
fn spaceway_at_16205_s() {
    agrees(spaceway_ngso(), "rt_topology_spaceway_t16205.json", 16_205.0);
}
