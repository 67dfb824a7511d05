//! Sorting in little code, for what is sorted seldom: the standard library's sorts are several kilobytes for each type.

/// Sorts `items` so that of two neighbours the second is never `before` the first. Items of which neither is before the
/// other come to stand in any order, the same every time. Heapsort: so long as many items take, n log n.
#[inline(never)]
pub fn sort_seldom<T>(items: &mut [T], before: impl Fn(&T, &T) -> bool) {
    let count = items.len();
    // First a heap is made from its end on; then the greatest of the rest goes to the end of it, time after time.
    for step in (0..count + count / 2).rev() {
        let (root, end) = if step >= count {
            (step - count, count)
        } else {
            items.swap(0, step);
            (0, step)
        };
        sift(items, root, end, &before);
    }
}

/// A map or a set of these items, put into it one after the other: when it is collected they are sorted beforehand.
pub fn one_by_one<All: Default + Extend<Item>, Item>(items: impl IntoIterator<Item = Item>) -> All {
    let mut all = All::default();
    all.extend(items);
    all
}

/// Lets the item at `root` sink among those before `end`.
fn sift<T>(items: &mut [T], mut root: usize, end: usize, before: &impl Fn(&T, &T) -> bool) {
    loop {
        let mut child = 2 * root + 1;
        if child >= end {
            return;
        }
        if child + 1 < end && before(&items[child], &items[child + 1]) {
            child += 1;
        }
        if !before(&items[root], &items[child]) {
            return;
        }
        items.swap(root, child);
        root = child;
    }
}

#[cfg(test)]
mod tests {
    use super::sort_seldom;

    #[test]
    fn what_is_sorted_is_as_the_standard_library_sorts_it() {
        let mut state = 1_u32;
        let mut draw = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 24
        };
        for count in 0..200 {
            let mut items: Vec<u32> = (0..count).map(|_| draw()).collect();
            let mut expected = items.clone();
            expected.sort_unstable();
            sort_seldom(&mut items, |one, other| one < other);
            assert_eq!(items, expected);
        }
    }
}
