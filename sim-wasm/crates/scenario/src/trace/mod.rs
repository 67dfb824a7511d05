//! Traces that drive a link, each format in a file: which one a text has, and what all of them say of lines.

mod delays;
mod driven;
mod opportunities;
mod round_trips;
mod steps;

pub use delays::Delays;
pub use driven::Driven;
pub use opportunities::Opportunities;
pub use round_trips::{RoundTrip, RoundTrips, Way};
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
    /// Round trips as they were measured, and those that were lost.
    RoundTrips(RoundTrips),
}

impl Trace {
    /// Reads `text` as a document may hold it, of at most 100,000 lines.
    ///
    /// # Errors
    /// A sentence with the line, counted from 1.
    pub fn read(text: &str) -> Result<Self, String> {
        few_lines(text)?;
        Self::read_long(text)
    }

    /// The same of a text of any length: where the first line is a whole number, delivery opportunities, else a table
    /// under a header, of round trips where that names them, else of steps.
    ///
    /// # Errors
    /// A sentence with the line, counted from 1.
    pub fn read_long(text: &str) -> Result<Self, String> {
        // Spreadsheets begin a CSV file with a byte order mark.
        let text = text.trim_start_matches('\u{feff}');
        let first = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
        if first.starts_with(|c: char| c.is_ascii_digit() || c == '-') && !first.contains(',') {
            Opportunities::read(text).map(Self::Opportunities)
        } else if first.split(',').any(|name| name.trim() == round_trips::RTT) {
            RoundTrips::read(text).map(Self::RoundTrips)
        } else {
            Steps::read(text).map(Self::Steps)
        }
    }

    /// Its steps in one direction; none where it has no steps.
    pub fn steps(&self, way: Way) -> Option<Vec<Step>> {
        match self {
            Self::Steps(steps) => Some(steps.all().to_vec()),
            Self::RoundTrips(trips) => Some(trips.steps(way)),
            Self::Opportunities(_) => None,
        }
    }

    /// The instants of its first line and of its last, s; of opportunities how long they take.
    pub fn span_s(&self) -> [f64; 2] {
        match self {
            Self::Steps(steps) => steps.span_s(),
            Self::RoundTrips(trips) => [0.0, trips.lasts_s()],
            Self::Opportunities(trace) => {
                [0.0, trace.instants_ms().last().map_or(0.0, |&ms| ms as f64 / 1e3)]
            }
        }
    }
}

/// That a document may hold a text.
fn few_lines(text: &str) -> Result<(), String> {
    let lines = text.lines().count();
    if lines > MOST_LINES { Err(format!("has {lines} lines, and {MOST_LINES} is the most")) } else { Ok(()) }
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
