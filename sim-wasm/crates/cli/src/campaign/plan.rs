//! `skywindow plan`: what a sweep would run, how long that takes, and into how many shards it is best divided.

use serde_json::json;
use skywindow_study::campaign::Rows;
use skywindow_study::{CORE, Plan};

use super::division::Measured;
use crate::arguments::PlanArguments;
use crate::failure::Failure;
use crate::{output, planned};

/// Prints the plan.
///
/// # Errors
/// What is wrong with the input.
pub fn plan(arguments: &PlanArguments) -> Result<(), Failure> {
    let target_s = target(&arguments.target)?;
    let (experiment, overrides) = planned::meant(&arguments.runs)?;
    let rows = Rows::new(Plan::shared(&experiment, &overrides)?);
    let plan = rows.plan();
    let measured = Measured::of(&rows);
    let shards = measured.shards(&rows, target_s);
    output::json(&json!({
        "plan": rows.name(),
        "core": CORE,
        "experiment": plan.experiment().id,
        "points": plan.points(),
        "replications": plan.replications(),
        "runs": plan.runs(),
        "measured_runs": measured.runs,
        "cpu_s_per_run": measured.run_s,
        "cpu_s": measured.total_s,
        "shards": shards,
        "cpu_s_per_shard": measured.total_s / shards as f64,
    }))
}

/// A time as it is written on a command line: seconds, with or without their unit, minutes or hours.
fn target(text: &str) -> Result<f64, Failure> {
    let units = [("min", 60.0), ("h", 3_600.0), ("s", 1.0)];
    let unit = units.iter().find_map(|(unit, s)| Some((text.trim().strip_suffix(unit)?, *s)));
    let (number, s) = unit.unwrap_or((text, 1.0));
    let number = number.trim().parse().ok().filter(|number: &f64| number.is_finite() && *number > 0.0);
    number.map(|number| number * s).ok_or_else(|| {
        Failure::input(format!("--target: \"{text}\" is not a time above 0, such as 60s, 5min or 1h"))
    })
}

#[cfg(test)]
mod tests {
    use super::target;

    #[test]
    fn times_with_their_units() {
        let seconds = |text| target(text).ok();
        assert_eq!(["60s", "60", "1 min", "1h"].map(seconds), [60.0, 60.0, 60.0, 3_600.0].map(Some));
        for wrong in ["", "s", "0", "-1s", "inf", "nan", "1d"] {
            assert_eq!(seconds(wrong), None, "{wrong}");
        }
    }
}
