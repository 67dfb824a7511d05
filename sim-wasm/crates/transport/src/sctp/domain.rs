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

/// One for all paths, or one for each. The first is at hand, for nearly always it is the only one.
#[derive(Clone, Debug)]
pub(crate) struct Domains {
    first: Domain,
    /// Those of the other paths.
    others: Box<[Domain]>,
}

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
        let others = if rules.cmt { vec![domain; MAX_PATHS - 1].into() } else { [].into() };
        Self { first: domain, others }
    }

    /// The one that `path` is of.
    #[inline(always)]
    pub fn of(&self, path: u8) -> &Domain {
        self.others.get(usize::from(path).wrapping_sub(1)).unwrap_or(&self.first)
    }

    #[inline(always)]
    pub fn of_mut(&mut self, path: u8) -> &mut Domain {
        self.others.get_mut(usize::from(path).wrapping_sub(1)).unwrap_or(&mut self.first)
    }

    /// Whether anything recovers.
    #[inline(always)]
    pub fn any_recovers(&self) -> bool {
        self.first.recovering || self.others.iter().any(|domain| domain.recovering)
    }

    #[inline(always)]
    pub fn for_each(&mut self, mut act: impl FnMut(&mut Domain)) {
        act(&mut self.first);
        self.others.iter_mut().for_each(act);
    }

    /// A SACK or a timer gives a new opportunity to send.
    #[inline]
    pub fn restart_bursts(&mut self) {
        self.for_each(|domain| domain.burst.restart());
    }
}
