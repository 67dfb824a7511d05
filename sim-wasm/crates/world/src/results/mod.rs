//! What a run comes to, in numbers.

pub(crate) mod link_mark;
pub(crate) mod measure;
pub(crate) mod metrics;
pub(crate) mod summary;
