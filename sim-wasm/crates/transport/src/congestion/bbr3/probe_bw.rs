//! ProbeBW: down, cruise, refill, up, and what the probes say of the most that may be in flight (section 5.3.3).

use skywindow_units::{Duration, SimTime};

use super::{AckPhase, Bbr3, Bbr3Reason, INFINITE, Sample, State};
use crate::random;

/// Its draws among those of an end.
const DRAWS: u8 = 201;
/// By chance up to so much more lies between probes.
const WAIT_BY_CHANCE: Duration = Duration::from_secs(1);
/// Over short ways so many round trips, less one by chance, lie between probes: as long as Reno takes (section 5.3.3.8.2).
const RENO_ROUNDS: u64 = 63;
/// The slope doubles no more often.
const MOST_UP_ROUNDS: u32 = 30;

impl Bbr3 {
    fn draw(&mut self, below: u64) -> u64 {
        let drawn = random::below(random::bits(self.seed, DRAWS, self.draws), below);
        self.draws += 1;
        drawn
    }

    /// When bandwidth is probed next (PickProbeWait).
    fn pick_probe_wait(&mut self) {
        self.rounds_since_probe_up = self.draw(2);
        let chance = self.draw(WAIT_BY_CHANCE.as_nanos());
        self.probe_wait = self.settings().bbr3_probe_wait + Duration::from_nanos(chance);
    }

    /// Down begins, now or when the next thing happens.
    pub(super) fn start_down(&mut self, now: Option<SimTime>) {
        self.reset_congestion_signals();
        self.probe_up_acked_per_inc = INFINITE;
        self.pick_probe_wait();
        self.cycle_began = now;
        self.ack_phase = AckPhase::Stopping;
        self.start_round();
        self.enter(State::Down);
    }

    pub(super) fn start_cruise(&mut self) {
        self.enter(State::Cruise);
    }

    pub(super) fn start_refill(&mut self) {
        self.reset_short_term_model();
        (self.probe_up_rounds, self.probe_up_acked) = (0, 0);
        self.prev_probe_precautionary = false;
        self.ack_phase = AckPhase::Refilling;
        self.start_round();
        self.enter(State::Refill);
    }

    fn start_up(&mut self, sample: &Sample) {
        self.ack_phase = AckPhase::Starting;
        self.start_round();
        self.full.reset(sample.rate);
        self.enter(State::Up);
        self.raise_inflight_longterm_slope();
    }

    /// UpdateProbeBWCyclePhase.
    pub(super) fn update_probe_bw_cycle_phase(&mut self, sample: &Sample) {
        if !self.full.reached || self.adapt_long_term_model(sample) {
            return;
        }
        let state = self.state;
        match state {
            State::Down | State::Cruise if self.is_time_to_probe_bw(sample.now) => self.start_refill(),
            State::Down if self.is_time_to_cruise(sample.flight) => self.start_cruise(),
            State::Refill if self.round_start => {
                self.probe_sample = true;
                self.start_up(sample);
            }
            State::Up if self.is_time_to_go_down(sample) => {
                self.prev_probe_too_high = false;
                self.start_down(Some(sample.now));
            }
            _ => {}
        }
    }

    fn is_time_to_probe_bw(&self, now: SimTime) -> bool {
        let began = self.cycle_began.unwrap_or(now);
        now.since(began) > self.probe_wait || self.is_reno_coexistence_probe_time()
    }

    /// After as many round trips as segments are in flight, as Reno would have lost by then (section 5.3.3.8.2).
    fn is_reno_coexistence_probe_time(&self) -> bool {
        let segments = self.target_inflight().div_ceil(self.unit()).max(1);
        self.rounds_since_probe_up >= segments.min(RENO_ROUNDS)
    }

    fn is_time_to_cruise(&self, flight: u64) -> bool {
        flight <= self.inflight_with_headroom() && flight <= self.inflight(self.max_bw(), 100)
    }

    /// Whether the probe is over: it met the level of the last one that lost too much, or the pipe is full. Data in flight
    /// have reached a level when one more segment, beside what this acknowledgement took out, would not fit below it.
    fn is_time_to_go_down(&mut self, sample: &Sample) -> bool {
        let reached = sample.flight + sample.newly + self.unit() > self.inflight_longterm;
        if self.settings().bbr3_precautionary && self.prev_probe_too_high && reached {
            self.prev_probe_precautionary = true;
            let clamped = |bytes: u64| u32::try_from(bytes).unwrap_or(u32::MAX);
            self.tells.why = Some(Bbr3Reason::Bbr3Precaution {
                flight: clamped(sample.flight + sample.newly),
                inflight_longterm: clamped(self.inflight_longterm),
            });
            return true;
        }
        if self.is_at_longterm() {
            self.full.reset(sample.rate);
            return false;
        }
        self.full.now
    }

    /// Whether the bound, and nothing else, holds data back.
    fn is_at_longterm(&self) -> bool {
        self.cwnd_limited.contains(&true) && u64::from(self.cwnd) >= self.inflight_longterm
    }

    /// The bound less what is left free for others (InflightWithHeadroom).
    pub(super) fn inflight_with_headroom(&self) -> u64 {
        if self.inflight_longterm == INFINITE {
            return INFINITE;
        }
        let percent = u128::from(self.settings().bbr3_headroom_percent);
        let headroom = (u128::from(self.inflight_longterm) * percent / 100) as u64;
        self.inflight_longterm.saturating_sub(headroom.max(self.unit())).max(self.min_pipe_cwnd())
    }

    fn raise_inflight_longterm_slope(&mut self) {
        let growth = 1_u64 << self.probe_up_rounds;
        self.probe_up_rounds = (self.probe_up_rounds + 1).min(MOST_UP_ROUNDS);
        self.probe_up_acked_per_inc = (u64::from(self.cwnd) / growth).max(self.unit());
    }

    fn probe_inflight_longterm_upward(&mut self, sample: &Sample) {
        if !self.is_at_longterm() {
            return;
        }
        self.probe_up_acked += sample.newly;
        let steps = self.probe_up_acked / self.probe_up_acked_per_inc;
        self.probe_up_acked -= steps * self.probe_up_acked_per_inc;
        self.inflight_longterm += steps * self.unit();
        if self.round_start {
            self.raise_inflight_longterm_slope();
        }
    }

    /// Follows what acknowledgements say of the probes. Whether that was cause to change the state.
    fn adapt_long_term_model(&mut self, sample: &Sample) -> bool {
        if self.ack_phase == AckPhase::Starting && self.round_start {
            self.ack_phase = AckPhase::Feedback;
        }
        if self.ack_phase == AckPhase::Stopping && self.round_start {
            self.probe_sample = false;
            self.ack_phase = AckPhase::Init;
            if self.state.probes_bw() && !sample.limited {
                self.advance_max_bw_filter();
            }
            if self.state.probes_bw() && self.prev_probe_precautionary && !self.prev_probe_too_high {
                self.start_refill();
                return true;
            }
        }
        if self.inflight_longterm != INFINITE && !self.is_inflight_too_high(sample.lost, sample.tx_in_flight)
        {
            self.inflight_longterm = self.inflight_longterm.max(sample.tx_in_flight);
            if self.state == State::Up {
                self.probe_inflight_longterm_upward(sample);
            }
        }
        false
    }
}
