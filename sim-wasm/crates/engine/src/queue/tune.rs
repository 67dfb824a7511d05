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
        // What comes before the end of the slot being emptied goes on being sorted into it.
        let end = (self.tick + 1) << self.bits;
        self.tick = (end - 1) >> bits;
        self.bits = bits;
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
