//! The names of the random streams of a run.

/// Places of background terminals.
pub const PLACES: u64 = 1;
/// Fates of packets, by flow and direction.
pub const FATES: u64 = 2;
/// What the ends draw for themselves, such as the jitter of timers, by flow and end.
pub const ENDS: u64 = 3;
/// When flows are opened whose start is random, by flow.
pub const STARTS: u64 = 4;
/// States of error processes, by their place in the document and, where links have their own, by its two nodes.
pub const PROCESSES: u64 = 5;
/// Draws of radio stations whether to send, by channel and station.
pub const RADIO: u64 = 6;
/// How much flows whose workload is random send, by flow.
pub const WORKLOADS: u64 = 7;
/// Under the fates of an end: what somebody else sends it in its peer's name, by incident.
pub const FORGED: u64 = u64::MAX;
/// Under the streams of a flow: those of its second leg and further ones, by number.
pub const LEGS: u64 = 2;
/// Under the fate of a packet that was too big: the fate of the message that says so.
pub const REPORTS: u64 = 1;
