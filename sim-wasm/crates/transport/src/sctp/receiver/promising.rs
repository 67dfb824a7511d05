//! What the receiver promises never to give back, and how an NR-SACK says it (draft-natarajan-tsvwg-sctp-nrsack).

use super::super::messages::NrSack;
use super::super::packet::{NR_SACK_EXTRA_BYTES, Packet};
use super::super::ranges::{Range, drop_up_to, insert};
use super::Receiver;

/// What is promised, and what of it has come beyond the cumulative TSN.
#[derive(Clone, Debug, Default)]
pub(crate) struct Promising {
    /// Where both ends understand NR-SACK, which data are promised.
    kind: Option<NrSack>,
    /// What the application has, or what was thrown away, where these are.
    kept: Vec<Range>,
}

impl Promising {
    /// What the fixed part of the chunk has more than that of a SACK, bytes; 0 where SACKs are sent.
    #[inline]
    pub const fn header_bytes(&self) -> u32 {
        if self.kind.is_some() { NR_SACK_EXTRA_BYTES } else { 0 }
    }

    /// Whether nothing is given back.
    pub fn keeps_all(&self) -> bool {
        self.kind == Some(NrSack::All)
    }

    /// A TSN has left the buffer that data wait in for others: it cannot be given back.
    #[inline]
    pub fn add(&mut self, tsn: u64) {
        if self.kind == Some(NrSack::Delivered) {
            self.note(tsn);
        }
    }

    #[cold]
    fn note(&mut self, tsn: u64) {
        insert(&mut self.kept, tsn);
    }

    /// Writes what has come beyond the TSN `base`: what may be given back into the gap blocks, the rest into those of what
    /// will not be. No TSN is in both (as usrsctp sctp_send_sack has it), and where there is no room for all of them it is
    /// the highest ones that are left out.
    #[cold]
    pub fn write_blocks(&mut self, base: u64, blocks: &[Range], most: usize, packet: &mut Packet) {
        drop_up_to(&mut self.kept, base);
        let mut left = most;
        let mut next = 0;
        for &(from, to) in blocks {
            let mut at = from;
            while at <= to {
                if left == 0 || to - base > u64::from(u16::MAX) {
                    return;
                }
                left -= 1;
                while self.kept.get(next).is_some_and(|range| range.1 < at) {
                    next += 1;
                }
                let (promised, end) = match self.kept.get(next) {
                    _ if self.keeps_all() => (true, to),
                    Some(range) if range.0 <= at => (true, range.1.min(to)),
                    Some(range) => (false, (range.0 - 1).min(to)),
                    None => (false, to),
                };
                let own = if promised { &mut packet.nr_gaps } else { &mut packet.gaps };
                own.push(((at - base) as u16, (end - base) as u16));
                at = end + 1;
            }
        }
    }
}

impl Receiver {
    /// Both ends understand NR-SACK, and promise so much, or they do not.
    pub fn use_nr_sack(&mut self, kind: Option<NrSack>) {
        self.promising = Promising { kind, ..Promising::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(kind: NrSack, kept: &[u64], most: usize) -> [Vec<(u16, u16)>; 2] {
        let mut promising = Promising { kind: Some(kind), ..Promising::default() };
        kept.iter().for_each(|&tsn| promising.add(tsn));
        let mut packet = Packet::default();
        promising.write_blocks(10, &[(12, 15), (17, 17), (20, 24)], most, &mut packet);
        [packet.gaps, packet.nr_gaps]
    }

    #[test]
    fn what_was_delivered_is_promised_and_no_tsn_is_in_both_lists() {
        let [gaps, promised] = written(NrSack::Delivered, &[9, 13, 14, 17, 20, 24], 16);
        assert_eq!(gaps, [(2, 2), (5, 5), (11, 13)]);
        assert_eq!(promised, [(3, 4), (7, 7), (10, 10), (14, 14)]);
        assert_eq!(written(NrSack::Delivered, &[], 16), [vec![(2, 5), (7, 7), (10, 14)], vec![]]);
    }

    #[test]
    fn where_nothing_is_dropped_all_is_promised() {
        assert_eq!(written(NrSack::All, &[], 16), [vec![], vec![(2, 5), (7, 7), (10, 14)]]);
    }

    #[test]
    fn what_there_is_no_room_for_is_the_highest() {
        assert_eq!(written(NrSack::Delivered, &[13, 14, 20], 3), [vec![(2, 2), (5, 5)], vec![(3, 4)]]);
        assert_eq!(written(NrSack::All, &[], 1), [vec![], vec![(2, 5)]]);
        assert_eq!(written(NrSack::All, &[], 0), [vec![], vec![]]);
    }

    #[test]
    fn offsets_beyond_16_bits_are_left_out() {
        let mut packet = Packet::default();
        let mut promising = Promising { kind: Some(NrSack::All), ..Promising::default() };
        promising.write_blocks(0, &[(2, 2), (65_536, 65_536)], 16, &mut packet);
        assert_eq!(packet.nr_gaps, [(2, 2)]);
    }
}
