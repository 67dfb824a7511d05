//! The header of IPv4 (RFC 791), with the bits of congestion marks (RFC 3168).

use crate::wire::checksum::Sum;
use crate::wire::field::{Bit, Field};
use crate::wire::reader::{Malformed, Reader};

/// An IPv4 header; its length and checksum follow from it and from what it carries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ipv4<'a> {
    /// Differentiated services.
    pub dscp: u8,
    /// What it says of congestion marks: 0 not capable, 2 or 1 capable, 3 marked.
    pub ecn: u8,
    /// What the fragments of a packet have in common.
    pub identification: u16,
    /// It forbids fragmentation (DF).
    pub dont_fragment: bool,
    /// Fragments follow (MF).
    pub more_fragments: bool,
    /// Where the fragment belongs, units of eight bytes.
    pub fragment_offset: u16,
    /// Hops that are left.
    pub ttl: u8,
    /// What it carries.
    pub protocol: u8,
    /// Where it comes from.
    pub source: [u8; 4],
    /// Where it goes.
    pub destination: [u8; 4],
    /// Its options with their padding, a multiple of four bytes.
    pub options: &'a [u8],
}

/// Bytes of a header without options.
pub const HEADER_BYTES: usize = 20;

/// The option that pads others, No Operation (RFC 791 section 3.1).
pub const NO_OPERATION: u8 = 1;

const RFC: &str = "RFC 791 3.1";
const VERSION: Field =
    Field::hex("Version and header length", "4, and how many words of four bytes the header has.", RFC);
const SERVICES: Field = Field::hex(
    "Differentiated services",
    "How the packet is to be treated, and congestion marks.",
    "RFC 2474, RFC 3168",
);
const SERVICE_BITS: &[Bit] = &[
    Bit::new(0xfc, "DSCP", "The treatment that is asked for; 0 is the usual one.", "RFC 2474 3"),
    Bit::new(0x03, "ECN", "0 not capable, 1 or 2 capable, 3 congestion experienced.", "RFC 3168 5"),
];
const TOTAL: Field = Field::new("Total length", "Bytes of the header and what it carries.", RFC);
const IDENTIFICATION: Field = Field::hex("Identification", "The same in all fragments of a packet.", RFC);
const FRAGMENT: Field = Field::hex(
    "Flags and fragment offset",
    "Whether the packet may be cut, whether more fragments follow, and where this one belongs.",
    RFC,
);
const TTL: Field = Field::new("Time to live", "How many more routers it may pass.", RFC);
const PROTOCOL: Field = Field::new(
    "Protocol",
    "What it carries: 1 ICMP, 6 TCP, 132 SCTP, 253 for experiments.",
    "RFC 791 3.1, RFC 3692",
);
const CHECKSUM: Field = Field::hex("Header checksum", "Over the header alone.", "RFC 791 3.1, RFC 1071");
const SOURCE: Field = Field::new("Source address", "Where it comes from.", RFC);
const DESTINATION: Field = Field::new("Destination address", "Where it goes.", RFC);
const OPTIONS: Field = Field::new(
    "Options",
    "What only some packets need; here padding, so that the header has the length that the settings charge.",
    RFC,
);

impl<'a> Ipv4<'a> {
    /// Writes the header of a packet or fragment that carries `carried` bytes.
    pub fn write(&self, carried: usize, out: &mut Vec<u8>) {
        let start = out.len();
        let header = HEADER_BYTES + self.options.len();
        let flags = u16::from(self.dont_fragment) << 14 | u16::from(self.more_fragments) << 13;
        out.extend([0x40 | (header / 4) as u8, self.dscp << 2 | self.ecn & 3]);
        out.extend(((header + carried) as u16).to_be_bytes());
        out.extend(self.identification.to_be_bytes());
        out.extend((flags | self.fragment_offset & 0x1fff).to_be_bytes());
        out.extend([self.ttl, self.protocol, 0, 0]);
        out.extend(self.source);
        out.extend(self.destination);
        out.extend(self.options);
        let checksum = Sum::default().over(&out[start..]).checksum();
        out[start + 10..start + 12].copy_from_slice(&checksum.to_be_bytes());
    }

    /// Reads a header, and leaves the region of `reader` where the packet ends; with it whether the checksum is right.
    ///
    /// # Errors
    /// It is none.
    pub fn read(reader: &mut Reader<'a, '_>) -> Result<(Self, bool), Malformed> {
        let bytes = reader.rest();
        let words = bytes.first().map_or(0, |first| usize::from(first & 15));
        if bytes.first().is_none_or(|first| first >> 4 != 4) || words < 5 {
            return Err(reader.malformed("this is no header of IPv4"));
        }
        let right = bytes.get(..4 * words).is_some_and(|header| Sum::default().over(header).checksum() == 0);
        let (own, total) = reader.region(&super::HEADER, 4 * words, |header| {
            header.title(|| "IPv4".into());
            header.u8(&VERSION)?;
            let services = header.u8(&SERVICES)?;
            header.bits(SERVICE_BITS);
            let total = header.u16(&TOTAL)?;
            let identification = header.u16(&IDENTIFICATION)?;
            let fragment = header.u16(&FRAGMENT)?;
            let (dont_fragment, more_fragments) = (fragment & 0x4000 != 0, fragment & 0x2000 != 0);
            let fragment_offset = fragment & 0x1fff;
            header.say(|| {
                let may = if dont_fragment { "must not be cut" } else { "may be cut" };
                let more = if more_fragments { ", more fragments follow" } else { "" };
                format!("{may}{more}, offset {}", 8 * u32::from(fragment_offset))
            });
            let (ttl, protocol) = (header.u8(&TTL)?, header.u8(&PROTOCOL)?);
            header.u16(&CHECKSUM)?;
            header.judge(right);
            let source = header.array(&SOURCE)?;
            header.say(|| dotted(source));
            let destination = header.array(&DESTINATION)?;
            header.say(|| dotted(destination));
            let options = header.all(&OPTIONS)?;
            let (dscp, ecn) = (services >> 2, services & 3);
            let own = Self {
                dscp,
                ecn,
                identification,
                dont_fragment,
                more_fragments,
                fragment_offset,
                ttl,
                protocol,
                source,
                destination,
                options,
            };
            Ok((own, usize::from(total)))
        })?;
        let carried = total
            .checked_sub(4 * words)
            .ok_or(reader.malformed("the total length is less than the header"))?;
        reader.limit(carried);
        Ok((own, right))
    }
}

/// An address as people write it.
pub fn dotted([a, b, c, d]: [u8; 4]) -> String {
    format!("{a}.{b}.{c}.{d}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A header whose checksum is worked out in many lectures: 45 00 00 73 .. b8 61 ...
    #[test]
    fn a_known_header_has_its_checksum() {
        let mut bytes = Vec::new();
        let header = Ipv4 {
            dont_fragment: true,
            ttl: 64,
            protocol: 17,
            source: [192, 168, 0, 1],
            destination: [192, 168, 0, 199],
            ..Ipv4::default()
        };
        header.write(0x73 - 20, &mut bytes);
        let known =
            [0x45, 0, 0, 0x73, 0, 0, 0x40, 0, 0x40, 0x11, 0xb8, 0x61, 0xc0, 0xa8, 0, 1, 0xc0, 0xa8, 0, 0xc7];
        assert_eq!(bytes, known);
        bytes[8] = 63;
        assert_eq!(Ipv4::read(&mut Reader::new(&bytes)).map(|(_, right)| right), Ok(false));
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            (dscp, ecn, identification) in (0..64_u8, 0..4_u8, any::<u16>()),
            (dont_fragment, more_fragments, fragment_offset) in (any::<bool>(), any::<bool>(), 0..0x2000_u16),
            (ttl, protocol, source, destination) in any::<(u8, u8, [u8; 4], [u8; 4])>(),
            (words, carried) in (0..=10_usize, 0..1000_usize),
        ) {
            let options = vec![NO_OPERATION; 4 * words];
            let header = Ipv4 {
                dscp, ecn, identification, dont_fragment, more_fragments, fragment_offset, ttl, protocol, source,
                destination, options: &options,
            };
            let mut bytes = Vec::new();
            header.write(carried, &mut bytes);
            bytes.resize(bytes.len() + carried + 3, 0);
            let mut reader = Reader::new(&bytes);
            prop_assert_eq!(Ipv4::read(&mut reader), Ok((header, true)));
            prop_assert_eq!(reader.left(), carried, "what follows the packet is not part of it");
        }
    }
}
