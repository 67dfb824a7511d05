//! What was measured of one metric at one point, a value for every replication.

use crate::statistics::Estimate;

/// What was measured of one metric at one point.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The estimate of the metric; not a number without any result.
    pub mean: f64,
    /// A value for every replication; none where it is missing. For a metric that follows from a whole axis these are
    /// the jackknife's pseudo-values, whose spread tells that of the metric.
    pub values: Vec<Option<f64>>,
    /// Whether nothing in it is random, so that a single value is sure.
    pub exact: bool,
}

impl Sample {
    /// The sample of a metric that every run gives.
    pub fn of(values: Vec<Option<f64>>) -> Self {
        let there: Vec<f64> = values.iter().flatten().copied().collect();
        Self { mean: Estimate::of(&there).map_or(f64::NAN, |estimate| estimate.mean), values, exact: false }
    }

    /// Mean, standard deviation and confidence interval; none without results.
    pub fn estimate(&self) -> Option<Estimate> {
        let there: Vec<f64> = self.values.iter().flatten().copied().collect();
        let estimate = Estimate { mean: self.mean, ..Estimate::of(&there)? };
        Some(if self.exact { Estimate { sd: 0.0, ci95: 0.0, ..estimate } } else { estimate })
    }
}
