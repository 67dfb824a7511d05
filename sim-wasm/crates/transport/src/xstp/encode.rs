//! The segments of the simulation as bytes: what they count instead of carrying it, user data, follows a pattern.

use skywindow_units::SimTime;

use super::packet::{Kind, Packet, Poll};
use super::wire::{Segment, kind};
use crate::wire::pattern;

/// Writes `packet` with its header.
pub(super) fn write(packet: &Packet, out: &mut Vec<u8>) {
    let polled = |poll: Poll| (ticks(poll.stamp), poll.next as u32);
    let (kind, number, ack, poll, bytes) = match packet.kind {
        Kind::Control { what, stamp } => (what as u8, ticks(stamp), 0, None, 0),
        Kind::Data { seq, bytes, poll, .. } => (kind::DATA, seq as u32, 0, poll.map(polled), bytes),
        Kind::Poll(poll) => (kind::POLL, 0, 0, Some(polled(poll)), 0),
        Kind::Stat { echo, ack } => (kind::STAT, 0, ack as u32, Some((ticks(echo), ack as u32)), 0),
        Kind::Ustat { ack } => (kind::USTAT, 0, ack as u32, Some((0, ack as u32)), 0),
    };
    let gaps = packet.gaps.iter().map(|&(first, last)| (first as u32, last as u32)).collect();
    let user_data = pattern::line(number, bytes.into());
    Segment { kind, number, ack, window: packet.window, poll, gaps, user_data }.write(out);
}

/// The clock of stamps, milliseconds.
const fn ticks(time: SimTime) -> u32 {
    (time.as_nanos() / 1_000_000) as u32
}

#[cfg(test)]
mod tests {
    use super::super::packet::Control;
    use super::super::settings::Xstp;
    use super::*;

    /// What the default settings charge for a segment is what it has on the wire.
    #[test]
    fn every_segment_has_the_bytes_that_the_default_settings_charge() {
        let (stamp, poll) = (SimTime::ZERO, Poll { stamp: SimTime::ZERO, next: 9 });
        let data = |poll| Kind::Data { seq: 7, bytes: 1000, again: false, poll };
        for (kind, gaps) in [
            (Kind::Control { what: Control::Bgn, stamp }, vec![]),
            (data(None), vec![]),
            (data(Some(poll)), vec![]),
            (Kind::Poll(poll), vec![]),
            (Kind::Stat { echo: stamp, ack: 3 }, vec![(3, 4), (6, 6)]),
            (Kind::Ustat { ack: 3 }, vec![(3, 4)]),
        ] {
            let packet = Packet { kind, gaps, ..Packet::default() };
            let mut out = Vec::new();
            write(&packet, &mut out);
            assert_eq!(out.len() as u32, packet.bytes(&Xstp::default()), "{kind:?}");
        }
    }
}
