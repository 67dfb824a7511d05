//! What the link layer of a link does besides sending frames: how often it sends one again (RFC 3366), with the time of the
//! transmitter that this takes, and how it compresses headers.

use std::collections::VecDeque;

use skywindow_units::{BitRate, Duration, SimTime};

use crate::compression::{CompressionSpec, Contexts};
use crate::course::Course;
use crate::link::{LinkSpec, NO_TRANSMITTER};
use crate::transmitter::{Departure, Service};

/// How a link repeats what its errors have lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArqSpec {
    /// The most retransmissions of a frame; after that it is given up (RFC 3366 2, persistence).
    pub persistence: u32,
    /// Whether frames that come while one is missing wait for it at the far end.
    pub in_order: bool,
}

/// What the link layer of a link does besides sending frames.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LinkLayer {
    /// How it repeats what errors have lost, if it does.
    pub arq: Option<ArqSpec>,
    /// How it compresses headers, if it does.
    pub compression: Option<CompressionSpec>,
}

/// The time of a transmitter that frames take which are sent again. It is known as soon as the frame is lost, for so are
/// all losses; what is sent for the first time goes in between, and is interrupted for it: a resent frame never waits for
/// one that is not.
#[derive(Clone, Debug, Default)]
pub(crate) struct Slots {
    /// From when until when, in order and apart from each other.
    taken: VecDeque<[SimTime; 2]>,
}

impl Slots {
    /// Forgets what is over at `now`.
    pub fn forget(&mut self, now: SimTime) {
        while self.taken.front().is_some_and(|&[_, until]| until <= now) {
            self.taken.pop_front();
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.taken.clear();
    }

    /// The first instant from `ready` on at which nothing is sent again.
    pub fn free(&self, ready: SimTime) -> SimTime {
        let mut free = ready;
        for &[from, until] in &self.taken {
            if from > free {
                break;
            }
            free = free.max(until);
        }
        free
    }

    /// When what begins at `begins` and takes so long has been sent, in the time between.
    pub fn ends(&self, begins: SimTime, takes: Duration) -> SimTime {
        let mut ends = begins + takes;
        for &[from, until] in &self.taken {
            if from >= ends {
                break;
            }
            ends += until.since(from.max(begins));
        }
        ends
    }

    /// Takes the time for a frame that could be sent again at `begins`, when nothing else is; with when its last bit
    /// leaves.
    pub fn take(&mut self, begins: SimTime, takes: Duration) -> Departure {
        let ends = self.ends(begins, takes);
        let first = self.taken.partition_point(|&[_, until]| until < begins);
        let last = self.taken.partition_point(|&[from, _]| from <= ends);
        // Whatever lies within is sent by then, too: one stretch is left of all.
        let stretch = self
            .taken
            .range(first..last)
            .fold([begins, ends], |[from, until], other| [from.min(other[0]), until.max(other[1])]);
        self.taken.drain(first..last);
        self.taken.insert(first, stretch);
        Departure { begins, ends }
    }

    /// How much is taken between two instants.
    pub fn between(&self, from: SimTime, until: SimTime) -> Duration {
        let within = self.taken.iter().map(|slot| slot[1].min(until).since(slot[0].max(from)));
        within.fold(Duration::ZERO, |sum, one| sum + one)
    }
}

/// How a link spends its time whose conditions change, or which sends frames again.
pub(crate) struct Pace<'a> {
    /// Its conditions, where they change.
    pub course: Option<&'a mut Course>,
    /// What it sends again, if it does.
    pub slots: Option<&'a mut Slots>,
    /// Its rate, where nothing changes it.
    pub rate: BitRate,
}

impl Pace<'_> {
    /// How long a frame takes whose first bit leaves at `begins`, where nothing interrupts it.
    pub fn takes(&mut self, now: SimTime, begins: SimTime, bytes: u32) -> Duration {
        match &mut self.course {
            Some(course) => course.ends(now, begins, bytes).since(begins),
            None => self.rate.transmission_time(bytes),
        }
    }
}

impl Service for Pace<'_> {
    fn begins(&mut self, now: SimTime, ready: SimTime) -> SimTime {
        let mut begins = ready;
        loop {
            let open = self.course.as_mut().map_or(begins, |course| course.begins(now, begins));
            let free = self.slots.as_ref().map_or(open, |slots| slots.free(open));
            if free == open {
                return open;
            }
            begins = free;
        }
    }

    fn ends(&mut self, now: SimTime, begins: SimTime, bytes: u32) -> SimTime {
        let Some(slots) = self.slots.take() else {
            return begins + self.takes(now, begins, bytes);
        };
        let ends = slots.ends(begins, self.takes(now, begins, bytes));
        self.slots = Some(slots);
        ends
    }
}

/// A frame that a link is to send again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resend {
    /// The link.
    pub link: u32,
    /// Which time that is, from 1.
    pub attempt: u32,
    /// When its first bit leaves.
    pub begins: SimTime,
}

/// What the link layers of a network do.
#[derive(Clone, Debug, Default)]
pub(crate) struct LinkLayers {
    specs: Vec<LinkLayer>,
    /// By transmitter.
    slots: Vec<Slots>,
    /// Frames that have been sent again, by link.
    counts: Vec<u64>,
    /// The retransmissions of the packet that has entered a link just now.
    pub resends: Vec<Resend>,
    /// What both ends of links know of compressed headers.
    pub contexts: Contexts,
}

impl LinkLayers {
    /// The number of a link layer, shared among links that have the same; none for one that does nothing.
    pub fn number(&mut self, spec: LinkLayer) -> Option<u16> {
        if spec == LinkLayer::default() {
            return None;
        }
        let known = self.specs.iter().position(|&other| other == spec);
        let number = known.unwrap_or_else(|| {
            self.specs.push(spec);
            self.specs.len() - 1
        });
        Some(number as u16)
    }

    /// The link layer with that number, or one that does nothing.
    pub fn spec(&self, number: Option<u16>) -> LinkLayer {
        let own = number.and_then(|number| self.specs.get(usize::from(number)));
        own.copied().unwrap_or_default()
    }

    /// The time that a transmitter spends on what it sends again, where its link does so.
    pub fn slots(&mut self, spec: &LinkSpec) -> Option<&mut Slots> {
        self.spec(spec.layer).arq.filter(|_| spec.transmitter != NO_TRANSMITTER)?;
        let at = spec.transmitter as usize;
        if at >= self.slots.len() {
            self.slots.resize(at + 1, Slots::default());
        }
        self.slots.get_mut(at)
    }

    /// Counts a frame that `link` sends again.
    pub fn count(&mut self, link: u32) {
        let at = link as usize;
        if at >= self.counts.len() {
            self.counts.resize(at + 1, 0);
        }
        self.counts[at] += 1;
    }

    /// How many frames `link` has sent again.
    pub fn counted(&self, link: u32) -> u64 {
        self.counts.get(link as usize).copied().unwrap_or(0)
    }

    /// How much of the time between two instants a transmitter spends on it.
    pub fn between(&self, transmitter: u32, from: SimTime, until: SimTime) -> Duration {
        self.slots.get(transmitter as usize).map_or(Duration::ZERO, |slots| slots.between(from, until))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn what_is_sent_for_the_first_time_goes_between_what_is_sent_again() {
        let mut slots = Slots::default();
        assert_eq!(slots.take(at(10), ms(5)), Departure { begins: at(10), ends: at(15) });
        assert_eq!((slots.free(at(9)), slots.free(at(10)), slots.free(at(15))), (at(9), at(15), at(15)));
        assert_eq!(slots.ends(at(2), ms(8)), at(10), "it is done just before");
        assert_eq!(slots.ends(at(8), ms(4)), at(17), "2 ms before, 2 ms behind");
        assert_eq!(slots.ends(at(15), ms(4)), at(19));
    }

    #[test]
    fn of_two_that_are_sent_again_the_one_taken_first_goes_first() {
        let mut slots = Slots::default();
        slots.take(at(10), ms(5));
        slots.take(at(30), ms(5));
        assert_eq!(slots.free(at(12)), at(15));
        assert_eq!(slots.take(at(15), ms(20)), Departure { begins: at(15), ends: at(40) });
        assert_eq!(slots.free(at(10)), at(40));
        assert_eq!(slots.between(at(0), at(100)), ms(30), "5, 5 and 20 ms");
        assert_eq!(slots.between(at(12), at(20)), ms(8));
        slots.forget(at(40));
        assert_eq!(slots.free(at(10)), at(10));
    }
}
