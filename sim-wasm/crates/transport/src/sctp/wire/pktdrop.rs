//! PKTDROP: a packet came damaged, and this is how it began (draft-stewart-sctp-pktdrprep, as usrsctp has it).

use crate::wire::{Bit, Field, Malformed, Reader};

/// A PKTDROP chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PktDrop<'a> {
    /// M: a middle box reports, and not the peer.
    pub middle_box: bool,
    /// B: the checksum of the packet was wrong.
    pub wrong_checksum: bool,
    /// T: not all of the packet is returned.
    pub truncated: bool,
    /// The room of the receiver, or the rate of a middle box.
    pub max_rate: u32,
    /// What waits there.
    pub queue: u32,
    /// The bytes of the packet, if it is truncated.
    pub whole: u16,
    /// What is reserved.
    pub reserved: u16,
    /// The packet, from its common header on.
    pub packet: &'a [u8],
}

const M: u8 = 1;
const B: u8 = 2;
const T: u8 = 4;
const DRAFT: &str = "draft-stewart-sctp-pktdrprep; usrsctp sctp_pktdrop_chunk";

pub(super) const BITS: &[Bit] = &[
    Bit { mask: T, field: Field::new("T", "Not all of the packet is returned.", DRAFT) },
    Bit { mask: B, field: Field::new("B", "The checksum of the packet was wrong.", DRAFT) },
    Bit { mask: M, field: Field::new("M", "A middle box reports, and not the peer.", DRAFT) },
];
const MAX_RATE: Field = Field::new(
    "Maximum rate",
    "Bytes that the receiver has room for in all; of a middle box bytes a second of its link.",
    DRAFT,
);
const QUEUE: Field = Field::new("Current size of queue", "Bytes that wait there.", DRAFT);
const WHOLE: Field =
    Field::new("Truncated length", "The bytes of the packet, where not all of it is returned.", DRAFT);
const RESERVED: Field = Field::new("Reserved", "Zero; the receiver passes over it.", DRAFT);
const PACKET: Field =
    Field::new("Data field", "The packet as it came, from its common header on, damage and all.", DRAFT);

impl<'a> PktDrop<'a> {
    pub(super) const fn flags(&self) -> u8 {
        M * (self.middle_box as u8) + B * (self.wrong_checksum as u8) + T * (self.truncated as u8)
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.max_rate.to_be_bytes());
        out.extend(self.queue.to_be_bytes());
        out.extend(self.whole.to_be_bytes());
        out.extend(self.reserved.to_be_bytes());
        out.extend(self.packet);
    }

    pub(super) fn read(flags: u8, own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        Ok(Self {
            middle_box: flags & M != 0,
            wrong_checksum: flags & B != 0,
            truncated: flags & T != 0,
            max_rate: own.u32(&MAX_RATE)?,
            queue: own.u32(&QUEUE)?,
            whole: own.u16(&WHOLE)?,
            reserved: own.u16(&RESERVED)?,
            packet: own.all(&PACKET)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;

    /// The struct sctp_pktdrop_chunk of usrsctp's sctp_header.h, and the flags of its sctp.h.
    #[test]
    fn rates_and_lengths_come_before_the_packet_and_flags_say_who_reports_what() {
        let own = PktDrop {
            middle_box: false,
            wrong_checksum: true,
            truncated: true,
            max_rate: 0x0102_0304,
            queue: 5,
            whole: 1468,
            reserved: 0,
            packet: &[1, 2, 3],
        };
        assert_eq!(own.flags(), 6);
        assert_eq!(PktDrop { middle_box: true, truncated: false, wrong_checksum: false, ..own }.flags(), 1);
        there_and_back(&Chunk::PktDrop(own), &[1, 2, 3, 4, 0, 0, 0, 5, 5, 188, 0, 0, 1, 2, 3]);
    }
}
