//! Taking back a cut that was needless: the response of RFC 4015 where timestamps (RFC 3522), blocks of what came twice (RFC
//! 3708) or F-RTO (RFC 5682) show that nothing was lost.

use skywindow_units::SimTime;

use super::ack::News;
use super::doubts::Undo;
use super::event::{Event, PATH};
use super::packet::{Packet, Proof, Timestamps};
use super::sender::Sender;
use crate::api::Observer;
use crate::congestion::Controller;

impl Sender {
    /// A loss is about to cut the window.
    pub(super) fn remember(&mut self) {
        if self.rules.undoes {
            let (before, from) = (Some(Box::new(self.congestion.clone())), self.board.una());
            let again = Some(self.board.lost()).filter(|_| self.undo.resent_at.is_some());
            self.undo = Undo { before, from, again, ..self.undo };
        }
    }

    /// RFC 3522 section 3.2: new data are acknowledged by what answers a segment that left before anything was sent again.
    pub(super) fn judge_echo(&mut self, now: SimTime, packet: &Packet, obs: &mut impl Observer<Event>) {
        let Some(resent_at) = self.undo.resent_at.filter(|_| self.undo.before.is_some()) else { return };
        let before = |stamps: Timestamps| stamps.echo > SimTime::ZERO && stamps.echo < resent_at;
        if packet.timestamps.is_some_and(before) {
            self.take_back(now, Proof::Timestamps, obs);
        }
    }

    /// RFC 3708 section 2: all that was sent again had come before.
    pub(super) fn judge_duplicates(&mut self, now: SimTime, news: &News, obs: &mut impl Observer<Event>) {
        let Some(again) = &mut self.undo.again else { return };
        if news.twice_to > self.undo.from {
            *again = again.saturating_sub(news.twice);
            if *again == 0 && self.repair.repairing(self.board.una()) {
                self.take_back(now, Proof::Duplicates, obs);
            }
        }
    }

    /// RFC 4015 section 3: the window is what it was, and what was held to be lost is in flight.
    pub(super) fn take_back(&mut self, now: SimTime, proof: Proof, obs: &mut impl Observer<Event>) {
        let Some(before) = self.undo.before.take() else { return };
        let from = self.cwnd();
        // A model of the path has learned since, and what it makes of a needless cut is its own.
        if self.congestion.rules_recovery() {
            self.congestion.on_spurious();
        } else {
            self.congestion = *before;
        }
        self.undo = Undo::default();
        self.forward.end();
        self.reduction = None;
        self.repair.call_off(self.board.una());
        self.board.find();
        self.timeouts = 0;
        let (to, ssthresh) = (self.cwnd(), self.congestion.ssthresh());
        obs.note(now, PATH, Event::CutUndone { from, to, ssthresh, proof });
    }
}
