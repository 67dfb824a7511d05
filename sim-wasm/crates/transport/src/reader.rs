//! The receiving application: reads at once, at a rate, or as it is told to, so that data wait in the buffer.

use std::collections::VecDeque;
use std::hint::cold_path;

use skywindow_units::{BitRate, Duration, SimTime};

/// Bits times nanoseconds in a byte second.
const SCALE: u128 = 8_000_000_000;

/// Pieces of a part of those that wait.
const PART: usize = 4096;

/// How fast an application reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// Nothing waits.
    AtOnce,
    /// So much in a second.
    Rate(BitRate),
    /// What [`Reader::release`] says.
    Released,
    /// Nothing, until it goes on.
    Stopped,
}

/// Reads user data, which come in pieces.
#[derive(Clone, Debug)]
pub(crate) struct Reader<T> {
    pace: Pace,
    /// How fast it reads while it is not stopped.
    usual: Pace,
    /// User data delivered and not read, bytes.
    unread: u32,
    /// User data ever delivered, bytes.
    delivered: u64,
    /// Pieces that wait to be read, and what will have been delivered when they are, bytes; in parts of which only the
    /// last one grows, so that none is ever copied with all of them.
    waiting: VecDeque<VecDeque<(u64, T)>>,
    /// Until when it has read.
    read_at: SimTime,
    /// What it has read of the next byte, in parts of [`SCALE`].
    fraction: u128,
}

impl<T: Copy> Reader<T> {
    pub fn new(pace: Pace) -> Self {
        Self {
            pace,
            usual: pace,
            unread: 0,
            delivered: 0,
            waiting: VecDeque::new(),
            read_at: SimTime::ZERO,
            fraction: 0,
        }
    }

    /// Of the same application, when it begins with another peer: it reads as it does now, or not at all.
    pub fn anew(&self) -> Self {
        Self { pace: self.pace, ..Self::new(self.usual) }
    }

    /// It reads at another pace from `now` on, or as soon as it goes on.
    pub fn set_rate(&mut self, now: SimTime, rate: Option<BitRate>) {
        if self.usual == Pace::Released {
            return;
        }
        self.usual = rate.map_or(Pace::AtOnce, Pace::Rate);
        if self.pace != Pace::Stopped {
            self.take_up(now, self.usual);
        }
    }

    /// It stops reading at `now`, or goes on.
    pub fn stop(&mut self, now: SimTime, stopped: bool) {
        self.take_up(now, if stopped { Pace::Stopped } else { self.usual });
    }

    fn take_up(&mut self, now: SimTime, pace: Pace) {
        self.read_until(now);
        self.read_at = now;
        self.pace = pace;
        if pace == Pace::AtOnce {
            (self.unread, self.fraction) = (0, 0);
        }
    }

    /// Whether something else than time lets it read, as at a gateway.
    pub fn is_released(&self) -> bool {
        self.usual == Pace::Released
    }

    /// Whether nothing waits to be read, nor will while it reads as it does.
    #[inline]
    pub fn reads_at_once(&self) -> bool {
        self.pace == Pace::AtOnce && self.waiting.is_empty()
    }

    /// User data that wait to be read, bytes.
    #[inline]
    pub fn unread(&self) -> u32 {
        self.unread
    }

    /// Takes a piece that is delivered, and whose `bytes` [`Self::hand_over`] will count. Whether it has to wait to
    /// be read.
    #[inline]
    pub fn queue(&mut self, piece: T, bytes: u16) -> bool {
        if self.pace == Pace::AtOnce {
            return false;
        }
        cold_path();
        let last = self.waiting.back().and_then(|part| part.back());
        let end = last.map_or(self.delivered, |&(end, _)| end) + u64::from(bytes);
        match self.waiting.back_mut().filter(|part| part.len() < PART) {
            Some(part) => part.push_back((end, piece)),
            None => self.waiting.push_back(VecDeque::from([(end, piece)])),
        }
        true
    }

    /// The next piece that has been read to its end.
    #[inline]
    pub fn next_read(&mut self) -> Option<T> {
        let part = self.waiting.front_mut()?;
        let (_, piece) = part.pop_front_if(|&mut (end, _)| end <= self.delivered - u64::from(self.unread))?;
        if part.is_empty() && self.waiting.len() > 1 {
            self.waiting.pop_front();
        }
        Some(piece)
    }

    /// Takes in-order data.
    #[inline]
    pub fn hand_over(&mut self, now: SimTime, bytes: u32) {
        if self.pace != Pace::AtOnce {
            cold_path();
            self.read_until(now);
            self.unread = self.unread.saturating_add(bytes);
            self.delivered += u64::from(bytes);
        }
    }

    /// Reads what the time since the last call allows.
    #[inline]
    pub fn read_until(&mut self, now: SimTime) {
        if let Pace::Rate(rate) = self.pace {
            cold_path();
            self.advance(now, rate);
        }
    }

    /// Reads `bytes`, if so much waits.
    pub fn release(&mut self, bytes: u32) {
        self.unread = self.unread.saturating_sub(bytes);
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

    /// When `bytes` more will have been read; nothing if there is no more to read, or it has no rate.
    pub fn when_read(&self, now: SimTime, bytes: u32) -> Option<SimTime> {
        let Pace::Rate(rate) = self.pace else { return None };
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
        let mut reader = Reader::<()>::new(Pace::Rate(BitRate::from_bps(8_000)));
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
    fn a_byte_that_is_half_read_takes_half_of_its_time() {
        let mut reader = Reader::<()>::new(Pace::Rate(BitRate::from_bps(8_000)));
        reader.hand_over(SimTime::ZERO, 1500);
        let half = SimTime::from_nanos(2_500_000);
        reader.read_until(half);
        assert_eq!(reader.unread(), 1498);
        assert_eq!(reader.when_read(half, 1), Some(SimTime::from_millis(3)));
    }

    #[test]
    fn an_application_that_stops_leaves_everything_in_the_buffer_until_it_goes_on() {
        let at = SimTime::from_millis;
        let mut reader = Reader::new(Pace::AtOnce);
        reader.stop(at(5), true);
        assert!(reader.queue(7, 1000), "it waits");
        reader.hand_over(at(6), 1000);
        reader.read_until(at(9_000));
        assert_eq!((reader.unread(), reader.next_read(), reader.when_read(at(9_000), 1)), (1000, None, None));
        reader.set_rate(at(9_000), Some(BitRate::from_bps(8_000)));
        assert_eq!(reader.when_read(at(9_500), 1), None, "another rate does not make it go on");
        reader.stop(at(10_000), false);
        assert_eq!(reader.when_read(at(10_000), 1000), Some(at(11_000)));
        reader.set_rate(at(10_500), None);
        assert_eq!((reader.unread(), reader.next_read()), (0, Some(7)));
    }

    #[test]
    fn without_a_rate_nothing_waits() {
        let mut reader = Reader::<()>::new(Pace::AtOnce);
        reader.hand_over(SimTime::ZERO, 1500);
        assert_eq!(reader.unread(), 0);
    }

    #[test]
    fn any_number_of_pieces_is_read_in_order() {
        let pieces = 3 * PART as u64 + 7;
        let mut reader = Reader::new(Pace::Rate(BitRate::from_bps(8_000)));
        for piece in 0..pieces {
            assert!(reader.queue(piece, 1));
            reader.hand_over(SimTime::ZERO, 1);
        }
        assert!(
            reader.waiting.iter().map(VecDeque::len).eq([PART, PART, PART, 7]),
            "no part is copied to grow"
        );
        assert_eq!(reader.next_read(), None);
        reader.read_until(SimTime::from_millis(pieces));
        let read: Vec<u64> = std::iter::from_fn(|| reader.next_read()).collect();
        assert_eq!(read, (0..pieces).collect::<Vec<_>>());
    }
}
