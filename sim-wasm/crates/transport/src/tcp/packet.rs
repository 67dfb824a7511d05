//! What endpoints exchange: a segment with its options; user data are counted, not carried.

use skywindow_units::SimTime;

use super::sizes::{PROBE_BYTES, TIMESTAMP_BYTES};

/// Nothing after this.
pub const FLAG_FIN: u8 = 1;
/// Synchronises sequence numbers.
pub const FLAG_SYN: u8 = 2;
/// There is no such connection, or none any more.
pub const FLAG_RST: u8 = 4;
/// The acknowledgement number means something.
pub const FLAG_ACK: u8 = 16;
/// A congestion mark has come (ECE of RFC 3168).
pub const FLAG_ECE: u8 = 64;
/// The window was reduced for it (CWR of RFC 3168).
pub const FLAG_CWR: u8 = 128;

skywindow_units::codes! { #[derive(Default)] "Why a segment is sent again." Retransmit {
    #[default]
    First = 0 "sent" "It is not.",
    Fast = 1 "held to be lost" "Duplicate acknowledgements or the receiver's blocks tell that it is lost (RFC 5681 section 3.2).",
    Timeout = 2 "timeout" "The retransmission timer expired (RFC 6298 section 5).",
    Rescue = 3 "rescue" "Nothing else may be sent, and perhaps it is lost (RFC 6675 section 4, rules 3 and 4 of NextSeg).",
    Probe = 4 "window probe" "It probes a closed window (RFC 9293 section 3.8.6.1).",
    Tail = 5 "tail loss probe" "It is the last of a flight of which nothing was heard for two round trips (RFC 8985 section 7).",
}}

skywindow_units::codes! { #[derive(Default)] "What shows that nothing was lost." Proof {
    #[default]
    Timestamps = 0 "timestamps" "An acknowledgement answers what left before anything was sent again (RFC 3522).",
    Duplicates = 1 "duplicates" "All that was sent again has come twice (RFC 3708).",
    Forward = 2 "F-RTO" "What was sent once has arrived after the timeout (RFC 5682).",
}}

skywindow_units::codes! { "What a segment is in a probe cycle (Tsaoussidis and Badr 2000)." Exchange {
    Probe1 = 1 "PROBE1" "The first probe.",
    Answer1 = 2 "PR1_ACK" "The answer to it.",
    Probe2 = 3 "PROBE2" "The second probe.",
    Answer2 = 4 "PR2_ACK" "The answer to it.",
}}

/// The option of a segment without data that belongs to a probe cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbeOption {
    /// What the segment is.
    pub exchange: Exchange,
    /// Which probe of the sender it is or answers, modulo 256.
    pub number: u8,
}

impl ProbeOption {
    /// The answer to a probe; none to an answer.
    pub(crate) fn answer(self) -> Option<Self> {
        let exchange = match self.exchange {
            Exchange::Probe1 => Exchange::Answer1,
            Exchange::Probe2 => Exchange::Answer2,
            Exchange::Answer1 | Exchange::Answer2 => return None,
        };
        Some(Self { exchange, ..self })
    }
}

/// The options of a SYN (RFC 9293 section 3.2, RFC 7323, RFC 2018).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SynOptions {
    /// Largest segment the sender takes, bytes.
    pub mss: u16,
    /// The shift of its windows, if it scales them.
    pub window_scale: Option<u8>,
    /// Whether it understands SACK.
    pub sack_permitted: bool,
}

/// The timestamps option (RFC 7323 section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timestamps {
    /// When the segment was sent.
    pub value: SimTime,
    /// The value that is echoed; zero if there is none.
    pub echo: SimTime,
}

/// What the clock of timestamps has counted by then: milliseconds. They do not wrap here, only on the wire.
pub(crate) const fn ticks(time: SimTime) -> u64 {
    time.as_nanos() / 1_000_000
}

/// The blocks of a SACK option: first byte and the one after the last, newest first (RFC 2018 section 4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SackBlocks {
    blocks: [(u32, u32); 4],
    count: u8,
}

impl SackBlocks {
    /// Adds a block; there is room for four.
    pub fn push(&mut self, block: (u32, u32)) {
        if let Some(place) = self.blocks.get_mut(usize::from(self.count)) {
            *place = block;
            self.count += 1;
        }
    }

    /// The blocks.
    #[inline(always)]
    pub fn as_slice(&self) -> &[(u32, u32)] {
        &self.blocks[..usize::from(self.count)]
    }

    /// Bytes of the option with its padding (RFC 2018 section 3).
    fn bytes(&self) -> u32 {
        if self.count == 0 { 0 } else { 4 + 8 * u32::from(self.count) }
    }
}

/// A segment on its way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packet {
    /// Bytes on the wire, with IP header and options.
    pub size: u32,
    /// The flags, as on the wire.
    pub flags: u8,
    /// Sequence number of the first byte, or of the SYN or FIN; the SYN has number 0.
    pub seq: u32,
    /// User data, bytes.
    pub bytes: u16,
    /// The number of its first byte, counted in full segments from 0.
    pub ordinal: u16,
    /// Next sequence number expected.
    pub ack: u32,
    /// Free receiver buffer as the header has it, scaled.
    pub window: u16,
    /// Options of a SYN.
    pub syn: Option<SynOptions>,
    /// Timestamps.
    pub timestamps: Option<Timestamps>,
    /// What has come beyond `ack`.
    pub sacks: SackBlocks,
    /// What it is in a probe cycle, if it belongs to one.
    pub probe: Option<ProbeOption>,
    /// Whether and why it repeats data.
    pub retransmit: Retransmit,
    /// The IP header says that a mark is understood (ECT).
    pub ecn_capable: bool,
}

impl Packet {
    /// Whether a flag is set.
    pub fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Sequence numbers it takes.
    pub fn length(&self) -> u32 {
        u32::from(self.bytes) + u32::from(self.has(FLAG_FIN)) + u32::from(self.has(FLAG_SYN))
    }

    /// Bytes of all options, padded to words.
    pub fn option_bytes(&self) -> u32 {
        let syn = self
            .syn
            .map_or(0, |syn| 4 + syn.window_scale.map_or(0, |_| 4) + if syn.sack_permitted { 4 } else { 0 });
        let probe = self.probe.map_or(0, |_| PROBE_BYTES);
        syn + probe + self.timestamps.map_or(0, |_| TIMESTAMP_BYTES) + self.sacks.bytes()
    }
}

/// What recordings say of a segment's place in a message: it is one.
pub(crate) const WHOLE: u8 = 3;

/// The number of the segment that begins with `seq`, counted in full segments from 0.
pub(crate) fn ordinal(seq: u32, unit: u32) -> u16 {
    (seq.wrapping_sub(1) / unit) as u16
}

/// The full number of the sequence number `wire`, the one nearest to `reference`: numbers of 32 bits wrap
/// around, full ones do not.
#[inline]
pub(crate) fn unwrap(reference: u64, wire: u32) -> u64 {
    let step = wire.wrapping_sub(reference as u32) as i32;
    reference.wrapping_add_signed(i64::from(step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_fit_into_40_bytes() {
        let stamp = Timestamps { value: SimTime::ZERO, echo: SimTime::ZERO };
        let syn = SynOptions { mss: 1460, window_scale: Some(7), sack_permitted: true };
        let mut packet = Packet { syn: Some(syn), timestamps: Some(stamp), ..Packet::default() };
        assert_eq!(packet.option_bytes(), 24);
        packet.syn = None;
        for end in 1..=3 {
            packet.sacks.push((0, end));
        }
        assert_eq!(packet.option_bytes(), 40);
        packet.timestamps = None;
        packet.sacks.push((0, 4));
        packet.sacks.push((0, 5));
        assert_eq!((packet.option_bytes(), packet.sacks.as_slice().len()), (36, 4));
    }

    #[test]
    fn sequence_numbers_wrap_around() {
        assert_eq!(unwrap(0xffff_fffe, 1), 0x1_0000_0001);
        assert_eq!(unwrap(0x1_0000_0001, 0xffff_ffff), 0xffff_ffff);
    }
}
