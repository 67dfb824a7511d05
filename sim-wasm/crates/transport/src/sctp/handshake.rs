//! Setting up an association: RFC 9260 section 5.1, with T1 and lost chunks.

use skywindow_units::SimTime;

use super::congestion::Window;
use super::control::{Control, Cookie, Init, InitAck};
use super::endpoint::{Endpoint, FIRST_TSN};
use super::event::{Event, Observer};
use super::phase::{Phase, Watch};
use super::receiver::Receiver;
use super::route;
use super::ticket::Ticket;

/// The most streams that an end receives on (MIS).
const MOST_STREAMS: u16 = 2048;
/// Valid.Cookie.Life (section 16).
const COOKIE_LIFE_MS: u32 = 60_000;

impl Endpoint {
    /// Opens the association: sends INIT.
    pub fn open(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.phase == Phase::Closed {
            self.identity.own_tag = self.identity.draw_tag();
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
        let chunk = match &self.phase {
            Phase::CookieWait(_) => Control::Init(Box::new(self.init(self.identity.own_tag))),
            Phase::CookieEchoed(_, cookie) => Control::CookieEcho(cookie.clone()),
            Phase::ShutdownSent(_) => Control::Shutdown { cumulative_tsn: self.receiver.cumulative_tsn() },
            Phase::ShutdownAckSent(_) => Control::ShutdownAck,
            _ => return,
        };
        let Some(watch) = self.phase.watch() else { return };
        let path = watch.path;
        watch.due = now + self.paths[usize::from(path)].rto.current();
        match chunk {
            // Section 8.5.1 A: the tag of an INIT is 0, and nothing shares its packet.
            Control::Init(_) => self.controls.push_tagged(chunk, path, 0),
            _ => self.controls.push_back((chunk, path)),
        }
    }

    /// What INIT and INIT ACK say of this end.
    fn init(&self, initiate_tag: u32) -> Init {
        Init {
            initiate_tag,
            a_rwnd: self.own_window(),
            outbound_streams: self.rules.streams,
            inbound_streams: MOST_STREAMS,
            initial_tsn: FIRST_TSN as u32,
            paths: self.paths.len() as u8,
            ecn: self.rules.ecn,
            ..Init::default()
        }
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
        tag: u32,
        control: &Control,
        obs: &mut impl Observer<Event>,
    ) {
        match control {
            Control::Init(init) => self.on_init(now, from, init),
            Control::InitAck(ack) => self.on_init_ack(now, from, ack, obs),
            Control::CookieEcho(cookie) => self.on_cookie_echo(now, from, cookie, obs),
            Control::CookieAck => self.on_cookie_ack(now, obs),
            &Control::Shutdown { cumulative_tsn } => self.on_shutdown(now, from, cumulative_tsn, obs),
            Control::ShutdownAck => self.on_shutdown_ack(now, from, tag, obs),
            Control::ShutdownComplete { .. } => self.on_shutdown_complete(now, obs),
            &Control::Heartbeat { path, sent } => {
                self.controls.push_back((Control::HeartbeatAck { path, sent }, from));
            }
            &Control::HeartbeatAck { path, sent } => self.on_heartbeat_ack(now, path, sent, obs),
            Control::OtherHeartbeat(info) => {
                self.controls.push_back((Control::OtherHeartbeatAck(info.clone()), from));
            }
            Control::OtherHeartbeatAck(_)
            | Control::Abort { .. }
            | Control::Error(_)
            | Control::Unknown(_) => {}
        }
    }

    /// An INIT is answered in every state, and changes none: the cookie remembers it.
    fn on_init(&mut self, now: SimTime, from: u8, peer: &Init) {
        if self.phase != Phase::Ended {
            let own_tag = self.identity.draw_tag();
            let ticket = self.ticket(now, own_tag, peer);
            let cookie = Some(ticket.seal(self.identity.key()));
            let ack = InitAck { init: self.init(own_tag), cookie, unrecognized: Vec::new() };
            self.controls.push_tagged(Control::InitAck(Box::new(ack)), from, peer.initiate_tag);
        }
    }

    /// What is to be remembered of an association with the end that `peer` is from.
    fn ticket(&self, now: SimTime, own_tag: u32, peer: &Init) -> Ticket {
        Ticket {
            created: now,
            life_ms: COOKIE_LIFE_MS,
            own_tag,
            peer_tag: peer.initiate_tag,
            tie_tags: [0; 2],
            peer_tsn: peer.initial_tsn,
            a_rwnd: peer.a_rwnd,
            // Section 5.1.1: neither end sends on more streams than the other allows.
            streams: [self.rules.streams.min(peer.inbound_streams), peer.outbound_streams.min(MOST_STREAMS)],
            paths: peer.paths,
            ecn: peer.ecn,
        }
    }

    fn on_init_ack(&mut self, now: SimTime, from: u8, ack: &InitAck, obs: &mut impl Observer<Event>) {
        let Some(cookie) = &ack.cookie else { return };
        if let Phase::CookieWait(watch) = self.phase {
            self.meet_peer(&self.ticket(now, self.identity.own_tag, &ack.init));
            self.measure_set_up(now, watch, obs);
            self.watch(now, Phase::CookieEchoed(Watch::new(now, from), cookie.clone()), obs);
        }
    }

    /// The peer's tag, window, streams and abilities are known.
    fn meet_peer(&mut self, peer: &Ticket) {
        self.identity.own_tag = peer.own_tag;
        self.identity.peer_tag = peer.peer_tag;
        self.sender.a_rwnd = peer.a_rwnd;
        for path in &mut self.paths {
            path.window = Window::new(&self.rules, peer.a_rwnd);
        }
        let [outbound, inbound] = peer.streams;
        self.sender.outbound.limit_streams(outbound);
        // Full numbers begin far enough from 0 for every one to have one before it.
        self.receiver = Receiver::new(&self.rules, 1 << 32 | u64::from(peer.peer_tsn));
        self.receiver.open_streams(inbound);
        self.use_ecn(peer.ecn);
    }

    fn on_cookie_echo(&mut self, now: SimTime, from: u8, cookie: &Cookie, obs: &mut impl Observer<Event>) {
        let Some(ticket) = Ticket::open(cookie, self.identity.key()) else { return };
        match self.phase {
            Phase::Ended | Phase::Failed => return,
            Phase::Closed | Phase::CookieWait(_) => self.meet_peer(&ticket),
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
        if self.rules.heartbeat(self.paths.len()).is_some() {
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
        let &Phase::CookieEchoed(watch, _) = &self.phase else { return };
        self.establish(now, obs);
        self.measure_set_up(now, watch, obs);
    }

    /// INIT and COOKIE ECHO measure the round trip of their path, unless it is ambiguous (C5 of section 6.3.1).
    fn measure_set_up(&mut self, now: SimTime, watch: Watch, obs: &mut impl Observer<Event>) {
        let init = matches!(self.phase, Phase::CookieWait(_));
        if watch.attempts == 0 && (!init || self.rules.measures_init()) {
            let path = &mut self.paths[usize::from(watch.path)];
            let event = path.measure(now.since(watch.sent));
            obs.note(now, path.id, event);
        }
    }
}
