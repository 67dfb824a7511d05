//! `skywindow sweep`: an experiment in, a row a point out.

use std::fmt::Write as _;

use serde_json::Value;
use skywindow_scenario::AxisValue;
use skywindow_study::{Overrides, Plan, Results, Table, rows};

use crate::arguments::{RowFormat, SweepArguments};
use crate::failure::Failure;
use crate::input;
use crate::output;
use crate::pool;
use crate::resume::Finished;

/// Runs the experiment and prints its rows.
///
/// # Errors
/// What is wrong with the input, or a file that cannot be used.
pub fn sweep(arguments: &SweepArguments) -> Result<(), Failure> {
    let experiment = input::experiment(&arguments.experiment)?;
    let plan = Plan::new(&experiment, &overrides(arguments)?)?;
    let mut results = Results::new(&plan);
    let mut finished = match &arguments.out {
        Some(path) => Some(Finished::open(path, &plan, &mut results)?),
        None => None,
    };
    pool::complete(&plan, &mut results, arguments.effort.jobs, |run, values| match &mut finished {
        Some(file) => file.append(&plan, run, values),
        None => Ok(()),
    })?;
    let rows = rows(&plan, &Table::new(&plan, &results));
    match arguments.format {
        RowFormat::Json => output::json(&Value::from(rows)),
        RowFormat::Csv => output::text(&csv(&rows)),
    }
}

fn overrides(arguments: &SweepArguments) -> Result<Overrides, Failure> {
    let values = arguments.values.iter().map(|text| axis_values(text)).collect::<Result<_, _>>()?;
    let set = arguments.set.iter().map(|text| change(text)).collect::<Result<_, _>>()?;
    let effort = &arguments.effort;
    Ok(Overrides {
        values,
        set,
        replications: effort.replications,
        seed: arguments.seed,
        quick: effort.quick,
    })
}

/// `AXIS=V1,V2` taken apart.
fn axis_values(text: &str) -> Result<(String, Vec<AxisValue>), Failure> {
    let (name, list) = text
        .split_once('=')
        .ok_or_else(|| Failure::input(format!("--where {text}: values are written AXIS=V1,V2")))?;
    let values = list
        .split(',')
        .map(|value| {
            AxisValue::parse(value).map_err(|phrase| Failure::input(format!("--where {text}: {phrase}")))
        })
        .collect::<Result<_, _>>()?;
    Ok((name.trim().to_owned(), values))
}

/// `PATH=VALUE` taken apart.
fn change(text: &str) -> Result<(String, String), Failure> {
    let (path, value) = text
        .split_once('=')
        .ok_or_else(|| Failure::input(format!("--set {text}: a change is written PATH=VALUE")))?;
    Ok((path.trim().to_owned(), input::value_of(value)?))
}

/// A header with every name that a row has, and a line a row; what a row lacks stays empty.
fn csv(rows: &[Value]) -> String {
    let mut names: Vec<&String> = Vec::new();
    for row in rows.iter().filter_map(Value::as_object) {
        names.extend(row.keys().filter(|name| !names.contains(name)).collect::<Vec<_>>());
    }
    let mut text = names.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(",");
    text.push('\n');
    for row in rows {
        let cells: Vec<String> = names.iter().map(|name| cell(&row[name.as_str()])).collect();
        let _ = writeln!(text, "{}", cells.join(","));
    }
    text
}

/// A value as RFC 4180 writes it.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) if text.contains([',', '"', '\n']) => {
            format!("\"{}\"", text.replace('"', "\"\""))
        }
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn rows_as_csv() {
        let rows = [
            json!({ "rule": "a,b", "x": 1, "y_mean": 0.5, "y_ci95": null }),
            json!({ "rule": "say \"c\"", "x": 2, "z": true }),
        ];
        assert_eq!(csv(&rows), "rule,x,y_mean,y_ci95,z\n\"a,b\",1,0.5,,\n\"say \"\"c\"\"\",2,,,true\n");
        assert_eq!(csv(&[]), "\n");
    }

    #[test]
    fn values_of_an_axis() {
        let (name, values) = axis_values("loss=0.01, 0.03").unwrap();
        assert_eq!((name.as_str(), values.len()), ("loss", 2));
        assert_eq!(values[1], AxisValue::Number(0.03));
        assert!(axis_values("loss").unwrap_err().sentences()[0].contains("AXIS=V1,V2"));
        assert!(axis_values("loss=0.1,").unwrap_err().sentences()[0].contains("a value is missing"));
    }
}
