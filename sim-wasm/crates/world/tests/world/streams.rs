//! Streams that are added and begin anew in the middle of a flow, at the instants of its document.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::{Explainer, World};

/// Messages on a stream, four a second from an instant on.
fn channel(stream: u16, after_s: f64) -> Value {
    json!({
        "stream": stream, "after_s": after_s,
        "workload": "messages", "message_size_bytes": 200, "message_interval_ms": 250,
    })
}

fn document(asked: &Value) -> Value {
    json!({
        "duration_s": 20,
        "measurement": { "from_s": 0 },
        "routers": [{ "name": "server" }, { "name": "browser" }],
        "links": [{ "from": "server", "to": "browser", "rate_bps": 2e6, "delay_ms": 250 }],
        "flows": [{
            "name": "channels", "from": "server", "to": "browser",
            "applications": [channel(0, 0.0), channel(1, 4.0), channel(5, 12.0)],
            "stream_requests": asked,
            "sctp": { "streams": 8, "initial_streams": 1, "stream_reset": "answered" },
        }],
    })
}

/// What is told, when and at which end.
type Told = (f64, u8, String);

/// What the run tells of streams; and the longest that a message of each stream took, s.
fn run(document: &Value) -> (Vec<Told>, BTreeMap<u16, f64>) {
    let scenario = Scenario::from_json(document).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::from_secs_f64(scenario.duration_s), u64::MAX);
    let words = Explainer::new(&scenario).expect("words");
    let rows = world.recording().events.waiting().iter().map(|row| {
        let said = words.explain_at(row.end, row.code, row.flow, row.path, [row.a, row.b, row.c, row.d]);
        (row.t.as_secs_f64(), row.end, format!("{} {}", said.title, said.detail))
    });
    let story = rows.filter(|(.., said)| said.contains("stream") || said.contains("Request")).collect();
    let mut longest = BTreeMap::new();
    for row in world.recording().messages.waiting().iter() {
        let took = row.t.since(row.offered).as_secs_f64();
        let most = longest.entry(row.stream).or_insert(took);
        *most = took.max(*most);
    }
    (story, longest)
}

#[test]
fn a_channel_that_is_not_there_is_asked_for_and_its_first_message_waits_a_round_trip() {
    let (story, longest) = run(&document(&json!([])));
    let told: Vec<&str> = story.iter().map(|(.., said)| said.as_str()).collect();
    let asked = |of: &str| told.iter().filter(|said| said.starts_with(of)).count();
    assert_eq!(asked("More streams are asked for"), 2, "{told:#?}");
    assert!(told.contains(&"More streams are asked for Request 1, 1 stream."), "{told:#?}");
    assert!(told.contains(&"More streams are asked for Request 2, 4 streams."), "{told:#?}");
    assert!(told.iter().any(|said| said.ends_with("Data may come on 6 streams from now on.")), "{told:#?}");
    // A message takes 250 ms, and the first of a new channel a round trip more.
    assert_eq!(longest.keys().copied().collect::<Vec<_>>(), [0, 1, 5]);
    assert!((longest[&1] - 0.755).abs() < 0.005 && (longest[&5] - 0.755).abs() < 0.005, "{longest:?}");
}

#[test]
fn both_ends_ask_at_the_instants_of_the_document() {
    let asked = json!([
        { "ask": "reset", "at_s": 6, "streams": [0] },
        { "ask": "reset", "at_s": 8, "end": "receiver", "streams": [1] },
        { "ask": "add", "at_s": 10, "end": "receiver", "more": 4 },
        { "ask": "add", "at_s": 11, "more": 2 },
        { "ask": "add", "at_s": 19.9, "end": "receiver", "more": 1 },
    ]);
    let (story, longest) = run(&document(&asked));
    let at = |t: f64, end: u8, said: &str| {
        assert!(story.iter().any(|one| one.0 == t && one.1 == end && one.2.starts_with(said)), "{story:#?}");
    };
    at(6.0, 0, "Streams are to begin anew");
    at(8.0, 1, "The peer is to begin streams anew");
    at(10.0, 1, "The peer is to have more streams");
    at(11.0, 0, "More streams are asked for");
    let begun = story.iter().filter(|(.., said)| said.starts_with("Streams begin anew")).count();
    assert_eq!(begun, 2, "{story:#?}");
    assert!(story.iter().any(|(.., said)| said.ends_with("Data may come on 8 streams from now on.")));
    // What there is by then needs no request of the application at 12 s, and its first message waits for nothing.
    assert!(!story.iter().any(|&(t, end, _)| t > 11.6 && t < 19.9 && end == 0), "{story:#?}");
    assert!(longest[&5] < 0.255, "{longest:?}");
}

/// The peer takes fewer streams than applications write to: a message counts as come when it has come, whatever else is on
/// the stream that it takes instead.
#[test]
fn messages_for_streams_that_the_peer_does_not_take_arrive_on_the_last_one_and_no_sooner_than_they_can() {
    for sctp in [
        json!({ "streams": 8, "max_inbound_streams": 2 }),
        json!({ "streams": 8, "max_inbound_streams": 2, "initial_streams": 1, "stream_reset": "answered" }),
        json!({ "streams": 8, "max_inbound_streams": 2, "scheduler": "fair" }),
        json!({ "streams": 8, "max_inbound_streams": 2, "partial_reliability": "lifetime" }),
        json!({ "streams": 8, "max_inbound_streams": 2, "send_buffer_bytes": 5000 }),
    ] {
        let mut document = document(&json!([]));
        document["flows"][0]["sctp"] = sctp.clone();
        let scenario = Scenario::from_json(&document).unwrap_or_else(|problems| panic!("{problems:?}"));
        let mut world = World::new(&scenario).expect("a world");
        world.advance(SimTime::from_secs_f64(scenario.duration_s), u64::MAX);
        let rows = world.recording().messages.waiting();
        let came = |application: u16| rows.iter().filter(|row| row.application == application).count();
        assert_eq!([came(0), came(1), came(2)], [79, 63, 31], "{sctp}");
        for row in rows.iter() {
            let took = row.t.since(row.offered).as_secs_f64();
            assert!(took >= 0.25, "{sctp}: message {} of {} took {took} s", row.number, row.application);
            assert_eq!(row.stream, row.application.min(1), "{sctp}");
        }
    }
}
