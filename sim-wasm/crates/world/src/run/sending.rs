//! From an endpoint into the network: a packet's header, its counts and its row of the recording.

use std::hint::cold_path;

use skywindow_engine::Stream;
use skywindow_network::{Header, Packet};
use skywindow_transport::api::{self, Chunk, Content, Viewer};
use skywindow_transport::{Family, Job, Packet as Body};
use skywindow_units::SimTime;

use crate::flow::{Detail, Flow, Reason};
use crate::recording::SegmentKind;
use crate::recording::{BlockKind, BlockRow, BundleRow, Direction, ForgedRow, Recording, SegmentRow};
use crate::run::event::Event;
use crate::run::task::Task;
use crate::run::world::{World, watch};

/// Steps of work that a packet counts as which is sent.
const STEPS_PER_PACKET: u64 = 8;

/// What an end has to send, to be done by the code of its family.
struct Transmission<'a> {
    world: &'a mut World,
    now: SimTime,
    number: u16,
    end: u8,
    reason: Reason,
}

impl Job for Transmission<'_> {
    type Answer = ();

    #[inline(always)]
    fn run<F: Family>(self) {
        self.world.transmit_as::<F>(self.now, self.number, self.end, self.reason);
    }
}

impl World {
    /// Sends what an end has to send, notes its state, sets its timer and counts the rows that it wrote. The last thing
    /// that an event does: what is left when the work of the call is done, the next call does first.
    pub(crate) fn transmit(&mut self, now: SimTime, number: u16, end: u8, reason: Reason) {
        let protocol = self.flows[usize::from(number)].protocol();
        protocol.run(Transmission { world: self, now, number, end, reason });
    }

    /// The same for an end of the family `F`.
    #[inline(never)]
    pub(crate) fn transmit_as<F: Family>(&mut self, now: SimTime, number: u16, end: u8, mut reason: Reason) {
        let shelf = F::PROTOCOL as usize;
        // What has happened to a sender nearly always lets it send, and to find that it rests it would look at the same
        // twice. A receiver often has nothing to say, and knows at once.
        let mut expected = end == 0;
        loop {
            let flow = &mut self.flows[usize::from(number)];
            if end == 0
                && let Some(applications) = &mut flow.applications
            {
                cold_path();
                applications.hand_over(&mut flow.ends[0].endpoint);
            }
            if !expected && F::of(&flow.end_mut(end).endpoint).is_none_or(|endpoint| endpoint.rests()) {
                break;
            }
            expected = false;
            let index = self.packets.take(shelf);
            let Packet { header, body } = &mut self.packets[index];
            let (endpoint, mut watcher) = watch(flow, number, end, &mut self.recording);
            let (Some(endpoint), Some(body)) = (F::of_mut(endpoint), F::packet_to_fill(body)) else { break };
            watcher.reason = reason;
            let path = endpoint.poll_transmit(now, body, &mut watcher);
            reason = watcher.reason;
            let Some(path) = path else {
                self.packets.give_back(index, shelf);
                break;
            };
            let looked = endpoint.take_looked();
            match address(flow, [number, end.into(), path.into()], header, body, &mut self.recording, now) {
                Some(node) => {
                    if let Some(chosen) = &mut flow.chosen {
                        cold_path();
                        chosen.mark(end, &mut self.packets[index], self.network.chosen());
                    }
                    self.forward(now, node, index);
                }
                None => {
                    cold_path();
                    self.packets.give_back(index, shelf);
                }
            }
            self.work.spend(STEPS_PER_PACKET + looked);
            if !self.work.remains() {
                cold_path();
                self.task = Some(Task::Transmit { flow: number, end, reason });
                return;
            }
        }
        let flow = &mut self.flows[usize::from(number)];
        match end {
            0 => flow.show_windows::<F>(now, number, reason, &mut self.recording),
            _ => flow.show_receiver::<F>(now, number, &mut self.recording),
        }
        let state = flow.end_mut(end);
        if let Some(due) = F::of(&state.endpoint).and_then(|endpoint| endpoint.next_timeout())
            && due < state.timer
        {
            state.timer = due.max(now);
            self.queue.schedule(state.timer, Event::Timer { flow: number, end }.into());
        }
        if flow.detail != Detail::Totals {
            self.count_rows();
        }
        if self.scenario.ends_when_done && self.flows[usize::from(number)].rests() {
            cold_path();
            self.end_if_done(now);
        }
    }
}

/// Fills in the header of a packet that an end of a flow hands to the network on a path, counts and records it; returns
/// the node it starts from, which an end always has.
#[inline(always)]
fn address(
    flow: &mut Flow,
    [number, end, path]: [u16; 3],
    header: &mut Header,
    body: &impl api::Packet,
    recording: &mut Recording,
    now: SimTime,
) -> Option<u32> {
    let (end, path) = (end as u8, path as u8);
    let state = flow.end_mut(end);
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
        cold_path();
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
        cold_path();
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
        Content::Promise { first, last } => {
            recording.blocks.push(BlockRow { segment, kind: BlockKind::Promise, first, last });
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
        Content::Forward(tsn) => {
            recording.blocks.push(BlockRow { segment, kind: BlockKind::Forward, first: tsn, last: tsn });
        }
        Content::Data(Chunk { tsn, stream, ssn, .. }) => {
            recording.bundles.push(BundleRow { segment, tsn, stream, ssn });
        }
    });
}
