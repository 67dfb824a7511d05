//! TCP and SCTP over one geostationary bottleneck against ns-2.35 (tests/reference/fa_tables.csv): gain, utilisation and
//! fairness by whole experiments.

use skywindow_scenario::{Experiment, MetricName, experiment};
use skywindow_study::statistics::Estimate;
use skywindow_study::{Overrides, Plan, measure};

const REFERENCE: &str = include_str!("../../../../../tests/reference/fa_tables.csv");
const SEEDS: usize = 16;

/// The words of a row with the rules of 2001.
fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    REFERENCE.lines().skip(1).map(|line| line.split(',').collect::<Vec<_>>()).filter(|row| row[0] == "era")
}

fn number(word: &str) -> f64 {
    word.parse().expect("a number")
}

/// Gain, utilisation and fairness of the first runs with so many sources.
fn runs(plan: &Plan, sources: &str) -> [Vec<f64>; 3] {
    let mut found = [const { Vec::new() }; 3];
    let own = (0..plan.runs()).map(|number| plan.run(number));
    for run in own.filter(|run| plan.values(run.point)[0].to_string() == sources).take(SEEDS) {
        let values = measure(&plan.scenario(run).expect("a scenario")).expect("a run");
        for (list, metric) in
            found.iter_mut().zip([MetricName::Gain, MetricName::Utilisation, MetricName::Jain])
        {
            list.push(values.get(metric).expect("a value"));
        }
    }
    found
}

#[test]
fn gain_utilisation_and_fairness_agree_with_ns2() {
    let mut compared = 0;
    for row in rows() {
        let document = experiment(if row[1] == "2" { "fa-table2" } else { "fa-table3" }).expect("a built-in");
        let experiment = Experiment::parse(document).expect("valid");
        let plan = Plan::new(&experiment, &Overrides::default()).expect("a plan");
        // Percent increase, utilisation by all bytes on the wire, Jain's index; each with its confidence.
        let expected = [(5, 0.01, 0.02), (10, 0.01, 0.01), (12, 1.0, 0.005)];
        for (ours, (column, factor, slack)) in runs(&plan, row[2]).iter().zip(expected) {
            let (theirs, ci95) = (factor * number(row[column]), factor * number(row[column + 1]));
            let ours = Estimate::of(ours).expect("runs");
            let error = (ours.standard_error().powi(2) + (ci95 / 2.0).powi(2)).sqrt();
            assert!(
                (ours.mean - theirs).abs() <= (3.0 * error).max(slack),
                "table {}, {} sources, column {column}: {} instead of {theirs}",
                row[1],
                row[2],
                ours.mean
            );
        }
        compared += 1;
    }
    assert_eq!(compared, 4);
}
