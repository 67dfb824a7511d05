//! Parameters and chunks of types that an endpoint may not know, and what is done about them.

/// A parameter of INIT or INIT ACK that no field of these stands for (RFC 9260 section 3.2.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its type.
    pub parameter_type: u16,
    /// What follows type and length, without padding.
    pub value: Box<[u8]>,
}

impl Parameter {
    /// Parameter types with a meaning of their own (RFC 9260 sections 3.3.2.1 and 3.3.3.1).
    pub const IPV4_ADDRESS: u16 = 5;
    /// An IPv6 address.
    pub const IPV6_ADDRESS: u16 = 6;
    /// The state cookie.
    pub const STATE_COOKIE: u16 = 7;
    /// What the receiver of an INIT did not recognise.
    pub const UNRECOGNIZED: u16 = 8;
    /// Asks for a longer life of the cookie.
    pub const COOKIE_PRESERVATIVE: u16 = 9;
    /// A host name, no longer allowed.
    pub const HOST_NAME: u16 = 11;
    /// Types of addresses that the sender understands.
    pub const SUPPORTED_ADDRESS_TYPES: u16 = 12;
    /// The sender understands congestion marks (RFC 4960 appendix A).
    pub const ECN_CAPABLE: u16 = 0x8000;
    /// The sender understands FORWARD TSN (RFC 3758 section 3.1).
    pub const FORWARD_TSN_SUPPORTED: u16 = 0xc000;

    /// Length with header and padding, bytes.
    pub fn bytes(&self) -> u32 {
        padded(4, self.value.len())
    }

    /// What is done about the parameter where it is not known.
    pub const fn unrecognized(&self) -> Unrecognized {
        Unrecognized::of((self.parameter_type >> 14) as u8)
    }
}

/// What the two high bits of a type say is done by who does not know it (RFC 9260 sections 3.2 and 3.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unrecognized {
    /// Nothing that follows is looked at, either; else it is skipped.
    pub stop: bool,
    /// The sender is told.
    pub report: bool,
}

impl Unrecognized {
    /// By the two bits.
    pub const fn of(bits: u8) -> Self {
        Self { stop: bits & 2 == 0, report: bits & 1 != 0 }
    }
}

/// A chunk of a type that an endpoint does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownChunk {
    /// Its type.
    pub chunk_type: u8,
    /// Its flags.
    pub flags: u8,
    /// What follows the header, without padding.
    pub value: Box<[u8]>,
}

impl UnknownChunk {
    /// Length with header and padding, bytes.
    pub fn bytes(&self) -> u32 {
        padded(4, self.value.len())
    }

    /// What is done about it.
    pub const fn unrecognized(&self) -> Unrecognized {
        Unrecognized::of(self.chunk_type >> 6)
    }
}

/// A header and what follows it, which is filled up to four bytes.
pub(crate) const fn padded(header: u32, length: usize) -> u32 {
    header + (length as u32).div_ceil(4) * 4
}
