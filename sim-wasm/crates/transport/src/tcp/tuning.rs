//! A receive buffer that is tuned by itself: it begins small and grows with what the application reads in a round trip, so that
//! it never limits a sender that doubles (dynamic right-sizing; Linux `tcp_rcv_space_adjust`).

use skywindow_units::{Duration, SimTime};

use super::packet::Packet;
use super::sizes::PLAIN_WINDOW;

/// A first round trip brings no more segments than an initial window (Linux `tcp_init_buffer_space`).
const FIRST_SEGMENTS: u32 = 10;
/// So many segments more lest small variations count (Linux: 16 advmss).
const CUSHION: u64 = 16;

/// What the buffer follows.
#[derive(Clone, Debug)]
pub(crate) struct Tuning {
    unit: u32,
    /// The buffer, and the largest that it may be, bytes.
    buffer: u32,
    most: u32,
    rtt: Option<Duration>,
    /// The timestamp that was echoed last: the first segment that echoes one measures the round trip.
    echoed: SimTime,
    /// Where timestamps do not measure it: the end of a window, and when that began.
    window: Option<(u64, SimTime)>,
    /// What the application read in the last round trip, bytes, and where it was when this one began.
    space: u64,
    read: u64,
    since: SimTime,
}

impl Tuning {
    /// Up to `most` bytes, with full segments of `unit` bytes.
    pub fn new(unit: u32, most: u32) -> Self {
        let buffer = most.min(PLAIN_WINDOW);
        let space = u64::from(buffer.min(FIRST_SEGMENTS * unit).max(1));
        let (echoed, since) = (SimTime::ZERO, SimTime::ZERO);
        Self { unit, buffer, most, rtt: None, echoed, window: None, space, read: 0, since }
    }

    /// The buffer, bytes.
    pub const fn buffer(&self) -> u32 {
        self.buffer
    }

    /// It may be so large from now on. What it has grown to it keeps, up to that.
    pub fn limit(&mut self, most: u32) {
        self.most = most;
        self.buffer = self.buffer.min(most);
    }

    /// A segment has come, with `next` expected and a window of so many bytes: the round trip as the receiver sees it. A full
    /// segment that is the first to echo a timestamp tells it (Linux `tcp_rcv_rtt_measure_ts`); without timestamps it takes no
    /// longer than a window to come (`tcp_rcv_rtt_measure`).
    pub fn on_segment(&mut self, now: SimTime, packet: &Packet, next: u64, window: u32) {
        if let Some(stamps) = packet.timestamps {
            if stamps.echo != self.echoed
                && stamps.echo > SimTime::ZERO
                && u32::from(packet.bytes) >= self.unit
            {
                self.echoed = stamps.echo;
                let sample = now.since(stamps.echo);
                self.rtt = Some(self.rtt.map_or(sample, |rtt| smoothed(rtt, sample)));
            }
            return;
        }
        let Some((end, began)) = self.window else {
            self.window = Some((next + u64::from(window), now));
            return;
        };
        if next >= end {
            let sample = now.since(began);
            self.rtt = Some(self.rtt.map_or(sample, |rtt| rtt.min(sample)));
            self.window = Some((next + u64::from(window), now));
        }
    }

    /// The application has read `read` bytes in all. Returns what it read in the round trip that is over, if the buffer grows by
    /// that.
    pub fn on_read(&mut self, now: SimTime, read: u64) -> Option<u32> {
        let rtt = self.rtt?;
        if now.since(self.since) < rtt {
            return None;
        }
        let copied = read - self.read;
        let more = copied > self.space;
        let grew = more && self.grow(copied);
        if more {
            self.space = copied;
        }
        (self.read, self.since) = (read, now);
        grew.then_some(copied.min(u64::from(u32::MAX)) as u32)
    }

    /// Twice what was read lets losses be repaired; what it was more than before, twice again, lets the sender double.
    fn grow(&mut self, copied: u64) -> bool {
        let window = 2 * copied + CUSHION * u64::from(self.unit);
        let growth = u128::from(window) * u128::from(copied - self.space) / u128::from(self.space);
        let window = u128::from(window) + 2 * growth;
        let buffer = window.min(self.most.into()) as u32;
        let grows = buffer > self.buffer;
        self.buffer = self.buffer.max(buffer);
        grows
    }
}

/// An eighth of the sample counts.
fn smoothed(rtt: Duration, sample: Duration) -> Duration {
    Duration::from_nanos((rtt.as_nanos() * 7 + sample.as_nanos()) / 8)
}

#[cfg(test)]
mod tests {
    use super::super::packet::Timestamps;
    use super::*;

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    fn segment(bytes: u16, echo: Option<u64>) -> Packet {
        let timestamps = echo.map(|ms| Timestamps { value: SimTime::ZERO, echo: at(ms) });
        Packet { bytes, timestamps, ..Packet::default() }
    }

    #[test]
    fn what_was_read_in_a_round_trip_doubled_with_a_cushion_and_twice_its_growth_is_the_buffer() {
        let mut tuning = Tuning::new(1000, 10_000_000);
        assert_eq!(tuning.buffer(), 65_535);
        tuning.on_segment(at(100), &segment(1000, Some(20)), 1000, 65_535);
        assert_eq!(tuning.on_read(at(100), 10_000), None, "no more than an initial window");
        assert_eq!(tuning.on_read(at(179), 30_000), None, "80 ms are not over");
        assert_eq!(tuning.on_read(at(180), 30_000), Some(20_000));
        // 2 * 20,000 + 16,000, and twice as much again, for 20,000 are twice 10,000.
        assert_eq!(tuning.buffer(), 56_000 + 2 * 56_000);
        assert_eq!(tuning.on_read(at(260), 50_000), None, "it reads as fast as before");
        assert_eq!(tuning.on_read(at(340), 75_000), None, "what it needs now it has");
        assert_eq!(tuning.buffer(), 168_000);
        assert_eq!(tuning.on_read(at(420), 20_000_000), Some(19_925_000));
        assert_eq!(tuning.buffer(), 10_000_000, "and no more than it may");
    }

    #[test]
    fn the_first_full_segment_that_echoes_a_timestamp_measures_the_round_trip() {
        let mut tuning = Tuning::new(1000, 1 << 20);
        let ms = |tuning: &Tuning| tuning.rtt.map(|rtt| rtt.as_nanos() / 1_000_000);
        tuning.on_segment(at(100), &segment(1000, Some(0)), 0, 65_535);
        tuning.on_segment(at(100), &segment(999, Some(20)), 0, 65_535);
        assert_eq!(ms(&tuning), None);
        tuning.on_segment(at(100), &segment(1000, Some(20)), 0, 65_535);
        tuning.on_segment(at(900), &segment(1000, Some(20)), 0, 65_535);
        assert_eq!(ms(&tuning), Some(80));
        tuning.on_segment(at(1000), &segment(1000, Some(840)), 0, 65_535);
        assert_eq!(ms(&tuning), Some(90), "(7 * 80 + 160) / 8");
    }

    #[test]
    fn without_timestamps_a_window_takes_a_round_trip_and_the_shortest_counts() {
        let mut tuning = Tuning::new(1000, 1 << 20);
        for (ms, next) in [(0, 0), (50, 9_999), (100, 10_000), (180, 20_000), (300, 30_000)] {
            tuning.on_segment(at(ms), &segment(1000, None), next, 10_000);
        }
        assert_eq!(tuning.rtt, Some(Duration::from_millis(80)));
    }

    #[test]
    fn a_buffer_that_may_be_small_stays_so() {
        let mut tuning = Tuning::new(1000, 20_000);
        assert_eq!(tuning.buffer(), 20_000);
        tuning.limit(5000);
        assert_eq!(tuning.buffer(), 5000);
    }
}
