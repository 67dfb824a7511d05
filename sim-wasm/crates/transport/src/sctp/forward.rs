//! FORWARD TSN and I-FORWARD-TSN: what the sender has given up, so that the receiver waits for it no longer (RFC 3758
//! section 3.2, RFC 8260 section 2.3.1).

use super::extension::UnknownChunk;

/// The types of the chunks.
pub(crate) const FORWARD_TSN: u8 = 192;
pub(crate) const I_FORWARD_TSN: u8 = 194;

/// A FORWARD TSN chunk, or an I-FORWARD-TSN chunk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forward {
    /// Everything up to this TSN counts as if it had come.
    pub new_cumulative_tsn: u32,
    /// It is an I-FORWARD-TSN chunk.
    pub interleaved: bool,
    /// Each stream of which messages are skipped, once, with the highest of their numbers.
    pub skipped: Vec<Skipped>,
}

/// Messages of a stream that are skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// Stream.
    pub stream: u16,
    /// They are those that are not ordered, which only I-FORWARD-TSN lists.
    pub unordered: bool,
    /// The highest number that is skipped: a stream sequence number, or a message identifier.
    pub number: u32,
}

/// Bytes of the chunk without streams.
pub(crate) const FORWARD_BYTES: u32 = 8;

/// Bytes of a stream in it.
pub(crate) const fn skipped_bytes(interleaved: bool) -> u32 {
    if interleaved { 8 } else { 4 }
}

impl Forward {
    /// Length of the chunk, bytes.
    pub(crate) fn bytes(&self) -> u32 {
        FORWARD_BYTES + skipped_bytes(self.interleaved) * self.skipped.len() as u32
    }

    /// Type of the chunk.
    pub(crate) const fn chunk_type(&self) -> u8 {
        if self.interleaved { I_FORWARD_TSN } else { FORWARD_TSN }
    }

    /// The chunk as an end sees it that has not agreed on it (RFC 3758 section 3.3.1).
    pub(crate) fn unknown(&self) -> UnknownChunk {
        let mut value = self.new_cumulative_tsn.to_be_bytes().to_vec();
        for skipped in &self.skipped {
            value.extend(skipped.stream.to_be_bytes());
            if self.interleaved {
                value.extend(u16::from(skipped.unordered).to_be_bytes());
                value.extend(skipped.number.to_be_bytes());
            } else {
                value.extend((skipped.number as u16).to_be_bytes());
            }
        }
        UnknownChunk { chunk_type: self.chunk_type(), flags: 0, value: value.into() }
    }
}
