//! Counts the data of a flow in full pieces: segments of TCP, chunks of SCTP.

use crate::api::Numbering;

/// Follows the numbers of a flow's data, which wrap around on the wire after 32 bits.
#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    numbering: Numbering,
    /// The last number that was asked about, whole.
    latest: i64,
}

impl Pieces {
    /// At the start of a flow whose data are numbered so.
    pub const fn new(numbering: Numbering) -> Self {
        Self { numbering, latest: numbering.first as i64 }
    }

    /// How many full pieces come before the number `wire`, the one nearest to the last that was asked about; -1 before
    /// the first.
    pub fn before(&mut self, wire: u32) -> i64 {
        self.latest += i64::from(wire.wrapping_sub(self.latest as u32) as i32);
        let Numbering { first, step, .. } = self.numbering;
        (self.latest - i64::from(first)).div_euclid(i64::from(step.max(1)))
    }

    /// How many full pieces an acknowledgement of the number `wire` reports.
    pub fn acknowledged(&mut self, wire: u32) -> i64 {
        self.before(wire) + i64::from(!self.numbering.acknowledges_next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_are_counted_by_their_bytes() {
        let mut pieces = Pieces::new(Numbering { first: 1, step: 1448, acknowledges_next: true });
        assert_eq!([1, 1448, 1449, 2897, 1449].map(|wire| pieces.before(wire)), [0, 0, 1, 2, 1]);
    }

    #[test]
    fn an_acknowledgement_names_the_next_byte_or_the_last_chunk() {
        let mut tcp = Pieces::new(Numbering { first: 1, step: 1448, acknowledges_next: true });
        assert_eq!([1, 1449, 1 + 7 * 1448].map(|wire| tcp.acknowledged(wire)), [0, 1, 7]);
        let mut sctp = Pieces::new(Numbering { first: 1, step: 1, acknowledges_next: false });
        assert_eq!([0, 1, 7].map(|wire| sctp.acknowledged(wire)), [0, 1, 7]);
    }

    #[test]
    fn numbers_go_on_where_those_on_the_wire_begin_anew() {
        let mut pieces = Pieces::new(Numbering { first: 1, step: 1, acknowledges_next: false });
        let wire = [0, 1, 1 << 30, 2 << 30, 3 << 30, u32::MAX, 0, 1, u32::MAX];
        let whole = [-1, 0, (1 << 30) - 1, (2 << 30) - 1, (3 << 30) - 1, (1 << 32) - 2];
        let found = wire.map(|wire| pieces.before(wire));
        assert_eq!(found[..6], whole);
        assert_eq!(found[6..], [(1 << 32) - 1, 1 << 32, (1 << 32) - 2]);
    }
}
