//! What is known of the heartbeats of a path, and of those that verify paths.

use skywindow_units::{Duration, SimTime};

use super::ticks::NEVER;

/// The heartbeats of one path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beat {
    /// When the path is tried unless it has been used until then.
    pub due: SimTime,
    /// When the last one counts as lost.
    pub answer_by: SimTime,
    /// How many were sent.
    pub count: u64,
}

impl Beat {
    pub const NONE: Self = Self { due: NEVER, answer_by: NEVER, count: 0 };
}

/// HB.Max.Burst: how many heartbeats that verify paths leave within one RTO (section 5.4).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BeatBurst {
    /// When the RTO ends.
    until: SimTime,
    sent: u32,
}

impl BeatBurst {
    /// Counts a heartbeat of a path with this timeout, or says when it may leave.
    pub fn admit(&mut self, now: SimTime, rto: Duration, limit: u32) -> Result<(), SimTime> {
        if now >= self.until {
            *self = Self { until: now + rto, sent: 0 };
        }
        if self.sent >= limit {
            return Err(self.until);
        }
        self.sent += 1;
        Ok(())
    }
}
