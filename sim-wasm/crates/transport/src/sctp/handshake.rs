//! Setting up an association: RFC 9260 section 5.1, with T1 and lost chunks.

use skywindow_units::SimTime;

use super::congestion::Window;
use super::endpoint::Endpoint;
use super::event::{Event, Observer};
use super::packet::{Control, Cookie};
use super::phase::{Phase, Watch};
use super::route;

impl Endpoint {
    /// Opens the association: sends INIT.
    pub fn open(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.phase == Phase::Closed {
            self.watch(now, Phase::CookieWait(Watch::new(now, 0)), obs);
        }
    }

    /// Enters a phase with a chunk that is sent and watched with T1 or T2.
    pub(crate) fn watch(&mut self, now: SimTime, phase: Phase, obs: &mut impl Observer<Event>) {
        self.enter(now, phase, obs);
        self.send_watched(now);
    }

    /// Sends the chunk that the phase calls for and starts its timer.
    pub(crate) fn send_watched(&mut self, now: SimTime) {
        let chunk = match self.phase {
            Phase::CookieWait(_) => self.init(),
            Phase::CookieEchoed(_, cookie) => Control::CookieEcho(cookie),
            Phase::ShutdownSent(_) => Control::Shutdown { cumulative_tsn: self.receiver.cumulative_tsn() },
            Phase::ShutdownAckSent(_) => Control::ShutdownAck,
            _ => return,
        };
        let Some(watch) = self.phase.watch() else { return };
        watch.due = now + self.paths[usize::from(watch.path)].rto.current();
        self.controls.push_back((chunk, watch.path));
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
        let setting_up = matches!(self.phase, Phase::CookieWait(_) | Phase::CookieEchoed(..));
        let limit = if setting_up { self.rules.init_max_retrans } else { self.rules.association_max_retrans };
        let Some(watch) = self.phase.watch() else { return };
        watch.attempts += 1;
        self.paths[usize::from(watch.path)].rto.back_off();
        watch.path = route::after(&self.paths, watch.path);
        let (attempt, path) = (watch.attempts, watch.path);
        let rto = self.paths[usize::from(path)].rto.current();
        obs.note(now, path, Event::ControlTimeout { state: self.phase.state(), attempt, rto });
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
        if self.phase != Phase::Ended {
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
        if matches!(self.phase, Phase::CookieWait(_)) {
            self.meet_peer(peer);
            self.watch(now, Phase::CookieEchoed(Watch::new(now, from), cookie), obs);
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
        match self.phase {
            Phase::Ended | Phase::Failed => return,
            Phase::Closed | Phase::CookieWait(_) => self.meet_peer(cookie),
            _ => {}
        }
        if matches!(self.phase, Phase::Closed | Phase::CookieWait(_) | Phase::CookieEchoed(..)) {
            if self.phase == Phase::Closed {
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
        self.enter(now, Phase::Established, obs);
        self.start_heartbeats(now);
        self.reroute(now, obs);
        self.after_send(now, obs);
        self.after_sack(now, obs);
    }

    fn on_cookie_ack(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let Phase::CookieEchoed(watch, _) = self.phase else { return };
        self.establish(now, obs);
        if watch.attempts == 0 {
            // The first round trip on the path, unless it is ambiguous (C5 of section 6.3.1).
            let path = &mut self.paths[usize::from(watch.path)];
            let event = path.measure(now.since(watch.sent));
            obs.note(now, path.id, event);
        }
    }
}
