//! The header of IPv6 (RFC 8200), and the one of fragments.

use std::net::Ipv6Addr;

use crate::wire::field::{Bit, Field};
use crate::wire::reader::{Malformed, Reader};

/// An IPv6 header; the length of what it carries follows from that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ipv6 {
    /// Differentiated services.
    pub dscp: u8,
    /// What it says of congestion marks: 0 not capable, 2 or 1 capable, 3 marked.
    pub ecn: u8,
    /// What the packets of a flow have in common.
    pub flow_label: u32,
    /// What it carries, behind the header of a fragment if there is one.
    pub protocol: u8,
    /// Hops that are left.
    pub hop_limit: u8,
    /// Where it comes from.
    pub source: [u8; 16],
    /// Where it goes.
    pub destination: [u8; 16],
    /// The header of a fragment.
    pub fragment: Option<Fragment>,
}

/// The header of a fragment (RFC 8200 section 4.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fragment {
    /// Where it belongs, units of eight bytes.
    pub offset: u16,
    /// More follow.
    pub more: bool,
    /// What the fragments of a packet have in common.
    pub identification: u32,
}

/// Bytes of a header without extensions.
pub const HEADER_BYTES: usize = 40;
/// Bytes that the header of a fragment adds.
const FRAGMENT_BYTES: usize = 8;
/// The number of the header of a fragment.
const FRAGMENT_HEADER: u8 = 44;

const RFC: &str = "RFC 8200 3";
const FIRST: Field =
    Field::hex("Version and traffic class", "6, and the first half of the traffic class.", RFC);
const SECOND: Field = Field::hex(
    "Traffic class and flow label",
    "The rest of the traffic class, congestion marks in it, and the first of the flow label.",
    "RFC 8200 3, RFC 3168",
);
const SECOND_BITS: &[Bit] =
    &[Bit::new(0x30, "ECN", "0 not capable, 1 or 2 capable, 3 congestion experienced.", "RFC 3168 5")];
const LABEL: Field =
    Field::hex("Flow label", "The rest of the flow label: the same in the packets of a flow.", RFC);
const LENGTH: Field = Field::new("Payload length", "Bytes after this header.", RFC);
const NEXT: Field =
    Field::new("Next header", "What follows: 6 TCP, 44 the header of a fragment, 58 ICMPv6, 132 SCTP.", RFC);
const HOPS: Field = Field::new("Hop limit", "How many more routers it may pass.", RFC);
const SOURCE: Field = Field::new("Source address", "Where it comes from.", RFC);
const DESTINATION: Field = Field::new("Destination address", "Where it goes.", RFC);
const FRAGMENT_RFC: &str = "RFC 8200 4.5";
const RESERVED: Field = Field::new("Reserved", "0.", FRAGMENT_RFC);
const OFFSET: Field =
    Field::hex("Fragment offset", "Where the fragment belongs, and whether more follow.", FRAGMENT_RFC);
const IDENTIFICATION: Field =
    Field::hex("Identification", "The same in all fragments of a packet.", FRAGMENT_RFC);

impl Ipv6 {
    /// Writes the header of a packet or fragment that carries `carried` bytes.
    pub fn write(&self, carried: usize, out: &mut Vec<u8>) {
        let class = u32::from(self.dscp << 2 | self.ecn & 3);
        let (next, extension) =
            self.fragment.map_or((self.protocol, 0), |_| (FRAGMENT_HEADER, FRAGMENT_BYTES));
        out.extend((6 << 28 | class << 20 | self.flow_label & 0xf_ffff).to_be_bytes());
        out.extend(((carried + extension) as u16).to_be_bytes());
        out.extend([next, self.hop_limit]);
        out.extend(self.source);
        out.extend(self.destination);
        if let Some(fragment) = self.fragment {
            out.extend([self.protocol, 0]);
            out.extend((fragment.offset << 3 | u16::from(fragment.more)).to_be_bytes());
            out.extend(fragment.identification.to_be_bytes());
        }
    }

    /// Reads a header, and leaves the region of `reader` where the packet ends.
    ///
    /// # Errors
    /// It is none.
    pub fn read(reader: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        let (mut own, carried) = reader.region(&super::HEADER, HEADER_BYTES, |header| {
            header.title(|| "IPv6".into());
            if header.rest()[0] >> 4 != 6 {
                return Err(header.malformed("this is no header of IPv6"));
            }
            let (first, second) = (header.u8(&FIRST)?, header.u8(&SECOND)?);
            header.bits(SECOND_BITS);
            let class = first << 4 | second >> 4;
            let flow_label = u32::from(second & 15) << 16 | u32::from(header.u16(&LABEL)?);
            let carried = usize::from(header.u16(&LENGTH)?);
            let (protocol, hop_limit) = (header.u8(&NEXT)?, header.u8(&HOPS)?);
            let source = header.array(&SOURCE)?;
            header.say(|| Ipv6Addr::from(source).to_string());
            let destination = header.array(&DESTINATION)?;
            header.say(|| Ipv6Addr::from(destination).to_string());
            let (dscp, ecn) = (class >> 2, class & 3);
            Ok((
                Self { dscp, ecn, flow_label, protocol, hop_limit, source, destination, fragment: None },
                carried,
            ))
        })?;
        reader.limit(carried);
        if own.protocol == FRAGMENT_HEADER {
            own.fragment = Some(reader.region(&super::FRAGMENT, FRAGMENT_BYTES, |header| {
                own.protocol = header.u8(&NEXT)?;
                header.u8(&RESERVED)?;
                let offset = header.u16(&OFFSET)?;
                let identification = header.u32(&IDENTIFICATION)?;
                Ok(Fragment { offset: offset >> 3, more: offset & 1 != 0, identification })
            })?);
        }
        Ok(own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_written_is_read(
            (dscp, ecn, flow_label, hop_limit) in (0..64_u8, 0..4_u8, 0..1_u32 << 20, any::<u8>()),
            protocol in (0..=255_u8).prop_filter("not a fragment's", |&protocol| protocol != FRAGMENT_HEADER),
            (source, destination) in any::<([u8; 16], [u8; 16])>(),
            fragment in prop::option::of((0..0x2000_u16, any::<bool>(), any::<u32>())),
            carried in 0..1000_usize,
        ) {
            let fragment = fragment.map(|(offset, more, identification)| Fragment { offset, more, identification });
            let header = Ipv6 { dscp, ecn, flow_label, protocol, hop_limit, source, destination, fragment };
            let mut bytes = Vec::new();
            header.write(carried, &mut bytes);
            bytes.resize(bytes.len() + carried + 3, 0);
            let mut reader = Reader::new(&bytes);
            prop_assert_eq!(Ipv6::read(&mut reader), Ok(header));
            prop_assert_eq!(reader.left(), carried);
        }
    }
}
