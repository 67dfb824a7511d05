//! The segments of the simulation as bytes: what they count instead of carrying it, user data, follows a pattern.

use super::packet::{Packet, ticks};
use super::wire::{Segment, TcpOption};
use crate::api::Place;
use crate::wire::pattern;

/// Writes `packet` with its header.
pub(super) fn write(packet: &Packet, place: &Place<'_>, out: &mut Vec<u8>) {
    Segment {
        source_port: place.ports[0],
        destination_port: place.ports[1],
        seq: packet.seq,
        ack: packet.ack,
        flags: packet.flags,
        window: packet.window,
        urgent: 0,
        options: options(packet),
        // The SYN has number 0, so that the first byte has number 1.
        user_data: pattern::pattern(packet.seq.wrapping_sub(1).into(), packet.bytes.into()),
    }
    .write(&place.addresses, out);
}

/// The options, each padded before it to a multiple of four bytes as stacks do (RFC 7323 appendix A).
fn options(packet: &Packet) -> Vec<TcpOption<'static>> {
    use TcpOption::NoOperation;
    let mut options = Vec::new();
    if let Some(syn) = packet.syn {
        options.push(TcpOption::MaximumSegment(syn.mss));
        if let Some(shift) = syn.window_scale {
            options.extend([NoOperation, TcpOption::WindowScale(shift)]);
        }
        if syn.sack_permitted {
            options.extend([NoOperation, NoOperation, TcpOption::SackPermitted]);
        }
    }
    if let Some(stamps) = packet.timestamps {
        let (value, echo) = (ticks(stamps.value) as u32, ticks(stamps.echo) as u32);
        options.extend([NoOperation, NoOperation, TcpOption::Timestamps { value, echo }]);
    }
    if let Some(probe) = packet.probe {
        let (exchange, number) = (probe.exchange as u8, probe.number);
        options.extend([NoOperation, NoOperation, TcpOption::Probe { exchange, number }]);
    }
    if !packet.sacks.as_slice().is_empty() {
        options.extend([NoOperation, NoOperation, TcpOption::Sack(packet.sacks.as_slice().to_vec())]);
    }
    options
}

#[cfg(test)]
mod tests {
    use skywindow_units::SimTime;

    use super::super::packet::{FLAG_ACK, FLAG_SYN, SynOptions, Timestamps};
    use super::*;
    use crate::wire::Reader;
    use crate::wire::ip::Address;

    const HOSTS: [Address; 2] = [Address::V4([192, 0, 2, 1]), Address::V4([198, 51, 100, 1])];
    const HERE: Place<'_> =
        Place { addresses: HOSTS, ports: [49152, 9], own: &[HOSTS[0]], peer: &[HOSTS[1]] };

    /// What the simulation charges for a segment is what it has on the wire.
    #[test]
    fn every_segment_has_the_bytes_that_the_simulation_charges() {
        let stamps = Timestamps { value: SimTime::from_secs_f64(1.5), echo: SimTime::ZERO };
        for [scaled, sacked, stamped, blocked] in (0..16_u8).map(|n| [1, 2, 4, 8].map(|bit| n & bit != 0)) {
            let syn = SynOptions { mss: 1460, window_scale: scaled.then_some(7), sack_permitted: sacked };
            let mut packet = Packet {
                flags: FLAG_SYN,
                syn: Some(syn),
                timestamps: stamped.then_some(stamps),
                bytes: 0,
                ..Packet::default()
            };
            if blocked {
                packet = Packet { syn: None, flags: FLAG_ACK, bytes: 101, ..packet };
                packet.sacks.push((5, 9));
                packet.sacks.push((20, 30));
            }
            let mut out = Vec::new();
            write(&packet, &HERE, &mut out);
            assert_eq!(out.len() as u32, 20 + packet.option_bytes() + u32::from(packet.bytes));
            let (read, right) = Segment::read(&mut Reader::new(&out), &HOSTS).expect("well-formed");
            assert!(right);
            assert_eq!((read.flags, read.user_data.len()), (packet.flags, packet.bytes.into()));
            let stamped = TcpOption::Timestamps { value: 1500, echo: 0 };
            assert_eq!(read.options.contains(&stamped), packet.timestamps.is_some());
            let blocks = TcpOption::Sack(vec![(5, 9), (20, 30)]);
            assert_eq!(read.options.contains(&blocks), blocked);
        }
    }

    #[test]
    fn data_sent_again_in_other_segments_are_the_same_bytes() {
        let data = |seq, bytes| {
            let mut out = Vec::new();
            write(&Packet { seq, bytes, ..Packet::default() }, &HERE, &mut out);
            out.split_off(20)
        };
        assert_eq!([data(1, 1000), data(1001, 460)].concat(), data(1, 1460));
    }
}
