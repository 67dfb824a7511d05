//! A handover policy that takes the satellite of the lowest number: every handover leads to it, when the one before sets.

use serde_json::json;
use skywindow_orbit::{Ends, Outlook, Sky};
use skywindow_scenario::{Scenario, preset, set_path};
use skywindow_units::{SimTime, Work};
use skywindow_world::{Explainer, Layout};

use crate::{events, run};

/// Iridium, whose terminals follow the policy of that word.
fn document(policy: &str) -> serde_json::Value {
    let mut document = serde_json::from_str(preset("iridium").expect("a preset")).expect("JSON");
    for (path, value) in [("policy", policy), ("check", "exact")] {
        set_path(&mut document, &format!("constellations[0].handover.{path}"), value).expect("a field");
    }
    document
}

#[test]
fn every_handover_takes_the_lowest_number_in_view_once_the_satellite_before_has_set() {
    let scenario = Scenario::from_json(&document("lowest-number")).expect("a valid document");
    let sky = Sky::new(&Layout::new(&scenario).expect("a layout").sky).expect("a sky");
    let mut outlook = Outlook::new(&sky, 0).expect("a terminal");
    let end = SimTime::from_secs_f64(7200.0);
    assert!(outlook.look(SimTime::ZERO, end, &mut Work::unlimited()));
    let (mut now, mut handovers) = (SimTime::ZERO, 0);
    while let [_, Some(next)] = outlook.choices_at(now) {
        now = next.at;
        assert_eq!(next.satellite, sky.visible(0, now).first().copied(), "at {now:?}");
        assert_eq!(next.ends, Ends::Sets, "at {now:?}");
        handovers += 1;
    }
    assert!(handovers > 5, "{handovers} handovers in two hours");
    assert_eq!(outlook.policy().reason(), "the one of the lowest number");
}

#[test]
fn a_run_follows_it_and_its_events_tell_its_rule() {
    let mut long = document("lowest-number");
    (long["duration_s"], long["flows"][0]["bytes"]) = (json!(1800), json!(10_000));
    let handover = 110;
    let happened = events(&mut run(&long), handover);
    assert!(!happened.is_empty(), "no handover in half an hour");
    let words = Explainer::new(&Scenario::from_json(&long).expect("valid")).expect("words");
    let rule = words.explain(handover, 0, 0, happened[0]).rule;
    assert_eq!(rule, "Handover policy: lowest number");
}
