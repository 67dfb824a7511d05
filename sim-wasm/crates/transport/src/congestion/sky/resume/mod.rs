//! Careful resume (RFC 9959): a sender that knows what an earlier connection over its path had jumps to half of that window
//! once its initial one is acknowledged, and falls back behind where it was if that was too much.

mod reasons;
#[cfg(test)]
mod tests;

use skywindow_units::{BitRate, Duration, SimTime};

use super::super::{Acked, Controller, Departure, Law, Loss, LostPacket, Outcome, Reason, Rules, Share};
use super::settings::Saved;
use super::{PathHint, passed_on};
pub use reasons::ResumeReason;
use reasons::ResumeTrigger as Trigger;

/// Beta of section 3.5, in tenths: of every controller, and of CUBIC.
const BETA: u64 = 5;
const BETA_CUBIC: u64 = 7;
/// Section 4.1.1: the shortest round trip is above a half of the saved one and at most ten times as long.
const SHORTEST: u64 = 2;
const LONGEST: u64 = 10;
/// The least window that congestion leaves, segments (section 3.5 with RFC 9002 section 4.8).
const LEAST: u32 = 2;

/// Where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Section 3.2: the initial window finds out whether the path is the one that was saved.
    Reconnaissance,
    /// Section 3.3: what leaves from position `first` on leaves because of the saved window.
    Unvalidated { first: u64, since: SimTime },
    /// Section 3.4, until everything before a position is acknowledged, which the next acknowledgement tells.
    Validating(Option<u64>),
    /// Section 3.5, the same.
    SafeRetreat(Option<u64>),
    /// Section 3.7: the controller alone.
    Normal,
}

/// A controller that begins with what was saved.
#[derive(Clone, Debug)]
pub struct Resume {
    pub(super) inner: Box<Law>,
    saved: Saved,
    initial_window: u32,
    unit: u32,
    beta: u64,
    phase: Phase,
    /// Bytes acknowledged so far, as long as that matters.
    acknowledged: u32,
    /// PipeSize: what has been in flight without harm, bytes.
    pipe: u32,
    shortest: Option<Duration>,
    /// The round trip by which unvalidated data are paced.
    rtt: Duration,
    /// Data have left.
    begun: bool,
    told: Option<ResumeReason>,
}

impl Resume {
    /// Around another controller.
    pub(super) fn new(inner: Law, saved: Saved, rules: &Rules) -> Self {
        let cubic = matches!(inner, Law::Cubic(_));
        Self {
            inner: Box::new(inner),
            saved,
            initial_window: rules.initial_window,
            unit: rules.unit,
            beta: if cubic { BETA_CUBIC } else { BETA },
            phase: Phase::Reconnaissance,
            acknowledged: 0,
            pipe: 0,
            shortest: None,
            rtt: Duration::ZERO,
            begun: false,
            told: None,
        }
    }

    /// The window that is tried: half of the saved one.
    fn jump_cwnd(&self) -> u32 {
        self.saved.cwnd / 2
    }

    /// The rate by which that leaves in a round trip.
    fn pacing(&self) -> BitRate {
        let bits = u128::from(self.jump_cwnd()) * 8 * 1_000_000_000;
        let rate = bits / u128::from(self.rtt.as_nanos().max(1));
        BitRate::from_bps(u64::try_from(rate).unwrap_or(u64::MAX).max(1))
    }

    fn end(&mut self, trigger: Trigger) {
        self.phase = Phase::Normal;
        let (cwnd, ssthresh) = (self.cwnd(), self.ssthresh());
        self.told = Some(ResumeReason::Ended { cwnd, ssthresh, pipe: self.pipe, trigger });
    }

    /// Section 3.2: the initial window has been acknowledged, and the window holds data back.
    fn confirm(&mut self, acked: &Acked) {
        let Some(shortest) = self.shortest else { return };
        let (saved, least) = (self.saved.rtt.as_nanos(), shortest.as_nanos());
        if least <= saved / SHORTEST || least > saved.saturating_mul(LONGEST) {
            self.end(Trigger::RttNotValidated);
        } else if self.jump_cwnd() <= self.cwnd() {
            self.end(Trigger::NothingToGain);
        } else {
            self.jump(acked);
        }
    }

    /// Section 3.3.
    fn jump(&mut self, acked: &Acked) {
        self.phase = Phase::Unvalidated { first: acked.next, since: acked.now };
        (self.pipe, self.rtt) = (acked.flight, acked.srtt);
        let (from, to) = (self.cwnd(), self.jump_cwnd());
        self.inner.place_window(to, self.ssthresh().max(to));
        let pacing = self.pacing();
        self.told = Some(ResumeReason::Unvalidated { from, to, pipe: self.pipe, pacing });
    }

    /// Section 3.3, "check flight_size": what of the jump was used goes on, and no more.
    fn look_at_flight(&mut self, flight: u32, trigger: Trigger) {
        let ssthresh = self.ssthresh();
        if flight < self.initial_window || flight <= self.pipe {
            self.inner.place_window(self.pipe.max(self.initial_window), ssthresh);
            self.end(Trigger::RateLimited);
            return;
        }
        self.inner.place_window(flight, ssthresh);
        self.phase = Phase::Validating(None);
        self.told = Some(ResumeReason::Validating { cwnd: self.cwnd(), pipe: self.pipe, trigger });
    }

    /// Section 3.5: behind what is known to be good, from a window of so many bytes.
    fn retreat(&mut self, from: u32, trigger: Trigger) {
        let to = (self.pipe / 2).max(LEAST * self.unit);
        self.inner.place_window(to, to);
        self.phase = Phase::SafeRetreat(None);
        self.told = Some(ResumeReason::SafeRetreat { from, to: self.cwnd(), pipe: self.pipe, trigger });
    }

    /// Congestion was reported, which the controller has answered, with a window of so many bytes before.
    fn congested(&mut self, from: u32, trigger: Trigger) {
        match self.phase {
            Phase::Reconnaissance => self.end(trigger),
            Phase::Unvalidated { .. } | Phase::Validating(_) => self.retreat(from, trigger),
            Phase::SafeRetreat(_) | Phase::Normal => {}
        }
    }

    /// Sections 3.2 and 3.3: what was saved is of another path.
    fn doubt_path(&mut self) {
        match self.phase {
            Phase::Reconnaissance => self.end(Trigger::PathChanged),
            Phase::Unvalidated { .. } => self.retreat(self.cwnd(), Trigger::PathChanged),
            Phase::Validating(_) | Phase::SafeRetreat(_) | Phase::Normal => {}
        }
    }

    /// Takes an acknowledgement that the controller may have seen.
    fn follow_up(&mut self, acked: &Acked) {
        match &mut self.phase {
            Phase::Reconnaissance => {
                self.acknowledged = self.acknowledged.saturating_add(acked.bytes);
                if self.acknowledged >= self.initial_window && acked.limited {
                    self.confirm(acked);
                }
            }
            &mut Phase::Unvalidated { first, since } => {
                self.pipe = self.pipe.saturating_add(acked.bytes);
                if acked.up_to > first {
                    self.look_at_flight(acked.flight, Trigger::FirstAcknowledged);
                } else if acked.now.since(since) > self.rtt {
                    self.look_at_flight(acked.flight, Trigger::RoundTripOver);
                }
            }
            Phase::Validating(until) => {
                self.pipe = self.pipe.saturating_add(acked.bytes);
                if acked.up_to >= *until.get_or_insert(acked.next) {
                    self.end(Trigger::LastAcknowledged);
                }
            }
            Phase::SafeRetreat(until) => {
                self.pipe = self.pipe.saturating_add(acked.bytes);
                if acked.up_to >= *until.get_or_insert(acked.next) {
                    let ssthresh = (u64::from(self.pipe) * self.beta / 10) as u32;
                    self.inner.place_window(self.cwnd(), ssthresh.max(LEAST * self.unit));
                    self.end(Trigger::LastAcknowledged);
                }
            }
            Phase::Normal => {}
        }
    }
}

impl Controller for Resume {
    fn cwnd(&self) -> u32 {
        self.inner.said().cwnd
    }

    fn ssthresh(&self) -> u32 {
        self.inner.said().ssthresh
    }

    fn partial(&self) -> u32 {
        self.inner.said().partial
    }

    /// Section 3.3: unvalidated data are spread over a round trip.
    fn pacing_rate(&self) -> Option<BitRate> {
        match self.phase {
            Phase::Unvalidated { .. } => Some(self.pacing()),
            _ => self.inner.pacing_rate(),
        }
    }

    fn needs_rates(&self) -> bool {
        self.inner.needs_rates()
    }

    fn rules_recovery(&self) -> bool {
        self.inner.rules_recovery()
    }

    fn whole_units(&self, unit: u32) -> u32 {
        self.inner.whole_units(unit)
    }

    fn tell(&mut self) -> Option<Reason> {
        self.told.take().map(Reason::from).or_else(|| self.inner.tell())
    }

    fn on_established(&mut self, now: SimTime, rtt: Option<Duration>, seed: u64) {
        self.shortest = rtt;
        self.inner.on_established(now, rtt, seed);
    }

    /// Growth is the controller's, but that neither the jump nor a retreat grows.
    fn on_ack(&mut self, acked: &Acked) -> Outcome {
        let held = matches!(self.phase, Phase::Unvalidated { .. } | Phase::SafeRetreat(_));
        let seen = Acked { limited: acked.limited && !held, ..*acked };
        let outcome = self.inner.acknowledged(|| seen).0;
        self.follow_up(acked);
        Outcome { told: outcome.told || self.told.is_some(), ..outcome }
    }

    fn on_sent(&mut self, sent: &Departure) -> bool {
        let told = self.inner.on_sent(sent);
        if !self.begun && sent.bytes > self.unit / 2 {
            self.begun = true;
            let Saved { cwnd, rtt } = self.saved;
            self.told = Some(ResumeReason::Reconnaissance { saved_cwnd: cwnd, saved_rtt: rtt });
        }
        let Phase::Unvalidated { since, .. } = self.phase else {
            return told || self.told.is_some();
        };
        if sent.flight.saturating_add(self.unit) > self.cwnd() {
            self.look_at_flight(sent.flight, Trigger::LastSent);
        } else if sent.now.since(since) > self.rtt {
            self.look_at_flight(sent.flight, Trigger::RoundTripOver);
        }
        told || self.told.is_some()
    }

    fn on_loss(&mut self, loss: &Loss) {
        let from = self.cwnd();
        self.inner.on_loss(loss);
        self.congested(from, Trigger::PacketLoss);
    }

    fn on_mark(&mut self, mark: &Loss) {
        let from = self.cwnd();
        self.inner.on_mark(mark);
        self.congested(from, Trigger::Marked);
    }

    /// Section 3.6: persistent congestion ends it.
    fn on_timeout(&mut self, loss: &Loss, again: bool) {
        self.inner.on_timeout(loss, again);
        if self.phase != Phase::Normal {
            self.end(Trigger::Timeout);
        }
    }

    fn on_round_trip(&mut self, now: SimTime, rtt: Duration) {
        if self.phase == Phase::Reconnaissance {
            self.shortest = Some(self.shortest.map_or(rtt, |shortest| shortest.min(rtt)));
        }
        self.inner.on_round_trip(now, rtt);
    }

    fn on_path_change(&mut self) {
        self.inner.on_path_change();
        self.doubt_path();
    }

    fn on_path_hint(&mut self, hint: &PathHint) {
        self.inner.on_path_hint(hint);
        self.doubt_path();
    }

    fn set_unit(&mut self, unit: u32) {
        self.unit = unit;
        self.inner.set_unit(unit);
    }

    passed_on! {
        on_time(now: SimTime);
        on_packet_lost(lost: &LostPacket);
        on_idle(restart: u32);
        on_recovered();
        on_disruption(lasts: bool);
        on_spurious();
        on_all_acknowledged();
        on_duplicates(bytes: u32);
        on_burst_limit(most: u32);
        on_share(share: &Share);
        place_window(cwnd: u32, ssthresh: u32);
        follow(rules: &Rules);
    }
}
