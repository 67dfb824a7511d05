//! Media that several stations share: each owns the instants at which something happens on it.

mod csma;

pub use csma::{Channel, ChannelSpec, Offered, Sent, Woken};
