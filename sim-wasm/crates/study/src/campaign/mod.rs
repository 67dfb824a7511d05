//! The runs of a plan as rows that any process makes and any other reads: what a row is, what names a plan, and all of
//! them in one file.
//!
//! A run is a pure function of core, document and seed, so whoever makes a run makes the same row.

mod gathered;
pub mod manifest;
pub mod merged;
mod row;

pub use gathered::Gathered;
pub use row::{Column, Row, Rows, hexadecimal, possible};
