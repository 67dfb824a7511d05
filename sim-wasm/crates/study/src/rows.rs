//! The table as the command line prints it and the page shows it.

use serde_json::{Map, Value};
use skywindow_scenario::{Reference, ReferencePoint};

use crate::statistics::Estimate;

use super::plan::Plan;
use super::table::{Row, Table};

/// A JSON object a row: the axes, `replications`, and for each metric `_mean`, `_ci95`, `_sd` (null where there is
/// none); `_unmeasured` counts the replications in which the metric has no value, if there are any. Where the experiment has a reference for the point, `_reference`, `_reference_ci95` and `_difference`, the
/// mean's difference to it as a fraction of it.
pub fn rows(plan: &Plan, table: &Table) -> Vec<Value> {
    table.rows.iter().map(|each| row(plan, table, each)).collect()
}

/// One of these [`rows`], where there may be too many to have at once.
pub fn row(plan: &Plan, table: &Table, row: &Row) -> Value {
    Value::Object(object(plan, table, row))
}

fn object(plan: &Plan, table: &Table, row: &Row) -> Map<String, Value> {
    let mut fields = Map::new();
    for (axis, value) in table.axes.iter().zip(&row.point) {
        fields.insert(axis.name.clone(), value.to_json());
    }
    let count = row.samples.iter().map(|sample| sample.values.iter().flatten().count()).max().unwrap_or(0);
    fields.insert("replications".to_owned(), count.into());
    for (metric, sample) in table.metrics.iter().zip(&row.samples) {
        let estimate = sample.estimate();
        let mut put = |ending: &str, value: Option<f64>| {
            fields.insert(format!("{}_{ending}", metric.word()), Value::from(value.unwrap_or(f64::NAN)));
        };
        put("mean", estimate.map(|estimate| estimate.mean));
        put("ci95", estimate.map(|estimate| estimate.ci95));
        put("sd", estimate.map(|estimate| estimate.sd));
        let missing = count - sample.values.iter().flatten().count();
        if missing > 0 {
            put("unmeasured", Some(missing as f64));
        }
        let reference = plan.experiment().reference.as_ref().filter(|reference| reference.metric == *metric);
        if let Some(point) = reference.and_then(|reference| matching(reference, plan, table, row)) {
            put("reference", Some(point.mean));
            put("reference_ci95", reference_ci95(point, estimate));
            put("difference", Some(sample.mean / point.mean - 1.0));
        }
    }
    fields
}

/// The half-width of a reference's confidence interval; where it is not known, that of as many runs as spread like
/// those in `here`: the runs of both differ in nothing but chance.
pub fn reference_ci95(point: &ReferencePoint, here: Option<Estimate>) -> Option<f64> {
    let like_here = || Some(here?.ci95_of_mean_over(f64::from(point.replications)));
    point.ci95.or_else(like_here).filter(|ci95| ci95.is_finite())
}

/// The reference at the point of a row.
fn matching<'r>(
    reference: &'r Reference,
    plan: &Plan,
    table: &Table,
    row: &Row,
) -> Option<&'r ReferencePoint> {
    reference.points.iter().find(|point| is_beside(point, plan, table, row))
}

/// Whether what another program gave at `point` stands beside a row: no other value of any axis stands there.
pub fn is_beside(point: &ReferencePoint, plan: &Plan, table: &Table, row: &Row) -> bool {
    point.at.iter().all(|(name, _)| table.axis(name).is_some())
        && table.axes.iter().zip(&row.point).all(|(axis, value)| plan.is_of(point, &axis.name, value))
}
