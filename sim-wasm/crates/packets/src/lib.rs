//! The JavaScript face of captures: a package of its own, loaded when somebody asks for the bytes of packets.
//!
//! The page's core does without captures, for it is loaded at every first visit. Both make the same run of the same
//! scenario, to the bit. Errors are thrown as `Error` with one sentence a line.

mod capture;
mod failure;
mod picked;

pub use capture::{PacketCapture, capture_points};
pub use picked::PickedPacket;
