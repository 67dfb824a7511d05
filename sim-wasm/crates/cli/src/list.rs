//! `skywindow list`: what is built in.

use skywindow_scenario::presets;

use crate::failure::Failure;
use crate::output;

/// Prints a line for each built-in: its kind, its id and its title.
///
/// # Errors
/// If standard output cannot be written.
pub fn list() -> Result<(), Failure> {
    let width = presets().iter().map(|preset| preset.id.len()).max().unwrap_or(0);
    let lines: String = presets()
        .iter()
        .map(|preset| format!("scenario  {:width$}  {}\n", preset.id, preset.title))
        .collect();
    output::text(&lines)
}
