//! The model of the path, what follows from it for the mode, and when each ends.

use skywindow_units::{Duration, SimTime};

use super::policer::{Counts, News, Verdict};
use super::{BEGINNINGS, Bbr, CYCLE, DRAWS, Mode, ONE};
use crate::congestion::samples::{bytes_in, rate_of};
use crate::congestion::{Acked, RateSample};
use crate::random;

/// So many rounds without a quarter more show that the pipe is full.
const FULL_ROUNDS: u32 = 3;

impl Bbr {
    /// Takes in what an acknowledgement says, by which so many bytes newly arrived.
    pub(super) fn update_model(&mut self, acked: &Acked, newly: u64) {
        let rtt = acked.rate.and_then(|rate| rate.rtt);
        let sample = acked.rate.filter(|rate| self.least_rtt.believes(rate));
        self.round_start = false;
        if let Some(sample) = sample {
            self.update_bandwidth(acked.now, &sample);
            let (rate, cwnd) = (self.rate(), self.cwnd);
            self.aggregation.update(acked.now, newly, rate, cwnd, self.round_start);
        }
        if self.mode == Mode::ProbeBw && self.phase_is_over(acked, newly) {
            self.next_phase(acked.now);
        }
        self.look_for_full_pipe(sample.is_some_and(|sample| self.limited.limits(&sample)));
        self.look_for_drained_queue(acked);
        self.update_min_rtt(acked, rtt, newly);
        self.set_gains();
    }

    fn update_bandwidth(&mut self, now: SimTime, sample: &RateSample) {
        if sample.prior >= self.round_ends {
            self.round_ends = self.delivered;
            self.rounds += 1;
            self.round_start = true;
            self.conserves = false;
        }
        let limited = self.limited.limits(sample);
        self.watch_policer(now, limited);
        let rate = rate_of(sample.delivered, sample.interval);
        if !limited || rate >= self.bandwidth.get() {
            self.bandwidth.update(self.way.bandwidth_rounds, self.rounds, rate);
        }
    }

    /// Takes a policer's rate for the bandwidth while there is one.
    pub(super) fn watch_policer(&mut self, now: SimTime, app_limited: bool) {
        if !self.way.policer {
            return;
        }
        let news = News {
            counts: Counts { now, delivered: self.delivered, lost: self.lost },
            losses: self.losses > 0,
            app_limited,
            round_start: self.round_start,
            probing: self.mode == Mode::ProbeBw,
        };
        match self.policer.update(news) {
            Some(Verdict::Found(rate)) => self.tells.policer = Some(rate),
            Some(Verdict::Over) => self.probe_bandwidth(now),
            None => {}
        }
    }

    /// What bandwidth and shortest round trip hold with a gain, whole segments: rounded up, lest the next estimate be
    /// lower for it. The first window while no round trip is known.
    pub(super) fn volume(&self, rate: u64, gain: u64) -> u32 {
        let Some(rtt) = self.min_rtt else { return self.rules.initial_window / self.unit() };
        let bytes = u128::from(rate) * u128::from(rtt.as_nanos()) * u128::from(gain);
        let segment = u128::from(self.unit()) * 1_000_000_000 * u128::from(ONE);
        bytes.div_ceil(segment).min(u128::from(u32::MAX / 2)) as u32
    }

    /// The segments that leave at once by the rate: 1 ms of it, at least two above 1.2 Mbit/s.
    fn quantum(&self) -> u32 {
        let least = if self.pacing_rate < 1_200_000 / 8 { 1 } else { 2 };
        ((self.pacing_rate / 1024).min(65_535) as u32 / self.unit()).clamp(least, 127)
    }

    /// With what ends hold at once, an even number, and two more where more is probed for.
    pub(super) fn with_budget(&self, segments: u32) -> u32 {
        let even = (segments + 3 * self.quantum()).next_multiple_of(2);
        even + if self.mode == Mode::ProbeBw && self.phase == 0 { 2 } else { 0 }
    }

    fn in_flight_for(&self, gain: u64) -> u32 {
        self.with_budget(self.volume(self.bandwidth.get(), gain))
    }

    /// Segments that will be in flight when the next ones leave, of so many bytes now.
    fn at_next_departure(&self, acked: &Acked, flight: u64) -> u32 {
        let arrive = bytes_in(self.rate(), acked.next_departure.since(acked.now)) / u64::from(self.unit());
        let now = flight.div_ceil(u64::from(self.unit())) as u32;
        let then = now + if self.pacing_gain > ONE { self.quantum() } else { 0 };
        then.saturating_sub(arrive as u32)
    }

    /// Whether the next phase of the cycle begins: after a shortest round trip; one that probes lasts until it has filled
    /// the pipe so far, or lost, one that drains no longer than until the queue is gone.
    fn phase_is_over(&self, acked: &Acked, newly: u64) -> bool {
        let long = acked.now.since(self.phase_began) > self.min_rtt.unwrap_or(Duration::ZERO);
        if self.pacing_gain == ONE {
            return long;
        }
        let before = u64::from(acked.flight) + newly + u64::from(self.losses);
        let flight = self.at_next_departure(acked, before);
        if self.pacing_gain > ONE {
            return long && (self.losses > 0 || flight >= self.in_flight_for(self.pacing_gain));
        }
        long || flight <= self.in_flight_for(ONE)
    }

    fn next_phase(&mut self, now: SimTime) {
        let before = self.gain_of(self.phase);
        self.phase = (self.phase + 1) % CYCLE.len();
        self.phase_began = now;
        self.tells.phase |= self.gain_of(self.phase) != before;
    }

    /// The cycle begins, in a phase by chance, so that flows do not probe together.
    fn probe_bandwidth(&mut self, now: SimTime) {
        let drawn = random::below(random::bits(self.seed, DRAWS, self.draws), BEGINNINGS) as usize;
        self.draws += 1;
        self.enter(Mode::ProbeBw);
        self.phase = CYCLE.len() - 1 - drawn;
        self.next_phase(now);
    }

    fn look_for_full_pipe(&mut self, limited: bool) {
        if self.full || !self.round_start || limited {
            return;
        }
        let bandwidth = self.bandwidth.get();
        if bandwidth >= self.full_bandwidth * 5 / 4 {
            (self.full_bandwidth, self.full_rounds) = (bandwidth, 0);
            return;
        }
        self.full_rounds += 1;
        self.full = self.full_rounds >= FULL_ROUNDS;
    }

    fn look_for_drained_queue(&mut self, acked: &Acked) {
        if self.mode == Mode::Startup && self.full {
            self.enter(Mode::Drain);
            self.ssthresh = self.in_flight_for(ONE).saturating_mul(self.unit());
        }
        if self.mode == Mode::Drain
            && self.at_next_departure(acked, acked.flight.into()) <= self.in_flight_for(ONE)
        {
            self.probe_bandwidth(acked.now);
        }
    }

    fn update_min_rtt(&mut self, acked: &Acked, rtt: Option<Duration>, newly: u64) {
        let time = self.way.probe_rtt;
        let expired = acked.now.since(self.min_rtt_at) > self.way.min_rtt_window;
        // Not one that is as short: on a path without jitter all are, and the kernel, whose clock says otherwise, probes for
        // the round trip there too.
        let anew = self.is_first_of_new_path(acked.now, rtt);
        if let Some(rtt) = rtt
            && (expired || anew || self.min_rtt.is_none_or(|min| rtt < min))
        {
            (self.min_rtt, self.min_rtt_at) = (Some(rtt), acked.now);
        }
        let may = if self.way.leo { self.mode == Mode::ProbeBw } else { self.mode != Mode::ProbeRtt };
        let probes = time > Duration::ZERO && expired && may;
        if (probes || self.must_probe_anew()) && !self.idle_restart {
            self.enter(Mode::ProbeRtt);
            self.save_cwnd();
            self.probe_rtt_ends = None;
            self.limited.begin(self.delivered);
        }
        if self.mode == Mode::ProbeRtt {
            self.probe_rtt(acked, rtt, time);
        }
        if newly > 0 {
            self.idle_restart = false;
        }
    }

    /// For a while and a round trip as little is in flight as may be. The rates meanwhile say nothing.
    fn probe_rtt(&mut self, acked: &Acked, rtt: Option<Duration>, time: Duration) {
        self.limited.last(self.delivered, acked.flight);
        if self.probe_rtt_ends.is_some() {
            self.probe_rtt_round |= self.round_start;
            if self.probe_rtt_round {
                self.end_probe_rtt(acked.now, rtt);
            }
        } else if acked.flight <= self.probe_rtt_cwnd() {
            self.probe_rtt_ends = Some(acked.now + time);
            self.probe_rtt_round = false;
            self.round_ends = self.delivered;
        }
    }

    fn end_probe_rtt(&mut self, now: SimTime, rtt: Option<Duration>) {
        if self.probe_rtt_ends.is_none_or(|ends| now <= ends) {
            return;
        }
        self.min_rtt_at = now;
        self.cwnd = self.cwnd.max(self.prior_cwnd);
        self.end_anew(rtt);
        if self.full { self.probe_bandwidth(now) } else { self.enter(Mode::Startup) }
    }

    /// Data leave, and nothing had been in flight for want of data: no faster than the bandwidth.
    pub(super) fn restart_from_idle(&mut self, now: SimTime) {
        self.idle_restart = true;
        self.aggregation.restart(now);
        match self.mode {
            Mode::ProbeBw => self.set_rate(ONE),
            Mode::ProbeRtt => self.end_probe_rtt(now, None),
            Mode::Startup | Mode::Drain => {}
        }
    }
}
