//! What every field of a scenario does to runs, pinned by their hashes: a line a field, over its words or two of its
//! numbers, in each run where it may have something to do.

use std::fmt::Write;

use serde_json::{Value, json};
use skywindow_scenario::{Control, Kind, Record, Scenario, controls, set_path};
use skywindow_units::SimTime;
use skywindow_world::World;

use crate::golden::{compare, digest};
use crate::live::{along, bystander, relayed, sky, two_paths, values, wired};

/// The hash of a run of the document; what is wrong with it if it is none.
fn outcome(document: &Value) -> String {
    let world = Scenario::from_json(document).and_then(|mut scenario| {
        scenario.background.record = Record::Full;
        World::new(&scenario)
    });
    let mut world = match world {
        Ok(world) => world,
        Err(problems) => return problems[0].to_string(),
    };
    while !world.advance(SimTime::MAX, 1 << 20).finished {
        world.recording().discard();
    }
    world.summary().to_string()
}

/// All words and flags, and of numbers two within the slider.
fn tried(field: &Control) -> Vec<Value> {
    match field.spec.kind.solid() {
        Kind::Flag | Kind::Choice(_) => values(field),
        // What has no range, such as most lists and parts, gives nothing here.
        _ => [0.25, 0.75]
            .map(|share| along(field, share))
            .into_iter()
            .filter(|value| !value.is_null())
            .collect(),
    }
}

/// The document with what has to be chosen for the field to have a place.
fn with_place(document: &Value, field: &Control, place: &str, to: &str) -> Value {
    let mut document = document.clone();
    for choice in [&field.within, &field.when].into_iter().flatten() {
        let usual = choice.is.iter().any(|word| choice.default == *word);
        if let Some(name) = choice.path.strip_prefix(place).filter(|_| !usual) {
            // What cannot be chosen here is told of by the run.
            let _ = set_path(&mut document, &format!("{to}{name}"), choice.is[0]);
        }
    }
    document
}

/// A line for each field whose path begins with `place`, written to `to` in each of these runs.
fn lines(place: &str, to: &str, runs: &[Value], of: impl Fn(&str) -> bool) -> String {
    let mut text = String::new();
    for field in controls() {
        let Some(name) = field.path.strip_prefix(place).filter(|name| !name.contains('*') && of(name)) else {
            continue;
        };
        let values = tried(&field);
        if values.is_empty() {
            continue;
        }
        let mut told = String::new();
        for document in runs {
            let document = &with_place(document, &field, place, to);
            for value in &values {
                let mut document = document.clone();
                match set_path(&mut document, &format!("{to}{name}"), &value.to_string()) {
                    Ok(()) => told += &outcome(&document),
                    Err(problem) => told += &problem.to_string(),
                }
            }
        }
        writeln!(text, "{} {:016x}", field.path, digest(told.as_bytes())).unwrap();
    }
    assert!(!text.is_empty(), "there is no such field");
    text
}

/// A run that is over sooner.
fn brief(mut document: Value, duration_s: u32) -> Value {
    document["duration_s"] = json!(duration_s);
    document
}

fn family(name: &str, more: &[Value]) {
    let plain = brief(wired(name, json!({}), json!({})), 8);
    let cut = json!({ "changes": [{ "at_s": 4, "for_s": 6, "up": false }] });
    // What was on its way is late, and then overtaken.
    let late = json!([{ "at_s": 3, "for_s": 1, "delay_ms": 700 }, { "at_s": 6, "for_s": 1, "delay_ms": 10 }]);
    let late = brief(wired(name, json!({}), json!({ "per": 0, "changes": late })), 9);
    let runs = [&[plain, late, brief(wired(name, json!({}), cut), 16)][..], more].concat();
    let text = lines(&format!("flows.*.{name}."), &format!("flows[0].{name}."), &runs, |_| true);
    compare(&format!("fields-{name}.txt"), &text);
}

#[test]
fn the_fields_of_tcp_do_to_runs_what_they_did() {
    let red = json!({ "red": { "min_packets": 2, "max_packets": 6 } });
    family("tcp", &[brief(wired("tcp", json!({ "ecn": true, "timestamps": true }), red), 8)]);
}

#[test]
fn the_fields_of_xstp_do_to_runs_what_they_did() {
    family("xstp", &[]);
}

#[test]
fn the_fields_of_sctp_do_to_runs_what_they_did() {
    let failing = json!({ "rto_min_ms": 300, "path_max_retrans": 1, "heartbeat_interval_ms": 1000 });
    family("sctp", &[brief(two_paths(failing), 20)]);
}

#[test]
fn the_fields_of_multipath_transfers_do_to_runs_what_they_did() {
    let striped = brief(two_paths(json!({ "cmt": true, "receiver_buffer_bytes": 500_000 })), 20);
    let text = lines("flows.*.sctp.", "flows[0].sctp.", &[striped], |_| true);
    compare("fields-cmt.txt", &text);
}

#[test]
fn the_fields_of_flows_do_to_runs_what_they_did() {
    let messages = |protocol: &str| {
        let mut document = brief(wired(protocol, json!({}), json!({})), 8);
        document["flows"][0]["workload"] = json!("messages");
        document
    };
    let runs =
        [brief(wired("sctp", json!({}), json!({})), 8), messages("sctp"), brief(relayed(json!({})), 8)];
    let own = |name: &str| !["sctp.", "tcp.", "xstp."].iter().any(|family| name.starts_with(family));
    compare("fields-flows.txt", &lines("flows.*.", "flows[0].", &runs, own));
}

#[test]
fn the_fields_of_links_do_to_runs_what_they_did() {
    let lossy = |slow| brief(wired("sctp", json!({ "ecn": true }), slow), 8);
    let red = json!({ "red": { "min_packets": 2, "max_packets": 6 } });
    let runs = [lossy(json!({})), lossy(json!({ "ber": 1e-6, "mtu_bytes": 800 })), lossy(red)];
    compare("fields-links.txt", &lines("links.*.", "links[1].", &runs, |_| true));
}

#[test]
fn the_fields_of_constellations_and_stations_do_to_runs_what_they_did() {
    let brief = [("duration_s", "15"), ("measurement.from_s", "0"), ("background.associations", "1")];
    let runs = [sky("iridium-geo", &brief)];
    let text = ["constellations", "stations"]
        .map(|list| lines(&format!("{list}.*."), &format!("{list}[0]."), &runs, |_| true))
        .concat();
    compare("fields-sky.txt", &text);
}

#[test]
fn the_fields_of_a_whole_scenario_do_to_runs_what_they_did() {
    let runs = [brief(bystander("sctp", json!({ "ecn": true })), 15)];
    // How long it lasts and how many others there are say only how much work a run is.
    let left = ["sctp.", "tcp.", "xstp.", "duration_s", "associations"];
    let own = |name: &str| !left.iter().any(|part| name.contains(part));
    compare("fields-scenario.txt", &lines("", "", &runs, own));
}
