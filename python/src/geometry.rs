//! The geometry of a scenario as tables: paths between two stations, or the handovers of one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arrow_array::builder::{ListBuilder, StringBuilder};
use arrow_array::{Float64Array, RecordBatch, StringArray, UInt32Array};
use arrow_schema::ArrowError;
use pyo3::prelude::*;
use skywindow_cli::arguments::{GeometryArguments, PathPolicy};
use skywindow_cli::failure::Failure;
use skywindow_cli::geometry::{Geometry, HandoverRow, PathRow};

use crate::document::{Change, Source};
use crate::failure::{error, sentence};
use crate::hand_over::{Columns, refused};
use crate::objects::{Described, batch};
use crate::watch;

/// Which time a geometry is of, each a number of seconds as text; the command's own where there is none.
#[derive(FromPyObject)]
pub struct Span {
    /// The first instant.
    #[pyo3(item)]
    start: String,
    /// Between two instants.
    #[pyo3(item)]
    step: String,
    /// From the first instant to the last.
    #[pyo3(item)]
    duration: Option<String>,
}

/// The words that the command would be given.
fn arguments(elements: Option<String>, span: Span, policy: Option<&str>) -> PyResult<GeometryArguments> {
    let policy = match policy {
        None => None,
        Some("hold") => Some(PathPolicy::Hold),
        Some("ideal") => Some(PathPolicy::Ideal),
        Some(other) => return Err(sentence(format!("policy: \"{other}\" is neither hold nor ideal"))),
    };
    Ok(GeometryArguments {
        scenario: String::new(),
        elements,
        from: None,
        to: None,
        handovers: None,
        start: span.start,
        step: span.step,
        duration: span.duration,
        policy,
        set: Vec::new(),
    })
}

/// The path between two stations, a row a step.
#[pyfunction]
pub fn paths(
    py: Python<'_>,
    source: Source,
    elements: Option<String>,
    changes: Vec<Change>,
    span: Span,
    policy: Option<&str>,
    stations: [String; 2],
) -> PyResult<Columns> {
    let arguments = arguments(elements, span, policy)?;
    let left = Arc::new(AtomicBool::new(false));
    let is_left = left.clone();
    let rows = move || {
        let scenario = source.scenario(arguments.elements.as_deref(), &changes)?;
        let geometry = Geometry::new(&scenario, &arguments)?;
        let rows = geometry.paths(stations.each_ref().map(String::as_str))?;
        Ok::<Vec<PathRow>, Failure>(rows.take_while(|_| !is_left.load(Ordering::Relaxed)).collect())
    };
    let rows = watch::aside(py, rows, || left.store(true, Ordering::Relaxed))?.map_err(error)?;
    py.detach(|| path_table(rows)).map(Columns::from).map_err(refused)
}

/// The handovers of a station.
#[pyfunction]
pub fn handovers(
    py: Python<'_>,
    source: Source,
    elements: Option<String>,
    changes: Vec<Change>,
    span: Span,
    policy: Option<&str>,
    station: String,
) -> PyResult<Columns> {
    let arguments = arguments(elements, span, policy)?;
    let rows = move || {
        let scenario = source.scenario(arguments.elements.as_deref(), &changes)?;
        Geometry::new(&scenario, &arguments)?.handovers(&station)
    };
    let rows = watch::aside(py, rows, || {})?.map_err(error)?;
    handover_table(&rows).map(Columns::from).map_err(refused)
}

fn path_table(rows: Vec<PathRow>) -> Result<RecordBatch, ArrowError> {
    let mut paths = ListBuilder::new(StringBuilder::new());
    for row in &rows {
        row.path.iter().for_each(|node| paths.values().append_value(node));
        paths.append(true);
    }
    let times: Float64Array = rows.iter().map(|row| Some(row.time_s)).collect();
    let delays: Float64Array = rows.iter().map(|row| row.delay_ms).collect();
    let links: UInt32Array = rows.iter().map(|row| Some(row.links)).collect();
    batch(vec![
        described("time_s", "s", "instant", times),
        described("delay_ms", "ms", "one-way propagation delay; null without a path", delays),
        described("links", "", "links on the path, ground links included; 0 without a path", links),
        described(
            "path",
            "",
            "nodes from end to end: satellites by their numbers, others by name",
            paths.finish(),
        ),
    ])
}

fn handover_table(rows: &[HandoverRow]) -> Result<RecordBatch, ArrowError> {
    let times: Float64Array = rows.iter().map(|row| Some(row.time_s)).collect();
    let stations: StringArray = rows.iter().map(|row| Some(row.station.as_str())).collect();
    let from: UInt32Array = rows.iter().map(|row| row.from).collect();
    let to: UInt32Array = rows.iter().map(|row| row.to).collect();
    let elevations: Float64Array = rows.iter().map(|row| row.elevation_deg).collect();
    batch(vec![
        described("time_s", "s", "when", times),
        described("station", "", "station of the terminal", stations),
        described("from", "", "satellite before; null if there was none", from),
        described("to", "", "satellite after; null if there is none", to),
        described("elevation_deg", "°", "elevation of the satellite after", elevations),
    ])
}

fn described(
    name: &str,
    unit: &'static str,
    help: &str,
    values: impl arrow_array::Array + 'static,
) -> Described {
    Described { name: name.to_owned(), unit, help: help.to_owned(), values: Arc::new(values) }
}
