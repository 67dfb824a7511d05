//! Logs of short runs: they keep to their schema, and add up to what the recording says.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset};
use skywindow_transport::api::{EventKind, Retransmit, SegmentKind};
use skywindow_units::SimTime;

use super::{Dialect, Qlog};
use crate::recording::{EventRow, FateRow, ForgedRow, Outcome, ReceiverRow, SegmentRow, WindowRow};
use crate::run::world::World;

mod cddl;

/// The rows that a log is held against.
#[derive(Default)]
struct Rows {
    segments: Vec<SegmentRow>,
    fates: Vec<FateRow>,
    forged: Vec<ForgedRow>,
    windows: Vec<WindowRow>,
    receivers: Vec<ReceiverRow>,
    events: Vec<EventRow>,
}

impl Rows {
    fn take(&mut self, world: &mut World) {
        let recording = world.recording();
        self.segments.extend(recording.segments.waiting());
        self.fates.extend(recording.fates.waiting());
        self.forged.extend(recording.forged.waiting());
        self.windows.extend(recording.windows.waiting());
        self.receivers.extend(recording.receivers.waiting());
        self.events.extend(recording.events.waiting());
        recording.discard();
    }
}

fn scenario(id: &str, duration_s: f64) -> Scenario {
    let mut document: Value = serde_json::from_str(preset(id).expect("a preset")).expect("JSON");
    document["duration_s"] = json!(duration_s);
    document["measurement"]["from_s"] = json!(0);
    Scenario::from_json(&document).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// The log of a run to its end, and its rows, taken after so much work each time.
fn logged(scenario: &Scenario, point: &str, dialect: Dialect, work: u64) -> (Vec<u8>, Rows, u16) {
    let mut world = World::new(scenario).expect("a world");
    let (mut file, mut rows) = (Vec::new(), Rows::default());
    let mut log = Qlog::begin(&world, scenario, point, dialect, &mut file).expect("a log");
    while !world.finished() {
        world.advance(SimTime::MAX, work);
        let over = world.finished();
        log.drain(&mut world, over, &mut file);
        rows.take(&mut world);
    }
    assert_eq!(log.events() + 1, records(&file).len() as u64);
    (file, rows, log.flow)
}

fn records(file: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(file).expect("text");
    let records = text.split('\u{1e}').skip(1);
    records.map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))).collect()
}

/// The events of that kind, whatever their namespace.
fn named<'a>(events: &'a [Value], name: &str) -> Vec<&'a Value> {
    let is = |event: &&Value| event["name"].as_str().is_some_and(|own| own.split(':').nth(1) == Some(name));
    events.iter().filter(is).collect()
}

fn sum<'a>(events: impl IntoIterator<Item = &'a &'a Value>) -> u64 {
    events.into_iter().map(|event| event["data"]["raw"]["length"].as_u64().expect("a length")).sum()
}

const RUNS: [(&str, f64, &[&str]); 6] = [
    ("two-links", 20.0, &["sender", "receiver"]),
    ("dumbbell", 6.0, &["flows[0].sender", "flows[1].sender", "flows[1].receiver"]),
    ("blackouts", 40.0, &["flows[0].sender", "flows[1].sender", "flows[2].sender", "flows[2].receiver"]),
    ("incidents", 8.0, &["flows[1].sender", "flows[1].receiver"]),
    ("iridium-geo-multihomed", 15.0, &["sender", "receiver"]),
    ("bottleneck", 8.0, &["sender", "receiver"]),
];

#[test]
fn every_event_keeps_to_the_schema_in_the_order_of_time() {
    let schema = cddl::read(include_str!("../../../../../../docs/qlog.md"));
    let mut seen = BTreeSet::new();
    for (id, duration, points) in RUNS {
        for point in points {
            let (file, ..) = logged(&scenario(id, duration), point, Dialect::Own, 20_000);
            let records = records(&file);
            let head = &records[0];
            assert_eq!(head["file_schema"], "urn:ietf:params:qlog:file:sequential");
            assert_eq!(head["serialization_format"], "application/qlog+json-seq");
            let schemas = head["trace"]["event_schemas"].as_array().expect("schemas");
            let mut before = 0.0;
            for event in &records[1..] {
                let time = event["time"].as_f64().expect("a time");
                assert!(time >= before, "{event} after {before} ms");
                before = time;
                let (namespace, name) = event["name"].as_str().expect("a name").split_once(':').expect("two");
                let of =
                    |uri: &Value| uri.as_str().is_some_and(|uri| uri.ends_with(&format!(":{namespace}")));
                assert!(schemas.iter().any(of), "{namespace} in {schemas:?}");
                if let Err(wrong) = schema.check(&cddl::rule_of(name), &event["data"]) {
                    panic!("{id}, {point}: {wrong} in {event}");
                }
                seen.insert(name.to_owned());
            }
        }
    }
    let all = ["packet_sent", "packet_received", "packet_lost", "recovery_metrics_updated"];
    let more = ["congestion_state_updated", "timer_updated", "connection_state_updated"];
    let words = ["receive_window_updated", "info", "marker"];
    let all: BTreeSet<String> = all.iter().chain(&more).chain(&words).map(|&name| name.to_owned()).collect();
    assert_eq!(seen, all);
}

#[test]
fn packets_add_up_to_those_of_the_recording() {
    for (id, duration, points) in RUNS {
        for point in points {
            let (file, rows, flow) = logged(&scenario(id, duration), point, Dialect::Own, 20_000);
            let events = records(&file);
            let end = u8::from(point.ends_with("receiver"));
            let forged: BTreeSet<u32> = rows.forged.iter().map(|row| row.segment).collect();
            let left = rows.segments.iter().enumerate().filter(|(number, row)| {
                let own = row.flow == flow && row.direction as u8 == end && row.kind != SegmentKind::Icmp;
                own && !forged.contains(&(*number as u32))
            });
            let left: Vec<&SegmentRow> = left.map(|(_, row)| row).collect();
            let sent = named(&events, "packet_sent");
            assert_eq!(sent.len(), left.len(), "{id}, {point}");
            assert_eq!(sum(&sent), left.iter().map(|row| u64::from(row.bytes)).sum::<u64>(), "{id}, {point}");
            let came = rows.fates.iter().filter_map(|fate| {
                let row = &rows.segments[fate.segment as usize];
                let own = row.flow == flow && row.direction as u8 != end;
                (own && !fate.outcome.is_loss()).then_some((row, fate.outcome))
            });
            let came: Vec<(&SegmentRow, Outcome)> = came.collect();
            let received = named(&events, "packet_received");
            assert_eq!(received.len(), came.len(), "{id}, {point}");
            let bytes = came.iter().map(|(row, _)| u64::from(row.bytes)).sum::<u64>();
            assert_eq!(sum(&received), bytes, "{id}, {point}");
            let marked = came.iter().filter(|(_, outcome)| *outcome == Outcome::Marked).count();
            assert_eq!(received.iter().filter(|event| event["data"]["ecn"] == "CE").count(), marked);
            // What is sent again was lost before, each packet once.
            let again = left.iter().filter(|row| row.retransmit != Retransmit::First).count();
            assert_eq!(sent.iter().filter(|event| event["data"]["trigger"].is_string()).count(), again);
            let lost = named(&events, "packet_lost");
            let number =
                |event: &&Value| event["data"]["header"]["packet_number"].as_u64().expect("a number");
            let known: BTreeSet<u64> = sent.iter().map(number).collect();
            let once: BTreeSet<u64> = lost.iter().map(number).collect();
            assert_eq!(once.len(), lost.len(), "{id}, {point}");
            assert!(once.is_subset(&known));
            assert_eq!(lost.is_empty(), again == 0, "{id}, {point}");
        }
    }
}

#[test]
fn what_is_told_of_the_window_is_what_the_recording_has_at_every_row() {
    for (id, duration, points) in RUNS {
        for point in points.iter().filter(|point| point.ends_with("sender")) {
            let (file, rows, flow) = logged(&scenario(id, duration), point, Dialect::Own, 20_000);
            let events = records(&file);
            let mut told: BTreeMap<(u64, String), f64> = BTreeMap::new();
            let mut updates = named(&events, "recovery_metrics_updated").into_iter().peekable();
            let own: Vec<&WindowRow> = rows.windows.iter().filter(|row| row.flow == flow).collect();
            assert!(own.len() > 10, "{id}, {point}");
            for (at, row) in own.iter().enumerate() {
                // Up to the next row of another instant.
                if own.get(at + 1).is_some_and(|next| next.t == row.t) {
                    continue;
                }
                let until = row.t.as_nanos() as f64 / 1e6;
                while let Some(event) = updates.next_if(|event| event["time"].as_f64() <= Some(until)) {
                    let path = event["tuple"].as_str().map_or(0, |path| path.parse().expect("a number"));
                    for (name, value) in event["data"].as_object().expect("fields") {
                        told.insert((path, name.clone()), value.as_f64().expect("a number"));
                    }
                }
                let of = |name: &str| told.get(&(row.path.into(), name.to_owned())).copied();
                assert_eq!(of("congestion_window"), Some(row.cwnd.into()), "{id}, {point}, {until} ms");
                assert_eq!(of("ssthresh"), Some(row.ssthresh.into()));
                assert_eq!(of("bytes_in_flight"), Some(row.flight.into()));
                assert_eq!(of("peer_receive_window"), Some(row.peer_rwnd.into()));
                let srtt = row.srtt_ms.as_nanos() as f64 / 1e6;
                assert_eq!(of("smoothed_rtt").unwrap_or_default(), srtt);
                assert_eq!(of("retransmission_timeout"), Some(row.rto_ms.as_nanos() as f64 / 1e6));
            }
        }
    }
}

#[test]
fn timeouts_and_phases_are_those_of_the_events() {
    let (file, rows, flow) = logged(&scenario("blackouts", 40.0), "flows[2].sender", Dialect::Own, 20_000);
    let events = records(&file);
    let infos = skywindow_transport::Protocol::Sctp.events();
    let info = |row: &EventRow| infos.iter().find(|info| info.code == row.code);
    let own: Vec<&EventRow> = rows.events.iter().filter(|row| row.flow == flow && row.end == 0).collect();
    let timeouts = own.iter().filter(|row| info(row).is_some_and(|info| info.kind == EventKind::Timeout));
    let timeouts = timeouts.count();
    assert!(timeouts > 0);
    assert_eq!(named(&events, "timer_updated").len(), timeouts);
    let mut phases: Vec<&str> = own.iter().filter_map(|row| info(row)?.phase).collect();
    phases.dedup();
    let told: Vec<&Value> = named(&events, "congestion_state_updated");
    let new: Vec<&str> = told.iter().filter_map(|event| event["data"]["new"].as_str()).collect();
    assert_eq!(new, phases);
    assert!(phases.len() > 3, "{phases:?}");
    for pair in told.windows(2) {
        assert_eq!(pair[1]["data"]["old"], pair[0]["data"]["new"]);
    }
}

#[test]
fn a_log_is_the_same_however_often_it_is_taken() {
    for (id, point) in [("two-links", "sender"), ("dumbbell", "flows[1].receiver")] {
        let scenario = scenario(id, 5.0);
        let whole = logged(&scenario, point, Dialect::Own, 10_000_000).0;
        for work in [1, 7, 1_000] {
            assert_eq!(logged(&scenario, point, Dialect::Own, work).0, whole, "{id} by {work}");
        }
    }
}

/// Viewers draw what a frame says of its stream: what is sent first stands behind what was sent before.
fn streams_have_no_holes(events: &[Value]) {
    let mut ends = BTreeMap::new();
    for event in named(events, "packet_sent") {
        let frames = event["data"]["frames"].as_array().expect("frames");
        assert!(!frames.is_empty(), "{event}");
        for frame in frames.iter().filter(|frame| frame["frame_type"] == "stream") {
            let [stream, offset, length] =
                ["stream_id", "offset", "length"].map(|name| frame[name].as_u64().expect(name));
            assert_eq!((stream % 4, length), (0, 1), "{frame}");
            let end = ends.entry(stream).or_insert(0);
            assert!(offset <= *end, "{frame} behind {end}");
            *end = (offset + length).max(*end);
        }
    }
    assert!(ends.values().all(|&end| end > 0) && !ends.is_empty());
}

#[test]
fn in_the_words_of_quic_every_packet_that_arrived_in_time_is_acknowledged_by_its_number() {
    for (id, point) in [("two-links", "sender"), ("dumbbell", "flows[1].sender")] {
        let (file, rows, flow) = logged(&scenario(id, 10.0), point, Dialect::Quic, 20_000);
        let records = records(&file);
        let start = std::str::from_utf8(&file[..256]).expect("text");
        assert!(start.contains("\"qlog_version\":\"0.3\"") && start.contains("JSON-SEQ"), "{start}");
        let events = &records[1..];
        assert_eq!(
            records[0]["trace"]["vantage_point"]["type"], "server",
            "a client's viewer draws what comes"
        );
        streams_have_no_holes(events);
        let mut acked = BTreeSet::new();
        for event in named(events, "packet_received") {
            assert!(event["name"].as_str().is_some_and(|name| name.starts_with("transport:")));
            for frame in event["data"]["frames"].as_array().expect("frames") {
                for range in frame["acked_ranges"].as_array().into_iter().flatten() {
                    let ends = [0, 1].map(|at| range[at].as_u64().expect("a number"));
                    acked.extend(ends[0]..=ends[1]);
                }
            }
        }
        let data = rows.segments.iter().enumerate().filter(|(_, row)| {
            row.flow == flow && row.kind == SegmentKind::Data && row.t < SimTime::from_secs_f64(8.0)
        });
        let lost = |number: usize| {
            rows.fates.iter().any(|fate| fate.segment as usize == number && fate.outcome.is_loss())
        };
        let again: BTreeSet<u32> = rows
            .segments
            .iter()
            .filter(|row| row.flow == flow && row.retransmit != Retransmit::First)
            .map(|row| row.tsn)
            .collect();
        let mut checked = 0;
        for (number, row) in data.filter(|(_, row)| !again.contains(&row.tsn)) {
            assert_eq!(acked.contains(&(number as u64)), !lost(number), "{id}: {row:?}");
            checked += 1;
        }
        assert!(checked > 50, "{checked}");
        assert!(!named(events, "metrics_updated").is_empty());
    }
}

#[test]
fn what_is_no_end_and_what_is_not_recorded_is_refused_with_its_path() {
    let refused = |scenario: &Scenario, point: &str| {
        let world = World::new(scenario).expect("a world");
        let refused = Qlog::begin(&world, scenario, point, Dialect::Own, &mut Vec::new());
        refused.expect_err("no log").iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let whole = scenario("two-links", 5.0);
    for point in ["senders", "router", "source > router", ""] {
        let said = refused(&whole, point);
        assert!(said.starts_with("capture: a qlog is of one end of a flow: one of sender"), "{said}");
    }
    assert!(refused(&whole, "flows[1].sender").contains("the scenario has 1, counted from 0"));
    let mut document = whole.to_json();
    document["flows"][0]["record"] = json!("windows");
    let windows = Scenario::from_json(&document).expect("a scenario");
    assert!(refused(&windows, "sender").starts_with("flows[0].record: a capture needs \"full\""));
}
