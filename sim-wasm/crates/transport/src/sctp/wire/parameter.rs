//! The parameters of chunks (RFC 9260 section 3.2.1): type, length, value, padded to four bytes.

use std::borrow::Cow;

use crate::wire::ip::ipv4::dotted;
use crate::wire::{Field, Malformed, Reader};

/// A parameter of an INIT, INIT ACK, HEARTBEAT or of a cause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parameter<'a> {
    /// What a HEARTBEAT carries and its acknowledgement returns, known to its sender alone.
    HeartbeatInfo(&'a [u8]),
    /// An address of the sender.
    Ipv4([u8; 4]),
    /// An address of the sender.
    Ipv6([u8; 16]),
    /// What a listener must remember, kept by the peer.
    StateCookie(&'a [u8]),
    /// A parameter of an INIT that the sender of the INIT ACK does not know.
    Unrecognized(&'a [u8]),
    /// A request for a cookie that lives so much longer, milliseconds.
    CookiePreservative(u32),
    /// The types of address that the sender can use.
    SupportedAddresses(Cow<'a, [u16]>),
    /// The sender understands congestion marks.
    EcnCapable,
    /// The types of chunk beyond the standard that the sender understands.
    SupportedExtensions(&'a [u8]),
    /// The sender understands FORWARD TSN.
    ForwardTsnSupported,
    /// Random bytes of the sender, from which both ends derive a key.
    Random(&'a [u8]),
    /// The chunks that the sender takes only where they are authenticated.
    ChunkList(&'a [u8]),
    /// The hashes that the sender understands, the one that it prefers first.
    HmacAlgorithms(Cow<'a, [u16]>),
    /// The sender takes packets with a checksum of zero where this method finds errors.
    ZeroChecksum(u32),
    /// Any other.
    Unknown {
        /// Its type.
        kind: u16,
        /// Its value.
        value: &'a [u8],
    },
}

const RFC: &str = "RFC 9260 3.2.1";
const PARAMETER: Field = Field::new("Parameter", "An optional or variable part of a chunk.", RFC);
const TYPE: Field = Field::hex(
    "Parameter type",
    "What it is; the first two bits say what a receiver that does not know it does: stop or go on, and whether it reports it.",
    RFC,
);
const LENGTH: Field =
    Field::new("Parameter length", "Bytes of type, length and value, without padding.", RFC);
const PADDING: Field = Field::new("Padding", "Zero bytes up to a multiple of four.", RFC);
const VALUE: Field = Field::new("Parameter value", "What it says.", RFC);
const INFO: Field = Field::new(
    "Heartbeat information",
    "Known to the sender alone: what tells which path and when.",
    "RFC 9260 3.3.5",
);
const ADDRESS4: Field =
    Field::new("IPv4 address", "An address at which the sender can be reached.", "RFC 9260 3.3.2.1.1");
const ADDRESS6: Field =
    Field::new("IPv6 address", "An address at which the sender can be reached.", "RFC 9260 3.3.2.1.2");
const COOKIE: Field = Field::new(
    "State cookie",
    "All that the listener needs to make the association, and a signature; the peer returns it unread.",
    "RFC 9260 3.3.3.1",
);
const UNRECOGNIZED: Field = Field::new(
    "Unrecognized parameter",
    "A parameter of the INIT that was not understood, as it was.",
    "RFC 9260 3.3.3.1",
);
const PRESERVATIVE: Field = Field::new(
    "Suggested cookie lifespan increment",
    "How much longer than usual the cookie is to be valid, milliseconds.",
    "RFC 9260 3.3.2.1.3",
);
const ADDRESS_TYPE: Field = Field::new(
    "Address type",
    "A type of address that the sender can use: 5 IPv4, 6 IPv6.",
    "RFC 9260 3.3.2.1.5",
);
const EXTENSION: Field = Field::new(
    "Supported extension",
    "A type of chunk that the sender understands beyond the standard.",
    "RFC 5061 4.2.7",
);

const RANDOM: Field = Field::new(
    "Random number",
    "Random bytes of the sender, from which both ends derive the key of AUTH chunks.",
    "RFC 4895 3.1",
);
const LISTED: Field =
    Field::new("Chunk type", "A chunk that the sender takes only behind an AUTH chunk.", "RFC 4895 3.2");
const HMAC: Field =
    Field::new("HMAC identifier", "A hash that the sender understands: 1 SHA-1, 3 SHA-256.", "RFC 4895 3.3");
const METHOD: Field = Field::new(
    "Error detection method identifier",
    "What finds damaged packets in place of the checksum: 1 is DTLS below SCTP.",
    "RFC 9653 4, 6",
);

/// Types.
mod kind {
    pub const HEARTBEAT_INFO: u16 = 1;
    pub const IPV4: u16 = 5;
    pub const IPV6: u16 = 6;
    pub const STATE_COOKIE: u16 = 7;
    pub const UNRECOGNIZED: u16 = 8;
    pub const COOKIE_PRESERVATIVE: u16 = 9;
    pub const SUPPORTED_ADDRESSES: u16 = 12;
    pub const ECN_CAPABLE: u16 = 0x8000;
    pub const RANDOM: u16 = 0x8002;
    pub const CHUNK_LIST: u16 = 0x8003;
    pub const HMAC_ALGORITHMS: u16 = 0x8004;
    pub const ZERO_CHECKSUM: u16 = 0x8001;
    pub const SUPPORTED_EXTENSIONS: u16 = 0x8008;
    pub const FORWARD_TSN_SUPPORTED: u16 = 0xc000;
}

/// What a type of parameter is called.
pub const fn name(kind: u16) -> &'static str {
    match kind {
        kind::HEARTBEAT_INFO => "Heartbeat info",
        kind::IPV4 => "IPv4 address",
        kind::IPV6 => "IPv6 address",
        kind::STATE_COOKIE => "State cookie",
        kind::UNRECOGNIZED => "Unrecognized parameter",
        kind::COOKIE_PRESERVATIVE => "Cookie preservative",
        11 => "Host name address",
        kind::SUPPORTED_ADDRESSES => "Supported address types",
        13 => "Outgoing SSN reset request",
        14 => "Incoming SSN reset request",
        15 => "SSN/TSN reset request",
        16 => "Re-configuration response",
        17 => "Add outgoing streams request",
        18 => "Add incoming streams request",
        kind::ECN_CAPABLE => "ECN capable",
        kind::ZERO_CHECKSUM => "Zero checksum acceptable",
        kind::RANDOM => "Random",
        kind::CHUNK_LIST => "Chunk list",
        kind::HMAC_ALGORITHMS => "Requested HMAC algorithm",
        0x8005 => "Padding",
        kind::SUPPORTED_EXTENSIONS => "Supported extensions",
        kind::FORWARD_TSN_SUPPORTED => "Forward TSN supported",
        0xc001 => "Add IP address",
        0xc002 => "Delete IP address",
        0xc003 => "Error cause indication",
        0xc004 => "Set primary address",
        0xc005 => "Success indication",
        0xc006 => "Adaptation layer indication",
        _ => "Unknown parameter",
    }
}

impl<'a> Parameter<'a> {
    /// Its type.
    pub const fn kind(&self) -> u16 {
        match self {
            Self::HeartbeatInfo(_) => kind::HEARTBEAT_INFO,
            Self::Ipv4(_) => kind::IPV4,
            Self::Ipv6(_) => kind::IPV6,
            Self::StateCookie(_) => kind::STATE_COOKIE,
            Self::Unrecognized(_) => kind::UNRECOGNIZED,
            Self::CookiePreservative(_) => kind::COOKIE_PRESERVATIVE,
            Self::SupportedAddresses(_) => kind::SUPPORTED_ADDRESSES,
            Self::EcnCapable => kind::ECN_CAPABLE,
            Self::SupportedExtensions(_) => kind::SUPPORTED_EXTENSIONS,
            Self::ForwardTsnSupported => kind::FORWARD_TSN_SUPPORTED,
            Self::Random(_) => kind::RANDOM,
            Self::ChunkList(_) => kind::CHUNK_LIST,
            Self::HmacAlgorithms(_) => kind::HMAC_ALGORITHMS,
            Self::ZeroChecksum(_) => kind::ZERO_CHECKSUM,
            Self::Unknown { kind, .. } => *kind,
        }
    }

    /// Writes it without padding.
    pub fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        out.extend(self.kind().to_be_bytes());
        out.extend([0, 0]);
        match self {
            Self::HeartbeatInfo(value)
            | Self::StateCookie(value)
            | Self::Unrecognized(value)
            | Self::SupportedExtensions(value)
            | Self::Random(value)
            | Self::ChunkList(value)
            | Self::Unknown { value, .. } => out.extend(*value),
            Self::Ipv4(address) => out.extend(address),
            Self::Ipv6(address) => out.extend(address),
            Self::CookiePreservative(word) | Self::ZeroChecksum(word) => out.extend(word.to_be_bytes()),
            Self::SupportedAddresses(types) | Self::HmacAlgorithms(types) => {
                types.iter().for_each(|of| out.extend(of.to_be_bytes()))
            }
            Self::EcnCapable | Self::ForwardTsnSupported => {}
        }
        let length = (out.len() - start) as u16;
        out[start + 2..start + 4].copy_from_slice(&length.to_be_bytes());
    }

    /// Reads one with the padding behind it.
    ///
    /// # Errors
    /// It is none.
    pub fn read(reader: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        let length = super::length_of(reader)?;
        let own = reader.region(&PARAMETER, length, |own| {
            let kind = own.u16(&TYPE)?;
            own.title(|| name(kind).into());
            own.u16(&LENGTH)?;
            Self::value(kind, own)
        })?;
        reader.bytes(&PADDING, super::padding(length).min(reader.left()))?;
        Ok(own)
    }

    fn value(kind: u16, own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        Ok(match (kind, own.left()) {
            (kind::HEARTBEAT_INFO, _) => Self::HeartbeatInfo(own.all(&INFO)?),
            (kind::IPV4, 4) => {
                let address = own.array(&ADDRESS4)?;
                own.say(|| dotted(address));
                Self::Ipv4(address)
            }
            (kind::IPV6, 16) => {
                let address = own.array(&ADDRESS6)?;
                own.say(|| std::net::Ipv6Addr::from(address).to_string());
                Self::Ipv6(address)
            }
            (kind::STATE_COOKIE, _) => Self::StateCookie(own.all(&COOKIE)?),
            (kind::UNRECOGNIZED, _) => Self::Unrecognized(own.all(&UNRECOGNIZED)?),
            (kind::COOKIE_PRESERVATIVE, 4) => Self::CookiePreservative(own.u32(&PRESERVATIVE)?),
            (kind::SUPPORTED_ADDRESSES, length) if length % 2 == 0 => {
                let types: Result<Vec<u16>, _> = (0..length / 2).map(|_| own.u16(&ADDRESS_TYPE)).collect();
                Self::SupportedAddresses(types?.into())
            }
            (kind::ECN_CAPABLE, 0) => Self::EcnCapable,
            (kind::SUPPORTED_EXTENSIONS, length) => {
                let types = own.rest();
                for _ in 0..length {
                    own.u8(&EXTENSION)?;
                }
                Self::SupportedExtensions(types)
            }
            (kind::FORWARD_TSN_SUPPORTED, 0) => Self::ForwardTsnSupported,
            (kind::RANDOM, _) => Self::Random(own.all(&RANDOM)?),
            (kind::CHUNK_LIST, length) => {
                let types = own.rest();
                for _ in 0..length {
                    own.u8(&LISTED)?;
                }
                Self::ChunkList(types)
            }
            (kind::HMAC_ALGORITHMS, length) if length % 2 == 0 => {
                let hashes: Result<Vec<u16>, _> = (0..length / 2).map(|_| own.u16(&HMAC)).collect();
                Self::HmacAlgorithms(hashes?.into())
            }
            (kind::ZERO_CHECKSUM, 4) => Self::ZeroChecksum(own.u32(&METHOD)?),
            (
                kind::IPV4
                | kind::IPV6
                | kind::COOKIE_PRESERVATIVE
                | kind::SUPPORTED_ADDRESSES
                | kind::HMAC_ALGORITHMS
                | kind::ECN_CAPABLE
                | kind::ZERO_CHECKSUM
                | kind::FORWARD_TSN_SUPPORTED,
                _,
            ) => return Err(own.malformed("the parameter has not the length of its type")),
            _ => Self::Unknown { kind, value: own.all(&VALUE)? },
        })
    }

    /// Reads all that are left in the region.
    ///
    /// # Errors
    /// What is there are no parameters.
    pub fn read_all(reader: &mut Reader<'a, '_>) -> Result<Vec<Self>, Malformed> {
        let mut all = Vec::new();
        while reader.left() > 0 {
            all.push(Self::read(reader)?);
        }
        Ok(all)
    }
}

/// Writes `parameters` one after the other, all but the last with padding: that of the last is no part of the chunk
/// (RFC 9260 section 3.2).
pub fn write_all(parameters: &[Parameter<'_>], out: &mut Vec<u8>) {
    let start = out.len();
    for parameter in parameters {
        super::pad(start, out);
        parameter.write(out);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What a parameter is made of.
    pub type Seed = (usize, u32, Vec<u8>, Vec<u16>, [u8; 16]);

    /// Some bytes to make one of.
    pub fn seed() -> impl Strategy<Value = Seed> {
        (
            0..15_usize,
            any::<u32>(),
            prop::collection::vec(any::<u8>(), 0..40),
            prop::collection::vec(any::<u16>(), 0..6),
            any::<[u8; 16]>(),
        )
    }

    /// A parameter of any kind.
    pub fn parameter((kind, number, bytes, words, address): &Seed) -> Parameter<'_> {
        match kind {
            0 => Parameter::HeartbeatInfo(bytes),
            1 => Parameter::Ipv4(number.to_be_bytes()),
            2 => Parameter::Ipv6(*address),
            3 => Parameter::StateCookie(bytes),
            4 => Parameter::Unrecognized(bytes),
            5 => Parameter::CookiePreservative(*number),
            6 => Parameter::SupportedAddresses(words.as_slice().into()),
            7 => Parameter::EcnCapable,
            8 => Parameter::SupportedExtensions(bytes),
            9 => Parameter::ForwardTsnSupported,
            10 => Parameter::Random(bytes),
            11 => Parameter::ChunkList(bytes),
            12 => Parameter::HmacAlgorithms(words.as_slice().into()),
            13 => Parameter::ZeroChecksum(*number),
            _ => Parameter::Unknown { kind: 0x4000 | *number as u16 & 0xfff, value: bytes },
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(seeds in prop::collection::vec(seed(), 0..6)) {
            let all: Vec<_> = seeds.iter().map(parameter).collect();
            let mut bytes = Vec::new();
            write_all(&all, &mut bytes);
            prop_assert_eq!(Parameter::read_all(&mut Reader::new(&bytes)), Ok(all));
        }
    }

    #[test]
    fn rfc_9260_3_3_2_1_types_and_lengths() {
        let address = [192, 0, 2, 1];
        let all = [
            Parameter::Ipv4(address),
            Parameter::CookiePreservative(1000),
            Parameter::SupportedAddresses([5, 6, 11][..].into()),
            Parameter::EcnCapable,
            Parameter::ForwardTsnSupported,
            Parameter::Random(&[7; 4]),
            Parameter::ChunkList(&[193, 128]),
            Parameter::HmacAlgorithms([3, 1][..].into()),
            Parameter::ZeroChecksum(1), // RFC 9653 section 4.
        ];
        let mut bytes = Vec::new();
        write_all(&all, &mut bytes);
        let expected = [
            0, 5, 0, 8, 192, 0, 2, 1, 0, 9, 0, 8, 0, 0, 3, 0xe8, 0, 12, 0, 10, 0, 5, 0, 6, 0, 11, 0, 0, 0x80,
            0, 0, 4, 0xc0, 0, 0, 4, 0x80, 2, 0, 8, 7, 7, 7, 7, 0x80, 3, 0, 6, 193, 128, 0, 0, 0x80, 4, 0, 8,
            0, 3, 0, 1, 0x80, 1, 0, 8, 0, 0, 0, 1,
        ];
        assert_eq!(bytes, expected);
    }

    #[test]
    fn a_length_that_its_type_cannot_have_is_malformed() {
        for bytes in [
            &[0, 5, 0, 7, 1, 2, 3][..],
            &[0, 9, 0, 4],
            &[0x80, 0, 0, 5, 1],
            &[0x80, 1, 0, 6, 0, 1],
            &[0, 1, 0, 3],
            &[0, 1, 0, 9, 1],
        ] {
            assert!(Parameter::read(&mut Reader::new(bytes)).is_err(), "{bytes:?}");
        }
    }
}
