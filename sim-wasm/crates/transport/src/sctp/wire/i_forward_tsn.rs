//! I-FORWARD-TSN: the receiver shall wait no longer for some messages (RFC 8260 section 2.3.1).

use std::borrow::Cow;

use crate::wire::{Field, Malformed, Reader};

/// Messages of a stream that are skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SkippedMessages {
    /// Stream.
    pub stream: u16,
    /// They are those that are not ordered.
    pub unordered: bool,
    /// The highest message identifier that is skipped.
    pub mid: u32,
}

/// An I-FORWARD-TSN chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IForwardTsn<'a> {
    /// Everything up to this TSN counts as if it had come.
    pub new_cumulative_tsn: u32,
    /// Streams with the highest message identifier that is skipped.
    pub skipped: Cow<'a, [SkippedMessages]>,
}

const RFC: &str = "RFC 8260 2.3.1";
const CUMULATIVE: Field =
    Field::new("New cumulative TSN", "Everything up to this TSN counts as if it had come.", RFC);
const STREAM: Field = Field::new("Stream identifier", "A stream of which messages are skipped.", RFC);
const UNORDERED: Field =
    Field::new("Reserved and U", "1 where the messages skipped are those that are not ordered, else 0.", RFC);
const MID: Field =
    Field::new("Message identifier", "The highest one that is skipped of these messages of the stream.", RFC);

impl<'a> IForwardTsn<'a> {
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.new_cumulative_tsn.to_be_bytes());
        for one in self.skipped.iter() {
            out.extend(one.stream.to_be_bytes());
            out.extend(u16::from(one.unordered).to_be_bytes());
            out.extend(one.mid.to_be_bytes());
        }
    }

    pub(super) fn read(own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        let new_cumulative_tsn = own.u32(&CUMULATIVE)?;
        let one = |own: &mut Reader<'a, '_>| {
            let (stream, unordered) = (own.u16(&STREAM)?, own.u16(&UNORDERED)? & 1 != 0);
            Ok(SkippedMessages { stream, unordered, mid: own.u32(&MID)? })
        };
        let skipped: Result<Vec<_>, _> = (0..own.left() / 8).map(|_| one(own)).collect();
        Ok(Self { new_cumulative_tsn, skipped: skipped?.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn rfc_8260_2_3_1_streams_and_their_highest_messages_follow() {
        let skipped = [(1, false, 2), (3, true, 4)];
        let skipped = skipped.map(|(stream, unordered, mid)| SkippedMessages { stream, unordered, mid });
        let forward = IForwardTsn { new_cumulative_tsn: 9, skipped: skipped[..].into() };
        let bytes = [0, 0, 0, 9, 0, 1, 0, 0, 0, 0, 0, 2, 0, 3, 0, 1, 0, 0, 0, 4];
        there_and_back(&Chunk::IForwardTsn(forward), &bytes);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            new_cumulative_tsn in any::<u32>(), skipped in prop::collection::vec(any::<(u16, bool, u32)>(), 0..20),
        ) {
            let skipped = skipped.into_iter().map(|(stream, unordered, mid)| SkippedMessages { stream, unordered, mid });
            let skipped: Vec<SkippedMessages> = skipped.collect();
            let forward = Chunk::IForwardTsn(IForwardTsn { new_cumulative_tsn, skipped: skipped.into() });
            let mut bytes = Vec::new();
            forward.write(&mut bytes);
            prop_assert_eq!(Chunk::read(&mut Reader::new(&bytes)), Ok(forward));
        }
    }
}
