//! ASCONF and ASCONF-ACK: addresses that an association is to gain, lose or prefer, and the answers (RFC 5061 section 4).

use std::net::Ipv6Addr;

use super::super::cause::cause_name;
use crate::wire::ip::ipv4::dotted;
use crate::wire::{Field, Malformed, Reader, ip};

/// An address that is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// That of an interface of the end that asks, by its number; as bytes that of a prefix for documentation (RFC 5737)
    /// until the place of the end is known.
    Interface(u8),
    /// One of IPv4; 0.0.0.0 is a wildcard.
    V4([u8; 4]),
    /// One of IPv6; :: is a wildcard.
    V6([u8; 16]),
}

impl Address {
    /// The address that the packet comes from, or where addresses are to be deleted all others.
    pub const ANY: Self = Self::V4([0; 4]);

    /// Whether it is a wildcard (RFC 5061 sections 4.2.1, 4.2.2 and 4.2.4).
    pub const fn is_any(&self) -> bool {
        matches!(self, Self::V4([0, 0, 0, 0]) | Self::V6([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
    }

    /// The number of the interface that it is of; none if it is of none.
    pub const fn interface(&self) -> Option<u8> {
        match *self {
            Self::Interface(number) | Self::V4([192, 0, 2, number]) => Some(number),
            _ => None,
        }
    }

    const fn length(&self) -> usize {
        if matches!(self, Self::V6(_)) { 20 } else { 8 }
    }

    /// The same where the interfaces of its end have these addresses.
    fn placed(self, of: &[ip::Address]) -> Self {
        match self {
            Self::Interface(number) => match of.get(usize::from(number)) {
                Some(&ip::Address::V4(bytes)) => Self::V4(bytes),
                Some(&ip::Address::V6(bytes)) => Self::V6(bytes),
                None => self,
            },
            known => known,
        }
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Self::Interface(number) => out.extend([0, 5, 0, 8, 192, 0, 2, *number]),
            Self::V4(bytes) => {
                out.extend([0, 5, 0, 8]);
                out.extend(bytes);
            }
            Self::V6(bytes) => {
                out.extend([0, 6, 0, 20]);
                out.extend(bytes);
            }
        }
    }

    fn read(reader: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        let length = super::length_of(reader)?;
        reader.region(&ADDRESS, length, |own| {
            let kind = own.u16(&TYPE)?;
            own.title(|| super::parameter::name(kind).into());
            own.u16(&LENGTH)?;
            Ok(match (kind, own.left()) {
                (5, 4) => {
                    let address = own.array(&ADDRESS4)?;
                    own.say(|| dotted(address));
                    Self::V4(address)
                }
                (6, 16) => {
                    let address = own.array(&ADDRESS6)?;
                    own.say(|| Ipv6Addr::from(address).to_string());
                    Self::V6(address)
                }
                _ => return Err(own.malformed("an address is expected here")),
            })
        })
    }
}

skywindow_units::codes! { "What is asked for an address." Change {
    Add = 1 "added" "The association gains the address.",
    Delete = 2 "deleted" "The association loses it.",
    SetPrimary = 4 "made the primary" "The peer sends to it from now on.",
}}

impl Change {
    /// The type of its parameter (RFC 5061 section 4.2).
    pub const fn kind(self) -> u16 {
        0xc000 | self as u16
    }
}

/// A request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Add IP Address, Delete IP Address or Set Primary Address (RFC 5061 sections 4.2.1, 4.2.2 and 4.2.4).
    Change {
        /// What is asked for.
        change: Change,
        /// By what the answer names it.
        correlation: u32,
        /// The address.
        address: Address,
    },
    /// A parameter of another type.
    Other {
        /// Its type.
        kind: u16,
        /// Its value.
        value: Box<[u8]>,
    },
}

/// An ASCONF chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asconf {
    /// Its serial number.
    pub serial: u32,
    /// An address of the association, by which the receiver finds it.
    pub address: Address,
    /// What it asks for, in order.
    pub requests: Vec<Request>,
}

/// What a cause of an error is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quoted {
    /// The request.
    Request(Box<Request>),
    /// The address.
    Address(Address),
    /// What it says.
    Bytes(Box<[u8]>),
}

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Cause code.
    pub code: u16,
    /// What it is about.
    pub about: Quoted,
}

/// What became of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It succeeded (RFC 5061 section 4.2.5).
    Success {
        /// The request.
        correlation: u32,
    },
    /// It failed (RFC 5061 section 4.2.3).
    Failed {
        /// The request.
        correlation: u32,
        /// Why.
        causes: Vec<Refusal>,
    },
    /// A parameter of another type.
    Other {
        /// Its type.
        kind: u16,
        /// Its value.
        value: Box<[u8]>,
    },
}

/// An ASCONF-ACK chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AsconfAck {
    /// The serial number of the ASCONF that it answers.
    pub serial: u32,
    /// What became of the requests; all succeeded where it says nothing.
    pub outcomes: Vec<Outcome>,
}

const SERIAL: Field = Field::new(
    "Serial number",
    "Counts the ASCONF chunks of their sender, from its first TSN on.",
    "RFC 5061 4.1.1, 5.1",
);
const ADDRESS: Field = Field::new("Address", "An address of the end that asks.", "RFC 5061 4.1.1");
const ADDRESS4: Field = Field::new(
    "IPv4 address",
    "The address; 0.0.0.0 stands for the source of the packet, or in a request to delete for all addresses but that.",
    "RFC 5061 4.2.1, 4.2.2, 4.2.4",
);
const ADDRESS6: Field = Field::new(
    "IPv6 address",
    "The address; :: stands for the source of the packet, or in a request to delete for all addresses but that.",
    "RFC 5061 4.2.1, 4.2.2, 4.2.4",
);
const PARAMETER: Field = Field::new("Parameter", "A request, or the answer to one.", "RFC 5061 4.2");
const TYPE: Field = Field::hex("Parameter type", "What is asked for, or answered.", "RFC 5061 4.2");
const LENGTH: Field =
    Field::new("Parameter length", "Bytes of type, length and value, without padding.", "RFC 5061 4.2");
const CORRELATION: Field = Field::new(
    "Correlation ID",
    "Chosen by who asks, and returned with the answer.",
    "RFC 5061 4.2.1, 4.2.3, 4.2.5",
);
const CAUSE: Field = Field::new("Error cause", "Why the request failed.", "RFC 5061 4.2.3");
const CODE: Field = Field::new("Cause code", "Which cause.", "RFC 5061 4.3");
const CAUSE_LENGTH: Field =
    Field::new("Cause length", "Bytes of code, length and what is said, without padding.", "RFC 5061 4.3");
const ABOUT: Field = Field::new("What it is about", "The request or the address as it came.", "RFC 5061 4.3");
const VALUE: Field = Field::new("Parameter value", "What it says.", "RFC 9260 3.2.1");
const PADDING: Field = Field::new("Padding", "Zero bytes up to a multiple of four.", "RFC 9260 3.2.1");

fn set_length(start: usize, out: &mut [u8]) {
    let length = (out.len() - start) as u16;
    out[start + 2..start + 4].copy_from_slice(&length.to_be_bytes());
}

fn begin(kind: u16, out: &mut Vec<u8>) -> usize {
    out.extend(kind.to_be_bytes());
    out.extend([0, 0]);
    out.len() - 4
}

/// A parameter with the padding behind it.
fn parameter<T>(
    reader: &mut Reader<'_, '_>,
    value: impl FnOnce(u16, &mut Reader<'_, '_>) -> Result<T, Malformed>,
) -> Result<T, Malformed> {
    let length = super::length_of(reader)?;
    let own = reader.region(&PARAMETER, length, |own| {
        let kind = own.u16(&TYPE)?;
        own.title(|| super::parameter::name(kind).into());
        own.u16(&LENGTH)?;
        value(kind, own)
    })?;
    reader.bytes(&PADDING, super::padding(length).min(reader.left()))?;
    Ok(own)
}

impl Request {
    /// Its type.
    pub const fn kind(&self) -> u16 {
        match self {
            Self::Change { change, .. } => change.kind(),
            Self::Other { kind, .. } => *kind,
        }
    }

    const fn length(&self) -> usize {
        match self {
            Self::Change { address, .. } => 8 + address.length(),
            Self::Other { value, .. } => 4 + value.len(),
        }
    }

    fn placed(&self, of: &[ip::Address]) -> Self {
        match *self {
            Self::Change { change, correlation, address } => {
                Self::Change { change, correlation, address: address.placed(of) }
            }
            Self::Other { .. } => self.clone(),
        }
    }

    /// Writes it without padding.
    pub fn write(&self, out: &mut Vec<u8>) {
        let start = begin(self.kind(), out);
        match self {
            Self::Change { correlation, address, .. } => {
                out.extend(correlation.to_be_bytes());
                address.write(out);
            }
            Self::Other { value, .. } => out.extend(&**value),
        }
        set_length(start, out);
    }

    fn value(kind: u16, own: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        let change = Change::of((kind & 0xff) as u8).filter(|change| change.kind() == kind);
        let Some(change) = change else { return Ok(Self::Other { kind, value: own.all(&VALUE)?.into() }) };
        let correlation = own.u32(&CORRELATION)?;
        let address = Address::read(own)?;
        match own.left() {
            0 => Ok(Self::Change { change, correlation, address }),
            _ => Err(own.malformed("the parameter is longer than its address")),
        }
    }
}

impl Quoted {
    fn length(&self) -> usize {
        match self {
            Self::Request(request) => request.length(),
            Self::Address(address) => address.length(),
            Self::Bytes(bytes) => bytes.len(),
        }
    }

    fn placed(&self, of: &[ip::Address]) -> Self {
        match self {
            Self::Request(request) => Self::Request(Box::new(request.placed(of))),
            Self::Address(address) => Self::Address(address.placed(of)),
            Self::Bytes(_) => self.clone(),
        }
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Self::Request(request) => request.write(out),
            Self::Address(address) => address.write(out),
            Self::Bytes(bytes) => out.extend(&**bytes),
        }
    }
}

impl Refusal {
    fn length(&self) -> usize {
        4 + self.about.length()
    }

    fn read(reader: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        let length = super::length_of(reader)?;
        let own = reader.region(&CAUSE, length, |own| {
            let code = own.u16(&CODE)?;
            own.title(|| cause_name(code).into());
            own.u16(&CAUSE_LENGTH)?;
            Ok(Self { code, about: Quoted::Bytes(own.all(&ABOUT)?.into()) })
        })?;
        reader.bytes(&PADDING, super::padding(length).min(reader.left()))?;
        Ok(own)
    }
}

impl Outcome {
    const SUCCESS: u16 = 0xc005;
    const FAILED: u16 = 0xc003;

    fn length(&self) -> usize {
        match self {
            Self::Success { .. } => 8,
            Self::Failed { causes, .. } => {
                8 + causes.iter().map(|cause| cause.length().next_multiple_of(4)).sum::<usize>()
            }
            Self::Other { value, .. } => 4 + value.len(),
        }
    }

    fn placed(&self, of: &[ip::Address]) -> Self {
        match self {
            Self::Failed { correlation, causes } => {
                let placed = |one: &Refusal| Refusal { code: one.code, about: one.about.placed(of) };
                Self::Failed { correlation: *correlation, causes: causes.iter().map(placed).collect() }
            }
            _ => self.clone(),
        }
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Self::Success { correlation } => {
                let start = begin(Self::SUCCESS, out);
                out.extend(correlation.to_be_bytes());
                set_length(start, out);
            }
            Self::Failed { correlation, causes } => {
                let start = begin(Self::FAILED, out);
                out.extend(correlation.to_be_bytes());
                for cause in causes {
                    super::pad(start, out);
                    let own = begin(cause.code, out);
                    cause.about.write(out);
                    set_length(own, out);
                }
                set_length(start, out);
            }
            Self::Other { kind, value } => {
                let start = begin(*kind, out);
                out.extend(&**value);
                set_length(start, out);
            }
        }
    }

    fn value(kind: u16, own: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        Ok(match (kind, own.left()) {
            (Self::SUCCESS, 4) => Self::Success { correlation: own.u32(&CORRELATION)? },
            (Self::SUCCESS, _) => {
                return Err(own.malformed("the parameter has not the length of its type"));
            }
            (Self::FAILED, _) => {
                let correlation = own.u32(&CORRELATION)?;
                let mut causes = Vec::new();
                while own.left() > 0 {
                    causes.push(Refusal::read(own)?);
                }
                Self::Failed { correlation, causes }
            }
            _ => Self::Other { kind, value: own.all(&VALUE)?.into() },
        })
    }
}

impl Asconf {
    /// Length of the chunk with its padding, bytes.
    pub(crate) fn bytes(&self) -> u32 {
        let requests: usize = self.requests.iter().map(|one| one.length().next_multiple_of(4)).sum();
        (8 + self.address.length() + requests) as u32
    }

    /// The same with the addresses of its sender.
    pub(crate) fn placed(&self, own: &[ip::Address]) -> Self {
        let requests = self.requests.iter().map(|one| one.placed(own)).collect();
        Self { serial: self.serial, address: self.address.placed(own), requests }
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        out.extend(self.serial.to_be_bytes());
        self.address.write(out);
        for request in &self.requests {
            super::pad(start, out);
            request.write(out);
        }
    }

    pub(super) fn read(own: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        let serial = own.u32(&SERIAL)?;
        own.title(|| format!("ASCONF, serial number {serial}"));
        let address = Address::read(own)?;
        let mut requests = Vec::new();
        while own.left() > 0 {
            requests.push(parameter(own, Request::value)?);
        }
        Ok(Self { serial, address, requests })
    }
}

impl AsconfAck {
    /// Length of the chunk with its padding, bytes.
    pub(crate) fn bytes(&self) -> u32 {
        8 + self.outcomes.iter().map(|one| one.length().next_multiple_of(4) as u32).sum::<u32>()
    }

    /// The same with the addresses of its receiver.
    pub(crate) fn placed(&self, peer: &[ip::Address]) -> Self {
        Self { serial: self.serial, outcomes: self.outcomes.iter().map(|one| one.placed(peer)).collect() }
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        out.extend(self.serial.to_be_bytes());
        for outcome in &self.outcomes {
            super::pad(start, out);
            outcome.write(out);
        }
    }

    pub(super) fn read(own: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        let serial = own.u32(&SERIAL)?;
        own.title(|| format!("ASCONF-ACK, serial number {serial}"));
        let mut outcomes = Vec::new();
        while own.left() > 0 {
            outcomes.push(parameter(own, Outcome::value)?);
        }
        Ok(Self { serial, outcomes })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;

    const OLD: Address = Address::V4([192, 0, 2, 1]);
    const NEW: Address = Address::V6([0x20; 16]);

    fn change(change: Change, correlation: u32, address: Address) -> Request {
        Request::Change { change, correlation, address }
    }

    #[test]
    fn rfc_5061_4_1_1_an_asconf_names_an_address_of_the_association_and_asks() {
        let asked = Asconf {
            serial: 7,
            address: OLD,
            requests: vec![
                change(Change::Add, 1, Address::ANY),
                change(Change::SetPrimary, 2, Address::ANY),
                change(Change::Delete, 3, OLD),
            ],
        };
        let bytes = [
            &[0, 0, 0, 7, 0, 5, 0, 8, 192, 0, 2, 1][..],
            &[0xc0, 1, 0, 16, 0, 0, 0, 1, 0, 5, 0, 8, 0, 0, 0, 0],
            &[0xc0, 4, 0, 16, 0, 0, 0, 2, 0, 5, 0, 8, 0, 0, 0, 0],
            &[0xc0, 2, 0, 16, 0, 0, 0, 3, 0, 5, 0, 8, 192, 0, 2, 1],
        ]
        .concat();
        assert_eq!(asked.bytes() as usize, 4 + bytes.len());
        there_and_back(&Chunk::Asconf(asked), &bytes);
        let of_six = Asconf { serial: 1, address: NEW, requests: vec![change(Change::Add, 9, NEW)] };
        assert_eq!(of_six.bytes(), 8 + 20 + 28);
    }

    #[test]
    fn rfc_5061_4_2_3_and_4_2_5_an_answer_says_what_failed_and_what_succeeded() {
        let asked = change(Change::Delete, 3, OLD);
        let mut quoted = Vec::new();
        asked.write(&mut quoted);
        let refusal = |about| Refusal { code: 0xa0, about };
        let answer = |about| AsconfAck {
            serial: 7,
            outcomes: vec![
                Outcome::Success { correlation: 1 },
                Outcome::Failed { correlation: 3, causes: vec![refusal(about)] },
            ],
        };
        let bytes = [
            &[0, 0, 0, 7, 0xc0, 5, 0, 8, 0, 0, 0, 1, 0xc0, 3, 0, 28, 0, 0, 0, 3, 0, 0xa0, 0, 20][..],
            &quoted,
        ]
        .concat();
        let own = answer(Quoted::Request(Box::new(asked)));
        let mut written = Vec::new();
        own.write(&mut written);
        assert_eq!((written.len() + 4, &written), (own.bytes() as usize, &bytes));
        there_and_back(&Chunk::AsconfAck(answer(Quoted::Bytes(quoted.into()))), &bytes);
    }

    #[test]
    fn an_interface_has_the_address_of_its_place_once_that_is_known() {
        let of = [ip::Address::V4([10, 0, 0, 1]), ip::Address::V4([10, 0, 0, 2])];
        let asked = Asconf {
            serial: 1,
            address: Address::Interface(0),
            requests: vec![change(Change::Add, 1, Address::Interface(1))],
        };
        let placed = asked.placed(&of);
        assert_eq!(placed.address, Address::V4([10, 0, 0, 1]));
        assert_eq!(placed.requests, [change(Change::Add, 1, Address::V4([10, 0, 0, 2]))]);
        assert_eq!(Address::V4([192, 0, 2, 3]).interface(), Some(3));
    }

    #[test]
    fn what_names_no_address_is_malformed() {
        for bytes in [
            &[193, 0, 0, 8, 0, 0, 0, 1][..],
            &[193, 0, 0, 16, 0, 0, 0, 1, 0, 7, 0, 8, 1, 2, 3, 4],
            &[193, 0, 0, 24, 0, 0, 0, 1, 0, 5, 0, 8, 1, 2, 3, 4, 0xc0, 1, 0, 8, 0, 0, 0, 1],
            &[128, 0, 0, 6, 0, 0],
            &[128, 0, 0, 16, 0, 0, 0, 1, 0xc0, 5, 0, 4, 0, 0, 0, 0],
        ] {
            assert!(Chunk::read(&mut Reader::new(bytes)).is_err(), "{bytes:?}");
        }
    }
}
