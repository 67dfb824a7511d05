//! `skywindow merge`: the shards of a plan in, means and claims out, and the runs as one table.

use std::io::{BufWriter, ErrorKind, Write};
use std::path::Path;

use serde_json::{Value, json};
use skywindow_form::Reply;
use skywindow_scenario::read_json;
use skywindow_study::campaign::{Gathered, Rows, merged};
use skywindow_study::told::ClaimResult;
use skywindow_study::{CORE, Table, claims, row};

use super::folder::Folder;
use super::gathered::{gather, missing};
use super::kind::present;
use super::manifest;
use super::table;
use super::whole::written;
use crate::arguments::{MergeArguments, RowFormat};
use crate::failure::Failure;
use crate::{input, output};

/// So many runs that failed are named one by one.
const NAMED: usize = 100;

/// Merges the shards and prints what they come to.
///
/// # Errors
/// Shards that are missing, damaged or of something else; a file that cannot be written.
pub fn merge(arguments: &MergeArguments) -> Result<(), Failure> {
    let form = form(arguments)?;
    let folder = Folder::open(&arguments.folder)?;
    let manifest = read_json(&input::open_path(&folder.path.join(manifest::NAME))?)?;
    let gathered = gather(&folder)?;
    if folder.parts > 0 {
        let (count, here) = (folder.parts, folder.path.display());
        output::aside(&format!(
            "{here}: {count} files are being written or were never finished; they are not read"
        ));
    }
    match missing(&gathered, &folder) {
        Some(sentence) if !arguments.partial => return Err(Failure::input(sentence)),
        Some(sentence) => output::aside(&sentence),
        None => {}
    }
    let rows = &folder.rows;
    let write = |mut out: &mut dyn Write| match form {
        RowFormat::Json => merged::write(&manifest, Some(&folder.day()), rows, &gathered, out),
        _ => table::csv(rows, &gathered, &mut out),
    };
    if let Some((run, error)) = gathered.errors.first_key_value() {
        let count = gathered.errors.len();
        output::aside(&format!("{count} runs failed and have no values, the first of them {run}: {error}"));
    }
    if let Some(path) = &arguments.out {
        written(path, |file| match form {
            RowFormat::Parquet => table::parquet(rows, &gathered, file),
            _ => write(file),
        })?;
    } else if arguments.format.is_some() {
        printed(write)?;
        output::aside(&format!("hash of the rows: {}", gathered.hash(rows)));
        return Ok(());
    }
    printed(|out| summary(rows, &gathered, out))
}

/// How the runs are to be written: as it is said, or as the name of the file says.
fn form(arguments: &MergeArguments) -> Result<RowFormat, Failure> {
    let ending = arguments.out.as_deref().and_then(Path::extension).and_then(|ending| ending.to_str());
    let named = match ending {
        Some("json") => Some(RowFormat::Json),
        Some("csv") | None => Some(RowFormat::Csv),
        Some("parquet") => Some(RowFormat::Parquet),
        Some(_) => None,
    };
    let form = arguments.format.or(named).ok_or_else(|| {
        Failure::input(
            "--out: the name ends neither with .csv nor with .json or .parquet, so say which with --format",
        )
    })?;
    if form == RowFormat::Parquet {
        present()?;
        if arguments.out.is_none() {
            return Err(Failure::input("--format parquet: is for a file, so name one with --out"));
        }
    }
    Ok(form)
}

/// Writes to standard output, which may close early.
fn printed(write: impl FnOnce(&mut dyn Write) -> std::io::Result<()>) -> Result<(), Failure> {
    let mut out = BufWriter::with_capacity(1 << 18, std::io::stdout().lock());
    match write(&mut out).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::File(format!("standard output cannot be written: {error}")))
        }
        _ => Ok(()),
    }
}

/// The plan, the hash of its rows, the means as `sweep` prints them and the claims as `claims` does.
pub fn summary(rows: &Rows, gathered: &Gathered, mut out: impl Write) -> std::io::Result<()> {
    let plan = rows.plan();
    let failed = gathered.errors.iter().take(NAMED).map(|(run, error)| json!({ "run": run, "error": error }));
    let head = json!({
        "plan": rows.name(),
        "core": CORE,
        "experiment": plan.experiment().id,
        "points": plan.points(),
        "replications": plan.replications(),
        "runs": plan.runs(),
        "made": gathered.results.done(),
        "failed": gathered.errors.len(),
        "failures": failed.collect::<Vec<_>>(),
        "hash": gathered.hash(rows).to_string(),
    });
    let table = Table::new(plan, &gathered.results);
    let head = format!("{head:#}");
    write!(out, "{},\n  \"rows\": [", head.trim_end_matches(['}', '\n']))?;
    let mut between = "";
    for point in &table.rows {
        write!(out, "{between}\n    {}", row(plan, &table, point))?;
        between = ",";
    }
    let judged: Value = claims(plan, &table).iter().map(ClaimResult::from).collect::<Vec<_>>().to_json();
    writeln!(out, "\n  ],\n  \"claims\": {}\n}}", format!("{judged:#}").replace('\n', "\n  "))
}
