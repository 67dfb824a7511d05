//! The model of the path: round trips, bandwidth, aggregation, shortest round trip (section 5.5).

use super::{Bbr3, Sample};
use crate::congestion::samples::bytes_in;

/// BBR.ExtraAckedFilterLen, packet-timed round trips.
const EXTRA_ACKED_ROUNDS: u64 = 10;

impl Bbr3 {
    /// BBR.max_bw.
    pub(super) fn max_bw(&self) -> u64 {
        self.max_bw[0].max(self.max_bw[1])
    }

    /// A round trip begins with what leaves now (section 5.5.1).
    pub(super) fn start_round(&mut self) {
        self.round_ends = self.delivered;
    }

    fn update_round(&mut self, sample: &Sample) {
        self.round_start = sample.prior >= self.round_ends;
        if self.round_start {
            self.start_round();
            self.rounds += 1;
            self.rounds_since_probe_up += 1;
            self.cwnd_limited = [self.cwnd_limited[1], false];
        }
    }

    /// Section 5.5.5.
    pub(super) fn update_max_bw(&mut self, sample: &Sample) {
        self.update_round(sample);
        if sample.rate > 0 && (sample.rate >= self.max_bw() || !sample.limited) {
            self.max_bw[1] = self.max_bw[1].max(sample.rate);
        }
    }

    /// Another cycle (section 5.5.6). One without a sample forgets none (Linux bbr_advance_max_bw_filter).
    pub(super) fn advance_max_bw_filter(&mut self) {
        if self.max_bw[1] > 0 {
            self.max_bw = [self.max_bw[1], 0];
        }
    }

    /// Section 5.5.9.
    pub(super) fn update_ack_aggregation(&mut self, sample: &Sample) {
        let mut expected = bytes_in(self.bw, sample.now.since(self.extra_since));
        if self.extra_delivered <= expected {
            (self.extra_delivered, self.extra_since) = (0, sample.now);
            expected = 0;
        }
        self.extra_delivered += sample.newly;
        let extra = (self.extra_delivered - expected).min(self.cwnd.into());
        let rounds = if self.full.reached { EXTRA_ACKED_ROUNDS } else { 1 };
        self.extra_acked.update(rounds, self.rounds, extra);
    }

    /// Section 5.3.4.3. Only a shorter round trip is news: over a path without jitter all are the same.
    pub(super) fn update_min_rtt(&mut self, sample: &Sample) {
        let settings = self.settings();
        let (interval, window) = (settings.bbr3_probe_rtt_interval, settings.bbr3_min_rtt_window);
        self.probe_rtt_expired = sample.now.since(self.probe_rtt_min_at) > interval;
        if let Some(rtt) = sample.rtt
            && (self.probe_rtt_expired || self.probe_rtt_min.is_none_or(|least| rtt < least))
        {
            (self.probe_rtt_min, self.probe_rtt_min_at) = (Some(rtt), sample.now);
        }
        let expired = sample.now.since(self.min_rtt_at) > window;
        if let Some(rtt) = self.probe_rtt_min
            && (expired || self.min_rtt.is_none_or(|least| rtt < least))
        {
            (self.min_rtt, self.min_rtt_at) = (Some(rtt), self.probe_rtt_min_at);
        }
    }

    /// BoundBWForModel (section 5.5.10.3).
    pub(super) fn bound_bw_for_model(&mut self) {
        self.bw = self.max_bw().min(self.bw_shortterm);
    }

    /// What so much bandwidth and the shortest round trip hold with a gain, percent, bytes; the first window while no round
    /// trip is known (BDPMultiple, section 5.6.4.2).
    pub(super) fn bdp_multiple(&self, bw: u64, gain: u64) -> u64 {
        match self.min_rtt {
            None => self.rules.initial_window.into(),
            Some(rtt) => (u128::from(bytes_in(bw, rtt)) * u128::from(gain) / 100) as u64,
        }
    }

    /// What is to be in flight, unless losses cut the window: BBR.bdp (TargetInflight, section 5.3.3.8.3).
    pub(super) fn target_inflight(&self) -> u64 {
        self.bdp_multiple(self.bw, 100).min(self.cwnd.into())
    }
}
