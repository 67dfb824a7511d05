//! Always the nearest satellite above the mask. On a sphere, among satellites of one altitude, that is the highest one.

use super::{Policy, Stands, View};

pub(super) struct Nearest;

impl Policy for Nearest {
    const STANDS: Stands = Stands::Best;
    const NEARER: bool = true;
    const RULE: &'static str = "nearest satellite";
    const REASON: &'static str = "the nearest at that instant";
    const SURPASSED: &'static str = "another one is nearer";

    fn choose(view: &mut impl View, _: Option<u32>) -> Option<u32> {
        view.best()
    }
}
