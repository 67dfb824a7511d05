//! Packets that nobody would send: whatever comes, an end does not panic, answers with a bounded number of packets and
//! keeps a bounded amount of data.

use proptest::prelude::*;
use skywindow_transport::api::{Endpoint as _, StreamRequest};
use skywindow_transport::sctp::wire::asconf::{
    Address, Asconf, AsconfAck, Change, Outcome, Quoted, Refusal, Request,
};
use skywindow_transport::sctp::wire::re_config::{ReConfig, Reconfiguration};
use skywindow_transport::sctp::{
    Auth, Authentication, Cause, Control, Cookie, DataChunk, DropReport, Encapsulation, Endpoint,
    FLAG_INTERLEAVED, Forward, Fragment, Init, InitAck, Message, NrSack, Offer, OwnLimit, Packet, Parameter,
    Reliability, SackHead, Sctp, Skipped, Source, StreamReset, UnknownChunk, association_key, mac_of,
};
use skywindow_units::{Duration, SimTime};

use crate::peer::{PEER_TAG, poll};

fn bytes() -> impl Strategy<Value = Box<[u8]>> {
    prop::collection::vec(any::<u8>(), 0..80).prop_map(Into::into)
}

fn parameter() -> impl Strategy<Value = Parameter> {
    let types = prop_oneof![any::<u16>(), 0u16..16, Just(Parameter::ECN_CAPABLE)];
    (types, bytes()).prop_map(|(parameter_type, value)| Parameter { parameter_type, value })
}

fn number() -> impl Strategy<Value = u32> {
    prop_oneof![0u32..12, any::<u32>(), Just(u32::MAX), Just(PEER_TAG)]
}

fn offer() -> impl Strategy<Value = Offer> {
    let chunks = prop::collection::vec(any::<u8>(), 0..4);
    // RANDOM has 32 bytes, or there is no AUTH (RFC 4895 section 6.1).
    let random = prop_oneof![4 => any::<[u8; 32]>().prop_map(|bytes| bytes.to_vec().into()), 1 => bytes()];
    let hmacs = prop_oneof![3 => Just(vec![3, 1]), 1 => prop::collection::vec(0u16..5, 0..3)];
    (random, chunks, hmacs).prop_map(|(random, chunks, hmacs)| Offer { random, chunks, hmacs })
}

fn address() -> impl Strategy<Value = Address> {
    prop_oneof![
        4 => (0u8..4).prop_map(Address::Interface),
        1 => Just(Address::ANY),
        1 => any::<[u8; 4]>().prop_map(Address::V4),
        1 => any::<[u8; 16]>().prop_map(Address::V6),
    ]
}

fn request() -> impl Strategy<Value = Request> {
    let changes = prop_oneof![Just(Change::Add), Just(Change::Delete), Just(Change::SetPrimary)];
    prop_oneof![
        6 => (changes, number(), address())
            .prop_map(|(change, correlation, address)| Request::Change { change, correlation, address }),
        1 => (any::<u16>(), bytes()).prop_map(|(kind, value)| Request::Other { kind, value }),
    ]
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let causes =
        (any::<u16>(), bytes()).prop_map(|(code, about)| vec![Refusal { code, about: Quoted::Bytes(about) }]);
    prop_oneof![
        number().prop_map(|correlation| Outcome::Success { correlation }),
        (number(), causes).prop_map(|(correlation, causes)| Outcome::Failed { correlation, causes }),
    ]
}

/// Serial numbers near the first TSNs of both ends.
fn serial() -> impl Strategy<Value = u32> {
    prop_oneof![4 => 0u32..8, 1 => any::<u32>()]
}

/// Signs a packet as the peer does.
fn sign(packet: &mut Packet, [own, peer]: [&Offer; 2]) {
    let key = association_key(b"", own, peer);
    let auth = Auth { key: 0, hmac: 1, mac: [0; 20].into(), signer: None };
    let first = packet.control.replace(Control::Auth(Box::new(auth)));
    first.into_iter().for_each(|first| packet.more.insert(0, first));
    let mac = mac_of(packet, &key).unwrap_or_default();
    if let Some(Control::Auth(auth)) = &mut packet.control {
        auth.mac = mac;
    }
}

fn init() -> impl Strategy<Value = Init> {
    let numbers =
        (number(), number(), prop_oneof![0u16..4, any::<u16>()], prop_oneof![0u16..4, any::<u16>()]);
    let rest = (
        0u8..12,
        any::<[bool; 7]>(),
        prop::option::of(offer()),
        [prop::option::of(number()), prop::option::of(number())],
        prop::collection::vec(parameter(), 0..4),
    );
    (numbers, number(), rest).prop_map(
        |(
            (initiate_tag, a_rwnd, outbound_streams, inbound_streams),
            initial_tsn,
            (
                paths,
                [ecn, forward_tsn, interleaving, re_config, asconf, nr_sack, packet_drop],
                auth,
                [cookie_preservative, zero_checksum],
                parameters,
            ),
        )| Init {
            initiate_tag,
            a_rwnd,
            outbound_streams,
            inbound_streams,
            initial_tsn,
            paths,
            ecn,
            forward_tsn,
            interleaving,
            nr_sack,
            packet_drop,
            re_config,
            asconf,
            auth: auth.map(Box::new),
            cookie_preservative,
            zero_checksum,
            parameters,
        },
    )
}

fn cause() -> impl Strategy<Value = Cause> {
    prop_oneof![
        any::<u16>().prop_map(|stream| Cause::InvalidStream { stream }),
        number().prop_map(|staleness_us| Cause::StaleCookie { staleness_us }),
        number().prop_map(|tsn| Cause::NoUserData { tsn }),
        parameter().prop_map(|address| Cause::UnresolvableAddress { address }),
        Just(Cause::CookieWhileShuttingDown),
        (any::<u16>(), bytes()).prop_map(|(code, value)| Cause::Unknown { code, value }),
    ]
}

fn reconfiguration() -> impl Strategy<Value = Reconfiguration> {
    let streams = || prop::collection::vec(prop_oneof![0u16..4, any::<u16>()], 0..3);
    let result = prop_oneof![0u32..8, any::<u32>()];
    prop_oneof![
        3 => (number(), number(), number(), streams()).prop_map(|(request, response, last_tsn, streams)| {
            Reconfiguration::Outgoing { request, response, last_tsn, streams }
        }),
        2 => (number(), streams())
            .prop_map(|(request, streams)| Reconfiguration::Incoming { request, streams }),
        2 => (number(), result)
            .prop_map(|(request, result)| Reconfiguration::Response { request, result, tsns: None }),
        1 => number().prop_map(|request| Reconfiguration::SsnTsn { request }),
        1 => (number(), any::<u16>())
            .prop_map(|(request, streams)| Reconfiguration::AddOutgoing { request, streams }),
        1 => (any::<u16>(), bytes())
            .prop_map(|(kind, value)| Reconfiguration::Other { kind: kind | 0x4000, value }),
    ]
}

/// A report of anything: of bytes, or of a packet that has the tag of the peer, a chunk of whatever type and length, and user
/// data that may be those that were sent under a low TSN.
fn report() -> impl Strategy<Value = DropReport> {
    let types = prop_oneof![3 => Just(0u8), 1 => Just(64), 1 => any::<u8>()];
    let chunk = (types, prop_oneof![3 => 40u16..200, 1 => any::<u16>()], number(), 0usize..60);
    let packet = prop::collection::vec(chunk, 0..4).prop_map(|chunks| {
        let mut bytes = [0; 12].to_vec();
        bytes[4..8].copy_from_slice(&PEER_TAG.to_be_bytes());
        for (kind, length, tsn, carried) in chunks {
            bytes.extend([kind, 3]);
            bytes.extend(length.to_be_bytes());
            bytes.extend(tsn.to_be_bytes());
            bytes.extend([0; 8]);
            bytes.extend((0..carried as u32).map(|at| b' ' + ((tsn % 95 + at) % 95) as u8));
        }
        bytes.into()
    });
    let returned = prop_oneof![3 => packet, 1 => bytes()];
    (any::<[bool; 2]>(), number(), number(), prop::option::of(any::<u16>()), returned).prop_map(
        |([wrong_checksum, middle_box], max_rate, queue, whole, returned)| DropReport {
            wrong_checksum,
            middle_box,
            max_rate,
            queue,
            whole,
            returned,
        },
    )
}

fn control() -> impl Strategy<Value = Control> {
    let cookies = || prop_oneof![bytes().prop_map(Cookie), Just(Cookie::default())];
    let causes = || prop::collection::vec(cause(), 0..3).prop_map(|causes| causes.into());
    prop_oneof![
        4 => init().prop_map(|init| Control::Init(Box::new(init))),
        2 => (init(), prop::option::of(cookies()), prop::collection::vec(parameter(), 0..2)).prop_map(
            |(init, cookie, unrecognized)| Control::InitAck(Box::new(InitAck { init, cookie, unrecognized }))
        ),
        2 => cookies().prop_map(Control::CookieEcho),
        1 => Just(Control::CookieAck),
        2 => number().prop_map(|cumulative_tsn| Control::Shutdown { cumulative_tsn }),
        1 => Just(Control::ShutdownAck),
        1 => any::<bool>().prop_map(|reflected| Control::ShutdownComplete { reflected }),
        1 => (any::<u8>(), any::<u32>()).prop_map(|(path, ms)| Control::HeartbeatAck {
            path,
            sent: SimTime::from_millis(ms.into()),
        }),
        1 => bytes().prop_map(Control::OtherHeartbeat),
        1 => (any::<bool>(), causes()).prop_map(|(reflected, causes)| Control::Abort { reflected, causes }),
        2 => causes().prop_map(Control::Error),
        2 => (number(), prop::collection::vec((0u16..4, any::<u16>()), 0..4)).prop_map(|(new_cumulative_tsn, pairs)| {
            let interleaved = new_cumulative_tsn % 2 == 0;
            let one = |(stream, number): (u16, u16)| Skipped { stream, unordered: interleaved && number % 2 == 0, number: number.into() };
            let skipped = pairs.into_iter().map(one).collect();
            Control::ForwardTsn(Box::new(Forward { new_cumulative_tsn, interleaved, skipped }))
        }),
        3 => prop::collection::vec(reconfiguration(), 0..3)
            .prop_map(|parameters| Control::ReConfig(Box::new(ReConfig { parameters }))),
        2 => (any::<u16>(), 0u16..5, bytes())
            .prop_map(|(key, hmac, mac)| Control::Auth(Box::new(Auth { key: key % 2, hmac, mac, signer: None }))),
        4 => (serial(), address(), prop::collection::vec(request(), 0..4)).prop_map(|(serial, address, requests)| {
            Control::Asconf(Box::new(Asconf { serial, address, requests }))
        }),
        2 => (serial(), prop::collection::vec(outcome(), 0..3))
            .prop_map(|(serial, outcomes)| Control::AsconfAck(Box::new(AsconfAck { serial, outcomes }))),
        4 => report().prop_map(|report| Control::PktDrop(Box::new(report))),
        2 => (any::<u8>(), any::<u8>(), bytes()).prop_map(|(chunk_type, flags, value)| {
            Control::Unknown(Box::new(UnknownChunk { chunk_type, flags, value }))
        }),
    ]
}

fn packet() -> impl Strategy<Value = Packet> {
    let chunk = (
        number(),
        prop_oneof![0u16..4, any::<u16>()],
        0u16..3,
        prop_oneof![9 => 1u16..1453, 1 => Just(0)],
        0u8..16,
    )
        .prop_map(|(tsn, stream, ssn, bytes, flags)| DataChunk { tsn, stream, ssn, bytes, flags });
    let sack = (number(), number(), 0u8..4).prop_map(|(cumulative_tsn, a_rwnd, packets)| SackHead {
        cumulative_tsn,
        a_rwnd,
        packets,
    });
    let reports = (
        prop::option::of(sack),
        prop::collection::vec((0u16..20, any::<u16>()), 0..4),
        (any::<bool>(), prop::collection::vec((0u16..20, 0u16..30), 0..4)),
        prop::option::of(number()),
        prop::option::of(number()),
    );
    (
        prop::option::of(control()),
        prop::collection::vec(control(), 0..2),
        prop::collection::vec((chunk, number(), 0u32..4, 0u8..8), 0..4),
        (any::<bool>(), reports),
        (
            prop_oneof![9 => Just(false), 1 => Just(true)],
            prop_oneof![4 => Just(None), 1 => any::<[u16; 2]>().prop_map(Some)],
        ),
    )
        .prop_map(
            |(
                control,
                more,
                data,
                (interleaved, (sack, gaps, (nr_sack, nr_gaps), ecne, cwr)),
                (zero_checksum, udp),
            )| Packet {
                nr_sack: nr_sack && sack.is_some(),
                nr_gaps: if nr_sack && sack.is_some() { nr_gaps } else { Vec::new() },
                zero_checksum,
                udp,
                fragments: if interleaved {
                    data.iter().map(|&(_, mid, fsn, _)| Fragment { mid, fsn }).collect()
                } else {
                    Vec::new()
                },
                data: data
                    .into_iter()
                    .map(|(chunk, _, _, other)| {
                        let flag = if interleaved && other > 0 { FLAG_INTERLEAVED } else { 0 };
                        DataChunk { flags: chunk.flags | flag, ..chunk }
                    })
                    .collect(),
                more: if control.is_some() { more } else { Vec::new() },
                control,
                sack,
                gaps,
                ecne,
                cwr,
                ..Packet::default()
            },
        )
}

/// What happens next to the end.
#[derive(Clone, Debug)]
enum Step {
    /// A packet comes: with the end's own tag, with that of its peer, with 0 or with another one.
    Comes(u8, Box<Packet>),
    /// Its own cookie comes back, as often as this.
    CookieReturns(u8),
    Waits(u32),
    Opens,
    Writes(u16),
    ShutsDown,
    Aborts,
    Reboots,
    /// An interface of its host has an address, or none.
    Readdresses(u8, bool),
    /// Its user asks for other streams, whatever they are.
    Asks(StreamRequest),
    /// A packet comes with this byte wrong.
    ComesDamaged(u32, Box<Packet>),
}

fn asked() -> impl Strategy<Value = StreamRequest> {
    let more = || prop_oneof![0u16..4, any::<u16>()];
    let listed = || prop::collection::vec(prop_oneof![4 => 0u16..8, 1 => any::<u16>()], 0..4);
    prop_oneof![
        listed().prop_map(StreamRequest::ResetOutgoing),
        listed().prop_map(StreamRequest::ResetIncoming),
        more().prop_map(StreamRequest::AddOutgoing),
        more().prop_map(StreamRequest::AddIncoming),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        20 => (0u8..8, packet()).prop_map(|(tag, packet)| Step::Comes(tag, Box::new(packet))),
        6 => (1u8..3).prop_map(Step::CookieReturns),
        4 => (0u32..100_000).prop_map(Step::Waits),
        3 => (0u32..200, packet()).prop_map(|(byte, packet)| Step::ComesDamaged(byte, Box::new(packet))),
        1 => Just(Step::Opens),
        2 => any::<u16>().prop_map(Step::Writes),
        1 => Just(Step::ShutsDown),
        1 => Just(Step::Aborts),
        1 => Just(Step::Reboots),
        3 => (0u8..4, any::<bool>()).prop_map(|(path, present)| Step::Readdresses(path, present)),
        3 => asked().prop_map(Step::Asks),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_comes_an_end_neither_panics_nor_hangs_nor_grows(
        steps in prop::collection::vec(step(), 1..60),
        paths in 1usize..3,
        endless in any::<bool>(),
        policy in 0usize..4,
        interleaving in any::<bool>(),
        authentication in 0usize..3,
        carried in any::<bool>(),
        promises in 0usize..3,
        reports in any::<bool>(),
    ) {
        let policies = [Reliability::All, Reliability::Lifetime, Reliability::Retransmissions, Reliability::Priority];
        let mut rules = Sctp { receiver_buffer_bytes: 20_000, ecn: true, ..Sctp::rfc9260() };
        rules.messages.0.partial_reliability = policies[policy];
        rules.messages.0.send_buffer_bytes = Some(30_000);
        rules.messages.0.nr_sack = [NrSack::Off, NrSack::Delivered, NrSack::All][promises];
        rules.messages.0.interleaving = interleaving;
        if !interleaving && policies[policy] == Reliability::All {
            rules.messages.0.stream_reset = StreamReset::Periodic;
            (rules.streams, rules.messages.0.initial_streams) = (6, Some(2));
        }
        rules.addresses.0.authentication =
            [Authentication::Off, Authentication::Addresses, Authentication::All][authentication];
        let mut offers = [Offer::default(), Offer::default()];
        rules.carriage.0.packet_drop_reports = reports;
        if carried {
            rules.carriage.0.zero_checksum = true;
            rules.carriage.0.encapsulation = Encapsulation::Udp;
        }
        let mut end = Endpoint::new(rules, paths);
        end.set_secret(5);
        if endless {
            end.set_source(Source::Endless);
        }
        let (mut now, mut tag, mut cookie) = (SimTime::from_millis(1), 0, None);
        for step in steps {
            match step {
                Step::Comes(which, mut packet) => {
                    packet.verification_tag = match which {
                        0..5 => tag,
                        5 => PEER_TAG,
                        6 => 0,
                        _ => 0x1357_9bdf,
                    };
                    if matches!(packet.control, Some(Control::Init(_))) && which < 7 {
                        packet.verification_tag = 0;
                        (packet.more, packet.data, packet.sack) = (Vec::new(), Vec::new(), None);
                        (packet.nr_sack, packet.nr_gaps) = (false, Vec::new());
                        (packet.ecne, packet.cwr) = (None, None);
                    }
                    match &packet.control {
                        Some(Control::Init(init)) => offers[1] = init.auth.as_deref().cloned().unwrap_or_default(),
                        _ if which % 2 == 0 && authentication > 0 => sign(&mut packet, offers.each_ref()),
                        _ => {}
                    }
                    end.on_packet(now, which % 3, &packet, which == 2, &mut ());
                }
                Step::ComesDamaged(byte, mut packet) => {
                    packet.verification_tag = tag;
                    end.on_damaged(now, byte as u8 % 3, &packet, byte, &mut ());
                }
                Step::CookieReturns(times) => {
                    for _ in 0..times {
                        let echo = Control::CookieEcho(cookie.clone().unwrap_or_default());
                        let packet = Packet { verification_tag: tag, control: Some(echo), ..Packet::default() };
                        end.on_packet(now, 0, &packet, false, &mut ());
                    }
                }
                Step::Waits(ms) => {
                    let until = now + Duration::from_millis(ms.into());
                    let mut timers = 0;
                    while let Some(due) = end.next_timeout().filter(|&due| due <= until) {
                        now = now.max(due);
                        end.on_timer(now, &mut ());
                        while poll(&mut end, now).is_some() {}
                        timers += 1;
                        prop_assert!(timers < 10_000, "a timer that never rests");
                    }
                    now = until;
                }
                Step::Opens => end.open(now, &mut ()),
                Step::Writes(bytes) => {
                    let limit = match bytes % 7 {
                        0 => OwnLimit::Reliable,
                        1 => OwnLimit::Lifetime(Duration::from_millis(u64::from(bytes) / 4)),
                        2 => OwnLimit::Retransmissions((bytes % 3) as u8),
                        _ => OwnLimit::AsSet,
                    };
                    let message = Message { bytes: bytes.into(), stream: bytes % 3, unordered: bytes > 999, immediate: true, priority: bytes % 5, limit };
                    let _ = end.write(now, message);
                }
                Step::ShutsDown => drop(end.shutdown(now, &mut ())),
                Step::Aborts => drop(end.abort_for(now, b"why", &mut ())),
                Step::Reboots => end.reboot(now, Duration::from_secs(1), &mut ()),
                Step::Readdresses(path, present) => end.on_address(now, path, present, &mut ()),
                Step::Asks(request) => end.on_stream_request(now, request, &mut ()),
            }
            let mut sent = 0;
            while let Some(packet) = poll(&mut end, now) {
                match packet.control {
                    Some(Control::Init(init)) => {
                        tag = init.initiate_tag;
                        offers[0] = init.auth.map_or_else(Offer::default, |offer| *offer);
                    }
                    Some(Control::InitAck(ack)) => {
                        (tag, cookie) = (ack.init.initiate_tag, ack.cookie);
                        offers[0] = ack.init.auth.map_or_else(Offer::default, |offer| *offer);
                    }
                    _ => {}
                }
                sent += 1;
                prop_assert!(sent < 1000, "it never stops sending");
            }
            prop_assert!(end.receiver().buffered_bytes <= 20_000);
        }
    }
}
