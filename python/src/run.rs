//! A run: a scenario in, its summary and every table of its recording out.

use std::path::PathBuf;

use pyo3::prelude::*;
use skywindow_cli::capture::Captured;
use skywindow_form::Reply;
use skywindow_scenario::Scenario;
use skywindow_world::recording::{empty_columns, schema};
use skywindow_world::{Explainer, Layout, World, run_meta};

use crate::document::{Change, Source};
use crate::failure::error;
use crate::hand_over::{Columns, refused};
use crate::recorded;
use crate::watch;

/// A run that is over.
#[pyclass(frozen, module = "skywindow._core")]
pub struct Run {
    scenario: Scenario,
    tables: Vec<(&'static str, Py<Columns>)>,
    /// The summary, as JSON.
    #[pyo3(get)]
    summary: String,
    /// What the run shows to stand in the scenario's way, in sentences.
    #[pyo3(get)]
    remarks: Vec<String>,
    /// The names of its nodes, in the order of their numbers.
    #[pyo3(get)]
    nodes: Vec<String>,
}

/// Runs a scenario to its end.
#[pyfunction]
pub fn run(py: Python<'_>, source: Source, elements: Option<String>, changes: Vec<Change>) -> PyResult<Run> {
    let (scenario, explainer, mut world) = py.detach(|| {
        let scenario = source.scenario(elements.as_deref(), &changes).map_err(error)?;
        let explainer = Explainer::new(&scenario).map_err(error)?;
        let world = World::new(&scenario).map_err(error)?;
        PyResult::Ok((scenario, explainer, world))
    })?;
    let mut columns = empty_columns();
    watch::finish(py, &mut world, |world| {
        world.recording().drain_columns(&mut columns);
        Ok(())
    })?;
    let tables = py.detach(|| {
        let tables = schema().into_iter().zip(columns);
        tables.map(|(info, columns)| Ok((info.name, recorded::table(&info, columns, &explainer)?))).collect()
    });
    let tables: Vec<_> = Result::map_err(tables, refused)?;
    let names = explainer.names();
    Ok(Run {
        summary: world.summary().to_string(),
        remarks: world.remarks(),
        nodes: (0..names.count()).map(|node| names.node(f64::from(node)).to_owned()).collect(),
        tables: tables
            .into_iter()
            .map(|(name, batch)| Ok((name, Py::new(py, Columns::from(batch))?)))
            .collect::<PyResult<_>>()?,
        scenario,
    })
}

#[pymethods]
impl Run {
    /// The tables by their names.
    fn tables(&self, py: Python<'_>) -> Vec<(&'static str, Py<Columns>)> {
        self.tables.iter().map(|(name, table)| (*name, table.clone_ref(py))).collect()
    }

    /// The document of the run, as JSON.
    fn document(&self) -> String {
        self.scenario.to_json().to_string()
    }

    /// What the run is made of, as JSON.
    fn meta(&self) -> PyResult<String> {
        let layout = Layout::new(&self.scenario).map_err(error)?;
        Ok(run_meta(&self.scenario, &layout).to_json().to_string())
    }

    /// Writes the packets that pass a point, by running the scenario once more.
    fn pcapng(&self, py: Python<'_>, path: PathBuf, point: &str) -> PyResult<()> {
        let mut world = World::new(&self.scenario).map_err(error)?;
        world.recording().leave_unhashed();
        let captured = Captured::begin(&mut world, &self.scenario, point).map_err(error)?;
        let mut file = captured.create(&path).map_err(error)?;
        let written = watch::finish(py, &mut world, |world| {
            world.recording().discard();
            file.write(world)
        });
        if written.is_err() {
            // Half a capture would look like that of a shorter run.
            let _ = std::fs::remove_file(&path);
        }
        written
    }
}
