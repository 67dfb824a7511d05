//! The values of fields: as they are written, and as they are in a packet.

use std::collections::BTreeMap;
use std::fmt;

/// More names than this are not kept.
pub const MOST_NAMES: usize = 200;

/// What a field holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(u64),
    /// Bytes.
    Bytes(Vec<u8>),
    /// Letters of flags, in the order of the field's own.
    Flags(String),
    /// Numbers.
    Numbers(Vec<u64>),
    /// Pairs of first and last.
    Ranges(Vec<(u64, u64)>),
}

/// What is written in place of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// Anything.
    Open,
    /// This.
    Given(Value),
    /// Anything but what the name stands for.
    Other(String),
    /// What the name stands for, and so much more; where it stands for nothing yet, it does from now on.
    Named {
        /// The name.
        name: String,
        /// What is added.
        plus: i64,
    },
}

/// What the names of a case stand for.
pub type Names = BTreeMap<String, Value>;

impl Term {
    /// What it stands for, of numbers up to `max`; nothing if it is open or a name that stands for nothing.
    pub fn value(&self, names: &Names, max: u64) -> Option<Value> {
        match self {
            Self::Open | Self::Other(_) => None,
            Self::Given(value) => Some(value.clone()),
            Self::Named { name, plus } => Some(shifted(names.get(name)?, *plus, max)),
        }
    }
}

/// The value so much further on: numbers of a field wrap around behind the largest.
fn shifted(value: &Value, plus: i64, max: u64) -> Value {
    match value {
        Value::Number(number) => {
            let shifted = number.wrapping_add_signed(plus);
            Value::Number(if max == u64::MAX { shifted } else { shifted & max })
        }
        other => other.clone(),
    }
}

fn list<T>(f: &mut fmt::Formatter<'_>, items: &[T], one: impl Fn(&T) -> String) -> fmt::Result {
    let words: Vec<String> = items.iter().map(one).collect();
    write!(f, "[{}]", words.join(","))
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Bytes(bytes) if bytes.is_empty() => f.write_str("\"\""),
            Self::Bytes(bytes) => bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
            Self::Flags(letters) if letters.is_empty() => f.write_str("-"),
            Self::Flags(letters) => f.write_str(letters),
            Self::Numbers(numbers) => list(f, numbers, u64::to_string),
            Self::Ranges(ranges) => list(f, ranges, |(first, last)| format!("{first}:{last}")),
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open => f.write_str("_"),
            Self::Given(value) => value.fmt(f),
            Self::Other(name) => write!(f, "!${name}"),
            Self::Named { name, plus: 0 } => write!(f, "${name}"),
            Self::Named { name, plus } => write!(f, "${name}{plus:+}"),
        }
    }
}
