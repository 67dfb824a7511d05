//! A guess that the path is another one: round trips that stay far above the shortest one, as quiche looks for them in its
//! BBR (`GlobalMinDetector`). Here a guess ends the baseline, for the next change is one of the path that is there then.

use skywindow_units::{Duration, SimTime};

use super::HintSettings;

/// Round trips that are too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Long {
    since: SimTime,
    count: u32,
}

/// Round trips that have stayed long enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Jump {
    /// The shortest round trip before.
    pub baseline: Duration,
    /// The last one.
    pub rtt: Duration,
}

/// Looks for jumps.
#[derive(Clone, Debug)]
pub(super) struct Detector {
    percent: u32,
    samples: u32,
    dwell_percent: u32,
    baseline: Option<Duration>,
    long: Option<Long>,
}

/// So many hundredths of a time.
fn share(time: Duration, percent: u32) -> Duration {
    Duration::from_nanos((u128::from(time.as_nanos()) * u128::from(percent) / 100) as u64)
}

impl Detector {
    pub fn new(settings: &HintSettings) -> Self {
        Self {
            percent: settings.hint_rtt_percent,
            samples: settings.hint_samples,
            dwell_percent: settings.hint_dwell_percent,
            baseline: None,
            long: None,
        }
    }

    /// A round trip was measured. Until the pipe has been `full` once it may only be shorter: the queue of slow start is no
    /// other path.
    pub fn on_round_trip(&mut self, now: SimTime, rtt: Duration, full: bool) -> Option<Jump> {
        let baseline = *self.baseline.get_or_insert(rtt);
        if !full || rtt <= share(baseline, self.percent) {
            self.long = None;
            self.baseline = Some(baseline.min(rtt));
            return None;
        }
        let long = self.long.get_or_insert(Long { since: now, count: 0 });
        long.count += 1;
        if long.count < self.samples || now.since(long.since) < share(baseline, self.dwell_percent) {
            return None;
        }
        (self.long, self.baseline) = (None, Some(rtt));
        Some(Jump { baseline, rtt })
    }

    /// The path is another one.
    pub fn forget(&mut self) {
        (self.long, self.baseline) = (None, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    fn detector() -> Detector {
        Detector::new(&HintSettings::default())
    }

    /// Tells it of round trips, each with its instant, ms; returns the jumps that it finds, with their instants.
    fn jumps(detector: &mut Detector, samples: &[(u64, u64)]) -> Vec<(u64, Jump)> {
        let found = samples.iter().filter_map(|&(at, rtt)| {
            Some((at, detector.on_round_trip(SimTime::from_millis(at), ms(rtt), true)?))
        });
        found.collect()
    }

    #[test]
    fn quiche_three_round_trips_above_three_times_the_shortest_for_three_of_these_are_a_jump() {
        let jump = Jump { baseline: ms(50), rtt: ms(151) };
        let samples = [(10, 50), (20, 151), (30, 151), (169, 151), (170, 151), (180, 151)];
        assert_eq!(jumps(&mut detector(), &samples), [(170, jump)]);
        assert_eq!(jumps(&mut detector(), &[(10, 50), (20, 151), (170, 151), (171, 151)]), [(171, jump)]);
    }

    #[test]
    fn quiche_exactly_three_times_the_shortest_is_none_and_ends_what_began() {
        assert_eq!(jumps(&mut detector(), &[(10, 50), (20, 150), (30, 150), (400, 150)]), []);
        let broken = [(10, 50), (20, 151), (30, 150), (40, 151), (50, 151), (180, 151)];
        assert_eq!(jumps(&mut detector(), &broken), []);
    }

    #[test]
    fn what_slow_start_queues_is_no_jump() {
        let mut detector = detector();
        for at in 0..10 {
            assert_eq!(detector.on_round_trip(SimTime::from_millis(50 * at), ms(50 + 50 * at), false), None);
        }
        assert_eq!(detector.baseline, Some(ms(50)));
    }

    #[test]
    fn the_next_jump_is_one_from_the_path_that_is_there_then() {
        let mut detector = detector();
        let first = [(0, 20), (100, 90), (200, 90), (300, 90)];
        assert_eq!(jumps(&mut detector, &first).len(), 1);
        assert_eq!(jumps(&mut detector, &[(400, 90), (900, 100), (1500, 110)]), []);
        let second = [(2000, 300), (2500, 300), (3000, 300)];
        assert_eq!(jumps(&mut detector, &second), [(3000, Jump { baseline: ms(90), rtt: ms(300) })]);
    }
}
