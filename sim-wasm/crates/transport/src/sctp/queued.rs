//! Messages that the user has handed over, and what holds for them.

use skywindow_units::{Duration, SimTime};

/// When a message is given up, if both ends understand FORWARD TSN (RFC 6458 section 5.3.7; RFC 7496 section 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnLimit {
    /// As the settings say of all messages.
    #[default]
    AsSet,
    /// Never.
    Reliable,
    /// Once so much time has passed since the application had it.
    Lifetime(Duration),
    /// When a chunk of it would be sent again more often than this.
    Retransmissions(u8),
}

/// A message that the user has handed over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// User data, bytes.
    pub bytes: u32,
    /// Stream.
    pub stream: u16,
    /// Not in the order of its stream.
    pub unordered: bool,
    /// Its last chunk asks for a SACK at once (I bit).
    pub immediate: bool,
    /// How important it is; 0 is most.
    pub priority: u16,
    /// When it is given up.
    pub limit: OwnLimit,
}

/// What holds for a message.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Terms {
    /// When the application had it to be sent.
    pub offered: SimTime,
    /// How important it is; 0 is most.
    pub priority: u16,
    /// Its share where streams share by weights.
    pub weight: u16,
    /// When it is given up.
    pub limit: OwnLimit,
}

/// A message that waits.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Queued {
    pub message: Message,
    pub terms: Terms,
    /// The number by which the application knows it in its stream.
    pub id: u64,
}
