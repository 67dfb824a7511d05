//! TCP over one path and over many against ns-2.35 (tests/reference/rt_multipath.csv), by the experiments themselves.

use std::collections::BTreeMap;

use skywindow_scenario::{AxisValue, Experiment, MetricName, experiment};
use skywindow_study::{Overrides, Plan, measure};
use skywindow_validation::{Check, Measured, Quantity};

const REFERENCE: &str = include_str!("../../../../../tests/reference/rt_multipath.csv");
/// Thresholds from which on nothing changes any more but this one.
const LAST: f64 = 10.0;
const TRIED: [f64; 6] = [1.0, 2.0, 3.0, 4.0, 5.0, LAST];

fn text(word: &str) -> AxisValue {
    AxisValue::Text(word.to_owned())
}

fn number(word: &str) -> AxisValue {
    AxisValue::Number(word.parse().expect("a number"))
}

/// The goodput of the point of a row, bit/s.
fn goodput(row: &[&str]) -> f64 {
    let document = experiment("rt-fig05").expect("a built-in");
    let (constellation, snapshot) = row[0].split_once("_t").expect("a constellation and an instant");
    let values = [
        ("constellation", text(if constellation == "spaceway" { "spaceway-ngso" } else { constellation })),
        ("routing", text(if row[2] == "single" { "shortest-delay" } else { "min-hop-round-robin" })),
        ("tcp", text(row[1])),
        ("dupack_threshold", number(row[3])),
        ("delayed_ack_ms", number(row[4])),
        ("snapshot_s", number(snapshot)),
        ("window_packets", number(row[5])),
        ("rules", text("2001")),
    ];
    let values = values.map(|(name, value)| (name.to_owned(), vec![value])).to_vec();
    let overrides = Overrides { values, replications: Some(1), ..Overrides::default() };
    let plan = Plan::new(&Experiment::parse(document).expect("valid"), &overrides).expect("a plan");
    assert_eq!(plan.runs(), 1);
    let values = measure(&plan.scenario(plan.run(0)).expect("a scenario")).expect("a run");
    values.get(MetricName::Goodput).expect("goodput")
}

const GOODPUT: Quantity = Quantity("goodput", "kbit/s");

fn setting(row: &[&str]) -> String {
    let (constellation, snapshot) = row[0].split_once("_t").expect("a constellation and an instant");
    let paths = if row[2] == "single" { "one path" } else { "packet by packet over many" };
    let [tcp, threshold, delay] = [row[1], row[3], row[4]];
    format!(
        "{constellation} at {snapshot} s, {tcp}, {paths}, threshold {threshold}, delayed ack {delay} ms, window {}",
        row[5]
    )
}

#[test]
fn goodput_agrees_with_ns2_where_nothing_is_sent_twice_and_grows_with_the_threshold_elsewhere() {
    let mut check = Check::new("rt-multipath");
    let mut curves: BTreeMap<[&str; 3], Vec<f64>> = BTreeMap::new();
    for line in REFERENCE.lines().skip(1) {
        let row: Vec<&str> = line.split(',').collect();
        if !TRIED.contains(&row[3].parse().expect("a threshold")) {
            continue;
        }
        let ours = Measured::exact(goodput(&row) / 1e3);
        let theirs = Measured::exact(row[7].parse::<f64>().expect("bytes") * 8.0 / 100.0 / 1e3);
        if row[8] == "0" {
            check.compare(&setting(&row), GOODPUT, theirs, ours, 0.01 * theirs.value);
        }
        if row[2] == "multi" {
            curves.entry([row[0], row[1], row[4]]).or_default().push(ours.value);
        }
    }
    check.finish(36);
    assert_eq!(curves.len(), 8);
    for (point, goodputs) in curves {
        assert!(goodputs.is_sorted(), "{point:?}: {goodputs:?}");
        assert!(goodputs[0] < 0.2 * goodputs[5], "{point:?}: a threshold of 1 costs most of it");
    }
}

#[test]
fn every_constellation_that_can_be_asked_for_has_a_way_at_any_instant_asked_for() {
    let document = Experiment::parse(experiment("rt-fig04").expect("a built-in")).expect("valid");
    let words = document.axis("constellation").expect("an axis").settings.iter().map(|(word, _)| text(word));
    let overrides = Overrides {
        values: vec![
            ("constellation".to_owned(), words.collect()),
            ("dupack_threshold".to_owned(), vec![AxisValue::Number(LAST)]),
            ("tcp".to_owned(), vec![text("sack")]),
            ("routing".to_owned(), ["min-hop", "min-hop-per-flow", "least-loaded"].map(text).to_vec()),
            ("snapshot_s".to_owned(), vec![AxisValue::Number(40_000.0)]),
            ("rules".to_owned(), vec![text("2001")]),
        ],
        set: vec![("duration_s".to_owned(), "5".to_owned())],
        ..Overrides::default()
    };
    let plan = Plan::new(&document, &overrides).expect("a plan");
    assert_eq!(plan.points(), 7 * 3);
    for run in 0..plan.runs() {
        let run = plan.run(run);
        let values = measure(&plan.scenario(run).expect("a scenario")).expect("a run");
        assert!(values.get(MetricName::Goodput) > Some(20_000.0), "{:?}", plan.values(run.point));
        if plan.values(run.point)[1] != &text("least-loaded") {
            assert_eq!(values.get(MetricName::Reordered), Some(0.0), "{:?}", plan.values(run.point));
        }
    }
}
