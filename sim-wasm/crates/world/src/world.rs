//! The world: the queue of events, the network and the flows, and what ties them together.

use skywindow_engine::{EventQueue, Slab};
use skywindow_network::{Network, Packet, Passage};
use skywindow_scenario::{Problem, Scenario};
use skywindow_transport::sctp;
use skywindow_units::SimTime;

use crate::assemble;
use crate::explain::code;
use crate::flow::{Detail, Flow, Watcher};
use crate::measure;
use crate::meta::Names;
use crate::recording::{Outcome, Recording, SegmentKind};
use crate::routes;
use crate::summary;
use crate::tally::Cause;
use crate::terrain::Terrain;

/// Everything that can happen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Event {
    /// The last bit of a packet arrives over a link.
    Arrive { link: u32, packet: u32 },
    /// The timer of an end is due: flow number and end.
    Timer { flow: u16, end: u8 },
    /// A flow opens its association.
    Open { flow: u16 },
    /// Links and handovers are looked at.
    Evaluate,
    /// A measurement interval ends.
    Measure,
    /// The transient is over: counts start.
    Begin,
}

/// How far a run has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Everything up to this instant is in the recording.
    pub reached: SimTime,
    /// Whether the run is over.
    pub finished: bool,
    /// Events handled by the call.
    pub events: u64,
}

/// A run of a scenario.
pub struct World {
    pub(crate) scenario: Scenario,
    pub(crate) end: SimTime,
    pub(crate) reached: SimTime,
    /// Whether every event up to the end has been handled.
    finished: bool,
    pub(crate) queue: EventQueue<Event>,
    pub(crate) network: Network,
    pub(crate) terrain: Terrain,
    pub(crate) flows: Vec<Flow>,
    pub(crate) recording: Recording,
    pub(crate) names: Names,
    pub(crate) marks: Vec<measure::LinkMark>,
    packets: Slab<Packet<sctp::Packet>>,
}

impl World {
    /// Builds the world of a scenario, at time zero.
    ///
    /// # Errors
    /// What a valid document can still get wrong, such as a constellation without satellites.
    pub fn new(scenario: &Scenario) -> Result<Self, Vec<Problem>> {
        let parts = assemble::assemble(scenario)?;
        let mut world = Self {
            scenario: scenario.clone(),
            end: SimTime::from_secs_f64(scenario.duration_s),
            reached: SimTime::ZERO,
            finished: false,
            queue: EventQueue::new(),
            network: parts.network,
            terrain: parts.terrain,
            flows: parts.flows,
            recording: Recording::default(),
            names: parts.names,
            marks: Vec::new(),
            packets: Slab::new(),
        };
        world.begin();
        Ok(world)
    }

    fn begin(&mut self) {
        self.queue.schedule(SimTime::ZERO, Event::Evaluate);
        for (number, flow) in self.flows.iter().enumerate() {
            self.queue.schedule(flow.start, Event::Open { flow: number as u16 });
        }
        let measurement = &self.scenario.measurement;
        self.queue.schedule(SimTime::from_secs_f64(measurement.from_s), Event::Begin);
        self.queue.schedule(SimTime::from_secs_f64(measurement.interval_s), Event::Measure);
    }

    /// Simulates up to `until`, but handles at most `budget` events.
    pub fn advance(&mut self, until: SimTime, budget: u64) -> Progress {
        let limit = until.min(self.end);
        let mut events = 0;
        while events < budget {
            let Some((now, event)) = self.queue.pop_until(limit) else {
                self.reached = self.reached.max(limit);
                // Several events may fall on the end itself: only an empty queue says that all are done.
                self.finished = limit == self.end;
                break;
            };
            self.reached = now;
            self.handle(now, event);
            events += 1;
        }
        Progress { reached: self.reached, finished: self.finished(), events }
    }

    /// Whether the run has come to its end.
    pub fn finished(&self) -> bool {
        self.finished
    }

    /// The rows of the run.
    pub const fn recording(&mut self) -> &mut Recording {
        &mut self.recording
    }

    /// The result of the run so far, as the command line prints it.
    pub fn summary(&self) -> serde_json::Value {
        summary::summary(self)
    }

    fn handle(&mut self, now: SimTime, event: Event) {
        match event {
            Event::Arrive { link, packet } => self.arrive(now, link, packet),
            Event::Timer { flow, end } => self.timer(now, flow, end),
            Event::Open { flow } => self.open(now, flow),
            Event::Evaluate => self.evaluate(now),
            Event::Measure => self.measure(now),
            Event::Begin => measure::begin(self),
        }
    }

    fn open(&mut self, now: SimTime, number: u16) {
        let flow = &mut self.flows[usize::from(number)];
        let (endpoint, mut watcher) = watch(flow, number, 0, &mut self.recording);
        endpoint.open(now, &mut watcher);
        self.transmit(now, number, 0, 0);
    }

    fn evaluate(&mut self, now: SimTime) {
        let changed = self.terrain.evaluate(now, &mut self.network, &mut self.recording, &mut self.flows);
        if changed {
            self.network.compute_routes(now);
            routes::show(now, &mut self.network, &mut self.flows, &mut self.recording, routes::When::Changed);
        }
        if let Some(next) = self.terrain.next_evaluation() {
            self.queue.schedule(next, Event::Evaluate);
        }
    }

    fn measure(&mut self, now: SimTime) {
        measure::interval(self, now);
        let interval = skywindow_units::Duration::from_secs_f64(self.scenario.measurement.interval_s);
        self.queue.schedule(now + interval, Event::Measure);
    }

    #[inline]
    fn arrive(&mut self, now: SimTime, link: u32, packet: u32) {
        let at = &self.network.links()[link as usize];
        let (node, epoch) = (at.spec.to, at.epoch);
        let header = &self.packets[packet].header;
        if header.link_epoch != epoch {
            self.lose(now, packet, node, Cause::Handover);
        } else if header.corrupted {
            self.lose(now, packet, node, Cause::Corruption);
        } else if header.destination == node {
            self.deliver(now, packet, node);
        } else {
            self.forward(now, node, packet);
        }
    }

    #[inline]
    fn forward(&mut self, now: SimTime, node: u32, packet: u32) {
        let header = &mut self.packets[packet].header;
        match self.network.forward(now, node, header) {
            Passage::Enters { link, begins, arrives } => {
                if header.segment != u32::MAX {
                    let to = self.network.links()[link as usize].spec.to;
                    self.recording.hops.push(
                        begins.as_secs_f64(),
                        arrives.as_secs_f64(),
                        header.segment,
                        node as u16,
                        to as u16,
                    );
                }
                self.queue.schedule(arrives, Event::Arrive { link, packet });
            }
            Passage::QueueFull => self.lose(now, packet, node, Cause::QueueFull),
            Passage::NoRoute => self.lose(now, packet, node, Cause::NoRoute),
        }
    }

    fn lose(&mut self, now: SimTime, packet: u32, node: u32, cause: Cause) {
        let header = self.packets[packet].header;
        let flow = &mut self.flows[usize::from(header.flow)];
        flow.tally.lose(header.direction, cause);
        if header.segment != u32::MAX {
            let outcome = match cause {
                Cause::Corruption => Outcome::Corruption,
                Cause::QueueFull => Outcome::QueueFull,
                Cause::Handover => Outcome::Handover,
                Cause::NoRoute => Outcome::NoRoute,
            };
            let t = now.as_secs_f64();
            self.recording.fates.push(t, header.segment, outcome as u8, node as u16);
            let number = f64::from(lead(&self.packets[packet].body).0);
            let kind = f64::from(kind_of(&self.packets[packet].body) as u8);
            let event = code::LOSS_CORRUPTION + cause as u16;
            let direction = f64::from(header.direction);
            let (path, end) = (header.path, header.direction);
            self.recording.events.push(
                t,
                event,
                header.flow,
                path,
                end,
                number,
                f64::from(node),
                kind,
                direction,
            );
        }
        self.packets.give_back(packet);
    }

    fn deliver(&mut self, now: SimTime, packet: u32, node: u32) {
        let Packet { header, body } = &self.packets[packet];
        let (number, end) = (header.flow, 1 - (header.direction & 1));
        if header.segment != u32::MAX {
            self.recording.fates.push(
                now.as_secs_f64(),
                header.segment,
                Outcome::Delivered as u8,
                node as u16,
            );
        }
        let path = header.path;
        let flow = &mut self.flows[usize::from(number)];
        let (endpoint, mut watcher) = watch(flow, number, end, &mut self.recording);
        endpoint.on_packet(now, path, body, false, &mut watcher);
        let reason = watcher.reason;
        self.packets.give_back(packet);
        self.transmit(now, number, end, reason);
    }

    fn timer(&mut self, now: SimTime, number: u16, end: u8) {
        let flow = &mut self.flows[usize::from(number)];
        let state = &mut flow.ends[usize::from(end)];
        if state.timer != now {
            return; // An earlier deadline has replaced this one.
        }
        state.timer = SimTime::MAX;
        let mut reason = 0;
        if state.endpoint.next_timeout().is_some_and(|due| due <= now) {
            let (endpoint, mut watcher) = watch(flow, number, end, &mut self.recording);
            endpoint.on_timer(now, &mut watcher);
            reason = watcher.reason;
        }
        self.transmit(now, number, end, reason);
    }

    /// Sends what an end has to send, notes its state and sets its timer.
    fn transmit(&mut self, now: SimTime, number: u16, end: u8, mut reason: u8) {
        loop {
            let index = self.packets.take();
            let packet = &mut self.packets[index];
            let flow = &mut self.flows[usize::from(number)];
            packet.body.clear();
            let (endpoint, mut watcher) = watch(flow, number, end, &mut self.recording);
            let path = endpoint.poll_transmit(now, &mut packet.body, &mut watcher);
            reason = if watcher.reason == 0 { reason } else { watcher.reason };
            let Some(path) = path else {
                self.packets.give_back(index);
                break;
            };
            let node = address(flow, number, end, path, packet, &mut self.recording, now);
            self.forward(now, node, index);
        }
        let flow = &mut self.flows[usize::from(number)];
        match end {
            0 => flow.show_windows(now, number, reason, &mut self.recording),
            _ => flow.show_receiver(now, number, &mut self.recording),
        }
        self.set_timer(now, number, end);
    }

    fn set_timer(&mut self, now: SimTime, number: u16, end: u8) {
        let state = &mut self.flows[usize::from(number)].ends[usize::from(end)];
        if let Some(due) = state.endpoint.next_timeout()
            && due < state.timer
        {
            state.timer = due.max(now);
            self.queue.schedule(state.timer, Event::Timer { flow: number, end });
        }
    }
}

/// An end's endpoint, and the watcher of what it does.
fn watch<'a>(
    flow: &'a mut Flow,
    number: u16,
    end: u8,
    recording: &'a mut Recording,
) -> (&'a mut sctp::Endpoint, Watcher<'a>) {
    let watcher = Watcher { flow: number, detail: flow.detail, tally: &mut flow.tally, recording, reason: 0 };
    (&mut flow.ends[usize::from(end)].endpoint, watcher)
}

/// Fills in the header of a packet that an end hands to the network, counts and records it; returns its node.
fn address(
    flow: &mut Flow,
    number: u16,
    end: u8,
    path: u8,
    packet: &mut Packet<sctp::Packet>,
    recording: &mut Recording,
    now: SimTime,
) -> u32 {
    let Packet { header, body } = packet;
    let state = &mut flow.ends[usize::from(end)];
    *header = skywindow_network::Header {
        flow: number,
        path,
        direction: end,
        destination: state.peer,
        bytes: body.size,
        fate: state.fates.child(state.sent),
        ..Default::default()
    };
    state.sent += 1;
    let node = state.node;
    flow.tally.packets[usize::from(end)] += 1;
    flow.tally.bytes[usize::from(end)] += u64::from(body.size);
    if path != 0 {
        flow.tally.alternate_bytes[usize::from(end)] += u64::from(body.size);
    }
    let (tsn, stream, ssn) = lead(body);
    let retransmit = body.retransmit as u8;
    if retransmit != 0 {
        flow.tally.retransmitted_packets += 1;
        flow.tally.retransmitted_bytes += body.data.iter().map(|chunk| u64::from(chunk.bytes)).sum::<u64>();
    }
    if flow.detail == Detail::Full {
        header.segment = recording.segments.rows() as u32;
        recording.segments.push(
            now.as_secs_f64(),
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
            0,
        );
        show_contents(body, header.segment, recording);
    }
    node
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

fn kind_of(body: &sctp::Packet) -> SegmentKind {
    if !body.data.is_empty() {
        SegmentKind::Data
    } else if body.sack.is_some() {
        SegmentKind::Sack
    } else {
        SegmentKind::Control
    }
}

/// The TSN, stream and SSN that stand for a packet: of its first chunk, or the cumulative TSN of its SACK.
fn lead(body: &sctp::Packet) -> (u32, u16, u16) {
    match (body.data.first(), body.sack) {
        (Some(chunk), _) => (chunk.tsn, chunk.stream, chunk.ssn),
        (None, Some(sack)) => (sack.cumulative_tsn, 0, 0),
        (None, None) => (0, 0, 0),
    }
}
