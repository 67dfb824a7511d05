//! One run in virtual time: two links each way, messages at their intervals, what became of them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::cell::Cell;
use crate::stack::{Stack, Told};
use crate::trace;

/// When the first messages are handed over: associations are set up by then.
const START: u64 = 3_000_000_000;
/// How long what was handed over may still come.
const DRAIN: u64 = 60_000_000_000;

/// What became of a message that was handed over; none where it did not come.
pub type Fates = Vec<Vec<Option<u64>>>;

struct Link {
    bps: u64,
    delay: u64,
    free_at: u64,
}

impl Link {
    fn pass(&mut self, now: u64, bytes: usize) -> u64 {
        // A bit that has begun takes its time: rounded up, as a transmitter does.
        let time = (bytes as u128 * 8 * 1_000_000_000).div_ceil(u128::from(self.bps)) as u64;
        self.free_at = self.free_at.max(now) + time;
        self.free_at + self.delay
    }
}

/// 64 bits that depend on the seed, the direction and the ordinal alone.
fn random_bits(seed: u64, direction: u64, ordinal: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (ordinal << 1 | direction);
    for _ in 0..2 {
        z = z.wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
    }
    z
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    Packet { from: usize, hop: usize, packet: Vec<u8> },
    Offer { application: usize, number: u64 },
}

/// Runs it; `traced` prints every packet.
pub fn run(cell: &Cell, stack: &mut dyn Stack, seed: u64, traced: bool) -> Fates {
    // Without loss each run has a path of its own: else a timer that beats with the round trip would decide.
    let stretch = if cell.loss > 0.0 { 0.0 } else { 0.002 * (seed - 1) as f64 };
    let half = (cell.one_way_delay_ms * (1.0 + stretch) * 5e5) as u64;
    let link = |bps| Link { bps, delay: half, free_at: 0 };
    let (slow, fast) = (cell.rate_bps, 2 * cell.rate_bps);
    let mut links = [[link(slow), link(fast)], [link(fast), link(slow)]];
    let end = START + cell.seconds * 1_000_000_000;
    let mut fates: Fates = vec![Vec::new(); cell.setting.applications.len()];
    let mut offered: Fates = fates.clone();
    let mut agenda = BinaryHeap::new();
    let (mut order, mut sent) = (0_u64, [0_u64; 2]);
    for (application, made) in cell.setting.applications.iter().enumerate() {
        for number in 0..cell.seconds * 1000 / made.interval_ms {
            let at = START + number * made.interval_ms * 1_000_000;
            agenda.push(Reverse((at, order, Due::Offer { application, number })));
            order += 1;
            fates[application].push(None);
            offered[application].push(Some(at));
        }
    }
    stack.clock(0);
    stack.connect();
    let mut now = 0;
    loop {
        for told in stack.told() {
            match told {
                Told::Packet(from, packet) => {
                    let ordinal = sent[from];
                    sent[from] += 1;
                    let most = (cell.loss * 2f64.powi(64)) as u64;
                    let lost = from == 0 && random_bits(seed, 0, ordinal) < most;
                    if traced {
                        trace::print(now, from, lost, &packet);
                    }
                    let arrives = links[from][0].pass(now, packet.len());
                    if !lost {
                        agenda.push(Reverse((arrives, order, Due::Packet { from, hop: 1, packet })));
                        order += 1;
                    }
                }
                Told::Message(stream, message) => {
                    let number = u64::from_le_bytes(message[..8].try_into().expect("a number")) as usize;
                    fates[usize::from(stream)][number] = Some(now - offered[usize::from(stream)][number].unwrap());
                }
            }
        }
        let due = agenda.peek().map_or(u64::MAX, |Reverse((at, ..))| *at);
        let timer = stack.next();
        now = due.min(timer).max(now);
        if now > end + DRAIN {
            return fates;
        }
        stack.clock(now);
        if timer <= due {
            stack.timers();
            continue;
        }
        let Some(Reverse((_, _, due))) = agenda.pop() else { continue };
        match due {
            Due::Packet { from, hop, packet } if hop < 2 => {
                let arrives = links[from][hop].pass(now, packet.len());
                agenda.push(Reverse((arrives, order, Due::Packet { from, hop: hop + 1, packet })));
                order += 1;
            }
            Due::Packet { from, packet, .. } => stack.input(1 - from, &packet),
            Due::Offer { application, number } => {
                let mut message = vec![0; cell.setting.applications[application].bytes];
                message[..8].copy_from_slice(&number.to_le_bytes());
                stack.send(application as u16, &message);
            }
        }
    }
}
