//! A chunk of a type that is not known (RFC 9260 section 3.2).

use crate::wire::{Field, Malformed, Reader};

/// A chunk of any other type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unknown<'a> {
    /// Its type.
    pub kind: u8,
    /// Its flags.
    pub flags: u8,
    /// What it says.
    pub value: &'a [u8],
}

const VALUE: Field = Field::new("Chunk value", "What it says.", "RFC 9260 3.2");

impl<'a> Unknown<'a> {
    pub(super) fn read(kind: u8, flags: u8, own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        Ok(Self { kind, flags, value: own.all(&VALUE)? })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn it_is_kept_as_it_is() {
        there_and_back(&Chunk::Unknown(Unknown { kind: 0x3f, flags: 0xa5, value: b"what" }), b"what");
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(kind in 17..64_u8, flags in any::<u8>(), value in prop::collection::vec(any::<u8>(), 0..80)) {
            let chunk = Chunk::Unknown(Unknown { kind, flags, value: &value });
            let mut bytes = Vec::new();
            chunk.write(&mut bytes);
            prop_assert_eq!(Chunk::read(&mut Reader::new(&bytes)), Ok(chunk));
        }
    }
}
