//! Concurrent multipath transfer: new data on every path at once (Iyengar, Amer and Stewart 2006).
//!
//! TSNs then arrive out of order without any loss, which three rules of SCTP mistake for one. Split fast retransmit
//! (SFR) compares chunks of one path only, the cwnd update (CUC) asks each path for a cumulative TSN of its own, and
//! delayed acknowledgements (DAC) go on across gaps, so that a SACK says for how many packets it stands. Fast recovery and
//! Max.Burst belong to each path by itself.

use skywindow_units::SimTime;

use super::event::{Event, Observer};
use super::outstanding::{ACKED, MARKED};
use super::packet::Packet;
use super::path::Path;
use super::ranges::Range;
use super::sender::Sender;

impl Sender {
    /// Whether new data may take a path: the one in use, or each that works. If none does, everything stays where it is.
    #[inline]
    pub fn takes_new(&self, paths: &[Path], path: &Path) -> bool {
        if self.cmt.on && paths.iter().any(Path::usable) { path.usable() } else { path.id == self.route.data }
    }

    /// New data on the paths that have room in cwnd, in turn, a packet each. A path that something waits for to be sent
    /// again takes no new data before (section 6.1, rule C).
    pub fn write_striped(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        bound: Option<u8>,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        let (count, awaited) = (paths.len() as u8, self.awaited(paths));
        for step in 0..count {
            let path = (self.cmt.turn + step) % count;
            let barred = awaited & 1 << path != 0 || bound.is_some_and(|bound| bound != path);
            let own = &paths[usize::from(path)];
            if barred || !self.takes_new(paths, own) || self.has_its_part(paths, own) {
                continue;
            }
            if self.write_new_on(now, paths, path, packet, obs) {
                self.cmt.turn = (path + 1) % count;
                return Some(path);
            }
        }
        None
    }

    /// The path whose turn it is of those with room in cwnd, or the one in use.
    pub fn first_with_room(&self, paths: &[Path]) -> u8 {
        let count = paths.len() as u8;
        let in_turn = (0..count).map(|step| (self.cmt.turn + step) % count);
        let open = |path: &u8| {
            let path = &paths[usize::from(*path)];
            self.takes_new(paths, path) && path.flight < path.window.cwnd() && !self.has_its_part(paths, path)
        };
        in_turn.into_iter().find(open).unwrap_or(self.route.data)
    }

    /// The paths that marked chunks will take, a bit each.
    fn awaited(&self, paths: &[Path]) -> u8 {
        if self.marked == 0 {
            return 0;
        }
        let (from, next) = (self.marked_from.max(self.outstanding.first()), self.outstanding.next());
        self.outstanding.look(from, next);
        let marked = (from..next).map(|tsn| self.outstanding.at(tsn)).filter(|chunk| chunk.is(MARKED));
        marked.fold(0, |bits, chunk| bits | 1 << self.route.for_marked(paths, chunk))
    }

    /// A SACK comes by `path`. Whether a later one has overtaken it on a faster path, so that it is not looked at: it then
    /// has the same cumulative TSN and less in its blocks, which on one path would mean that the receiver took
    /// something back (section 6.2.1, rule D-iii). Nothing is under way for longer than a timeout.
    pub fn is_overtaken(
        &mut self,
        now: SimTime,
        paths: &[Path],
        path: u8,
        cumulative: u64,
        gaps: &[(u16, u16)],
    ) -> bool {
        let (last, at) = self.cmt.last_sack;
        let slowest = paths.iter().map(|path| path.rto.current()).max().unwrap_or_default();
        let elsewhere = path != last && now < at + slowest && cumulative + 1 == self.outstanding.first();
        let overtaken = elsewhere && reports_less(cumulative, gaps, &self.reported);
        if !overtaken {
            self.cmt.last_sack = (path, now);
        }
        overtaken
    }

    /// Split fast retransmit: the highest TSN newly acknowledged counts for its own path; without, for all of them, as
    /// section 7.2.4 has it. `last` is the end of the last block.
    pub fn judge_missing(&mut self, paths: &mut [Path], advanced: bool, last: u64, packets: u8) {
        let highest = paths.iter().map(|path| path.effect.highest).max().unwrap_or(0);
        self.cmt.reports = packets.max(1);
        self.cmt.mixed = paths.iter().filter(|path| path.effect.highest > 0).count() > 1;
        for path in paths {
            let all = advanced && self.domains.of(path.id).recovering;
            path.effect.missing_below = match (self.cmt.split_fast_retransmit, all) {
                (true, _) => path.effect.highest,
                (false, true) => last.max(highest),
                (false, false) => highest,
            };
        }
    }

    /// How many missing reports a SACK is for `tsn` of `path`: delayed acknowledgement for CMT. It stands for as many as
    /// packets have come, unless some of them may have been of another path, or sent before the chunk.
    pub fn missing_reports_of(&self, path: &Path, tsn: u64) -> u8 {
        if self.cmt.mixed || path.effect.lowest < tsn { 1 } else { self.cmt.reports }
    }

    /// Cwnd update, version 2: whether `tsn`, which is newly reported in a gap block, was the earliest of its path in
    /// flight, of the chunks sent once or of those sent again.
    pub fn moves_pseudo_cumulative(&self, path: &mut Path, tsn: u64, again: bool) -> bool {
        let looked = &mut path.effect.looked_at[usize::from(again)];
        // Blocks rise: only the first of them can be the earliest.
        !std::mem::replace(looked, true) && self.outstanding.first_in_flight(path.id, again, tsn).is_none()
    }

    /// Whether fast recovery of a path goes on: something sent on it before it began is not acknowledged yet.
    pub fn still_recovers(&self, path: u8, cumulative: u64) -> bool {
        let domain = self.domains.of(path);
        domain.recovering && cumulative < domain.exit && self.outstanding.any_on(path, domain.exit)
    }

    /// The peer's window is full. If a path has room in cwnd, and the receiver holds what overtook a chunk of another one,
    /// it is its buffer that blocks.
    pub fn note_blocking(&mut self, now: SimTime, paths: &[Path], obs: &mut impl Observer<Event>) {
        if !self.cmt.on || self.cmt.blocked.is_some() || self.reported.is_empty() || self.idle() {
            return;
        }
        let tsn = self.outstanding.first();
        let awaits = self.outstanding.at(tsn).path;
        let has_room = |path: &&Path| path.usable() && path.flight < path.window.cwnd();
        let Some(path) = paths.iter().filter(has_room).max_by_key(|path| path.id != awaits) else { return };
        let (room, held) = (path.window.cwnd() - path.flight, self.reported_bytes());
        self.cmt.blocked = Some((path.id, now));
        obs.note(now, path.id, Event::ReceiveBufferBlocked { tsn: tsn as u32, awaits, held, room });
    }

    /// What the last SACK reported in gap blocks, bytes.
    fn reported_bytes(&self) -> u32 {
        let chunks = self.reported.iter().flat_map(|&(from, to)| {
            self.outstanding.look(from, to + 1);
            (from..=to).map(|tsn| self.outstanding.at(tsn)).filter(|chunk| chunk.is(ACKED))
        });
        chunks.map(|chunk| chunk.size()).sum()
    }

    /// The peer's window has room again.
    pub fn end_blocking(&mut self, now: SimTime, peer_rwnd: u32, obs: &mut impl Observer<Event>) {
        if let Some((path, since)) = self.cmt.blocked.take() {
            obs.note(now, path, Event::ReceiveBufferFreed { lasted: now.since(since), peer_rwnd });
        }
    }
}

/// Whether the blocks `gaps` beyond `cumulative` hold nothing that `reported` does not, and less.
fn reports_less(cumulative: u64, gaps: &[(u16, u16)], reported: &[Range]) -> bool {
    let within = |&(from, to): &(u16, u16)| {
        let (from, to) = (cumulative + u64::from(from), cumulative + u64::from(to));
        let after = reported.partition_point(|block| block.0 <= from);
        from <= to && after > 0 && to <= reported[after - 1].1
    };
    let of_gaps: u64 = gaps.iter().map(|&(from, to)| u64::from(to.saturating_sub(from)) + 1).sum();
    let of_reported: u64 = reported.iter().map(|&(from, to)| to - from + 1).sum();
    of_gaps < of_reported && gaps.iter().all(within)
}

#[cfg(test)]
mod tests;
