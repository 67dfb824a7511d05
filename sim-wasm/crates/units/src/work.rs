//! How much a call may do before it hands back to its caller: what keeps a page responsive.

/// Work that is left to a call, in steps of about ten nanoseconds.
///
/// What work costs is counted, never timed, so that a call stops at the same place on every machine. Where it stops
/// must make no difference to what is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    left: u64,
}

impl Work {
    /// So many steps.
    pub const fn of(steps: u64) -> Self {
        Self { left: steps }
    }

    /// As much as there is to do.
    pub const fn unlimited() -> Self {
        Self::of(u64::MAX)
    }

    /// Takes off what has been done, down to none: a piece of work that cannot be divided may cost more than is left.
    #[inline]
    pub const fn spend(&mut self, steps: u64) {
        self.left = self.left.saturating_sub(steps);
    }

    /// Whether something is left.
    #[inline]
    pub const fn remains(self) -> bool {
        self.left > 0
    }
}
