//! Messages that are given up, interleaved and scheduled, against real stacks (tests/reference/sctp_messages.csv).

use std::collections::{BTreeMap, VecDeque};

use skywindow_transport::api::{self, Chunk, ChunkFate, Endpoint as _, Handed, Observer};
use skywindow_transport::sctp::{
    Control, Event, FLAG_BEGIN, FLAG_END, FLAG_UNORDERED, Packet, Reliability, Scheduler, Sctp, Source,
};
use skywindow_units::{Duration, SimTime};
use skywindow_validation::{Check, Measured, Quantity, whole};

use crate::common::{A, B, Crossing, Fate, Link, Pair};
use crate::support::is_lost;

const ROWS: &str = include_str!("../../../../../tests/reference/sctp_messages.csv");
const SEEDS: u64 = 8;
/// A usual run takes every so many-th cell.
const SAMPLE: usize = 8;
/// Rows that it compares.
const COMPARED: usize = 87;

/// A cell and what its sender puts on the wire, as `trace` of tests/reference/sctp_messages prints it.
const TRACES: [(&str, &str); 1] =
    [("lifetime", include_str!("../../../../../tests/reference/sctp_messages/lifetime.txt"))];

/// When the first messages are handed over, and how long what was handed over may still come, ms.
const START: u64 = 3_000;
const DRAIN: u64 = 60_000;

/// Messages of one size at one interval, on a stream of its own.
struct Application {
    bytes: u32,
    interval_ms: u64,
    priority: u16,
    weight: u16,
}

/// What a row says of its cell.
struct Cell {
    rules: Sctp,
    bps: u64,
    delay_ms: f64,
    loss: f64,
    applications: Vec<Application>,
    seconds: u64,
}

/// When each message was delivered whole, by stream and number.
#[derive(Default)]
struct Arrivals(BTreeMap<(u16, u16), SimTime>);

impl Observer<Event> for Arrivals {
    fn note(&mut self, _now: SimTime, _path: u8, _event: Event) {}

    fn chunk(&mut self, now: SimTime, chunk: Chunk, fate: ChunkFate) {
        if fate == ChunkFate::Delivered && chunk.flags & FLAG_END != 0 && chunk.flags & FLAG_UNORDERED == 0 {
            self.0.insert((chunk.stream, chunk.ssn), now);
        }
    }
}

/// The profile of a stack, with packets counted without IP.
fn profile(stack: &str, interleaving: bool) -> Sctp {
    let header = if interleaving { 4 } else { 0 };
    let (rules, mtu, payload) = match stack {
        "usrsctp" => (Sctp::freebsd(), 1480, 1452 - header),
        _ => (Sctp::dcsctp(), 1191, 1160 - header),
    };
    Sctp {
        header_bytes: 12,
        mtu_bytes: Some(mtu),
        payload_bytes: Some(payload),
        receiver_buffer_bytes: 1 << 24,
        ..rules
    }
}

impl Cell {
    fn read(line: &str) -> Self {
        let words: Vec<&str> = line.split(',').collect();
        let number = |at: usize| words[at].parse::<f64>().expect("a number");
        let application = |text: &str| {
            let part: Vec<u32> =
                text.split(['/', '@', '*']).map(|part| part.parse().expect("a number")).collect();
            Application {
                bytes: part[0],
                interval_ms: part[1].into(),
                priority: part[2] as u16,
                weight: part[3] as u16,
            }
        };
        let applications: Vec<Application> = words[9].split(';').map(application).collect();
        let interleaving = words[4] == "true";
        let mut rules = profile(words[0], interleaving);
        rules.streams = applications.len() as u16;
        let messages = &mut rules.messages.0;
        messages.partial_reliability = match words[1] {
            "lifetime" => Reliability::Lifetime,
            "retransmissions" => Reliability::Retransmissions,
            "priority" => Reliability::Priority,
            _ => Reliability::All,
        };
        messages.message_lifetime = Duration::from_millis((number(2) as u64).max(1));
        messages.message_retransmissions = number(2).min(200.0) as u8;
        messages.send_buffer_bytes = Some(number(3) as u32);
        messages.interleaving = interleaving;
        messages.scheduler = match words[5] {
            // The default of usrsctp takes turns.
            "default" | "round-robin" => Scheduler::RoundRobin,
            "round-robin-packet" => Scheduler::RoundRobinPacket,
            "priority" => Scheduler::Priority,
            "fair" => Scheduler::FairBandwidth,
            "weighted" => Scheduler::WeightedFair,
            _ => Scheduler::FirstCome,
        };
        Self {
            rules,
            bps: number(6) as u64,
            delay_ms: number(7),
            loss: number(8),
            applications,
            seconds: number(10) as u64,
        }
    }

    /// How long each message took, ms, by application; nothing of those that did not come.
    fn ages(&self, seed: u64, seen: &mut Vec<String>) -> Vec<Vec<f64>> {
        // Without loss each run has a path of its own, as those of the stacks have.
        let stretch = if self.loss > 0.0 { 0.0 } else { 0.002 * (seed - 1) as f64 };
        let half = Duration::from_nanos((self.delay_ms * (1.0 + stretch) * 5e5) as u64);
        let wire = vec![Link::with_queue(self.bps, half, None), Link::with_queue(2 * self.bps, half, None)];
        let fate = |crossing: &Crossing<'_>| {
            if crossing.from == A && crossing.packet.control.as_ref().is_none_or(is_forward) {
                seen.push(line(crossing.packet));
            }
            let lost = crossing.from == A && is_lost(self.loss, seed, crossing.ordinal);
            if lost { Fate::Lost } else { Fate::Arrives }
        };
        let mut pair = Pair::<_, Arrivals>::with_wires(&self.rules, wire, Source::Written, fate);
        pair.open();
        let mut offers: Vec<(u64, u16, u64)> = Vec::new();
        for (stream, application) in (0..).zip(&self.applications) {
            let count = self.seconds * 1000 / application.interval_ms;
            offers.extend((0..count).map(|id| (START + id * application.interval_ms, stream, id)));
        }
        offers.sort_unstable();
        let mut waiting: Vec<VecDeque<u64>> = vec![VecDeque::new(); self.applications.len()];
        for (at, stream, id) in offers {
            pair.run_on(SimTime::from_millis(at));
            let Application { bytes, priority, weight, .. } = self.applications[usize::from(stream)];
            let handed = Handed { stream, bytes, offered: pair.now(), priority, weight, id };
            if pair.ends[A].has_room(&handed) {
                api::Endpoint::write(&mut pair.ends[A], handed);
                waiting[usize::from(stream)].push_back(id);
            }
            pair.flush(A);
        }
        pair.run_on(SimTime::from_millis(START + 1000 * self.seconds + DRAIN));
        // Numbers of a stream are those of the messages that have begun to leave.
        while let Some((stream, id)) = pair.ends[A].next_dropped() {
            waiting[usize::from(stream)].retain(|&other| other != id);
        }
        let arrivals = &pair.observers[B].0;
        let age = |(stream, ssn): (u16, u16), id: u64| {
            let offered = START + id * self.applications[usize::from(stream)].interval_ms;
            let at = arrivals.get(&(stream, ssn))?;
            Some(at.since(SimTime::from_millis(offered)).as_nanos() as f64 / 1e6)
        };
        (0..)
            .zip(&waiting)
            .map(|(stream, ids)| (0..).zip(ids).filter_map(|(ssn, &id)| age((stream, ssn), id)).collect())
            .collect()
    }

    /// Share that came, median and 95th percentile of the latency, ms, goodput, kbit/s, of each application.
    fn figures(&self, seed: u64) -> Vec<[f64; 4]> {
        let all = self.ages(seed, &mut Vec::new());
        all.into_iter()
            .zip(&self.applications)
            .map(|(mut came, application)| {
                came.sort_unstable_by(f64::total_cmp);
                let most = came.len().saturating_sub(1);
                let at =
                    |share: f64| came.get((share * most as f64).round() as usize).copied().unwrap_or(0.0);
                let offered = (self.seconds * 1000 / application.interval_ms) as f64;
                let bits = (came.len() * 8) as f64 * f64::from(application.bytes);
                [came.len() as f64 / offered, at(0.5), at(0.95), bits / self.seconds as f64 / 1e3]
            })
            .collect()
    }
}

fn is_forward(control: &Control) -> bool {
    matches!(control, Control::ForwardTsn(_))
}

/// The chunks of a packet as the harness writes them.
fn line(packet: &Packet) -> String {
    let mut words = Vec::new();
    for control in packet.control.iter().chain(&packet.more) {
        match control {
            Control::ForwardTsn(forward) => {
                let mut text = format!("F{}", forward.new_cumulative_tsn);
                for skipped in &forward.skipped {
                    text += &format!(",{}/{}", skipped.stream, skipped.number);
                }
                words.push(text);
            }
            _ => words.push("#".to_owned()),
        }
    }
    if let Some(sack) = packet.sack {
        words.push(format!("S{}+{}", sack.cumulative_tsn, packet.gaps.len()));
    }
    for (at, chunk) in packet.data.iter().enumerate() {
        let ends = format!(
            "{}{}",
            if chunk.flags & FLAG_BEGIN != 0 { "B" } else { "" },
            if chunk.flags & FLAG_END != 0 { "E" } else { "" }
        );
        words.push(match packet.fragments.get(at) {
            Some(fragment) => {
                format!("I{}:{}/{}.{}{ends}", chunk.tsn, chunk.stream, fragment.mid, fragment.fsn)
            }
            None => format!("D{}:{}/{}{ends}", chunk.tsn, chunk.stream, chunk.ssn),
        });
    }
    words.join(" ")
}

/// The quantities of a row, and what those of the file are multiplied by.
const QUANTITIES: [(&str, Quantity, f64); 4] = [
    ("came", Quantity("messages that came", "%"), 100.0),
    ("median_ms", Quantity("median of the latency", "ms"), 1.0),
    ("p95_ms", Quantity("95th percentile of the latency", "ms"), 1.0),
    ("goodput_kbps", Quantity("goodput", "kbit/s"), 1.0),
];

/// A row is within 3 %, or three standard errors of the difference; one that is `apart`, for a reason that
/// docs/architecture/limits.md tells by this word, is further away: where it no longer is, the word goes.
#[test]
fn messages_of_real_stacks_come_as_late_and_are_given_up_as_often() {
    let rows: Vec<Vec<&str>> = ROWS.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let mut check = Check::new("sctp-messages");
    let (mut cell, mut figures, mut cells) = (String::new(), Vec::new(), 0);
    for row in &rows {
        let line = row[..12].join(",");
        cells += usize::from(line != cell);
        if !whole() && cells % SAMPLE != 0 {
            cell = line;
            continue;
        }
        if line != cell {
            let read = Cell::read(&line);
            figures = (1..=SEEDS).map(|seed| read.figures(seed)).collect();
            cell = line;
        }
        let number = |at: usize| row[at].parse::<f64>().expect("a number");
        let at = QUANTITIES.iter().position(|(name, ..)| *name == row[13]).expect("a quantity");
        let (_, quantity, factor) = QUANTITIES[at];
        let theirs = Measured { value: number(14), error: number(15) }.times(factor);
        let runs: Vec<f64> = figures.iter().map(|run| run[number(12) as usize][at]).collect();
        let ours = Measured::of(&runs).times(factor);
        let judge = if row[16].is_empty() { Check::compare } else { Check::known_apart };
        judge(&mut check, &setting(row), quantity, theirs, ours, 0.03 * theirs.value);
    }
    check.finish(COMPARED);
}

/// What a row says of its setting.
fn setting(row: &[&str]) -> String {
    let number = |at: usize| row[at].parse::<f64>().expect("a number");
    let limit = match row[1] {
        "lifetime" => format!("given up after {} ms", row[2]),
        "retransmissions" => format!("given up after {} retransmissions", row[2]),
        "priority" => format!("given up by priority in {} bytes", row[3]),
        _ => "never given up".to_owned(),
    };
    let chunks = if row[4] == "true" { "I-DATA" } else { "DATA" };
    format!(
        "{}, {limit}, {chunks} by {}, {} Mbit/s, {} ms one way, {} % loss, messages {}, those of stream {}",
        row[0],
        row[5],
        number(6) / 1e6,
        row[7],
        100.0 * number(8),
        row[9].replace(';', " and "),
        row[12]
    )
}

/// What usrsctp puts on the wire, packet for packet: TSNs, streams, numbers and the order of chunks. It ends at its first
/// FORWARD TSN, which leaves a packet sooner than ours.
#[test]
fn packets_are_those_of_usrsctp_until_it_gives_up_a_message() {
    for (name, trace) in TRACES {
        let mut lines = trace.lines();
        let cell = Cell::read(lines.next().expect("a cell"));
        let mut seen = Vec::new();
        let _ = cell.ages(1, &mut seen);
        for (at, theirs) in lines.enumerate() {
            assert_eq!(seen.get(at).map(String::as_str), Some(theirs), "{name}, packet {at}");
        }
    }
}
