//! A session, what lies between its ends and virtual time: what the tests of the protocol run on.

use skywindow_transport::api::{Endpoint as _, Observer, Source};
use skywindow_transport::xstp::{Endpoint, Event, Packet, Xstp};
use skywindow_units::{Duration, SimTime};

pub use crate::support::{A, B, Quiet, is_lost, random_bits, seconds};
use crate::support::{Agenda, Slots};

/// A packet that enters what lies between the ends.
pub struct Crossing<'a> {
    pub now: SimTime,
    /// The end that sends it.
    pub from: usize,
    /// How many this end has sent before.
    pub ordinal: u64,
    pub packet: &'a Packet,
}

/// What becomes of a packet.
#[derive(Clone, Copy, Debug)]
pub enum Fate {
    Lost,
    After(Duration),
    /// And once more, so much later.
    Twice(Duration, Duration),
}

impl From<Option<Duration>> for Fate {
    fn from(delay: Option<Duration>) -> Self {
        delay.map_or(Self::Lost, Self::After)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    Packet { to: usize, slot: usize },
    Timer { end: usize },
}

/// A session and what lies between its ends, which says what becomes of a packet.
pub struct Net<F, O> {
    pub ends: [Endpoint; 2],
    pub observers: [O; 2],
    pub sent: [u64; 2],
    fate: F,
    timers: [SimTime; 2],
    agenda: Agenda<Due>,
    slots: Slots<Packet>,
}

/// What an end reported, and what became of every segment.
pub type Diary = crate::support::Diary<Event>;

impl<R: Into<Fate>, F: FnMut(&Crossing<'_>) -> R, O: Observer<Event> + Default> Net<F, O> {
    /// A session with the same rules at both ends, which opens at once.
    pub fn new(rules: &Xstp, source: Source, fate: F) -> Self {
        let ends = [source, Source::None].map(|source| Endpoint::new(rules.clone(), source));
        let mut net = Self {
            ends,
            observers: [O::default(), O::default()],
            sent: [0, 0],
            fate,
            timers: [SimTime::MAX; 2],
            agenda: Agenda::new(),
            slots: Slots::new(),
        };
        net.ends[A].open(SimTime::ZERO, &mut net.observers[A]);
        net.flush(A);
        net
    }

    /// Now.
    pub const fn now(&self) -> SimTime {
        self.agenda.now
    }

    /// Runs until `until`, or until nothing can happen any more.
    pub fn run(&mut self, until: SimTime) {
        while self.step(until) {}
    }

    /// Lets the next thing happen, if there is one until `until`.
    pub fn step(&mut self, until: SimTime) -> bool {
        let Some(due) = self.agenda.next(until) else { return false };
        let now = self.agenda.now;
        match due {
            Due::Packet { to, slot } => {
                self.ends[to].on_packet(now, 0, &self.slots.packets[slot], false, &mut self.observers[to]);
                self.slots.give(slot);
                self.flush(to);
            }
            Due::Timer { end } if self.timers[end] == now => {
                self.timers[end] = SimTime::MAX;
                self.ends[end].on_timer(now, &mut self.observers[end]);
                self.flush(end);
            }
            Due::Timer { .. } => {}
        }
        true
    }

    fn flush(&mut self, end: usize) {
        let now = self.agenda.now;
        loop {
            let slot = self.slots.take();
            let packet = &mut self.slots.packets[slot];
            if self.ends[end].poll_transmit(now, packet, &mut self.observers[end]).is_none() {
                self.slots.give(slot);
                break;
            }
            let crossing = Crossing { now, from: end, ordinal: self.sent[end], packet };
            let fate = (self.fate)(&crossing).into();
            self.sent[end] += 1;
            let to = 1 - end;
            match fate {
                Fate::Lost => self.slots.give(slot),
                Fate::After(delay) => self.agenda.schedule(now + delay, Due::Packet { to, slot }),
                Fate::Twice(delay, later) => {
                    let copy = self.slots.take();
                    self.slots.packets[copy] = self.slots.packets[slot].clone();
                    self.agenda.schedule(now + delay, Due::Packet { to, slot });
                    self.agenda.schedule(now + delay + later, Due::Packet { to, slot: copy });
                }
            }
        }
        if let Some(due) = self.ends[end].next_timeout()
            && due < self.timers[end]
        {
            self.timers[end] = due.max(now);
            self.agenda.schedule(self.timers[end], Due::Timer { end });
        }
    }
}

/// A path on which a state holds for a while: what is lost in it and how long the rest takes.
pub struct TwoStates {
    seed: u64,
    stays: u64,
    bad: bool,
    until: SimTime,
    delay: Duration,
    /// Mean stays in the good and in the bad state, s.
    pub mean: [f64; 2],
    /// The share that the bad state loses.
    pub loss: f64,
    pub lost: u64,
}

impl TwoStates {
    pub fn new(seed: u64, mean: [f64; 2], loss: f64) -> Self {
        let mut path = Self {
            seed,
            stays: 0,
            bad: true,
            until: SimTime::ZERO,
            delay: Duration::ZERO,
            mean,
            loss,
            lost: 0,
        };
        path.enter();
        path
    }

    fn draw(&self, what: usize) -> f64 {
        (random_bits(self.seed.wrapping_mul(31).wrapping_add(what as u64), what & 1, self.stays) >> 11) as f64
            / (1u64 << 53) as f64
    }

    fn enter(&mut self) {
        self.bad = !self.bad;
        self.stays += 1;
        let mean = self.mean[usize::from(self.bad)];
        let stay = if mean.is_finite() { -libm::log(1.0 - self.draw(0)) * mean } else { 1e9 };
        self.until += Duration::from_secs_f64(stay);
        self.delay = Duration::from_millis(if self.draw(1) < 0.5 { 100 } else { 150 });
    }

    /// The delay of a packet that enters now, unless it is lost.
    pub fn cross(&mut self, now: SimTime, from: usize, ordinal: u64) -> Option<Duration> {
        while self.until <= now {
            self.enter();
        }
        let draw = (random_bits(self.seed ^ 0x5eed, from, ordinal) >> 11) as f64 / (1u64 << 53) as f64;
        if self.bad && draw < self.loss {
            self.lost += 1;
            return None;
        }
        Some(self.delay)
    }
}

/// One way, ms.
pub const DELAY_MS: u64 = 100;

/// The delay of what arrives.
pub const ARRIVES: Option<Duration> = Some(Duration::from_millis(DELAY_MS));

/// A path that loses what `lost` names.
pub fn losing(mut lost: impl FnMut(&Crossing<'_>) -> bool) -> impl FnMut(&Crossing<'_>) -> Option<Duration> {
    move |crossing| if lost(crossing) { None } else { ARRIVES }
}

/// What `pick` finds in the events of an end, with their times in ms.
pub fn only<T>(diary: &Diary, pick: impl Fn(&Event) -> Option<T>) -> Vec<(u64, T)> {
    let millis = |at: SimTime| at.as_nanos() / 1_000_000;
    diary.events.iter().filter_map(|(at, _, event)| Some((millis(*at), pick(event)?))).collect()
}
