//! Rows as they come together, from whatever files: each run once, in the order of the plan.

use std::collections::BTreeMap;

use crate::Results;
use crate::hash::Fnv;

use super::row::{Row, Rows};

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

    /// What runs gave that were made here, without the hashes of their recordings.
    pub fn of_results(results: Results) -> Self {
        let recordings = vec![None; results.runs()];
        Self { results, recordings, errors: BTreeMap::new() }
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
}
