//! Mutated packets: whatever arrives, taking it apart ends, and says no more than the bytes have room for.

use std::fmt::Write;

use skywindow_transport::dissect;
use skywindow_transport::sctp::wire::abort::Abort;
use skywindow_transport::sctp::wire::asconf::{
    self, Asconf, AsconfAck, Change, Outcome, Quoted, Refusal, Request,
};
use skywindow_transport::sctp::wire::auth::Auth;
use skywindow_transport::sctp::wire::cookie::CookieEcho;
use skywindow_transport::sctp::wire::data::Data;
use skywindow_transport::sctp::wire::ecn::Mark;
use skywindow_transport::sctp::wire::error::ErrorChunk;
use skywindow_transport::sctp::wire::forward_tsn::ForwardTsn;
use skywindow_transport::sctp::wire::heartbeat::Heartbeat;
use skywindow_transport::sctp::wire::i_data::IData;
use skywindow_transport::sctp::wire::i_forward_tsn::{IForwardTsn, SkippedMessages};
use skywindow_transport::sctp::wire::init::Init;
use skywindow_transport::sctp::wire::nr_sack::NrSack;
use skywindow_transport::sctp::wire::pktdrop::PktDrop;
use skywindow_transport::sctp::wire::re_config::{ReConfig, Reconfiguration};
use skywindow_transport::sctp::wire::sack::Sack;
use skywindow_transport::sctp::wire::shutdown::{Shutdown, ShutdownComplete};
use skywindow_transport::sctp::wire::unknown::Unknown;
use skywindow_transport::sctp::wire::{self as sctp, Cause, Chunk, Parameter};
use skywindow_transport::tcp::wire::{self as tcp, Segment, TcpOption};
use skywindow_transport::wire::icmp::Icmp;
use skywindow_transport::wire::ip::{Address, Envelope};
use skywindow_transport::xstp::wire as xstp;
use skywindow_validation::golden;
use skywindow_validation::mutation::{Draws, mutate};

const V4: [Address; 2] = [Address::V4([192, 0, 2, 1]), Address::V4([198, 51, 100, 1])];
const V6: [Address; 2] = [Address::V6([0x20; 16]), Address::V6([0x21; 16])];

fn requests() -> Vec<Request> {
    let change = |change, address| Request::Change { change, correlation: 7, address };
    vec![
        change(Change::Add, asconf::Address::V6([0x20; 16])),
        change(Change::Delete, asconf::Address::V4([192, 0, 2, 1])),
        change(Change::SetPrimary, asconf::Address::ANY),
        Request::Other { kind: 0xc123, value: [1].into() },
    ]
}

fn chunks() -> Vec<Chunk<'static>> {
    let parameters = vec![
        Parameter::Ipv4([192, 0, 2, 1]),
        Parameter::Ipv6([0x20; 16]),
        Parameter::StateCookie(&[7; 76]),
        Parameter::Unrecognized(&[0xc1, 0x23, 0, 4]),
        Parameter::CookiePreservative(1000),
        Parameter::SupportedAddresses([5, 6][..].into()),
        Parameter::EcnCapable,
        Parameter::SupportedExtensions(&[64, 192, 194]),
        Parameter::ForwardTsnSupported,
        Parameter::Random(&[7; 32]),
        Parameter::ChunkList(&[193, 128]),
        Parameter::HmacAlgorithms([3, 1][..].into()),
        Parameter::ZeroChecksum(1),
        Parameter::Unknown { kind: 0xc006, value: &[0, 0, 0, 9] },
    ];
    let init = Init {
        initiate_tag: 1,
        a_rwnd: 65_536,
        outbound_streams: 10,
        inbound_streams: 2048,
        initial_tsn: 1,
        parameters,
    };
    let causes = vec![
        Cause::InvalidStream(3),
        Cause::MissingParameters([7, 9][..].into()),
        Cause::StaleCookie(5),
        Cause::OutOfResource,
        Cause::UnresolvableAddress(&[0, 11, 0, 5, b'a']),
        Cause::UnrecognizedChunk(&[0xfe, 0, 0, 4]),
        Cause::InvalidParameter,
        Cause::UnrecognizedParameters(&[0xc1, 0x23, 0, 4]),
        Cause::NoUserData(9),
        Cause::CookieWhileShuttingDown,
        Cause::RestartWithNewAddresses(&[0, 5, 0, 8, 1, 2, 3, 4]),
        Cause::UserAbort(b"enough"),
        Cause::ProtocolViolation(b""),
        Cause::Unknown { code: 99, value: &[1] },
    ];
    vec![
        Chunk::Data(Data { beginning: true, ending: true, tsn: 1, user_data: &[1; 99], ..Data::default() }),
        Chunk::Init(init.clone()),
        Chunk::InitAck(init),
        Chunk::Sack(Sack {
            cumulative_tsn: 1,
            a_rwnd: 2,
            packets: 3,
            gaps: vec![(2, 3), (5, 5)].into(),
            duplicates: vec![4, 4].into(),
        }),
        Chunk::NrSack(NrSack {
            sack: Sack {
                cumulative_tsn: 1,
                a_rwnd: 2,
                packets: 1,
                gaps: vec![(2, 3), (5, 5)].into(),
                duplicates: vec![4].into(),
            },
            nr_gaps: vec![(4, 4), (7, 9)].into(),
        }),
        Chunk::Heartbeat(Heartbeat { info: Parameter::HeartbeatInfo(&[1; 20]) }),
        Chunk::HeartbeatAck(Heartbeat { info: Parameter::HeartbeatInfo(&[1; 20]) }),
        Chunk::Abort(Abort { reflected: true, causes: causes.clone() }),
        Chunk::Shutdown(Shutdown { cumulative_tsn: 4 }),
        Chunk::ShutdownAck,
        Chunk::Error(ErrorChunk { causes }),
        Chunk::CookieEcho(CookieEcho { cookie: &[7; 76] }),
        Chunk::CookieAck,
        Chunk::Ecne(Mark { lowest_tsn: 1 }),
        Chunk::Cwr(Mark { lowest_tsn: 1 }),
        Chunk::ShutdownComplete(ShutdownComplete { reflected: false }),
        Chunk::ForwardTsn(ForwardTsn { new_cumulative_tsn: 9, skipped: vec![(1, 2)].into() }),
        Chunk::IData(IData { beginning: true, tsn: 1, mid: 2, user_data: &[1; 99], ..IData::default() }),
        Chunk::IData(IData {
            ending: true,
            unordered: true,
            tsn: 2,
            word: 7,
            user_data: &[1; 5],
            ..IData::default()
        }),
        Chunk::IForwardTsn(IForwardTsn {
            new_cumulative_tsn: 9,
            skipped: vec![SkippedMessages { stream: 1, unordered: true, mid: 2 }].into(),
        }),
        Chunk::ReConfig(ReConfig {
            parameters: vec![
                Reconfiguration::Outgoing { request: 1, response: 2, last_tsn: 3, streams: vec![4, 5, 6] },
                Reconfiguration::Incoming { request: 2, streams: vec![4] },
                Reconfiguration::SsnTsn { request: 3 },
                Reconfiguration::Response { request: 4, result: 1, tsns: Some([5, 6]) },
                Reconfiguration::AddOutgoing { request: 5, streams: 7 },
                Reconfiguration::AddIncoming { request: 6, streams: 7 },
                Reconfiguration::Other { kind: 99, value: [1].into() },
            ],
        }),
        Chunk::Auth(Auth { key: 1, hmac: 3, mac: &[7; 32] }),
        Chunk::Asconf(Asconf {
            serial: 1,
            address: asconf::Address::V4([192, 0, 2, 1]),
            requests: requests(),
        }),
        Chunk::AsconfAck(AsconfAck {
            serial: 1,
            outcomes: vec![
                Outcome::Success { correlation: 1 },
                Outcome::Failed {
                    correlation: 2,
                    causes: vec![
                        Refusal { code: 0xa0, about: Quoted::Request(Box::new(requests().remove(0))) },
                        Refusal { code: 5, about: Quoted::Address(asconf::Address::V6([0x20; 16])) },
                        Refusal { code: 99, about: Quoted::Bytes([1].into()) },
                    ],
                },
                Outcome::Other { kind: 99, value: [1].into() },
            ],
        }),
        Chunk::PktDrop(PktDrop {
            middle_box: false,
            wrong_checksum: true,
            truncated: true,
            max_rate: 65_536,
            queue: 0,
            whole: 1480,
            reserved: 0,
            packet: &[7; 61],
        }),
        Chunk::Unknown(Unknown { kind: 0x3f, flags: 0, value: &[1; 5] }),
    ]
}

fn envelope([source, destination]: [Address; 2], protocol: u8, padding: usize) -> Envelope {
    let (ttl, ecn, dont_fragment, identification) = (64, 2, true, 7);
    Envelope { source, destination, protocol, ttl, ecn, dont_fragment, identification, padding }
}

fn enveloped(ends: [Address; 2], protocol: u8, padding: usize, carried: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    envelope(ends, protocol, padding).write(carried.len(), 0, false, &mut bytes);
    bytes.extend(carried);
    bytes
}

/// Packets of every protocol with every chunk, parameter, cause and option.
fn packets() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    let mut sctp_packet = |chunks: Vec<Chunk<'_>>| {
        let (source_port, destination_port, verification_tag) = (49_152, 9, 0xabcd);
        let packet = sctp::Packet { source_port, destination_port, verification_tag, chunks };
        let mut carried = Vec::new();
        packet.write(&mut carried);
        all.push(enveloped(V4, sctp::PROTOCOL, 0, &carried));
        all.push(enveloped(V6, sctp::PROTOCOL, 0, &carried));
    };
    for chunk in chunks() {
        sctp_packet(vec![chunk]);
    }
    sctp_packet(chunks());
    let options = vec![
        TcpOption::MaximumSegment(1460),
        TcpOption::NoOperation,
        TcpOption::WindowScale(7),
        TcpOption::SackPermitted,
        TcpOption::Sack(vec![(1, 2), (3, 4)]),
        TcpOption::Unknown { kind: 30, value: &[1, 2] },
    ];
    let stamps =
        vec![TcpOption::NoOperation, TcpOption::NoOperation, TcpOption::Timestamps { value: 1, echo: 2 }];
    for (options, user_data) in [(options, &b""[..]), (stamps, b"user data")] {
        let segment = Segment {
            source_port: 49_152,
            destination_port: 9,
            seq: 1,
            ack: 2,
            flags: 0x12,
            window: 3,
            urgent: 0,
            options,
            user_data,
        };
        let mut carried = Vec::new();
        segment.write(&V4, &mut carried);
        all.push(enveloped(V4, tcp::PROTOCOL, 8, &carried));
    }
    let stat = xstp::Segment {
        kind: xstp::kind::STAT,
        number: 0,
        ack: 1,
        window: 2,
        poll: Some((3, 4)),
        gaps: vec![(5, 6)],
        user_data: b"",
    };
    let mut carried = Vec::new();
    stat.write(&mut carried);
    all.push(enveloped(V4, xstp::PROTOCOL, 0, &carried));
    for ends in [V4, V6] {
        let mut carried = Vec::new();
        Icmp::too_big(&ends[0], 1006, &[0x45; 28]).write(&ends[0], &ends[1], &mut carried);
        all.push(enveloped(ends, Icmp::protocol(&ends[0]), 0, &carried));
    }
    all
}

#[test]
fn a_checksum_is_shown_as_a_number_and_whether_it_is_correct() {
    let mut seen = std::collections::BTreeSet::new();
    for bytes in packets() {
        for note in dissect(&bytes).notes {
            if !note.field.name.to_lowercase().contains("checksum") {
                continue;
            }
            let place = note.start..note.start + note.length;
            let digits: String = bytes[place].iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(note.value, format!("0x{digits} (correct)"), "{}", note.field.source);
            let mut damaged = bytes.clone();
            damaged[note.start] ^= 0x80;
            let told = dissect(&damaged);
            let of = told.notes.iter().find(|one| one.field == note.field).expect("the same fields");
            assert!(of.value.ends_with(" (incorrect)") && !told.right, "{}", of.value);
            seen.insert(note.field.source);
        }
    }
    // IPv4, ICMP, SCTP, TCP and XSTP.
    assert_eq!(seen.len(), 5, "{seen:?}");
}

/// A line for each kind of packet: how many fields it has, all of them in a hash, and what is said of it where its end is
/// missing.
#[test]
fn packets_of_every_kind_are_taken_apart_into_the_fields_they_had() {
    let mut text = String::new();
    for (number, bytes) in packets().iter().enumerate() {
        let told = dissect(bytes);
        let fields: String = told.notes.iter().map(|note| format!("{note:?}")).collect();
        let cut = (0..bytes.len()).map(|length| dissect(&bytes[..length]));
        let mut reasons: Vec<String> = cut.filter_map(|told| told.malformed).collect();
        let all = golden::digest(reasons.concat());
        reasons.dedup();
        let (count, hash) = (told.notes.len(), golden::digest(fields));
        writeln!(text, "{number}: {count} fields {hash:016x}, cut {all:016x}").unwrap();
        reasons.iter().for_each(|reason| writeln!(text, "  {reason}").unwrap());
    }
    golden::compare(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/wire/golden"), "dissected.txt", &text);
}

fn take_apart(count: u64, seed: u64) {
    let packets = packets();
    let mut draws = Draws::new(seed);
    let (mut whole, mut malformed) = (0_u64, 0_u64);
    for _ in 0..count {
        let mut bytes = packets[draws.below(packets.len())].clone();
        mutate(&mut bytes, &packets, &mut draws);
        let seen = dissect(&bytes);
        assert!(seen.notes.len() <= 8 * bytes.len() + 8, "{} fields in {bytes:?}", seen.notes.len());
        assert!(seen.notes.iter().all(|note| note.start + note.length <= bytes.len()), "{bytes:?}");
        assert!(seen.malformed.is_none() || !seen.right);
        match seen.malformed {
            None => whole += 1,
            Some(_) => malformed += 1,
        }
    }
    assert!(whole > count / 20 && malformed > count / 20, "{whole} whole, {malformed} malformed");
}

#[test]
fn packets_of_every_kind_are_taken_apart_and_their_checksums_are_right() {
    for bytes in packets() {
        let seen = dissect(&bytes);
        assert_eq!((seen.malformed, seen.right), (None, true), "{bytes:?}");
        // Every byte belongs to a field that nothing else is in.
        let leaves = seen.notes.iter().enumerate().filter(|(index, note)| {
            note.mask == 0
                && seen.notes.get(index + 1).is_none_or(|next| next.mask != 0 || next.depth <= note.depth)
        });
        let mut at = 0;
        for (_, note) in leaves {
            assert_eq!(note.start, at, "{note:?}");
            at += note.length;
            assert!(!note.field.help.is_empty() && !note.field.source.is_empty(), "{note:?}");
        }
        assert_eq!(at, bytes.len());
    }
}

#[test]
fn what_a_fragment_carries_is_not_taken_apart() {
    for ends in [V4, V6] {
        for (offset, more) in [(0, true), (8, true), (8, false)] {
            let mut bytes = Vec::new();
            envelope(ends, sctp::PROTOCOL, 0).write(16, offset, more, &mut bytes);
            let header = bytes.len();
            bytes.extend([7; 16]);
            let seen = dissect(&bytes);
            assert_eq!((seen.malformed, seen.right), (None, true), "from {offset} on");
            let carried: Vec<_> = seen.notes.iter().filter(|note| note.start >= header).collect();
            assert_eq!(carried.len(), 1, "{carried:?}");
            assert_eq!((carried[0].field.name, carried[0].length), ("Data", 16));
        }
    }
}

#[test]
fn a_flipped_bit_is_a_wrong_checksum_or_malformed() {
    for bytes in packets().into_iter().filter(|bytes| bytes[0] >> 4 == 4) {
        for at in 0..bytes.len() {
            let mut broken = bytes.clone();
            broken[at] ^= 0x10;
            // A field that says that the packet is a fragment or of another protocol hides what it carries.
            assert!(!dissect(&broken).right, "byte {at} of {bytes:?}");
        }
    }
}

#[test]
fn mutated_packets_are_taken_apart_without_panic_or_growth() {
    take_apart(20_000, 1);
}

/// Run by `npm run fuzz:wire`.
#[test]
#[ignore = "a million packets"]
fn a_million_mutated_packets_are_taken_apart_without_panic_or_growth() {
    take_apart(1_000_000, 2);
}
