//! `skywindow check`: "ok", or every error with its path.

use crate::failure::Failure;
use crate::input;
use crate::output;

/// Checks the scenario called `name`.
///
/// # Errors
/// Everything that is wrong with it.
pub fn check(name: &str) -> Result<(), Failure> {
    let scenario = input::scenario(name, &[])?;
    skywindow_world::run_meta(&scenario)?;
    output::text("ok\n")
}
