//! Startup and Drain: until the pipe is full or too much is lost, then until the queue is gone (sections 5.3.1, 5.3.2).

use super::{Bbr3, Bbr3Reason, Sample, State};
use crate::congestion::samples::Repair;

/// So many round trips without a quarter more show that the pipe is full.
const FULL_ROUNDS: u32 = 3;
/// BBRStartupFullLossCnt: so many ranges must be lost in a round trip.
const FULL_LOSS_RANGES: u32 = 6;
/// Drain lasts no longer, packet-timed round trips.
const DRAIN_ROUNDS: u64 = 3;

impl Bbr3 {
    /// Section 5.3.1.2.
    pub(super) fn check_full_bw_reached(&mut self, sample: &Sample) {
        if self.full.now || !self.round_start || sample.limited {
            return;
        }
        if u128::from(sample.rate) * 4 >= u128::from(self.full.bandwidth) * 5 {
            self.full.reset(sample.rate);
            return;
        }
        self.full.rounds += 1;
        self.full.now = self.full.rounds >= FULL_ROUNDS;
        self.full.reached |= self.full.now;
    }

    pub(super) fn check_startup_done(&mut self, sample: &Sample) {
        self.check_startup_high_loss(sample);
        if self.state == State::Startup && self.full.reached {
            self.enter(State::Drain);
            self.drain_round = self.rounds;
        }
    }

    /// Section 5.3.1.3: in recovery for a round trip, in which more was lost than may be, in several places.
    fn check_startup_high_loss(&mut self, sample: &Sample) {
        if self.full.reached {
            return;
        }
        let ranges = self.lost_ranges;
        if self.loss_round_start
            && self.repair == Repair::Recovery
            && self.rounds > self.repair_round
            && ranges >= FULL_LOSS_RANGES
            && self.is_inflight_too_high(sample.lost, sample.tx_in_flight)
        {
            self.undo.state = Some(State::Startup);
            (self.full.reached, self.full.now) = (true, true);
            self.inflight_longterm = self.bdp_multiple(self.bw, 100).max(self.inflight_latest);
            let clamped = |bytes: u64| u32::try_from(bytes).unwrap_or(u32::MAX);
            self.tells.why = Some(Bbr3Reason::Bbr3StartupLoss {
                lost: clamped(sample.lost),
                flight: clamped(sample.tx_in_flight),
                ranges,
                inflight_longterm: clamped(self.inflight_longterm),
            });
        }
        if self.loss_round_start {
            (self.lost_ranges, self.last_lost) = (0, None);
        }
    }

    /// Section 5.3.2.
    pub(super) fn check_drain_done(&mut self, sample: &Sample) {
        if self.state == State::Drain
            && (sample.flight <= self.inflight(self.bw, 100) || self.rounds > self.drain_round + DRAIN_ROUNDS)
        {
            self.start_down(Some(sample.now));
        }
    }
}
