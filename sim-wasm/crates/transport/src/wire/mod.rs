//! Bytes as they are on the wire: fields with their meaning, reading, checksums, and what lies below the transport.
//!
//! A codec reads by naming the field of every byte, so that the same code decodes a packet and lists its fields.
//! Nothing here runs while a scenario is simulated, unless a capture asks for bytes.

pub mod checksum;
pub mod crc32c;
mod field;
pub mod icmp;
pub mod ip;
pub mod pattern;
mod reader;
pub mod udp;

pub use field::{Bit, Field, Note};
pub use reader::{Malformed, Reader};
