//! What an auditor says.

use std::fmt;

use skywindow_units::SimTime;

/// Something that cannot have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// When.
    pub at: SimTime,
    /// What is wrong, and by what it cannot be.
    pub sentence: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "At {}: {}.", seconds(self.at), self.sentence)
    }
}

/// An instant in a sentence.
pub(crate) fn seconds(t: SimTime) -> String {
    format!("{} s", t.as_secs_f64())
}

/// What the checks have found.
#[derive(Debug, Default)]
pub(crate) struct Findings(Vec<Finding>);

impl Findings {
    /// Notes what is wrong at an instant.
    pub fn note(&mut self, at: SimTime, sentence: impl Into<String>) {
        self.0.push(Finding { at, sentence: sentence.into() });
    }

    /// Everything, in order of time.
    pub fn into_sorted(mut self) -> Vec<Finding> {
        self.0.sort_by_key(|finding| finding.at);
        self.0
    }
}
