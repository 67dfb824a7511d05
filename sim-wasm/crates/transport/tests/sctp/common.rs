//! Two endpoints, the wires between them and virtual time: what the tests of the protocol run on.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use skywindow_transport::api::{self, Chunk};
use skywindow_transport::sctp::{ChunkFate, Endpoint, Event, Observer, Packet, Sctp, Source};
use skywindow_units::{BitRate, Duration, SimTime};

/// Number of the end that opens and sends.
pub const A: usize = 0;
/// Number of the end that listens.
pub const B: usize = 1;

/// What becomes of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Arrives,
    Lost,
    /// Later than the wire alone would deliver it, so that others overtake it.
    Late(Duration),
    /// And once more, so much later.
    Twice(Duration),
    /// With a congestion mark.
    Marked,
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
}

impl Link {
    pub fn new(bps: u64, delay_ms: u64) -> Self {
        Self { rate: BitRate::from_bps(bps), delay: Duration::from_millis(delay_ms), free_at: SimTime::ZERO }
    }

    fn pass(&mut self, now: SimTime, bytes: u32) -> SimTime {
        self.free_at = self.free_at.max(now) + self.rate.transmission_time(bytes);
        self.free_at + self.delay
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

pub fn seconds(s: u64) -> SimTime {
    SimTime::from_millis(1000 * s)
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
    pub now: SimTime,
    pub ends: [Endpoint; 2],
    pub observers: [O; 2],
    /// The links of each direction and path, in order.
    pub wires: [Vec<Vec<Link>>; 2],
    pub sent: [u64; 2],
    fate: F,
    queue: BinaryHeap<Reverse<(SimTime, u64, Due)>>,
    order: u64,
    timers: [SimTime; 2],
    packets: Vec<Packet>,
    spare: Vec<usize>,
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
        ends[A].set_source(source);
        Self {
            now: SimTime::ZERO,
            ends,
            observers: [O::default(), O::default()],
            wires: [wire, back],
            sent: [0, 0],
            fate,
            queue: BinaryHeap::new(),
            order: 0,
            timers: [SimTime::MAX; 2],
            packets: Vec::new(),
            spare: Vec::new(),
        }
    }

    pub fn open(&mut self) {
        self.ends[A].open(self.now, &mut self.observers[A]);
        self.flush(A);
    }

    /// Opens and runs until `until`.
    pub fn run(&mut self, until: SimTime) {
        self.open();
        self.run_on(until);
    }

    /// Runs until `until`, or until nothing can happen any more.
    pub fn run_on(&mut self, until: SimTime) {
        while let Some(&Reverse((at, _, due))) = self.queue.peek() {
            if at > until {
                break;
            }
            self.queue.pop();
            self.now = at;
            self.happen(due);
        }
        self.now = self.now.max(until);
    }

    fn happen(&mut self, due: Due) {
        match due {
            Due::Packet { to, path, slot, hop, marked }
                if hop < self.wires[1 - to][usize::from(path)].len() =>
            {
                let bytes = self.packets[slot].size;
                let at = self.wires[1 - to][usize::from(path)][hop].pass(self.now, bytes);
                self.schedule(at, Due::Packet { to, path, slot, hop: hop + 1, marked });
            }
            Due::TooBig { to, path, mtu } => {
                api::Endpoint::on_too_big(&mut self.ends[to], self.now, path, mtu, &mut self.observers[to]);
                self.flush(to);
            }
            Due::Packet { to, path, slot, marked, .. } => {
                let packet = std::mem::take(&mut self.packets[slot]);
                self.ends[to].on_packet(self.now, path, &packet, marked, &mut self.observers[to]);
                self.packets[slot] = packet;
                self.spare.push(slot);
                self.flush(to);
            }
            Due::Timer { end } => {
                if self.timers[end] == self.now {
                    self.timers[end] = SimTime::MAX;
                    self.ends[end].on_timer(self.now, &mut self.observers[end]);
                    self.flush(end);
                }
            }
        }
    }

    fn slot(&mut self) -> usize {
        self.spare.pop().unwrap_or_else(|| {
            self.packets.push(Packet::default());
            self.packets.len() - 1
        })
    }

    fn schedule(&mut self, at: SimTime, due: Due) {
        self.order += 1;
        self.queue.push(Reverse((at, self.order, due)));
    }

    pub fn flush(&mut self, end: usize) {
        loop {
            let slot = self.slot();
            let packet = &mut self.packets[slot];
            let rests = self.ends[end].rests();
            let Some(path) = self.ends[end].poll_transmit(self.now, packet, &mut self.observers[end]) else {
                self.spare.push(slot);
                break;
            };
            assert!(!rests, "an end that rests has a packet to send at {}", self.now);
            self.put_on_wire(end, path, slot);
        }
        if let Some(due) = self.ends[end].next_timeout()
            && due < self.timers[end]
        {
            self.timers[end] = due.max(self.now);
            self.schedule(self.timers[end], Due::Timer { end });
        }
    }

    fn put_on_wire(&mut self, from: usize, path: u8, slot: usize) {
        let packet = &self.packets[slot];
        let crossing = Crossing { now: self.now, from, path, ordinal: self.sent[from], packet };
        let fate = (self.fate)(&crossing);
        self.sent[from] += 1;
        let to = 1 - from;
        let whole = Due::Packet { to, path, slot, hop: 1, marked: fate == Fate::Marked };
        let arrives = self.wires[from][usize::from(path)][0].pass(self.now, packet.size);
        match fate {
            Fate::Lost => self.spare.push(slot),
            Fate::TooBig(mtu) => {
                self.spare.push(slot);
                self.schedule(self.now + Duration::from_millis(10), Due::TooBig { to: from, path, mtu });
            }
            Fate::Arrives | Fate::Marked => self.schedule(arrives, whole),
            Fate::Late(by) => self.schedule(arrives + by, whole),
            Fate::Twice(by) => {
                let copy = self.slot();
                self.packets[copy] = self.packets[slot].clone();
                self.schedule(arrives, whole);
                self.schedule(arrives + by, Due::Packet { to, path, slot: copy, hop: 1, marked: false });
            }
        }
    }
}

/// 64 bits that depend on the seed, the direction and the ordinal alone.
pub fn random_bits(seed: u64, direction: usize, ordinal: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (ordinal << 1 | direction as u64);
    for _ in 0..2 {
        z = z.wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
    }
    z
}

/// The links of the multistreaming experiments: 5 and 10 Mbit/s, 130 ms each.
pub fn two_links() -> Vec<Link> {
    vec![Link::new(5_000_000, 130), Link::new(10_000_000, 130)]
}

/// Highest TSN at the receiver after `seconds`, with random loss of forward packets.
pub fn highest_tsn(config: &Sctp, per: f64, seed: u64, seconds: u64) -> u32 {
    let threshold = (per * 2f64.powi(64)) as u64;
    let fate = |crossing: &Crossing<'_>| {
        let lost = crossing.from == A && random_bits(seed, A, crossing.ordinal) < threshold;
        if lost { Fate::Lost } else { Fate::Arrives }
    };
    let mut pair = Pair::<_, Quiet>::with_wires(config, two_links(), Source::Endless, fate);
    pair.run(SimTime::from_millis(seconds * 1000));
    pair.ends[B].receiver().highest_tsn
}

/// Writes down every event with its path, and what became of every chunk.
#[derive(Default)]
pub struct Diary {
    pub events: Vec<(SimTime, u8, Event)>,
    pub chunks: Vec<(Chunk, ChunkFate)>,
}

impl Observer<Event> for Diary {
    fn note(&mut self, now: SimTime, path: u8, event: Event) {
        self.events.push((now, path, event));
    }

    fn chunk(&mut self, _now: SimTime, chunk: Chunk, fate: ChunkFate) {
        self.chunks.push((chunk, fate));
    }
}

impl Diary {
    /// What `pick` finds in the events, with time and path.
    pub fn only<T>(&self, pick: impl Fn(&Event) -> Option<T>) -> Vec<(SimTime, u8, T)> {
        self.events.iter().filter_map(|(at, path, event)| Some((*at, *path, pick(event)?))).collect()
    }
}

/// Sees nothing.
#[derive(Default)]
pub struct Quiet;

impl Observer<Event> for Quiet {
    fn note(&mut self, _now: SimTime, _path: u8, _event: Event) {}
}
