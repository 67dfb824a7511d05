//! Setting up an association: RFC 9260 section 5.1, with T1 and lost chunks.

use skywindow_units::SimTime;

use super::congestion::Window;
use super::endpoint::Endpoint;
use super::event::{Event, Observer, State};
use super::packet::{Control, Cookie};
use super::path::NEVER;

impl Endpoint {
    /// Opens the association: sends INIT.
    pub fn open(&mut self, now: SimTime, obs: &mut impl Observer) {
        if self.state != State::Closed {
            return;
        }
        self.enter(now, State::CookieWait, obs);
        self.watch_control(now);
    }

    /// Sends the chunk that the state calls for and watches it with T1 or T2.
    pub(crate) fn watch_control(&mut self, now: SimTime) {
        self.control_attempts = 0;
        self.control_sent = now;
        self.send_watched(now);
    }

    fn send_watched(&mut self, now: SimTime) {
        let chunk = match self.state {
            State::CookieWait => Control::Init { a_rwnd: self.own_window(), streams: self.config.streams },
            State::CookieEchoed => Control::CookieEcho(self.cookie),
            State::ShutdownSent => Control::Shutdown { cumulative_tsn: self.receiver.cumulative_tsn() },
            State::ShutdownAckSent => Control::ShutdownAck,
            _ => return,
        };
        self.controls.push_back(chunk);
        self.control_due = now + self.paths[0].rto.current();
    }

    fn own_window(&self) -> u32 {
        self.config.receiver_buffer_bytes
    }

    /// T1 or T2 has expired.
    pub(crate) fn on_control_timer(&mut self, now: SimTime, obs: &mut impl Observer) {
        self.control_due = NEVER;
        self.control_attempts += 1;
        let attempt = self.control_attempts;
        let setting_up = matches!(self.state, State::CookieWait | State::CookieEchoed);
        let limit =
            if setting_up { self.config.init_max_retrans } else { self.config.association_max_retrans };
        self.paths[0].rto.back_off();
        obs.note(
            now,
            0,
            Event::ControlTimeout { state: self.state, attempt, rto: self.paths[0].rto.current() },
        );
        self.give_up_after(now, attempt, limit, obs);
        self.send_watched(now);
    }

    pub(crate) fn on_control(&mut self, now: SimTime, control: Control, obs: &mut impl Observer) {
        match control {
            Control::Init { a_rwnd, streams } => self.on_init(a_rwnd, streams),
            Control::InitAck { a_rwnd, streams, cookie } => {
                self.on_init_ack(now, a_rwnd, streams, cookie, obs);
            }
            Control::CookieEcho(cookie) => self.on_cookie_echo(now, cookie, obs),
            Control::CookieAck => self.on_cookie_ack(now, obs),
            Control::Shutdown { cumulative_tsn } => self.on_shutdown(now, cumulative_tsn, obs),
            Control::ShutdownAck => self.on_shutdown_ack(now, obs),
            Control::ShutdownComplete => self.on_shutdown_complete(now, obs),
            Control::Heartbeat { path, sent } => {
                self.controls.push_back(Control::HeartbeatAck { path, sent })
            }
            Control::HeartbeatAck { .. } => {}
        }
    }

    /// An INIT is answered in every state, and changes none: the cookie remembers it.
    fn on_init(&mut self, a_rwnd: u32, streams: u16) {
        if self.state != State::Ended {
            let cookie = Cookie { a_rwnd, streams };
            let (a_rwnd, streams) = (self.own_window(), self.config.streams);
            self.controls.push_back(Control::InitAck { a_rwnd, streams, cookie });
        }
    }

    fn on_init_ack(
        &mut self,
        now: SimTime,
        a_rwnd: u32,
        streams: u16,
        cookie: Cookie,
        obs: &mut impl Observer,
    ) {
        if self.state == State::CookieWait {
            self.meet_peer(a_rwnd, streams);
            self.cookie = cookie;
            self.enter(now, State::CookieEchoed, obs);
            self.watch_control(now);
        }
    }

    /// The peer's window and streams are known.
    fn meet_peer(&mut self, a_rwnd: u32, streams: u16) {
        self.sender.a_rwnd = a_rwnd;
        for path in &mut self.paths {
            path.window = Window::new(&self.config, a_rwnd);
        }
        self.receiver.open_streams(streams);
    }

    fn on_cookie_echo(&mut self, now: SimTime, cookie: Cookie, obs: &mut impl Observer) {
        match self.state {
            State::Ended | State::Failed => return,
            State::Closed | State::CookieWait => self.meet_peer(cookie.a_rwnd, cookie.streams),
            _ => {}
        }
        if matches!(self.state, State::Closed | State::CookieWait | State::CookieEchoed) {
            self.establish(now, obs);
        }
        self.controls.push_back(Control::CookieAck);
    }

    /// Data may flow, and what rode with the cookie may have been all.
    fn establish(&mut self, now: SimTime, obs: &mut impl Observer) {
        self.control_due = NEVER;
        self.enter(now, State::Established, obs);
        self.after_send(now, obs);
        self.after_sack(now, obs);
    }

    fn on_cookie_ack(&mut self, now: SimTime, obs: &mut impl Observer) {
        if self.state != State::CookieEchoed {
            return;
        }
        self.establish(now, obs);
        if self.control_attempts == 0 {
            // The first round trip on the path, unless it is ambiguous (C5 of section 6.3.1).
            let event = self.paths[0].measure(now.since(self.control_sent));
            obs.note(now, 0, event);
        }
    }
}
