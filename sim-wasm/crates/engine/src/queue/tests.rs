//! The queue beside a list that stays sorted.

use super::*;
use proptest::prelude::*;
use skywindow_units::Duration;

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

const SLOT: u64 = 1 << tune::FIRST_BITS;
const HORIZON: u64 = SLOTS as u64 * SLOT;

#[test]
fn what_is_due_within_the_horizon_waits_in_the_wheel_and_what_is_later_in_the_heap() {
    let mut queue = EventQueue::new();
    for event in [0, 2] {
        queue.schedule(SimTime::from_nanos(5 * SLOT), event);
    }
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

#[test]
fn it_begins_anew_at_the_present_slot_once_many_events_lie_before_the_one_it_looked_for() {
    let mut queue = EventQueue::new();
    for slot in [3, 1000] {
        queue.schedule(SimTime::from_nanos(slot * SLOT), 0);
    }
    queue.pop_until(SimTime::MAX);
    // The first of these is the next event instead of that one, which is sorted among the others.
    let mut emptied = Vec::new();
    for event in 0..=MOST_AHEAD as u64 {
        queue.schedule(SimTime::from_nanos(4 * SLOT + event), 1);
        emptied.push(queue.tick);
    }
    assert_eq!(emptied.pop(), Some(3));
    assert!(emptied.iter().all(|&tick| tick == 1000));
}

#[test]
fn its_memory_is_that_of_the_slots_and_of_every_event_wherever_it_waits() {
    let mut queue = EventQueue::new();
    let empty = queue.bytes();
    assert!(empty >= SLOTS * size_of::<u32>(), "{empty}");
    // One has left its place already; one lies beyond the horizon, one in the slot being emptied, three in the wheel.
    for slot in [0, SLOTS as u64 + 5, 0, 1, 2, 3] {
        queue.schedule(SimTime::from_nanos(slot * SLOT), 0_u32);
    }
    assert_eq!([queue.far.len(), queue.current.len(), queue.entries.len()], [1, 1, 3]);
    assert_eq!(queue.bytes() - empty, 5 * size_of::<Entry<u32>>());
}

#[test]
fn what_is_scheduled_before_a_distant_next_event_finds_room_in_the_wheel() {
    let mut queue = EventQueue::new();
    for ms in [1, 3000] {
        queue.schedule(SimTime::from_millis(ms), 0);
    }
    queue.pop_until(SimTime::MAX);
    for event in 1..1000 {
        queue.schedule(SimTime::from_millis(1 + u64::from(event) / 4), event);
        assert!(queue.current.len() <= MOST_AHEAD);
    }
    assert_eq!(
        drain(&mut queue).iter().map(|e| e.1).collect::<Vec<_>>(),
        (1..1000).chain([0]).collect::<Vec<_>>()
    );
}

/// The length of slots, in bits, and the share of events in the heap, once so many events a second, each scheduled
/// `ahead_ms` before it is due, have gone on for long.
fn settled(rate: u64, ahead_ms: u64) -> (u32, f64) {
    let mut queue = EventQueue::new();
    let (gap, ahead) = (1_000_000_000 / rate, ahead_ms * 1_000_000);
    (0..ahead / gap).for_each(|event| queue.schedule(SimTime::from_nanos(event * gap), ()));
    for _ in 0..100 {
        for _ in 0..20_000 {
            let Some((now, ())) = queue.pop_until(SimTime::MAX) else { break };
            queue.schedule(now + Duration::from_nanos(ahead), ());
        }
        queue.tune();
    }
    (queue.bits, queue.far.len() as f64 / (ahead / gap) as f64)
}

#[test]
fn slots_are_as_long_as_the_load_asks_for() {
    // A millisecond apart, in slots of at most a quarter of that; a microsecond apart likewise.
    assert!(matches!(settled(1000, 250), (18.., 0.0)), "{:?}", settled(1000, 250));
    assert!(matches!(settled(200_000, 2), (..=13, 0.0)), "{:?}", settled(200_000, 2));
    // However many there are, slots are not so short that what is 250 ms ahead lies beyond 8192 of them.
    assert_eq!(settled(100_000, 250), (15, 0.0));
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
    /// Slots become so many bits longer or shorter.
    Resize(i32),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let schedule = (instant(), 1u32..40).prop_map(|(at, count)| Step::Schedule(at, count));
    let take = (instant(), 1u32..60).prop_map(|(limit, count)| Step::Take(limit, count));
    let resize = (-3i32..4).prop_map(Step::Resize);
    prop::collection::vec(prop_oneof![3 => schedule, 2 => take, 1 => resize], 1..60)
}

proptest! {
    /// Events of one instant leave in the order in which they were scheduled, whether they waited in their
    /// slot, in the heap or in both, whether or not that instant had begun, and however long slots were meanwhile.
    #[test]
    fn the_order_is_that_of_a_stably_sorted_list(steps in steps(), more in prop::collection::vec(0u32..3, 1..20)) {
        let mut twins = Twins::default();
        let from_now = |twins: &Twins, (slot, offset): (u64, u64)| {
            let now = twins.queue.now().as_nanos();
            let bits = twins.queue.bits;
            ((((now >> bits) + slot) << bits) + offset).max(now)
        };
        for step in steps {
            match step {
                Step::Schedule(at, count) => {
                    let time = from_now(&twins, at);
                    (0..count).for_each(|_| twins.schedule(time));
                }
                Step::Resize(by) => {
                    let bits = twins.queue.bits.saturating_add_signed(by).clamp(8, 24);
                    twins.queue.resize(bits);
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
