//! One end of a connection: takes segments and timers, gives segments, and says when to wake it.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::doubts::Probe;
use super::event::{Event, PATH, State};
use super::packet::{FLAG_ACK, FLAG_ECE, FLAG_RST, FLAG_SYN, Packet, ProbeOption, Timestamps};
use super::receiver::{NEVER, Piece, Receiver};
use super::sender::Sender;
use super::settings::Tcp;
use super::sizes::{MAX_SCALE, PLAIN_WINDOW, TIMESTAMP_BYTES};
use crate::api::{self, Handed, Observer, PathHint, PathState, ReceiverState, RelayState, Seat, Source};
use crate::congestion::Controller;
use crate::reader::{Pace, Reader};

/// The number of the first byte of either direction: the SYN has 0, and nobody needs to be kept from guessing.
pub(crate) const FIRST: u64 = 1;

/// How long an end waits for its last acknowledgement to have arrived: two maximum segment lifetimes (RFC 9293
/// section 3.4.2).
pub(crate) const TIME_WAIT: Duration = Duration::from_secs(240);

/// A RST that must leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reset {
    pub seq: u32,
    /// What it acknowledges, if it answers a segment that acknowledges nothing.
    pub ack: Option<u32>,
}

/// One end of a connection.
///
/// After every call of [`Endpoint::open`], [`Endpoint::on_packet`] and [`Endpoint::on_timer`] the caller calls
/// [`Endpoint::poll_transmit`] until it returns nothing, and then [`Endpoint::next_timeout`].
#[derive(Clone, Debug)]
pub struct Endpoint {
    pub(crate) rules: Tcp,
    /// It is at a gateway, which says when it closes.
    pub(crate) relays: bool,
    /// Where its random numbers begin.
    pub(crate) seed: u64,
    pub(crate) state: State,
    pub(crate) sender: Sender,
    pub(crate) receiver: Receiver,
    /// Whether both ends use timestamps.
    pub(crate) timestamps: bool,
    /// Whether both ends scale their windows, and by how many bits the peer's are shifted.
    pub(crate) scaled: bool,
    pub(crate) peer_scale: u8,
    /// A SYN must leave.
    pub(crate) syn_now: bool,
    /// When it was first sent, how often it has timed out, and when it does next; or when TIME-WAIT ends.
    pub(crate) control_sent: SimTime,
    pub(crate) control_attempts: u32,
    pub(crate) control_due: SimTime,
    /// A RST must leave.
    pub(crate) reset: Option<Reset>,
}

impl Endpoint {
    /// A closed endpoint, which answers when the peer opens.
    pub fn new(rules: Tcp) -> Self {
        let reader = Reader::new(rules.read_rate.map_or(Pace::AtOnce, Pace::Rate));
        let room = rules.receiver_buffer_bytes;
        Self::reading(rules, reader, room, false)
    }

    /// The same at a gateway, which holds up to `room` bytes of what comes in until it has passed them on. The window
    /// is still no larger than the receiver buffer.
    pub fn at_gateway(mut rules: Tcp, room: u32) -> Self {
        rules.receiver_buffer_bytes = rules.receiver_buffer_bytes.min(room);
        Self::reading(rules, Reader::new(Pace::Released), room, true)
    }

    fn reading(rules: Tcp, reader: Reader<Piece>, room: u32, relays: bool) -> Self {
        Self {
            state: State::Closed,
            relays,
            seed: 0,
            sender: Sender::new(&rules, FIRST),
            receiver: Receiver::new(&rules, FIRST, reader, room),
            timestamps: false,
            scaled: false,
            peer_scale: 0,
            syn_now: false,
            control_sent: SimTime::ZERO,
            control_attempts: 0,
            control_due: NEVER,
            reset: None,
            rules,
        }
    }

    /// What the application sends. A finite source is followed by a FIN. On a connection that is already
    /// established the caller then polls.
    pub fn set_source(&mut self, source: Source) {
        self.sender.set_source(source);
    }

    /// The state of the connection.
    pub fn state(&self) -> State {
        self.state
    }

    /// A full segment with its headers, bytes.
    fn largest_packet(&self) -> u32 {
        let stamps = if self.timestamps { TIMESTAMP_BYTES } else { 0 };
        self.rules.header_bytes + stamps + self.rules.unit()
    }

    /// Whether it was given up or reset.
    pub(crate) const fn is_broken(&self) -> bool {
        matches!(self.state, State::Failed | State::Reset)
    }

    /// User data sent at least once, bytes.
    pub fn sent_bytes(&self) -> u64 {
        self.sender.taken
    }

    /// User data acknowledged, bytes.
    pub fn acknowledged_bytes(&self) -> u64 {
        self.sender.acknowledged
    }

    /// User data sent and not acknowledged, bytes.
    pub fn outstanding_bytes(&self) -> u64 {
        self.sender.board.user_bytes()
    }

    #[cold]
    fn on_retransmission_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.sender.on_timeout(now, obs);
        let (timeouts, limit) = (self.sender.timeouts, self.rules.max_retransmissions);
        if timeouts > limit {
            self.give_up(now, timeouts, limit, obs);
        }
    }

    /// A tail loss probe leaves, or a probe of a cycle once more. Assumed: a cycle lasts as long as the timeouts that are
    /// allowed would.
    #[cold]
    fn on_probe_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let limit = self.rules.max_retransmissions;
        match self.sender.repeat_probe(now) {
            None => self.sender.on_probe(now),
            Some(lasted) if lasted >= self.sender.rto.lasts(limit) => {
                self.give_up(now, limit.saturating_add(1), limit, obs);
            }
            Some(_) => {}
        }
    }

    /// A segment of a probe cycle: a probe is answered at once.
    #[cold]
    fn on_probe(&mut self, now: SimTime, probe: ProbeOption, obs: &mut impl Observer<Event>) {
        if let Some(answer) = probe.answer() {
            self.receiver.answer(answer);
            return;
        }
        self.sender.on_probe_answer(now, probe, obs);
        let (timeouts, limit) = (self.sender.timeouts + self.sender.spared, self.rules.max_retransmissions);
        if timeouts > limit {
            self.give_up(now, timeouts, limit, obs);
        }
    }

    /// Stops every timer but the one that ends TIME-WAIT.
    pub(crate) fn rest(&mut self) {
        self.control_due = NEVER;
        self.syn_now = false;
        self.sender.due = NEVER;
        self.sender.persist_due = NEVER;
        self.sender.reorder_due = NEVER;
        self.sender.probe = Probe::new();
        self.sender.pacer.rest();
        self.receiver.update_due = NEVER;
    }

    pub(crate) fn give_up(
        &mut self,
        now: SimTime,
        timeouts: u32,
        limit: u32,
        obs: &mut impl Observer<Event>,
    ) {
        self.sender.cut_cycle(now, obs);
        self.rest();
        self.receiver.close();
        obs.note(now, PATH, Event::ConnectionFailed { timeouts, limit });
        self.enter(now, State::Failed, obs);
    }

    pub(crate) fn enter(&mut self, now: SimTime, to: State, obs: &mut impl Observer<Event>) {
        let from = self.state;
        if from != to {
            self.state = to;
            obs.note(now, PATH, Event::StateChanged { from, to });
        }
    }

    fn sends_data(&self) -> bool {
        !matches!(
            self.state,
            State::Closed
                | State::SynSent
                | State::SynReceived
                | State::TimeWait
                | State::Ended
                | State::Failed
                | State::Reset
        )
    }

    /// Every segment but the first SYN acknowledges.
    #[inline]
    fn finish_header(&mut self, now: SimTime, packet: &mut Packet) {
        if self.state != State::SynSent {
            packet.flags |= FLAG_ACK;
            self.receiver.write_ack(now, packet);
            packet.flags |= if self.receiver.echo { FLAG_ECE } else { 0 };
        }
        if packet.syn.is_some() {
            // Never scaled (RFC 7323 section 2.2).
            cold_path();
            packet.window = self.rules.receiver_buffer_bytes.min(PLAIN_WINDOW) as u16;
        }
        let offers = packet.syn.is_some() && self.rules.timestamps() && self.state == State::SynSent;
        if self.timestamps || offers {
            cold_path();
            packet.timestamps = Some(Timestamps { value: now, echo: self.receiver.recent });
        }
        packet.size = self.rules.header_bytes + packet.option_bytes() + u32::from(packet.bytes);
    }

    /// The shift of the peer's windows, where both ends scale theirs.
    pub(crate) fn agree_on_scale(&self, peer: Option<u8>) -> (u8, u8) {
        match (self.rules.scale(), peer) {
            (Some(own), Some(peer)) => (own, peer.min(MAX_SCALE)),
            _ => (0, 0),
        }
    }
}

impl api::Endpoint for Endpoint {
    type Packet = Packet;
    type Event = Event;
    type Settings = Tcp;

    fn new(settings: &Tcp, seat: Seat) -> Self {
        let mut endpoint = match seat.source {
            Source::Relayed { room_bytes } => Self::at_gateway(settings.clone(), room_bytes),
            _ => Self::new(settings.clone()),
        };
        endpoint.seed = seat.seed;
        endpoint.set_source(seat.source);
        endpoint
    }

    fn open(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.state == State::Closed {
            self.enter(now, State::SynSent, obs);
            self.send_syn(now);
        }
    }

    #[inline]
    fn on_packet(
        &mut self,
        now: SimTime,
        _path: u8,
        packet: &Packet,
        congestion_experienced: bool,
        obs: &mut impl Observer<Event>,
    ) {
        if packet.has(FLAG_RST) || self.is_broken() {
            cold_path();
            self.on_reset(now, packet, obs);
            return;
        }
        if packet.has(FLAG_SYN) {
            cold_path();
            self.on_syn(now, packet, obs);
            return;
        }
        if matches!(self.state, State::Closed | State::SynSent | State::Ended) {
            cold_path();
            return;
        }
        if let Some(stamps) = packet.timestamps {
            if self.timestamps && self.receiver.is_outdated(stamps.value) {
                cold_path();
                self.receiver.refuse_outdated(now, packet, stamps.value, obs);
                return;
            }
            self.receiver.note_timestamp(packet.seq, stamps.value);
        }
        if self.state == State::SynReceived && packet.has(FLAG_ACK) {
            cold_path();
            self.on_handshake_done(now, packet, obs);
        }
        let window = u32::from(packet.window) << self.peer_scale;
        self.sender.on_ack(now, packet, window, obs);
        if packet.length() > 0 {
            self.receiver.on_segment(now, packet, congestion_experienced && self.sender.ecn, obs);
        } else if let Some(probe) = packet.probe {
            cold_path();
            self.on_probe(now, probe, obs);
        }
        self.after_segment(now, obs);
    }

    /// Segments may be fragmented on their way, so that no router has a reason to say this.
    fn on_too_big(&mut self, _now: SimTime, _path: u8, _mtu_bytes: u32, _obs: &mut impl Observer<Event>) {}

    fn on_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.control_due <= now {
            self.on_control_timer(now, obs);
        }
        self.receiver.on_timer(now, obs);
        self.sender.pacer.expire(now);
        if self.sender.reorder_due <= now {
            self.sender.on_reorder_timer(now, obs);
        }
        if self.sender.probe.due <= now {
            self.on_probe_timer(now, obs);
        }
        if self.sender.persist_due <= now {
            self.sender.on_persist(now);
        }
        if self.sender.due <= now {
            self.on_retransmission_timer(now, obs);
        }
    }

    #[inline]
    fn rests(&self) -> bool {
        !self.syn_now
            && self.reset.is_none()
            && !self.receiver.ack_now
            && (!self.sends_data() || self.sender.rests())
    }

    #[inline]
    fn poll_transmit(
        &mut self,
        now: SimTime,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        *packet = Packet::default();
        if self.syn_now {
            cold_path();
            self.syn_now = false;
            self.write_syn(packet);
        } else if let Some(reset) = self.reset.take() {
            cold_path();
            self.write_reset(reset, packet);
            return Some(PATH);
        } else if self.sends_data() && self.sender.write(now, packet, obs) {
            self.after_send(now, obs);
        } else if self.receiver.ack_now {
            packet.seq = self.sender.board.nxt() as u32;
        } else {
            return None;
        }
        self.finish_header(now, packet);
        Some(PATH)
    }

    #[inline]
    fn next_timeout(&self) -> Option<SimTime> {
        let Self { receiver, sender, control_due, .. } = self;
        let due = receiver.ack_due.min(receiver.update_due).min(sender.due).min(sender.persist_due);
        let due = due.min(*control_due).min(sender.pacer.due());
        let due = due.min(sender.reorder_due).min(sender.probe.due);
        (due != NEVER).then_some(due)
    }

    fn path_state(&self, _path: u8) -> PathState {
        let Sender { congestion, rto, board, .. } = &self.sender;
        PathState {
            cwnd: self.sender.cwnd(),
            ssthresh: congestion.ssthresh(),
            flight: board.pipe(),
            partial_bytes_acked: congestion.partial(),
            srtt: rto.srtt(),
            rttvar: rto.rttvar(),
            rto: rto.current(),
            error_count: self.sender.timeouts,
            active: !self.is_broken(),
            mtu_bytes: self.largest_packet(),
            in_use: true,
        }
    }

    fn peer_rwnd(&self) -> u32 {
        self.sender.peer_rwnd()
    }

    #[inline]
    fn take_looked(&mut self) -> u64 {
        self.sender.board.take_looked() + self.receiver.take_looked()
    }

    fn receiver(&self) -> ReceiverState {
        self.receiver.state()
    }

    /// From `now` on it follows `settings`: what was agreed upon in the handshake stays, and so do windows and timers
    /// that run. A gateway's room stays its own.
    fn adopt(&mut self, now: SimTime, settings: &Tcp, obs: &mut impl Observer<Event>) {
        let own = self.rules.receiver_buffer_bytes;
        self.rules = settings.clone();
        if self.relays {
            self.rules.receiver_buffer_bytes = own;
        }
        self.sender.follow(&self.rules);
        self.receiver.follow(now, &self.rules, self.relays, obs);
    }

    fn on_path_hint(&mut self, _path: u8, hint: &PathHint, obs: &mut impl Observer<Event>) {
        if self.sends_data() {
            self.sender.congestion.on_path_hint(hint);
            self.sender.pass_on(hint.now, obs);
        }
    }

    fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Event>) {
        self.receiver.freeze(now, frozen, obs);
    }

    fn relay_state(&self) -> RelayState {
        RelayState {
            established: self.sends_data(),
            arrived_bytes: self.receiver.delivered(),
            acknowledged_bytes: self.sender.acknowledged,
            finished: self.receiver.finished,
            broken: self.is_broken(),
        }
    }

    fn supply(&mut self, bytes: u64) {
        self.sender.supply(bytes);
    }

    /// A connection is one stream of bytes, in which messages have no bounds.
    fn write(&mut self, handed: Handed) {
        self.sender.supply(handed.bytes.into());
    }

    fn unsent_bytes(&self) -> u64 {
        self.sender.unsent()
    }

    fn release(&mut self, now: SimTime, bytes: u32, obs: &mut impl Observer<Event>) {
        self.receiver.release(now, bytes, obs);
    }

    fn close(&mut self) {
        self.sender.close();
    }

    /// Ends the connection, whatever is under way, and tells the peer where there is one (RFC 9293 section 3.10.5).
    /// Returns whether there was a connection.
    fn abort(&mut self, now: SimTime, obs: &mut impl Observer<Event>) -> bool {
        match self.state {
            State::Closed | State::Ended | State::Failed | State::Reset | State::TimeWait => return false,
            State::SynSent => {}
            _ => self.reset = Some(Reset { seq: self.sender.board.nxt() as u32, ack: None }),
        }
        self.break_off(now, obs);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Endpoint as _;

    #[derive(Default)]
    struct Notes(Vec<Event>);

    impl Observer<Event> for Notes {
        fn note(&mut self, _now: SimTime, _path: u8, event: Event) {
            self.0.push(event);
        }
    }

    #[test]
    fn a_state_is_told_of_when_it_changes_not_when_it_stays() {
        let (mut end, mut notes) = (Endpoint::new(Tcp::rfc5681()), Notes::default());
        end.enter(SimTime::ZERO, State::Closed, &mut notes);
        assert_eq!(notes.0, []);
        end.enter(SimTime::ZERO, State::SynSent, &mut notes);
        assert_eq!(notes.0, [Event::StateChanged { from: State::Closed, to: State::SynSent }]);
    }

    #[test]
    fn an_end_rests_until_there_is_something_to_send() {
        let mut end = Endpoint::new(Tcp::rfc5681());
        assert!(end.rests(), "closed");
        end.open(SimTime::ZERO, &mut ());
        assert!(!end.rests(), "a SYN");
    }
}
