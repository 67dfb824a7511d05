//! Random early detection: marks or drops packets at random while the average queue grows (Floyd and Jacobson
//! 1993, "Random early detection gateways for congestion avoidance"), as ns-2 and ns-3 do it or as in figure 2 of 1993.

use skywindow_units::{Duration, SimTime};

/// The parameters of a queue with random early detection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RedSpec {
    /// Below this average no packet is marked, packets.
    pub min_packets: f64,
    /// From this average on packets are dropped and not marked, packets, above `min_packets`.
    pub max_packets: f64,
    /// The chance of a mark as the average comes near `max_packets`, 0 to 1.
    pub max_probability: f64,
    /// The weight of the newest length in the average, 0 to 1.
    pub weight: f64,
    /// Whether the chance of a drop grows to 1 between `max_packets` and twice as many, and is not 1 at once (Floyd
    /// 2000, "Recommendation on using the gentle variant of RED").
    pub gentle: bool,
    /// How the packets are picked.
    pub picking: Picking,
}

/// How early detection picks the packets that it marks or drops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picking {
    /// As ns-2.35 (`queue/red.cc`, with its default `wait_`) and ns-3 (`RedQueueDisc`): one packet waiting is no
    /// congestion, and marks lie 1/p to 2/p packets apart.
    Ns,
    /// As in figure 2 of 1993: marks lie 1 to 1/p packets apart, whatever waits at the instant.
    Paper1993,
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
        self.judge(waiting, draw)
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
        let found_nothing = match self.spec.picking {
            // Whole packets, and this one, which finds nothing either.
            Picking::Ns => libm::floor(missed) + 1.0,
            Picking::Paper1993 => missed,
        };
        self.average *= libm::pow(1.0 - self.spec.weight, found_nothing);
        self.judge(0, draw)
    }

    /// A packet has found the queue full: its loss is a mark, too (ns-2.35, `queue/red.cc`).
    pub const fn overflow(&mut self) {
        if matches!(self.spec.picking, Picking::Ns) && self.count >= 0 {
            self.count = 0;
        }
    }

    fn judge(&mut self, waiting: usize, draw: f64) -> Verdict {
        let RedSpec { min_packets, max_packets, picking, gentle, .. } = self.spec;
        let spared = picking == Picking::Ns && waiting <= 1;
        if self.average < min_packets || spared {
            self.count = -1;
            return Verdict::Pass;
        }
        if picking == Picking::Ns && self.count < 0 {
            // The average has come above the minimum, or the queue has begun again: it counts and is not judged.
            self.count = 1;
            return Verdict::Pass;
        }
        let beyond = self.average >= max_packets;
        if beyond && !gentle {
            self.count = 0;
            return Verdict::Drop;
        }
        self.count += 1;
        let base = self.called_for();
        let passed = self.count as f64 * base;
        // Growing with the packets since the last mark, the chance spreads marks evenly.
        let left = match picking {
            Picking::Ns if passed < 1.0 => return Verdict::Pass,
            Picking::Ns => 2.0 - passed,
            Picking::Paper1993 => 1.0 - passed,
        };
        if base > 0.0 && (left <= 0.0 || draw < base / left) {
            self.count = 0;
            // Marks alone have not kept the queue short.
            return if beyond { Verdict::Drop } else { Verdict::Mark };
        }
        Verdict::Pass
    }

    /// The chance that the average calls for, below the maximum or, where it is gentle, above it.
    fn called_for(&self) -> f64 {
        let RedSpec { min_packets, max_packets, max_probability, .. } = self.spec;
        if self.average < max_packets {
            return max_probability * (self.average - min_packets) / (max_packets - min_packets);
        }
        let way = (self.average - max_packets) / max_packets;
        (max_probability + (1.0 - max_probability) * way).min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skywindow_engine::Stream;

    const SPEC: RedSpec = RedSpec {
        min_packets: 5.0,
        max_packets: 15.0,
        max_probability: 0.02,
        weight: 0.002,
        gentle: false,
        picking: Picking::Paper1993,
    };

    const NS: RedSpec = RedSpec { gentle: true, picking: Picking::Ns, ..SPEC };

    /// A queue whose average has settled at `length`.
    fn settled(length: f64) -> Red {
        Red { average: length, ..Red::new(SPEC) }
    }

    /// The same as ns-2 has it, after a mark.
    fn settled_ns(length: f64) -> Red {
        Red { average: length, count: 0, ..Red::new(NS) }
    }

    /// From mark to mark behind `waiting` packets: the mean of the packets, the fewest and the most.
    fn spacing(red: &mut Red, waiting: usize) -> (f64, u32, u32) {
        let stream = Stream::new(5);
        let (mut marks, mut fewest, mut most, mut since) = (0, u32::MAX, 0, 0);
        for packet in 0..100_000 {
            since += 1;
            if red.arrive_busy(waiting, stream.uniform(packet)) != Verdict::Pass {
                marks += 1;
                (fewest, most) = (fewest.min(since), most.max(since));
                since = 0;
            }
        }
        (100_000.0 / f64::from(marks), fewest, most)
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
    fn marks_of_1993_are_spread_evenly_over_one_time_the_inverse_of_their_chance() {
        // p = 0.02 x (10 - 5) / (15 - 5) = 0.01.
        let (mean, _, most) = spacing(&mut settled(10.0), 10);
        assert!((mean / 50.5 - 1.0).abs() < 0.05, "{mean} packets from mark to mark");
        assert!(most <= 101, "{most}");
    }

    /// 1/p packets pass after a mark, and the next one comes within as many more: on average after 3 / (2 p).
    #[test]
    fn marks_of_ns_wait_for_the_inverse_of_their_chance_first() {
        let (mean, fewest, most) = spacing(&mut settled_ns(10.0), 10);
        assert!((mean / 150.5 - 1.0).abs() < 0.05, "{mean} packets from mark to mark");
        assert!(fewest >= 100 && most <= 201, "{fewest} {most}");
    }

    #[test]
    fn a_queue_with_one_packet_or_none_waiting_neither_drops_nor_marks() {
        for waiting in [0, 1] {
            for average in [14.0, 16.0, 40.0] {
                let mut red = settled_ns(average);
                for _ in 0..1000 {
                    red.average = average;
                    assert_eq!(red.arrive_busy(waiting, 0.0), Verdict::Pass, "{waiting} {average}");
                }
            }
        }
        let mut red = settled_ns(14.0);
        assert_eq!(
            red.arrive_idle(SimTime::ZERO, SimTime::ZERO, Duration::from_millis(1), 0.0),
            Verdict::Pass
        );
        assert_eq!(
            settled(14.0).arrive_busy(1, 0.0),
            Verdict::Mark,
            "that of 1993 looks at the average alone"
        );
    }

    #[test]
    fn the_first_packet_above_the_minimum_is_counted_and_not_judged() {
        let mut red = Red { average: 40.0, ..Red::new(NS) };
        let verdicts: [_; 3] = std::array::from_fn(|_| red.arrive_busy(40, 0.0));
        assert_eq!(verdicts, [Verdict::Pass, Verdict::Drop, Verdict::Drop]);
    }

    /// Half way from the maximum to twice the maximum the chance is (1 + 0.02) / 2.
    #[test]
    fn a_gentle_queue_drops_ever_more_above_its_maximum_and_all_from_twice_as_much() {
        let gentle =
            |length: f64| Red { average: length, ..Red::new(RedSpec { weight: 0.0, gentle: true, ..SPEC }) };
        let (mean, ..) = spacing(&mut gentle(22.5), 22);
        // One packet, or two: 1 / 0.51 of them evenly spread.
        assert!((1.0..2.0).contains(&mean), "{mean}");
        assert_eq!(gentle(22.5).arrive_busy(22, 0.505), Verdict::Drop, "marks are not enough there");
        assert_eq!(gentle(22.5).arrive_busy(22, 0.515), Verdict::Pass);
        assert_eq!(gentle(30.0).arrive_busy(30, 0.999), Verdict::Drop);
    }

    #[test]
    fn a_loss_to_a_full_queue_begins_the_count_anew() {
        let mut red = settled_ns(10.0);
        red.count = 150;
        red.overflow();
        assert_eq!(red.arrive_busy(10, 0.0), Verdict::Pass, "the next one is 1/p packets away again");
    }
}
