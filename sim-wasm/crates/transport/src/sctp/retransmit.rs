//! What must be sent again: marking it, and sending it on the path its policy chooses.

use skywindow_units::{Duration, SimTime};

use super::event::{Event, Observer};
use super::outstanding::{
    ACKED, BUNDLED, FAST_ONCE, MARKED, MARKED_DAMAGED, MARKED_FAST, MARKED_TIMEOUT, MARKED_TOO_BIG,
};
use super::packet::{FLAG_IMMEDIATE, Packet, Retransmit};
use super::path::Path;
use super::sender::{Sender, wire};
use super::ticks::NEVER;

impl Sender {
    /// Marks an unacknowledged chunk for retransmission: it is no longer in flight.
    pub fn mark(&mut self, paths: &mut [Path], tsn: u64, mark: u16) {
        let alone = paths.len() == 1;
        let chunk = self.outstanding.get(tsn);
        let bytes = chunk.size();
        if !chunk.is(MARKED) {
            let path = &mut paths[usize::from(chunk.path)];
            self.marked += 1;
            path.lost += u64::from(mark != MARKED_TOO_BIG);
            path.marked += bytes;
            path.window.lost(tsn, bytes);
            self.in_flight.take(path, bytes);
            if path.flight == 0 && !alone {
                path.t3 = NEVER; // What it watched leaves by another path, perhaps.
            }
            self.marked_from = self.marked_from.min(tsn);
        }
        chunk.state = chunk.state & !MARKED | mark;
    }

    /// Takes a mark off a chunk last sent on `path` that leaves again or was acknowledged after all.
    #[inline]
    pub fn unmark(&mut self, path: &mut Path, bytes: u32) {
        self.marked -= 1;
        path.marked -= bytes;
    }

    /// Section 7.2.4, rule 3, and section 6.3.3, rule E3: one packet of marked chunks at once, the rest as the
    /// cwnd of the path they take allows, all of them before new data (section 6.1, rule C). Returns the path.
    #[inline(never)]
    pub fn write_marked(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        bound: Option<u8>,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        if self.held_back && !self.forced {
            return None;
        }
        let (mut tsn, target) = self.first_to_go(paths)?;
        let to = target as u8;
        if bound.is_some_and(|bound| bound != to) {
            return None;
        }
        // Section 7.2.4, rule 3: the one packet that leaves at once is not delayed.
        if !self.forced && packet.data.is_empty() && paths[target].holds(now) {
            return None;
        }
        if !self.forced && !self.burst_allows(now, &paths[target], obs) {
            return None;
        }
        let short =
            self.rules.retransmits_in_rwnd && self.peer_rwnd() < paths[target].room(self.rules.header);
        if short && self.in_flight.chunks > 0 && tsn != self.outstanding.first() {
            return None;
        }
        let mut room = Self::room(&paths[target], packet);
        if self.rules.retransmits_within && !self.forced {
            room = room.min(self.open(paths, target));
        }
        // A chunk cut for a larger path MTU leaves in a packet of its own, as fragments of IP; where cwnd has to hold it,
        // which it may never do, once nothing else is in flight.
        let waits = self.rules.retransmits_within && self.in_flight.chunks > 0;
        let mut oversize = packet.size == self.rules.header && !waits;
        let flight = paths[target].flight;
        let (before, mut skipped, began) = (packet.data.len(), tsn > self.marked_from, tsn);
        while self.marked > 0 && tsn < self.outstanding.next() {
            let chunk = *self.outstanding.get(tsn);
            if chunk.is(MARKED) {
                if self.route.for_marked(paths, chunk) != target {
                    skipped = true;
                } else {
                    let bytes = chunk.size();
                    if bytes <= room || oversize {
                        room = room.saturating_sub(bytes);
                        self.send_again(now, paths, target, tsn, packet, obs);
                        oversize = false;
                    } else if self.rules.retransmits_within {
                        skipped = true;
                    } else {
                        break;
                    }
                }
            }
            tsn += 1;
            if short && packet.data.len() > before {
                break;
            }
        }
        self.outstanding.look(began, tsn);
        if !skipped {
            self.marked_from = tsn;
        }
        if packet.data.len() == before {
            return None;
        }
        if let Some(limit) = self.rules.fast_burst.filter(|_| self.forced) {
            self.fast_packets += 1;
            self.forced = self.any_fast();
            self.held_back |= self.forced && self.fast_packets >= limit;
            self.forced &= !self.held_back;
        } else {
            self.held_back |= self.forced && !self.rules.retransmits_within;
            self.forced = false;
        }
        self.held_back |= std::mem::take(&mut self.single);
        self.after_packet(now, &mut paths[target], flight, obs);
        Some(to)
    }

    /// Whether a chunk still waits to be fast-retransmitted.
    pub fn any_fast(&self) -> bool {
        let from = self.marked_from.max(self.outstanding.first());
        self.marked > 0 && (from..self.outstanding.next()).any(|tsn| self.outstanding.at(tsn).is(MARKED_FAST))
    }

    /// Marked chunks as far as cwnd holds them whole, and new data in what is left of cwnd and of the packet: what
    /// dcSCTP does. What begins fast recovery leaves alone, and no limit of a burst counts it.
    #[cold]
    pub fn write_within(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        bound: Option<u8>,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        let alone = self.forced;
        let path = if self.cmt.on { self.first_with_room(paths) } else { self.route.data };
        let room = Self::room(&paths[usize::from(path)], packet).min(self.open(paths, path.into()));
        let before = packet.size;
        let again = self.write_marked(now, paths, bound, packet, obs);
        if let Some(to) = again {
            self.domains.of_mut(to).burst.sent -= 1;
        }
        if alone && again.is_some() {
            return again;
        }
        let fits = again.or(bound).is_none_or(|to| to == path);
        let filled =
            fits && self.write_new(now, paths, path, room.saturating_sub(packet.size - before), packet, obs);
        if let Some(to) = again.filter(|_| !filled) {
            self.domains.of_mut(to).burst.sent += 1;
        }
        again.or(filled.then_some(path))
    }

    /// What cwnd and the peer's window let go on a path now, bytes; cwnd alone if nothing is in flight.
    pub fn open(&self, paths: &[Path], index: usize) -> u32 {
        let path = &paths[index];
        let left = path.window.cwnd().saturating_sub(path.flight);
        (if self.in_flight.chunks == 0 { left } else { left.min(self.peer_rwnd()) }) / 4 * 4
    }

    /// The lowest marked chunk whose path has room in its window, and the path; whatever the window says if
    /// one packet may go at once.
    fn first_to_go(&mut self, paths: &[Path]) -> Option<(u64, usize)> {
        self.marked_from = self.marked_from.max(self.outstanding.first());
        let open = |path: &Path| self.forced || path.flight < path.window.cwnd();
        if let [path] = paths {
            return open(path).then_some((self.marked_from, 0));
        }
        if !paths.iter().any(open) {
            return None;
        }
        let forced = self.forced;
        (self.marked_from..self.outstanding.next()).find_map(|tsn| {
            let chunk = *self.outstanding.get(tsn);
            if !chunk.is(MARKED) {
                return None;
            }
            let target = self.route.for_marked(paths, chunk);
            let open = forced || paths[target].flight < paths[target].window.cwnd();
            open.then_some((tsn, target))
        })
    }

    fn send_again(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        target: usize,
        tsn: u64,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) {
        let reason = self.put_again(now, paths, target, tsn, packet);
        let transmissions = u32::from(self.outstanding.get(tsn).transmissions);
        let cwnd = paths[target].window.cwnd();
        let event = Event::Retransmitted { tsn: tsn as u32, reason, transmissions, cwnd };
        obs.note(now, target as u8, event);
    }

    /// A marked chunk leaves in this packet by the path `target`. Returns why.
    pub(super) fn put_again(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        target: usize,
        tsn: u64,
        packet: &mut Packet,
    ) -> Retransmit {
        let lowest = tsn == self.outstanding.first()
            || (paths.len() > 1 && self.outstanding.earliest_on(target as u8, tsn).is_none());
        let chunk = self.outstanding.get(tsn);
        let bytes = chunk.size();
        let before = usize::from(chunk.path);
        let reason = if chunk.is(MARKED_FAST) {
            Retransmit::Fast
        } else if chunk.is(MARKED_TOO_BIG) {
            Retransmit::TooBig
        } else if chunk.is(MARKED_DAMAGED) {
            Retransmit::Damaged
        } else {
            Retransmit::Timeout
        };
        chunk.state &= !(MARKED | BUNDLED);
        if self.rules.sack_asked_below > 0 {
            chunk.flags &= !FLAG_IMMEDIATE;
            if !self.forced && paths[target].window.cwnd() < self.rules.sack_asked_below {
                chunk.flags |= FLAG_IMMEDIATE; // It asks for a SACK as the window is now.
            }
        }
        chunk.transmissions = chunk.transmissions.saturating_add(1);
        chunk.path = target as u8;
        if self.cmt.on && before != target {
            chunk.state |= FAST_ONCE; // Later TSNs of this path left before: they do not tell that it is missing.
        }
        let sent = *chunk;
        self.unmark(&mut paths[before], bytes);
        if paths[before].timed_tsn == tsn {
            paths[before].untime();
        }
        let moves = before != target && paths[before].flight > 0;
        if moves && self.outstanding.earliest_on(before as u8, tsn).is_none() {
            paths[before].start_t3(now); // It watched this chunk; what is left was sent later.
        }
        if let Some(sendings) = &mut self.sendings {
            sendings[(tsn - self.outstanding.first()) as usize].at = now;
        }
        let path = &mut paths[target];
        path.window.sent_chunk(now, tsn, path.flight);
        self.in_flight.add(path, bytes);
        path.transmitted += 1;
        if lowest && (self.forced || !self.rules.retransmits_within) {
            if self.rules.back_off_late && reason == Retransmit::Fast {
                path.end_back_off();
            }
            path.start_t3(now); // Section 7.2.4, rule 4, and section 6.1.
        }
        packet.retransmit = packet.retransmit.max(reason);
        if let Some(fragments) = &self.fragments {
            packet.fragments.push(fragments.of(tsn));
        }
        packet.data.push(wire(tsn, &sent));
        packet.size += bytes;
        reason
    }

    /// T3-rtx has expired on the path `index`: section 6.3.3.
    ///
    /// A loss that is read as corruption still leaves one unit, for without acknowledgements nothing paces
    /// what a larger window would let go at once; but it leaves ssthresh, so that slow start soon is back.
    pub fn on_t3(&mut self, now: SimTime, paths: &mut [Path], index: usize, obs: &mut impl Observer<Event>) {
        let earliest = self.earliest_unacknowledged(index as u8, paths.len());
        let path = &mut paths[index];
        let (tsn, before) = (earliest as u32, path.rto.current());
        let corruption = self.unmarked_is_corruption && earliest > path.marked_exit;
        // Section 6.1, rule A: zero window probing does not affect cwnd, for what was lost, if anything, filled no queue.
        let shut = self.probing() && (self.rules.shut_keeps_cwnd || earliest == self.probe);
        // Never longer than the timer ran: else round trips beyond RTO.Max would spare everything for good.
        let spared = path.rto.measured_sum().min(before);
        let keeps = shut || !self.any_to_mark(now, path.id, spared);
        path.window.at(now);
        let from = if keeps { path.window.cwnd() } else { path.window.time_out(corruption) };
        let (to, ssthresh) = (path.window.cwnd(), path.window.ssthresh());
        obs.note(now, path.id, Event::Timeout { tsn, from, to, ssthresh });
        if corruption && !keeps {
            obs.note(now, path.id, Event::LossUnmarked { tsn, reports: Some(0), cwnd: to, ssthresh });
        }
        path.pass_on(now, obs);
        path.expiries = path.expiries.saturating_add(1);
        if !self.rules.back_off_late || path.expiries > 1 {
            path.rto.back_off();
        }
        path.errors += 1;
        self.errors += 1;
        let (to, errors) = (path.rto.current(), path.errors);
        obs.note(now, path.id, Event::RtoDoubled { path: path.id, from: before, to, errors });
        path.t3 = NEVER;
        path.idle = NEVER;
        if let Some(partial) = &mut self.partial {
            partial.again = true; // RFC 3758 section 3.5, rule A5.
        }
        if path.reorder_due != NEVER {
            path.reorder_due = NEVER; // What it waits for is marked now.
            path.plan();
        }
        path.end_tail();
        if !self.rules.t3_spares_recent {
            path.untime();
        }
        let id = path.id;
        self.outstanding.look(self.outstanding.first(), self.outstanding.next());
        for tsn in self.outstanding.first()..self.outstanding.next() {
            let recent = self.is_recent(now, tsn, spared);
            let chunk = self.outstanding.get(tsn);
            if chunk.path == id && !chunk.is(ACKED) && !recent {
                chunk.misses = 0;
                if self.rules.repeats_after_new {
                    chunk.state &= !FAST_ONCE; // It leaves by this timeout now.
                }
                if paths[index].timed_tsn == tsn {
                    paths[index].untime();
                }
                self.mark(paths, tsn, MARKED_TIMEOUT);
            }
        }
        if self.partial.is_some() {
            self.give_up_timed_out(now, paths, obs);
        }
        if self.rules.t3_ends_recovery {
            let domain = self.domains.of_mut(id);
            (domain.recovering, domain.exit) = (false, self.outstanding.first() - 1);
        }
        if self.rules.t3_spares_recent && paths[index].flight > 0 {
            paths[index].start_t3(now); // For what was spared.
        }
        // What was spared is in flight, and cwnd holds the rest back.
        self.forced = self.marked > 0 && !self.rules.retransmits_within && !self.rules.t3_spares_recent;
        (self.single, self.held_back) = (self.rules.t3_spares_recent, false);
        self.domains.restart_bursts();
    }

    /// Whether T3-rtx spares `tsn`, because it was sent no longer ago than `spared`.
    fn is_recent(&self, now: SimTime, tsn: u64, spared: Duration) -> bool {
        let Some(sendings) = self.sendings.as_ref().filter(|_| self.rules.t3_spares_recent) else {
            return false;
        };
        sendings[(tsn - self.outstanding.first()) as usize].at + spared > now
    }

    /// Whether T3-rtx has anything to mark on `path`.
    fn any_to_mark(&mut self, now: SimTime, path: u8, spared: Duration) -> bool {
        !self.rules.t3_spares_recent
            || (self.outstanding.first()..self.outstanding.next()).any(|tsn| {
                let chunk = *self.outstanding.get(tsn);
                chunk.path == path && !chunk.is(ACKED) && !self.is_recent(now, tsn, spared)
            })
    }

    /// The lowest TSN that T3-rtx of `path` watched.
    fn earliest_unacknowledged(&self, path: u8, paths: usize) -> u64 {
        let first = self.outstanding.first();
        if paths == 1 {
            return first;
        }
        self.outstanding.earliest_on(path, self.outstanding.next()).unwrap_or(first)
    }
}

#[cfg(test)]
mod tests;
