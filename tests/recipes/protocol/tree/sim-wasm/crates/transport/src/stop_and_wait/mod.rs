//! Stop-and-wait: one packet is under way, and is sent again until it is acknowledged.

mod endpoint;
mod event;
mod packet;
mod settings;

pub use endpoint::Endpoint;
pub use event::{Event, State};
pub use packet::{Kind, Packet};
pub use settings::StopAndWait;

/// The settings of a flow that speaks it.
pub type Settings = StopAndWait;
