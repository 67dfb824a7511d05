//! The words of a line.

use skywindow_form::parted;

/// A word or a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'a> {
    /// Anything without spaces; those in quotation marks and brackets belong to it.
    Plain(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Next,
}

/// Longer lines are not read.
const LONGEST_LINE: usize = 8_192;

/// The words of `line` up to a comment.
///
/// # Errors
/// A sentence about a mark that is not closed.
pub fn words(line: &str) -> Result<Vec<Word<'_>>, String> {
    if line.len() > LONGEST_LINE {
        return Err(format!(
            "the line has {} bytes, and {} is the most",
            parted(line.len() as f64),
            parted(LONGEST_LINE as f64)
        ));
    }
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        let mark = match first {
            '#' => break,
            '(' => Some(Word::Open),
            ')' => Some(Word::Close),
            ';' => Some(Word::Next),
            _ => None,
        };
        let length = if mark.is_some() { 1 } else { length_of_word(rest)? };
        let (word, after) = rest.split_at(length);
        words.push(mark.unwrap_or(Word::Plain(word)));
        rest = after.trim_start();
    }
    Ok(words)
}

/// How many bytes the word at the beginning of `text` has.
fn length_of_word(text: &str) -> Result<usize, String> {
    let (mut quoted, mut listed) = (false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '[' => listed = true,
            ']' => listed = false,
            _ if listed => {}
            '(' | ')' | ';' | '#' => return Ok(at),
            _ if letter.is_whitespace() => return Ok(at),
            _ => {}
        }
    }
    match (quoted, listed) {
        (true, _) => Err("a quotation mark is not closed".into()),
        (_, true) => Err("a bracket [ is not closed".into()),
        _ => Ok(text.len()),
    }
}

/// A word out of a script as a sentence may show it: short, on one line.
pub fn shown(word: &str) -> String {
    skywindow_form::quote_key(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_end_at_spaces_and_marks_but_not_in_quotation_marks_and_brackets() {
        use Word::{Close, Next, Open, Plain};
        assert_eq!(
            words(" +0 > ERROR A(x=\"a b # ;\" y=[1, 2]) ; DATA tsn=1 # a comment"),
            Ok(vec![
                Plain("+0"),
                Plain(">"),
                Plain("ERROR"),
                Plain("A"),
                Open,
                Plain("x=\"a b # ;\""),
                Plain("y=[1, 2]"),
                Close,
                Next,
                Plain("DATA"),
                Plain("tsn=1"),
            ])
        );
        assert_eq!(words("# nothing"), Ok(vec![]));
        assert_eq!(words("x=\"a"), Err("a quotation mark is not closed".into()));
        assert_eq!(words("x=[1"), Err("a bracket [ is not closed".into()));
    }
}
