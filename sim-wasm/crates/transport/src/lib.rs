//! Transport protocols as state machines that know neither clock nor wire.
//!
//! An endpoint is told what arrives and what time it is, and is asked what it wants to send and when it
//! wants to be woken. It reports every change of its state, with the reason, to an observer.

pub mod rto;
pub mod sctp;
