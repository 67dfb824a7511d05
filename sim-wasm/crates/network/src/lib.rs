//! Packets, links, queues, error models and forwarding.

mod course;
mod link;
mod loss;
mod medium;
mod network;
mod packet;
mod red;
mod routing;
mod transmitter;

pub use course::{Change, Changes, Conditions, Course, Gate, Opportunities, Steps};
pub use link::{Link, LinkKind, LinkSpec, NO_LINK, NO_TRANSMITTER, Propagation};
pub use loss::{
    ChosenLosses, Extent, LossModel, LossTable, Process, ProcessSpec, Processes, StateSpec, Stay,
};
pub use medium::{Channel, ChannelSpec, Offered, Sent, Woken};
pub use network::{ErrorReading, Network, Passage, Tuning};
pub use packet::{Damage, Header, Packet};
pub use red::{Picking, Red, RedSpec, Verdict};
pub use routing::Strategy;
pub use transmitter::{Departure, Transmitter};
