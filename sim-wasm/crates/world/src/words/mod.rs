//! What is said of a run before it: its names and parts, and what stands in its way.

pub(crate) mod meta;
pub(crate) mod remarks;
