//! I-DATA: a piece of a message that may be interleaved with others (RFC 8260 section 2.1).

use crate::wire::{Field, Malformed, Reader};

/// An I-DATA chunk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IData<'a> {
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
    /// Number of the message in its stream, among those that are ordered or those that are not.
    pub mid: u32,
    /// Of the first piece what the application says that the message is, of any other its number in the message.
    pub word: u32,
    /// User data.
    pub user_data: &'a [u8],
}

const RFC: &str = "RFC 8260 2.1";
const TSN: Field = Field::new(
    "TSN",
    "The number by which the chunk is acknowledged; numbers rise by one for every chunk with data.",
    RFC,
);
const STREAM: Field =
    Field::new("Stream identifier", "Messages wait only for those of the same stream.", RFC);
const RESERVED: Field = Field::new("Reserved", "Zero.", RFC);
const MID: Field = Field::new(
    "Message identifier",
    "The number of the message in its stream, the same in all its pieces; those that are ordered and those that are not are counted apart.",
    RFC,
);
const PROTOCOL: Field = Field::new(
    "Payload protocol identifier",
    "Of the first piece: what the application says that the data are; its number in the message is 0.",
    RFC,
);
const FSN: Field = Field::new("Fragment sequence number", "The number of the piece in its message.", RFC);
const USER_DATA: Field = Field::new(
    "User data",
    "What the application sends; here the pattern of RFC 864, for the simulation counts bytes and carries none.",
    "RFC 8260 2.1, RFC 864",
);

impl<'a> IData<'a> {
    pub(super) const fn flags(&self) -> u8 {
        (self.immediate as u8) << 3
            | (self.unordered as u8) << 2
            | (self.beginning as u8) << 1
            | self.ending as u8
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.tsn.to_be_bytes());
        out.extend(self.stream.to_be_bytes());
        out.extend([0; 2]);
        out.extend(self.mid.to_be_bytes());
        out.extend(self.word.to_be_bytes());
        out.extend(self.user_data);
    }

    pub(super) fn read(flags: u8, own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        let tsn = own.u32(&TSN)?;
        own.title(|| format!("I-DATA, TSN {tsn}"));
        let beginning = flags & 2 != 0;
        let stream = own.u16(&STREAM)?;
        own.u16(&RESERVED)?;
        Ok(Self {
            immediate: flags & 8 != 0,
            unordered: flags & 4 != 0,
            beginning,
            ending: flags & 1 != 0,
            tsn,
            stream,
            mid: own.u32(&MID)?,
            word: own.u32(if beginning { &PROTOCOL } else { &FSN })?,
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
    fn rfc_8260_2_1_the_fields_in_their_order() {
        let data =
            IData { ending: true, tsn: 1, stream: 2, mid: 3, word: 4, user_data: b"abc", ..IData::default() };
        there_and_back(&Chunk::IData(data), b"\0\0\0\x01\0\x02\0\0\0\0\0\x03\0\0\0\x04abc");
        assert_eq!(IData { immediate: true, ..data }.flags(), 0b1001);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            [immediate, unordered, beginning, ending] in any::<[bool; 4]>(),
            (tsn, stream, mid, word) in any::<(u32, u16, u32, u32)>(),
            user_data in prop::collection::vec(any::<u8>(), 0..200),
        ) {
            let own = IData { immediate, unordered, beginning, ending, tsn, stream, mid, word, user_data: &user_data };
            let mut bytes = Vec::new();
            Chunk::IData(own).write(&mut bytes);
            prop_assert_eq!(Chunk::read(&mut Reader::new(&bytes)), Ok(Chunk::IData(own)));
        }
    }
}
