//! The causes that ERROR and ABORT name (RFC 9260 section 3.3.10).

use super::extension::{Parameter, UnknownChunk, padded};

/// Why an endpoint sends ERROR or ABORT.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Invalid Stream Identifier: DATA for a stream that there is not.
    InvalidStream {
        /// The stream.
        stream: u16,
    },
    /// Missing Mandatory Parameter.
    MissingParameters {
        /// The types that are missing.
        types: Box<[u16]>,
    },
    /// Stale Cookie: it came after its life had ended.
    StaleCookie {
        /// Measure of Staleness: how much later, µs.
        staleness_us: u32,
    },
    /// Out of Resource.
    OutOfResource,
    /// Unresolvable Address.
    UnresolvableAddress {
        /// The address.
        address: Parameter,
    },
    /// Unrecognized Chunk Type.
    UnrecognizedChunk {
        /// The chunk.
        chunk: UnknownChunk,
    },
    /// Invalid Mandatory Parameter.
    InvalidMandatoryParameter,
    /// Unrecognized Parameters of an INIT ACK.
    UnrecognizedParameters {
        /// The parameters.
        parameters: Box<[Parameter]>,
    },
    /// No User Data: a DATA chunk without any.
    NoUserData {
        /// Its TSN.
        tsn: u32,
    },
    /// Cookie Received While Shutting Down.
    CookieWhileShuttingDown,
    /// Restart of an Association with New Addresses.
    RestartWithNewAddresses {
        /// The new addresses.
        addresses: Box<[Parameter]>,
    },
    /// User-Initiated Abort.
    UserInitiatedAbort {
        /// Upper Layer Abort Reason.
        reason: Box<[u8]>,
    },
    /// Protocol Violation.
    ProtocolViolation {
        /// Additional Information.
        information: Box<[u8]>,
    },
    /// A cause that is not known.
    Unknown {
        /// Cause code.
        code: u16,
        /// What follows code and length, without padding.
        value: Box<[u8]>,
    },
}

impl Cause {
    /// Cause code.
    pub const fn code(&self) -> u16 {
        match self {
            Self::InvalidStream { .. } => 1,
            Self::MissingParameters { .. } => 2,
            Self::StaleCookie { .. } => 3,
            Self::OutOfResource => 4,
            Self::UnresolvableAddress { .. } => 5,
            Self::UnrecognizedChunk { .. } => 6,
            Self::InvalidMandatoryParameter => 7,
            Self::UnrecognizedParameters { .. } => UNRECOGNIZED_PARAMETERS,
            Self::NoUserData { .. } => 9,
            Self::CookieWhileShuttingDown => 10,
            Self::RestartWithNewAddresses { .. } => 11,
            Self::UserInitiatedAbort { .. } => 12,
            Self::ProtocolViolation { .. } => 13,
            Self::Unknown { code, .. } => *code,
        }
    }

    /// The number that it is about: stream, TSN, staleness in ms or type of the chunk; 0 if it is about none.
    pub(crate) fn value(&self) -> u32 {
        match self {
            Self::InvalidStream { stream } => (*stream).into(),
            Self::StaleCookie { staleness_us } => staleness_us.div_ceil(1000),
            Self::UnrecognizedChunk { chunk } => chunk.chunk_type.into(),
            Self::NoUserData { tsn } => *tsn,
            _ => 0,
        }
    }

    /// Length with header and padding, bytes.
    pub fn bytes(&self) -> u32 {
        let all = |parameters: &[Parameter]| parameters.iter().map(Parameter::bytes).sum::<u32>();
        match self {
            Self::OutOfResource | Self::InvalidMandatoryParameter | Self::CookieWhileShuttingDown => 4,
            Self::InvalidStream { .. } | Self::StaleCookie { .. } | Self::NoUserData { .. } => 8,
            Self::MissingParameters { types } => padded(8, 2 * types.len()),
            Self::UnresolvableAddress { address } => 4 + address.bytes(),
            Self::UnrecognizedChunk { chunk } => 4 + chunk.bytes(),
            Self::UnrecognizedParameters { parameters } => 4 + all(parameters),
            Self::RestartWithNewAddresses { addresses } => 4 + all(addresses),
            Self::UserInitiatedAbort { reason: value }
            | Self::ProtocolViolation { information: value }
            | Self::Unknown { value, .. } => padded(4, value.len()),
        }
    }
}

/// Unrecognized Parameters, also of the requests of an ASCONF (RFC 5061 section 5.2, V2).
pub(crate) const UNRECOGNIZED_PARAMETERS: u16 = 8;
/// Codes of causes of RFC 5061 (section 4.3) and RFC 4895 (section 4.1).
pub(crate) const DELETE_LAST_ADDRESS: u16 = 0xa0;
pub(crate) const NO_ROOM_FOR_ADDRESS: u16 = 0xa1;
pub(crate) const DELETE_SOURCE_ADDRESS: u16 = 0xa2;
pub(crate) const ILLEGAL_ASCONF_ACK: u16 = 0xa3;
pub(crate) const UNSUPPORTED_HMAC: u16 = 0x105;

/// The name of a cause (RFC 9260 section 3.3.10, RFC 5061 section 4.3, RFC 4895 section 4.1).
pub const fn cause_name(code: u16) -> &'static str {
    match code {
        1 => "Invalid Stream Identifier",
        2 => "Missing Mandatory Parameter",
        3 => "Stale Cookie",
        4 => "Out of Resource",
        5 => "Unresolvable Address",
        6 => "Unrecognized Chunk Type",
        7 => "Invalid Mandatory Parameter",
        8 => "Unrecognized Parameters",
        9 => "No User Data",
        10 => "Cookie Received While Shutting Down",
        11 => "Restart of an Association with New Addresses",
        12 => "User-Initiated Abort",
        13 => "Protocol Violation",
        0xa0 => "Request to Delete Last Remaining IP Address",
        0xa1 => "Operation Refused Due to Resource Shortage",
        0xa2 => "Request to Delete Source IP Address",
        0xa3 => "Association Aborted Due to Illegal ASCONF-ACK",
        0xa4 => "Request Refused - No Authorization",
        0x105 => "Unsupported HMAC Identifier",
        _ => "no known cause",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Codes and lengths from RFC 9260 sections 3.3.10.1 to 3.3.10.13.
    #[test]
    fn causes_have_the_codes_and_lengths_of_the_rfc() {
        let address = Parameter { parameter_type: Parameter::IPV4_ADDRESS, value: [192, 0, 2, 1].into() };
        let chunk = UnknownChunk { chunk_type: 0xfe, flags: 0, value: [0; 4].into() };
        let causes = [
            (Cause::InvalidStream { stream: 1 }, 8),
            (Cause::MissingParameters { types: [Parameter::STATE_COOKIE].into() }, 12),
            (Cause::StaleCookie { staleness_us: 5 }, 8),
            (Cause::OutOfResource, 4),
            (Cause::UnresolvableAddress { address: address.clone() }, 12),
            (Cause::UnrecognizedChunk { chunk }, 12),
            (Cause::InvalidMandatoryParameter, 4),
            (Cause::UnrecognizedParameters { parameters: [address.clone(), address.clone()].into() }, 20),
            (Cause::NoUserData { tsn: 9 }, 8),
            (Cause::CookieWhileShuttingDown, 4),
            (Cause::RestartWithNewAddresses { addresses: [address].into() }, 12),
            (Cause::UserInitiatedAbort { reason: (*b"enough").into() }, 12),
            (Cause::ProtocolViolation { information: [].into() }, 4),
            (Cause::Unknown { code: 14, value: [1].into() }, 8),
        ];
        for (number, (cause, bytes)) in (1..).zip(causes) {
            assert_eq!((cause.code(), cause.bytes()), (number, bytes), "{cause:?}");
            assert_eq!(cause_name(number) == "no known cause", number == 14);
        }
    }
}
