//! LeoCC (Lai et al., SIGCOMM 2025), as its kernel module has it: BBR that finds out when its path was reconfigured, measures
//! round trip and bandwidth anew then, and follows a filtered bandwidth while round trips show a queue.

mod answers;
mod fluctuation;
mod kalman;
mod reasons;
mod settings;
#[cfg(test)]
mod tests;

use skywindow_units::{BitRate, Duration, SimTime};

use super::super::samples::rate_of;
use super::super::{Acked, Controller, Departure, Loss, LostPacket, Outcome, PathHint, Reason, Rules};
use super::anew::Anew;
use super::way::{Way, gain};
use super::{Bbr, BbrReason, BbrSettings, CYCLE, Mode, ONE};
use answers::Answers;
use fluctuation::Fluctuation;
use kalman::Kalman;
pub use reasons::LeoCcReason;
pub use settings::{Detection, LeoCcSettings};

/// What was found holds for so long (global_reconfiguration_trigger_duration).
const RAISED: Duration = Duration::from_millis(200);
/// So long before it is due a scheduled reconfiguration is begun with (magic_offset).
const AHEAD: Duration = Duration::from_millis(100);
/// The gain by which bandwidth is probed while round trips show a queue.
const GENTLE: u64 = ONE * 21 / 20;

/// The constants, which are BBR's where the module has the same.
fn way(settings: &LeoCcSettings) -> Way {
    Way {
        min_rtt_window: settings.leocc_min_rtt_window,
        policer: false,
        anew_gain: gain(settings.leocc_probe_rtt_percent),
        leo: true,
        ..Way::of(&BbrSettings::default())
    }
}

/// The window and the rate of LeoCC.
#[derive(Clone, Debug)]
pub struct LeoCc {
    /// In a box, lest every controller take the room of both.
    inner: Box<Bbr>,
    settings: LeoCcSettings,
    answers: Answers,
    fluctuation: Fluctuation,
    /// A reconfiguration was found, and begins until then what is not busy with one.
    raised_until: SimTime,
    /// It is not over before STARTUP is.
    reconfiguring: bool,
    /// The bandwidth that STARTUP begins with, bytes a second: of the last sample before PROBE_RTT saw a reconfiguration end.
    remembered: u64,
    /// The last sample, and the largest of the round trip, bytes a second.
    latest: u64,
    round_best: u64,
    /// Bandwidth in bytes a second, and round trip in ns.
    bandwidth: Kalman,
    round_trip: Kalman,
    /// How a reconfiguration was found, and whose bandwidth holds from now on.
    found: Option<LeoCcReason>,
    follows: Option<LeoCcReason>,
}

impl LeoCc {
    /// A window with these rules.
    pub fn new(rules: Rules) -> Self {
        let settings = rules.own.leocc.0.clone();
        Self {
            answers: Answers::default(),
            fluctuation: Fluctuation::new(settings.leocc_fluctuation),
            raised_until: SimTime::ZERO,
            reconfiguring: false,
            remembered: 0,
            latest: 0,
            round_best: 0,
            bandwidth: Kalman::default(),
            round_trip: Kalman::default(),
            found: None,
            follows: None,
            inner: Box::new(Bbr::by(way(&settings), rules)),
            settings,
        }
    }

    /// A reconfiguration was found now.
    fn raise(&mut self, now: SimTime, rtt: Duration) {
        self.raised_until = now + RAISED;
        self.fluctuation.begin(now, rtt);
    }

    /// The filtered round trip.
    fn filtered_rtt(&self) -> Duration {
        Duration::from_nanos(self.round_trip.get().unwrap_or(0))
    }

    /// Looks at the time that answers took.
    fn look_at_answers(&mut self, now: SimTime, rtt: Duration) {
        let Some(gap) = self.answers.on_answer(now, rtt) else { return };
        self.fluctuation.on_answer(now, rtt);
        let threshold = self.settings.leocc_threshold;
        if self.settings.leocc_detection == Detection::Answers && gap > threshold {
            self.raise(now, rtt);
            self.found = Some(LeoCcReason::LeoAnswersLate { gap, threshold });
        }
    }

    /// Looks at the clock: from 100 ms before a reconfiguration on, until it is due.
    fn look_at_schedule(&mut self, now: SimTime) {
        let LeoCcSettings { leocc_detection, leocc_period: period, leocc_offset: offset, .. } = self.settings;
        if leocc_detection != Detection::Schedule || now < self.raised_until {
            return;
        }
        let since = (now.as_nanos() + (period - offset + AHEAD).as_nanos()) % period.as_nanos();
        if since <= AHEAD.as_nanos() {
            let rest = Duration::from_nanos(AHEAD.as_nanos() - since);
            self.fluctuation.begin(now, rest + self.filtered_rtt());
            self.raised_until = now + rest + Duration::from_nanos(1);
            self.found = Some(LeoCcReason::LeoScheduled { period });
        }
    }

    /// What was found begins to be dealt with: PROBE_RTT comes as soon as STARTUP and DRAIN are over; STARTUP itself measures
    /// the bandwidth already.
    fn begin(&mut self, now: SimTime) {
        if now >= self.raised_until || self.reconfiguring {
            return;
        }
        self.reconfiguring = true;
        if self.inner.mode != Mode::Startup {
            self.inner.anew = Some(Anew::Probe);
        }
    }

    /// What follows when the mode is another than `before`.
    fn follow_mode(&mut self, before: Mode) {
        if before == Mode::ProbeRtt && self.inner.mode == Mode::Startup {
            self.inner.bandwidth.restart(self.inner.rounds, self.remembered);
        }
        if before == Mode::Startup && self.inner.mode != Mode::Startup {
            (self.reconfiguring, self.remembered) = (false, 0);
        }
    }

    /// Takes in the rate of an acknowledgement that came in this mode: of a round trip that is over while bandwidth is probed
    /// the filter takes the largest.
    fn measure(&mut self, before: Mode, rate: Option<u64>) {
        if self.inner.round_start {
            if before == Mode::ProbeBw {
                self.bandwidth.update(self.round_best);
            }
            self.round_best = 0;
        }
        if let Some(rate) = rate {
            (self.latest, self.round_best) = (rate, self.round_best.max(rate));
        }
    }

    /// Chooses the bandwidth that holds: the filter's while round trips are longer than the shortest one by more than they swing,
    /// else the largest.
    fn choose(&mut self) {
        let (rtt, min_rtt) = (self.filtered_rtt(), self.inner.min_rtt.unwrap_or(Duration::ZERO));
        let queues = self.fluctuation.get().is_some_and(|swing| rtt >= min_rtt + swing);
        let cruises = self.inner.mode == Mode::ProbeBw && !self.reconfiguring;
        let filtered = self.bandwidth.get().filter(|_| queues && cruises);
        if filtered.is_some() != self.inner.instead.is_some() {
            let [bandwidth, most] = [filtered.unwrap_or(0), self.inner.rate()]
                .map(|rate| BitRate::from_bps(rate.saturating_mul(8)));
            self.follows = Some(match filtered {
                Some(_) => LeoCcReason::LeoFiltered { bandwidth, most, rtt, min_rtt },
                None => LeoCcReason::LeoLargest { most, rtt },
            });
        }
        self.inner.instead = filtered;
        self.inner.probe_gain = if filtered.is_some() { GENTLE } else { CYCLE[0] };
    }

    fn has_news(&self) -> bool {
        self.found.is_some() || self.follows.is_some()
    }
}

/// What BBR tells, in the words of LeoCC where that does something else.
fn told(reason: Reason, gentle: bool) -> Reason {
    match reason {
        Reason::Bbr(BbrReason::ProbeRtt { pacing, bandwidth, min_rtt, cwnd }) => {
            LeoCcReason::LeoProbeRtt { pacing, bandwidth, min_rtt, cwnd }.into()
        }
        Reason::Bbr(BbrReason::ProbeUp { pacing, bandwidth, min_rtt, cwnd }) if gentle => {
            LeoCcReason::LeoProbeUp { pacing, bandwidth, min_rtt, cwnd }.into()
        }
        reason => reason,
    }
}

impl Controller for LeoCc {
    #[inline]
    fn cwnd(&self) -> u32 {
        self.inner.cwnd()
    }

    #[inline]
    fn ssthresh(&self) -> u32 {
        self.inner.ssthresh()
    }

    #[inline]
    fn pacing_rate(&self) -> Option<BitRate> {
        self.inner.pacing_rate()
    }

    fn needs_rates(&self) -> bool {
        true
    }

    fn rules_recovery(&self) -> bool {
        true
    }

    fn tell(&mut self) -> Option<Reason> {
        let own = self.found.take().or_else(|| self.follows.take());
        let gentle = self.inner.pacing_gain == GENTLE;
        own.map(Reason::from).or_else(|| self.inner.tell().map(|reason| told(reason, gentle)))
    }

    fn on_established(&mut self, now: SimTime, rtt: Option<Duration>, seed: u64) {
        self.inner.on_established(now, rtt, seed);
    }

    fn on_sent(&mut self, sent: &Departure) -> bool {
        self.answers.on_sent(sent.now);
        let before = self.inner.mode;
        let tells = self.inner.on_sent(sent);
        self.follow_mode(before);
        tells
    }

    fn on_packet_lost(&mut self, lost: &LostPacket) {
        self.inner.on_packet_lost(lost);
    }

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        let rtt = acked.rate.and_then(|rate| rate.rtt);
        if let Some(rtt) = rtt {
            self.look_at_answers(acked.now, rtt);
        }
        self.look_at_schedule(acked.now);
        self.begin(acked.now);
        let before = self.inner.mode;
        let sample = acked.rate.filter(|rate| self.inner.least_rtt.believes(rate));
        let threshold = self.settings.leocc_threshold;
        if before == Mode::ProbeRtt && rtt.is_some_and(|rtt| self.filtered_rtt() > rtt + threshold) {
            self.remembered = self.latest;
        }
        let newly = self.inner.take_in(acked);
        self.follow_mode(before);
        self.measure(before, sample.map(|rate| rate_of(rate.delivered, rate.interval)));
        if let Some(rtt) = rtt {
            self.round_trip.update(rtt.as_nanos());
        }
        self.choose();
        self.inner.act(acked, newly);
        Outcome { growth: None, told: self.inner.note() || self.has_news() }
    }

    fn on_loss(&mut self, loss: &Loss) {
        self.inner.on_loss(loss);
    }

    fn on_mark(&mut self, mark: &Loss) {
        self.inner.on_mark(mark);
    }

    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        self.inner.on_timeout(loss, again);
    }

    /// What to do after a pause the model knows.
    fn on_idle(&mut self, _restart: u32) {}

    fn on_spurious(&mut self) {
        self.inner.on_spurious();
    }

    fn on_path_change(&mut self) {
        self.answers.forget();
    }

    fn on_path_hint(&mut self, hint: &PathHint) {
        self.raise(hint.now, self.filtered_rtt());
        self.begin(hint.now);
    }

    fn set_unit(&mut self, unit: u32) {
        self.inner.set_unit(unit);
    }
}
