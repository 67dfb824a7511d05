//! Random early detection: marks or drops packets at random while the average queue grows (Floyd and Jacobson
//! 1993, "Random early detection gateways for congestion avoidance", figure 2).

use skywindow_units::{Duration, SimTime};

/// The parameters of a queue with random early detection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RedSpec {
    /// Below this average no packet is marked, packets.
    pub min_packets: f64,
    /// From this average on every packet is dropped, packets, above `min_packets`.
    pub max_packets: f64,
    /// The chance of a mark as the average comes near `max_packets`, 0 to 1.
    pub max_probability: f64,
    /// The weight of the newest length in the average, 0 to 1.
    pub weight: f64,
}

/// What becomes of an arriving packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It joins the queue.
    Pass,
    /// It joins the queue with a mark if it can carry one, else it is dropped.
    Mark,
    /// It is dropped: marks alone have not kept the queue short (RFC 3168 section 7).
    Drop,
}

/// A queue's average and how many packets have passed since the last mark.
#[derive(Clone, Debug)]
pub struct Red {
    spec: RedSpec,
    average: f64,
    /// Packets since the last mark; -1 while the average is below the minimum.
    count: i64,
}

impl Red {
    /// An empty queue.
    pub const fn new(spec: RedSpec) -> Self {
        Self { spec, average: 0.0, count: -1 }
    }

    /// The average length of the queue, packets.
    pub const fn average(&self) -> f64 {
        self.average
    }

    /// A packet arrives at a transmitter that is still busy, behind `waiting` packets; `draw` is uniform in [0, 1).
    pub fn arrive_busy(&mut self, waiting: usize, draw: f64) -> Verdict {
        self.average += self.spec.weight * (waiting as f64 - self.average);
        self.judge(draw)
    }

    /// A packet arrives at a transmitter that has been idle since `idle_since` and could have sent one packet in
    /// each `typical`: the average decays as if so many had found the queue empty.
    pub fn arrive_idle(
        &mut self,
        now: SimTime,
        idle_since: SimTime,
        typical: Duration,
        draw: f64,
    ) -> Verdict {
        let missed = now.since(idle_since).as_secs_f64() / typical.as_secs_f64().max(1e-9);
        self.average *= libm::pow(1.0 - self.spec.weight, missed);
        self.judge(draw)
    }

    fn judge(&mut self, draw: f64) -> Verdict {
        let RedSpec { min_packets, max_packets, max_probability, .. } = self.spec;
        if self.average < min_packets {
            self.count = -1;
            return Verdict::Pass;
        }
        if self.average >= max_packets {
            self.count = 0;
            return Verdict::Drop;
        }
        self.count += 1;
        let base = max_probability * (self.average - min_packets) / (max_packets - min_packets);
        // Growing with the packets since the last mark, the chance spreads marks evenly.
        let spaced = 1.0 - self.count as f64 * base;
        if base > 0.0 && (spaced <= 0.0 || draw < base / spaced) {
            self.count = 0;
            return Verdict::Mark;
        }
        Verdict::Pass
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skywindow_engine::Stream;

    const SPEC: RedSpec =
        RedSpec { min_packets: 5.0, max_packets: 15.0, max_probability: 0.02, weight: 0.002 };

    /// A queue whose average has settled at `length`.
    fn settled(length: f64) -> Red {
        Red { average: length, ..Red::new(SPEC) }
    }

    #[test]
    fn the_average_follows_the_queue_slowly() {
        let mut red = Red::new(SPEC);
        for _ in 0..500 {
            red.arrive_busy(10, 1.0);
        }
        let expected = 10.0 * (1.0 - 0.998f64.powi(500));
        assert!((red.average() - expected).abs() < 1e-9, "{}", red.average());
    }

    #[test]
    fn an_idle_spell_counts_as_packets_that_found_nothing() {
        let mut red = settled(8.0);
        let typical = Duration::from_millis(2);
        red.arrive_idle(SimTime::from_millis(1200), SimTime::from_millis(200), typical, 1.0);
        assert!((red.average() - 8.0 * 0.998f64.powi(500)).abs() < 1e-9, "{}", red.average());
    }

    #[test]
    fn nothing_is_marked_below_the_minimum_and_everything_dropped_from_the_maximum() {
        assert_eq!(settled(4.0).arrive_busy(4, 0.0), Verdict::Pass);
        assert_eq!(settled(16.0).arrive_busy(16, 0.999), Verdict::Drop);
    }

    /// Between marks lie 1 to 1/p packets, evenly spread (section 7 of the paper): on average (1/p + 1) / 2.
    #[test]
    fn marks_are_spread_evenly() {
        let mut red = settled(10.0);
        let stream = Stream::new(5);
        let (mut marks, mut longest, mut since) = (0, 0, 0);
        for packet in 0..100_000 {
            since += 1;
            if red.arrive_busy(10, stream.uniform(packet)) == Verdict::Mark {
                marks += 1;
                longest = longest.max(since);
                since = 0;
            }
        }
        // p = 0.02 x (10 - 5) / (15 - 5) = 0.01.
        let mean = 100_000.0 / f64::from(marks);
        assert!((mean / 50.5 - 1.0).abs() < 0.05, "{mean} packets from mark to mark");
        assert!(longest <= 101, "{longest}");
    }
}
