//! The event queue: a total order over (time, order of scheduling), whatever the load.
//!
//! A timing wheel of short slots holds what is due soon; a heap holds what is beyond the wheel's horizon. A lone
//! event is taken straight from its slot; several are sorted when the turn of their slot comes, so the cost per
//! event stays flat: most slots hold one to three. The horizon (half a second) is longer than the propagation delay
//! of a geostationary hop, so packets never go through the heap; only retransmission timers and the like do.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hint::cold_path;

use skywindow_units::SimTime;

const SLOT_BITS: u32 = 16; // 65.536 microseconds
const SLOTS: usize = 8192; // horizon 537 ms
const WORDS: usize = SLOTS / 64;
const NONE: u32 = u32::MAX;
const NEVER: u64 = u64::MAX;

/// Events ordered by time, and among equal times by the order in which they were scheduled.
#[derive(Clone)]
pub struct EventQueue<E> {
    now: SimTime,
    /// How many events have been scheduled.
    scheduled: u64,
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
}

/// Where an event stands in the order of all events.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    time: SimTime,
    number: u64,
}

impl Key {
    const fn tick(self) -> u64 {
        self.time.as_nanos() >> SLOT_BITS
    }
}

#[derive(Clone)]
struct Entry<E> {
    key: Key,
    event: E,
    next: u32,
}

#[derive(Clone)]
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
            scheduled: 0,
            tick: 0,
            current: Vec::with_capacity(64),
            heads: Box::new([NONE; SLOTS]),
            occupied: [0; WORDS],
            words: [0; WORDS / 64],
            entries: Vec::with_capacity(1024),
            free: NONE,
            far: BinaryHeap::with_capacity(256),
            far_tick: NEVER,
        }
    }

    /// The time of the event taken last.
    pub const fn now(&self) -> SimTime {
        self.now
    }

    /// Whether nothing is waiting.
    pub fn is_empty(&self) -> bool {
        self.current.is_empty() && self.far.is_empty() && self.next_occupied() == NEVER
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
        let key = Key { time, number: self.scheduled };
        self.scheduled += 1;
        // Nearly everything is for the wheel, where there is room: the rest stays out of the caller's way.
        if self.is_near(key) && self.free != NONE {
            self.link(key, event);
        } else {
            self.schedule_beside(key, event);
        }
    }

    /// Whether the wheel takes it: it is not for the slot being emptied, and within the horizon.
    #[inline]
    const fn is_near(&self, key: Key) -> bool {
        key.tick().wrapping_sub(self.tick + 1) < SLOTS as u64 - 1
    }

    /// Schedules what belongs to the slot being emptied, lies beyond the wheel's horizon, or needs room in the wheel.
    #[inline(never)]
    fn schedule_beside(&mut self, key: Key, event: E) {
        if self.is_near(key) {
            self.free = self.entries.len() as u32;
            self.entries.push(Entry { key, event, next: NONE });
            self.link(key, event);
        } else if key.tick() <= self.tick {
            let at = self.current.partition_point(|&(other, _)| other > key);
            self.current.insert(at, (key, event));
        } else {
            self.far.push(Reverse(Far { key, event }));
            self.far_tick = self.far_tick.min(key.tick());
        }
    }

    /// Takes the next event if it is due at or before `limit`.
    #[inline]
    pub fn pop_until(&mut self, limit: SimTime) -> Option<(SimTime, E)> {
        if self.current.is_empty() {
            let tick = self.next_occupied();
            let slot = slot_of(tick);
            let head = self.heads[slot];
            // Most slots hold one event, which need not go through `current`.
            if tick < self.far_tick && self.entries[head as usize].next == NONE {
                let Entry { key, event, .. } = self.entries[head as usize];
                if key.time > limit {
                    cold_path();
                    return None;
                }
                self.entries[head as usize].next = self.free;
                self.free = head;
                self.empty(slot);
                self.tick = tick;
                self.now = key.time;
                return Some((key.time, event));
            }
            self.refill(tick);
        }
        let &(key, event) = self.current.last()?;
        if key.time > limit {
            cold_path();
            return None;
        }
        self.current.pop();
        self.now = key.time;
        Some((key.time, event))
    }

    /// Puts it into a free entry, which there is.
    #[inline(always)]
    fn link(&mut self, key: Key, event: E) {
        let slot = slot_of(key.tick());
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
            self.far_tick = self.far.peek().map_or(NEVER, |Reverse(entry)| entry.key.tick());
        }
        if self.current.len() > 1 {
            self.current.sort_unstable_by_key(|&(key, _)| Reverse(key));
        }
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
        SLOTS * 5 + (self.entries.len() + self.current.len() + self.far.len()) * size_of::<Entry<E>>()
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

    const SLOT: u64 = 1 << SLOT_BITS;
    const HORIZON: u64 = SLOTS as u64 * SLOT;

    #[test]
    fn what_is_due_within_the_horizon_waits_in_the_wheel_and_what_is_later_in_the_heap() {
        let mut queue = EventQueue::new();
        queue.schedule(SimTime::from_nanos(5 * SLOT), 0);
        queue.pop_until(SimTime::MAX);
        let mut places = Vec::new();
        for slot in [5, 6, SLOTS as u64 + 4, SLOTS as u64 + 5] {
            queue.schedule(SimTime::from_nanos(slot * SLOT + 1), 1);
            let waiting = queue.entries.iter().filter(|entry| entry.event == 1).count();
            places.push((queue.current.len(), waiting, queue.far.len()));
        }
        // The present slot is being emptied; the next 8191 are the wheel's.
        assert_eq!(places, [(1, 0, 0), (1, 1, 0), (1, 2, 0), (1, 2, 1)]);
    }

    /// What the queue must be: a list that stays sorted by time, each event after those of its own instant.
    #[derive(Default)]
    struct Sorted(Vec<(u64, u32)>);

    impl Sorted {
        fn schedule(&mut self, time: u64, event: u32) {
            let at = self.0.partition_point(|&(other, _)| other <= time);
            self.0.insert(at, (time, event));
        }

        fn pop_until(&mut self, limit: u64) -> Option<(u64, u32)> {
            let due = self.0.first().is_some_and(|&(time, _)| time <= limit);
            due.then(|| self.0.remove(0))
        }
    }

    /// A queue and the list it must equal, which are told and asked the same.
    #[derive(Default)]
    struct Twins {
        queue: EventQueue<u32>,
        list: Sorted,
        scheduled: u32,
    }

    impl Twins {
        fn schedule(&mut self, time: u64) {
            self.queue.schedule(SimTime::from_nanos(time), self.scheduled);
            self.list.schedule(time, self.scheduled);
            self.scheduled += 1;
        }

        fn pop_until(&mut self, limit: u64) -> Result<bool, TestCaseError> {
            let taken = self.queue.pop_until(SimTime::from_nanos(limit)).map(|(t, e)| (t.as_nanos(), e));
            prop_assert_eq!(taken, self.list.pop_until(limit), "up to {}", limit);
            prop_assert_eq!(self.queue.is_empty(), self.list.0.is_empty());
            if let Some((time, _)) = taken {
                prop_assert_eq!(self.queue.now().as_nanos(), time);
            }
            Ok(taken.is_some())
        }

        /// Takes everything, and schedules what `more` gives at the instant of what was taken.
        fn drain(&mut self, mut more: impl FnMut() -> u32) -> Result<(), TestCaseError> {
            while self.pop_until(u64::MAX)? {
                for _ in 0..more() {
                    self.schedule(self.queue.now().as_nanos());
                }
            }
            Ok(())
        }
    }

    /// Instants that many events share: the edges of slots, of the wheel and of what lies beyond, from the slot
    /// of `now` on. What lies beyond the horizon when it is scheduled is within it a little later.
    fn instant() -> impl Strategy<Value = (u64, u64)> {
        let wheel = SLOTS as u64;
        let slot = prop_oneof![
            6 => 0u64..4,
            2 => 62u64..67, // round a word of the wheel's bits
            1 => 4094u64..4098, // round a word of these words
            3 => wheel - 3..wheel + 3,
            1 => 2 * wheel - 1..2 * wheel + 2,
        ];
        (slot, prop_oneof![Just(0), Just(1), Just(SLOT - 1)])
    }

    #[derive(Clone, Debug)]
    enum Step {
        /// So many events at one instant.
        Schedule((u64, u64), u32),
        /// So many are taken, none later than this.
        Take((u64, u64), u32),
    }

    fn steps() -> impl Strategy<Value = Vec<Step>> {
        let schedule = (instant(), 1u32..40).prop_map(|(at, count)| Step::Schedule(at, count));
        let take = (instant(), 1u32..60).prop_map(|(limit, count)| Step::Take(limit, count));
        prop::collection::vec(prop_oneof![3 => schedule, 2 => take], 1..60)
    }

    proptest! {
        /// Events of one instant leave in the order in which they were scheduled, whether they waited in their
        /// slot, in the heap or in both, and whether or not that instant had begun.
        #[test]
        fn the_order_is_that_of_a_stably_sorted_list(steps in steps(), more in prop::collection::vec(0u32..3, 1..20)) {
            let mut twins = Twins::default();
            let from_now = |twins: &Twins, (slot, offset): (u64, u64)| {
                let now = twins.queue.now().as_nanos();
                (((now >> SLOT_BITS) + slot) * SLOT + offset).max(now)
            };
            for step in steps {
                match step {
                    Step::Schedule(at, count) => {
                        let time = from_now(&twins, at);
                        (0..count).for_each(|_| twins.schedule(time));
                    }
                    Step::Take(limit, count) => {
                        let limit = from_now(&twins, limit);
                        for _ in 0..count {
                            twins.pop_until(limit)?;
                        }
                    }
                }
            }
            let mut left = more.into_iter();
            twins.drain(|| left.next().unwrap_or(0))?;
        }

        /// The same for instants anywhere, most of them different.
        #[test]
        fn any_mix_of_near_and_far_leaves_sorted(batches in prop::collection::vec(prop::collection::vec(0..6 * HORIZON, 1..20), 1..20)) {
            let mut twins = Twins::default();
            for batch in batches {
                for delay in batch {
                    twins.schedule(twins.queue.now().as_nanos() + delay);
                }
                for _ in 0..5 {
                    twins.pop_until(u64::MAX)?;
                }
            }
            twins.drain(|| 0)?;
        }
    }
}
