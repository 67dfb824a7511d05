//! What fast recovery and Max.Burst belong to: the association (RFC 9260 sections 7.2.4 and 6.1 D), or in concurrent
//! multipath transfer each path by itself.

use super::burst::Burst;
use super::settings::Sctp;
use crate::api::MAX_PATHS;

/// Paths that recover from losses, and send in bursts, as one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Domain {
    pub burst: Burst,
    /// Highest TSN sent when fast recovery began: a loss up to here has been paid for.
    pub exit: u64,
    /// Whether fast recovery is on.
    pub recovering: bool,
    /// Whether it began with the SACK that is being looked at.
    pub entering: bool,
    /// The path that lost what it began with.
    pub recovery_path: u8,
}

/// One for all paths, or one for each.
#[derive(Clone, Debug)]
pub(crate) struct Domains(Vec<Domain>);

impl Domains {
    /// Of a sender that numbers its data from `first`.
    pub fn new(rules: &Sctp, first: u64) -> Self {
        let domain = Domain {
            burst: Burst::new(rules),
            exit: first - 1,
            recovering: false,
            entering: false,
            recovery_path: 0,
        };
        Self(vec![domain; if rules.cmt { MAX_PATHS } else { 1 }])
    }

    #[inline]
    fn at(&self, path: u8) -> usize {
        usize::from(path).min(self.0.len() - 1)
    }

    /// The one that `path` is of.
    #[inline]
    pub fn of(&self, path: u8) -> &Domain {
        &self.0[self.at(path)]
    }

    #[inline]
    pub fn of_mut(&mut self, path: u8) -> &mut Domain {
        let at = self.at(path);
        &mut self.0[at]
    }

    #[inline]
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Domain> {
        self.0.iter_mut()
    }

    /// A SACK or a timer gives a new opportunity to send.
    #[inline]
    pub fn restart_bursts(&mut self) {
        self.0.iter_mut().for_each(|domain| domain.burst.restart());
    }
}
