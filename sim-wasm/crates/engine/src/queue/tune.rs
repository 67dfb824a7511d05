//! How long the slots of the wheel are: as the load asks for.
//!
//! Short slots hold one event each; long ones are fewer, and so stay in the processor's cache. Slots must not be so
//! short that much lies beyond the wheel's horizon. A change of length moves what waits and changes no order.

use std::cmp::Reverse;
use std::hint::cold_path;

use super::{EventQueue, Far, NONE, SLOTS};

/// 65.536 microseconds, and a horizon of 537 ms: longer than a geostationary hop.
pub const FIRST_BITS: u32 = 16;

/// From a microsecond to eight milliseconds.
const FEWEST_BITS: u32 = 10;
const MOST_BITS: u32 = 23;

/// Events after which the load is looked at again.
const PERIOD: u64 = 1 << 14;

/// A wheel of more entries is left as it is, for to put them away anew would take a call too long.
const MOST_MOVED: usize = 1 << 16;

/// What has been scheduled and taken since the load was looked at last.
#[derive(Clone, Debug, Default)]
pub struct Load {
    /// Events taken from a slot that held several.
    pub shared: u64,
    /// Events that were beyond the horizon.
    pub far: u64,
    /// How many had been scheduled then.
    seen: u64,
    /// Slots shorter than this let too much lie beyond the horizon.
    least: u32,
}

impl Load {
    /// How long slots should be which are of `bits` now, after `scheduled` events.
    fn wanted(&mut self, bits: u32, scheduled: u64) -> u32 {
        let Self { shared, far, seen, least } = *self;
        let events = scheduled - seen;
        *self = Self { seen: scheduled, least, ..Self::default() };
        if far * 8 > events && bits < MOST_BITS {
            self.least = bits + 1;
            bits + 1
        } else if shared * 8 > events && bits > least.max(FEWEST_BITS) {
            bits - 1
        } else if shared * 64 < events && bits < MOST_BITS {
            bits + 1
        } else {
            bits
        }
    }
}

impl<E: Copy + Default> EventQueue<E> {
    /// Makes slots longer or shorter, if those of late held too few events or too many. To be called now and then: it
    /// moves what waits, and changes no order.
    #[inline]
    pub fn tune(&mut self) {
        if self.scheduled - self.load.seen >= PERIOD {
            cold_path();
            let bits = self.load.wanted(self.bits, self.scheduled);
            if bits != self.bits && self.entries.len() <= MOST_MOVED {
                self.resize(bits);
            }
        }
    }

    /// Gives slots another length: what is in the wheel is put away anew.
    #[cold]
    pub(super) fn resize(&mut self, bits: u32) {
        // What comes before the end of the slot being emptied goes on being sorted into it.
        let last = ((self.tick << self.bits) | ((1 << self.bits) - 1)) >> bits;
        self.lay_out(bits, last);
    }

    /// Begins anew at the present slot: the next event was a long way off when it was looked for, and many have been
    /// scheduled before it since.
    #[cold]
    #[inline(never)]
    pub(super) fn rewind(&mut self) {
        let early = std::mem::take(&mut self.current);
        self.lay_out(self.bits, self.present());
        for (key, event) in early {
            self.put_beside(key, event);
        }
    }

    /// Puts what is in the wheel away anew, in slots of `bits` of which `tick` is being emptied.
    fn lay_out(&mut self, bits: u32, tick: u64) {
        let mut waiting = Vec::new();
        for slot in 0..SLOTS {
            let mut index = std::mem::replace(&mut self.heads[slot], NONE);
            while index != NONE {
                let entry = &mut self.entries[index as usize];
                waiting.push((entry.key, entry.event));
                index = std::mem::replace(&mut entry.next, self.free);
            }
        }
        self.entries.clear();
        self.free = NONE;
        self.occupied.fill(0);
        self.words.fill(0);
        self.tick = tick;
        self.bits = bits;
        self.far_tick = self.first_far();
        let far = self.load.far;
        for (key, event) in waiting {
            self.put_beside(key, event);
        }
        while let Some(Reverse(entry)) = self.far.peek()
            && self.tick_of(entry.key) <= self.tick
        {
            let Far { key, event } = *entry;
            self.far.pop();
            self.put_beside(key, event);
        }
        self.far_tick = self.first_far();
        self.load.far = far;
    }
}

#[cfg(test)]
mod tests {
    use skywindow_units::SimTime;

    use super::*;

    /// What slots of `bits` become after 640 events, of which so many shared a slot and so many were too far ahead,
    /// where slots shorter than `least` had been too short; and what is too short then.
    fn after_640(bits: u32, shared: u64, far: u64, least: u32) -> (u32, u32) {
        let mut load = Load { shared, far, seen: 1000, least };
        let wanted = load.wanted(bits, 1640);
        assert_eq!((load.shared, load.far, load.seen), (0, 0, 1640), "counting begins anew");
        (wanted, load.least)
    }

    #[test]
    fn an_eighth_of_the_events_may_share_slots_and_a_sixty_fourth_must() {
        assert_eq!(after_640(16, 81, 0, 0), (15, 0));
        assert_eq!(after_640(16, 80, 0, 0), (16, 0));
        assert_eq!(after_640(16, 10, 0, 0), (16, 0));
        assert_eq!(after_640(16, 9, 0, 0), (17, 0));
        assert_eq!(after_640(MOST_BITS, 0, 0, 0), (MOST_BITS, 0));
        assert_eq!(after_640(FEWEST_BITS, 640, 0, 0), (FEWEST_BITS, 0));
    }

    #[test]
    fn slots_that_were_too_short_for_the_horizon_do_not_come_back() {
        assert_eq!(after_640(16, 50, 80, 0), (16, 0));
        assert_eq!(after_640(16, 640, 81, 0), (17, 17));
        assert_eq!(after_640(17, 640, 0, 17), (17, 17));
        assert_eq!(after_640(18, 640, 0, 17), (17, 17));
        assert_eq!(after_640(MOST_BITS, 50, 640, 0), (MOST_BITS, 0));
    }

    #[test]
    fn the_slot_that_holds_the_end_of_the_one_being_emptied_is_emptied_then() {
        let mut queue = EventQueue::<()>::new();
        for (bits, emptied) in [(FIRST_BITS, 5), (FIRST_BITS + 1, 2), (FIRST_BITS - 1, 11)] {
            queue.tick = 5;
            queue.bits = FIRST_BITS;
            queue.resize(bits);
            assert_eq!((queue.bits, queue.tick), (bits, emptied));
        }
    }

    /// A queue of `events` a microsecond apart, all looked at.
    fn looked_at(events: u64) -> EventQueue<()> {
        let mut queue = EventQueue::new();
        (0..events).for_each(|event| queue.schedule(SimTime::from_nanos(event * 1000), ()));
        while queue.now().as_nanos() < events * 500 && queue.pop_until(SimTime::MAX).is_some() {}
        queue.tune();
        queue
    }

    #[test]
    fn the_load_is_looked_at_when_there_is_enough_of_it_and_not_too_much_to_move() {
        assert_eq!(looked_at(PERIOD - 1).bits, FIRST_BITS);
        assert_eq!(looked_at(PERIOD).bits, FIRST_BITS - 1);
        assert_eq!(looked_at(3 * MOST_MOVED as u64).bits, FIRST_BITS);
        let mut queue = looked_at(PERIOD);
        (0..10).for_each(|_| queue.schedule(SimTime::from_millis(20), ()));
        queue.tune();
        assert_eq!(queue.bits, FIRST_BITS - 1, "ten events say nothing");
    }
}
