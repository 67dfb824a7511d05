//! One end of an association: takes packets and timers, gives packets, and says when to wake it.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::address_requests::Addressing;
use super::beat::BeatBurst;
use super::carriage::Carriage;
use super::control::{Control, Cookie};
use super::event::{Event, NO_PATH, Observer, State};
use super::identity::Identity;
use super::outbox::{Outbox, Outgoing};
use super::packet::Packet;
use super::path::Path;
use super::phase::{Phase, Watch};
use super::queued::{Message, Queued, Terms};
use super::receiver::Receiver;
use super::requests::Reconfiguring;
use super::sender::Sender;
use super::settings::{Sctp, UnmarkedLoss};
use super::signing::Authentication;
use super::ticks::NEVER;
use crate::api::{
    self, Forgery, Handed, MAX_PATHS, PathHint, PathState, ReceiverState, Seat, Source, StreamRequest,
};

/// The first TSN of either direction: what is recorded counts from it, and verification tags keep guesses out.
pub(crate) const FIRST_TSN: u64 = 1;

/// One end of an association.
///
/// After every call of [`Endpoint::open`], [`Endpoint::on_packet`], [`Endpoint::on_too_big`] and
/// [`Endpoint::on_timer`] the caller calls [`Endpoint::poll_transmit`] until it returns nothing, and then
/// [`Endpoint::next_timeout`].
#[derive(Clone, Debug)]
pub struct Endpoint {
    /// Boxed, so that an endpoint is not much larger than those of other protocols.
    pub(crate) rules: Box<Sctp>,
    /// Seed of the heartbeats' jitter of half an RTO in either direction.
    pub(crate) seed: u64,
    pub(crate) phase: Phase,
    pub(crate) sender: Sender,
    pub(crate) receiver: Receiver,
    /// The paths to the peer; the first is the primary.
    pub(crate) paths: Vec<Path>,
    /// Where SACKs go: the path of the last data (section 6.4).
    pub(crate) reply_path: u8,
    /// Where a SACK goes that does not know of the last data.
    early_path: u8,
    /// Control chunks to send, and the paths they take.
    pub(crate) controls: Outbox,
    /// The verification tags.
    pub(crate) identity: Identity,
    /// A CWR to send, and the path it takes.
    pub(crate) reduced: Option<(u32, u8)>,
    /// Whether both ends understand congestion marks.
    pub(crate) ecn: bool,
    /// The heartbeats that verify paths, of one RTO.
    pub(crate) beats: BeatBurst,
    /// The last cookie that it has echoed, and the tag it went with: what somebody who listens could send again.
    pub(crate) echoed: Option<Box<(Cookie, u32)>>,
    /// Cookie Preservative of the next INIT (section 5.2.6), ms.
    pub(crate) preservative: Option<u32>,
    /// Whether it has opened the association, not the peer.
    pub(crate) opened: bool,
    /// Where both ends understand RE-CONFIG, what is asked and answered.
    pub(crate) reconfiguring: Option<Box<Reconfiguring>>,
    /// When the re-configuration timer expires, or streams are to begin anew.
    pub(crate) reconfigure_due: SimTime,
    /// Where both ends understand AUTH, the key and the chunks that need it.
    pub(crate) authentication: Option<Box<Authentication>>,
    /// Where both ends understand ASCONF, what is asked and answered.
    pub(crate) addressing: Option<Box<Addressing>>,
    /// When T-4 RTO expires.
    pub(crate) readdress_due: SimTime,
    /// Addresses that have come or gone since it told what it has.
    pub(crate) early_changes: Vec<(u8, bool)>,
    /// How its packets are checked and carried.
    pub(crate) carriage: Carriage,
    /// Whether both ends understand packet drop reports.
    pub(crate) drop_reports: bool,
}

impl Endpoint {
    /// A closed endpoint, which answers when the peer opens, with so many paths to it, 1 to [`MAX_PATHS`].
    /// Path i leaves by the host's interface i and leads to the peer's interface i; path 0 is the primary.
    pub fn new(mut rules: Sctp, paths: usize) -> Self {
        let paths = paths.clamp(1, MAX_PATHS) as u8;
        rules.cmt &= paths > 1; // What the only path carries is no multipath transfer.
        Self {
            phase: Phase::Closed,
            sender: Sender::new(&rules, FIRST_TSN),
            receiver: Receiver::new(&rules, FIRST_TSN),
            paths: (0..paths).map(|id| Path::new(id, &rules, rules.receiver_buffer_bytes)).collect(),
            reply_path: 0,
            early_path: 0,
            controls: Outbox::new(),
            identity: Identity::new(0),
            reduced: None,
            ecn: false,
            beats: BeatBurst::default(),
            echoed: None,
            preservative: None,
            opened: false,
            reconfiguring: None,
            reconfigure_due: NEVER,
            authentication: None,
            addressing: None,
            readdress_due: NEVER,
            early_changes: Vec::new(),
            seed: 0,
            carriage: Carriage::of(&rules.carriage),
            drop_reports: false,
            rules: Box::new(rules),
        }
    }

    /// What the application sends. A finite source is followed by a shutdown. On an association that is
    /// already established the caller then polls.
    pub fn set_source(&mut self, source: Source) {
        self.sender.set_source(source);
    }

    /// Where the jitter of its heartbeats begins, and what it draws its verification tags from.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
        self.set_secret(seed);
    }

    /// What it draws its verification tags from, and signs its cookies with.
    pub fn set_secret(&mut self, secret: u64) {
        self.identity = Identity::new(secret);
    }

    /// Of a window that opens only a peer is told that there is an association with: another would answer a SACK with an
    /// ABORT (RFC 9260 section 8.4).
    fn keep_silent_before_set_up(&mut self) {
        let setting_up = matches!(
            self.phase,
            Phase::Closed | Phase::CookieWait(_) | Phase::CookieEchoed(..) | Phase::Off(_)
        );
        if setting_up || self.phase.is_over() {
            self.receiver.update_due = NEVER;
        }
    }

    /// The state of the association.
    pub fn state(&self) -> State {
        self.phase.state()
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

    /// Both ends have said whether they understand congestion marks.
    pub(crate) fn use_ecn(&mut self, peer: bool) {
        self.ecn = self.rules.ecn && peer;
        self.sender.unmarked_is_corruption = self.ecn && self.rules.unmarked_loss == UnmarkedLoss::Corruption;
    }

    pub(crate) fn takes_data(&self) -> bool {
        matches!(self.phase, Phase::Established | Phase::ShutdownPending | Phase::ShutdownSent(_))
    }

    pub(crate) fn sends_data(&self) -> bool {
        matches!(self.phase, Phase::Established | Phase::ShutdownPending | Phase::ShutdownReceived)
    }

    #[inline(never)]
    fn on_idle(&mut self, now: SimTime, index: usize, obs: &mut impl Observer<Event>) {
        let path = &mut self.paths[index];
        path.idle = NEVER;
        if let Some(from) = path.window.decay() {
            let (to, ssthresh, idle) =
                (path.window.cwnd(), path.window.ssthresh(), now.since(path.last_sent));
            obs.note(now, path.id, Event::IdleDecay { from, to, ssthresh, idle });
            path.pass_on(now, obs);
            path.idle = now + path.rto.current();
        }
    }

    /// Stops every timer.
    pub(crate) fn finish(&mut self, now: SimTime, end: Phase, obs: &mut impl Observer<Event>) {
        self.reduced = None;
        (self.reconfigure_due, self.readdress_due) = (NEVER, NEVER);
        self.identity.forget();
        self.receiver.close();
        self.sender.stop_probing();
        self.paths.iter_mut().for_each(Path::rest);
        self.enter(now, end, obs);
    }

    pub(crate) fn enter(&mut self, now: SimTime, next: Phase, obs: &mut impl Observer<Event>) {
        let (from, to) = (self.phase.state(), next.state());
        self.phase = next;
        if from != to {
            obs.note(now, NO_PATH, Event::StateChanged { from, to });
        }
    }
}

impl api::Endpoint for Endpoint {
    type Packet = Packet;
    type Event = Event;
    type Settings = Sctp;

    fn new(settings: &Sctp, seat: Seat) -> Self {
        let mut endpoint = Self::new(settings.clone(), seat.paths);
        endpoint.set_seed(seat.seed);
        endpoint.set_source(seat.source);
        endpoint
    }

    fn open(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        match &mut self.phase {
            Phase::Closed => {
                self.opened = true;
                self.carriage.port = self.rules.carriage.udp_source_port;
                self.identity.own_tag = self.identity.draw_tag();
                self.watch(now, Phase::CookieWait(Watch::new(now, 0)), obs);
            }
            Phase::Off(off) => off.opens = true,
            _ => {}
        }
    }

    #[inline]
    fn on_packet(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        congestion_experienced: bool,
        obs: &mut impl Observer<Event>,
    ) {
        let path = if usize::from(path) < self.paths.len() { path } else { 0 };
        if (self.carriage.any || packet.is_special()) && !self.is_carried(now, path, packet, obs) {
            cold_path();
            return;
        }
        let opened;
        let packet = if self.authentication.is_some() {
            cold_path();
            opened = self.opened(now, path, packet, obs);
            let Some(packet) = &opened else { return };
            &**packet
        } else {
            packet
        };
        if (packet.verification_tag != self.identity.own_tag || packet.control.is_some())
            && !self.admit(now, path, packet, obs)
        {
            cold_path();
            return;
        }
        if self.carriage.any {
            cold_path();
            self.learn_port(now, path, packet, obs);
        }
        if let Some(sack) = packet.sack
            && !self.take_sack(now, path, packet, sack, obs)
        {
            return;
        }
        if let Some(tsn) = packet.cwr {
            cold_path();
            self.receiver.on_cwr(now, path, tsn, obs);
        }
        if !packet.data.is_empty() && self.takes_data() {
            if self.receiver.interleaves || !packet.fragments.is_empty() {
                cold_path();
                if !self.checks_kind(now, path, packet, obs) {
                    return;
                }
            }
            let room = self.paths[usize::from(self.reply_path)].room(self.rules.header());
            if self.receiver.expire_before_packet(now, room) {
                cold_path();
                self.early_path = self.reply_path;
            }
            self.reply_path = path;
            self.receiver.on_data(now, path, &packet.data, congestion_experienced && self.ecn, obs);
            if self.receiver.has_faults() {
                cold_path();
                self.on_faults(now, path, obs);
            }
            self.after_data(now);
            if self.reconfiguring.is_some() {
                cold_path();
                self.reset_deferred(now, path, obs);
            }
            if self.addressing.is_some() {
                cold_path();
                self.reply_by_source();
            }
        }
    }

    fn on_damaged(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        first_byte: u32,
        obs: &mut impl Observer<Event>,
    ) {
        self.report_damaged(now, path, packet, first_byte, obs);
    }

    fn on_too_big(&mut self, now: SimTime, path: u8, mtu_bytes: u32, obs: &mut impl Observer<Event>) {
        self.lower_mtu(now, path, mtu_bytes, obs);
    }

    fn on_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.phase.due() <= now {
            self.on_control_timer(now, obs);
        }
        self.receiver.on_timer(now, obs);
        if self.sender.probe_due <= now {
            (self.sender.probe_due, self.sender.probe_ready) = (NEVER, true);
        }
        if self.reconfigure_due <= now {
            self.on_reconfigure_timer(now, obs);
        }
        if self.readdress_due <= now {
            self.on_readdress_timer(now, obs);
        }
        for index in 0..self.paths.len() {
            if self.paths[index].next_timeout() > now {
                continue;
            }
            if self.paths[index].pacer.expire(now) {
                self.paths[index].plan();
                self.sender.domains.restart_bursts(); // A timer gives a new opportunity to send.
            }
            if self.paths[index].tail.as_ref().is_some_and(|tail| tail.due <= now) {
                self.sender.on_tail(now, &mut self.paths[index]); // RFC 8985 7.2: before T3-rtx.
            }
            if self.paths[index].t3 <= now {
                self.on_t3(now, index, obs);
            }
            if self.paths[index].idle <= now {
                self.on_idle(now, index, obs);
            }
            if self.paths[index].beat.answer_by <= now {
                self.on_beat_lost(now, index, obs);
            }
            if self.paths[index].beat.due <= now {
                self.on_beat_due(now, index, obs);
            }
            if self.paths[index].reorder_due <= now {
                self.sender.on_reorder_timer(now, &mut self.paths, index, obs);
            }
            if self.paths[index].raise_mtu <= now {
                self.on_raise_mtu(now, index, obs);
            }
        }
    }

    #[inline(always)]
    fn rests(&self) -> bool {
        self.controls.is_empty()
            && self.reduced.is_none()
            && self.receiver.rests()
            && (!self.sends_data() || self.sender.rests(&self.paths))
    }

    #[inline]
    fn poll_transmit(
        &mut self,
        now: SimTime,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        packet.clear();
        packet.verification_tag = self.identity.peer_tag;
        if self.receiver.take_early(packet) {
            cold_path();
            packet.verification_tag = self.identity.peer_tag;
            packet.size += self.rules.header();
            if self.authentication.is_some() {
                self.seal(packet);
            }
            if self.carriage.any {
                self.carry(self.early_path, false, packet);
            }
            return Some(self.early_path);
        }
        packet.size = self.rules.header();
        let seals = self.authentication.is_some();
        if seals {
            cold_path();
            packet.size = self.rules.taken_bytes();
        }
        if self.sender.restless {
            cold_path();
            self.sender.outbound.begin_packet();
            if self.sender.partial.is_some() {
                self.move_on(now, obs);
            }
            self.ask_for_streams(now, obs);
        }
        let mut bound = None;
        if let Some(Outgoing { control, path, tag }) = self.controls.pop_front() {
            cold_path();
            packet.size += control.bytes();
            packet.control = Some(control);
            if let Some(tag) = tag {
                packet.verification_tag = tag;
                if seals {
                    self.seal_alone(packet);
                }
                if self.carriage.any {
                    self.carry(path, true, packet);
                }
                return Some(path);
            }
            bound = Some(path);
            self.bundle_errors(path, packet);
        }
        // A heartbeat leaves alone: it measures a path, not what else has to be said; so does what needs room for AUTH.
        let alone = matches!(
            packet.control,
            Some(
                Control::Heartbeat { .. }
                    | Control::HeartbeatAck { .. }
                    | Control::Asconf(_)
                    | Control::AsconfAck(_)
            )
        );
        if !alone {
            bound = self.bundle(now, bound, packet, obs);
        }
        let path = bound?;
        if seals {
            self.seal(packet);
        }
        debug_assert_eq!(packet.size, self.rules.header() + packet.chunk_bytes());
        if !packet.data.is_empty() {
            packet.ecn_capable = self.ecn;
            // What was cut for a larger path MTU may be fragmented on its way.
            let fits = packet.size <= self.paths[usize::from(path)].mtu;
            packet.dont_fragment = self.rules.pmtu_discovery && fits;
        }
        if self.carriage.any {
            cold_path();
            self.carry(path, false, packet);
        }
        Some(path)
    }

    #[inline]
    fn next_timeout(&self) -> Option<SimTime> {
        let own = self.phase.due().min(self.receiver.sack_due).min(self.receiver.update_due);
        let own = own.min(self.sender.probe_due).min(self.reconfigure_due).min(self.readdress_due);
        let due = self.paths.iter().fold(own, |due, path| due.min(path.next_timeout()));
        (due != NEVER).then_some(due)
    }

    #[inline]
    fn path_state(&self, path: u8) -> PathState {
        let seen = self.paths.get(usize::from(path)).or(self.paths.first());
        seen.map_or_else(PathState::default, |seen| PathState {
            in_use: self.sender.takes_new(&self.paths, seen),
            ..seen.state()
        })
    }

    #[inline]
    fn peer_rwnd(&self) -> u32 {
        self.sender.peer_rwnd()
    }

    #[inline]
    fn take_looked(&mut self) -> u64 {
        self.sender.outstanding.looked.take() + self.receiver.take_looked()
    }

    fn receiver(&self) -> ReceiverState {
        self.receiver.state()
    }

    /// From `now` on it follows `settings`: what was agreed upon when the association was set up stays, and so do
    /// windows and timers that run.
    fn adopt(&mut self, now: SimTime, settings: &Sctp, obs: &mut impl Observer<Event>) {
        // What recovers from a loss as one is not parted in the middle of it, nor are headers made larger.
        let (cmt, carriage) = (self.rules.cmt, self.rules.carriage.clone());
        *self.rules = Sctp { cmt, carriage, ..settings.clone() };
        let settings = &*self.rules;
        self.sender.follow(settings);
        self.sender.unmarked_is_corruption = self.ecn && settings.unmarked_loss == UnmarkedLoss::Corruption;
        for path in &mut self.paths {
            path.window.follow(settings);
            path.pacer.follow(&settings.pace);
            path.rto.limit(settings.rto());
        }
        self.receiver.follow(now, settings, obs);
        self.keep_silent_before_set_up();
    }

    fn on_path_hint(&mut self, path: u8, hint: &PathHint, obs: &mut impl Observer<Event>) {
        if self.sends_data()
            && let Some(path) = self.paths.get_mut(usize::from(path))
        {
            path.window.hint(hint);
            path.pass_on(hint.now, obs);
        }
    }

    fn on_address(&mut self, now: SimTime, path: u8, present: bool, obs: &mut impl Observer<Event>) {
        self.readdress(now, path, present, obs);
    }

    fn on_stream_request(&mut self, _now: SimTime, request: StreamRequest, _obs: &mut impl Observer<Event>) {
        // What cannot be asked for now, as there is no association, is not: nobody waits for an answer.
        let _ = self.ask(request);
    }

    fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Event>) {
        self.receiver.freeze(now, frozen, obs);
        self.keep_silent_before_set_up();
    }

    fn reboot(&mut self, now: SimTime, off: Duration, obs: &mut impl Observer<Event>) {
        self.fail_for(now, off, obs);
    }

    fn write(&mut self, handed: Handed) {
        let Handed { stream, bytes, offered, priority, weight, id } = handed;
        let message = Message { bytes, stream, priority, ..Message::default() };
        let terms = Terms { offered, priority, weight, ..Terms::default() };
        self.sender.hand_over(Queued { message, terms, id });
        self.want_streams();
    }

    fn unsent_on(&self, stream: u16) -> u64 {
        self.sender.outbound.unsent_on(stream)
    }

    fn has_room(&self, handed: &Handed) -> bool {
        self.sender.has_room(handed.bytes, handed.priority)
    }

    fn next_dropped(&mut self) -> Option<(u16, u64)> {
        self.sender.partial.as_mut()?.next_dropped()
    }

    fn unsent_bytes(&self) -> u64 {
        self.sender.outbound.unsent()
    }

    fn close(&mut self) {
        self.sender.outbound.close();
    }

    fn forge(&self, forgery: Forgery, packet: &mut Packet) -> bool {
        self.pretend(forgery, packet)
    }

    fn abort(&mut self, now: SimTime, obs: &mut impl Observer<Event>) -> bool {
        self.abort_for(now, &[], obs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endpoint_rests_until_it_has_something_to_send_and_numbers_its_events() {
        let seat = Seat { paths: 1, seed: 1, source: Source::Endless };
        let mut endpoint = <Endpoint as api::Endpoint>::new(&Sctp::default(), seat);
        assert!(api::Endpoint::rests(&endpoint));
        api::Endpoint::open(&mut endpoint, SimTime::ZERO, &mut ());
        assert!(!api::Endpoint::rests(&endpoint), "an INIT waits");
        let event = Event::CongestionMarked { tsn: 5 };
        assert_eq!((api::Event::code(&event), api::Event::numbers(&event)), (48, [5.0, 0.0, 0.0, 0.0]));
    }
}
