//! The control parameters: pacing rate, send quantum, cwnd (section 5.6).

use skywindow_units::Duration;

use super::{Bbr3, INFINITE, Sample, State};
use crate::congestion::samples::rate_of;

/// BBR.MinPipeCwnd, segments: acknowledgements of every other one leave something to send.
const MIN_PIPE_SEGMENTS: u64 = 4;
/// BBR.PacingMarginPercent.
const PACING_MARGIN: u64 = 1;
/// Bytes that leave at once at most.
const LARGEST_QUANTUM: u64 = 64 * 1024;
/// The gain of the window in ProbeRTT (BBR.ProbeRTTCwndGain), percent.
const PROBE_RTT_GAIN: u64 = 50;

impl Bbr3 {
    /// So that the first window leaves in a round trip, faster by the gain of Startup (section 5.6.2).
    pub(super) fn init_pacing_rate(&mut self, rtt: Duration) {
        let rate = rate_of(self.rules.initial_window.into(), rtt);
        self.pacing_rate = rate.saturating_mul(State::Startup.pacing_gain()) / 100;
    }

    /// Section 5.6.2.
    pub(super) fn set_pacing_rate(&mut self, gain: u64) {
        let rate = u128::from(self.bw) * u128::from(gain * (100 - PACING_MARGIN)) / 10_000;
        let rate = u64::try_from(rate).unwrap_or(u64::MAX);
        if self.full.reached || rate > self.pacing_rate {
            self.pacing_rate = rate;
        }
    }

    /// What leaves at once: 1 ms of the rate, two segments at least (section 5.6.3).
    fn send_quantum(&self) -> u64 {
        (self.pacing_rate / 1000).min(LARGEST_QUANTUM).max(2 * self.unit())
    }

    pub(super) fn min_pipe_cwnd(&self) -> u64 {
        MIN_PIPE_SEGMENTS * self.unit()
    }

    /// At least what ends hold at once (section 5.5.8).
    fn quantization_budget(&self, inflight: u64) -> u64 {
        let budget = u64::from(self.settings().bbr3_offload_quanta) * self.send_quantum();
        let more = if self.state == State::Up { 2 * self.unit() } else { 0 };
        inflight.max(budget).max(self.min_pipe_cwnd()) + more
    }

    /// What so much bandwidth needs in flight with a gain, percent.
    pub(super) fn inflight(&self, bw: u64, gain: u64) -> u64 {
        self.quantization_budget(self.bdp_multiple(bw, gain))
    }

    fn cwnd_gain(&self) -> u64 {
        let gain = u64::from(self.settings().bbr3_cwnd_percent);
        match self.state {
            State::ProbeRtt => PROBE_RTT_GAIN,
            State::Up => gain * 9 / 8,
            _ => gain,
        }
    }

    /// BBR.max_inflight (section 5.6.4.2).
    fn max_inflight(&self) -> u64 {
        self.quantization_budget(self.bdp_multiple(self.bw, self.cwnd_gain()) + self.extra_acked.get())
    }

    /// Section 5.6.4.5.
    pub(super) fn probe_rtt_cwnd(&self) -> u64 {
        self.bdp_multiple(self.bw, PROBE_RTT_GAIN).max(self.min_pipe_cwnd())
    }

    /// Section 5.6.4.6.
    pub(super) fn set_cwnd(&mut self, sample: &Sample) {
        let most = self.max_inflight();
        let mut cwnd = u64::from(self.cwnd);
        if self.full.reached {
            cwnd = (cwnd + sample.newly).min(most);
        } else if cwnd < most || self.delivered < self.rules.initial_window.into() {
            cwnd += sample.newly;
        }
        cwnd = cwnd.max(self.min_pipe_cwnd());
        if self.state == State::ProbeRtt {
            cwnd = cwnd.min(self.probe_rtt_cwnd());
        }
        let largest = u64::from(self.rules.largest_window).max(self.unit());
        self.cwnd = u32::try_from(cwnd.min(largest)).unwrap_or(u32::MAX);
        self.bound_cwnd_for_model();
    }

    /// Section 5.6.4.7.
    pub(super) fn bound_cwnd_for_model(&mut self) {
        let longterm = match self.state {
            State::Down | State::Refill | State::Up => self.inflight_longterm,
            State::Cruise | State::ProbeRtt => self.inflight_with_headroom(),
            State::Startup | State::Drain => INFINITE,
        };
        let most = longterm.min(self.inflight_shortterm).max(self.min_pipe_cwnd());
        self.cwnd = self.cwnd.min(u32::try_from(most).unwrap_or(u32::MAX));
    }
}
