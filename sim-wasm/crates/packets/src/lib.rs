//! The JavaScript face of what is rarely asked for, captures and why a satellite is used: a package of its own, loaded
//! then.
//!
//! The page's core does without, for it is loaded at every first visit. Both make the same run of the same
//! scenario, to the bit. Errors are thrown as `Error` with one sentence a line.

mod capture;
mod failure;
mod picked;
mod reasons;

pub use capture::{PacketCapture, capture_points};
pub use picked::PickedPacket;
pub use reasons::why_satellite;
