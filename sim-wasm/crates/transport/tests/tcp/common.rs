//! Connections, the links they share and virtual time: what the tests of the protocol run on.

use std::collections::VecDeque;

use skywindow_transport::api::{Endpoint as _, Observer, Source};
use skywindow_transport::congestion::PathHint;
use skywindow_transport::tcp::{Endpoint, Event, Packet, Tcp};
use skywindow_units::{BitRate, Duration, SimTime};

pub use crate::support::{A, B, Quiet, seconds};
use crate::support::{Agenda, Slots, is_lost};

/// What becomes of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Arrives,
    Lost,
    /// Later than the links alone would deliver it, so that others overtake it.
    Late(Duration),
    /// And once more, so much later.
    Twice(Duration),
    /// With a congestion mark.
    Marked,
}

/// A packet that enters a link on which packets are lost.
pub struct Crossing<'a> {
    pub now: SimTime,
    pub flow: usize,
    /// The end that sends it.
    pub from: usize,
    /// How many this end has sent before.
    pub ordinal: u64,
    pub packet: &'a Packet,
}

/// A link: packets leave one after the other.
#[derive(Clone, Debug)]
pub struct Link {
    rate: BitRate,
    delay: Duration,
    /// Packets that wait or are being sent at most.
    room: usize,
    leaving: VecDeque<SimTime>,
    pub dropped: u64,
    pub carried_bytes: u64,
}

impl Link {
    pub fn new(bps: u64, delay_ms: u64) -> Self {
        Self {
            rate: BitRate::from_bps(bps),
            delay: Duration::from_millis(delay_ms),
            room: usize::MAX,
            leaving: VecDeque::new(),
            dropped: 0,
            carried_bytes: 0,
        }
    }

    /// With a queue of so many packets.
    pub fn with_queue(self, packets: usize) -> Self {
        Self { room: packets + 1, ..self }
    }

    /// When a packet that comes now arrives at the other end, if there is room for it.
    fn pass(&mut self, now: SimTime, bytes: u32) -> Option<SimTime> {
        while self.leaving.front().is_some_and(|&at| at <= now) {
            self.leaving.pop_front();
        }
        if self.leaving.len() >= self.room {
            self.dropped += 1;
            return None;
        }
        let begins = self.leaving.back().map_or(now, |&at| at.max(now));
        let ends = begins + self.rate.transmission_time(bytes);
        self.leaving.push_back(ends);
        self.carried_bytes += u64::from(bytes);
        Some(ends + self.delay)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    /// A packet has passed `hop` links of its route.
    Packet {
        flow: usize,
        to: usize,
        hop: usize,
        slot: usize,
    },
    /// A packet arrives whatever the links say.
    Arrival {
        flow: usize,
        to: usize,
        slot: usize,
    },
    Timer {
        flow: usize,
        end: usize,
    },
    Open {
        flow: usize,
    },
    /// A packet of something else takes its time on a link.
    Other {
        link: usize,
        bytes: u32,
    },
}

#[derive(Clone, Copy, Debug, Default)]
struct Travelling {
    packet: Packet,
    marked: bool,
    late: Option<Duration>,
}

/// A connection and where its packets go.
pub struct Flow<O> {
    pub ends: [Endpoint; 2],
    pub observers: [O; 2],
    /// The numbers of the links in order, forward and back.
    routes: [Vec<usize>; 2],
    pub sent: [u64; 2],
    timers: [SimTime; 2],
}

/// Connections and links.
pub struct Net<F, O> {
    pub flows: Vec<Flow<O>>,
    pub links: Vec<Link>,
    /// Losses happen on entering this link of a route.
    pub lossy_hop: usize,
    fate: F,
    agenda: Agenda<Due>,
    slots: Slots<Travelling>,
}

/// What an end reported.
pub type Log = Vec<(SimTime, Event)>;

impl<F: FnMut(&Crossing<'_>) -> Fate, O: Observer<Event> + Default> Net<F, O> {
    pub fn new(links: Vec<Link>, fate: F) -> Self {
        Self { flows: Vec::new(), links, lossy_hop: 0, fate, agenda: Agenda::new(), slots: Slots::new() }
    }

    /// One connection with the same rules at both ends; `links` forward, and back in reverse.
    pub fn pair(config: &Tcp, links: Vec<Link>, source: Source, fate: F) -> Self {
        let count = links.len();
        let both = links.iter().chain(links.iter().rev()).cloned().collect();
        let mut net = Self::new(both, fate);
        let routes = [(0..count).collect(), (count..2 * count).collect()];
        net.add(config, source, routes, SimTime::ZERO);
        net
    }

    /// Another connection, which opens at `start`.
    pub fn add(&mut self, config: &Tcp, source: Source, routes: [Vec<usize>; 2], start: SimTime) {
        let mut ends = [A, B].map(|_| Endpoint::new(config.clone()));
        ends[A].set_source(source);
        let observers = [O::default(), O::default()];
        self.flows.push(Flow { ends, observers, routes, sent: [0, 0], timers: [SimTime::MAX; 2] });
        self.agenda.schedule(start, Due::Open { flow: self.flows.len() - 1 });
    }

    /// The application of the first end has something else to send.
    pub fn resume(&mut self, flow: usize, source: Source) {
        self.flows[flow].ends[A].set_source(source);
        self.flush(flow, A);
    }

    /// The delay of every link becomes so many times as long, and the first end of a flow is told.
    pub fn stretch(&mut self, flow: usize, times: u64) {
        let now = self.agenda.now;
        let route = self.flows[flow].routes[A].clone();
        let delay = |links: &[Link]| route.iter().fold(Duration::ZERO, |sum, &link| sum + links[link].delay);
        let from = delay(&self.links);
        self.links.iter_mut().for_each(|link| link.delay = link.delay * times);
        let hint = PathHint { now, from: Some(from), to: Some(delay(&self.links)) };
        let own = &mut self.flows[flow];
        own.ends[A].on_path_hint(0, &hint, &mut own.observers[A]);
        self.flush(flow, A);
    }

    /// A packet of something else enters a link.
    pub fn occupy(&mut self, at: SimTime, link: usize, bytes: u32) {
        self.agenda.schedule(at, Due::Other { link, bytes });
    }

    /// Runs until `until`, or until nothing can happen any more.
    pub fn run(&mut self, until: SimTime) {
        while let Some(due) = self.agenda.next(until) {
            self.happen(due);
        }
    }

    fn happen(&mut self, due: Due) {
        match due {
            Due::Packet { flow, to, hop, slot } if hop < self.flows[flow].routes[1 - to].len() => {
                self.cross(flow, to, hop, slot);
            }
            Due::Packet { flow, to, slot, .. } => match self.slots.packets[slot].late.take() {
                Some(by) => self.agenda.schedule(self.agenda.now + by, Due::Arrival { flow, to, slot }),
                None => self.arrive(flow, to, slot),
            },
            Due::Arrival { flow, to, slot } => self.arrive(flow, to, slot),
            Due::Timer { flow, end } => {
                let own = &mut self.flows[flow];
                if own.timers[end] == self.agenda.now {
                    own.timers[end] = SimTime::MAX;
                    own.ends[end].on_timer(self.agenda.now, &mut own.observers[end]);
                    self.flush(flow, end);
                }
            }
            Due::Other { link, bytes } => {
                self.links[link].pass(self.agenda.now, bytes);
            }
            Due::Open { flow } => {
                let own = &mut self.flows[flow];
                own.ends[A].open(self.agenda.now, &mut own.observers[A]);
                self.flush(flow, A);
            }
        }
    }

    fn cross(&mut self, flow: usize, to: usize, hop: usize, slot: usize) {
        let from = 1 - to;
        if hop == self.lossy_hop.min(self.flows[flow].routes[from].len() - 1)
            && !self.survives(flow, to, hop, slot)
        {
            self.slots.give(slot);
            return;
        }
        let link = self.flows[flow].routes[from][hop];
        let bytes = self.slots.packets[slot].packet.size;
        match self.links[link].pass(self.agenda.now, bytes) {
            Some(at) => self.agenda.schedule(at, Due::Packet { flow, to, hop: hop + 1, slot }),
            None => self.slots.give(slot),
        }
    }

    fn survives(&mut self, flow: usize, to: usize, hop: usize, slot: usize) -> bool {
        let from = 1 - to;
        let own = &mut self.flows[flow];
        let ordinal = own.sent[from];
        own.sent[from] += 1;
        let crossing =
            Crossing { now: self.agenda.now, flow, from, ordinal, packet: &self.slots.packets[slot].packet };
        match (self.fate)(&crossing) {
            Fate::Arrives => {}
            Fate::Marked => self.slots.packets[slot].marked = true,
            Fate::Late(by) => self.slots.packets[slot].late = Some(by),
            Fate::Twice(by) => {
                let copy = self.slots.take();
                self.slots.packets[copy] = Travelling { late: Some(by), ..self.slots.packets[slot] };
                let hops = self.flows[flow].routes[from].len();
                self.agenda
                    .schedule(self.agenda.now, Due::Packet { flow, to, hop: hops.max(hop), slot: copy });
            }
            Fate::Lost => return false,
        }
        true
    }

    fn arrive(&mut self, flow: usize, to: usize, slot: usize) {
        let Travelling { packet, marked, .. } = self.slots.packets[slot];
        self.slots.give(slot);
        let own = &mut self.flows[flow];
        own.ends[to].on_packet(self.agenda.now, 0, &packet, marked, &mut own.observers[to]);
        self.flush(flow, to);
    }

    fn flush(&mut self, flow: usize, end: usize) {
        loop {
            let slot = self.slots.take();
            let own = &mut self.flows[flow];
            let rests = own.ends[end].rests();
            let mut packet = Packet::default();
            if own.ends[end].poll_transmit(self.agenda.now, &mut packet, &mut own.observers[end]).is_none() {
                self.slots.give(slot);
                break;
            }
            assert!(!rests, "an end that rests has a segment to send at {}", self.agenda.now);
            self.slots.packets[slot] = Travelling { packet, marked: false, late: None };
            self.agenda.schedule(self.agenda.now, Due::Packet { flow, to: 1 - end, hop: 0, slot });
        }
        let own = &mut self.flows[flow];
        if let Some(due) = own.ends[end].next_timeout()
            && due < own.timers[end]
        {
            own.timers[end] = due.max(self.agenda.now);
            let at = own.timers[end];
            self.agenda.schedule(at, Due::Timer { flow, end });
        }
    }
}

/// Forward packets are lost at random.
pub fn random_loss(probability: f64, seed: u64) -> impl FnMut(&Crossing<'_>) -> Fate {
    move |crossing| {
        let seed = seed.wrapping_add(crossing.flow as u64);
        let lost = crossing.from == A && is_lost(probability, seed, crossing.ordinal);
        if lost { Fate::Lost } else { Fate::Arrives }
    }
}

/// The transmission number `nth` (from 0) of each listed segment is lost; segments of 1448 bytes count from 1.
pub fn lose<'a>(lost: &'a [(u32, usize)]) -> impl FnMut(&Crossing<'_>) -> Fate + 'a {
    let mut sent: Vec<usize> = vec![0; 65_536];
    move |crossing| {
        if crossing.from == B || crossing.packet.bytes == 0 {
            return Fate::Arrives;
        }
        let segment = segment(crossing.packet.seq);
        let count = &mut sent[segment as usize];
        *count += 1;
        if lost.contains(&(segment, *count - 1)) { Fate::Lost } else { Fate::Arrives }
    }
}

/// The number of the segment of 1448 bytes, from 1, that begins with this byte.
pub fn segment(seq: u32) -> u32 {
    (seq - 1) / 1448 + 1
}

/// What `pick` finds in the events, with their times.
pub fn only<T>(log: &Log, pick: impl Fn(&Event) -> Option<T>) -> Vec<(SimTime, T)> {
    log.iter().filter_map(|(at, event)| Some((*at, pick(event)?))).collect()
}

/// What an end reported, and what became of every segment.
pub type Diary = crate::support::Diary<Event>;
