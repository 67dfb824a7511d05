//! Always the satellite with the highest elevation.

use super::{Policy, Stands, View};

pub(super) struct HighestElevation;

impl Policy for HighestElevation {
    const STANDS: Stands = Stands::Best;
    const RULE: &'static str = "highest elevation";

    fn choose(view: &mut impl View, _: Option<u32>) -> Option<u32> {
        view.best()
    }
}
