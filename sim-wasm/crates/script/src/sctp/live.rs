//! Mutated chunks of every extension, from the wire into an association that has agreed on it: whatever comes, the end does
//! not panic, answers with a bounded number of packets, is in a state that an association can be in, and goes on or is over.

mod chunks;

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::wire::{Chunk, data::Data, i_data::IData};
use skywindow_transport::sctp::{
    Auth, Authentication, Control, Cookie, Endpoint, Init, Message, NrSack, Offer, Packet, Reliability, Sctp,
    Settings, State, StreamReset,
};
use skywindow_units::{Duration, SimTime};
use skywindow_validation::mutation::{Draws, mutate};

use super::{Known, bytes, reading};
use chunks::{KINDS, Kind, bytes_of};

/// The receive buffer, bytes.
const BUFFER: u32 = 20_000;
/// Packets at most that one instant may make an end send.
const MOST_PACKETS: usize = 200;

/// An association with data under way, and what its ends have told each other.
#[derive(Clone)]
struct Live {
    end: Endpoint,
    known: Known,
    /// The first TSN of the end.
    first: u32,
    now: SimTime,
}

fn rules(kind: Kind) -> Sctp {
    let mut rules = Sctp { receiver_buffer_bytes: BUFFER, streams: 4, ..Sctp::rfc9260() };
    let messages = &mut rules.messages.0;
    messages.interleaving = matches!(kind, Kind::IData | Kind::IForwardTsn);
    match kind {
        Kind::ReConfig => {
            messages.stream_reset = StreamReset::Periodic;
            messages.reset_interval = Duration::from_millis(100);
        }
        Kind::NrSack => messages.nr_sack = NrSack::Delivered,
        Kind::Asconf | Kind::AsconfAck => rules.addresses.0.authentication = Authentication::Addresses,
        Kind::Auth => rules.addresses.0.authentication = Authentication::All,
        Kind::ForwardTsn | Kind::IData | Kind::IForwardTsn => {
            messages.partial_reliability = Reliability::Retransmissions;
        }
    }
    rules
}

impl Live {
    /// Takes the packets that leave, and returns them.
    fn drain(&mut self) -> Vec<Packet> {
        let mut sent = Vec::new();
        let mut packet = Packet::default();
        while self.end.poll_transmit(self.now, &mut packet, &mut ()).is_some() {
            self.known.learn(&packet);
            sent.push(std::mem::take(&mut packet));
            assert!(sent.len() <= MOST_PACKETS, "it never stops sending");
        }
        sent
    }

    /// A packet of the set-up comes, and what it says is kept.
    fn arrive(&mut self, packet: &Packet) {
        self.end.on_packet(self.now, 0, packet, false, &mut ());
        self.known.hear(packet);
    }

    /// Time passes.
    fn wait(&mut self, ms: u64) -> Vec<Packet> {
        let until = self.now + Duration::from_millis(ms);
        let (mut sent, mut timers) = (Vec::new(), 0);
        while let Some(due) = self.end.next_timeout().filter(|&due| due <= until) {
            self.now = self.now.max(due);
            self.end.on_timer(self.now, &mut ());
            sent.extend(self.drain());
            timers += 1;
            assert!(timers < 10_000, "a timer that never rests");
        }
        self.now = until;
        sent
    }

    /// Chunks as they come from the wire, behind a right AUTH chunk where `signs`. Returns whether they were a packet.
    fn take(&mut self, chunks: &[u8], signs: bool) -> bool {
        let read = bytes::packet(&bytes::around(chunks, self.known.own_tag));
        let Some(mut packet) = read else { return false };
        if signs {
            let auth = Auth { key: self.known.shared, hmac: self.known.hmac(), mac: [].into(), signer: None };
            let first = packet.control.replace(Control::Auth(Box::new(auth)));
            first.into_iter().for_each(|first| packet.more.insert(0, first));
            reading::sign(&mut packet, &self.known);
        }
        self.end.on_packet(self.now, 0, &packet, false, &mut ());
        true
    }

    /// What must hold of an association whatever has come.
    fn check(&self) {
        let (state, receiver) = (self.end.state(), self.end.receiver());
        assert!(!matches!(state, State::CookieWait | State::CookieEchoed | State::Off), "{state:?}");
        assert!(receiver.buffered_bytes <= BUFFER, "{receiver:?}");
        assert!((receiver.highest_tsn.wrapping_sub(receiver.cumulative_tsn) as i32) >= 0, "{receiver:?}");
        let flight: u64 = (0..2).map(|path| u64::from(self.end.path_state(path).flight)).sum();
        let is_over = !matches!(
            state,
            State::Established
                | State::ShutdownPending
                | State::ShutdownSent
                | State::ShutdownReceived
                | State::ShutdownAckSent
        );
        assert!(
            is_over || flight == 0 || self.end.next_timeout().is_some(),
            "nothing watches {flight} bytes"
        );
        assert!(!is_over || self.end.next_timeout().is_none(), "a timer runs though it is {state:?}");
    }

    /// An association that is still there acknowledges what is next, or ends.
    fn goes_on(&mut self, kind: Kind) {
        if self.end.state() != State::Established {
            return;
        }
        let tsn = self.end.receiver().cumulative_tsn.wrapping_add(1);
        let (mut chunk, whole) = (Vec::new(), [0; 40]);
        if matches!(kind, Kind::IData | Kind::IForwardTsn) {
            let (beginning, ending) = (true, true);
            Chunk::IData(IData {
                beginning,
                ending,
                tsn,
                mid: 1 << 20,
                user_data: &whole,
                ..IData::default()
            })
            .write(&mut chunk);
        } else {
            let (beginning, ending) = (true, true);
            Chunk::Data(Data { beginning, ending, tsn, ssn: 9, user_data: &whole, ..Data::default() })
                .write(&mut chunk);
        }
        assert!(self.take(&chunk, kind == Kind::Auth));
        let mut sent = self.drain();
        sent.extend(self.wait(1_000));
        let told = |packet: &Packet| {
            packet.sack.is_some_and(|sack| sack.cumulative_tsn.wrapping_sub(tsn) as i32 >= 0)
        };
        let over = self.end.state() != State::Established;
        assert!(over || sent.iter().any(told), "TSN {tsn} is not acknowledged: {sent:?}");
        self.check();
    }
}

/// An association that has agreed on what `kind` needs.
fn live(kind: Kind) -> Live {
    let rules = rules(kind);
    let mut end = Endpoint::new(rules, 2);
    end.set_secret(5);
    let settings = Settings::rfc9260();
    let known = super::Sctp::new(&settings, 2).known;
    let mut live = Live { end, known, first: 0, now: SimTime::from_millis(1) };
    let interleaving = matches!(kind, Kind::IData | Kind::IForwardTsn);
    let auth = Offer { random: [1; 32].into(), chunks: vec![193, 128], hmacs: vec![3, 1] };
    let init = Init {
        initiate_tag: 7001,
        a_rwnd: 65_536,
        outbound_streams: 4,
        inbound_streams: 4,
        initial_tsn: chunks::FIRST,
        paths: 2,
        forward_tsn: true,
        interleaving,
        nr_sack: true,
        re_config: true,
        asconf: true,
        auth: Some(Box::new(auth)),
        ..Init::default()
    };
    live.arrive(&Packet { control: Some(Control::Init(Box::new(init))), ..Packet::default() });
    for packet in live.drain() {
        if let Some(Control::InitAck(ack)) = packet.control {
            live.first = ack.init.initial_tsn;
        }
    }
    let cookie = Control::CookieEcho(Cookie(live.known.cookie.clone().into()));
    let verification_tag = live.known.own_tag;
    live.arrive(&Packet { verification_tag, control: Some(cookie), ..Packet::default() });
    live.drain();
    assert_eq!(live.end.state(), State::Established);
    for (stream, unordered) in [(0, false), (1, false), (2, true), (0, false)] {
        let message = Message { bytes: 2_000, stream, unordered, ..Message::default() };
        assert!(live.end.write(live.now, message).is_ok());
    }
    live.drain();
    if kind == Kind::AsconfAck {
        live.end.on_address(live.now, 1, false, &mut ());
    }
    live.drain();
    live.wait(150);
    live
}

/// What became of mutated packets of a kind.
#[derive(Debug, Default)]
struct Tally {
    /// Packets that were none, and those that reached the end.
    malformed: u64,
    reached: u64,
    /// Associations that ended of them, and those that went on.
    ended: u64,
    went_on: u64,
}

fn search(kind: Kind, count: u64, seed: u64) -> Tally {
    let template = live(kind);
    let mut draws = Draws::new(seed);
    let mut tally = Tally::default();
    while tally.malformed + tally.reached < count {
        let mut own = template.clone();
        for _ in 0..=draws.below(4) {
            let others: Vec<Vec<u8>> =
                KINDS.iter().map(|&kind| bytes_of(kind, own.first, &mut draws)).collect();
            let mut chunk = bytes_of(kind, own.first, &mut draws);
            if draws.below(4) > 0 {
                mutate(&mut chunk, &others, &mut draws);
                if draws.below(2) == 0 {
                    chunks::settle(&mut chunk);
                }
            }
            let signs =
                matches!(kind, Kind::Asconf | Kind::AsconfAck) || kind == Kind::Auth && draws.below(2) == 0;
            if own.take(&chunk, signs) {
                tally.reached += 1;
            } else {
                tally.malformed += 1;
            }
            own.drain();
            own.check();
            if draws.below(3) == 0 {
                own.wait(draws.below(3_000) as u64);
                own.check();
            }
        }
        own.goes_on(kind);
        if own.end.state() == State::Established {
            tally.went_on += 1;
        } else {
            tally.ended += 1;
        }
    }
    tally
}

/// All kinds at once, each with numbers of its own.
fn search_all(count: u64, seed: u64) {
    std::thread::scope(|scope| {
        for kind in KINDS {
            scope.spawn(move || {
                let tally = search(kind, count, seed);
                println!("{kind:?}: {tally:?}");
                let many = count / 20;
                assert!(tally.malformed > many && tally.reached > many, "{kind:?}: {tally:?}");
                assert!(tally.went_on > 0, "{kind:?}: {tally:?}");
            });
        }
    });
}

#[test]
fn mutated_chunks_of_every_extension_leave_an_association_sound() {
    search_all(2_000, 1);
}

/// Run by `npm run fuzz:wire`.
#[test]
#[ignore = "a million chunks of each kind"]
fn a_million_mutated_chunks_of_every_extension_leave_an_association_sound() {
    search_all(1_000_000, 2);
}
