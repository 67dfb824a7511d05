//! Two endpoints, the wires between them and virtual time: what the tests of the protocol run on.

use std::collections::VecDeque;

use skywindow_transport::api;
use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{Endpoint, Event, Observer, Packet, Sctp, Source};
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
    /// With this byte wrong, from its IP header on.
    Damaged(u32),
    /// Nowhere: the first router of the path tells the sender what its next link takes.
    TooBig(u32),
}

/// A packet that enters the wire of one end.
pub struct Crossing<'a> {
    pub now: SimTime,
    /// The end that sends it.
    pub from: usize,
    /// The path it takes.
    pub path: u8,
    /// How many this end has sent before.
    pub ordinal: u64,
    pub packet: &'a Packet,
}

/// A link: packets leave one after the other.
#[derive(Clone, Debug)]
pub struct Link {
    rate: BitRate,
    delay: Duration,
    free_at: SimTime,
    /// How many packets it holds with the one that leaves, if that is limited, and when each has left.
    queue: Option<usize>,
    leaving: VecDeque<SimTime>,
}

impl Link {
    pub fn new(bps: u64, delay_ms: u64) -> Self {
        Self::with_queue(bps, Duration::from_millis(delay_ms), None)
    }

    /// A link that holds so many packets with the one that leaves.
    pub fn with_queue(bps: u64, delay: Duration, queue: Option<usize>) -> Self {
        let (rate, free_at) = (BitRate::from_bps(bps), SimTime::ZERO);
        Self { rate, delay, free_at, queue, leaving: VecDeque::new() }
    }

    /// The same without a limit.
    pub fn endless(&self) -> Self {
        Self { queue: None, ..self.clone() }
    }

    /// When a packet arrives at the other end; never if the queue is full.
    fn pass(&mut self, now: SimTime, bytes: u32) -> Option<SimTime> {
        if let Some(limit) = self.queue {
            while self.leaving.front().is_some_and(|&left| left <= now) {
                self.leaving.pop_front();
            }
            if self.leaving.len() >= limit {
                return None;
            }
        }
        self.free_at = self.free_at.max(now) + self.rate.transmission_time(bytes);
        if self.queue.is_some() {
            self.leaving.push_back(self.free_at);
        }
        Some(self.free_at + self.delay)
    }
}

/// The transmission number `nth` (from 0) of each listed TSN is lost.
pub fn lose<'a>(lost: &'a [(u32, usize)]) -> impl FnMut(&Crossing<'_>) -> Fate + 'a {
    let mut sent: Vec<usize> = vec![0; 65_536];
    move |crossing| {
        let mut fate = Fate::Arrives;
        for chunk in &crossing.packet.data {
            let count = &mut sent[chunk.tsn as usize];
            if lost.contains(&(chunk.tsn, *count)) {
                fate = Fate::Lost;
            }
            *count += 1;
        }
        fate
    }
}

/// A wire of 10 Mbit/s for each path, with these delays.
pub fn wires(delays_ms: &[u64]) -> Vec<Vec<Link>> {
    delays_ms.iter().map(|&delay| vec![Link::new(10_000_000, delay)]).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    /// A packet has passed `hop` links.
    Packet {
        to: usize,
        path: u8,
        slot: usize,
        hop: usize,
        marked: bool,
        damaged: Option<u32>,
    },
    /// A router's answer to a packet that was too big.
    TooBig {
        to: usize,
        path: u8,
        mtu: u32,
    },
    Timer {
        end: usize,
    },
}

/// The two ends and everything between them.
pub struct Pair<F, O> {
    pub ends: [Endpoint; 2],
    pub observers: [O; 2],
    /// The links of each direction and path, in order.
    pub wires: [Vec<Vec<Link>>; 2],
    pub sent: [u64; 2],
    fate: F,
    agenda: Agenda<Due>,
    timers: [SimTime; 2],
    slots: Slots<Packet>,
}

/// What an end reported.
pub type Log = Vec<(SimTime, Event)>;

impl<F: FnMut(&Crossing<'_>) -> Fate, O: Observer<Event> + Default> Pair<F, O> {
    /// Two ends with the same rules, one wire of `delay_ms` and 10 Mbit/s each way.
    pub fn new(config: &Sctp, delay_ms: u64, source: Source, fate: F) -> Self {
        Self::with_wires(config, vec![Link::new(10_000_000, delay_ms)], source, fate)
    }

    /// Two ends with the same rules; `wire` forward, and back in reverse.
    pub fn with_wires(config: &Sctp, wire: Vec<Link>, source: Source, fate: F) -> Self {
        Self::with_paths(config, vec![wire], source, fate)
    }

    /// Two ends with the same rules and a wire for each path.
    pub fn with_paths(config: &Sctp, wire: Vec<Vec<Link>>, source: Source, fate: F) -> Self {
        let mut back = wire.clone();
        back.iter_mut().for_each(|links| links.reverse());
        let mut ends = [A, B].map(|_| Endpoint::new(config.clone(), wire.len()));
        (1..).zip(&mut ends).for_each(|(secret, end)| end.set_secret(secret));
        ends[A].set_source(source);
        Self {
            ends,
            observers: [O::default(), O::default()],
            wires: [wire, back],
            sent: [0, 0],
            fate,
            agenda: Agenda::new(),
            timers: [SimTime::MAX; 2],
            slots: Slots::new(),
        }
    }

    pub fn now(&self) -> SimTime {
        self.agenda.now
    }

    pub fn open(&mut self) {
        self.ends[A].open(self.agenda.now, &mut self.observers[A]);
        self.flush(A);
    }

    /// Opens and runs until `until`.
    pub fn run(&mut self, until: SimTime) {
        self.open();
        self.run_on(until);
    }

    /// Runs until `until`, or until nothing can happen any more.
    pub fn run_on(&mut self, until: SimTime) {
        while let Some(due) = self.agenda.next(until) {
            self.happen(due);
        }
    }

    fn happen(&mut self, due: Due) {
        match due {
            Due::Packet { to, path, slot, hop, marked, damaged }
                if hop < self.wires[1 - to][usize::from(path)].len() =>
            {
                let bytes = self.slots.packets[slot].size;
                let at = self.wires[1 - to][usize::from(path)][hop].pass(self.agenda.now, bytes);
                match at {
                    Some(at) => {
                        let hop = hop + 1;
                        self.agenda.schedule(at, Due::Packet { to, path, slot, hop, marked, damaged })
                    }
                    None => self.slots.give(slot),
                }
            }
            Due::TooBig { to, path, mtu } => {
                api::Endpoint::on_too_big(
                    &mut self.ends[to],
                    self.agenda.now,
                    path,
                    mtu,
                    &mut self.observers[to],
                );
                self.flush(to);
            }
            Due::Packet { to, path, slot, marked, damaged, .. } => {
                let packet = std::mem::take(&mut self.slots.packets[slot]);
                let (now, end, observer) = (self.agenda.now, &mut self.ends[to], &mut self.observers[to]);
                match damaged {
                    Some(byte) => end.on_damaged(now, path, &packet, byte, observer),
                    None => end.on_packet(now, path, &packet, marked, observer),
                }
                self.slots.packets[slot] = packet;
                self.slots.give(slot);
                self.flush(to);
            }
            Due::Timer { end } => {
                if self.timers[end] == self.agenda.now {
                    self.timers[end] = SimTime::MAX;
                    self.ends[end].on_timer(self.agenda.now, &mut self.observers[end]);
                    self.flush(end);
                }
            }
        }
    }

    pub fn flush(&mut self, end: usize) {
        loop {
            let slot = self.slots.take();
            let packet = &mut self.slots.packets[slot];
            let rests = self.ends[end].rests();
            let Some(path) = self.ends[end].poll_transmit(self.agenda.now, packet, &mut self.observers[end])
            else {
                self.slots.give(slot);
                break;
            };
            assert!(!rests, "an end that rests has a packet to send at {}", self.agenda.now);
            self.put_on_wire(end, path, slot);
        }
        if let Some(due) = self.ends[end].next_timeout()
            && due < self.timers[end]
        {
            self.timers[end] = due.max(self.agenda.now);
            self.agenda.schedule(self.timers[end], Due::Timer { end });
        }
    }

    fn put_on_wire(&mut self, from: usize, path: u8, slot: usize) {
        let packet = &self.slots.packets[slot];
        let crossing = Crossing { now: self.agenda.now, from, path, ordinal: self.sent[from], packet };
        let fate = (self.fate)(&crossing);
        self.sent[from] += 1;
        let to = 1 - from;
        let damaged = if let Fate::Damaged(byte) = fate { Some(byte) } else { None };
        let whole = Due::Packet { to, path, slot, hop: 1, marked: fate == Fate::Marked, damaged };
        let Some(arrives) = self.wires[from][usize::from(path)][0].pass(self.agenda.now, packet.size) else {
            self.slots.give(slot);
            return;
        };
        match fate {
            Fate::Lost => self.slots.give(slot),
            Fate::TooBig(mtu) => {
                self.slots.give(slot);
                self.agenda.schedule(
                    self.agenda.now + Duration::from_millis(10),
                    Due::TooBig { to: from, path, mtu },
                );
            }
            Fate::Arrives | Fate::Marked | Fate::Damaged(_) => self.agenda.schedule(arrives, whole),
            Fate::Late(by) => self.agenda.schedule(arrives + by, whole),
            Fate::Twice(by) => {
                let copy = self.slots.take();
                self.slots.packets[copy] = self.slots.packets[slot].clone();
                self.agenda.schedule(arrives, whole);
                self.agenda.schedule(
                    arrives + by,
                    Due::Packet { to, path, slot: copy, hop: 1, marked: false, damaged: None },
                );
            }
        }
    }
}

/// The links of the multistreaming experiments: 5 and 10 Mbit/s, 130 ms each.
pub fn two_links() -> Vec<Link> {
    vec![Link::new(5_000_000, 130), Link::new(10_000_000, 130)]
}

/// Highest TSN at the receiver after `seconds`, with random loss of forward packets.
pub fn highest_tsn(config: &Sctp, per: f64, seed: u64, seconds: u64) -> u32 {
    let fate = |crossing: &Crossing<'_>| {
        let lost = crossing.from == A && is_lost(per, seed, crossing.ordinal);
        if lost { Fate::Lost } else { Fate::Arrives }
    };
    let mut pair = Pair::<_, Quiet>::with_wires(config, two_links(), Source::Endless, fate);
    pair.run(SimTime::from_millis(seconds * 1000));
    pair.ends[B].receiver().highest_tsn
}

/// What an end reported, with the path.
pub type Diary = crate::support::Diary<Event>;

impl Diary {
    /// What `pick` finds in the events, with time and path.
    pub fn only<T>(&self, pick: impl Fn(&Event) -> Option<T>) -> Vec<(SimTime, u8, T)> {
        self.events.iter().filter_map(|(at, path, event)| Some((*at, *path, pick(event)?))).collect()
    }
}
