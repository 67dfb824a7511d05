//! The data sent and not yet acknowledged: a ring indexed by TSN, which knows nothing of windows.

/// Reported in a gap block.
pub(crate) const ACKED: u8 = 1;
/// To be sent again, because it was reported missing.
pub(crate) const MARKED_FAST: u8 = 2;
/// To be sent again, because T3-rtx expired.
pub(crate) const MARKED_TIMEOUT: u8 = 4;
/// Has been fast-retransmitted; only T3-rtx sends it again.
pub(crate) const FAST_ONCE: u8 = 8;
/// To be sent again, because its packet was too big for the path.
pub(crate) const MARKED_TOO_BIG: u8 = 16;
/// Shared its packet with other chunks, while the path MTU is looked for.
pub(crate) const BUNDLED: u8 = 32;
/// Any mark.
pub(crate) const MARKED: u8 = MARKED_FAST | MARKED_TIMEOUT | MARKED_TOO_BIG;

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
    pub state: u8,
    /// Missing reports so far.
    pub misses: u8,
    /// How often it was sent, saturating.
    pub transmissions: u8,
    /// Path of the last transmission.
    pub path: u8,
}

impl Sent {
    pub fn is(self, bits: u8) -> bool {
        self.state & bits != 0
    }
}

/// The ring. TSNs are full 64-bit numbers; `first..next` are outstanding.
#[derive(Debug)]
pub(crate) struct Outstanding {
    ring: Vec<Sent>,
    first: u64,
    next: u64,
}

impl Outstanding {
    /// An empty ring whose first TSN will be `first`.
    pub fn new(first: u64) -> Self {
        Self { ring: vec![Sent::default(); 64], first, next: first }
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

    #[inline]
    fn slot(&self, tsn: u64) -> usize {
        tsn as usize & (self.ring.len() - 1)
    }

    /// The chunk `tsn`, which must be outstanding.
    #[inline]
    pub fn get(&mut self, tsn: u64) -> &mut Sent {
        debug_assert!((self.first..self.next).contains(&tsn));
        let slot = self.slot(tsn);
        &mut self.ring[slot]
    }

    /// Adds a chunk under the next TSN.
    #[inline]
    pub fn push(&mut self, sent: Sent) -> u64 {
        if self.next - self.first == self.ring.len() as u64 {
            self.grow();
        }
        let tsn = self.next;
        let slot = self.slot(tsn);
        self.ring[slot] = sent;
        self.next += 1;
        tsn
    }

    /// The lowest TSN below `end` in flight on `path`: neither reported nor marked.
    pub fn earliest_on(&self, path: u8, end: u64) -> Option<u64> {
        let in_flight = |tsn: &u64| {
            let chunk = self.ring[self.slot(*tsn)];
            chunk.path == path && !chunk.is(ACKED | MARKED)
        };
        (self.first..end.min(self.next)).find(in_flight)
    }

    /// Removes the lowest chunk; there must be one.
    #[inline]
    pub fn pop(&mut self) -> Sent {
        debug_assert!(self.first < self.next);
        let sent = self.ring[self.slot(self.first)];
        self.first += 1;
        sent
    }

    /// User data of everything outstanding, bytes. Looks at every chunk.
    pub fn user_bytes(&self) -> u64 {
        (self.first..self.next).map(|tsn| u64::from(self.ring[self.slot(tsn)].bytes)).sum()
    }

    fn grow(&mut self) {
        let larger = vec![Sent::default(); self.ring.len() * 2];
        let smaller = std::mem::replace(&mut self.ring, larger);
        for tsn in self.first..self.next {
            let slot = self.slot(tsn);
            self.ring[slot] = smaller[tsn as usize & (smaller.len() - 1)];
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
    }
}
