//! TCP between two endpoints in virtual time.

mod acknowledgements;
mod common;
mod golden;
mod laws;
mod marks;
mod properties;
mod recovery;
mod setup;
mod trace;
mod windows;
