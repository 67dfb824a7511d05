//! The receiving application: reads at once, or at a rate, so that data wait in the buffer.

use skywindow_units::{BitRate, Duration, SimTime};

/// Bits times nanoseconds in a byte second.
const SCALE: u128 = 8_000_000_000;

/// Reads user data.
#[derive(Debug)]
pub(crate) struct Reader {
    rate: Option<BitRate>,
    /// User data delivered and not read, bytes.
    unread: u32,
    /// Until when it has read.
    read_at: SimTime,
    /// What it has read of the next byte, in parts of [`SCALE`].
    fraction: u128,
}

impl Reader {
    pub fn new(rate: Option<BitRate>) -> Self {
        Self { rate, unread: 0, read_at: SimTime::ZERO, fraction: 0 }
    }

    /// User data that wait to be read, bytes.
    #[inline]
    pub fn unread(&self) -> u32 {
        self.unread
    }

    /// Takes in-order data.
    #[inline]
    pub fn hand_over(&mut self, now: SimTime, bytes: u32) {
        if self.rate.is_some() && bytes > 0 {
            self.read_until(now);
            self.unread = self.unread.saturating_add(bytes);
        }
    }

    /// Reads what the time since the last call allows.
    #[inline]
    pub fn read_until(&mut self, now: SimTime) {
        if let Some(rate) = self.rate {
            self.advance(now, rate);
        }
    }

    fn advance(&mut self, now: SimTime, rate: BitRate) {
        let elapsed = u128::from(now.since(self.read_at).as_nanos());
        self.read_at = now;
        let done = self.fraction + elapsed * u128::from(rate.as_bps());
        let bytes = done / SCALE;
        if bytes >= u128::from(self.unread) {
            self.unread = 0;
            self.fraction = 0;
        } else {
            self.unread -= bytes as u32;
            self.fraction = done % SCALE;
        }
    }

    /// When `bytes` more will have been read; nothing if there is no more to read or it reads at once.
    pub fn when_read(&self, now: SimTime, bytes: u32) -> Option<SimTime> {
        let rate = self.rate?;
        let bytes = bytes.min(self.unread);
        if bytes == 0 {
            return None;
        }
        let parts = u128::from(bytes) * SCALE - self.fraction;
        let nanos = parts.div_ceil(u128::from(rate.as_bps())).min(u128::from(u64::MAX));
        Some(now + Duration::from_nanos(nanos as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_at_its_rate_to_the_byte() {
        let mut reader = Reader::new(Some(BitRate::from_bps(8_000)));
        reader.hand_over(SimTime::ZERO, 1500);
        let when = reader.when_read(SimTime::ZERO, 500);
        assert_eq!(when, Some(SimTime::from_millis(500)));
        reader.read_until(SimTime::from_millis(499));
        assert_eq!(reader.unread(), 1001);
        reader.read_until(SimTime::from_millis(500));
        assert_eq!(reader.unread(), 1000);
        reader.read_until(SimTime::from_millis(9_000));
        assert_eq!((reader.unread(), reader.when_read(SimTime::from_millis(9_000), 1)), (0, None));
    }

    #[test]
    fn without_a_rate_nothing_waits() {
        let mut reader = Reader::new(None);
        reader.hand_over(SimTime::ZERO, 1500);
        assert_eq!(reader.unread(), 0);
    }
}
