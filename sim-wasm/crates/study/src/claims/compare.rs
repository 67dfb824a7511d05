//! Comparisons of samples, replication by replication, with their confidence intervals.

use crate::sample::Sample;
use crate::statistics::Estimate;

/// A value and the half-width of its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Measured {
    pub(super) value: f64,
    pub(super) ci95: f64,
}

/// The sample itself.
pub(super) fn value(sample: &Sample) -> Option<Measured> {
    let estimate = sample.estimate()?;
    Some(Measured { value: estimate.mean, ci95: estimate.ci95 })
}

/// The mean of `a` less that of `b`.
pub(super) fn difference(a: &Sample, b: &Sample) -> Option<Measured> {
    let (first, second) = pairs(a, b);
    let spread = Estimate::of_differences(&first, &second)?;
    Some(Measured { value: a.mean - b.mean, ci95: doubt([a, b], spread) })
}

/// The mean of `a` over that of `b`; none if that is 0.
///
/// To first order the ratio r varies as the mean of (a - r b) / mean b over pairs (the ratio estimator; Cochran,
/// Sampling Techniques, 6.4), so what the pairs share cancels here too.
pub(super) fn ratio(a: &Sample, b: &Sample) -> Option<Measured> {
    let (first, second) = pairs(a, b);
    if b.mean == 0.0 {
        return None;
    }
    let value = a.mean / b.mean;
    let residuals: Vec<f64> = first.iter().zip(&second).map(|(x, y)| (x - value * y) / b.mean).collect();
    Some(Measured { value, ci95: doubt([a, b], Estimate::of(&residuals)?) })
}

/// The sample of `a` over `b`, with the estimate and the spread of their [`ratio`]; none if `b` is 0.
pub(super) fn gains(a: &Sample, b: &Sample) -> Option<Sample> {
    let Measured { value, .. } = ratio(a, b)?;
    let gain = |(x, y): (&Option<f64>, &Option<f64>)| Some(value + ((*x)? - value * (*y)?) / b.mean);
    let values = a.values.iter().zip(&b.values).map(gain).collect();
    Some(Sample { mean: value, values, exact: a.exact && b.exact })
}

/// The half-width of the interval of what two samples give together: none, if neither has anything random.
fn doubt(samples: [&Sample; 2], spread: Estimate) -> f64 {
    if samples.iter().all(|sample| sample.exact) { 0.0 } else { spread.ci95 }
}

/// The change from `b` to `a` as a ratio; from nothing to nothing is no change.
pub(super) fn change(a: &Sample, b: &Sample) -> Option<Measured> {
    if a.mean == 0.0 && b.mean == 0.0 {
        return Some(Measured { value: 1.0, ci95: 0.0 });
    }
    ratio(a, b)
}

/// The values of the replications that both have.
fn pairs(a: &Sample, b: &Sample) -> (Vec<f64>, Vec<f64>) {
    a.values.iter().zip(&b.values).filter_map(|(a, b)| Some(((*a)?, (*b)?))).unzip()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(values: &[f64]) -> Sample {
        Sample::of(values.iter().copied().map(Some).collect())
    }

    #[test]
    fn what_pairs_share_cancels() {
        let (a, b) = (sample(&[110.0, 220.0, 330.0]), sample(&[100.0, 200.0, 300.0]));
        let ratio = ratio(&a, &b).unwrap();
        assert!((ratio.value - 1.1).abs() < 1e-12 && ratio.ci95 < 1e-12, "{ratio:?}");
        let difference = difference(&a, &b).unwrap();
        assert_eq!(difference.value, 20.0);
        // Differences 10, 20, 30: sd 10, t(2) = 4.3027.
        assert!((difference.ci95 - 4.302_653 * 10.0 / 3.0_f64.sqrt()).abs() < 1e-4);
    }

    #[test]
    fn the_interval_of_a_ratio_by_hand() {
        // r = 7.5 / 5; a - 1.5 b = 1 and -1; over 5 these are 0.2 and -0.2.
        let ratio = ratio(&sample(&[7.0, 8.0]), &sample(&[4.0, 6.0])).unwrap();
        assert_eq!(ratio.value, 1.5);
        let sd = 0.2 * 2.0_f64.sqrt();
        assert!((ratio.ci95 - 12.706_2 * sd / 2.0_f64.sqrt()).abs() < 1e-3, "{ratio:?}");
    }

    #[test]
    fn gains_have_the_estimate_and_the_spread_of_the_ratio() {
        let (a, b) = (sample(&[7.0, 8.0, 9.5]), sample(&[4.0, 6.0, 5.0]));
        let gains = gains(&a, &b).unwrap();
        let (one, other) = (value(&gains).unwrap(), ratio(&a, &b).unwrap());
        assert!((one.value - other.value).abs() < 1e-12 && (one.ci95 - other.ci95).abs() < 1e-12);
        // Three times as much is three times the gain, for sure.
        let thrice = super::gains(&sample(&[21.0, 24.0, 28.5]), &b).unwrap();
        let times = ratio(&thrice, &gains).unwrap();
        assert!((times.value - 3.0).abs() < 1e-12 && times.ci95 < 1e-9, "{times:?}");
        assert!(super::gains(&a, &sample(&[0.0, 0.0, 0.0])).is_none());
    }

    #[test]
    fn without_anything_random_one_run_is_enough() {
        let exact = |value| Sample { exact: true, ..sample(&[value]) };
        let (a, b) = (exact(6.0), exact(4.0));
        assert_eq!(value(&a), Some(Measured { value: 6.0, ci95: 0.0 }));
        assert_eq!(difference(&a, &b), Some(Measured { value: 2.0, ci95: 0.0 }));
        assert_eq!(ratio(&a, &b), Some(Measured { value: 1.5, ci95: 0.0 }));
        assert!(ratio(&a, &sample(&[4.0])).is_some_and(|measured| measured.ci95.is_infinite()));
    }

    #[test]
    fn only_replications_that_both_have_are_compared() {
        let a = Sample::of(vec![Some(1.0), None, Some(3.0)]);
        let b = Sample::of(vec![Some(1.0), Some(9.0), Some(3.0)]);
        assert_eq!(difference(&a, &b).unwrap().ci95, 0.0);
    }

    #[test]
    fn nothing_over_nothing_is_no_ratio_and_no_change() {
        let none = sample(&[0.0, 0.0]);
        assert_eq!(ratio(&none, &none), None);
        assert_eq!(change(&none, &none), Some(Measured { value: 1.0, ci95: 0.0 }));
        assert_eq!(change(&sample(&[1.0, 1.0]), &none), None);
    }
}
