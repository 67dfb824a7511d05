//! The data sent and not yet acknowledged: a ring indexed by TSN, which knows nothing of windows.

use std::cell::Cell;
use std::hint::cold_path;

use super::packet::{FLAG_BEGIN, FLAG_END};
use super::sizes::sized;

/// Reported in a gap block.
pub(crate) const ACKED: u16 = 1;
/// To be sent again, because it was reported missing.
pub(crate) const MARKED_FAST: u16 = 2;
/// To be sent again, because T3-rtx expired.
pub(crate) const MARKED_TIMEOUT: u16 = 4;
/// Has been fast-retransmitted; only T3-rtx sends it again.
pub(crate) const FAST_ONCE: u16 = 8;
/// To be sent again, because its packet was too big for the path.
pub(crate) const MARKED_TOO_BIG: u16 = 16;
/// Shared its packet with other chunks, while the path MTU is looked for.
pub(crate) const BUNDLED: u16 = 32;
/// Was reported in a gap block and is not any more; counts as reported missing by the SACK that takes it back.
pub(crate) const RENEGED: u16 = 64;
/// Given up: it counts as acknowledged, and has [`ACKED`], too (RFC 3758 section 3.5 A2).
pub(crate) const ABANDONED: u16 = 128;
/// To be sent again, because the peer reported that it came damaged.
pub(crate) const MARKED_DAMAGED: u16 = 256;
/// Was reported damaged; only what was new when it left again tells that it is missing once more.
pub(crate) const REPORTED: u16 = 512;
/// Given up before it was acknowledged, where its acknowledgement lets windows grow.
pub(crate) const UNCOUNTED: u16 = 1024;
/// Any mark.
pub(crate) const MARKED: u16 = MARKED_FAST | MARKED_TIMEOUT | MARKED_TOO_BIG | MARKED_DAMAGED;

/// A chunk that was sent.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sent {
    /// User data, bytes.
    pub bytes: u16,
    pub stream: u16,
    pub ssn: u16,
    /// Flags on the wire.
    pub flags: u8,
    /// Bits of this module.
    pub state: u16,
    /// Missing reports so far.
    pub misses: u8,
    /// How often it was sent, saturating.
    pub transmissions: u8,
    /// Path of the last transmission.
    pub path: u8,
}

impl Sent {
    /// Whether it is the first of its message.
    pub fn begins(self) -> bool {
        self.flags & FLAG_BEGIN != 0
    }

    /// Whether it is the last of its message.
    pub fn ends(self) -> bool {
        self.flags & FLAG_END != 0
    }

    /// Its length with header and padding, bytes.
    #[inline]
    pub fn size(self) -> u32 {
        sized(self.bytes, self.flags)
    }

    /// What it lets windows grow by once it is acknowledged although it was given up, bytes.
    #[inline]
    pub fn uncounted(self) -> u32 {
        if self.is(UNCOUNTED) { self.size() } else { 0 }
    }

    pub fn is(self, bits: u16) -> bool {
        self.state & bits != 0
    }
}

/// Chunks of a block of the ring, as a power of two.
const BLOCK_BITS: u32 = 14;
const BLOCK: usize = 1 << BLOCK_BITS;

/// The ring. TSNs are full 64-bit numbers; `first..next` are outstanding.
///
/// Beyond a block it grows block by block: to copy millions of chunks of a byte at once would take as long as a thousand
/// packets.
#[derive(Clone, Debug)]
pub(crate) struct Outstanding {
    /// A power of two of chunks, at most a block, by the low bits of the TSN; empty once there is more than a block.
    ring: Vec<Sent>,
    /// Then a power of two of blocks, by the high bits of the TSN, each with chunks of the same high bits only, and empty
    /// until it is used.
    blocks: Vec<Vec<Sent>>,
    first: u64,
    next: u64,
    /// Chunks looked at one after the other, since that was last asked: what an event may cost beyond its usual work.
    pub looked: Cell<u64>,
}

impl Outstanding {
    /// An empty ring whose first TSN will be `first`.
    pub fn new(first: u64) -> Self {
        Self { ring: vec![Sent::default(); 64], blocks: Vec::new(), first, next: first, looked: Cell::new(0) }
    }

    /// Lowest outstanding TSN, or [`Self::next`] if there is none.
    #[inline]
    pub fn first(&self) -> u64 {
        self.first
    }

    /// TSN of the next new chunk.
    #[inline]
    pub fn next(&self) -> u64 {
        self.next
    }

    /// The place of a chunk in the ring; one beyond its end if the chunk is in a block.
    #[inline]
    fn place(&self, tsn: u64) -> usize {
        tsn as usize & self.ring.len().wrapping_sub(1)
    }

    /// The block of a chunk, of those beyond the ring.
    fn block(&self, tsn: u64) -> usize {
        (tsn >> BLOCK_BITS) as usize & (self.blocks.len() - 1)
    }

    /// A copy of the chunk `tsn`, which must be outstanding.
    #[inline]
    pub fn at(&self, tsn: u64) -> Sent {
        match self.ring.get(self.place(tsn)) {
            Some(sent) => *sent,
            None => {
                cold_path();
                self.blocks[self.block(tsn)][tsn as usize % BLOCK]
            }
        }
    }

    /// The chunk `tsn`, which must be outstanding.
    #[inline]
    pub fn get(&mut self, tsn: u64) -> &mut Sent {
        debug_assert!((self.first..self.next).contains(&tsn));
        self.slot(tsn)
    }

    #[inline]
    fn slot(&mut self, tsn: u64) -> &mut Sent {
        let place = self.place(tsn);
        if place < self.ring.len() {
            &mut self.ring[place]
        } else {
            cold_path();
            let block = self.block(tsn);
            &mut self.blocks[block][tsn as usize % BLOCK]
        }
    }

    /// Adds a chunk under the next TSN.
    #[inline]
    pub fn push(&mut self, sent: Sent) -> u64 {
        let tsn = self.next;
        if tsn - self.first >= self.ring.len() as u64 {
            self.make_room();
        }
        *self.slot(tsn) = sent;
        self.next += 1;
        tsn
    }

    /// The lowest TSN below `end` in flight on `path`: neither reported nor marked.
    pub fn earliest_on(&self, path: u8, end: u64) -> Option<u64> {
        self.find(end, |chunk| chunk.path == path && !chunk.is(ACKED | MARKED))
    }

    /// The lowest TSN below `end` in flight on `path`, of those sent once, or of those sent again.
    pub fn first_in_flight(&self, path: u8, again: bool, end: u64) -> Option<u64> {
        self.find(end, |chunk| {
            chunk.path == path && !chunk.is(ACKED | MARKED) && (chunk.transmissions > 1) == again
        })
    }

    /// Whether anything up to `last` that was sent last on `path` is not acknowledged.
    pub fn any_on(&self, path: u8, last: u64) -> bool {
        self.find(last + 1, |chunk| chunk.path == path && !chunk.is(ACKED)).is_some()
    }

    /// The chunk with the lowest TSN that is such.
    pub fn oldest(&self, is: impl Fn(Sent) -> bool) -> Option<Sent> {
        self.find(self.next, is).map(|tsn| self.at(tsn))
    }

    /// The lowest TSN below `end` of a chunk that is such.
    fn find(&self, end: u64, is: impl Fn(Sent) -> bool) -> Option<u64> {
        let end = end.min(self.next);
        let found = (self.first..end).find(|&tsn| is(self.at(tsn)));
        self.look(self.first, found.unwrap_or(end));
        found
    }

    /// Counts the chunks from one TSN to before another as looked at.
    #[inline]
    pub fn look(&self, from: u64, to: u64) {
        self.looked.set(self.looked.get() + to.saturating_sub(from));
    }

    /// Removes the lowest chunk; there must be one.
    #[inline]
    pub fn pop(&mut self) -> Sent {
        debug_assert!(self.first < self.next);
        let sent = self.at(self.first);
        self.first += 1;
        sent
    }

    /// User data of everything outstanding, bytes. Looks at every chunk.
    pub fn user_bytes(&self) -> u64 {
        (self.first..self.next).map(|tsn| u64::from(self.at(tsn).bytes)).sum()
    }

    /// Makes room for the next TSN where the ring has none.
    #[inline(never)]
    fn make_room(&mut self) {
        if !self.ring.is_empty() {
            self.grow_ring();
        }
        let count = self.blocks.len();
        if count == 0 {
            return;
        }
        if (self.next >> BLOCK_BITS) - (self.first >> BLOCK_BITS) >= count as u64 {
            let mut blocks = vec![Vec::new(); 2 * count];
            for high in self.first >> BLOCK_BITS..self.next >> BLOCK_BITS {
                blocks[high as usize % (2 * count)] = std::mem::take(&mut self.blocks[high as usize % count]);
            }
            self.blocks = blocks;
        }
        let block = self.block(self.next);
        if self.blocks[block].is_empty() {
            self.blocks[block] = vec![Sent::default(); BLOCK];
        }
    }

    /// Doubles the ring, or goes over to blocks.
    fn grow_ring(&mut self) {
        let smaller = std::mem::take(&mut self.ring);
        if smaller.len() < BLOCK {
            self.ring = vec![Sent::default(); 2 * smaller.len()];
        } else {
            self.blocks = vec![vec![Sent::default(); BLOCK]; 2];
        }
        for tsn in self.first..self.next {
            *self.slot(tsn) = smaller[tsn as usize & (smaller.len() - 1)];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growing_keeps_every_chunk_under_its_tsn() {
        let mut ring = Outstanding::new(1);
        for round in 0..200u16 {
            ring.push(Sent { bytes: round, ..Sent::default() });
            if round % 3 == 0 {
                ring.pop();
            }
        }
        for tsn in ring.first()..ring.next() {
            assert_eq!(u64::from(ring.get(tsn).bytes), tsn - 1);
        }
        assert_eq!((ring.first(), ring.next()), (68, 201));
        assert_eq!(
            (ring.ring.len(), ring.blocks.len()),
            (256, 0),
            "it doubles while it is smaller than a block"
        );
    }

    #[test]
    fn a_small_window_stays_in_a_small_ring_however_far_it_has_come() {
        let mut ring = Outstanding::new(1);
        for _ in 0..1000 {
            ring.push(Sent::default());
            if ring.next() - ring.first() > 64 - 1 {
                ring.pop();
            }
        }
        assert_eq!(ring.ring.len(), 64);
    }

    #[test]
    fn growing_by_blocks_keeps_every_chunk_wherever_the_first_one_is() {
        for first in [1, 5_000, BLOCK as u64, u64::from(u32::MAX) - 7] {
            let mut ring = Outstanding::new(first);
            let sent = |tsn: u64| Sent { bytes: tsn as u16, ssn: (tsn >> 16) as u16, ..Sent::default() };
            // Six go and five are acknowledged, so that the window grows and wanders.
            for round in 0..9 * BLOCK as u64 {
                let tsn = ring.push(sent(first + round));
                assert_eq!(tsn, first + round);
                if round % 6 > 0 && round > 3 * BLOCK as u64 {
                    let lowest = ring.first();
                    assert_eq!(ring.pop().bytes, lowest as u16);
                }
            }
            for tsn in ring.first()..ring.next() {
                let chunk = *ring.get(tsn);
                assert_eq!((chunk.bytes, chunk.ssn), (sent(tsn).bytes, sent(tsn).ssn));
            }
            assert!(ring.next() - ring.first() > 3 * BLOCK as u64);
        }
    }
}
