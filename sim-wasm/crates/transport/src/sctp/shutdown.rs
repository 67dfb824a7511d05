//! Ending an association: RFC 9260 section 9.2.

use skywindow_units::SimTime;

use super::endpoint::Endpoint;
use super::event::{Event, NO_PATH, Observer, State};
use super::packet::{Control, SackHead};
use super::path::Path;

impl Endpoint {
    /// Data have left: perhaps the last.
    #[inline]
    pub(crate) fn after_send(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.state == State::Established && self.sender.outbound.exhausted() {
            self.enter(now, State::ShutdownPending, obs);
        }
    }

    /// Something was acknowledged: perhaps everything.
    #[inline]
    pub(crate) fn after_sack(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.state != State::Established && self.state != State::CookieEchoed && self.sender.idle() {
            self.all_acknowledged(now, obs);
        }
    }

    fn all_acknowledged(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        match self.state {
            State::ShutdownPending => {
                obs.note(now, NO_PATH, Event::TransferComplete { bytes: self.sender.acknowledged });
                self.rest();
                self.enter(now, State::ShutdownSent, obs);
                self.watch_control(now, self.sender.route.data);
            }
            State::ShutdownReceived if self.sender.outbound.next_bytes().is_none() => {
                self.rest();
                self.enter(now, State::ShutdownAckSent, obs);
                self.watch_control(now, self.sender.route.data);
            }
            _ => {}
        }
    }

    /// No more data leave: the paths need no timers.
    fn rest(&mut self) {
        self.paths.iter_mut().for_each(Path::rest);
    }

    /// Data came after our SHUTDOWN: it goes again, with the SACK, and T2 starts anew.
    #[inline]
    pub(crate) fn after_data(&mut self, now: SimTime) {
        if self.state == State::ShutdownSent {
            self.watch_control(now, self.reply_path);
        }
    }

    pub(crate) fn on_shutdown(
        &mut self,
        now: SimTime,
        path: u8,
        cumulative_tsn: u32,
        obs: &mut impl Observer<Event>,
    ) {
        match self.state {
            State::Established | State::ShutdownPending => {
                self.sender.outbound.stop();
                let head = SackHead { cumulative_tsn, a_rwnd: self.sender.a_rwnd };
                self.sender.on_sack(now, &mut self.paths, head, &[], false, obs);
                self.after_acknowledgement(now, obs);
                self.enter(now, State::ShutdownReceived, obs);
                self.after_sack(now, obs);
            }
            State::ShutdownSent => {
                self.enter(now, State::ShutdownAckSent, obs);
                self.watch_control(now, path);
            }
            State::ShutdownAckSent => self.controls.push_back((Control::ShutdownAck, path)),
            _ => {}
        }
    }

    pub(crate) fn on_shutdown_ack(&mut self, now: SimTime, path: u8, obs: &mut impl Observer<Event>) {
        if matches!(self.state, State::ShutdownSent | State::ShutdownAckSent) {
            self.finish(now, State::Ended, obs);
        }
        if self.state == State::Ended {
            self.controls.push_back((Control::ShutdownComplete, path));
        }
    }

    pub(crate) fn on_shutdown_complete(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.state == State::ShutdownAckSent {
            self.finish(now, State::Ended, obs);
        }
    }
}
