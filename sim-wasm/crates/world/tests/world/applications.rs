//! Applications that share a flow: what they offer comes once, whole and in the order of its stream, and is timed.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use skywindow_scenario::{MetricName, Scenario};
use skywindow_units::SimTime;
use skywindow_world::World;
use skywindow_world::recording::{Column, empty_columns, schema};

/// One way over both links, s.
const WAY_S: f64 = 0.26;

/// A flow over the two links of Atiquzzaman and Ivancic, with the fields of `own`.
fn document(loss: f64, own: Value) -> Value {
    let mut flow = json!({ "name": "f", "from": "a", "to": "c" });
    flow.as_object_mut().expect("an object").extend(own.as_object().cloned().expect("an object"));
    json!({
        "duration_s": 120,
        "routers": [{ "name": "a" }, { "name": "b" }, { "name": "c" }],
        "links": [
            { "from": "a", "to": "b", "rate_bps": 5e6, "delay_ms": 130 },
            { "from": "b", "to": "c", "rate_bps": 1e7, "delay_ms": 130, "per": loss, "errors": "forward" },
        ],
        "flows": [flow],
    })
}

fn world(document: &Value, budget: u64) -> World {
    let scenario = Scenario::from_json(document).expect("a scenario");
    let mut world = World::new(&scenario).expect("a world");
    while !world.advance(SimTime::MAX, budget).finished {}
    world
}

fn messages_of(document: &Value) -> Value {
    world(document, u64::MAX).summary()["flows"][0].clone()
}

/// A row of the table `messages`.
struct Row {
    latency_s: f64,
    place: [u64; 2],
    number: u64,
}

fn rows(world: &mut World) -> Vec<Row> {
    let mut tables = empty_columns();
    world.recording().drain_columns(&mut tables);
    let (info, columns) =
        schema().into_iter().zip(tables).find(|(info, _)| info.name == "messages").expect("messages");
    let numbers = |column: Column| -> Vec<f64> {
        match column {
            Column::F64(values) => values,
            Column::F32(values) => values.into_iter().map(f64::from).collect(),
            Column::U32(values) => values.into_iter().map(f64::from).collect(),
            Column::U16(values) => values.into_iter().map(f64::from).collect(),
            Column::U8(values) => values.into_iter().map(f64::from).collect(),
        }
    };
    let names = info.columns.iter().map(|column| column.name);
    let columns: BTreeMap<&str, Vec<f64>> = names.zip(columns.into_iter().map(numbers)).collect();
    let row = |row: usize| {
        let cell = |name: &str| columns[name][row];
        Row {
            latency_s: cell("t") - cell("offered"),
            place: ["application", "stream"].map(|name| cell(name) as u64),
            number: cell("number") as u64,
        }
    };
    (0..columns["t"].len()).map(row).collect()
}

fn four(protocol: &str) -> Value {
    json!({
        "protocol": protocol,
        "applications": [
            { "workload": "bulk", "bytes": 400_000 },
            { "workload": "objects", "objects": 5, "object_bytes": 7_001, "pages": 3, "page_interval_s": 4, "streams": 3 },
            { "workload": "messages", "message_size_bytes": 3_000, "messages": 40, "arrivals": "poisson" },
            { "workload": "on_off", "bursts": 3, "burst_messages": 20, "after_s": 2 },
        ],
    })
}

/// Messages and objects of [`four`].
const OFFERED: usize = 15 + 40 + 60;
/// Its user data, bytes.
const BYTES: u64 = 400_000 + 15 * 7_001 + 40 * 3_000 + 60 * 1_000;

#[test]
fn every_offered_byte_comes_once_and_in_the_order_of_its_stream_whatever_is_lost() {
    for own in [four("sctp"), four("tcp")] {
        for (loss, streams) in [(0.0, 1), (0.03, 1), (0.03, 4)] {
            let mut own = own.clone();
            if own["protocol"] == "sctp" {
                own["sctp"] = json!({ "streams": streams });
            }
            let mut run = world(&document(loss, own.clone()), u64::MAX);
            let summary = run.summary()["flows"][0].clone();
            assert_eq!(summary["delivered_bytes"], BYTES, "{own} {loss}: {summary}");
            assert!(summary["completed_s"].is_number(), "{own} {loss}: {summary}");
            assert_eq!(summary["messages"]["offered"], OFFERED, "{own} {loss}");
            assert_eq!(summary["messages"]["delivered"], OFFERED, "{own} {loss}");
            assert_eq!(summary["messages"]["pages"]["delivered"], 3, "{own} {loss}");
            let rows = rows(&mut run);
            assert_eq!(rows.len(), OFFERED);
            let mut last: BTreeMap<[u64; 2], u64> = BTreeMap::new();
            for Row { latency_s, place, number } in rows {
                assert!(latency_s > WAY_S, "{own} {loss}: {place:?} {number} took {latency_s} s");
                let before = last.insert(place, number);
                assert!(before.is_none_or(|before| before < number), "{own} {loss}: {place:?} {number}");
            }
        }
    }
}

#[test]
fn a_message_on_an_empty_path_takes_the_time_of_its_bits_and_the_way() {
    let own = json!({
        "sctp": { "streams": 1 }, "workload": "messages", "message_size_bytes": 1_000, "message_interval_ms": 2_000,
    });
    let own_headers = |field: &str| -> f64 {
        let scenario = Scenario::from_json(&document(0.0, own.clone())).expect("a scenario");
        scenario.to_json_full()["flows"][0]["sctp"][field].as_f64().expect("bytes")
    };
    // A DATA chunk has 16 bytes (RFC 9260 3.3.1); the first message waits for the association.
    let bits = 8.0 * (1_000.0 + 16.0 + own_headers("header_bytes"));
    let mut run = world(&document(0.0, own.clone()), u64::MAX);
    let expected = WAY_S + bits / 5e6 + bits / 1e7;
    let rows = rows(&mut run);
    assert!(rows.len() > 50);
    for Row { latency_s, number, .. } in rows.into_iter().skip(1) {
        assert!((latency_s - expected).abs() < 1e-6, "message {number}: {latency_s} against {expected}");
    }
    let median = run.metrics().get(MetricName::MessageLatencyMedian).expect("a median");
    assert!((median - expected).abs() < 1e-6, "{median}");
}

#[test]
fn a_lost_packet_keeps_back_one_object_of_streams_and_all_of_one_stream() {
    let page = |streams: u32| {
        json!({
            "sctp": { "streams": streams }, "workload": "objects", "page_interval_s": 6,
        })
    };
    let latency = |streams: u32, loss: f64| {
        let mut long = document(loss, page(streams));
        long["duration_s"] = json!(600);
        messages_of(&long)["messages"]["latency_median_s"].as_f64().expect("a median")
    };
    assert!((latency(8, 0.0) / latency(1, 0.0) - 1.0).abs() < 1e-9, "without losses streams change nothing");
    assert!(latency(8, 0.02) < latency(1, 0.02));
}

#[test]
fn the_recording_does_not_depend_on_the_budget_and_bulk_alone_writes_no_messages() {
    for own in [four("sctp"), four("tcp")] {
        let document = document(0.02, own);
        assert_eq!(world(&document, 1).summary(), world(&document, u64::MAX).summary());
    }
    let mut plain = world(&document(0.01, json!({ "bytes": 50_000 })), u64::MAX);
    assert_eq!(rows(&mut plain).len(), 0);
    assert!(plain.summary()["flows"][0].get("messages").is_none());
    assert_eq!(plain.metrics().get(MetricName::MessageLatencyMedian), None);
}

#[test]
fn bulk_data_keep_no_message_waiting_for_long() {
    let shared = |protocol: &str| {
        let own = json!({
            "protocol": protocol,
            "applications": [
                { "workload": "bulk" },
                { "workload": "messages", "message_size_bytes": 200, "message_interval_ms": 500, "after_s": 20 },
            ],
        });
        messages_of(&document(0.0, own))["messages"]["latency_95_s"].as_f64().expect("a latency")
    };
    for protocol in ["sctp", "tcp"] {
        // Two full packets and a round trip's wait for an acknowledgement at the most: endless data wait in their
        // application, not before the message.
        let latency = shared(protocol);
        assert!(latency < 3.5 * WAY_S, "{protocol}: {latency}");
    }
}

#[test]
fn what_is_given_up_holds_nothing_back_and_is_counted() {
    let own = |sctp: Value| {
        json!({
            "sctp": sctp, "workload": "messages", "message_interval_ms": 100, "messages": 600,
        })
    };
    let mut given_up = world(
        &document(
            0.1,
            own(json!({ "partial_reliability": "retransmissions", "message_retransmissions": 0 })),
        ),
        u64::MAX,
    );
    let came = rows(&mut given_up);
    assert!(came.windows(2).all(|pair| pair[0].number < pair[1].number), "in order");
    let count = given_up.metrics().get(MetricName::MessagesGivenUp).expect("a count");
    // What T3-rtx gives up may come all the same.
    assert!(
        came.len() + count as usize >= 600 && came.len() > 480,
        "{} came, {count} were given up",
        came.len()
    );
    assert!(came.len() < 600, "over a channel that loses a tenth");
    let age = |run: &World| run.metrics().get(MetricName::MessageAge95).expect("an age");
    let reliable = world(&document(0.1, own(json!({}))), u64::MAX);
    assert_eq!(reliable.metrics().get(MetricName::MessagesGivenUp), Some(0.0));
    assert!(age(&given_up) < 0.8 * age(&reliable), "{} and {}", age(&given_up), age(&reliable));
    let budget = document(0.1, own(json!({ "partial_reliability": "lifetime", "message_lifetime_ms": 700 })));
    assert_eq!(world(&budget, 1).summary(), world(&budget, u64::MAX).summary());
}

#[test]
fn a_file_delays_messages_of_another_stream_only_without_interleaving() {
    let shared = |sctp: Value| {
        let own = json!({
            "sctp": sctp,
            "applications": [
                { "priority": 1, "workload": "messages", "message_size_bytes": 1_000_000, "messages": 4, "message_interval_ms": 25_000 },
                { "workload": "messages", "message_size_bytes": 100, "message_interval_ms": 500, "messages": 200 },
            ],
        });
        let mut run = world(&document(0.0, own), u64::MAX);
        let mut late: Vec<f64> =
            rows(&mut run).into_iter().filter(|row| row.place[0] == 1).map(|row| row.latency_s).collect();
        assert_eq!(late.len(), 200);
        late.sort_by(f64::total_cmp);
        late[190]
    };
    let plain =
        shared(json!({ "streams": 2, "receiver_buffer_bytes": 2_500_000, "send_buffer_bytes": 4_000_000 }));
    let first = shared(json!({
        "streams": 2, "receiver_buffer_bytes": 2_500_000, "interleaving": true, "scheduler": "priority",
    }));
    // What has left is under way before a message; the file that has not is not.
    assert!(plain > 1.5 && first < 1.2, "{plain} s and {first} s");
}

#[test]
fn a_run_ends_after_the_last_offer_not_in_a_silence_before() {
    let own = json!({ "workload": "messages", "messages": 3, "message_interval_ms": 20_000 });
    let mut document = document(0.0, own);
    document["ends_when_done"] = json!(true);
    let summary = world(&document, u64::MAX).summary();
    assert_eq!(summary["flows"][0]["messages"]["delivered"], 3);
    assert!((40.0..60.0).contains(&summary["duration_s"].as_f64().expect("a time")), "{summary}");
}

fn refused(own: Value) -> Vec<String> {
    let found = Scenario::from_json(&document(0.0, own)).expect_err("nothing of sense");
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn what_makes_no_sense_is_refused_in_a_sentence_with_its_place() {
    let applications = json!([{ "workload": "messages" }]);
    let with = |field: &str, value: Value| {
        let mut own = json!({ "applications": applications });
        own[field] = value;
        refused(own)
    };
    assert_eq!(
        with("bytes", json!(1000)),
        ["flows[0].workload: says nothing beside applications, each of which has its own: leave it out"]
    );
    assert_eq!(
        with("sctp", json!({ "ordered": false })),
        ["flows[0].applications: SCTP tells messages by the order of their stream: leave ordered as it is"]
    );
    assert_eq!(
        with("protocol", json!("xstp")),
        ["flows[0].applications: XSTP takes all data at once, and no messages as time goes on"]
    );
    assert_eq!(
        refused(
            json!({ "sctp": { "streams": 2 }, "applications": [{ "stream": 2, "workload": "messages" }] })
        ),
        ["flows[0].applications[0].stream: the flow has the streams 0 to 1, and none is 2"]
    );
    assert_eq!(
        refused(json!({ "workload": "messages", "objects": 3 })),
        ["flows[0].objects: says nothing where the workload is messages: leave it out"]
    );
}
