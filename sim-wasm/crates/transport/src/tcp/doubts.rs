//! What a sender keeps of probes, and of cuts that may prove needless.

use skywindow_units::SimTime;

use super::receiver::NEVER;
use crate::congestion::Congestion;

/// A tail loss probe.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Probe {
    /// When it leaves.
    pub due: SimTime,
    /// It must leave now.
    pub now: bool,
    /// What had been sent with it, and whether it sent something again, until that is acknowledged.
    pub sent: Option<(u64, bool)>,
}

impl Probe {
    /// None is planned.
    pub const fn new() -> Self {
        Self { due: NEVER, now: false, sent: None }
    }
}

/// Where F-RTO stands.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Forward {
    /// What had been sent when the timer expired, until it is clear.
    pub high: Option<u64>,
    /// New data leave before what the timeout lost.
    pub ahead: bool,
}

impl Forward {
    /// The timer expired when everything below `high` had been sent.
    pub fn begin(&mut self, high: u64) {
        *self = Self { high: Some(high), ahead: false };
    }

    /// It is clear.
    pub fn end(&mut self) {
        *self = Self::default();
    }
}

/// What a cut can be taken back to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Undo {
    /// The controller before it, until the repair is over.
    pub before: Option<Box<Congestion>>,
    /// The lowest number outstanding then.
    pub from: u64,
    /// What was sent again since and has not come twice, bytes; nothing was sent again if there is none.
    pub again: Option<u32>,
    /// When anything was first sent again.
    pub resent_at: Option<SimTime>,
}

impl Undo {
    /// So many bytes are sent again.
    pub fn on_resent(&mut self, now: SimTime, bytes: u32) {
        self.resent_at.get_or_insert(now);
        if self.before.is_some() {
            self.again = Some(self.again.unwrap_or(0) + bytes);
        }
    }

    /// The repair is over, and its cut stands.
    pub fn forget(&mut self) {
        self.before = None;
        self.again = None;
    }

    /// Nothing of what was sent again is outstanding.
    pub fn nothing_again(&mut self) {
        self.resent_at = None;
    }
}
