//! Slow start: the growth of one acknowledgement, with HyStart++ if it is asked for.

use super::hystart::HyStart;
use super::{Acked, Phase, Rule, Rules};

/// Slow start of a controller.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlowStart {
    /// Units for one acknowledgement; 0 counts acknowledgements.
    limit: u32,
    /// Until slow start is left for the first time (RFC 9406 section 4.3).
    hystart: Option<HyStart>,
}

/// What an acknowledgement adds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// Bytes the window grows by.
    pub bytes: u32,
    pub rule: Rule,
    pub phase: Option<Phase>,
}

impl SlowStart {
    pub fn new(rules: &Rules) -> Self {
        Self { limit: rules.byte_counting_limit, hystart: rules.hystart.then(HyStart::default) }
    }

    /// RFC 5681 equation 2, with the limit of RFC 3465 section 2.2.
    pub fn on_ack(&mut self, acked: &Acked, unit: u32) -> Step {
        let phase = self.hystart.as_mut().and_then(|hystart| hystart.on_ack(acked));
        let bytes = if self.limit == 0 { unit } else { acked.bytes.min(self.limit.saturating_mul(unit)) };
        if self.hystart.as_ref().is_some_and(HyStart::conservative) {
            return Step { bytes: bytes / super::hystart::DIVISOR, rule: Rule::ConservativeSlowStart, phase };
        }
        Step { bytes, rule: Rule::SlowStart, phase }
    }

    /// A loss, a mark or HyStart++ itself ends the first slow start.
    pub fn leave(&mut self) {
        self.hystart = None;
    }
}
