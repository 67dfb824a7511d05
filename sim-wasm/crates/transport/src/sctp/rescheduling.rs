//! Chunk rescheduling for concurrent multipath transfer (draft-tuexen-tsvwg-sctp-multipath-28 section 5.3): where what one
//! path has delivered fills a buffer and waits for a chunk of another path, that chunk leaves again by it.
//!
//! The draft leaves the rule to papers (Dreibholz et al. 2010) that were not at hand; it is taken from the simulation model
//! of its authors, `chunkReschedulingControl` of INET. There a chunk may leave again by its own path, too, two round trips
//! later, and a path that recovers already rests for a round trip; here T3-rtx and fast retransmits do the former.

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::event::{Event, Observer};
use super::outstanding::{ACKED, MARKED, MARKED_FAST};
use super::packet::{FLAG_IMMEDIATE, Packet};
use super::path::Path;
use super::sender::Sender;

impl Sender {
    /// Whether the chunk `tsn` may leave again by another path: it is still unacknowledged and in flight, and has not done so
    /// before.
    fn may_move(&self, tsn: u64) -> bool {
        let outstanding = self.outstanding.first()..self.outstanding.next();
        outstanding.contains(&tsn) && tsn > self.cmt.moved && !self.outstanding.at(tsn).is(ACKED | MARKED)
    }

    /// After a SACK: whether enough of a buffer waits for the first chunk outstanding, and by which path that leaves again.
    #[cold]
    pub(super) fn plan_move(&mut self, paths: &[Path]) {
        self.cmt.moves = None;
        let tsn = self.outstanding.first();
        if !self.may_move(tsn) {
            return;
        }
        let from = self.outstanding.at(tsn).path;
        let waits: u32 = paths.iter().map(|path| self.waits_of(path)).sum();
        // The send buffer, and what the receiver has room for with all that it keeps for the sender.
        let buffers = [self.rules.send_buffer, self.a_rwnd.saturating_add(waits)];
        let least =
            u64::from(buffers[0].min(buffers[1]) / self.parts(paths)) * u64::from(self.cmt.rescheduling);
        let fills = |path: &&Path| {
            let waits = u64::from(self.waits_of(path));
            waits > 0 && 100 * waits >= least
        };
        let goes = |path: &&Path| {
            let recovers = self.domains.of(path.id).recovering;
            path.id != from && path.usable() && !recovers && path.flight < path.window.cwnd()
        };
        let fullest = paths.iter().filter(fills).filter(goes).max_by_key(|path| self.waits_of(path));
        self.cmt.moves = fullest.map(|path| (tsn, path.id));
    }

    /// The chunk that is to leave again, if there is one, in a packet of its new path.
    #[cold]
    pub(super) fn write_moved(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        bound: Option<u8>,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        let (tsn, to) = self.cmt.moves?;
        let target = usize::from(to);
        if !self.may_move(tsn) {
            self.cmt.moves = None;
            return None;
        }
        let chunk = self.outstanding.at(tsn);
        let fits = chunk.size() <= Self::room(&paths[target], packet);
        if !fits || bound.is_some_and(|bound| bound != to) {
            return None;
        }
        (self.cmt.moves, self.cmt.moved) = (None, tsn);
        let (from, waits) = (usize::from(chunk.path), self.waits_of(&paths[target]));
        self.answer_move(now, &mut paths[from], obs);
        self.outstanding.get(tsn).flags |= FLAG_IMMEDIATE; // All that waits for it is to be acknowledged at once.
        self.mark(paths, tsn, MARKED_FAST);
        paths[from].lost -= 1; // It is late, and perhaps not lost.
        let flight = paths[target].flight;
        self.put_again(now, paths, target, tsn, packet);
        self.after_packet(now, &mut paths[target], flight, obs);
        let (path, cwnd) = (chunk.path, paths[from].window.cwnd());
        obs.note(now, to, Event::ChunkRescheduled { tsn: tsn as u32, path, waits, cwnd });
        Some(to)
    }

    /// A path that is too slow for the buffers is answered like a loss of it, once in a window of data.
    fn answer_move(&mut self, now: SimTime, path: &mut Path, obs: &mut impl Observer<Event>) {
        let exit = self.outstanding.next() - 1;
        let domain = self.domains.of_mut(path.id);
        if domain.recovering || self.unmarked_is_corruption {
            cold_path();
            return;
        }
        (domain.exit, domain.recovering, domain.recovery_path) = (exit, true, path.id);
        path.window.at(now);
        path.window.cut();
        path.pass_on(now, obs);
    }
}

#[cfg(test)]
mod tests;
