//! The SCTP packet: the common header and its chunks (RFC 9260 section 3.1).

use super::chunk::Chunk;
use crate::wire::crc32c;
use crate::wire::{Field, Malformed, Reader};

/// The number by which IP knows SCTP.
pub const PROTOCOL: u8 = 132;

/// Bytes of the common header.
pub const HEADER_BYTES: usize = 12;

/// An SCTP packet; its checksum follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packet<'a> {
    /// Where it comes from on its host.
    pub source_port: u16,
    /// Where it goes.
    pub destination_port: u16,
    /// What the receiver asked for in its INIT or INIT ACK; 0 in a packet with an INIT.
    pub verification_tag: u32,
    /// The chunks.
    pub chunks: Vec<Chunk<'a>>,
}

const RFC: &str = "RFC 9260 3.1";
const PACKET: Field =
    Field::new("Stream Control Transmission Protocol", "A common header and chunks.", "RFC 9260 3");
const SOURCE: Field = Field::new("Source port", "The application it comes from.", RFC);
const DESTINATION: Field =
    Field::new("Destination port", "The application it goes to; 9 discards what comes.", RFC);
const TAG: Field = Field::hex(
    "Verification tag",
    "The tag that the receiver chose for this association, by which it tells packets of others and of strangers; 0 with an INIT.",
    "RFC 9260 3.1, 8.5",
);
const CHECKSUM: Field = Field::hex(
    "Checksum",
    "CRC32c over the packet with zeros in place of the checksum.",
    "RFC 9260 6.8, appendix A",
);

/// Writes a common header and what `chunks` writes behind it, with the checksum of all, or zero in its place.
pub fn write_with(
    zero: bool,
    ports: [u16; 2],
    tag: u32,
    out: &mut Vec<u8>,
    chunks: impl FnOnce(&mut Vec<u8>),
) {
    let start = out.len();
    write(ports, tag, out, chunks);
    if zero {
        out[start + 8..start + HEADER_BYTES].fill(0);
    }
}

/// Writes a common header and what `chunks` writes behind it, with the checksum of all.
pub fn write(ports: [u16; 2], tag: u32, out: &mut Vec<u8>, chunks: impl FnOnce(&mut Vec<u8>)) {
    let start = out.len();
    out.extend(ports[0].to_be_bytes());
    out.extend(ports[1].to_be_bytes());
    out.extend(tag.to_be_bytes());
    out.extend([0; 4]);
    chunks(out);
    let checksum = crc32c::checksum(&out[start..]);
    out[start + 8..start + HEADER_BYTES].copy_from_slice(&checksum);
}

/// Whether the checksum of a packet is right.
pub fn is_right(bytes: &[u8]) -> bool {
    let Some((header, chunks)) = bytes.split_at_checked(HEADER_BYTES) else { return false };
    let mut zeroed = Vec::with_capacity(bytes.len());
    zeroed.extend(&header[..8]);
    zeroed.extend([0; 4]);
    zeroed.extend(chunks);
    crc32c::checksum(&zeroed) == header[8..]
}

/// Whether the checksum of a packet is left out: zero, which its sender may write where the peer takes it (RFC 9653
/// section 5.2).
pub fn is_unchecked(bytes: &[u8]) -> bool {
    bytes.get(8..HEADER_BYTES) == Some(&[0; 4])
}

impl<'a> Packet<'a> {
    /// Writes it.
    pub fn write(&self, out: &mut Vec<u8>) {
        write([self.source_port, self.destination_port], self.verification_tag, out, |out| {
            for chunk in &self.chunks {
                chunk.write(out);
            }
        });
    }

    /// Reads the rest of the region as a packet, whatever its checksum.
    ///
    /// # Errors
    /// It is none.
    pub fn read(reader: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        reader.region(&PACKET, reader.left(), |packet| {
            let right = packet.is_noting() && is_right(packet.rest());
            let (source_port, destination_port) = (packet.u16(&SOURCE)?, packet.u16(&DESTINATION)?);
            let verification_tag = packet.u32(&TAG)?;
            match packet.u32(&CHECKSUM)? {
                0 if !right => packet.say(|| "0x00000000 (left out, RFC 9653)".into()),
                _ => packet.judge(right),
            }
            let mut chunks = Vec::new();
            while packet.left() > 0 {
                chunks.push(Chunk::read(packet)?);
            }
            Ok(Self { source_port, destination_port, verification_tag, chunks })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::abort::Abort;
    use super::super::cause;
    use super::super::data::Data;
    use super::super::init::Init;
    use super::super::parameter;
    use super::super::sack::Sack;
    use super::super::shutdown::Shutdown;
    use super::*;
    use proptest::prelude::*;

    fn bytes(packet: &Packet<'_>) -> Vec<u8> {
        let mut bytes = Vec::new();
        packet.write(&mut bytes);
        bytes
    }

    #[test]
    fn rfc_9260_3_1_the_common_header_and_a_checksum_that_is_right() {
        let packet = Packet {
            source_port: 0x1234,
            destination_port: 9,
            verification_tag: 0xdead_beef,
            chunks: vec![Chunk::CookieAck],
        };
        let mut written = bytes(&packet);
        assert_eq!(&written[..8], [0x12, 0x34, 0, 9, 0xde, 0xad, 0xbe, 0xef]);
        assert_eq!(&written[12..], [11, 0, 0, 4]);
        assert!(is_right(&written));
        assert_eq!(Packet::read(&mut Reader::new(&written)).as_ref(), Ok(&packet));
        written[3] ^= 4;
        assert!(!is_right(&written));
        assert!(!is_right(&written[..11]));
    }

    proptest! {
        /// Nothing in the bytes makes the reader panic, and what it takes for a packet it writes so that it is the same.
        #[test]
        fn any_bytes_are_a_packet_or_malformed(mut any in prop::collection::vec(any::<u8>(), 0..200), kind in 0..16_u8) {
            if let Some(first) = any.get_mut(HEADER_BYTES) {
                *first = kind;
            }
            if let Ok(packet) = Packet::read(&mut Reader::new(&any)) {
                let written = bytes(&packet);
                prop_assert_eq!(Packet::read(&mut Reader::new(&written)), Ok(packet));
            }
        }

        #[test]
        fn several_chunks_share_a_packet(
            (source_port, destination_port, verification_tag) in any::<(u16, u16, u32)>(),
            parameters in prop::collection::vec(parameter::tests::seed(), 0..4),
            causes in prop::collection::vec(cause::tests::seed(), 0..4),
            user_data in prop::collection::vec(any::<u8>(), 0..50),
        ) {
            let init = Init {
                initiate_tag: 1, a_rwnd: 2, outbound_streams: 3, inbound_streams: 4, initial_tsn: 5,
                parameters: parameters.iter().map(parameter::tests::parameter).collect(),
            };
            let packet = Packet {
                source_port, destination_port, verification_tag,
                chunks: vec![
                    Chunk::Sack(Sack { cumulative_tsn: 1, a_rwnd: 2, packets: 2, gaps: vec![(2, 3)].into(), duplicates: vec![4].into() }),
                    Chunk::Data(Data { tsn: 1, user_data: &user_data, ..Data::default() }),
                    Chunk::InitAck(init),
                    Chunk::Shutdown(Shutdown { cumulative_tsn: 7 }),
                    Chunk::Abort(Abort { reflected: false, causes: causes.iter().map(cause::tests::cause).collect() }),
                ],
            };
            let written = bytes(&packet);
            prop_assert!(is_right(&written));
            prop_assert_eq!(Packet::read(&mut Reader::new(&written)), Ok(packet));
        }
    }
}
