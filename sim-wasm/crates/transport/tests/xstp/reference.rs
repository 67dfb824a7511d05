//! Throughput, overhead and what probing gains against an independent model, on a path with two states.

use skywindow_transport::api::{Counter, Endpoint as _, Event as _, Observer, Source};
use skywindow_transport::xstp::{Event, State, Xstp};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Net, TwoStates, seconds};

const SEEDS: u64 = 20;
const FILE_BYTES: u64 = 10_000_000;
/// Student's t for 20 runs: the reference gives the half width of its 95 % intervals.
const T_975: f64 = 2.093;

struct Row {
    name: String,
    probing: bool,
    /// Mean stays in the good and the bad state, s, and the share that the bad one loses.
    stays: [f64; 2],
    loss: f64,
    throughput_bps: [f64; 2],
    overhead_percent: [f64; 2],
    gain_percent: [f64; 2],
    /// Cycles that a report began, that found congestion, and that did not.
    cycles: [f64; 3],
}

fn row(line: &str) -> Row {
    let fields: Vec<&str> = line.split(',').collect();
    let number = |index: usize| fields[index].parse::<f64>().unwrap();
    let (mean, level) = (number(1), number(2) / 100.0);
    let other = mean * (1.0 - level) / level;
    let (stays, loss) = match fields[0] {
        "bit" => ([mean, mean], level),
        "handoff" => ([other, mean], 1.0),
        _ => ([mean, other], 1.0),
    };
    Row {
        name: fields[..4].join(" "),
        probing: fields[3] == "ON",
        stays,
        loss,
        throughput_bps: [number(5), number(6)],
        overhead_percent: [number(7), number(8)],
        gain_percent: [number(11), number(12)],
        cycles: [18, 20, 21].map(number),
    }
}

/// Pairs of rows without and with probing: every fourth, which has some of each kind of error.
fn pairs() -> Vec<[Row; 2]> {
    let text = include_str!("../../../../../tests/reference/xs_reference.csv");
    let rows: Vec<Row> = text.lines().skip(1).map(row).collect();
    let mut rows = rows.into_iter();
    let pairs = std::iter::from_fn(|| Some([rows.next()?, rows.next()?]));
    pairs.skip(1).step_by(4).collect()
}

/// Cycles as [`Row`] counts them.
#[derive(Default)]
struct Cycles([f64; 3]);

impl Observer<Event> for Cycles {
    fn note(&mut self, _now: SimTime, _path: u8, event: Event) {
        match event.counter() {
            Some(Counter::ExplicitTrigger) => self.0[0] += 1.0,
            Some(Counter::CongestionFound) => self.0[1] += 1.0,
            Some(Counter::ImmediateRecovery) => self.0[2] += 1.0,
            _ => {}
        }
    }
}

struct Run {
    throughput_bps: f64,
    overhead_percent: f64,
    cycles: [f64; 3],
}

fn run(row: &Row, seed: u64) -> Run {
    let rules = Xstp { probing: row.probing, give_up: Duration::from_secs(1_000_000), ..Xstp::default() };
    let mut path = TwoStates::new(seed, row.stays, row.loss);
    let mut bytes = 0;
    let mut net = Net::<_, Cycles>::new(&rules, Source::Finite(FILE_BYTES), |crossing: &Crossing<'_>| {
        bytes += u64::from(crossing.packet.size);
        path.cross(crossing.now, crossing.from, crossing.ordinal)
    });
    let end = seconds(2_000_000);
    while net.ends[B].receiver().delivered_bytes < FILE_BYTES && net.step(end) {}
    let delivered = net.now().as_secs_f64();
    net.run(end);
    assert_eq!([A, B].map(|end| net.ends[end].state()), [State::Ended; 2]);
    let cycles = net.observers[A].0;
    let file = FILE_BYTES as f64;
    Run {
        throughput_bps: 8.0 * file / delivered,
        overhead_percent: (bytes as f64 / file - 1.0) * 100.0,
        cycles,
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The square of the standard error of a mean.
fn error_squared(values: &[f64]) -> f64 {
    let (own, count) = (mean(values), values.len() as f64);
    values.iter().map(|value| (value - own).powi(2)).sum::<f64>() / (count - 1.0) / count
}

/// Three standard errors of the difference, or this share of what the reference has if that is more.
fn compare(
    what: &str,
    ours: f64,
    error_squared: f64,
    [theirs, ci95]: [f64; 2],
    least: f64,
) -> Result<(), String> {
    let tolerance = 3.0 * (error_squared + (ci95 / T_975).powi(2)).sqrt();
    if (ours - theirs).abs() <= tolerance.max(least * theirs) {
        return Ok(());
    }
    Err(format!("{what}: {ours:.3}, the reference has {theirs:.3}, tolerance {tolerance:.3}"))
}

fn values(runs: &[Run], of: impl Fn(&Run) -> f64) -> Vec<f64> {
    runs.iter().map(of).collect()
}

/// The ratio of mean throughputs less one, %, and the square of its error from the paired residuals.
fn gain(off: &[f64], on: &[f64]) -> (f64, f64) {
    let ratio = mean(on) / mean(off);
    let residuals: Vec<f64> =
        on.iter().zip(off).map(|(on, own)| 100.0 * (on - ratio * own) / mean(off)).collect();
    (100.0 * (ratio - 1.0), error_squared(&residuals))
}

#[test]
fn throughput_overhead_and_gain_are_those_of_an_independent_model() {
    let mut problems: Vec<String> = Vec::new();
    for pair in pairs() {
        let runs = pair.each_ref().map(|row| (1..=SEEDS).map(|seed| run(row, seed)).collect::<Vec<_>>());
        for (row, runs) in pair.iter().zip(&runs) {
            let throughput = values(runs, |run| run.throughput_bps);
            let overhead = values(runs, |run| run.overhead_percent);
            let checks = [
                compare("throughput", mean(&throughput), error_squared(&throughput), row.throughput_bps, 0.0),
                compare("overhead", mean(&overhead), error_squared(&overhead), row.overhead_percent, 0.0),
            ];
            problems.extend(
                checks.into_iter().filter_map(Result::err).map(|said| format!("{}: {said}", row.name)),
            );
            for (index, count) in row.cycles.iter().enumerate() {
                // The reference gives no interval: as many runs as ours, as scattered as ours.
                let ours = values(runs, |run| run.cycles[index]);
                let error = 2.0 * error_squared(&ours);
                let check = compare("cycles", mean(&ours), error, [*count, 0.0], 0.1);
                problems.extend(check.err().map(|said| format!("{} {index}: {said}", row.name)));
            }
        }
        let [off, on] = runs.each_ref().map(|runs| values(runs, |run| run.throughput_bps));
        let (gain, error) = gain(&off, &on);
        let check = compare("gain", gain, error, pair[1].gain_percent, 0.0);
        problems.extend(check.err().map(|said| format!("{}: {said}", pair[1].name)));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
