//! Flows of TCP that gateways split: known goodputs, what a gateway holds, and what the hosts are told.

use serde_json::{Value, json};
use skywindow_scenario::Scenario;
use skywindow_transport::tcp::State;
use skywindow_units::SimTime;
use skywindow_world::recording::{ChunkFate, Direction, Outcome, Recording, SegmentKind, SegmentRow};
use skywindow_world::{Cause, Explainer, HappeningCode, World};

/// User data of a segment, bytes; with headers and timestamps 1500.
const SEGMENT: f64 = 1448.0;

/// Two hosts and a gateway between them: a terrestrial link of 10 ms and a satellite link of 250 ms.
fn document(gateways: &Value) -> Value {
    json!({
        "duration_s": 60,
        "routers": [{ "name": "host" }, { "name": "gateway" }, { "name": "server" }],
        "links": [
            { "from": "host", "to": "gateway", "rate_bps": 100e6, "delay_ms": 10, "queue_packets": 10_000 },
            { "from": "gateway", "to": "server", "rate_bps": 100e6, "delay_ms": 250, "queue_packets": 10_000 },
        ],
        "flows": [{
            "name": "web", "from": "host", "to": "server", "protocol": "tcp", "tcp": {}, "gateways": gateways,
        }],
    })
}

fn split() -> Value {
    document(&json!([{ "at": "gateway" }]))
}

fn with(mut document: Value, change: impl FnOnce(&mut Value)) -> Value {
    change(&mut document);
    document
}

/// Adds an element to a list of the document.
fn add(document: &mut Value, list: &str, element: Value) {
    document[list].as_array_mut().expect("a list").push(element);
}

fn world(document: &Value) -> World {
    let scenario = Scenario::from_json(document).unwrap_or_else(|problems| panic!("{problems:?}"));
    World::new(&scenario).expect("a world")
}

/// The run of `document`, with all that it recorded.
fn recorded(document: &Value) -> World {
    let mut world = world(document);
    world.advance(SimTime::MAX, u64::MAX);
    world
}

/// The summary of the run of `document`.
fn run(document: &Value) -> Value {
    let mut world = world(document);
    while !world.advance(SimTime::MAX, 100_000).finished {
        world.recording().discard();
    }
    world.summary()
}

fn goodput(summary: &Value) -> f64 {
    summary["flows"][0]["goodput_bps"].as_f64().unwrap_or_default()
}

fn count(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no count"))
}

fn within(value: f64, law: f64, part: f64) -> bool {
    (value / law - 1.0).abs() <= part
}

#[test]
fn without_scaling_each_leg_has_a_window_each_of_its_own_round_trips() {
    let plain = |d: &mut Value| {
        d["flows"][0]["tcp"] =
            json!({ "window_scaling": false, "receiver_buffer_bytes": 65_535, "delayed_ack_ms": 0 });
        d["measurement"] = json!({ "from_s": 20 });
    };
    let law = |round_trip_s: f64| 45.0 * SEGMENT * 8.0 / round_trip_s;
    let whole = goodput(&run(&with(document(&json!([])), plain)));
    assert!(within(whole, law(0.5205), 0.02), "{whole} end to end");
    let halves = goodput(&run(&with(split(), plain)));
    assert!(within(halves, law(0.5004), 0.02), "{halves} split, as fast as the slower leg");

    // Half way both legs have half of the round trip, and the flow twice the goodput.
    let half_way = |d: &mut Value| {
        plain(d);
        d["links"][0]["delay_ms"] = json!(130);
        d["links"][1]["delay_ms"] = json!(130);
    };
    let ratio =
        goodput(&run(&with(split(), half_way))) / goodput(&run(&with(document(&json!([])), half_way)));
    assert!(within(ratio, 2.0, 0.02), "{ratio} times as fast");
}

#[test]
fn mathis_law_holds_for_each_leg_so_that_the_split_flow_gains_the_ratio_of_round_trips() {
    // Mathis, Semke, Mahdavi and Ott 1997: W = sqrt(3 / 2 / p), a window each round trip.
    for loss in [1e-3, 4e-3] {
        let lossy = |d: &mut Value| {
            d["duration_s"] = json!(400);
            d["measurement"] = json!({ "from_s": 30 });
            d["links"][0]["per"] = json!(loss);
            d["links"][0]["errors"] = json!("forward");
            d["flows"][0]["record"] = json!("totals");
            d["flows"][0]["tcp"] = json!({ "receiver_buffer_bytes": 8_388_608, "delayed_ack_ms": 0 });
        };
        let law = |round_trip_s: f64| (1.5_f64 / loss).sqrt() * SEGMENT * 8.0 / round_trip_s;
        let halves = goodput(&run(&with(split(), lossy)));
        assert!(within(halves, law(0.0203), 0.1), "{loss}: {halves} and not {} split", law(0.0203));
        let whole = goodput(&run(&with(document(&json!([])), lossy)));
        assert!(within(whole, law(0.5204), 0.25), "{loss}: {whole} and not {} end to end", law(0.5204));
    }
}

#[test]
fn a_slow_second_leg_throttles_the_first_through_the_window_that_the_gateway_tells() {
    let slow = with(document(&json!([{ "at": "gateway", "buffer_bytes": 200_000 }])), |d| {
        d["links"][1]["rate_bps"] = json!(500e3);
        d["measurement"] = json!({ "from_s": 20 });
    });
    let mut world = recorded(&slow);
    let summary = world.summary();
    let (first, second) = (&summary["flows"][0]["legs"][0], &summary["flows"][0]["legs"][1]);
    let rates = [first, second].map(|leg| leg["goodput_bps"].as_f64().unwrap_or_default());
    assert!(
        within(rates[0], rates[1], 0.01) && within(rates[1], 500e3 * SEGMENT / 1500.0, 0.02),
        "{rates:?}"
    );
    assert_eq!(
        count(&first["packets_retransmitted"]) + count(&first["timeouts"]),
        0,
        "no loss, but a closed window"
    );
    let shut = world.recording().windows.waiting().iter().filter(|row| row.flow == 0 && row.peer_rwnd < 1448);
    assert!(shut.count() > 100);
}

#[test]
fn a_gateway_holds_no_more_than_its_buffer_and_passes_everything_on_once_and_in_order() {
    for (case, room) in (0_u32..).zip([1_u64, 700, 3_000, 20_000, 100_000, 2_147_483_647]) {
        for (near, far) in [(0.0, 0.03), (0.03, 0.0), (0.05, 0.05)] {
            let lossy = with(document(&json!([{ "at": "gateway", "buffer_bytes": room }])), |d| {
                d["seed"] = json!(case);
                d["duration_s"] = json!(100_000);
                d["measurement"] = json!({ "interval_s": 1000 });
                d["flows"][0]["bytes"] = json!(if room == 1 { 60 } else { 120_000 });
                d["links"][0]["per"] = json!(near);
                d["links"][1]["per"] = json!(far);
            });
            let mut world = recorded(&lossy);
            let summary = world.summary();
            let flow = &summary["flows"][0];
            let bytes = count(&lossy["flows"][0]["bytes"]);
            let which = format!("{room} bytes, loss {near} and {far}");
            assert_eq!(count(&flow["delivered_bytes"]), bytes, "{which}");
            let gateway = &flow["legs"][0]["gateway"];
            let peak = count(&gateway["peak_held_bytes"]);
            assert!(peak > 0 && peak <= room, "{which}: {peak} held");
            assert_eq!(count(&gateway["held_bytes"]), 0, "{which}");
            for leg in 0..2 {
                let delivered = delivered(world.recording(), leg);
                assert!(delivered.is_sorted_by(|a, b| a < b), "{which}: leg {leg} {delivered:?}");
            }
            let ends = states(world.recording());
            assert_eq!(ends, [State::Ended as u8; 4], "{which}");
        }
    }
}

/// The numbers of the data that the receiver of a flow has delivered, in that order.
fn delivered(recording: &Recording, flow: u16) -> Vec<u32> {
    let rows = recording.chunks.waiting().iter();
    rows.filter(|row| row.flow == flow && row.fate == ChunkFate::Delivered).map(|row| row.tsn).collect()
}

/// The last state of each end of the first two flows: sender and receiver of the one, then of the other.
fn states(recording: &Recording) -> [u8; 4] {
    let mut states = [0; 4];
    for row in recording.events.waiting().iter().filter(|row| row.code == 1) {
        states[usize::from(row.flow) * 2 + usize::from(row.end)] = row.b as u8;
    }
    states
}

/// When an end of a leg entered a state for the first time, s.
fn entered(recording: &Recording, leg: u16, end: u8, state: State) -> f64 {
    let mut rows = recording.events.waiting().iter();
    let found =
        rows.find(|row| (row.code, row.flow, row.end) == (1, leg, end) && row.b == f64::from(state as u8));
    found.unwrap_or_else(|| panic!("{state:?} is never entered")).t.as_secs_f64()
}

#[test]
fn the_gateway_accepts_first_and_connects_then_and_passes_the_fin_on() {
    let short = with(split(), |d| {
        d["flows"][0]["bytes"] = json!(100_000);
        d["duration_s"] = json!(300);
    });
    let mut world = recorded(&short);
    let summary = world.summary();
    let recording = world.recording();
    let at = |leg, end, state| entered(recording, leg, end, state);
    // Two crossings of 10 ms, and a third one by which the gateway knows that the host has heard of it.
    let accepted = at(0, 1, State::Established);
    assert!(at(0, 0, State::Established) > 0.020 && accepted > 0.030 && accepted < 0.031, "{accepted}");
    assert_eq!(at(1, 0, State::SynSent), accepted, "it connects when it has accepted");
    assert!(at(1, 0, State::Established) > accepted + 0.5);

    // The FIN of the host goes on behind the data; the one of the server comes back the same way.
    let (closed, passed) = (at(0, 1, State::CloseWait), at(1, 0, State::FinWait1));
    assert!(passed >= closed && at(1, 1, State::CloseWait) > passed + 0.25);
    assert!(at(0, 1, State::LastAck) >= at(1, 0, State::TimeWait), "not before the server has closed");
    assert!(at(0, 0, State::TimeWait) >= at(0, 1, State::LastAck) + 0.01);

    // The breach of the end-to-end argument: the host has its last acknowledgement before the server has the data.
    let told = at(0, 0, State::FinWait2);
    let there = summary["flows"][0]["completed_s"].as_f64().expect("all data have come");
    assert!(told + 0.3 < there, "told at {told}, there at {there}");
    let closes =
        recording.events.waiting().iter().find(|row| row.code == HappeningCode::GatewayCloses as u16);
    let held = closes.expect("an event").b;
    assert!(held > 50_000.0, "{held}");
}

#[test]
fn what_a_gateway_does_is_told_in_words() {
    let short = with(split(), |d| d["flows"][0]["bytes"] = json!(100_000));
    let explainer = Explainer::new(&Scenario::from_json(&short).expect("a scenario")).expect("words");
    let mut world = recorded(&short);
    let rows = world
        .recording()
        .events
        .waiting()
        .iter()
        .filter(|row| row.code >= HappeningCode::GatewayOpens as u16);
    let told: Vec<_> = rows
        .map(|row| explainer.explain_at(row.end, row.code, row.flow, row.path, [row.a, row.b, row.c, row.d]))
        .collect();
    let titles: Vec<_> = told.iter().map(|words| words.title.as_str()).collect();
    assert_eq!(titles, ["gateway opens the connection to server", "gateway has all and closes after it"]);
    assert!(
        told[1].detail.contains("acknowledged to the hop before and not yet by server"),
        "{}",
        told[1].detail
    );
    let established = world.recording().events.waiting().iter().filter(|row| row.code == 1);
    let named: Vec<_> = established
        .map(|row| {
            explainer.explain_at(row.end, row.code, row.flow, row.path, [row.a, row.b, row.c, row.d]).title
        })
        .filter(|title| title.contains("ESTABLISHED"))
        .collect();
    for place in ["host", "gateway", "server"] {
        assert!(named.iter().any(|title| title.ends_with(place)), "{named:?}");
    }
}

#[test]
fn settings_of_its_own_are_those_of_the_connection_that_the_gateway_opens() {
    let own = with(
        document(&json!([{ "at": "gateway", "tcp": { "mss_bytes": 500, "receiver_buffer_bytes": 10_000 } }])),
        |d| {
            d["duration_s"] = json!(20);
        },
    );
    let mut world = recorded(&own);
    let recording = world.recording();
    let largest = |flow| {
        let rows = recording.segments.waiting().iter();
        rows.filter(|row| row.flow == flow && row.direction == Direction::Forward).map(|row| row.bytes).max()
    };
    assert_eq!([largest(0), largest(1)], [Some(1500), Some(552)]);
    let most = recording.windows.waiting().iter().filter(|row| row.flow == 1).map(|row| row.peer_rwnd).max();
    assert!(most <= Some(10_000), "{most:?}");
}

#[test]
fn several_gateways_pass_on_to_each_other() {
    let chain = with(document(&json!([{ "at": "gateway" }, { "at": "teleport" }])), |d| {
        add(d, "routers", json!({ "name": "teleport" }));
        d["links"][1]["to"] = json!("teleport");
        let last =
            json!({ "from": "teleport", "to": "server", "rate_bps": 100e6, "delay_ms": 5, "per": 0.02 });
        add(d, "links", last);
        d["flows"][0]["bytes"] = json!(500_000);
    });
    let summary = run(&chain);
    let flow = &summary["flows"][0];
    assert_eq!(count(&flow["delivered_bytes"]), 500_000);
    let legs = flow["legs"].as_array().expect("legs");
    let ways: Vec<_> = legs.iter().map(|leg| (leg["from"].as_str(), leg["to"].as_str())).collect();
    let expected = [("host", "gateway"), ("gateway", "teleport"), ("teleport", "server")];
    assert_eq!(ways, expected.map(|(from, to)| (Some(from), Some(to))));
    let sum = |name: &str| legs.iter().map(|leg| count(&leg[name])).sum::<u64>();
    for name in
        ["packets_sent", "packets_retransmitted", "acknowledgements_sent", "timeouts", "fast_retransmits"]
    {
        assert_eq!(count(&flow[name]), sum(name), "{name}");
    }
    assert!(count(&legs[2]["packets_retransmitted"]) > 3 && count(&legs[1]["packets_retransmitted"]) == 0);
    assert_eq!(flow["completed_s"], legs[2]["completed_s"]);
    let lost = flow["packets_lost"]["corruption"].as_u64();
    assert_eq!(lost, legs[2]["packets_lost"]["corruption"].as_u64());
}

#[test]
fn a_split_flow_counts_as_one_in_the_metrics() {
    let document = with(split(), |d| {
        add(
            d,
            "flows",
            json!({ "name": "other", "from": "host", "to": "server", "protocol": "tcp", "bytes": 50_000 }),
        );
        d["flows"][0]["bytes"] = json!(50_000);
    });
    let world = recorded(&document);
    let (summary, metrics) = (world.summary(), world.metrics().to_json());
    let flows = summary["flows"].as_array().expect("flows");
    assert_eq!(flows.len(), 2);
    let mean = (goodput(&summary) + flows[1]["goodput_bps"].as_f64().unwrap_or_default()) / 2.0;
    assert!(within(metrics["goodput_bps"].as_f64().unwrap_or_default(), mean, 1e-9));
    assert!(metrics["jain"].as_f64() > Some(0.99), "two equal flows, not three");
    let completed = flows.iter().filter_map(|flow| flow["completed_s"].as_f64()).sum::<f64>() / 2.0;
    assert!(within(metrics["latency_s"].as_f64().unwrap_or_default(), completed, 1e-9), "{metrics}");
}

#[test]
fn a_gateway_changes_nothing_for_other_flows_on_links_of_their_own() {
    let others = |gateways: &Value| {
        let document = with(document(gateways), |d| {
            add(d, "routers", json!({ "name": "a" }));
            add(d, "routers", json!({ "name": "b" }));
            add(d, "links", json!({ "from": "a", "to": "b", "rate_bps": 1e6, "delay_ms": 20, "per": 0.02 }));
            add(d, "flows", json!({ "name": "other", "from": "a", "to": "b", "protocol": "tcp" }));
        });
        run(&document)["flows"][1].clone()
    };
    assert_eq!(others(&json!([])), others(&json!([{ "at": "gateway" }])));
}

#[test]
fn a_link_loses_what_the_scenario_chose_of_the_leg_that_crosses_it() {
    for (link, expected) in [(0, [1, 0]), (1, [0, 1])] {
        let chosen = with(split(), |d| {
            d["flows"][0]["bytes"] = json!(100_000);
            d["links"][link]["drops"] = json!([{ "flow": "web", "number": 8 }]);
        });
        let mut world = recorded(&chosen);
        let recording = world.recording();
        let segments = recording.segments.waiting();
        let lost =
            recording.fates.waiting().iter().filter(|fate| fate.outcome == Outcome::Lost(Cause::Chosen));
        let lost: Vec<_> = lost.map(|fate| segments[fate.segment as usize]).collect();
        assert_eq!([0, 1].map(|leg| lost.iter().filter(|row| row.flow == leg).count()), expected);
        assert!(lost.iter().all(|row| row.tsn == 1 + 7 * 1448));
    }
}

#[test]
fn the_recording_of_a_split_flow_does_not_depend_on_the_step_budget() {
    let short = with(document(&json!([{ "at": "gateway", "buffer_bytes": 30_000 }])), |d| {
        d["duration_s"] = json!(20);
        d["links"][0]["per"] = json!(0.01);
        d["links"][1]["per"] = json!(0.01);
    });
    let whole = recorded(&short).summary();
    for budget in [1, 7, 1000] {
        let mut world = world(&short);
        while !world.advance(SimTime::MAX, budget).finished {
            world.recording().discard();
        }
        assert_eq!(world.summary(), whole, "budget {budget}");
    }
}

/// An application that writes in pieces is what Nagle's algorithm is about (RFC 896, RFC 1122 4.2.3.4): a gateway writes
/// what arrives, here segments of a third of its own.
#[test]
fn with_nagles_algorithm_a_gateway_gathers_what_comes_in_small_segments() {
    let sent = |nagle: bool| {
        let document = with(split(), |document| {
            document["links"][0]["rate_bps"] = json!(500_000);
            document["flows"][0]["bytes"] = json!(200_000);
            document["flows"][0]["tcp"] = json!({ "mss_bytes": 500 });
            document["flows"][0]["gateways"][0]["tcp"] = json!({ "nagle": nagle });
        });
        let mut world = recorded(&document);
        world.recording().segments.waiting().iter().filter(|row| row.flow == 1 && row.bytes > 100).count()
    };
    let [gathered, at_once] = [true, false].map(sent);
    assert!(gathered < 160, "{gathered} segments of up to 1448 bytes for 200,000");
    assert!(at_once > 200, "{at_once} segments, many of 488 bytes as they came");
}

/// The split flow whose link to the server is cut for good at 5 s, with few retransmissions allowed.
fn cut_off(change: impl FnOnce(&mut Value)) -> Value {
    with(split(), |d| {
        d["duration_s"] = json!(80);
        for link in 0..2 {
            d["links"][link]["rate_bps"] = json!(2e6);
        }
        d["links"][1]["changes"] = json!([{ "at_s": 5, "up": false }]);
        d["flows"][0]["tcp"] = json!({ "max_retransmissions": 4 });
        change(d);
    })
}

/// What is told in words of gateways and of ends that hear a RST.
fn told_of_resets(document: &Value) -> Vec<String> {
    let explainer = Explainer::new(&Scenario::from_json(document).expect("a scenario")).expect("words");
    let mut world = recorded(document);
    let rows = world.recording().events.waiting().iter();
    let of_resets = |event: u16| {
        event == 51
            || (HappeningCode::GatewayResetsOnward as u16..=HappeningCode::GatewayResetsBack as u16)
                .contains(&event)
    };
    rows.filter(|row| of_resets(row.code))
        .map(|row| {
            let numbers = [row.a, row.b, row.c, row.d];
            explainer.explain_at(row.end, row.code, row.flow, row.path, numbers).title
        })
        .collect()
}

#[test]
fn when_the_leg_over_the_satellite_is_given_up_the_host_before_it_is_reset() {
    let document = cut_off(|_| {});
    let mut world = recorded(&document);
    let summary = world.summary();
    let recording = world.recording();
    let given_up = entered(recording, 1, 0, State::Failed);
    let heard = entered(recording, 0, 0, State::Reset);
    assert_eq!(entered(recording, 0, 1, State::Reset), given_up, "the gateway resets at once");
    assert!((heard - given_up - 0.010).abs() < 0.001, "given up at {given_up} s, heard at {heard} s");
    let last = recording.segments.waiting().iter().rev().find(|row| row.flow == 0);
    assert!(last.is_some_and(|row| row.t.as_secs_f64() < heard + 0.02), "{last:?}");
    assert_eq!(
        told_of_resets(&document),
        ["gateway resets the connection from host", "RST: the peer ends the connection"]
    );
    assert_eq!(summary["flows"][0]["completed_s"], Value::Null);
    assert_eq!(summary["flows"][0]["legs"][0]["broken"], true);
    assert_eq!(summary["flows"][0]["legs"][1]["broken"], true);
    let hash = |budget| {
        let mut world = self::world(&document);
        while !world.advance(SimTime::MAX, budget).finished {
            world.recording().discard();
        }
        world.summary()["hash"].clone()
    };
    assert_eq!(hash(1), hash(u64::MAX), "whatever the budget");
}

#[test]
fn a_host_that_has_given_up_answers_with_a_rst_and_the_server_is_reset_too() {
    // The gateway passes on a segment in 6 s, and tells of its window after each. For 4 s the host hears nothing: it
    // has given up when the window opens next.
    let document = |changes: Value| {
        with(split(), |d| {
            d["duration_s"] = json!(400);
            d["links"][1]["rate_bps"] = json!(2000);
            d["links"][0]["changes"] = changes;
            d["flows"][0]["tcp"] = json!({ "max_retransmissions": 1 });
            d["flows"][0]["gateways"] =
                json!([{ "at": "gateway", "buffer_bytes": 20_000, "tcp": { "max_retransmissions": 15 } }]);
        })
    };
    let mut quiet = recorded(&document(json!([])));
    let segments = quiet.recording().segments.waiting().iter();
    // Not the byte that probes a closed window: no answer to that gives nothing up.
    let whole = |row: &&SegmentRow| row.kind == SegmentKind::Data && row.bytes > 1000;
    let sent = segments.filter(|row| row.flow == 0).filter(whole);
    let last = sent.map(|row| row.t.as_secs_f64()).find(|&t| t > 100.0).expect("a segment");
    let deaf = json!([{ "at_s": last + 0.005, "for_s": 4, "up": false, "direction": "backward" }]);
    assert_eq!(
        told_of_resets(&document(deaf)),
        [
            "RST: the peer ends the connection",
            "gateway resets the connection to server",
            "RST: the peer ends the connection",
        ]
    );
}

#[test]
fn resets_go_from_gateway_to_gateway() {
    let document = cut_off(|d| {
        add(d, "routers", json!({ "name": "second" }));
        d["links"][1]["from"] = json!("second");
        add(d, "links", json!({ "from": "gateway", "to": "second", "rate_bps": 1e7, "delay_ms": 5 }));
        d["flows"][0]["gateways"] = json!([{ "at": "gateway" }, { "at": "second" }]);
    });
    assert_eq!(
        told_of_resets(&document),
        [
            "second resets the connection from gateway",
            "RST: the peer ends the connection",
            "gateway resets the connection from host",
            "RST: the peer ends the connection",
        ]
    );
}
