//! Patience: a packet is dropped that would stay in the queue for longer than it may.

use skywindow_form::{Range, Unit, part};
use skywindow_units::Duration;

use super::{Arrival, DiscSettings, QueueDisc, Verdict};
use crate::cause::Cause;

part! { "The settings of patience." PatienceSettings in Links {
    longest_ms: f64 = 50.0 => {
        help: "The longest sojourn time.",
        label: "Patience", unit: Unit::MS, range: Range::above(0.0, 10_000.0), slider: Some((1.0, 500.0)),
    },
}}

impl DiscSettings for PatienceSettings {}

/// The discipline.
#[derive(Clone, Debug)]
pub(crate) struct Patience {
    longest: Duration,
}

impl Patience {
    /// A queue by these settings.
    pub fn new(settings: &PatienceSettings) -> Self {
        Self { longest: Duration::from_secs_f64(settings.longest_ms / 1e3) }
    }
}

impl QueueDisc for Patience {
    fn on_arrival(&mut self, arriving: &Arrival) -> Verdict {
        if arriving.free_at.since(arriving.now) > self.longest {
            return Verdict::Drop(Cause::EarlyDrop);
        }
        Verdict::Accept
    }
}
