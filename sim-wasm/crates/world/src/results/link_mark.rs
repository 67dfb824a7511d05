//! What a link had done when a measurement interval ended.

/// What a link had carried and dropped at the end of the last interval.
#[derive(Clone, Copy, Debug, Default)]
pub struct LinkMark {
    pub carried_bytes: u64,
    pub dropped: u64,
}
