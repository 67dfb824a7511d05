//! The result on standard output.

use std::io::{ErrorKind, Write};

use serde_json::Value;

use crate::failure::Failure;

/// Prints `text` as it is; false if its reader has gone away, such as `head`, which is no fault.
///
/// # Errors
/// If it cannot be written for another reason.
pub fn part(text: &str) -> Result<bool, Failure> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::File(format!("standard output cannot be written: {error}")))
        }
        written => Ok(written.is_ok()),
    }
}

/// Prints `text` as it is.
///
/// # Errors
/// As [`part`].
pub fn text(text: &str) -> Result<(), Failure> {
    part(text).map(|_| ())
}

/// Prints a document with indentation.
///
/// # Errors
/// As [`text`].
pub fn json(value: &Value) -> Result<(), Failure> {
    text(&format!("{value:#}\n"))
}

/// Writes a line to standard error, if it can be written: where it cannot there is nowhere left to say so.
pub fn aside(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}
