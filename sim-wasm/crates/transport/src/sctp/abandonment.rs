//! What the sender keeps of outstanding messages that it may give up (RFC 3758 section 3.5).

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

use super::event::GivenUp;
use super::messages::Reliability;
use super::outstanding::{MARKED_DAMAGED, MARKED_FAST, MARKED_TIMEOUT, Sent};
use super::queued::{OwnLimit, Queued, Terms};
use super::settings::Sctp;
use super::stack_messages::LifetimeCheck;
use super::ticks::NEVER;

/// What holds for an outstanding chunk.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Limit {
    pub terms: Terms,
    /// User data that need no room in the send buffer any more, bytes.
    pub freed: u16,
}

/// What the sender keeps where both ends understand FORWARD TSN.
#[derive(Clone, Debug)]
pub(crate) struct Partial {
    pub policy: Reliability,
    /// When a lifetime is looked at.
    pub check: LifetimeCheck,
    lifetime: Duration,
    retransmissions: u8,
    /// Whether messages may have a lifetime: by the settings, or one of their own.
    pub dated: bool,
    /// About each outstanding chunk, from the TSN `base` on.
    pub limits: VecDeque<Limit>,
    pub base: u64,
    /// Advanced.Peer.Ack.Point.
    pub point: u64,
    /// The point that was told last, and when.
    pub told: (u64, SimTime),
    /// Not all streams up to Advanced.Peer.Ack.Point had a place in the packet that told it.
    pub cut_short: bool,
    /// No FORWARD TSN leaves sooner after the last one than in a round trip, or so long if that is less.
    pub most_pause: Option<Duration>,
    /// What is given up lets windows grow once it is acknowledged.
    pub counts: bool,
    /// It is told once more: T3-rtx has expired.
    pub again: bool,
    /// What of the outstanding data needs no room in the send buffer any more, bytes.
    pub freed: u64,
    /// Outstanding messages that are given up for the sake of others, each by one of its TSNs.
    pub victims: Vec<u64>,
    /// Messages that were given up before they had a TSN, until that is reported.
    pub dropped: Vec<(Queued, GivenUp)>,
    /// The streams and numbers of these, until the applications ask.
    untold: VecDeque<(u16, u64)>,
}

impl Partial {
    pub fn new(rules: &Sctp, outstanding: std::ops::Range<u64>) -> Self {
        let count = (outstanding.end - outstanding.start) as usize;
        Self {
            policy: rules.messages.partial_reliability,
            check: rules.lifetime_check(),
            lifetime: rules.messages.message_lifetime,
            retransmissions: rules.messages.message_retransmissions,
            dated: rules.messages.partial_reliability == Reliability::Lifetime,
            limits: std::iter::repeat_n(Limit::default(), count).collect(),
            base: outstanding.start,
            point: outstanding.start - 1,
            told: (outstanding.start - 1, SimTime::ZERO),
            cut_short: false,
            most_pause: rules.forward_pause(),
            counts: rules.given_up_counts(),
            again: false,
            freed: 0,
            victims: Vec::new(),
            dropped: Vec::new(),
            untold: VecDeque::new(),
        }
    }

    /// A chunk leaves for the first time.
    #[cold]
    pub fn sent(&mut self, terms: Terms) {
        self.limits.push_back(Limit { terms, freed: 0 });
    }

    /// When the time of a message is over (RFC 3758 section 4.1).
    pub fn due(&self, terms: Terms) -> SimTime {
        let lifetime = match terms.limit {
            OwnLimit::AsSet if self.policy == Reliability::Lifetime => self.lifetime,
            OwnLimit::Lifetime(own) => own,
            _ => return NEVER,
        };
        let more = match self.check {
            LifetimeCheck::BeforeLeaving => Duration::ZERO,
            LifetimeCheck::WhenMissing => Duration::from_nanos(1), // usrsctp compares by "later than".
            LifetimeCheck::AtTurn => Duration::from_millis(1),     // dcSCTP SendQueue::add.
        };
        terms.offered + lifetime + more
    }

    /// Whether it is over.
    pub fn is_late(&self, now: SimTime, terms: Terms) -> bool {
        now >= self.due(terms)
    }

    /// What holds for an outstanding chunk.
    pub fn terms_of(&self, tsn: u64) -> Terms {
        self.limits[(tsn - self.base) as usize].terms
    }

    /// Whether a chunk of a message that was lost has been sent as often as it may be (RFC 7496 section 3.1).
    fn is_spent(&self, terms: Terms, chunk: Sent) -> bool {
        let retransmissions = match terms.limit {
            OwnLimit::AsSet if self.policy == Reliability::Retransmissions => self.retransmissions,
            OwnLimit::Retransmissions(own) => own,
            _ => return false,
        };
        chunk.transmissions > retransmissions
    }

    /// Whether a message may be given up for a more important one (RFC 7496 section 3.2).
    pub fn makes_room(&self, terms: Terms) -> bool {
        self.policy == Reliability::Priority && terms.limit == OwnLimit::AsSet
    }

    /// Why a chunk that would be sent again is given up instead, if it is.
    pub fn gives_up(&self, now: SimTime, tsn: u64, chunk: Sent) -> Option<GivenUp> {
        let terms = self.limits.get((tsn - self.base) as usize)?.terms;
        // What was only too big for its path is no loss.
        let lost = chunk.is(MARKED_FAST | MARKED_TIMEOUT | MARKED_DAMAGED);
        if self.check != LifetimeCheck::WhenMissing && self.is_late(now, terms) {
            Some(GivenUp::Lifetime)
        } else {
            (lost && self.is_spent(terms, chunk)).then_some(GivenUp::Retransmissions)
        }
    }

    /// Outstanding data of a chunk need no room any more.
    pub fn free(&mut self, tsn: u64, bytes: u16) {
        if let Some(limit) = self.limits.get_mut((tsn - self.base) as usize)
            && limit.freed == 0
        {
            limit.freed = bytes;
            self.freed += u64::from(bytes);
        }
    }

    /// Whether outstanding data of a chunk need no room any more.
    pub fn is_freed(&self, tsn: u64) -> bool {
        let at = tsn.checked_sub(self.base).and_then(|at| self.limits.get(at as usize));
        at.is_some_and(|limit| limit.freed > 0)
    }

    /// What is acknowledged is forgotten.
    pub fn forget_below(&mut self, first: u64) {
        while self.base < first {
            self.base += 1;
            self.freed -= self.limits.pop_front().map_or(0, |limit| u64::from(limit.freed));
        }
    }

    /// A message is given up that has no TSN.
    pub fn drop_unsent(&mut self, queued: Queued, why: GivenUp) {
        self.untold.push_back((queued.message.stream, queued.id));
        self.dropped.push((queued, why));
    }

    /// The stream and the number of a message that was given up before it had a TSN, each once.
    pub fn next_dropped(&mut self) -> Option<(u16, u64)> {
        self.untold.pop_front()
    }
}
