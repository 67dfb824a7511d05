//! `skywindow list`: what is built in.

use skywindow_scenario::presets;

use crate::failure::Failure;

/// Prints a line for each built-in: its kind, its id and its title.
///
/// # Errors
/// None.
pub fn list() -> Result<(), Failure> {
    let width = presets().iter().map(|preset| preset.id.len()).max().unwrap_or(0);
    for preset in presets() {
        println!("scenario  {:width$}  {}", preset.id, preset.title);
    }
    Ok(())
}
