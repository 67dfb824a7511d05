//! CUBIC (RFC 9438): after a cut the window is a cubic function of time, flat where the last loss was.

use skywindow_form::{When, choices, part};
use skywindow_units::{Duration, SimTime};

use super::hystart::Phase;
use super::hystart_2008::Train;
use super::segments::Segments;
use super::slow_start::SlowStart;
use super::{Acked, Controller, Growth, Loss, Outcome, Reason, Rule, Rules, TrainReason};
use crate::events::reasons;
use crate::words::n;

/// The constant C of section 4.1, segments per cubed second.
const C: f64 = 0.4;
/// The factor of a cut (section 4.6).
const BETA: f64 = 0.7;
/// The same in 1024ths.
const WHOLE_BETA: f64 = 717.0 / 1024.0;
/// What an AIMD flow with that factor adds in a round trip to be as fast as Reno, segments (section 4.3).
const ALPHA: f64 = 3.0 * (1.0 - BETA) / (1.0 + BETA);

/// CUBIC is chosen.
const CHOSEN: Option<When> = Some(When { field: "controller", is: &["cubic"] });

choices! { "Whose Reno a CUBIC flow is to be as fast as." CubicAlpha {
    Rfc9438 = "rfc9438" "RFC 9438" "Adds 0.53 segments a round trip, and a whole one once it is back at the window of the last cut.",
    Linux = "linux" "Linux" "Adds 0.53 segments a round trip for ever.",
}}

part! { "The settings of CUBIC." CubicSettings in Transport {
    fast_convergence: bool = true => {
        help: "Whether a CUBIC flow that lost its share gives up more of it.",
        label: "Fast convergence", when: CHOSEN,
        source: "RFC 9438 4.7",
    },
    cubic_alpha: Option<CubicAlpha> = None => {
        help: "What the Reno flow adds whose window CUBIC never stays below.",
        label: "Reno-friendly growth", when: CHOSEN,
        null: "by the profile: RFC 9438, or Linux",
        source: "RFC 9438 4.3; Linux 6.12 tcp_cubic.c",
    },
    cubic_whole_segments: Option<bool> = None => {
        help: "Whether the function is computed in whole segments and milliseconds as Linux does: rounding makes small windows grow faster.",
        label: "Whole segments", when: CHOSEN,
        null: "by the profile: off, or on in Linux",
        source: "Linux 6.12 tcp_cubic.c",
    },
    hystart_2008: Option<bool> = None => {
        help: "Whether a train of acknowledgements or a longer round trip ends slow start at once, as in Linux; with HyStart++ the first of both does.",
        label: "HyStart of 2008", when: CHOSEN,
        null: "by the profile: off, or on in Linux",
        source: "Ha and Rhee 2008; Linux 6.12 tcp_cubic.c",
    },
}}

/// What the settings come to with those of the profile.
impl Rules {
    /// Whether the estimate of Reno's window grows as in RFC 9438.
    fn catches_up(&self) -> bool {
        let profile = if self.as_linux { CubicAlpha::Linux } else { CubicAlpha::Rfc9438 };
        self.own.cubic.cubic_alpha.unwrap_or(profile) == CubicAlpha::Rfc9438
    }

    /// What stands for the function in whole segments, if it does.
    fn whole_segments(&self) -> Option<Segments> {
        self.own.cubic.cubic_whole_segments.unwrap_or(self.as_linux).then(Segments::default)
    }

    /// What ends slow start as in 2008, if it does.
    fn train(&self) -> Option<Train> {
        self.own.cubic.hystart_2008.unwrap_or(self.as_linux).then(Train::default)
    }
}

reasons! {
    /// What CUBIC tells.
    CubicReason;

    /// cwnd follows the cubic function.
    25 CubicGrowth {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// Where the function is in one round trip.
        target: u32 ["bytes"],
        /// The plateau.
        w_max: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "cubic growth",
        title: format!("Cubic growth: cwnd {} bytes", n(to)),
        detail: format!(
            "cwnd {} to {} bytes: the cubic function reaches {} bytes in a round trip, its plateau is at {} bytes.",
            n(from),
            n(to),
            n(target),
            n(w_max)
        ),
        rule: "RFC 9438 4.2, 4.4, 4.5",
    }
    /// cwnd follows what an AIMD flow would have, which is more than the cubic function gives.
    26 RenoFriendly {
        /// cwnd before.
        from: u32 ["bytes"],
        /// cwnd after.
        to: u32 ["bytes"],
        /// The estimate.
        estimate: u32 ["bytes"],
        /// What the cubic function gives.
        cubic: u32 ["bytes"],
    } => {
        kind: Window,
        phase: "Reno-friendly growth",
        title: format!("Reno-friendly growth: cwnd {} bytes", n(to)),
        detail: format!(
            "cwnd {} to {} bytes: a Reno flow would have {} bytes, the cubic function gives {}.",
            n(from),
            n(to),
            n(estimate),
            n(cubic)
        ),
        rule: "RFC 9438 4.3",
    }
}

/// A congestion avoidance stage. Windows are in segments, times in seconds.
#[derive(Clone, Copy, Debug)]
struct Epoch {
    start: SimTime,
    /// The plateau.
    w_max: f64,
    /// When the plateau is reached.
    k: f64,
    /// The window of an AIMD flow.
    estimate: f64,
}

impl Epoch {
    /// Section 4.2, equation 1.
    fn window(&self, t: f64) -> f64 {
        let d = t - self.k;
        C * d * d * d + self.w_max
    }
}

/// The window of RFC 9438.
#[derive(Clone, Debug)]
pub struct Cubic {
    rules: Rules,
    slow_start: SlowStart,
    unit: f64,
    /// The window, segments.
    cwnd: f64,
    ssthresh: f64,
    /// The plateau of the next stage; none before the first loss and after a timeout, when a stage starts flat.
    w_max: Option<f64>,
    /// The window of the last cut, segments.
    prior: f64,
    epoch: Option<Epoch>,
    /// When data were last acknowledged.
    last: SimTime,
    /// The shortest round trip since a timeout; none was measured yet.
    shortest: Option<Duration>,
    train: Option<Train>,
    /// What stands for the function where it is computed in whole segments.
    segments: Option<Segments>,
    /// A hint says that what is lost may be for the path changes (SaTCP).
    disrupted: bool,
    told: Option<Reason>,
}

impl Cubic {
    /// A window with these rules.
    pub fn new(rules: Rules) -> Self {
        let unit = f64::from(rules.unit);
        Self {
            slow_start: SlowStart::new(&rules),
            unit,
            cwnd: f64::from(rules.initial_window) / unit,
            ssthresh: f64::from(rules.initial_ssthresh) / unit,
            w_max: None,
            prior: 0.0,
            epoch: None,
            last: SimTime::ZERO,
            shortest: None,
            train: rules.train(),
            segments: rules.whole_segments(),
            disrupted: false,
            told: None,
            rules,
        }
    }

    fn bytes(&self, segments: f64) -> u32 {
        (segments * self.unit) as u32
    }

    /// Section 4.2: a stage of congestion avoidance begins. One that begins while the path changes is over in a ninth of the time
    /// (SaTCP, bictcp_update).
    fn begin(&self, now: SimTime) -> Epoch {
        let w_max = self.w_max.unwrap_or(self.cwnd).max(self.cwnd);
        let k = libm::cbrt((w_max - self.cwnd) / C);
        let k = if self.disrupted { k / 9.0 } else { k };
        Epoch { start: now, w_max, k, estimate: self.cwnd }
    }

    /// Section 4.3: whether the estimate grows as Reno does, for it is back where the last cut was.
    fn catches_up(&self, estimate: f64) -> bool {
        self.rules.catches_up() && estimate >= self.prior
    }

    /// The same in whole segments.
    fn avoid_whole(&mut self, acked: &Acked, from: u32) -> CubicReason {
        let (cwnd, prior) = (self.cwnd as u32, self.prior as u32);
        let catches_up = self.rules.catches_up();
        let Some(segments) = &mut self.segments else { unreachable!("it is asked where there are some") };
        let plateau = self.w_max.map_or(0, |w_max| w_max as u32);
        let count = acked.bytes.div_ceil(self.rules.unit);
        let shortest = self.shortest.unwrap_or(Duration::ZERO);
        let step = segments.step(acked.now, cwnd, count, plateau, shortest, catches_up.then_some(prior));
        self.cwnd = f64::from(cwnd + step.grown);
        let to = self.cwnd();
        if step.friendly {
            let (estimate, cubic) = (self.bytes(step.estimate.into()), self.bytes(step.target.into()));
            return CubicReason::RenoFriendly { from, to, estimate, cubic };
        }
        let (target, w_max) = (self.bytes(step.target.into()), self.bytes(step.origin.into()));
        CubicReason::CubicGrowth { from, to, target, w_max }
    }

    /// Takes the round trip of an acknowledgement, as Linux does: none of the second after a stage began.
    fn measure(&mut self, acked: &Acked) -> Option<TrainReason> {
        if self.train.is_none() && self.segments.is_none() {
            return None;
        }
        let rtt = acked.rtt.filter(|&rtt| rtt > Duration::ZERO)?;
        let began = self.segments.as_ref().map_or(self.epoch.map(|epoch| epoch.start), Segments::began);
        if began.is_some_and(|began| acked.now.since(began) < Duration::from_secs(1)) {
            return None;
        }
        let shortest = self.shortest.map_or(rtt, |shortest| shortest.min(rtt));
        self.shortest = Some(shortest);
        let slow_start = self.cwnd < self.ssthresh;
        let window = [self.cwnd() / self.rules.unit, self.rules.unit];
        self.train.as_mut().filter(|_| slow_start)?.on_ack(acked, rtt, shortest, window)
    }

    /// Sections 4.2 to 4.5, with a window of so many bytes before.
    fn avoid(&mut self, acked: &Acked, from: u32) -> CubicReason {
        let mut epoch = self.epoch.unwrap_or_else(|| self.begin(acked.now));
        let segments = f64::from(acked.bytes) / self.unit;
        let t = acked.now.since(epoch.start).as_secs_f64();
        let alpha = if self.catches_up(epoch.estimate) { 1.0 } else { ALPHA };
        epoch.estimate += alpha * segments / self.cwnd;
        self.epoch = Some(epoch);
        let cubic = epoch.window(t);
        if cubic < epoch.estimate {
            self.cwnd = self.cwnd.max(epoch.estimate);
            let (estimate, cubic) = (self.bytes(epoch.estimate), self.bytes(cubic));
            return CubicReason::RenoFriendly { from, to: self.cwnd(), estimate, cubic };
        }
        let target = epoch.window(t + acked.srtt.as_secs_f64()).max(self.cwnd).min(1.5 * self.cwnd);
        self.cwnd = (self.cwnd + (target - self.cwnd) / self.cwnd * segments).min(target);
        let (target, w_max) = (self.bytes(target), self.bytes(epoch.w_max));
        CubicReason::CubicGrowth { from, to: self.cwnd(), target, w_max }
    }

    /// Section 4.6, with 4.7.
    fn reduce(&mut self, loss: &Loss) {
        let (cwnd, before) = (self.cwnd, self.w_max.or(self.epoch.map(|epoch| epoch.w_max)));
        let lost_share = self.rules.own.cubic.fast_convergence && before.is_some_and(|before| cwnd < before);
        self.w_max = Some(if lost_share { cwnd * (1.0 + BETA) / 2.0 } else { cwnd });
        self.prior = cwnd;
        let floor = f64::from(self.rules.floor_units);
        self.ssthresh = match &mut self.segments {
            Some(segments) => {
                segments.end();
                self.w_max = self.w_max.map(libm::floor);
                libm::floor(cwnd * WHOLE_BETA).max(floor)
            }
            None => ((f64::from(loss.flight) / self.unit).min(cwnd) * BETA).max(floor),
        };
        self.epoch = None;
        self.slow_start.leave();
    }

    /// Section 5.8: a stage does not age while something else than the window holds the sender back.
    fn pause(&mut self, time: Duration) {
        if let Some(segments) = &mut self.segments {
            segments.pause(time);
        }
        if let Some(epoch) = &mut self.epoch {
            epoch.start += time;
        }
    }
}

impl Controller for Cubic {
    /// Whole segments: what lies between lets nothing go. One at least, where segments have become larger.
    #[inline]
    fn cwnd(&self) -> u32 {
        // A hair more, lest a window of 9.999999 segments count as 9.
        ((self.cwnd + 1e-6) as u32).max(1) * self.rules.unit
    }

    #[inline]
    fn ssthresh(&self) -> u32 {
        self.bytes(self.ssthresh)
    }

    fn tell(&mut self) -> Option<Reason> {
        self.told.take()
    }

    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        if let Some(told) = self.measure(acked) {
            self.slow_start.leave();
            self.ssthresh = self.cwnd;
            self.told = Some(told.into());
            return Outcome { growth: None, told: true };
        }
        if acked.recovering {
            return Outcome::default();
        }
        let since = acked.now.since(self.last);
        self.last = acked.now;
        if !acked.limited {
            self.pause(since);
            return Outcome::default();
        }
        let from = self.cwnd();
        if self.cwnd >= self.ssthresh {
            let reason =
                if self.segments.is_some() { self.avoid_whole(acked, from) } else { self.avoid(acked, from) };
            self.told = (self.cwnd() != from).then_some(reason.into());
            return Outcome { growth: None, told: self.told.is_some() };
        }
        let step = self.slow_start.on_ack(acked, self.rules.unit);
        let segments = f64::from(step.bytes) / self.unit;
        self.cwnd = self.slow_start.grown(self.cwnd, segments, self.ssthresh);
        if step.phase == Some(Phase::Left) {
            self.slow_start.leave();
            self.ssthresh = self.cwnd;
        }
        let to = self.cwnd();
        self.told = step.phase.map(|phase| phase.told(to).into());
        let growth = (to != from).then_some(Growth { from, to, rule: Rule::SlowStart });
        Outcome { growth, told: self.told.is_some() }
    }

    fn on_loss(&mut self, loss: &Loss) {
        self.reduce(loss);
        self.cwnd = self.ssthresh;
    }

    /// Section 4.8: the stage that follows slow start is flat at its beginning. Not while the path changes: the plateau stays
    /// (SaTCP, bictcp_state).
    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        if !again {
            self.reduce(loss);
        }
        self.slow_start.on_timeout();
        self.epoch = None;
        self.cwnd = 1.0;
        if !self.disrupted {
            self.w_max = None;
            self.shortest = None;
            self.train = self.rules.train();
        }
    }

    fn on_idle(&mut self, restart: u32) {
        self.cwnd = self.cwnd.min(f64::from(restart) / self.unit);
        self.epoch = None;
        if let Some(segments) = &mut self.segments {
            segments.end();
        }
    }

    fn on_disruption(&mut self, lasts: bool) {
        self.disrupted = lasts;
        if let Some(segments) = &mut self.segments {
            segments.hurries = lasts;
        }
    }

    /// The shortest round trip was another path's.
    fn on_path_change(&mut self) {
        self.shortest = None;
    }

    /// The stage that follows is flat at its beginning.
    fn place_window(&mut self, cwnd: u32, ssthresh: u32) {
        self.cwnd = (f64::from(cwnd) / self.unit).max(1.0);
        self.ssthresh = f64::from(ssthresh) / self.unit;
        (self.w_max, self.epoch) = (None, None);
        if let Some(segments) = &mut self.segments {
            segments.end();
        }
    }

    fn set_unit(&mut self, unit: u32) {
        let scale = self.unit / f64::from(unit);
        self.rules.unit = unit;
        self.unit = f64::from(unit);
        for window in [&mut self.cwnd, &mut self.ssthresh, &mut self.prior] {
            *window *= scale;
        }
        self.w_max = self.w_max.map(|w_max| w_max * scale);
        self.epoch = None;
        if let Some(segments) = &mut self.segments {
            segments.end();
        }
    }

    fn follow(&mut self, rules: &Rules) {
        self.slow_start.follow(rules);
    }
}

#[cfg(test)]
mod tests;
