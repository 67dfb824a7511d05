//! What controllers that model the path share: volumes and rates, which samples they believe, where losses are repaired.

use skywindow_units::Duration;

use super::{Acked, RateSample};

/// What so many bytes a second are in a time, bytes.
pub(super) fn bytes_in(rate: u64, time: Duration) -> u64 {
    (u128::from(rate) * u128::from(time.as_nanos()) / 1_000_000_000) as u64
}

/// So many bytes in a time, bytes a second.
pub(super) fn rate_of(bytes: u64, time: Duration) -> u64 {
    (u128::from(bytes) * 1_000_000_000 / u128::from(time.as_nanos().max(1))) as u64
}

/// The shortest round trip ever, which tells rates that can be from those that cannot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LeastRtt(pub Option<Duration>);

impl LeastRtt {
    /// Looks at a sample. Whether its interval is a round trip at least: a rate above that of all that left in one is none
    /// (Linux tcp_rate_gen; draft-ietf-ccwg-bbr section 4.1.2.3).
    pub fn believes(&mut self, sample: &RateSample) -> bool {
        self.0 = [self.0, sample.rtt].into_iter().flatten().min();
        self.0.is_none_or(|least| sample.interval >= least)
    }
}

/// Samples of what left while PROBE_RTT limited the sender say nothing of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bubble {
    /// What had arrived when it began, bytes, and what will have when the last of it does.
    from: u64,
    until: u64,
}

impl Default for Bubble {
    /// There was none.
    fn default() -> Self {
        Self { from: u64::MAX, until: 0 }
    }
}

impl Bubble {
    /// It begins when so much has arrived.
    pub fn begin(&mut self, delivered: u64) {
        self.from = delivered;
    }

    /// It lasts, with so much in flight.
    pub fn last(&mut self, delivered: u64, flight: u32) {
        self.until = delivered + u64::from(flight);
    }

    /// Whether the sample is of what left in it, or while the application limited.
    pub fn limits(&self, sample: &RateSample) -> bool {
        sample.app_limited || (self.from..=self.until).contains(&sample.prior)
    }
}

/// Where losses are repaired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repair {
    /// Nowhere.
    Open,
    /// In fast recovery.
    Recovery,
    /// After a timeout, until everything before a position is acknowledged, which the next acknowledgement tells.
    Loss(Option<u64>),
}

impl Repair {
    /// What an acknowledgement says of it.
    pub fn follow(&mut self, acked: &Acked) {
        match self {
            Self::Recovery if !acked.recovering => *self = Self::Open,
            Self::Loss(until) => {
                if acked.up_to >= *until.get_or_insert(acked.next) {
                    *self = Self::Open;
                }
            }
            Self::Open | Self::Recovery => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn a_megabyte_a_second_is_a_thousand_bytes_a_millisecond() {
        assert_eq!(bytes_in(1_000_000, ms(7)), 7000);
        assert_eq!(rate_of(7000, ms(7)), 1_000_000);
        assert_eq!(rate_of(1, Duration::ZERO), 1_000_000_000, "no time is a nanosecond");
    }

    #[test]
    fn a_rate_over_less_than_the_shortest_round_trip_is_none() {
        let mut least = LeastRtt::default();
        let sample = |interval, rtt| RateSample { interval: ms(interval), rtt, ..RateSample::default() };
        assert!(least.believes(&sample(1, None)), "no round trip is known");
        assert!(!least.believes(&sample(99, Some(ms(100)))));
        assert!(least.believes(&sample(100, None)));
        assert!(least.believes(&sample(60, Some(ms(60)))));
    }

    #[test]
    fn what_left_in_a_bubble_or_while_the_application_limited_is_limited() {
        let mut bubble = Bubble::default();
        let sample = |prior| RateSample { prior, ..RateSample::default() };
        assert!(!bubble.limits(&sample(0)));
        bubble.begin(1000);
        bubble.last(1000, 500);
        assert_eq!(
            [999, 1000, 1500, 1501].map(|prior| bubble.limits(&sample(prior))),
            [false, true, true, false]
        );
        assert!(bubble.limits(&RateSample { app_limited: true, ..sample(0) }));
    }

    #[test]
    fn a_repair_ends_with_recovery_or_when_all_is_acknowledged_that_had_left_by_the_first_acknowledgement() {
        let acked = |recovering, up_to, next| Acked { recovering, up_to, next, ..Acked::default() };
        let mut repair = Repair::Recovery;
        repair.follow(&acked(true, 0, 0));
        assert_eq!(repair, Repair::Recovery);
        repair.follow(&acked(false, 0, 0));
        assert_eq!(repair, Repair::Open);
        let mut repair = Repair::Loss(None);
        for (up_to, next) in [(5, 20), (19, 40)] {
            repair.follow(&acked(false, up_to, next));
            assert_eq!(repair, Repair::Loss(Some(20)));
        }
        repair.follow(&acked(false, 20, 40));
        assert_eq!(repair, Repair::Open);
    }
}
