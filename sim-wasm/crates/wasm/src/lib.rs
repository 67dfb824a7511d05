//! The JavaScript face of the simulation: the only crate that knows JavaScript.
//!
//! Everything crosses as numbers, strings of JSON or typed arrays. Errors are thrown as `Error` with one sentence a
//! line. The same package serves the worker, which simulates, and the main thread, which draws and validates.

mod documents;
mod failure;
mod outlook_view;
mod simulation;
mod sky_view;

pub use documents::{apply, check, cities, core_name, diff, differences, fields, preset, presets, set};
pub use outlook_view::OutlookView;
pub use simulation::Simulation;
pub use sky_view::SkyView;
