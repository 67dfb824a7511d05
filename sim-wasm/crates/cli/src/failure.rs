//! Why a command fails, and the exit status that says so.

use skywindow_scenario::Problem;

/// Why a command fails.
#[derive(Debug)]
pub enum Failure {
    /// The input is at fault: sentences, each with the path to the field.
    Input(Vec<String>),
    /// A file or a pipe cannot be read or written.
    File(String),
    /// The system has run out of something, such as threads.
    System(String),
}

impl Failure {
    /// One sentence about the input.
    pub fn input(sentence: impl Into<String>) -> Self {
        Self::Input(vec![sentence.into()])
    }

    /// What is wrong, a sentence a line.
    pub fn sentences(&self) -> &[String] {
        match self {
            Self::Input(sentences) => sentences,
            Self::File(sentence) | Self::System(sentence) => std::slice::from_ref(sentence),
        }
    }

    /// The exit status: 1, for none of these is a fault of this program.
    pub const fn status(&self) -> u8 {
        1
    }
}

impl From<Vec<Problem>> for Failure {
    fn from(problems: Vec<Problem>) -> Self {
        Self::Input(problems.iter().map(ToString::to_string).collect())
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self::from(vec![problem])
    }
}
