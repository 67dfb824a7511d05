//! SCTP between two endpoints in virtual time.

mod common;
mod golden;
mod properties;
mod recovery;
mod reference;
mod sacks;
mod setup;
mod windows;
