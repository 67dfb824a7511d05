//! Runs at the edges of what a document may say: what is recorded and summed up stays true.

use serde_json::{Value, json};
use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::recording::Recording;
use skywindow_world::{HappeningCode, World};

fn ran(document: &Value) -> World {
    let scenario = Scenario::from_json(document).expect("a valid document");
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    world
}

/// Two routers, a link between them, and so many equal flows.
fn link(rate_bps: f64, queue_packets: u32, flows: usize, sctp: &Value) -> Value {
    let flow =
        |n| json!({ "name": format!("f{n}"), "from": "a", "to": "b", "sctp": sctp, "record": "totals" });
    json!({
        "routers": [{ "name": "a" }, { "name": "b" }],
        "links": [{ "from": "a", "to": "b", "rate_bps": rate_bps, "delay_ms": 1, "queue_packets": queue_packets }],
        "flows": (0..flows).map(flow).collect::<Value>(),
    })
}

#[test]
fn an_interval_of_many_gigabytes_is_recorded_in_full() {
    let sctp = json!({
        "payload_bytes": 8_948, "mtu_bytes": 65_000, "receiver_buffer_bytes": 1_073_741_824,
        "initial_ssthresh_bytes": 40_000_000, "initial_cwnd_segments": 400, "max_burst": 0,
    });
    let mut document = link(1e11, 1_000_000, 1, &sctp);
    document["duration_s"] = json!(0.5);
    document["measurement"] = json!({ "interval_s": 0.5 });
    let mut world = ran(&document);
    let summary = world.summary();
    let sent = summary["flows"][0]["paths"][0]["bytes_sent"].as_u64().expect("a count");
    assert!(sent > 5_000_000_000, "{sent}");
    let Recording { rates, queues, .. } = world.recording();
    assert_eq!(rates.waiting().iter().map(|row| row.sent_bytes).sum::<u64>(), sent);
    let delivered: u64 = rates.waiting().iter().map(|row| row.delivered_bytes).sum();
    assert_eq!(Some(delivered), summary["flows"][0]["delivered_bytes"].as_u64());
    let carried: u64 =
        queues.waiting().iter().filter(|row| row.from < row.to).map(|row| row.sent_bytes).sum();
    assert_eq!(carried, sent);
}

/// A hundred flows that send a thousand packets at once.
fn burst(queue_packets: u32) -> World {
    let sctp = json!({ "payload_bytes": 64, "initial_cwnd_segments": 1_000, "max_burst": 0 });
    let mut document = link(1e6, queue_packets, 100, &sctp);
    document["duration_s"] = json!(1);
    ran(&document)
}

#[test]
fn a_queue_of_many_packets_is_recorded_in_full() {
    let mut world = burst(1_000_000);
    let most = world.recording().queues.waiting().iter().map(|row| row.packets).max();
    // The link carries 1 Mbit/s, 1,116 packets of 112 bytes a second.
    assert!(most.is_some_and(|most| most > 65_535 && most < 100_000), "{most:?}");
}

#[test]
fn drops_of_an_interval_are_recorded_in_full() {
    let mut world = burst(1_000);
    let lost = world.summary()["total"]["packets_lost"]["queue_full"].as_u64();
    let dropped: u64 = world.recording().queues.waiting().iter().map(|row| row.dropped).sum();
    assert!(dropped > 65_535, "{dropped}");
    assert_eq!(Some(dropped), lost);
}

#[test]
fn a_path_of_hundreds_of_links_is_a_path() {
    let routers = 401;
    let name = |n: usize| format!("r{n}");
    let link = |n: usize| json!({ "from": name(n), "to": name(n + 1), "rate_bps": 1e9, "delay_ms": 0.1 });
    let mut world = ran(&json!({
        "duration_s": 1,
        "routers": (0..routers).map(|n| json!({ "name": name(n) })).collect::<Value>(),
        "links": (0..routers - 1).map(link).collect::<Value>(),
        "flows": [{ "name": "f", "from": name(0), "to": name(routers - 1) }],
    }));
    let delivered = world.summary()["flows"][0]["delivered_bytes"].as_u64();
    assert!(delivered.is_some_and(|bytes| bytes > 0));
    let Recording { routes, events, .. } = world.recording();
    assert!(routes.waiting().iter().all(|row| row.links == 400 && (row.delay_ms - 40.0).abs() < 1e-4));
    assert!(events.waiting().iter().all(|row| row.code != HappeningCode::RouteLost as u16));
}

#[test]
fn errors_in_a_row_are_counted_beyond_255() {
    let sctp = json!({
        "path_max_retrans": 1_000, "association_max_retrans": 1_000,
        "rto_initial_ms": 1, "rto_min_ms": 1, "rto_max_ms": 1,
    });
    let mut document = link(1e9, 100, 1, &sctp);
    document["duration_s"] = json!(1);
    document["flows"][0]["record"] = json!("windows");
    // The small packets of the set-up pass; of packets with data one in 100,000 does.
    document["links"][0]["ber"] = json!(1e-3);
    document["links"][0]["delay_ms"] = json!(0.1);
    let mut world = ran(&document);
    let most = world.recording().windows.waiting().iter().map(|row| row.errors).max();
    assert!(most.is_some_and(|most| most > 255), "{most:?}");
}

#[test]
fn a_message_of_tiny_chunks_is_delivered() {
    let sctp = json!({ "payload_bytes": 1, "message_bytes": 1_000, "receiver_buffer_bytes": 1_500 });
    let mut document = link(1e6, 100, 1, &sctp);
    document["duration_s"] = json!(60);
    for per in [0.0, 0.05] {
        document["links"][0]["per"] = json!(per);
        let summary = ran(&document).summary();
        let delivered = summary["flows"][0]["delivered_bytes"].as_u64();
        assert!(delivered.is_some_and(|bytes| bytes > 1_000), "{delivered:?} at {per}");
    }
}

#[test]
fn totals_without_flows_are_zero_and_not_below() {
    let summary = ran(&json!({ "duration_s": 1 })).summary();
    for total in ["goodput_bps", "throughput_bps"] {
        assert_eq!(summary["total"][total].to_string(), "0.0", "{total}");
    }
}
