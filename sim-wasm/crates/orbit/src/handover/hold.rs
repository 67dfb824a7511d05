//! Keeps a satellite until it sinks to the mask; then takes the follower in its plane (slot − 1) if that is above the
//! mask, else the highest one.

use super::{Policy, Stands, View};

pub(super) struct Hold;

impl Policy for Hold {
    const STANDS: Stands = Stands::Seen;
    const BEGINS_ON_FIRST: bool = true;
    const FOLLOWS: bool = true;
    const RULE: &'static str = "hold the satellite until it sinks below the elevation mask";

    fn choose(view: &mut impl View, before: Option<u32>) -> Option<u32> {
        let follower = before.and_then(|satellite| view.follower(satellite));
        let first = [before, follower].into_iter().flatten().find(|&candidate| view.has(candidate));
        first.or_else(|| view.best())
    }
}
