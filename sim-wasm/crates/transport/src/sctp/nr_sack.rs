//! NR-SACK at the sender: what the receiver will not give back leaves the send buffer before the gap below it is filled
//! (draft-natarajan-tsvwg-sctp-nrsack).
//!
//! To congestion control, timers and missing reports a promised chunk is one that a gap block reports. What differs is
//! that no later SACK takes it back, so that it is never sent again and need not be kept.

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::event::{Event, Observer};
use super::outstanding::{ABANDONED, ACKED};
use super::packet::{Packet, SackHead, unwrap_tsn};
use super::path::Path;
use super::ranges::{add_block, difference, union};
use super::sender::Sender;

impl Sender {
    /// Both ends have said whether they understand NR-SACK.
    pub fn use_nr_sack(&mut self, on: bool) {
        if !on {
            self.promises = None;
        } else if self.promises.is_none() {
            self.promises = Some(Box::default());
        }
    }

    /// Takes a SACK, or an NR-SACK where both ends understand it, with the blocks of `packet`.
    #[inline]
    pub fn on_any_sack(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        from: u8,
        head: SackHead,
        packet: &Packet,
        congested: bool,
        obs: &mut impl Observer<Event>,
    ) {
        if self.promises.is_none() {
            self.on_sack(now, paths, from, head, &packet.gaps, congested, obs);
        } else {
            cold_path();
            self.on_promising_sack(now, paths, from, head, packet, congested, obs);
        }
    }

    /// The same where both do: what was promised before counts as reported, whatever the SACK says of it.
    #[cold]
    fn on_promising_sack(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        from: u8,
        head: SackHead,
        packet: &Packet,
        congested: bool,
        obs: &mut impl Observer<Event>,
    ) {
        let cumulative = unwrap_tsn(self.outstanding.first(), head.cumulative_tsn);
        let next = self.outstanding.next();
        if cumulative >= next || cumulative + 1 < self.outstanding.first() {
            return; // Overtaken by a later one, or about data never sent.
        }
        let Some(promises) = &mut self.promises else { return };
        let cumulative = promises.with_promises(cumulative, packet, next);
        let head = SackHead { cumulative_tsn: cumulative as u32, ..head };
        let gaps = std::mem::take(&mut promises.gaps);
        self.on_sack(now, paths, from, head, &gaps, congested, obs);
        let freed = self.free_promised(cumulative);
        if let Some(promises) = &mut self.promises {
            promises.gaps = gaps;
        }
        if let Some((chunks, bytes)) = freed {
            let (cumulative_tsn, buffered) = (cumulative as u32, self.buffered());
            obs.note(now, from, Event::SendBufferFreed { bytes, chunks, buffered, cumulative_tsn });
        }
    }

    /// What the last NR-SACK, which has been looked at, promises for the first time needs no room any more. Returns how many
    /// chunks that are, and their user data in bytes.
    fn free_promised(&mut self, cumulative: u64) -> Option<(u32, u32)> {
        let promises = self.promises.as_mut()?;
        if promises.said.is_empty() || cumulative + 1 != self.outstanding.first() {
            return None; // A later SACK had overtaken it.
        }
        let said = std::mem::take(&mut promises.said);
        let (mut chunks, mut bytes, mut taken) = (0, 0, std::mem::take(&mut promises.all));
        taken.clear();
        let (outstanding, partial) = (&self.outstanding, self.partial.as_deref());
        difference(&said, &promises.promised, |(from, to)| {
            outstanding.look(from, to + 1);
            for tsn in from..=to {
                let chunk = outstanding.at(tsn);
                // What was given up has left the buffer already.
                let gone = chunk.is(ABANDONED) || partial.is_some_and(|partial| partial.is_freed(tsn));
                if chunk.is(ACKED) && !gone {
                    chunks += 1;
                    bytes += u32::from(chunk.bytes);
                    add_block(&mut taken, (tsn, tsn));
                }
            }
        });
        promises.freed += u64::from(bytes);
        promises.promised.extend(&taken);
        union(&mut promises.promised);
        (promises.said, promises.all) = (said, taken);
        (chunks > 0).then_some((chunks, bytes))
    }
}

#[cfg(test)]
mod tests;
