//! What the sender learns from a SACK: RFC 9260 sections 6.2.1, 6.3.2 and 7.2.4.
//!
//! Without gaps the work is that of the chunks newly acknowledged. With gaps it is that of the blocks, of
//! what they newly report and of what is missing: the rest of what is outstanding is not looked at.

use skywindow_units::SimTime;

use super::config::chunk_bytes;
use super::congestion::Acknowledged;
use super::event::{Event, Observer};
use super::outstanding::{ACKED, FAST_ONCE, MARKED, MARKED_FAST, MARKED_TIMEOUT, Sent};
use super::packet::{SackHead, unwrap_tsn};
use super::path::{NEVER, Path};
use super::ranges::{difference, drop_up_to};
use super::sender::Sender;

/// Everything one SACK does to a path.
#[derive(Clone, Copy, Debug, Default)]
struct Effect {
    acked: Acknowledged,
    /// Highest TSN newly acknowledged (HTNA).
    highest: u64,
    /// A chunk that had not timed out was acknowledged: the path works.
    delivered: bool,
}

impl Sender {
    /// Takes a SACK for data of `path`.
    pub fn on_sack(
        &mut self,
        now: SimTime,
        path: &mut Path,
        head: SackHead,
        gaps: &[(u16, u16)],
        obs: &mut impl Observer,
    ) {
        let first = self.outstanding.first();
        let cumulative = unwrap_tsn(first - 1, head.cumulative_tsn);
        if cumulative + 1 < first || cumulative >= self.outstanding.next() {
            return; // Overtaken by a later SACK (rule D-i), or about data never sent.
        }
        self.burst.restart();
        self.held_back = false;
        let mut effect = Effect::default();
        effect.acked.full = path.flight + self.marked_bytes >= path.window.cwnd;
        effect.acked.advanced = cumulative >= first;
        self.take_cumulative(now, path, cumulative, &mut effect, obs);
        let with_gaps = !(gaps.is_empty() && self.reported.is_empty());
        if with_gaps {
            self.take_gaps(now, path, cumulative, gaps, &mut effect, obs);
        }
        self.grow(now, path, cumulative, &effect, obs);
        if with_gaps {
            self.count_missing(now, path, cumulative, &effect, obs);
        }
        self.settle_timer(now, path, &effect, obs);
        self.update_peer_window(now, path, head.a_rwnd, obs);
    }

    #[inline]
    fn take_cumulative(
        &mut self,
        now: SimTime,
        path: &mut Path,
        cumulative: u64,
        effect: &mut Effect,
        obs: &mut impl Observer,
    ) {
        while self.outstanding.first() <= cumulative {
            let tsn = self.outstanding.first();
            let chunk = self.outstanding.pop();
            self.acknowledged += u64::from(chunk.bytes);
            if chunk.is(FAST_ONCE) {
                self.burst.arm();
            }
            if !chunk.is(ACKED) {
                effect.acked.cumulative += chunk_bytes(chunk.bytes);
                effect.highest = tsn;
                self.leave_flight(now, path, tsn, chunk, effect, obs);
            }
        }
    }

    /// A chunk is acknowledged for the first time.
    #[inline]
    fn leave_flight(
        &mut self,
        now: SimTime,
        path: &mut Path,
        tsn: u64,
        chunk: Sent,
        effect: &mut Effect,
        obs: &mut impl Observer,
    ) {
        let bytes = chunk_bytes(chunk.bytes);
        if chunk.is(MARKED) {
            self.unmark(bytes);
        } else {
            path.flight -= bytes;
        }
        // After a timeout it is unclear whether the data or only their acknowledgement was late, so a chunk
        // still marked by it proves nothing of the path.
        if !chunk.is(MARKED_TIMEOUT) {
            effect.delivered = true;
            if path.timed_tsn == tsn {
                let event = path.measure(now.since(path.timed_at));
                obs.note(now, path.id, event);
            }
        }
        if path.timed_tsn == tsn {
            path.untime();
        }
    }

    fn take_gaps(
        &mut self,
        now: SimTime,
        path: &mut Path,
        cumulative: u64,
        gaps: &[(u16, u16)],
        effect: &mut Effect,
        obs: &mut impl Observer,
    ) {
        drop_up_to(&mut self.reported, cumulative);
        let mut blocks = std::mem::take(&mut self.scratch);
        blocks.clear();
        let (mut last, end) = (cumulative, self.outstanding.next());
        for &(from, to) in gaps {
            let block = (cumulative + u64::from(from), cumulative + u64::from(to));
            if block.0 > last + 1 && block.0 <= block.1 && block.1 < end {
                blocks.push(block);
                last = block.1;
            }
        }
        let before = std::mem::take(&mut self.reported);
        difference(&before, &blocks, |range| self.renege(now, path, cumulative, range, obs));
        difference(&blocks, &before, |(from, to)| {
            for tsn in from..=to {
                self.acknowledge_gap(now, path, tsn, effect, obs);
            }
        });
        self.reported = blocks;
        self.scratch = before;
    }

    fn acknowledge_gap(
        &mut self,
        now: SimTime,
        path: &mut Path,
        tsn: u64,
        effect: &mut Effect,
        obs: &mut impl Observer,
    ) {
        let entry = self.outstanding.get(tsn);
        let chunk = *entry;
        entry.state = chunk.state & !MARKED | ACKED;
        effect.acked.gap += chunk_bytes(chunk.bytes);
        effect.highest = effect.highest.max(tsn);
        self.leave_flight(now, path, tsn, chunk, effect, obs);
    }

    /// Section 6.2.1, rule D-iii: what was reported before and is not any more counts as outstanding again.
    fn renege(
        &mut self,
        now: SimTime,
        path: &mut Path,
        cumulative: u64,
        range: (u64, u64),
        obs: &mut impl Observer,
    ) {
        for tsn in range.0..=range.1 {
            let chunk = self.outstanding.get(tsn);
            chunk.state &= !ACKED;
            path.flight += chunk_bytes(chunk.bytes);
            obs.note(now, path.id, Event::Reneged { tsn: tsn as u32, cumulative_tsn: cumulative as u32 });
        }
        if path.t3 == NEVER {
            path.start_t3(now);
        }
    }

    /// Section 7.2.4: missing reports by the highest TSN newly acknowledged; while fast recovery goes on and
    /// the cumulative TSN advances, for everything the SACK reports missing.
    fn count_missing(
        &mut self,
        now: SimTime,
        path: &mut Path,
        cumulative: u64,
        effect: &Effect,
        obs: &mut impl Observer,
    ) {
        let recovering = effect.acked.advanced && cumulative < self.exit;
        let last = self.reported.last().map_or(cumulative, |block| block.1);
        let limit = if recovering { last.max(effect.highest) } else { effect.highest };
        let blocks = std::mem::take(&mut self.reported);
        let mut from = cumulative + 1;
        for block in &blocks {
            for tsn in from..block.0.min(limit) {
                self.report_missing(now, path, tsn, obs);
            }
            from = block.1 + 1;
            if from >= limit {
                break;
            }
        }
        self.reported = blocks;
    }

    #[inline]
    fn report_missing(&mut self, now: SimTime, path: &mut Path, tsn: u64, obs: &mut impl Observer) {
        let trigger = self.missing_reports;
        let chunk = self.outstanding.get(tsn);
        chunk.misses = chunk.misses.saturating_add(1);
        if chunk.misses < trigger || chunk.is(FAST_ONCE) {
            return;
        }
        chunk.state |= FAST_ONCE;
        let reports = u32::from(chunk.misses);
        self.mark(path, tsn, MARKED_FAST);
        let wire = tsn as u32;
        if tsn > self.exit {
            self.exit = self.outstanding.next() - 1;
            self.recovering = true;
            let from = path.window.cut();
            path.untime();
            obs.note(now, path.id, Event::FastRetransmit { tsn: wire, reports, from, to: path.window.cwnd });
        } else {
            let (cwnd, exit) = (path.window.cwnd, self.exit as u32);
            obs.note(now, path.id, Event::FastRetransmitAgain { tsn: wire, reports, cwnd, exit });
        }
        self.forced = true;
    }

    #[inline]
    fn grow(
        &mut self,
        now: SimTime,
        path: &mut Path,
        cumulative: u64,
        effect: &Effect,
        obs: &mut impl Observer,
    ) {
        let acked = Acknowledged { recovering: cumulative < self.exit, ..effect.acked };
        if self.recovering && !acked.recovering {
            self.recovering = false;
            let (cwnd, ssthresh) = (path.window.cwnd, path.window.ssthresh);
            obs.note(now, path.id, Event::RecoveryEnded { exit: self.exit as u32, cwnd, ssthresh });
        }
        if acked.cumulative + acked.gap > 0
            && let Some(event) = path.window.acknowledge(acked)
        {
            obs.note(now, path.id, event);
        }
    }

    /// Section 6.3.2, rules R2 and R3, and section 8: what is acknowledged clears the errors.
    #[inline]
    fn settle_timer(&mut self, now: SimTime, path: &mut Path, effect: &Effect, obs: &mut impl Observer) {
        if effect.acked.advanced {
            if self.idle() {
                path.t3 = NEVER;
                path.window.all_acknowledged();
            } else {
                path.start_t3(now);
            }
        }
        if effect.acked.advanced || effect.delivered {
            self.errors = 0;
        }
        if self.probing() {
            // Section 6.1, rule A: a peer that answers probes is alive, however long its window stays shut.
            self.errors = 0;
            path.errors = 0;
        }
        if effect.delivered && path.errors > 0 {
            path.errors = 0;
            if !path.active {
                path.active = true;
                obs.note(now, path.id, Event::PathActive { path: path.id });
            }
        }
    }
}
