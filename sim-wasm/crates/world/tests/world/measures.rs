//! What a whole run comes to in one number: the gain of one protocol over another, the busiest link and its use.

use serde_json::{Value, json};
use skywindow_scenario::{MetricName, Scenario};
use skywindow_units::SimTime;
use skywindow_world::World;

/// Two flows, each over a link of its own, of 2 Mbit/s and 1 Mbit/s, which begin after a second.
fn two(protocols: [&str; 2], until_s: f64) -> World {
    let link = |from: &str, rate_bps: f64| json!({ "from": from, "to": format!("{from}2"), "rate_bps": rate_bps, "delay_ms": 10 });
    let flow = |from: &str, protocol: &str| json!({ "name": from, "from": from, "to": format!("{from}2"), "start_s": 1, "protocol": protocol });
    let document: Value = json!({
        "duration_s": 20,
        "routers": [{ "name": "a" }, { "name": "a2" }, { "name": "b" }, { "name": "b2" }],
        "links": [link("a", 2e6), link("b", 1e6)],
        "flows": [flow("a", protocols[0]), flow("b", protocols[1])],
    });
    let mut world = World::new(&Scenario::from_json(&document).expect("a scenario")).expect("a world");
    world.advance(SimTime::from_secs_f64(until_s), u64::MAX);
    world
}

fn value(world: &World, metric: MetricName) -> Option<f64> {
    world.metrics().get(metric)
}

#[test]
fn the_gain_is_that_of_the_protocol_of_the_lower_number_over_the_other() {
    for (protocols, of) in [(["sctp", "tcp"], [0, 1]), (["tcp", "sctp"], [1, 0])] {
        let world = two(protocols, 20.0);
        let goodput = |flow: usize| world.summary()["flows"][flow]["goodput_bps"].as_f64().expect("a number");
        let gain = value(&world, MetricName::Gain).expect("a gain");
        assert!((gain - (goodput(of[0]) / goodput(of[1]) - 1.0)).abs() < 1e-9, "{protocols:?}: {gain}");
        assert!(gain.abs() > 0.3, "{protocols:?}: {gain}");
    }
    assert_eq!(value(&two(["tcp", "tcp"], 20.0), MetricName::Gain), None);
}

#[test]
fn the_busiest_link_is_the_one_in_use_for_the_largest_share_and_none_before_anything_is_sent() {
    let world = two(["tcp", "tcp"], 20.0);
    let links = &world.summary()["links"];
    let (from, to) = world.busiest_link().expect("a link");
    let named = |end: &str| world.node_called(links[0][end].as_str().expect("a name"));
    assert_eq!([named("from"), named("to")], [Some(from), Some(to)]);
    let share = value(&world, MetricName::Utilisation).expect("a share");
    assert!(share > 0.8 && share <= 1.0, "{share}");
    assert_eq!(links[0]["utilisation"], share);
    assert_eq!(world.summary()["total"]["utilisation"], share);
    assert_eq!(two(["tcp", "tcp"], 0.5).busiest_link(), None);
}
