//! The plan that a folder or an archive has as plan.json.

use std::path::Path;

pub use skywindow_study::campaign::manifest::{NAME, is_meant_by, read, text};
use skywindow_study::campaign::{Rows, manifest};

use crate::failure::Failure;
use crate::input;

/// The rows of the plan of such a file.
///
/// # Errors
/// What is wrong with it, or another core that made it.
pub fn rows(path: &Path) -> Result<Rows, Failure> {
    rows_of(&input::open_path(path)?, &path.display().to_string())
}

/// The same of the text of one, which is called `name` in what is said of it.
///
/// # Errors
/// As [`rows`].
pub fn rows_of(text: &str, name: &str) -> Result<Rows, Failure> {
    let named = |problem: &dyn std::fmt::Display| format!("{name}: {problem}");
    manifest::rows(text)
        .map_err(|problems| Failure::Input(problems.iter().map(|problem| named(problem)).collect()))
}
