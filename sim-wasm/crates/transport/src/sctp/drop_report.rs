//! Packet drop reports: what a receiver returns of a packet that came damaged (draft-stewart-sctp-pktdrprep, as usrsctp has it).

/// The type of the chunk.
pub(crate) const PKTDROP: u8 = 129;
/// Bytes of the chunk before what it returns.
pub(crate) const PKTDROP_HEADER_BYTES: u32 = 16;

/// A PKTDROP chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DropReport {
    /// B: the checksum of the packet was wrong.
    pub wrong_checksum: bool,
    /// M: a middle box reports, and not the peer.
    pub middle_box: bool,
    /// The bytes that the receiver has room for in all; of a middle box the rate of its link, bytes a second.
    pub max_rate: u32,
    /// How many bytes wait there.
    pub queue: u32,
    /// T and Truncated length: the bytes of the packet, where not all of it is returned.
    pub whole: Option<u16>,
    /// What is returned of the packet, from its common header on, whose ports are written with those of the packet around it.
    pub returned: Box<[u8]>,
}

impl DropReport {
    /// Length of the chunk with its padding, bytes.
    pub(crate) fn bytes(&self) -> u32 {
        PKTDROP_HEADER_BYTES + (self.returned.len() as u32).next_multiple_of(4)
    }
}
