//! Packets without checksums and in UDP beside those of usrsctp, packet by packet (tests/reference/sctp_carriage.csv).

use skywindow_transport::api::{self, Handed, Packet as _, Place};
use skywindow_transport::sctp::{Encapsulation, Endpoint, Sctp, Source};
use skywindow_transport::wire::ip::Address;
use skywindow_units::SimTime;

use crate::common::{A, B, Crossing, Diary, Fate, Link, Pair};

const ROWS: &str = include_str!("../../../../../tests/reference/sctp_carriage.csv");

const INIT: u8 = 1;
const INIT_ACK: u8 = 2;
const COOKIE_ECHO: u8 = 10;

/// A packet, of either program.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seen {
    from: &'static str,
    chunks: Vec<u8>,
    bytes: usize,
    checksum: &'static str,
    zero_checksum: String,
    udp_length: usize,
}

fn of_usrsctp(case: &str) -> Vec<Seen> {
    let rows = ROWS.lines().map(|row| row.split(',').collect::<Vec<_>>()).filter(|row| row[0] == case);
    rows.map(|row| Seen {
        from: if row[2] == "client" { "client" } else { "server" },
        chunks: row[3].split('+').map(|one| one.parse().expect("a type")).collect(),
        bytes: row[4].parse().expect("a length"),
        checksum: if row[5] == "zero" { "zero" } else { "crc32c" },
        zero_checksum: row[6].to_owned(),
        udp_length: row[7].parse().expect("a length"),
    })
    .collect()
}

fn crc32c(packet: &[u8]) -> u32 {
    let bytes = packet.iter().enumerate().map(|(at, &byte)| if (8..12).contains(&at) { 0 } else { byte });
    !bytes.fold(!0, |crc: u32, byte| {
        (0..8).fold(
            crc ^ u32::from(byte),
            |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0x82f6_3b78 } else { crc >> 1 },
        )
    })
}

/// The parts of what begins at `at`, each with the length that its bytes 2 and 3 say.
fn parts(bytes: &[u8], mut at: usize) -> Vec<&[u8]> {
    let mut parts = Vec::new();
    while at + 4 <= bytes.len() {
        let length = usize::from(u16::from_be_bytes([bytes[at + 2], bytes[at + 3]])).max(4);
        parts.push(&bytes[at..at + length]);
        at += length.next_multiple_of(4);
    }
    parts
}

/// What a packet of ours is on the wire, with no look at anything but its bytes.
fn seen(crossing: &Crossing<'_>, udp: bool) -> Seen {
    let client = crossing.from == A;
    let own = [Address::V4([192, 0, 2, 1])];
    let place = Place { addresses: [own[0]; 2], ports: [5000, 5001], own: &own, peer: &own };
    let mut wire = Vec::new();
    crossing.packet.write(&place, &mut wire);
    let packet = &wire[if udp { 8 } else { 0 }..];
    let sum = u32::from_le_bytes([packet[8], packet[9], packet[10], packet[11]]);
    let chunks = parts(packet, 12);
    let parameters = chunks.iter().filter(|chunk| [INIT, INIT_ACK].contains(&chunk[0]));
    let mut parameters = parameters.flat_map(|chunk| parts(chunk, 20));
    let zero = parameters.find(|one| one[..2] == [0x80, 1]);
    let hexadecimal = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    assert!(sum == 0 || sum == crc32c(packet), "a checksum is missing or right");
    Seen {
        from: if client { "client" } else { "server" },
        chunks: chunks.iter().map(|chunk| chunk[0]).collect(),
        bytes: packet.len(),
        checksum: if sum == 0 { "zero" } else { "crc32c" },
        zero_checksum: zero.map_or("-".to_owned(), hexadecimal),
        udp_length: if udp { usize::from(u16::from_be_bytes([wire[4], wire[5]])) } else { 0 },
    }
}

/// Three messages of 100 bytes, each with its SACK, and the end.
fn of_ours([client, server]: [&Sctp; 2], udp: bool) -> Vec<Seen> {
    let mut packets = Vec::new();
    let fate = |crossing: &Crossing<'_>| {
        packets.push(seen(crossing, udp));
        Fate::Arrives
    };
    let mut pair = Pair::<_, Diary>::with_wires(client, vec![Link::new(8_000_000, 1)], Source::Written, fate);
    pair.ends[B] = Endpoint::new(server.clone(), 1);
    pair.open();
    for step in 1..=3 {
        pair.run_on(SimTime::from_millis(1000 * step));
        let handed = Handed { stream: 0, bytes: 100, offered: pair.now(), priority: 0, weight: 1, id: step };
        api::Endpoint::write(&mut pair.ends[A], handed);
        if step == 3 {
            api::Endpoint::close(&mut pair.ends[A]);
        }
        pair.flush(A);
    }
    pair.run_on(SimTime::from_millis(20_000));
    drop(pair);
    packets
}

/// What both programs must have alike: what depends on neither the parameters of other extensions nor the state cookie.
fn comparable(packet: &Seen) -> Seen {
    let own = packet.chunks.iter().any(|one| [INIT, INIT_ACK, COOKIE_ECHO].contains(one));
    let (bytes, udp_length) = if own { (0, 0) } else { (packet.bytes, packet.udp_length) };
    Seen { bytes, udp_length, ..packet.clone() }
}

fn rules(zero_checksum: bool, encapsulation: Encapsulation) -> Sctp {
    let mut rules = Sctp { ecn: false, ..Sctp::rfc9260() };
    (rules.carriage.0.zero_checksum, rules.carriage.0.encapsulation) = (zero_checksum, encapsulation);
    rules
}

#[test]
fn packet_by_packet_checksums_parameters_and_lengths_are_those_of_usrsctp() {
    let (none, udp) = (Encapsulation::None, Encapsulation::Udp);
    for (case, zero, carried) in [
        ("crc32c", [false, false], none),
        ("zero", [true, true], none),
        ("zero-client", [true, false], none),
        ("zero-server", [false, true], none),
        ("udp", [false, false], udp),
    ] {
        let [client, server] = zero.map(|zero| rules(zero, carried));
        let ours = of_ours([&client, &server], carried == udp);
        let mut theirs = of_usrsctp(case);
        assert_eq!(theirs.len(), 13, "{case}");
        if case == "zero" {
            // RFC 9653 5.2: the INIT ACK MAY have none where the INIT says so. Our listener remembers nothing of the INIT.
            assert_eq!((theirs[1].checksum, ours[1].checksum), ("zero", "crc32c"));
            theirs[1].checksum = "crc32c";
        }
        let compare = |packets: &[Seen]| packets.iter().map(comparable).collect::<Vec<_>>();
        assert_eq!(compare(&ours), compare(&theirs), "{case}");
        if carried == udp {
            assert!(ours.iter().chain(&theirs).all(|packet| packet.udp_length == packet.bytes + 8));
        }
    }
}
