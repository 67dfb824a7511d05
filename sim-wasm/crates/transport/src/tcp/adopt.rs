//! Settings that become others while a connection goes on, and an application that stops reading.

use skywindow_units::SimTime;

use super::endpoint::Endpoint;
use super::event::Event;
use super::receiver::Receiver;
use super::sender::Sender;
use super::settings::Tcp;
use crate::api::Observer;

impl Endpoint {
    /// From `now` on it follows `settings`: what was agreed upon in the handshake stays, and so do windows and timers
    /// that run. A gateway's room stays its own.
    pub fn adopt(&mut self, now: SimTime, settings: &Tcp, obs: &mut impl Observer<Event>) {
        let own = self.rules.receiver_buffer_bytes;
        self.rules = settings.clone();
        if self.relays {
            self.rules.receiver_buffer_bytes = own;
        }
        self.sender.adopt(&self.rules);
        self.receiver.adopt(now, &self.rules, self.relays, obs);
    }

    /// The application stops reading what comes, or goes on.
    pub fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Event>) {
        self.receiver.freeze(now, frozen, obs);
    }
}

impl Sender {
    fn adopt(&mut self, rules: &Tcp) {
        self.threshold = rules.dupack_threshold.max(1);
        self.limited_transmit = rules.limited_transmit();
        self.rto.limit(rules.rto());
        self.pacer.follow(&rules.pace);
    }
}

impl Receiver {
    fn adopt(&mut self, now: SimTime, rules: &Tcp, relays: bool, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        if !relays {
            self.buffer = rules.receiver_buffer_bytes;
            self.room = rules.receiver_buffer_bytes;
        }
        self.every = rules.segments_an_ack();
        self.delay = rules.delayed_ack;
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
        let told = self.edge.saturating_sub(self.next).min(u64::from(u32::MAX)) as u32;
        let target = self.worth_telling();
        if told < self.unit.min(target) && self.window() >= target {
            self.update_due = now;
        } else {
            self.plan_update(now, told);
        }
    }
}
