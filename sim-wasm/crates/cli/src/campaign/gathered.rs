//! The rows of all shards of a plan together, in columns, so that there may be millions.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;

use skywindow_study::Results;
use skywindow_study::hash::Fnv;

use super::folder::{Folder, Shard};
use super::row::{Row, Rows};
use super::share::Share;
use crate::failure::Failure;

/// Rows, by the numbers of their runs.
pub struct Gathered {
    /// What the runs gave.
    pub results: Results,
    recordings: Vec<Option<u64>>,
    /// Why runs failed, by their number.
    pub errors: BTreeMap<usize, String>,
}

impl Gathered {
    /// None of the rows of a plan.
    pub fn new(rows: &Rows) -> Self {
        let plan = rows.plan();
        let results = Results::new(plan);
        Self { results, recordings: vec![None; plan.runs()], errors: BTreeMap::new() }
    }

    /// The rows of all shards in a folder.
    ///
    /// # Errors
    /// A sentence that names the file which is damaged or has other rows than another one.
    pub fn of(folder: &Folder) -> Result<Self, Failure> {
        let mut gathered = Self::new(&folder.rows);
        for Shard { share, kind, path } in &folder.shards {
            let refused = |phrase: String| Failure::File(format!("{} {phrase}", path.display()));
            let file = File::open(path).map_err(|error| refused(format!("cannot be read: {error}")))?;
            kind.read(&folder.rows, *share, file, |row| gathered.take(row)).map_err(refused)?;
        }
        Ok(gathered)
    }

    /// Takes a row; one that is there already must be the same.
    ///
    /// # Errors
    /// What differs, to be read after the name of the file.
    pub fn take(&mut self, row: &Row) -> Result<(), String> {
        if let Some(known) = self.row(row.run) {
            let word = "has another row of run";
            return if known == *row {
                Ok(())
            } else {
                Err(format!("{word} {} than another shard", row.run))
            };
        }
        self.results.put(row.run, &row.metrics);
        self.recordings[row.run] = row.recording;
        if let Some(error) = &row.error {
            self.errors.insert(row.run, error.clone());
        }
        Ok(())
    }

    /// The row of a run; none if it is not there.
    pub fn row(&self, run: usize) -> Option<Row> {
        let metrics = self.results.get(run)?.collect();
        let error = if self.errors.is_empty() { None } else { self.errors.get(&run).cloned() };
        Some(Row { run, recording: self.recordings[run], metrics, error })
    }

    /// All rows that are there, in the order of the plan.
    pub fn rows(&self) -> impl Iterator<Item = Row> {
        (0..self.recordings.len()).filter_map(|run| self.row(run))
    }

    /// The hash of the rows in the order of the plan.
    pub fn hash(&self, rows: &Rows) -> Fnv {
        let mut hash = rows.unhashed();
        self.rows().for_each(|row| rows.hash(&row, &mut hash));
        hash
    }

    /// Into how many shards most of what is there was divided; none if nothing is.
    pub fn division(folder: &Folder) -> Option<usize> {
        let mut counts = BTreeMap::new();
        folder.shards.iter().for_each(|shard| *counts.entry(shard.share.of).or_insert(0) += 1);
        counts.into_iter().max_by_key(|(_, count)| *count).map(|(of, _)| of)
    }

    /// Those of `of` shares that have a run which is missing, in order.
    pub fn missing_shares(&self, of: usize) -> Vec<Share> {
        let first = Share { of, index: 0 };
        self.results.missing().map(|run| first.with(run)).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// What is missing: a sentence with the shards, and the line that makes them.
    pub fn missing(&self, folder: &Folder) -> Option<String> {
        self.results.missing().next()?;
        let runs = self.recordings.len();
        let missing = runs - self.results.done();
        let here = folder.path.display();
        let outer = folder.path.parent().filter(|outer| !outer.as_os_str().is_empty());
        let outer = outer.map_or_else(|| ".".to_owned(), |outer| outer.display().to_string());
        let line = |shard: &str| format!("skywindow sweep {here}/plan.json --shard {shard} --out {outer}");
        let Some(of) = Self::division(folder) else {
            let line = line("I/N");
            return Some(format!(
                "{here}: all {runs} runs are missing; for N shards, run for every I of 1 to N: {line}"
            ));
        };
        let shares = self.missing_shares(of);
        if let [share] = shares[..] {
            let line = line(&share.to_string());
            return Some(format!("{here}: shard {share} is missing, {missing} of {runs} runs; run: {line}"));
        }
        let (list, line) = (spans(&shares), line(&format!("I/{of}")));
        Some(format!(
            "{here}: shards {list} of {of} are missing, {missing} of {runs} runs; run for each I of them: {line}"
        ))
    }
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
