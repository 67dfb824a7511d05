//! Why a terminal uses a satellite, for a worker: asked of the rules, without a run.

use skywindow_form::Reply;
use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::why;
use wasm_bindgen::prelude::*;

use crate::failure::refuse;

/// Why the terminal at a node uses a satellite at `t_s` of the run of a scenario, given as JSON text, or why not, as JSON.
///
/// # Errors
/// Everything that is wrong with the scenario, a sentence a line, or that there is no such terminal or satellite.
#[wasm_bindgen]
pub fn why_satellite(
    scenario_json: &str,
    terminal: u32,
    satellite: u32,
    t_s: f64,
) -> Result<String, JsError> {
    let told = Scenario::parse(scenario_json)
        .and_then(|scenario| why(&scenario, terminal, satellite, SimTime::from_secs_f64(t_s)));
    told.map(|told| told.to_json().to_string()).map_err(|problems| refuse(&problems))
}
