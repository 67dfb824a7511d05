//! `skywindow plan`: what a sweep would run, how long that takes, and into how many shards it is best divided.

use cpu_time::ProcessTime;
use serde_json::json;
use skywindow_study::{CORE, Plan};

use super::row::Rows;
use super::share::Share;
use crate::arguments::PlanArguments;
use crate::failure::Failure;
use crate::{output, planned};

/// So many runs are measured at most, at points that are spread over the plan.
const MEASURED: usize = 8;

/// No further run is measured after so much time of the processor, s.
const ENOUGH_S: f64 = 3.0;

/// Prints the plan.
///
/// # Errors
/// What is wrong with the input.
pub fn plan(arguments: &PlanArguments) -> Result<(), Failure> {
    let target_s = target(&arguments.target)?;
    let (experiment, overrides) = planned::meant(&arguments.runs)?;
    let rows = Rows::new(Plan::shared(&experiment, &overrides)?);
    let plan = rows.plan();
    let (measured, run_s) = measured(&rows);
    let total_s = run_s * plan.runs() as f64;
    let shards = shares(total_s / target_s, plan.points(), plan.runs());
    output::json(&json!({
        "plan": rows.name(),
        "core": CORE,
        "experiment": plan.experiment().id,
        "points": plan.points(),
        "replications": plan.replications(),
        "runs": plan.runs(),
        "measured_runs": measured,
        "cpu_s_per_run": run_s,
        "cpu_s": total_s,
        "shards": shards,
        "cpu_s_per_shard": total_s / shards as f64,
    }))
}

/// How many runs were made, and how long one took on average, s of the processor.
fn measured(rows: &Rows) -> (usize, f64) {
    let points = rows.plan().points();
    let most = MEASURED.min(points);
    let begin = ProcessTime::now();
    let elapsed_s = || begin.elapsed().as_secs_f64();
    let mut count = 0;
    while count < most && (count == 0 || elapsed_s() < ENOUGH_S) {
        // The first and the last point and between them: what takes long is often at one end of an axis.
        rows.make(count * (points - 1) / (most - 1).max(1));
        count += 1;
    }
    (count, elapsed_s() / count as f64)
}

/// The number of shards, at least `wanted`: one that has no factor in common with the points, for then every shard has runs
/// of every point, and none has only those that take long.
fn shares(wanted: f64, points: usize, runs: usize) -> usize {
    let wanted = (wanted.ceil() as usize).clamp(1, runs.min(Share::MOST));
    (wanted..=runs.min(Share::MOST)).find(|&of| common_factor(of, points) == 1).unwrap_or(wanted)
}

fn common_factor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { common_factor(b, a % b) }
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
    use super::{shares, target};

    #[test]
    fn shards_have_runs_of_every_point() {
        assert_eq!(shares(63.5, 22, 440), 65);
        assert_eq!(shares(0.01, 22, 440), 1);
        assert_eq!(shares(1e9, 22, 440), 440, "no more than runs");
    }

    #[test]
    fn times_with_their_units() {
        let seconds = |text| target(text).ok();
        assert_eq!(["60s", "60", "1 min", "1h"].map(seconds), [60.0, 60.0, 60.0, 3_600.0].map(Some));
        for wrong in ["", "s", "0", "-1s", "inf", "nan", "1d"] {
            assert_eq!(seconds(wrong), None, "{wrong}");
        }
    }
}
