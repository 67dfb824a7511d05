//! How much more than expected is acknowledged at once: acknowledgements that come in heaps need a larger window.

use skywindow_units::{Duration, SimTime};

use crate::congestion::samples::bytes_in;

/// Round trips that half of the window lasts (Linux bbr_extra_acked_win_rtts).
const ROUNDS: u32 = 5;

/// The largest excess of five to ten round trips.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Aggregation {
    /// When the stretch began that is looked at, and what was acknowledged since, bytes.
    since: SimTime,
    acked: u64,
    /// Largest excess of this window and the one before.
    excess: [u64; 2],
    now: usize,
    rounds: u32,
}

impl Aggregation {
    /// Looks from `now` on.
    pub fn restart(&mut self, now: SimTime) {
        (self.since, self.acked) = (now, 0);
    }

    /// So many bytes more arrived, no more than a window of `cwnd` of which can be in excess of `rate`, bytes a second.
    pub fn update(&mut self, now: SimTime, newly: u64, rate: u64, cwnd: u32, round_start: bool) {
        if round_start {
            self.rounds += 1;
            if self.rounds >= ROUNDS {
                self.rounds = 0;
                self.now ^= 1;
                self.excess[self.now] = 0;
            }
        }
        let mut expected = bytes_in(rate, now.since(self.since));
        if self.acked <= expected {
            self.restart(now);
            expected = 0;
        }
        self.acked += newly;
        let excess = self.acked.saturating_sub(expected).min(u64::from(cwnd));
        self.excess[self.now] = self.excess[self.now].max(excess);
    }

    /// What the window must be larger by, bytes: the excess, and at most what comes in 100 ms at `rate`.
    pub fn extra(&self, rate: u64) -> u64 {
        self.excess[0].max(self.excess[1]).min(bytes_in(rate, Duration::from_millis(100)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_in_a_heap_is_excess_until_two_windows_are_over() {
        let mut seen = Aggregation::default();
        let at = SimTime::from_millis;
        // A megabyte a second is 1000 bytes a millisecond: 10,000 at once are 10,000 too many.
        seen.update(at(10), 10_000, 1_000_000, 100_000, true);
        assert_eq!(seen.extra(1_000_000), 10_000);
        assert_eq!(seen.extra(50_000), 5000, "100 ms at most");
        seen.update(at(12), 3000, 1_000_000, 100_000, false);
        assert_eq!(seen.extra(1_000_000), 11_000, "2 ms later 2000 were expected and 3000 came");
        for round in 0..9 {
            assert_eq!(seen.extra(1_000_000), 11_000, "round {round}");
            seen.update(at(100 + 10 * round), 10, 1_000_000, 100_000, true);
        }
        assert_eq!(seen.extra(1_000_000), 10);
    }

    #[test]
    fn no_more_than_the_window_is_in_excess() {
        let mut seen = Aggregation::default();
        seen.update(SimTime::from_millis(10), 10_000, 1_000_000, 4000, true);
        assert_eq!(seen.extra(1_000_000), 4000);
    }
}
