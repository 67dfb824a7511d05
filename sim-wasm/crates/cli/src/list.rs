//! `skywindow list`: what is built in.

use skywindow_scenario::{experiments, presets};

use crate::failure::Failure;
use crate::output;

/// Prints a line for each built-in: its kind, its id and its title.
///
/// # Errors
/// If standard output cannot be written.
pub fn list() -> Result<(), Failure> {
    let scenarios = presets().iter().map(|preset| ("scenario", preset.id, preset.title));
    let experiments = experiments().iter().map(|experiment| ("experiment", experiment.id, experiment.title));
    let all: Vec<_> = scenarios.chain(experiments).collect();
    let width = all.iter().map(|(_, id, _)| id.len()).max().unwrap_or(0);
    let lines: String =
        all.iter().map(|(kind, id, title)| format!("{kind:10}  {id:width$}  {title}\n")).collect();
    output::text(&lines)
}
