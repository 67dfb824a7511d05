//! Ending a connection: RFC 9293 section 3.6.

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::endpoint::{Endpoint, TIME_WAIT};
use super::event::{Event, PATH, State};
use crate::api::Observer;

impl Endpoint {
    /// A segment has left: perhaps the FIN.
    #[inline]
    pub(crate) fn after_send(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if !self.sender.fin_sent() {
            return;
        }
        cold_path();
        match self.state {
            State::Established => self.enter(now, State::FinWait1, obs),
            State::CloseWait => self.enter(now, State::LastAck, obs),
            _ => {}
        }
    }

    /// A segment was taken: perhaps it acknowledged everything, or was the peer's last.
    #[inline]
    pub(crate) fn after_segment(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.sender.finished() {
            cold_path();
            self.after_last_ack(now, obs);
        }
        if self.receiver.finished {
            cold_path();
            self.after_fin(now, obs);
        }
    }

    fn after_last_ack(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        match self.state {
            State::FinWait1 => {
                obs.note(now, PATH, Event::TransferComplete { bytes: self.sender.acknowledged });
                self.enter(now, State::FinWait2, obs);
            }
            State::Closing => self.wait(now, obs),
            State::LastAck => {
                self.rest();
                self.receiver.close();
                self.enter(now, State::Ended, obs);
            }
            _ => {}
        }
    }

    /// The peer has nothing more to send: the application closes its side, too, unless it sends without end. A gateway
    /// closes it when the host behind it has closed.
    fn after_fin(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        match self.state {
            State::Established => {
                self.enter(now, State::CloseWait, obs);
                if !self.relays {
                    self.sender.close();
                }
            }
            State::FinWait1 => self.enter(now, State::Closing, obs),
            State::FinWait2 => self.wait(now, obs),
            _ => {}
        }
    }

    fn wait(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.rest();
        self.control_due = now + TIME_WAIT;
        self.enter(now, State::TimeWait, obs);
    }
}
