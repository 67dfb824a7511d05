//! `skywindow check`: "ok", or every error with its path.

use skywindow_scenario::{Experiment, Scenario, read_json};

use crate::failure::Failure;
use crate::input;
use crate::output;

/// Checks the scenario or experiment called `name`.
///
/// # Errors
/// Everything that is wrong with it.
pub fn check(name: &str) -> Result<(), Failure> {
    let document = read_json(&input::text_of_any(name)?)?;
    if Experiment::is_meant_by(&document) {
        Experiment::from_json(&document)?;
    } else {
        skywindow_world::run_meta(&Scenario::from_json(&document)?)?;
    }
    output::text("ok\n")
}
