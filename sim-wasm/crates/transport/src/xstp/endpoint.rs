//! One end of a session: takes segments and timers, gives segments, and says when to wake it.

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

use super::event::{Event, PATH, State};
use super::packet::{Control, Kind, Out, Packet, Poll};
use super::receiver::Receiver;
use super::report::Report;
use super::sender::{NEVER, Sender};
use super::settings::Xstp;
use crate::api::{self, Observer, PathState, ReceiverState, Seat, Source};

/// A BGN or END that waits for its answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request {
    pub what: Control,
    /// When it is sent again, and how long it waits then.
    pub due: SimTime,
    pub wait: Duration,
    pub attempts: u32,
}

/// One end of a session.
///
/// After every call of [`Endpoint::open`], [`Endpoint::on_packet`] and [`Endpoint::on_timer`] the caller calls
/// [`Endpoint::poll_transmit`] until it returns nothing, and then [`Endpoint::next_timeout`].
#[derive(Clone, Debug)]
pub struct Endpoint {
    pub(crate) rules: Xstp,
    pub(crate) state: State,
    /// Whether the application has data to send.
    pub(crate) sends: bool,
    pub(crate) request: Option<Request>,
    pub(crate) sender: Sender,
    pub(crate) receiver: Receiver,
    pub(crate) out: VecDeque<Out>,
    /// Where its random numbers begin.
    pub(crate) seed: u64,
}

impl Endpoint {
    /// A closed endpoint, which answers when the peer opens.
    pub fn new(rules: Xstp, source: Source) -> Self {
        Self {
            state: State::Closed,
            sends: source != Source::None,
            request: None,
            sender: Sender::new(&rules, source),
            receiver: Receiver::new(&rules),
            out: VecDeque::new(),
            seed: 0,
            rules,
        }
    }

    /// The state of the session.
    pub const fn state(&self) -> State {
        self.state
    }

    /// User data acknowledged, bytes.
    pub fn acknowledged_bytes(&self) -> u64 {
        self.sender.acknowledged_bytes()
    }

    /// User data sent and not acknowledged, bytes.
    pub fn outstanding_bytes(&self) -> u64 {
        self.sender.outstanding_bytes()
    }

    fn on_session_packet(&mut self, now: SimTime, packet: &Packet, obs: &mut impl Observer<Event>) {
        match packet.kind {
            Kind::Control { .. } => {}
            Kind::Data { seq, bytes, poll, .. } => {
                self.receiver.on_data(now, seq, bytes, &mut self.out, obs);
                if let Some(poll) = poll {
                    self.on_poll(now, poll, obs);
                }
            }
            Kind::Poll(poll) => self.on_poll(now, poll, obs),
            Kind::Stat { echo, ack } => self.on_report(now, Some(echo), ack, packet, obs),
            Kind::Ustat { ack } => self.on_report(now, None, ack, packet, obs),
        }
    }

    /// A POLL older than one that was answered says nothing.
    fn on_poll(&mut self, now: SimTime, poll: Poll, obs: &mut impl Observer<Event>) {
        self.receiver.read(now, obs);
        if self.receiver.answers(poll.stamp) {
            self.out.push_back(Out::Stat { echo: poll.stamp, sent_up_to: poll.next });
        }
    }

    fn on_report(
        &mut self,
        now: SimTime,
        echo: Option<SimTime>,
        ack: u64,
        packet: &Packet,
        obs: &mut impl Observer<Event>,
    ) {
        if self.sender.open {
            let report = Report { echo, ack, window: packet.window, gaps: &packet.gaps };
            self.sender.on_report(now, &report, &mut self.out, obs);
        }
    }

    /// What is due at once, after anything has happened.
    fn move_on(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.close_when_done(now, obs);
        self.sender.on_timer(now, &mut self.out, obs);
    }

    /// When an idle session is asked whether its peer is there.
    fn keep_alive_due(&self) -> SimTime {
        let every = self.rules.keep_alive;
        let idle = self.state == State::Established && self.sends && !self.sender.waits();
        if idle && self.sender.is_done() && every > Duration::ZERO {
            self.sender.progress + every
        } else {
            NEVER
        }
    }

    /// When the session fails if nothing comes of it until then.
    fn given_up_at(&self) -> SimTime {
        let waits = self.request.is_some() || self.sender.waits();
        if waits { self.sender.progress + self.rules.give_up } else { NEVER }
    }

    /// A POLL that leaves now, after all new segments that leave with it.
    fn poll_of(&self, now: SimTime) -> Poll {
        Poll { stamp: now, next: self.sender.next_new() }
    }
}

impl api::Endpoint for Endpoint {
    type Packet = Packet;
    type Event = Event;
    type Settings = Xstp;

    fn new(settings: &Xstp, seat: Seat) -> Self {
        Self { seed: seat.seed, ..Self::new(settings.clone(), seat.source) }
    }

    fn open(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.state == State::Closed {
            self.sender.progress = now;
            self.enter(now, State::Opening, obs);
            self.ask(now, Control::Bgn);
        }
    }

    /// What a mark in the IP header says is not heard: the protocol knows none.
    #[inline(never)]
    fn on_packet(
        &mut self,
        now: SimTime,
        _path: u8,
        packet: &Packet,
        _congestion_experienced: bool,
        obs: &mut impl Observer<Event>,
    ) {
        if let Kind::Control { what, stamp } = packet.kind {
            self.on_control(now, what, stamp, packet.window, obs);
        } else {
            match self.state {
                State::Closed | State::Failed => self.refuse(now),
                // The answer to the own BGN was lost, or overtaken.
                State::Opening | State::Ended | State::Dropped => {}
                _ => self.on_session_packet(now, packet, obs),
            }
        }
        self.move_on(now, obs);
    }

    /// Segments may be fragmented on their way, so that no router has a reason to say this.
    fn on_too_big(&mut self, _now: SimTime, _path: u8, _mtu_bytes: u32, _obs: &mut impl Observer<Event>) {}

    fn on_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.given_up_at() <= now {
            self.give_up(now, obs);
            return;
        }
        if self.request_due() <= now {
            self.on_request_timer(now, obs);
        }
        if self.keep_alive_due() <= now {
            obs.note(now, PATH, Event::KeptAlive { silence: self.sender.silence(now) });
            self.sender.keep_alive(now, &mut self.out);
        }
        self.move_on(now, obs);
    }

    #[inline]
    fn rests(&self) -> bool {
        self.out.is_empty()
    }

    #[inline(never)]
    fn poll_transmit(
        &mut self,
        now: SimTime,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        let next = self.out.pop_front()?;
        packet.gaps.clear();
        let ack = self.receiver.next();
        packet.kind = match next {
            Out::Control { what, stamp } => Kind::Control { what, stamp },
            Out::Data { seq, again, asks } => {
                let poll = asks.then(|| self.poll_of(now));
                Kind::Data { seq, bytes: self.sender.bytes_of(seq), again, poll }
            }
            Out::Poll => Kind::Poll(self.poll_of(now)),
            Out::Stat { echo, sent_up_to } => {
                self.receiver.write_stat(sent_up_to, &mut packet.gaps);
                Kind::Stat { echo, ack }
            }
            Out::Ustat { first, last } => {
                self.receiver.write_ustat(first, last, &mut packet.gaps);
                Kind::Ustat { ack }
            }
        };
        self.receiver.read(now, obs);
        packet.window = self.receiver.window();
        packet.size = packet.bytes(&self.rules);
        Some(PATH)
    }

    #[inline]
    fn next_timeout(&self) -> Option<SimTime> {
        let due = self.sender.due().min(self.request_due()).min(self.given_up_at());
        let due = due.min(self.keep_alive_due());
        (due != NEVER).then_some(due)
    }

    fn path_state(&self, _path: u8) -> PathState {
        let round_trip = self.sender.round_trip();
        let backoff = self.sender.backoff();
        let requests = self.request.map_or(0, |request| request.attempts);
        PathState {
            cwnd: self.sender.cwnd_bytes(),
            ssthresh: self.sender.threshold_bytes(),
            flight: self.sender.flight(),
            partial_bytes_acked: self.sender.partial(),
            srtt: round_trip.map_or(Duration::ZERO, |known| known.srtt),
            rttvar: round_trip.map_or(Duration::ZERO, |known| known.rttvar),
            // What must have passed before a segment is sent again.
            rto: self.sender.rtt() * u64::from(backoff),
            error_count: requests + backoff.ilog2(),
            active: !matches!(self.state, State::Failed | State::Dropped),
            mtu_bytes: self.rules.network_header_bytes
                + self.rules.header_bytes
                + self.rules.option_bytes
                + self.sender.mss(),
            in_use: true,
        }
    }

    fn peer_rwnd(&self) -> u32 {
        self.sender.peer_rwnd()
    }

    fn take_looked(&mut self) -> u64 {
        self.sender.take_looked() + self.receiver.take_looked()
    }

    fn receiver(&self) -> ReceiverState {
        self.receiver.state()
    }

    /// From `now` on it follows `settings`, as far as they may change in a session.
    fn adopt(&mut self, now: SimTime, settings: &Xstp, obs: &mut impl Observer<Event>) {
        self.rules = settings.clone();
        self.sender.follow(settings);
        self.receiver.follow(now, settings, obs);
    }

    /// The application stops reading what comes, or goes on; the next report tells of the room.
    fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Event>) {
        self.receiver.freeze(now, frozen, obs);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Endpoint as _;

    #[test]
    fn an_end_rests_until_there_is_something_to_send() {
        let mut end = Endpoint::new(Xstp::default(), Source::Endless);
        assert!(end.rests(), "closed");
        end.open(SimTime::ZERO, &mut ());
        assert!(!end.rests(), "a BGN");
    }
}
