//! Reads a file of element sets, whichever of the formats it is in.

use skywindow_form::Problem;

use crate::element_set::ElementSet;
use crate::{csv_table, json, tle, xml};

/// The most element sets that are read.
pub const MAX_SETS: usize = 10_000;
/// The longest file that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 25;
/// Further problems are counted, but not told.
const MAX_PROBLEMS: usize = 100;

/// A format of element sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Two lines a satellite, or three.
    Tle,
    /// OMM in JSON.
    Json,
    /// OMM in CSV.
    Csv,
    /// OMM in XML.
    Xml,
}

/// What a file of element sets gives: the sets that can be used, and what is wrong with the others.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// The sets that can be used, in their order.
    pub sets: Vec<ElementSet>,
    /// What is wrong, with the line or the path.
    pub problems: Vec<Problem>,
    /// Where each of the sets stands in the file.
    pub(crate) places: Vec<String>,
    untold: usize,
}

impl Reading {
    pub(crate) fn take(&mut self, place: String, read: Result<ElementSet, Vec<Problem>>) {
        match read {
            Ok(set) => self.keep(set, place),
            Err(problems) => problems.into_iter().for_each(|problem| self.refuse(problem)),
        }
    }

    pub(crate) fn keep(&mut self, set: ElementSet, place: String) {
        self.sets.push(set);
        self.places.push(place);
    }

    pub(crate) fn refuse(&mut self, problem: Problem) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(problem);
        } else {
            self.untold += 1;
        }
    }
}

/// The format of a text, by what it holds; none if it is no file of element sets.
pub fn format_of(text: &str) -> Option<Format> {
    let text = body(text).trim_start();
    match text.chars().next()? {
        '<' => return Some(Format::Xml),
        '[' => return Some(Format::Json),
        // Else it is a scenario, whose own element sets have no such key.
        '{' => return text.contains("\"MEAN_MOTION\"").then_some(Format::Json),
        _ => {}
    }
    let mut lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let first = lines.next()?;
    if first.contains(',') && first.contains("MEAN_MOTION") {
        return Some(Format::Csv);
    }
    let elements = |line: &str| line.starts_with("1 ") || line.starts_with("2 ");
    // The elements stand in the first lines; all others would only make a large file slow.
    (elements(first) || lines.take(8).any(elements)).then_some(Format::Tle)
}

/// Reads element sets in any of the formats.
pub fn read(text: &str) -> Reading {
    let mut reading = Reading::default();
    if text.len() > MAX_BYTES {
        let why = format!("the file has {} bytes, and {MAX_BYTES} is the most", text.len());
        reading.refuse(Problem::new("", why));
        return reading;
    }
    let text = body(text);
    match format_of(text) {
        Some(Format::Tle) => tle::read(text, &mut reading),
        Some(Format::Json) => json::read(text, &mut reading),
        Some(Format::Csv) => csv_table::read(text, &mut reading),
        Some(Format::Xml) => xml::read(text, &mut reading),
        None => reading
            .refuse(Problem::new("", "these are no element sets: neither TLE nor OMM in JSON, CSV or XML")),
    }
    finish(&mut reading);
    reading
}

/// The text without the mark that some editors put before it.
fn body(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

fn finish(reading: &mut Reading) {
    if reading.sets.is_empty() && reading.problems.is_empty() {
        reading.refuse(Problem::new("", "there is no element set in it"));
    }
    if reading.sets.len() > MAX_SETS {
        let why = format!("{} element sets are more than {MAX_SETS}", reading.sets.len());
        reading.problems.insert(0, Problem::new("", why));
        reading.sets.clear();
        reading.places.clear();
    }
    if reading.untold > 0 {
        let why = format!("{} more problems are not told", reading.untold);
        reading.problems.push(Problem::new("", why));
    }
}
