//! Every field of a document, written wrongly and rightly: what is said of it, and what differs from then on.

use std::fmt::Write;

use serde_json::Value;
use skywindow_scenario::{
    Experiment, Kind, MetricName, Problem, Scenario, apply, controls, diff, differences, experiments, preset,
    set_path,
};
use skywindow_validation::golden::{self, digest};

fn compare(name: &str, text: &str) {
    golden::compare(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), name, text);
}

/// What is said where a field is given this text; what differs where nothing is wrong with that.
fn said(base: &Value, before: &Scenario, path: &str, text: &str) -> String {
    let mut document = base.clone();
    if let Err(problem) = set_path(&mut document, path, text) {
        return problem.to_string();
    }
    let other = diff(base, &document);
    assert_eq!(apply(base, &other), document, "{path}");
    match Scenario::from_json(&document) {
        Ok(after) => format!("{other} {:?}", differences(before, &after)),
        Err(problems) => problems.iter().map(Problem::to_string).collect(),
    }
}

/// A line for each field: what is said of a word that it does not know, and all that is said of other values.
#[test]
fn reading_every_field_says_of_wrong_values_what_it_said() {
    let bases = ["iridium-geo-multihomed", "split-tcp"].map(|id| {
        let document: Value = serde_json::from_str(preset(id).expect("a preset")).expect("JSON");
        let scenario = Scenario::from_json(&document).expect("valid");
        (document, scenario)
    });
    let mut text = String::new();
    for field in controls() {
        let path = field.path.replace('*', "0");
        let range = field.spec.range;
        let mut tried =
            vec!["", "null", "[]", "1 km", "1.5"].into_iter().map(str::to_owned).collect::<Vec<_>>();
        tried.extend([range.min, range.max].map(|limit| limit.to_string()));
        tried.extend([range.min.next_down(), range.max.next_up()].map(|limit| limit.to_string()));
        if let Kind::Choice(words) = field.spec.kind.solid() {
            tried.extend(words.iter().map(|word| word.value.to_owned()));
        }
        let told = |text: &str| {
            bases.iter().map(|(document, before)| said(document, before, &path, text)).collect::<String>()
        };
        let [unknown, all] = [told("xyzzy"), tried.iter().map(|text| told(text)).collect()];
        let unknown: String = unknown.chars().take(160).collect();
        writeln!(text, "{} {:016x} {}", field.path, digest(&all), unknown.replace('\n', " ")).unwrap();
    }
    compare("fields.txt", &text);
}

#[test]
fn reading_a_metric_gives_its_words_its_unit_and_what_it_can_be() {
    let mut text = String::new();
    for metric in MetricName::ALL {
        let (words, [low, high]) = (metric.words(), metric.bounds());
        writeln!(
            text,
            "{}: {} [{}] from {low:e} to {high:e}, of a geometry {}, plateau {:?}. {}",
            words.value,
            words.label,
            metric.unit(),
            metric.is_of_geometry(),
            metric.share_of_plateau(),
            words.help
        )
        .unwrap();
    }
    compare("metrics.txt", &text);
}

#[test]
fn reading_an_experiment_gives_its_points_and_what_its_axes_are_called() {
    let mut text = String::new();
    for known in experiments() {
        let experiment = Experiment::parse(known.json).expect("a built-in experiment");
        let quick = experiment.quick_version();
        writeln!(
            text,
            "{}: {} points, {} runs, quick {} points, {} runs, {:016x}, {:016x}",
            known.id,
            experiment.points(),
            experiment.runs(),
            quick.points(),
            quick.runs(),
            digest(experiment.to_json().to_string()),
            digest(experiment.base_document().expect("a base").to_string())
        )
        .unwrap();
        for axis in &experiment.axes {
            let shown =
                axis.values.iter().map(|value| format!("{} ({})", axis.shown(value), axis.in_words(value)));
            let (shown, written) =
                (shown.collect::<Vec<_>>().join(", "), axis.written().collect::<Vec<_>>().join(", "));
            writeln!(text, "  {} to {written}, ascending {}: {shown}", axis.name, axis.ascending().is_some())
                .unwrap();
        }
    }
    compare("experiments.txt", &text);
}
