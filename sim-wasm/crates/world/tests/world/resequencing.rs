//! Gateways that put packets back in order: in whole runs over paths of unlike lengths.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset, read_json};
use skywindow_units::{Duration, SimTime};
use skywindow_world::recording::Outcome;
use skywindow_world::{HappeningCode, World};

/// TCP from Quito to Tokyo for some seconds, packet by packet over all paths of the fewest links of Teledesic as it stood
/// at 1805 s, whose delays differ by tens of ms.
fn document(resequencing: Value) -> Value {
    let mut document = read_json(preset("teledesic-round-robin").expect("a preset")).expect("valid");
    document["constellations"] =
        read_json(preset("teledesic").expect("a preset")).expect("valid")["constellations"].clone();
    document["sky"] = json!({ "frozen_at_s": 1805 });
    document["duration_s"] = json!(4);
    for station in document["stations"].as_array_mut().expect("stations") {
        station["resequencing"] = resequencing.clone();
    }
    document
}

fn run_by(document: &Value, budget: u64) -> World {
    let mut world = World::new(&Scenario::from_json(document).expect("valid")).expect("a world");
    while !world.finished() {
        world.advance(SimTime::MAX, budget);
    }
    world
}

fn run(document: &Value) -> World {
    run_by(document, u64::MAX)
}

/// Packets and acknowledgements that later ones had overtaken when a host got them.
fn overtaken(world: &World) -> [u64; 2] {
    let flow = &world.summary()["flows"][0];
    ["packets_reordered", "acknowledgements_reordered"]
        .map(|key| flow[key]["packets"].as_u64().expect("a count"))
}

/// How long packets waited at gateways.
fn waits(world: &mut World) -> Vec<Duration> {
    world.recording().resequenced.waiting().iter().map(|row| row.t.since(row.since)).collect()
}

#[test]
fn what_the_paths_have_mixed_up_comes_in_order_and_whole() {
    assert!(overtaken(&run(&document(Value::Null)))[0] > 0, "nothing to put back in order");
    let mut world = run(&document(json!({ "hold_ms": 200 })));
    assert_eq!(overtaken(&world), [0, 0]);
    assert_eq!(world.summary()["flows"][0]["packets_retransmitted"], 0);
    let waited = waits(&mut world);
    assert!(
        waited.len() > 20 && waited.iter().all(|&waited| waited < Duration::from_millis(200)),
        "{waited:?}"
    );
    assert!(!waited.contains(&Duration::ZERO), "a row of a packet that did not wait");
    // A packet ends as it goes on.
    let recording = world.recording();
    let ends =
        |segment| recording.fates.waiting().iter().find(|fate| fate.segment == segment).map(|fate| fate.t);
    assert!(recording.resequenced.waiting().iter().all(|row| ends(row.segment) == Some(row.t)));
}

#[test]
fn a_gateway_that_holds_nothing_changes_nothing() {
    let hashes = [Value::Null, json!({ "hold_ms": 0 })].map(|said| run(&document(said)).recording().hash());
    assert_eq!(hashes[0], hashes[1]);
}

#[test]
fn what_goes_on_does_not_depend_on_how_far_a_call_goes() {
    let document = document(json!({ "hold_ms": 20, "buffer_packets": 3 }));
    assert_eq!(run(&document).recording().hash(), run_by(&document, 1).recording().hash());
}

#[test]
fn gaps_that_losses_leave_are_waited_for_no_longer_than_packets_are_held() {
    let mut document = document(json!({ "hold_ms": 30 }));
    document["constellations"][0]["gsl"]["ber"] = json!(1e-6);
    let mut world = run(&document);
    let waited = waits(&mut world);
    let hold = Duration::from_millis(30);
    assert!(waited.iter().all(|&waited| waited <= hold) && waited.contains(&hold), "{waited:?}");
    let recording = world.recording();
    let given_up = recording
        .events
        .waiting()
        .iter()
        .filter(|event| event.code == HappeningCode::GapGivenUp as u16)
        .count();
    let lost = |fate: &&skywindow_world::recording::FateRow| matches!(fate.outcome, Outcome::Lost(_));
    assert!(given_up > 0 && recording.fates.waiting().iter().filter(lost).count() > 0);
}

#[test]
fn no_more_packets_wait_than_a_gateway_has_room_for() {
    let mut world = run(&document(json!({ "hold_ms": 500, "buffer_packets": 2 })));
    let rows = world.recording().resequenced.waiting();
    assert!(rows.len() > 20);
    for node in [288, 289] {
        let own = || rows.iter().filter(|row| row.node == node);
        for row in own() {
            let with = own().filter(|other| other.since <= row.since && row.since < other.t).count();
            assert!(with <= 2, "{with} wait at {:?}", row.since);
        }
    }
}

#[test]
fn hosts_behind_a_gateway_get_packets_in_order_that_passed_through_it() {
    let overtaken_behind = |resequencing: Value| {
        let mut document = document(resequencing);
        document["routers"] = json!([{ "name": "sender" }, { "name": "receiver" }]);
        let wire = |from, to| json!({ "from": from, "to": to, "rate_bps": 1e9, "delay_ms": 1 });
        document["links"] = json!([wire("sender", "Quito"), wire("Tokyo", "receiver")]);
        document["flows"][0]["from"] = json!("sender");
        document["flows"][0]["to"] = json!("receiver");
        run(&document)
    };
    assert!(overtaken(&overtaken_behind(Value::Null))[0] > 0);
    let mut world = overtaken_behind(json!({ "hold_ms": 200 }));
    assert_eq!(overtaken(&world), [0, 0]);
    let recording = world.recording();
    // It crosses the wire behind the gateway after it has gone on there.
    for row in recording.resequenced.waiting() {
        let hops = recording.hops.waiting().iter().filter(|hop| hop.segment == row.segment);
        let behind: Vec<_> = hops.filter(|hop| hop.from == row.node).map(|hop| hop.start).collect();
        assert!(behind.first().is_none_or(|&start| start >= row.t), "{behind:?}");
    }
}
