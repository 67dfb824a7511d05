//! Reads a script: every line, and what must hold of a case as a whole.

mod action;
mod builder;
mod chapter;
mod names;
mod node;
mod streams;
mod term;
mod time;

pub use names::seconds;
pub use node::{largest, shape_of};
pub use time::LATEST;

use skywindow_form::parted;

use crate::script::Script;
use crate::{MAX_BYTES, Mistake};

/// More mistakes than this are not listed.
const MOST_MISTAKES: usize = 20;

/// Reads the script `text`; `name` is that of a case that does not say its own.
///
/// # Errors
/// Everything that is wrong with it, each with its line.
pub fn parse(name: &str, text: &str) -> Result<Script, Vec<Mistake>> {
    if text.len() > MAX_BYTES {
        let message = format!(
            "the script has {} bytes, and {} is the most",
            parted(text.len() as f64),
            parted(MAX_BYTES as f64)
        );
        return Err(vec![Mistake { line: 1, message }]);
    }
    let mut builder = builder::Builder::new(name);
    let mut mistakes = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if let Err(message) = builder.line(index + 1, line) {
            mistakes.push(Mistake { line: index + 1, message });
        }
        if mistakes.len() >= MOST_MISTAKES {
            return Err(mistakes);
        }
    }
    // What follows from a line that was not understood is no mistake of its own.
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    builder.finish()
}
