//! What the sender learns from a SACK: RFC 9260 sections 6.2.1, 6.3.2 and 7.2.4.
//!
//! Without gaps the work is that of the chunks newly acknowledged. With gaps it is that of the blocks, of
//! what they newly report and of what is missing: the rest of what is outstanding is not looked at.
//! A SACK may acknowledge chunks of several paths. Each acts on the path of its last transmission. Fast
//! recovery is one for the association (section 7.2.4, rule 2).

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::event::{Event, Observer};
use super::outstanding::{
    ABANDONED, ACKED, FAST_ONCE, MARKED, MARKED_FAST, MARKED_TIMEOUT, RENEGED, REPORTED, Sent, UNCOUNTED,
};
use super::packet::{SackHead, unwrap_tsn};
use super::path::{Effect, Path};
use super::ranges::{difference, drop_up_to};
use super::sender::Sender;
use super::sharing::Coupling;
use super::ticks::NEVER;
use super::window::Standing;

/// What told of a loss.
#[derive(Clone, Copy, Debug)]
pub(super) enum Told {
    /// So many missing reports.
    Reports(u32),
    /// The time since it left, with such a reordering window.
    Time(Duration),
}

impl Sender {
    /// Whether a SACK is about data that were not sent.
    #[inline]
    pub fn never_sent(&self, head: SackHead, gaps: &[(u16, u16)]) -> bool {
        let above = gaps.last().map_or(0, |block| block.1.into());
        let highest = head.cumulative_tsn.wrapping_add(above);
        highest.wrapping_sub(self.outstanding.next() as u32) as i32 >= 0
    }

    /// Takes a SACK that came by the path `from`. With `congested`, when it came with an ECNE, no window grows.
    pub fn on_sack(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        from: u8,
        head: SackHead,
        gaps: &[(u16, u16)],
        congested: bool,
        obs: &mut impl Observer<Event>,
    ) {
        let first = self.outstanding.first();
        let cumulative = unwrap_tsn(first, head.cumulative_tsn);
        if cumulative >= self.outstanding.next() || cumulative + 1 < first {
            cold_path();
            return; // Overtaken by a later SACK (rule D-i), or about data never sent.
        }
        if self.cmt.on && self.is_overtaken(now, paths, from, cumulative, gaps) {
            cold_path();
            return;
        }
        (self.held_back, self.single, self.fast_packets) = (false, false, 0);
        self.domains.for_each(|domain| {
            domain.burst.restart();
            domain.entering = false;
        });
        let advanced = cumulative >= first;
        for path in &mut *paths {
            path.effect = Effect::default();
            // What is split to fill cwnd leaves less of it than a chunk needs, which is full enough.
            let more =
                if self.rules.splits { path.window.unit() } else { path.marked - self.damaged_bytes(path) };
            path.effect.acked.full = path.flight + more >= path.window.cwnd() || path.pacer.waits();
            path.effect.acked.advanced = advanced && !self.cmt.cwnd_update;
        }
        let sample =
            if self.rules.rtt_by_sack && gaps.is_empty() { self.sample(now, cumulative) } else { None };
        self.take_cumulative(now, paths, cumulative, obs);
        let with_gaps = !(gaps.is_empty() && self.reported.is_empty());
        if with_gaps {
            self.take_gaps(now, paths, cumulative, gaps, obs);
        }
        if self.cmt.coupling != Coupling::Independent {
            self.couple(paths);
        }
        self.grow(now, paths, cumulative, congested, false, obs);
        self.give_up_missing(now, paths, obs);
        if self.rules.by_time {
            cold_path();
            self.find_overdue(now, paths, obs);
        } else if with_gaps {
            self.count_missing(now, paths, cumulative, advanced, head.packets, obs);
        }
        if paths.iter().any(|path| path.window.hears_losses_first()) {
            cold_path();
            self.grow(now, paths, cumulative, congested, true, obs);
        }
        if self.reneged {
            cold_path();
            self.count_reneged(now, paths, obs);
        }
        if self.rules.fast_burst.is_some() && self.marked > 0 {
            cold_path();
            self.forced |= self.any_fast(); // What the last opportunity left over.
        }
        self.settle_timers(now, paths, advanced);
        if let Some((path, rtt)) = sample {
            cold_path();
            obs.note(now, path, paths[usize::from(path)].measure(now, rtt));
        }
        if self.domains.of(0).burst.lowers_cwnd() {
            cold_path();
            self.lower_windows(now, paths, obs);
        }
        self.update_peer_window(now, paths, head.a_rwnd, obs);
        if self.cmt.rescheduling > 0 {
            self.plan_move(paths);
        }
    }

    /// Section 7.2.2: the TSNs that the receiver has got twice. What is no longer outstanding is taken for a full
    /// chunk on the path of new data.
    #[cold]
    pub fn count_duplicates(&mut self, paths: &mut [Path], head: SackHead, duplicates: &[u32]) {
        let (first, next) = (self.outstanding.first(), self.outstanding.next());
        if unwrap_tsn(first, head.cumulative_tsn) + 1 < first {
            return; // Overtaken by a later SACK.
        }
        for &wire in duplicates {
            let tsn = unwrap_tsn(first, wire);
            let (path, bytes) = if (first..next).contains(&tsn) {
                let chunk = self.outstanding.get(tsn);
                (chunk.path, chunk.size())
            } else {
                (self.route.data, self.outbound.full_chunk())
            };
            let path = &mut paths[usize::from(path)];
            path.window.count_duplicates(bytes);
            if let Some(rack) = &mut path.rack {
                rack.on_duplicate(first, next);
            }
        }
    }

    #[inline]
    fn take_cumulative(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        cumulative: u64,
        obs: &mut impl Observer<Event>,
    ) {
        if let Some(promises) = &mut self.promises {
            promises.settle(cumulative, &self.outstanding);
        }
        self.outstanding.look(self.outstanding.first(), cumulative + 1);
        while self.outstanding.first() <= cumulative {
            let tsn = self.outstanding.first();
            let chunk = self.outstanding.pop();
            let mut sent_at = None;
            if let Some(sendings) = &mut self.sendings {
                cold_path();
                sent_at = sendings.pop_front().map(|sending| sending.at);
            }
            self.acknowledged += u64::from(chunk.bytes);
            if chunk.is(FAST_ONCE) {
                self.domains.of_mut(chunk.path).burst.arm();
            }
            if chunk.is(ACKED) {
                self.cmt.release(chunk);
                paths[usize::from(chunk.path)].effect.acked.cumulative += chunk.uncounted();
            } else {
                let path = &mut paths[usize::from(chunk.path)];
                path.effect.acked.cumulative += chunk.size();
                path.effect.newly_acknowledged(tsn);
                path.effect.acked.advanced = true;
                path.effect.earliest = true; // Everything below is acknowledged.
                path.effect.once |= chunk.transmissions == 1;
                path.arrived(now, sent_at, tsn, chunk);
                self.leave_flight(now, path, tsn, chunk, obs);
            }
        }
        if let Some(partial) = &mut self.partial {
            cold_path();
            partial.forget_below(self.outstanding.first()); // The application may ask for room next.
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
        obs: &mut impl Observer<Event>,
    ) {
        let bytes = chunk.size();
        path.window.arrived(now, tsn, bytes);
        if chunk.is(MARKED) {
            cold_path();
            self.unmark(path, bytes);
        } else {
            self.in_flight.take(path, bytes);
        }
        // After a timeout it is unclear whether the data or only their acknowledgement was late, so a chunk
        // still marked by it proves nothing of the path.
        if !chunk.is(MARKED_TIMEOUT) {
            path.effect.delivered = true;
            if path.timed_tsn == tsn && !self.rules.rtt_by_sack {
                let event = path.measure(now, now.since(path.timed_at));
                obs.note(now, path.id, event);
            }
        }
        if path.timed_tsn == tsn {
            path.untime();
        }
    }

    #[inline(never)]
    fn take_gaps(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        cumulative: u64,
        gaps: &[(u16, u16)],
        obs: &mut impl Observer<Event>,
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
        difference(&before, &blocks, |range| self.renege(now, paths, cumulative, range, obs));
        difference(&blocks, &before, |(from, to)| {
            self.outstanding.look(from, to + 1);
            for tsn in from..=to {
                self.acknowledge_gap(now, paths, tsn, obs);
            }
        });
        self.reported = blocks;
        self.scratch = before;
    }

    fn acknowledge_gap(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        tsn: u64,
        obs: &mut impl Observer<Event>,
    ) {
        let chunk = *self.outstanding.get(tsn);
        if chunk.is(ABANDONED) {
            self.outstanding.get(tsn).state &= !UNCOUNTED;
            paths[usize::from(chunk.path)].effect.acked.gap += chunk.uncounted();
            return; // It counts as acknowledged since it was given up.
        }
        let several = paths.len() > 1;
        let path = &mut paths[usize::from(chunk.path)];
        if several && !path.effect.looked {
            // Of the gaps' chunks only the first can be the earliest of its path.
            path.effect.looked = true;
            path.effect.earliest |= self.outstanding.earliest_on(path.id, tsn).is_none();
        }
        if self.cmt.cwnd_update && !path.effect.acked.advanced {
            cold_path();
            path.effect.acked.advanced = self.moves_pseudo_cumulative(path, tsn, chunk.transmissions > 1);
        }
        self.outstanding.get(tsn).state = chunk.state & !MARKED | ACKED;
        path.effect.acked.gap += chunk.size();
        self.cmt.hold(chunk);
        path.effect.newly_acknowledged(tsn);
        if let Some(sendings) = &self.sendings {
            cold_path();
            path.arrived(now, Some(sendings[(tsn - self.outstanding.first()) as usize].at), tsn, chunk);
        }
        self.leave_flight(now, path, tsn, chunk, obs);
    }

    /// Section 6.2.1, rule D-iii: what was reported before and is not any more counts as outstanding again.
    fn renege(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        cumulative: u64,
        range: (u64, u64),
        obs: &mut impl Observer<Event>,
    ) {
        for tsn in range.0..=range.1 {
            let chunk = self.outstanding.get(tsn);
            if chunk.is(ABANDONED) {
                continue;
            }
            self.cmt.release(*chunk);
            chunk.state = chunk.state & !ACKED | RENEGED;
            self.reneged = true;
            let path = &mut paths[usize::from(chunk.path)];
            self.in_flight.add(path, chunk.size());
            obs.note(now, path.id, Event::Reneged { tsn: tsn as u32, cumulative_tsn: cumulative as u32 });
            if path.t3 == NEVER {
                path.start_t3(now); // Section 6.3.2, rule R4.
            }
        }
    }

    /// Section 7.2.4: missing reports by the highest TSN newly acknowledged; while fast recovery goes on and
    /// the cumulative TSN advances, for everything the SACK reports missing.
    ///
    /// Only chunks of the same path are compared: one that was sent, or sent again, on a slower path is not
    /// missing because a later one on a faster path has overtaken it. In fast recovery the cumulative TSN
    /// advances with what was sent again on other paths, too, and that counts for the path of the loss.
    #[inline(never)]
    fn count_missing(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        cumulative: u64,
        advanced: bool,
        packets: u8,
        obs: &mut impl Observer<Event>,
    ) {
        let last = self.reported.last().map_or(cumulative, |block| block.1);
        if self.cmt.on {
            cold_path();
            self.judge_missing(paths, advanced, last, packets);
        } else {
            let domain = self.domains.of(0);
            let recovering = advanced && cumulative < domain.exit;
            for path in &mut *paths {
                let Effect { acked, highest, .. } = path.effect;
                let counts = acked.cumulative + acked.gap > 0 || path.id == domain.recovery_path;
                let all = recovering && counts;
                path.effect.missing_below = if all { last.max(highest) } else { highest };
                path.effect.all_missing = all;
            }
        }
        let limit = paths.iter().map(|path| path.effect.missing_below).max().unwrap_or(0);
        let blocks = std::mem::take(&mut self.reported);
        let mut from = cumulative + 1;
        for block in &blocks {
            self.outstanding.look(from, block.0.min(limit));
            for tsn in from..block.0.min(limit) {
                self.report_missing(now, paths, tsn, obs);
            }
            from = block.1 + 1;
        }
        self.reported = blocks;
    }

    /// Section 6.2.1, rule D-iii: what was taken back counts as reported missing, also above the highest TSN newly
    /// acknowledged.
    #[cold]
    fn count_reneged(&mut self, now: SimTime, paths: &mut [Path], obs: &mut impl Observer<Event>) {
        self.reneged = false;
        let all = self.outstanding.first()..self.outstanding.next();
        self.outstanding.look(all.start, all.end);
        for tsn in all {
            if self.outstanding.get(tsn).is(RENEGED) {
                self.count_miss(now, paths, tsn, 1, obs);
            }
        }
    }

    #[inline]
    fn report_missing(&mut self, now: SimTime, paths: &mut [Path], tsn: u64, obs: &mut impl Observer<Event>) {
        let path = &paths[usize::from(self.outstanding.get(tsn).path)];
        if tsn < path.effect.missing_below && !(self.rules.awaits_new && self.too_early(path, tsn)) {
            let reports = if self.cmt.on { self.missing_reports_of(path, tsn) } else { 1 };
            self.count_miss(now, paths, tsn, reports, obs);
        }
    }

    /// Whether nothing is newly acknowledged that was new when `tsn` was marked for the fast retransmit it left in, or because
    /// it was reported damaged.
    #[cold]
    fn too_early(&self, path: &Path, tsn: u64) -> bool {
        let Some(sendings) = &self.sendings else { return false };
        let new_tsn = sendings[(tsn - self.outstanding.first()) as usize].new_tsn;
        let chunk = self.outstanding.at(tsn);
        let repeated = self.rules.repeats_after_new && chunk.is(FAST_ONCE) && !path.effect.all_missing;
        (repeated || chunk.is(REPORTED)) && path.effect.highest < new_tsn
    }

    #[inline]
    fn count_miss(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        tsn: u64,
        reports: u8,
        obs: &mut impl Observer<Event>,
    ) {
        let trigger = self.rules.missing_reports;
        let chunk = self.outstanding.get(tsn);
        if chunk.is(ABANDONED) || self.rules.fast_repeats && chunk.is(MARKED) {
            cold_path();
            return; // It is given up, or its reports are counted anew once it has left again.
        }
        chunk.state &= !RENEGED;
        chunk.misses = chunk.misses.saturating_add(reports);
        if chunk.misses < trigger || (chunk.is(FAST_ONCE) && !self.rules.fast_repeats) {
            return;
        }
        chunk.state |= FAST_ONCE;
        let reports = u32::from(chunk.misses);
        if self.rules.fast_repeats {
            cold_path();
            chunk.misses = 0;
        }
        if let Some(sendings) = self.sendings.as_mut().filter(|_| self.rules.repeats_after_new) {
            cold_path();
            sendings[(tsn - self.outstanding.first()) as usize].new_tsn = self.outstanding.next();
        }
        self.lose(now, paths, tsn, Told::Reports(reports), obs);
    }

    /// Marks a chunk that is held to be lost, and answers the loss.
    pub(super) fn lose(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        tsn: u64,
        told: Told,
        obs: &mut impl Observer<Event>,
    ) {
        let index = usize::from(self.outstanding.get(tsn).path);
        self.mark(paths, tsn, MARKED_FAST);
        paths[index].window.at(now);
        let event = self.answer_loss(&mut paths[index], tsn, told);
        obs.note(now, index as u8, event);
        paths[index].pass_on(now, obs);
        // Rule 3: one packet whatever cwnd says, for the losses that begin fast recovery.
        let domain = self.domains.of(index as u8);
        self.forced |= domain.entering
            || !domain.recovering
            || self.rules.losses_by_tsn
            || self.rules.fast_burst.is_some();
    }

    /// What a loss that was reported does to the window of the path that lost it: once in a window of data,
    /// whether a loss or a congestion mark told of it first.
    fn answer_loss(&mut self, path: &mut Path, tsn: u64, told: Told) -> Event {
        let (wire, cwnd) = (tsn as u32, path.window.cwnd());
        if self.unmarked_is_corruption {
            let reports = Some(if let Told::Reports(reports) = told { reports } else { 0 });
            return Event::LossUnmarked { tsn: wire, reports, cwnd, ssthresh: path.window.ssthresh() };
        }
        let domain = self.domains.of_mut(path.id);
        let enters = if self.rules.losses_by_tsn { tsn > domain.exit } else { !domain.recovering };
        if enters {
            domain.exit = self.outstanding.next() - 1;
            domain.recovering = true;
            domain.entering = true;
            domain.recovery_path = path.id;
        }
        // The SACK that begins fast recovery may tell of losses on several paths: each is cut.
        let cuts = (enters || (domain.entering && !path.effect.cut)) && tsn > path.marked_exit;
        if !cuts {
            let exit = domain.exit.max(path.marked_exit) as u32;
            return match told {
                Told::Reports(reports) => Event::FastRetransmitAgain { tsn: wire, reports, cwnd, exit },
                Told::Time(window) => Event::LossByTimeAgain { tsn: wire, window, cwnd, exit },
            };
        }
        path.effect.cut = true;
        let from = path.window.cut();
        path.untime();
        let to = path.window.cwnd();
        match told {
            Told::Reports(reports) => Event::FastRetransmit { tsn: wire, reports, from, to },
            Told::Time(window) => Event::LossByTime { tsn: wire, window, from, to },
        }
    }

    /// Whether fast recovery of a path goes on after a SACK up to `cumulative`.
    #[inline]
    fn recovers(&self, path: u8, cumulative: u64) -> bool {
        if self.cmt.on {
            cold_path();
            self.still_recovers(path, cumulative)
        } else {
            cumulative < self.domains.of(path).exit
        }
    }

    /// Ends fast recovery where everything is acknowledged that had been sent when it began.
    #[inline(never)]
    fn end_recovery(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        cumulative: u64,
        obs: &mut impl Observer<Event>,
    ) {
        for index in 0..paths.len() {
            let recovers = self.recovers(index as u8, cumulative);
            let domain = self.domains.of_mut(index as u8);
            if domain.recovering && !recovers {
                domain.recovering = false;
                let path = &mut paths[usize::from(domain.recovery_path)];
                path.window.recovered();
                if let Some(rack) = &mut path.rack {
                    rack.on_recovered();
                }
                let (exit, cwnd, ssthresh) = (domain.exit as u32, path.window.cwnd(), path.window.ssthresh());
                obs.note(now, domain.recovery_path, Event::RecoveryEnded { exit, cwnd, ssthresh });
                path.pass_on(now, obs);
            }
        }
    }

    /// What the SACK acknowledges is told to the windows, and `late`, once it is known what it says to be lost, to those
    /// whose controllers want to know that first.
    #[inline(always)]
    fn grow(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        cumulative: u64,
        congested: bool,
        late: bool,
        obs: &mut impl Observer<Event>,
    ) {
        if self.domains.any_recovers() {
            self.end_recovery(now, paths, cumulative, obs);
        }
        let (up_to, next) = (self.outstanding.first(), self.outstanding.next());
        for path in paths {
            path.window.forget_below(up_to);
            if path.effect.acked.cumulative + path.effect.acked.gap == 0
                || path.window.hears_losses_first() != late
            {
                continue;
            }
            let recovering = congested || self.recovers(path.id, cumulative);
            let (srtt, flight) = (path.rto.srtt(), path.flight);
            let next_departure = path.pacer.next_departure();
            let standing = Standing { now, recovering, srtt, up_to, next, flight, next_departure };
            let (grown, told) = path.window.acknowledge(path.effect.acked, standing);
            if let Some(event) = grown {
                obs.note(now, path.id, event);
            }
            if told {
                path.pass_on(now, obs);
            }
        }
    }

    /// Section 6.3.2, rules R2 and R3, and section 8: what is acknowledged clears the errors of its path.
    #[inline]
    fn settle_timers(&mut self, now: SimTime, paths: &mut [Path], advanced: bool) {
        let several = paths.len() > 1;
        let mut delivered = false;
        for path in &mut *paths {
            if self.rules.advance_ends_back_off && path.effect.once {
                cold_path();
                path.end_back_off();
            }
            if path.effect.earliest {
                if path.flight == 0 && (several || path.marked == 0) {
                    cold_path();
                    path.t3 = NEVER;
                    path.window.all_acknowledged();
                } else if self.rules.t3_restarts || path.t3 == NEVER {
                    if self.rules.back_off_late {
                        path.end_back_off();
                    }
                    path.start_t3(now);
                }
            }
            if path.effect.delivered {
                delivered = true;
                path.errors = 0; // Whether it is active again is for the endpoint to see.
            }
        }
        if advanced || delivered {
            self.errors = 0;
        }
        if self.probing() {
            self.forgive_probe(paths);
        }
    }
}

#[cfg(test)]
mod tests;
