//! The result on standard output.

use std::io::{ErrorKind, Write};

use serde_json::Value;

use crate::failure::Failure;

/// Prints `text` as it is. A reader that has gone away, such as `head`, is no fault.
///
/// # Errors
/// If it cannot be written for another reason.
pub fn text(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::File(format!("standard output cannot be written: {error}")))
        }
        _ => Ok(()),
    }
}

/// Prints a document with indentation.
///
/// # Errors
/// As [`text`].
pub fn json(value: &Value) -> Result<(), Failure> {
    text(&format!("{value:#}\n"))
}
