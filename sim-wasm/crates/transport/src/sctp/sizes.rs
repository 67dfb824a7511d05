//! What chunks and their headers take of a packet and of a buffer.

use std::hint::cold_path;

/// A flag that is not on the wire: the chunk is an I-DATA chunk (RFC 8260), and its packet says which fragment it is.
pub const FLAG_INTERLEAVED: u8 = 16;

/// Bytes of a DATA chunk before its user data (RFC 9260 section 3.3.1).
pub const DATA_HEADER_BYTES: u32 = 16;

/// Bytes of the common header (section 3.1).
pub(super) const COMMON_HEADER_BYTES: u32 = 12;

/// What chunks of so many bytes in all take of a buffer, bytes, if each takes `overhead` beside its length.
#[inline]
pub(crate) fn charged(bytes: u32, chunks: u32, overhead: i32) -> u32 {
    // Asked for several times a packet, and nearly always without overhead.
    if overhead == 0 {
        return bytes;
    }
    cold_path();
    bytes.saturating_add_signed(overhead.saturating_mul(chunks.cast_signed()))
}

/// The length of a DATA chunk with its header and padding, bytes.
pub(crate) fn chunk_bytes(payload: u16) -> u32 {
    DATA_HEADER_BYTES + u32::from(payload).div_ceil(4) * 4
}

/// The same of a chunk with such flags: an I-DATA chunk has a header of four bytes more (RFC 8260 section 2.1).
#[inline]
pub(crate) fn sized(payload: u16, flags: u8) -> u32 {
    chunk_bytes(payload) + u32::from((flags & FLAG_INTERLEAVED) >> 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_padded_to_four_bytes() {
        assert_eq!([sized(4, 0), sized(4, FLAG_INTERLEAVED | 15)], [20, 24]);
        assert_eq!([chunk_bytes(1), chunk_bytes(4), chunk_bytes(1451)], [20, 20, 1468]);
    }
}
