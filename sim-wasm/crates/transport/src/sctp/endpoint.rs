//! One end of an association: takes packets and timers, gives packets, and says when to wake it.

use std::collections::VecDeque;

use skywindow_units::SimTime;

use super::config::Config;
use super::event::{Event, NO_PATH, Observer, State};
use super::packet::{Control, Cookie, Packet};
use super::path::{NEVER, Path, PathState};
use super::receiver::{Receiver, ReceiverState};
use super::sender::Sender;
use super::streams::Source;

/// The first TSN of either direction; nobody needs to be kept from guessing it here.
const FIRST_TSN: u64 = 1;

/// Most paths of an association.
pub const MAX_PATHS: usize = 8;

/// One end of an association.
///
/// After every call of [`Endpoint::open`], [`Endpoint::on_packet`] and [`Endpoint::on_timer`] the caller
/// calls [`Endpoint::poll_transmit`] until it returns nothing, and then [`Endpoint::next_timeout`].
#[derive(Debug)]
pub struct Endpoint {
    pub(crate) config: Config,
    pub(crate) state: State,
    pub(crate) sender: Sender,
    pub(crate) receiver: Receiver,
    /// The paths to the peer; the first is the primary.
    pub(crate) paths: Vec<Path>,
    /// Where answers go: the path of the last packet.
    pub(crate) reply_path: u8,
    /// Control chunks to send.
    pub(crate) controls: VecDeque<Control>,
    /// When T1 or T2 expires.
    pub(crate) control_due: SimTime,
    /// How often it has expired in a row.
    pub(crate) control_attempts: u32,
    /// When the chunk it watches was first sent.
    pub(crate) control_sent: SimTime,
    /// The cookie to return.
    pub(crate) cookie: Cookie,
}

impl Endpoint {
    /// A closed endpoint, which answers when the peer opens, with so many paths to it, 1 to [`MAX_PATHS`].
    /// Path i leaves by the host's interface i and leads to the peer's interface i; path 0 is the primary.
    pub fn new(config: Config, paths: usize) -> Self {
        let paths = paths.clamp(1, MAX_PATHS) as u8;
        Self {
            state: State::Closed,
            sender: Sender::new(&config, FIRST_TSN),
            receiver: Receiver::new(&config, FIRST_TSN),
            paths: (0..paths).map(|id| Path::new(id, &config, config.receiver_buffer_bytes)).collect(),
            reply_path: 0,
            controls: VecDeque::with_capacity(4),
            control_due: NEVER,
            control_attempts: 0,
            control_sent: SimTime::ZERO,
            cookie: Cookie::default(),
            config,
        }
    }

    /// What the application sends. A finite source is followed by a shutdown. On an association that is
    /// already established the caller then polls.
    pub fn set_source(&mut self, source: Source) {
        self.sender.set_source(source);
    }

    /// The state of the association.
    pub fn state(&self) -> State {
        self.state
    }

    /// How many paths lead to the peer.
    pub fn paths(&self) -> usize {
        self.paths.len()
    }

    /// What can be seen of a path; of the primary if there is no such path.
    pub fn path_state(&self, path: u8) -> PathState {
        let seen = self.paths.get(usize::from(path)).or(self.paths.first());
        seen.map_or_else(PathState::default, |seen| PathState { in_use: seen.id == 0, ..seen.state() })
    }

    /// What the sender believes is left of the peer's window: a_rwnd minus what is outstanding, bytes.
    pub fn peer_rwnd(&self) -> u32 {
        let flight = self.paths.iter().map(|path| path.flight).sum();
        self.sender.a_rwnd.saturating_sub(flight)
    }

    /// What can be seen of the receiving half.
    pub fn receiver(&self) -> ReceiverState {
        self.receiver.state()
    }

    /// User data sent at least once, bytes.
    pub fn sent_bytes(&self) -> u64 {
        self.sender.outbound.taken
    }

    /// User data covered by the peer's cumulative TSN, bytes.
    pub fn acknowledged_bytes(&self) -> u64 {
        self.sender.acknowledged
    }

    /// User data sent and not covered by the peer's cumulative TSN, bytes.
    pub fn outstanding_bytes(&self) -> u64 {
        self.sender.outstanding.user_bytes()
    }

    /// Takes a packet that came on `path`, with or without a congestion mark in its IP header.
    #[inline]
    pub fn on_packet(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        congestion_experienced: bool,
        obs: &mut impl Observer,
    ) {
        let _ = congestion_experienced;
        if self.state == State::Failed {
            return;
        }
        self.reply_path = if usize::from(path) < self.paths.len() { path } else { 0 };
        if let Some(control) = packet.control {
            self.on_control(now, control, obs);
        }
        if let Some(sack) = packet.sack
            && self.takes_sacks()
        {
            self.sender.on_sack(now, &mut self.paths[0], sack, &packet.gaps, obs);
            self.after_sack(now, obs);
        }
        if !packet.data.is_empty() && self.takes_data() {
            self.receiver.expire_before_packet(now, self.config.unit());
            self.receiver.on_data(now, path, &packet.data, obs);
            self.after_data(now);
        }
    }

    /// A router could not pass on a packet of `path` without fragmenting it: its next link takes `mtu_bytes`.
    pub fn on_too_big(&mut self, now: SimTime, path: u8, mtu_bytes: u32, obs: &mut impl Observer) {
        let _ = (now, path, mtu_bytes, obs);
    }

    fn takes_sacks(&self) -> bool {
        matches!(
            self.state,
            State::CookieEchoed | State::Established | State::ShutdownPending | State::ShutdownReceived
        )
    }

    fn takes_data(&self) -> bool {
        matches!(self.state, State::Established | State::ShutdownPending | State::ShutdownSent)
    }

    fn sends_data(&self) -> bool {
        matches!(self.state, State::Established | State::ShutdownPending | State::ShutdownReceived)
    }

    /// A timer may have expired.
    pub fn on_timer(&mut self, now: SimTime, obs: &mut impl Observer) {
        if self.control_due <= now {
            self.on_control_timer(now, obs);
        }
        self.receiver.on_timer(now, obs);
        for index in 0..self.paths.len() {
            if self.paths[index].t3 <= now {
                self.on_t3(now, index, obs);
            }
            if self.paths[index].idle <= now {
                self.on_idle(now, index, obs);
            }
        }
    }

    fn on_t3(&mut self, now: SimTime, index: usize, obs: &mut impl Observer) {
        let (path, limit) = (&mut self.paths[index], self.config.path_max_retrans);
        self.sender.on_t3(now, path, obs);
        if path.active && path.errors > limit {
            path.active = false;
            obs.note(now, path.id, Event::PathInactive { path: path.id, errors: path.errors, limit });
        }
        self.give_up_after(now, self.sender.errors, self.config.association_max_retrans, obs);
    }

    fn on_idle(&mut self, now: SimTime, index: usize, obs: &mut impl Observer) {
        let path = &mut self.paths[index];
        path.idle = NEVER;
        if let Some(from) = path.window.decay() {
            let (to, ssthresh, idle) = (path.window.cwnd, path.window.ssthresh, now.since(path.last_sent));
            obs.note(now, path.id, Event::IdleDecay { from, to, ssthresh, idle });
            path.idle = now + path.rto.current();
        }
    }

    /// Section 8.1: fails after more than `limit` errors in a row.
    pub(crate) fn give_up_after(&mut self, now: SimTime, errors: u32, limit: u32, obs: &mut impl Observer) {
        if errors > limit {
            obs.note(now, NO_PATH, Event::AssociationFailed { errors, limit });
            self.controls.clear();
            self.finish(now, State::Failed, obs);
        }
    }

    /// Stops every timer.
    pub(crate) fn finish(&mut self, now: SimTime, state: State, obs: &mut impl Observer) {
        self.control_due = NEVER;
        self.receiver.close();
        for path in &mut self.paths {
            path.t3 = NEVER;
            path.idle = NEVER;
        }
        self.enter(now, state, obs);
    }

    pub(crate) fn enter(&mut self, now: SimTime, to: State, obs: &mut impl Observer) {
        let from = self.state;
        if from != to {
            self.state = to;
            obs.note(now, NO_PATH, Event::StateChanged { from, to });
        }
    }

    /// Fills `packet` with the next packet to send and returns the path, and so the interface, it leaves by.
    #[inline]
    pub fn poll_transmit(
        &mut self,
        now: SimTime,
        packet: &mut Packet,
        obs: &mut impl Observer,
    ) -> Option<u8> {
        packet.clear();
        if self.receiver.take_early(packet) {
            packet.size = self.config.header_bytes + packet.chunk_bytes();
            return Some(self.reply_path);
        }
        let mut path = 0;
        packet.control = self.controls.pop_front();
        if self.receiver.wants_sack() {
            let control = packet.control.map_or(0, |control| control.bytes());
            let room = self.config.unit().saturating_sub(control);
            self.receiver.write_sack(now, room, packet);
            path = self.reply_path;
        }
        let with_cookie = matches!(packet.control, Some(Control::CookieEcho(_)));
        if self.sends_data() || with_cookie {
            let wrote = self.sender.write_data(now, &mut self.paths[0], packet, obs);
            if wrote {
                path = 0;
                self.after_send(now, obs);
            }
        }
        if packet.control.is_none() && packet.sack.is_none() && packet.data.is_empty() {
            return None;
        }
        packet.size = self.config.header_bytes + packet.chunk_bytes();
        Some(path)
    }

    /// When [`Endpoint::on_timer`] must be called at the latest; nothing if no timer runs.
    #[inline]
    pub fn next_timeout(&self) -> Option<SimTime> {
        let own = self.control_due.min(self.receiver.sack_due).min(self.receiver.update_due);
        let due = self.paths.iter().fold(own, |due, path| due.min(path.next_timeout()));
        (due != NEVER).then_some(due)
    }
}
