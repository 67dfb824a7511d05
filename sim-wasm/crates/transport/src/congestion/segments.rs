//! The cubic function as Linux computes it: whole segments, milliseconds, and a count of segments for each step.
//!
//! Every rounding is Linux's own, for with ten segments in flight they decide: the function is rounded up before the
//! plateau and down behind it, and a step comes no later than the next whole number of acknowledged segments.

use skywindow_units::{Duration, SimTime};

/// C is 41 of 1024ths, per tenth of a second: in segments per cubed 1024th of a second, 2^-40 of 410.
const SCALE: f64 = 410.0 / (1u64 << 40) as f64;
/// 1024ths of a second in a second.
const TICKS: u64 = 1024;
/// An AIMD flow adds a segment for 15 eighths of a window: 0.53 a round trip.
const FRIENDLY: (u32, u32) = (15, 8);
/// The function is looked at anew when the window has changed, or after a 32nd of a second.
const REST: Duration = Duration::from_millis(31);
/// Without a plateau a step comes at least for so many segments.
const UNKNOWN: u32 = 20;
/// A step comes at most for so many.
const FASTEST: u32 = 2;

/// A stage of congestion avoidance.
#[derive(Clone, Copy, Debug)]
struct Stage {
    began: SimTime,
    origin: u32,
    /// When the plateau is reached, 1024ths of a second.
    k: u64,
    /// The window of an AIMD flow, and the segments acknowledged towards its next step.
    friendly: u32,
    acked: u32,
    /// Where the function is.
    target: u32,
    /// The window when it was last looked at, and when.
    cwnd: u32,
    at: SimTime,
    /// Segments for a step, by the function alone.
    by_function: u32,
}

/// The state of congestion avoidance.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Segments {
    /// The plateau is reached in a ninth of the time.
    pub hurries: bool,
    stage: Option<Stage>,
    /// Segments acknowledged towards the next step, and how many it takes.
    acked: u32,
    count: u32,
}

/// What an acknowledgement does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// Segments the window grows by.
    pub grown: u32,
    /// Whether the AIMD flow, and not the function, says so.
    pub friendly: bool,
    /// The window of the AIMD flow, where the function is, and the plateau, segments.
    pub estimate: u32,
    pub target: u32,
    pub origin: u32,
}

impl Segments {
    /// When the stage began.
    pub fn began(&self) -> Option<SimTime> {
        self.stage.map(|stage| stage.began)
    }

    /// The stage is over.
    pub fn end(&mut self) {
        self.stage = None;
        self.acked = 0;
    }

    /// The stage does not age meanwhile.
    pub fn pause(&mut self, time: Duration) {
        if let Some(stage) = &mut self.stage {
            stage.began += time;
        }
    }

    /// Segments were acknowledged, with a window of `cwnd` segments; the plateau is 0 where none is known. Where there is a
    /// `prior` window, the AIMD flow adds a whole segment a round trip from there on.
    pub fn step(
        &mut self,
        now: SimTime,
        cwnd: u32,
        segments: u32,
        plateau: u32,
        shortest: Duration,
        prior: Option<u32>,
    ) -> Step {
        let mut stage = self.stage.unwrap_or_else(|| Stage::new(now, cwnd, plateau, self.hurries));
        let fresh = self.stage.is_none();
        stage.acked += segments;
        let rests = stage.cwnd == cwnd && now.since(stage.at) <= REST;
        let mut friendly = false;
        if fresh || !rests {
            stage.look(now, cwnd, plateau, shortest);
            let count = stage.befriend(cwnd, prior);
            friendly = count.is_some_and(|count| count < stage.by_function);
            self.count = count.unwrap_or(u32::MAX).min(stage.by_function).max(FASTEST);
        }
        self.stage = Some(stage);
        let mut grown = 0;
        if self.acked >= self.count {
            (self.acked, grown) = (0, 1);
        }
        self.acked += segments;
        grown += self.acked / self.count;
        self.acked %= self.count;
        Step { grown, friendly, estimate: stage.friendly, target: stage.target, origin: stage.origin }
    }
}

impl Stage {
    fn new(now: SimTime, cwnd: u32, plateau: u32, hurries: bool) -> Self {
        let missing = plateau.saturating_sub(cwnd);
        let k = libm::cbrt(f64::from(missing) / SCALE) as u64;
        Self {
            began: now,
            origin: plateau.max(cwnd),
            k: if hurries { k - k * 8 / 9 } else { k },
            friendly: cwnd,
            acked: 0,
            target: cwnd,
            cwnd: 0,
            at: now,
            by_function: u32::MAX,
        }
    }

    /// Where the function is in the shortest round trip, and how many segments a step takes to be there.
    fn look(&mut self, now: SimTime, cwnd: u32, plateau: u32, shortest: Duration) {
        (self.cwnd, self.at) = (cwnd, now);
        let millis = now.since(self.began).as_nanos() / 1_000_000 + shortest.as_nanos() / 1_000_000;
        let ticks = millis * TICKS / 1000;
        let away = ticks.abs_diff(self.k) as f64;
        let cubed = (SCALE * away * away * away).min(f64::from(u32::MAX / 2)) as u32;
        self.target = if ticks < self.k {
            self.origin.saturating_sub(cubed)
        } else {
            self.origin.saturating_add(cubed)
        };
        let missing = self.target.saturating_sub(cwnd);
        self.by_function = cwnd.checked_div(missing).unwrap_or_else(|| cwnd.saturating_mul(100));
        if plateau == 0 {
            self.by_function = self.by_function.min(UNKNOWN);
        }
    }

    /// How many segments a step takes to be as fast as the AIMD flow, if that is ahead.
    fn befriend(&mut self, cwnd: u32, prior: Option<u32>) -> Option<u32> {
        loop {
            let whole = prior.is_some_and(|prior| self.friendly >= prior);
            let needed = if whole { cwnd } else { cwnd.saturating_mul(FRIENDLY.0) / FRIENDLY.1 };
            if self.acked <= needed {
                break;
            }
            self.acked -= needed.max(1);
            self.friendly = self.friendly.saturating_add(1);
        }
        let ahead = self.friendly.saturating_sub(cwnd);
        (ahead > 0).then(|| cwnd / ahead)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Acknowledges a window each round trip, a segment at a time. Returns the window after so many milliseconds.
    fn grow(cwnd: u32, plateau: u32, rtt: u64, until: u64, prior: Option<u32>) -> u32 {
        let (mut segments, mut cwnd, mut ms) = (Segments::default(), cwnd, 0);
        while ms < until {
            for i in 0..u64::from(cwnd) {
                let now = SimTime::from_nanos((ms * 1_000_000) + i * rtt * 1_000_000 / u64::from(cwnd));
                cwnd += segments.step(now, cwnd, 1, plateau, Duration::from_millis(rtt), prior).grown;
            }
            ms += rtt;
        }
        cwnd
    }

    #[test]
    fn the_plateau_is_reached_after_k_seconds_as_in_rfc_9438_section_4_2() {
        // K = cbrt(300 / 0.4004) = 9.08 s.
        let windows = [3000, 9100, 18_000].map(|until| grow(700, 1000, 50, until, None));
        assert!((895..=915).contains(&windows[0]), "0.4 * 6.08^3 = 90 are missing: {windows:?}");
        assert!((998..=1003).contains(&windows[1]), "{windows:?}");
        assert!((1275..=1320).contains(&windows[2]), "convex: {windows:?}");
    }

    #[test]
    fn rfc_9438_section_4_3_an_aimd_flow_adds_half_a_segment_a_round_trip() {
        let linux = grow(700, 1000, 5, 500, None);
        assert!((750..=756).contains(&linux), "53 in a hundred round trips: {linux}");
        let rfc = grow(700, 1000, 5, 500, Some(700));
        assert!((795..=801).contains(&rfc), "a whole one from the window of the last cut on: {rfc}");
    }

    #[test]
    fn before_the_plateau_the_function_is_rounded_up() {
        let mut segments = Segments::default();
        let step = segments.step(SimTime::from_millis(1000), 8, 1, 12, Duration::from_millis(560), None);
        // K = 2.153 s; in 0.56 s 0.4 * 1.593^3 = 1.62 segments are missing to 12: 10.38, which is 11.
        assert_eq!((step.target, step.origin), (11, 12));
    }

    #[test]
    fn no_step_comes_for_less_than_two_segments_and_none_waits_for_long_without_a_plateau() {
        let mut segments = Segments::default();
        let far = Duration::from_secs(60);
        assert_eq!(segments.step(SimTime::from_millis(1000), 10, 10, 100, far, None).grown, 5);
        let mut unknown = Segments::default();
        assert_eq!(unknown.step(SimTime::from_millis(1000), 1000, 60, 0, Duration::ZERO, None).grown, 3);
    }

    #[test]
    fn a_stage_that_pauses_does_not_age() {
        let mut segments = Segments::default();
        segments.step(SimTime::from_millis(1000), 8, 1, 12, Duration::ZERO, None);
        segments.pause(Duration::from_secs(5));
        assert_eq!(segments.began(), Some(SimTime::from_millis(6000)));
        segments.end();
        assert_eq!(segments.began(), None);
    }
}
