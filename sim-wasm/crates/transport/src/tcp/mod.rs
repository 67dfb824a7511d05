//! TCP (RFC 9293) for one connection between two hosts, with the senders from Reno to CUBIC.

mod ack;
mod blocks;
mod close;
mod config;
mod endpoint;
mod event;
mod family;
mod handshake;
mod outstanding;
mod packet;
mod receiver;
mod recovery;
mod sender;
mod settings;

pub use config::{Config, MAX_SCALE, PLAIN_WINDOW, Recovery, TIMESTAMP_BYTES};
pub use endpoint::Endpoint;
pub use event::{Event, State};
pub use packet::{
    FLAG_ACK, FLAG_CWR, FLAG_ECE, FLAG_FIN, FLAG_SYN, Packet, Retransmit, SackBlocks, SynOptions, Timestamps,
};
pub use settings::{CongestionControl, LossRecovery, Profile, Tcp};

/// The settings of a flow that speaks TCP.
pub type Settings = Tcp;
