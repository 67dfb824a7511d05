//! Simulated time in whole nanoseconds: exact, ordered, and the same on every target.

use std::fmt;
use std::ops::{Add, AddAssign, Mul, Sub};

const NANOS_PER_SECOND: f64 = 1e9;

/// An instant, in nanoseconds since the start of the run. Range: 0 to about 584 years.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SimTime(u64);

/// A length of time in nanoseconds, never negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Duration(u64);

impl SimTime {
    /// The start of the run.
    pub const ZERO: Self = Self(0);
    /// Later than anything that can be scheduled.
    pub const MAX: Self = Self(u64::MAX);

    /// From nanoseconds since the start.
    pub const fn from_nanos(nanos: u64) -> Self {
        Self(nanos)
    }

    /// From whole milliseconds since the start.
    pub const fn from_millis(millis: u64) -> Self {
        Self(millis * 1_000_000)
    }

    /// From seconds, rounded to the nearest nanosecond; negative and non-finite values become zero.
    pub fn from_secs_f64(seconds: f64) -> Self {
        Self(nanos_of(seconds))
    }

    /// Nanoseconds since the start.
    pub const fn as_nanos(self) -> u64 {
        self.0
    }

    /// Seconds since the start.
    pub fn as_secs_f64(self) -> f64 {
        self.0 as f64 / NANOS_PER_SECOND
    }

    /// The time from `earlier` to `self`; zero if `earlier` is later.
    pub const fn since(self, earlier: Self) -> Duration {
        Duration(self.0.saturating_sub(earlier.0))
    }
}

impl Duration {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// From nanoseconds.
    pub const fn from_nanos(nanos: u64) -> Self {
        Self(nanos)
    }

    /// From whole milliseconds.
    pub const fn from_millis(millis: u64) -> Self {
        Self(millis * 1_000_000)
    }

    /// From whole seconds.
    pub const fn from_secs(seconds: u64) -> Self {
        Self(seconds * 1_000_000_000)
    }

    /// From seconds, rounded to the nearest nanosecond; negative and non-finite values become zero.
    pub fn from_secs_f64(seconds: f64) -> Self {
        Self(nanos_of(seconds))
    }

    /// Nanoseconds.
    pub const fn as_nanos(self) -> u64 {
        self.0
    }

    /// Seconds.
    pub fn as_secs_f64(self) -> f64 {
        self.0 as f64 / NANOS_PER_SECOND
    }

    /// Milliseconds.
    pub fn as_millis_f64(self) -> f64 {
        self.0 as f64 / 1e6
    }
}

fn nanos_of(seconds: f64) -> u64 {
    // A float-to-integer cast saturates, and sends NaN to zero.
    (seconds * NANOS_PER_SECOND).round() as u64
}

impl Add<Duration> for SimTime {
    type Output = Self;
    fn add(self, rhs: Duration) -> Self {
        Self(self.0.saturating_add(rhs.0))
    }
}

impl AddAssign<Duration> for SimTime {
    fn add_assign(&mut self, rhs: Duration) {
        *self = *self + rhs;
    }
}

impl Add for Duration {
    type Output = Self;
    fn add(self, rhs: Self) -> Self {
        Self(self.0.saturating_add(rhs.0))
    }
}

impl Sub for Duration {
    type Output = Self;
    /// Zero where the result would be negative.
    fn sub(self, rhs: Self) -> Self {
        Self(self.0.saturating_sub(rhs.0))
    }
}

impl Mul<u64> for Duration {
    type Output = Self;
    fn mul(self, rhs: u64) -> Self {
        Self(self.0.saturating_mul(rhs))
    }
}

impl fmt::Display for SimTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.6} s", self.as_secs_f64())
    }
}

impl fmt::Display for Duration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.3} ms", self.as_millis_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_round_to_the_nearest_nanosecond() {
        assert_eq!(SimTime::from_secs_f64(0.1).as_nanos(), 100_000_000);
        assert_eq!(SimTime::from_secs_f64(86_164.000_000_001).as_nanos(), 86_164_000_000_001);
    }

    #[test]
    fn negative_and_non_finite_seconds_become_zero_or_saturate() {
        assert_eq!(SimTime::from_secs_f64(-1.0), SimTime::ZERO);
        assert_eq!(SimTime::from_secs_f64(f64::NAN), SimTime::ZERO);
        assert_eq!(SimTime::from_secs_f64(f64::INFINITY), SimTime::MAX);
    }

    #[test]
    fn differences_never_go_below_zero() {
        let (early, late) = (SimTime::from_millis(1), SimTime::from_millis(3));
        assert_eq!(late.since(early), Duration::from_millis(2));
        assert_eq!(early.since(late), Duration::ZERO);
        assert_eq!(Duration::from_millis(1) - Duration::from_millis(2), Duration::ZERO);
    }
}
