//! The sky against reference tables, and against properties every sky must have.

mod fixtures;
mod reference;
