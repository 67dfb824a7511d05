//! The path of the least propagation delay, whatever its number of links.

use super::Rule;

#[derive(Clone, Debug, Default)]
pub(crate) struct ShortestDelay;

impl Rule for ShortestDelay {
    const SPREADS: bool = false;

    fn length(delay: u64) -> u64 {
        delay
    }
}
