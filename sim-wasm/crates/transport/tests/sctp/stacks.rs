//! The profiles of real stacks on the two links, against the stacks themselves (tests/reference/sctp_stacks.csv).

use skywindow_transport::sctp::{Sctp, Source};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Fate, Pair, Quiet, two_links};
use crate::support::is_lost;

const REFERENCE: &str = include_str!("../../../../../tests/reference/sctp_stacks.csv");
const SEEDS: u64 = 40;

/// The stacks as they were measured: both with an initial cwnd of 3 segments and RTO.Min of 1 s.
fn stack(name: &str) -> Sctp {
    let profile = if name == "usrsctp" { Sctp::freebsd() } else { Sctp::dcsctp() };
    let second = Some(Duration::from_secs(1));
    Sctp {
        payload_bytes: Some(1452),
        initial_cwnd_segments: Some(3),
        rto_min: second,
        rto_initial: second,
        ..profile
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

/// Mean and standard error.
fn measured(config: &Sctp, per: f64) -> (f64, f64) {
    let runs: Vec<f64> =
        (1..=if per == 0.0 { 1 } else { SEEDS }).map(|seed| goodput(config, per, seed)).collect();
    let n = runs.len() as f64;
    let mean = runs.iter().sum::<f64>() / n;
    let squares = runs.iter().map(|run| (run - mean).powi(2)).sum::<f64>();
    (mean, if n > 1.0 { (squares / (n - 1.0) / n).sqrt() } else { 0.0 })
}

/// Three standard errors of the difference or 3 %, whichever is larger.
#[test]
fn goodput_agrees_with_the_stacks() {
    let mut compared = 0;
    for line in REFERENCE.lines().skip(1) {
        let words: Vec<&str> = line.split(',').collect();
        let number = |at: usize| words[at].parse::<f64>().expect("a number");
        let (per, theirs, error) = (number(1), number(3), number(4));
        let (ours, spread) = measured(&stack(words[0]), per);
        let tolerance = (3.0 * spread.hypot(error)).max(0.03 * theirs);
        println!("{line}: {ours:.1} {spread:.1} {}", (ours - theirs).abs() / tolerance);
        assert!((ours - theirs).abs() <= tolerance, "{line}: {ours:.1} is not within {tolerance:.1}");
        compared += 1;
    }
    assert_eq!(compared, 9);
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
    let [rfc, freebsd] = [Sctp::rfc9260(), Sctp::freebsd()].map(|config| measured(&config, 0.0).0);
    assert!((0.82..0.85).contains(&(freebsd / rfc)), "{freebsd} of {rfc}");
}
