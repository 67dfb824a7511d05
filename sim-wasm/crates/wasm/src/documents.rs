//! Scenarios as documents: presets, checks, changes and differences, all as JSON text.

use skywindow_form::{Reply, Value};
use skywindow_scenario as scenario;
use skywindow_scenario::{PresetTitle, Scenario};
use wasm_bindgen::prelude::*;

use crate::failure::refuse;

fn value(text: &str) -> Result<Value, JsError> {
    scenario::read_json(text).map_err(|problem| refuse(&[problem]))
}

fn built_in(id: &str) -> Result<Value, JsError> {
    value(scenario::preset(id).ok_or_else(|| JsError::new(&format!("\"{id}\" is no built-in scenario")))?)
}

/// The core by its version and the hash of its sources, as the command names it: "0.1.0+a0d0cd12be9aa2d4".
#[wasm_bindgen]
pub fn core_name() -> String {
    skywindow_study::CORE.to_owned()
}

/// The problems of a scenario; none if it can run.
#[wasm_bindgen]
pub fn check(scenario_json: &str) -> String {
    let problems = match Scenario::parse(scenario_json) {
        Ok(scenario) => skywindow_world::Layout::new(&scenario).err().unwrap_or_default(),
        Err(problems) => problems,
    };
    problems.to_json().to_string()
}

/// The settings of a scenario that do nothing there, each with what it needs.
///
/// # Errors
/// If the scenario is not valid.
#[wasm_bindgen]
pub fn idle(scenario_json: &str) -> Result<String, JsError> {
    let scenario = Scenario::parse(scenario_json).map_err(|problems| refuse(&problems))?;
    Ok(scenario::idle(&scenario).to_json().to_string())
}

/// The titles of the built-in scenarios.
#[wasm_bindgen]
pub fn presets() -> String {
    scenario::presets().iter().map(PresetTitle::from).collect::<Vec<_>>().to_json().to_string()
}

/// The scenario of a preset.
///
/// # Errors
/// If there is none with this id.
#[wasm_bindgen]
pub fn preset(id: &str) -> Result<String, JsError> {
    Ok(built_in(id)?.to_string())
}

/// The scenario with the field at `path` set to a JSON value or bare text; a constellation of another kind gets what that
/// needs.
///
/// # Errors
/// If the path leads nowhere, or the scenario is not valid with the change.
#[wasm_bindgen]
pub fn set(scenario_json: &str, path: &str, new: &str) -> Result<String, JsError> {
    let before = value(scenario_json)?;
    let mut document = before.clone();
    scenario::set_path(&mut document, path, new).map_err(|problem| refuse(&[problem]))?;
    if path.ends_with(".kind") {
        scenario::settle_kinds(&before, &mut document);
    }
    Scenario::from_json(&document).map_err(|problems| refuse(&problems))?;
    Ok(document.to_string())
}

/// What a file of element sets makes of the scenario.
///
/// # Errors
/// If the scenario is not JSON.
#[wasm_bindgen]
pub fn elements(scenario_json: &str, text: &str) -> Result<String, JsError> {
    Ok(scenario::read_elements(value(scenario_json)?, text).to_json().to_string())
}

/// What must be changed in the preset to get the scenario.
///
/// # Errors
/// If there is no such preset, or the scenario is not JSON.
#[wasm_bindgen]
pub fn diff(preset_id: &str, scenario_json: &str) -> Result<String, JsError> {
    Ok(scenario::diff(&built_in(preset_id)?, &value(scenario_json)?).to_string())
}

/// In what a scenario differs from another one, in words.
///
/// # Errors
/// If one of them is not valid.
#[wasm_bindgen]
pub fn differences(scenario_json: &str, other_json: &str) -> Result<String, JsError> {
    let read = |text| Scenario::parse(text).map_err(|problems| refuse(&problems));
    Ok(scenario::differences(&read(scenario_json)?, &read(other_json)?).to_json().to_string())
}

/// The preset with the changes of `diff` made.
///
/// # Errors
/// If there is no such preset, or the result is not a valid scenario.
#[wasm_bindgen]
pub fn apply(preset_id: &str, diff_json: &str) -> Result<String, JsError> {
    let document = scenario::apply(&built_in(preset_id)?, &value(diff_json)?);
    Scenario::from_json(&document).map_err(|problems| refuse(&problems))?;
    Ok(document.to_string())
}

/// The fields of a scenario, for controls.
#[wasm_bindgen]
pub fn fields() -> String {
    scenario::fields().to_json().to_string()
}

/// The cities a station can be put in.
#[wasm_bindgen]
pub fn cities() -> String {
    scenario::cities().to_vec().to_json().to_string()
}
