//! The optimal buffer: the smallest with which the mean goodput reaches a share of its plateau.
//!
//! The plateau is the mean goodput with the largest buffer of the axis. Between two buffers of the axis the mean
//! goodput is taken to be a straight line. The spread of the result comes from the jackknife: the search is repeated
//! with each replication left out (Quenouille 1956, Tukey 1958).

use super::sample::Sample;

/// Goodput by buffer and replication.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Searched {
    curve: Vec<(f64, Vec<Option<f64>>)>,
}

impl Searched {
    /// Adds a buffer and its goodput in each replication.
    pub(super) fn push(&mut self, at: f64, goodput: Vec<Option<f64>>) {
        self.curve.push((at, goodput));
    }

    /// Puts the buffers in rising order.
    pub(super) fn sort(&mut self) {
        self.curve.sort_by(|a, b| a.0.total_cmp(&b.0));
    }

    /// Replications that every buffer has.
    fn complete(&self) -> Vec<bool> {
        let count = self.curve.iter().map(|(_, goodput)| goodput.len()).max().unwrap_or(0);
        (0..count)
            .map(|r| self.curve.iter().all(|(_, goodput)| goodput.get(r).is_some_and(Option::is_some)))
            .collect()
    }

    /// The sum of the goodput of the replications in `used`, by buffer.
    fn sums(&self, used: &[bool]) -> Vec<f64> {
        let sum = |goodput: &Vec<Option<f64>>| {
            goodput.iter().zip(used).filter(|(_, used)| **used).filter_map(|(value, _)| *value).sum()
        };
        self.curve.iter().map(|(_, goodput)| sum(goodput)).collect()
    }

    /// The smallest buffer that reaches `share` of the last one's goodput.
    fn smallest(&self, goodput: &[f64], share: f64) -> f64 {
        let enough = share * goodput.last().copied().unwrap_or(0.0);
        let Some(first) = goodput.iter().position(|value| *value >= enough) else { return f64::NAN };
        let Some(before) = first.checked_sub(1) else { return self.curve[first].0 };
        let (low, high) = (self.curve[before].0, self.curve[first].0);
        low + (high - low) * (enough - goodput[before]) / (goodput[first] - goodput[before])
    }
}

/// The optimal buffer for `share` of the plateau, with its pseudo-values by replication.
pub(super) fn optimum(searched: &Searched, share: f64) -> Sample {
    let used = searched.complete();
    let count = used.iter().filter(|used| **used).count();
    if count == 0 {
        return Sample { mean: f64::NAN, values: vec![None; used.len()], exact: false };
    }
    let all = searched.sums(&used);
    let mean = searched.smallest(&all, share);
    let pseudo = |replication: usize| {
        let rest: Vec<f64> = all
            .iter()
            .zip(&searched.curve)
            .map(|(sum, (_, goodput))| sum - goodput.get(replication).copied().flatten().unwrap_or(0.0))
            .collect();
        count as f64 * mean - (count as f64 - 1.0) * searched.smallest(&rest, share)
    };
    let values = used.iter().enumerate().map(|(r, used)| match (used, count) {
        (false, _) => None,
        (true, 1) => Some(mean),
        (true, _) => Some(pseudo(r)),
    });
    Sample { mean, values: values.collect(), exact: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn searched(rows: &[(f64, [f64; 2])]) -> Searched {
        let mut searched = Searched::default();
        for (buffer, goodput) in rows {
            searched.push(*buffer, goodput.iter().copied().map(Some).collect());
        }
        searched.sort();
        searched
    }

    #[test]
    fn the_share_is_reached_on_the_line_between_two_buffers() {
        // The mean goodput is 50, 80, 100, 100: 90 lies half way between 20 and 30 KB.
        let curve = searched(&[
            (40e3, [110.0, 90.0]),
            (10e3, [50.0, 50.0]),
            (20e3, [80.0, 80.0]),
            (30e3, [105.0, 95.0]),
        ]);
        assert_eq!(optimum(&curve, 0.90).mean, 25e3);
        assert_eq!(optimum(&curve, 0.80).mean, 20e3);
        assert_eq!(optimum(&curve, 0.50).mean, 10e3);
        assert_eq!(optimum(&curve, 0.10).mean, 10e3, "no buffer smaller than the axis has");
    }

    #[test]
    fn equal_replications_have_no_spread() {
        let curve = searched(&[(1.0, [50.0, 50.0]), (2.0, [100.0, 100.0])]);
        let sample = optimum(&curve, 0.9);
        assert_eq!(sample.mean, 1.8);
        assert!(sample.values.iter().flatten().all(|value| (value - 1.8).abs() < 1e-12));
    }

    #[test]
    fn the_spread_is_the_jackknifes() {
        // Each replication alone reaches 90 % at 1.8 and at 1 + (81 - 40) / 50 = 1.82.
        let curve = searched(&[(1.0, [50.0, 40.0]), (2.0, [100.0, 90.0])]);
        let sample = optimum(&curve, 0.9);
        assert!((sample.mean - (1.0 + (85.5 - 45.0) / 50.0)).abs() < 1e-12);
        let values: Vec<f64> = sample.values.iter().flatten().copied().collect();
        assert!((values[0] - (2.0 * 1.81 - 1.82)).abs() < 1e-12);
        assert!((values[1] - (2.0 * 1.81 - 1.80)).abs() < 1e-12);
    }

    #[test]
    fn replications_that_are_not_complete_do_not_count() {
        let mut curve = searched(&[(1.0, [50.0, 50.0])]);
        curve.push(2.0, vec![Some(100.0), None]);
        assert_eq!(optimum(&curve, 0.9), Sample { mean: 1.8, values: vec![Some(1.8), None], exact: false });
        assert!(optimum(&Searched::default(), 0.9).mean.is_nan());
    }
}
