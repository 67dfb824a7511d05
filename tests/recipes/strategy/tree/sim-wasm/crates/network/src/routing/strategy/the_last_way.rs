//! Of all paths of the fewest links every packet takes the link to the highest number.

use skywindow_units::Duration;

use super::{Asking, Rule, Way, min_hop};

#[derive(Clone, Debug, Default)]
pub(crate) struct LastWay;

impl Rule for LastWay {
    const SPREADS: bool = true;

    fn length(delay: u64) -> u64 {
        min_hop::length(delay)
    }

    fn choose(&mut self, ways: &[Way], _: &Asking, _: impl FnMut(u32) -> Duration) -> u32 {
        ways[ways.len() - 1].link
    }
}
