//! Random early detection: marks or drops packets at random while the average queue grows (Floyd and Jacobson
//! 1993, "Random early detection gateways for congestion avoidance"), as ns-2 and ns-3 do it or as in figure 2 of 1993.

use skywindow_form::{Range, Reader, Scale, Unit, choices, part};
use skywindow_units::{Duration, SimTime};

use super::{Arrival, DiscSettings, QueueDisc, Verdict};
use crate::cause::Cause;

choices! { "How early detection picks the packets that it marks or drops." RedRules {
    Ns = "ns" "As ns-2 and ns-3" "A packet that finds one or none waiting is spared, so is the first above the minimum, and after a mark 1/p packets pass before the next can come.",
    Paper1993 = "1993" "As in 1993" "Marks lie 1 to 1/p packets apart, whatever waits at the instant.",
}}

part! { "A queue with random early detection (RED)." RedSettings in Links {
    min_packets: f64 = 5.0 => {
        help: "While the average queue is shorter than this nothing is marked.",
        label: "RED minimum", unit: Unit::count("packets"), range: Range::of(0.0, 1_000_000.0), slider: Some((1.0, 50.0)),
        source: "Floyd and Jacobson 1993: 5",
    },
    max_packets: f64 = 15.0 => {
        help: "When the average queue is longer than this packets are dropped and no longer marked: every one, or ever more where RED is gentle.",
        label: "RED maximum", unit: Unit::count("packets"), range: Range::above(0.0, 1_000_000.0),
        slider: Some((2.0, 100.0)),
        source: "Floyd and Jacobson 1993: 15; RFC 3168 7",
    },
    max_probability: f64 = 0.1 => {
        help: "The chance of a mark, or of a drop without ECN, as the average queue comes near the maximum.",
        label: "RED maximum chance", range: Range::above(0.0, 1.0), slider: Some((0.01, 1.0)), scale: Scale::Log,
        source: "Floyd and Jacobson 1993: 0.02; Floyd 1997: 0.1",
    },
    rules: RedRules = RedRules::Ns => {
        help: "How it picks the packets that it marks or drops; p is the chance that the average queue calls for.",
        label: "RED rules",
        source: "ns: queue/red.cc of ns-2.35, red-queue-disc.cc of ns-3; 1993: Floyd and Jacobson 1993, figure 2",
    },
    gentle: Option<bool> = None => {
        help: "Whether the chance of a drop grows from the greatest to 1 between the maximum and twice the maximum, instead of at once.",
        label: "RED gentle",
        null: "by the rules: on in ns-2 and ns-3, off in 1993",
        source: "Floyd 2000, Recommendation on using the gentle variant of RED",
    },
    weight: f64 = 0.002 => {
        help: "The weight of the newest queue length in the average.",
        label: "RED weight", range: Range::above(0.0, 1.0), slider: Some((0.000_1, 1.0)), scale: Scale::Log,
        source: "Floyd and Jacobson 1993: 0.002",
    },
}}

impl DiscSettings for RedSettings {
    /// Thresholds must leave something between them.
    fn check(&self, reader: &mut Reader) {
        let (min, max) = (self.min_packets, self.max_packets);
        if min >= max {
            reader.fail_at("min_packets", format!("{min} is not below max_packets, {max}"));
        }
    }
}

const MARK: Verdict = Verdict::Mark(Cause::EarlyDrop);
/// Marks alone have not kept the queue short (RFC 3168 section 7).
const DROP: Verdict = Verdict::Drop(Cause::EarlyDrop);

/// A queue's average and how many packets have passed since the last mark.
#[derive(Clone, Debug)]
pub(crate) struct Red {
    spec: RedSettings,
    average: f64,
    /// Packets since the last mark; -1 while the average is below the minimum.
    count: i64,
}

impl QueueDisc for Red {
    fn on_arrival(&mut self, arriving: &Arrival) -> Verdict {
        let Arrival { now, free_at, waiting, transmission, draw } = *arriving;
        if free_at <= now {
            self.arrive_idle(now, free_at, transmission, draw)
        } else {
            self.arrive_busy(waiting, draw)
        }
    }

    /// Its loss is a mark, too (ns-2.35, `queue/red.cc`).
    fn on_full(&mut self) {
        if self.spec.rules == RedRules::Ns && self.count >= 0 {
            self.count = 0;
        }
    }
}

impl Red {
    /// An empty queue.
    pub fn new(spec: &RedSettings) -> Self {
        Self { spec: spec.clone(), average: 0.0, count: -1 }
    }

    /// A packet arrives at a transmitter that is still busy, behind `waiting` packets; `draw` is uniform in [0, 1).
    fn arrive_busy(&mut self, waiting: usize, draw: f64) -> Verdict {
        self.average += self.spec.weight * (waiting as f64 - self.average);
        self.judge(waiting, draw)
    }

    /// A packet arrives at a transmitter that has been idle since `idle_since` and could have sent one packet in
    /// each `typical`: the average decays as if so many had found the queue empty.
    fn arrive_idle(&mut self, now: SimTime, idle_since: SimTime, typical: Duration, draw: f64) -> Verdict {
        let missed = now.since(idle_since).as_secs_f64() / typical.as_secs_f64().max(1e-9);
        let found_nothing = match self.spec.rules {
            // Whole packets, and this one, which finds nothing either.
            RedRules::Ns => libm::floor(missed) + 1.0,
            RedRules::Paper1993 => missed,
        };
        self.average *= libm::pow(1.0 - self.spec.weight, found_nothing);
        self.judge(0, draw)
    }

    fn judge(&mut self, waiting: usize, draw: f64) -> Verdict {
        let RedSettings { min_packets, max_packets, rules, .. } = self.spec;
        let spared = rules == RedRules::Ns && waiting <= 1;
        if self.average < min_packets || spared {
            self.count = -1;
            return Verdict::Accept;
        }
        if rules == RedRules::Ns && self.count < 0 {
            // The average has come above the minimum, or the queue has begun again: it counts and is not judged.
            self.count = 1;
            return Verdict::Accept;
        }
        let beyond = self.average >= max_packets;
        if beyond && !self.is_gentle() {
            self.count = 0;
            return DROP;
        }
        self.count += 1;
        let base = self.called_for();
        let passed = self.count as f64 * base;
        // Growing with the packets since the last mark, the chance spreads marks evenly.
        let left = match rules {
            RedRules::Ns if passed < 1.0 => return Verdict::Accept,
            RedRules::Ns => 2.0 - passed,
            RedRules::Paper1993 => 1.0 - passed,
        };
        if base > 0.0 && (left <= 0.0 || draw < base / left) {
            self.count = 0;
            // Marks alone have not kept the queue short.
            return if beyond { DROP } else { MARK };
        }
        Verdict::Accept
    }

    /// Whether the chance of a drop grows above the maximum, and is not 1 at once.
    fn is_gentle(&self) -> bool {
        self.spec.gentle.unwrap_or(self.spec.rules == RedRules::Ns)
    }

    /// The chance that the average calls for, below the maximum or, where it is gentle, above it.
    fn called_for(&self) -> f64 {
        let RedSettings { min_packets, max_packets, max_probability, .. } = self.spec;
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

    const SPEC: RedSettings = RedSettings {
        min_packets: 5.0,
        max_packets: 15.0,
        max_probability: 0.02,
        rules: RedRules::Paper1993,
        gentle: None,
        weight: 0.002,
    };

    const NS: RedSettings = RedSettings { rules: RedRules::Ns, ..SPEC };

    /// A queue whose average has settled at `length`.
    fn settled(length: f64) -> Red {
        Red { average: length, ..Red::new(&SPEC) }
    }

    /// The same as ns-2 has it, after a mark.
    fn settled_ns(length: f64) -> Red {
        Red { average: length, count: 0, ..Red::new(&NS) }
    }

    /// From mark to mark behind `waiting` packets: the mean of the packets, the fewest and the most.
    fn spacing(red: &mut Red, waiting: usize) -> (f64, u32, u32) {
        let stream = Stream::new(5);
        let (mut marks, mut fewest, mut most, mut since) = (0, u32::MAX, 0, 0);
        for packet in 0..100_000 {
            since += 1;
            if red.arrive_busy(waiting, stream.uniform(packet)) != Verdict::Accept {
                marks += 1;
                (fewest, most) = (fewest.min(since), most.max(since));
                since = 0;
            }
        }
        (100_000.0 / f64::from(marks), fewest, most)
    }

    #[test]
    fn the_average_follows_the_queue_slowly() {
        let mut red = Red::new(&SPEC);
        for _ in 0..500 {
            red.arrive_busy(10, 1.0);
        }
        let expected = 10.0 * (1.0 - 0.998f64.powi(500));
        assert!((red.average - expected).abs() < 1e-9, "{}", red.average);
    }

    #[test]
    fn an_idle_spell_counts_as_packets_that_found_nothing() {
        let mut red = settled(8.0);
        let typical = Duration::from_millis(2);
        red.arrive_idle(SimTime::from_millis(1200), SimTime::from_millis(200), typical, 1.0);
        assert!((red.average - 8.0 * 0.998f64.powi(500)).abs() < 1e-9, "{}", red.average);
    }

    #[test]
    fn nothing_is_marked_below_the_minimum_and_everything_dropped_from_the_maximum() {
        assert_eq!(settled(4.0).arrive_busy(4, 0.0), Verdict::Accept);
        assert_eq!(settled(16.0).arrive_busy(16, 0.999), DROP);
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
                    assert_eq!(red.arrive_busy(waiting, 0.0), Verdict::Accept, "{waiting} {average}");
                }
            }
        }
        let mut red = settled_ns(14.0);
        assert_eq!(
            red.arrive_idle(SimTime::ZERO, SimTime::ZERO, Duration::from_millis(1), 0.0),
            Verdict::Accept
        );
        assert_eq!(settled(14.0).arrive_busy(1, 0.0), MARK, "that of 1993 looks at the average alone");
    }

    #[test]
    fn the_first_packet_above_the_minimum_is_counted_and_not_judged() {
        let mut red = Red { average: 40.0, ..Red::new(&NS) };
        let verdicts: [_; 3] = std::array::from_fn(|_| red.arrive_busy(40, 0.0));
        assert_eq!(verdicts, [Verdict::Accept, DROP, DROP]);
    }

    /// Half way from the maximum to twice the maximum the chance is (1 + 0.02) / 2.
    #[test]
    fn a_gentle_queue_drops_ever_more_above_its_maximum_and_all_from_twice_as_much() {
        let gentle = |length: f64| Red {
            average: length,
            ..Red::new(&RedSettings { weight: 0.0, gentle: Some(true), ..SPEC })
        };
        let (mean, ..) = spacing(&mut gentle(22.5), 22);
        // One packet, or two: 1 / 0.51 of them evenly spread.
        assert!((1.0..2.0).contains(&mean), "{mean}");
        assert_eq!(gentle(22.5).arrive_busy(22, 0.505), DROP, "marks are not enough there");
        assert_eq!(gentle(22.5).arrive_busy(22, 0.515), Verdict::Accept);
        assert_eq!(gentle(30.0).arrive_busy(30, 0.999), DROP);
    }

    #[test]
    fn a_loss_to_a_full_queue_begins_the_count_anew() {
        let mut red = settled_ns(10.0);
        red.count = 150;
        red.on_full();
        assert_eq!(red.arrive_busy(10, 0.0), Verdict::Accept, "the next one is 1/p packets away again");
    }
}
