//! The profiles of real stacks on the two links, against the stacks themselves (tests/reference/sctp_stacks.csv).

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{Sctp, Source};
use skywindow_units::{Duration, SimTime};
use skywindow_validation::{Check, Measured, Quantity};

use crate::common::{A, B, Crossing, Fate, Link, Pair, Quiet, two_links};
use crate::support::is_lost;

const REFERENCE: &str = include_str!("../../../../../tests/reference/sctp_stacks.csv");
const SEEDS: u64 = 40;

/// Rates, delays, queues, losses, messages and buffers of all kinds, with the stacks as shipped.
const CELLS: &str = include_str!("../../../../../tests/reference/sctp_stack_cells.csv");
const CELL_SEEDS: u64 = 6;

/// The stacks as they were measured: usrsctp as shipped, dcSCTP with an initial cwnd of 3 segments, RTO.Min and initial RTO of
/// 1 s and no SACKs asked for at once.
fn stack(name: &str) -> Sctp {
    if name == "usrsctp" {
        return Sctp { payload_bytes: Some(1452), ..Sctp::freebsd() };
    }
    let second = Some(Duration::from_secs(1));
    Sctp {
        payload_bytes: Some(1452),
        initial_cwnd_segments: Some(3),
        rto_min: second,
        rto_initial: second,
        sack_asked_below_segments: Some(0),
        ..Sctp::dcsctp()
    }
}

/// Bytes delivered in 200 s, as kbit/s.
fn goodput(config: &Sctp, per: f64, seed: u64) -> f64 {
    let fate = |crossing: &Crossing<'_>| {
        let lost = crossing.from == A && is_lost(per, seed, crossing.ordinal);
        if lost { Fate::Lost } else { Fate::Arrives }
    };
    let mut pair = Pair::<_, Quiet>::with_wires(config, two_links(), Source::Endless, fate);
    pair.run(SimTime::from_millis(200_000));
    pair.ends[B].receiver().delivered_bytes as f64 * 8.0 / 200.0 / 1e3
}

fn measured(config: &Sctp, per: f64) -> Measured {
    let runs: Vec<f64> =
        (1..=if per == 0.0 { 1 } else { SEEDS }).map(|seed| goodput(config, per, seed)).collect();
    Measured::of(&runs)
}

const GOODPUT: Quantity = Quantity("goodput", "kbit/s");

#[test]
fn goodput_agrees_with_the_stacks() {
    let mut check = Check::new("sctp-stacks");
    for line in REFERENCE.lines().skip(1) {
        let words: Vec<&str> = line.split(',').collect();
        let number = |at: usize| words[at].parse::<f64>().expect("a number");
        let (per, theirs) = (number(1), Measured { value: number(3), error: number(4) });
        let setting = format!("{}, {} % loss", words[0], 100.0 * per);
        check.compare(&setting, GOODPUT, theirs, measured(&stack(words[0]), per), 0.03 * theirs.value);
    }
    check.finish(9);
}

/// 65,536 bytes hold 37 or 38 chunks of 1452 bytes that are charged 272 more each, as one of them waits to be read.
#[test]
fn the_charge_for_each_chunk_costs_a_sixth_of_the_window() {
    let mut pair =
        Pair::<_, Quiet>::with_wires(&Sctp::freebsd(), two_links(), Source::Endless, |_: &Crossing<'_>| {
            Fate::Arrives
        });
    pair.open();
    let mut most = 0;
    for ms in 1..30_000 {
        pair.run_on(SimTime::from_millis(ms));
        most = most.max(pair.ends[A].path_state(0).flight / 1468);
    }
    assert!((37..=38).contains(&most), "{most}");
    // With timers that the window does not let expire.
    let [rfc, freebsd] = [Sctp::rfc9260(), Sctp::freebsd()]
        .map(|config| measured(&Sctp { t3_restarts: Some(true), ..config }, 0.0).value);
    assert!((0.82..0.85).contains(&(freebsd / rfc)), "{freebsd} of {rfc}");
}

/// A row of the cells.
struct Cell {
    profile: Sctp,
    bps: u64,
    delay_ms: f64,
    queue: usize,
    loss: f64,
    seconds: u64,
    theirs: Measured,
}

impl Cell {
    /// Packets are counted without IP: usrsctp was given 1,480 bytes for them, dcSCTP has 1,191 of its own.
    fn read(line: &str) -> Self {
        let words: Vec<&str> = line.split(',').collect();
        let number = |at: usize| words[at].parse::<f64>().expect("a number");
        let (profile, mtu, payload) =
            if words[0] == "usrsctp" { (Sctp::freebsd(), 1480, 1452) } else { (Sctp::dcsctp(), 1191, 1160) };
        let profile = Sctp {
            header_bytes: 12,
            mtu_bytes: Some(mtu),
            payload_bytes: Some(payload),
            message_bytes: Some(number(5) as u32),
            receiver_buffer_bytes: number(6) as u32,
            ..profile
        };
        Self {
            profile,
            bps: number(1) as u64,
            delay_ms: number(2),
            queue: number(3) as usize,
            loss: number(4),
            seconds: number(7) as u64,
            theirs: Measured { value: number(9), error: number(10) },
        }
    }

    /// kbit/s. Without loss each run has a path of its own, 0.2 % longer than the one before: else a timer that beats with
    /// the round trip would decide.
    fn goodput(&self, seed: u64) -> f64 {
        let stretch = if self.loss > 0.0 { 0.0 } else { 0.002 * (seed - 1) as f64 };
        let half = Duration::from_nanos((self.delay_ms * (1.0 + stretch) * 5e5) as u64);
        let queue = (self.queue > 0).then_some(self.queue);
        let wires = [
            vec![vec![Link::with_queue(self.bps, half, queue), Link::with_queue(2 * self.bps, half, None)]],
            vec![vec![Link::with_queue(2 * self.bps, half, None), Link::with_queue(self.bps, half, None)]],
        ];
        let fate = |crossing: &Crossing<'_>| {
            let lost = crossing.from == A && is_lost(self.loss, seed, crossing.ordinal);
            if lost { Fate::Lost } else { Fate::Arrives }
        };
        let mut pair = Pair::<_, Quiet>::with_wires(&self.profile, two_links(), Source::Endless, fate);
        pair.wires = wires;
        pair.run(SimTime::from_millis(1000 * self.seconds));
        pair.ends[B].receiver().delivered_bytes as f64 * 8.0 / self.seconds as f64 / 1e3
    }
}

/// What a row says of its setting, without what is the same in all.
fn setting(line: &str) -> String {
    let words: Vec<&str> = line.split(',').collect();
    let number = |at: usize| words[at].parse::<f64>().expect("a number");
    let queue = if words[3] == "0" { "endless".to_owned() } else { format!("of {}", words[3]) };
    format!(
        "{}, {} Mbit/s, {} ms one way, queue {queue}, {} % loss, messages of {} bytes, buffer of {} bytes",
        words[0],
        number(1) / 1e6,
        words[2],
        100.0 * number(4),
        words[5],
        words[6]
    )
}

/// Within 3 %; 5 % for the rows that are `apart`, whose reasons are in docs/architecture/limits.md.
#[test]
fn goodput_agrees_with_the_stacks_as_shipped_over_rates_delays_queues_losses_messages_and_buffers() {
    let mut check = Check::new("sctp-stack-cells");
    for line in CELLS.lines().skip(1) {
        let cell = Cell::read(line);
        let runs: Vec<f64> = (1..=CELL_SEEDS).map(|seed| cell.goodput(seed)).collect();
        let least = if line.ends_with("apart") { 0.05 } else { 0.03 };
        let theirs = cell.theirs;
        check.compare(&setting(line), GOODPUT, theirs, Measured::of(&runs), least * theirs.value);
    }
    check.finish(122);
}
