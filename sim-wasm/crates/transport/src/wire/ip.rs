//! What IPv4 and IPv6 have in common: addresses, the pseudo header, what is carried, and fragments.

pub mod ipv4;
pub mod ipv6;

use std::net::{Ipv4Addr, Ipv6Addr};

use self::ipv4::Ipv4;
use self::ipv6::Ipv6;
use super::checksum::Sum;
use super::field::Field;
use super::reader::{Malformed, Reader};

/// The header of a packet, as a region.
pub const HEADER: Field =
    Field::new("Internet Protocol", "Carries the packet from host to host.", "RFC 791, RFC 8200");
/// The header of a fragment of IPv6, as a region.
pub const FRAGMENT: Field =
    Field::new("Fragment", "One of the pieces of a packet that was too big for a link.", "RFC 8200 4.5");

/// The numbers of what IP carries.
pub mod protocol {
    /// ICMP (RFC 792).
    pub const ICMP: u8 = 1;
    /// UDP (RFC 768).
    pub const UDP: u8 = 17;
    /// ICMPv6 (RFC 4443).
    pub const ICMPV6: u8 = 58;
    /// For experiments and tests (RFC 3692).
    pub const EXPERIMENTS: u8 = 253;
}

/// Where a host is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// By IPv4.
    V4([u8; 4]),
    /// By IPv6.
    V6([u8; 16]),
}

impl std::fmt::Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::V4(bytes) => Ipv4Addr::from(bytes).fmt(f),
            Self::V6(bytes) => Ipv6Addr::from(bytes).fmt(f),
        }
    }
}

impl Address {
    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        match self {
            Self::V4(bytes) => bytes,
            Self::V6(bytes) => bytes,
        }
    }
}

/// The sum over the pseudo header, with which the checksums of TCP and of ICMPv6 begin (RFC 9293 section 3.1, RFC 8200
/// section 8.1).
pub fn pseudo_header(source: &Address, destination: &Address, protocol: u8, length: usize) -> Sum {
    Sum::default()
        .over(source.bytes())
        .over(destination.bytes())
        .over(&u32::from(protocol).to_be_bytes())
        .over(&(length as u32).to_be_bytes())
}

/// What a header of either version says of what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried {
    /// Where it comes from.
    pub source: Address,
    /// Where it goes.
    pub destination: Address,
    /// What it is.
    pub protocol: u8,
    /// Whether it is all of it, and not a fragment.
    pub whole: bool,
    /// Whether the checksum of the header is right, or it has none.
    pub right: bool,
}

/// Reads a header of either version, and leaves the region of `reader` where the packet ends.
///
/// # Errors
/// It is none.
pub fn read(reader: &mut Reader<'_, '_>) -> Result<Carried, Malformed> {
    if reader.rest().first().is_some_and(|first| first >> 4 == 6) {
        let ip = Ipv6::read(reader)?;
        return Ok(Carried {
            source: Address::V6(ip.source),
            destination: Address::V6(ip.destination),
            protocol: ip.protocol,
            whole: ip.fragment.is_none(),
            right: true,
        });
    }
    let (ip, right) = Ipv4::read(reader)?;
    Ok(Carried {
        source: Address::V4(ip.source),
        destination: Address::V4(ip.destination),
        protocol: ip.protocol,
        whole: !ip.more_fragments && ip.fragment_offset == 0,
        right,
    })
}

/// What the headers of a packet say, whatever their version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// Where it comes from.
    pub source: Address,
    /// Where it goes; of the same version.
    pub destination: Address,
    /// What it carries.
    pub protocol: u8,
    /// Hops that are left.
    pub ttl: u8,
    /// What it says of congestion marks: 0 not capable, 2 capable, 3 marked.
    pub ecn: u8,
    /// It forbids fragmentation (DF).
    pub dont_fragment: bool,
    /// What its fragments have in common.
    pub identification: u16,
    /// Bytes of options of IPv4, padding all of them: a multiple of four.
    pub padding: usize,
}

impl Envelope {
    /// The size of its header, bytes.
    pub const fn header_bytes(&self) -> usize {
        match self.source {
            Address::V4(_) => ipv4::HEADER_BYTES + self.padding,
            Address::V6(_) => ipv6::HEADER_BYTES,
        }
    }

    /// Writes the header of a packet that carries `carried` bytes, all or those of the fragment from `offset` on, behind
    /// which there are `more`.
    pub fn write(&self, carried: usize, offset: usize, more: bool, out: &mut Vec<u8>) {
        const PADDING: [u8; 40] = [ipv4::NO_OPERATION; 40];
        let Self { protocol, ttl, ecn, dont_fragment, identification, padding, .. } = *self;
        match (self.source, self.destination) {
            (Address::V4(source), Address::V4(destination)) => Ipv4 {
                dscp: 0,
                ecn,
                identification,
                dont_fragment,
                more_fragments: more,
                fragment_offset: (offset / 8) as u16,
                ttl,
                protocol,
                source,
                destination,
                options: &PADDING[..padding.min(40)],
            }
            .write(carried, out),
            (source, destination) => Ipv6 {
                dscp: 0,
                ecn,
                flow_label: 0,
                protocol,
                hop_limit: ttl,
                source: mapped(source),
                destination: mapped(destination),
                fragment: (more || offset > 0).then_some(ipv6::Fragment {
                    offset: (offset / 8) as u16,
                    more,
                    identification: identification.into(),
                }),
            }
            .write(carried, out),
        }
    }
}

/// The address as one of IPv6 (RFC 4291 section 2.5.5.2).
fn mapped(address: Address) -> [u8; 16] {
    match address {
        Address::V4(bytes) => Ipv4Addr::from(bytes).to_ipv6_mapped().octets(),
        Address::V6(bytes) => bytes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_envelope_says_what_is_in_it() {
        let v4 = |last| Address::V4([192, 0, 2, last]);
        let v6 = |last| Address::V6([0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, last]);
        for (source, destination, padding) in [(v4(1), v4(2), 0), (v4(1), v4(2), 4), (v6(1), v6(2), 0)] {
            let envelope = Envelope {
                source,
                destination,
                protocol: 132,
                ttl: 60,
                ecn: 2,
                dont_fragment: true,
                identification: 7,
                padding,
            };
            for (offset, more) in [(0, false), (0, true), (552, true), (1104, false)] {
                let mut bytes = Vec::new();
                envelope.write(16, offset, more, &mut bytes);
                let extension = if padding == 0 && source == v6(1) && (more || offset > 0) { 8 } else { 0 };
                assert_eq!(bytes.len(), envelope.header_bytes() + extension);
                bytes.extend([0; 20]);
                let mut reader = Reader::new(&bytes);
                let whole = offset == 0 && !more;
                let carried = Carried { source, destination, protocol: 132, whole, right: true };
                assert_eq!(read(&mut reader), Ok(carried));
                assert_eq!(reader.left(), 16);
            }
        }
        assert_eq!([v4(1), v6(1)].map(|address| address.to_string()), ["192.0.2.1", "2001:db8::1"]);
    }
}
