//! Drop-tail: a packet is dropped when the queue is full, and only then.

use super::{Arrival, QueueDisc, Verdict};

/// The discipline without a rule of its own.
#[derive(Clone, Debug, Default)]
pub(crate) struct DropTail;

impl QueueDisc for DropTail {
    const ASKS: bool = false;

    fn on_arrival(&mut self, _: &Arrival) -> Verdict {
        Verdict::Accept
    }
}
