//! Links whose rate is another one each way: how long packets take, how full a link is, what a change tells.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset};
use skywindow_units::SimTime;
use skywindow_world::recording::HopRow;
use skywindow_world::{Explainer, HappeningCode, World};

fn scenario(document: &Value) -> Scenario {
    Scenario::from_json(document).unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn world(scenario: &Scenario) -> World {
    let mut world = World::new(scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    world
}

/// A TCP transfer with segments of 1500 bytes and acknowledgements of 40 over 10 Mbit/s and `back` the other way.
fn wired(back: Value) -> Value {
    json!({
        "duration_s": 20,
        "routers": [{ "name": "a" }, { "name": "b" }],
        "links": [{ "from": "a", "to": "b", "rate_bps": 10e6, "rate_back_bps": back, "delay_ms": 50,
            "queue_packets": 500 }],
        "flows": [{ "name": "f", "from": "a", "to": "b", "protocol": "tcp", "tcp": {
            "mss_bytes": 1460, "timestamps": false, "delayed_ack_ms": 0, "receiver_buffer_bytes": 262_144 } }],
        "measurement": { "from_s": 10 },
    })
}

/// How long hops from node to node take at least, ms.
fn shortest(world: &mut World, is: impl Fn(&HopRow) -> bool) -> f64 {
    let hops = world.recording().hops.waiting().iter().filter(|hop| is(hop));
    hops.map(|hop| hop.end.since(hop.start).as_millis_f64()).fold(f64::MAX, f64::min)
}

#[test]
fn each_direction_of_a_wire_is_sent_at_its_own_rate() {
    let mut run = world(&scenario(&wired(json!(64_000))));
    // After the handshake segments take 1500 bytes: 1.2 ms at 10 Mbit/s; 40 bytes take 5 ms at 64 kbit/s.
    let data = run.recording().hops.waiting().iter().filter(|hop| hop.from == 0 && hop.segment > 2);
    let longest = data.map(|hop| hop.end.since(hop.start).as_millis_f64()).fold(0.0, f64::max);
    assert!((longest - 51.2).abs() < 1e-6, "{longest} ms");
    let back = shortest(&mut run, |hop| hop.from == 1);
    assert!((back - 55.0).abs() < 1e-6, "{back} ms");
}

/// RFC 3449: with the ratio of rates over that of sizes, k = 2, acknowledgements of every segment fill the way back, and
/// the way of the data is used by a half.
#[test]
fn acknowledgements_on_a_slow_way_back_limit_the_way_of_the_data() {
    let ratio_of_sizes = 1500.0 / 40.0;
    let k: f64 = 2.0;
    let run = world(&scenario(&wired(json!(10e6 / (ratio_of_sizes * k)))));
    let goodput = run.summary()["total"]["goodput_bps"].as_f64().expect("a number");
    let expected = 10e6 * 1460.0 / 1500.0 / k;
    assert!((goodput / expected - 1.0).abs() < 0.01, "{goodput} bit/s instead of {expected}");
    let summary = run.summary();
    let share = |from: &str| {
        let links = summary["links"].as_array().expect("links");
        let own = links.iter().find(|link| link["from"] == from).expect("a link");
        own["utilisation"].as_f64().expect("a share")
    };
    // From the start of the run, not from 10 s: the first round trips leave both a little emptier.
    assert!(share("b") > 0.95 && (share("a") - 0.5).abs() < 0.03, "{} {}", share("a"), share("b"));
}

#[test]
fn without_a_rate_of_its_own_the_way_back_is_as_the_other() {
    let hash = |document: &Value| world(&scenario(document)).summary()["hash"].clone();
    let mut plain = wired(json!(null));
    plain["links"][0].as_object_mut().expect("a link").remove("rate_back_bps");
    assert_eq!(hash(&wired(json!(null))), hash(&plain));
    assert_eq!(hash(&wired(json!(10e6))), hash(&plain), "the same, said twice");
    assert_ne!(hash(&wired(json!(64_000))), hash(&plain));
}

/// Packets of 564 bytes with a frame of 16 climb from Quito at the rate of the uplink, and come down at the other one.
#[test]
fn a_terminal_sends_at_the_rate_of_the_uplink_and_receives_at_the_other() {
    let mut document: Value = serde_json::from_str(preset("geo-bent-pipe").expect("a preset")).expect("JSON");
    document["duration_s"] = json!(40);
    let gsl = &mut document["constellations"][0]["gsl"];
    *gsl =
        json!({ "rate_bps": 56_000, "uplink_rate_bps": 400_000, "queue_packets": 50, "relay": "on-board" });
    let change = |field: &str, value: u32| {
        let path = format!("constellations[0].gsl.{field}");
        json!({ "at_s": 20, "path": path, "value": value })
    };
    document["changes"] = json!([change("uplink_rate_bps", 100_000), change("rate_bps", 112_000)]);
    let mut run = world(&scenario(&document));
    let quito = run.node_called("Quito").expect("a terminal") as u16;
    let mut longest = |up: bool, from_s: f64, until_s: f64| {
        let hops = run.recording().hops.waiting().iter().filter(|hop| (hop.from == quito) == up);
        let sent = hops.filter(|hop| hop.to != quito && hop.from.max(hop.to) >= quito);
        let own = sent.filter(|hop| (from_s..until_s).contains(&hop.start.as_secs_f64()));
        own.map(|hop| hop.end.since(hop.start).as_millis_f64()).fold(0.0, f64::max)
    };
    let bits = 8.0 * 580.0;
    let slower = |before: f64, after: f64| 1e3 * bits * (1.0 / after - 1.0 / before);
    for (up, [before, after]) in [(true, [400e3, 100e3]), (false, [56e3, 112e3])] {
        let found = longest(up, 25.0, 40.0) - longest(up, 1.0, 20.0);
        assert!((found - slower(before, after)).abs() < 0.01, "{up}: {found} ms");
    }
}

#[test]
fn a_change_of_both_rates_is_told_of_each() {
    let mut document = wired(json!(64_000));
    document["links"][0]["changes"] = json!([{ "at_s": 5, "for_s": 5, "rate_bps": 1e6 }]);
    let scenario = scenario(&document);
    let explainer = Explainer::new(&scenario).expect("words");
    let mut run = world(&scenario);
    let rows = run.recording().events.waiting().iter();
    let told: Vec<String> = rows
        .filter(|row| row.code == HappeningCode::RateChanged as u16)
        .map(|row| explainer.explain(row.code, row.flow, row.path, [row.a, row.b, row.c, row.d]).title)
        .collect();
    assert_eq!(told, ["a → b: 1 Mbit/s", "b → a: 1 Mbit/s", "a → b: 10 Mbit/s", "b → a: 64 kbit/s"]);
}
