//! SCTP as one of the families: what the world asks of a packet.

use std::hint::cold_path;

use super::carriage::UDP_PORT;
use super::control::{Control, chunk_name};
use super::encode;
use super::packet::{DataChunk, Packet, Retransmit};
use super::wire;
use crate::api::{self, Chunk, Content, Description, EcnFlag, Ip, Place, SegmentKind};
use crate::wire::ip::{Carried, protocol};
use crate::wire::{Malformed, Reader};

impl api::Packet for Packet {
    #[inline]
    fn ip(&self) -> Ip {
        Ip { bytes: self.size, dont_fragment: self.dont_fragment, ecn_capable: self.ecn_capable }
    }

    #[inline(always)]
    fn describe(&self) -> Description {
        let (stream, ssn) = self.data.first().map_or((0, 0), |chunk| (chunk.stream, chunk.ssn));
        let (told, answered) = (self.ecne.is_some(), self.cwr.is_some());
        Description {
            kind: self.kind(),
            retransmit: self.retransmit,
            number: self.number(),
            chunks: self.data.len() as u16,
            stream,
            ssn,
            gaps: (self.gaps.len() + self.nr_gaps.len()) as u16,
            ecn: EcnFlag::sum(self.ecn_capable, told, answered),
        }
    }

    /// The TSN of its first DATA chunk, else the cumulative TSN of its SACK, else the type of its first chunk.
    #[inline]
    fn number(&self) -> u32 {
        match (self.data.first(), self.sack) {
            (Some(chunk), _) => chunk.tsn,
            (None, Some(sack)) => sack.cumulative_tsn,
            (None, None) => u32::from(self.control_type()),
        }
    }

    #[inline]
    fn kind(&self) -> SegmentKind {
        use Control::{Heartbeat, HeartbeatAck, OtherHeartbeat, OtherHeartbeatAck};
        match self.first_control() {
            _ if !self.data.is_empty() => SegmentKind::Data,
            _ if self.sack.is_some() => SegmentKind::Sack,
            Some(Heartbeat { .. } | HeartbeatAck { .. } | OtherHeartbeat(_) | OtherHeartbeatAck(_)) => {
                SegmentKind::Heartbeat
            }
            _ => SegmentKind::Control,
        }
    }

    #[inline]
    fn repeated_bytes(&self) -> Option<u64> {
        let bytes = || self.data.iter().map(|chunk| u64::from(chunk.bytes)).sum();
        (self.retransmit != Retransmit::First).then(bytes)
    }

    fn contents(&self, mut tell: impl FnMut(Content)) {
        if let Some(sack) = self.sack {
            let from = |offset: u16| sack.cumulative_tsn.wrapping_add(u32::from(offset));
            for &(first, last) in &self.gaps {
                tell(Content::Gap { first: from(first), last: from(last) });
            }
            for &(first, last) in &self.nr_gaps {
                tell(Content::Promise { first: from(first), last: from(last) });
            }
            for &tsn in &self.duplicates {
                tell(Content::Duplicate(tsn));
            }
        }
        if self.control.is_some() {
            cold_path();
            for control in self.control.iter().chain(&self.more) {
                if let Control::ForwardTsn(forward) = control {
                    tell(Content::Forward(forward.new_cumulative_tsn));
                }
            }
        }
        for chunk in self.data.iter().skip(1) {
            tell(Content::Data(chunk.seen()));
        }
    }

    const PROTOCOL: u8 = wire::PROTOCOL;

    const UDP_PORT: Option<u16> = Some(UDP_PORT);

    fn protocol(&self) -> u8 {
        if self.udp.is_some() { protocol::UDP } else { wire::PROTOCOL }
    }

    fn write(&self, place: &Place<'_>, out: &mut Vec<u8>) {
        encode::write(self, place, out);
    }

    fn read(reader: &mut Reader<'_, '_>, _carried: &Carried) -> Result<bool, Malformed> {
        let right = wire::packet::is_right(reader.rest()) || wire::packet::is_unchecked(reader.rest());
        wire::Packet::read(reader).map(|_| right)
    }

    fn name(kind: SegmentKind, number: u32) -> String {
        match kind {
            SegmentKind::Data => format!("TSN {number}"),
            SegmentKind::Sack => format!("SACK {number}"),
            _ => chunk_name(number as u8).to_owned(),
        }
    }
}

impl DataChunk {
    /// What a recording keeps of it.
    pub(super) const fn seen(&self) -> Chunk {
        let Self { tsn, stream, ssn, bytes, flags } = *self;
        Chunk { tsn, stream, ssn, bytes, flags }
    }
}

#[cfg(test)]
mod tests {
    use skywindow_units::SimTime;

    use super::super::packet::SackHead;
    use super::*;
    use crate::api::{Packet as _, Retransmit};

    fn chunk(tsn: u32, stream: u16, ssn: u16) -> DataChunk {
        DataChunk { tsn, stream, ssn, bytes: 100, flags: 3 }
    }

    #[test]
    fn a_packet_says_what_it_is_before_what_else_it_carries() {
        let data = Packet {
            retransmit: Retransmit::Fast,
            data: vec![chunk(7, 2, 3), chunk(9, 4, 5)],
            sack: Some(SackHead { cumulative_tsn: 40, a_rwnd: 0, packets: 0 }),
            gaps: vec![(2, 3); 300],
            ..Packet::default()
        };
        let described = data.describe();
        let expected = Description {
            kind: SegmentKind::Data,
            retransmit: Retransmit::Fast,
            number: 7,
            chunks: 2,
            stream: 2,
            ssn: 3,
            gaps: 300,
            ecn: 0,
        };
        assert_eq!(described, expected);
        let sack = Packet { data: Vec::new(), ..data };
        assert_eq!((sack.kind(), sack.number()), (SegmentKind::Sack, 40));
        let cookie = Packet { control: Some(Control::CookieAck), ..Packet::default() };
        assert_eq!((cookie.kind(), cookie.number()), (SegmentKind::Control, 11));
        let beat = Packet { control: Some(Control::Heartbeat { path: 0, sent: SimTime::ZERO }), ..cookie };
        assert_eq!((beat.kind(), beat.number()), (SegmentKind::Heartbeat, 4));
        let names =
            [SegmentKind::Data, SegmentKind::Sack, SegmentKind::Control].map(|kind| Packet::name(kind, 11));
        assert_eq!(names, ["TSN 11", "SACK 11", "COOKIE ACK"]);
    }

    #[test]
    fn each_of_the_three_marks_has_its_bit() {
        for ecn in 0..8 {
            let bit = |bit: u8| ecn & bit != 0;
            let (ecne, cwr) = (bit(2).then_some(1), bit(4).then_some(1));
            let packet = Packet { ecn_capable: bit(1), ecne, cwr, ..Packet::default() };
            assert_eq!(packet.describe().ecn, ecn);
        }
    }
}
