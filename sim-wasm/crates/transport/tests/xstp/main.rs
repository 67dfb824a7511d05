//! XSTP between two endpoints on virtual time.

mod common;
mod golden;
mod pacing;
mod properties;
mod reference;
mod reports;
mod setup;
#[path = "../support/mod.rs"]
mod support;
mod transmission;
