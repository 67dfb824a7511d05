//! SCTP (RFC 9260, and RFC 2960 where results of its time need it) for one association between two hosts.

mod abandonment;
mod acknowledged;
mod adding;
mod address_requests;
mod addresses;
mod arrival;
mod auth;
mod authentication;
mod beat;
#[cfg(test)]
mod bench;
mod bundling;
mod burst;
mod calls;
mod carriage;
mod carrying;
mod cause;
mod cmt;
mod control;
mod coupling;
mod derived;
mod domain;
mod drop_report;
mod dropped;
mod echo;
mod ecn;
mod encode;
mod endpoint;
mod event;
mod extension;
mod failing;
mod family;
mod forgery;
mod forward;
mod fragments;
mod giving_up;
mod handshake;
mod heartbeat;
mod hmac;
mod identity;
mod in_flight;
mod interleaving;
mod lifetimes;
mod listening;
mod lowering;
mod mac;
mod messages;
mod misunderstood;
mod mtu;
mod nr_sack;
mod outbound;
mod outbox;
mod outsiders;
mod outstanding;
mod overdue;
mod packet;
mod partial;
mod path;
mod peer_window;
mod phase;
mod promises;
mod queued;
mod ranges;
mod reachability;
mod readdressing;
mod ready;
mod reasons;
mod receiver;
mod reconfiguring;
mod requests;
mod rescheduling;
mod resetting;
mod restart;
mod retransmit;
mod route;
mod rules;
mod sack;
mod scheduler;
mod sender;
mod settings;
mod sharing;
mod shutdown;
mod signing;
mod sizes;
mod skipping;
mod splitting;
mod stack_messages;
mod state;
mod streams;
mod stripes;
mod tail;
mod ticket;
mod ticks;
mod window;
pub mod wire;

pub use addresses::{AddressSettings, Authentication};
pub use auth::{Auth, Offer, RANDOM_BYTES, association_key};
pub use calls::Refused;
pub use carriage::{CarriageSettings, Encapsulation};
pub use cause::{Cause, cause_name};
pub use control::{Control, Cookie, Init, InitAck, Parameter, UnknownChunk, Unrecognized, chunk_name};
pub use drop_report::DropReport;
pub use encode::mac_of;
pub use endpoint::Endpoint;
pub use event::{
    ChunkFate, CookieAction, Counter, CoupledBy, Disbelief, Discarded, Event, NO_PATH, Observer, PathChange,
    State,
};
pub use forward::{Forward, Skipped};
pub use hmac::HmacAlgorithm;
pub use messages::{MessageSettings, NrSack, Reliability, Scheduler, StreamReset};
pub use packet::{
    DataChunk, FLAG_BEGIN, FLAG_END, FLAG_IMMEDIATE, FLAG_INTERLEAVED, FLAG_UNORDERED, Fragment, Packet,
    Retransmit, SackHead,
};
pub use queued::{Message, OwnLimit};
pub use settings::{BackOff, BurstRule, CwndUnit, FastRecovery, LossDetection, Profile, Sctp, UnmarkedLoss};
pub use sharing::{BufferSplit, Coupling, RetransmitOn, SharingSettings};
pub use sizes::DATA_HEADER_BYTES;

pub use crate::api::{PathState, ReceiverState, Source};

/// What a document says of an association.
pub type Settings = Sctp;
