//! A test applied to the points of a table.

use std::borrow::Cow;

use skywindow_scenario::{AxisValue, MetricName, Named, Test, TestKind, Trend};

use super::compare::{Measured, change, difference, gains, ratio, value};
use super::{Finding, Verdict, instants};
use crate::plan::Plan;
use crate::sample::Sample;
use crate::table::{Row, Table};
use crate::words;

/// Slack for rounding: bounds are met within this part of the value.
const ROUNDING: f64 = 1e-9;

/// The values that a test allows.
#[derive(Clone, Copy)]
struct Allowed {
    min: f64,
    max: f64,
}

impl Allowed {
    /// By the bounds of `test`.
    fn by(test: &Test) -> Self {
        Self { min: test.min.unwrap_or(f64::NEG_INFINITY), max: test.max.unwrap_or(f64::INFINITY) }
    }

    fn judge(self, measured: Measured) -> Verdict {
        let slack = ROUNDING * measured.value.abs();
        let (low, high) = (measured.value - measured.ci95, measured.value + measured.ci95);
        if !measured.value.is_finite() {
            Verdict::Unclear
        } else if low >= self.min - slack && high <= self.max + slack {
            Verdict::Holds
        } else if high < self.min - slack || low > self.max + slack {
            Verdict::Fails
        } else {
            Verdict::Unclear
        }
    }
}

/// What the test finds at each of its points.
pub(super) fn findings(test: &Test, plan: &Plan, table: &Table) -> Vec<Finding> {
    let rows: Vec<usize> = (0..table.rows.len()).filter(|&row| applies(test, table, row)).collect();
    match test.kind {
        TestKind::Reached => instants(test, plan, table, &rows),
        TestKind::Value | TestKind::Difference | TestKind::Ratio => points(test, table, &rows),
        TestKind::Monotone | TestKind::Flat => trends(test, table, &rows),
    }
}

fn applies(test: &Test, table: &Table, row: usize) -> bool {
    let here = |name: &str| table.axis(name).and_then(|axis| table.rows[row].point.get(axis));
    test.of.iter().all(|(name, value)| here(name) == Some(value))
        && test.at.iter().all(|(name, values)| here(name).is_some_and(|value| values.contains(value)))
}

fn instants(test: &Test, plan: &Plan, table: &Table, rows: &[usize]) -> Vec<Finding> {
    let find = |&row| Some(finding(table, row, instants::measured(test, plan, row)?, Allowed::by(test)));
    rows.iter().filter_map(find).collect()
}

fn points(test: &Test, table: &Table, rows: &[usize]) -> Vec<Finding> {
    let (allowed, Some(metric)) = (Allowed::by(test), test.metric) else { return Vec::new() };
    rows.iter()
        .filter_map(|&row| {
            let of = taken(test, table, row, metric)?;
            let against = || taken(test, table, partner(table, row, &test.against)?, metric);
            let measured = match test.kind {
                TestKind::Difference => difference(&of, against()?.as_ref())?,
                TestKind::Ratio => ratio(&of, against()?.as_ref())?,
                _ => value(&of)?,
            };
            Some(finding(table, row, measured, allowed))
        })
        .collect()
}

/// The metric of a row, or its gain over that of the series that the test takes it over.
fn taken<'a>(test: &Test, table: &'a Table, row: usize, metric: MetricName) -> Option<Cow<'a, Sample>> {
    let own = table.sample(row, metric)?;
    if test.per.0.is_empty() {
        return Some(Cow::Borrowed(own));
    }
    let base = table.sample(partner(table, row, &test.per)?, metric)?;
    gains(own, base).map(Cow::Owned)
}

/// The row at the same point but for the values of `changed`.
fn partner(table: &Table, row: usize, changed: &Named<AxisValue>) -> Option<usize> {
    let mut point = table.rows.get(row)?.point.clone();
    for (name, value) in changed.iter() {
        let axis = table.axis(name)?;
        point[axis] = value.clone();
    }
    table.find(&point)
}

/// Rows that differ only along one axis, in the order of its values.
fn trends(test: &Test, table: &Table, rows: &[usize]) -> Vec<Finding> {
    let Some(axis) = test.along.as_deref().and_then(|name| table.axis(name)) else { return Vec::new() };
    let mut done: Vec<usize> = Vec::new();
    let mut found = Vec::new();
    for &row in rows {
        if done.contains(&row) {
            continue;
        }
        let same = |other: &Row| {
            (0..table.axes.len()).all(|i| i == axis || other.point[i] == table.rows[row].point[i])
        };
        let mut line: Vec<usize> = rows.iter().copied().filter(|&other| same(&table.rows[other])).collect();
        let at = |row: &usize| table.rows[*row].point[axis].number().unwrap_or(f64::NAN);
        line.sort_by(|a, b| at(a).total_cmp(&at(b)));
        done.extend(&line);
        line.retain(|row| test.from.is_none_or(|from| at(row) >= from));
        found.extend(trend(test, table, &line));
    }
    found
}

fn trend(test: &Test, table: &Table, line: &[usize]) -> Vec<Finding> {
    let (less, more) = (1.0 - test.tolerance, 1.0 + test.tolerance);
    let allowed = match (test.kind, test.trend) {
        (TestKind::Flat, _) => Allowed { min: less, max: more },
        (_, Trend::Rising) => Allowed { min: less, max: f64::INFINITY },
        (_, Trend::Falling) => Allowed { min: f64::NEG_INFINITY, max: more },
    };
    let sample = |row: usize| -> Option<&Sample> { table.sample(row, test.metric?) };
    let steps: Vec<(usize, usize)> = match (test.kind, line.split_last()) {
        (TestKind::Flat, Some((last, rest))) => rest.iter().map(|row| (*row, *last)).collect(),
        _ => line.windows(2).map(|pair| (pair[1], pair[0])).collect(),
    };
    steps
        .into_iter()
        .filter_map(|(row, base)| {
            let measured = change(sample(row)?, sample(base)?)?;
            Some(finding(table, row, measured, allowed))
        })
        .collect()
}

fn finding(table: &Table, row: usize, measured: Measured, allowed: Allowed) -> Finding {
    Finding {
        point: words::point(table, &table.rows[row]),
        value: measured.value,
        ci95: measured.ci95,
        verdict: allowed.judge(measured),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_decides() {
        let allowed = Allowed { min: 1.0, max: 2.0 };
        let judge = |value, ci95| allowed.judge(Measured { value, ci95 });
        assert_eq!(judge(1.5, 0.5), Verdict::Holds);
        assert_eq!(judge(1.5, 0.6), Verdict::Unclear);
        assert_eq!(judge(2.5, 0.6), Verdict::Unclear);
        assert_eq!(judge(2.5, 0.4), Verdict::Fails);
        assert_eq!(judge(0.5, 0.4), Verdict::Fails);
        assert_eq!(judge(1.5, f64::INFINITY), Verdict::Unclear, "one replication decides nothing");
        assert_eq!(judge(f64::NAN, 0.0), Verdict::Unclear);
        assert_eq!(judge(1.0 - 1e-12, 0.0), Verdict::Holds, "rounding is no violation");
    }
}
