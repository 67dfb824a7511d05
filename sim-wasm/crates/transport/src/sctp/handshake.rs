//! Setting up an association: RFC 9260 section 5.1, with T1 and lost chunks.

use skywindow_units::SimTime;

use super::congestion::Window;
use super::endpoint::Endpoint;
use super::event::{Event, Observer, State};
use super::packet::{Control, Cookie};
use super::path::NEVER;
use super::route;

impl Endpoint {
    /// Opens the association: sends INIT.
    pub fn open(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.state != State::Closed {
            return;
        }
        self.enter(now, State::CookieWait, obs);
        self.watch_control(now, 0);
    }

    /// Sends the chunk that the state calls for on `path` and watches it with T1 or T2.
    pub(crate) fn watch_control(&mut self, now: SimTime, path: u8) {
        self.control_attempts = 0;
        self.control_path = path;
        self.control_sent = now;
        self.send_watched(now);
    }

    fn send_watched(&mut self, now: SimTime) {
        let chunk = match self.state {
            State::CookieWait => self.init(),
            State::CookieEchoed => Control::CookieEcho(self.cookie),
            State::ShutdownSent => Control::Shutdown { cumulative_tsn: self.receiver.cumulative_tsn() },
            State::ShutdownAckSent => Control::ShutdownAck,
            _ => return,
        };
        self.controls.push_back((chunk, self.control_path));
        self.control_due = now + self.paths[usize::from(self.control_path)].rto.current();
    }

    fn init(&self) -> Control {
        let (a_rwnd, streams) = (self.own_window(), self.rules.streams);
        Control::Init { a_rwnd, streams, paths: self.paths.len() as u8, ecn: self.rules.ecn }
    }

    fn own_window(&self) -> u32 {
        self.rules.receiver_buffer_bytes
    }

    /// T1 or T2 has expired: the chunk is sent again, by another path if there is one (sections 5.1 and 9.2,
    /// with section 6.4.1).
    #[cold]
    pub(crate) fn on_control_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.control_due = NEVER;
        self.control_attempts += 1;
        let attempt = self.control_attempts;
        let setting_up = matches!(self.state, State::CookieWait | State::CookieEchoed);
        let limit = if setting_up { self.rules.init_max_retrans } else { self.rules.association_max_retrans };
        self.paths[usize::from(self.control_path)].rto.back_off();
        self.control_path = route::after(&self.paths, self.control_path);
        let rto = self.paths[usize::from(self.control_path)].rto.current();
        obs.note(now, self.control_path, Event::ControlTimeout { state: self.state, attempt, rto });
        self.give_up_after(now, attempt, limit, obs);
        self.send_watched(now);
    }

    #[cold]
    pub(crate) fn on_control(
        &mut self,
        now: SimTime,
        from: u8,
        control: Control,
        obs: &mut impl Observer<Event>,
    ) {
        match control {
            Control::Init { a_rwnd, streams, ecn, .. } => self.on_init(from, Cookie { a_rwnd, streams, ecn }),
            Control::InitAck { a_rwnd, streams, ecn, cookie, .. } => {
                self.on_init_ack(now, from, Cookie { a_rwnd, streams, ecn }, cookie, obs);
            }
            Control::CookieEcho(cookie) => self.on_cookie_echo(now, from, cookie, obs),
            Control::CookieAck => self.on_cookie_ack(now, obs),
            Control::Shutdown { cumulative_tsn } => self.on_shutdown(now, from, cumulative_tsn, obs),
            Control::ShutdownAck => self.on_shutdown_ack(now, from, obs),
            Control::ShutdownComplete => self.on_shutdown_complete(now, obs),
            Control::Heartbeat { path, sent } => {
                self.controls.push_back((Control::HeartbeatAck { path, sent }, from));
            }
            Control::HeartbeatAck { path, sent } => self.on_heartbeat_ack(now, path, sent, obs),
        }
    }

    /// An INIT is answered in every state, and changes none: the cookie remembers it.
    fn on_init(&mut self, from: u8, cookie: Cookie) {
        if self.state != State::Ended {
            let (a_rwnd, streams, ecn) = (self.own_window(), self.rules.streams, self.rules.ecn);
            let paths = self.paths.len() as u8;
            self.controls.push_back((Control::InitAck { a_rwnd, streams, paths, ecn, cookie }, from));
        }
    }

    fn on_init_ack(
        &mut self,
        now: SimTime,
        from: u8,
        peer: Cookie,
        cookie: Cookie,
        obs: &mut impl Observer<Event>,
    ) {
        if self.state == State::CookieWait {
            self.meet_peer(peer);
            self.cookie = cookie;
            self.enter(now, State::CookieEchoed, obs);
            self.watch_control(now, from);
        }
    }

    /// The peer's window, streams and abilities are known.
    fn meet_peer(&mut self, peer: Cookie) {
        self.sender.a_rwnd = peer.a_rwnd;
        for path in &mut self.paths {
            path.window = Window::new(&self.rules, peer.a_rwnd);
        }
        self.receiver.open_streams(peer.streams);
        self.use_ecn(peer.ecn);
    }

    fn on_cookie_echo(&mut self, now: SimTime, from: u8, cookie: Cookie, obs: &mut impl Observer<Event>) {
        match self.state {
            State::Ended | State::Failed => return,
            State::Closed | State::CookieWait => self.meet_peer(cookie),
            _ => {}
        }
        if matches!(self.state, State::Closed | State::CookieWait | State::CookieEchoed) {
            if self.state == State::Closed {
                self.confirm_only(from);
            }
            self.establish(now, obs);
        }
        self.controls.push_back((Control::CookieAck, from));
    }

    /// Section 5.4: the end that was called knows only that the path works by which the cookie returned;
    /// HEARTBEATs try the others. The end that calls was told its paths by its user, so they count as known.
    fn confirm_only(&mut self, path: u8) {
        if self.rules.heartbeat().is_some() {
            self.paths.iter_mut().for_each(|other| other.confirmed = other.id == path);
        }
    }

    /// Data may flow, and what rode with the cookie may have been all.
    fn establish(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.control_due = NEVER;
        self.enter(now, State::Established, obs);
        self.start_heartbeats(now);
        self.reroute(now, obs);
        self.after_send(now, obs);
        self.after_sack(now, obs);
    }

    fn on_cookie_ack(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.state != State::CookieEchoed {
            return;
        }
        self.establish(now, obs);
        if self.control_attempts == 0 {
            // The first round trip on the path, unless it is ambiguous (C5 of section 6.3.1).
            let path = &mut self.paths[usize::from(self.control_path)];
            let event = path.measure(now.since(self.control_sent));
            obs.note(now, path.id, event);
        }
    }
}
