//! Addresses that come and go in the middle of a transfer, and what somebody else can make of it.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset};
use skywindow_units::SimTime;
use skywindow_world::recording::PathUse;
use skywindow_world::{Explainer, World};

use crate::golden::{compare, digest};

/// Iridium fails in London from 30 s to 60 s. The terminal of GEO comes at 15 s, that of Iridium goes at 25 s.
fn document() -> Value {
    let mut document: Value =
        serde_json::from_str(preset("iridium-geo-multihomed").expect("a preset")).expect("JSON");
    document["duration_s"] = json!(50);
    let flow = &mut document["flows"][0];
    flow["paths"] = json!([{ "via": "iridium", "down_s": 25 }, { "via": "geo", "up_s": 15 }]);
    flow["sctp"]["authentication"] = json!("addresses");
    document
}

fn run(document: &Value) -> (World, Vec<(f64, u16, u8, String)>) {
    let scenario = Scenario::from_json(document).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::from_secs_f64(scenario.duration_s), u64::MAX);
    let words = Explainer::new(&scenario).expect("words");
    let rows = world.recording().events.waiting().iter().map(|row| {
        let said = words.explain_at(row.end, row.code, row.flow, row.path, [row.a, row.b, row.c, row.d]);
        (row.t.as_secs_f64(), row.code, row.path, said.title)
    });
    let story = rows.collect();
    (world, story)
}

/// T3-rtx.
const TIMEOUT: u16 = 15;

#[test]
fn data_move_to_a_new_address_and_the_old_one_goes_without_a_timeout() {
    let (mut world, story) = run(&document());
    let at = |title: &str| {
        let found = story.iter().find(|(.., said)| said.contains(title));
        found.unwrap_or_else(|| panic!("nothing like {title:?} in {story:#?}")).0
    };
    assert_eq!(at("ASCONF: the address of path 1 is to be added"), 15.0);
    assert!(at("New data take path 1") > 15.0 && at("New data take path 1") < 18.0);
    assert_eq!(at("ASCONF: the address of path 0 is to be deleted"), 25.0);
    assert!(at("The address of path 0 is deleted") < 27.0);
    let moved = at("New data take path 1");
    assert!(!story.iter().any(|&(t, code, path, _)| code == TIMEOUT && path == 0 && t > moved));
    let recording = world.recording();
    let rows = recording.windows.waiting().iter();
    let later: Vec<PathUse> =
        rows.filter(|row| row.path == 1 && row.t.as_secs_f64() > 30.0).map(|row| row.state).collect();
    assert!(later.len() > 10 && later.iter().all(|&state| state == PathUse::InUse), "{later:?}");
    let summary = world.summary();
    assert!(summary["flows"][0]["paths"][1]["packets_sent"].as_u64() > Some(100));
    // With both addresses from the beginning timeouts find the failure.
    let mut before = document();
    before["flows"][0]["paths"] = json!([{ "via": "iridium" }, { "via": "geo" }]);
    let (_, story) = run(&before);
    assert!(story.iter().any(|&(t, code, path, _)| code == TIMEOUT && path == 0 && t > 29.0));
}

/// Who has seen the set-up can delete the address that is used, unless the ends share a key.
#[test]
fn a_forged_asconf_is_taken_where_the_key_is_empty_and_refused_where_there_is_one() {
    let forged = |key: Value, bits: u32| {
        let mut document = document();
        document["duration_s"] = json!(12);
        let flow = &mut document["flows"][0];
        flow["paths"] = json!([{ "via": "iridium" }, { "via": "geo" }]);
        flow["sctp"]["shared_key"] = key;
        flow["incidents"] = json!([{
            "kind": "forged-packets", "packet": "address", "at_s": 5, "unknown_bits": bits, "packets": 1,
        }]);
        run(&document).1
    };
    let has =
        |story: &[(f64, u16, u8, String)], title: &str| story.iter().any(|(.., said)| said.contains(title));
    let open = forged(Value::Null, 0);
    assert!(has(&open, "The address of path 1 is deleted"), "{open:#?}");
    let kept = forged(json!("known to two"), 0);
    assert!(has(&kept, "AUTH discarded") && !has(&kept, "is deleted"), "{kept:#?}");
    let blind = forged(Value::Null, 8);
    assert!(has(&blind, "ASCONF discarded") && !has(&blind, "is deleted"), "{blind:#?}");
}

#[test]
fn where_all_chunks_are_authenticated_a_forged_abort_ends_nothing() {
    for (authentication, ends) in [("addresses", true), ("all", false)] {
        let mut document = document();
        document["duration_s"] = json!(12);
        let flow = &mut document["flows"][0];
        flow["sctp"]["authentication"] = json!(authentication);
        flow["sctp"]["shared_key"] = json!("known to two");
        flow["paths"] = json!([{ "via": "iridium" }, { "via": "geo" }]);
        flow["incidents"] =
            json!([{ "kind": "forged-packets", "packet": "abort", "at_s": 5, "unknown_bits": 0 }]);
        let (world, story) = run(&document);
        assert_eq!(story.iter().any(|(.., said)| said.contains("ABORT received")), ends, "{authentication}");
        let delivered = world.summary()["flows"][0]["delivered_bytes"].as_u64().expect("a number");
        assert!(delivered > 50_000, "{authentication}: {delivered}");
    }
}

#[test]
fn addresses_come_and_go_only_where_that_can_be() {
    let problem = |change: fn(&mut Value)| {
        let mut document = document();
        change(&mut document["flows"][0]);
        let problems = Scenario::from_json(&document).expect_err("it cannot be");
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    for (told, place) in [
        (problem(|flow| flow["sctp"]["authentication"] = json!("off")), "flows[0].paths[0].down_s"),
        (problem(|flow| flow["paths"][0]["up_s"] = json!(1)), "flows[0].paths[0].up_s"),
        (problem(|flow| flow["paths"][0]["down_s"] = json!(10)), "flows[0].paths[0].down_s"),
        (problem(|flow| flow["paths"][1]["down_s"] = json!(15)), "flows[0].paths[1].down_s"),
        (problem(|flow| flow["paths"][1]["down_s"] = json!(20)), "flows[0].paths[0].down_s"),
        (
            problem(|flow| flow["incidents"] = json!([{ "kind": "reboot", "at_s": 9 }])),
            "flows[0].incidents[0]",
        ),
    ] {
        assert!(told.contains(place), "{place}: {told}");
    }
}

/// Recordings of such runs, pinned by their hashes: by who is believed, by which HMAC, and who forges what.
#[test]
fn runs_in_which_addresses_change_go_as_they_went() {
    let mut text = String::new();
    let packets = ["abort", "data", "open", "address"];
    for authentication in ["off", "addresses", "all"] {
        for hmac in ["sha-1", "sha-256"] {
            for packet in packets {
                let mut document = document();
                let flow = &mut document["flows"][0];
                flow["sctp"]["authentication"] = json!(authentication);
                flow["sctp"]["hmac"] = json!(hmac);
                if authentication == "off" {
                    flow["paths"] = json!([{ "via": "iridium" }, { "via": "geo" }]);
                }
                let incident =
                    json!({ "kind": "forged-packets", "packet": packet, "at_s": 20, "unknown_bits": 0 });
                flow["incidents"] = json!([incident]);
                let line = match Scenario::from_json(&document).and_then(|scenario| World::new(&scenario)) {
                    Ok(mut world) => {
                        world.advance(SimTime::MAX, u64::MAX);
                        digest(world.summary().to_string().as_bytes()).to_string()
                    }
                    Err(problems) => problems[0].to_string(),
                };
                text += &format!("{authentication} {hmac} {packet}: {line}\n");
            }
        }
    }
    compare("addresses.txt", &text);
}
