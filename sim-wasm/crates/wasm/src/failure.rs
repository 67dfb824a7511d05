//! Problems as JavaScript errors.

use skywindow_scenario::Problem;
use wasm_bindgen::JsError;

/// One error with a sentence a line.
pub fn refuse(problems: &[Problem]) -> JsError {
    let sentences: Vec<String> = problems.iter().map(ToString::to_string).collect();
    JsError::new(&sentences.join("\n"))
}
