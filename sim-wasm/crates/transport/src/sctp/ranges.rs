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
    fn the_cumulative_tsn_swallows_blocks() {
        let mut ranges = vec![(3, 4), (6, 9), (12, 12)];
        drop_up_to(&mut ranges, 7);
        assert_eq!(ranges, [(8, 9), (12, 12)]);
    }
}
