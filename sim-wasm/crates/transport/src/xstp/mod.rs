//! XSTP, the eXtended Satellite Transport Protocol (Elaasar, Barbeau, Kranakis, Li 2005): rate-paced data, a receiver
//! that is polled for what is missing, and probing that tells congestion from other losses before the window is cut.

mod cache;
mod cycle;
mod departures;
mod encode;
mod endpoint;
mod event;
mod family;
mod packet;
mod probing;
mod receiver;
mod report;
mod sender;
mod session;
mod settings;
mod transmission;
pub mod wire;

pub use endpoint::Endpoint;
pub use event::{Event, State, Trigger};
pub use packet::{Control, Kind, Packet, Poll};
pub use settings::{Growth, Pacing, Xstp};

/// The settings of a flow that speaks XSTP.
pub type Settings = Xstp;
