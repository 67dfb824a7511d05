//! What an end keeps of the requests of ASCONF: its own, and the last answer to the peer (RFC 5061 section 5).

use std::collections::VecDeque;

use skywindow_units::SimTime;

use super::misunderstood::Misunderstood;
use super::wire::asconf::{Asconf, AsconfAck, Change};

/// Changes of addresses that wait for the answer to another one.
pub(crate) const MOST_WANTED: usize = 16;

/// An ASCONF that has no answer yet.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub chunk: Asconf,
    /// The path whose address comes or goes, and which.
    pub about: u8,
    pub change: Change,
    /// The path that it was sent by.
    pub path: u8,
    pub attempts: u32,
}

/// What an end asks and answers where both understand ASCONF.
#[derive(Clone, Debug)]
pub(crate) struct Addressing {
    /// The serial number of the next ASCONF, and of the peer's next one.
    pub next: u32,
    pub expected: u32,
    /// The number of the next request.
    pub correlation: u32,
    pub wanted: VecDeque<(u8, Change)>,
    pub misunderstood: Misunderstood,
    pub pending: Option<Pending>,
    /// The last answer.
    pub answered: Option<AsconfAck>,
    /// Addresses that were deleted, and until when what left by them may still be answered.
    pub let_go: Vec<(u8, SimTime)>,
}
