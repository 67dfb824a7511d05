//! A sweep in shards: its folder and what is missing there, one shard made, all of them merged, verified, bundled.

use std::ffi::OsString;
use std::path::{Path, PathBuf, absolute};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use skywindow_cli::arguments::{BundleArguments, Jobs, VerifyArguments};
use skywindow_cli::campaign::division::Measured;
use skywindow_cli::campaign::folder::Folder;
use skywindow_cli::campaign::gathered::{self, gather};
use skywindow_cli::campaign::kind::Kind;
use skywindow_cli::campaign::share::Share;
use skywindow_cli::campaign::{bundle as bundles, manifest, shard, verify as verifies};
use skywindow_cli::failure::Failure;
use skywindow_cli::{input, pool};
use skywindow_scenario::{Experiment, read_json};
use skywindow_study::campaign::Rows;
use skywindow_study::{Overrides, Plan};

use crate::failure::{error, sentence};
use crate::sweep::Sweep;
use crate::watch;

/// A sweep in shards, and those of them that are missing.
#[pyclass(frozen, module = "skywindow._core")]
pub struct Campaign {
    rows: Rows,
    missing: Vec<Share>,
    folder: PathBuf,
    /// How many shards there are; none where nothing says so yet.
    #[pyo3(get)]
    of: Option<usize>,
}

#[pymethods]
impl Campaign {
    /// The shards of a sweep in a folder: so many, or as many as what is there was divided into.
    #[new]
    fn new(py: Python<'_>, sweep: &Sweep, folder: PathBuf, of: Option<usize>) -> PyResult<Self> {
        let (experiment, overrides) = (sweep.experiment.clone(), sweep.overrides.clone());
        let begin = move || begin(&experiment, &overrides, &folder, of);
        watch::aside(py, begin, || {})?.map_err(error)
    }

    /// The id of the experiment.
    #[getter]
    fn experiment(&self) -> &str {
        &self.rows.plan().experiment().id
    }

    /// The folder of the plan.
    #[getter]
    fn folder(&self) -> OsString {
        self.folder.clone().into_os_string()
    }

    /// What names the plan.
    #[getter]
    fn plan(&self) -> &str {
        self.rows.name()
    }

    /// How many runs there are.
    #[getter]
    fn runs(&self) -> usize {
        self.rows.plan().runs()
    }

    /// The numbers of the shards that are missing, from 1.
    #[getter]
    fn missing(&self) -> Vec<usize> {
        self.missing.iter().map(|share| share.index + 1).collect()
    }

    /// How many runs are in the shard with this number.
    fn runs_of(&self, number: usize) -> usize {
        let share = self.of.map(|of| Share { of, index: number.saturating_sub(1) });
        share.map_or(0, |share| share.count(self.runs()))
    }
}

fn begin(
    experiment: &Experiment,
    overrides: &Overrides,
    folder: &Path,
    of: Option<usize>,
) -> Result<Campaign, Failure> {
    let rows = Rows::new(Plan::shared(experiment, overrides)?);
    let unknown = |failed| Failure::File(format!("{} cannot be found: {failed}", folder.display()));
    let folder = shard::begin(&rows, experiment, overrides, &absolute(folder).map_err(unknown)?)?;
    let there = Folder::open(&folder)?;
    let of = of.or_else(|| gathered::division(&there));
    let missing = match of {
        None => Vec::new(),
        // Nothing is kept of a run before there is one: a plan may have a billion.
        Some(of) if there.shards.is_empty() => {
            (0..of.min(rows.plan().runs())).map(|index| Share { of, index }).collect()
        }
        Some(of) => gathered::missing_shares(&gather(&there)?, of),
    };
    Ok(Campaign { rows, missing, folder, of })
}

/// Into how many shards a sweep is best divided for so many processors; some of its runs are made to tell.
#[pyfunction]
pub fn division(py: Python<'_>, sweep: &Sweep, processors: usize) -> PyResult<usize> {
    let plan = Plan::shared(&sweep.experiment, &sweep.overrides).map_err(error)?;
    let rows = Rows::new(plan);
    watch::aside(py, move || Measured::of(&rows).shards_for(&rows, processors), || {})
}

/// So many processors this process may use.
#[pyfunction]
pub fn processors() -> usize {
    pool::processors()
}

/// Whether shards can be made in the folder of a plan.
#[pyfunction]
pub fn check_plan(folder: PathBuf) -> PyResult<()> {
    manifest::rows(&folder.join(manifest::NAME)).map(|_| ()).map_err(error)
}

/// Makes a shard in the folder of its plan on one processor, unless it is there: whether it was made. `wanted` is asked every
/// now and then, with the number of rows that there are, whether to go on.
#[pyfunction]
pub fn make_shard(py: Python<'_>, folder: PathBuf, words: &str, wanted: Py<PyAny>) -> PyResult<bool> {
    let share = Share::parse(words).map_err(error)?;
    let (left, made) = (Arc::new(Mutex::new(false)), Arc::new(AtomicUsize::new(0)));
    let (is_left, rows_made) = (left.clone(), made.clone());
    let work = move || {
        let rows = manifest::rows(&folder.join(manifest::NAME))?;
        let seen = |count| {
            rows_made.store(count, Ordering::Relaxed);
            let left = is_left.lock().unwrap_or_else(PoisonError::into_inner);
            if *left { Err(Failure::System("the shard was interrupted".to_owned())) } else { Ok(()) }
        };
        Ok::<_, Failure>(shard::make(&rows, share, Some(1), Kind::Lines, &folder, seen)?.is_some())
    };
    let look = |py: Python<'_>| match wanted.call1(py, (made.load(Ordering::Relaxed),))?.extract(py)? {
        true => Ok(()),
        false => Err(sentence(format!("shard {share} was interrupted"))),
    };
    let leave = || *left.lock().unwrap_or_else(PoisonError::into_inner) = true;
    watch::aside_seen(py, work, look, leave)?.map_err(error)
}

/// The sweep whose shards lie in a folder, with what its runs gave; of all of them, unless a part will do.
#[pyfunction]
pub fn merge(py: Python<'_>, folder: PathBuf, partial: bool) -> PyResult<Sweep> {
    let read = move || {
        let folder = Folder::open(&folder)?;
        let gathered = gather(&folder)?;
        match gathered::missing(&gathered, &folder) {
            Some(sentence) if !partial => return Err(Failure::input(sentence)),
            _ => {}
        }
        let document = read_json(&input::open_path(&folder.path.join(manifest::NAME))?)?;
        let (experiment, overrides) = manifest::read(&document)?;
        Ok::<_, Failure>(Sweep::of_shards(experiment, overrides, folder.rows, gathered))
    };
    watch::aside(py, read, || {})?.map_err(error)
}

/// Makes a sample of the runs in a folder of shards or a bundle anew; what came of it, as JSON.
#[pyfunction]
pub fn verify(
    py: Python<'_>,
    kept: PathBuf,
    sample: String,
    run: Option<usize>,
    jobs: Option<u16>,
) -> PyResult<String> {
    let arguments = VerifyArguments { kept, sample, run, jobs: Jobs { jobs } };
    let verified = watch::aside(py, move || verifies::verified(&arguments), || {})?;
    verified.map(|told| told.to_string()).map_err(error)
}

/// Packs a folder of shards with all that others need to check it; what is in the archive, as JSON.
#[pyfunction]
pub fn bundle(py: Python<'_>, folder: PathBuf, out: PathBuf, license: String) -> PyResult<String> {
    let arguments = BundleArguments { folder, out, license };
    let bundled = watch::aside(py, move || bundles::bundled(&arguments), || {})?;
    bundled.map(|told| told.to_string()).map_err(error)
}
