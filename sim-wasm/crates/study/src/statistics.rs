//! Means of independent replications and how far to trust them.

use std::cell::Cell;

/// Mean, sample standard deviation and 95 % confidence half-width of independent values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Number of values.
    pub count: usize,
    /// Arithmetic mean.
    pub mean: f64,
    /// Sample standard deviation, n - 1 in the denominator; 0 for one value.
    pub sd: f64,
    /// Half-width of the 95 % confidence interval by Student's t; infinite for one value.
    pub ci95: f64,
}

impl Estimate {
    /// The half-width of the 95 % confidence interval that a mean over `count` such values has; not finite if one
    /// value is all there is.
    pub fn ci95_of_mean_over(&self, count: f64) -> f64 {
        self.ci95 * libm::sqrt(self.count as f64 / count)
    }

    /// The estimate from `values`; `None` without any.
    pub fn of(values: &[f64]) -> Option<Self> {
        let count = values.len();
        if count == 0 {
            return None;
        }
        // Summed from the first value on, so that equal values have that value as their mean, to the last bit.
        let first = values[0];
        let mean = first + values.iter().map(|value| value - first).sum::<f64>() / count as f64;
        if count == 1 {
            return Some(Self { count, mean, sd: 0.0, ci95: f64::INFINITY });
        }
        let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
        let sd = (squares / (count - 1) as f64).sqrt();
        let ci95 = student_t(0.975, (count - 1) as f64) * sd / (count as f64).sqrt();
        Some(Self { count, mean, sd, ci95 })
    }

    /// The estimate of the mean of `a - b` where both were measured on the same seeds, pair by pair.
    pub fn of_differences(a: &[f64], b: &[f64]) -> Option<Self> {
        let differences: Vec<f64> = a.iter().zip(b).map(|(a, b)| a - b).collect();
        Self::of(&differences)
    }

    /// Standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        self.sd / (self.count as f64).sqrt()
    }
}

/// The quantile of Student's t distribution: the value below which a draw with `freedom` degrees of freedom falls
/// with `probability` (0.5 to 1).
pub fn student_t(probability: f64, freedom: f64) -> f64 {
    // A table has as many replications at one point as at the next, and a search takes longer than all else of a point.
    thread_local! {
        static LAST: Cell<[f64; 3]> = const { Cell::new([f64::NAN; 3]) };
    }
    let [known, of, quantile] = LAST.get();
    if known == probability && of == freedom {
        return quantile;
    }
    let quantile = search_student_t(probability, freedom);
    LAST.set([probability, freedom, quantile]);
    quantile
}

fn search_student_t(probability: f64, freedom: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    while student_t_below(high, freedom) < probability && high < 1e12 {
        high *= 2.0;
    }
    for _ in 0..200 {
        let middle = 0.5 * (low + high);
        if student_t_below(middle, freedom) < probability { low = middle } else { high = middle }
    }
    0.5 * (low + high)
}

/// The chance that a draw falls below `t`, at least 0 (Abramowitz and Stegun 26.5.27, 26.7.1).
fn student_t_below(t: f64, freedom: f64) -> f64 {
    let x = freedom / (freedom + t * t);
    1.0 - 0.5 * incomplete_beta(x, 0.5 * freedom, 0.5)
}

/// The regularised incomplete beta function, by its continued fraction (Abramowitz and Stegun 26.5.8).
fn incomplete_beta(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - incomplete_beta(1.0 - x, b, a);
    }
    let log_front =
        libm::lgamma(a + b) - libm::lgamma(a) - libm::lgamma(b) + a * libm::log(x) + b * libm::log1p(-x);
    let term = |m: f64, odd: bool| {
        if odd {
            -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0))
        } else {
            m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m))
        }
    };
    // From the innermost fraction outwards: 200 levels settle every case in use to the last digit.
    let mut fraction = 1.0;
    for m in (0..200).rev() {
        let m = f64::from(m);
        fraction = 1.0 + term(m, true) / fraction;
        if m > 0.0 {
            fraction = 1.0 + term(m, false) / fraction;
        }
    }
    libm::exp(log_front) / (a * fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The usual table of t at 97.5 %.
    #[test]
    fn quantiles_of_the_printed_table() {
        let table = [
            (1.0, 12.706),
            (2.0, 4.303),
            (4.0, 2.776),
            (9.0, 2.262),
            (19.0, 2.093),
            (39.0, 2.023),
            (1e6, 1.960),
        ];
        for (freedom, expected) in table {
            let got = student_t(0.975, freedom);
            assert!((got - expected).abs() < 6e-4, "{freedom}: {got}, expected {expected}");
        }
        assert!((student_t(0.95, 10.0) - 1.812).abs() < 6e-4);
    }

    #[test]
    fn an_estimate_by_hand() {
        let estimate = Estimate::of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]).unwrap();
        assert_eq!(estimate.mean, 5.0);
        assert!((estimate.sd - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert!((estimate.ci95 - 2.364_624 * estimate.standard_error()).abs() < 1e-5);
    }

    #[test]
    fn one_value_tells_nothing_of_its_error_and_none_nothing_at_all() {
        assert_eq!(Estimate::of(&[3.0]).unwrap().ci95, f64::INFINITY);
        assert_eq!(Estimate::of(&[]), None);
    }

    #[test]
    fn pairs_cancel_what_they_share() {
        let (a, b) = ([101.0, 203.0, 299.0], [100.0, 201.0, 296.0]);
        let difference = Estimate::of_differences(&a, &b).unwrap();
        assert_eq!((difference.mean, difference.sd), (2.0, 1.0));
    }
}
