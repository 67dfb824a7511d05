//! NR-SACK: what has come, and what of it will not be given back (draft-natarajan-tsvwg-sctp-nrsack).

use std::borrow::Cow;

use super::sack::{self, Sack};
use crate::wire::{Field, Malformed, Reader};

/// An NR-SACK chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NrSack<'a> {
    /// What a SACK has, too; its blocks are of what may be given back.
    pub sack: Sack<'a>,
    /// Blocks of what will not be: first and last TSN as offsets from the cumulative TSN.
    pub nr_gaps: Cow<'a, [(u16, u16)]>,
}

const DRAFT: &str = "draft-natarajan-tsvwg-sctp-nrsack; usrsctp sctp_nr_sack";
const GAPS: Field = Field::new(
    "Number of gap ack blocks",
    "How many blocks beyond the cumulative TSN follow of what may be given back.",
    DRAFT,
);
const NR_GAPS: Field = Field::new(
    "Number of NR gap ack blocks",
    "How many blocks beyond the cumulative TSN follow of what will not be given back.",
    DRAFT,
);
const DUPLICATES: Field = Field::new(
    "Number of duplicate TSNs",
    "How many TSNs follow that came again since the last SACK.",
    DRAFT,
);
const RESERVED: Field = Field::new("Reserved", "0; the receiver passes over it.", DRAFT);
const START: Field = Field::new(
    "NR gap ack block start",
    "The first TSN of the block, as the offset from the cumulative TSN.",
    DRAFT,
);
const END: Field = Field::new(
    "NR gap ack block end",
    "The last TSN of the block, as the offset from the cumulative TSN.",
    DRAFT,
);

impl<'a> NrSack<'a> {
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let Sack { cumulative_tsn, a_rwnd, ref gaps, ref duplicates, .. } = self.sack;
        out.extend(cumulative_tsn.to_be_bytes());
        out.extend(a_rwnd.to_be_bytes());
        for count in [gaps.len(), self.nr_gaps.len(), duplicates.len(), 0] {
            out.extend((count as u16).to_be_bytes());
        }
        for (start, end) in gaps.iter().chain(self.nr_gaps.iter()) {
            out.extend(start.to_be_bytes());
            out.extend(end.to_be_bytes());
        }
        for tsn in duplicates.iter() {
            out.extend(tsn.to_be_bytes());
        }
    }

    pub(super) fn read(flags: u8, own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        let (cumulative_tsn, a_rwnd) = sack::read_head(own)?;
        own.title(|| format!("NR-SACK, cumulative TSN {cumulative_tsn}"));
        let (gaps, nr_gaps, duplicates) = (own.u16(&GAPS)?, own.u16(&NR_GAPS)?, own.u16(&DUPLICATES)?);
        own.u16(&RESERVED)?;
        if own.left() != 4 * (usize::from(gaps) + usize::from(nr_gaps) + usize::from(duplicates)) {
            return Err(own.malformed("the numbers of blocks and duplicates do not fit the length"));
        }
        let gaps = sack::read_blocks(own, cumulative_tsn, gaps, [&sack::START, &sack::END])?.into();
        let nr_gaps = sack::read_blocks(own, cumulative_tsn, nr_gaps, [&START, &END])?.into();
        let duplicates = sack::read_duplicates(own, duplicates)?.into();
        let sack = Sack { cumulative_tsn, a_rwnd, packets: flags >> 6, gaps, duplicates };
        Ok(Self { sack, nr_gaps })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;
    use proptest::prelude::*;

    /// Everything up to 12 has come; 14 to 15 may be given back, 17 will not be; 13 came twice. Fields and their order are
    /// those of Wireshark's dissector and of usrsctp.
    #[test]
    fn blocks_that_may_be_given_back_come_first_then_the_others_then_duplicates() {
        let (gaps, duplicates) = ([(2, 3)], [13]);
        let sack = Sack {
            cumulative_tsn: 12,
            a_rwnd: 4660,
            packets: 2,
            gaps: gaps[..].into(),
            duplicates: duplicates[..].into(),
        };
        let own = NrSack { sack, nr_gaps: [(5, 5)][..].into() };
        let bytes =
            [0, 0, 0, 12, 0, 0, 0x12, 0x34, 0, 1, 0, 1, 0, 1, 0, 0, 0, 2, 0, 3, 0, 5, 0, 5, 0, 0, 0, 13];
        there_and_back(&Chunk::NrSack(own), &bytes);
    }

    #[test]
    fn counts_that_do_not_fit_the_length_are_malformed() {
        let fixed = |counts: [u8; 3]| {
            [16, 0, 0, 24, 0, 0, 0, 1, 0, 0, 0, 1, 0, counts[0], 0, counts[1], 0, counts[2], 0, 0, 0, 2, 0, 2]
        };
        for counts in [[1, 0, 0], [0, 1, 0], [0, 0, 1]] {
            assert!(Chunk::read(&mut Reader::new(&fixed(counts))).is_ok(), "{counts:?}");
        }
        for counts in [[0, 0, 0], [1, 1, 0], [0, 2, 0], [255, 255, 255]] {
            assert!(Chunk::read(&mut Reader::new(&fixed(counts))).is_err(), "{counts:?}");
        }
        // One that ends before its counts do.
        assert!(Chunk::read(&mut Reader::new(&[16, 0, 0, 16, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0])).is_err());
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            (cumulative_tsn, a_rwnd) in any::<(u32, u32)>(),
            packets in 0u8..4,
            gaps in prop::collection::vec(any::<(u16, u16)>(), 0..20),
            nr_gaps in prop::collection::vec(any::<(u16, u16)>(), 0..20),
            duplicates in prop::collection::vec(any::<u32>(), 0..20),
        ) {
            let sack = Sack { cumulative_tsn, a_rwnd, packets, gaps: gaps.into(), duplicates: duplicates.into() };
            let own = Chunk::NrSack(NrSack { sack, nr_gaps: nr_gaps.into() });
            let mut bytes = Vec::new();
            own.write(&mut bytes);
            prop_assert_eq!(Chunk::read(&mut Reader::new(&bytes)), Ok(own));
        }
    }
}
