//! Which runs are meant by the words of a command.

use skywindow_scenario::{AxisValue, Experiment, read_json};
use skywindow_study::Overrides;

use crate::arguments::Runs;
use crate::campaign::manifest;
use crate::failure::Failure;
use crate::input;

/// The experiment, and what differs from it.
///
/// # Errors
/// What is wrong with it, or a change of a plan, which has its values already.
pub fn meant(runs: &Runs) -> Result<(Experiment, Overrides), Failure> {
    let overrides = overrides(runs)?;
    let document = read_json(&input::experiment_text(&runs.experiment)?)?;
    if !manifest::is_meant_by(&document) {
        return Ok((Experiment::from_json(&document)?, overrides));
    }
    if overrides != Overrides::default() {
        let name = &runs.experiment;
        return Err(Failure::input(format!("{name} is a plan, which has its values and seeds already")));
    }
    Ok(manifest::read(&document)?)
}

fn overrides(runs: &Runs) -> Result<Overrides, Failure> {
    let values = runs.values.iter().map(|text| axis_values(text)).collect::<Result<_, _>>()?;
    let set = runs.set.iter().map(|text| change(text)).collect::<Result<_, _>>()?;
    let effort = &runs.effort;
    Ok(Overrides { values, set, replications: effort.replications, seed: runs.seed, quick: effort.quick })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_an_axis() {
        let (name, values) = axis_values("loss=0.01, 0.03").unwrap();
        assert_eq!((name.as_str(), values.len()), ("loss", 2));
        assert_eq!(values[1], AxisValue::Number(0.03));
        assert!(axis_values("loss").unwrap_err().sentences()[0].contains("AXIS=V1,V2"));
        assert!(axis_values("loss=0.1,").unwrap_err().sentences()[0].contains("a value is missing"));
    }
}
