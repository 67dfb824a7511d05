//! Messages and bulk transfers beside pion/sctp 1.12.1 in virtual time (tests/reference/sctp_pion.csv).

use std::collections::BTreeMap;

use skywindow_transport::api::{self, Chunk, ChunkFate, Endpoint as _, Handed, Observer};
use skywindow_transport::sctp::{
    CwndUnit, Endpoint, Event, FLAG_END, Message, Reliability, Scheduler, Sctp, Source, StreamReset,
};
use skywindow_units::{Duration, SimTime};
use skywindow_validation::{Check, Measured, Quantity, whole};

use crate::common::{A, B, Crossing, Fate, Link, Pair};
use crate::support::is_lost;

const ROWS: &str = include_str!("../../../../../tests/reference/sctp_pion.csv");
const SEEDS: u64 = 8;
/// A usual run takes every so many-th cell.
const SAMPLE: usize = 2;
/// Rows that it compares.
const COMPARED: usize = 93;

/// When applications begin, and how long what they handed over may still come, ms.
const START: u64 = 3_000;
const DRAIN: u64 = 60_000;

/// What of a row says which cell it is of.
const KEYS: usize = 12;

/// Messages of one size at one interval, on a stream of its own; without an interval there are always more.
struct Application {
    bytes: u32,
    interval_ms: u64,
    weight: u16,
}

/// What a row says of its cell.
struct Cell {
    rules: Sctp,
    bps: u64,
    delay_ms: f64,
    queue: Option<usize>,
    loss: f64,
    /// Packets of the sender that are lost, from 0.
    lost: Vec<u64>,
    applications: Vec<Application>,
    seconds: u64,
}

/// When the end of each message was delivered, by its TSN, how many bytes were, and when streams were first asked to begin
/// anew or did.
#[derive(Default)]
struct Arrivals {
    ends: BTreeMap<u32, SimTime>,
    bytes: u64,
    reset: Option<SimTime>,
}

impl Observer<Event> for Arrivals {
    fn note(&mut self, now: SimTime, _path: u8, event: Event) {
        if matches!(event, Event::ResetRequested { .. } | Event::StreamsReset { .. }) {
            self.reset.get_or_insert(now);
        }
    }

    fn chunk(&mut self, now: SimTime, chunk: Chunk, fate: ChunkFate) {
        if fate == ChunkFate::Delivered {
            self.bytes += u64::from(chunk.bytes);
            if chunk.flags & FLAG_END != 0 {
                self.ends.insert(chunk.tsn, now);
            }
        }
    }
}

/// The settings that are nearest to pion/sctp as shipped, with packets counted without IP, UDP and DTLS.
fn pion(interleaving: bool) -> Sctp {
    Sctp {
        header_bytes: 12,
        mtu_bytes: Some(1191),
        payload_bytes: Some(if interleaving { 1156 } else { 1160 }),
        // Neither end charges anything beside user data, and a chunk is taken while anything is left.
        chunk_overhead_bytes: Some(0),
        takes_beyond_a_rwnd: Some(true),
        // 4,380 bytes of user data, which three chunks fill.
        cwnd_unit: Some(CwndUnit::Packet),
        initial_cwnd_segments: Some(3),
        byte_counting_limit: Some(1000),
        growth_on_advance: Some(true),
        max_burst: Some(0),
        sack_on_filled_gap: Some(false),
        // What does not fit into cwnd whole waits; here a message is split there, which comes nearest to it.
        split_to_fill_cwnd: Some(true),
        // A chunk is lost with the first report of one that left later; it leaves at once, and but once before T3-rtx.
        missing_reports: Some(1),
        fast_retransmit_ignores_cwnd: Some(true),
        a_rwnd_before_reading: Some(true),
        t3_ends_recovery: Some(true),
        rtt_at_set_up: Some(false),
        heartbeat_interval: Duration::ZERO,
        path_max_retrans: 1000,
        association_max_retrans: 1000,
        ..Sctp::rfc9260()
    }
}

fn number(text: &str) -> f64 {
    text.parse().expect("a number")
}

impl Cell {
    fn read(words: &[&str]) -> Self {
        let application = |text: &str| {
            let part: Vec<f64> = text.split(['/', '*']).map(number).collect();
            Application { bytes: part[0] as u32, interval_ms: part[1] as u64, weight: part[2] as u16 }
        };
        let applications: Vec<Application> = words[9].split(';').map(application).collect();
        let interleaving = words[3] == "true";
        let mut rules = Sctp {
            streams: applications.len() as u16,
            ordered: words[2] == "true",
            receiver_buffer_bytes: number(words[8]) as u32,
            ..pion(interleaving)
        };
        if applications[0].interval_ms == 0 {
            rules.message_bytes = Some(applications[0].bytes);
        }
        let messages = &mut rules.messages.0;
        messages.partial_reliability = match words[0] {
            "lifetime" => Reliability::Lifetime,
            "retransmissions" => Reliability::Retransmissions,
            _ => Reliability::All,
        };
        messages.message_lifetime = Duration::from_millis((number(words[1]) as u64).max(1));
        messages.message_retransmissions = number(words[1]).min(200.0) as u8;
        if words[0] == "reset" {
            messages.stream_reset = StreamReset::Periodic;
        }
        messages.interleaving = interleaving;
        messages.scheduler = if interleaving { Scheduler::WeightedFair } else { Scheduler::FirstCome };
        let chosen = words[7].contains('+');
        Self {
            rules,
            bps: number(words[4]) as u64,
            delay_ms: number(words[5]),
            queue: Some(number(words[6]) as usize).filter(|&queue| queue > 0),
            loss: if chosen { 0.0 } else { number(words[7]) },
            lost: words[7].split('+').filter(|_| chosen).map(|text| number(text) as u64).collect(),
            applications,
            seconds: number(words[10]) as u64,
        }
    }

    /// The two ends before anything happens, and what notes the streams of messages by the TSN of their ends.
    fn pair<'a>(
        &'a self,
        seed: u64,
        ends: &'a mut BTreeMap<u32, u16>,
    ) -> Pair<impl FnMut(&Crossing<'_>) -> Fate + 'a, Arrivals> {
        // Without loss each run has a path of its own, as those of the stack have.
        let lossless = self.loss == 0.0 && self.lost.is_empty();
        let stretch = if lossless { 0.002 * (seed - 1) as f64 } else { 0.0 };
        let half = Duration::from_nanos((self.delay_ms * (1.0 + stretch) * 5e5) as u64);
        let wire =
            vec![Link::with_queue(self.bps, half, self.queue), Link::with_queue(2 * self.bps, half, None)];
        let fate = move |crossing: &Crossing<'_>| {
            if crossing.from != A {
                return Fate::Arrives;
            }
            let data = &crossing.packet.data;
            ends.extend(
                data.iter()
                    .filter(|chunk| chunk.flags & FLAG_END != 0)
                    .map(|chunk| (chunk.tsn, chunk.stream)),
            );
            let lost = self.lost.contains(&crossing.ordinal) || is_lost(self.loss, seed, crossing.ordinal);
            if lost { Fate::Lost } else { Fate::Arrives }
        };
        let mut pair = Pair::<_, Arrivals>::with_wires(&self.rules, wire, Source::Written, fate);
        // The receiver closes no stream by itself.
        if self.closes() {
            let mut rules = self.rules.clone();
            rules.messages.0.stream_reset = StreamReset::Answered;
            pair.ends[B] = Endpoint::new(rules, 1);
            pair.ends[B].set_secret(2);
        }
        pair.wires[B][0].iter_mut().for_each(|link| *link = link.endless());
        pair
    }

    /// Whether the sender closes its stream in the end.
    fn closes(&self) -> bool {
        self.rules.messages.stream_reset == StreamReset::Periodic
    }

    /// Hands over a message of a stream, with the weight of its application.
    fn write<F: FnMut(&Crossing<'_>) -> Fate>(&self, pair: &mut Pair<F, Arrivals>, stream: u16, id: u64) {
        let Application { bytes, weight, .. } = self.applications[usize::from(stream)];
        let (now, end) = (pair.now(), &mut pair.ends[A]);
        if self.rules.ordered {
            api::Endpoint::write(end, Handed { stream, bytes, offered: now, priority: 0, weight, id });
        } else {
            let message = Message { bytes, stream, unordered: true, ..Message::default() };
            end.write(now, message).expect("the association is there");
        }
        pair.flush(A);
    }

    /// Goodput of an application that always has more, kbit/s.
    fn bulk(&self, seed: u64) -> f64 {
        let mut ends = BTreeMap::new();
        let mut pair = self.pair(seed, &mut ends);
        pair.open();
        pair.run_on(SimTime::from_millis(START));
        pair.ends[A].set_source(Source::Endless);
        pair.flush(A);
        pair.run_on(SimTime::from_millis(START + 1000 * self.seconds));
        pair.observers[B].bytes as f64 * 8e-3 / self.seconds as f64
    }

    /// How long each message took, ms, by application; nothing of those that did not come.
    fn ages(&self, seed: u64) -> Vec<Vec<f64>> {
        let mut ends = BTreeMap::new();
        let mut pair = self.pair(seed, &mut ends);
        pair.open();
        let mut offers: Vec<(u64, u16, u64)> = Vec::new();
        for (stream, application) in (0..).zip(&self.applications) {
            let count = self.seconds * 1000 / application.interval_ms;
            offers.extend((0..count).map(|id| (START + id * application.interval_ms, stream, id)));
        }
        offers.sort_unstable();
        let mut left: Vec<Vec<u64>> = vec![Vec::new(); self.applications.len()];
        for (at, stream, id) in offers {
            pair.run_on(SimTime::from_millis(at));
            left[usize::from(stream)].push(id);
            self.write(&mut pair, stream, id);
        }
        pair.run_on(SimTime::from_millis(START + 1000 * self.seconds + DRAIN));
        // Those of a stream leave in the order in which they were handed over, and so do the TSNs of their ends.
        while let Some((stream, id)) = pair.ends[A].next_dropped() {
            left[usize::from(stream)].retain(|&other| other != id);
        }
        let came = std::mem::take(&mut pair.observers[B].ends);
        drop(pair);
        (0..)
            .zip(&self.applications)
            .zip(&left)
            .map(|((stream, application), left)| {
                let tsns = ends.iter().filter(|&(_, &of)| of == stream).map(|(tsn, _)| tsn);
                let age = |(&id, tsn): (&u64, &u32)| {
                    let offered = SimTime::from_millis(START + id * application.interval_ms);
                    came.get(tsn).map(|at| at.since(offered).as_millis_f64())
                };
                left.iter().zip(tsns).filter_map(age).collect()
            })
            .collect()
    }

    /// How long after the sender closes its stream, when the cell is over, the receiver begins it anew, ms.
    fn reset(&self, seed: u64) -> f64 {
        let closes = SimTime::from_millis(START + 1000 * self.seconds);
        let mut interval = Duration::from_secs(1);
        // The interval counts from when the association is there, which a run without messages tells.
        for messages in [false, true] {
            let mut cell = Self {
                rules: self.rules.clone(),
                applications: Vec::new(),
                lost: self.lost.clone(),
                ..*self
            };
            cell.rules.messages.0.reset_interval = interval;
            let mut ends = BTreeMap::new();
            let mut pair = cell.pair(seed, &mut ends);
            pair.open();
            let every = self.applications[0].interval_ms;
            for id in (0..1000 * self.seconds / every).filter(|_| messages) {
                pair.run_on(SimTime::from_millis(START + id * every));
                self.write(&mut pair, 0, id);
            }
            pair.run_on(closes + Duration::from_secs(10));
            let [asked, begun] = [A, B].map(|end| pair.observers[end].reset.expect("a stream begins anew"));
            if messages {
                return begun.since(closes).as_millis_f64();
            }
            interval = interval + closes.since(asked);
        }
        unreachable!("the second run returns")
    }

    /// By application: goodput, kbit/s; of messages also the share that came, median and 95th percentile of the latency, ms.
    fn figures(&self, seed: u64) -> Vec<[f64; 4]> {
        if self.applications[0].interval_ms == 0 {
            return vec![[self.bulk(seed), 0.0, 0.0, 0.0]];
        }
        if self.closes() {
            return vec![[self.reset(seed), 0.0, 0.0, 0.0]];
        }
        self.ages(seed)
            .into_iter()
            .zip(&self.applications)
            .map(|(mut came, application)| {
                came.sort_unstable_by(f64::total_cmp);
                let most = came.len().saturating_sub(1);
                let at =
                    |share: f64| came.get((share * most as f64).round() as usize).copied().unwrap_or(0.0);
                let offered = (self.seconds * 1000 / application.interval_ms) as f64;
                let bits = (came.len() * 8) as f64 * f64::from(application.bytes);
                [bits / self.seconds as f64 / 1e3, came.len() as f64 / offered, at(0.5), at(0.95)]
            })
            .collect()
    }
}

/// The quantities of a row, and what those of the file are multiplied by.
const QUANTITIES: [(&str, Quantity, f64); 5] = [
    ("goodput_kbps", Quantity("goodput", "kbit/s"), 1.0),
    ("came", Quantity("messages that came", "%"), 100.0),
    ("median_ms", Quantity("median of the latency", "ms"), 1.0),
    ("p95_ms", Quantity("95th percentile of the latency", "ms"), 1.0),
    ("reset_ms", Quantity("time until a closed stream begins anew", "ms"), 1.0),
];

/// A row is within 3 %, or three standard errors of the difference; one that is `apart`, for a reason that
/// docs/architecture/limits.md tells by this word, is further away: where it no longer is, the word goes.
#[test]
fn messages_and_transfers_of_pion_come_as_late_and_as_fast() {
    let mut check = Check::new("sctp-pion");
    let rows: Vec<Vec<&str>> = ROWS.lines().skip(1).map(|line| line.split(',').collect()).collect();
    for (at, rows) in rows.chunk_by(|one, other| one[..KEYS] == other[..KEYS]).enumerate() {
        if !whole() && at % SAMPLE != 0 {
            continue;
        }
        let cell = Cell::read(&rows[0]);
        let seeds = if cell.lost.is_empty() { SEEDS.min(number(rows[0][11]) as u64) } else { 1 };
        let figures: Vec<_> = (1..=seeds).map(|seed| cell.figures(seed)).collect();
        for row in rows {
            let kind = QUANTITIES.iter().position(|(name, ..)| *name == row[13]).expect("a quantity");
            let (_, quantity, factor) = QUANTITIES[kind];
            let theirs = Measured { value: number(row[14]), error: number(row[15]) }.times(factor);
            let runs: Vec<f64> = figures.iter().map(|run| run[number(row[12]) as usize][kind % 4]).collect();
            let ours = Measured::of(&runs).times(factor);
            let judge = if row[16].is_empty() { Check::compare } else { Check::known_apart };
            judge(&mut check, &setting(row), quantity, theirs, ours, 0.03 * theirs.value);
        }
    }
    check.finish(COMPARED);
}

/// What a row says of its setting.
fn setting(row: &[&str]) -> String {
    let limit = match row[0] {
        "lifetime" => format!("given up after {} ms", row[1]),
        "retransmissions" => format!("given up after {} retransmissions", row[1]),
        "reset" => "never given up, then the stream is closed".to_owned(),
        _ => "never given up".to_owned(),
    };
    let order = if row[2] == "true" { "ordered" } else { "unordered" };
    let chunks = if row[3] == "true" { "I-DATA" } else { "DATA" };
    let queue = if row[6] == "0" { "endless".to_owned() } else { format!("of {}", row[6]) };
    let loss = if row[7].contains('+') {
        format!("packets {} lost", row[7].replace('+', " "))
    } else {
        format!("{} % loss", 100.0 * number(row[7]))
    };
    format!(
        "{limit}, {order}, {chunks}, {} Mbit/s, {} ms one way, queue {queue}, {loss}, buffer of {} bytes, messages {}, those of stream {}",
        number(row[4]) / 1e6,
        row[5],
        row[8],
        row[9].replace(';', " and "),
        row[12]
    )
}
