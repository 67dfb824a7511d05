//! From an endpoint into the network: a packet's header, its counts and its row of the recording.

use skywindow_network::{Header, Packet};
use skywindow_transport::sctp;
use skywindow_units::SimTime;

use crate::flow::{Detail, Flow};
use crate::recording::{Recording, SegmentKind};

/// Fills in the header of a packet that an end hands to the network, counts and records it; returns the node it
/// starts from, which an end always has.
pub fn address(
    flow: &mut Flow,
    number: u16,
    end: u8,
    path: u8,
    packet: &mut Packet<sctp::Packet>,
    recording: &mut Recording,
    now: SimTime,
) -> Option<u32> {
    let Packet { header, body } = packet;
    let state = &mut flow.ends[usize::from(end)];
    let port = state.port(path)?;
    *header = Header {
        flow: number,
        path,
        direction: end,
        destination: port.peer,
        bytes: body.size,
        largest: body.size,
        dont_fragment: body.dont_fragment,
        ecn_capable: body.ecn_capable,
        fate: state.fates.child(state.sent),
        ..Default::default()
    };
    state.sent += 1;
    let counts = flow.tally.send(path, end, body.size);
    let (tsn, stream, ssn) = lead(body);
    let retransmit = body.retransmit as u8;
    if retransmit != 0 {
        if let Some(counts) = counts {
            counts.retransmitted_packets += 1;
        }
        flow.tally.retransmitted_packets += 1;
        flow.tally.retransmitted_bytes += body.data.iter().map(|chunk| u64::from(chunk.bytes)).sum::<u64>();
    }
    if flow.detail == Detail::Full {
        header.segment = recording.segments.rows() as u32;
        recording.segments.push(
            now,
            number,
            path,
            end,
            kind_of(body) as u8,
            retransmit,
            tsn,
            body.data.len() as u16,
            stream,
            ssn,
            body.size.min(u32::from(u16::MAX)) as u16,
            body.gaps.len().min(255) as u8,
            ecn_bits(body),
        );
        show_contents(body, header.segment, recording);
    }
    Some(port.node)
}

/// The sum of 1 for ECT, 2 for an ECNE chunk and 4 for a CWR chunk, as the recording has it.
fn ecn_bits(body: &sctp::Packet) -> u8 {
    u8::from(body.ecn_capable) + 2 * u8::from(body.ecne.is_some()) + 4 * u8::from(body.cwr.is_some())
}

/// Writes what one row of segments has no room for: gap blocks and duplicates of a SACK, further DATA chunks.
fn show_contents(body: &sctp::Packet, segment: u32, recording: &mut Recording) {
    if let Some(sack) = body.sack {
        for &(first, last) in &body.gaps {
            let from = |offset: u16| sack.cumulative_tsn.wrapping_add(u32::from(offset));
            recording.blocks.push(segment, 0, from(first), from(last));
        }
        for &tsn in &body.duplicates {
            recording.blocks.push(segment, 1, tsn, tsn);
        }
    }
    for chunk in body.data.iter().skip(1) {
        recording.bundles.push(segment, chunk.tsn, chunk.stream, chunk.ssn);
    }
}

/// The kind of segment a packet is: by its data, else its SACK, else its control chunk.
pub fn kind_of(body: &sctp::Packet) -> SegmentKind {
    use sctp::Control::{Heartbeat, HeartbeatAck};
    match body.control {
        _ if !body.data.is_empty() => SegmentKind::Data,
        _ if body.sack.is_some() => SegmentKind::Sack,
        Some(Heartbeat { .. } | HeartbeatAck { .. }) => SegmentKind::Heartbeat,
        _ => SegmentKind::Control,
    }
}

/// The TSN, stream and SSN that stand for a packet: of its first DATA chunk, else the cumulative TSN of its SACK, else
/// the type of its first chunk.
pub fn lead(body: &sctp::Packet) -> (u32, u16, u16) {
    match (body.data.first(), body.sack) {
        (Some(chunk), _) => (chunk.tsn, chunk.stream, chunk.ssn),
        (None, Some(sack)) => (sack.cumulative_tsn, 0, 0),
        (None, None) => (u32::from(body.control_type()), 0, 0),
    }
}
