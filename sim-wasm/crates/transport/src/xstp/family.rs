//! XSTP as one of the families: what the world asks of a packet.

use super::encode;
use super::packet::{Control, Kind, Packet};
use super::settings::FIRST;
use super::wire;
use crate::api::{self, Content, Description, Ip, Place, Retransmit, SegmentKind};
use crate::wire::ip::Carried;
use crate::wire::{Malformed, Reader};

impl api::Packet for Packet {
    #[inline]
    fn ip(&self) -> Ip {
        Ip { bytes: self.size, dont_fragment: false, ecn_capable: false }
    }

    fn describe(&self) -> Description {
        let again = matches!(self.kind, Kind::Data { again: true, .. });
        let data = api::Packet::kind(self) == SegmentKind::Data;
        Description {
            kind: api::Packet::kind(self),
            retransmit: if again { Retransmit::Fast } else { Retransmit::First },
            number: self.number(),
            chunks: data.into(),
            stream: 0,
            ssn: if data { self.number().wrapping_sub(FIRST as u32) as u16 } else { 0 },
            gaps: self.gaps.len() as u16,
            ecn: 0,
        }
    }

    /// The number of data, the next segment expected in a report, the next new one in a POLL, else what it is for.
    #[inline]
    fn number(&self) -> u32 {
        match self.kind {
            Kind::Control { what, .. } => what as u32,
            Kind::Data { seq, .. } => seq as u32,
            Kind::Poll(poll) => poll.next as u32,
            Kind::Stat { ack, .. } | Kind::Ustat { ack } => ack as u32,
        }
    }

    #[inline]
    fn kind(&self) -> SegmentKind {
        match self.kind {
            Kind::Control { .. } => SegmentKind::Control,
            Kind::Data { .. } => SegmentKind::Data,
            Kind::Poll(_) => SegmentKind::Poll,
            Kind::Stat { .. } => SegmentKind::Sack,
            Kind::Ustat { .. } => SegmentKind::Report,
        }
    }

    #[inline]
    fn repeated_bytes(&self) -> Option<u64> {
        match self.kind {
            Kind::Data { again: true, bytes, .. } => Some(bytes.into()),
            _ => None,
        }
    }

    fn contents(&self, mut tell: impl FnMut(Content)) {
        if let Kind::Data { poll: Some(poll), .. } = self.kind {
            tell(Content::Poll { next: poll.next as u32 });
        }
        for &(first, last) in &self.gaps {
            tell(Content::Missing { first: first as u32, last: last as u32 });
        }
    }

    const PROTOCOL: u8 = wire::PROTOCOL;
    const ACKNOWLEDGES_NEXT: bool = true;

    fn write(&self, _place: &Place<'_>, out: &mut Vec<u8>) {
        encode::write(self, out);
    }

    fn read(reader: &mut Reader<'_, '_>, _carried: &Carried) -> Result<bool, Malformed> {
        wire::Segment::read(reader).map(|(_, right)| right)
    }

    fn name(kind: SegmentKind, number: u32) -> String {
        match kind {
            SegmentKind::Data => format!("Segment {number}"),
            SegmentKind::Sack => format!("STAT {number}"),
            SegmentKind::Report => format!("USTAT {number}"),
            SegmentKind::Poll => format!("POLL {number}"),
            _ => Control::of(number as u8).map_or("Control segment", Control::words).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use skywindow_units::SimTime;

    use super::*;
    use crate::api::Packet as _;
    use crate::xstp::Poll;

    #[test]
    fn a_segment_is_numbered_and_named_by_what_it_is_for() {
        let poll = Poll { stamp: SimTime::ZERO, next: 9 };
        let called = |kind| {
            let packet = Packet { kind, ..Packet::default() };
            Packet::name(packet.describe().kind, packet.number())
        };
        assert_eq!(called(Kind::Data { seq: 7, bytes: 1, again: false, poll: None }), "Segment 7");
        assert_eq!(called(Kind::Poll(poll)), "POLL 9");
        assert_eq!(called(Kind::Stat { echo: SimTime::ZERO, ack: 5 }), "STAT 5");
        assert_eq!(called(Kind::Ustat { ack: 4 }), "USTAT 4");
        assert_eq!(called(Kind::Control { what: Control::EndAck, stamp: SimTime::ZERO }), "ENDAK");
    }

    #[test]
    fn a_poll_that_rides_on_data_and_every_gap_are_told() {
        let contents = |packet: &Packet| {
            let mut told = Vec::new();
            packet.contents(|content| told.push(content));
            told
        };
        let poll = Some(Poll { stamp: SimTime::ZERO, next: 9 });
        let data = Packet { kind: Kind::Data { seq: 8, bytes: 1, again: false, poll }, ..Packet::default() };
        assert_eq!(contents(&data), [Content::Poll { next: 9 }]);
        let stat = Packet {
            kind: Kind::Stat { echo: SimTime::ZERO, ack: 5 },
            gaps: vec![(5, 6)],
            ..Packet::default()
        };
        assert_eq!(contents(&stat), [Content::Missing { first: 5, last: 6 }]);
    }
}
