//! The clock that T3-rtx and the delayed SACK expire by: exact, or one that ticks.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

/// No timer runs.
pub(crate) const NEVER: SimTime = SimTime::MAX;

/// How long a tick is, nanoseconds; 0 where timers are exact.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ticks(u64);

impl Ticks {
    pub fn new(tick: Duration) -> Self {
        Self(tick.as_nanos())
    }

    /// When a timer expires that is set for `wait`, which is not zero: with the last of as many ticks as hold it, the
    /// first of which has begun already. So it expires up to a tick early.
    #[inline]
    pub fn expiry(self, now: SimTime, wait: Duration) -> SimTime {
        if self.0 == 0 {
            return now + wait;
        }
        cold_path();
        let ticks = now.as_nanos() / self.0 + wait.as_nanos().div_ceil(self.0);
        SimTime::from_nanos(ticks.saturating_mul(self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timer_set_within_a_tick_expires_with_one() {
        let expiry = |tick, now, wait| {
            let [tick, wait] = [tick, wait].map(Duration::from_nanos);
            Ticks::new(tick).expiry(SimTime::from_nanos(now), wait).as_nanos()
        };
        assert_eq!([expiry(0, 17, 200), expiry(10, 17, 200), expiry(10, 20, 200)], [217, 210, 220]);
        assert_eq!([expiry(10, 17, 201), expiry(10, 19, 1)], [220, 20], "a part of a tick is one");
    }
}
