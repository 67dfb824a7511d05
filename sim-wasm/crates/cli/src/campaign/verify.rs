//! `skywindow verify`: some of the runs that are kept made anew, and compared.

use std::path::Path;

use serde_json::{Value, json};
use skywindow_study::CORE;
use skywindow_study::campaign::{Gathered, Row, Rows};
use skywindow_study::hash::Fnv;

use super::archive;
use super::folder::Folder;
use super::gathered::gather;
use crate::arguments::VerifyArguments;
use crate::failure::Failure;
use crate::{output, pool};

/// Makes the runs and prints how many are as they were.
///
/// # Errors
/// What cannot be read, and every run that is not as it was.
pub fn verify(arguments: &VerifyArguments) -> Result<(), Failure> {
    output::json(&verified(arguments)?)
}

/// Makes the runs; what there is to say of them.
///
/// # Errors
/// What cannot be read, and every run that is not as it was.
pub fn verified(arguments: &VerifyArguments) -> Result<Value, Failure> {
    let share = sample(&arguments.sample)?;
    let kept = &arguments.kept;
    let (rows, gathered) = if kept.is_file() { archive::read(kept)? } else { shards(kept)? };
    let rows = &rows;
    let chosen = match arguments.run {
        Some(run) => vec![gathered.row(run).ok_or_else(|| absent(kept, run))?],
        None => chosen(rows, &gathered, share),
    };
    if chosen.is_empty() {
        return Err(Failure::input(format!("{}: has no run yet", kept.display())));
    }
    let numbers: Vec<usize> = chosen.iter().map(|row| row.run).collect();
    let own = rows.clone();
    // One that is asked for by its number is to show itself, also if it breaks the program.
    let broken = arguments.run.is_none().then_some(Err::<Row, String>);
    let mut differing = Vec::new();
    pool::each(
        chosen.len(),
        arguments.jobs.jobs,
        broken,
        move |place| Ok(own.make(numbers[place])),
        |place, result| {
            let kept = &chosen[place];
            let made = result.unwrap_or_else(|words| rows.failed(kept.run, &words));
            if made != *kept {
                differing.push(sentence(rows, kept, &made));
            } else if let (Some(_), Some(error)) = (arguments.run, &made.error) {
                output::aside(&format!("run {}: {error}", made.run));
            }
            Ok(())
        },
    )?;
    if !differing.is_empty() {
        return Err(Failure::Input(differing));
    }
    Ok(json!({
        "plan": rows.name(),
        "core": CORE,
        "runs": gathered.results.done(),
        "verified": chosen.len(),
        "hash": gathered.hash(rows).to_string(),
    }))
}

fn shards(path: &Path) -> Result<(Rows, Gathered), Failure> {
    let folder = Folder::open(path)?;
    let gathered = gather(&folder)?;
    Ok((folder.rows, gathered))
}

fn absent(kept: &Path, run: usize) -> Failure {
    Failure::input(format!("{}: run {run} is not among those that are there", kept.display()))
}

/// In what a run differs.
fn sentence(rows: &Rows, kept: &Row, made: &Row) -> String {
    let names = rows.columns();
    let [old, new] = [kept, made].map(|row| rows.cells(row));
    let mut differences = names.iter().zip(old.iter().zip(&new)).filter(|(_, (old, new))| old != new);
    let first = differences.next().map_or_else(String::new, |(column, (old, new))| {
        format!(": {} is kept as {old}, and is {new}", column.name)
    });
    format!("run {} is not as it was{first}", kept.run)
}

/// A share of the rows that are there, always the same ones, and one at least.
fn chosen(rows: &Rows, gathered: &Gathered, share: f64) -> Vec<Row> {
    // By chance as far as anybody can see, so that no pattern of a plan is in step with it.
    let drawn = |run: usize| {
        let mut hash = Fnv::of(rows.name());
        hash.number(run as u64);
        (hash.value().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 11) as f64 / (1_u64 << 53) as f64
    };
    let chosen: Vec<Row> = gathered.rows().filter(|row| drawn(row.run) < share).collect();
    if chosen.is_empty() { gathered.rows().take(1).collect() } else { chosen }
}

/// The share that is written as "1%".
fn sample(text: &str) -> Result<f64, Failure> {
    let number = text.trim().strip_suffix('%').and_then(|number| number.trim().parse().ok());
    let share = number.filter(|percent| (0.0..=100.0).contains(percent));
    share
        .map(|percent: f64| percent / 100.0)
        .ok_or_else(|| Failure::input(format!("--sample: \"{text}\" is not a share of the runs, such as 1%")))
}
