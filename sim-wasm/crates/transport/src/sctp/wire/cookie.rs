//! COOKIE ECHO and COOKIE ACK (RFC 9260 sections 3.3.11 and 3.3.12).

use crate::wire::{Field, Malformed, Reader};

/// A COOKIE ECHO chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CookieEcho<'a> {
    /// The cookie of the INIT ACK as it was.
    pub cookie: &'a [u8],
}

const COOKIE: Field =
    Field::new("Cookie", "The state cookie of the INIT ACK, returned unread.", "RFC 9260 3.3.11");

impl<'a> CookieEcho<'a> {
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.cookie);
    }

    pub(super) fn read(own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        Ok(Self { cookie: own.all(&COOKIE)? })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;

    #[test]
    fn rfc_9260_3_3_11_the_cookie_is_as_it_was() {
        there_and_back(&Chunk::CookieEcho(CookieEcho { cookie: b"as it was" }), b"as it was");
        there_and_back(&Chunk::CookieEcho(CookieEcho { cookie: b"" }), b"");
    }

    #[test]
    fn rfc_9260_3_3_12_its_acknowledgement_says_nothing_more() {
        there_and_back(&Chunk::CookieAck, &[]);
    }
}
