//! `skywindow check`: "ok", or every error with its path or line.

use serde_json::Value;
use skywindow_scenario::{Experiment, Scenario, idle, read_json};

use crate::failure::Failure;
use crate::input;
use crate::output;

/// Checks the scenario, experiment or file of element sets called `name`.
///
/// # Errors
/// Everything that is wrong with it.
pub fn check(name: &str) -> Result<(), Failure> {
    let text = input::text_of_any(name)?;
    if skywindow_elements::format_of(&text).is_some() {
        input::element_sets(&text)?;
        return output::text("ok\n");
    }
    checked(&read_json(&text)?)?;
    output::text("ok\n")
}

/// Checks a scenario or an experiment.
///
/// # Errors
/// Everything that is wrong with it.
pub fn checked(document: &Value) -> Result<(), Failure> {
    if Experiment::is_meant_by(document) {
        Experiment::from_json(document)?;
    } else {
        let scenario = Scenario::from_json(document)?;
        skywindow_world::Layout::new(&scenario)?;
        tell_idle(&scenario);
    }
    Ok(())
}

/// Says which settings of a scenario do nothing there: none is an error.
pub fn tell_idle(scenario: &Scenario) {
    idle(scenario).iter().for_each(|one| output::aside(&one.to_string()));
}
