//! BBR version 3 of draft-ietf-ccwg-bbr-06: a model of the path in two time scales sets how fast data leave and how many
//! are in flight. What losses say bounds both, for the cycle or for longer.
//!
//! Names are those of the draft, whose sections the code names. Where it speaks of packets this counts bytes.

#[cfg(test)]
mod beside;
mod loss;
mod model;
mod probe_bw;
mod probe_rtt;
mod reasons;
mod settings;
mod startup;
mod state;
#[cfg(test)]
mod tests;
mod window;

use skywindow_units::{BitRate, Duration, SimTime};

use super::max_filter::MaxFilter;
use super::samples::{Bubble, LeastRtt, Repair};
use super::{Acked, Controller, Departure, Loss, LostPacket, Outcome, Reason, Rules};
pub use reasons::Bbr3Reason;
use reasons::{Bounds, Standing};
pub use settings::Bbr3Settings;
use state::{AckPhase, FullPipe, Sample, State, Tells, Undo};

/// No bound.
const INFINITE: u64 = u64::MAX;

/// The window and the rate of BBRv3. Rates are in bytes a second.
#[derive(Clone, Debug)]
pub struct Bbr3 {
    rules: Rules,
    cwnd: u32,
    pacing_rate: u64,
    state: State,
    /// Where its random numbers begin, and how many were drawn.
    seed: u64,
    draws: u64,
    /// Bytes that have arrived.
    delivered: u64,
    /// Packet-timed round trips (section 5.5.1).
    rounds: u64,
    round_ends: u64,
    round_start: bool,
    /// Whether the window was used up, in this round trip and in the one before (C.is_cwnd_limited).
    cwnd_limited: [bool; 2],
    /// The largest rates of the cycle before and of this one (section 5.5.3).
    max_bw: [u64; 2],
    /// The lesser of max_bw and bw_shortterm (BoundBWForModel).
    bw: u64,
    bw_shortterm: u64,
    inflight_shortterm: u64,
    inflight_longterm: u64,
    /// Of the round trip (section 5.5.10.3).
    bw_latest: u64,
    inflight_latest: u64,
    loss_round_ends: u64,
    loss_round_start: bool,
    loss_in_round: bool,
    /// Ranges that were lost in the round, the number of the last packet of them, and in which round a repair began.
    lost_ranges: u32,
    last_lost: Option<u64>,
    repair_round: u64,
    /// What was acknowledged beyond expectation (section 5.5.9).
    extra_since: SimTime,
    extra_delivered: u64,
    extra_acked: MaxFilter,
    full: FullPipe,
    drain_round: u64,
    /// The cycle of ProbeBW (section 2.13).
    ack_phase: AckPhase,
    probe_sample: bool,
    probe_up_acked: u64,
    probe_up_acked_per_inc: u64,
    probe_up_rounds: u32,
    rounds_since_probe_up: u64,
    probe_wait: Duration,
    /// When it began; none if that is to be when the next thing happens.
    cycle_began: Option<SimTime>,
    prev_probe_too_high: bool,
    prev_probe_precautionary: bool,
    /// Shortest round trips (section 2.15): of the window, of the interval of ProbeRTT, ever.
    min_rtt: Option<Duration>,
    min_rtt_at: SimTime,
    probe_rtt_min: Option<Duration>,
    probe_rtt_min_at: SimTime,
    probe_rtt_expired: bool,
    probe_rtt_done: Option<SimTime>,
    probe_rtt_round: bool,
    least_rtt: LeastRtt,
    bubble: Bubble,
    /// A round trip is known, by which the first rate was set.
    seen_rtt: bool,
    idle_restart: bool,
    repair: Repair,
    /// The window before losses or ProbeRTT cut it.
    prior_cwnd: u32,
    undo: Undo,
    /// What is to be undone was kept since the last acknowledgement.
    kept: bool,
    said: Option<Standing>,
    bounds: Bounds,
    tells: Tells,
}

impl Bbr3 {
    /// A window with these rules (OnInit, section 5.2.1).
    pub fn new(rules: Rules) -> Self {
        let mut new = Self {
            cwnd: rules.initial_window,
            pacing_rate: 0,
            state: State::Startup,
            seed: 0,
            draws: 0,
            delivered: 0,
            rounds: 0,
            round_ends: 0,
            round_start: false,
            cwnd_limited: [false; 2],
            max_bw: [0; 2],
            bw: 0,
            bw_shortterm: INFINITE,
            inflight_shortterm: INFINITE,
            inflight_longterm: INFINITE,
            bw_latest: 0,
            inflight_latest: 0,
            loss_round_ends: 0,
            loss_round_start: false,
            loss_in_round: false,
            lost_ranges: 0,
            last_lost: None,
            repair_round: 0,
            extra_since: SimTime::ZERO,
            extra_delivered: 0,
            extra_acked: MaxFilter::default(),
            full: FullPipe::default(),
            drain_round: 0,
            ack_phase: AckPhase::Init,
            probe_sample: false,
            probe_up_acked: 0,
            probe_up_acked_per_inc: INFINITE,
            probe_up_rounds: 0,
            rounds_since_probe_up: 0,
            probe_wait: Duration::ZERO,
            cycle_began: Some(SimTime::ZERO),
            prev_probe_too_high: false,
            prev_probe_precautionary: false,
            min_rtt: None,
            min_rtt_at: SimTime::ZERO,
            probe_rtt_min: None,
            probe_rtt_min_at: SimTime::ZERO,
            probe_rtt_expired: false,
            probe_rtt_done: None,
            probe_rtt_round: false,
            least_rtt: LeastRtt::default(),
            bubble: Bubble::default(),
            seen_rtt: false,
            idle_restart: false,
            repair: Repair::Open,
            prior_cwnd: 0,
            undo: Undo { state: None, bw_shortterm: 0, inflight_shortterm: 0, inflight_longterm: 0 },
            kept: false,
            said: None,
            bounds: Bounds::default(),
            tells: Tells { phase: true, ..Tells::default() },
            rules,
        };
        new.init_pacing_rate(Duration::from_millis(1));
        new
    }

    fn settings(&self) -> &Bbr3Settings {
        &self.rules.own.bbr3
    }

    fn unit(&self) -> u64 {
        u64::from(self.rules.unit.max(1))
    }

    /// Another state begins.
    fn enter(&mut self, state: State) {
        self.state = state;
        self.tells.phase = true;
    }

    /// What is told of the model.
    fn standing(&self) -> Standing {
        Standing {
            pacing: BitRate::from_bps(self.pacing_rate.saturating_mul(8)),
            max_bw: BitRate::from_bps(self.max_bw().saturating_mul(8)),
            min_rtt: self.min_rtt,
            cwnd: self.cwnd,
        }
    }

    /// What is told of its bounds.
    fn bounds(&self) -> Bounds {
        let known = |bound: u64| (bound != INFINITE).then_some(bound);
        let bytes = |bound: u64| known(bound).map(|bound| u32::try_from(bound).unwrap_or(u32::MAX));
        Bounds {
            bw_shortterm: known(self.bw_shortterm).map(|rate| BitRate::from_bps(rate.saturating_mul(8))),
            inflight_shortterm: bytes(self.inflight_shortterm),
            inflight_longterm: bytes(self.inflight_longterm),
            extra_acked: u32::try_from(self.extra_acked.get()).unwrap_or(u32::MAX),
        }
    }

    /// What changed since it was told last is to be told. Returns whether anything is.
    fn note(&mut self) -> bool {
        self.tells.model |= self.said != Some(self.standing());
        // What comes in heaps is another after most acknowledgements: once a round trip is enough.
        let told = if self.round_start { self.bounds.extra_acked } else { self.bounds().extra_acked };
        self.tells.bounds |= Bounds { extra_acked: told, ..self.bounds } != self.bounds();
        self.tells != Tells::default()
    }

    /// The steps for an acknowledgement (section 5.2.3).
    fn update(&mut self, sample: &Sample) {
        self.update_latest_delivery_signals(sample);
        self.update_congestion_signals(sample);
        self.update_ack_aggregation(sample);
        self.check_full_bw_reached(sample);
        self.check_startup_done(sample);
        self.check_drain_done(sample);
        self.update_probe_bw_cycle_phase(sample);
        self.update_min_rtt(sample);
        self.check_probe_rtt(sample);
        self.advance_latest_delivery_signals(sample);
        self.bound_bw_for_model();
        self.set_pacing_rate(self.state.pacing_gain());
        self.set_cwnd(sample);
    }

    /// What an acknowledgement says, if that is enough.
    fn sample(&mut self, acked: &Acked) -> Option<Sample> {
        let rate = acked.rate?;
        let arrived = rate.prior + rate.delivered;
        let newly = arrived.saturating_sub(self.delivered);
        self.delivered += newly;
        let believed = self.least_rtt.believes(&rate);
        Some(Sample {
            now: acked.now,
            newly,
            delivered: rate.delivered,
            prior: rate.prior,
            rate: if believed { super::samples::rate_of(rate.delivered, rate.interval) } else { 0 },
            limited: self.bubble.limits(&rate),
            tx_in_flight: rate.flight.into(),
            lost: rate.lost,
            rtt: rate.rtt,
            flight: acked.flight.into(),
        })
    }
}

impl Controller for Bbr3 {
    #[inline]
    fn cwnd(&self) -> u32 {
        self.cwnd
    }

    /// It has none.
    #[inline]
    fn ssthresh(&self) -> u32 {
        self.rules.initial_ssthresh
    }

    /// At least a byte a second: something always leaves.
    #[inline]
    fn pacing_rate(&self) -> Option<BitRate> {
        Some(BitRate::from_bps(self.pacing_rate.max(1).saturating_mul(8)))
    }

    fn needs_rates(&self) -> bool {
        true
    }

    fn rules_recovery(&self) -> bool {
        true
    }

    fn tell(&mut self) -> Option<Reason> {
        if let Some(why) = self.tells.why.take() {
            return Some(why.into());
        }
        let standing = self.standing();
        if std::mem::take(&mut self.tells.phase) {
            (self.said, self.tells.model) = (Some(standing), false);
            return Some(standing.phase(self.state).into());
        }
        if std::mem::take(&mut self.tells.bounds) {
            self.bounds = self.bounds();
            return Some(self.bounds.reason().into());
        }
        if std::mem::take(&mut self.tells.model) {
            self.said = Some(standing);
            return Some(standing.model().into());
        }
        None
    }

    fn on_established(&mut self, now: SimTime, rtt: Option<Duration>, seed: u64) {
        self.seed = seed;
        (self.min_rtt_at, self.probe_rtt_min_at, self.extra_since) = (now, now, now);
        if let Some(rtt) = rtt {
            (self.min_rtt, self.least_rtt, self.seen_rtt) = (Some(rtt), LeastRtt(Some(rtt)), true);
            self.init_pacing_rate(rtt);
        }
    }

    /// Section 5.4.1.
    fn on_sent(&mut self, sent: &Departure) -> bool {
        self.cycle_began.get_or_insert(sent.now);
        self.cwnd_limited[1] |= u64::from(sent.flight) + self.unit() > self.cwnd.into();
        if sent.flight == sent.bytes && sent.app_limited && self.delivered > 0 {
            self.restart_from_idle(sent.now);
            self.note();
        }
        self.tells != Tells::default()
    }

    fn on_packet_lost(&mut self, lost: &LostPacket) {
        self.handle_lost_packet(lost);
    }

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        self.cycle_began.get_or_insert(acked.now);
        let before = self.repair;
        self.repair.follow(acked);
        if before != Repair::Open && self.repair == Repair::Open {
            self.restore_cwnd();
            self.bound_cwnd_for_model();
            self.tells.phase = true;
        }
        if !self.seen_rtt && acked.srtt > Duration::ZERO {
            self.seen_rtt = true;
            self.init_pacing_rate(acked.srtt);
        }
        if let Some(sample) = self.sample(acked) {
            self.update(&sample);
        }
        self.kept = false;
        Outcome { growth: None, told: self.note() }
    }

    /// Fast recovery begins (section 5.6.4.4). Of its first loss it was told before.
    fn on_loss(&mut self, _loss: &Loss) {
        self.save_state_upon_loss();
        (self.repair, self.repair_round) = (Repair::Recovery, self.rounds);
        self.tells.phase = true; // It goes on.
        self.note();
    }

    /// A mark is congestion (section 3.8), of which the draft says no more: it bounds the cycle as a loss does.
    fn on_mark(&mut self, _mark: &Loss) {
        self.note_loss();
        self.tells.phase = true;
        self.note();
    }

    /// Section 5.6.4.4: what is in flight is held to be lost, and one segment leaves.
    fn on_timeout(&mut self, _loss: &Loss, _again: bool) {
        self.save_state_upon_loss();
        self.repair = Repair::Loss(None);
        self.cwnd = self.rules.unit.max(1);
        self.tells.phase = true;
        self.note();
    }

    /// What to do after a pause the model knows.
    fn on_idle(&mut self, _restart: u32) {}

    fn on_spurious(&mut self) {
        self.undo_losses();
        self.note();
    }

    fn set_unit(&mut self, unit: u32) {
        self.rules.unit = unit;
    }
}
