//! Packet drop reports beside those of usrsctp, packet by packet (tests/reference/sctp_damage.csv).

use std::collections::BTreeMap;
use std::fmt::Write as _;

use skywindow_form::Among;
use skywindow_transport::api::{self, Endpoint as _, Handed, Packet as _, Place};
use skywindow_transport::sctp::{CarriageSettings, Endpoint, Sctp, Source};
use skywindow_transport::wire::ip::Address;
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Diary, Fate, Link, Pair};

const ROWS: &str = include_str!("../../../../../tests/reference/sctp_damage.csv");

const RATE_BPS: u64 = 2_000_000;
const COMMON_HEADER_BYTES: usize = 12;
const WRITE_US: u64 = 10_000_000;
const CLOSE_US: u64 = 30_000_000;

const DATA: u8 = 0;
const INIT: u8 = 1;
const INIT_ACK: u8 = 2;
const SACK: u8 = 3;
const PKTDROP: u8 = 129;

/// A packet, of either program.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    at_us: u64,
    from: usize,
    bytes: usize,
    chunks: String,
    damaged: Option<u32>,
    cwnd: u32,
}

fn of_usrsctp(case: &str) -> Vec<Row> {
    let rows = ROWS.lines().map(|row| row.split(',').collect::<Vec<_>>()).filter(|row| row[0] == case);
    rows.map(|row| Row {
        at_us: row[1].parse().expect("microseconds"),
        from: if row[2] == "client" { A } else { B },
        bytes: row[3].parse().expect("a length"),
        chunks: row[4].to_owned(),
        damaged: row[5].parse().ok(),
        cwnd: row[6].parse().expect("bytes"),
    })
    .collect()
}

fn half(bytes: &[u8], at: usize) -> usize {
    usize::from(u16::from_be_bytes([bytes[at], bytes[at + 1]]))
}

fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

/// The chunks of a packet as they are in the table, with no look at anything but its bytes.
fn told(packet: &[u8], from: usize, first_tsns: &mut [u32; 2]) -> String {
    let mut told = String::new();
    let mut rest = &packet[COMMON_HEADER_BYTES..];
    while !rest.is_empty() {
        let (kind, length) = (rest[0], half(rest, 2));
        if !told.is_empty() {
            told.push('+');
        }
        write!(told, "{kind}").expect("a string");
        match kind {
            INIT | INIT_ACK => first_tsns[from] = number(rest, 16),
            DATA => {
                let tsn = number(rest, 4).wrapping_sub(first_tsns[from]).wrapping_add(1);
                write!(told, ":{tsn}").expect("a string");
            }
            SACK => {
                let tsn = number(rest, 4).wrapping_sub(first_tsns[1 - from]).wrapping_add(1);
                write!(told, ":{tsn}").expect("a string");
                for gap in 0..half(rest, 12) {
                    let at = 16 + 4 * gap;
                    write!(told, "/{}-{}", half(rest, at), half(rest, at + 2)).expect("a string");
                }
            }
            PKTDROP => {
                let (flags, whole, returned) = (rest[1], half(rest, 12), length - 16);
                let (room, taken) = (number(rest, 4), number(rest, 8));
                write!(told, ":{flags}:{whole}:{returned}:{room}:{taken}").expect("a string");
            }
            _ => {}
        }
        rest = rest.get(length.next_multiple_of(4)..).unwrap_or_default();
    }
    told
}

/// usrsctp as it was measured: packets are counted without IP.
fn rules(heartbeat: bool) -> Sctp {
    Sctp {
        carriage: Among(CarriageSettings { packet_drop_reports: true, ..CarriageSettings::default() }),
        header_bytes: COMMON_HEADER_BYTES as u32,
        mtu_bytes: Some(1480),
        payload_bytes: Some(1452),
        receiver_buffer_bytes: 1 << 20,
        rto_initial: Some(Duration::from_secs(1)),
        heartbeat_interval: if heartbeat { Duration::from_secs(15) } else { Duration::ZERO },
        ecn: false,
        ..Sctp::freebsd()
    }
}

/// What was measured of usrsctp: one-way delay, messages, their bytes; and the packets that come damaged.
struct Case<'a> {
    name: &'a str,
    delay_ms: u64,
    messages: u64,
    bytes: u32,
    /// Of each packet of usrsctp that was damaged: who sent it, the type of its first chunk, its number among those.
    damage: BTreeMap<(usize, String, usize), u32>,
}

fn first_type(row: &Row) -> String {
    row.chunks.split(['+', ':']).next().expect("a type").to_owned()
}

impl<'a> Case<'a> {
    fn new(name: &'a str, delay_ms: u64, messages: u64, bytes: u32, theirs: &[Row]) -> Self {
        let mut seen = BTreeMap::new();
        let mut damage = BTreeMap::new();
        for row in theirs {
            let kind = first_type(row);
            let nth = seen.entry((row.from, kind.clone())).or_insert(0);
            *nth += 1;
            if let Some(at) = row.damaged {
                damage.insert((row.from, kind, *nth), at);
            }
        }
        Self { name, delay_ms, messages, bytes, damage }
    }

    /// The same packets of ours, damaged in the same way; cwnd where usrsctp said it.
    fn of_ours(&self, theirs: &[Row]) -> (Vec<Row>, Vec<u32>) {
        let mut rows = Vec::new();
        let mut first_tsns = [0; 2];
        let mut seen = BTreeMap::new();
        let fate = |crossing: &Crossing<'_>| {
            let own = [Address::V4([192, 0, 2, 1])];
            let place = Place { addresses: [own[0]; 2], ports: [5000, 5001], own: &own, peer: &own };
            let mut wire = Vec::new();
            crossing.packet.write(&place, &mut wire);
            let mut row = Row {
                at_us: crossing.now.as_nanos() / 1000,
                from: crossing.from,
                bytes: wire.len(),
                chunks: told(&wire, crossing.from, &mut first_tsns),
                damaged: None,
                cwnd: 0,
            };
            let kind = (crossing.from, first_type(&row));
            let nth = seen.entry(kind.clone()).or_insert(0);
            *nth += 1;
            row.damaged = self.damage.get(&(kind.0, kind.1, *nth)).copied();
            let damaged = row.damaged;
            rows.push(row);
            damaged.map_or(Fate::Arrives, Fate::Damaged)
        };
        let beats = self.name.starts_with("heartbeat");
        let wire = vec![Link::new(RATE_BPS, self.delay_ms)];
        let mut pair = Pair::<_, Diary>::with_wires(&rules(beats), wire, Source::Written, fate);
        pair.ends[B] = Endpoint::new(rules(false), 1);
        pair.open();
        let mut windows = Vec::new();
        for step in 0..theirs.len() {
            let at_us = theirs[step].at_us;
            let before_us = if step > 0 { theirs[step - 1].at_us } else { 0 };
            if before_us < WRITE_US && at_us >= WRITE_US {
                self.write(&mut pair);
            }
            if before_us < CLOSE_US && at_us >= CLOSE_US {
                pair.run_on(SimTime::from_nanos(1000 * CLOSE_US));
                let now = pair.now();
                pair.ends[A].shutdown(now, &mut pair.observers[A]).expect("an association");
                pair.flush(A);
            }
            pair.run_on(SimTime::from_nanos(1000 * (at_us + SLACK_US)));
            windows.push(pair.ends[A].path_state(0).cwnd);
        }
        pair.run_on(SimTime::from_millis(60_000));
        drop(pair);
        (rows, windows)
    }

    fn write<F: FnMut(&Crossing<'_>) -> Fate>(&self, pair: &mut Pair<F, Diary>) {
        pair.run_on(SimTime::from_nanos(1000 * WRITE_US));
        for id in 0..self.messages {
            let (bytes, offered) = (self.bytes, pair.now());
            let handed = Handed { stream: 0, bytes, offered, priority: 0, weight: 1, id };
            api::Endpoint::write(&mut pair.ends[A], handed);
            pair.flush(A);
        }
    }
}

/// How far what is sent after the set-up may be apart: a timer of usrsctp expires with a millisecond.
const SLACK_US: u64 = 100;
/// In the set-up, whose chunks are longer there.
const SETUP_SLACK_US: u64 = 1000;

/// What both programs must have alike of a packet: not the lengths of the chunks that carry parameters and cookies of their own.
fn comparable(row: &Row) -> (String, usize, Option<u32>) {
    let own = ["1", "2", "10"].contains(&first_type(row).as_str());
    (row.chunks.clone(), if own { 0 } else { row.bytes }, row.damaged)
}

/// The row with which the last message leaves first.
fn last_new(rows: &[Row], messages: u64) -> usize {
    rows.iter().position(|row| row.from == A && row.chunks == format!("0:{messages}")).unwrap_or(rows.len())
}

/// Compares packet by packet, each end by itself, and cwnd for as long as data wait.
fn compare(name: &str, messages: u64, theirs: &[Row], ours: &[Row], windows: &[u32]) {
    for from in [A, B] {
        let of = |rows: &[Row]| rows.iter().filter(|row| row.from == from).cloned().collect::<Vec<_>>();
        let (theirs, ours) = (of(theirs), of(ours));
        for (theirs, ours) in theirs.iter().zip(&ours) {
            let context = format!("{name}: {ours:?}, where usrsctp has {theirs:?}");
            assert_eq!(comparable(ours), comparable(theirs), "{context}");
            let slack = if theirs.at_us < WRITE_US { SETUP_SLACK_US } else { SLACK_US };
            assert!(ours.at_us.abs_diff(theirs.at_us) <= slack, "{context}");
        }
        assert_eq!(ours.len(), theirs.len(), "{name}: packets of end {from}");
    }
    for (row, &cwnd) in theirs.iter().zip(windows).take(last_new(theirs, messages)) {
        assert!(row.cwnd == 0 || cwnd == row.cwnd, "{name}: {cwnd} bytes of cwnd, where usrsctp has {row:?}");
    }
}

#[test]
fn packet_by_packet_reports_repetitions_and_windows_are_those_of_usrsctp() {
    for (name, delay_ms, messages, bytes) in [
        ("none", 25, 68, 1000),
        ("data", 25, 68, 1000),
        ("data-geo", 270, 68, 1000),
        ("repeated", 25, 68, 1000),
        ("full", 25, 68, 1452),
        ("verified", 25, 68, 1000),
        ("type", 25, 68, 1000),
        ("tsn", 25, 68, 1000),
        ("length", 25, 68, 1000),
        ("checksum", 25, 68, 1000),
        ("report", 25, 68, 1000),
        ("short", 25, 68, 30),
        ("sack", 25, 68, 1000),
        ("sack-geo", 270, 68, 1000),
        ("init", 25, 2, 1000),
        ("init-ack", 25, 2, 1000),
        ("cookie-echo", 25, 2, 1000),
        ("cookie-ack", 25, 2, 1000),
        ("shutdown", 25, 2, 1000),
        ("shutdown-ack", 25, 2, 1000),
        ("shutdown-complete", 25, 2, 1000),
    ] {
        let theirs = of_usrsctp(name);
        let case = Case::new(name, delay_ms, messages, bytes, &theirs);
        let (ours, windows) = case.of_ours(&theirs);
        compare(name, messages, &theirs, &ours, &windows);
    }
}

/// What a heartbeat carries is each program's own, and so is the jitter before it.
#[test]
fn a_damaged_heartbeat_is_reported_and_said_once_more_as_by_usrsctp() {
    for name in ["heartbeat", "heartbeat-ack"] {
        let theirs = of_usrsctp(name);
        let (ours, _) = Case::new(name, 25, 0, 0, &theirs).of_ours(&theirs);
        let types = |rows: &[Row]| {
            rows.iter().map(|row| (row.from, first_type(row), row.damaged)).collect::<Vec<_>>()
        };
        assert_eq!(types(&ours), types(&theirs), "{name}");
    }
}

/// usrsctp finds the association of a damaged packet by addresses and ports alone, and believes what comes back of it.
#[test]
fn a_packet_with_a_damaged_tag_is_reported_by_usrsctp_and_not_here() {
    let theirs = of_usrsctp("tag");
    let (ours, _) = Case::new("tag", 25, 68, 1000, &theirs).of_ours(&theirs);
    let reports = |rows: &[Row]| rows.iter().filter(|row| first_type(row) == PKTDROP.to_string()).count();
    assert_eq!((reports(&ours), reports(&theirs)), (0, 2));
}
