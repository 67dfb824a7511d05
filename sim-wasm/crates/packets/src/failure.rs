//! Scenarios that cannot be run, as JavaScript errors.

use skywindow_scenario::{Problem, Scenario};
use skywindow_world::World;
use wasm_bindgen::JsError;

/// One error with a sentence a line.
pub fn refuse(problems: &[Problem]) -> JsError {
    let sentences: Vec<String> = problems.iter().map(ToString::to_string).collect();
    JsError::new(&sentences.join("\n"))
}

/// A scenario, given as JSON text, and its run before it begins, of whose rows nobody asks for a hash.
///
/// # Errors
/// Everything that is wrong with it.
pub fn begun(scenario_json: &str) -> Result<(Scenario, World), JsError> {
    let scenario = Scenario::parse(scenario_json).map_err(|problems| refuse(&problems))?;
    let mut world = World::new(&scenario).map_err(|problems| refuse(&problems))?;
    world.recording().leave_unhashed();
    Ok((scenario, world))
}
