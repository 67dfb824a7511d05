//! From an endpoint into the network: a packet's header, its counts and its row of the recording.

use skywindow_engine::Stream;
use skywindow_network::{Header, Packet};
use skywindow_transport::Packet as Body;
use skywindow_transport::api::{self, Chunk, Content, Viewer};
use skywindow_units::SimTime;

use crate::flow::{Detail, Flow};
use crate::recording::SegmentKind;
use crate::recording::{BlockKind, BlockRow, BundleRow, Direction, ForgedRow, Recording, SegmentRow};

/// Fills in the header of a packet that an end hands to the network, counts and records it; returns the node it
/// starts from, which an end always has.
#[inline(always)]
pub fn address(
    flow: &mut Flow,
    number: u16,
    end: u8,
    path: u8,
    packet: &mut Packet<Body>,
    recording: &mut Recording,
    now: SimTime,
) -> Option<u32> {
    let Packet { header, body } = packet;
    body.show(Addressing { flow, number, end, path, header, recording, now })?
}

/// A packet to be addressed.
struct Addressing<'a> {
    flow: &'a mut Flow,
    number: u16,
    end: u8,
    path: u8,
    header: &'a mut Header,
    recording: &'a mut Recording,
    now: SimTime,
}

impl Viewer for Addressing<'_> {
    type Answer = Option<u32>;

    #[inline(always)]
    fn view<P: api::Packet>(self, body: &P) -> Option<u32> {
        let Self { flow, number, end, path, header, recording, now } = self;
        let state = &mut flow.ends[usize::from(end)];
        let port = state.port(path)?;
        let ip = body.ip();
        *header = Header {
            flow: number,
            path,
            direction: end,
            destination: port.peer,
            bytes: ip.bytes,
            largest: ip.bytes,
            dont_fragment: ip.dont_fragment,
            ecn_capable: ip.ecn_capable,
            fate: state.fates.child(state.sent),
            number: state.sent as u32,
            ..Default::default()
        };
        state.sent += 1;
        let counts = flow.tally.send(path, end, ip.bytes);
        if let Some(bytes) = body.repeated_bytes() {
            if let Some(counts) = counts {
                counts.retransmitted_packets += 1;
            }
            flow.tally.retransmitted_packets += 1;
            flow.tally.retransmitted_bytes += bytes;
            flow.tally.repeating_bytes += u64::from(ip.bytes);
        } else if end == 0 && body.kind() == SegmentKind::Data {
            flow.tally.first_data.get_or_insert(now);
            flow.tally.first_sent[0] += 1;
            flow.tally.first_sent[1] += u64::from(ip.bytes);
        }
        if flow.detail == Detail::Full
            && let Some(segment) = recording.next_segment()
        {
            header.segment = segment;
            show(now, header, body, recording);
        }
        Some(port.node)
    }
}

/// Fills in the header of a packet that somebody else sends in the name of `end`, which counts for nothing.
#[cold]
pub fn impersonate(impostor: Impostor, packet: &mut Packet<Body>, recording: &mut Recording) {
    let Impostor { now, node, flow, end, destination, fate, recorded } = impostor;
    let Packet { header, body } = packet;
    *header = Header { flow, direction: end, destination, fate, forged: true, ..Header::default() };
    if recorded && let Some(segment) = recording.next_segment() {
        header.segment = segment;
        recording.forged.push(ForgedRow { segment, node: node as u16 });
    }
    body.show(Impersonation { now, header, recording });
}

/// A packet that somebody else sends.
pub struct Impostor {
    pub now: SimTime,
    /// Where it is.
    pub node: u32,
    /// The flow it pretends to be of.
    pub flow: u16,
    /// The end it pretends to come from.
    pub end: u8,
    /// The node it is for.
    pub destination: u32,
    /// Its random numbers.
    pub fate: Stream,
    /// Whether it has a row.
    pub recorded: bool,
}

struct Impersonation<'a> {
    now: SimTime,
    header: &'a mut Header,
    recording: &'a mut Recording,
}

impl Viewer for Impersonation<'_> {
    type Answer = ();

    fn view<P: api::Packet>(self, body: &P) {
        let Self { now, header, recording } = self;
        header.bytes = body.ip().bytes;
        header.largest = header.bytes;
        if header.segment != u32::MAX {
            show(now, header, body, recording);
        }
    }
}

/// Writes the row of a packet, and what it has no room for: what an acknowledgement reports, further data.
/// A function of its own, so that flows of which nothing is recorded prepare nothing for it.
#[inline(never)]
fn show(now: SimTime, header: &Header, body: &impl api::Packet, recording: &mut Recording) {
    let is = body.describe();
    let segment = header.segment;
    if let Some(tap) = recording.tap() {
        tap.send(now, header, body);
    }
    recording.segments.push(SegmentRow {
        t: now,
        flow: header.flow,
        path: header.path,
        direction: Direction::from_end(header.direction),
        kind: is.kind,
        retransmit: is.retransmit,
        tsn: is.number,
        chunks: is.chunks,
        stream: is.stream,
        ssn: is.ssn,
        bytes: header.bytes.min(u32::from(u16::MAX)) as u16,
        gaps: is.gaps,
        ecn: is.ecn,
    });
    body.contents(|content| match content {
        Content::Gap { first, last } => {
            recording.blocks.push(BlockRow { segment, kind: BlockKind::Gap, first, last })
        }
        Content::Duplicate(tsn) => {
            recording.blocks.push(BlockRow { segment, kind: BlockKind::Duplicate, first: tsn, last: tsn })
        }
        Content::Missing { first, last } => {
            recording.blocks.push(BlockRow { segment, kind: BlockKind::Missing, first, last })
        }
        Content::Poll { next } => {
            recording.blocks.push(BlockRow { segment, kind: BlockKind::Poll, first: next, last: next })
        }
        Content::Data(Chunk { tsn, stream, ssn, .. }) => {
            recording.bundles.push(BundleRow { segment, tsn, stream, ssn });
        }
    });
}
