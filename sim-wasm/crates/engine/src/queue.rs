//! The event queue: a total order over (time, order of scheduling), whatever the load.
//!
//! A timing wheel of short slots holds what is due soon; a heap holds what is beyond the wheel's horizon. A lone
//! event is taken straight from its slot; several are sorted when the turn of their slot comes, so the cost per
//! event stays flat. How long a slot is follows the load (`tune`): most hold one event, and nearly all events find
//! room in the wheel, so that only retransmission timers and the like go through the heap.
//!
//! The next event has left its slot already: it is looked for while there is still something else to do, so that
//! nobody waits for it to come from memory.

mod tune;

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hint::cold_path;

use skywindow_units::SimTime;

use tune::Load;

const SLOTS: usize = 8192;
const WORDS: usize = SLOTS / 64;
const NONE: u32 = u32::MAX;
const NEVER: u64 = u64::MAX;

/// Events that are sorted among each other before the slot that is being emptied, where it is not the present one:
/// beyond that they have the wheel begin anew.
const MOST_AHEAD: usize = 64;

/// Events ordered by time, and among equal times by the order in which they were scheduled.
#[derive(Clone)]
pub struct EventQueue<E> {
    now: SimTime,
    /// How many events have been scheduled.
    scheduled: u64,
    /// The next event; none if it is due at [`SimTime::MAX`].
    front: (Key, E),
    /// A slot is as many nanoseconds as two to the power of this.
    bits: u32,
    /// The slot whose events are in `current`; every event of an earlier slot has been taken.
    tick: u64,
    /// Latest first, so that the next event is taken from the end.
    current: Vec<(Key, E)>,
    /// For each slot of the wheel its first entry. Their number is part of the type, so that a slot needs no check.
    heads: Box<[u32; SLOTS]>,
    /// A bit a slot, and a bit a word of these.
    occupied: [u64; WORDS],
    words: [u64; WORDS / 64],
    /// Entries of the wheel, linked by slot; free ones are linked from `free`.
    entries: Vec<Entry<E>>,
    free: u32,
    far: BinaryHeap<Reverse<Far<E>>>,
    /// The slot of the first event in `far`.
    far_tick: u64,
    load: Load,
}

/// Where an event stands in the order of all events.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    time: SimTime,
    number: u64,
}

impl Key {
    const NONE: Self = Self { time: SimTime::MAX, number: 0 };
}

#[derive(Clone)]
struct Entry<E> {
    key: Key,
    event: E,
    next: u32,
}

#[derive(Clone, Copy)]
struct Far<E> {
    key: Key,
    event: E,
}

impl<E> PartialEq for Far<E> {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}
impl<E> Eq for Far<E> {}
impl<E> PartialOrd for Far<E> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl<E> Ord for Far<E> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key.cmp(&other.key)
    }
}

/// Kept out of the way of what is in time.
#[cold]
#[inline(never)]
fn too_late(time: SimTime, now: SimTime) -> ! {
    panic!("event scheduled at {time}, before the present {now}");
}

const fn slot_of(tick: u64) -> usize {
    tick as usize % SLOTS
}

impl<E: Copy + Default> Default for EventQueue<E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<E: Copy + Default> EventQueue<E> {
    /// An empty queue at time zero.
    pub fn new() -> Self {
        Self {
            now: SimTime::ZERO,
            scheduled: 0,
            front: (Key::NONE, E::default()),
            bits: tune::FIRST_BITS,
            tick: 0,
            current: Vec::with_capacity(64),
            heads: Box::new([NONE; SLOTS]),
            occupied: [0; WORDS],
            words: [0; WORDS / 64],
            entries: Vec::with_capacity(1024),
            free: NONE,
            far: BinaryHeap::with_capacity(256),
            far_tick: NEVER,
            load: Load::default(),
        }
    }

    /// The time of the event taken last.
    pub const fn now(&self) -> SimTime {
        self.now
    }

    /// Whether nothing is waiting.
    pub fn is_empty(&self) -> bool {
        self.front.0 == Key::NONE
    }

    /// Schedules `event` at `time`, after everything already scheduled for that time.
    ///
    /// # Panics
    /// If `time` is before [`now`](Self::now): an effect would precede its cause.
    #[inline(always)]
    pub fn schedule(&mut self, time: SimTime, event: E) {
        if time < self.now {
            too_late(time, self.now);
        }
        let mut next = (Key { time, number: self.scheduled }, event);
        self.scheduled += 1;
        if time < self.front.0.time {
            next = std::mem::replace(&mut self.front, next);
            if next.0 == Key::NONE {
                cold_path();
                return;
            }
        }
        let (key, event) = next;
        // Nearly everything is for the wheel, where there is room: the rest stays out of the caller's way.
        if self.is_near(key) && self.free != NONE {
            self.link(key, event);
        } else {
            self.put_beside(key, event);
        }
    }

    #[inline]
    const fn tick_of(&self, key: Key) -> u64 {
        key.time.as_nanos() >> self.bits
    }

    /// The slot of the present.
    const fn present(&self) -> u64 {
        self.now.as_nanos() >> self.bits
    }

    /// Whether the wheel takes it: it is not for the slot being emptied, and within the horizon.
    #[inline]
    const fn is_near(&self, key: Key) -> bool {
        self.tick_of(key).wrapping_sub(self.tick + 1) < SLOTS as u64 - 1
    }

    /// Puts away what belongs to the slot being emptied, lies beyond the wheel's horizon, or needs room in the wheel.
    #[inline(never)]
    fn put_beside(&mut self, key: Key, event: E) {
        if self.is_near(key) {
            self.free = self.entries.len() as u32;
            self.entries.push(Entry { key, event, next: NONE });
            self.link(key, event);
        } else if self.tick_of(key) <= self.tick {
            if self.current.len() >= MOST_AHEAD && self.tick > self.present() {
                self.rewind();
                return self.put_beside(key, event);
            }
            let at = self.current.partition_point(|&(other, _)| other > key);
            self.current.insert(at, (key, event));
        } else {
            self.load.far += 1;
            self.far.push(Reverse(Far { key, event }));
            self.far_tick = self.far_tick.min(self.tick_of(key));
        }
    }

    /// Takes the next event if it is due at or before `limit`.
    #[inline]
    pub fn pop_until(&mut self, limit: SimTime) -> Option<(SimTime, E)> {
        let (key, event) = self.front;
        if key.time > limit || key == Key::NONE {
            cold_path();
            return None;
        }
        self.now = key.time;
        self.find_front();
        Some((key.time, event))
    }

    /// Takes the first of what is left from its place.
    #[inline(always)]
    fn find_front(&mut self) {
        if self.current.is_empty() {
            let tick = self.next_occupied();
            let slot = slot_of(tick);
            let head = self.heads[slot];
            // Most slots hold one event, which need not go through `current`.
            if tick < self.far_tick && self.entries[head as usize].next == NONE {
                let Entry { key, event, .. } = self.entries[head as usize];
                self.entries[head as usize].next = self.free;
                self.free = head;
                self.empty(slot);
                self.tick = tick;
                self.front = (key, event);
                return;
            }
            self.refill(tick);
        }
        self.front = self.current.pop().unwrap_or((Key::NONE, E::default()));
    }

    /// Puts it into a free entry, which there is.
    #[inline(always)]
    fn link(&mut self, key: Key, event: E) {
        let slot = slot_of(self.tick_of(key));
        let index = self.free;
        let entry = &mut self.entries[index as usize];
        self.free = entry.next;
        *entry = Entry { key, event, next: self.heads[slot] };
        self.heads[slot] = index;
        let word = slot / 64;
        self.occupied[word] |= 1 << (slot % 64);
        self.words[word / 64] |= 1 << (word % 64);
    }

    #[inline]
    fn empty(&mut self, slot: usize) {
        self.heads[slot] = NONE;
        let word = slot / 64;
        self.occupied[word] &= !(1 << (slot % 64));
        if self.occupied[word] == 0 {
            self.words[word / 64] &= !(1 << (word % 64));
        }
    }

    /// Moves to the next slot that holds anything, `near` in the wheel or the first beyond it, and brings its
    /// events to `current` in their order.
    fn refill(&mut self, near: u64) {
        let tick = near.min(self.far_tick);
        if tick == NEVER {
            cold_path();
            return;
        }
        self.tick = tick;
        if near == tick {
            self.unlink(slot_of(tick));
        }
        while self.far_tick == tick {
            if let Some(Reverse(Far { key, event })) = self.far.pop() {
                self.current.push((key, event));
            }
            self.far_tick = self.first_far();
        }
        if self.current.len() > 1 {
            self.load.shared += self.current.len() as u64;
            self.current.sort_unstable_by_key(|&(key, _)| Reverse(key));
        }
    }

    fn first_far(&self) -> u64 {
        self.far.peek().map_or(NEVER, |Reverse(entry)| self.tick_of(entry.key))
    }

    fn unlink(&mut self, slot: usize) {
        let mut index = self.heads[slot];
        while index != NONE {
            let entry = &mut self.entries[index as usize];
            self.current.push((entry.key, entry.event));
            let next = entry.next;
            entry.next = self.free;
            self.free = index;
            index = next;
        }
        self.empty(slot);
    }

    /// About how much memory it takes, bytes.
    pub fn bytes(&self) -> usize {
        let events = self.entries.len() + self.current.len() + self.far.len();
        size_of_val(&*self.heads) + events * size_of::<Entry<E>>()
    }

    /// The first slot after the current one, within the horizon, that holds anything; `NEVER` without one.
    #[inline]
    fn next_occupied(&self) -> u64 {
        let first = self.tick + 1;
        let start = slot_of(first);
        let word = start / 64;
        let bits = self.occupied[word] & (u64::MAX << (start % 64));
        let slot = if bits != 0 {
            word * 64 + bits.trailing_zeros() as usize
        } else {
            let Some(word) = self.next_word(word) else { return NEVER };
            word * 64 + self.occupied[word].trailing_zeros() as usize
        };
        first + slot_of((slot + SLOTS - start) as u64) as u64
    }

    /// The first word of `occupied` after `word`, round the wheel and back to it, that is not zero.
    #[inline]
    fn next_word(&self, word: usize) -> Option<usize> {
        let part = word / 64;
        // Shifted twice: once by 64 bits is not allowed.
        let bits = self.words[part] & (u64::MAX << (word % 64) << 1);
        if bits != 0 {
            return Some(part * 64 + bits.trailing_zeros() as usize);
        }
        (1..=self.words.len()).map(|step| (part + step) % self.words.len()).find_map(|part| {
            let bits = self.words[part];
            (bits != 0).then(|| part * 64 + bits.trailing_zeros() as usize)
        })
    }
}

#[cfg(test)]
mod tests;
