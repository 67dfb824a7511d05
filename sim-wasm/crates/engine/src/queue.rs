//! The event queue: a total order over (time, order of scheduling), whatever the load.
//!
//! A timing wheel of short slots holds what is due soon; a heap holds what is beyond the wheel's horizon. Slots
//! are sorted when their turn comes, so the cost per event stays flat: most slots hold one to three events. The
//! horizon (half a second) is longer than the propagation delay of a geostationary hop, so packets never go
//! through the heap; only retransmission timers and the like do.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use skywindow_units::SimTime;

const SLOT_BITS: u32 = 16; // 65.536 microseconds
const SLOTS: usize = 8192; // horizon 537 ms
const WORDS: usize = SLOTS / 64;
const NONE: u32 = u32::MAX;

/// Events ordered by time, and among equal times by the order in which they were scheduled.
pub struct EventQueue<E> {
    now: SimTime,
    sequence: u64,
    /// The slot whose events are in `current`; every event of an earlier slot has been taken.
    tick: u64,
    /// Latest first, so that the next event is taken from the end.
    current: Vec<(u128, E)>,
    heads: Vec<u32>,
    occupied: [u64; WORDS],
    /// Entries of the wheel, linked by slot; free ones are linked from `free`.
    entries: Vec<Entry<E>>,
    free: u32,
    far: BinaryHeap<Reverse<Far<E>>>,
    len: usize,
}

struct Entry<E> {
    key: u128,
    next: u32,
    event: E,
}

struct Far<E> {
    key: u128,
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

const fn time_of(key: u128) -> SimTime {
    SimTime::from_nanos((key >> 64) as u64)
}

const fn tick_of(key: u128) -> u64 {
    (key >> (64 + SLOT_BITS)) as u64
}

impl<E: Copy> Default for EventQueue<E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<E: Copy> EventQueue<E> {
    /// An empty queue at time zero.
    pub fn new() -> Self {
        Self {
            now: SimTime::ZERO,
            sequence: 0,
            tick: 0,
            current: Vec::with_capacity(64),
            heads: vec![NONE; SLOTS],
            occupied: [0; WORDS],
            entries: Vec::with_capacity(1024),
            free: NONE,
            far: BinaryHeap::with_capacity(256),
            len: 0,
        }
    }

    /// The time of the event taken last.
    pub const fn now(&self) -> SimTime {
        self.now
    }

    /// How many events are waiting.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether nothing is waiting.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Schedules `event` at `time`, after everything already scheduled for that time.
    ///
    /// # Panics
    /// If `time` is before [`now`](Self::now): an effect would precede its cause.
    #[inline]
    pub fn schedule(&mut self, time: SimTime, event: E) {
        assert!(time >= self.now, "event scheduled at {time}, before the present {}", self.now);
        let key = (u128::from(time.as_nanos()) << 64) | u128::from(self.sequence);
        self.sequence += 1;
        self.len += 1;
        let tick = tick_of(key);
        // Nearly everything is for the wheel: the rest stays out of the caller's way.
        if tick > self.tick && tick - self.tick < SLOTS as u64 {
            self.link(tick, key, event);
        } else {
            self.schedule_beside(tick, key, event);
        }
    }

    /// Schedules what belongs to the slot being emptied or lies beyond the wheel's horizon.
    #[inline(never)]
    fn schedule_beside(&mut self, tick: u64, key: u128, event: E) {
        if tick <= self.tick {
            let at = self.current.partition_point(|&(other, _)| other > key);
            self.current.insert(at, (key, event));
        } else {
            self.far.push(Reverse(Far { key, event }));
        }
    }

    /// Takes the next event if it is due at or before `limit`.
    pub fn pop_until(&mut self, limit: SimTime) -> Option<(SimTime, E)> {
        if self.current.is_empty() && !self.refill() {
            return None;
        }
        let &(key, event) = self.current.last()?;
        if time_of(key) > limit {
            return None;
        }
        self.current.pop();
        self.len -= 1;
        self.now = time_of(key);
        Some((self.now, event))
    }

    fn link(&mut self, tick: u64, key: u128, event: E) {
        let slot = (tick % SLOTS as u64) as usize;
        let entry = Entry { key, next: self.heads[slot], event };
        let index = if self.free == NONE {
            self.entries.push(entry);
            (self.entries.len() - 1) as u32
        } else {
            let index = self.free;
            self.free = self.entries[index as usize].next;
            self.entries[index as usize] = entry;
            index
        };
        self.heads[slot] = index;
        self.occupied[slot / 64] |= 1 << (slot % 64);
    }

    /// Moves to the next slot that holds anything; false if the queue is empty.
    fn refill(&mut self) -> bool {
        let near = self.next_occupied();
        let far = self.far.peek().map(|Reverse(entry)| tick_of(entry.key));
        let Some(tick) = near.into_iter().chain(far).min() else { return false };
        self.tick = tick;
        if near == Some(tick) {
            self.unlink(tick);
        }
        while self.far.peek().is_some_and(|Reverse(entry)| tick_of(entry.key) == tick) {
            if let Some(Reverse(Far { key, event })) = self.far.pop() {
                self.current.push((key, event));
            }
        }
        if self.current.len() > 1 {
            self.current.sort_unstable_by_key(|&(key, _)| Reverse(key));
        }
        true
    }

    fn unlink(&mut self, tick: u64) {
        let slot = (tick % SLOTS as u64) as usize;
        let mut index = self.heads[slot];
        while index != NONE {
            let entry = &mut self.entries[index as usize];
            self.current.push((entry.key, entry.event));
            let next = entry.next;
            entry.next = self.free;
            self.free = index;
            index = next;
        }
        self.heads[slot] = NONE;
        self.occupied[slot / 64] &= !(1 << (slot % 64));
    }

    /// The tick of the first occupied slot after the current one, within the horizon.
    fn next_occupied(&self) -> Option<u64> {
        let start = ((self.tick + 1) % SLOTS as u64) as usize;
        let (word, bit) = (start / 64, start % 64);
        let first = self.occupied[word] & (u64::MAX << bit);
        let found = if first != 0 {
            Some(word * 64 + first.trailing_zeros() as usize)
        } else {
            (1..=WORDS).find_map(|offset| {
                let index = (word + offset) % WORDS;
                let bits = if offset == WORDS {
                    self.occupied[index] & !(u64::MAX << bit)
                } else {
                    self.occupied[index]
                };
                (bits != 0).then(|| index * 64 + bits.trailing_zeros() as usize)
            })
        };
        found.map(|slot| {
            let distance = (slot + SLOTS - start) % SLOTS;
            self.tick + 1 + distance as u64
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn drain(queue: &mut EventQueue<u32>) -> Vec<(u64, u32)> {
        std::iter::from_fn(|| queue.pop_until(SimTime::MAX)).map(|(t, e)| (t.as_nanos(), e)).collect()
    }

    #[test]
    fn equal_times_keep_the_order_of_scheduling() {
        let mut queue = EventQueue::new();
        for event in 0..5 {
            queue.schedule(SimTime::from_millis(1), event);
        }
        assert_eq!(drain(&mut queue).iter().map(|e| e.1).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn nothing_is_taken_beyond_the_limit_and_nothing_is_lost_by_asking() {
        let mut queue = EventQueue::new();
        queue.schedule(SimTime::from_millis(900), 1);
        assert_eq!(queue.pop_until(SimTime::from_millis(899)), None);
        queue.schedule(SimTime::from_millis(899), 2);
        assert_eq!(queue.pop_until(SimTime::from_millis(899)), Some((SimTime::from_millis(899), 2)));
        assert_eq!(queue.pop_until(SimTime::MAX), Some((SimTime::from_millis(900), 1)));
        assert!(queue.is_empty());
    }

    #[test]
    #[should_panic(expected = "before the present")]
    fn time_never_runs_back() {
        let mut queue = EventQueue::new();
        queue.schedule(SimTime::from_millis(2), 0);
        queue.pop_until(SimTime::MAX);
        queue.schedule(SimTime::from_millis(1), 1);
    }

    proptest! {
        /// Any mix of near and far events, some scheduled while others are taken, comes out sorted by (time, order).
        #[test]
        fn order_is_total(batches in prop::collection::vec(prop::collection::vec(0u64..3_000_000_000, 1..20), 1..20)) {
            let mut queue = EventQueue::new();
            let mut expected = Vec::new();
            let mut taken = Vec::new();
            let mut id = 0;
            for batch in batches {
                for delay in batch {
                    let at = queue.now().as_nanos() + delay;
                    queue.schedule(SimTime::from_nanos(at), id);
                    expected.push((at, id));
                    id += 1;
                }
                for _ in 0..5 {
                    taken.extend(queue.pop_until(SimTime::MAX).map(|(t, e)| (t.as_nanos(), e)));
                }
            }
            taken.extend(drain(&mut queue));
            expected.sort_unstable();
            let mut sorted = taken.clone();
            sorted.sort_unstable();
            prop_assert_eq!(&sorted, &expected);
            prop_assert!(taken.is_sorted());
        }
    }
}
