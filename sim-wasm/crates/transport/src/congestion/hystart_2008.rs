//! HyStart as Linux has it (Ha and Rhee 2008): a train of acknowledgements or a longer round trip ends slow start.

use skywindow_units::{Duration, SimTime};

use super::Acked;
use crate::events::reasons;
use crate::words::{n, time};

/// From so many segments on it is looked for.
const LOW_WINDOW: u32 = 16;
/// Acknowledgements of a train are no further apart.
const TRAIN_GAP: Duration = Duration::from_millis(2);
/// What Linux takes the sender's own queue to add to the length of a train: 1 ms below 2 Gbit/s.
const SENDER_DELAY: Duration = Duration::from_millis(1);
/// Samples of a round trip before one counts.
const SAMPLES: u32 = 8;
/// A round trip is longer if it is by an eighth, within these.
const LEAST: Duration = Duration::from_millis(4);
const MOST: Duration = Duration::from_millis(16);

reasons! {
    /// What the HyStart of 2008 tells.
    TrainReason;

    /// Acknowledgements came close together for half of a round trip.
    237 AckTrain {
        /// For how long.
        length: Duration,
        /// Shortest round trip.
        rtt: Duration,
        /// cwnd and ssthresh.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "congestion avoidance",
        title: "Slow start ends by a train of acknowledgements".into(),
        detail: format!(
            "Acknowledgements at most 2 ms apart came for {}, half of the shortest round trip of {}: cwnd and ssthresh {} bytes.",
            time(length),
            time(rtt),
            n(cwnd)
        ),
        rule: "Ha and Rhee 2008, 3; Linux 6.12 tcp_cubic.c",
    }
    /// Round trips of this round are longer than the shortest.
    239 LongerRoundTrips {
        /// Shortest of this round.
        now: Duration,
        /// Shortest round trip.
        rtt: Duration,
        /// cwnd and ssthresh.
        cwnd: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "congestion avoidance",
        title: "Slow start ends by longer round trips".into(),
        detail: format!(
            "Round trips of {} are longer than the shortest of {} by an eighth: cwnd and ssthresh {} bytes.",
            time(now),
            time(rtt),
            n(cwnd)
        ),
        rule: "Ha and Rhee 2008, 3; Linux 6.12 tcp_cubic.c",
    }
}

/// What it watches in a round.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Train {
    /// The round ends when something beyond is acknowledged; unknown before the first.
    end: Option<u64>,
    began: SimTime,
    last: SimTime,
    least: Option<Duration>,
    samples: u32,
    /// It has ended slow start.
    found: bool,
}

impl Train {
    /// Takes a round trip of slow start, with the shortest of all, and the window in segments of so many bytes. What it
    /// tells ends slow start.
    pub fn on_ack(
        &mut self,
        acked: &Acked,
        rtt: Duration,
        shortest: Duration,
        [segments, unit]: [u32; 2],
    ) -> Option<TrainReason> {
        if self.found {
            return None;
        }
        if self.end.is_none_or(|end| acked.up_to > end) {
            *self = Self { end: Some(acked.next), began: acked.now, last: acked.now, ..Self::default() };
        }
        // Rounds are counted with a small window as well, lest one begin amid what left at once and met its own queue.
        if segments < LOW_WINDOW {
            return None;
        }
        let cwnd = segments * unit;
        let told = self.train(acked.now, shortest, cwnd).or_else(|| self.delay(rtt, shortest, cwnd));
        self.found = told.is_some();
        told
    }

    fn train(&mut self, now: SimTime, shortest: Duration, cwnd: u32) -> Option<TrainReason> {
        if now.since(self.last) > TRAIN_GAP {
            return None;
        }
        self.last = now;
        let length = now.since(self.began);
        let long = length * 2 > shortest + SENDER_DELAY;
        long.then_some(TrainReason::AckTrain { length, rtt: shortest, cwnd })
    }

    fn delay(&mut self, rtt: Duration, shortest: Duration, cwnd: u32) -> Option<TrainReason> {
        let least = self.least.map_or(rtt, |least| least.min(rtt));
        self.least = Some(least);
        if self.samples < SAMPLES {
            self.samples += 1;
            return None;
        }
        let eighth = Duration::from_nanos(shortest.as_nanos() / 8);
        let longer = least > shortest + eighth.clamp(LEAST, MOST);
        longer.then_some(TrainReason::LongerRoundTrips { now: least, rtt: shortest, cwnd })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    /// Acknowledgements so many milliseconds apart from 100 ms on, all of one round, until one ends slow start.
    fn hear(train: &mut Train, apart: u64, rtt: u64, count: u64) -> Option<(u64, TrainReason)> {
        (0..count).find_map(|i| {
            let now = SimTime::from_millis(100 + apart * i);
            let acked = Acked { now, up_to: 100, next: 1000, ..Acked::default() };
            train.on_ack(&acked, ms(rtt), ms(100), [50, 1000]).map(|told| (i, told))
        })
    }

    #[test]
    fn acknowledgements_close_together_for_half_a_round_trip_are_a_train() {
        let (length, rtt, cwnd) = (ms(52), ms(100), 50_000);
        assert_eq!(
            hear(&mut Train::default(), 2, 100, 100),
            Some((26, TrainReason::AckTrain { length, rtt, cwnd }))
        );
        assert_eq!(hear(&mut Train::default(), 3, 100, 100), None, "too far apart");
    }

    #[test]
    fn rounds_begin_with_a_small_window_and_slow_start_ends_with_a_larger_one() {
        let ack = |at, up_to, next| Acked { now: SimTime::from_millis(at), up_to, next, ..Acked::default() };
        let mut train = Train::default();
        // Ten segments, the last of them with a window of 16: the next round begins with the eleventh.
        for i in 1..=10 {
            let window = [10 + i as u32, 1000];
            assert_eq!(train.on_ack(&ack(100 + 3 * i, i, 10 + 2 * i), ms(100), ms(100), window), None);
        }
        assert_eq!(train.end, Some(12), "the round of the first acknowledgement");
        for i in 11..=13 {
            train.on_ack(&ack(200 + 3 * i, i, 30 + 2 * i), ms(100), ms(100), [20, 1000]);
        }
        assert_eq!(train.end, Some(56), "that of the thirteenth");
    }

    #[test]
    fn after_eight_samples_a_round_trip_longer_by_an_eighth_ends_slow_start() {
        let told = TrainReason::LongerRoundTrips { now: ms(113), rtt: ms(100), cwnd: 50_000 };
        assert_eq!(hear(&mut Train::default(), 3, 113, 100), Some((8, told)));
        assert_eq!(hear(&mut Train::default(), 3, 112, 100), None);
    }

    #[test]
    fn a_round_begins_when_what_was_sent_in_the_last_is_acknowledged_and_slow_start_ends_once() {
        let mut train = Train::default();
        hear(&mut train, 3, 100, 8);
        let next = Acked { now: SimTime::from_millis(200), up_to: 1001, next: 2000, ..Acked::default() };
        assert_eq!(train.on_ack(&next, ms(500), ms(100), [50, 1000]), None, "the first sample of this round");
        assert!(hear(&mut train, 3, 500, 100).is_some());
        assert_eq!(hear(&mut train, 3, 500, 100), None);
    }
}
