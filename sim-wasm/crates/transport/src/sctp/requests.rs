//! What an end keeps of the requests of RE-CONFIG: its own, and those of the peer (RFC 6525 section 5).

use std::collections::VecDeque;

use skywindow_units::SimTime;

use super::event::ResetResult;
use super::ticks::NEVER;
use super::wire::re_config::ReConfig;

/// Requests of the peer of which the answer is kept: as many as one chunk may have.
const KEPT: usize = 2;

/// A request that has no answer yet.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub request: u32,
    /// The request of the peer that it answers.
    pub answers: Option<u32>,
    pub chunk: ReConfig,
    pub streams: Vec<u16>,
    pub path: u8,
    pub attempts: u32,
    /// The peer has said that it is about it: waiting longer is no error (RFC 6525 section 5.2.7).
    pub in_progress: bool,
}

/// Streams that this end wants to begin anew.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub streams: Vec<u16>,
    /// The request of the peer for it.
    pub response: Option<u32>,
}

/// A request of the peer that waits for data: deferred reset processing (RFC 6525 section 5.2.2, E2).
#[derive(Clone, Debug)]
pub(crate) struct Deferred {
    pub request: u32,
    pub last_tsn: u64,
    pub streams: Vec<u16>,
}

/// What an end asks and answers where both understand RE-CONFIG.
#[derive(Clone, Debug)]
pub(crate) struct Reconfiguring {
    /// The number of the next request, and of the peer's next one.
    pub next: u32,
    pub expected: u32,
    pub wanted: Option<Wanted>,
    pub pending: Option<Pending>,
    pub deferred: Option<Deferred>,
    /// The last requests of the peer and what became of them.
    pub answered: VecDeque<(u32, ResetResult)>,
    /// When streams begin anew next.
    pub reset_due: SimTime,
}

impl Reconfiguring {
    pub fn new(first_tsn: u32, peer_tsn: u32) -> Self {
        Self {
            next: first_tsn, // RFC 6525 section 4.1: like TSNs.
            expected: peer_tsn,
            wanted: None,
            pending: None,
            deferred: None,
            answered: VecDeque::with_capacity(KEPT),
            reset_due: NEVER,
        }
    }

    pub fn take_number(&mut self) -> u32 {
        let number = self.next;
        self.next = number.wrapping_add(1);
        number
    }

    /// The answer to a request is kept: one that comes once more has it again (RFC 6525 section 5.2.1).
    pub fn keep(&mut self, request: u32, result: ResetResult) {
        self.answered.retain(|(answered, _)| *answered != request);
        if self.answered.len() == KEPT {
            self.answered.pop_front();
        }
        self.answered.push_back((request, result));
    }
}
