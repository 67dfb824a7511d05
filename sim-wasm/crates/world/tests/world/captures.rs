//! Captures of presets, the packets of an end as Wireshark opens them and what it did as qlog, and tables as CSV: pinned by
//! their hashes.

use std::fmt::Write;

use serde_json::{Value, json};
use skywindow_scenario::{Record, Scenario, preset};
use skywindow_units::SimTime;
use skywindow_world::capture::{Capture, Dialect, Qlog};
use skywindow_world::{Explainer, World};

use crate::golden::{compare, digest};

fn scenario(id: &str) -> Scenario {
    let mut document: Value = serde_json::from_str(preset(id).unwrap()).unwrap();
    document["duration_s"] = json!(12);
    document["measurement"]["from_s"] = json!(0);
    let mut scenario = Scenario::from_json(&document).unwrap();
    scenario.flows.iter_mut().for_each(|flow| flow.record = Record::Full);
    scenario
}

fn packets(scenario: &Scenario, point: &str) -> String {
    let mut world = World::new(scenario).unwrap();
    let mut file = Vec::new();
    let mut capture = Capture::begin(&mut world, scenario, point, &mut file).unwrap();
    let mut over = false;
    while !over {
        over = world.advance(SimTime::MAX, 20_000).finished;
        capture.drain(&mut world, over, &mut file);
    }
    format!("{} packets, {} bytes, {:016x}", capture.packets(), file.len(), digest(&file))
}

fn log(scenario: &Scenario, point: &str, dialect: Dialect) -> String {
    let mut world = World::new(scenario).unwrap();
    let mut file = Vec::new();
    let mut log = Qlog::begin(&world, scenario, point, dialect, &mut file).unwrap();
    let mut over = false;
    while !over {
        over = world.advance(SimTime::MAX, 20_000).finished;
        log.drain(&mut world, over, &mut file);
    }
    format!("{} bytes, {:016x}", file.len(), digest(&file))
}

fn tables(scenario: &Scenario) -> String {
    let explainer = Explainer::new(scenario).unwrap();
    let word = |event, flow| explainer.word(event, flow);
    let mut world = World::new(scenario).unwrap();
    world.advance(SimTime::MAX, u64::MAX);
    let mut text = String::new();
    world.recording().drain_csv(&word, |name, lines| {
        let (count, digest) = (lines.lines().count(), digest(lines.as_bytes()));
        if count > 0 {
            write!(text, " {name} {count} {digest:016x}").unwrap();
        }
    });
    text
}

#[test]
fn captures_of_presets_are_as_they_were() {
    let mut text = String::new();
    for id in [
        "iridium-geo-multihomed",
        "split-tcp",
        "telemetry",
        "page-of-objects",
        "incidents",
        "blackouts",
        "cmt",
    ] {
        let scenario = scenario(id);
        for point in ["sender", "receiver"] {
            writeln!(text, "{id} {point}: {}", packets(&scenario, point)).unwrap();
            for dialect in [Dialect::Own, Dialect::Quic] {
                writeln!(text, "{id} {point} qlog: {}", log(&scenario, point, dialect)).unwrap();
            }
        }
        writeln!(text, "{id} senders: {}", packets(&scenario, "senders")).unwrap();
        writeln!(text, "{id} tables:{}", tables(&scenario)).unwrap();
    }
    compare("captures.txt", &text);
}
