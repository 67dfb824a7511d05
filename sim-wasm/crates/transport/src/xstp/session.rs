//! Setting a session up and ending it: BGN and BGNAK, END and ENDAK for each half, RST.

use skywindow_units::SimTime;

use super::endpoint::{Endpoint, Request};
use super::event::{Event, PATH, State};
use super::packet::{Control, Out};
use super::sender::NEVER;
use crate::api::Observer;
use crate::congestion::Controller;

impl Endpoint {
    pub(crate) fn ask(&mut self, now: SimTime, what: Control) {
        let wait = self.rules.request_interval;
        self.request = Some(Request { what, due: now + wait, wait, attempts: 0 });
        self.send_control(what, now);
    }

    pub(crate) fn send_control(&mut self, what: Control, stamp: SimTime) {
        self.out.push_back(Out::Control { what, stamp });
    }

    /// When a request is sent again.
    pub(crate) fn request_due(&self) -> SimTime {
        self.request.map_or(NEVER, |request| request.due)
    }

    /// A request was not answered in time: it is sent again and waits twice as long.
    #[cold]
    pub(crate) fn on_request_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let most = self.rules.request_interval_max;
        let Some(request) = &mut self.request else { return };
        request.attempts += 1;
        request.wait = (request.wait * 2).min(most);
        request.due = now + request.wait;
        let Request { what, wait, attempts: attempt, .. } = *request;
        obs.note(now, PATH, Event::RequestTimeout { what, attempt, wait });
        self.send_control(what, now);
    }

    /// A segment that sets up or ends.
    #[cold]
    pub(crate) fn on_control(
        &mut self,
        now: SimTime,
        what: Control,
        stamp: SimTime,
        window: u32,
        obs: &mut impl Observer<Event>,
    ) {
        match what {
            Control::Bgn => self.on_bgn(now, stamp, window, obs),
            Control::BgnAck if self.state == State::Opening => {
                self.sender.measure(now, stamp, obs);
                self.establish(now, window, obs);
            }
            Control::BgnAck => {}
            Control::End => self.on_end(now, obs),
            Control::EndAck => self.on_end_ack(now, obs),
            Control::Rst if self.state == State::Closed => {}
            Control::Rst => self.drop_session(now, State::Dropped, obs),
        }
    }

    /// A BGN that comes again was sent before its answer arrived, or that was lost.
    fn on_bgn(&mut self, now: SimTime, stamp: SimTime, window: u32, obs: &mut impl Observer<Event>) {
        match self.state {
            State::Ended | State::Dropped => return,
            State::Failed => return self.refuse(now),
            State::Closed | State::Opening => self.establish(now, window, obs),
            _ => {}
        }
        self.send_control(Control::BgnAck, stamp);
    }

    fn establish(&mut self, now: SimTime, window: u32, obs: &mut impl Observer<Event>) {
        self.request = None;
        self.enter(now, State::Established, obs);
        self.sender.hear_window(u64::MAX, window);
        let rtt = self.sender.round_trip().map(|known| known.srtt);
        self.sender.congestion.on_established(now, rtt, self.seed);
        self.sender.begin(now);
    }

    fn on_end(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let after = match self.state {
            State::Closed | State::Opening | State::Failed => return self.refuse(now),
            State::Dropped => return,
            State::Established => State::PeerEnded,
            State::Ending => State::LastEnd,
            State::HalfClosed => State::Ended,
            // The answer was lost.
            same => same,
        };
        self.send_control(Control::EndAck, now);
        self.enter(now, after, obs);
    }

    fn on_end_ack(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let after = match self.state {
            State::Ending => State::HalfClosed,
            State::LastEnd => State::Ended,
            _ => return,
        };
        self.request = None;
        self.enter(now, after, obs);
    }

    /// The own half closes when nothing is left to send: when all data are acknowledged, or the peer has ended if there
    /// are none.
    pub(crate) fn close_when_done(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let after = match self.state {
            State::Established if self.sends && self.sender.is_done() && !self.rules.stay_open => {
                State::Ending
            }
            State::PeerEnded if self.sender.is_done() => State::LastEnd,
            _ => return,
        };
        // Where the session stays open, that was told when it was so.
        if self.sends && !self.rules.stay_open {
            obs.note(now, PATH, Event::TransferComplete { bytes: self.sender.total() });
        }
        self.sender.stop();
        self.sender.progress = now;
        self.enter(now, after, obs);
        self.ask(now, Control::End);
    }

    /// What comes for a session that is not: the sender of it is told.
    pub(crate) fn refuse(&mut self, now: SimTime) {
        self.send_control(Control::Rst, now);
    }

    /// Nothing has come of the session for too long.
    #[cold]
    pub(crate) fn give_up(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let (silence, limit) = (self.sender.silence(now), self.rules.give_up);
        obs.note(now, PATH, Event::SessionFailed { silence, limit });
        self.drop_session(now, State::Failed, obs);
        self.refuse(now);
    }

    fn drop_session(&mut self, now: SimTime, to: State, obs: &mut impl Observer<Event>) {
        if matches!(self.state, State::Ended | State::Failed | State::Dropped) {
            return;
        }
        self.request = None;
        self.sender.cut_probing(now, obs);
        self.sender.stop();
        self.out.clear();
        self.enter(now, to, obs);
    }

    pub(crate) fn enter(&mut self, now: SimTime, to: State, obs: &mut impl Observer<Event>) {
        let from = self.state;
        if from != to {
            self.state = to;
            obs.note(now, PATH, Event::StateChanged { from, to });
        }
    }
}
