//! What the tests of every family run on: virtual time, packets under way, random loss and what ends report.

pub mod golden;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use proptest::prelude::*;
use skywindow_transport::api::{Chunk, ChunkFate, Observer};
use skywindow_units::SimTime;

/// Number of the end that opens and sends.
pub const A: usize = 0;
/// Number of the end that listens.
pub const B: usize = 1;

/// What is due when; what is scheduled first for an instant happens first.
pub struct Agenda<Due> {
    pub now: SimTime,
    queue: BinaryHeap<Reverse<(SimTime, u64, Due)>>,
    order: u64,
}

impl<Due: Ord> Agenda<Due> {
    pub const fn new() -> Self {
        Self { now: SimTime::ZERO, queue: BinaryHeap::new(), order: 0 }
    }

    pub fn schedule(&mut self, at: SimTime, due: Due) {
        self.order += 1;
        self.queue.push(Reverse((at, self.order, due)));
    }

    /// What is due next, now; nothing where that is after `until`, which is now then.
    pub fn next(&mut self, until: SimTime) -> Option<Due> {
        if self.queue.peek().is_none_or(|Reverse((at, ..))| *at > until) {
            self.now = self.now.max(until);
            return None;
        }
        let Reverse((at, _, due)) = self.queue.pop()?;
        self.now = at;
        Some(due)
    }
}

/// Packets under way, in slots that are used again.
pub struct Slots<Packet> {
    pub packets: Vec<Packet>,
    spare: Vec<usize>,
}

impl<Packet: Default> Slots<Packet> {
    pub const fn new() -> Self {
        Self { packets: Vec::new(), spare: Vec::new() }
    }

    pub fn take(&mut self) -> usize {
        self.spare.pop().unwrap_or_else(|| {
            self.packets.push(Packet::default());
            self.packets.len() - 1
        })
    }

    pub fn give(&mut self, slot: usize) {
        self.spare.push(slot);
    }
}

pub fn seconds(s: u64) -> SimTime {
    SimTime::from_millis(1000 * s)
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

/// Whether a packet is lost that is lost with this probability.
pub fn is_lost(probability: f64, seed: u64, ordinal: u64) -> bool {
    random_bits(seed, A, ordinal) < (probability * 2f64.powi(64)) as u64
}

/// A network that decides by a list, over and over: 0 for a packet that arrives, 1 for one that is lost, below 20 for
/// one that is overtaken, below 40 for one that comes twice.
pub fn fates() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(prop_oneof![6 => Just(0u8), 2 => Just(1u8), 1 => 2u8..20, 1 => 20u8..40], 20..200)
}

/// Writes down every event with its path, and what became of every piece of data.
pub struct Diary<Event> {
    pub events: Vec<(SimTime, u8, Event)>,
    pub chunks: Vec<(Chunk, ChunkFate)>,
}

impl<Event> Default for Diary<Event> {
    fn default() -> Self {
        Self { events: Vec::new(), chunks: Vec::new() }
    }
}

impl<Event> Observer<Event> for Diary<Event> {
    fn note(&mut self, now: SimTime, path: u8, event: Event) {
        self.events.push((now, path, event));
    }

    fn chunk(&mut self, _now: SimTime, chunk: Chunk, fate: ChunkFate) {
        self.chunks.push((chunk, fate));
    }
}

/// Sees nothing.
#[derive(Default)]
pub struct Quiet;

impl<Event> Observer<Event> for Quiet {
    fn note(&mut self, _now: SimTime, _path: u8, _event: Event) {}
}
