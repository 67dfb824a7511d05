//! Keeps a satellite until it sinks to the mask; then takes the one that will stay above the mask for the longest time.

use skywindow_units::SimTime;

use super::{Policy, Stands, View};

pub(super) struct LongestVisible;

impl Policy for LongestVisible {
    const STANDS: Stands = Stands::Seen;
    const RULE: &'static str = "longest remaining visibility";
    const REASON: &'static str = "the one that stays in view for longest";

    fn choose(view: &mut impl View, before: Option<u32>) -> Option<u32> {
        if let Some(satellite) = before.filter(|&satellite| view.has(satellite)) {
            return Some(satellite);
        }
        let mut best = None;
        let mut best_key = (SimTime::ZERO, f64::NEG_INFINITY);
        view.each(|seen| {
            let key = ((seen.sets_at)(), seen.stands);
            if key > best_key {
                (best, best_key) = (Some(seen.satellite), key);
            }
        });
        best
    }
}
