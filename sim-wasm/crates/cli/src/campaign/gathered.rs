//! The rows of a folder of shards, and what is missing there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;

use skywindow_study::campaign::Gathered;

use super::folder::{Folder, Shard};
use super::share::Share;
use crate::failure::Failure;

/// The rows of all shards in a folder.
///
/// # Errors
/// A sentence that names the file which is damaged or has other rows than another one.
pub fn gather(folder: &Folder) -> Result<Gathered, Failure> {
    let mut gathered = Gathered::new(&folder.rows);
    for Shard { share, kind, path } in &folder.shards {
        let refused = |phrase: String| Failure::File(format!("{} {phrase}", path.display()));
        let file = File::open(path).map_err(|error| refused(format!("cannot be read: {error}")))?;
        kind.read(&folder.rows, *share, file, |row| gathered.take(row)).map_err(refused)?;
    }
    Ok(gathered)
}

/// Into how many shards most of what is there was divided; none if nothing is.
pub fn division(folder: &Folder) -> Option<usize> {
    let mut counts = BTreeMap::new();
    folder.shards.iter().for_each(|shard| *counts.entry(shard.share.of).or_insert(0) += 1);
    counts.into_iter().max_by_key(|(_, count)| *count).map(|(of, _)| of)
}

/// Those of `of` shares that have a run which is missing, in order.
pub fn missing_shares(gathered: &Gathered, of: usize) -> Vec<Share> {
    let first = Share { of, index: 0 };
    gathered.results.missing().map(|run| first.with(run)).collect::<BTreeSet<_>>().into_iter().collect()
}

/// What is missing: a sentence with the shards, and the line that makes them.
pub fn missing(gathered: &Gathered, folder: &Folder) -> Option<String> {
    gathered.results.missing().next()?;
    let runs = gathered.results.runs();
    let missing = runs - gathered.results.done();
    let here = folder.path.display();
    let outer = folder.path.parent().filter(|outer| !outer.as_os_str().is_empty());
    let outer = outer.map_or_else(|| ".".to_owned(), |outer| outer.display().to_string());
    let line = |shard: &str| format!("skywindow sweep {here}/plan.json --shard {shard} --out {outer}");
    let Some(of) = division(folder) else {
        let line = line("I/N");
        return Some(format!(
            "{here}: all {runs} runs are missing; for N shards, run for every I of 1 to N: {line}"
        ));
    };
    let shares = missing_shares(gathered, of);
    if let [share] = shares[..] {
        let line = line(&share.to_string());
        return Some(format!("{here}: shard {share} is missing, {missing} of {runs} runs; run: {line}"));
    }
    let (list, line) = (spans(&shares), line(&format!("I/{of}")));
    Some(format!(
        "{here}: shards {list} of {of} are missing, {missing} of {runs} runs; run for each I of them: {line}"
    ))
}

/// The numbers of shares as people list them: 1-4, 6, 9.
fn spans(shares: &[Share]) -> String {
    let mut spans: Vec<[usize; 2]> = Vec::new();
    for number in shares.iter().map(|share| share.index + 1) {
        match spans.last_mut() {
            Some([_, last]) if *last + 1 == number => *last = number,
            _ => spans.push([number, number]),
        }
    }
    let words = spans.iter().map(|[first, last]| match last - first {
        0 => first.to_string(),
        _ => format!("{first}-{last}"),
    });
    words.collect::<Vec<_>>().join(", ")
}
