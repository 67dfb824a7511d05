//! Settings that become others while a session goes on, and an application that stops reading.

use skywindow_units::SimTime;

use super::endpoint::Endpoint;
use super::event::Event;
use super::receiver::Receiver;
use super::settings::Xstp;
use crate::api::Observer;

impl Endpoint {
    /// From `now` on it follows `settings`, as far as they may change in a session.
    pub fn adopt(&mut self, now: SimTime, settings: &Xstp, obs: &mut impl Observer<Event>) {
        self.rules = settings.clone();
        self.sender.rules = settings.clone();
        self.receiver.adopt(now, settings, obs);
    }

    /// The application stops reading what comes, or goes on; the next report tells of the room.
    pub fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Event>) {
        self.receiver.freeze(now, frozen, obs);
    }
}

impl Receiver {
    fn adopt(&mut self, now: SimTime, rules: &Xstp, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        self.threshold = rules.ustat_after_segments;
        self.reader.set_rate(now, rules.read_rate);
        self.read(now, obs);
    }

    fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        self.reader.stop(now, frozen);
        self.read(now, obs);
    }
}
