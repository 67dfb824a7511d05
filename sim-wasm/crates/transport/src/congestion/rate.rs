//! How fast data arrive: samples of the delivery rate (draft-ietf-ccwg-bbr section 4.1).
//!
//! Of every packet under way is kept how much had arrived when it left, and when. That costs, so only senders whose
//! controller asks for samples have a [`Sampler`].

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

/// How fast data arrived, by the newest packet that an acknowledgement tells of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RateSample {
    /// Bytes that arrived in the interval.
    pub delivered: u64,
    /// How long they took: the longer of the times between their departures and between their acknowledgements.
    pub interval: Duration,
    /// What had arrived before the packet left, bytes: a round trip ends when a packet arrives that left later.
    pub prior: u64,
    /// Whether the application, and not the window, kept data back meanwhile.
    pub app_limited: bool,
    /// Round trip of the packet, if it was sent once.
    pub rtt: Option<Duration>,
    /// What was in flight when it left, with itself, bytes.
    pub flight: u32,
    /// What was lost since it left, bytes.
    pub lost: u64,
}

/// A packet that is held to be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostPacket {
    /// Its bytes.
    pub bytes: u32,
    /// What was in flight when it left, with itself, bytes.
    pub flight: u32,
    /// What was lost since it left, with itself, bytes.
    pub lost: u64,
    /// Whether the application, and not the window, kept data back when it left.
    pub app_limited: bool,
    /// Its number in the order in which packets left, with those that left again.
    pub ordinal: u64,
}

/// What is kept of a packet under way.
#[derive(Clone, Copy, Debug)]
struct Under {
    /// Its place in the order of sending: a sequence number.
    key: u64,
    sent: SimTime,
    first_sent: SimTime,
    delivered: u64,
    delivered_at: SimTime,
    app_limited: bool,
    /// It was sent before.
    again: bool,
    /// It is held to be lost.
    fell: bool,
    /// What was in flight besides when it left, and what had been lost then, bytes.
    others: u32,
    lost: u64,
    ordinal: u64,
}

/// Takes the samples of one path.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sampler {
    /// Bytes that have arrived, and when the last of them were acknowledged.
    delivered: u64,
    delivered_at: SimTime,
    /// Bytes that are held to be lost.
    lost: u64,
    /// Packets that have left, with those that left again.
    departures: u64,
    /// When the first packet of the flight left that is measured.
    first_sent: SimTime,
    /// Once so much has arrived, the application limits no longer; 0 if it does not.
    limited_until: u64,
    under_way: VecDeque<Under>,
    /// The newest packet that has arrived since the last sample.
    newest: Option<(Under, u32)>,
}

impl Sampler {
    /// Data leave that are known by `key`, with so many bytes in flight before: for the first time or again.
    pub fn on_sent(&mut self, now: SimTime, key: u64, flight: u32) {
        if flight == 0 {
            (self.first_sent, self.delivered_at) = (now, now);
        }
        let Self { first_sent, delivered, delivered_at, limited_until, lost, .. } = *self;
        let packet = Under {
            key,
            sent: now,
            first_sent,
            delivered,
            delivered_at,
            app_limited: limited_until > 0,
            again: false,
            fell: false,
            others: flight,
            lost,
            ordinal: self.departures,
        };
        self.departures += 1;
        let place = self.under_way.partition_point(|other| other.key < key);
        match self.under_way.get_mut(place).filter(|other| other.key == key) {
            Some(other) => *other = Under { again: true, ..packet },
            None => self.under_way.insert(place, packet),
        }
    }

    /// The application has nothing more to send while so many bytes are in flight.
    pub fn on_app_limited(&mut self, flight: u32) {
        self.limited_until = (self.delivered + u64::from(flight)).max(1);
    }

    /// The data known by `key` are taken to have arrived: they are acknowledged, or reported above a gap.
    pub fn on_arrived(&mut self, now: SimTime, key: u64, bytes: u32) {
        let place = self.under_way.partition_point(|other| other.key < key);
        let Some(packet) = self.under_way.get(place).copied().filter(|other| other.key == key) else {
            return;
        };
        self.under_way.remove(place);
        self.delivered += u64::from(bytes);
        self.delivered_at = now;
        let newer = |(newest, _): (Under, u32)| (packet.sent, packet.key) >= (newest.sent, newest.key);
        if self.newest.is_none_or(newer) {
            self.newest = Some((packet, bytes));
            self.first_sent = packet.sent;
        }
        if self.delivered > self.limited_until {
            self.limited_until = 0;
        }
    }

    /// The data known by `key`, so many bytes, are held to be lost. What leaves once is lost once at most, also where a timeout
    /// that lost it was taken back and it is missed again.
    pub fn on_lost(&mut self, key: u64, bytes: u32) -> Option<LostPacket> {
        let place = self.under_way.partition_point(|other| other.key < key);
        let packet = self.under_way.get_mut(place).filter(|other| other.key == key && !other.fell)?;
        packet.fell = true;
        self.lost += u64::from(bytes);
        let (flight, lost) = (packet.others + bytes, self.lost - packet.lost);
        let Under { app_limited, ordinal, .. } = *packet;
        Some(LostPacket { bytes, flight, lost, app_limited, ordinal })
    }

    /// Bytes that were held to be lost in all.
    #[cfg(test)]
    pub const fn lost_so_far(&self) -> u64 {
        self.lost
    }

    /// Everything below `key` has arrived, by whatever path.
    pub fn forget_below(&mut self, key: u64) {
        while self.under_way.front().is_some_and(|packet| packet.key < key) {
            self.under_way.pop_front();
        }
    }

    /// The round trip of the newest packet that has arrived since the last sample, unless it left more than once (Karn's
    /// rule, RFC 6298 section 3).
    pub fn round_trip(&self) -> Option<Duration> {
        self.newest
            .filter(|(packet, _)| !packet.again)
            .map(|(packet, _)| self.delivered_at.since(packet.sent))
    }

    /// The sample of the packets that have arrived since the last one, if any have and if they took any time.
    pub fn take(&mut self) -> Option<RateSample> {
        let (packet, bytes) = self.newest.take()?;
        let departures = packet.sent.since(packet.first_sent);
        let acknowledgements = self.delivered_at.since(packet.delivered_at);
        let interval = departures.max(acknowledgements);
        (interval > Duration::ZERO).then_some(RateSample {
            delivered: self.delivered - packet.delivered,
            interval,
            prior: packet.delivered,
            app_limited: packet.app_limited,
            rtt: (!packet.again).then(|| self.delivered_at.since(packet.sent)),
            flight: packet.others + bytes,
            lost: self.lost - packet.lost,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    /// Packets of 1000 bytes that leave 10 ms apart from 0 on, with those before in flight.
    fn sent(packets: u64) -> Sampler {
        let mut sampler = Sampler::default();
        for key in 0..packets {
            sampler.on_sent(at(10 * key), key, 1000 * key as u32);
        }
        sampler
    }

    fn arrive(sampler: &mut Sampler, ms: u64, key: u64) -> Option<RateSample> {
        sampler.on_arrived(at(ms), key, 1000);
        sampler.take()
    }

    #[test]
    fn the_interval_is_the_longer_of_departures_and_acknowledgements() {
        let mut sampler = sent(4);
        // All left before anything arrived: what has arrived, since the first left.
        for (key, ms) in [(0, 100), (1, 125), (2, 150)] {
            let sample = arrive(&mut sampler, ms, key).unwrap();
            let delivered = 1000 * (key + 1);
            let interval = Duration::from_millis(ms);
            let (rtt, flight) = (Some(Duration::from_millis(ms - 10 * key)), 1000 * (key as u32 + 1));
            assert_eq!(sample, RateSample { delivered, interval, rtt, flight, ..RateSample::default() });
        }
        // The next leaves when three have arrived, the last of them at 150 ms.
        sampler.on_sent(at(160), 4, 1000);
        arrive(&mut sampler, 175, 3);
        let sample = arrive(&mut sampler, 260, 4).unwrap();
        assert_eq!((sample.delivered, sample.prior), (2000, 3000));
        // Departures: 20 ms (packet 2, the newest to have arrived then) to 160 ms; acknowledgements: 150 to 260 ms.
        assert_eq!(sample.interval, Duration::from_millis(140));
    }

    #[test]
    fn acknowledgements_that_come_together_make_no_rate_above_that_of_the_departures() {
        let mut sampler = sent(3);
        sampler.on_arrived(at(100), 0, 1000);
        sampler.take();
        sampler.on_sent(at(110), 3, 2000);
        sampler.on_sent(at(150), 4, 3000);
        for key in 1..=4 {
            sampler.on_arrived(at(200), key, 1000);
        }
        let sample = sampler.take().unwrap();
        assert_eq!((sample.delivered, sample.interval), (4000, Duration::from_millis(150)));
    }

    #[test]
    fn after_a_pause_the_time_without_packets_is_not_counted() {
        let mut sampler = sent(1);
        arrive(&mut sampler, 100, 0);
        sampler.on_sent(at(5000), 1, 0);
        let sample = arrive(&mut sampler, 5100, 1).unwrap();
        assert_eq!((sample.delivered, sample.interval), (1000, Duration::from_millis(100)));
    }

    #[test]
    fn what_left_while_the_application_limited_says_so_until_all_of_that_has_arrived() {
        let mut sampler = sent(2);
        sampler.on_app_limited(2000);
        sampler.on_sent(at(30), 2, 2000);
        let limited = [0, 1, 2].map(|key| arrive(&mut sampler, 100 + key, key).unwrap().app_limited);
        assert_eq!(limited, [false, false, true]);
        sampler.on_sent(at(200), 3, 0);
        assert!(!arrive(&mut sampler, 300, 3).unwrap().app_limited);
    }

    #[test]
    fn what_is_sent_again_counts_from_when_it_left_last_and_nothing_counts_twice() {
        let mut sampler = sent(3);
        arrive(&mut sampler, 100, 1);
        sampler.on_sent(at(150), 0, 1000);
        assert_eq!(arrive(&mut sampler, 100, 1), None, "it has arrived before");
        let sample = arrive(&mut sampler, 250, 0).unwrap();
        assert_eq!((sample.delivered, sample.prior), (1000, 1000));
        assert_eq!(sample.interval, Duration::from_millis(150));
    }

    #[test]
    fn what_leaves_once_is_lost_once_however_often_it_is_missed() {
        let mut sampler = sent(2);
        let mut lost = || sampler.on_lost(0, 1000).map(|packet| (packet.lost, packet.flight));
        assert_eq!([lost(), lost()], [Some((1000, 1000)), None]);
        sampler.on_sent(at(150), 0, 3000);
        let again = sampler.on_lost(0, 1000).map(|packet| (packet.lost, packet.flight));
        assert_eq!(again, Some((1000, 4000)), "another copy");
        assert_eq!((sampler.lost_so_far(), sampler.on_lost(7, 1000)), (2000, None));
    }

    #[test]
    fn a_round_trip_is_that_of_the_newest_packet_and_of_none_that_left_twice() {
        let mut sampler = sent(3);
        assert_eq!(sampler.round_trip(), None);
        sampler.on_arrived(at(100), 0, 1000);
        sampler.on_arrived(at(100), 1, 1000);
        assert_eq!(sampler.round_trip(), Some(Duration::from_millis(90)));
        sampler.take();
        sampler.on_sent(at(150), 2, 1000);
        sampler.on_arrived(at(160), 2, 1000);
        assert_eq!(sampler.round_trip(), None);
    }

    #[test]
    fn what_has_arrived_by_another_path_is_forgotten() {
        let mut sampler = sent(3);
        sampler.forget_below(2);
        assert_eq!((arrive(&mut sampler, 100, 1), sampler.under_way.len()), (None, 1));
        assert_eq!(arrive(&mut sampler, 100, 2).map(|sample| sample.delivered), Some(1000));
    }

    #[test]
    fn a_packet_older_than_the_newest_that_has_arrived_makes_the_sample_no_older() {
        let mut sampler = sent(3);
        sampler.on_arrived(at(100), 2, 1000);
        sampler.on_arrived(at(100), 0, 1000);
        let sample = sampler.take().unwrap();
        assert_eq!((sample.delivered, sample.interval), (2000, Duration::from_millis(100)));
    }
}
