//! What one end of a flow sent, got and did, as a file of qlog (draft-ietf-quic-qlog-main-schema, in the form of JSON text
//! sequences): from the rows of the recording alone, so that a file says nothing that the recording does not.

mod dialect;
mod flight;
mod frames;
mod head;
mod json;
mod places;
mod telling;

#[cfg(all(test, feature = "capture"))]
mod tests;

use skywindow_scenario::{Problem, Scenario};
use skywindow_transport::Protocol;
use skywindow_units::SimTime;

use super::point;
use crate::happenings::Explainer;
use crate::recording::{End, EventRow, Outcome, ReceiverRow, Recording, SegmentKind, WindowRow};
use crate::run::world::World;
use flight::{Flight, Packet};
use places::Places;

pub use dialect::Dialect;

/// Begins a record of a JSON text sequence (RFC 7464).
const RECORD_SEPARATOR: char = '\u{1e}';

/// Writes what an end of a flow did.
#[derive(Debug)]
pub struct Qlog {
    dialect: Dialect,
    explainer: Explainer,
    protocol: Protocol,
    flow: u16,
    end: u8,
    /// Whether packets say by which path they go.
    has_paths: bool,
    flight: Flight,
    /// Told in the words of QUIC alone.
    places: Places,
    /// What is known and not told yet.
    held: Vec<(SimTime, Item)>,
    /// What was last said of each path.
    windows: Vec<Option<WindowRow>>,
    phases: Vec<Option<&'static str>>,
    receiver: Option<ReceiverRow>,
    events: u64,
}

/// Something that is told, in the order in which it is told where several are of one instant.
#[derive(Clone, Copy, Debug)]
enum Item {
    /// A packet came, with a congestion mark or without.
    Came(u32, bool),
    Event(EventRow),
    Receiver(ReceiverRow),
    Left(u32),
    Window(WindowRow),
}

impl Item {
    const fn rank(self) -> u8 {
        match self {
            Self::Came(..) => 0,
            Self::Event(_) => 1,
            Self::Receiver(_) => 2,
            Self::Left(_) => 3,
            Self::Window(_) => 4,
        }
    }
}

impl Qlog {
    /// Begins a file of the end that `point` names of a run of `scenario` that has not begun, and writes its head to `out`.
    ///
    /// # Errors
    /// The point is no end of a flow that is recorded in full.
    pub fn begin(
        world: &World,
        scenario: &Scenario,
        point: &str,
        dialect: Dialect,
        out: &mut Vec<u8>,
    ) -> Result<Self, Vec<Problem>> {
        let explainer = Explainer::new(scenario)?;
        let (flow, end) = point::end(world, point).map_err(|problem| vec![problem])?;
        let own = &world.flows[usize::from(flow)];
        let (protocol, paths) = (own.protocol(), own.ends[0].ports.len());
        let host = own.ends[usize::from(end)].port(0).map_or("", |port| world.names.node(port.node.into()));
        let title = format!("{}, seed {}: \"{}\" at {host}", scenario.title, scenario.seed, own.name);
        head::write(dialect, protocol, end, &title, host, out);
        Ok(Self {
            dialect,
            explainer,
            protocol,
            flow,
            end,
            has_paths: paths > 1,
            flight: Flight::default(),
            places: Places::default(),
            held: Vec::new(),
            windows: vec![None; paths],
            phases: vec![None; paths],
            receiver: None,
            events: 0,
        })
    }

    /// Writes what the rows say that wait in the recording: before they are drained or discarded. What is of the last
    /// instant waits for what else is of it, unless the run is over or is not gone on with.
    pub fn drain(&mut self, world: &mut World, over: bool, out: &mut Vec<u8>) {
        let recording = world.recording();
        self.take_packets(recording);
        self.take_rows(recording);
        self.held.sort_by_key(|&(time, item)| (time, item.rank()));
        let last = self.held.last().map_or(SimTime::ZERO, |&(time, _)| time);
        let known = if over { self.held.len() } else { self.held.partition_point(|&(time, _)| time < last) };
        let rest = self.held.split_off(known);
        for (time, item) in std::mem::replace(&mut self.held, rest) {
            self.tell(time, item, out);
        }
    }

    /// How many events have been written.
    pub const fn events(&self) -> u64 {
        self.events
    }

    /// The new packets of the flow, with all that their tables say of them.
    fn take_packets(&mut self, recording: &Recording) {
        let rows = recording.segments.waiting();
        let first = recording.segments.rows() - rows.len() as u64;
        let waiting = &mut self.flight.waiting;
        for (number, row) in (first as u32..).zip(rows).filter(|(_, row)| row.flow == self.flow) {
            let packet = Packet { number, row: *row, bundles: Vec::new(), blocks: Vec::new(), forged: false };
            waiting.insert(number, packet);
        }
        for row in recording.bundles.waiting() {
            if let Some(packet) = waiting.get_mut(&row.segment) {
                packet.bundles.push(*row);
            }
        }
        for row in recording.blocks.waiting() {
            if let Some(packet) = waiting.get_mut(&row.segment) {
                packet.blocks.push(*row);
            }
        }
        for row in recording.forged.waiting() {
            if let Some(packet) = waiting.get_mut(&row.segment) {
                packet.forged = true;
            }
        }
        if self.dialect == Dialect::Quic {
            let new = waiting.range(first as u32..).map(|(_, packet)| packet).filter(|packet| !packet.forged);
            for [number, stream, _] in new.flat_map(frames::pieces) {
                self.places.take(number, stream as u16);
            }
        }
        let own = |packet: &&Packet| packet.row.direction as u8 == self.end;
        let new = waiting.range(first as u32..).map(|(_, packet)| packet).filter(own);
        // What a router reports, or somebody else sends, does not leave this end.
        let left = new.filter(|packet| packet.row.kind != SegmentKind::Icmp && !packet.forged);
        self.held.extend(left.map(|packet| (packet.row.t, Item::Left(packet.number))));
    }

    /// What the waiting rows say of this end besides.
    fn take_rows(&mut self, recording: &Recording) {
        for row in recording.fates.waiting() {
            let Some(packet) = self.flight.waiting.get(&row.segment) else { continue };
            let is_own = packet.row.direction as u8 == self.end;
            if !is_own && !row.outcome.is_loss() {
                self.held.push((row.t, Item::Came(row.segment, row.outcome == Outcome::Marked)));
            } else if !is_own || packet.forged || packet.row.kind == SegmentKind::Icmp {
                self.flight.waiting.remove(&row.segment);
            }
        }
        let own = recording.events.waiting().iter().filter(|row| row.flow == self.flow);
        self.held.extend(own.map(|row| (row.t, Item::Event(*row))));
        if self.end == End::Sender as u8 {
            let own = recording.windows.waiting().iter().filter(|row| row.flow == self.flow);
            self.held.extend(own.map(|row| (row.t, Item::Window(*row))));
        } else {
            let own = recording.receivers.waiting().iter().filter(|row| row.flow == self.flow);
            self.held.extend(own.map(|row| (row.t, Item::Receiver(*row))));
        }
    }
}
