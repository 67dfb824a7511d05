//! `skywindow sweep`: an experiment in, a row a point out.

use serde_json::Value;
use skywindow_study::{Plan, Results, Table, rows};

use crate::arguments::{RowFormat, SweepArguments};
use crate::campaign::shard;
use crate::csv::csv;
use crate::failure::Failure;
use crate::output;
use crate::planned;
use crate::pool;
use crate::resume::Finished;

/// Runs the experiment and prints its rows, or makes one of its shards.
///
/// # Errors
/// What is wrong with the input, or a file that cannot be used.
pub fn sweep(arguments: &SweepArguments) -> Result<(), Failure> {
    if let (Some(words), Some(folder)) = (&arguments.shard, &arguments.out) {
        return shard::shard(arguments, words, folder);
    }
    if arguments.format == RowFormat::Parquet {
        return Err(Failure::input(
            "--format parquet: is for shards (--shard), and for the runs that merge writes",
        ));
    }
    let (experiment, overrides) = planned::meant(&arguments.runs)?;
    let plan = Plan::new(&experiment, &overrides)?;
    let mut results = Results::new(&plan);
    let mut finished = match &arguments.out {
        Some(path) => Some(Finished::open(path, &plan, &mut results)?),
        None => None,
    };
    pool::complete(&plan, &mut results, arguments.jobs.jobs, |run, values| match &mut finished {
        Some(file) => file.append(&plan, run, values),
        None => Ok(()),
    })?;
    let rows = rows(&plan, &Table::new(&plan, &results));
    match arguments.format {
        RowFormat::Csv => output::text(&csv(&rows)),
        _ => output::json(&Value::from(rows)),
    }
}
