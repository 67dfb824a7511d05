//! How much a call may do before it hands back to its caller: what keeps a page responsive.

/// The work of a call and its limit, in steps of about ten nanoseconds.
///
/// What work costs is counted, never timed, so that a call stops at the same place on every machine. Where it stops
/// must make no difference to what is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// Steps left; below zero by what the last piece cost beyond that.
    left: i64,
    most: i64,
}

impl Work {
    /// At most so many steps.
    pub const fn of(steps: u64) -> Self {
        let most = if steps > i64::MAX as u64 { i64::MAX } else { steps as i64 };
        Self { left: most, most }
    }

    /// As much as there is to do.
    pub const fn unlimited() -> Self {
        Self::of(u64::MAX)
    }

    /// Counts what has been done. A piece that cannot be divided may cost more than was left.
    #[inline]
    pub const fn spend(&mut self, steps: u64) {
        self.left = self.left.wrapping_sub_unsigned(steps);
    }

    /// Whether something may still be done.
    #[inline]
    pub const fn remains(self) -> bool {
        self.left > 0
    }

    /// Steps done.
    #[inline]
    pub const fn done(self) -> u64 {
        self.most.abs_diff(self.left)
    }
}
