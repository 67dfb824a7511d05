//! Rows as columns of Arrow: which there are, and how rows become columns and columns rows.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::Float64Type;
use arrow_array::{Array, ArrayRef, BooleanArray, Float64Array, RecordBatch, StringArray, UInt64Array};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use serde_json::Value;
use skywindow_scenario::AxisValue;
use skywindow_study::{CORE, Run};

use skywindow_study::campaign::{Row, Rows, hexadecimal, possible};

/// Columns before those of the axes, and between these and the metrics: see [`Rows::columns`].
const BEFORE_AXES: usize = 3;
const BEFORE_METRICS: usize = 3;

/// The columns with their types; the metadata of a field has its unit, if it has one.
pub fn schema(rows: &Rows) -> SchemaRef {
    let axes = rows.plan().experiment().axes.iter().map(|axis| (kind(&axis.values), false));
    let word = (DataType::Utf8, false);
    let number = (DataType::UInt64, false);
    let perhaps = (DataType::Utf8, true);
    let kinds = [word.clone(), word, number.clone()]
        .into_iter()
        .chain(axes)
        .chain([number.clone(), number, perhaps.clone()])
        .chain(rows.metrics().iter().map(|_| (DataType::Float64, true)))
        .chain([perhaps]);
    let field = |(column, (kind, nullable)): (skywindow_study::campaign::Column, (DataType, bool))| {
        let field = Field::new(column.name, kind, nullable);
        if column.unit.is_empty() { field } else { field.with_metadata([("unit", column.unit)]) }
    };
    Arc::new(Schema::new(rows.columns().into_iter().zip(kinds).map(field).collect::<Vec<_>>()))
}

/// The type of an axis: numbers or flags if all of its values are, else words.
fn kind(values: &[AxisValue]) -> DataType {
    let all = |is: fn(&AxisValue) -> bool| values.iter().all(is);
    if all(|value| matches!(value, AxisValue::Number(_))) {
        DataType::Float64
    } else if all(|value| matches!(value, AxisValue::Flag(_))) {
        DataType::Boolean
    } else {
        DataType::Utf8
    }
}

/// Rows of the plan as columns.
///
/// # Errors
/// None that rows of the plan can cause.
pub fn batch(rows: &Rows, schema: &SchemaRef, made: &[Row]) -> Result<RecordBatch, ArrowError> {
    let plan = rows.plan();
    let runs: Vec<Run> = made.iter().map(|row| plan.run(row.run)).collect();
    let points: Vec<Vec<&AxisValue>> = runs.iter().map(|run| plan.values(run.point)).collect();
    let same = |word: &str| words(made.iter().map(|_| Some(word)));
    let mut columns = vec![same(rows.name()), same(CORE), whole(made.iter().map(|row| row.run as u64))];
    for place in 0..plan.experiment().axes.len() {
        let values = points.iter().map(|point| point[place]);
        columns.push(axis(schema.field(BEFORE_AXES + place).data_type(), values));
    }
    columns.push(whole(runs.iter().map(|run| run.replication as u64)));
    columns.push(whole(runs.iter().map(|run| run.seed)));
    columns.push(words(made.iter().map(|row| row.recording.map(|hash| format!("{hash:016x}")))));
    for place in 0..rows.metrics().len() {
        columns.push(Arc::new(Float64Array::from_iter(made.iter().map(|row| row.metrics[place]))));
    }
    columns.push(words(made.iter().map(|row| row.error.as_deref())));
    RecordBatch::try_new(schema.clone(), columns)
}

fn axis<'a>(kind: &DataType, values: impl Iterator<Item = &'a AxisValue>) -> ArrayRef {
    match kind {
        DataType::Float64 => Arc::new(Float64Array::from_iter(values.map(AxisValue::number))),
        DataType::Boolean => Arc::new(BooleanArray::from_iter(values.map(|value| match value {
            AxisValue::Flag(flag) => Some(*flag),
            _ => None,
        }))),
        _ => words(values.map(|value| match value.to_json() {
            Value::String(text) => Some(text),
            other => Some(other.to_string()),
        })),
    }
}

fn words<T: AsRef<str>>(words: impl Iterator<Item = Option<T>>) -> ArrayRef {
    Arc::new(words.collect::<StringArray>())
}

fn whole(numbers: impl Iterator<Item = u64>) -> ArrayRef {
    Arc::new(UInt64Array::from_iter_values(numbers))
}

/// The rows of these columns, if they are those of the runs with the numbers that `run` gives of places in them: what
/// follows from the number of a run must stand there to the letter. Else the first place with another row.
///
/// # Errors
/// The place.
pub fn rows_of(
    rows: &Rows,
    schema: &SchemaRef,
    batch: &RecordBatch,
    run: impl Fn(usize) -> usize,
) -> Result<Vec<Row>, usize> {
    let made: Vec<Row> = (0..batch.num_rows())
        .map(|place| row(rows, batch, place, run(place)).ok_or(place))
        .collect::<Result<_, _>>()?;
    let Ok(expected) = self::batch(rows, schema, &made) else { return Err(0) };
    if expected.columns() == batch.columns() {
        return Ok(made);
    }
    let differs = |place: &usize| expected.slice(*place, 1).columns() != batch.slice(*place, 1).columns();
    Err((0..made.len()).find(differs).unwrap_or(0))
}

/// What a row has beside what follows from the number of its run.
fn row(rows: &Rows, batch: &RecordBatch, place: usize, run: usize) -> Option<Row> {
    let metrics = BEFORE_AXES + rows.plan().experiment().axes.len() + BEFORE_METRICS;
    let word = |column: usize| {
        let words = batch.columns().get(column)?.as_string_opt::<i32>()?;
        Some(words.is_valid(place).then(|| words.value(place)))
    };
    let recording = match word(metrics - 1)? {
        Some(digits) => Some(hexadecimal(digits)?),
        None => None,
    };
    let number = |(column, metric): (usize, _)| {
        let numbers = batch.columns().get(column)?.as_primitive_opt::<Float64Type>()?;
        let number = numbers.is_valid(place).then(|| numbers.value(place));
        number.is_none_or(|number| possible(metric, number)).then_some(number)
    };
    let numbers = (metrics..).zip(rows.metrics().iter().copied()).map(number).collect::<Option<_>>()?;
    let error = word(metrics + rows.metrics().len())?.map(str::to_owned);
    Some(Row { run, recording, metrics: numbers, error })
}
