//! Goodput of 20 associations over Iridium against ns-2.35 (tests/reference/ir_sctp_iridium.csv).

use skywindow_scenario::{ErrorReading, Flow, Record, Scenario, Sctp, Station, preset};
use skywindow_units::SimTime;
use skywindow_world::World;

const ENDPOINTS: &str = include_str!("../../../../tests/reference/ir_endpoints.csv");
const REFERENCE: &str = include_str!("../../../../tests/reference/ir_sctp_iridium.csv");
/// A DATA chunk of 512 bytes with its header: what the reference counts a segment of buffer as.
const SEGMENT: u32 = 528;

fn words(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().skip(1).map(|line| line.split(',').collect())
}

fn number(word: &str) -> f64 {
    word.parse().expect("a number")
}

fn settings(streams: u32, segments: u32) -> Sctp {
    Sctp {
        streams,
        payload_bytes: 512,
        header_bytes: 36,
        receiver_buffer_bytes: SEGMENT * segments,
        initial_cwnd_segments: Some(2),
        initial_ssthresh_bytes: Some(20 * SEGMENT),
        rto_initial_ms: Some(3000.0),
        ..Sctp::default()
    }
}

/// The endpoints of the reference over Iridium; each packet crosses one error process per direction.
fn scenario(associations: usize, streams: u32, segments: u32, ber: f64, duration_s: f64) -> Scenario {
    let mut scenario = Scenario::parse(preset("iridium").expect("a preset")).expect("valid");
    scenario.duration_s = duration_s;
    scenario.errors.reading = ErrorReading::Path;
    scenario.constellations[0].gsl.ber = ber;
    scenario.constellations[0].isl.ber = 0.0;
    scenario.stations.clear();
    scenario.flows.clear();
    let pairs = words(ENDPOINTS).filter(|row| row[0] == "iridium").take(associations);
    for (k, row) in pairs.enumerate() {
        for (end, at) in [("from", 2), ("to", 4)] {
            scenario.stations.push(Station {
                name: format!("{end} {k}"),
                latitude_deg: number(row[at]),
                longitude_deg: number(row[at + 1]),
                terminals: None,
            });
        }
        scenario.flows.push(Flow {
            name: format!("association {k}"),
            from: format!("from {k}"),
            to: format!("to {k}"),
            paths: Vec::new(),
            start_s: 1.0 + 0.1 * k as f64,
            bytes: None,
            sctp: settings(streams, segments),
            record: Record::Totals,
        });
    }
    scenario
}

fn mean_goodput_kbps(scenario: &Scenario) -> f64 {
    let mut world = World::new(scenario).expect("a world");
    world.advance(SimTime::MAX, u64::MAX);
    let total = world.summary()["total"]["goodput_bps"].as_f64().expect("a rate");
    total / scenario.flows.len() as f64 / 1e3
}

/// Within 5 %, which is more than three standard errors of a mean over 20 associations.
#[test]
fn goodput_agrees_with_ns2() {
    let wanted = [("1e-6", 1, 12), ("1e-6", 4, 24), ("1e-5", 1, 16), ("1e-5", 4, 40)];
    let mut compared = 0;
    for row in words(REFERENCE) {
        let (ber, streams, segments) = (row[2], number(row[3]) as u32, number(row[4]) as u32);
        if !wanted.contains(&(ber, streams, segments)) {
            continue;
        }
        let (associations, duration_s, theirs) = (number(row[5]) as usize, number(row[6]), number(row[7]));
        let run = scenario(associations, streams, segments, number(ber), duration_s);
        let ours = mean_goodput_kbps(&run);
        assert!(
            (ours / theirs - 1.0).abs() < 0.05,
            "BER {ber}, {streams} streams, {segments} segments: {ours:.1} against {theirs:.1} kbit/s"
        );
        compared += 1;
    }
    assert_eq!(compared, wanted.len());
}
