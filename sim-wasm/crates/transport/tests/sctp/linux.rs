//! The profile `lksctp` beside the SCTP of Linux 6.12 in virtual time (tests/reference/linux_cells.csv).

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{Sctp, Source};
use skywindow_units::{Duration, SimTime};
use skywindow_validation::{Check, Measured, Quantity, whole};

use crate::common::{A, B, Crossing, Fate, Link, Pair, Quiet, two_links};
use crate::support::is_lost;

const CELLS: &str = include_str!("../../../../../tests/reference/linux_cells.csv");
const GOODPUT: Quantity = Quantity("goodput", "kbit/s");

/// A row of the cells.
struct Cell {
    bps: u64,
    delay: Duration,
    queue: usize,
    /// As it was realised.
    loss: f64,
    buffer: u32,
    seeds: u64,
    theirs: Measured,
}

impl Cell {
    /// A row of SCTP.
    fn read(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split(',').collect();
        let number = |at: usize| words[at].parse::<f64>().expect("a number");
        (words[0] == "sctp").then(|| Self {
            bps: number(2) as u64,
            delay: Duration::from_millis((number(3) * 1000.0).round() as u64),
            queue: number(4) as usize,
            loss: if number(5) > 0.0 { number(10) } else { 0.0 },
            buffer: number(6) as u32,
            seeds: number(7) as u64,
            theirs: Measured { value: number(8) / 1e3, error: number(9) / 1e3 },
        })
    }

    /// kbit/s.
    fn goodput(&self, seed: u64) -> f64 {
        let config = Sctp { receiver_buffer_bytes: self.buffer, ..Sctp::lksctp() };
        let fate = |crossing: &Crossing<'_>| {
            let lost = crossing.from == A && is_lost(self.loss, seed, crossing.ordinal);
            if lost { Fate::Lost } else { Fate::Arrives }
        };
        let fast = 1_000_000_000_000;
        let mut pair = Pair::<_, Quiet>::with_wires(&config, two_links(), Source::Endless, fate);
        pair.wires = [
            vec![vec![
                Link::with_queue(self.bps, Duration::ZERO, Some(self.queue + 1)),
                Link::with_queue(fast, self.delay, None),
            ]],
            vec![vec![Link::with_queue(fast, self.delay, None)]],
        ];
        let (from, to) = if self.delay > Duration::from_millis(100) { (40, 140) } else { (10, 60) };
        pair.run(SimTime::from_millis(1000 * from));
        let before = pair.ends[B].receiver().delivered_bytes;
        pair.run_on(SimTime::from_millis(1000 * to));
        (pair.ends[B].receiver().delivered_bytes - before) as f64 * 8e-3 / (to - from) as f64
    }

    fn setting(&self) -> String {
        let Self { bps, delay, queue, loss, buffer, .. } = self;
        let (rate, loss, delay) = (*bps as f64 / 1e6, 100.0 * loss, delay.as_millis_f64());
        format!("{rate} Mbit/s, {delay} ms, {queue} packets, {loss:.3} % loss, buffer of {buffer} bytes")
    }
}

/// But for a buffer of 4 MB without loss, where the kernel repairs the overflow of slow start in another way
/// (docs/architecture/limits.md).
#[test]
fn goodput_agrees_with_the_kernel() {
    let mut check = Check::new("sctp-linux");
    let cells: Vec<Cell> = CELLS.lines().skip(1).filter_map(Cell::read).collect();
    let cells = cells.iter().filter(|cell| cell.loss > 0.0 || cell.buffer < 1 << 20);
    for cell in cells.step_by(if whole() { 1 } else { 3 }) {
        let seeds = if cell.loss > 0.0 { cell.seeds } else { 1 };
        let runs: Vec<f64> = (1..=seeds).map(|seed| cell.goodput(seed)).collect();
        check.compare(&cell.setting(), GOODPUT, cell.theirs, Measured::of(&runs), 0.03 * cell.theirs.value);
    }
    check.finish(7);
}
