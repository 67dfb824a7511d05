//! Finds instants that come again after a fixed period, at which delays become others, in a trace of delays.
//!
//! At every tenth of a second there are two signs of a change: the distance between the median of the samples just before and
//! of those just after, and how far the delay stands out for a moment, by more than one sample, above the median around. The
//! rank of a sign among all of its kind is the share of instants with one as large. A period of whole seconds folds the
//! trace: to an offset within it belong the instants that are a whole number of periods apart. Were all instants alike, their
//! ranks would be spread evenly, and chance alone would make them as low together with a probability that Fisher's method
//! gives (Statistical Methods for Research Workers, 1932, 21.1): twice the sum of their logarithms is that of a chi-squared
//! variable. That times the number of signs, periods and offsets that are tried (Bonferroni) is what the score tells: its logarithm
//! to the base of ten, negative.
//!
//! A reconfiguration that leaves the delay as it was takes something from the score, and no more. A period twice as long has
//! half of the instants and a lower score, one that is a part of it has others among its own. Where in a turn a level changes,
//! the least sum of distances from the medians before it and after it says; a moment begins halfway up.

/// From one instant to the next, s.
const GRID_S: f64 = 0.1;
/// How long the samples before and after an instant reach, s: no less than so many samples do.
const WINDOW_S: f64 = 1.0;
const WINDOW_SAMPLES: f64 = 5.0;
/// Periods that are tried, whole seconds.
const PERIODS_S: std::ops::RangeInclusive<usize> = 5..=60;
/// Shorter ones have windows in them that overlap.
const LEAST_WINDOWS: f64 = 4.0;
/// So many turns a trace has at least.
const LEAST_TURNS: usize = 4;
/// Offsets of levels are told so finely, s.
const FINE_S: f64 = 0.02;
/// How far from an instant a moment may be, s.
const MOMENT_S: f64 = 0.1;
/// Found is what chance makes in less than a trace of a hundred.
pub(super) const LEAST_SCORE: f64 = 2.0;

/// A delay, ms, and when it was, s after the start of the trace.
pub(super) type Sample = (f64, f64);

/// What tells of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// Delays are others after it than before.
    Level,
    /// Delays are greater for a moment.
    Moment,
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Found {
    /// What tells of it.
    pub sign: Sign,
    /// How far apart the instants are, s.
    pub period_s: f64,
    /// The first of them after the start of the trace, s.
    pub offset_s: f64,
    /// How many there are.
    pub instants: usize,
    /// The middle one of the changes there, ms.
    pub change_ms: f64,
    /// The same at all instants, ms.
    pub usual_ms: f64,
    /// How sure that is.
    pub score: f64,
}

/// The changes of a trace at instants of the grid; none where samples are missing before or after.
struct Changes<'a> {
    sign: Sign,
    samples: &'a [Sample],
    /// The middle ones of every three samples, which a single one does not move.
    middles: Vec<Sample>,
    all: Vec<Option<f64>>,
    /// The share of instants with a change as large.
    ranks: Vec<Option<f64>>,
    window_s: f64,
}

/// The most likely period and offset of changes in `samples`, which are in order of time; none where the trace is too short
/// for any.
pub(super) fn find(samples: &[Sample]) -> Option<Found> {
    let signs = [Sign::Level, Sign::Moment];
    let changes = signs.into_iter().filter_map(|sign| Changes::of(sign, samples)).collect::<Vec<_>>();
    let tried = |changes: &Changes| {
        let least_s = LEAST_WINDOWS * changes.window_s;
        PERIODS_S.filter(move |&period_s| period_s as f64 >= least_s)
    };
    let tests: f64 = changes.iter().flat_map(tried).map(|period_s| period_s as f64 / GRID_S).sum();
    let found = changes
        .iter()
        .flat_map(|own| tried(own).filter_map(move |period_s| Some((own, own.best_of(period_s)?))));
    let (own, best) = found.max_by(|(_, one), (_, other)| {
        // Of two that are as sure the one with more instants.
        one.score.total_cmp(&other.score).then(one.instants.cmp(&other.instants))
    })?;
    let offset_s = match best.sign {
        Sign::Level => own.finer(&best),
        Sign::Moment => own.onset(&best),
    };
    Some(Found { offset_s, score: best.score - libm::log10(tests), ..best })
}

impl<'a> Changes<'a> {
    fn of(sign: Sign, samples: &'a [Sample]) -> Option<Self> {
        let (first, last) = (samples.first()?.0, samples.last()?.0);
        let usual_s = (last - first) / samples.len() as f64;
        let window_s = WINDOW_S.max(WINDOW_SAMPLES * usual_s);
        let count = ((last - first) / GRID_S) as usize;
        let middles: Vec<Sample> = samples
            .windows(3)
            .filter_map(|three| Some((three[1].0, median(three.iter().map(|sample| sample.1))?)))
            .collect();
        let change = |number: usize| {
            let at = first + number as f64 * GRID_S;
            if at - first < window_s || last - at < window_s {
                return None;
            }
            let median_of =
                |from_s, until_s| median(within(samples, from_s, until_s).iter().map(|one| one.1));
            let (before, after) = (median_of(at - window_s, at)?, median_of(at, at + window_s)?);
            match sign {
                Sign::Level => Some((after - before).abs()),
                Sign::Moment => {
                    let own = within(&middles, at - MOMENT_S, at + MOMENT_S).iter().map(|one| one.1);
                    own.reduce(f64::max).map(|most| (most - before.max(after)).max(0.0))
                }
            }
        };
        let all: Vec<Option<f64>> = (0..count).map(change).collect();
        let mut sorted: Vec<f64> = all.iter().flatten().copied().collect();
        sorted.sort_unstable_by(f64::total_cmp);
        let rank = |change: f64| {
            let lower = sorted.partition_point(|&other| other < change);
            (sorted.len() - lower) as f64 / sorted.len() as f64
        };
        let ranks = all.iter().map(|change| change.map(rank)).collect();
        Some(Self { sign, samples, middles, all, ranks, window_s })
    }

    /// The most telling offset within a period, with a score of this one test.
    fn best_of(&self, period_s: usize) -> Option<Found> {
        let steps = (period_s as f64 / GRID_S).round() as usize;
        let usual_ms = median(self.all.iter().flatten().copied())?;
        let found = |offset: usize| {
            let at = || (offset..self.all.len()).step_by(steps);
            let ranks = || at().filter_map(|at| self.ranks[at]);
            let instants = ranks().count();
            if instants < LEAST_TURNS {
                return None;
            }
            Some(Found {
                sign: self.sign,
                period_s: period_s as f64,
                offset_s: offset as f64 * GRID_S,
                instants,
                change_ms: median(at().filter_map(|at| self.all[at]))?,
                usual_ms,
                score: -log10_of_tail(instants, ranks().map(|rank| -libm::log(rank)).sum()),
            })
        };
        (0..steps).filter_map(found).max_by(|one, other| one.score.total_cmp(&other.score))
    }

    /// Where in a turn levels change, within a window of the offset found.
    fn finer(&self, found: &Found) -> f64 {
        let Some(&(first, _)) = self.samples.first() else { return found.offset_s };
        let window_s = self.window_s;
        let off = |offset_s: f64| {
            let (mut sum, mut count) = (0.0, 0);
            for turn in 0..=found.instants {
                let at = first + found.offset_s + turn as f64 * found.period_s;
                // The same samples, however the window is divided.
                let [from, until] = [at - 2.0 * window_s, at + 2.0 * window_s];
                let divided = at - found.offset_s + offset_s;
                for [from, until] in [[from, divided], [divided, until]] {
                    let side = within(self.samples, from, until);
                    let Some(middle) = median(side.iter().map(|sample| sample.1)) else { continue };
                    sum += side.iter().map(|sample| (sample.1 - middle).abs()).sum::<f64>();
                    count += side.len();
                }
            }
            sum / f64::from(u32::try_from(count).unwrap_or(u32::MAX).max(1))
        };
        let fine = (window_s / FINE_S) as i32;
        let offsets = (-fine..=fine).map(|step| found.offset_s + f64::from(step) * FINE_S);
        let best = offsets.map(|offset_s| (offset_s, off(offset_s))).min_by(|a, b| a.1.total_cmp(&b.1));
        best.map_or(found.offset_s, |(offset_s, _)| offset_s.rem_euclid(found.period_s))
    }

    /// Where in a turn moments begin: the middle one of the instants at which they are halfway up.
    fn onset(&self, found: &Found) -> f64 {
        let Some(&(first, _)) = self.samples.first() else { return found.offset_s };
        let begins = |turn: usize| {
            let at = first + found.offset_s + turn as f64 * found.period_s;
            let own = within(&self.middles, at - self.window_s / 2.0, at + self.window_s / 2.0);
            let usual = median(own.iter().map(|one| one.1))?;
            let most = own.iter().map(|one| one.1).reduce(f64::max)?;
            let half = own.iter().find(|one| one.1 - usual >= (most - usual) / 2.0)?;
            Some(half.0 - at)
        };
        let later = median((0..=found.instants).filter_map(begins)).unwrap_or(0.0);
        (found.offset_s + later).rem_euclid(found.period_s)
    }
}

/// The samples from one instant to before another.
fn within(samples: &[Sample], from_s: f64, until_s: f64) -> &[Sample] {
    let from = samples.partition_point(|sample| sample.0 < from_s);
    let until = samples.partition_point(|sample| sample.0 < until_s);
    &samples[from..until.max(from)]
}

/// The middle one of the values; none of none.
fn median(values: impl Iterator<Item = f64>) -> Option<f64> {
    let mut values: Vec<f64> = values.collect();
    let middle = values.len().checked_sub(1)? / 2;
    Some(*values.select_nth_unstable_by(middle, f64::total_cmp).1)
}

/// The logarithm of the probability that `count` numbers, each spread evenly from 0 to 1, have logarithms whose sum is
/// `-sum` or less.
fn log10_of_tail(count: usize, sum: f64) -> f64 {
    if sum <= 0.0 {
        return 0.0;
    }
    let term = |number: usize| number as f64 * libm::log(sum) - libm::lgamma(number as f64 + 1.0) - sum;
    let largest = (0..count).map(term).fold(f64::NEG_INFINITY, f64::max);
    let all: f64 = (0..count).map(|number| libm::exp(term(number) - largest)).sum();
    ((largest + libm::log(all)) / std::f64::consts::LN_10).min(0.0)
}

#[cfg(test)]
mod tests {
    use skywindow_units::Duration;

    use super::*;

    /// Numbers without order, from 0 to 1: a linear congruence with the constants of Knuth's MMIX.
    struct Noise(u64);

    impl Noise {
        fn next(&mut self) -> f64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 11) as f64 / (1_u64 << 53) as f64
        }

        /// About normal, of mean 0 and variance 1.
        fn normal(&mut self) -> f64 {
            (0..12).map(|_| self.next()).sum::<f64>() - 6.0
        }
    }

    /// Delays of a satellite path every 20 ms: 25 ms, a drift of 4 ms over five minutes, `noise_ms` around that, now and then
    /// 30 ms more, and from `offset_s` on, every `period_s`, up to 8 ms more or less than before.
    fn delays(seconds: usize, noise_ms: f64, reconfigured: Option<(f64, f64)>, seed: u64) -> Vec<Sample> {
        let mut noise = Noise(seed);
        let (mut level, mut turn) = (0.0, -1.0);
        let sample = |number: usize| {
            let t = Duration::from_millis(20).as_secs_f64() * number as f64;
            if let Some((period_s, offset_s)) = reconfigured {
                let now = ((t - offset_s) / period_s).floor();
                if now > turn {
                    (turn, level) = (now, 16.0 * noise.next() - 8.0);
                }
            }
            let spike = if noise.next() < 0.02 { 30.0 } else { 0.0 };
            (t, 25.0 + 4.0 * t / 300.0 + level + noise_ms * noise.normal() + spike)
        };
        (0..50 * seconds).map(sample).collect()
    }

    #[test]
    fn a_planted_period_and_offset_are_found_in_noise() {
        for (seed, period_s, offset_s, noise_ms) in [
            (1, 15.0, 12.0, 1.0),
            (2, 15.0, 0.5, 3.0),
            (3, 15.0, 7.3, 0.1),
            (4, 11.0, 4.0, 1.0),
            (5, 30.0, 21.0, 1.0),
        ] {
            let found = find(&delays(300, noise_ms, Some((period_s, offset_s)), seed)).expect("long enough");
            assert!(found.score >= LEAST_SCORE, "{found:?}");
            assert_eq!(found.period_s, period_s, "{found:?}");
            assert!((found.offset_s - offset_s).abs() < 0.1, "{found:?}");
            assert!(found.change_ms > 1.0 && found.usual_ms < found.change_ms, "{found:?}");
        }
    }

    #[test]
    fn moments_are_found_where_levels_stay() {
        // Whole milliseconds, as LeoReplayer has them, every 10 ms for two minutes; for 80 ms 20 ms more.
        let mut noise = Noise(7);
        let sample = |number: i32| {
            let t = f64::from(number) / 100.0;
            let moment = if (t - 8.7).rem_euclid(15.0) < 0.08 { 20.0 } else { 0.0 };
            (t, 10.0 + (2.0 * noise.next()).round() + moment)
        };
        let samples: Vec<Sample> = (0..12_000).map(sample).collect();
        let found = find(&samples).expect("long enough");
        assert!(found.score >= LEAST_SCORE && found.sign == Sign::Moment, "{found:?}");
        assert_eq!(found.period_s, 15.0);
        assert!((found.offset_s - 8.7).abs() < 0.03 && (found.change_ms - 20.0).abs() <= 2.0, "{found:?}");
    }

    #[test]
    fn two_minutes_are_enough_where_there_is_little_noise() {
        let found = find(&delays(120, 0.3, Some((15.0, 12.0)), 9)).expect("long enough");
        assert!(found.score >= LEAST_SCORE && found.period_s == 15.0, "{found:?}");
    }

    #[test]
    fn nothing_is_found_where_nothing_is() {
        let sure = |seed: u64| {
            let found = find(&delays(200, 1.0, None, seed)).expect("long enough");
            found.score >= LEAST_SCORE
        };
        // By chance one in a hundred.
        assert_eq!((100..110).filter(|&seed| sure(seed)).count(), 0);
    }

    #[test]
    fn nothing_is_found_where_changes_keep_no_period() {
        let mut noise = Noise(5);
        let mut level = 0.0;
        let wander = |mut sample: Sample| {
            // A change every 15 s on average.
            if noise.next() < 1.0 / 750.0 {
                level = 16.0 * noise.next() - 8.0;
            }
            sample.1 += level;
            sample
        };
        let samples: Vec<Sample> = delays(300, 1.0, None, 6).into_iter().map(wander).collect();
        let found = find(&samples).expect("long enough");
        assert!(found.score < LEAST_SCORE, "{found:?}");
    }

    #[test]
    fn a_delay_that_stays_has_no_change_to_tell_and_a_short_trace_no_turns() {
        let still: Vec<Sample> = (0..6000).map(|number| (f64::from(number) / 50.0, 20.0)).collect();
        assert!(find(&still).expect("long enough").score <= 0.0);
        assert_eq!(find(&still[..500]), None);
        assert_eq!(find(&[]), None);
    }

    #[test]
    fn tails_are_those_of_the_chi_squared_distribution() {
        // Tables have 18.307 as the upper 5 % of 10 degrees of freedom, and 13.277 as the upper 1 % of 4.
        for (degrees, chi_squared, share) in [(10, 18.307, 0.05), (4, 13.277, 0.01)] {
            let tail = log10_of_tail(degrees / 2, chi_squared / 2.0);
            assert!((tail - libm::log10(share)).abs() < 1e-4, "{tail}");
        }
    }
}
