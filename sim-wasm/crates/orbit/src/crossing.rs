//! Finds the instant at which a condition on the sky changes, without stepping over a short change.
//!
//! Every condition is the sign of a smooth function of time, a finite sum of sines whose frequencies are
//! known. That bounds its second derivative, so from value and slope follows a time in which the sign cannot
//! change. Steps of that length close in on a crossing as fast as Newton's method, but never pass one.

use skywindow_units::{Duration, SimTime};

/// A crossing is reported at most this long after it happens.
pub(crate) const RESOLUTION: Duration = Duration::from_nanos(1_000);
/// Conditions that hold for less than this may be missed: it keeps a search from standing still where two
/// satellites are equally good for a long time.
const SHORTEST_STEP_S: f64 = 1e-3;

/// The distance from a threshold: the condition holds while `value` is not negative.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Margin {
    pub value: f64,
    /// Its change per second.
    pub rate: f64,
    /// A bound of the second derivative's size, per second squared, above 0.
    pub bend: f64,
}

impl Margin {
    /// Seconds for which a condition that holds is sure to hold; negative if it does not.
    pub fn holds_for(self) -> f64 {
        if self.value < 0.0 {
            return -1.0;
        }
        let root = (self.rate * self.rate + 2.0 * self.bend * self.value).sqrt();
        // The positive root of value + rate x − bend x² / 2, in the form that does not cancel.
        if self.rate >= 0.0 { (self.rate + root) / self.bend } else { 2.0 * self.value / (root - self.rate) }
    }

    /// Seconds for which a condition that does not hold is sure not to hold; negative if it does.
    pub fn fails_for(self) -> f64 {
        if self.value >= 0.0 {
            return -1.0;
        }
        Self { value: -self.value, rate: -self.rate, bend: self.bend }.holds_for()
    }
}

/// The first instant after `from` at which `probe` is negative, or an instant not before `horizon` up to
/// which it is not. `probe` takes seconds and gives those for which nothing can change.
pub(crate) fn next_change(from: SimTime, horizon: SimTime, mut probe: impl FnMut(f64) -> f64) -> SimTime {
    let mut before = from;
    let mut safe = probe(from.as_secs_f64());
    if safe < 0.0 {
        return from + RESOLUTION;
    }
    while before < horizon {
        let after = before + Duration::from_secs_f64(safe.max(SHORTEST_STEP_S));
        safe = probe(after.as_secs_f64());
        if safe < 0.0 {
            return bisect(before, after, probe);
        }
        before = after;
    }
    before
}

/// Narrows a change between `before` and `after` to the resolution; the answer is just after it.
fn bisect(mut before: SimTime, mut after: SimTime, mut probe: impl FnMut(f64) -> f64) -> SimTime {
    while after.since(before) > RESOLUTION {
        let middle = before + Duration::from_nanos(after.since(before).as_nanos() / 2);
        if probe(middle.as_secs_f64()) < 0.0 {
            after = middle;
        } else {
            before = middle;
        }
    }
    after
}

/// Checks what a margin says of its own future at the given instants, in seconds: its rate is the slope of its
/// value, and its bend a bound, but no more than `slack` times what its value ever bends.
#[cfg(test)]
pub(crate) fn assert_rate_and_bend(
    slack: f64,
    instants: impl Iterator<Item = f64>,
    margin: impl Fn(f64) -> Margin,
) {
    let step = 0.5;
    let mut most = 0.0f64;
    let mut bound = 0.0;
    for t in instants {
        let [before, now, after] = [t - step, t, t + step].map(&margin);
        let slope = (after.value - before.value) / (2.0 * step);
        // The next term of the series, and the rounding of values about 1.
        let tolerance = now.bend * now.bend.sqrt() * step * step + 1e-14;
        assert!((slope - now.rate).abs() <= tolerance, "at {t} s: {slope} and {now:?}");
        most = most.max((after.value - 2.0 * now.value + before.value).abs() / (step * step));
        bound = now.bend;
    }
    assert!(most <= bound * 1.001 && bound <= slack * most, "bends by {most}, the bound is {bound}");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// cos(t) above a threshold.
    fn cosine(threshold: f64) -> impl Fn(f64) -> Margin {
        move |t| Margin { value: libm::cos(t) - threshold, rate: -libm::sin(t), bend: 1.0 }
    }

    #[test]
    fn a_crossing_is_found_to_a_microsecond() {
        let margin = cosine(0.25);
        let found = next_change(SimTime::ZERO, SimTime::from_millis(10_000), |t| margin(t).holds_for());
        let late = found.as_secs_f64() - libm::acos(0.25);
        assert!((0.0..=1e-6).contains(&late), "{late}");
    }

    #[test]
    fn a_short_rise_is_not_stepped_over() {
        // Above the threshold for 4 ms around 2π, within a span of 6 s where it is not.
        let half = 0.002;
        let margin = cosine(libm::cos(half));
        let found =
            next_change(SimTime::from_millis(100), SimTime::from_millis(20_000), |t| margin(t).fails_for());
        let late = found.as_secs_f64() - (core::f64::consts::TAU - half);
        assert!((0.0..=1e-6).contains(&late), "{late}");
    }

    #[test]
    fn without_a_crossing_the_search_ends_at_the_horizon() {
        let margin = cosine(-2.0);
        let horizon = SimTime::from_millis(50_000);
        assert!(next_change(SimTime::ZERO, horizon, |t| margin(t).holds_for()) >= horizon);
    }
}
