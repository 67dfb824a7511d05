//! A half-duplex radio channel with p-persistent CSMA, as AX.25 stations behind KISS modems use it (Chepponis and Karn
//! 1987: TXDELAY, P, SlotTime).
//!
//! A station with a frame to send listens. When it hears nobody it draws: with the chance of persistence it keys its
//! transmitter, waits until that is up and sends the frame; else it waits for a slot and listens again. It hears others
//! from the instant after they keyed on, so that two that draw at one instant collide. A frame is lost when its receiver
//! sends itself or hears another station while the frame is on the air.

use std::collections::VecDeque;

use skywindow_engine::{Stream, chance_threshold};
use skywindow_units::{BitRate, Duration, SimTime};

/// What a channel is like.
#[derive(Clone, Debug)]
pub struct ChannelSpec {
    /// Its rate.
    pub rate: BitRate,
    /// The propagation delay between any two of its stations.
    pub delay: Duration,
    /// From keying the transmitter to the first bit of the frame.
    pub txdelay: Duration,
    /// How long a station waits that may not send yet.
    pub slot: Duration,
    /// The chance to send on a clear channel.
    pub persistence: f64,
    /// What a station is busy for after a frame it sent, if the frame was larger than so many bytes.
    pub processing: (Duration, u32),
    /// Header and trailer of each frame, bytes.
    pub frame_overhead: u32,
    /// The most frames that wait at a station.
    pub queue: usize,
    /// Its stations, as nodes.
    pub stations: Vec<u32>,
    /// Pairs of nodes among them that do not hear each other.
    pub hidden: Vec<[u32; 2]>,
    /// Where its random numbers begin.
    pub stream: Stream,
}

/// What becomes of a frame that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// It waits, and its station is to be woken at that instant.
    Wakes(SimTime),
    /// It waits behind others.
    Waits,
    /// There is no room for it.
    Refused,
}

/// What a station has done that was woken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Woken {
    /// It hears others, and is to be woken when they may have ended.
    Listens(SimTime),
    /// It has drawn to wait for a slot, and is to be woken after it.
    Waits(SimTime),
    /// It sends a packet by a link, and is to be woken when that ends.
    Sends {
        /// The link.
        link: u32,
        /// The packet.
        packet: u32,
        /// The size of its frame.
        bytes: u32,
        /// When its last bit leaves.
        until: SimTime,
    },
    /// A frame has left.
    Ends(Sent),
}

/// A frame that has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    /// The link it took.
    pub link: u32,
    /// The packet in it.
    pub packet: u32,
    /// When its transmitter was keyed.
    pub since: SimTime,
    /// Whether its receiver could not make it out.
    pub collided: bool,
    /// When its station is to be woken next, if more frames wait.
    pub next: Option<SimTime>,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    link: u32,
    /// The place of its receiver among the stations.
    to: usize,
    packet: u32,
    bytes: u32,
}

#[derive(Clone, Copy, Debug)]
struct Sending {
    frame: Frame,
    since: SimTime,
    until: SimTime,
    collided: bool,
}

#[derive(Clone, Debug, Default)]
struct Station {
    waiting: VecDeque<Frame>,
    sending: Option<Sending>,
    /// Whether an instant is set at which it is woken.
    awaits: bool,
    /// It is busy with a frame that it sent until then.
    busy_until: SimTime,
    draws: u64,
}

/// A channel and its stations.
#[derive(Clone, Debug)]
pub struct Channel {
    spec: ChannelSpec,
    threshold: u64,
    stations: Vec<Station>,
}

impl Channel {
    /// Nobody sends.
    pub fn new(spec: ChannelSpec) -> Self {
        let stations = vec![Station::default(); spec.stations.len()];
        let threshold = chance_threshold(spec.persistence);
        Self { spec, threshold, stations }
    }

    /// What it is like.
    pub const fn spec(&self) -> &ChannelSpec {
        &self.spec
    }

    /// Which of its stations a node is.
    pub fn station(&self, node: u32) -> Option<usize> {
        self.spec.stations.iter().position(|&own| own == node)
    }

    /// Takes a packet at a station that is to go by `link` to another.
    pub fn offer(
        &mut self,
        now: SimTime,
        [at, to]: [usize; 2],
        link: u32,
        packet: u32,
        bytes: u32,
    ) -> Offered {
        let Some(station) = self.stations.get_mut(at) else { return Offered::Refused };
        if station.waiting.len() >= self.spec.queue {
            return Offered::Refused;
        }
        station.waiting.push_back(Frame { link, to, packet, bytes: bytes + self.spec.frame_overhead });
        if station.awaits {
            return Offered::Waits;
        }
        station.awaits = true;
        Offered::Wakes(now.max(station.busy_until))
    }

    /// Wakes a station at the instant that it asked for; none if it has nothing to do.
    pub fn wake(&mut self, now: SimTime, at: usize) -> Option<Woken> {
        if self.stations.get(at)?.sending.is_some_and(|sending| sending.until <= now) {
            return self.end(now, at).map(Woken::Ends);
        }
        if self.stations[at].waiting.is_empty() {
            self.stations[at].awaits = false;
            return None;
        }
        if let Some(clear) = self.clear_at(now, at) {
            return Some(Woken::Listens(clear));
        }
        let stream = self.spec.stream.child(at as u64);
        let station = &mut self.stations[at];
        let draw = stream.bits(station.draws);
        station.draws += 1;
        if draw >= self.threshold {
            return Some(Woken::Waits(now + self.spec.slot));
        }
        self.begin(now, at)
    }

    /// When the last of the stations that one hears will have ended; none if it hears none.
    fn clear_at(&self, now: SimTime, at: usize) -> Option<SimTime> {
        let others = (0..self.stations.len()).filter(|&other| other != at && self.hears(at, other));
        let heard = others.filter_map(|other| self.stations[other].sending);
        let until = |sending: Sending| sending.until + self.spec.delay;
        heard.filter(|sending| sending.since < now && until(*sending) > now).map(until).max()
    }

    fn begin(&mut self, now: SimTime, at: usize) -> Option<Woken> {
        let frame = self.stations[at].waiting.pop_front()?;
        let until = now + self.spec.txdelay + self.spec.rate.transmission_time(frame.bytes);
        let mut collided = false;
        for other in (0..self.stations.len()).filter(|&other| other != at) {
            let Some(mut on_air) = self.stations[other].sending.filter(|sending| sending.until > now) else {
                continue;
            };
            let struck = |receiver: usize, by: usize| receiver == by || self.hears(receiver, by);
            collided |= struck(frame.to, other);
            on_air.collided |= struck(on_air.frame.to, at);
            self.stations[other].sending = Some(on_air);
        }
        self.stations[at].sending = Some(Sending { frame, since: now, until, collided });
        Some(Woken::Sends { link: frame.link, packet: frame.packet, bytes: frame.bytes, until })
    }

    fn end(&mut self, now: SimTime, at: usize) -> Option<Sent> {
        let (processing, over) = self.spec.processing;
        let station = &mut self.stations[at];
        let Sending { frame, since, collided, .. } = station.sending.take()?;
        station.busy_until = if frame.bytes > over { now + processing } else { now };
        station.awaits = !station.waiting.is_empty();
        let next = station.awaits.then_some(station.busy_until);
        Some(Sent { link: frame.link, packet: frame.packet, since, collided, next })
    }

    /// Whether one station hears another.
    pub fn hears(&self, one: usize, other: usize) -> bool {
        let [one, other] = [one, other].map(|at| self.spec.stations[at]);
        !self.spec.hidden.iter().any(|&[a, b]| (a, b) == (one, other) || (b, a) == (one, other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    /// Three stations; 100 bytes on the air take 100 ms besides a TXDELAY of 50 ms.
    fn channel(persistence: f64, hidden: &[[u32; 2]]) -> Channel {
        Channel::new(ChannelSpec {
            rate: BitRate::from_bps(8000),
            delay: Duration::ZERO,
            txdelay: Duration::from_millis(50),
            slot: Duration::from_millis(10),
            persistence,
            processing: (Duration::from_millis(200), 50),
            frame_overhead: 20,
            queue: 2,
            stations: vec![5, 6, 7],
            hidden: hidden.to_vec(),
            stream: Stream::new(1),
        })
    }

    #[test]
    fn a_frame_takes_txdelay_and_its_bits_and_then_its_processing_time() {
        let mut radio = channel(1.0, &[]);
        assert_eq!(radio.offer(at(0), [0, 1], 9, 1, 80), Offered::Wakes(at(0)));
        assert_eq!(radio.offer(at(0), [0, 1], 9, 2, 10), Offered::Waits);
        assert_eq!(
            radio.wake(at(0), 0),
            Some(Woken::Sends { link: 9, packet: 1, bytes: 100, until: at(150) })
        );
        let sent = Sent { link: 9, packet: 1, since: at(0), collided: false, next: Some(at(350)) };
        assert_eq!(radio.wake(at(150), 0), Some(Woken::Ends(sent)));
        assert_eq!(
            radio.wake(at(350), 0),
            Some(Woken::Sends { link: 9, packet: 2, bytes: 30, until: at(430) })
        );
        let Some(Woken::Ends(small)) = radio.wake(at(430), 0) else { panic!("not ended") };
        assert_eq!(small.next, None);
        assert_eq!(
            radio.offer(at(431), [0, 1], 9, 3, 10),
            Offered::Wakes(at(431)),
            "small frames cost nothing after"
        );
    }

    #[test]
    fn a_station_that_hears_another_waits_until_it_has_ended() {
        let mut radio = channel(1.0, &[]);
        radio.offer(at(0), [0, 1], 9, 1, 80);
        radio.wake(at(0), 0);
        radio.offer(at(20), [2, 1], 8, 2, 80);
        assert_eq!(radio.wake(at(20), 2), Some(Woken::Listens(at(150))));
        radio.wake(at(150), 0);
        assert_eq!(
            radio.wake(at(150), 2),
            Some(Woken::Sends { link: 8, packet: 2, bytes: 100, until: at(300) })
        );
    }

    #[test]
    fn hidden_stations_collide_at_the_one_that_hears_both() {
        let mut radio = channel(1.0, &[[5, 7]]);
        radio.offer(at(0), [0, 1], 9, 1, 80);
        radio.wake(at(0), 0);
        radio.offer(at(20), [2, 1], 8, 2, 80);
        assert!(matches!(radio.wake(at(20), 2), Some(Woken::Sends { .. })), "it hears nobody");
        for (instant, station) in [(150, 0), (170, 2)] {
            assert!(matches!(
                radio.wake(at(instant), station),
                Some(Woken::Ends(Sent { collided: true, .. }))
            ));
        }
    }

    #[test]
    fn who_draws_at_one_instant_collides_and_a_station_that_sends_hears_nothing() {
        let mut radio = channel(1.0, &[]);
        radio.offer(at(0), [0, 1], 9, 1, 80);
        radio.offer(at(0), [1, 0], 8, 2, 80);
        assert!(matches!(radio.wake(at(0), 0), Some(Woken::Sends { .. })));
        assert!(matches!(radio.wake(at(0), 1), Some(Woken::Sends { .. })));
        for station in [0, 1] {
            assert!(matches!(radio.wake(at(150), station), Some(Woken::Ends(Sent { collided: true, .. }))));
        }
    }

    #[test]
    fn a_clear_channel_is_taken_with_the_chance_of_persistence() {
        let mut radio = channel(0.25, &[]);
        let (mut now, mut slots, frames) = (at(0), 0u32, 4000u32);
        for packet in 0..frames {
            let Offered::Wakes(mut wake) = radio.offer(now, [0, 1], 9, packet, 10) else {
                panic!("not taken")
            };
            loop {
                match radio.wake(wake, 0) {
                    Some(Woken::Waits(next)) => (wake, slots) = (next, slots + 1),
                    Some(Woken::Sends { until, .. }) => wake = until,
                    _ => break,
                }
            }
            now = wake;
        }
        // Slots before a frame are geometric: (1 - p) / p = 3 on average, with a variance of (1 - p) / p² = 12.
        let mean = f64::from(slots) / f64::from(frames);
        assert!((mean - 3.0).abs() < 5.0 * (12.0 / f64::from(frames)).sqrt(), "{mean}");
    }

    #[test]
    fn a_full_queue_refuses() {
        let mut radio = channel(1.0, &[]);
        for packet in 0..2 {
            assert_ne!(radio.offer(at(0), [0, 1], 9, packet, 80), Offered::Refused);
        }
        assert_eq!(radio.offer(at(0), [0, 1], 9, 2, 80), Offered::Refused);
        assert_eq!(radio.offer(at(0), [3, 1], 9, 2, 80), Offered::Refused, "no such station");
    }
}
