//! `skywindow compare`: scenarios side by side, in what they differ and what comes of it.

use serde_json::{Map, Value, json};
use skywindow_form::Reply;
use skywindow_scenario::{Scenario, differences};

use crate::arguments::CompareArguments;
use crate::failure::Failure;
use crate::input;
use crate::output;
use crate::run::complete;

/// How the runs are called, as in the page.
const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The results that are set side by side, as the summary of a flow has them.
const RESULTS: [&str; 9] = [
    "goodput_bps",
    "throughput_bps",
    "delivered_bytes",
    "packets_sent",
    "packets_lost",
    "packets_retransmitted",
    "timeouts",
    "fast_retransmits",
    "completed_s",
];

/// Runs the scenarios and prints their differences and results.
///
/// # Errors
/// What is wrong with the input.
pub fn compare(arguments: &CompareArguments) -> Result<(), Failure> {
    let changes = input::changes(&arguments.set, arguments.seed.as_deref(), arguments.duration.as_deref());
    let scenarios = arguments
        .scenarios
        .iter()
        .map(|name| input::scenario(name, None, &changes))
        .collect::<Result<Vec<_>, _>>()?;
    let summaries = scenarios.iter().map(summary).collect::<Result<Vec<_>, _>>()?;
    output::json(&json!({
        "runs": LETTERS.iter().zip(&summaries).map(named).collect::<Vec<_>>(),
        "differences": told(&scenarios),
        "results": results(&summaries),
    }))
}

fn summary(scenario: &Scenario) -> Result<Value, Failure> {
    let world = complete(scenario, |world| {
        world.recording().discard();
        Ok(())
    })?;
    Ok(world.summary())
}

fn named((letter, summary): (&&str, &Value)) -> Value {
    let of = |key: &str| summary[key].clone();
    json!({
        "run": letter,
        "scenario": of("scenario"),
        "seed": of("seed"),
        "duration_s": of("duration_s"),
        "hash": of("hash"),
    })
}

/// A line for each field in which a scenario differs from the first.
fn told(scenarios: &[Scenario]) -> Vec<Value> {
    let Some((first, others)) = scenarios.split_first() else { return Vec::new() };
    let lines = LETTERS.iter().skip(1).zip(others).flat_map(|(letter, other)| {
        differences(first, other).into_iter().map(move |found| {
            let mut line = found.to_json();
            line["run"] = json!(letter);
            line
        })
    });
    lines.collect()
}

/// A line for each result of each flow, with a column a run; null where a run has no such flow.
fn results(summaries: &[Value]) -> Vec<Value> {
    let flows = |summary: &Value| summary["flows"].as_array().map_or(0, Vec::len);
    let most = summaries.iter().map(flows).max().unwrap_or(0);
    let shown =
        |flow: usize| summaries.iter().any(|summary| summary["flows"][flow]["background"] == json!(false));
    let lines = (0..most).filter(|&flow| shown(flow)).flat_map(|flow| {
        RESULTS.iter().map(move |&result| {
            let column = |summary: &Value| figure(&summary["flows"][flow][result]);
            let name =
                summaries.iter().map(|summary| &summary["flows"][flow]["name"]).find(|name| name.is_string());
            let mut line = Map::from_iter([
                ("flow".to_owned(), name.cloned().unwrap_or_default()),
                ("result".to_owned(), json!(result)),
            ]);
            line.extend(LETTERS.iter().zip(summaries).map(|(letter, of)| ((*letter).to_owned(), column(of))));
            Value::Object(line)
        })
    });
    lines.collect()
}

/// A number as it is; of losses by their causes the sum.
fn figure(value: &Value) -> Value {
    match value {
        Value::Object(causes) => json!(causes.values().filter_map(Value::as_u64).sum::<u64>()),
        other => other.clone(),
    }
}
