//! What the runs of a sweep say: rows, claims, what another program gave, and series compared seed by seed.

use skywindow_scenario::{AxisValue, Named, ReferencePoint};

use crate::claims::claims;
use crate::plan::Plan;
use crate::results::Results;
use crate::rows::{is_beside, reference_ci95};
use crate::sample::Sample;
use crate::statistics::Estimate;
use crate::table::{Row, Table};
use crate::told::{self, ClaimResult, PairedDifference, ReferenceDifference, ResultRow};

/// What the runs that are there say; no claims before the first of them.
pub fn tell(plan: &Plan, results: &Results) -> told::Results {
    let table = Table::new(plan, results);
    let outcomes = if results.done() == 0 { Vec::new() } else { claims(plan, &table) };
    told::Results {
        rows: rows(plan, &table),
        claims: outcomes.iter().map(ClaimResult::from).collect(),
        reference: reference(plan, &table),
        pairs: pairs(plan, &table),
    }
}

fn rows(plan: &Plan, table: &Table) -> Vec<ResultRow> {
    let row = |(index, row): (usize, &Row)| {
        let count = row.samples.iter().map(|sample| sample.values.iter().flatten().count()).max();
        let metrics = table
            .metrics
            .iter()
            .zip(&row.samples)
            .filter_map(|(metric, sample)| Some((metric.word().to_owned(), sample.estimate()?.into())));
        ResultRow {
            point: point(plan, table, index),
            values: values(table, row),
            replications: count.unwrap_or(0),
            metrics: Named(metrics.collect()),
        }
    };
    table.rows.iter().enumerate().map(row).collect()
}

/// The point of the plan that a row shows. Where the row follows from a whole axis, the one nearest to its value.
fn point(plan: &Plan, table: &Table, index: usize) -> Option<usize> {
    let Some(searched) = plan.experiment().optimum.as_deref() else { return Some(index) };
    let row = table.rows.get(index)?;
    let place = plan.experiment().axes.iter().position(|axis| axis.name == searched)?;
    let optimum = row.samples.first()?.mean;
    let distance = |point: usize| {
        let mut values = plan.values(point);
        let at = values.remove(place).number()?;
        let same = values.iter().zip(&row.point).all(|(here, there)| *here == there);
        (same && optimum.is_finite()).then(|| (at - optimum).abs())
    };
    let known = (0..plan.points()).filter_map(|point| Some((point, distance(point)?)));
    known.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(point, _)| point)
}

/// What another program gave beside what was measured, where both are there.
fn reference(plan: &Plan, table: &Table) -> Vec<ReferenceDifference> {
    let Some(reference) = &plan.experiment().reference else { return Vec::new() };
    let Some(column) = table.metrics.iter().position(|metric| *metric == reference.metric) else {
        return Vec::new();
    };
    let beside = |point: &ReferencePoint| {
        let row = table.rows.iter().find(|row| is_beside(point, plan, table, row))?;
        let measured = row.samples.get(column)?.estimate()?;
        let relative = (point.mean != 0.0).then(|| measured.mean / point.mean - 1.0);
        let ci95 = reference_ci95(point, Some(measured));
        Some(ReferenceDifference {
            at: point.at.clone(),
            reference: told::Estimate { mean: Some(point.mean), ci95, sd: None },
            measured: measured.into(),
            relative,
        })
    };
    reference.points.iter().filter_map(beside).collect()
}

/// Every series less the first one of the plot, run by run with the same seed.
fn pairs(plan: &Plan, table: &Table) -> Vec<PairedDifference> {
    let plot = &plan.experiment().plot;
    let series: Vec<usize> = plot.series.iter().filter_map(|name| table.axis(name)).collect();
    let mut pairs = Vec::new();
    if series.is_empty() {
        return pairs;
    }
    let others = |row: &Row| -> Vec<AxisValue> {
        let rest = row.point.iter().enumerate().filter(|(axis, _)| !series.contains(axis));
        rest.map(|(_, value)| value.clone()).collect()
    };
    for metric in &plot.y {
        let Some(column) = table.metrics.iter().position(|known| known == metric) else { continue };
        for (index, row) in table.rows.iter().enumerate() {
            let first = table.rows[..index].iter().find(|before| others(before) == others(row));
            let (Some(first), Some(sample)) = (first, row.samples.get(column)) else { continue };
            let Some(difference) = first.samples.get(column).and_then(|base| paired(sample, base)) else {
                continue;
            };
            pairs.push(PairedDifference {
                metric: *metric,
                of: values(table, row),
                against: values(table, first),
                replications: difference.count,
                difference: difference.into(),
            });
        }
    }
    pairs
}

/// The difference of two samples over the replications that both have.
fn paired(of: &Sample, against: &Sample) -> Option<Estimate> {
    let both = of.values.iter().zip(&against.values).filter_map(|(a, b)| Some(((*a)?, (*b)?)));
    let (a, b): (Vec<f64>, Vec<f64>) = both.unzip();
    let estimate = Estimate::of_differences(&a, &b)?;
    // A metric that follows from a whole axis has a mean of its own beside its pseudo-values.
    Some(Estimate { mean: of.mean - against.mean, ..estimate })
}

fn values(table: &Table, row: &Row) -> Named<AxisValue> {
    Named(table.axes.iter().map(|axis| axis.name.clone()).zip(row.point.iter().cloned()).collect())
}
