//! Packets are numbered where they enter a constellation, if gateways are to put them back in order.

use super::Network;
use crate::link::{LinkKind, LinkSpec};
use crate::resequencing::Numbering;

impl Network {
    /// Has packets numbered where they enter a constellation, over links that are added from now on.
    pub fn number_entering(&mut self) {
        self.numbering = Some(Numbering::default());
    }

    /// Whether a link leads from the ground into a constellation, where packets are numbered.
    pub(super) fn numbers(&self, spec: &LinkSpec) -> bool {
        self.numbering.is_some() && spec.kind == LinkKind::Gsl && spec.from >= self.sky.satellites()
    }
}
