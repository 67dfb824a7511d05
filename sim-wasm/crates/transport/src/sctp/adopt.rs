//! Settings that become others while an association goes on, and an application that stops reading.

use skywindow_units::{Duration, SimTime};

use super::burst::Burst;
use super::endpoint::Endpoint;
use super::event::Event;
use super::path::NEVER;
use super::phase::Phase;
use super::receiver::Receiver;
use super::route::Route;
use super::sender::Sender;
use super::settings::{FastRecovery, Sctp, UnmarkedLoss};
use crate::api::Observer;

impl Endpoint {
    /// From `now` on it follows `settings`: what was agreed upon when the association was set up stays, and so do
    /// windows and timers that run.
    pub fn adopt(&mut self, now: SimTime, settings: &Sctp, obs: &mut impl Observer<Event>) {
        let cmt = self.rules.cmt; // What recovers from a loss as one is not parted in the middle of it.
        *self.rules = Sctp { cmt, ..settings.clone() };
        let settings = &*self.rules;
        self.sender.adopt(settings);
        self.sender.unmarked_is_corruption = self.ecn && settings.unmarked_loss == UnmarkedLoss::Corruption;
        for path in &mut self.paths {
            path.window.follow(settings);
            path.pacer.follow(&settings.pace);
            path.rto.limit(settings.rto());
        }
        self.receiver.adopt(now, settings, obs);
        self.keep_silent_before_set_up();
    }

    /// Of a window that opens only a peer is told that there is an association with: another would answer a SACK with an
    /// ABORT (RFC 9260 section 8.4).
    fn keep_silent_before_set_up(&mut self) {
        let setting_up = matches!(
            self.phase,
            Phase::Closed | Phase::CookieWait(_) | Phase::CookieEchoed(..) | Phase::Off(_)
        );
        if setting_up || self.phase.is_over() {
            self.receiver.update_due = NEVER;
        }
    }

    /// The application stops reading what comes, or goes on.
    pub fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Event>) {
        self.receiver.freeze(now, frozen, obs);
        self.keep_silent_before_set_up();
    }
}

impl Sender {
    fn adopt(&mut self, rules: &Sctp) {
        self.losses_by_tsn = rules.fast_recovery() == FastRecovery::ByTsn;
        self.domains.for_each(|domain| domain.burst = Burst::new(rules));
        let data = self.route.data;
        self.route = Route::new(rules);
        self.route.data = data;
        self.missing_reports = rules.missing_reports();
        self.cmt.adopt(rules);
    }
}

impl Receiver {
    fn adopt(&mut self, now: SimTime, rules: &Sctp, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        self.buffer = rules.advertised_buffer();
        self.every = if rules.sack_delay == Duration::ZERO { 1 } else { rules.sack_every.max(1) };
        self.delay = rules.sack_delay;
        self.gap_limit = if rules.gap_block_limit == 0 { usize::MAX } else { rules.gap_block_limit.into() };
        self.sack_on_filled_gap = rules.sack_on_filled_gap();
        self.counts_packets = rules.counts_packets();
        self.reader.set_rate(now, rules.read_rate);
        self.look_at_window(now, obs);
    }

    fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        self.reader.stop(now, frozen);
        self.look_at_window(now, obs);
    }

    /// There may be more room at once, or sooner or later than was planned.
    fn look_at_window(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        self.plan_update(now);
    }
}
