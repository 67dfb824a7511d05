//! DATA: a piece of a message (RFC 9260 section 3.3.1).

use crate::wire::{Bit, Field, Malformed, Reader};

/// A DATA chunk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Data<'a> {
    /// The SACK shall not be delayed (I).
    pub immediate: bool,
    /// It waits for no other of its stream (U).
    pub unordered: bool,
    /// The first of its message (B).
    pub beginning: bool,
    /// The last of its message (E).
    pub ending: bool,
    /// Transmission sequence number.
    pub tsn: u32,
    /// Stream.
    pub stream: u16,
    /// Number of the message in its stream.
    pub ssn: u16,
    /// What the application says that it is; 0 if it says nothing.
    pub protocol: u32,
    /// User data.
    pub user_data: &'a [u8],
}

const RFC: &str = "RFC 9260 3.3.1";
/// Its flags.
pub(super) const BITS: &[Bit] = &[
    Bit::new(8, "I", "The receiver shall not delay the SACK.", RFC),
    Bit::new(
        4,
        "U",
        "The message is delivered out of order, and its stream sequence number means nothing.",
        RFC,
    ),
    Bit::new(2, "B", "The first piece of a message.", RFC),
    Bit::new(1, "E", "The last piece of a message; with B it is the whole one.", RFC),
];
const TSN: Field = Field::new(
    "TSN",
    "The number by which the chunk is acknowledged; numbers rise by one for every DATA chunk.",
    RFC,
);
const STREAM: Field =
    Field::new("Stream identifier", "Messages wait only for those of the same stream.", RFC);
const SSN: Field = Field::new(
    "Stream sequence number",
    "The number of the message in its stream, the same in all its pieces.",
    RFC,
);
const PROTOCOL: Field = Field::new(
    "Payload protocol identifier",
    "What the application says that the data are; SCTP does not look at it.",
    RFC,
);
const USER_DATA: Field = Field::new(
    "User data",
    "What the application sends; here the pattern of RFC 864, for the simulation counts bytes and carries none.",
    "RFC 9260 3.3.1, RFC 864",
);

impl<'a> Data<'a> {
    pub(super) const fn flags(&self) -> u8 {
        (self.immediate as u8) << 3
            | (self.unordered as u8) << 2
            | (self.beginning as u8) << 1
            | self.ending as u8
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.tsn.to_be_bytes());
        out.extend(self.stream.to_be_bytes());
        out.extend(self.ssn.to_be_bytes());
        out.extend(self.protocol.to_be_bytes());
        out.extend(self.user_data);
    }

    /// A chunk without user data is read, too: it is answered by an ABORT (section 3.3.10.9).
    pub(super) fn read(flags: u8, own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        let tsn = own.u32(&TSN)?;
        own.title(|| format!("DATA, TSN {tsn}"));
        Ok(Self {
            immediate: flags & 8 != 0,
            unordered: flags & 4 != 0,
            beginning: flags & 2 != 0,
            ending: flags & 1 != 0,
            tsn,
            stream: own.u16(&STREAM)?,
            ssn: own.u16(&SSN)?,
            protocol: own.u32(&PROTOCOL)?,
            user_data: own.all(&USER_DATA)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn rfc_9260_3_3_1_the_fields_in_their_order() {
        let data = Data {
            beginning: true,
            tsn: 1,
            stream: 2,
            ssn: 3,
            protocol: 4,
            user_data: b"abc",
            ..Data::default()
        };
        there_and_back(&Chunk::Data(data), b"\0\0\0\x01\0\x02\0\x03\0\0\0\x04abc");
        assert_eq!(Data { immediate: true, ending: true, ..data }.flags(), 0b1011);
        assert_eq!(Data { unordered: true, ..data }.flags(), 0b110);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            [immediate, unordered, beginning, ending] in any::<[bool; 4]>(),
            (tsn, stream, ssn, protocol) in any::<(u32, u16, u16, u32)>(),
            user_data in prop::collection::vec(any::<u8>(), 0..200),
        ) {
            let own = Data { immediate, unordered, beginning, ending, tsn, stream, ssn, protocol, user_data: &user_data };
            let mut bytes = Vec::new();
            Chunk::Data(own).write(&mut bytes);
            prop_assert_eq!(Chunk::read(&mut Reader::new(&bytes)), Ok(Chunk::Data(own)));
        }
    }
}
