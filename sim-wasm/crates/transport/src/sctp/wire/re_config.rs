//! RE-CONFIG: requests to begin streams anew or to add some, and the responses (RFC 6525 sections 3.1 and 4).

use crate::wire::{Field, Malformed, Reader};

/// A RE-CONFIG chunk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReConfig {
    /// What it asks and answers, in order.
    pub parameters: Vec<Reconfiguration>,
}

/// A request, or the response to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reconfiguration {
    /// The sender begins its own streams anew, all if it lists none (RFC 6525 section 4.1).
    Outgoing {
        /// Number of the request.
        request: u32,
        /// The request of the peer that it follows, or the last one that came.
        response: u32,
        /// The last TSN that has the old numbers.
        last_tsn: u32,
        /// The streams.
        streams: Vec<u16>,
    },
    /// The receiver is asked to begin its streams anew (RFC 6525 section 4.2).
    Incoming {
        /// Number of the request.
        request: u32,
        /// The streams; all if there are none.
        streams: Vec<u16>,
    },
    /// All streams and TSNs of both directions begin anew (RFC 6525 section 4.3).
    SsnTsn {
        /// Number of the request.
        request: u32,
    },
    /// Answers a request (RFC 6525 section 4.4).
    Response {
        /// Number of the request.
        request: u32,
        /// What became of it.
        result: u32,
        /// The next TSNs of its sender and of its receiver, where TSNs were reset.
        tsns: Option<[u32; 2]>,
    },
    /// The sender wants more streams of its own (RFC 6525 section 4.5).
    AddOutgoing {
        /// Number of the request.
        request: u32,
        /// How many more.
        streams: u16,
    },
    /// The receiver is asked for more streams of its own (RFC 6525 section 4.6).
    AddIncoming {
        /// Number of the request.
        request: u32,
        /// How many more.
        streams: u16,
    },
    /// A parameter of another type.
    Other {
        /// Its type.
        kind: u16,
        /// Its value.
        value: Box<[u8]>,
    },
}

const RFC: &str = "RFC 6525 4";
const PARAMETER: Field = Field::new("Parameter", "A request, or the response to one.", "RFC 6525 3.1");
const TYPE: Field = Field::hex("Parameter type", "What is asked for, or answered.", RFC);
const LENGTH: Field =
    Field::new("Parameter length", "Bytes of type, length and value, without padding.", RFC);
const PADDING: Field = Field::new("Padding", "Zero bytes up to a multiple of four.", "RFC 9260 3.2.1");
const REQUEST: Field = Field::new(
    "Re-configuration request sequence number",
    "Counts the requests of their sender, from its first TSN on.",
    RFC,
);
const RESPONSE: Field = Field::new(
    "Re-configuration response sequence number",
    "The request that is answered, or the last one that came.",
    RFC,
);
const LAST_TSN: Field = Field::new(
    "Sender's last assigned TSN",
    "The streams begin anew when everything up to this TSN has come.",
    "RFC 6525 4.1",
);
const STREAM: Field =
    Field::new("Stream number", "A stream that begins anew; all do where none is listed.", RFC);
const RESULT: Field = Field::new(
    "Result",
    "0 nothing to do, 1 performed, 2 denied, 3 wrong stream, 4 another request is in progress, 5 bad sequence number, 6 in progress.",
    "RFC 6525 4.4",
);
const NEXT_TSN: Field =
    Field::new("Next TSN", "The next TSN of the sender, then of the receiver.", "RFC 6525 4.4");
const NEW: Field = Field::new("Number of new streams", "How many streams are added.", "RFC 6525 4.5");
const RESERVED: Field = Field::new("Reserved", "Zero.", "RFC 6525 4.5");
const VALUE: Field = Field::new("Parameter value", "What it says.", "RFC 9260 3.2.1");

impl Reconfiguration {
    /// Its type.
    pub const fn kind(&self) -> u16 {
        match self {
            Self::Outgoing { .. } => 13,
            Self::Incoming { .. } => 14,
            Self::SsnTsn { .. } => 15,
            Self::Response { .. } => 16,
            Self::AddOutgoing { .. } => 17,
            Self::AddIncoming { .. } => 18,
            Self::Other { kind, .. } => *kind,
        }
    }

    /// Whether it is to be answered.
    pub const fn is_request(&self) -> bool {
        matches!(self.kind(), 13..=15 | 17 | 18)
    }

    /// Its bytes without padding.
    const fn length(&self) -> usize {
        match self {
            Self::Outgoing { streams, .. } => 16 + 2 * streams.len(),
            Self::Incoming { streams, .. } => 8 + 2 * streams.len(),
            Self::SsnTsn { .. } => 8,
            Self::Response { tsns: None, .. } | Self::AddOutgoing { .. } | Self::AddIncoming { .. } => 12,
            Self::Response { .. } => 20,
            Self::Other { value, .. } => 4 + value.len(),
        }
    }

    fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.kind().to_be_bytes());
        out.extend((self.length() as u16).to_be_bytes());
        match self {
            Self::Outgoing { request, response, last_tsn, streams } => {
                [request, response, last_tsn].iter().for_each(|word| out.extend(word.to_be_bytes()));
                streams.iter().for_each(|stream| out.extend(stream.to_be_bytes()));
            }
            Self::Incoming { request, streams } => {
                out.extend(request.to_be_bytes());
                streams.iter().for_each(|stream| out.extend(stream.to_be_bytes()));
            }
            Self::SsnTsn { request } => out.extend(request.to_be_bytes()),
            Self::Response { request, result, tsns } => {
                [request, result].iter().for_each(|word| out.extend(word.to_be_bytes()));
                tsns.iter().flatten().for_each(|word| out.extend(word.to_be_bytes()));
            }
            Self::AddOutgoing { request, streams } | Self::AddIncoming { request, streams } => {
                out.extend(request.to_be_bytes());
                out.extend(streams.to_be_bytes());
                out.extend([0, 0]);
            }
            Self::Other { value, .. } => out.extend(&**value),
        }
    }

    fn read(reader: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        let length = super::length_of(reader)?;
        let own = reader.region(&PARAMETER, length, |own| {
            let kind = own.u16(&TYPE)?;
            own.title(|| super::parameter::name(kind).into());
            own.u16(&LENGTH)?;
            Self::value(kind, own)
        })?;
        reader.bytes(&PADDING, super::padding(length).min(reader.left()))?;
        Ok(own)
    }

    fn value(kind: u16, own: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        Ok(match (kind, own.left()) {
            (13, 12..) => Self::Outgoing {
                request: own.u32(&REQUEST)?,
                response: own.u32(&RESPONSE)?,
                last_tsn: own.u32(&LAST_TSN)?,
                streams: streams(own)?,
            },
            (14, 4..) => Self::Incoming { request: own.u32(&REQUEST)?, streams: streams(own)? },
            (15, 4) => Self::SsnTsn { request: own.u32(&REQUEST)? },
            (16, 8 | 16) => Self::Response {
                request: own.u32(&RESPONSE)?,
                result: own.u32(&RESULT)?,
                tsns: if own.left() > 0 { Some([own.u32(&NEXT_TSN)?, own.u32(&NEXT_TSN)?]) } else { None },
            },
            (17 | 18, 8) => {
                let (request, streams) = (own.u32(&REQUEST)?, own.u16(&NEW)?);
                own.u16(&RESERVED)?;
                if kind == 17 {
                    Self::AddOutgoing { request, streams }
                } else {
                    Self::AddIncoming { request, streams }
                }
            }
            (13..=18, _) => return Err(own.malformed("the parameter has not the length of its type")),
            _ => Self::Other { kind, value: own.all(&VALUE)?.into() },
        })
    }
}

fn streams(own: &mut Reader<'_, '_>) -> Result<Vec<u16>, Malformed> {
    (0..own.left() / 2).map(|_| own.u16(&STREAM)).collect()
}

impl ReConfig {
    /// Length of the chunk with its padding, bytes.
    pub(crate) fn bytes(&self) -> u32 {
        4 + self.parameters.iter().map(|one| one.length().next_multiple_of(4) as u32).sum::<u32>()
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        for parameter in &self.parameters {
            super::pad(start, out);
            parameter.write(out);
        }
    }

    pub(super) fn read(own: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        let mut parameters = Vec::new();
        while own.left() > 0 {
            parameters.push(Reconfiguration::read(own)?);
        }
        Ok(Self { parameters })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;

    #[test]
    fn rfc_6525_4_requests_and_responses_have_their_types_and_lengths() {
        for (one, bytes) in [
            (
                Reconfiguration::Outgoing { request: 1, response: 2, last_tsn: 3, streams: vec![4] },
                &[0, 13, 0, 18, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 4][..],
            ),
            (
                Reconfiguration::Incoming { request: 1, streams: vec![4, 5] },
                &[0, 14, 0, 12, 0, 0, 0, 1, 0, 4, 0, 5],
            ),
            (Reconfiguration::SsnTsn { request: 1 }, &[0, 15, 0, 8, 0, 0, 0, 1]),
            (
                Reconfiguration::Response { request: 1, result: 6, tsns: None },
                &[0, 16, 0, 12, 0, 0, 0, 1, 0, 0, 0, 6],
            ),
            (
                Reconfiguration::Response { request: 1, result: 1, tsns: Some([7, 8]) },
                &[0, 16, 0, 20, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 7, 0, 0, 0, 8],
            ),
            (
                Reconfiguration::AddOutgoing { request: 1, streams: 9 },
                &[0, 17, 0, 12, 0, 0, 0, 1, 0, 9, 0, 0],
            ),
            (
                Reconfiguration::AddIncoming { request: 1, streams: 9 },
                &[0, 18, 0, 12, 0, 0, 0, 1, 0, 9, 0, 0],
            ),
            (Reconfiguration::Other { kind: 0xc123, value: [1].into() }, &[0xc1, 0x23, 0, 5, 1]),
        ] {
            let chunk = ReConfig { parameters: vec![one] };
            assert_eq!(chunk.bytes() as usize, 4 + bytes.len().next_multiple_of(4));
            there_and_back(&Chunk::ReConfig(chunk), bytes);
        }
    }

    #[test]
    fn a_request_that_is_too_short_is_malformed() {
        for bytes in [
            &[0, 13, 0, 8, 0, 0, 0, 1][..],
            &[0, 15, 0, 4],
            &[0, 16, 0, 16, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 7],
        ] {
            assert!(ReConfig::read(&mut Reader::new(bytes)).is_err(), "{bytes:?}");
        }
    }
}
