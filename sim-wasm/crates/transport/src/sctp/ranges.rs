//! Sorted lists of disjoint TSN ranges: what two SACKs differ in, found without looking at every TSN.

/// First and last TSN.
pub(crate) type Range = (u64, u64);

/// Calls `found` with every maximal range of `a` that no range of `b` covers.
pub(crate) fn difference(a: &[Range], b: &[Range], mut found: impl FnMut(Range)) {
    let mut next = 0;
    for &(from, to) in a {
        while next < b.len() && b[next].1 < from {
            next += 1;
        }
        let (mut from, mut i) = (from, next);
        while i < b.len() && b[i].0 <= to {
            if b[i].0 > from {
                found((from, b[i].0 - 1));
            }
            from = b[i].1 + 1;
            i += 1;
        }
        if from <= to {
            found((from, to));
        }
    }
}

/// Drops everything up to `tsn`.
pub(crate) fn drop_up_to(ranges: &mut Vec<Range>, tsn: u64) {
    let gone = ranges.iter().take_while(|range| range.1 <= tsn).count();
    ranges.drain(..gone);
    if let Some(first) = ranges.first_mut() {
        first.0 = first.0.max(tsn + 1);
    }
}

/// Adds a range behind all others, or to the last one if it follows that.
pub(crate) fn add_block(ranges: &mut Vec<Range>, block: Range) {
    match ranges.last_mut() {
        Some(last) if last.1 + 1 == block.0 => last.1 = block.1,
        _ => ranges.push(block),
    }
}

/// Makes one sorted list of disjoint ranges, which do not follow each other, of ranges in any order.
pub(crate) fn union(ranges: &mut Vec<Range>) {
    ranges.sort_unstable();
    ranges.dedup_by(|next, kept| {
        let joins = next.0 <= kept.1 + 1;
        if joins {
            kept.1 = kept.1.max(next.1);
        }
        joins
    });
}

/// Adds a number to a sorted list of disjoint ranges, which do not follow each other.
pub(crate) fn insert(ranges: &mut Vec<Range>, tsn: u64) {
    let at = match ranges.last() {
        Some(last) if last.0 > tsn => ranges.partition_point(|range| range.0 <= tsn),
        _ => ranges.len(),
    };
    if at > 0 && tsn <= ranges[at - 1].1 {
        return;
    }
    let joins_left = at > 0 && ranges[at - 1].1 + 1 == tsn;
    let joins_right = at < ranges.len() && ranges[at].0 == tsn + 1;
    match (joins_left, joins_right) {
        (true, true) => {
            ranges[at - 1].1 = ranges[at].1;
            ranges.remove(at);
        }
        (true, false) => ranges[at - 1].1 = tsn,
        (false, true) => ranges[at].0 = tsn,
        (false, false) => ranges.insert(at, (tsn, tsn)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minus(a: &[Range], b: &[Range]) -> Vec<Range> {
        let mut out = Vec::new();
        difference(a, b, |range| out.push(range));
        out
    }

    #[test]
    fn what_a_longer_block_adds() {
        assert_eq!(minus(&[(3, 9)], &[(3, 8)]), [(9, 9)]);
        assert_eq!(minus(&[(3, 9)], &[]), [(3, 9)]);
        assert_eq!(minus(&[(3, 9)], &[(1, 20)]), []);
        assert_eq!(
            minus(&[(2, 9), (11, 15)], &[(3, 4), (6, 6), (9, 12)]),
            [(2, 2), (5, 5), (7, 8), (13, 15)]
        );
    }

    #[test]
    fn one_block_of_b_may_cover_several_of_a() {
        assert_eq!(minus(&[(2, 3), (5, 6), (8, 9)], &[(3, 8)]), [(2, 2), (9, 9)]);
    }

    #[test]
    fn ranges_in_any_order_are_put_together() {
        let mut ranges = vec![(7, 9), (2, 3), (4, 4), (8, 12), (20, 20), (2, 2)];
        union(&mut ranges);
        assert_eq!(ranges, [(2, 4), (7, 12), (20, 20)]);
        add_block(&mut ranges, (21, 22));
        add_block(&mut ranges, (24, 24));
        assert_eq!(ranges, [(2, 4), (7, 12), (20, 22), (24, 24)]);
    }

    #[test]
    fn numbers_in_any_order_make_the_ranges_of_their_set() {
        let mut ranges = Vec::new();
        for tsn in [9, 3, 5, 4, 4, 11, 10, 1, 12, 20, 9] {
            insert(&mut ranges, tsn);
        }
        assert_eq!(ranges, [(1, 1), (3, 5), (9, 12), (20, 20)]);
    }

    #[test]
    fn the_cumulative_tsn_swallows_blocks() {
        let mut ranges = vec![(3, 4), (6, 9), (12, 12)];
        drop_up_to(&mut ranges, 7);
        assert_eq!(ranges, [(8, 9), (12, 12)]);
    }
}
