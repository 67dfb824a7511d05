//! The JavaScript face of the simulation: the only crate that knows JavaScript.
