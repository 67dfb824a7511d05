//! The retransmission timeout: RFC 9260 section 6.3.1, in whole nanoseconds.

use std::hint::cold_path;

use skywindow_units::Duration;

/// The limits of a retransmission timeout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RtoLimits {
    /// Value before the first measurement (RTO.Initial).
    pub initial: Duration,
    /// Smallest value (RTO.Min).
    pub min: Duration,
    /// Largest value (RTO.Max).
    pub max: Duration,
    /// Least variation of the round-trip time.
    pub granularity: Duration,
}

/// The smoothed round-trip time of one path and the timeout that follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rto {
    limits: RtoLimits,
    srtt: Duration,
    rttvar: Duration,
    rto: Duration,
    measured: bool,
}

impl Rto {
    /// C1: until a measurement is made, the timeout is RTO.Initial.
    pub fn new(limits: RtoLimits) -> Self {
        Self { limits, srtt: Duration::ZERO, rttvar: Duration::ZERO, rto: limits.initial, measured: false }
    }

    /// C2 and C3: takes a measurement of the round-trip time, with RTO.Alpha = 1/8 and RTO.Beta = 1/4; G1, C6
    /// and C7 keep the result within the limits.
    pub fn measure(&mut self, rtt: Duration) {
        let r = rtt.as_nanos();
        if self.measured {
            let srtt = self.srtt.as_nanos();
            self.rttvar = Duration::from_nanos((3 * self.rttvar.as_nanos() + srtt.abs_diff(r)) / 4);
            self.srtt = Duration::from_nanos((7 * srtt + r) / 8);
        } else {
            cold_path();
            self.measured = true;
            self.srtt = rtt;
            self.rttvar = Duration::from_nanos(r / 2);
        }
        self.rttvar = self.rttvar.max(self.limits.granularity);
        self.end_back_off();
    }

    /// The timeout that follows from what was measured, without doublings.
    pub fn end_back_off(&mut self) {
        self.rto = if self.measured {
            (self.srtt + self.rttvar * 4).max(self.limits.min).min(self.limits.max)
        } else {
            self.limits.initial
        };
    }

    /// Keeps within other limits from now on.
    pub fn limit(&mut self, limits: RtoLimits) {
        self.limits = limits;
        self.rto = self.rto.max(limits.min).min(limits.max);
    }

    /// E2 of section 6.3.3: doubles the timeout, up to RTO.Max.
    pub fn back_off(&mut self) {
        self.rto = (self.rto * 2).min(self.limits.max);
    }

    /// The timeout after so many doublings more.
    pub fn backed_off(&self, times: u32) -> Duration {
        (0..times.min(64)).fold(self.rto, |rto, _| (rto * 2).min(self.limits.max))
    }

    /// The timeout now.
    pub fn current(&self) -> Duration {
        self.rto
    }

    /// The smoothed round-trip time; zero before the first measurement.
    pub fn srtt(&self) -> Duration {
        self.srtt
    }

    /// The variation of the round-trip time; zero before the first measurement.
    pub fn rttvar(&self) -> Duration {
        self.rttvar
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn fresh() -> Rto {
        limited(Duration::ZERO)
    }

    fn limited(granularity: Duration) -> Rto {
        Rto::new(RtoLimits { initial: ms(3000), min: ms(1000), max: ms(60_000), granularity })
    }

    #[test]
    fn c1_the_initial_value_holds_until_something_is_measured() {
        assert_eq!(fresh().current(), ms(3000));
    }

    #[test]
    fn c2_the_first_measurement_sets_srtt_and_half_of_it_as_variation() {
        let mut rto = fresh();
        rto.measure(ms(520));
        assert_eq!((rto.srtt(), rto.rttvar(), rto.current()), (ms(520), ms(260), ms(1560)));
    }

    #[test]
    fn c3_later_measurements_move_the_variation_by_a_quarter_and_the_mean_by_an_eighth() {
        let mut rto = fresh();
        rto.measure(ms(800));
        rto.measure(ms(1600));
        // RTTVAR = 3/4 * 400 + 1/4 * 800, with the old SRTT; SRTT = 7/8 * 800 + 1/8 * 1600.
        assert_eq!((rto.rttvar(), rto.srtt(), rto.current()), (ms(500), ms(900), ms(2900)));
    }

    #[test]
    fn g1_the_variation_is_never_below_the_granularity_of_the_clock() {
        for (granularity, timeouts) in [(ms(0), [1200, 1200]), (ms(100), [1600, 1600])] {
            let mut rto = limited(granularity);
            (0..100).for_each(|_| rto.measure(ms(1200)));
            let after = rto.current();
            rto.measure(ms(1200));
            assert_eq!([after, rto.current()].map(|t| t.as_nanos() / 1_000_000), timeouts);
        }
    }

    #[test]
    fn c6_never_below_the_minimum() {
        let mut rto = fresh();
        rto.measure(ms(10));
        assert_eq!(rto.current(), ms(1000));
    }

    #[test]
    fn c7_never_above_the_maximum() {
        let mut rto = fresh();
        rto.measure(ms(50_000));
        assert_eq!(rto.current(), ms(60_000));
    }

    #[test]
    fn e2_doubles_up_to_the_maximum_and_a_measurement_ends_the_backoff() {
        let mut rto = fresh();
        let doubled: Vec<Duration> = (0..6)
            .map(|_| {
                rto.back_off();
                rto.current()
            })
            .collect();
        assert_eq!(doubled, [6, 12, 24, 48, 60, 60].map(|s| ms(s * 1000)));
        rto.measure(ms(520));
        assert_eq!(rto.current(), ms(1560));
    }
}
