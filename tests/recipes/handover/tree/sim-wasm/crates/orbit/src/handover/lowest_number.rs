//! Keeps a satellite until it sinks to the mask; then takes the one in view with the lowest number.

use super::{Policy, Stands, View};

pub(super) struct LowestNumber;

impl Policy for LowestNumber {
    const STANDS: Stands = Stands::Seen;
    const RULE: &'static str = "lowest number";
    const REASON: &'static str = "the one of the lowest number";

    fn choose(view: &mut impl View, before: Option<u32>) -> Option<u32> {
        if let Some(satellite) = before.filter(|&satellite| view.has(satellite)) {
            return Some(satellite);
        }
        let mut first = None;
        view.each(|seen| first = first.or(Some(seen.satellite)));
        first
    }
}
