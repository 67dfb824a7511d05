//! In which line of a text something stands: the parsers would count lines anew each time, or miscount them.

/// Where the lines of a text end.
pub(crate) struct Lines(Vec<usize>);

impl Lines {
    pub fn new(text: &str) -> Self {
        Self(text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at).collect())
    }

    /// The line of what begins at this byte.
    pub fn place(&self, begins: usize) -> String {
        format!("line {}", self.0.partition_point(|&end| end < begins) + 1)
    }
}
