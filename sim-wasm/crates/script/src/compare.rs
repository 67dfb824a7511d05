//! What is expected and what is seen, side by side.

use crate::frame::{Node, Pattern, Seen, form_of, get};
use crate::parse::largest;
use crate::value::{Names, Term, Value};

/// A line of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What is compared.
    pub label: String,
    /// What is expected.
    pub expected: String,
    /// What is seen.
    pub seen: String,
    /// Whether the two agree.
    pub agrees: bool,
}

/// In place of what is not said or not there.
const NOTHING: &str = "-";

/// A comparison, and what names stand for if it succeeds.
pub struct Comparison {
    /// Line after line.
    pub rows: Vec<Row>,
    /// Names with what they stand for, old and new.
    pub names: Names,
}

impl Comparison {
    /// Without lines so far.
    pub fn new(names: &Names) -> Self {
        Self { rows: Vec::new(), names: names.clone() }
    }

    /// Whether all agrees.
    pub fn agrees(&self) -> bool {
        self.rows.iter().all(|row| row.agrees)
    }

    /// Two words.
    pub fn words(&mut self, label: &str, expected: &str, seen: &str) {
        let agrees = expected == seen;
        self.row(label, expected.to_owned(), seen.to_owned(), agrees);
    }

    fn row(&mut self, label: &str, expected: String, seen: String, agrees: bool) {
        self.rows.push(Row { label: label.to_owned(), expected, seen, agrees });
    }

    /// A field, numbers of which go up to `max`.
    pub fn field(&mut self, label: &str, term: &Term, max: u64, seen: Option<&Value>) {
        let text = |value: Option<&Value>| value.map_or(NOTHING.to_owned(), ToString::to_string);
        let (expected, agrees) = match (term, term.value(&self.names, max)) {
            (Term::Open, _) => ("_".to_owned(), seen.is_some()),
            (Term::Other(name), _) => {
                let other = seen.is_some() && self.names.get(name).is_some_and(|value| Some(value) != seen);
                (term.to_string(), other)
            }
            (Term::Named { name, .. }, None) => {
                if let Some(seen) = seen {
                    self.names.insert(name.clone(), seen.clone());
                }
                (term.to_string(), seen.is_some())
            }
            (Term::Named { .. }, Some(value)) => (format!("{value} ({term})"), seen == Some(&value)),
            (Term::Given(_), value) => (text(value.as_ref()), seen == value.as_ref()),
        };
        self.row(label, expected, text(seen), agrees);
    }

    /// A packet.
    pub fn frame(&mut self, expected: &Pattern, seen: &Seen) {
        for (name, term) in &expected.header {
            self.field(name, term, u64::from(u32::MAX), get(&seen.header, name));
        }
        self.nodes(&expected.nodes, &seen.nodes, "");
    }

    fn nodes(&mut self, expected: &[Node<Term>], seen: &[Node<Value>], indent: &str) {
        for index in 0..expected.len().max(seen.len()) {
            match (expected.get(index), seen.get(index)) {
                (Some(expected), Some(seen)) if expected.name == seen.name => {
                    self.node(expected, seen, indent);
                }
                (expected, seen) => {
                    let text = |text: Option<String>| text.unwrap_or_else(|| NOTHING.to_owned());
                    let label = format!("{indent}{}", if indent.is_empty() { "chunk" } else { "part" });
                    let (expected, seen) = (expected.map(ToString::to_string), seen.map(ToString::to_string));
                    self.row(&label, text(expected), text(seen), false);
                }
            }
        }
    }

    fn node(&mut self, expected: &Node<Term>, seen: &Node<Value>, indent: &str) {
        self.row(indent, expected.name.clone(), seen.name.clone(), true);
        let deeper = format!("{indent}  ");
        let forms = expected.form.0.fields;
        for form in forms {
            let label = format!("{deeper}{}", form.name);
            match (expected.get(form.name), seen.get(form.name)) {
                (Some(term), value) => self.field(&label, term, largest(expected, form.name), value),
                (None, Some(value)) => self.row(&label, String::new(), value.to_string(), true),
                (None, None) => {}
            }
        }
        debug_assert!(seen.fields.iter().all(|(name, _)| form_of(forms, name).is_some()));
        if !expected.parts.is_empty() {
            self.nodes(&expected.parts, &seen.parts, &deeper);
        } else {
            seen.parts.iter().for_each(|part| self.row(&deeper, String::new(), part.to_string(), true));
        }
    }
}
