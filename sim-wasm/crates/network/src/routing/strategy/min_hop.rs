//! The path of the fewest links, and of those the one of the least delay.

use super::Rule;

/// What a link counts for beside its delay: more than the delays of all other links of a path, and small enough that
/// the sum over 16,000 links, more than there are nodes, still fits.
const LINK: u64 = 1 << 48;
/// Delays from here on, 17 s, count alike.
const LONGEST: u64 = LINK >> 14;

/// A path is as long as its links are many; delay only decides between equals.
pub(super) fn length(delay: u64) -> u64 {
    LINK + delay.min(LONGEST)
}

#[derive(Clone, Debug, Default)]
pub(crate) struct MinHop;

impl Rule for MinHop {
    const SPREADS: bool = false;

    fn length(delay: u64) -> u64 {
        length(delay)
    }
}
