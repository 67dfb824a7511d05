//! The random choices of one case.

use skywindow_engine::Stream;

/// A row of choices that follows from the seed and the number of the case.
pub(crate) struct Draws {
    stream: Stream,
    made: u64,
}

impl Draws {
    pub fn new(seed: u64, case: u64) -> Self {
        Self { stream: Stream::new(seed).child(case), made: 0 }
    }

    pub fn bits(&mut self) -> u64 {
        self.made += 1;
        self.stream.bits(self.made)
    }

    /// Uniform in [0, 1).
    pub fn uniform(&mut self) -> f64 {
        self.made += 1;
        self.stream.uniform(self.made)
    }

    /// One of the numbers below `count`, or 0 if there is none.
    pub fn below(&mut self, count: usize) -> usize {
        (self.uniform() * count as f64) as usize
    }

    /// Whether something with a chance of one in `count` happens.
    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub fn pick<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).cloned()
    }
}
