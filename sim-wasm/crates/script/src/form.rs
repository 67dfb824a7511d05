//! What may be written of a family's packets: names of chunks and their fields, from which reading, sentences about
//! mistakes and the documentation follow.

use skywindow_form::nearest;

use crate::value::Value;

/// What a field holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A number up to this, a power of two less one.
    Number(u64),
    /// Bytes: pairs of hexadecimal digits, or text in quotation marks.
    Bytes,
    /// Some of these letters, or `-`.
    Flags(&'static str),
    /// Numbers: `[1,2]`.
    Numbers,
    /// Firsts and lasts: `[2:3,5:5]`.
    Ranges,
}

impl Shape {
    /// Whether `value` is one.
    pub fn holds(self, value: &Value) -> bool {
        match (self, value) {
            (Self::Number(max), Value::Number(number)) => *number <= max,
            (Self::Flags(known), Value::Flags(letters)) => {
                letters.chars().all(|letter| known.contains(letter))
            }
            (Self::Bytes, Value::Bytes(_))
            | (Self::Numbers, Value::Numbers(_))
            | (Self::Ranges, Value::Ranges(_)) => true,
            _ => false,
        }
    }
}

/// Numbers of 8, 16 and 32 bits, and whether something is so.
pub const N8: Shape = Shape::Number(u8::MAX as u64);
/// See [`N8`].
pub const N16: Shape = Shape::Number(u16::MAX as u64);
/// See [`N8`].
pub const N32: Shape = Shape::Number(u32::MAX as u64);
/// See [`N8`].
pub const YES: Shape = Shape::Number(1);

/// A field.
#[derive(Clone, Copy, Debug)]
pub struct FieldForm {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub shape: Shape,
    /// What it means.
    pub help: &'static str,
}

/// A field, in short.
pub const fn field(name: &'static str, shape: Shape, help: &'static str) -> FieldForm {
    FieldForm { name, shape, help }
}

/// A chunk, or a part of one.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub help: &'static str,
    /// Its fields.
    pub fields: &'static [FieldForm],
    /// The parts that it may have.
    pub parts: &'static [Form],
}

/// What may be written of a family.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// The word of the family.
    pub word: &'static str,
    /// What is said of a packet as a whole, before its chunks.
    pub header: &'static [FieldForm],
    /// Chunks, or the one form of a segment, whose name is a sum of flags.
    pub chunks: &'static [Form],
    /// The flags whose sum is the name of a segment; none where chunks have names.
    pub flags: &'static [&'static str],
    /// The names of states, and the words of those that each stands for.
    pub states: &'static [(&'static str, &'static [&'static str])],
    /// Whether a packet has one chunk only.
    pub single: bool,
}

/// How many names a sentence lists.
const LISTED: usize = 30;

/// The name among `known` that is probably meant, or some that are known, as the end of a sentence.
pub fn guess<'a>(word: &str, known: impl Iterator<Item = &'a str> + Clone) -> String {
    match nearest(word, known.clone()) {
        Some(name) => format!("; did you mean \"{name}\"?"),
        None if known.clone().next().is_none() => String::new(),
        None => {
            let others = known.clone().count().saturating_sub(LISTED);
            let more = if others > 0 { format!(" and {others} others") } else { String::new() };
            format!(" (known: {}{more})", known.take(LISTED).collect::<Vec<_>>().join(", "))
        }
    }
}

impl Language {
    /// The form of a chunk and its name as it is always written.
    ///
    /// # Errors
    /// A sentence about a name that is not known.
    pub fn chunk(&self, name: &str) -> Result<(&'static Form, String), String> {
        if !self.flags.is_empty() {
            return self.segment(name);
        }
        find(self.chunks, name).map(|form| (form, form.name.to_owned())).ok_or_else(|| {
            format!("\"{name}\" is no chunk{}", guess(name, self.chunks.iter().map(|form| form.name)))
        })
    }

    fn segment(&self, name: &str) -> Result<(&'static Form, String), String> {
        let given: Vec<&str> = name.split('+').collect();
        if let Some(unknown) = given.iter().find(|flag| !self.flags.contains(flag)) {
            return Err(format!("\"{unknown}\" is no flag{}", guess(unknown, self.flags.iter().copied())));
        }
        let ordered: Vec<&str> = self.flags.iter().copied().filter(|flag| given.contains(flag)).collect();
        Ok((&self.chunks[0], ordered.join("+")))
    }
}

/// The form of that name.
pub fn find<'f>(forms: &'f [Form], name: &str) -> Option<&'f Form> {
    forms.iter().find(|form| form.name == name)
}
