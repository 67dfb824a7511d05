//! Slow start: the growth of one acknowledgement, with HyStart++ if it is asked for.

use super::hystart::{DIVISOR, HyStart, Phase};
use super::{Acked, Rules};

/// Slow start of a controller.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlowStart {
    /// Units for one acknowledgement; 0 counts acknowledgements.
    limit: u32,
    /// A timeout began it.
    after_timeout: bool,
    /// What is told as acknowledged was not reported before.
    by_delivery: bool,
    /// Until slow start is left for the first time (RFC 9406 section 4.3).
    hystart: Option<HyStart>,
}

/// What an acknowledgement adds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// Bytes the window grows by.
    pub bytes: u32,
    /// What HyStart++ does.
    pub phase: Option<Phase>,
}

impl SlowStart {
    pub fn new(rules: &Rules) -> Self {
        Self {
            limit: rules.byte_counting_limit,
            after_timeout: false,
            by_delivery: rules.by_delivery,
            hystart: rules.hystart.then(HyStart::default),
        }
    }

    /// RFC 5681 equation 2, with the limit of RFC 3465 section 2.2. After a timeout that is one unit (section 2.3): an
    /// acknowledgement that fills a hole covers what left the network long ago, unless that was left out.
    #[inline]
    pub fn on_ack(&mut self, acked: &Acked, unit: u32) -> Step {
        // A copy: what is told need not be put together in memory where nothing else looks at all of it.
        let phase = self.hystart.as_mut().and_then(|hystart| hystart.on_ack(&Acked { ..*acked }));
        let limit = if self.after_timeout && !self.by_delivery { self.limit.min(1) } else { self.limit };
        let bytes = if limit == 0 { unit } else { acked.bytes.min(limit.saturating_mul(unit)) };
        let conservative = self.hystart.as_ref().is_some_and(HyStart::conservative);
        Step { bytes: if conservative { bytes / DIVISOR } else { bytes }, phase }
    }

    /// The limit is another from now on.
    pub fn follow(&mut self, rules: &Rules) {
        self.limit = rules.byte_counting_limit;
    }

    /// `window` after `growth`, both in the controller's own units. Where bytes are counted slow start ends at
    /// `ssthresh` and does not jump past it (RFC 5681 section 3.1).
    pub fn grown(&self, window: f64, growth: f64, ssthresh: f64) -> f64 {
        let grown = window + growth;
        if self.limit == 0 { grown } else { grown.min(ssthresh) }
    }

    /// A loss, a mark or HyStart++ itself ends the first slow start, and any.
    pub fn leave(&mut self) {
        self.hystart = None;
        self.after_timeout = false;
    }

    /// A timeout ends it and begins another.
    pub fn on_timeout(&mut self) {
        self.leave();
        self.after_timeout = true;
    }
}
