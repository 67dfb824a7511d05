//! Tail loss probes for SCTP (RFC 8985 section 7, with TSNs): what is lost at the end of a flight shows when its last chunk
//! leaves once more.
//!
//! Each path has its own. The probe is always a chunk that is in flight already: new data that cwnd lets go have left.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::event::{Event, Observer};
use super::outstanding::{ACKED, BUNDLED, MARKED};
use super::packet::{Packet, Retransmit};
use super::path::{Path, Tail};
use super::sender::{Sender, wire};
use super::ticks::NEVER;

/// How long the SACK of a single packet may wait (RFC 9260 section 6.2), in place of TLP.max_ack_delay.
const LONGEST_SACK_DELAY: Duration = Duration::from_millis(200);
/// How long to wait where no round trip is known (section 7.2).
const UNMEASURED: Duration = Duration::from_secs(1);

impl Sender {
    /// Section 7.2: a probe is due two round trips from now, if the path carries something, nothing is being repaired and
    /// nothing was reported above a gap.
    #[cold]
    pub(super) fn plan_tail(&mut self, now: SimTime, path: &mut Path) {
        let busy = self.marked > 0 || !self.reported.is_empty() || self.domains.of(path.id).recovering;
        let (flight, srtt, t3) = (path.flight, path.rto.srtt(), path.t3);
        let one = flight <= path.window.unit();
        let tail = path.tail.get_or_insert_default();
        tail.due = NEVER;
        if flight > 0 && !busy && tail.sent.is_none() {
            let wait = if srtt == Duration::ZERO { UNMEASURED } else { srtt * 2 };
            tail.due = (now + wait + if one { LONGEST_SACK_DELAY } else { Duration::ZERO }).min(t3);
        }
        path.plan();
    }

    /// What follows from a SACK: what the last probe had to repair, and when the next one is due.
    #[cold]
    pub(super) fn settle_tails(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        duplicates: &[u32],
        obs: &mut impl Observer<Event>,
    ) {
        for path in paths {
            self.judge_tail(now, path, duplicates, obs);
            self.plan_tail(now, path);
        }
    }

    /// Section 7.4: a probe that is acknowledged, and of which no copy has come twice, has repaired a loss, which is
    /// congestion. A SACK sooner than the shortest round trip answers the first copy.
    fn judge_tail(
        &mut self,
        now: SimTime,
        path: &mut Path,
        duplicates: &[u32],
        obs: &mut impl Observer<Event>,
    ) {
        let Some((tsn, at)) = path.tail.as_ref().and_then(|tail| tail.sent) else { return };
        let below = tsn < self.outstanding.first();
        if !below && !self.outstanding.at(tsn).is(ACKED | MARKED) && !duplicates.contains(&(tsn as u32)) {
            return;
        }
        if let Some(tail) = &mut path.tail {
            tail.sent = None;
        }
        let first_copy = path.rack.as_ref().is_some_and(|rack| rack.answers_earlier_copy(now.since(at)));
        let answered = self.domains.of(path.id).recovering || path.effect.cut || tsn <= path.marked_exit;
        // What is missing below the probe shows by time, and is answered then.
        if below
            && !first_copy
            && !answered
            && !self.unmarked_is_corruption
            && !duplicates.contains(&(tsn as u32))
        {
            path.window.at(now);
            let from = path.window.cut();
            let to = path.window.cwnd();
            obs.note(now, path.id, Event::ChunkProbeRepaired { tsn: tsn as u32, from, to });
            path.pass_on(now, obs);
        }
    }

    /// Section 7.3: a probe leaves, whatever cwnd and bursts say, and T3-rtx begins anew.
    #[cold]
    pub fn on_tail(&mut self, now: SimTime, path: &mut Path) {
        let ready = self.rules.probes && self.marked == 0 && path.flight > 0;
        if let Some(tail) = &mut path.tail {
            (tail.due, tail.now) = (NEVER, ready);
        }
        if ready {
            path.start_t3(now);
            self.forced = true;
        }
        path.plan();
    }

    /// The probe that is due, if one is: the last chunk in flight on its path.
    #[cold]
    pub(super) fn write_tail(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        bound: Option<u8>,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        let due = |path: &&mut Path| path.tail.as_ref().is_some_and(|tail| tail.now);
        let path = paths.iter_mut().find(due)?;
        if bound.is_some_and(|bound| bound != path.id) {
            return None;
        }
        let goes = |tsn: &u64| {
            let chunk = self.outstanding.at(*tsn);
            chunk.path == path.id && !chunk.is(ACKED | MARKED)
        };
        let found = (self.outstanding.first()..self.outstanding.next()).rev().find(goes);
        let tsn = found.filter(|&tsn| self.outstanding.at(tsn).size() <= Self::room(path, packet));
        if let Some(tail) = &mut path.tail {
            (tail.now, tail.sent) = (false, tsn.map(|tsn| (tsn, now)));
        }
        let tsn = tsn?;
        let chunk = self.outstanding.get(tsn);
        chunk.transmissions = chunk.transmissions.saturating_add(1);
        chunk.state &= !BUNDLED;
        let sent = *chunk;
        if path.timed_tsn == tsn {
            path.untime();
        }
        if let Some(sendings) = &mut self.sendings {
            sendings[(tsn - self.outstanding.first()) as usize].at = now;
        }
        path.transmitted += 1;
        packet.retransmit = packet.retransmit.max(Retransmit::Fast);
        if let Some(fragments) = &self.fragments {
            cold_path();
            packet.fragments.push(fragments.of(tsn));
        }
        packet.data.push(wire(tsn, &sent));
        packet.size += sent.size();
        let (flight, srtt) = (path.flight, path.rto.srtt());
        obs.note(now, path.id, Event::ChunkProbe { tsn: tsn as u32, flight, srtt });
        self.domains.of_mut(path.id).burst.sent += 1;
        path.last_sent = now;
        Some(path.id)
    }
}

impl Path {
    /// A timeout repairs what a probe would have shown.
    pub(super) fn end_tail(&mut self) {
        if let Some(tail) = &mut self.tail {
            **tail = Tail::default();
            self.plan();
        }
    }
}

#[cfg(test)]
mod tests;
