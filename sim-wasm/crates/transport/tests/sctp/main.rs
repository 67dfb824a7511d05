//! SCTP between two endpoints in virtual time.

mod association;
mod carriage;
mod choices;
mod cmt;
mod common;
mod cubic;
mod damage;
mod drop_reports;
mod golden;
mod heartbeats;
mod hostile;
mod linux;
mod marks;
mod message_stacks;
mod messages;
mod misfits;
mod multihoming;
mod pacing;
mod path_mtu;
mod peer;
mod pion;
mod progress;
mod promises;
mod properties;
mod recovery;
mod reference;
mod sacks;
mod setup;
mod stack_rules;
mod stacks;
mod streams;
#[path = "../support/mod.rs"]
mod support;
mod windows;
