//! The JavaScript face of what the lab does not need at first, experiments, captures and why a satellite is used: a
//! package of its own, loaded when somebody asks for one of them.
//!
//! The page's core does without, for it is loaded at every first visit. Both make the same run of the same
//! scenario, to the bit. Errors are thrown as `Error` with one sentence a line.

mod capture;
mod experiments;
mod failure;
mod opened;
mod picked;
mod reasons;

pub use capture::{PacketCapture, capture_points};
pub use experiments::{PathSurvey, SeriesLines, SkyStill, Sweep, experiment, experiments};
pub use opened::{open_bundled, open_merged};
pub use picked::PickedPacket;
pub use reasons::why_satellite;
// All that the page's core has is in this package, too, for sweeps learn of branches as runs do, and tests ask for summaries.
pub use skywindow_wasm::Simulation;
