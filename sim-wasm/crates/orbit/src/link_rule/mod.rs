//! When a link between two satellites is up: latitude, clearance and, across the seam, longitude.

mod circular;
mod general;

use crate::crossing::Margin;
use crate::earth::EarthSpec;
use crate::link::LinkKind;
use crate::motion::{Motion, Moving};
use crate::shell::Shell;
use crate::vector::Vec3;

/// The rules of a constellation, in the form that fits its orbits.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LinkRule {
    Circular(circular::LinkRule),
    General(general::LinkRule),
}

impl LinkRule {
    pub fn new(shell: &Shell, earth: &EarthSpec) -> Self {
        let isl = &shell.spec.isl;
        match shell.circular() {
            Some(orbits) => Self::Circular(circular::LinkRule::new(isl, orbits, earth)),
            None => Self::General(general::LinkRule::new(isl, shell.orbits.bounds(), earth)),
        }
    }

    /// Whether a link between satellites at these places is up.
    pub fn is_up(&self, kind: LinkKind, a: Vec3, b: Vec3) -> bool {
        match self {
            Self::Circular(rule) => rule.is_up(kind, a, b),
            Self::General(rule) => rule.is_up(kind, a, b),
        }
    }

    /// Whether a link of this kind ever changes.
    pub fn changes(&self, kind: LinkKind) -> bool {
        match self {
            Self::Circular(_) => kind != LinkKind::Intraplane,
            Self::General(_) => true,
        }
    }

    /// Seconds for which the state of a link cannot change; negative if `up` is not its state.
    pub fn lasts(&self, kind: LinkKind, a: Moving, b: Moving, up: bool) -> f64 {
        match self {
            Self::Circular(rule) => rule.lasts(kind, a, b, up),
            Self::General(rule) => rule.lasts(kind, a, b, up),
        }
    }

    /// How much nearer `peer` is than `next`, as seen from `a`, across the seam that only circular orbits have.
    pub fn nearer(&self, a: Moving, peer: Moving, next: Moving) -> Option<Margin> {
        match self {
            Self::Circular(rule) => Some(rule.nearer(a, peer, next)),
            Self::General(_) => None,
        }
    }
}
