//! ProbeRTT, and what a pause does (sections 5.3.4, 5.4).

use skywindow_units::{Duration, SimTime};

use super::{AckPhase, Bbr3, Bbr3Reason, Sample, State};

impl Bbr3 {
    /// Section 5.3.4.3.
    pub(super) fn check_probe_rtt(&mut self, sample: &Sample) {
        let wanted = self.settings().bbr3_probe_rtt > Duration::ZERO;
        if wanted && self.state != State::ProbeRtt && self.probe_rtt_expired && !self.idle_restart {
            self.enter(State::ProbeRtt);
            self.save_cwnd();
            self.probe_rtt_done = None;
            self.ack_phase = AckPhase::Stopping;
            self.start_round();
            self.bubble.begin(self.delivered);
        }
        if self.state == State::ProbeRtt {
            self.handle_probe_rtt(sample);
        }
        if sample.delivered > 0 {
            self.idle_restart = false;
        }
    }

    /// Little is in flight for a while and a round trip. The rates meanwhile say nothing.
    fn handle_probe_rtt(&mut self, sample: &Sample) {
        let flight = u32::try_from(sample.flight).unwrap_or(u32::MAX);
        self.bubble.last(self.delivered, flight);
        if self.probe_rtt_done.is_some() {
            self.probe_rtt_round |= self.round_start;
            if self.probe_rtt_round {
                self.check_probe_rtt_done(sample.now);
            }
        } else if sample.flight <= self.probe_rtt_cwnd() {
            self.probe_rtt_done = Some(sample.now + self.settings().bbr3_probe_rtt);
            self.probe_rtt_round = false;
            self.start_round();
        }
    }

    fn check_probe_rtt_done(&mut self, now: SimTime) {
        if self.probe_rtt_done.is_some_and(|done| now > done) {
            self.probe_rtt_min_at = now;
            self.restore_cwnd();
            self.exit_probe_rtt(now);
        }
    }

    /// Section 5.3.4.4: the queue is gone, so that it cruises at once.
    fn exit_probe_rtt(&mut self, now: SimTime) {
        self.reset_short_term_model();
        if self.full.reached {
            self.start_down(Some(now));
            self.start_cruise();
        } else {
            self.enter(State::Startup);
        }
    }

    /// Data leave, and nothing had been in flight for want of data: no faster than the bandwidth (section 5.4.1).
    pub(super) fn restart_from_idle(&mut self, now: SimTime) {
        self.idle_restart = true;
        self.extra_since = now;
        if self.state.probes_bw() {
            self.set_pacing_rate(100);
        } else if self.state == State::ProbeRtt {
            self.check_probe_rtt_done(now);
        }
        let standing = self.standing();
        self.tells.why = Some(Bbr3Reason::Bbr3Restart { pacing: standing.pacing, cwnd: standing.cwnd });
    }
}
