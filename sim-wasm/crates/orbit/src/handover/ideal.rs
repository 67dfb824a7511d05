//! Can use every satellite above the mask at once.

use super::{Policy, Stands, View};

pub(super) struct Ideal;

impl Policy for Ideal {
    const STANDS: Stands = Stands::AllSeen;
    const RULE: &'static str = "every visible satellite";

    fn choose(view: &mut impl View, _: Option<u32>) -> Option<u32> {
        view.use_all()
    }
}
