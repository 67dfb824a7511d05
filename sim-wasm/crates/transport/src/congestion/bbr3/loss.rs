//! What losses do: to the cycle, to the bounds for longer, and what is undone where they were none (sections 5.5.10, 5.5.11).

use super::{Bbr3, Bbr3Reason, INFINITE, Sample, State, Undo};
use crate::congestion::LostPacket;
use crate::congestion::samples::Repair;

impl Bbr3 {
    /// Whether so much lost of what was in flight is too much (IsInflightTooHigh). Every sender here that has several
    /// losses in a round trip reported is told of each.
    pub(super) fn is_inflight_too_high(&self, lost: u64, tx_in_flight: u64) -> bool {
        lost as f64 > tx_in_flight as f64 * self.settings().bbr3_loss_percent / 100.0
    }

    pub(super) fn note_loss(&mut self) {
        if !self.loss_in_round {
            self.loss_round_ends = self.delivered;
            self.keep_state();
        }
        self.loss_in_round = true;
    }

    /// HandleLostPacket.
    pub(super) fn handle_lost_packet(&mut self, packet: &LostPacket) {
        self.note_loss();
        if self.last_lost.is_none_or(|last| last + 1 != packet.ordinal) {
            self.lost_ranges = self.lost_ranges.saturating_add(1);
        }
        self.last_lost = Some(packet.ordinal);
        if self.probe_sample && self.is_inflight_too_high(packet.lost, packet.flight.into()) {
            self.handle_inflight_too_high(packet);
        }
    }

    /// Once a probe.
    fn handle_inflight_too_high(&mut self, packet: &LostPacket) {
        self.prev_probe_too_high = true;
        self.probe_sample = false;
        if !packet.app_limited {
            let beta = u64::from(self.settings().bbr3_beta_percent);
            let least = self.target_inflight() * beta / 100;
            self.inflight_longterm = self.inflight_at_loss(packet).max(least);
        }
        let bound = (self.inflight_longterm != INFINITE).then_some(self.inflight_longterm);
        self.tells.why = Some(Bbr3Reason::Bbr3TooHigh {
            lost: u32::try_from(packet.lost).unwrap_or(u32::MAX),
            flight: packet.flight,
            inflight_longterm: bound.map(|bound| u32::try_from(bound).unwrap_or(u32::MAX)),
        });
        if self.state == State::Up {
            self.undo.state = Some(State::Up);
            self.start_down(None);
        }
    }

    /// What was in flight when losses crossed the threshold, within the packet (InflightAtLoss).
    fn inflight_at_loss(&self, packet: &LostPacket) -> u64 {
        let threshold = self.settings().bbr3_loss_percent / 100.0;
        let before = f64::from(packet.flight.saturating_sub(packet.bytes));
        let lost_before = packet.lost.saturating_sub(packet.bytes.into()) as f64;
        let prefix = (threshold * before - lost_before) / (1.0 - threshold);
        (before + prefix).max(0.0) as u64
    }

    /// Section 5.5.10.3.
    pub(super) fn update_latest_delivery_signals(&mut self, sample: &Sample) {
        self.bw_latest = self.bw_latest.max(sample.rate);
        self.inflight_latest = self.inflight_latest.max(sample.delivered);
        self.loss_round_start = sample.prior >= self.loss_round_ends;
        if self.loss_round_start {
            self.loss_round_ends = self.delivered;
        }
    }

    pub(super) fn advance_latest_delivery_signals(&mut self, sample: &Sample) {
        if self.loss_round_start {
            (self.bw_latest, self.inflight_latest) = (sample.rate, sample.delivered);
        }
    }

    pub(super) fn reset_congestion_signals(&mut self) {
        self.loss_in_round = false;
        (self.bw_latest, self.inflight_latest) = (0, 0);
    }

    pub(super) fn update_congestion_signals(&mut self, sample: &Sample) {
        self.update_max_bw(sample);
        if self.loss_round_start {
            if self.loss_in_round && !self.state.accelerates() {
                self.lower_short_term_bounds();
            }
            self.loss_in_round = false;
        }
    }

    /// InitLowerBounds and LossLowerBounds: towards what was delivered, and no further than by Beta.
    fn lower_short_term_bounds(&mut self) {
        if self.bw_shortterm == INFINITE {
            self.bw_shortterm = self.max_bw();
        }
        if self.inflight_shortterm == INFINITE {
            self.inflight_shortterm = self.cwnd.into();
        }
        let beta = u128::from(self.settings().bbr3_beta_percent);
        let cut = |bound: u64| (u128::from(bound) * beta / 100) as u64;
        self.bw_shortterm = self.bw_latest.max(cut(self.bw_shortterm));
        self.inflight_shortterm = self.inflight_latest.max(cut(self.inflight_shortterm));
    }

    pub(super) fn reset_short_term_model(&mut self) {
        (self.bw_shortterm, self.inflight_shortterm) = (INFINITE, INFINITE);
    }

    /// The window before it is cut (section 5.6.4.4).
    pub(super) fn save_cwnd(&mut self) {
        let good = self.repair == Repair::Open && self.state != State::ProbeRtt;
        self.prior_cwnd = if good { self.cwnd } else { self.prior_cwnd.max(self.cwnd) };
    }

    pub(super) fn restore_cwnd(&mut self) {
        self.cwnd = self.cwnd.max(self.prior_cwnd);
    }

    fn keep_state(&mut self) {
        self.save_cwnd();
        self.kept = true;
        self.undo = Undo {
            state: None,
            bw_shortterm: self.bw_shortterm,
            inflight_shortterm: self.inflight_shortterm,
            inflight_longterm: self.inflight_longterm,
        };
    }

    /// A repair begins (section 5.5.11.1), unless what it may give back was kept with its first loss, before that did
    /// anything.
    pub(super) fn save_state_upon_loss(&mut self) {
        if !self.kept {
            self.keep_state();
        }
    }

    /// Section 5.5.11.2.
    pub(super) fn undo_losses(&mut self) {
        self.restore_cwnd();
        self.loss_in_round = false;
        self.full.reset(0);
        let Undo { state, bw_shortterm, inflight_shortterm, inflight_longterm } = self.undo;
        self.bw_shortterm = self.bw_shortterm.max(bw_shortterm);
        self.inflight_shortterm = self.inflight_shortterm.max(inflight_shortterm);
        self.inflight_longterm = self.inflight_longterm.max(inflight_longterm);
        let stays = self.state == State::ProbeRtt;
        match state {
            Some(State::Startup) if self.state != State::Startup => {
                self.full.reached = false;
                if !stays {
                    self.enter(State::Startup);
                }
            }
            Some(State::Up) if self.state != State::Up && !stays => self.start_refill(),
            _ => {}
        }
        self.undo.state = None;
        self.tells.why = Some(Bbr3Reason::Bbr3Undone { cwnd: self.cwnd });
        self.tells.phase = true;
    }
}
