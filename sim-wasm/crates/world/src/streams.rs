//! The names of the random streams of a run.

/// Places of background terminals.
pub const PLACES: u64 = 1;
/// Fates of packets, by flow and direction.
pub const FATES: u64 = 2;
