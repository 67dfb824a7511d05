//! TCP as one of the families: what the world asks of a packet.

use super::encode;
use super::packet::{FLAG_ACK, FLAG_CWR, FLAG_ECE, FLAG_FIN, FLAG_RST, FLAG_SYN, Packet, Retransmit};
use super::wire;
use crate::api::{self, Content, Description, EcnFlag, Ip, Place, SegmentKind};
use crate::wire::ip::Carried;
use crate::wire::{Malformed, Reader};

impl api::Packet for Packet {
    #[inline]
    fn ip(&self) -> Ip {
        Ip { bytes: self.size, dont_fragment: false, ecn_capable: self.ecn_capable }
    }

    #[inline(always)]
    fn describe(&self) -> Description {
        let (told, answered) = (self.has(FLAG_ECE), self.has(FLAG_CWR));
        Description {
            kind: self.kind(),
            retransmit: match self.retransmit {
                Retransmit::First => api::Retransmit::First,
                Retransmit::Fast | Retransmit::Rescue | Retransmit::Tail => api::Retransmit::Fast,
                Retransmit::Timeout | Retransmit::Probe => api::Retransmit::Timeout,
            },
            number: self.number(),
            chunks: u16::from(self.bytes > 0),
            stream: 0,
            ssn: self.ordinal,
            gaps: self.sacks.as_slice().len() as u16,
            ecn: EcnFlag::sum(self.ecn_capable, told, answered),
        }
    }

    /// The sequence number of data, the acknowledgement number of what only acknowledges, else the flags.
    #[inline]
    fn number(&self) -> u32 {
        match api::Packet::kind(self) {
            SegmentKind::Data => self.seq,
            SegmentKind::Sack => self.ack,
            _ => u32::from(self.flags & (FLAG_SYN | FLAG_FIN | FLAG_RST | FLAG_ACK)),
        }
    }

    #[inline]
    fn kind(&self) -> SegmentKind {
        if self.bytes > 0 {
            SegmentKind::Data
        } else if self.has(FLAG_SYN | FLAG_FIN | FLAG_RST) {
            SegmentKind::Control
        } else {
            SegmentKind::Sack
        }
    }

    #[inline]
    fn repeated_bytes(&self) -> Option<u64> {
        (self.retransmit != Retransmit::First).then_some(self.bytes.into())
    }

    fn contents(&self, mut tell: impl FnMut(Content)) {
        for &(first, end) in self.sacks.as_slice() {
            tell(Content::Gap { first, last: end.wrapping_sub(1) });
        }
    }

    const PROTOCOL: u8 = wire::PROTOCOL;
    const ACKNOWLEDGES_NEXT: bool = true;

    fn write(&self, place: &Place<'_>, out: &mut Vec<u8>) {
        encode::write(self, place, out);
    }

    fn read(reader: &mut Reader<'_, '_>, carried: &Carried) -> Result<bool, Malformed> {
        wire::Segment::read(reader, &[carried.source, carried.destination]).map(|(_, right)| right)
    }

    fn name(kind: SegmentKind, number: u32) -> String {
        let has = |flag: u8| number & u32::from(flag) != 0;
        match kind {
            SegmentKind::Data => format!("Segment at byte {number}"),
            SegmentKind::Sack => format!("ACK {number}"),
            _ if has(FLAG_SYN) && has(FLAG_ACK) => "SYN, ACK".into(),
            _ if has(FLAG_SYN) => "SYN".into(),
            _ if has(FLAG_FIN) => "FIN".into(),
            _ if has(FLAG_RST) => "RST".into(),
            _ => "Control segment".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Packet as _;

    #[test]
    fn a_segment_is_numbered_by_what_it_is_for() {
        let packet = Packet { flags: FLAG_ACK, seq: 1449, ack: 2897, ..Packet::default() };
        assert_eq!((packet.number(), packet.describe().chunks), (2897, 0));
        let data = Packet { bytes: 1448, ..packet };
        assert_eq!((data.number(), data.describe().chunks), (1449, 1));
        let syn = Packet { flags: FLAG_SYN | FLAG_ECE | FLAG_CWR, ..packet };
        assert_eq!(syn.number(), u32::from(FLAG_SYN), "marks are no part of it");
    }

    #[test]
    fn a_segment_is_named_by_what_it_is_for() {
        let control = |flags: u8| Packet::name(SegmentKind::Control, flags.into());
        assert_eq!(
            [FLAG_SYN, FLAG_SYN | FLAG_ACK, FLAG_FIN | FLAG_ACK, FLAG_RST, FLAG_ACK].map(control),
            ["SYN", "SYN, ACK", "FIN", "RST", "Control segment"]
        );
        assert_eq!(Packet::name(SegmentKind::Data, 1449), "Segment at byte 1449");
        assert_eq!(Packet::name(SegmentKind::Sack, 1449), "ACK 1449");
    }
}
