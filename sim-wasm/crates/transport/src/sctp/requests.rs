//! What an end keeps of the requests of RE-CONFIG: its own, and those of the peer (RFC 6525 section 5).

use std::collections::VecDeque;

use skywindow_units::SimTime;

use super::event::ResetResult;
use super::ticks::NEVER;
use super::wire::re_config::{ReConfig, Reconfiguration};
use crate::api::StreamRequest;

/// Requests of the peer of which the answer is kept: as many as one chunk may have.
const KEPT: usize = 2;

/// A request that has no answer yet.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub request: u32,
    /// The request of the peer that it answers.
    pub answers: Option<u32>,
    pub chunk: ReConfig,
    pub ask: StreamRequest,
    pub path: u8,
    pub attempts: u32,
    /// The peer has said that it is about it: waiting longer is no error (RFC 6525 section 5.2.7).
    pub in_progress: bool,
}

/// What this end wants to ask for.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub ask: StreamRequest,
    /// The request of the peer for it.
    pub response: Option<u32>,
}

impl StreamRequest {
    /// The streams of this end that are to begin anew: no message begins while they are.
    pub(crate) fn resets(&self) -> Option<&[u16]> {
        if let Self::ResetOutgoing(streams) = self { Some(streams) } else { None }
    }

    /// How many more streams this end is to send on.
    pub(crate) const fn adds(&self) -> u16 {
        if let Self::AddOutgoing(streams) = *self { streams } else { 0 }
    }

    /// Its parameter: number `request`, behind data up to `last_tsn`, and `response` is the request of the peer that it
    /// follows (RFC 6525 section 4).
    pub(crate) fn parameter(&self, request: u32, response: u32, last_tsn: u32) -> Reconfiguration {
        match self {
            Self::ResetOutgoing(streams) => {
                Reconfiguration::Outgoing { request, response, last_tsn, streams: streams.clone() }
            }
            Self::ResetIncoming(streams) => Reconfiguration::Incoming { request, streams: streams.clone() },
            &Self::AddOutgoing(streams) => Reconfiguration::AddOutgoing { request, streams },
            &Self::AddIncoming(streams) => Reconfiguration::AddIncoming { request, streams },
        }
    }
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
    /// What is asked for next, in order.
    pub wanted: VecDeque<Wanted>,
    pub pending: Option<Pending>,
    pub deferred: Option<Deferred>,
    /// The last requests of the peer and what became of them.
    pub answered: VecDeque<(u32, ResetResult)>,
    /// When streams begin anew next.
    pub reset_due: SimTime,
    /// The peer has denied streams: messages are no reason to ask for more.
    pub denied: bool,
    /// The last request, where what counts as its answer need not be one: perhaps it has never come.
    pub unsure: Option<u32>,
}

impl Reconfiguring {
    pub fn new(first_tsn: u32, peer_tsn: u32) -> Self {
        Self {
            next: first_tsn, // RFC 6525 section 4.1: like TSNs.
            expected: peer_tsn,
            wanted: VecDeque::new(),
            pending: None,
            deferred: None,
            answered: VecDeque::with_capacity(KEPT),
            reset_due: NEVER,
            denied: false,
            unsure: None,
        }
    }

    /// All that is asked for, under way or to come.
    pub fn asks(&self) -> impl Iterator<Item = &StreamRequest> {
        let pending = self.pending.iter().map(|pending| &pending.ask);
        pending.chain(self.wanted.iter().map(|wanted| &wanted.ask))
    }

    /// Whether a request of the peer that is to be answered by one of this end has to come again: others are to leave first, or
    /// the one under way waits for such an answer itself, and so might both ends for ever.
    pub fn is_busy(&self) -> bool {
        let waits = |ask: &StreamRequest| {
            matches!(ask, StreamRequest::ResetIncoming(_) | StreamRequest::AddIncoming(_))
        };
        !self.wanted.is_empty() || self.pending.as_ref().is_some_and(|pending| waits(&pending.ask))
    }

    /// How many more streams that makes for this end.
    pub fn awaited(&self) -> u32 {
        self.asks().map(|ask| u32::from(ask.adds())).sum()
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
