//! Tail loss probes (RFC 8985 section 7): what is lost at the end of a flight shows when one more segment leaves.

use skywindow_units::{Duration, SimTime};

use super::ack::News;
use super::event::{Event, PATH};
use super::packet::Retransmit;
use super::receiver::NEVER;
use super::sender::{Move, Sender};
use crate::api::Observer;
use crate::congestion::Controller;

/// What a timer of the kernel waits at least beyond two round trips.
const LEAST: Duration = Duration::from_millis(2);

impl Sender {
    /// Section 7.2: plans a probe two round trips from now, if nothing is being repaired and nothing was reported.
    pub(super) fn plan_probe(&mut self, now: SimTime) {
        if !self.rules.probes {
            return;
        }
        self.probe.due = NEVER;
        let idle = self.board.is_empty() || self.board.sacked() > 0 || self.persist_due != NEVER;
        if idle || self.probe.sent.is_some() || self.repair.repairing(self.board.una()) {
            return;
        }
        let one = self.board.flight() <= self.rules.unit;
        let wait = self.rto.srtt() * 2 + if one { self.rules.least_rto } else { LEAST };
        self.probe.due = (now + wait).min(self.due);
    }

    /// Section 7.3: a probe leaves, and the retransmission timer begins anew.
    #[cold]
    pub fn on_probe(&mut self, now: SimTime) {
        self.probe.due = NEVER;
        if self.board.is_empty() {
            return;
        }
        self.probe.now = self.probe.sent.is_none();
        self.start_timer(now);
    }

    /// What the probe is: new data, if the peer's window takes them, or the last segment once more. In a probe cycle what that
    /// lets go.
    pub(super) fn probing(&self) -> Option<Move> {
        if let Some(probe) = self.cycling() {
            return probe;
        }
        let new = self.new_piece().map(|(bytes, fin)| Move::New { bytes, fin });
        new.or_else(|| self.board.last_unreported().map(|sent| Move::Again(sent.seq, Retransmit::Tail)))
    }

    /// It has left.
    pub(super) fn note_tail_probe(
        &mut self,
        now: SimTime,
        again: bool,
        seq: u64,
        obs: &mut impl Observer<Event>,
    ) {
        self.probe.now = false;
        self.probe.sent = Some((self.board.nxt(), again));
        let (flight, srtt) = (self.board.pipe(), self.rto.srtt());
        obs.note(now, PATH, Event::TailLossProbe { seq: seq as u32, flight, srtt });
    }

    /// Section 7.4: the acknowledgement of what was sent with the probe. What the probe had to repair is congestion.
    pub(super) fn judge_probe(
        &mut self,
        now: SimTime,
        ack: u64,
        news: &News,
        obs: &mut impl Observer<Event>,
    ) {
        let Some((end, again)) = self.probe.sent.filter(|&(end, _)| ack >= end) else { return };
        let nothing = news.bytes == 0 && news.reported == 0;
        if !again || news.twice > 0 || (nothing && ack == end) {
            self.probe.sent = None;
        } else if ack > end || self.board.is_empty() {
            self.probe.sent = None;
            if !self.repair.repairing(self.board.una()) {
                let from = self.cwnd();
                self.congestion.on_loss(&self.loss());
                obs.note(now, PATH, Event::TailRepaired { seq: end as u32, from, to: self.cwnd() });
                self.pass_on(now, obs);
            }
        }
    }
}
