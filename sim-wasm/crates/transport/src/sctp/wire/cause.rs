//! The causes that ABORT and ERROR name (RFC 9260 section 3.3.10).

use std::borrow::Cow;

use super::super::cause::cause_name;
use crate::wire::{Field, Malformed, Reader};

/// Why an association is ended or a packet refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause<'a> {
    /// DATA came on a stream that does not exist.
    InvalidStream(u16),
    /// An INIT or INIT ACK lacks parameters of these types.
    MissingParameters(Cow<'a, [u16]>),
    /// A cookie came so many microseconds too late.
    StaleCookie(u32),
    /// There is no room for another association.
    OutOfResource,
    /// An address is of a type that the sender cannot use: the parameter.
    UnresolvableAddress(&'a [u8]),
    /// A chunk that is not known: as it was.
    UnrecognizedChunk(&'a [u8]),
    /// A mandatory parameter has a value that makes no sense.
    InvalidParameter,
    /// Parameters of an INIT ACK that are not known: as they were.
    UnrecognizedParameters(&'a [u8]),
    /// A DATA chunk without user data: its TSN.
    NoUserData(u32),
    /// A COOKIE ECHO came while the association was being shut down.
    CookieWhileShuttingDown,
    /// An INIT in an association lists addresses that this did not have: the parameters.
    RestartWithNewAddresses(&'a [u8]),
    /// The application asked for it, for this reason.
    UserAbort(&'a [u8]),
    /// The peer broke a rule: what more is to be said.
    ProtocolViolation(&'a [u8]),
    /// Any other.
    Unknown {
        /// Its code.
        code: u16,
        /// What it says.
        value: &'a [u8],
    },
}

const RFC: &str = "RFC 9260 3.3.10";
const CAUSE: Field = Field::new("Error cause", "Why the chunk was sent.", RFC);
const CODE: Field = Field::new("Cause code", "Which cause.", RFC);
const LENGTH: Field =
    Field::new("Cause length", "Bytes of code, length and what is said, without padding.", RFC);
const PADDING: Field = Field::new("Padding", "Zero bytes up to a multiple of four.", RFC);
const STREAM: Field = Field::new("Stream identifier", "The stream that does not exist.", "RFC 9260 3.3.10.1");
const RESERVED: Field = Field::new("Reserved", "0.", "RFC 9260 3.3.10.1");
const COUNT: Field = Field::new("Number of missing parameters", "How many follow.", "RFC 9260 3.3.10.2");
const MISSING: Field =
    Field::hex("Missing parameter type", "A parameter that should be there.", "RFC 9260 3.3.10.2");
const STALENESS: Field = Field::new(
    "Measure of staleness",
    "By how much the cookie came too late, microseconds.",
    "RFC 9260 3.3.10.3",
);
const ADDRESS: Field =
    Field::new("Unresolvable address", "The parameter with the address.", "RFC 9260 3.3.10.5");
const CHUNK: Field = Field::new("Unrecognized chunk", "The chunk as it came.", "RFC 9260 3.3.10.6");
const PARAMETERS: Field =
    Field::new("Unrecognized parameters", "The parameters as they came.", "RFC 9260 3.3.10.8");
const TSN: Field = Field::new("TSN", "The DATA chunk without user data.", "RFC 9260 3.3.10.9");
const ADDRESSES: Field =
    Field::new("New addresses", "The addresses that the association did not have.", "RFC 9260 3.3.10.11");
const REASON: Field =
    Field::new("Upper layer abort reason", "What the application says.", "RFC 9260 3.3.10.12");
const VIOLATION: Field = Field::new("Additional information", "What the rule was.", "RFC 9260 3.3.10.13");
const VALUE: Field = Field::new("Cause-specific information", "What it says.", RFC);

impl<'a> Cause<'a> {
    /// Its code.
    pub const fn code(&self) -> u16 {
        match self {
            Self::InvalidStream(_) => 1,
            Self::MissingParameters(_) => 2,
            Self::StaleCookie(_) => 3,
            Self::OutOfResource => 4,
            Self::UnresolvableAddress(_) => 5,
            Self::UnrecognizedChunk(_) => 6,
            Self::InvalidParameter => 7,
            Self::UnrecognizedParameters(_) => 8,
            Self::NoUserData(_) => 9,
            Self::CookieWhileShuttingDown => 10,
            Self::RestartWithNewAddresses(_) => 11,
            Self::UserAbort(_) => 12,
            Self::ProtocolViolation(_) => 13,
            Self::Unknown { code, .. } => *code,
        }
    }

    /// Writes it without padding.
    pub fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        out.extend(self.code().to_be_bytes());
        out.extend([0, 0]);
        match self {
            Self::InvalidStream(stream) => {
                out.extend(stream.to_be_bytes());
                out.extend([0, 0]);
            }
            Self::MissingParameters(types) => {
                out.extend((types.len() as u32).to_be_bytes());
                types.iter().for_each(|of| out.extend(of.to_be_bytes()));
            }
            Self::StaleCookie(number) | Self::NoUserData(number) => out.extend(number.to_be_bytes()),
            Self::OutOfResource | Self::InvalidParameter | Self::CookieWhileShuttingDown => {}
            Self::UnresolvableAddress(value)
            | Self::UnrecognizedChunk(value)
            | Self::UnrecognizedParameters(value)
            | Self::RestartWithNewAddresses(value)
            | Self::UserAbort(value)
            | Self::ProtocolViolation(value)
            | Self::Unknown { value, .. } => out.extend(*value),
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
        let own = reader.region(&CAUSE, length, |own| {
            let code = own.u16(&CODE)?;
            own.title(|| cause_name(code).into());
            own.u16(&LENGTH)?;
            Self::value(code, own)
        })?;
        reader.bytes(&PADDING, super::padding(length).min(reader.left()))?;
        Ok(own)
    }

    fn value(code: u16, own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        Ok(match code {
            1 => {
                let stream = own.u16(&STREAM)?;
                own.u16(&RESERVED)?;
                Self::InvalidStream(stream)
            }
            2 => {
                let count = own.u32(&COUNT)? as usize;
                if own.left() != 2 * count {
                    return Err(own.malformed("the number of missing parameters does not fit its length"));
                }
                let types: Result<Vec<u16>, _> = (0..count).map(|_| own.u16(&MISSING)).collect();
                Self::MissingParameters(types?.into())
            }
            3 => Self::StaleCookie(own.u32(&STALENESS)?),
            4 => Self::OutOfResource,
            5 => Self::UnresolvableAddress(own.all(&ADDRESS)?),
            6 => Self::UnrecognizedChunk(own.all(&CHUNK)?),
            7 => Self::InvalidParameter,
            8 => Self::UnrecognizedParameters(own.all(&PARAMETERS)?),
            9 => Self::NoUserData(own.u32(&TSN)?),
            10 => Self::CookieWhileShuttingDown,
            11 => Self::RestartWithNewAddresses(own.all(&ADDRESSES)?),
            12 => Self::UserAbort(own.all(&REASON)?),
            13 => Self::ProtocolViolation(own.all(&VIOLATION)?),
            _ => Self::Unknown { code, value: own.all(&VALUE)? },
        })
    }

    /// Reads all that are left in the region.
    ///
    /// # Errors
    /// What is there are no causes.
    pub fn read_all(reader: &mut Reader<'a, '_>) -> Result<Vec<Self>, Malformed> {
        let mut all = Vec::new();
        while reader.left() > 0 {
            all.push(Self::read(reader)?);
        }
        Ok(all)
    }
}

/// Writes `causes` one after the other, all but the last with padding.
pub fn write_all(causes: &[Cause<'_>], out: &mut Vec<u8>) {
    let start = out.len();
    for cause in causes {
        super::pad(start, out);
        cause.write(out);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What a cause is made of.
    pub type Seed = (u16, u32, Vec<u8>, Vec<u16>);

    /// Some bytes to make one of.
    pub fn seed() -> impl Strategy<Value = Seed> {
        (
            1..16_u16,
            any::<u32>(),
            prop::collection::vec(any::<u8>(), 0..40),
            prop::collection::vec(any::<u16>(), 0..6),
        )
    }

    /// A cause of any kind.
    pub fn cause((code, number, value, words): &Seed) -> Cause<'_> {
        match code {
            1 => Cause::InvalidStream(*number as u16),
            2 => Cause::MissingParameters(words.as_slice().into()),
            3 => Cause::StaleCookie(*number),
            4 => Cause::OutOfResource,
            5 => Cause::UnresolvableAddress(value),
            6 => Cause::UnrecognizedChunk(value),
            7 => Cause::InvalidParameter,
            8 => Cause::UnrecognizedParameters(value),
            9 => Cause::NoUserData(*number),
            10 => Cause::CookieWhileShuttingDown,
            11 => Cause::RestartWithNewAddresses(value),
            12 => Cause::UserAbort(value),
            13 => Cause::ProtocolViolation(value),
            _ => Cause::Unknown { code: 0x100 | *code, value },
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(seeds in prop::collection::vec(seed(), 0..6)) {
            let all: Vec<_> = seeds.iter().map(cause).collect();
            let mut bytes = Vec::new();
            write_all(&all, &mut bytes);
            prop_assert_eq!(Cause::read_all(&mut Reader::new(&bytes)), Ok(all));
        }
    }

    #[test]
    fn rfc_9260_3_3_10_codes_and_lengths() {
        let all = [
            Cause::InvalidStream(7),
            Cause::MissingParameters([7][..].into()),
            Cause::StaleCookie(1_000_000),
            Cause::NoUserData(9),
            Cause::CookieWhileShuttingDown,
        ];
        let mut bytes = Vec::new();
        write_all(&all, &mut bytes);
        let expected = [
            0, 1, 0, 8, 0, 7, 0, 0, 0, 2, 0, 10, 0, 0, 0, 1, 0, 7, 0, 0, 0, 3, 0, 8, 0, 0xf, 0x42, 0x40, 0,
            9, 0, 8, 0, 0, 0, 9, 0, 10, 0, 4,
        ];
        assert_eq!(bytes, expected);
    }

    #[test]
    fn a_number_of_missing_parameters_that_cannot_be_is_malformed() {
        let bytes = [0, 2, 0, 10, 0xff, 0xff, 0xff, 0xff, 0, 7];
        assert!(Cause::read(&mut Reader::new(&bytes)).is_err());
    }
}
