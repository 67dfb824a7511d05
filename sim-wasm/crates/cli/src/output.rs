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

/// Prints words for people, line by line; false as in [`part`].
///
/// # Errors
/// As [`part`].
pub fn told(text: &str) -> Result<bool, Failure> {
    part(&text.split('\n').map(printable).collect::<Vec<_>>().join("\n"))
}

/// Writes a sentence to standard error as one line, if it can be written: where it cannot there is nowhere left to say
/// so. All that this program says there passes here, so that nothing out of a document commands the terminal.
pub fn aside(sentence: &str) {
    let _ = writeln!(std::io::stderr(), "{}", printable(sentence));
}

/// Writes several lines to standard error, each as [`aside`] does.
pub fn aside_lines(text: &str) {
    text.lines().for_each(aside);
}

/// The text as a terminal only shows it: control characters and those that reorder what is around them are written as
/// Rust writes them in a string.
fn printable(text: &str) -> String {
    let commands = |c: char| {
        c.is_control()
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().fold(String::with_capacity(text.len()), |mut said, c| {
        if commands(c) {
            said.extend(c.escape_default());
        } else {
            said.push(c);
        }
        said
    })
}

#[cfg(test)]
mod tests {
    use super::printable;

    #[test]
    fn nothing_that_a_terminal_obeys_or_reorders_is_left() {
        assert_eq!(printable("a\u{1b}]0;pwned\u{7}b\r\n\t"), "a\\u{1b}]0;pwned\\u{7}b\\r\\n\\t");
        assert_eq!(printable("\u{9b}2J \u{202e}txt.exe\u{2069}"), "\\u{9b}2J \\u{202e}txt.exe\\u{2069}");
        assert_eq!(printable("Zürich, 東京, 1 µs, “so”, \"x\\y\" 🛰"), "Zürich, 東京, 1 µs, “so”, \"x\\y\" 🛰");
    }
}
