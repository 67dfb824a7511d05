//! ECNE and CWR: a congestion mark and its answer (RFC 4960 appendix A).

use crate::wire::{Field, Malformed, Reader};

/// An ECNE or CWR chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The lowest TSN of the packet that was marked.
    pub lowest_tsn: u32,
}

const LOWEST: Field =
    Field::new("Lowest TSN", "The lowest TSN of the packet that was marked.", "RFC 4960 appendix A");

impl Mark {
    pub(super) fn write(self, out: &mut Vec<u8>) {
        out.extend(self.lowest_tsn.to_be_bytes());
    }

    pub(super) fn read(own: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        Ok(Self { lowest_tsn: own.u32(&LOWEST)? })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;

    #[test]
    fn both_name_the_lowest_tsn_of_the_marked_packet() {
        let mark = Mark { lowest_tsn: 0x0a0b_0c0d };
        there_and_back(&Chunk::Ecne(mark), &[0x0a, 0x0b, 0x0c, 0x0d]);
        there_and_back(&Chunk::Cwr(mark), &[0x0a, 0x0b, 0x0c, 0x0d]);
    }
}
