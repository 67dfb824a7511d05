//! TCP between two endpoints in virtual time.

mod acknowledgements;
mod common;
mod controllers;
mod golden;
mod laws;
mod linux;
mod linux_controllers;
mod linux_tuned;
mod marks;
mod pacing;
mod probing;
mod properties;
mod recovery;
mod setup;
#[path = "../support/mod.rs"]
mod support;
mod trace;
mod windows;
