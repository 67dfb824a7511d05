//! The send timer: when bursts of new data are due, spread over the round trip, and the POLLs that ask for reports.

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

use super::event::{Event, PATH, Trigger};
use super::packet::Out;
use super::sender::{NEVER, Polling, Sender};
use super::settings::Pacing;
use crate::api::Observer;
use crate::congestion::Controller;
use crate::supply::Turn;

/// POLLs are never closer than this, whatever the round trip.
const LEAST_INTERVAL: Duration = Duration::from_nanos(100_000);

impl Sender {
    /// Segments that the windows allow in all.
    fn effective_window(&self) -> u64 {
        let cwnd = self.congestion.whole_units(self.mss());
        u64::from(cwnd).min(self.rwnd).min(self.window_limit)
    }

    /// New segments that may leave.
    pub(super) fn allowed(&self) -> u64 {
        self.effective_window().saturating_sub(self.cache.outstanding())
    }

    /// Something may have changed: the data side of the send timer goes on, or stops.
    pub(super) fn resume(&mut self, now: SimTime) {
        let allowed = self.allowed();
        if !self.open || self.cycle.is_some() {
            self.suspend();
            return;
        }
        if self.left() == 0 || allowed == 0 {
            self.burst = None;
            if self.repairs.is_empty() {
                self.next_data = NEVER;
                self.pacer.rest();
            }
            return;
        }
        let spread = match self.rules.pacing {
            Pacing::Allowed => allowed,
            Pacing::Window => self.effective_window(),
        };
        let parts = self.rtt() * u64::from(self.rules.burst_segments);
        self.interval = Duration::from_nanos(parts.as_nanos() / spread);
        if self.next_data == NEVER {
            self.next_data = now;
        }
    }

    /// Whether a burst of `count` segments carries a POLL: the first one does, and one when a POLL is due, or soon, or
    /// much of the send buffer has left since the last.
    pub(super) fn asks_with(&self, now: SimTime, count: u64) -> bool {
        let Some(polling) = &self.polling else { return true };
        let ahead = self.base_interval().as_nanos() as f64 * self.rules.poll_ahead_share;
        let soon = now + Duration::from_nanos(ahead as u64);
        let sent = (polling.segments + count) as f64;
        polling.next <= soon || sent >= self.window_limit as f64 * self.rules.poll_after_share
    }

    /// The time between two POLLs without backoff.
    fn base_interval(&self) -> Duration {
        let nanos = self.rtt().as_nanos() / u64::from(self.rules.polls_per_rtt);
        Duration::from_nanos(nanos).max(LEAST_INTERVAL)
    }

    /// The time between two probes.
    pub(super) fn probe_interval(&self) -> Duration {
        self.rtt().max(LEAST_INTERVAL)
    }

    /// A POLL is due and no data carry it.
    pub(super) fn poll_alone(
        &mut self,
        now: SimTime,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) {
        if self.cycle.is_some() {
            self.probe(now, out, obs);
        } else if !self.begins_to_probe(now, out, obs) {
            self.send_last_again(now, out, obs);
            out.push_back(Out::Poll);
            self.polled(now, obs);
        }
    }

    /// Where no report names what is missing at the end, the last segment leaves again when none has for a timeout: once
    /// it has come, reports name what else is missing. A report may wait for a POLL besides (as RFC 9002 6.2.1 has it of
    /// a delayed acknowledgement).
    fn send_last_again(&mut self, now: SimTime, out: &mut VecDeque<Out>, obs: &mut impl Observer<Event>) {
        if self.rules.trailing_gap || self.next_data != NEVER {
            return;
        }
        let variation = self.round_trip.map_or(Duration::ZERO, |known| known.rttvar * 4);
        let timeout = self.rtt() + variation + self.base_interval() * u64::from(self.backoff);
        if self.last_data.is_none_or(|last| now.since(last) < timeout) {
            return;
        }
        let seq = self.cache.nxt() - 1;
        let Some(transmissions) = self.resend(now, seq, out, obs) else { return };
        obs.note(now, PATH, Event::LastSentAgain { seq: seq as u32, transmissions, timeout });
    }

    /// An idle session asks whether its peer is there, and goes on asking until it answers.
    pub fn keep_alive(&mut self, now: SimTime, out: &mut VecDeque<Out>) {
        out.push_back(Out::Poll);
        self.polling = Some(Polling { next: now + self.rules.keep_alive, ..Polling::from(now) });
    }

    /// At the time of a POLL: no STAT has come since the one before, so that probing begins, with this POLL as the first
    /// probe (early timeout).
    pub(super) fn begins_to_probe(
        &mut self,
        now: SimTime,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let armed =
            |polling: &Polling| !polling.answered && (polling.armed || !self.rules.early_timeout_armed);
        let late = self.rules.probing && self.cycle.is_none() && self.polling.as_ref().is_some_and(armed);
        if late {
            self.start_probing(now, Trigger::EarlyTimeout, self.cache.una(), out, obs);
        }
        late
    }

    /// A POLL leaves now: when is the next one due?
    pub(super) fn polled(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.back_off(now, obs);
        let next = now + self.base_interval() * u64::from(self.backoff);
        let polling = self.polling.get_or_insert(Polling::from(now));
        *polling = Polling { next, segments: 0, answered: false, ..*polling };
    }

    /// POLLs go half as often when no STAT has come for a while.
    fn back_off(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let patience =
            self.base_interval() * u64::from(self.rules.backoff_after_polls) * u64::from(self.backoff);
        let limit = self.rules.backoff_limit;
        let Some(polling) = &mut self.polling else { return };
        let silence = now.since(polling.quiet_since);
        if silence < patience || self.backoff >= limit {
            return;
        }
        polling.quiet_since = now;
        self.backoff = (2 * self.backoff).min(limit);
        let (times, interval) = (self.backoff, self.base_interval() * u64::from(self.backoff));
        obs.note(now, PATH, Event::PollsBackedOff { silence, times, interval });
    }

    /// POLLs go on as usual after a probing cycle, the next one in so much of a round trip.
    pub(super) fn poll_as_usual(&mut self, now: SimTime) {
        let next = now + self.base_interval();
        self.polling = Some(Polling { next, answered: true, ..Polling::from(now) });
    }

    /// POLLs go on while there are data that are not acknowledged, whether outstanding, waiting for the send timer or
    /// for the peer's window (persistence).
    pub(super) fn rest_or_persist(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let closed = self.rwnd == 0 && self.left() > 0;
        let (peer_rwnd, flight) = (self.peer_rwnd(), self.flight());
        if closed && !self.persisting {
            let (needed, cwnd) = (self.bytes_of(self.cache.nxt()).into(), self.cwnd_bytes());
            obs.note(now, PATH, Event::WindowFull { peer_rwnd, needed, flight, cwnd });
        } else if !closed && self.persisting {
            obs.note(now, PATH, Event::WindowOpened { peer_rwnd, flight });
        }
        self.persisting = closed;
        if self.supply.fails() {
            self.look_at_supply(now, obs);
        }
        if self.is_done() {
            self.abort(now, obs);
            self.polling = None;
        }
    }

    /// Whether the application limits now, or the windows do again.
    #[cold]
    pub(super) fn look_at_supply(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let (flight, cwnd) = (self.flight(), self.cwnd_bytes());
        let open = self.allowed() > 0 && !self.is_done();
        let event = match self.supply.look(self.left() > 0, open) {
            None => return,
            Some(Turn::Limited) => Event::ApplicationLimited { flight, cwnd },
            Some(Turn::Resumed) => Event::ApplicationResumed { flight, cwnd },
        };
        if let Some(sampler) = self.sampler.as_mut().filter(|_| self.supply.limits()) {
            sampler.on_app_limited(flight);
        }
        obs.note(now, PATH, event);
    }

    /// After a pause of the data slow start begins anew with the next of them. Whether it did.
    pub(super) fn restart_after_idle(&mut self, now: SimTime, obs: &mut impl Observer<Event>) -> bool {
        let idle = self.last_data.map_or(Duration::ZERO, |last| now.since(last));
        let restarts = idle >= self.rules.idle_threshold;
        if restarts {
            let from = self.cwnd_bytes();
            self.congestion.on_idle(self.mss());
            let to = self.cwnd_bytes();
            obs.note(now, PATH, Event::IdleRestart { from, to, idle });
            self.pass_on(now, obs);
        }
        restarts
    }
}

impl Polling {
    /// POLLs that go from now on.
    pub(super) const fn from(now: SimTime) -> Self {
        Self { next: NEVER, since: now, segments: 0, answered: false, armed: false, quiet_since: now }
    }
}
