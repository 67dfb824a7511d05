//! RACK for SCTP: time tells what is lost (RFC 8985 section 6.2, with TSNs in place of sequence numbers).
//!
//! Each path has its own, for what leaves later on another path may arrive earlier. What is lost is answered by RFC 9260
//! section 7.2.4 as if it had been reported missing often enough.

use skywindow_units::{Duration, SimTime};

use super::event::{Event, Observer};
use super::outstanding::{ACKED, MARKED, Sent};
use super::path::Path;
use super::sack::Told;
use super::sender::Sender;
use super::ticks::NEVER;

impl Path {
    /// The chunk `tsn`, which left last at `at`, is acknowledged for the first time.
    #[inline]
    pub fn arrived(&mut self, now: SimTime, at: Option<SimTime>, tsn: u64, chunk: Sent) {
        if let (Some(rack), Some(at)) = (&mut self.rack, at) {
            rack.on_delivered(now, at, tsn + 1, chunk.transmissions == 1);
        }
    }
}

impl Sender {
    /// Step 5: what is overdue is lost, and what is not yet has a timer.
    pub(super) fn find_overdue(&mut self, now: SimTime, paths: &mut [Path], obs: &mut impl Observer<Event>) {
        for index in 0..paths.len() {
            self.find_overdue_on(now, paths, index, obs);
        }
    }

    /// The reordering window of a chunk is over.
    #[cold]
    pub fn on_reorder_timer(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        index: usize,
        obs: &mut impl Observer<Event>,
    ) {
        if let Some(rack) = &mut paths[index].rack {
            rack.overdue();
        }
        (self.held_back, self.fast_packets) = (false, 0);
        self.domains.restart_bursts();
        self.find_overdue_on(now, paths, index, obs);
    }

    fn find_overdue_on(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        index: usize,
        obs: &mut impl Observer<Event>,
    ) {
        let reports = self.enough_reports();
        let recovering = self.domains.of(index as u8).recovering;
        let path = &mut paths[index];
        let srtt = path.rto.srtt();
        let Some(rack) = path.rack.as_mut() else { return };
        if !rack.take_advance() {
            return;
        }
        let (newest, window) = (rack.newest(), rack.window(recovering, reports, srtt));
        let age = rack.age(recovering, reports, srtt);
        let (mut waits, mut tsn, mut block) = (None, self.outstanding.first(), 0);
        let began = tsn;
        while tsn < self.outstanding.next() {
            // What is reported is passed block by block.
            if let Some(&(from, to)) = self.reported.get(block)
                && tsn >= from
            {
                (tsn, block) = (tsn.max(to + 1), block + 1);
                continue;
            }
            let (chunk, at) = (self.outstanding.at(tsn), self.sent_at(tsn));
            if usize::from(chunk.path) == index && !chunk.is(ACKED) {
                let earlier = (at, tsn + 1) < newest;
                if !earlier && chunk.transmissions == 1 {
                    break; // Whatever follows left later still.
                }
                if earlier && !chunk.is(MARKED) {
                    let old = now.since(at);
                    if old >= age {
                        self.lose(now, paths, tsn, Told::Time(window), obs);
                    } else {
                        waits = waits.max(Some(age - old));
                    }
                }
            }
            tsn += 1;
        }
        self.outstanding.look(began, tsn);
        paths[index].reorder_due = waits.map_or(NEVER, |wait: Duration| now + wait);
        paths[index].plan();
    }

    /// When the last transmission of an outstanding chunk left.
    fn sent_at(&self, tsn: u64) -> SimTime {
        let at = (tsn - self.outstanding.first()) as usize;
        self.sendings.as_ref().map_or(SimTime::ZERO, |sendings| sendings[at].at)
    }

    /// The round trip of the last chunk that a SACK without gaps acknowledges, and its path, unless it was sent again.
    #[cold]
    pub(super) fn sample(&mut self, now: SimTime, cumulative: u64) -> Option<(u8, Duration)> {
        let at = cumulative.checked_sub(self.outstanding.first())?;
        let sent_at = self.sendings.as_ref()?.get(at as usize)?.at;
        let chunk = self.outstanding.get(cumulative);
        (chunk.transmissions == 1).then(|| (chunk.path, now.since(sent_at)))
    }

    /// Whether so much is reported above a gap that missing reports would tell of a loss.
    fn enough_reports(&self) -> bool {
        let reported: u64 = self.reported.iter().map(|block| block.1 - block.0 + 1).sum();
        reported >= u64::from(self.rules.missing_reports)
    }
}

#[cfg(test)]
mod tests;
