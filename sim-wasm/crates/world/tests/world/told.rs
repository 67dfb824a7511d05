//! What is told of the presets, in words: of each what happens in its network, why terminals use which satellites, what
//! they will do next, and what a run is described as.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use serde_json::{Value, json};
use skywindow_elements::{ElementSet, read};
use skywindow_form::Reply;
use skywindow_orbit::{HandoverPolicy, Outlook, Sky};
use skywindow_scenario::{Scenario, preset, presets, set_path, with_elements_alone};
use skywindow_units::{Duration, SimTime, Work};
use skywindow_world::{Explainer, Layout, Still, Why, World, forecast, run_meta, why};

use crate::golden::{compare, digest, golden};

fn scenario(id: &str, changes: &[(&str, Value)]) -> Scenario {
    let mut document: Value = serde_json::from_str(preset(id).unwrap()).unwrap();
    for (path, value) in changes {
        set_path(&mut document, path, &value.to_string()).unwrap_or_else(|problem| panic!("{id}: {problem}"));
    }
    Scenario::from_json(&document).unwrap_or_else(|problems| panic!("{id}: {problems:?}"))
}

/// The first event of each kind of a run that is the network's own, in words, and the third one.
fn happenings(id: &str) -> String {
    let mut scenario = scenario(id, &[]);
    scenario.duration_s = scenario.duration_s.min(100.0);
    let explainer = Explainer::new(&scenario).unwrap();
    let mut world = World::new(&scenario).unwrap();
    let (mut seen, mut text) = (BTreeMap::new(), String::new());
    let mut finished = false;
    while !finished {
        finished = world.advance(SimTime::MAX, 1 << 18).finished;
        for row in world.recording().events.waiting().iter().filter(|row| row.code >= 100) {
            let count = seen.entry(row.code).and_modify(|count| *count += 1).or_insert(1);
            if ![1, 3].contains(count) {
                continue;
            }
            let words =
                explainer.explain_at(row.end, row.code, row.flow, row.path, [row.a, row.b, row.c, row.d]);
            let at = row.t.as_secs_f64();
            writeln!(text, "{id} {at:.3} s {} {}. {} [{}]", row.code, words.title, words.detail, words.rule)
                .unwrap();
        }
        world.recording().discard();
    }
    for remark in world.remarks() {
        writeln!(text, "{id} {remark}").unwrap();
    }
    text
}

#[test]
fn what_happens_in_the_networks_of_the_presets_is_told_in_these_words() {
    compare("happenings.txt", &presets().iter().map(|preset| happenings(preset.id)).collect::<String>());
}

#[test]
fn each_event_of_the_networks_of_the_presets_is_told_in_these_words_whatever_its_numbers() {
    let explainers = ["iridium-geo-multihomed", "split-tcp", "blackouts"]
        .map(|id| Explainer::new(&scenario(id, &[])).unwrap());
    let mixed =
        [[1.0; 4], [0.0, 1.0, 3.0, 2.5], [66.0, 4.0, 67.0, 12.0], [70.0, -1.0, 1_500.0, 0.25], [-1.0; 4]];
    let (mut text, mut said) = (String::new(), BTreeSet::new());
    for code in 100..=140 {
        for explainer in &explainers {
            for (path, numbers) in mixed.iter().enumerate() {
                let words = explainer.explain_at(0, code, 0, path as u8 % 2, *numbers);
                let line = format!("{code} {}. {} [{}]", words.title, words.detail, words.rule);
                if said.insert(line.clone()) {
                    writeln!(text, "{line}").unwrap();
                }
            }
        }
    }
    for explainer in &explainers {
        for kind in 0..40 {
            let line = format!("packet {kind}: {}", explainer.packet(0, kind, 7));
            if said.insert(line.clone()) {
                writeln!(text, "{line}").unwrap();
            }
        }
    }
    compare("words.txt", &text);
}

#[test]
fn the_runs_of_the_presets_are_described_as_they_were() {
    let mut text = String::new();
    for known in presets() {
        let scenario = scenario(known.id, &[]);
        let told = run_meta(&scenario, &Layout::new(&scenario).unwrap()).to_json();
        for (name, value) in told.as_object().unwrap() {
            let value = value.to_string();
            let (start, all): (String, u64) = (value.chars().take(300).collect(), digest(value.as_bytes()));
            writeln!(text, "{} {name} {all:016x} {start}", known.id).unwrap();
        }
        let still = format!("{:?}", Still::new(&scenario, 77.0).unwrap());
        writeln!(text, "{} still {:016x}", known.id, digest(still.as_bytes())).unwrap();
    }
    compare("described.txt", &text);
}

/// Why a terminal uses a satellite, or why not: of those below the mask that reason alone.
fn ladder(told: &Why, text: &mut String) {
    let Why { terminal, satellite, t_s, used, rungs, change } = told;
    writeln!(text, "{terminal}, {satellite} at {t_s} s, used {used}: {change}").unwrap();
    let low = rungs.iter().any(|rung| rung.name == "Above the mask" && rung.holds == Some(false));
    for rung in rungs.iter().filter(|rung| rung.holds.is_some()) {
        if low && rung.holds == Some(true) {
            continue;
        }
        let mark = if rung.holds == Some(true) { '+' } else { '-' };
        writeln!(text, "  {mark} {}: {} [{}]", rung.name, rung.words, rung.rule).unwrap();
    }
}

/// That of every `step`th satellite and of all that the first `count` terminals see, at these instants.
fn ladders(name: &str, scenario: &Scenario, count: u32, step: usize, instants: &[f64]) -> String {
    let layout = Layout::new(scenario).unwrap();
    let sky = Sky::new(&layout.sky).unwrap();
    let mut text = format!("{name}\n");
    for terminal in 0..count {
        for &t_s in instants {
            let t = SimTime::from_secs_f64(t_s);
            for satellite in 0..layout.satellites() {
                let told = why(scenario, layout.satellites() + terminal, satellite, t).unwrap();
                let low =
                    told.rungs.iter().any(|rung| rung.name == "Above the mask" && rung.holds != Some(true));
                if !low || (satellite as usize).is_multiple_of(step) {
                    ladder(&told, &mut text);
                }
            }
            let mut outlook = Outlook::new(&sky, terminal).unwrap();
            assert!(outlook.look(t, t + Duration::from_secs(1800), &mut Work::unlimited()));
            writeln!(text, "  next: {}", forecast(&outlook, t).to_json()).unwrap();
        }
    }
    text
}

#[test]
fn of_presets_it_is_told_in_these_words_why_a_satellite_is_in_use() {
    let mut text = String::new();
    for policy in HandoverPolicy::ALL {
        let scenario = scenario("iridium", &[("constellations[0].handover.policy", json!(policy.word()))]);
        text += &ladders(policy.word(), &scenario, 1, 16, &[0.0, 333.3]);
    }
    let exact = [("constellations[0].handover.check", json!("exact"))];
    text += &ladders("exact", &scenario("iridium", &exact), 1, 66, &[250.0]);
    let several = [("stations[0].satellites_at_once", json!(2))];
    text += &ladders("two at once", &scenario("iridium", &several), 1, 66, &[100.0]);
    text += &ladders("two terminals", &scenario("iridium-two", &[]), 4, 66, &[60.0]);
    text += &ladders("two networks", &scenario("iridium-geo-multihomed", &[]), 4, 30, &[45.5]);
    text += &ladders("geostationary", &scenario("geo3", &[]), 2, 1, &[500.0]);
    let pole = [("stations[0].latitude_deg", json!(85))];
    text += &ladders("near the pole", &scenario("geo3", &pole), 1, 1, &[20.0]);
    text += &ladders("polar planes", &scenario("teledesic", &[]), 1, 60, &[75.0]);
    compare("why.txt", &text);
}

#[test]
fn of_presets_that_something_strikes_it_is_told_in_these_words_why_a_satellite_is_in_use() {
    let document = [("constellations[0].handover.policy", json!("highest-elevation"))];
    let used = |scenario: &Scenario| {
        (0..66).find(|&one| why(scenario, 66, one, SimTime::from_millis(500)).unwrap().used).unwrap()
    };
    let first = used(&scenario("iridium", &document));
    let name = format!("P{} S{}", first / 11, first % 11);
    let mut text = String::new();
    for (what, changes) in [
        ("satellite off", json!([{ "at_s": 4, "for_s": 60, "kind": "satellite-off", "satellite": name }])),
        ("link off", json!([{ "at_s": 4, "for_s": 60, "kind": "link-off", "from": "Quito", "to": name }])),
        (
            "rain",
            json!([{ "at_s": 4, "kind": "rain", "station": "Quito", "for_s": 60, "ramp_s": 0, "ber": 1e-5 }]),
        ),
    ] {
        let struck = [document[0].clone(), ("changes", changes)];
        text += &ladders(what, &scenario("iridium", &struck), 1, 66, &[6.0, 12.0]);
    }
    for (what, change) in [
        ("cut", json!({ "up": false })),
        ("uplink cut", json!({ "up": false, "direction": "uplink" })),
        ("slow and late", json!({ "rate_bps": 64000, "added_delay_ms": 12.5 })),
        ("lossy downlink", json!({ "per": 0.25, "direction": "downlink" })),
    ] {
        let mut change = change;
        change["at_s"] = json!(4);
        let struck = [document[0].clone(), ("stations[0].changes", json!([change]))];
        text += &ladders(what, &scenario("iridium", &struck), 1, 66, &[6.0]);
    }
    let all = read(include_str!("../../../../../tests/reference/SGP4-VER.TLE")).sets;
    let sets: Vec<ElementSet> = all.into_iter().filter(|set| set.catalogue_number == 28_872).collect();
    let decays = Scenario::from_json(&with_elements_alone(&sets)).unwrap();
    text += &ladders("decays", &decays, 1, 1, &[60.0, 3600.0]);
    compare("why-struck.txt", &text);
}

#[test]
fn each_reason_that_the_presets_do_not_show_is_of_a_kind_that_is_told() {
    let text = ["why.txt", "why-struck.txt"].map(golden).concat();
    let rungs = ["Same network", "Works", "Above the mask", "Free", "Chosen", "Carries packets"];
    let told: BTreeSet<&str> = rungs
        .into_iter()
        .filter(|rung| ["  + ", "  - "].iter().all(|mark| text.contains(&format!("{mark}{rung}: "))))
        .collect();
    assert_eq!(told.len(), rungs.len(), "{told:?}");
}
