//! `skywindow sweep --shard I/N --out DIR`: one share of the runs, in a file of its own.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use serde_json::json;
use skywindow_study::{CORE, Plan};

use super::kind::{Kind, Writer};
use super::manifest;
use super::row::{Row, Rows};
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
    let folder = folder.join(rows.name());
    std::fs::create_dir_all(&folder).map_err(|error| failed(&folder, &error))?;
    let plan = folder.join(manifest::NAME);
    if !plan.exists() {
        let text = manifest::text(&experiment, &overrides, &rows)?;
        written(&plan, |file| file.write_all(text.as_bytes()))?;
    }
    let path_of = |kind: Kind| folder.join(format!("{}.{}", share.name(), kind.ending()));
    if let Some(path) = Kind::ALL.map(path_of).iter().find(|path| path.exists()) {
        output::aside(&format!("{} is there already and is left alone", path.display()));
        return Ok(());
    }
    let path = path_of(kind);
    let made = make(&rows, share, arguments.jobs.jobs, kind, &path)?;
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

/// What became of a shard.
struct Made {
    hash: String,
    failed: usize,
    first_error: Option<(usize, String)>,
}

fn make(rows: &Rows, share: Share, jobs: Option<u16>, kind: Kind, path: &Path) -> Result<Made, Failure> {
    let count = share.count(rows.plan().runs());
    let unwritable = |error| failed(path, &error);
    let mut file = Writer::begin(kind, rows, path).map_err(unwritable)?;
    let (mut hash, mut failures, mut first_error) = (rows.unhashed(), 0, None);
    let mut progress = Progress::new(count);
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
            progress.show(written);
        }
        Ok(())
    })?;
    file.finish(rows, share, hash).map_err(unwritable)?;
    Ok(Made { hash: hash.to_string(), failed: failures, first_error })
}
