//! Partial reliability at the sender: messages that are given up, and FORWARD TSNs that tell of them (RFC 3758 section
//! 3.5, with the policies of its section 4.1 and of RFC 7496 section 3).

use std::cmp::Reverse;

use skywindow_units::{Duration, SimTime};

use super::abandonment::Partial;
use super::event::{Event, GivenUp, NO_PATH, Observer};
use super::forward::{FORWARD_BYTES, Forward, Skipped, skipped_bytes};
use super::in_flight::Sending;
use super::messages::Reliability;
use super::outbound::{Amid, Piece};
use super::outstanding::{ABANDONED, ACKED, MARKED, RENEGED, Sent, UNCOUNTED};
use super::packet::{FLAG_INTERLEAVED, FLAG_UNORDERED};
use super::path::Path;
use super::queued::{OwnLimit, Queued, Terms};
use super::sender::Sender;
use super::settings::Sctp;
use super::stack_messages::LifetimeCheck;
use super::ticks::NEVER;

impl Sender {
    /// Both ends have said whether they understand FORWARD TSN.
    pub fn use_forward_tsn(&mut self, rules: &Sctp, on: bool) {
        if !on {
            self.partial = None;
        } else if self.partial.is_none() {
            let outstanding = self.outstanding.first()..self.outstanding.next();
            let mut partial = Partial::new(rules, outstanding);
            partial.dated |= self.outbound.queued().any(|queued| has_lifetime(queued.terms));
            self.partial = Some(Box::new(partial));
        }
        self.restless = self.partial.is_some() || self.outbound.is_scheduled() || rules.resets();
    }

    /// Whether the send buffer has room for a message of so many bytes and such a priority, if need be that of others
    /// (RFC 7496 section 3.2).
    pub fn has_room(&self, bytes: u32, priority: u16) -> bool {
        let taken = self.buffered();
        if taken == 0 || taken + u64::from(bytes) <= self.rules.send_buffer.into() {
            return true;
        }
        let lower: u64 = self.lower_than(priority).map(|victim| victim.bytes).sum();
        taken - lower.min(taken) + u64::from(bytes) <= self.rules.send_buffer.into()
    }

    /// User data in the send buffer: what waits, and what has neither been acknowledged nor promised, bytes.
    pub fn buffered(&self) -> u64 {
        let freed = self.partial.as_ref().map_or(0, |partial| partial.freed)
            + self.promises.as_ref().map_or(0, |promises| promises.freed());
        self.outbound.unsent() + self.outbound.taken - self.acknowledged - freed
    }

    /// The application hands over a message, if need be in the place of less important ones.
    pub fn hand_over(&mut self, queued: Queued) {
        if let Some(partial) = &mut self.partial {
            partial.dated |= has_lifetime(queued.terms);
        }
        if self.partial.as_ref().is_some_and(|partial| partial.policy == Reliability::Priority) {
            self.make_room(queued.message.bytes, queued.terms.priority);
        }
        self.outbound.write(queued);
        self.domains.for_each(|domain| domain.burst.message());
    }

    /// Gives up as much of a lower priority as a message needs room: the least important first, and of these the oldest.
    fn make_room(&mut self, bytes: u32, priority: u16) {
        while self.buffered() + u64::from(bytes) > self.rules.send_buffer.into() {
            let key = |victim: &Victim| (Reverse(victim.priority), victim.age);
            let Some(victim) = self.lower_than(priority).min_by_key(key) else { return };
            if !self.give_room(&victim) {
                return;
            }
        }
    }

    /// Gives a message up for another one. Returns whether there was one.
    fn give_room(&mut self, victim: &Victim) -> bool {
        match victim.age {
            Age::Sent(tsn) => {
                let message = self.message_of(tsn);
                let Some(partial) = &mut self.partial else { return false };
                partial.victims.push(tsn);
                for tsn in message {
                    let chunk = self.outstanding.at(tsn);
                    if !chunk.is(ACKED) {
                        partial.free(tsn, chunk.bytes);
                    }
                }
                true
            }
            Age::Unsent(..) => {
                let Some(partial) = &mut self.partial else { return false };
                let is = |queued: &Queued| {
                    Age::of(queued) == victim.age
                        && queued.terms.priority == victim.priority
                        && partial.makes_room(queued.terms)
                };
                let Some(dropped) = self.outbound.drop_first(is) else { return false };
                partial.drop_unsent(dropped, GivenUp::Priority);
                true
            }
        }
    }

    /// The messages in the send buffer of a lower priority, which may be given up for one of that priority.
    fn lower_than(&self, priority: u16) -> impl Iterator<Item = Victim> {
        let partial = self.partial.as_ref().filter(|partial| partial.policy == Reliability::Priority);
        let sent = partial.into_iter().flat_map(move |partial| {
            partial.limits.iter().enumerate().filter_map(move |(at, limit)| {
                let tsn = partial.base + at as u64;
                let chunk = self.outstanding.at(tsn);
                let gone = limit.freed > 0 || chunk.is(ACKED) || limit.terms.priority <= priority;
                let (bytes, priority) = (chunk.bytes.into(), limit.terms.priority);
                (!gone && partial.makes_room(limit.terms)).then_some(Victim {
                    priority,
                    age: Age::Sent(tsn),
                    bytes,
                })
            })
        });
        let goes = move |queued: &&Queued| partial.is_some_and(|partial| partial.makes_room(queued.terms));
        let unsent = self.outbound.queued().filter(goes).filter_map(move |queued| {
            let (bytes, own) = (queued.message.bytes.into(), queued.terms.priority);
            (own > priority).then_some(Victim { priority: own, age: Age::of(queued), bytes })
        });
        sent.chain(unsent)
    }

    /// Gives up what is due for it, and returns the FORWARD TSN that is to leave.
    pub fn move_on(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        obs: &mut impl Observer<Event>,
    ) -> Option<Forward> {
        self.partial.as_ref()?;
        self.give_up_marked(now, paths, obs);
        self.give_up_victims(now, paths, obs);
        self.give_up_late(now, paths, obs);
        self.note_dropped(now, obs);
        let forward = self.advance(now, paths, obs);
        self.settle_t3(now, paths);
        forward
    }

    /// Before it would be sent again (rule TR4; RFC 7496 section 3.1).
    fn give_up_marked(&mut self, now: SimTime, paths: &mut [Path], obs: &mut impl Observer<Event>) {
        if self.marked == 0 {
            return;
        }
        let from = self.marked_from.max(self.outstanding.first());
        self.outstanding.look(from, self.outstanding.next());
        for tsn in from..self.outstanding.next() {
            let chunk = self.outstanding.at(tsn);
            let why = self.partial.as_ref().filter(|_| chunk.is(MARKED));
            if let Some(why) = why.and_then(|partial| partial.gives_up(now, tsn, chunk)) {
                self.abandon(now, paths, tsn, why, obs);
            }
        }
    }

    fn give_up_victims(&mut self, now: SimTime, paths: &mut [Path], obs: &mut impl Observer<Event>) {
        let victims = self.partial.as_mut().map(|partial| std::mem::take(&mut partial.victims));
        for tsn in victims.into_iter().flatten() {
            if tsn >= self.outstanding.first() && !self.outstanding.at(tsn).is(ACKED) {
                self.abandon(now, paths, tsn, GivenUp::Priority, obs);
            }
        }
    }

    /// What waits and is too late has no TSN yet (rule TR3), but for the rest of a message that has begun to leave.
    fn give_up_late(&mut self, now: SimTime, paths: &mut [Path], obs: &mut impl Observer<Event>) {
        let Some(partial) = self.partial.as_mut().filter(|partial| partial.dated) else { return };
        if partial.check == LifetimeCheck::WhenMissing {
            return;
        }
        for queued in self.outbound.drop_due(now, |terms| partial.due(terms)) {
            partial.drop_unsent(queued, GivenUp::Lifetime);
        }
        if partial.check == LifetimeCheck::AtTurn {
            self.cut_short(now, obs);
            self.give_up_at_front(now, paths, obs);
            return;
        }
        let mut late = self.outbound.amid();
        late.retain(|amid| partial.is_late(now, amid.terms));
        for amid in late {
            self.abandon_amid(now, paths, amid, obs);
        }
    }

    /// A message that is being sent is given up, also where all that has left of it is acknowledged.
    fn abandon_amid(&mut self, now: SimTime, paths: &mut [Path], amid: Amid, obs: &mut impl Observer<Event>) {
        let outstanding = self.outstanding.first()..self.outstanding.next();
        let last = outstanding.rev().find(|&tsn| self.is_of(tsn, amid));
        let tsn = last.unwrap_or_else(|| self.push_end(amid));
        self.abandon(now, paths, tsn, GivenUp::Lifetime, obs);
    }

    /// Whether a chunk is of a message that is being sent.
    fn is_of(&self, tsn: u64, amid: Amid) -> bool {
        let Sent { stream, ssn, flags, .. } = self.outstanding.at(tsn);
        let same = (stream, ssn, flags & FLAG_UNORDERED)
            == (amid.stream, amid.ssn, amid.order_flag & FLAG_UNORDERED);
        // The numbers of unordered DATA mean nothing: they are of the message that has not ended.
        same && (flags & (FLAG_UNORDERED | FLAG_INTERLEAVED) != FLAG_UNORDERED || self.lacks_end(tsn))
    }

    /// Whether no end follows a chunk in its run.
    fn lacks_end(&self, tsn: u64) -> bool {
        (tsn..self.outstanding.next()).all(|tsn| !self.outstanding.at(tsn).ends())
    }

    fn note_dropped(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let Some(partial) = &mut self.partial else { return };
        for (queued, why) in partial.dropped.drain(..) {
            let (stream, bytes) = (queued.message.stream, queued.message.bytes);
            let waited = now.since(queued.terms.offered);
            obs.note(now, NO_PATH, Event::MessageDropped { stream, bytes, waited, why });
        }
    }

    /// Section 3.5, rules A2 and A3: the message of `tsn` counts as acknowledged, all of it.
    pub(super) fn abandon(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        tsn: u64,
        why: GivenUp,
        obs: &mut impl Observer<Event>,
    ) {
        let amid = self.outbound.amid().into_iter().find(|&amid| self.is_of(tsn, amid));
        let message = self.message_of(tsn);
        for &tsn in &message {
            self.abandon_chunk(paths, tsn);
        }
        if let Some(amid) = amid {
            self.push_end(amid);
        } else if let Some(end) = self.missing_end(&message) {
            self.push_abandoned(end);
        }
        let (first, chunks) = (message.first().copied().unwrap_or(tsn), message.len() as u32);
        let (stream, path) = (self.outstanding.at(tsn).stream, self.outstanding.at(tsn).path);
        obs.note(now, path, Event::MessageAbandoned { tsn: first as u32, stream, chunks, why });
    }

    fn abandon_chunk(&mut self, paths: &mut [Path], tsn: u64) {
        let several = paths.len() > 1;
        let chunk = *self.outstanding.get(tsn);
        self.cmt.release(chunk);
        if !chunk.is(ACKED) {
            let (path, bytes) = (&mut paths[usize::from(chunk.path)], chunk.size());
            if chunk.is(MARKED) {
                self.unmark(path, bytes);
            } else {
                path.window.lost(tsn, bytes);
                self.in_flight.take(path, bytes);
            }
            if path.timed_tsn == tsn {
                path.untime();
            }
            if path.flight == 0 && several {
                path.t3 = NEVER;
            }
            if let Some(partial) = &mut self.partial {
                partial.free(tsn, chunk.bytes);
            }
        }
        let counts = !chunk.is(ACKED) && self.partial.as_ref().is_some_and(|partial| partial.counts);
        let uncounted = if counts { UNCOUNTED } else { 0 };
        self.outstanding.get(tsn).state = chunk.state & !(MARKED | RENEGED) | ACKED | ABANDONED | uncounted;
    }

    /// The rest of a message that has begun to leave does not: a TSN without data stands for it, so that a FORWARD TSN ends
    /// the message also where all that has left of it has come.
    fn push_end(&mut self, amid: Amid) -> u64 {
        let piece = self.outbound.skip_rest(amid);
        self.push_abandoned(piece)
    }

    /// A TSN without data that is given up already.
    fn push_abandoned(&mut self, piece: Piece) -> u64 {
        let state = ACKED | ABANDONED;
        let sent =
            Sent { stream: piece.stream, ssn: piece.ssn, flags: piece.flags, state, ..Sent::default() };
        let tsn = self.outstanding.push(sent);
        if let Some(fragments) = &mut self.fragments {
            fragments.push(tsn, piece.fragment);
        }
        if let Some(sendings) = &mut self.sendings {
            sendings.push_back(Sending { at: SimTime::ZERO, new_tsn: tsn });
        }
        if let Some(partial) = &mut self.partial {
            partial.sent(Terms::default());
        }
        tsn
    }

    /// The outstanding TSNs of the message of `tsn`, rising.
    fn message_of(&self, tsn: u64) -> Vec<u64> {
        let (first, next) = (self.outstanding.first(), self.outstanding.next());
        let own = self.outstanding.at(tsn);
        if own.flags & FLAG_INTERLEAVED != 0 {
            let key = |sent: Sent| (sent.stream, sent.ssn, sent.flags & FLAG_UNORDERED);
            self.outstanding.look(first, next);
            return (first..next).filter(|&tsn| key(self.outstanding.at(tsn)) == key(own)).collect();
        }
        let mut from = tsn;
        while from > first && !self.outstanding.at(from).begins() {
            from -= 1;
        }
        let mut to = tsn;
        while to + 1 < next && !self.outstanding.at(to).ends() && !self.outstanding.at(to + 1).begins() {
            to += 1;
        }
        self.outstanding.look(from, to);
        (from..=to).collect()
    }

    /// The last FORWARD TSN did not arrive: it leaves again.
    #[cold]
    pub fn forward_again(&mut self) {
        if let Some(partial) = &mut self.partial {
            partial.again = true;
        }
    }

    /// Section 3.5, rules C1 to C3, F2 and F3: a FORWARD TSN tells of a new point at once, and of the same once a round trip
    /// and when T3-rtx has expired.
    fn advance(&mut self, now: SimTime, paths: &[Path], obs: &mut impl Observer<Event>) -> Option<Forward> {
        let path = &paths[usize::from(self.route.data)];
        let room = path.room(self.rules.header);
        let (first, next) = (self.outstanding.first(), self.outstanding.next());
        let partial = self.partial.as_mut()?;
        let again = std::mem::take(&mut partial.again);
        partial.point = partial.point.max(first - 1);
        while partial.point + 1 < next && self.outstanding.at(partial.point + 1).is(ABANDONED) {
            partial.point += 1;
        }
        let (told, at) = partial.told;
        let round = if path.rto.srtt() > Duration::ZERO { path.rto.srtt() } else { path.rto.current() };
        // What had no place beside the point that was told waits until the peer has moved there.
        let further = partial.point > told && !(partial.cut_short && first <= told);
        let due = match partial.most_pause {
            Some(most) => now >= at + round.min(most),
            None => further || again || now >= at + round,
        };
        let reached = partial.point;
        if reached < first || !due {
            return None;
        }
        let skipped = self.skipped(room);
        let partial = self.partial.as_mut()?;
        partial.told = (partial.point, now);
        partial.cut_short = partial.point < reached;
        let new_cumulative_tsn = partial.point as u32;
        let (cumulative_tsn, streams) = ((first - 1) as u32, skipped.len() as u32);
        obs.note(now, path.id, Event::ForwardTsnSent { new_cumulative_tsn, cumulative_tsn, streams });
        let interleaved = self.fragments.is_some();
        Some(Forward { new_cumulative_tsn, interleaved, skipped })
    }

    /// Rule C4: each stream once with the highest number that is given up of what is ordered, or where messages are
    /// interleaved of each kind (RFC 8260 section 2.3.1); where these do not fit into a packet, the point is lowered.
    fn skipped(&mut self, room: u32) -> Vec<Skipped> {
        let mut skipped: Vec<Skipped> = Vec::new();
        let (fragments, interleaved) = (self.fragments.as_ref(), self.fragments.is_some());
        let Some(partial) = &mut self.partial else { return skipped };
        let most = (room.saturating_sub(FORWARD_BYTES) / skipped_bytes(interleaved)).max(1) as usize;
        for tsn in self.outstanding.first()..=partial.point {
            let Sent { stream, ssn, flags, .. } = self.outstanding.at(tsn);
            let unordered = flags & FLAG_UNORDERED != 0;
            if unordered && !interleaved {
                continue;
            }
            let number = fragments.map_or(ssn.into(), |fragments| fragments.of(tsn).mid);
            match skipped.iter().position(|one| (one.stream, one.unordered) == (stream, unordered)) {
                // Numbers of a stream rise with TSNs, but for what is sent in between.
                Some(at) if (number.wrapping_sub(skipped[at].number) as i32) > 0 || !interleaved => {
                    skipped[at].number = number;
                }
                Some(_) => {}
                None if skipped.len() == most => {
                    partial.point = tsn - 1;
                    break;
                }
                None => skipped.push(Skipped { stream, unordered, number }),
            }
        }
        skipped
    }

    /// Rule C5: while a FORWARD TSN is not acknowledged, a T3-rtx runs; while nothing is outstanding, none does.
    fn settle_t3(&mut self, now: SimTime, paths: &mut [Path]) {
        let Some(partial) = &self.partial else { return };
        let waits = partial.point >= self.outstanding.first();
        let several = paths.len() > 1;
        if waits {
            if paths.iter().all(|path| path.t3 == NEVER) {
                paths[usize::from(self.route.data)].start_t3(now);
            }
            return;
        }
        for path in paths.iter_mut().filter(|path| path.t3 != NEVER) {
            if path.flight == 0 && (several || path.marked == 0) {
                path.t3 = NEVER;
                path.window.all_acknowledged();
            }
        }
    }
}

/// Whether a message has a lifetime of its own.
fn has_lifetime(terms: Terms) -> bool {
    matches!(terms.limit, OwnLimit::Lifetime(_))
}

/// A message, or a chunk of one, that may be given up for another message.
struct Victim {
    priority: u16,
    age: Age,
    /// User data, bytes.
    bytes: u64,
}

/// Where it is; what was sent is older.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Age {
    /// Outstanding, under this TSN.
    Sent(u64),
    /// Not sent yet: since when the application has had it, on which stream, and its number there.
    Unsent(SimTime, u16, u64),
}

impl Age {
    fn of(queued: &Queued) -> Self {
        Self::Unsent(queued.terms.offered, queued.message.stream, queued.id)
    }
}

#[cfg(test)]
mod tests;
