//! A shard as lines of JSON: a row a line, and a last line with their hash, so that what was cut off or altered shows.

use std::io::{BufRead, BufReader, Read, Write};

use serde_json::Value;
use skywindow_scenario::MAX_DOCUMENT_BYTES;
use skywindow_study::campaign::{Row, Rows};
use skywindow_study::hash::Fnv;

use super::seal::{cut_off, foreign, seal};
use super::share::Share;

/// What the names of these files end with.
pub const ENDING: &str = "jsonl";

/// No line is longer: a point is part of a document.
const LONGEST_LINE: u64 = 2 * MAX_DOCUMENT_BYTES as u64;

/// A shard that is being written.
pub struct Lines<W> {
    out: W,
    line: String,
}

impl<W: Write> Lines<W> {
    /// No row yet.
    pub const fn new(out: W) -> Self {
        Self { out, line: String::new() }
    }

    /// Adds the next row.
    pub fn row(&mut self, rows: &Rows, row: &Row) -> std::io::Result<()> {
        self.line.clear();
        rows.write(row, &mut self.line);
        self.line.push('\n');
        self.out.write_all(self.line.as_bytes())
    }

    /// Adds the last line.
    pub fn finish(mut self, rows: &Rows, share: Share, hash: Fnv) -> std::io::Result<W> {
        writeln!(self.out, "{}", seal(rows, share, hash))?;
        Ok(self.out)
    }
}

/// Hands over the rows of a shard, in order; where `take` refuses one, its sentence is the error.
///
/// # Errors
/// What is wrong with the file, to be read after its name.
pub fn read(
    rows: &Rows,
    share: Share,
    source: impl Read,
    mut take: impl FnMut(&Row) -> Result<(), String>,
) -> Result<(), String> {
    let mut source = BufReader::with_capacity(1 << 18, source);
    let (mut line, mut row, mut room) = (Vec::new(), Row::default(), String::new());
    let mut hash = rows.unhashed();
    let count = share.count(rows.plan().runs());
    for place in 0..count {
        next(&mut source, &mut line)?;
        let run = share.run(place);
        let text = std::str::from_utf8(&line).unwrap_or_default();
        if !rows.read(run, text, &mut row, &mut room) {
            return Err(refusal(rows, place, count, run, &line));
        }
        rows.hash(&row, &mut hash);
        take(&row)?;
    }
    next(&mut source, &mut line)?;
    if line.is_empty() {
        return Err("ends without its last line: it was cut off".to_owned());
    }
    if line != seal(rows, share, hash).as_bytes() {
        return Err("is damaged: its rows are not those that its last line has the hash of".to_owned());
    }
    let goes_on = next(&mut source, &mut line)?;
    if goes_on { Err("goes on after its last line".to_owned()) } else { Ok(()) }
}

/// Reads the next line, without its end; false if there is none.
fn next(source: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, String> {
    line.clear();
    let read = source
        .take(LONGEST_LINE)
        .read_until(b'\n', line)
        .map_err(|error| format!("cannot be read: {error}"))?;
    if line.last() == Some(&b'\n') {
        line.pop();
    }
    Ok(read > 0)
}

/// Why a line is not the row of `run`.
fn refusal(rows: &Rows, place: usize, count: usize, run: usize, line: &[u8]) -> String {
    if line.is_empty() {
        return cut_off(place, count);
    }
    let told: Value = serde_json::from_slice(line).unwrap_or_default();
    if let Some(phrase) = foreign(rows, &told) {
        return phrase;
    }
    if told.is_null() {
        return format!("is damaged: line {} is cut off or no row", place + 1);
    }
    format!("is damaged: line {} is not the row of run {run}", place + 1)
}
