//! The retransmission timeout: RFC 9260 section 6.3.1, in whole nanoseconds.

use std::hint::cold_path;

use skywindow_form::Reader;
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

/// Neither the smallest timeout nor the first one may be above the largest: settings of every family have these names.
pub(crate) fn check_limits(initial: Option<Duration>, min: Duration, max: Duration, reader: &mut Reader) {
    for (field, limit) in [("rto_min_ms", Some(min)), ("rto_initial_ms", initial)] {
        if let Some(limit) = limit.filter(|&limit| limit > max) {
            let (limit, max) = (limit.as_millis_f64(), max.as_millis_f64());
            reader.fail_at(field, format!("{limit} ms is above rto_max_ms, {max} ms"));
        }
    }
}

/// The smoothed round-trip time of one path and the timeout that follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rto {
    limits: RtoLimits,
    srtt: Duration,
    rttvar: Duration,
    rto: Duration,
    measured: bool,
    /// What round trips are measured and smoothed in, if not exactly.
    tick: Option<Duration>,
}

impl Rto {
    /// C1: until a measurement is made, the timeout is RTO.Initial.
    pub fn new(limits: RtoLimits) -> Self {
        Self {
            limits,
            srtt: Duration::ZERO,
            rttvar: Duration::ZERO,
            rto: limits.initial,
            measured: false,
            tick: None,
        }
    }

    /// Round trips are measured in whole ticks and smoothed with whole eighths and quarters of them (Jacobson 1988,
    /// appendix A).
    pub fn in_ticks(self, tick: Option<Duration>) -> Self {
        Self { tick: tick.filter(|&tick| tick > Duration::ZERO), ..self }
    }

    /// So much in whole ticks.
    fn whole(&self, time: Duration) -> i64 {
        self.tick.map_or(0, |tick| (time.as_nanos() / tick.as_nanos()) as i64)
    }

    fn measure_ticks(&mut self, rtt: Duration, tick: u64) {
        let r = self.whole(rtt);
        let parts = |whole: Duration, of: u64, by: i64| {
            let parts = (whole.as_nanos() * of / tick) as i64 + by;
            Duration::from_nanos(parts.max(0) as u64 * tick / of)
        };
        if self.measured {
            let (error, var) = (r - self.whole(self.srtt), self.whole(self.rttvar));
            self.srtt = parts(self.srtt, 8, error);
            self.rttvar = parts(self.rttvar, 4, error.abs() - var);
        } else {
            self.measured = true;
            self.srtt = Duration::from_nanos(r as u64 * tick);
            self.rttvar = Duration::from_nanos(r as u64 / 2 * tick);
        }
        self.rttvar = self.rttvar.max(self.limits.granularity);
        self.end_back_off();
    }

    /// What follows from what was measured, without limits: SRTT and four times RTTVAR.
    pub fn measured_sum(&self) -> Duration {
        let srtt = self.tick.map_or(self.srtt, |tick| tick * self.whole(self.srtt) as u64);
        srtt + self.rttvar * 4
    }

    /// C2 and C3: takes a measurement of the round-trip time, with RTO.Alpha = 1/8 and RTO.Beta = 1/4; G1, C6
    /// and C7 keep the result within the limits.
    pub fn measure(&mut self, rtt: Duration) {
        if let Some(tick) = self.tick {
            cold_path();
            return self.measure_ticks(rtt, tick.as_nanos());
        }
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

    /// Takes what another rule has made of the measurements: the smoothed round trip and what the timeout is longer.
    pub fn follow(&mut self, srtt: Duration, variation: Duration) {
        self.measured = true;
        (self.srtt, self.rttvar) = (srtt, Duration::from_nanos(variation.as_nanos() / 4));
        self.end_back_off();
    }

    /// The timeout that follows from what was measured, without doublings.
    pub fn end_back_off(&mut self) {
        self.rto = if self.measured {
            self.measured_sum().max(self.limits.min).min(self.limits.max)
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

    /// How long it takes until the timer has expired so many times more than once.
    pub fn lasts(&self, times: u32) -> Duration {
        let mut next = self.rto;
        (0..times).fold(self.rto, |sum, _| {
            next = (next * 2).min(self.limits.max);
            sum + next
        })
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
    fn in_ticks_eighths_of_the_mean_and_quarters_of_the_variation_are_whole() {
        let mut rto = fresh().in_ticks(Some(ms(1)));
        // 520 ms and 0.9; then 521 moves the mean by an eighth, and the variation of 260 by (1 - 260) / 4.
        rto.measure(Duration::from_nanos(520_900_000));
        assert_eq!((rto.srtt(), rto.rttvar(), rto.current()), (ms(520), ms(260), ms(1560)));
        rto.measure(ms(521));
        let eighths = Duration::from_nanos(520_125_000);
        assert_eq!((rto.srtt(), rto.rttvar()), (eighths, Duration::from_nanos(195_250_000)));
        assert_eq!(rto.current(), ms(520 + 781));
    }

    #[test]
    fn a_tick_of_no_length_measures_exactly() {
        let mut rto = fresh().in_ticks(Some(Duration::ZERO));
        rto.measure(Duration::from_nanos(520_900_000));
        assert_eq!(rto.srtt(), Duration::from_nanos(520_900_000));
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
    fn e2_doublings_up_to_the_maximum_add_up() {
        let mut rto = fresh();
        rto.measure(ms(520));
        // RTO 1.56 s, doubled: 1.56, 3.12, 6.24, 12.48, 24.96, 49.92, 60, 60 s.
        assert_eq!([0, 1, 7].map(|times| rto.lasts(times)), [1560, 4680, 218_280].map(ms));
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
