//! The experiments that come with the program go as they went: of each the first point and those that differ from it in
//! one value, each word of an axis and its last number, pinned by the hash of the recording and by what the results come to.

use std::fmt::Write;

use serde_json::Value;
use skywindow_scenario::{Experiment, Problem, Record, Sampling, Scenario, experiments};
use skywindow_units::SimTime;
use skywindow_world::{Survey, World};

use crate::golden::{compare, digest};

/// So much of a run tells whether it goes as it went, s; of a survey so many samples.
const LONGEST_S: f64 = 20.0;
const MOST_SAMPLES: f64 = 200.0;

/// The points, each with what is other than at the first.
fn points(experiment: &Experiment) -> Vec<(String, Value)> {
    let base = experiment.base_document().expect("a base");
    let mut changes = vec![None];
    for (axis, values) in experiment.axes.iter().map(|axis| &axis.values).enumerate() {
        let told = |&value: &usize| value + 1 == values.len() || values[value].number().is_none();
        changes.extend((1..values.len()).filter(told).map(|value| Some((axis, value))));
    }
    let point = |change: Option<(usize, usize)>| {
        let mut document = base.clone();
        for (number, axis) in experiment.axes.iter().enumerate() {
            let value = change.filter(|(changed, _)| *changed == number).map_or(0, |(_, value)| value);
            axis.write(&axis.values[value], &mut document).expect("a value of the axis");
        }
        let name = |(axis, value): (usize, usize)| {
            let axis = &experiment.axes[axis];
            format!("{} {}", axis.name, axis.values[value])
        };
        (change.map_or_else(|| "first".to_owned(), name), document)
    };
    changes.into_iter().map(point).collect()
}

fn run(mut scenario: Scenario) -> Result<String, Vec<Problem>> {
    scenario.duration_s = scenario.duration_s.min(LONGEST_S);
    scenario.measurement.from_s = scenario.measurement.from_s.min(LONGEST_S / 4.0);
    scenario.flows.iter_mut().for_each(|flow| flow.record = Record::Full);
    let mut world = World::new(&scenario)?;
    while !world.advance(SimTime::MAX, 1 << 20).finished {
        world.recording().discard();
    }
    let summary = world.summary();
    let results = digest(format!("{summary}{}", world.metrics().to_json()).as_bytes());
    let packets = summary["total"]["packets_sent"].as_u64().unwrap_or_default();
    let hash = summary["hash"].as_str().unwrap_or_default();
    Ok(format!("{packets} packets {hash}, results {results:016x}"))
}

fn survey(mut scenario: Scenario, sampling: &Sampling) -> Result<String, Vec<Problem>> {
    scenario.duration_s = scenario.duration_s.min(sampling.start_s + MOST_SAMPLES * sampling.step_s);
    let mut survey = Survey::new(&scenario, sampling)?;
    let mut advances = 1;
    while !survey.advance(64) {
        advances += 1;
    }
    let series = survey.series();
    let path = digest(format!("{:?} {:?}", series.t, series.delay_ms).as_bytes());
    let handovers = series.handovers.each_ref().map(Vec::len);
    let changes = series.path_changes.len();
    let values = digest(survey.values().to_json().to_string().as_bytes());
    Ok(format!(
        "{} samples in {advances}, {changes} changes of the path, {handovers:?} handovers, {} seams, {path:016x}, {values:016x}",
        survey.samples(),
        series.seam.len()
    ))
}

/// What the experiments come to whose names begin so.
fn lines(names: &[&str]) -> String {
    let mut text = String::new();
    for known in experiments().iter().filter(|known| names.iter().any(|name| known.id.starts_with(name))) {
        let experiment = Experiment::parse(known.json).expect("a built-in experiment");
        for (name, document) in points(&experiment) {
            let line = Scenario::from_json(&document).and_then(|scenario| {
                if experiment.is_geometry() { survey(scenario, &experiment.sampling) } else { run(scenario) }
            });
            let line = line.unwrap_or_else(|problems| format!("refused: {}", problems[0]));
            writeln!(text, "{}, {name}: {line}", known.id).unwrap();
        }
    }
    assert!(!text.is_empty(), "there is no such experiment");
    text
}

#[test]
fn the_runs_on_streams_and_receiver_buffers_go_as_they_went() {
    compare("experiments-streams.txt", &lines(&["ms-"]));
}

#[test]
fn the_runs_over_iridium_and_geo_go_as_they_went() {
    compare("experiments-iridium.txt", &lines(&["ir-"]));
}

#[test]
fn the_runs_of_transfers_through_constellations_go_as_they_went() {
    let all =
        ["rt-acks", "rt-asymmetry", "rt-bursts", "rt-dsack", "rt-fig04", "rt-fig05", "rt-res", "rt-sat"];
    compare("experiments-transfers.txt", &lines(&all));
}

#[test]
fn the_runs_that_look_at_the_sky_alone_go_as_they_went() {
    let all = ["rt-fig01", "rt-fig02", "rt-fig03", "rt-l", "rt-ros"];
    compare("experiments-geometry.txt", &lines(&all));
}

#[test]
fn the_runs_of_xstp_go_as_they_went() {
    compare("experiments-xstp.txt", &lines(&["xs-"]));
}

#[test]
fn the_runs_of_tcp_on_a_dumbbell_go_as_they_went() {
    compare("experiments-tcp.txt", &lines(&["fa-", "tcp-"]));
}

#[test]
fn the_runs_that_compare_controllers_go_as_they_went() {
    compare("experiments-controllers.txt", &lines(&["cc-"]));
}

#[test]
fn the_runs_of_queues_schedulers_and_stacks_go_as_they_went() {
    compare("experiments-rest.txt", &lines(&["aqm", "cmt", "interleave", "pr-", "sctp-"]));
}
