//! Results that were told, read again as far as the plot needs them: the page has them, those that came with it, too.

use serde_json::Value;
use skywindow_scenario::{AxisValue, Named};

use crate::told::{Estimate, ReferenceDifference, ResultRow};

/// The rows, and what stands beside them; none if it is something else.
pub fn read(told: &Value) -> Option<(Vec<ResultRow>, Vec<ReferenceDifference>)> {
    let rows = told["rows"].as_array()?.iter().map(row).collect::<Option<_>>()?;
    let beside = told["reference"].as_array()?.iter().map(difference).collect::<Option<_>>()?;
    Some((rows, beside))
}

fn row(told: &Value) -> Option<ResultRow> {
    Some(ResultRow {
        point: told["point"].as_u64().map(|point| point as usize),
        values: values(&told["values"])?,
        replications: told["replications"].as_u64()? as usize,
        metrics: named(&told["metrics"], estimate)?,
    })
}

fn difference(told: &Value) -> Option<ReferenceDifference> {
    Some(ReferenceDifference {
        at: values(&told["at"])?,
        reference: estimate(&told["reference"])?,
        measured: estimate(&told["measured"])?,
        relative: told["relative"].as_f64(),
    })
}

fn estimate(told: &Value) -> Option<Estimate> {
    let told = told.as_object()?;
    let number = |field: &str| told.get(field).and_then(Value::as_f64);
    Some(Estimate { mean: number("mean"), ci95: number("ci95"), sd: number("sd") })
}

fn values(told: &Value) -> Option<Named<AxisValue>> {
    named(told, AxisValue::from_json)
}

fn named<T>(told: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<Named<T>> {
    let fields = told.as_object()?.iter();
    fields.map(|(name, value)| Some((name.clone(), read(value)?))).collect::<Option<_>>().map(Named)
}
