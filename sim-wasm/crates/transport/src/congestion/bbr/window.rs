//! The window: towards what the model says, and as much as arrives while losses are repaired.

use super::{Bbr, Mode};
use crate::congestion::Acked;
use crate::congestion::samples::Repair;

/// Segments that are in flight at least, so that acknowledgements of every other one leave something to send.
const LEAST: u32 = 4;
/// Segments after which slow start alone no longer leads on.
const BEGINNING: u64 = 10;

impl Bbr {
    pub(super) fn least_cwnd(&self) -> u32 {
        LEAST * self.unit()
    }

    /// Keeps the window that is good: the last one before losses or PROBE_RTT cut it.
    pub(super) fn save_cwnd(&mut self) {
        let good = self.repair_before == Repair::Open && self.mode != Mode::ProbeRtt;
        self.prior_cwnd = if good { self.cwnd } else { self.prior_cwnd.max(self.cwnd) };
    }

    /// The window after an acknowledgement by which so many bytes newly arrived.
    pub(super) fn set_cwnd(&mut self, acked: &Acked, newly: u64) {
        if newly > 0 {
            self.cwnd = self.grown(acked, newly.min(u64::from(u32::MAX / 4)) as u32);
        }
        if self.mode == Mode::ProbeRtt {
            self.cwnd = self.cwnd.min(self.probe_rtt_cwnd());
        }
        self.cwnd = self.cwnd.min(self.rules.largest_window).max(self.unit());
    }

    fn grown(&mut self, acked: &Acked, newly: u32) -> u32 {
        let cwnd = self.repaired(acked, newly);
        if self.conserves {
            return cwnd.max(acked.flight.saturating_add(newly));
        }
        let extra = if self.full { self.aggregation.extra(self.rate()) } else { 0 };
        let segments = self.volume(self.followed(), self.cwnd_gain) + (extra / u64::from(self.unit())) as u32;
        let target = self.with_budget(segments).saturating_mul(self.unit());
        let grown = cwnd.saturating_add(newly);
        let beginning = self.delivered < BEGINNING * u64::from(self.unit());
        let cwnd = if self.full {
            grown.min(target)
        } else if cwnd < target || beginning {
            grown
        } else {
            cwnd
        };
        cwnd.max(self.least_cwnd())
    }

    /// What losses leave of the window: in the first round of a recovery as much leaves as arrives, after it the window
    /// is what it was.
    fn repaired(&mut self, acked: &Acked, newly: u32) -> u32 {
        let mut cwnd = self.cwnd;
        if self.losses > 0 {
            cwnd = cwnd.saturating_sub(self.losses).max(self.unit());
        }
        if self.repair == Repair::Recovery && self.repair_before != Repair::Recovery {
            self.conserves = true;
            self.round_ends = self.delivered; // A round begins now.
            cwnd = acked.flight.saturating_add(newly);
        } else if self.repair_before != Repair::Open && self.repair == Repair::Open {
            cwnd = cwnd.max(self.prior_cwnd);
            self.conserves = false;
            self.tells.phase = true;
        }
        self.repair_before = self.repair;
        cwnd
    }
}
