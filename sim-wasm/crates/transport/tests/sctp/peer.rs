//! A peer played by hand: what tests of one endpoint send it.

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{Control, Endpoint, Init, InitAck, Packet};
use skywindow_units::SimTime;

/// The verification tag that the peer has chosen.
pub const PEER_TAG: u32 = 0x0a0b_0c0d;

/// The INIT of a peer whose first TSN is 1.
pub fn init(streams: u16) -> Init {
    Init {
        initiate_tag: PEER_TAG,
        a_rwnd: 65_536,
        outbound_streams: streams,
        inbound_streams: u16::MAX,
        initial_tsn: 1,
        paths: 1,
        ..Init::default()
    }
}

pub fn control(verification_tag: u32, chunk: Control) -> Packet {
    Packet { verification_tag, control: Some(chunk), ..Packet::default() }
}

pub fn poll(end: &mut Endpoint, now: SimTime) -> Option<Packet> {
    let mut packet = Packet::default();
    end.poll_transmit(now, &mut packet, &mut ()).map(|_| packet)
}

/// What a listener answers to `init`.
pub fn init_ack(end: &mut Endpoint, now: SimTime, path: u8, init: Init) -> InitAck {
    end.on_packet(now, path, &control(0, Control::Init(Box::new(init))), false, &mut ());
    match poll(end, now).and_then(|answer| answer.control) {
        Some(Control::InitAck(ack)) => *ack,
        other => panic!("no INIT ACK but {other:?}"),
    }
}

/// Sets up an association with a listener; returns the tag of packets to it. The COOKIE ACK waits.
pub fn meet(end: &mut Endpoint, now: SimTime, path: u8, init: Init) -> u32 {
    let ack = init_ack(end, now, path, init);
    let tag = ack.init.initiate_tag;
    let cookie = ack.cookie.expect("a cookie");
    end.on_packet(now, path, &control(tag, Control::CookieEcho(cookie)), false, &mut ());
    tag
}
