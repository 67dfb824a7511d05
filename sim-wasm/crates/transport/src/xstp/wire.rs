//! XSTP as bytes. The paper names what segments say and not how; this layout has the lengths of the default settings: a
//! header of 16 bytes, 8 for a POLL or the echo in its report, 8 for each gap. IP carries it as an experiment.

use crate::wire::checksum::Sum;
use crate::wire::ip;
use crate::wire::{Bit, Field, Malformed, Reader};

/// The number by which IP knows it: one for experiments (RFC 3692).
pub const PROTOCOL: u8 = ip::protocol::EXPERIMENTS;

/// A segment; its checksum follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment<'a> {
    /// What it is for.
    pub kind: u8,
    /// The number of the data, or the stamp of what sets up, milliseconds.
    pub number: u32,
    /// Next segment expected.
    pub ack: u32,
    /// Room for in-order data at its sender, segments.
    pub window: u32,
    /// The POLL that it is or carries, or that it answers: stamp in milliseconds, and the next new segment.
    pub poll: Option<(u32, u32)>,
    /// First and last number of what is missing.
    pub gaps: Vec<(u32, u32)>,
    /// User data.
    pub user_data: &'a [u8],
}

/// What segments are for, beyond the five that set up and end.
pub mod kind {
    /// User data (SD).
    pub const DATA: u8 = 5;
    /// Asks for a report.
    pub const POLL: u8 = 6;
    /// Answers a POLL.
    pub const STAT: u8 = 7;
    /// Reports a gap unasked.
    pub const USTAT: u8 = 8;
}

const RFC: &str = "Elaasar et al. 2005; the layout is this project's";
const SEGMENT: Field = Field::new("XSTP", "A segment of the satellite transport protocol.", RFC);
const KIND: Field = Field::new("Type", "What the segment is for.", RFC);
const FLAGS: Field = Field::hex("Flags", "What it has besides.", RFC);
const FLAG_BITS: &[Bit] = &[Bit::new(1, "POLL", "A POLL, or the echo of one, follows the header.", RFC)];
const CHECKSUM: Field = Field::hex("Checksum", "Over the whole segment, as that of ICMP.", "RFC 1071");
const NUMBER: Field = Field::new("Number", "The number of the data, or when the BGN was sent, ms.", RFC);
const ACK: Field = Field::new("Next expected", "The next segment that is expected.", RFC);
const WINDOW: Field = Field::new("Window", "Room for in-order data, segments.", RFC);
const STAMP: Field = Field::new("POLL stamp", "When the POLL was sent that it is or answers, ms.", RFC);
const NEXT: Field = Field::new("POLL next", "The next new segment: all before it have left.", RFC);
const FIRST: Field = Field::new("Gap first", "The first segment that is missing.", RFC);
const LAST: Field = Field::new("Gap last", "The last segment that is missing.", RFC);
const USER_DATA: Field = Field::new(
    "User data",
    "What the application sends; here the pattern of RFC 864, for the simulation counts bytes and carries none.",
    "RFC 864",
);

/// What a type of segment is called.
const fn name(kind: u8) -> &'static str {
    match kind {
        0 => "BGN",
        1 => "BGNAK",
        2 => "END",
        3 => "ENDAK",
        4 => "RST",
        kind::DATA => "SD",
        kind::POLL => "POLL",
        kind::STAT => "STAT",
        kind::USTAT => "USTAT",
        _ => "Unknown",
    }
}

impl<'a> Segment<'a> {
    /// Writes it.
    pub fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        out.extend([self.kind, self.poll.is_some().into(), 0, 0]);
        for number in [self.number, self.ack, self.window] {
            out.extend(number.to_be_bytes());
        }
        for (a, b) in self.poll.iter().chain(&self.gaps) {
            out.extend(a.to_be_bytes());
            out.extend(b.to_be_bytes());
        }
        out.extend(self.user_data);
        let checksum = Sum::default().over(&out[start..]).checksum();
        out[start + 2..start + 4].copy_from_slice(&checksum.to_be_bytes());
    }

    /// Reads the rest of the region as a segment; with it whether the checksum is right.
    ///
    /// # Errors
    /// It is none.
    pub fn read(reader: &mut Reader<'a, '_>) -> Result<(Self, bool), Malformed> {
        let bytes = reader.rest();
        let right = Sum::default().over(bytes).checksum() == 0;
        let own = reader.region(&SEGMENT, bytes.len(), |own| {
            let kind = own.u8(&KIND)?;
            own.say(|| format!("{kind}, {}", name(kind)));
            own.title(|| name(kind).into());
            let flags = own.u8(&FLAGS)?;
            own.bits(FLAG_BITS);
            own.u16(&CHECKSUM)?;
            own.judge(right);
            let (number, ack, window) = (own.u32(&NUMBER)?, own.u32(&ACK)?, own.u32(&WINDOW)?);
            let poll = if flags & 1 == 0 { None } else { Some((own.u32(&STAMP)?, own.u32(&NEXT)?)) };
            let mut gaps = Vec::new();
            while matches!(kind, kind::STAT | kind::USTAT) && own.left() > 0 {
                gaps.push((own.u32(&FIRST)?, own.u32(&LAST)?));
            }
            Ok(Self { kind, number, ack, window, poll, gaps, user_data: own.all(&USER_DATA)? })
        })?;
        Ok((own, right))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn bytes(segment: &Segment<'_>) -> Vec<u8> {
        let mut bytes = Vec::new();
        segment.write(&mut bytes);
        bytes
    }

    #[test]
    fn lengths_are_those_of_the_default_settings() {
        let data = Segment {
            kind: kind::DATA,
            number: 1,
            ack: 1,
            window: 9,
            poll: None,
            gaps: vec![],
            user_data: b"abc",
        };
        let polled = Segment { poll: Some((5, 6)), ..data.clone() };
        let stat = Segment { kind: kind::STAT, gaps: vec![(1, 2), (4, 4)], user_data: b"", ..polled.clone() };
        assert_eq!([&data, &polled, &stat].map(|segment| bytes(segment).len()), [19, 27, 40]);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            kind in 0..9_u8, (number, ack, window) in any::<(u32, u32, u32)>(), poll in any::<Option<(u32, u32)>>(),
            gaps in prop::collection::vec(any::<(u32, u32)>(), 0..4), data in prop::collection::vec(any::<u8>(), 0..50),
        ) {
            let reports = kind >= kind::STAT;
            let (gaps, user_data) = if reports { (gaps, &[][..]) } else { (vec![], &data[..]) };
            let own = Segment { kind, number, ack, window, poll, gaps, user_data };
            let mut written = bytes(&own);
            prop_assert_eq!(Segment::read(&mut Reader::new(&written)), Ok((own, true)));
            written[9] ^= 1;
            prop_assert_eq!(Segment::read(&mut Reader::new(&written)).map(|(_, right)| right), Ok(false));
        }

        #[test]
        fn any_bytes_are_a_segment_or_malformed(any in prop::collection::vec(any::<u8>(), 0..60)) {
            if let Ok((segment, _)) = Segment::read(&mut Reader::new(&any)) {
                let written = bytes(&segment);
                prop_assert_eq!(Segment::read(&mut Reader::new(&written)), Ok((segment, true)));
            }
        }
    }
}
