//! Whether the application has data for the sender: where it has none, the windows are not what limits.

/// How the application keeps up with its sender.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Supply {
    /// Data wait, as far as anybody has noticed.
    #[default]
    Flows,
    /// All data have been sent, and fill the windows still.
    Dry,
    /// All data have been sent, and the windows have had room for more since: the application limits.
    Short,
}

/// What has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// The application limits the sender from now on.
    Limited,
    /// The windows do again.
    Resumed,
}

impl Supply {
    /// Whether it has to be looked at: never while data flow.
    #[inline(always)]
    pub fn fails(self) -> bool {
        self != Self::Flows
    }

    /// Whether the application limits.
    #[inline]
    pub fn limits(self) -> bool {
        self == Self::Short
    }

    /// All data have been sent.
    #[cold]
    pub fn run_dry(&mut self) {
        if *self == Self::Flows {
            *self = Self::Dry;
        }
    }

    /// Looks at it after all data have left, and when an acknowledgement has come: what still waits then was kept back by
    /// the windows. `open` says that they have room.
    #[cold]
    pub fn look(&mut self, waits: bool, open: bool) -> Option<Turn> {
        let (next, turn) = match *self {
            Self::Short if waits => (Self::Flows, Some(Turn::Resumed)),
            Self::Dry if waits => (Self::Flows, None),
            Self::Dry if open => (Self::Short, Some(Turn::Limited)),
            same => (same, None),
        };
        *self = next;
        turn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_application_limits_once_the_windows_have_room_and_until_data_wait_for_them_again() {
        let mut supply = Supply::default();
        supply.run_dry();
        assert_eq!(supply.look(false, false), None);
        assert_eq!(supply.look(false, true), Some(Turn::Limited));
        supply.run_dry();
        assert_eq!(supply.look(false, true), None);
        assert_eq!(supply.look(true, true), Some(Turn::Resumed));
        assert!(!supply.fails());
    }

    #[test]
    fn data_that_come_before_the_windows_have_room_are_in_time() {
        let mut supply = Supply::Dry;
        assert_eq!(supply.look(true, true), None);
        assert_eq!(supply.look(false, true), None);
    }
}
