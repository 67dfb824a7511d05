//! Messages that the user has handed over, and what holds for them.

use skywindow_units::SimTime;

/// A message that the user has handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
}

/// A message that waits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Queued {
    pub message: Message,
    pub terms: Terms,
    /// The number by which the application knows it in its stream.
    pub id: u64,
}
