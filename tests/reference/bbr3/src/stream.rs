//! Streams of acknowledgements: a sender by a script, one queue, a delay, losses. Whoever drives a controller with one
//! gets the same events in the same order.

use std::collections::VecDeque;

/// Bytes of each packet.
pub const BYTES: u64 = 1200;

/// A part of a script.
#[derive(Clone, Copy)]
pub struct Part {
    /// Until when it lasts, ms.
    pub until_ms: u64,
    /// The sender sends so many bytes a second, with so many packets in flight at most.
    pub send: u64,
    pub window: usize,
    /// The application keeps data back.
    pub app_limited: bool,
    /// The link carries so many bytes a second, and round trips take so long, ms.
    pub link: u64,
    pub rtt_ms: u64,
    /// Of a thousand packets so many are lost, by a hash of their number.
    pub loss: u64,
}

/// A stream.
pub struct Script {
    pub name: &'static str,
    /// Packets that fit into the queue.
    pub queue: u64,
    pub parts: Vec<Part>,
}

const PLAIN: Part =
    Part { until_ms: 0, send: 0, window: 100, app_limited: false, link: 60_000, rtt_ms: 400, loss: 0 };

/// A start that doubles, then rounds of 6 s: even, faster, slower, and with few packets in flight.
fn cycles(queue: u64, name: &'static str, until_s: u64, change: impl Fn(Part) -> Part) -> Script {
    let mut parts = Vec::new();
    for (until_ms, send) in
        [(400, 30_000), (800, 60_000), (1200, 120_000), (1600, 150_000), (3400, 90_000), (4400, 30_000)]
    {
        parts.push(Part { until_ms, send, window: 60, ..PLAIN });
    }
    let mut ms = 4400;
    while ms < until_s * 1000 {
        for (lasts, send, window) in [
            (600, 58_000, 100),
            (1400, 10_000, 8),
            (1400, 59_000, 100),
            (1800, 75_000, 50),
            (800, 45_000, 100),
        ] {
            ms += lasts;
            parts.push(Part { until_ms: ms, send, window, ..PLAIN });
        }
    }
    Script { name, queue, parts: parts.into_iter().map(change).collect() }
}

/// All streams.
pub fn scripts() -> Vec<Script> {
    vec![
        cycles(60, "plain", 40, |part| part),
        cycles(60, "loss", 50, |part| Part { loss: 12, ..part }),
        cycles(20, "shallow", 40, |part| Part { send: part.send + part.send / 4, ..part }),
        cycles(60, "pauses", 40, |part| {
            let few = (14_000..20_000).contains(&part.until_ms);
            let none = (26_000..31_500).contains(&part.until_ms);
            let send = if few {
                20_000
            } else if none {
                0
            } else {
                part.send
            };
            Part { send, app_limited: few || none, ..part }
        }),
        cycles(60, "steps", 40, |part| {
            let fast = part.until_ms > 12_000;
            let (link, send) = if fast { (90_000, part.send * 3 / 2) } else { (part.link, part.send) };
            Part { link, send, rtt_ms: if part.until_ms > 24_000 { 500 } else { 400 }, ..part }
        }),
    ]
}

/// What happens, at an instant in ns.
pub enum Event {
    /// The packet leaves.
    Sent { now: u64, packet: u64 },
    /// The packet is acknowledged, and those are held to be lost: three that left later have arrived. The application
    /// keeps data back, or not.
    Acked { now: u64, packet: u64, lost: Vec<u64>, app_limited: bool },
}

/// Tells of the whole stream.
pub fn play(script: &Script, mut tell: impl FnMut(Event)) {
    let (mut now, mut leaves, mut free, mut next) = (0_u64, 0_u64, 0_u64, 0_u64);
    let mut flying: VecDeque<(u64, Option<u64>)> = VecDeque::new();
    for part in &script.parts {
        let until = part.until_ms * 1_000_000;
        loop {
            let first = flying.iter().filter_map(|&(packet, back)| Some((back?, packet))).min();
            let open = part.send > 0 && flying.len() < part.window;
            let sends = if open { Some(leaves.max(now)) } else { None };
            let acks = first.is_some_and(|(back, _)| sends.is_none_or(|sends| back <= sends));
            let at = if acks { first.map(|(back, _)| back) } else { sends };
            let Some(at) = at.filter(|&at| at < until) else { break };
            now = now.max(at);
            if acks {
                let packet = first.expect("one is acknowledged").1;
                flying.retain(|&(other, _)| other != packet);
                let lost: Vec<u64> =
                    flying.iter().map(|&(other, _)| other).filter(|other| other + 3 <= packet).collect();
                flying.retain(|(other, _)| !lost.contains(other));
                tell(Event::Acked { now, packet, lost, app_limited: part.app_limited });
                continue;
            }
            let full = free.saturating_sub(now) * part.link / 1_000_000_000 > script.queue * BYTES;
            let errs = hash(next) % 1000 < part.loss;
            if !full {
                free = free.max(now) + BYTES * 1_000_000_000 / part.link;
            }
            let back = (!full && !errs).then(|| free + part.rtt_ms * 1_000_000);
            flying.push_back((next, back));
            tell(Event::Sent { now, packet: next });
            leaves = leaves.max(now) + BYTES * 1_000_000_000 / part.send;
            next += 1;
        }
        now = now.max(until);
    }
}

/// splitmix64.
fn hash(of: u64) -> u64 {
    let mut z = of.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
