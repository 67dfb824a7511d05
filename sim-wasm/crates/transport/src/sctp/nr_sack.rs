//! NR-SACK at the sender: what the receiver will not give back leaves the send buffer before the gap below it is filled
//! (draft-natarajan-tsvwg-sctp-nrsack).
//!
//! To congestion control, timers and missing reports a promised chunk is one that a gap block reports. What differs is
//! that no later SACK takes it back, so that it is never sent again and need not be kept.

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::endpoint::Endpoint;
use super::event::{Event, Observer};
use super::outstanding::{ABANDONED, ACKED, Outstanding};
use super::packet::{Packet, SackHead, unwrap_tsn};
use super::path::Path;
use super::ranges::{Range, add_block, difference, drop_up_to, union};
use super::sender::Sender;

/// What the sender keeps of promises, where both ends understand NR-SACK.
#[derive(Clone, Debug, Default)]
pub(crate) struct Promises {
    /// What will not be given back, beyond the cumulative TSN, and needs no room any more.
    promised: Vec<Range>,
    /// User data of it, bytes.
    freed: u64,
    /// Space for the blocks of an NR-SACK, and for what they say together with what was promised before.
    said: Vec<Range>,
    all: Vec<Range>,
    gaps: Vec<(u16, u16)>,
}

impl Promises {
    /// User data that are outstanding and need no room, bytes.
    pub const fn freed(&self) -> u64 {
        self.freed
    }

    /// Everything up to a TSN is about to be forgotten.
    #[cold]
    pub fn settle(&mut self, cumulative: u64, outstanding: &Outstanding) {
        for &(from, to) in &self.promised {
            if from > cumulative {
                break;
            }
            let gone = from..=to.min(cumulative);
            self.freed -= gone.map(|tsn| u64::from(outstanding.at(tsn).bytes)).sum::<u64>();
        }
        drop_up_to(&mut self.promised, cumulative);
    }

    /// The blocks of a SACK up to `cumulative`, with those that are promised now or were before, as offsets: to the rest of
    /// the sender they are one list. Returns the TSN that they count from: up to where everything has come for good.
    fn with_promises(&mut self, cumulative: u64, packet: &Packet, next: u64) -> u64 {
        self.said.clear();
        blocks_of(cumulative, &packet.nr_gaps, next, &mut self.said);
        self.all.clear();
        self.all.extend(&self.promised);
        drop_up_to(&mut self.all, cumulative);
        self.all.extend(&self.said);
        blocks_of(cumulative, &packet.gaps, next, &mut self.all);
        union(&mut self.all);
        // Only what was promised before can follow the cumulative TSN at once; no receiver that keeps its word sends that.
        let follows = self.all.first().filter(|first| first.0 == cumulative + 1);
        let cumulative = follows.map_or(cumulative, |first| first.1);
        drop_up_to(&mut self.all, cumulative);
        drop_up_to(&mut self.said, cumulative);
        self.gaps.clear();
        let offset = |tsn: u64| u16::try_from(tsn - cumulative).ok();
        self.gaps.extend(self.all.iter().filter_map(|&(from, to)| offset(from).zip(offset(to))));
        cumulative
    }
}

/// Adds the blocks beyond `cumulative` that can be meant: they begin behind a gap, rise, and are of what was sent.
fn blocks_of(cumulative: u64, offsets: &[(u16, u16)], next: u64, blocks: &mut Vec<Range>) {
    let mut last = cumulative + 1;
    for &(from, to) in offsets {
        let block = (cumulative + u64::from(from), cumulative + u64::from(to));
        if block.0 > last && block.0 <= block.1 && block.1 < next {
            blocks.push(block);
            last = block.1;
        }
    }
}

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

impl Endpoint {
    /// Both ends have said whether they understand NR-SACK: then all acknowledgements leave in such chunks.
    pub(crate) fn use_nr_sack(&mut self, peer: bool) {
        let on = peer && self.rules.promises();
        self.sender.use_nr_sack(on);
        self.receiver.use_nr_sack(on.then_some(self.rules.messages.nr_sack));
    }

    /// Whether a packet that acknowledges by NR-SACK is to be looked at any further: where that was not agreed upon, its type
    /// says that nothing behind it is (RFC 9260 section 3.2).
    pub(crate) fn knows_nr_sack(&self) -> bool {
        self.sender.promises.is_some()
    }

    /// Whether an NR-SACK promises data that were not sent.
    #[inline]
    pub(crate) fn promises_unsent(&self, packet: &Packet, sack: SackHead) -> bool {
        !packet.nr_gaps.is_empty() && self.sender.never_sent(sack, &packet.nr_gaps)
    }
}

#[cfg(test)]
mod tests;
