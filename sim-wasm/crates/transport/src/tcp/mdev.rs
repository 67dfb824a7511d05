//! The variation of round trips as Linux has it (`tcp_rtt_estimator`): the largest deviation of a round trip, never below
//! the least timeout.

use skywindow_units::Duration;

/// What is kept of the round trips measured so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deviation {
    least: Duration,
    /// Eight times the smoothed round trip, and four times its smoothed deviation, ns.
    srtt8: i64,
    mdev4: i64,
    /// The largest deviation of this round trip, and what the timeout has of it, ns.
    largest: i64,
    variation: i64,
    /// The round trip ends when this is acknowledged.
    end: u64,
}

impl Deviation {
    /// Nothing was measured; the timeout is never less than `least`.
    pub const fn new(least: Duration) -> Self {
        Self { least, srtt8: 0, mdev4: 0, largest: 0, variation: 0, end: 0 }
    }

    /// The least timeout is another from now on.
    pub fn limit(&mut self, least: Duration) {
        self.least = least;
    }

    /// Takes a measurement, where everything below `una` is acknowledged and below `nxt` sent. The smoothed round trip,
    /// and what the timeout is longer than it.
    pub fn measure(&mut self, rtt: Duration, una: u64, nxt: u64) -> (Duration, Duration) {
        let (rtt, least) = ((rtt.as_nanos() as i64).max(1), self.least.as_nanos() as i64);
        if self.srtt8 == 0 {
            self.srtt8 = 8 * rtt;
            self.mdev4 = 2 * rtt;
            self.variation = self.mdev4.max(least);
            self.largest = self.variation;
            self.end = nxt;
        } else {
            let error = rtt - self.srtt8 / 8;
            self.srtt8 += error;
            let step = error.abs() - self.mdev4 / 4;
            // A round trip that became shorter says little of the next ones.
            self.mdev4 += if error < 0 && step > 0 { step / 8 } else { step };
            self.largest = self.largest.max(self.mdev4);
            self.variation = self.variation.max(self.largest);
            if una > self.end {
                if self.largest < self.variation {
                    self.variation -= (self.variation - self.largest) / 4;
                }
                self.end = nxt;
                self.largest = least;
            }
        }
        let time = |nanos: i64| Duration::from_nanos(nanos.max(0) as u64);
        (time(self.srtt8 / 8), time(self.variation))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn the_first_round_trip_counts_twice_and_at_least_the_least_timeout() {
        assert_eq!(Deviation::new(ms(200)).measure(ms(560), 1, 1), (ms(560), ms(1120)));
        assert_eq!(Deviation::new(ms(200)).measure(ms(70), 1, 1), (ms(70), ms(200)));
    }

    #[test]
    fn another_least_timeout_holds_from_the_next_round_trip_on() {
        let mut deviation = Deviation::new(ms(200));
        assert_eq!(deviation.measure(ms(70), 1, 100).1, ms(200));
        deviation.limit(ms(400));
        // The largest deviation of a round trip that is over begins at the least timeout.
        let told = [101, 201, 301].map(|una| deviation.measure(ms(70), una, una + 99).1);
        assert_eq!(told, [ms(200), ms(400), ms(400)]);
    }

    #[test]
    fn the_variation_falls_by_a_quarter_of_what_is_too_much_once_a_round_trip() {
        let mut deviation = Deviation::new(ms(200));
        deviation.measure(ms(560), 1, 100);
        assert_eq!(deviation.measure(ms(560), 50, 200), (ms(560), ms(1120)), "the round trip is not over");
        // The largest of the first one is what it began with; the next began at the least timeout.
        assert_eq!(deviation.measure(ms(560), 101, 300).1, ms(1120));
        // The smoothed deviation was 1120, 840, 630 and is 472.5 ms.
        let excess = Duration::from_nanos(161_875_000);
        assert_eq!(deviation.measure(ms(560), 301, 400).1, ms(1120) - excess);
    }

    #[test]
    fn a_longer_round_trip_counts_at_once_and_a_shorter_one_by_an_eighth() {
        let after = |second| {
            let mut deviation = Deviation::new(ms(1));
            deviation.measure(ms(100), 1, 1000);
            (0..40).for_each(|_| _ = deviation.measure(ms(100), 1, 1000));
            deviation.measure(ms(second), 1, 1000);
            deviation.mdev4 / 1_000_000
        };
        assert_eq!([after(200), after(10)], [100, 11]);
    }
}
