//! Goodput on the two-link path against ns-2.35 (tests/reference/ms_goodput.csv), by whole scenarios.

use skywindow_scenario::{Scenario, preset};
use skywindow_study::statistics::Estimate;
use skywindow_transport::sctp::Sctp;
use skywindow_units::SimTime;
use skywindow_world::World;

const REFERENCE: &str = include_str!("../../../../../tests/reference/ms_goodput.csv");
const SEEDS: u64 = 20;

struct Row {
    per: f64,
    streams: u16,
    buffer: u32,
    seeds: f64,
    mean: f64,
    ci95: f64,
}

fn rows() -> impl Iterator<Item = Row> {
    REFERENCE.lines().skip(1).map(|line| {
        let numbers: Vec<f64> = line.split(',').map(|word| word.parse().expect("a number")).collect();
        Row {
            per: numbers[0],
            streams: numbers[1] as u16,
            buffer: numbers[2] as u32,
            seeds: numbers[3],
            mean: numbers[5],
            ci95: numbers[6],
        }
    })
}

fn highest_tsn(row: &Row, seed: u64) -> f64 {
    let mut scenario = Scenario::parse(preset("two-links").expect("a preset")).expect("valid");
    scenario.seed = seed;
    scenario.duration_s = 200.0;
    scenario.links[1].per = row.per;
    scenario.flows[0].transport.get_mut::<Sctp>().unwrap().streams = row.streams;
    scenario.flows[0].transport.get_mut::<Sctp>().unwrap().receiver_buffer_bytes = row.buffer;
    scenario.flows[0].record = skywindow_scenario::Record::Totals;
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    world.summary()["flows"][0]["highest_tsn"].as_f64().expect("a count")
}

/// Three standard errors of the difference or 3 %, whichever is larger; every other row of each error rate.
#[test]
fn goodput_agrees_with_ns2() {
    let sample = rows().enumerate().filter(|(index, _)| index % 2 == 0).map(|(_, row)| row);
    let mut compared = 0;
    for row in sample {
        let runs: Vec<f64> = (1..=SEEDS).map(|seed| highest_tsn(&row, seed)).collect();
        let ours = Estimate::of(&runs).expect("runs");
        let theirs = row.ci95 / 1.96;
        let error = (ours.standard_error().powi(2) + theirs * theirs).sqrt();
        let tolerance = (3.0 * error).max(0.03 * row.mean);
        assert!(
            (ours.mean - row.mean).abs() <= tolerance,
            "PER {}, {} streams, {} bytes: {:.0} against {:.0} ± {:.0} ({} seeds)",
            row.per,
            row.streams,
            row.buffer,
            ours.mean,
            row.mean,
            tolerance,
            row.seeds
        );
        compared += 1;
    }
    assert_eq!(compared, 28);
}
