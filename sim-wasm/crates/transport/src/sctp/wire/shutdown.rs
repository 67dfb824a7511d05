//! SHUTDOWN, SHUTDOWN ACK and SHUTDOWN COMPLETE (RFC 9260 sections 3.3.8, 3.3.9 and 3.3.13).

use crate::wire::{Bit, Field, Malformed, Reader};

/// A SHUTDOWN chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shutdown {
    /// Highest TSN up to which everything has come.
    pub cumulative_tsn: u32,
}

/// A SHUTDOWN COMPLETE chunk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShutdownComplete {
    /// Its sender has no association, and the tag is the one that it was sent (T).
    pub reflected: bool,
}

const CUMULATIVE: Field =
    Field::new("Cumulative TSN ack", "Everything up to this TSN has come.", "RFC 9260 3.3.8");
/// Flags of a SHUTDOWN COMPLETE.
pub(super) const BITS: &[Bit] = &[Bit::new(
    1,
    "T",
    "The verification tag is that of the packet it answers, for its sender has no association.",
    "RFC 9260 3.3.13, 8.5.1",
)];

impl Shutdown {
    pub(super) fn write(self, out: &mut Vec<u8>) {
        out.extend(self.cumulative_tsn.to_be_bytes());
    }

    pub(super) fn read(own: &mut Reader<'_, '_>) -> Result<Self, Malformed> {
        Ok(Self { cumulative_tsn: own.u32(&CUMULATIVE)? })
    }
}

impl ShutdownComplete {
    pub(super) const fn flags(self) -> u8 {
        self.reflected as u8
    }

    pub(super) const fn read(flags: u8) -> Self {
        Self { reflected: flags & 1 != 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;

    #[test]
    fn rfc_9260_3_3_8_a_shutdown_acknowledges() {
        there_and_back(&Chunk::Shutdown(Shutdown { cumulative_tsn: 0x0102_0304 }), &[1, 2, 3, 4]);
    }

    #[test]
    fn the_others_say_nothing_more() {
        there_and_back(&Chunk::ShutdownAck, &[]);
        for reflected in [false, true] {
            there_and_back(&Chunk::ShutdownComplete(ShutdownComplete { reflected }), &[]);
        }
    }
}
