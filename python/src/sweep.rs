//! A sweep: the runs of an experiment on this machine, its rows and its claims.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use skywindow_cli::failure::Failure;
use skywindow_cli::pool;
use skywindow_cli::resume::Finished;
use skywindow_form::Reply;
use skywindow_scenario::AxisValue;
use skywindow_study::told::ClaimResult;
use skywindow_study::{Overrides, Plan, Results, Table, claims, rows};

use crate::document::{Change, Source};
use crate::failure::{error, sentence};
use crate::hand_over::{Columns, refused};
use crate::objects;
use crate::watch;

/// The runs of an experiment, and what they have given.
#[pyclass(frozen, module = "skywindow._core")]
pub struct Sweep {
    plan: Arc<Plan>,
    /// What all runs gave, once they are made.
    results: Mutex<Option<Results>>,
}

#[pymethods]
impl Sweep {
    /// The values of `axes` are JSON, or words as the command has them.
    #[new]
    fn new(
        py: Python<'_>,
        source: Source,
        axes: Vec<(String, Vec<String>)>,
        set: Vec<Change>,
        replications: Option<u32>,
        seed: Option<u64>,
        quick: bool,
    ) -> PyResult<Self> {
        let values = axes.into_iter().map(axis_values).collect::<PyResult<_>>()?;
        let overrides = Overrides { values, set, replications, seed, quick };
        let plan =
            py.detach(|| Ok::<_, Failure>(Plan::new(&source.experiment()?, &overrides)?)).map_err(error)?;
        Ok(Self { plan: Arc::new(plan), results: Mutex::new(None) })
    }

    /// Number of runs.
    #[getter]
    fn runs(&self) -> usize {
        self.plan.runs()
    }

    /// Number of points.
    #[getter]
    fn points(&self) -> usize {
        self.plan.points()
    }

    /// Names of the axes.
    #[getter]
    fn axes(&self) -> Vec<String> {
        self.plan.experiment().axes.iter().map(|axis| axis.name.clone()).collect()
    }

    /// Makes the runs that are missing, so many at a time; those of the file are there already, and others are added.
    fn run(&self, py: Python<'_>, file: Option<PathBuf>, jobs: Option<u16>) -> PyResult<()> {
        let (plan, left) = (self.plan.clone(), Arc::new(Mutex::new(false)));
        let is_left = left.clone();
        let work = move || complete(&plan, file, jobs, &is_left);
        // Under the lock nothing is being written: after a signal the file is whole.
        let leave = || *left.lock().unwrap_or_else(PoisonError::into_inner) = true;
        let results = watch::aside(py, work, leave)?.map_err(error)?;
        *self.results.lock().unwrap_or_else(PoisonError::into_inner) = Some(results);
        Ok(())
    }

    /// A row a point, once all runs are made: axes, replications, and of each metric mean, 95 % interval and deviation.
    fn table(&self) -> PyResult<Columns> {
        let rows = rows(&self.plan, &self.measured()?);
        let table = objects::of_rows(&rows, |name| self.about(name)).map_err(refused)?;
        Ok(Columns::from(table))
    }

    /// The claims of the experiment and what became of each, as JSON, once all runs are made.
    fn claims(&self) -> PyResult<String> {
        let outcomes = claims(&self.plan, &self.measured()?);
        Ok(outcomes.iter().map(ClaimResult::from).collect::<Vec<_>>().to_json().to_string())
    }
}

impl Sweep {
    fn measured(&self) -> PyResult<Table> {
        let results = self.results.lock().unwrap_or_else(PoisonError::into_inner);
        let results =
            results.as_ref().ok_or_else(|| sentence("the runs are not made yet: run() makes them"))?;
        Ok(Table::new(&self.plan, results))
    }

    /// Unit and description of a column of the rows.
    fn about(&self, name: &str) -> (&'static str, String) {
        let experiment = self.plan.experiment();
        if let Some(axis) = experiment.axes.iter().find(|axis| axis.name == name) {
            return ("", axis.label.clone());
        }
        let ends = ["_mean", "_ci95", "_sd", "_reference", "_reference_ci95"];
        let is_of = |word: &str| name.strip_prefix(word).is_some_and(|end| ends.contains(&end));
        let metric = experiment.metrics.iter().find(|metric| is_of(metric.word()));
        (metric.map_or("", |metric| metric.unit()), String::new())
    }
}

/// The results of all runs.
fn complete(
    plan: &Plan,
    file: Option<PathBuf>,
    jobs: Option<u16>,
    left: &Mutex<bool>,
) -> Result<Results, Failure> {
    let mut results = Results::new(plan);
    let mut finished = match &file {
        Some(path) => Some(Finished::open(path, plan, &mut results)?),
        None => None,
    };
    pool::complete(plan, &mut results, jobs, |run, values| {
        let left = left.lock().unwrap_or_else(PoisonError::into_inner);
        if *left {
            return Err(Failure::System("the sweep was interrupted".to_owned()));
        }
        match &mut finished {
            Some(file) => file.append(plan, run, values),
            None => Ok(()),
        }
    })?;
    Ok(results)
}

fn axis_values((name, values): (String, Vec<String>)) -> PyResult<(String, Vec<AxisValue>)> {
    let value =
        |text: &String| AxisValue::parse(text).map_err(|phrase| sentence(format!("where.{name}: {phrase}")));
    let values = values.iter().map(value).collect::<PyResult<_>>()?;
    Ok((name, values))
}
