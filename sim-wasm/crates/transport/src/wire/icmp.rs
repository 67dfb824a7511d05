//! ICMP messages (RFC 792, RFC 4443): here those by which a router says that a packet was too big (RFC 1191).

use super::checksum::Sum;
use super::field::Field;
use super::ip::{Address, Carried, protocol, pseudo_header};
use super::reader::{Malformed, Reader};

/// A message with the four bytes that its type gives a meaning, and what it quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icmp<'a> {
    /// Type.
    pub kind: u8,
    /// Code.
    pub code: u8,
    /// What the type makes of it: of a packet that was too big the MTU of the link.
    pub rest: u32,
    /// The start of the packet it is about.
    pub quoted: &'a [u8],
}

const RFC: &str = "RFC 792";
const MESSAGE: Field =
    Field::new("Internet Control Message Protocol", "A message about another packet.", RFC);
const TYPE: Field = Field::new(
    "Type",
    "What it says: 3 destination unreachable; of ICMPv6 2 packet too big.",
    "RFC 792, RFC 4443 3.2",
);
const CODE: Field = Field::new("Code", "Why: 4 fragmentation needed and DF set.", "RFC 792, RFC 1191 4");
const CHECKSUM: Field =
    Field::hex("Checksum", "Over the whole message; of ICMPv6 with the addresses.", "RFC 792, RFC 1071");
const REST: Field =
    Field::new("Next-hop MTU", "The largest packet that the next link takes.", "RFC 1191 4, RFC 4443 3.2");
const QUOTED: Field = Field::new(
    "Quoted packet",
    "The header of the packet it is about, and the first bytes of what that carried.",
    RFC,
);

impl<'a> Icmp<'a> {
    /// "Fragmentation needed", or in IPv6 "packet too big".
    pub const fn too_big(version: &Address, mtu: u32, quoted: &'a [u8]) -> Self {
        match version {
            Address::V4(_) => Self { kind: 3, code: 4, rest: mtu & 0xffff, quoted },
            Address::V6(_) => Self { kind: 2, code: 0, rest: mtu, quoted },
        }
    }

    /// The number by which IP knows it.
    pub const fn protocol(version: &Address) -> u8 {
        match version {
            Address::V4(_) => protocol::ICMP,
            Address::V6(_) => protocol::ICMPV6,
        }
    }

    /// Writes the message.
    pub fn write(&self, source: &Address, destination: &Address, out: &mut Vec<u8>) {
        let start = out.len();
        out.extend([self.kind, self.code, 0, 0]);
        out.extend(self.rest.to_be_bytes());
        out.extend(self.quoted);
        let checksum = begin(source, destination, out.len() - start).over(&out[start..]).checksum();
        out[start + 2..start + 4].copy_from_slice(&checksum.to_be_bytes());
    }

    /// Reads the rest of the region as a message; with it whether the checksum is right.
    ///
    /// # Errors
    /// It is none.
    pub fn read(reader: &mut Reader<'a, '_>, carried: &Carried) -> Result<(Self, bool), Malformed> {
        let bytes = reader.rest();
        let sum = begin(&carried.source, &carried.destination, bytes.len()).over(bytes);
        let right = sum.checksum() == 0;
        reader.region(&MESSAGE, bytes.len(), |message| {
            let (kind, code) = (message.u8(&TYPE)?, message.u8(&CODE)?);
            message.u16(&CHECKSUM)?;
            message.judge(right);
            let (rest, quoted) = (message.u32(&REST)?, message.all(&QUOTED)?);
            Ok((Self { kind, code, rest, quoted }, right))
        })
    }
}

/// ICMPv6 begins its checksum with the pseudo header, ICMP with nothing.
fn begin(source: &Address, destination: &Address, length: usize) -> Sum {
    match source {
        Address::V4(_) => Sum::default(),
        Address::V6(_) => pseudo_header(source, destination, protocol::ICMPV6, length),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_written_is_read(
            (kind, code, rest, six) in any::<(u8, u8, u32, bool)>(),
            quoted in prop::collection::vec(any::<u8>(), 0..60),
        ) {
            let address = |last: u8| if six { Address::V6([last; 16]) } else { Address::V4([last; 4]) };
            let message = Icmp { kind, code, rest, quoted: &quoted };
            let (source, destination) = (address(1), address(2));
            let mut bytes = Vec::new();
            message.write(&source, &destination, &mut bytes);
            let protocol = Icmp::protocol(&source);
            let carried = Carried { source, destination, protocol, whole: true, right: true };
            prop_assert_eq!(Icmp::read(&mut Reader::new(&bytes), &carried), Ok((message, true)));
            bytes[0] ^= 1;
            prop_assert_eq!(Icmp::read(&mut Reader::new(&bytes), &carried).map(|(_, right)| right), Ok(false));
        }
    }

    #[test]
    fn rfc_1191_section_4_the_mtu_is_in_the_last_two_of_four_bytes() {
        let host = Address::V4([192, 0, 2, 1]);
        let mut bytes = Vec::new();
        Icmp::too_big(&host, 1006, &[0; 28]).write(&host, &host, &mut bytes);
        assert_eq!((&bytes[..2], &bytes[4..8], bytes.len()), (&[3, 4][..], &[0, 0, 0x03, 0xee][..], 36));
    }
}
