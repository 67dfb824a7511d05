//! XSTP as one of the families: what the world asks of an endpoint and a packet.

use skywindow_units::SimTime;

use super::encode;
use super::endpoint::Endpoint;
use super::event::Event;
use super::packet::{Control, Kind, Packet};
use super::settings::{FIRST, Xstp};
use super::wire;
use crate::api::{
    self, Content, Description, Ip, Observer, PathState, Place, ReceiverState, Retransmit, Seat, SegmentKind,
};
use crate::wire::ip::Carried;
use crate::wire::{Malformed, Reader};

impl api::Endpoint for Endpoint {
    type Packet = Packet;
    type Event = Event;
    type Settings = Xstp;

    fn new(settings: &Xstp, seat: Seat) -> Self {
        Self::new(settings.clone(), seat.source)
    }

    fn open(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.open(now, obs);
    }

    /// What a mark in the IP header says is not heard: the protocol knows none.
    #[inline(never)]
    fn on_packet(
        &mut self,
        now: SimTime,
        _path: u8,
        packet: &Packet,
        _congestion_experienced: bool,
        obs: &mut impl Observer<Event>,
    ) {
        self.on_packet(now, packet, obs);
    }

    /// Segments may be fragmented on their way, so that no router has a reason to say this.
    fn on_too_big(&mut self, _now: SimTime, _path: u8, _mtu_bytes: u32, _obs: &mut impl Observer<Event>) {}

    fn on_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.on_timer(now, obs);
    }

    #[inline]
    fn take_looked(&mut self) -> u64 {
        self.take_looked()
    }

    #[inline]
    fn rests(&self) -> bool {
        self.rests()
    }

    #[inline(never)]
    fn poll_transmit(
        &mut self,
        now: SimTime,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        self.poll_transmit(now, packet, obs).then_some(0)
    }

    #[inline]
    fn next_timeout(&self) -> Option<SimTime> {
        self.next_timeout()
    }

    fn path_state(&self, _path: u8) -> PathState {
        self.path_state()
    }

    fn peer_rwnd(&self) -> u32 {
        self.peer_rwnd()
    }

    fn adopt(&mut self, now: SimTime, settings: &Xstp, obs: &mut impl Observer<Event>) {
        self.adopt(now, settings, obs);
    }

    fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Event>) {
        self.freeze(now, frozen, obs);
    }

    fn receiver(&self) -> ReceiverState {
        self.receiver()
    }
}

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
    use super::*;
    use crate::api::Packet as _;
    use crate::xstp::Poll;

    #[test]
    fn an_end_rests_until_there_is_something_to_send() {
        let mut end = Endpoint::new(Xstp::default(), api::Source::Endless);
        assert!(api::Endpoint::rests(&end), "closed");
        end.open(SimTime::ZERO, &mut ());
        assert!(!api::Endpoint::rests(&end), "a BGN");
    }

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
