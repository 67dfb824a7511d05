//! Finds the instant at which a condition on the sky changes, without stepping over a short change.
//!
//! Every condition is the sign of a smooth function of time whose second derivative has a known bound, for ever or for
//! a while, so from value and slope follows a time in which the sign cannot change. Steps of that length close in on a
//! crossing as fast as Newton's method, but never pass one.

use skywindow_units::{Duration, SimTime, Work};

/// A crossing is reported at most this long after it happens.
pub(crate) const RESOLUTION: Duration = Duration::from_nanos(1_000);
/// Conditions that hold for less than this may be missed: it keeps a search from standing still where two
/// satellites are equally good for a moment.
const SHORTEST_STEP_S: f64 = 1e-3;
/// A margin no larger than this that changes by no more than this a second is rounding: two satellites that stay
/// equally good, as all of one phase do above a pole. Nothing changes then, and to look again much sooner than a
/// second later would be in vain.
const TIE: f64 = 1e-12;
const TIE_STEP_S: f64 = 1.0;

/// The distance from a threshold: the condition holds while `value` is not negative.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Margin {
    pub value: f64,
    /// Its change per second.
    pub rate: f64,
    /// A bound of the second derivative's size, per second squared, above 0.
    pub bend: f64,
    /// For how many seconds that is a bound.
    pub until: f64,
}

impl Margin {
    fn is_tie(self) -> bool {
        self.value.abs() <= TIE && self.rate.abs() <= TIE
    }

    /// The margin by which this is more than another.
    pub fn less(self, other: Self) -> Self {
        Self {
            value: self.value - other.value,
            rate: self.rate - other.rate,
            bend: self.bend + other.bend,
            until: self.until.min(other.until),
        }
    }

    /// Seconds for which a condition that holds is sure to hold; negative if it does not.
    pub fn holds_for(self) -> f64 {
        if self.is_tie() {
            return TIE_STEP_S;
        }
        if self.value < 0.0 {
            return -1.0;
        }
        let root = (self.rate * self.rate + 2.0 * self.bend * self.value).sqrt();
        // The positive root of value + rate x − bend x² / 2, in the form that does not cancel.
        let safe = if self.rate >= 0.0 {
            (self.rate + root) / self.bend
        } else {
            2.0 * self.value / (root - self.rate)
        };
        safe.min(self.until)
    }

    /// Seconds for which a condition that does not hold is sure not to hold; negative if it does.
    pub fn fails_for(self) -> f64 {
        if self.value >= 0.0 && !self.is_tie() {
            return -1.0;
        }
        Self { value: -self.value, rate: -self.rate, ..self }.holds_for()
    }
}

/// The first instant after `from` at which `probe` is negative, or an instant not before `horizon` up to
/// which it is not. `probe` takes seconds and gives those for which nothing can change.
pub(crate) fn next_change(from: SimTime, horizon: SimTime, mut probe: impl FnMut(f64) -> f64) -> SimTime {
    let mut search = Search::new(from, horizon);
    search.run(&mut Work::unlimited(), |t, _| probe(t)).unwrap_or(horizon)
}

/// A search for the next change that can be left and gone on with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search {
    /// Nothing changes up to here.
    before: SimTime,
    horizon: SimTime,
    stage: Stage,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    Begins,
    /// Nothing changes within so many seconds.
    Steps(f64),
    /// Something has changed by then.
    Narrows(SimTime),
}

impl Search {
    /// From an instant to one up to which it looks at least.
    pub const fn new(from: SimTime, horizon: SimTime) -> Self {
        Self { before: from, horizon, stage: Stage::Begins }
    }

    /// Goes on as long as there is work left: the instant as [`next_change`] gives it, once it is found.
    pub fn run(&mut self, work: &mut Work, mut probe: impl FnMut(f64, &mut Work) -> f64) -> Option<SimTime> {
        while work.remains() {
            match self.stage {
                Stage::Begins => {
                    let safe = probe(self.before.as_secs_f64(), work);
                    if safe < 0.0 {
                        return Some(self.before + RESOLUTION);
                    }
                    self.stage = Stage::Steps(safe);
                }
                Stage::Steps(_) if self.before >= self.horizon => return Some(self.before),
                Stage::Steps(safe) => {
                    let after = self.before + Duration::from_secs_f64(safe.max(SHORTEST_STEP_S));
                    let safe = probe(after.as_secs_f64(), work);
                    if safe < 0.0 {
                        self.stage = Stage::Narrows(after);
                    } else {
                        (self.before, self.stage) = (after, Stage::Steps(safe));
                    }
                }
                // To the resolution; the answer is just after the change.
                Stage::Narrows(after) if after.since(self.before) <= RESOLUTION => return Some(after),
                Stage::Narrows(after) => {
                    let half = Duration::from_nanos(after.since(self.before).as_nanos() / 2);
                    let middle = self.before + half;
                    if probe(middle.as_secs_f64(), work) < 0.0 {
                        self.stage = Stage::Narrows(middle);
                    } else {
                        self.before = middle;
                    }
                }
            }
        }
        None
    }
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
        move |t| Margin {
            value: libm::cos(t) - threshold,
            rate: -libm::sin(t),
            bend: 1.0,
            until: f64::INFINITY,
        }
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

    #[test]
    fn a_search_that_is_left_and_gone_on_with_finds_the_same() {
        let margin = cosine(0.25);
        let horizon = SimTime::from_millis(10_000);
        let at_once = next_change(SimTime::ZERO, horizon, |t| margin(t).holds_for());
        let mut search = Search::new(SimTime::ZERO, horizon);
        let mut calls = 0;
        let found = loop {
            calls += 1;
            let probe = |t: f64, work: &mut Work| {
                work.spend(1);
                margin(t).holds_for()
            };
            if let Some(found) = search.run(&mut Work::of(1), probe) {
                break found;
            }
        };
        assert_eq!(found, at_once);
        assert!(calls > 5, "{calls}");
    }

    #[test]
    fn the_lead_of_one_margin_over_another_foretells_itself() {
        let slow = |t: f64| Margin { rate: -0.1 * libm::sin(0.1 * t), bend: 0.01, ..cosine(0.25)(0.1 * t) };
        let quick = |t: f64| Margin {
            value: 0.5 * libm::sin(0.2 * t),
            rate: 0.1 * libm::cos(0.2 * t),
            bend: 0.02,
            until: 7.0,
        };
        assert_rate_and_bend(2.0, (1..400).map(f64::from), |t| slow(t).less(quick(t)));
        assert_eq!((slow(1.0).less(quick(1.0)).until, quick(1.0).less(slow(1.0)).until), (7.0, 7.0));
    }

    #[test]
    fn margins_that_stay_equal_but_for_rounding_are_no_change_and_take_few_looks() {
        for noise in [0.0, 1e-16, -1e-16] {
            let mut looks = 0;
            let tie = Margin { value: noise, rate: -noise, bend: 1e-6, until: f64::INFINITY };
            let horizon = SimTime::from_millis(600_000);
            let found = next_change(SimTime::ZERO, horizon, |_| {
                looks += 1;
                tie.holds_for().min(tie.fails_for())
            });
            assert!(found >= horizon && looks <= 601, "{noise}: {found}, {looks} looks");
        }
    }
}
