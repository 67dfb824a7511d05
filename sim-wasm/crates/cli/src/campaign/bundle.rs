//! `skywindow bundle`: a sweep in shards with all that others need to check it, in one archive.

use std::time::UNIX_EPOCH;

use serde_json::{Value, json};
use skywindow_study::{CORE, Table, rows as points};

use super::archive;
use super::crate_metadata::{About, metadata};
use super::folder::Folder;
use super::gathered::Gathered;
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
    let gathered = Gathered::of(&folder)?;
    if let Some(sentence) = gathered.missing(&folder) {
        return Err(Failure::input(sentence));
    }
    let rows = &folder.rows;
    let hash = gathered.hash(rows).to_string();
    let about = About { rows, hash: &hash, day: &day(&folder), license: &arguments.license };
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

/// The day on which the last shard was written, as RO-Crate wants one; that of the epoch if the disk keeps no times.
fn day(folder: &Folder) -> String {
    let written = |path: &std::path::Path| std::fs::metadata(path).ok()?.modified().ok();
    let last = folder.shards.iter().filter_map(|shard| written(&shard.path)).max();
    let since = last.and_then(|last| last.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
    let [year, month, day] = date(since.as_secs() / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Year, month and day of a number of days after 1 January 1970, counted from a 1 March on which a leap year ends, so that
/// the day that is sometimes there is the last one (Richards, in: Explanatory Supplement to the Astronomical Almanac).
fn date(days: u64) -> [u64; 3] {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    [year + era * 400 + u64::from(month <= 2), month, day]
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_of_the_calendar() {
        assert_eq!(date(0), [1970, 1, 1]);
        assert_eq!(date(11_016), [2000, 2, 29]);
        assert_eq!(date(19_782), [2024, 2, 29]);
        assert_eq!(date(19_783), [2024, 3, 1]);
        assert_eq!(date(20_819), [2027, 1, 1]);
    }
}
