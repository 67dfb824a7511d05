//! What a call leaves to do at the present instant.

use crate::flow::Reason;
use crate::sky::shown::RouteKey;

/// What is left to do at the present instant.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// Finding which links change.
    Topology,
    /// Putting the changes into effect, from this one on.
    Changes(usize),
    /// Renewing the routes, from this part on.
    Routes(usize),
    /// Recording paths that have changed, from this one on.
    ChangedPaths(RouteKey),
    /// Renewing the routes because delays have changed, from this part on.
    Reroute(usize),
    /// Recording all paths with their new delays, from this one on.
    AllPaths(RouteKey),
    /// Recording all paths for a measurement interval, from this one on.
    MeasuredPaths(RouteKey),
    /// Sending what an end has to send, with the reason for what changed there.
    Transmit {
        /// The flow.
        flow: u16,
        /// Its end.
        end: u8,
        /// The reason.
        reason: Reason,
    },
}
