//! Packets, links, queues, error models and forwarding.

mod cause;
mod compression;
mod course;
mod link;
mod link_layer;
mod loss;
mod medium;
mod network;
mod packet;
mod queue;
mod resequencing;
mod routing;
mod sojourn;
mod transmitter;

pub use cause::{Cause, CauseInfo, Mark, Stroke};
pub use compression::CompressionSpec;
pub use course::{Change, Changes, Conditions, Course, Gate, Opportunities, Steps};
pub use link::{Link, LinkKind, LinkSpec, NO_LINK, NO_TRANSMITTER, Propagation};
pub use link_layer::{ArqSpec, LinkLayer, Resend};
pub use loss::{
    ChosenLosses, Extent, LossModel, LossTable, Process, ProcessSpec, Processes, StateSpec, Stay,
};
pub use medium::{Channel, ChannelSpec, Offered, Sent, Woken};
pub use network::{ErrorReading, Network, Passage, Tuning};
pub use packet::{Header, OnArrival, Packet};
pub use queue::{
    CodelSettings, FqCodelSettings, GslQueue, IslQueue, Kept, PieEstimate, PieSettings, Queue,
    QueueDiscipline, QueueSettings, RedRules, RedSettings, Refused, WireQueue,
};
pub use resequencing::{GivenUp, HeldBack, Resequencer, Taken, Tunnel};
pub use routing::Strategy;
pub use sojourn::{LinkSojourns, Sojourns};
pub use transmitter::{Departure, Transmitter};
