//! `skywindow sweep --shard I/N --out DIR`: one share of the runs, in a file of its own.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::json;
use skywindow_scenario::Experiment;
use skywindow_study::campaign::{Row, Rows};
use skywindow_study::{CORE, Overrides, Plan};

use super::kind::{Kind, Writer};
use super::manifest;
use super::share::Share;
use super::whole::written;
use crate::arguments::SweepArguments;
use crate::failure::Failure;
use crate::pool::{self, Progress};
use crate::record::failed;
use crate::{output, planned};

/// Makes the shard that `words` name, unless it is there.
///
/// # Errors
/// What is wrong with the input, or a file that cannot be written.
pub fn shard(arguments: &SweepArguments, words: &str, folder: &Path) -> Result<(), Failure> {
    let share = Share::parse(words)?;
    let kind = Kind::asked(arguments.format)?;
    let (experiment, overrides) = planned::meant(&arguments.runs)?;
    let rows = Rows::new(Plan::shared(&experiment, &overrides)?);
    let folder = begin(&rows, &experiment, &overrides, folder)?;
    if let Some(path) = there(&folder, share) {
        output::aside(&format!("{} is there already and is left alone", path.display()));
        return Ok(());
    }
    let path = path(&folder, share, kind);
    let mut progress = Progress::new(share.count(rows.plan().runs()));
    let shown = |count| {
        progress.show(count);
        Ok(())
    };
    let Some(made) = make(&rows, share, arguments.jobs.jobs, kind, &folder, shown)? else {
        return Ok(()); // Another process has made it meanwhile.
    };
    drop(progress);
    if let Some((run, error)) = &made.first_error {
        let count = made.failed;
        output::aside(&format!(
            "{} has {count} runs that failed, the first of them {run}: {error}",
            path.display()
        ));
    }
    output::text(&format!(
        "{}\n",
        json!({
            "plan": rows.name(),
            "core": CORE,
            "shard": share.to_string(),
            "file": path.to_string_lossy(),
            "rows": share.count(rows.plan().runs()),
            "failed": made.failed,
            "hash": made.hash,
        })
    ))
}

/// Makes the folder of a plan in `folder`, with what the plan is made of; the folder of the plan.
///
/// # Errors
/// A file that cannot be written.
pub fn begin(
    rows: &Rows,
    experiment: &Experiment,
    overrides: &Overrides,
    folder: &Path,
) -> Result<PathBuf, Failure> {
    let folder = folder.join(rows.name());
    std::fs::create_dir_all(&folder).map_err(|error| failed(&folder, &error))?;
    let plan = folder.join(manifest::NAME);
    if !plan.exists() {
        let text = manifest::text(experiment, overrides, rows)?;
        written(&plan, |file| file.write_all(text.as_bytes()))?;
    }
    Ok(folder)
}

/// The file of a shard in the folder of its plan.
fn path(folder: &Path, share: Share, kind: Kind) -> PathBuf {
    folder.join(format!("{}.{}", share.name(), kind.ending()))
}

/// The file of a shard that is there, of whatever kind.
fn there(folder: &Path, share: Share) -> Option<PathBuf> {
    Kind::ALL.map(|kind| path(folder, share, kind)).into_iter().find(|path| path.exists())
}

/// What became of a shard.
pub struct Made {
    /// The hash of its rows.
    pub hash: String,
    /// How many of its runs failed.
    pub failed: usize,
    /// The number of the first of them, and why.
    pub first_error: Option<(usize, String)>,
}

/// Makes a shard in the folder of its plan, so many runs at a time; none if it is there already, which is left alone.
/// `seen` is told how many rows there are after each.
///
/// # Errors
/// A file that cannot be written, or an error of `seen`: then there is no such shard.
pub fn make(
    rows: &Rows,
    share: Share,
    jobs: Option<u16>,
    kind: Kind,
    folder: &Path,
    mut seen: impl FnMut(usize) -> Result<(), Failure>,
) -> Result<Option<Made>, Failure> {
    if there(folder, share).is_some() {
        return Ok(None);
    }
    let path = &path(folder, share, kind);
    let count = share.count(rows.plan().runs());
    let unwritable = |error| failed(path, &error);
    let mut file = Writer::begin(kind, rows, path).map_err(unwritable)?;
    let (mut hash, mut failures, mut first_error) = (rows.unhashed(), 0, None);
    // Rows that wait for one before them.
    let mut waiting: BTreeMap<usize, Row> = BTreeMap::new();
    let mut written = 0;
    let own = rows.clone();
    let work = move |place: usize| Ok(own.make(share.run(place)));
    pool::each(count, jobs, Some(Err::<Row, String>), work, |place, result| {
        let row = result.unwrap_or_else(|words| rows.failed(share.run(place), &words));
        waiting.insert(place, row);
        while let Some(row) = waiting.remove(&written) {
            file.row(rows, &row).map_err(unwritable)?;
            rows.hash(&row, &mut hash);
            if let Some(error) = row.error {
                failures += 1;
                first_error.get_or_insert((row.run, error));
            }
            written += 1;
            seen(written)?;
        }
        Ok(())
    })?;
    file.finish(rows, share, hash).map_err(unwritable)?;
    Ok(Some(Made { hash: hash.to_string(), failed: failures, first_error }))
}
