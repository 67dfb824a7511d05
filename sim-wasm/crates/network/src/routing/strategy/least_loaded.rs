//! Every packet takes the link on which it will be sent soonest; of equals that to the node of the lowest number.

use skywindow_units::Duration;

use super::{Asking, Rule, Way, min_hop};

#[derive(Clone, Debug, Default)]
pub(crate) struct LeastLoaded;

impl Rule for LeastLoaded {
    const SPREADS: bool = true;

    fn length(delay: u64) -> u64 {
        min_hop::length(delay)
    }

    fn choose(&mut self, ways: &[Way], _: &Asking, mut backlog: impl FnMut(u32) -> Duration) -> u32 {
        // Of equals `min_by_key` takes the first.
        ways.iter().min_by_key(|way| backlog(way.link)).map_or(ways[0].link, |way| way.link)
    }
}
