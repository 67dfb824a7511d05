//! Bit rates, and how long a packet takes to be sent at one.

use crate::Duration;

/// A link's rate in bit/s, at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BitRate(u64);

impl BitRate {
    /// From bit/s; zero becomes 1 bit/s, so that a transmission time always exists.
    pub const fn from_bps(bps: u64) -> Self {
        Self(if bps == 0 { 1 } else { bps })
    }

    /// In bit/s.
    pub const fn as_bps(self) -> u64 {
        self.0
    }

    /// The time to send `bytes`, rounded up to a whole nanosecond; what is sent within less takes none.
    pub const fn transmission_time(self, bytes: u32) -> Duration {
        let nanobits = bytes as u64 * 8 * 1_000_000_000;
        Duration::from_nanos(if nanobits < self.0 { 0 } else { nanobits.div_ceil(self.0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_packet_at_five_megabit() {
        assert_eq!(BitRate::from_bps(5_000_000).transmission_time(1500), Duration::from_nanos(2_400_000));
    }

    #[test]
    fn rounding_is_upwards() {
        assert_eq!(BitRate::from_bps(3).transmission_time(1), Duration::from_nanos(2_666_666_667));
    }

    #[test]
    fn less_than_the_clock_can_tell_is_no_time() {
        let time = |bps| BitRate::from_bps(bps).transmission_time(1000);
        assert_eq!(time(8_000_000_000_000), Duration::from_nanos(1));
        assert_eq!(time(8_000_000_000_001), Duration::ZERO);
    }
}
