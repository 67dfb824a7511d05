//! Sorted lists of disjoint ranges of sequence numbers: the first and the one after the last.

/// The ranges.
#[derive(Clone, Debug, Default)]
pub(crate) struct Blocks {
    ranges: Vec<(u64, u64)>,
}

impl Blocks {
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    pub fn clear(&mut self) {
        self.ranges.clear();
    }

    pub fn as_slice(&self) -> &[(u64, u64)] {
        &self.ranges
    }

    /// The range that holds `at`.
    #[inline(always)]
    pub fn around(&self, at: u64) -> Option<(u64, u64)> {
        let next = self.ranges.partition_point(|range| range.0 <= at);
        self.ranges[..next].last().copied().filter(|range| at < range.1)
    }

    /// Adds `from..to` and calls `news` with every part of it that was not there.
    pub fn insert(&mut self, from: u64, to: u64, mut news: impl FnMut(u64, u64)) {
        if from >= to {
            return;
        }
        // Those that touch it: first to end.
        let first = self.ranges.partition_point(|range| range.1 < from);
        let (mut end, mut at) = (first, from);
        while let Some(&range) = self.ranges.get(end)
            && range.0 <= to
        {
            if at < range.0 {
                news(at, range.0);
            }
            at = at.max(range.1);
            end += 1;
        }
        if at < to {
            news(at, to);
        }
        if first == end {
            self.ranges.insert(first, (from, to));
            return;
        }
        let whole = (self.ranges[first].0.min(from), self.ranges[end - 1].1.max(to));
        self.ranges[first] = whole;
        self.ranges.drain(first + 1..end);
    }

    /// Whether all of `from..to` is there.
    pub fn covers(&self, from: u64, to: u64) -> bool {
        from >= to || self.around(from).is_some_and(|range| range.1 >= to)
    }

    /// Calls `found` with every part of `from..to` that is not there, in order, while it returns true.
    pub fn gaps(&self, from: u64, to: u64, mut found: impl FnMut(u64, u64) -> bool) {
        let (mut at, mut next) = (from, self.ranges.partition_point(|range| range.1 <= from));
        while at < to {
            let (begins, ends) = self.ranges.get(next).map_or((to, to), |&range| range);
            let end = begins.min(to);
            if at < end && !found(at, end) {
                return;
            }
            at = ends;
            next += 1;
        }
    }

    /// Drops everything below `to`.
    pub fn drop_below(&mut self, to: u64) {
        let gone = self.ranges.iter().take_while(|range| range.1 <= to).count();
        self.ranges.drain(..gone);
        if let Some(first) = self.ranges.first_mut() {
            first.0 = first.0.max(to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn insert(blocks: &mut Blocks, from: u64, to: u64) -> Vec<(u64, u64)> {
        let mut news = Vec::new();
        blocks.insert(from, to, |from, to| news.push((from, to)));
        news
    }

    #[test]
    fn inserting_joins_what_touches_and_tells_what_is_new() {
        let mut blocks = Blocks::default();
        assert!(blocks.is_empty());
        assert_eq!(insert(&mut blocks, 10, 20), [(10, 20)]);
        assert!(!blocks.is_empty());
        assert_eq!(insert(&mut blocks, 30, 40), [(30, 40)]);
        assert_eq!(insert(&mut blocks, 12, 18), []);
        assert_eq!(insert(&mut blocks, 12, 20), [], "nothing is new at its end");
        assert_eq!(insert(&mut blocks, 10, 12), [], "or at its beginning");
        assert_eq!(insert(&mut blocks, 5, 35), [(5, 10), (20, 30)]);
        assert_eq!(blocks.as_slice(), [(5, 40)]);
        assert_eq!(insert(&mut blocks, 40, 50), [(40, 50)]);
        assert_eq!(blocks.as_slice(), [(5, 50)]);
        assert_eq!((blocks.around(49), blocks.around(50), blocks.around(4)), (Some((5, 50)), None, None));
        blocks.drop_below(45);
        assert_eq!(blocks.as_slice(), [(45, 50)]);
    }

    #[test]
    fn what_is_not_there_lies_between_the_ranges_and_beyond_them() {
        let mut blocks = Blocks::default();
        let gaps = |blocks: &Blocks, from, to, most: usize| {
            let mut found = Vec::new();
            blocks.gaps(from, to, |from, to| {
                found.push((from, to));
                found.len() < most
            });
            found
        };
        assert_eq!(gaps(&blocks, 5, 8, 9), [(5, 8)]);
        blocks.insert(10, 20, |_, _| ());
        blocks.insert(30, 40, |_, _| ());
        assert_eq!(gaps(&blocks, 5, 50, 9), [(5, 10), (20, 30), (40, 50)]);
        assert_eq!(gaps(&blocks, 5, 50, 2), [(5, 10), (20, 30)]);
        assert_eq!(gaps(&blocks, 12, 35, 9), [(20, 30)]);
        assert_eq!(gaps(&blocks, 25, 27, 9), [(25, 27)]);
        assert_eq!(gaps(&blocks, 20, 20, 9), []);
        assert_eq!(gaps(&blocks, 12, 15, 9), []);
        let covers = [(10, 20), (10, 21), (9, 20), (25, 25), (19, 20)];
        assert_eq!(covers.map(|(from, to)| blocks.covers(from, to)), [true, false, false, true, true]);
    }
}
