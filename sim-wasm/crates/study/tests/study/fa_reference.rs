//! TCP and SCTP over one geostationary bottleneck against ns-2.35 (tests/reference/fa_tables.csv): gain, utilisation and
//! fairness by whole experiments.

use skywindow_scenario::{Experiment, MetricName, experiment};
use skywindow_study::{Overrides, Plan, measure};
use skywindow_validation::{Check, Measured, Quantity};

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
    let mut check = Check::new("fa-tables");
    for row in rows() {
        let document = experiment(if row[1] == "2" { "fa-table2" } else { "fa-table3" }).expect("a built-in");
        let experiment = Experiment::parse(document).expect("valid");
        let plan = Plan::new(&experiment, &Overrides::default()).expect("a plan");
        let setting = format!("{}, {} sources", if row[1] == "2" { "fast" } else { "slow" }, row[2]);
        // Percent increase, utilisation by all bytes on the wire, Jain's index; each with its confidence.
        let expected = [
            (Quantity("gain of SCTP", "%"), 5, 100.0, 2.0),
            (Quantity("utilisation", "%"), 10, 100.0, 1.0),
            (Quantity("fairness", ""), 12, 1.0, 0.005),
        ];
        for (ours, (quantity, column, factor, slack)) in runs(&plan, row[2]).iter().zip(expected) {
            let theirs = Measured { value: number(row[column]), error: number(row[column + 1]) / 2.0 };
            check.compare(&setting, quantity, theirs, Measured::of(ours).times(factor), slack);
        }
    }
    check.finish(12);
}
