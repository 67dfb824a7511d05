//! Transport protocols as state machines that know neither clock nor wire.
//!
//! An endpoint is told what arrives and what time it is, and is asked what it wants to send and when it
//! wants to be woken. It reports every change of its state, with the reason, to an observer. A family of protocols is
//! one folder, which gives what [`api`] says, and one line below.

pub mod api;
mod blocks;
pub mod congestion;
mod dissect;
pub mod events;
mod families;
pub mod pacing;
mod pieces;
mod probing;
mod rack;
mod random;
mod reader;
pub mod rto;
pub mod sctp;
mod settings;
mod shared_events;
mod supply;
pub mod tcp;
pub mod wire;
mod words;

pub use words::plural;
pub mod xstp;

families::families! {
    1 Sctp in sctp "sctp" "SCTP" "Streams and several paths in one association: RFC 9260.",
    2 Tcp in tcp "tcp" "TCP" "One stream of bytes over one path, with the senders from Reno to CUBIC: RFC 9293.",
    3 Xstp in xstp "xstp" "XSTP" "Paced data, polled reports, and probing that tells congestion from other losses: Elaasar et al. 2005.",
}

pub use dissect::{Dissection, dissect};
pub use pieces::Pieces;
pub use settings::{Offer, Onward};
