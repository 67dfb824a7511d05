//! ERROR: something was wrong, and the association goes on (RFC 9260 section 3.3.10).

use super::cause::{self, Cause};
use crate::wire::{Malformed, Reader};

/// An ERROR chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorChunk<'a> {
    /// What was wrong.
    pub causes: Vec<Cause<'a>>,
}

impl<'a> ErrorChunk<'a> {
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        cause::write_all(&self.causes, out);
    }

    pub(super) fn read(own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        Ok(Self { causes: Cause::read_all(own)? })
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
    fn rfc_9260_3_3_10_a_stale_cookie() {
        let error = ErrorChunk { causes: vec![Cause::StaleCookie(60_000_000)] };
        there_and_back(&Chunk::Error(error), &[0, 3, 0, 8, 0x03, 0x93, 0x87, 0]);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(seeds in prop::collection::vec(seed(), 0..5)) {
            let error = Chunk::Error(ErrorChunk { causes: seeds.iter().map(cause).collect() });
            let mut bytes = Vec::new();
            error.write(&mut bytes);
            prop_assert_eq!(Chunk::read(&mut Reader::new(&bytes)), Ok(error));
        }
    }
}
