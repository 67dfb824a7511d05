//! Goodput on the two-link path against ns-2.35 (tests/reference/ms_goodput.csv), by whole scenarios.

use skywindow_scenario::{Scenario, preset};
use skywindow_transport::sctp::Sctp;
use skywindow_units::SimTime;
use skywindow_validation::{Check, Measured, Quantity, whole};
use skywindow_world::World;

const REFERENCE: &str = include_str!("../../../../../tests/reference/ms_goodput.csv");
const SEEDS: u64 = 20;

struct Row {
    per: f64,
    streams: u16,
    buffer: u32,
    theirs: Measured,
}

fn rows() -> impl Iterator<Item = Row> {
    REFERENCE.lines().skip(1).map(|line| {
        let numbers: Vec<f64> = line.split(',').map(|word| word.parse().expect("a number")).collect();
        Row {
            per: numbers[0],
            streams: numbers[1] as u16,
            buffer: numbers[2] as u32,
            theirs: Measured {
                value: numbers[5],
                error: numbers[6] / if numbers[3] > 30.0 { 2.02 } else { 2.09 },
            },
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

/// Every other row of each error rate; the intervals of the reference are by Student's t.
#[test]
fn goodput_agrees_with_ns2() {
    let mut check = Check::new("ms-goodput");
    for (_, row) in rows().enumerate().filter(|(index, _)| whole() || index % 2 == 0) {
        let runs: Vec<f64> = (1..=SEEDS).map(|seed| highest_tsn(&row, seed)).collect();
        let setting = format!("{} % loss, {}, {} bytes", 100.0 * row.per, streams(row.streams), row.buffer);
        let least = 0.03 * row.theirs.value;
        check.compare(&setting, Quantity("highest TSN", ""), row.theirs, Measured::of(&runs), least);
    }
    check.finish(28);
}

fn streams(count: u16) -> String {
    if count == 1 { "1 stream".to_owned() } else { format!("{count} streams") }
}
