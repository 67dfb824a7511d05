//! What is wrong with a document: where, and a sentence about it.

use std::fmt;

crate::reply! { #[derive(Eq)] "One thing that is wrong with a document." Problem {
    path: String => "The path to the field, such as `flows[0].bytes`; empty for the document as a whole.",
    message: String => "One clear phrase about it, such as `0 is below 1`.",
}}

impl Problem {
    /// A problem with the field at `path`.
    pub fn new(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self { path: path.into(), message: message.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            return f.write_str(&self.message);
        }
        write!(f, "{}: {}", self.path, self.message)
    }
}

#[cfg(test)]
mod tests {
    use super::Problem;

    #[test]
    fn a_problem_reads_path_then_sentence() {
        let problem = Problem::new("flows[0].sctp.streams", "0 is below 1");
        assert_eq!(problem.to_string(), "flows[0].sctp.streams: 0 is below 1");
        assert_eq!(Problem::new("", "is not JSON").to_string(), "is not JSON");
    }
}
