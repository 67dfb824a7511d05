//! FORWARD TSN: the receiver shall wait no longer for some data (RFC 3758 section 3.2).

use std::borrow::Cow;

use crate::wire::{Field, Malformed, Reader};

/// A FORWARD TSN chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForwardTsn<'a> {
    /// Everything up to this TSN counts as if it had come.
    pub new_cumulative_tsn: u32,
    /// Streams with the highest stream sequence number that is skipped.
    pub skipped: Cow<'a, [(u16, u16)]>,
}

const RFC: &str = "RFC 3758 3.2";
const CUMULATIVE: Field =
    Field::new("New cumulative TSN", "Everything up to this TSN counts as if it had come.", RFC);
const STREAM: Field = Field::new("Stream identifier", "A stream of which messages are skipped.", RFC);
const SSN: Field =
    Field::new("Stream sequence number", "The highest one that is skipped in the stream.", RFC);

impl<'a> ForwardTsn<'a> {
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.new_cumulative_tsn.to_be_bytes());
        for (stream, ssn) in self.skipped.iter() {
            out.extend(stream.to_be_bytes());
            out.extend(ssn.to_be_bytes());
        }
    }

    pub(super) fn read(own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        let new_cumulative_tsn = own.u32(&CUMULATIVE)?;
        let skipped: Result<Vec<_>, _> =
            (0..own.left() / 4).map(|_| Ok((own.u16(&STREAM)?, own.u16(&SSN)?))).collect();
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
    fn rfc_3758_3_2_streams_and_their_highest_numbers_follow() {
        let skipped = [(1, 2), (3, 4)];
        let forward = ForwardTsn { new_cumulative_tsn: 9, skipped: skipped[..].into() };
        there_and_back(&Chunk::ForwardTsn(forward), &[0, 0, 0, 9, 0, 1, 0, 2, 0, 3, 0, 4]);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            new_cumulative_tsn in any::<u32>(), skipped in prop::collection::vec(any::<(u16, u16)>(), 0..20),
        ) {
            let forward = Chunk::ForwardTsn(ForwardTsn { new_cumulative_tsn, skipped: skipped.into() });
            let mut bytes = Vec::new();
            forward.write(&mut bytes);
            prop_assert_eq!(Chunk::read(&mut Reader::new(&bytes)), Ok(forward));
        }
    }
}
