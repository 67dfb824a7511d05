//! LeoCC's filter of what it measures: a Kalman filter of one value, in the whole numbers of its kernel module.

/// Weights are in 256ths.
const ONE: u64 = 256;
/// How far the value itself moves, and how far a measurement is off: their variances (var_Q, var_R).
const MOVES: u64 = 4;
const ERRS: u64 = 4;
/// The variance of the estimate at the beginning (p_post_bw, p_post_rtt).
const UNKNOWN: u64 = 25;

/// An estimate, once something was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kalman {
    estimate: u64,
    variance: u64,
}

impl Default for Kalman {
    /// Nothing was measured.
    fn default() -> Self {
        Self { estimate: 0, variance: UNKNOWN }
    }
}

impl Kalman {
    /// The estimate; none before the first measurement.
    pub fn get(&self) -> Option<u64> {
        (self.estimate > 0).then_some(self.estimate)
    }

    /// Takes a measurement.
    pub fn update(&mut self, measured: u64) {
        let variance = self.variance + MOVES;
        let gain = variance * ONE / (variance + ERRS);
        let weighed =
            u128::from(ONE - gain) * u128::from(self.estimate) + u128::from(gain) * u128::from(measured);
        self.estimate = (weighed / u128::from(ONE)) as u64;
        self.variance = (ONE - gain) * variance / ONE;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_measurement_weighs_seven_eighths_and_later_ones_three_fifths() {
        let mut filter = Kalman::default();
        assert_eq!(filter.get(), None);
        filter.update(256_000);
        // 29 / (29 + 4) are 224 of 256.
        assert_eq!((filter.get(), filter.variance), (Some(224_000), 3));
        filter.update(256_000);
        // 7 / (7 + 4): 162.
        assert_eq!((filter.get(), filter.variance), (Some(224_000 + 162 * 32_000 / 256), 2));
        // 6 / (6 + 4): 153, and 103 * 6 / 256 is 2 again.
        let before = filter.estimate;
        filter.update(0);
        assert_eq!((filter.estimate, filter.variance), (before * 103 / 256, 2));
    }
}
