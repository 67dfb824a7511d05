//! TCP as bytes (RFC 9293 section 3.1): the header with its options, and the checksum with the pseudo header.

use crate::wire::ip::{Address, pseudo_header};
use crate::wire::{Bit, Field, Malformed, Reader};

/// The number by which IP knows TCP.
pub const PROTOCOL: u8 = 6;

/// Bytes of a header without options.
pub const HEADER_BYTES: usize = 20;

/// A segment; its checksum follows from it and from the addresses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment<'a> {
    /// Where it comes from on its host.
    pub source_port: u16,
    /// Where it goes.
    pub destination_port: u16,
    /// Number of its first byte.
    pub seq: u32,
    /// Next number expected.
    pub ack: u32,
    /// The flags, as on the wire.
    pub flags: u8,
    /// Free receiver buffer, scaled.
    pub window: u16,
    /// Where urgent data end.
    pub urgent: u16,
    /// What only some segments say, with the options that pad others.
    pub options: Vec<TcpOption<'a>>,
    /// User data.
    pub user_data: &'a [u8],
}

/// An option of a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TcpOption<'a> {
    /// Pads.
    NoOperation,
    /// Largest segment the sender takes, bytes.
    MaximumSegment(u16),
    /// The shift of the sender's windows (RFC 7323 section 2.2).
    WindowScale(u8),
    /// It understands SACK (RFC 2018 section 2).
    SackPermitted,
    /// What has come beyond the acknowledgement: first byte and the one after the last (RFC 2018 section 3).
    Sack(Vec<(u32, u32)>),
    /// When the segment was sent, and what is echoed (RFC 7323 section 3.2).
    Timestamps {
        /// The sender's clock.
        value: u32,
        /// The peer's clock, as its last segment had it.
        echo: u32,
    },
    /// A probe cycle (Tsaoussidis and Badr 2000), as an experimental option (RFC 6994).
    Probe {
        /// What the segment is.
        exchange: u8,
        /// Which probe it is or answers.
        number: u8,
    },
    /// Any other.
    Unknown {
        /// Its kind.
        kind: u8,
        /// What it says.
        value: &'a [u8],
    },
}

const RFC: &str = "RFC 9293 3.1";
const SEGMENT: Field = Field::new("Transmission Control Protocol", "A header and user data.", RFC);
const SOURCE: Field = Field::new("Source port", "The application it comes from.", RFC);
const DESTINATION: Field =
    Field::new("Destination port", "The application it goes to; 9 discards what comes.", RFC);
const SEQ: Field =
    Field::new("Sequence number", "The number of the first byte of user data, or of the SYN.", RFC);
const ACK: Field = Field::new(
    "Acknowledgement number",
    "The next number that is expected: everything before has come.",
    RFC,
);
const OFFSET: Field =
    Field::hex("Data offset", "How many words of four bytes the header has, in the first four bits.", RFC);
const FLAGS: Field = Field::hex("Flags", "What the segment is for.", RFC);
const FLAG_BITS: &[Bit] = &[
    Bit::new(0x80, "CWR", "The window was reduced for a congestion mark.", "RFC 3168 6.1"),
    Bit::new(0x40, "ECE", "A congestion mark has come; in a SYN, marks are understood.", "RFC 3168 6.1"),
    Bit::new(0x20, "URG", "The urgent pointer means something.", RFC),
    Bit::new(0x10, "ACK", "The acknowledgement number means something.", RFC),
    Bit::new(0x08, "PSH", "The data are handed over at once.", RFC),
    Bit::new(0x04, "RST", "There is no such connection, or none any more.", RFC),
    Bit::new(0x02, "SYN", "Synchronises sequence numbers.", RFC),
    Bit::new(0x01, "FIN", "Nothing after this.", RFC),
];
const WINDOW: Field = Field::new(
    "Window",
    "Room of the receiver, in units of its window scale but for a SYN.",
    "RFC 9293 3.1, RFC 7323 2.3",
);
const CHECKSUM: Field =
    Field::hex("Checksum", "Over the addresses, the header and the data.", "RFC 9293 3.1");
const URGENT: Field = Field::new("Urgent pointer", "Where urgent data end, if URG is set.", RFC);
const USER_DATA: Field = Field::new(
    "User data",
    "What the application sends; here the pattern of RFC 864, for the simulation counts bytes and carries none.",
    "RFC 9293 3.1, RFC 864",
);
const OPTION: Field = Field::new("Option", "What only some segments say.", "RFC 9293 3.2");
const KIND: Field = Field::new("Option kind", "What it is.", "RFC 9293 3.2");
const LENGTH: Field = Field::new("Option length", "Bytes of kind, length and value.", "RFC 9293 3.2");
const MSS: Field = Field::new(
    "Maximum segment size",
    "The largest segment that the sender takes.",
    "RFC 9293 3.2, RFC 6691",
);
const SCALE: Field =
    Field::new("Shift count", "By how many bits the sender's windows are shifted.", "RFC 7323 2.2");
const LEFT: Field = Field::new("Left edge", "The first number of a block that has come.", "RFC 2018 3");
const RIGHT: Field = Field::new("Right edge", "The number after the last of the block.", "RFC 2018 3");
const VALUE: Field = Field::new(
    "Timestamp value",
    "The sender's clock, here milliseconds since the start of the run.",
    "RFC 7323 3.2",
);
const ECHO: Field =
    Field::new("Timestamp echo reply", "The peer's clock as its last segment had it.", "RFC 7323 3.2");
const EXPERIMENT: Field = Field::hex(
    "Experiment identifier",
    "Which experiment the option is of; the number is assumed.",
    "RFC 6994 3",
);
const EXCHANGE: Field = Field::new(
    "Exchange",
    "1 is PROBE1, 2 PR1_ACK, 3 PROBE2, 4 PR2_ACK.",
    "Tsaoussidis and Badr 2000; the bytes are assumed",
);
const PROBE_NUMBER: Field =
    Field::new("Probe", "Which probe it is or answers.", "Tsaoussidis and Badr 2000; the bytes are assumed");
const OTHER: Field = Field::new("Option value", "What it says.", "RFC 9293 3.2");
const PADDING: Field = Field::new("Padding", "Zero bytes up to the data.", "RFC 9293 3.2");

/// The kind of experimental options (RFC 4727), and the identifier of those of probe cycles.
const EXPERIMENTAL: u8 = 253;
const PROBE_CYCLE: u16 = 0x5450;

/// What a kind of option is called.
const fn name(kind: u8) -> &'static str {
    match kind {
        1 => "No operation",
        2 => "Maximum segment size",
        3 => "Window scale",
        4 => "SACK permitted",
        5 => "SACK",
        8 => "Timestamps",
        EXPERIMENTAL => "Experimental option",
        _ => "Unknown option",
    }
}

impl<'a> TcpOption<'a> {
    const fn kind(&self) -> u8 {
        match self {
            Self::NoOperation => 1,
            Self::MaximumSegment(_) => 2,
            Self::WindowScale(_) => 3,
            Self::SackPermitted => 4,
            Self::Sack(_) => 5,
            Self::Timestamps { .. } => 8,
            Self::Probe { .. } => EXPERIMENTAL,
            Self::Unknown { kind, .. } => *kind,
        }
    }

    fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        out.push(self.kind());
        if *self == Self::NoOperation {
            return;
        }
        out.push(0);
        match self {
            Self::MaximumSegment(mss) => out.extend(mss.to_be_bytes()),
            Self::WindowScale(shift) => out.push(*shift),
            Self::Sack(blocks) => {
                for (left, right) in blocks {
                    out.extend(left.to_be_bytes());
                    out.extend(right.to_be_bytes());
                }
            }
            Self::Timestamps { value, echo } => {
                out.extend(value.to_be_bytes());
                out.extend(echo.to_be_bytes());
            }
            Self::Probe { exchange, number } => {
                out.extend(PROBE_CYCLE.to_be_bytes());
                out.extend([*exchange, *number]);
            }
            Self::Unknown { value, .. } => out.extend(*value),
            Self::NoOperation | Self::SackPermitted => {}
        }
        out[start + 1] = (out.len() - start) as u8;
    }

    fn read(options: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        let length = match *options.rest() {
            [1, ..] => 1,
            [_, length, ..] if length >= 2 => length.into(),
            _ => return Err(options.malformed("the length of the option is less than 2")),
        };
        options.region(&OPTION, length, |own| {
            let kind = own.u8(&KIND)?;
            own.title(|| name(kind).into());
            if kind == 1 {
                return Ok(Self::NoOperation);
            }
            own.u8(&LENGTH)?;
            Ok(match (kind, own.left()) {
                (2, 2) => Self::MaximumSegment(own.u16(&MSS)?),
                (3, 1) => Self::WindowScale(own.u8(&SCALE)?),
                (4, 0) => Self::SackPermitted,
                (5, bytes) if bytes % 8 == 0 => {
                    let blocks: Result<_, _> =
                        (0..bytes / 8).map(|_| Ok((own.u32(&LEFT)?, own.u32(&RIGHT)?))).collect();
                    Self::Sack(blocks?)
                }
                (8, 8) => Self::Timestamps { value: own.u32(&VALUE)?, echo: own.u32(&ECHO)? },
                (EXPERIMENTAL, 4) if own.rest().starts_with(&PROBE_CYCLE.to_be_bytes()) => {
                    own.u16(&EXPERIMENT)?;
                    Self::Probe { exchange: own.u8(&EXCHANGE)?, number: own.u8(&PROBE_NUMBER)? }
                }
                (2..=5 | 8, _) => return Err(own.malformed("the option has not the length of its kind")),
                _ => Self::Unknown { kind, value: own.all(&OTHER)? },
            })
        })
    }
}

impl<'a> Segment<'a> {
    /// Writes it; options that are no multiple of four bytes are padded with zeros.
    pub fn write(&self, [source, destination]: &[Address; 2], out: &mut Vec<u8>) {
        let start = out.len();
        out.extend(self.source_port.to_be_bytes());
        out.extend(self.destination_port.to_be_bytes());
        out.extend(self.seq.to_be_bytes());
        out.extend(self.ack.to_be_bytes());
        out.extend([0, self.flags]);
        out.extend(self.window.to_be_bytes());
        out.extend([0, 0]);
        out.extend(self.urgent.to_be_bytes());
        for option in &self.options {
            option.write(out);
        }
        out.resize(start + (out.len() - start).next_multiple_of(4), 0);
        out[start + 12] = (((out.len() - start) / 4) << 4) as u8;
        out.extend(self.user_data);
        let pseudo = pseudo_header(source, destination, PROTOCOL, out.len() - start);
        let checksum = pseudo.over(&out[start..]).checksum();
        out[start + 16..start + 18].copy_from_slice(&checksum.to_be_bytes());
    }

    /// Reads the rest of the region as a segment; with it whether the checksum is right.
    ///
    /// # Errors
    /// It is none.
    pub fn read(
        reader: &mut Reader<'a, '_>,
        [source, destination]: &[Address; 2],
    ) -> Result<(Self, bool), Malformed> {
        let bytes = reader.rest();
        let right = pseudo_header(source, destination, PROTOCOL, bytes.len()).over(bytes).checksum() == 0;
        let own = reader.region(&SEGMENT, bytes.len(), |own| {
            let (source_port, destination_port) = (own.u16(&SOURCE)?, own.u16(&DESTINATION)?);
            let (seq, ack) = (own.u32(&SEQ)?, own.u32(&ACK)?);
            let header = 4 * usize::from(own.u8(&OFFSET)? >> 4);
            own.say(|| format!("{header} bytes"));
            let flags = own.u8(&FLAGS)?;
            own.bits(FLAG_BITS);
            let window = own.u16(&WINDOW)?;
            own.u16(&CHECKSUM)?;
            own.judge(right);
            let urgent = own.u16(&URGENT)?;
            let length = header.checked_sub(HEADER_BYTES).filter(|&length| length <= own.left());
            let mut left = length.ok_or(own.malformed("the header has not the length that it says"))?;
            let mut options = Vec::new();
            while left > 0 {
                // The rest after an option of kind 0 is padding.
                if own.rest()[0] == 0 {
                    own.bytes(&PADDING, left)?;
                    break;
                }
                let before = own.left();
                options.push(TcpOption::read(own)?);
                left = left
                    .checked_sub(before - own.left())
                    .ok_or(own.malformed("an option ends behind the header"))?;
            }
            let user_data = own.all(&USER_DATA)?;
            Ok(Self { source_port, destination_port, seq, ack, flags, window, urgent, options, user_data })
        })?;
        Ok((own, right))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const HOSTS: [Address; 2] = [Address::V4([192, 0, 2, 1]), Address::V4([198, 51, 100, 1])];

    fn segment<'a>(options: Vec<TcpOption<'a>>, user_data: &'a [u8]) -> Segment<'a> {
        let (source_port, destination_port) = (0x1234, 9);
        Segment {
            source_port,
            destination_port,
            seq: 1,
            ack: 2,
            flags: 0x10,
            window: 3,
            urgent: 0,
            options,
            user_data,
        }
    }

    fn bytes(segment: &Segment<'_>) -> Vec<u8> {
        let mut bytes = Vec::new();
        segment.write(&HOSTS, &mut bytes);
        bytes
    }

    #[test]
    fn rfc_9293_3_1_the_fields_in_their_order() {
        let written = bytes(&segment(vec![], b"abc"));
        let expected = [0x12, 0x34, 0, 9, 0, 0, 0, 1, 0, 0, 0, 2, 0x50, 0x10, 0, 3];
        assert_eq!((&written[..16], &written[18..]), (&expected[..], &b"\0\0abc"[..]));
    }

    #[test]
    fn the_options_of_a_syn_have_the_bytes_of_their_rfcs() {
        let options = vec![
            TcpOption::MaximumSegment(1460),
            TcpOption::NoOperation,
            TcpOption::WindowScale(7),
            TcpOption::NoOperation,
            TcpOption::NoOperation,
            TcpOption::SackPermitted,
            TcpOption::NoOperation,
            TcpOption::NoOperation,
            TcpOption::Timestamps { value: 1, echo: 2 },
        ];
        let expected = [2, 4, 0x05, 0xb4, 1, 3, 3, 7, 1, 1, 4, 2, 1, 1, 8, 10, 0, 0, 0, 1, 0, 0, 0, 2];
        assert_eq!(bytes(&segment(options, b""))[20..], expected);
    }

    #[test]
    fn a_wrong_length_of_header_or_option_is_malformed() {
        let right = bytes(&segment(vec![TcpOption::MaximumSegment(1460)], b"abcd"));
        for (at, wrong) in [(12, 0x40), (12, 0xf0), (21, 1), (21, 3), (21, 6), (21, 40)] {
            let mut bytes = right.clone();
            bytes[at] = wrong;
            assert!(Segment::read(&mut Reader::new(&bytes), &HOSTS).is_err(), "byte {at} is {wrong}");
        }
        assert!(Segment::read(&mut Reader::new(&right[..19]), &HOSTS).is_err());
    }

    fn option() -> impl Strategy<Value = (u8, u32, u32, Vec<u8>)> {
        (0..8_u8, any::<u32>(), any::<u32>(), prop::collection::vec(any::<u8>(), 0..5))
    }

    fn made((kind, a, b, bytes): &(u8, u32, u32, Vec<u8>)) -> TcpOption<'_> {
        match kind {
            0 => TcpOption::NoOperation,
            1 => TcpOption::MaximumSegment(*a as u16),
            2 => TcpOption::WindowScale(*a as u8),
            3 => TcpOption::SackPermitted,
            4 => TcpOption::Sack(vec![(*a, *b)]),
            5 => TcpOption::Timestamps { value: *a, echo: *b },
            6 => TcpOption::Probe { exchange: *a as u8, number: *b as u8 },
            _ => TcpOption::Unknown { kind: 30, value: bytes },
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            (source_port, destination_port, seq, ack) in any::<(u16, u16, u32, u32)>(),
            (flags, window, urgent) in any::<(u8, u16, u16)>(),
            options in prop::collection::vec(option(), 0..4),
            user_data in prop::collection::vec(any::<u8>(), 0..50),
        ) {
            let options: Vec<_> = options.iter().map(made).collect();
            let own = Segment { source_port, destination_port, seq, ack, flags, window, urgent, options, user_data: &user_data };
            let mut written = bytes(&own);
            prop_assert_eq!(Segment::read(&mut Reader::new(&written), &HOSTS), Ok((own, true)));
            written[0] ^= 1;
            prop_assert_eq!(Segment::read(&mut Reader::new(&written), &HOSTS).map(|(_, right)| right), Ok(false));
        }

        #[test]
        fn any_bytes_are_a_segment_or_malformed(any in prop::collection::vec(any::<u8>(), 0..100)) {
            if let Ok((segment, _)) = Segment::read(&mut Reader::new(&any), &HOSTS) {
                let written = bytes(&segment);
                prop_assert_eq!(Segment::read(&mut Reader::new(&written), &HOSTS), Ok((segment, true)));
            }
        }
    }
}
