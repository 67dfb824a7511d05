//! TCP (RFC 9293) for one connection between two hosts, with the senders from Reno to CUBIC.

mod ack;
#[cfg(test)]
mod bench;
mod close;
mod cycle;
mod derived;
mod doubts;
mod encode;
mod endpoint;
mod event;
mod family;
mod forward;
mod handshake;
mod mdev;
mod outstanding;
mod packet;
mod probe;
mod probing;
mod quick;
mod receiver;
mod recovery;
mod reduction;
mod reset;
mod rules;
mod sender;
mod settings;
mod sizes;
mod tuning;
mod undo;
pub mod wire;

pub use endpoint::Endpoint;
pub use event::{Event, State};
pub use packet::{
    Exchange, FLAG_ACK, FLAG_CWR, FLAG_ECE, FLAG_FIN, FLAG_RST, FLAG_SYN, Packet, ProbeOption, Retransmit,
    SackBlocks, SynOptions, Timestamps,
};
pub use settings::{ErrorControl, IdleRestart, Profile, Recovery, RtoRule, Tcp};
pub use sizes::{MAX_SCALE, PLAIN_WINDOW, TIMESTAMP_BYTES};

/// The settings of a flow that speaks TCP.
pub type Settings = Tcp;
