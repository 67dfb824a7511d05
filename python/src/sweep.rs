//! A sweep: the runs of an experiment on this machine, its rows and its claims.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use skywindow_cli::failure::Failure;
use skywindow_cli::pool;
use skywindow_cli::resume::Finished;
use skywindow_form::Reply;
use skywindow_scenario::{AxisValue, Experiment};
use skywindow_study::campaign::{Gathered, Rows};
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
    /// Which runs there are.
    pub plan: Arc<Plan>,
    /// What it is the plan of.
    pub experiment: Experiment,
    /// What differs from that.
    pub overrides: Overrides,
    /// What all runs gave, once they are made.
    given: Mutex<Option<Given>>,
}

/// What runs gave.
enum Given {
    /// Their results.
    Results(Results),
    /// Their rows, which were kept in shards.
    Rows(Rows, Gathered),
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
        let plan = || {
            let experiment = source.experiment()?;
            Ok::<_, Failure>((Plan::shared(&experiment, &overrides)?, experiment))
        };
        let (plan, experiment) = py.detach(plan).map_err(error)?;
        Ok(Self { plan: Arc::new(plan), experiment, overrides, given: Mutex::new(None) })
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
        let plan = Plan::new(&self.experiment, &self.overrides).map_err(error)?;
        let left = Arc::new(Mutex::new(false));
        let is_left = left.clone();
        let work = move || complete(&plan, file, jobs, &is_left);
        // Under the lock nothing is being written: after a signal the file is whole.
        let leave = || *left.lock().unwrap_or_else(PoisonError::into_inner) = true;
        let results = watch::aside(py, work, leave)?.map_err(error)?;
        *self.given.lock().unwrap_or_else(PoisonError::into_inner) = Some(Given::Results(results));
        Ok(())
    }

    /// The hash of the rows of runs that were kept in shards.
    fn hash(&self) -> PyResult<String> {
        self.kept(|rows, gathered| gathered.hash(rows).to_string())
    }

    /// The number of every run that failed, and why, of runs that were kept in shards.
    fn failures(&self) -> PyResult<Vec<(usize, String)>> {
        self.kept(|_, gathered| gathered.errors.iter().map(|(run, words)| (*run, words.clone())).collect())
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
    /// The runs of `rows`, which are those of an experiment with what differs from it, and what they gave.
    pub fn of_shards(experiment: Experiment, overrides: Overrides, rows: Rows, gathered: Gathered) -> Self {
        let plan = Arc::new(rows.plan().clone());
        Self { plan, experiment, overrides, given: Mutex::new(Some(Given::Rows(rows, gathered))) }
    }

    fn kept<T>(&self, take: impl FnOnce(&Rows, &Gathered) -> T) -> PyResult<T> {
        match self.given.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            Some(Given::Rows(rows, gathered)) => Ok(take(rows, gathered)),
            _ => Err(sentence(
                "the runs are not kept in shards: run() with a folder, or merge() of one, has them so",
            )),
        }
    }

    fn measured(&self) -> PyResult<Table> {
        self.measured_by(|results| Table::new(&self.plan, results))
    }

    /// What `make` makes of the results.
    ///
    /// # Errors
    /// If the runs are not made yet.
    pub fn measured_by<T>(&self, make: impl FnOnce(&Results) -> T) -> PyResult<T> {
        match self.given.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            Some(Given::Results(results)) => Ok(make(results)),
            Some(Given::Rows(_, gathered)) => Ok(make(&gathered.results)),
            None => Err(sentence("the runs are not made yet: run() makes them")),
        }
    }

    /// What `make` makes of the rows: those of shards, or what the runs gave, without the hashes of their recordings.
    ///
    /// # Errors
    /// If the runs are not made yet.
    pub fn rows_by<T>(&self, make: impl FnOnce(&Rows, &Gathered) -> T) -> PyResult<T> {
        if let Some(Given::Rows(rows, gathered)) =
            self.given.lock().unwrap_or_else(PoisonError::into_inner).as_ref()
        {
            return Ok(make(rows, gathered));
        }
        let gathered = self.measured_by(|results| Gathered::of_results(results.clone()))?;
        Ok(make(&Rows::new((*self.plan).clone()), &gathered))
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
