//! What a run that is captured keeps: the bytes of its packets until their fates are known, and where they passed.

use std::collections::VecDeque;

use skywindow_network::Header;
use skywindow_transport::Packet;
use skywindow_transport::api::{self, DAMAGE, EventRole, Place, Retransmit};
use skywindow_transport::wire::icmp::Icmp;
use skywindow_transport::wire::ip::{Address, Envelope};
use skywindow_units::SimTime;

use super::hosts::Hosts;
use crate::recording::EventRow;

/// What passes the point of a capture.
#[derive(Clone, Debug)]
pub enum Watched {
    /// What ends send and get: flow, end, and the first of its interfaces, one a path.
    Ends(Vec<(u16, u8, u32)>),
    /// What a node sends, passes on and gets.
    Node(u32),
    /// What two nodes send each other: interface 0 to the second, 1 back.
    Link(u32, u32),
    /// One packet, by its row, when it is sent.
    Packet(u32),
}

/// The bytes that wait for fates, at most.
const MOST_BYTES: usize = 64 << 20;
/// What a host writes into a packet that no router has seen.
const TTL: u8 = 64;
/// What an IP header quotes of the packet that was too big: its header and eight bytes (RFC 792).
const QUOTED: usize = 28;

/// A packet that is kept.
#[derive(Clone, Debug)]
struct Kept {
    /// Envelope and bytes behind it.
    envelope: Envelope,
    bytes: Vec<u8>,
    /// Whether it is the first of its flow to have another size than the simulation charges.
    differs: bool,
    /// Whether and why it repeats data.
    again: Retransmit,
    /// The end in whose name somebody else sent it, if somebody did.
    forged: Option<u8>,
    /// Why it was sent, and what became of it.
    notes: Vec<EventRow>,
    /// Whether its fate is known.
    settled: bool,
    /// How often it has passed and is not written yet.
    uses: u32,
}

/// How a packet is at a place on its way.
#[derive(Clone, Copy, Debug)]
struct State {
    hops: u16,
    marked: bool,
    fragments: u16,
    largest: u32,
    /// The first of its bytes that errors have changed, if they have.
    damaged: Option<u32>,
}

impl State {
    fn of(header: &Header) -> Self {
        Self {
            hops: header.hop,
            marked: header.congestion_experienced,
            fragments: header.fragments,
            largest: header.largest,
            damaged: header.damaged.then(|| header.first_damaged_byte()),
        }
    }
}

/// A packet that passed.
#[derive(Clone, Debug)]
struct Passed {
    time: SimTime,
    interface: u32,
    outbound: Option<bool>,
    segment: u32,
    state: State,
    /// What its coming led to.
    notes: Vec<EventRow>,
}

/// How a packet begins that a router reports.
#[derive(Clone, Debug)]
pub(crate) struct Quote {
    source: Address,
    bytes: Vec<u8>,
}

/// Keeps packets as they pass a point.
#[derive(Clone, Debug)]
pub(crate) struct Tap {
    watched: Watched,
    hosts: Hosts,
    /// From the row `first` on, as far as they are needed.
    kept: VecDeque<Option<Kept>>,
    first: u32,
    bytes: usize,
    /// By their time.
    passed: VecDeque<Passed>,
    /// Events that wait for the packet that they make an end send.
    due: Vec<EventRow>,
    /// The end that has just got a packet, and when.
    arrived: Option<(u16, u8, SimTime)>,
    /// Flows whose sizes on the wire were said to differ.
    warned: Vec<u16>,
}

impl Tap {
    pub fn new(watched: Watched, hosts: Hosts) -> Self {
        Self {
            watched,
            hosts,
            kept: VecDeque::new(),
            first: 0,
            bytes: 0,
            passed: VecDeque::new(),
            due: Vec::new(),
            arrived: None,
            warned: Vec::new(),
        }
    }

    /// Whether packets of the flow may pass.
    fn wants(&self, flow: u16, segment: u32) -> bool {
        match &self.watched {
            Watched::Ends(ends) => ends.iter().any(|&(own, ..)| own == flow),
            Watched::Node(_) | Watched::Link(..) => true,
            Watched::Packet(own) => *own == segment,
        }
    }

    /// The interface of an end, if it is watched.
    fn interface(&self, flow: u16, end: u8, path: u8) -> Option<u32> {
        let Watched::Ends(ends) = &self.watched else { return None };
        let own = ends.iter().find(|&&(one, other, _)| (one, other) == (flow, end));
        own.map(|&(.., first)| first + u32::from(path))
    }

    /// An end hands a packet to the network at `node`.
    pub fn send(&mut self, now: SimTime, header: &Header, body: &impl api::Packet) {
        if !self.wants(header.flow, header.segment) {
            return;
        }
        let (envelope, bytes) = self.frame(header, |place, out| {
            body.write(place, out);
            body.protocol()
        });
        let charged = charged(header, &bytes);
        let differs = envelope.header_bytes() != charged && !self.warned.contains(&header.flow);
        if differs {
            self.warned.push(header.flow);
        }
        let own = |row: &EventRow| row.t == now && (row.flow, row.end) == (header.flow, header.direction);
        // What an end does says nothing of a packet that somebody else sends in its name.
        let notes =
            if header.forged { Vec::new() } else { self.due.extract_if(.., |row| own(row)).collect() };
        self.keep(
            header.segment,
            Kept {
                envelope,
                bytes,
                differs,
                again: body.describe().retransmit,
                forged: header.forged.then_some(header.direction),
                notes,
                settled: false,
                uses: 0,
            },
        );
        let interface = match self.watched {
            Watched::Packet(_) => Some(0),
            // It does not leave the end that it pretends to come from.
            _ if header.forged => None,
            _ => self.interface(header.flow, header.direction, header.path),
        };
        if let Some(interface) = interface {
            self.pass(now, interface, Some(true), header);
        }
    }

    /// A packet as its sender makes it: `write` writes what its IP header carries, and says what that is.
    fn frame(&self, header: &Header, write: impl Fn(&Place<'_>, &mut Vec<u8>) -> u8) -> (Envelope, Vec<u8>) {
        let ([source, destination], protocol, bytes) = self.write(header, false, &write);
        let charged = charged(header, &bytes);
        if charged == 40 && self.hosts.of(header.flow, 0, false).len() == 1 {
            let ([source, destination], protocol, bytes) = self.write(header, true, &write);
            return (envelope(header, [source, destination], protocol, 0), bytes);
        }
        let padding = match charged {
            20..=60 if charged.is_multiple_of(4) => charged - 20,
            _ => 0,
        };
        (envelope(header, [source, destination], protocol, padding), bytes)
    }

    fn write(
        &self,
        header: &Header,
        six: bool,
        write: impl Fn(&Place<'_>, &mut Vec<u8>) -> u8,
    ) -> ([Address; 2], u8, Vec<u8>) {
        let (own, peer) = (
            self.hosts.of(header.flow, header.direction, six),
            self.hosts.of(header.flow, 1 - (header.direction & 1), six),
        );
        let path = usize::from(header.path);
        let at = |all: &[Address]| all.get(path).or(all.first()).copied().unwrap_or(Address::V4([0; 4]));
        let addresses = [at(own), at(peer)];
        let ports = Hosts::ports(header.flow, header.direction);
        let mut bytes = Vec::with_capacity(header.bytes as usize);
        let protocol = write(&Place { addresses, ports, own, peer }, &mut bytes);
        (addresses, protocol, bytes)
    }

    /// The beginning of a packet that is too big, for the report that follows.
    pub fn quote(&self, header: &Header, body: &Packet) -> Quote {
        let (envelope, bytes) = self.frame(header, |place, out| body.write(place, out).unwrap_or_default());
        let mut quoted = Vec::new();
        envelope.write(bytes.len(), 0, false, &mut quoted);
        quoted.extend(&bytes);
        quoted.truncate(if matches!(envelope.source, Address::V6(_)) { 8 } else { QUOTED });
        Quote { source: envelope.source, bytes: quoted }
    }

    /// A router at `node` says that the packet that begins with `quote` was too big.
    pub fn report(&mut self, now: SimTime, node: u32, header: &Header, quote: &Quote) {
        if !self.wants(header.flow, header.segment) {
            return;
        }
        let (version, destination) = (quote.source, quote.source);
        let source = Hosts::router(node, matches!(version, Address::V6(_)));
        let mut bytes = Vec::new();
        Icmp::too_big(&version, header.reports_mtu, &quote.bytes).write(&source, &destination, &mut bytes);
        let envelope = Envelope {
            source,
            destination,
            protocol: Icmp::protocol(&version),
            ttl: TTL,
            ecn: 0,
            dont_fragment: false,
            identification: header.segment as u16,
            padding: 0,
        };
        self.keep(
            header.segment,
            Kept {
                envelope,
                bytes,
                differs: false,
                again: Retransmit::First,
                forged: None,
                notes: Vec::new(),
                settled: false,
                uses: 0,
            },
        );
        // Its node sees it as it leaves, or has come, or is lost.
        if matches!(self.watched, Watched::Packet(_)) {
            self.pass(now, 0, None, header);
        }
    }

    const fn watched_node(&self) -> Option<u32> {
        match self.watched {
            Watched::Node(node) => Some(node),
            _ => None,
        }
    }

    /// A packet enters the link from one node to another, and its first bit leaves at `begins`.
    pub fn enter(&mut self, now: SimTime, begins: SimTime, [from, to]: [u32; 2], header: &Header) {
        match self.watched {
            Watched::Node(node) if node == from => self.pass(now, 0, None, header),
            Watched::Link(a, b) if (a, b) == (from, to) => self.pass(begins, 0, None, header),
            Watched::Link(a, b) if (b, a) == (from, to) => self.pass(begins, 1, None, header),
            _ => {}
        }
    }

    /// A packet has come to its destination, and was lost there where `lost` tells so.
    pub fn deliver(&mut self, now: SimTime, header: &Header, lost: Option<EventRow>) {
        let (flow, end) = (header.flow, 1 - (header.direction & 1));
        if let Some(interface) = self.interface(flow, end, header.path) {
            self.pass(now, interface, Some(false), header);
            self.arrived = Some((flow, end, now));
        } else if self.watched_node() == Some(header.destination) {
            self.pass(now, 0, None, header);
        }
        self.settle(header.segment, lost);
    }

    /// A packet is lost at `node`, which `event` tells of, or on the link to it, if it has not `reached` the node.
    pub fn lose(&mut self, now: SimTime, node: u32, header: &Header, reached: bool, event: EventRow) {
        if reached && self.watched_node() == Some(node) {
            self.pass(now, 0, None, header);
        }
        self.settle(header.segment, Some(event));
    }

    /// Something happened at an end.
    pub fn note(&mut self, role: Option<EventRole>, event: EventRow) {
        if !self.wants(event.flow, u32::MAX) {
            return;
        }
        let here = (event.flow, event.end, event.t);
        let came = |one: &&mut Passed| one.time == event.t && one.outbound == Some(false);
        if role != Some(EventRole::Resends)
            && self.arrived == Some(here)
            && let Some(one) = self.passed.iter_mut().rev().take(64).find(came)
        {
            one.notes.push(event);
            return;
        }
        // What no packet follows is forgotten.
        self.due.retain(|row| row.t == event.t);
        self.due.push(event);
    }

    fn pass(&mut self, time: SimTime, interface: u32, outbound: Option<bool>, header: &Header) {
        let segment = header.segment;
        let place = segment.checked_sub(self.first).map(|place| place as usize);
        let Some(Some(kept)) = place.and_then(|place| self.kept.get_mut(place)) else { return };
        if time == SimTime::MAX {
            return; // What a link that stays held has taken never begins to cross it.
        }
        kept.uses += 1;
        let passed =
            Passed { time, interface, outbound, segment, state: State::of(header), notes: Vec::new() };
        // On a link times run ahead, in either direction by itself.
        let later = self.passed.iter().rev().take_while(|one| one.time > time).count();
        self.passed.insert(self.passed.len() - later, passed);
    }

    fn known(&self, segment: u32) -> Option<&Kept> {
        self.kept.get(segment.checked_sub(self.first)? as usize)?.as_ref()
    }

    fn keep(&mut self, segment: u32, kept: Kept) {
        if self.kept.is_empty() {
            self.first = segment;
        }
        let Some(place) = segment.checked_sub(self.first) else { return };
        self.bytes += kept.bytes.len();
        self.kept.resize(place as usize, None);
        self.kept.push_back(Some(kept));
    }

    fn settle(&mut self, segment: u32, event: Option<EventRow>) {
        let place = segment.checked_sub(self.first).map(|place| place as usize);
        if let Some(Some(kept)) = place.and_then(|place| self.kept.get_mut(place)) {
            kept.settled = true;
            kept.notes.extend(event);
        }
    }

    /// The next packet that passed before `limit` and whose fate is known, or is not waited for any longer.
    pub fn next(&mut self, limit: SimTime, over: bool) -> Option<Record<'_>> {
        self.forget();
        let passed = self.passed.front().filter(|passed| passed.time < limit)?;
        let waits = self.known(passed.segment).is_some_and(|kept| !kept.settled);
        if waits && !over && self.bytes < MOST_BYTES {
            return None;
        }
        let passed = self.passed.pop_front()?;
        let kept = self.kept.get_mut((passed.segment - self.first) as usize)?.as_mut()?;
        kept.uses -= 1;
        let notes = kept.notes.iter().chain(&passed.notes).copied().collect();
        let Passed { time, interface, outbound, state, .. } = passed;
        Some(Record { time, interface, outbound, notes, state, kept })
    }

    /// Lets go of packets whose fate is known and that were written as often as they passed.
    fn forget(&mut self) {
        while let Some(front) = self.kept.front() {
            let (done, bytes) = front.as_ref().map_or((true, 0), |kept| {
                (kept.uses == 0 && (kept.settled || self.bytes >= MOST_BYTES), kept.bytes.len())
            });
            if !done {
                return;
            }
            self.bytes -= bytes;
            self.kept.pop_front();
            self.first += 1;
        }
    }
}

/// A packet as it passed.
#[derive(Debug)]
pub struct Record<'a> {
    /// When.
    pub time: SimTime,
    /// Where.
    pub interface: u32,
    /// Whether it was sent there, or came; none where it passed through.
    pub outbound: Option<bool>,
    /// What led to it, what became of it, and what it led to.
    pub notes: Vec<EventRow>,
    state: State,
    kept: &'a Kept,
}

impl Record<'_> {
    /// How many IP packets it is there.
    pub const fn fragments(&self) -> usize {
        self.state.fragments as usize
    }

    /// Writes one of its IP packets.
    pub fn frame(&self, fragment: usize, out: &mut Vec<u8>) {
        let State { hops, marked, fragments, largest, damaged } = self.state;
        let mut envelope = self.kept.envelope;
        // The first link is behind no router.
        envelope.ttl = u16::from(TTL).saturating_sub(hops.saturating_sub(1)).max(1) as u8;
        envelope.ecn = if marked { 3 } else { envelope.ecn };
        let bytes = &self.kept.bytes;
        if fragments <= 1 {
            envelope.write(bytes.len(), 0, false, out);
            let first = out.len();
            out.extend(bytes);
            let at = damaged.and_then(|at| (at as usize).checked_sub(envelope.header_bytes()));
            if let Some(wrong) = at.and_then(|at| out.get_mut(first + at)) {
                *wrong ^= DAMAGE;
            }
            return;
        }
        envelope.padding = 0;
        let each = (largest as usize).saturating_sub(20).max(8);
        let start = (fragment * each).min(bytes.len());
        let end = (start + each).min(bytes.len());
        envelope.write(end - start, start, end < bytes.len(), out);
        out.extend(&bytes[start..end]);
    }

    /// Whether and why it repeats data.
    pub const fn again(&self) -> Retransmit {
        self.kept.again
    }

    /// The end in whose name somebody else sent it, if somebody did.
    pub const fn forged(&self) -> Option<u8> {
        self.kept.forged
    }

    /// What is to be said of its size.
    pub fn warning(&self) -> Option<&'static str> {
        let said = "The settings charge another size of headers than IP and the transport have: packets of this flow \
            are not as large as in the simulation.";
        self.kept.differs.then_some(said)
    }
}

/// The bytes of IP that the settings charge for a packet, of which `carried` are the transport's.
const fn charged(header: &Header, carried: &[u8]) -> usize {
    (header.bytes as usize).saturating_sub(carried.len())
}

fn envelope(header: &Header, [source, destination]: [Address; 2], protocol: u8, padding: usize) -> Envelope {
    Envelope {
        source,
        destination,
        protocol,
        ttl: TTL,
        ecn: if header.ecn_capable { 2 } else { 0 },
        dont_fragment: header.dont_fragment,
        identification: header.segment as u16,
        padding,
    }
}
