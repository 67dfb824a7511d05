//! SACK: what has come (RFC 9260 section 3.3.4).

use std::borrow::Cow;

use crate::wire::{Bit, Field, Malformed, Reader};

/// A SACK chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sack<'a> {
    /// Highest TSN up to which everything has come.
    pub cumulative_tsn: u32,
    /// Free receiver buffer, bytes.
    pub a_rwnd: u32,
    /// Packets with data since the last one, up to 3; 0 if it does not say (CMT).
    pub packets: u8,
    /// Blocks beyond it: first and last TSN as offsets from the cumulative TSN.
    pub gaps: Cow<'a, [(u16, u16)]>,
    /// TSNs that came again.
    pub duplicates: Cow<'a, [u32]>,
}

const RFC: &str = "RFC 9260 3.3.4";
const CMT: &str = "Iyengar, Amer and Stewart 2006, algorithm DAC; usrsctp SCTP_SACK_CMT_DAC";
/// Its flags, where delayed acknowledgement for CMT is in use.
pub(super) const BITS: &[Bit] = &[
    Bit::new(
        0x80,
        "P1",
        "With P0 the packets with data since the last SACK, 0 to 3: this one counts twice.",
        CMT,
    ),
    Bit::new(0x40, "P0", "With P1 the packets with data since the last SACK: this one counts once.", CMT),
];
const CUMULATIVE: Field = Field::new("Cumulative TSN ack", "Everything up to this TSN has come.", RFC);
const A_RWND: Field =
    Field::new("Advertised receiver window credit", "Bytes that the receiver has room for (a_rwnd).", RFC);
const GAPS: Field =
    Field::new("Number of gap ack blocks", "How many blocks beyond the cumulative TSN follow.", RFC);
const DUPLICATES: Field =
    Field::new("Number of duplicate TSNs", "How many TSNs follow that came again since the last SACK.", RFC);
pub(super) const START: Field = Field::new(
    "Gap ack block start",
    "The first TSN of the block, as the offset from the cumulative TSN.",
    RFC,
);
pub(super) const END: Field =
    Field::new("Gap ack block end", "The last TSN of the block, as the offset from the cumulative TSN.", RFC);
const DUPLICATE: Field = Field::new("Duplicate TSN", "A TSN that came again.", RFC);

impl<'a> Sack<'a> {
    pub(super) const fn flags(&self) -> u8 {
        self.packets << 6
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.cumulative_tsn.to_be_bytes());
        out.extend(self.a_rwnd.to_be_bytes());
        out.extend((self.gaps.len() as u16).to_be_bytes());
        out.extend((self.duplicates.len() as u16).to_be_bytes());
        for (start, end) in self.gaps.iter() {
            out.extend(start.to_be_bytes());
            out.extend(end.to_be_bytes());
        }
        for tsn in self.duplicates.iter() {
            out.extend(tsn.to_be_bytes());
        }
    }

    pub(super) fn read(flags: u8, own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        let (cumulative_tsn, a_rwnd) = read_head(own)?;
        own.title(|| format!("SACK, cumulative TSN {cumulative_tsn}"));
        let (gaps, duplicates) = (own.u16(&GAPS)?, own.u16(&DUPLICATES)?);
        if own.left() != 4 * (usize::from(gaps) + usize::from(duplicates)) {
            return Err(own.malformed("the numbers of blocks and duplicates do not fit the length"));
        }
        let gaps = read_blocks(own, cumulative_tsn, gaps, [&START, &END])?.into();
        let duplicates = read_duplicates(own, duplicates)?.into();
        Ok(Self { cumulative_tsn, a_rwnd, packets: flags >> 6, gaps, duplicates })
    }
}

/// Cumulative TSN and window.
pub(super) fn read_head(own: &mut Reader<'_, '_>) -> Result<(u32, u32), Malformed> {
    Ok((own.u32(&CUMULATIVE)?, own.u32(&A_RWND)?))
}

/// So many blocks, whose fields are called so.
pub(super) fn read_blocks(
    own: &mut Reader<'_, '_>,
    cumulative_tsn: u32,
    count: u16,
    fields: [&'static Field; 2],
) -> Result<Vec<(u16, u16)>, Malformed> {
    let mut offset = |field: &'static Field| {
        let offset = own.u16(field)?;
        own.say(|| format!("{offset}, TSN {}", cumulative_tsn.wrapping_add(offset.into())));
        Ok(offset)
    };
    (0..count).map(|_| Ok((offset(fields[0])?, offset(fields[1])?))).collect()
}

/// So many TSNs.
pub(super) fn read_duplicates(own: &mut Reader<'_, '_>, count: u16) -> Result<Vec<u32>, Malformed> {
    (0..count).map(|_| own.u32(&DUPLICATE)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;
    use proptest::prelude::*;

    /// The example of section 3.3.4: everything up to 12, then 14 to 15 and 17 have come, with 4660 bytes free.
    #[test]
    fn rfc_9260_3_3_4_the_example() {
        let gaps = [(2, 3), (5, 5)];
        let sack = Sack {
            cumulative_tsn: 12,
            a_rwnd: 4660,
            packets: 0,
            gaps: gaps[..].into(),
            duplicates: [][..].into(),
        };
        let bytes = [0, 0, 0, 12, 0, 0, 0x12, 0x34, 0, 2, 0, 0, 0, 2, 0, 3, 0, 5, 0, 5];
        there_and_back(&Chunk::Sack(sack), &bytes);
    }

    #[test]
    fn more_blocks_than_there_is_room_for_are_malformed() {
        let bytes = [3, 0, 0, 16, 0, 0, 0, 1, 0, 0, 0, 1, 0xff, 0xff, 0xff, 0xff];
        assert!(Chunk::read(&mut Reader::new(&bytes)).is_err());
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            (cumulative_tsn, a_rwnd) in any::<(u32, u32)>(),
            packets in 0u8..4,
            gaps in prop::collection::vec(any::<(u16, u16)>(), 0..20),
            duplicates in prop::collection::vec(any::<u32>(), 0..20),
        ) {
            let sack = Chunk::Sack(Sack { cumulative_tsn, a_rwnd, packets, gaps: gaps.into(), duplicates: duplicates.into() });
            let mut bytes = Vec::new();
            sack.write(&mut bytes);
            prop_assert_eq!(Chunk::read(&mut Reader::new(&bytes)), Ok(sack));
        }
    }
}
