//! What a case found, in one sentence.

use std::fmt;

/// What must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(pub String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A fault with `sentence` unless `holds`.
pub(crate) fn ensure(holds: bool, sentence: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault(sentence())) }
}
