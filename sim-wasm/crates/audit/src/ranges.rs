//! Sets of numbers that have come, as ranges.

use std::collections::BTreeMap;

/// Ranges that neither meet nor overlap: for each its first number and the one after its last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ranges(BTreeMap<u64, u64>);

impl Ranges {
    /// Adds the numbers from `first` until before `end`.
    pub fn add(&mut self, first: u64, end: u64) {
        let (mut first, mut end) = (first, end);
        while let Some((&start, &stop)) = self.0.range(..=end).next_back().filter(|&(_, &stop)| stop >= first)
        {
            self.0.remove(&start);
            (first, end) = (first.min(start), end.max(stop));
        }
        self.0.insert(first, end);
    }

    /// The first number that is missing, from `number` on.
    pub fn end_of(&self, number: u64) -> u64 {
        let own = self.0.range(..=number).next_back();
        own.map_or(number, |(_, &end)| end.max(number))
    }
}

#[cfg(test)]
mod tests {
    use super::Ranges;

    #[test]
    fn ranges_that_meet_are_one() {
        let mut ranges = Ranges::default();
        for (first, end) in [(1, 3), (5, 6), (9, 12), (3, 4), (4, 5)] {
            ranges.add(first, end);
        }
        assert_eq!([1, 4, 6, 9, 20].map(|number| ranges.end_of(number)), [6, 6, 6, 12, 20]);
        ranges.add(2, 10);
        assert_eq!(ranges.end_of(1), 12);
    }
}
