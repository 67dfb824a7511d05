//! Why a terminal uses a satellite: what is told of every instant is what a run decides, also where things break.

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, preset};
use skywindow_units::SimTime;
use skywindow_world::{HappeningCode, Rung, Why, World, why};

const DURATION_S: u32 = 400;

/// Iridium with a flow from Quito to London, by a policy, checked at an interval or exactly.
fn iridium(policy: &str, interval_s: Option<f64>, changes: &Value) -> Scenario {
    let mut document: Value = serde_json::from_str(preset("iridium").unwrap()).unwrap();
    document["duration_s"] = json!(DURATION_S);
    let handover = &mut document["constellations"][0]["handover"];
    *handover = match interval_s {
        Some(interval_s) => json!({ "policy": policy, "interval_s": interval_s }),
        None => json!({ "policy": policy, "check": "exact" }),
    };
    document["changes"] = changes.clone();
    Scenario::from_json(&document).unwrap()
}

/// The handovers of a terminal in a run: when, and to which satellite.
fn handovers(scenario: &Scenario, terminal: u32) -> Vec<(SimTime, f64)> {
    let mut world = World::new(scenario).unwrap();
    world.advance(SimTime::MAX, u64::MAX);
    let rows = world.recording().events.waiting().iter();
    let mut all: Vec<_> = rows
        .filter(|row| row.code == HappeningCode::Handover as u16 && row.a == f64::from(terminal))
        .map(|row| (row.t, row.c))
        .collect();
    all.dedup();
    all
}

fn asked(scenario: &Scenario, terminal: u32, satellite: u32, t_s: f64) -> Why {
    why(scenario, terminal, satellite, SimTime::from_secs_f64(t_s)).unwrap()
}

fn rung<'a>(told: &'a Why, name: &str) -> &'a Rung {
    told.rungs.iter().find(|rung| rung.name == name).unwrap()
}

/// The first rung that speaks against a satellite.
fn against(told: &Why) -> &str {
    told.rungs.iter().find(|rung| rung.holds == Some(false)).map_or("", |rung| rung.name.as_str())
}

fn at_s(t: SimTime) -> f64 {
    t.as_secs_f64()
}

#[test]
fn what_is_used_is_what_a_run_has_chosen_also_where_satellites_fail_and_policies_change() {
    let quito = 66;
    for (policy, interval_s) in [
        ("hold", Some(10.0)),
        ("highest-elevation", Some(10.0)),
        ("nearest", None),
        ("longest-visible", None),
    ] {
        let usual = handovers(&iridium(policy, interval_s, &json!([])), quito);
        let serving = usual[0].1 as u32;
        let name = format!("P{} S{}", serving / 11, serving % 11);
        let changes = json!([
            { "at_s": 0, "for_s": 15, "kind": "link-off", "from": "Quito", "to": name },
            { "at_s": 30, "for_s": 60, "kind": "satellite-off", "satellite": name },
            { "at_s": 150, "path": "constellations[0].handover.policy", "value": "longest-visible" },
            { "at_s": 200, "for_s": 50, "path": "constellations[0].handover.policy", "value": "nearest" },
        ]);
        let scenario = iridium(policy, interval_s, &changes);
        let made = handovers(&scenario, quito);
        assert_ne!(made, usual, "{policy}: nothing has changed");
        let mut instants: Vec<f64> = (0..40).map(|n| 10.0 * f64::from(n)).collect();
        instants.extend(made.iter().flat_map(|(t, _)| [at_s(*t) + 1e-4, (at_s(*t) - 1e-4).max(0.0)]));
        for t in instants {
            let now = made.iter().rfind(|(at, _)| at_s(*at) <= t).unwrap().1;
            if now < 0.0 {
                let used = (0..66).any(|satellite| asked(&scenario, quito, satellite, t).used);
                assert!(!used, "{policy} at {t} s: there is none to use");
                continue;
            }
            let now = now as u32;
            let told = asked(&scenario, quito, now, t);
            assert!(told.used && rung(&told, "Chosen").holds == Some(true), "{policy} at {t} s: {told:?}");
            assert_eq!(told.change.is_empty(), against(&told).is_empty(), "{policy} at {t} s: {told:?}");
            let other = (now + 1) % 66;
            let told = asked(&scenario, quito, other, t);
            assert!(!told.used && !against(&told).is_empty() && !told.change.is_empty(), "{policy} at {t} s");
        }
    }
}

#[test]
fn the_ladder_ends_at_the_first_reason_and_says_when_it_will_be_other() {
    let scenario = iridium(
        "hold",
        None,
        &json!([{ "at_s": 5, "for_s": 5, "kind": "satellite-off", "satellite": "P2 S4" }]),
    );
    let (mut low, mut passed) = (0, 0);
    for satellite in 0..66 {
        let told = asked(&scenario, 67, satellite, 100.0);
        if against(&told) != "Above the mask" {
            passed += 1;
            continue;
        }
        low += 1;
        assert_eq!(rung(&told, "Chosen").holds, None);
        let words = &rung(&told, "Above the mask").words;
        let Some((_, rises)) = words.split_once("rises above the mask at ") else { continue };
        let rises: f64 = rises.trim_end_matches(" s.").parse().unwrap();
        let seen = |t_s: f64| rung(&asked(&scenario, 67, satellite, t_s), "Above the mask").holds;
        assert_eq!([seen(rises - 0.01), seen(rises + 0.01)], [Some(false), Some(true)], "{words}");
        assert!(told.change.contains(&format!("{rises:.3} s")), "{}", told.change);
    }
    assert!(low > 50 && passed > 0, "{low} below, {passed} above");
    assert_eq!(against(&asked(&scenario, 67, 26, 7.0)), "Works");
    assert_ne!(against(&asked(&scenario, 67, 26, 12.0)), "Works");
}

#[test]
fn a_policy_that_is_said_to_take_it_takes_it() {
    let scenario = iridium("hold", None, &json!([]));
    let mut tried = 0;
    for t in [50.0, 120.0, 230.0, 390.0] {
        for satellite in 0..66 {
            let told = asked(&scenario, 67, satellite, t);
            let Some((_, by)) = told.change.split_once("by the policy ") else { continue };
            assert!(told.change.contains("would have to be gone"), "{}", told.change);
            for policy in ["highest-elevation", "nearest", "longest-visible", "ideal"] {
                let path = "constellations[0].handover.policy";
                let changed = iridium("hold", None, &json!([{ "at_s": t, "path": path, "value": policy }]));
                let used = asked(&changed, 67, satellite, t).used;
                assert_eq!(used, by.contains(policy), "{policy} at {t} s: {}", told.change);
                tried += 1;
            }
        }
    }
    assert!(tried > 0, "no satellite comes second");
}

#[test]
fn another_network_a_cut_link_and_what_is_none_are_told_in_words() {
    let document = preset("iridium-geo").unwrap();
    let scenario = Scenario::parse(document).unwrap();
    let told = asked(&scenario, 69, 66, 10.0);
    assert_eq!(told.terminal, "Quito");
    assert_eq!(against(&told), "Same network");
    assert_eq!(told.change, "The station would need a terminal for geo.");
    let mut cut: Value = serde_json::from_str(document).unwrap();
    cut["stations"][0]["changes"] = json!([{ "at_s": 5, "for_s": 10, "up": false, "direction": "uplink" }]);
    let cut = Scenario::from_json(&cut).unwrap();
    let serving = (0..66).find(|&satellite| asked(&cut, 69, satellite, 10.0).used).unwrap();
    let carries = asked(&cut, 69, serving, 10.0);
    assert_eq!(rung(&carries, "Carries packets").words, "The uplink is cut.");
    assert_eq!(rung(&asked(&cut, 69, serving, 20.0), "Carries packets").holds, Some(true));
    let rain = json!([
        { "at_s": 0, "path": "constellations[0].handover.policy", "value": "nearest" },
        { "at_s": 5, "kind": "rain", "station": "London", "for_s": 60, "ramp_s": 0, "ber": 1e-5 },
    ]);
    let rain = iridium("hold", None, &rain);
    let told = asked(&rain, 67, handovers(&rain, 67)[0].1 as u32, 10.0);
    assert!(told.used && rung(&told, "Chosen").rule.starts_with("Handover policy nearest"), "{told:?}");
    let words = &rung(&told, "Carries packets").words;
    assert!(words.starts_with("The downlink loses 11.3"), "{words}");
    let refused =
        |terminal, satellite| why(&scenario, terminal, satellite, SimTime::ZERO).unwrap_err()[0].to_string();
    assert!(refused(69, 69).contains("there is no satellite 69"));
    assert!(refused(3, 0).contains("there is no terminal at node 3"));
}

#[test]
fn terminals_for_several_satellites_and_those_that_avoid_each_other_say_so() {
    let mut document: Value = serde_json::from_str(preset("iridium").unwrap()).unwrap();
    document["stations"][1]["satellites_at_once"] = json!(2);
    let scenario = Scenario::from_json(&document).unwrap();
    let all: Vec<Why> = (0..66).map(|satellite| asked(&scenario, 67, satellite, 30.0)).collect();
    let used = all.iter().filter(|told| told.used).count();
    let seen = all.iter().filter(|told| rung(told, "Above the mask").holds == Some(true)).count();
    assert_eq!(used, seen.min(2), "{used} of {seen} in view");
    assert!(rung(&all[0], "Chosen").rule.ends_with(", for 2 satellites at once."));
}

#[test]
fn of_a_satellite_that_comes_first_it_is_told_when_the_terminal_looks_next() {
    let scenario = iridium("highest-elevation", Some(60.0), &json!([]));
    let mut first = 0;
    for t in (1..=6).map(|minutes| f64::from(60 * minutes) - 0.5) {
        for satellite in 0..66 {
            let told = asked(&scenario, 67, satellite, t);
            let words = &rung(&told, "Chosen").words;
            let Some(next) = words.strip_prefix("It comes first now; the terminal looks at the sky next at ")
            else {
                assert!(!words.starts_with("It comes first now"), "{words}");
                continue;
            };
            assert_eq!(next, format!("{:.3} s.", t + 0.5), "{words}");
            first += 1;
        }
    }
    assert!(first > 0, "no satellite rises above another between two looks");
}
