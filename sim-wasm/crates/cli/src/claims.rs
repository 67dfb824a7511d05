//! `skywindow claims`: an experiment in, a verdict a claim out.

use skywindow_form::Reply;
use skywindow_study::told::ClaimResult;
use skywindow_study::{Overrides, Plan, Results, Table, claims as judge};

use crate::arguments::ClaimsArguments;
use crate::failure::Failure;
use crate::input;
use crate::output;
use crate::pool;

/// Runs the experiment and prints a row a claim: sentence, measured, verdict.
///
/// # Errors
/// What is wrong with the input.
pub fn claims(arguments: &ClaimsArguments) -> Result<(), Failure> {
    let experiment = input::experiment(&arguments.experiment)?;
    let effort = &arguments.effort;
    let overrides =
        Overrides { replications: effort.replications, quick: effort.quick, ..Overrides::default() };
    let plan = Plan::new(&experiment, &overrides)?;
    let mut results = Results::new(&plan);
    pool::complete(&plan, &mut results, arguments.jobs.jobs, |_, _| Ok(()))?;
    let outcomes = judge(&plan, &Table::new(&plan, &results));
    output::json(&outcomes.iter().map(ClaimResult::from).collect::<Vec<_>>().to_json())
}
