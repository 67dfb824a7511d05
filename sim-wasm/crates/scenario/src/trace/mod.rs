//! Traces that drive a link, each format in a file: which one a text has, and what all of them say of lines.

mod opportunities;
mod steps;

pub use opportunities::Opportunities;
pub use steps::{Step, Steps};

/// The most lines of a trace.
pub(crate) const MOST_LINES: usize = 100_000;

/// What a link is like over time.
#[derive(Clone, Debug, PartialEq)]
pub enum Trace {
    /// Delay, rate and loss that hold until the next line.
    Steps(Steps),
    /// Instants at which a packet can leave.
    Opportunities(Opportunities),
}

impl Trace {
    /// Reads `text`: where the first line is a whole number, delivery opportunities, else steps under a header.
    ///
    /// # Errors
    /// A sentence with the line, counted from 1.
    pub fn read(text: &str) -> Result<Self, String> {
        // Spreadsheets begin a CSV file with a byte order mark.
        let text = text.trim_start_matches('\u{feff}');
        let first = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
        let lines = text.lines().count();
        if lines > MOST_LINES {
            return Err(format!("has {lines} lines, and {MOST_LINES} is the most"));
        }
        match first.starts_with(|c: char| c.is_ascii_digit() || c == '-') && !first.contains(',') {
            true => Opportunities::read(text).map(Self::Opportunities),
            false => Steps::read(text).map(Self::Steps),
        }
    }
}

/// Lines that say something, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty())
}

/// Text out of the trace as a sentence may show it.
fn quoted(text: &str) -> String {
    let short: String = text.chars().take(20).map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("\"{short}{}\"", if text.chars().nth(20).is_some() { "…" } else { "" })
}
