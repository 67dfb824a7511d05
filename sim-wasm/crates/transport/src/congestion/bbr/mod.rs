//! BBR version 1 (Cardwell et al. 2016), as Linux 6.12 has it: a model of the path, its bandwidth and its shortest round
//! trip, sets how fast data leave and how many are in flight. Losses as such do not.

mod aggregation;
mod anew;
pub mod leocc;
mod model;
mod policer;
mod reasons;
#[cfg(test)]
mod tests;
mod way;
mod window;

use skywindow_form::{Range, Unit, When, choices, part};
use skywindow_units::{BitRate, Duration, SimTime};

use super::max_filter::MaxFilter;
use super::samples::{Bubble, LeastRtt, Repair, rate_of};
use super::{Acked, Controller, Departure, Loss, LostPacket, Outcome, PathHint, Reason, Rules};
use aggregation::Aggregation;
use anew::Anew;
use policer::Policer;
pub use reasons::BbrReason;
use reasons::Standing;
use way::Way;

/// Gains are in 256ths.
const ONE: u64 = 256;
/// 2/ln 2: the least by which the rate doubles each round trip, and its inverse.
const HIGH_GAIN: u64 = ONE * 2885 / 1000 + 1;
const DRAIN_GAIN: u64 = ONE * 1000 / 2885;
/// The gains of the cycle of PROBE_BW.
const CYCLE: [u64; 8] = [ONE * 5 / 4, ONE * 3 / 4, ONE, ONE, ONE, ONE, ONE, ONE];
/// The cycle begins with one of so many of its phases, never with the one that drains.
const BEGINNINGS: u64 = 7;
/// Its draws among those of an end.
const DRAWS: u8 = 200;

/// BBR is chosen.
const CHOSEN: Option<When> = Some(When { field: "controller", is: &["bbr"] });

choices! { "What BBR makes of a hint that its path is another one." BbrHint {
    LeoCc = "leocc" "As LeoCC" "PROBE_RTT with half of what the path held measures the round trip, then Startup the bandwidth; neither remembers.",
    Startup = "startup" "Startup at once" "The next round trip is the shortest one, and Startup looks for the bandwidth.",
    Keep = "keep" "Nothing" "The model forgets as slowly as ever.",
}}

part! { "The settings of BBR." BbrSettings in Transport {
    bbr_min_rtt_window as "bbr_min_rtt_window_ms": Duration = Duration::from_secs(10) => {
        help: "How long the shortest round trip holds; when no other was as short for so long, PROBE_RTT measures anew.",
        label: "RTprop window", unit: Unit::MS, range: Range::of(100.0, 600_000.0), slider: Some((1_000.0, 60_000.0)),
        when: CHOSEN,
        source: "Linux bbr_min_rtt_win_sec",
    },
    bbr_probe_rtt as "bbr_probe_rtt_ms": Duration = Duration::from_millis(200) => {
        help: "How long PROBE_RTT keeps four packets in flight, and a round trip at least; 0 never does.",
        label: "PROBE_RTT time", unit: Unit::MS, range: Range::of(0.0, 10_000.0), slider: Some((0.0, 1_000.0)),
        when: CHOSEN,
        source: "Linux bbr_probe_rtt_mode_ms",
    },
    bbr_bandwidth_rounds: u32 = 10 => {
        help: "The bandwidth is the largest delivery rate of so many round trips.",
        label: "Bandwidth window", unit: Unit::count("round trips"), range: Range::of(2.0, 100.0), slider: Some((4.0, 20.0)),
        when: CHOSEN,
        source: "Linux bbr_bw_rtts",
    },
    bbr_cwnd_percent: u32 = 200 => {
        help: "cwnd while the bandwidth is probed, of what bandwidth and shortest round trip hold.",
        label: "Window gain", unit: Unit::count("%"), range: Range::of(100.0, 1_000.0), slider: Some((100.0, 300.0)),
        when: CHOSEN,
        source: "Linux bbr_cwnd_gain",
    },
    bbr_hint: BbrHint = BbrHint::LeoCc => {
        help: "What a path hint does to the model, where the sender has one.",
        label: "After a path hint", when: CHOSEN,
        source: "Lai et al. 2025, leocc.c: reconfiguration_trigger",
    },
    bbr_policer: bool = true => {
        help: "Whether two stretches with a fifth lost at one rate are taken for a policer, whose rate then holds for 48 round trips.",
        label: "Policer detection", when: CHOSEN,
        source: "Linux bbr_lt_bw_sampling",
    },
}}

/// The mode that it is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Startup,
    Drain,
    ProbeBw,
    ProbeRtt,
}

/// The window and the rate of BBR. Rates are in bytes a second.
#[derive(Clone, Debug)]
pub struct Bbr {
    rules: Rules,
    way: Way,
    cwnd: u32,
    ssthresh: u32,
    mode: Mode,
    /// Where its random numbers begin, and how many were drawn.
    seed: u64,
    draws: u64,
    /// Bytes that have arrived, and that were lost, also since the last acknowledgement.
    delivered: u64,
    lost: u64,
    losses: u32,
    /// Round trips, by packets: one is over when a packet arrives that left when so much had.
    rounds: u64,
    round_ends: u64,
    round_start: bool,
    bandwidth: MaxFilter,
    /// What rate and window follow in its place, if anything.
    instead: Option<u64>,
    policer: Policer,
    aggregation: Aggregation,
    /// Shortest round trip, when it was measured, and the shortest ever.
    min_rtt: Option<Duration>,
    min_rtt_at: SimTime,
    least_rtt: LeastRtt,
    /// What PROBE_RTT limited.
    limited: Bubble,
    /// The bandwidth that later ones must exceed by a quarter for the pipe not to be full, how many rounds did not, and
    /// whether it is.
    full_bandwidth: u64,
    full_rounds: u32,
    full: bool,
    /// The phase of the cycle, and when it began.
    phase: usize,
    /// The gain of the phase that probes.
    probe_gain: u64,
    phase_began: SimTime,
    pacing_gain: u64,
    cwnd_gain: u64,
    pacing_rate: u64,
    /// A round trip is known, by which the first rate was set.
    seen_rtt: bool,
    /// When PROBE_RTT may end, once little enough is in flight; a round trip has passed since.
    probe_rtt_ends: Option<SimTime>,
    probe_rtt_round: bool,
    /// What a path hint has left to do.
    anew: Option<Anew>,
    /// Nothing had been in flight when data left last.
    idle_restart: bool,
    /// Where losses are repaired.
    repair: Repair,
    repair_before: Repair,
    conserves: bool,
    /// The window before losses or PROBE_RTT cut it.
    prior_cwnd: u32,
    /// What was told last, and what is to be told.
    said: Option<Standing>,
    tells: Tells,
}

/// What is to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tells {
    phase: bool,
    model: bool,
    /// The rate of a policer that was found.
    policer: Option<u64>,
}

impl Bbr {
    /// A window with these rules.
    pub fn new(rules: Rules) -> Self {
        Self::by(Way::of(&rules.own.bbr), rules)
    }

    /// One that goes its way.
    fn by(way: Way, rules: Rules) -> Self {
        let mut new = Self {
            way,
            cwnd: rules.initial_window,
            ssthresh: rules.initial_ssthresh,
            mode: Mode::Startup,
            seed: 0,
            draws: 0,
            delivered: 0,
            lost: 0,
            losses: 0,
            rounds: 0,
            round_ends: 0,
            round_start: false,
            bandwidth: MaxFilter::default(),
            instead: None,
            policer: Policer::default(),
            aggregation: Aggregation::default(),
            min_rtt: None,
            min_rtt_at: SimTime::ZERO,
            least_rtt: LeastRtt::default(),
            limited: Bubble::default(),
            full_bandwidth: 0,
            full_rounds: 0,
            full: false,
            phase: 0,
            probe_gain: CYCLE[0],
            phase_began: SimTime::ZERO,
            pacing_gain: HIGH_GAIN,
            cwnd_gain: HIGH_GAIN,
            pacing_rate: 0,
            seen_rtt: false,
            probe_rtt_ends: None,
            probe_rtt_round: false,
            anew: None,
            idle_restart: false,
            repair: Repair::Open,
            repair_before: Repair::Open,
            conserves: false,
            prior_cwnd: 0,
            said: None,
            tells: Tells { phase: true, ..Tells::default() },
            rules,
        };
        new.set_first_rate(Duration::from_millis(1));
        new
    }

    fn unit(&self) -> u32 {
        self.rules.unit.max(1)
    }

    /// The bandwidth that the model has, bytes a second.
    fn rate(&self) -> u64 {
        self.policer.rate().unwrap_or(self.bandwidth.get())
    }

    /// The bandwidth that rate and window follow.
    fn followed(&self) -> u64 {
        self.instead.unwrap_or_else(|| self.rate())
    }

    /// The gain of a phase of the cycle.
    fn gain_of(&self, phase: usize) -> u64 {
        if phase == 0 { self.probe_gain } else { CYCLE[phase] }
    }

    /// What is told of the model.
    fn standing(&self) -> Standing {
        Standing {
            pacing: BitRate::from_bps(self.pacing_rate.saturating_mul(8)),
            bandwidth: BitRate::from_bps(self.followed().saturating_mul(8)),
            min_rtt: self.min_rtt,
            cwnd: self.cwnd,
        }
    }

    /// What changed since it was told last is to be told. Returns whether anything is.
    fn note(&mut self) -> bool {
        self.tells.model |= self.said != Some(self.standing());
        self.tells != Tells::default()
    }

    /// Another mode begins.
    fn enter(&mut self, mode: Mode) {
        self.mode = mode;
        self.tells.phase = true;
    }

    /// The rate while nothing was measured but perhaps a round trip: so that the first window leaves in it, faster by the
    /// gain of STARTUP.
    fn set_first_rate(&mut self, rtt: Duration) {
        let rate = rate_of(self.cwnd.into(), rtt);
        self.pacing_rate = paced(rate, HIGH_GAIN);
    }

    fn set_rate(&mut self, gain: u64) {
        let rate = paced(self.followed(), gain);
        if self.full || rate > self.pacing_rate {
            self.pacing_rate = rate;
        }
    }

    /// The gains that belong to the mode.
    fn set_gains(&mut self) {
        (self.pacing_gain, self.cwnd_gain) = match self.mode {
            Mode::Startup => (HIGH_GAIN, HIGH_GAIN),
            Mode::Drain => (DRAIN_GAIN, HIGH_GAIN),
            Mode::ProbeBw => {
                let gain = if self.policer.rate().is_some() { ONE } else { self.gain_of(self.phase) };
                (gain, self.way.cwnd_gain)
            }
            Mode::ProbeRtt => (ONE, ONE),
        };
    }

    /// Takes in what an acknowledgement says. Returns how many bytes newly arrived.
    fn take_in(&mut self, acked: &Acked) -> u64 {
        let arrived = acked.rate.map_or(self.delivered, |rate| rate.prior + rate.delivered);
        let newly = arrived.saturating_sub(self.delivered);
        self.delivered += newly;
        self.repair.follow(acked);
        self.update_model(acked, newly);
        newly
    }

    /// Sets rate and window by the model.
    fn act(&mut self, acked: &Acked, newly: u64) {
        if !self.seen_rtt && acked.srtt > Duration::ZERO {
            self.seen_rtt = true;
            self.set_first_rate(acked.srtt);
        }
        self.set_rate(self.pacing_gain);
        self.set_cwnd(acked, newly);
        self.losses = 0;
    }
}

/// So much bandwidth with a gain, less one percent, lest a queue stay.
fn paced(rate: u64, gain: u64) -> u64 {
    (u128::from(rate) * u128::from(gain) * 99 / u128::from(ONE * 100)) as u64
}

impl Controller for Bbr {
    #[inline]
    fn cwnd(&self) -> u32 {
        self.cwnd
    }

    #[inline]
    fn ssthresh(&self) -> u32 {
        self.ssthresh
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
        let standing = self.standing();
        if let Some(rate) = self.tells.policer.take() {
            return Some(BbrReason::Policed { rate: BitRate::from_bps(rate.saturating_mul(8)) }.into());
        }
        if std::mem::take(&mut self.tells.phase) {
            (self.said, self.tells.model) = (Some(standing), false);
            return Some(standing.phase(self.mode, self.pacing_gain).into());
        }
        if std::mem::take(&mut self.tells.model) {
            self.said = Some(standing);
            return Some(standing.model().into());
        }
        None
    }

    fn on_established(&mut self, now: SimTime, rtt: Option<Duration>, seed: u64) {
        self.seed = seed;
        self.min_rtt_at = now;
        self.aggregation.restart(now);
        if let Some(rtt) = rtt {
            (self.min_rtt, self.least_rtt, self.seen_rtt) = (Some(rtt), LeastRtt(Some(rtt)), true);
            self.set_first_rate(rtt);
        }
    }

    fn on_sent(&mut self, sent: &Departure) -> bool {
        if sent.flight == sent.bytes && sent.app_limited && self.delivered > 0 {
            self.restart_from_idle(sent.now);
            self.note();
        }
        self.tells != Tells::default()
    }

    fn on_packet_lost(&mut self, lost: &LostPacket) {
        self.lost += u64::from(lost.bytes);
        self.losses = self.losses.saturating_add(lost.bytes);
    }

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        let newly = self.take_in(acked);
        self.act(acked, newly);
        Outcome { growth: None, told: self.note() }
    }

    fn on_loss(&mut self, _loss: &Loss) {
        self.save_cwnd();
        self.repair = Repair::Recovery;
        self.tells.phase = true; // It goes on.
    }

    /// BBR looks at no marks, but like a loss they end what it takes for a good window.
    fn on_mark(&mut self, _mark: &Loss) {
        self.save_cwnd();
        self.tells.phase = true;
    }

    fn on_timeout(&mut self, _loss: &Loss, _again: bool) {
        self.save_cwnd();
        (self.repair, self.repair_before) = (Repair::Loss(None), Repair::Loss(None));
        self.cwnd = self.unit();
        self.full_bandwidth = 0;
        self.round_start = true; // A timeout is as good as the end of a round.
        self.tells.phase = true;
    }

    /// What to do after a pause the model knows.
    fn on_idle(&mut self, _restart: u32) {}

    fn on_spurious(&mut self) {
        (self.full_bandwidth, self.full_rounds) = (0, 0);
        self.policer.reset();
        self.cwnd = self.cwnd.max(self.prior_cwnd);
    }

    fn on_path_hint(&mut self, hint: &PathHint) {
        self.begin_anew(hint.now);
        self.note();
    }

    fn set_unit(&mut self, unit: u32) {
        self.rules.unit = unit;
    }
}
