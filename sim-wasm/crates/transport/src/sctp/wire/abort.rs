//! ABORT: the association ends at once (RFC 9260 section 3.3.7).

use super::cause::{self, Cause};
use crate::wire::{Bit, Malformed, Reader};

/// An ABORT chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abort<'a> {
    /// Its sender has no association, and the tag is the one that it was sent (T).
    pub reflected: bool,
    /// Why.
    pub causes: Vec<Cause<'a>>,
}

/// Its flags.
pub(super) const BITS: &[Bit] = &[Bit::new(
    1,
    "T",
    "The verification tag is that of the packet it answers, for its sender has no association.",
    "RFC 9260 3.3.7, 8.5.1",
)];

impl<'a> Abort<'a> {
    pub(super) const fn flags(&self) -> u8 {
        self.reflected as u8
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        cause::write_all(&self.causes, out);
    }

    pub(super) fn read(flags: u8, own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        Ok(Self { reflected: flags & 1 != 0, causes: Cause::read_all(own)? })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::cause::tests::{cause, seed};
    use super::super::chunk::tests::there_and_back;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn rfc_9260_3_3_7_causes_follow() {
        let abort = Abort { reflected: true, causes: vec![Cause::UserAbort(b"off"), Cause::OutOfResource] };
        there_and_back(&Chunk::Abort(abort), b"\0\x0c\0\x07off\0\0\x04\0\x04");
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(reflected in any::<bool>(), seeds in prop::collection::vec(seed(), 0..5)) {
            let abort = Chunk::Abort(Abort { reflected, causes: seeds.iter().map(cause).collect() });
            let mut bytes = Vec::new();
            abort.write(&mut bytes);
            prop_assert_eq!(Chunk::read(&mut Reader::new(&bytes)), Ok(abort));
        }
    }
}
