//! Packets as they are written: what is said of the whole, then its chunks with fields and parts.

use std::fmt;

use crate::form::{FieldForm, Form};
use crate::value::{Term, Value};

/// A chunk, a parameter, a cause or a segment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node<V> {
    /// Its name.
    pub name: String,
    /// What it may have.
    pub form: FormOf,
    /// Its fields.
    pub fields: Vec<(&'static str, V)>,
    /// Its parts.
    pub parts: Vec<Node<V>>,
}

/// The form of a node; two are the same if their names are.
#[derive(Clone, Copy, Debug)]
pub struct FormOf(pub &'static Form);

impl PartialEq for FormOf {
    fn eq(&self, other: &Self) -> bool {
        self.0.name == other.0.name
    }
}

impl Eq for FormOf {}

/// A packet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame<V> {
    /// What is said of the whole.
    pub header: Vec<(&'static str, V)>,
    /// Its chunks.
    pub nodes: Vec<Node<V>>,
    /// Bytes in place of chunks.
    pub raw: Option<Raw>,
}

/// Bytes that arrive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Raw {
    /// All of a packet.
    Packet(Vec<u8>),
    /// What follows the common header, which is as it must be.
    Chunks(Vec<u8>),
}

/// A packet as it is written.
pub type Pattern = Frame<Term>;
/// A packet as it is.
pub type Seen = Frame<Value>;

impl<V> Default for Frame<V> {
    fn default() -> Self {
        Self { header: Vec::new(), nodes: Vec::new(), raw: None }
    }
}

/// The field of that name.
pub fn get<'v, V>(fields: &'v [(&'static str, V)], name: &str) -> Option<&'v V> {
    fields.iter().find(|(own, _)| *own == name).map(|(_, value)| value)
}

/// The form of the field of that name.
pub fn form_of(forms: &'static [FieldForm], name: &str) -> Option<&'static FieldForm> {
    forms.iter().find(|form| form.name == name)
}

impl<V> Node<V> {
    /// Without fields.
    pub fn new(form: &'static Form) -> Self {
        Self { name: form.name.to_owned(), form: FormOf(form), fields: Vec::new(), parts: Vec::new() }
    }

    /// The field of that name.
    pub fn get(&self, name: &str) -> Option<&V> {
        get(&self.fields, name)
    }
}

impl Node<Value> {
    /// With a field.
    pub fn with(mut self, name: &'static str, value: Value) -> Self {
        self.fields.push((name, value));
        self
    }

    /// With a number.
    pub fn number(self, name: &'static str, value: impl Into<u64>) -> Self {
        self.with(name, Value::Number(value.into()))
    }

    /// With bytes.
    pub fn bytes(self, name: &'static str, value: &[u8]) -> Self {
        self.with(name, Value::Bytes(value.to_vec()))
    }
}

impl<V: fmt::Display> fmt::Display for Node<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        self.fields.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))?;
        for part in &self.parts {
            let whole = part.to_string();
            let (name, rest) = whole.split_once(' ').unwrap_or((&whole, ""));
            write!(f, " {name}({rest})")?;
        }
        Ok(())
    }
}

impl<V: fmt::Display> fmt::Display for Frame<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> =
            self.header.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let nodes: Vec<String> = self.nodes.iter().map(ToString::to_string).collect();
        if !nodes.is_empty() {
            words.push(nodes.join(" ; "));
        }
        f.write_str(&words.join(" "))
    }
}
