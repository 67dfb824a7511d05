//! SCTP as bytes (RFC 9260 section 3): a file a chunk, their parameters and causes, and the packet around them.

pub mod abort;
pub mod asconf;
pub mod auth;
pub mod cause;
pub mod chunk;
pub mod cookie;
pub mod data;
pub mod ecn;
pub mod error;
pub mod forward_tsn;
pub mod heartbeat;
pub mod i_data;
pub mod i_forward_tsn;
pub mod init;
pub mod nr_sack;
pub mod packet;
pub mod parameter;
pub mod pktdrop;
pub mod re_config;
pub mod sack;
pub mod shutdown;
pub mod unknown;

pub use cause::Cause;
pub use chunk::Chunk;
pub use packet::{PROTOCOL, Packet};
pub use parameter::Parameter;

use crate::wire::{Malformed, Reader};

/// Bytes behind `length` bytes up to a multiple of four.
const fn padding(length: usize) -> usize {
    length.wrapping_neg() % 4
}

/// Fills what was written since `start` up to a multiple of four bytes.
fn pad(start: usize, out: &mut Vec<u8>) {
    let zeros = padding(out.len() - start);
    out.extend(std::iter::repeat_n(0, zeros));
}

/// The length that the third and fourth byte say: of a chunk, a parameter or a cause.
fn length_of(reader: &Reader<'_, '_>) -> Result<usize, Malformed> {
    let Some(&[high, low]) = reader.rest().get(2..4) else {
        return Err(reader.malformed("it ends in the middle of a header of four bytes"));
    };
    match usize::from(u16::from_be_bytes([high, low])) {
        0..4 => Err(reader.malformed("its length is less than its header of four bytes")),
        length => Ok(length),
    }
}
