//! A peer that has started anew in the middle of an association (RFC 9260 section 5.2.4.1), and a host that does.

use skywindow_units::{Duration, SimTime};

use super::beat::BeatBurst;
use super::endpoint::{Endpoint, FIRST_TSN};
use super::event::{Event, NO_PATH, Observer};
use super::path::Path;
use super::phase::{Off, Phase};
use super::sender::Sender;
use super::settings::Sctp;
use super::ticket::Ticket;
use super::ticks::NEVER;
use crate::api::Endpoint as _;

impl Endpoint {
    /// Action A: the association goes on with a peer that remembers nothing of it. All that was under way is of the past;
    /// what this end had not seen acknowledged is sent again.
    pub(crate) fn restart(&mut self, now: SimTime, ticket: &Ticket, obs: &mut impl Observer<Event>) {
        let lost = self.outstanding_bytes();
        obs.note(
            now,
            NO_PATH,
            Event::PeerRestarted { unacknowledged: lost, delivered: self.receiver.delivered() },
        );
        self.forget_transfer();
        self.sender.outbound.rewind(lost);
        self.meet_peer(ticket);
    }

    /// The host fails, comes back after `off` and remembers nothing: its application begins again, and opens the
    /// association again if it had opened it before. One that is off already is back no sooner for it.
    pub(crate) fn fail_for(&mut self, now: SimTime, off: Duration, obs: &mut impl Observer<Event>) {
        let (opens, until) = match &self.phase {
            Phase::Off(before) => (before.opens, before.until.max(now + off)),
            Phase::Closed => (false, now + off),
            _ => (self.opened, now + off),
        };
        self.identity.start_anew();
        self.forget_transfer();
        self.sender.begin_again();
        obs.note(now, NO_PATH, Event::HostRebooted { off });
        self.finish(now, Phase::Off(Off { until, opens }), obs);
    }

    /// The host is back.
    #[cold]
    pub(crate) fn on_power(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let Phase::Off(Off { opens, .. }) = self.phase else { return };
        self.enter(now, Phase::Closed, obs);
        if opens {
            self.open(now, obs);
        }
    }

    /// Windows, timers, and what was sent and received are as at the beginning; what was counted is kept.
    fn forget_transfer(&mut self) {
        self.controls.clear();
        self.reduced = None;
        self.ecn = false;
        self.carriage.zero = false;
        self.preservative = None;
        (self.reconfiguring, self.reconfigure_due) = (None, NEVER);
        (self.authentication, self.addressing, self.readdress_due) = (None, None, NEVER);
        self.beats = BeatBurst::default();
        (self.reply_path, self.opened) = (0, false);
        self.sender.restart(&self.rules, FIRST_TSN);
        self.receiver.begin(&self.rules, FIRST_TSN);
        let fresh = |id| Path::new(id, &self.rules, self.rules.receiver_buffer_bytes);
        self.paths = (0..self.paths.len() as u8).map(fresh).collect();
    }
}

impl Sender {
    /// As new, but for what the application has and has seen acknowledged.
    fn restart(&mut self, rules: &Sctp, first: u64) {
        let mut fresh = Self::new(rules, first);
        std::mem::swap(&mut fresh.outbound, &mut self.outbound);
        fresh.acknowledged = self.acknowledged;
        fresh.supply = self.supply;
        *self = fresh;
    }

    /// The application sends all it has from the beginning.
    fn begin_again(&mut self) {
        self.acknowledged = 0;
        self.outbound.rewind(self.outbound.taken);
    }
}
