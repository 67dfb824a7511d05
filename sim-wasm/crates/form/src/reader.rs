//! Walks a JSON document and collects everything that is wrong with it, with paths.

use serde_json::{Map, Value};

use crate::{PartSpec, Problem, nearest};

/// More problems than this are counted, not listed: a hostile document must not produce a long answer.
const MOST_PROBLEMS: usize = 50;
/// Names out of the document are cut to this many characters in sentences.
const LONGEST_QUOTE: usize = 40;
/// More known names than this are counted instead.
const MOST_NAMED: usize = 40;
/// Keys of the writer's own to this many.
const LONGEST_OWN_KEY: usize = 200;

/// The place in the document, and what was wrong so far.
#[derive(Debug, Default)]
pub struct Reader {
    path: String,
    problems: Vec<Problem>,
    unlisted: usize,
}

impl Reader {
    /// Notes a problem with the present place.
    pub fn fail(&mut self, message: impl Into<String>) {
        if self.is_full() {
            self.unlisted += 1;
        } else {
            self.problems.push(Problem::new(self.path.clone(), message));
        }
    }

    /// Notes a problem with a place named from the present one, such as `flows[2].to`.
    pub fn fail_at(&mut self, place: &str, message: impl Into<String>) {
        self.inside(place, |reader| reader.fail(message));
    }

    /// Does `action` one step deeper: `name` is a key, or an index such as `[3]`.
    pub fn inside<T>(&mut self, name: &str, action: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.path.len();
        if !self.path.is_empty() && !name.starts_with('[') {
            self.path.push('.');
        }
        self.path.push_str(name);
        let result = action(self);
        self.path.truncate(length);
        result
    }

    /// Whether nothing was wrong so far.
    pub fn is_clean(&self) -> bool {
        self.problems.is_empty()
    }

    /// Whether further problems are only counted, so that their sentences need no care.
    pub fn is_full(&self) -> bool {
        self.problems.len() >= MOST_PROBLEMS
    }

    /// All problems, in the order of the description; the last one counts those left out.
    pub fn into_problems(mut self) -> Vec<Problem> {
        if self.unlisted > 0 {
            self.problems.push(Problem::new("", format!("and {} more problems", self.unlisted)));
        }
        self.problems
    }

    /// `value` as an object with only the fields of `part`; unknown ones are noted.
    pub fn object<'v>(&mut self, value: &'v Value, part: &PartSpec) -> Option<&'v Map<String, Value>> {
        let Value::Object(map) = value else {
            self.wrong_type(value, "an object");
            return None;
        };
        let known: Vec<&str> = part.keys().into_iter().map(|field| field.name).collect();
        for key in map.keys() {
            if !known.contains(&key.as_str()) {
                self.unknown(key, &known);
            }
        }
        Some(map)
    }

    /// Notes that `value` is not what the place needs.
    pub fn wrong_type(&mut self, value: &Value, needed: &str) {
        let subject = if self.path.is_empty() { "the document " } else { "" };
        self.fail(format!("{subject}is {}, but must be {needed}", describe(value)));
    }

    /// The value of the word in `value`; otherwise notes which words are known.
    pub fn choice<T: Copy>(&mut self, value: &Value, known: &[(&'static str, T)]) -> Option<T> {
        let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
        let Value::String(text) = value else {
            self.wrong_type(value, &format!("one of {}", words.join(", ")));
            return None;
        };
        let found = known.iter().find(|(word, _)| word == text).map(|(_, choice)| *choice);
        if found.is_none() {
            let guess = nearest(text, words.iter().copied())
                .map_or(String::new(), |w| format!("; did you mean \"{w}\"?"));
            self.fail(format!("\"{}\" is not one of {}{guess}", quote(text), words.join(", ")));
        }
        found
    }

    fn unknown(&mut self, key: &str, known: &[&str]) {
        if self.is_full() {
            self.unlisted += 1;
            return;
        }
        let message = match nearest(key, known.iter().copied()) {
            Some(name) => format!("is not a field here; did you mean \"{name}\"?"),
            None => format!("is not a field here (known: {})", listed(known)),
        };
        self.fail_at(&quote_key(key), message);
    }
}

/// Text out of the document as a sentence may show it: short, on one line.
pub(crate) fn quote(text: &str) -> String {
    shortened(text, LONGEST_QUOTE)
}

/// A key out of the document as a path shows it: in quotation marks where nothing of it would be seen.
pub fn quote_key(key: &str) -> String {
    visible(quote(key))
}

/// A key of the writer's own, which may be a path into a scenario, as [`quote_key`] shows others.
pub fn quote_own_key(key: &str) -> String {
    visible(shortened(key, LONGEST_OWN_KEY))
}

fn visible(key: String) -> String {
    if key.trim() == key && !key.is_empty() { key } else { format!("\"{key}\"") }
}

fn shortened(text: &str, most: usize) -> String {
    let mut short: String = text.chars().take(most).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(most).is_some() {
        short.push('…');
    }
    short
}

/// Names that are known, as many as fit in a sentence.
fn listed(known: &[&str]) -> String {
    let named = known[..known.len().min(MOST_NAMED)].join(", ");
    match known.len() - known.len().min(MOST_NAMED) {
        0 => named,
        more => format!("{named} and {more} more"),
    }
}

/// What a JSON value is, in words that fit in a sentence.
fn describe(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Number(value) => format!("the number {}", quote(&value.to_string())),
        Value::String(text) => format!("the text \"{}\"", quote(text)),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn messages(reader: Reader) -> Vec<String> {
        reader.into_problems().iter().map(Problem::to_string).collect()
    }

    #[test]
    fn fifty_problems_are_told_and_the_rest_counted_also_of_unknown_fields() {
        let mut reader = Reader::default();
        for number in 1..=49 {
            reader.fail(format!("problem {number}"));
        }
        assert!(!reader.is_full());
        reader.unknown("fiftieth", &["known"]);
        assert!(reader.is_full());
        for _ in 0..2 {
            reader.unknown("more", &["known"]);
        }
        reader.fail("still more");
        let told = messages(reader);
        assert_eq!(told.len(), 51);
        assert_eq!(told[49..], ["fiftieth: is not a field here (known: known)", "and 3 more problems"]);
    }

    #[test]
    fn what_is_wrong_is_told_with_the_path_to_its_place() {
        let mut reader = Reader::default();
        assert!(reader.is_clean());
        reader.wrong_type(&json!(null), "an object");
        reader.inside("flows", |reader| {
            reader.inside("[2]", |reader| reader.fail_at("to", "is not there"));
            reader.fail("is empty");
        });
        reader.fail_at("seed", "is no number");
        assert!(!reader.is_clean());
        assert_eq!(
            messages(reader),
            [
                "the document is null, but must be an object",
                "flows[2].to: is not there",
                "flows: is empty",
                "seed: is no number",
            ]
        );
    }

    #[test]
    fn a_sentence_quotes_forty_letters_on_one_line_and_forty_names() {
        assert_eq!(quote(&"x".repeat(40)), "x".repeat(40));
        assert_eq!(quote(&"x".repeat(41)), format!("{}…", "x".repeat(40)));
        assert_eq!(quote("two\nlines"), "two lines");
        assert_eq!(quote_own_key(&"x".repeat(200)), "x".repeat(200));
        assert_eq!(quote_own_key(&"x".repeat(201)), format!("{}…", "x".repeat(200)));
        assert_eq!([quote_key("rate"), quote_key(""), quote_key(" ")], ["rate", "\"\"", "\" \""]);
        assert_eq!(listed(&["a"; 40]), vec!["a"; 40].join(", "));
        assert_eq!(listed(&["a"; 42]), format!("{} and 2 more", vec!["a"; 40].join(", ")));
    }
}
