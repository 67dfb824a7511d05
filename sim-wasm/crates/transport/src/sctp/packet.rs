//! What endpoints exchange: one packet whose buffers are reused, so that sending allocates nothing.

pub use super::control::Control;
use super::control::{CWR, ECNE, NR_SACK};
pub use crate::api::Retransmit;

pub use super::sizes::FLAG_INTERLEAVED;
use super::sizes::sized;

/// A flag of a DATA chunk: last fragment of a message.
pub const FLAG_END: u8 = 1;
/// A flag of a DATA chunk: first fragment of a message.
pub const FLAG_BEGIN: u8 = 2;
/// A flag of a DATA chunk: not in the order of its stream.
pub const FLAG_UNORDERED: u8 = 4;
/// A flag of a DATA chunk, the I bit: its sender wants the SACK at once.
pub const FLAG_IMMEDIATE: u8 = 8;

/// A DATA chunk (RFC 9260 section 3.3.1); user data is counted, not carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataChunk {
    /// Transmission sequence number.
    pub tsn: u32,
    /// Stream.
    pub stream: u16,
    /// Stream sequence number; without meaning in unordered chunks.
    pub ssn: u16,
    /// User data, bytes.
    pub bytes: u16,
    /// [`FLAG_BEGIN`], [`FLAG_END`], [`FLAG_UNORDERED`], [`FLAG_IMMEDIATE`].
    pub flags: u8,
}

impl DataChunk {
    /// Its length with header and padding, bytes.
    #[inline]
    pub(crate) fn size(&self) -> u32 {
        sized(self.bytes, self.flags)
    }
}

/// Where the piece of an I-DATA chunk belongs (RFC 8260 section 2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fragment {
    /// Message identifier: the number of its message, of which the chunk's `ssn` has the low bits.
    pub mid: u32,
    /// Fragment sequence number: its number in the message.
    pub fsn: u32,
}

/// The fixed part of a SACK chunk (RFC 9260 section 3.3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SackHead {
    /// Highest TSN up to which everything has been received.
    pub cumulative_tsn: u32,
    /// Free receiver buffer, bytes.
    pub a_rwnd: u32,
    /// Packets with data since the last SACK, up to [`MOST_REPORTED`]; 0 if it does not say (delayed acknowledgement for
    /// CMT).
    pub packets: u8,
}

/// Two bits of the flags of a SACK say how many packets it stands for.
pub const MOST_REPORTED: u8 = 3;

/// Types of the chunks of data and of what acknowledges them.
const DATA: u8 = 0;
const SACK: u8 = 3;

/// A packet on its way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packet {
    /// Bytes on the wire, with IP and common header; grows with every chunk that is added.
    pub size: u32,
    /// Whether and why it repeats data.
    pub retransmit: Retransmit,
    /// Verification Tag of the common header (RFC 9260 section 8.5).
    pub verification_tag: u32,
    /// A control chunk; it comes first.
    pub control: Option<Control>,
    /// Further control chunks, which follow it.
    pub more: Vec<Control>,
    /// A SACK chunk.
    pub sack: Option<SackHead>,
    /// Its gap blocks: first and last TSN as offsets from the cumulative TSN, rising.
    pub gaps: Vec<(u16, u16)>,
    /// Its duplicate TSNs.
    pub duplicates: Vec<u32>,
    /// It is an NR-SACK chunk.
    pub nr_sack: bool,
    /// Its further blocks, of what will not be given back: like those of the gaps, and none of them is in both.
    pub nr_gaps: Vec<(u16, u16)>,
    /// DATA chunks.
    pub data: Vec<DataChunk>,
    /// Where each of them belongs, if one is an I-DATA chunk; else empty.
    pub fragments: Vec<Fragment>,
    /// An ECNE chunk: the lowest TSN of the packet that was marked (RFC 4960 appendix A).
    pub ecne: Option<u32>,
    /// A CWR chunk: the TSN of the ECNE it answers.
    pub cwr: Option<u32>,
    /// The IP header says that a mark is understood (ECT).
    pub ecn_capable: bool,
    /// The IP header forbids fragmentation (DF).
    pub dont_fragment: bool,
    /// Zero stands in the place of the checksum (RFC 9653).
    pub zero_checksum: bool,
    /// The ports of UDP around it, source and destination, if it travels in UDP (RFC 6951).
    pub udp: Option<[u16; 2]>,
}

impl Packet {
    /// Type of the first chunk of a packet without data and SACK (RFC 9260 3.2), behind an AUTH chunk if there is one.
    pub fn control_type(&self) -> u8 {
        let marks = || if self.ecne.is_some() { ECNE } else { CWR };
        self.first_control().map_or_else(marks, Control::chunk_type)
    }

    /// The first control chunk, behind an AUTH chunk if there is one.
    #[inline]
    pub(crate) fn first_control(&self) -> Option<&Control> {
        match &self.control {
            Some(Control::Auth(_)) => self.more.first(),
            first => first.as_ref(),
        }
    }

    /// Type of its first chunk (RFC 9260 section 3.2).
    pub fn first_type(&self) -> u8 {
        match (&self.control, self.sack, self.ecne.is_some() || self.cwr.is_some()) {
            (Some(control), ..) => control.chunk_type(),
            (None, Some(_), _) => self.sack_type(),
            (None, None, true) => self.control_type(),
            (None, None, false) => DATA,
        }
    }

    /// Type of the chunk that acknowledges data.
    #[inline]
    pub(crate) const fn sack_type(&self) -> u8 {
        if self.nr_sack { NR_SACK } else { SACK }
    }

    /// Empties the packet and keeps its buffers.
    pub fn clear(&mut self) {
        self.size = 0;
        self.retransmit = Retransmit::First;
        self.verification_tag = 0;
        self.control = None;
        self.more.clear();
        self.sack = None;
        self.gaps.clear();
        self.duplicates.clear();
        self.nr_sack = false;
        self.nr_gaps.clear();
        self.data.clear();
        self.fragments.clear();
        self.ecne = None;
        self.cwr = None;
        self.ecn_capable = false;
        self.dont_fragment = false;
        self.zero_checksum = false;
        self.udp = None;
    }

    /// Whether it is carried in another way than usual.
    #[inline(always)]
    pub(crate) const fn is_special(&self) -> bool {
        self.zero_checksum || self.udp.is_some()
    }

    /// User data carried, bytes.
    pub fn user_bytes(&self) -> u32 {
        self.data.iter().map(|chunk| u32::from(chunk.bytes)).sum()
    }

    #[cold]
    fn control_bytes(&self, first: &Control) -> u32 {
        first.bytes() + self.more.iter().map(Control::bytes).sum::<u32>()
    }

    /// The size its chunks add up to, bytes, without IP and common header.
    #[inline]
    pub fn chunk_bytes(&self) -> u32 {
        let control = self.control.as_ref().map_or(0, |first| self.control_bytes(first));
        let more = if self.nr_sack { NR_SACK_EXTRA_BYTES } else { 0 };
        let blocks = self.gaps.len() + self.nr_gaps.len();
        let sack = self.sack.map_or(0, |_| sack_bytes(blocks, self.duplicates.len()) + more);
        let ecn = ECN_CHUNK_BYTES * (u32::from(self.ecne.is_some()) + u32::from(self.cwr.is_some()));
        control + sack + ecn + self.data.iter().map(DataChunk::size).sum::<u32>()
    }
}

/// Length of an ECNE or a CWR chunk, bytes.
pub(crate) const ECN_CHUNK_BYTES: u32 = 8;

/// What the fixed part of an NR-SACK chunk has more than that of a SACK, bytes.
pub(crate) const NR_SACK_EXTRA_BYTES: u32 = 4;

/// Length of a SACK chunk, bytes.
pub(crate) fn sack_bytes(gaps: usize, duplicates: usize) -> u32 {
    16 + 4 * (gaps + duplicates) as u32
}

/// The full number of the TSN `wire`, the one nearest to `reference`: numbers of 32 bits wrap around, full
/// ones do not.
#[inline]
pub(crate) fn unwrap_tsn(reference: u64, wire: u32) -> u64 {
    let step = wire.wrapping_sub(reference as u32) as i32;
    reference.wrapping_add_signed(i64::from(step))
}

#[cfg(test)]
mod tests {
    use super::super::control::chunk_name;
    use super::*;

    #[test]
    fn tsns_wrap_around() {
        assert_eq!(unwrap_tsn(10, 12), 12);
        assert_eq!(unwrap_tsn(10, 8), 8);
        assert_eq!(unwrap_tsn(0xffff_fffe, 1), 0x1_0000_0001);
        assert_eq!(unwrap_tsn(0x1_0000_0001, 0xffff_ffff), 0xffff_ffff);
    }

    #[test]
    fn rfc_4960_appendix_a_chunks_of_congestion_marks_have_8_bytes() {
        let marks =
            [(Some(1), None), (None, Some(1))].map(|(ecne, cwr)| Packet { ecne, cwr, ..Packet::default() });
        assert_eq!(marks.each_ref().map(Packet::chunk_bytes), [8, 8]);
        assert_eq!(marks.map(|packet| chunk_name(packet.control_type())), ["ECNE", "CWR"]);
    }

    #[test]
    fn an_emptied_packet_is_as_new() {
        let chunk = DataChunk { tsn: 1, stream: 2, ssn: 3, bytes: 1001, flags: FLAG_BEGIN };
        let mut packet = Packet {
            size: 1500,
            retransmit: Retransmit::Fast,
            verification_tag: 9,
            control: Some(Control::CookieAck),
            more: vec![Control::ShutdownAck],
            sack: Some(SackHead { cumulative_tsn: 1, a_rwnd: 2, packets: 0 }),
            gaps: vec![(2, 3), (5, 5)],
            duplicates: vec![1],
            nr_sack: true,
            nr_gaps: vec![(7, 9)],
            data: vec![chunk, chunk],
            fragments: vec![Fragment { mid: 1, fsn: 2 }],
            ecne: Some(1),
            cwr: Some(1),
            ecn_capable: true,
            dont_fragment: true,
            zero_checksum: true,
            udp: Some([1, 2]),
        };
        assert_eq!(packet.user_bytes(), 2002);
        // COOKIE ACK and another, NR-SACK with three blocks and a duplicate, ECNE, CWR, two chunks padded to four bytes.
        assert_eq!(packet.chunk_bytes(), 4 + 4 + 36 + 8 + 8 + 2 * 1020);
        packet.clear();
        assert_eq!(packet, Packet::default());
    }

    #[test]
    fn a_full_packet_is_1500_bytes_and_a_sack_with_a_gap_52() {
        let chunk = DataChunk { tsn: 1, stream: 0, ssn: 0, bytes: 1452, flags: FLAG_BEGIN | FLAG_END };
        let mut packet = Packet { data: vec![chunk], ..Packet::default() };
        assert_eq!(packet.chunk_bytes() + 32, 1500);
        packet.clear();
        packet.sack = Some(SackHead { cumulative_tsn: 1, a_rwnd: 0, packets: 0 });
        packet.gaps.push((2, 3));
        assert_eq!(packet.chunk_bytes() + 32, 52);
    }
}
