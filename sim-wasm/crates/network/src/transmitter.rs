//! A transmitter with a queue whose occupancy is known without an event per departure.

use std::hint::cold_path;

use skywindow_units::{BitRate, Duration, SimTime};

use crate::queue::{AnyQueueDisc, Arrival, Keeper, QueueSettings, Verdict};

/// How a transmitter spends its time on a packet.
pub trait Service {
    /// When the first bit leaves of a packet that came at `now` and could be sent from `ready` on.
    fn begins(&mut self, now: SimTime, ready: SimTime) -> SimTime;
    /// When the last bit leaves of a packet of `bytes` whose first leaves at `begins`.
    fn ends(&mut self, now: SimTime, begins: SimTime, bytes: u32) -> SimTime;
}

/// Sends packets one after the other, usually at a fixed rate; at most so many wait while one is being sent.
///
/// What every packet asks of it at every hop is in one cache line.
#[derive(Clone, Debug)]
#[repr(C, align(64))]
pub struct Transmitter {
    queue: Queue,
    steady: Steady,
    /// What it takes while there is room; apart, because most queues are drop-tail.
    discipline: AnyQueueDisc,
}

/// When a packet is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure {
    /// The first bit leaves.
    pub begins: SimTime,
    /// The last bit leaves.
    pub ends: SimTime,
}

/// Packets that wait, by when they begin to be sent.
#[derive(Clone, Debug)]
struct Queue {
    busy_until: SimTime,
    /// When each of the last packets began to be sent: a ring, oldest at `first`.
    starts: Box<[SimTime]>,
    first: u32,
    waiting: u32,
    capacity: u32,
}

/// A fixed rate.
#[derive(Clone, Debug)]
struct Steady {
    rate: BitRate,
    /// The last size and its transmission time: sizes hardly vary, divisions are slow.
    last_bytes: u32,
    last_time: Duration,
}

impl Service for Steady {
    #[inline(always)]
    fn begins(&mut self, _now: SimTime, ready: SimTime) -> SimTime {
        ready
    }

    #[inline(always)]
    fn ends(&mut self, _now: SimTime, begins: SimTime, bytes: u32) -> SimTime {
        begins + self.transmission_time(bytes)
    }
}

impl Steady {
    #[inline(always)]
    fn transmission_time(&mut self, bytes: u32) -> Duration {
        if self.last_bytes != bytes {
            self.last_bytes = bytes;
            self.last_time = self.rate.transmission_time(bytes);
        }
        self.last_time
    }
}

impl Transmitter {
    /// A transmitter of `rate` with a drop-tail queue of `capacity` packets, not counting the one in transmission.
    pub fn new(rate: BitRate, capacity: u32) -> Self {
        Self {
            queue: Queue {
                busy_until: SimTime::ZERO,
                starts: Box::default(),
                first: 0,
                waiting: 0,
                capacity,
            },
            steady: Steady { rate, last_bytes: 0, last_time: Duration::ZERO },
            discipline: (&QueueSettings::DropTail).into(),
        }
    }

    /// The same with another discipline.
    pub fn with(mut self, settings: &QueueSettings) -> Self {
        self.discipline = settings.into();
        self
    }

    /// Whether its discipline looks at packets that come while there is room.
    pub const fn asks(&self) -> bool {
        self.discipline.asks()
    }

    /// What its discipline says to a packet that comes at `now` and takes `transmission` to be sent; `draw` is uniform in
    /// [0, 1).
    pub fn judge(&mut self, now: SimTime, transmission: Duration, draw: f64) -> Verdict {
        let (waiting, free_at) = (self.waiting(now), self.queue.busy_until);
        self.discipline.on_arrival(&Arrival { now, free_at, waiting, transmission, draw })
    }

    /// Tells its discipline that a packet which it has accepted found the queue full.
    pub fn tell_full(&mut self) {
        self.discipline.on_full();
    }

    /// Whether its discipline keeps packets until it says which leaves.
    pub(crate) fn keeps(&self) -> bool {
        self.discipline.kept().is_some()
    }

    /// Where its discipline keeps packets that wait, and how many may; none if it does not keep them.
    pub(crate) fn keeper(&mut self) -> Option<(&mut dyn Keeper, usize)> {
        Some((self.discipline.keeper()?, self.queue.capacity as usize))
    }

    /// Takes a packet of `bytes` at `now`; `None` if the queue is full. Always inlined, for WebAssembly returns the
    /// times through memory.
    #[inline(always)]
    pub fn offer(&mut self, now: SimTime, bytes: u32) -> Option<Departure> {
        self.queue.take(now, bytes, &mut self.steady)
    }

    /// The same where `service` says how long it takes.
    pub fn offer_by(&mut self, now: SimTime, bytes: u32, service: &mut impl Service) -> Option<Departure> {
        self.queue.take(now, bytes, service)
    }

    /// Packets that wait at `now`, the one in transmission not counted.
    pub fn waiting(&mut self, now: SimTime) -> usize {
        match self.discipline.kept() {
            Some(kept) => kept.packets(),
            None => self.queue.waiting(now) as usize,
        }
    }

    /// From `now` on, when a packet that came at `came` could begin to be sent if it were the first that waits; `service` says
    /// so where that changes.
    pub(crate) fn free(&self, came: SimTime, now: SimTime, service: Option<&mut impl Service>) -> SimTime {
        let ready = self.queue.busy_until.max(now);
        service.map_or(ready, |service| service.begins(came, ready))
    }

    /// Sends a packet of `bytes` that came at `came` and has waited elsewhere until `now`.
    pub(crate) fn send(
        &mut self,
        came: SimTime,
        now: SimTime,
        bytes: u32,
        service: Option<&mut impl Service>,
    ) -> Departure {
        fn send(service: &mut impl Service, [came, ready]: [SimTime; 2], bytes: u32) -> Departure {
            let begins = service.begins(came, ready);
            Departure { begins, ends: service.ends(came, begins, bytes) }
        }
        let times = [came, self.queue.busy_until.max(now)];
        let departure = match service {
            Some(service) => send(service, times, bytes),
            None => send(&mut self.steady, times, bytes),
        };
        self.queue.busy_until = departure.ends;
        departure
    }

    /// Forgets what waits or is being sent at `now`.
    pub fn flush(&mut self, now: SimTime) {
        self.queue.waiting = 0;
        self.queue.busy_until = self.queue.busy_until.min(now);
    }

    /// Holds everything that comes back until `time`, as during the interruption of a handover.
    pub fn hold_until(&mut self, time: SimTime) {
        self.queue.busy_until = self.queue.busy_until.max(time);
    }

    /// Sends what comes from now on at another rate, with room for another number of packets.
    pub fn retune(&mut self, rate: BitRate, capacity: u32) {
        self.queue.capacity = capacity;
        self.steady = Steady { rate, last_bytes: 0, last_time: Duration::ZERO };
    }

    /// How long it takes from `now` to send everything it has begun to send, or whose instant is fixed.
    pub const fn taken(&self, now: SimTime) -> Duration {
        self.queue.busy_until.since(now)
    }

    /// How long it takes from `now` to send everything that waits.
    pub fn backlog(&self, now: SimTime) -> Duration {
        let kept_bits = self.discipline.kept().map_or(0, |kept| 8 * kept.bytes());
        if kept_bits == 0 {
            return self.taken(now);
        }
        self.taken(now) + Duration::from_secs_f64(kept_bits as f64 / self.rate().as_bps() as f64)
    }

    /// The rate, where nothing changes it.
    pub const fn rate(&self) -> BitRate {
        self.steady.rate
    }
}

impl Queue {
    #[inline(always)]
    fn take(&mut self, now: SimTime, bytes: u32, service: &mut impl Service) -> Option<Departure> {
        let begins = service.begins(now, self.busy_until.max(now));
        if begins <= now {
            self.waiting = 0;
        } else {
            if self.waiting(now) >= self.capacity {
                cold_path();
                return None;
            }
            self.enqueue(begins);
        }
        self.busy_until = service.ends(now, begins, bytes);
        Some(Departure { begins, ends: self.busy_until })
    }

    #[inline]
    fn waiting(&mut self, now: SimTime) -> u32 {
        while self.waiting > 0 && self.starts[self.first as usize] <= now {
            self.first = self.wrapped(self.first + 1);
            self.waiting -= 1;
        }
        self.waiting
    }

    /// A place in the ring, given at most one turn beyond its end: a division would be much slower.
    #[inline]
    const fn wrapped(&self, index: u32) -> u32 {
        let places = self.starts.len() as u32;
        if index < places { index } else { index - places }
    }

    #[inline]
    fn enqueue(&mut self, start: SimTime) {
        if self.waiting as usize == self.starts.len() {
            cold_path();
            self.grow();
        }
        let index = self.wrapped(self.first + self.waiting);
        self.starts[index as usize] = start;
        self.waiting += 1;
    }

    /// Makes room for what the queue really holds, so that a large limit costs nothing until it is used.
    #[cold]
    fn grow(&mut self) {
        let mut starts = std::mem::take(&mut self.starts).into_vec();
        starts.rotate_left(self.first as usize);
        starts.resize((starts.len() * 2).max(16), SimTime::ZERO);
        self.starts = starts.into_boxed_slice();
        self.first = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// 1 byte takes 1 ms.
    fn slow(capacity: u32) -> Transmitter {
        Transmitter::new(BitRate::from_bps(8000), capacity)
    }

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    #[test]
    fn packets_leave_one_after_the_other() {
        let mut link = slow(10);
        assert_eq!(link.offer(at(5), 3), Some(Departure { begins: at(5), ends: at(8) }));
        assert_eq!(link.offer(at(6), 2), Some(Departure { begins: at(8), ends: at(10) }));
        assert_eq!(link.offer(at(20), 1), Some(Departure { begins: at(20), ends: at(21) }));
    }

    #[test]
    fn the_limit_counts_what_waits_and_not_what_is_being_sent() {
        let mut link = slow(2);
        assert!(link.offer(at(0), 10).is_some());
        assert!(link.offer(at(0), 10).is_some());
        assert!(link.offer(at(0), 10).is_some());
        assert_eq!(link.offer(at(9), 10), None);
        assert_eq!(link.waiting(at(9)), 2);
        assert!(link.offer(at(10), 10).is_some(), "the second began at 10 ms and made room");
    }

    #[test]
    fn a_held_transmitter_starts_when_released() {
        let mut link = slow(2);
        link.hold_until(at(50));
        assert_eq!(link.offer(at(10), 1).map(|d| d.begins), Some(at(50)));
    }

    #[test]
    fn all_but_the_discipline_fits_into_a_cache_line_and_that_into_another() {
        assert_eq!(std::mem::offset_of!(Transmitter, discipline), 64);
        assert_eq!(size_of::<Transmitter>(), 128);
    }

    proptest! {
        /// The analytic queue agrees with one that is simulated packet by packet.
        #[test]
        fn agrees_with_a_simulated_queue(capacity in 0u32..5, arrivals in prop::collection::vec((0u64..6, 1u32..8), 1..200)) {
            let mut link = slow(capacity);
            let mut sent: Vec<Departure> = Vec::new();
            let mut now = 0;
            for (gap, bytes) in arrivals {
                now += gap;
                let waiting = sent.iter().filter(|d| d.begins > at(now)).count();
                let busy = sent.last().map_or(SimTime::ZERO, |d| d.ends);
                let expected = if busy <= at(now) {
                    Some(at(now))
                } else if waiting < capacity as usize { Some(busy) } else { None };
                let got = link.offer(at(now), bytes);
                prop_assert_eq!(got.map(|d| d.begins), expected);
                sent.extend(got);
            }
        }
    }
}
