//! What endpoints exchange: one packet whose buffers are reused, so that sending allocates nothing.

use skywindow_units::SimTime;

pub use crate::api::Retransmit;

use super::rules::chunk_bytes;

/// A flag of a DATA chunk: last fragment of a message.
pub const FLAG_END: u8 = 1;
/// A flag of a DATA chunk: first fragment of a message.
pub const FLAG_BEGIN: u8 = 2;
/// A flag of a DATA chunk: not in the order of its stream.
pub const FLAG_UNORDERED: u8 = 4;

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
    /// [`FLAG_BEGIN`], [`FLAG_END`], [`FLAG_UNORDERED`].
    pub flags: u8,
}

/// The fixed part of a SACK chunk (RFC 9260 section 3.3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SackHead {
    /// Highest TSN up to which everything has been received.
    pub cumulative_tsn: u32,
    /// Free receiver buffer, bytes.
    pub a_rwnd: u32,
}

/// What a listener must remember of an INIT, handed back by the peer (RFC 9260 section 5.1.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cookie {
    /// The initiator's receiver window, bytes.
    pub a_rwnd: u32,
    /// The initiator's outbound streams.
    pub streams: u16,
    /// Whether the initiator understands congestion marks.
    pub ecn: bool,
}

/// A control chunk other than SACK.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Asks for an association.
    Init {
        /// Sender's receiver window, bytes.
        a_rwnd: u32,
        /// Sender's outbound streams.
        streams: u16,
        /// How many addresses it lists.
        paths: u8,
        /// Whether it understands congestion marks.
        ecn: bool,
    },
    /// Answers an INIT with a cookie; the listener keeps no state.
    InitAck {
        /// Sender's receiver window, bytes.
        a_rwnd: u32,
        /// Sender's outbound streams.
        streams: u16,
        /// How many addresses it lists.
        paths: u8,
        /// Whether it understands congestion marks.
        ecn: bool,
        /// To be returned.
        cookie: Cookie,
    },
    /// Returns the cookie.
    CookieEcho(Cookie),
    /// The association is established.
    CookieAck,
    /// Nothing more to send.
    Shutdown {
        /// Highest TSN up to which everything has been received.
        cumulative_tsn: u32,
    },
    /// Nothing more to send either.
    ShutdownAck,
    /// The association has ended.
    ShutdownComplete,
    /// Asks whether a path works (RFC 9260 section 8.3).
    Heartbeat {
        /// The path it tries.
        path: u8,
        /// When it was sent.
        sent: SimTime,
    },
    /// Returns what a HEARTBEAT said.
    HeartbeatAck {
        /// The path that was tried.
        path: u8,
        /// When the HEARTBEAT was sent.
        sent: SimTime,
    },
}

/// Bytes of a HEARTBEAT: chunk and parameter header, address, time and nonce.
const HEARTBEAT_BYTES: u32 = 4 + 4 + 4 + 8 + 8;

/// Bytes of the state cookie: what a listener needs and a 32-byte signature.
const COOKIE_BYTES: u32 = 64;

impl Control {
    /// Length of the chunk, bytes.
    pub fn bytes(&self) -> u32 {
        match self {
            Self::Init { paths, ecn, .. } => init_bytes(*paths, *ecn),
            Self::InitAck { paths, ecn, .. } => init_bytes(*paths, *ecn) + 4 + COOKIE_BYTES,
            Self::CookieEcho(_) => 4 + COOKIE_BYTES,
            Self::Shutdown { .. } => 8,
            Self::Heartbeat { .. } | Self::HeartbeatAck { .. } => HEARTBEAT_BYTES,
            Self::CookieAck | Self::ShutdownAck | Self::ShutdownComplete => 4,
        }
    }

    /// Type of the chunk (RFC 9260 3.2).
    pub const fn chunk_type(&self) -> u8 {
        match self {
            Self::Init { .. } => 1,
            Self::InitAck { .. } => 2,
            Self::Heartbeat { .. } => 4,
            Self::HeartbeatAck { .. } => 5,
            Self::Shutdown { .. } => 7,
            Self::ShutdownAck => 8,
            Self::CookieEcho(_) => 10,
            Self::CookieAck => 11,
            Self::ShutdownComplete => 14,
        }
    }
}

/// The name of a type of chunk with neither data nor SACK (RFC 9260 3.2, appendix A); "Control chunk" for any other.
pub const fn chunk_name(chunk_type: u8) -> &'static str {
    match chunk_type {
        1 => "INIT",
        2 => "INIT ACK",
        4 => "HEARTBEAT",
        5 => "HEARTBEAT ACK",
        7 => "SHUTDOWN",
        8 => "SHUTDOWN ACK",
        10 => "COOKIE ECHO",
        11 => "COOKIE ACK",
        ECNE => "ECNE",
        CWR => "CWR",
        14 => "SHUTDOWN COMPLETE",
        _ => "Control chunk",
    }
}

/// Types of the chunks of congestion marks (RFC 9260 appendix A).
const ECNE: u8 = 12;
const CWR: u8 = 13;

/// Length of an INIT: an address of IPv4 is listed with 8 bytes if there are several, and the parameter for
/// congestion marks has 4.
fn init_bytes(paths: u8, ecn: bool) -> u32 {
    let addresses = if paths > 1 { 8 * u32::from(paths) } else { 0 };
    20 + addresses + if ecn { 4 } else { 0 }
}

/// A packet on its way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packet {
    /// Bytes on the wire, with IP and common header; grows with every chunk that is added.
    pub size: u32,
    /// Whether and why it repeats data.
    pub retransmit: Retransmit,
    /// A control chunk.
    pub control: Option<Control>,
    /// A SACK chunk.
    pub sack: Option<SackHead>,
    /// Its gap blocks: first and last TSN as offsets from the cumulative TSN, rising.
    pub gaps: Vec<(u16, u16)>,
    /// Its duplicate TSNs.
    pub duplicates: Vec<u32>,
    /// DATA chunks.
    pub data: Vec<DataChunk>,
    /// An ECNE chunk: the lowest TSN of the packet that was marked (RFC 9260 appendix A).
    pub ecne: Option<u32>,
    /// A CWR chunk: the TSN of the ECNE it answers.
    pub cwr: Option<u32>,
    /// The IP header says that a mark is understood (ECT).
    pub ecn_capable: bool,
    /// The IP header forbids fragmentation (DF).
    pub dont_fragment: bool,
}

impl Packet {
    /// Type of the first chunk of a packet without data and SACK (RFC 9260 3.2).
    pub fn control_type(&self) -> u8 {
        let marks = || if self.ecne.is_some() { ECNE } else { CWR };
        self.control.as_ref().map_or_else(marks, Control::chunk_type)
    }

    /// Empties the packet and keeps its buffers.
    pub fn clear(&mut self) {
        self.size = 0;
        self.retransmit = Retransmit::First;
        self.control = None;
        self.sack = None;
        self.gaps.clear();
        self.duplicates.clear();
        self.data.clear();
        self.ecne = None;
        self.cwr = None;
        self.ecn_capable = false;
        self.dont_fragment = false;
    }

    /// User data carried, bytes.
    pub fn user_bytes(&self) -> u32 {
        self.data.iter().map(|chunk| u32::from(chunk.bytes)).sum()
    }

    /// The size its chunks add up to, bytes, without IP and common header.
    #[inline]
    pub fn chunk_bytes(&self) -> u32 {
        let control = self.control.map_or(0, |control| control.bytes());
        let sack = self.sack.map_or(0, |_| sack_bytes(self.gaps.len(), self.duplicates.len()));
        let ecn = ECN_CHUNK_BYTES * (u32::from(self.ecne.is_some()) + u32::from(self.cwr.is_some()));
        control + sack + ecn + self.data.iter().map(|chunk| chunk_bytes(chunk.bytes)).sum::<u32>()
    }
}

/// Length of an ECNE or a CWR chunk, bytes.
pub(crate) const ECN_CHUNK_BYTES: u32 = 8;

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
    use super::*;

    #[test]
    fn tsns_wrap_around() {
        assert_eq!(unwrap_tsn(10, 12), 12);
        assert_eq!(unwrap_tsn(10, 8), 8);
        assert_eq!(unwrap_tsn(0xffff_fffe, 1), 0x1_0000_0001);
        assert_eq!(unwrap_tsn(0x1_0000_0001, 0xffff_ffff), 0xffff_ffff);
    }

    /// Types, names and lengths from RFC 9260 sections 3.2 and 3.3; INIT with the addresses of section 3.3.2.1 and the
    /// parameter of appendix A, a HEARTBEAT with an address, a time and a nonce, a cookie of 64 bytes.
    #[test]
    fn control_chunks_have_the_types_and_lengths_of_the_rfc() {
        let cookie = Cookie { a_rwnd: 1, streams: 1, ecn: false };
        let init = |paths, ecn| Control::Init { a_rwnd: 1, streams: 1, paths, ecn };
        let init_ack = |paths, ecn| Control::InitAck { a_rwnd: 1, streams: 1, paths, ecn, cookie };
        let sent = SimTime::ZERO;
        for (control, chunk_type, name, bytes) in [
            (init(1, false), 1, "INIT", 20),
            (init(1, true), 1, "INIT", 24),
            (init(2, false), 1, "INIT", 36),
            (init_ack(1, false), 2, "INIT ACK", 88),
            (init_ack(3, true), 2, "INIT ACK", 116),
            (Control::Heartbeat { path: 0, sent }, 4, "HEARTBEAT", 28),
            (Control::HeartbeatAck { path: 0, sent }, 5, "HEARTBEAT ACK", 28),
            (Control::Shutdown { cumulative_tsn: 1 }, 7, "SHUTDOWN", 8),
            (Control::ShutdownAck, 8, "SHUTDOWN ACK", 4),
            (Control::CookieEcho(cookie), 10, "COOKIE ECHO", 68),
            (Control::CookieAck, 11, "COOKIE ACK", 4),
            (Control::ShutdownComplete, 14, "SHUTDOWN COMPLETE", 4),
        ] {
            let packet = Packet { control: Some(control), ecne: Some(1), ..Packet::default() };
            assert_eq!((packet.control_type(), chunk_name(chunk_type)), (chunk_type, name));
            assert_eq!((control.bytes(), packet.chunk_bytes()), (bytes, bytes + 8), "{name}");
        }
        let marks =
            [(Some(1), None), (None, Some(1))].map(|(ecne, cwr)| Packet { ecne, cwr, ..Packet::default() });
        assert_eq!(marks.each_ref().map(Packet::chunk_bytes), [8, 8]);
        assert_eq!(marks.map(|packet| chunk_name(packet.control_type())), ["ECNE", "CWR"]);
        assert_eq!(chunk_name(0), "Control chunk");
    }

    #[test]
    fn an_emptied_packet_is_as_new() {
        let chunk = DataChunk { tsn: 1, stream: 2, ssn: 3, bytes: 1001, flags: FLAG_BEGIN };
        let mut packet = Packet {
            size: 1500,
            retransmit: Retransmit::Fast,
            control: Some(Control::CookieAck),
            sack: Some(SackHead { cumulative_tsn: 1, a_rwnd: 2 }),
            gaps: vec![(2, 3), (5, 5)],
            duplicates: vec![1],
            data: vec![chunk, chunk],
            ecne: Some(1),
            cwr: Some(1),
            ecn_capable: true,
            dont_fragment: true,
        };
        assert_eq!(packet.user_bytes(), 2002);
        // COOKIE ACK, SACK with two blocks and a duplicate, ECNE, CWR, two chunks padded to four bytes.
        assert_eq!(packet.chunk_bytes(), 4 + 28 + 8 + 8 + 2 * 1020);
        packet.clear();
        assert_eq!(packet, Packet::default());
    }

    #[test]
    fn a_full_packet_is_1500_bytes_and_a_sack_with_a_gap_52() {
        let chunk = DataChunk { tsn: 1, stream: 0, ssn: 0, bytes: 1452, flags: FLAG_BEGIN | FLAG_END };
        let mut packet = Packet { data: vec![chunk], ..Packet::default() };
        assert_eq!(packet.chunk_bytes() + 32, 1500);
        packet.clear();
        packet.sack = Some(SackHead { cumulative_tsn: 1, a_rwnd: 0 });
        packet.gaps.push((2, 3));
        assert_eq!(packet.chunk_bytes() + 32, 52);
    }
}
