//! Lifetimes that are looked at in another way than before everything that leaves, as stacks do it (RFC 3758 section 4.1).

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::event::{Event, GivenUp, NO_PATH, Observer};
use super::outbound::Piece;
use super::outstanding::{ABANDONED, ACKED, MARKED, MARKED_TIMEOUT};
use super::packet::{FLAG_BEGIN, FLAG_END, Fragment};
use super::path::Path;
use super::sender::Sender;
use super::stack_messages::LifetimeCheck;

impl Sender {
    /// Whether lifetimes are looked at so.
    pub(super) fn looks(&self, when: LifetimeCheck) -> bool {
        self.partial.as_ref().is_some_and(|partial| partial.dated && partial.check == when)
    }

    /// Whether the time of an outstanding chunk is over.
    fn is_over(&self, now: SimTime, tsn: u64) -> bool {
        self.partial.as_ref().is_some_and(|partial| partial.is_late(now, partial.terms_of(tsn)))
    }

    /// A SACK has come. Where it reports gaps, whatever has not come below the last of what has is looked at; else what waits
    /// to be sent again before anything that does not (usrsctp sctp_strike_gap_ack_chunks, sctp_try_advance_peer_ack_point).
    #[inline]
    pub(super) fn give_up_missing(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        obs: &mut impl Observer<Event>,
    ) {
        if self.partial.is_none() || !self.looks(LifetimeCheck::WhenMissing) {
            return;
        }
        cold_path();
        let below = self.reported.last().map_or(0, |block| block.1);
        self.give_up_over(now, paths, below, |sender, tsn| sender.outstanding.at(tsn).is(MARKED), obs);
    }

    /// Gives up what is too late: of what is not acknowledged all below `below`, and from the front on what `goes`, until
    /// something does not.
    fn give_up_over(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        below: u64,
        goes: impl Fn(&Self, u64) -> bool,
        obs: &mut impl Observer<Event>,
    ) {
        let (first, next) = (self.outstanding.first(), self.outstanding.next());
        let mut front = true;
        for tsn in first..next {
            let chunk = self.outstanding.at(tsn);
            let over = !chunk.is(ACKED) && self.is_over(now, tsn);
            front &= chunk.is(ABANDONED) || over && goes(self, tsn);
            if tsn >= below && !front {
                self.outstanding.look(first, tsn + 1);
                return;
            }
            if over {
                self.abandon(now, paths, tsn, GivenUp::Lifetime, obs);
            }
        }
        self.outstanding.look(first, next);
    }

    /// T3-rtx has expired: what it has marked is looked at (usrsctp sctp_mark_all_for_resend).
    #[cold]
    pub(super) fn give_up_timed_out(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        obs: &mut impl Observer<Event>,
    ) {
        if !self.looks(LifetimeCheck::WhenMissing) {
            return;
        }
        for tsn in self.outstanding.first()..self.outstanding.next() {
            if self.outstanding.at(tsn).is(MARKED_TIMEOUT) && self.is_over(now, tsn) {
                self.abandon(now, paths, tsn, GivenUp::Lifetime, obs);
            }
        }
    }

    /// What one SACK has reported missing is given up if nothing before it waits for the peer (dcSCTP
    /// expire_outstanding_chunks).
    pub(super) fn give_up_at_front(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        obs: &mut impl Observer<Event>,
    ) {
        let reported = |sender: &Self, tsn: u64| {
            let chunk = sender.outstanding.at(tsn);
            chunk.misses > 0 || chunk.is(MARKED)
        };
        self.give_up_over(now, paths, 0, reported, obs);
    }

    /// The rest of messages that are too late never leaves, and nothing tells the peer that they have no end (dcSCTP
    /// get_stream_to_produce_from).
    pub(super) fn cut_short(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let Some(partial) = &self.partial else { return };
        let mut late = self.outbound.amid();
        late.retain(|amid| partial.is_late(now, amid.terms));
        for amid in late {
            let before = self.outbound.unsent();
            self.outbound.skip_rest(amid);
            let (stream, bytes) = (amid.stream, (before - self.outbound.unsent()) as u32);
            let (waited, why) = (now.since(amid.terms.offered), GivenUp::Lifetime);
            obs.note(now, NO_PATH, Event::MessageDropped { stream, bytes, waited, why });
        }
    }

    /// The end of a message that was cut short, of which `last` is the last chunk that has left; nothing if it has one.
    pub(super) fn missing_end(&self, message: &[u64]) -> Option<Piece> {
        let last = *message.last()?;
        let chunk = self.outstanding.at(last);
        if !self.looks(LifetimeCheck::AtTurn) || chunk.ends() {
            return None;
        }
        let before = self.fragments.as_ref().map(|fragments| fragments.of(last));
        let fragment =
            before.map_or(Fragment::default(), |Fragment { mid, fsn }| Fragment { mid, fsn: fsn + 1 });
        let flags = chunk.flags & !FLAG_BEGIN | FLAG_END;
        Some(Piece { bytes: 0, stream: chunk.stream, ssn: chunk.ssn, flags, fragment })
    }
}
