//! Packets, links, queues, error models and forwarding.

mod link;
mod loss;
mod network;
mod packet;
mod transmitter;

pub use link::{Link, LinkKind, LinkSpec, Propagation};
pub use loss::{LossModel, LossTable};
pub use network::{ErrorReading, NO_LINK, Network, Passage};
pub use packet::{Header, Packet};
pub use transmitter::{Departure, Transmitter};
