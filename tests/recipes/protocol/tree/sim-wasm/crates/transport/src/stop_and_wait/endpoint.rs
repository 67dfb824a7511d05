//! One end: the packet under way with its timer, and the number that is expected.

use skywindow_units::{Duration, SimTime};

use super::event::{Event, State};
use super::packet::{HEADERS, Kind, Packet};
use super::settings::StopAndWait;
use crate::api::{self, Chunk, ChunkFate, ChunkFlag, Observer, PathState, ReceiverState, Seat, Source};

/// The only path.
const PATH: u8 = 0;

/// A packet that is not acknowledged.
#[derive(Clone, Copy, Debug)]
struct UnderWay {
    number: u32,
    bytes: u16,
    /// When it last left; none if it is to leave now.
    sent: Option<SimTime>,
    again: bool,
}

/// One end of an exchange.
#[derive(Clone, Debug)]
pub struct Endpoint {
    settings: StopAndWait,
    state: State,
    /// User data that have not left; none without end.
    left: Option<u64>,
    total: u64,
    under_way: Option<UnderWay>,
    acknowledged: u32,
    rtt: Duration,
    expected: u32,
    answer: Option<u32>,
    frozen: bool,
    delivered: u64,
    duplicates: u64,
    dropped: u64,
}

impl Endpoint {
    fn pass_to(&mut self, now: SimTime, to: State, obs: &mut impl Observer<Event>) {
        if self.state != to {
            obs.note(now, PATH, Event::StateChanged { from: self.state, to });
            self.state = to;
        }
    }

    /// The next packet is to leave, or all are acknowledged.
    fn begin_next(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let full = self.settings.payload_bytes;
        let bytes = self.left.map_or(full, |left| left.min(full.into()) as u16);
        if bytes > 0 {
            self.left = self.left.map(|left| left - u64::from(bytes));
            let number = self.acknowledged + 1;
            self.under_way = Some(UnderWay { number, bytes, sent: None, again: false });
        } else if self.total > 0 {
            obs.note(now, PATH, Event::TransferComplete { bytes: self.total });
            self.pass_to(now, State::Done, obs);
        }
    }

    fn on_data(&mut self, now: SimTime, number: u32, bytes: u16, obs: &mut impl Observer<Event>) {
        let flags = ChunkFlag::First as u8 + ChunkFlag::Last as u8;
        let chunk = Chunk { tsn: number, stream: 0, ssn: number.wrapping_sub(1) as u16, bytes, flags };
        if self.frozen {
            self.dropped += 1;
            obs.chunk(now, chunk, ChunkFate::Refused);
            return;
        }
        self.answer = Some(number);
        if number == self.expected {
            self.expected += 1;
            self.delivered += u64::from(bytes);
            obs.chunk(now, chunk, ChunkFate::Delivered);
        } else {
            self.duplicates += 1;
        }
    }

    fn on_acknowledgement(&mut self, now: SimTime, number: u32, obs: &mut impl Observer<Event>) {
        let Some(UnderWay { sent: Some(sent), again, .. }) =
            self.under_way.take_if(|packet| packet.number == number && packet.sent.is_some())
        else {
            return;
        };
        self.acknowledged = number;
        if !again {
            let (rtt, rto) = (now.since(sent), self.settings.timeout);
            self.rtt = rtt;
            obs.note(now, PATH, Event::RttMeasured { rtt, srtt: rtt, rttvar: Duration::ZERO, rto });
        }
        self.begin_next(now, obs);
    }
}

impl api::Endpoint for Endpoint {
    type Packet = Packet;
    type Event = Event;
    type Settings = StopAndWait;

    fn new(settings: &StopAndWait, seat: Seat) -> Self {
        let left = match seat.source {
            Source::Endless => None,
            Source::Finite(bytes) => Some(bytes),
            Source::None | Source::Written | Source::Relayed { .. } => Some(0),
        };
        Self {
            settings: settings.clone(),
            state: State::Closed,
            left,
            total: left.unwrap_or(0),
            under_way: None,
            acknowledged: 0,
            rtt: Duration::ZERO,
            expected: 1,
            answer: None,
            frozen: false,
            delivered: 0,
            duplicates: 0,
            dropped: 0,
        }
    }

    fn open(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.pass_to(now, State::Open, obs);
        self.begin_next(now, obs);
    }

    fn on_packet(
        &mut self,
        now: SimTime,
        _path: u8,
        packet: &Packet,
        _congestion_experienced: bool,
        obs: &mut impl Observer<Event>,
    ) {
        if self.state == State::Closed {
            self.pass_to(now, State::Open, obs);
        }
        match packet.kind {
            Kind::Data { bytes, .. } => self.on_data(now, packet.number, bytes, obs),
            Kind::Acknowledgement => self.on_acknowledgement(now, packet.number, obs),
        }
    }

    /// Packets may be fragmented on their way.
    fn on_too_big(&mut self, _now: SimTime, _path: u8, _mtu_bytes: u32, _obs: &mut impl Observer<Event>) {}

    fn on_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let due = self.next_timeout().is_some_and(|due| due <= now);
        if let Some(packet) = self.under_way.as_mut().filter(|_| due) {
            (packet.sent, packet.again) = (None, true);
            let (number, window) = (packet.number, self.settings.payload_bytes.into());
            obs.note(now, PATH, Event::Timeout { number, from: window, to: window, ssthresh: window });
        }
    }

    fn rests(&self) -> bool {
        self.answer.is_none() && self.under_way.is_none_or(|packet| packet.sent.is_some())
    }

    fn poll_transmit(
        &mut self,
        now: SimTime,
        packet: &mut Packet,
        _obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        if let Some(number) = self.answer.take() {
            *packet = Packet { kind: Kind::Acknowledgement, number };
            return Some(PATH);
        }
        let next = self.under_way.as_mut().filter(|next| next.sent.is_none())?;
        next.sent = Some(now);
        *packet = Packet { kind: Kind::Data { bytes: next.bytes, again: next.again }, number: next.number };
        Some(PATH)
    }

    fn next_timeout(&self) -> Option<SimTime> {
        Some(self.under_way?.sent? + self.settings.timeout)
    }

    fn path_state(&self, _path: u8) -> PathState {
        let window = self.settings.payload_bytes.into();
        let sent = self.under_way.filter(|packet| packet.sent.is_some());
        PathState {
            cwnd: window,
            ssthresh: window,
            flight: sent.map_or(0, |packet| packet.bytes.into()),
            srtt: self.rtt,
            rto: self.settings.timeout,
            active: true,
            mtu_bytes: HEADERS + window,
            in_use: true,
            ..PathState::default()
        }
    }

    fn peer_rwnd(&self) -> u32 {
        self.settings.payload_bytes.into()
    }

    fn take_looked(&mut self) -> u64 {
        0
    }

    fn receiver(&self) -> ReceiverState {
        ReceiverState {
            a_rwnd: self.settings.payload_bytes.into(),
            buffered_bytes: 0,
            blocked_chunks: 0,
            cumulative_tsn: self.expected - 1,
            highest_tsn: self.expected - 1,
            delivered_bytes: self.delivered,
            earlier_bytes: 0,
            received_chunks: u64::from(self.expected - 1),
            duplicates: self.duplicates,
            dropped: self.dropped,
        }
    }

    fn adopt(&mut self, _now: SimTime, settings: &StopAndWait, _obs: &mut impl Observer<Event>) {
        self.settings.timeout = settings.timeout;
    }

    fn freeze(&mut self, _now: SimTime, frozen: bool, _obs: &mut impl Observer<Event>) {
        self.frozen = frozen;
    }
}
