//! How much a call may do before it hands back to its caller: what keeps a page responsive.

/// The work of a call and its limit, in steps of about ten nanoseconds.
///
/// What work costs is counted, never timed, so that a call stops at the same place on every machine. Where it stops
/// must make no difference to what is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    done: u64,
    most: u64,
}

impl Work {
    /// At most so many steps.
    pub const fn of(steps: u64) -> Self {
        Self { done: 0, most: steps }
    }

    /// As much as there is to do.
    pub const fn unlimited() -> Self {
        Self::of(u64::MAX)
    }

    /// Counts what has been done. A piece that cannot be divided may cost more than was left.
    #[inline]
    pub const fn spend(&mut self, steps: u64) {
        self.done = self.done.saturating_add(steps);
    }

    /// Whether something may still be done.
    #[inline]
    pub const fn remains(self) -> bool {
        self.done < self.most
    }

    /// Steps done.
    #[inline]
    pub const fn done(self) -> u64 {
        self.done
    }
}
