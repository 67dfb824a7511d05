//! Reads a file of element sets, whichever of the formats it is in.

use skywindow_form::{Problem, parted};

use crate::reading::Reading;
use crate::{csv_table, json, tle, xml};

/// The longest file that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 25;

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
        let why = format!(
            "the file has {} bytes, and {} is the most",
            parted(text.len() as f64),
            parted(MAX_BYTES as f64)
        );
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
    reading.finish();
    reading
}

/// The text without the mark that some editors put before it.
fn body(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}
