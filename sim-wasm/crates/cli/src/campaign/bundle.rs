//! `skywindow bundle`: a sweep in shards with all that others need to check it, in one archive.

use serde_json::{Value, json};
use skywindow_study::{CORE, Table, rows as points};

use super::archive;
use super::crate_metadata::{About, metadata};
use super::folder::Folder;
use super::gathered::{gather, missing};
use super::manifest;
use super::merge::summary;
use super::whole::written;
use crate::arguments::BundleArguments;
use crate::csv::csv;
use crate::failure::Failure;
use crate::{input, output};

/// Packs a whole sweep and prints what is in the archive.
///
/// # Errors
/// What is missing or damaged, and an archive that cannot be written.
pub fn bundle(arguments: &BundleArguments) -> Result<(), Failure> {
    output::json(&bundled(arguments)?)
}

/// Packs a whole sweep; what is in the archive.
///
/// # Errors
/// What is missing or damaged, and an archive that cannot be written.
pub fn bundled(arguments: &BundleArguments) -> Result<Value, Failure> {
    let folder = Folder::open(&arguments.folder)?;
    let gathered = gather(&folder)?;
    if let Some(sentence) = missing(&gathered, &folder) {
        return Err(Failure::input(sentence));
    }
    let rows = &folder.rows;
    let hash = gathered.hash(rows).to_string();
    let about = About { rows, hash: &hash, day: &folder.day(), license: &arguments.license };
    let mut results = Vec::new();
    // A list in memory takes whatever is written to it.
    let _ = summary(rows, &gathered, &mut results);
    let table = Table::new(rows.plan(), &gathered.results);
    let entries = [
        ("ro-crate-metadata.json", format!("{:#}\n", metadata(&about))),
        ("README.md", readme(&about)),
        (manifest::NAME, input::open_path(&folder.path.join(manifest::NAME))?),
        ("results.json", String::from_utf8(results).unwrap_or_default()),
        ("points.csv", csv(&points(rows.plan(), &table))),
    ];
    written(&arguments.out, |file| archive::write(&entries, rows, &gathered, file))?;
    let own = archive::rows_name();
    let names: Vec<Value> =
        entries.iter().map(|(name, _)| *name).chain([own.as_str()]).map(Value::from).collect();
    Ok(json!({
        "plan": rows.name(),
        "core": CORE,
        "file": arguments.out.to_string_lossy(),
        "entries": names,
        "runs": gathered.results.done(),
        "hash": hash,
    }))
}

/// What somebody reads who has nothing but the archive.
fn readme(about: &About<'_>) -> String {
    let (plan, core, hash) = (about.rows.name(), CORE, about.hash);
    let experiment = about.rows.plan().experiment();
    let rows = archive::rows_name();
    format!(
        "# {}

Results of the experiment `{}`, made by Skywindow, core {core}.

- `plan.json`: the experiment with its axes, metrics, claims and seeds; the plan {plan}.
- `{rows}`: a line a run with its point, seed, the hash of its recording and every metric; the last line has their hash.
- `points.csv`: a row a point with mean, 95 % confidence half-width and standard deviation of every metric.
- `results.json`: the same, and what the claims come to.
- `ro-crate-metadata.json`: what is here, for programs (RO-Crate).

A run follows from core, document and seed alone. With the same core

    skywindow verify FILE.zip --sample 1%

makes a sample of the runs anew and compares each with what is here, and

    skywindow sweep plan.json --shard 1/1 --out again

makes all of them; the hash that it prints is {hash}.
",
        experiment.title, experiment.id
    )
}
