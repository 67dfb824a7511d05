//! What ships stands up to the auditor: every preset, and a run of every point of every experiment.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde_json::json;
use skywindow_fuzz::audited;
use skywindow_scenario::{Experiment, Record, Scenario, experiments, preset, presets};
use skywindow_study::{Overrides, Plan};

/// Simulated seconds of a preset after its last flow has opened: handovers, losses, repairs and changes come within.
const PRESET_S: f64 = 60.0;
/// Those of a run of an experiment, of which there are hundreds.
const POINT_S: f64 = 40.0;

/// A run and what it is called.
type Named = (String, Scenario);

/// The scenario for so many seconds after its last flow has opened, with everything recorded.
fn shortened(mut scenario: Scenario, seconds: f64) -> Scenario {
    let opened = scenario.flows.iter().map(|flow| flow.start_s).fold(0.0, f64::max);
    scenario.duration_s = scenario.duration_s.min(opened + seconds);
    scenario.flows.iter_mut().for_each(|flow| flow.record = Record::Full);
    scenario
}

/// What the auditor says of the runs, made on all processors.
fn said(runs: &[Named]) -> Vec<String> {
    let (next, said) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some((name, scenario)) = runs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let findings = audited(scenario).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            let named = findings.iter().take(3).map(|finding| format!("{name}: {finding}"));
            said.lock().expect("nobody panics with it").extend(named);
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    said.into_inner().expect("nobody panics with it")
}

#[test]
fn nothing_in_a_preset_is_against_physics_or_its_document() {
    let read = |json| Scenario::parse(json).expect("valid");
    let named = presets().iter().map(|preset| (preset.id.to_owned(), shortened(read(preset.json), PRESET_S)));
    assert_eq!(said(&named.collect::<Vec<_>>()), [""; 0]);
}

#[test]
fn nothing_in_a_run_of_an_experiment_is_either() {
    let quick = Overrides { quick: true, ..Overrides::default() };
    let points = |json: &str, id: &str| {
        let plan = Plan::new(&Experiment::parse(json).expect("valid"), &quick).expect("a plan");
        // The first runs are the first replications of all points.
        let run = |point: usize| {
            let scenario = plan.scenario(plan.run(point)).expect("a scenario");
            (format!("{id}, point {point}"), shortened(scenario, POINT_S))
        };
        (0..plan.points()).map(run).collect::<Vec<Named>>()
    };
    let runs: Vec<Named> = experiments().iter().flat_map(|entry| points(entry.json, entry.id)).collect();
    assert!(runs.len() > 300, "{} runs", runs.len());
    assert_eq!(said(&runs), [""; 0]);
}

#[test]
fn nothing_in_a_run_with_traced_terminals_is_either() {
    let driven = |id: &str, traces: serde_json::Value, shared: bool| {
        let mut document = skywindow_scenario::read_json(preset(id).expect("a built-in")).expect("valid");
        document["constellations"][0]["gsl"]["shared_downlink"] = shared.into();
        document["constellations"][0]["handover"]["interruption_ms"] = 200.into();
        document["stations"][0]["traces"] = traces;
        Scenario::from_json(&document).unwrap_or_else(|problems| panic!("{id}: {problems:?}"))
    };
    let trips: String = (0..400)
        .map(|at: u64| {
            format!("{},{}\n", at * 100_000_000, if at % 50 == 7 { -1 } else { 40 + at as i64 % 9 })
        })
        .collect();
    let opportunities: String = (1..=50).map(|at| format!("{}\n", at * at / 9 + 1)).collect();
    let traces = [
        json!([{ "trace": opportunities }]),
        json!([{ "trace": opportunities, "delays": "12\n30.5\n18\n" }]),
        json!([{ "delays": "12\n30.5\n18\n", "direction": "downlink" }, { "trace": "5\n9\n", "direction": "uplink" }]),
        json!([{ "trace": format!("timestamp,rtt\n{trips}"), "repeats": true }]),
        json!([{ "trace": "time_s,rate_bps,delay_ms,loss\n0,1e6,10,0\n3,0,10,0\n4,4e6,30,0.05\n9,2e6,5,0\n", "repeats": true }]),
    ];
    let named = |id: &'static str, shared: bool| {
        let run = move |(number, own): (usize, &serde_json::Value)| {
            let scenario = shortened(driven(id, own.clone(), shared), 20.0);
            (format!("{id}, traces {number}, shared: {shared}"), scenario)
        };
        traces.iter().enumerate().map(run)
    };
    let runs: Vec<Named> = [("iridium", true), ("iridium", false), ("geo-bent-pipe", true)]
        .into_iter()
        .flat_map(|(id, shared)| named(id, shared))
        .collect();
    assert_eq!(said(&runs), [""; 0]);
}
