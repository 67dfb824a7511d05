//! AUTH: proves where the chunks behind it in the packet come from (RFC 4895 section 5.1).

use crate::wire::{Field, Malformed, Reader};

/// An AUTH chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Auth<'a> {
    /// Which shared key was used.
    pub key: u16,
    /// Which hash was used.
    pub hmac: u16,
    /// The message authentication code of this chunk and all behind it.
    pub mac: &'a [u8],
}

const RFC: &str = "RFC 4895 5.1";
const KEY: Field =
    Field::new("Shared key identifier", "Which of the keys that both ends share was used.", RFC);
const HMAC: Field = Field::new("HMAC identifier", "The hash: 1 SHA-1, 3 SHA-256.", "RFC 4895 3.3");
const MAC: Field = Field::new(
    "HMAC",
    "The message authentication code of this chunk, with zeros in its place, and of all chunks behind it.",
    "RFC 4895 6.2",
);

/// Bytes of an AUTH chunk in front of its HMAC.
pub const BEFORE_MAC: usize = 8;

impl<'a> Auth<'a> {
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.key.to_be_bytes());
        out.extend(self.hmac.to_be_bytes());
        out.extend(self.mac);
    }

    pub(super) fn read(own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        Ok(Self { key: own.u16(&KEY)?, hmac: own.u16(&HMAC)?, mac: own.all(&MAC)? })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;

    #[test]
    fn rfc_4895_5_1_key_hash_and_code() {
        there_and_back(
            &Chunk::Auth(Auth { key: 1, hmac: 3, mac: &[9; 32] }),
            &[&[0, 1, 0, 3][..], &[9; 32]].concat(),
        );
    }

    #[test]
    fn one_without_identifiers_is_malformed() {
        assert!(Chunk::read(&mut Reader::new(&[15, 0, 0, 6, 0, 1])).is_err());
    }
}
