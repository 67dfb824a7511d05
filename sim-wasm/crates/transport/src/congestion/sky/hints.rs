//! What a sender hears of its path from those who know the sky.

use skywindow_units::{Duration, SimTime};

/// The path of a sender is another one from now on, or leads nowhere for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathHint {
    /// When.
    pub now: SimTime,
    /// One-way propagation delay before; none if there was no path, or nobody knows.
    pub from: Option<Duration>,
    /// The same from now on; none if there is no path.
    pub to: Option<Duration>,
}
