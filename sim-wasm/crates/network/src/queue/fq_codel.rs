//! FQ-CoDel (RFC 8290): a CoDel queue for each flow, served in turn by deficit, those of flows that begin first.

use std::collections::{BTreeMap, VecDeque};

use skywindow_engine::Stream;
use skywindow_form::{Range, Reader, Scale, Unit, part};
use skywindow_units::SimTime;

use super::codel::{CodelSettings, Control, Source};
use super::keeping::{Fifo, Keeper, Kept, Refused};
use super::{DiscSettings, QueueDisc};
use crate::cause::Cause;

part! { "A CoDel queue for each flow, served in turn (FQ-CoDel)." FqCodelSettings in Links {
    target_ms: f64 = 5.0 => {
        help: "Packets of a flow may wait so long at the least over an interval before one is dropped.",
        label: "FQ-CoDel target", unit: Unit::MS, range: Range::of(0.01, 10_000.0), slider: Some((1.0, 500.0)), scale: Scale::Log,
        source: "RFC 8290 5.2.2: 5 ms",
    },
    interval_ms: f64 = 100.0 => {
        help: "For how long packets of a flow must have waited too long before the first is dropped: about the largest usual round-trip time.",
        label: "FQ-CoDel interval", unit: Unit::MS, range: Range::of(0.1, 100_000.0), slider: Some((10.0, 5_000.0)), scale: Scale::Log,
        source: "RFC 8290 5.2.1: 100 ms",
    },
    flows: u32 = 1024 => {
        help: "How many queues there are; which one a flow has is a hash, and two flows may share one.",
        label: "FQ-CoDel queues", unit: Unit::count("queues"), range: Range::of(1.0, 65_536.0), slider: Some((1.0, 1_024.0)), scale: Scale::Log,
        source: "RFC 8290 5.2.4: 1024",
    },
    quantum_bytes: u32 = 1514 => {
        help: "How much a queue may send before it is the turn of the next.",
        label: "FQ-CoDel quantum", unit: Unit::BYTES, range: Range::of(1.0, 1_000_000.0), slider: Some((300.0, 6_000.0)),
        source: "RFC 8290 5.2.3: 1514 bytes",
    },
    ecn: bool = true => {
        help: "Whether it marks packets that can carry a mark instead of dropping them.",
        label: "FQ-CoDel marks",
        source: "RFC 8290 5.2.5: on",
    },
}}

impl DiscSettings for FqCodelSettings {
    /// As of CoDel.
    fn check(&self, reader: &mut Reader) {
        self.codel().check(reader);
    }
}

impl FqCodelSettings {
    /// Those of each of its queues.
    const fn codel(&self) -> CodelSettings {
        CodelSettings { target_ms: self.target_ms, interval_ms: self.interval_ms, ecn: self.ecn }
    }
}

/// Names the hash that gives a flow its queue.
const HASH: u64 = 0x6671_5f63_6f64_656c;
/// A full buffer gives up at most so many packets at once (RFC 8290 4.1.3: a batch).
const BATCH: usize = 64;

/// The queue of the flows that have one hash.
#[derive(Clone, Debug)]
struct Flow {
    fifo: Fifo,
    control: Control,
    deficit: i64,
    /// Whether it stands in one of the lists.
    listed: bool,
}

/// All queues, and in which order they come.
#[derive(Clone, Debug)]
struct Flows {
    /// By their hash, as far as any has been used.
    all: BTreeMap<u32, Flow>,
    /// How many there can be.
    count: u32,
    fresh: Control,
    quantum: i64,
    new: VecDeque<u32>,
    old: VecDeque<u32>,
    packets: usize,
    bytes: u64,
}

/// The head of one queue, within the buffer of all.
struct Head<'a> {
    fifo: &'a mut Fifo,
    bytes: &'a mut u64,
    packets: &'a mut usize,
}

impl Source for Head<'_> {
    fn take(&mut self) -> Option<Kept> {
        let first = self.fifo.pop()?;
        *self.bytes -= u64::from(first.bytes);
        *self.packets -= 1;
        Some(first)
    }

    /// That of all queues, as Linux has it: a flow alone in a buffer of a packet is not what fills it.
    fn left(&self) -> u64 {
        *self.bytes
    }
}

/// FQ-CoDel.
#[derive(Clone, Debug)]
pub(crate) struct FqCodel(Box<Flows>);

impl FqCodel {
    /// No flow has a queue yet.
    pub fn new(settings: &FqCodelSettings) -> Self {
        Self(Box::new(Flows {
            all: BTreeMap::new(),
            count: settings.flows,
            fresh: Control::new(&settings.codel()),
            quantum: settings.quantum_bytes.into(),
            new: VecDeque::new(),
            old: VecDeque::new(),
            packets: 0,
            bytes: 0,
        }))
    }
}

impl Flows {
    fn queue_of(&self, flow: u64) -> u32 {
        (Stream::new(HASH).bits(flow) % u64::from(self.count)) as u32
    }

    fn take(&mut self, arriving: Kept) {
        let number = self.queue_of(arriving.flow);
        let (fresh, quantum) = (&self.fresh, self.quantum);
        let flow = self.all.entry(number).or_insert_with(|| Flow {
            fifo: Fifo::default(),
            control: fresh.clone(),
            deficit: 0,
            listed: false,
        });
        if !flow.listed {
            (flow.listed, flow.deficit) = (true, quantum);
            self.new.push_back(number);
        }
        self.packets += 1;
        self.bytes += u64::from(arriving.bytes);
        flow.fifo.push(arriving);
    }

    /// Drops from the head of the queue with the most bytes, up to half of them (RFC 8290 4.1.3).
    fn give_up(&mut self, refused: &mut Vec<Refused>) {
        let Self { all, packets, bytes, .. } = self;
        // Of equals the first.
        let Some(fattest) = all.values_mut().rev().max_by_key(|flow| flow.fifo.bytes()) else { return };
        let half = fattest.fifo.bytes() / 2;
        let mut gone = 0;
        for _ in 0..BATCH {
            let mut head = Head { fifo: &mut fattest.fifo, bytes, packets };
            let Some(kept) = head.take() else { return };
            gone += u64::from(kept.bytes);
            refused.push(Refused { kept, cause: Cause::QueueFull });
            if gone >= half {
                return;
            }
        }
    }

    /// The queue whose turn it is, and whether it is a new one (RFC 8290 4.2).
    fn turn(&self) -> Option<(u32, bool)> {
        let first = |list: &VecDeque<u32>, is_new| list.front().map(|&number| (number, is_new));
        first(&self.new, true).or_else(|| first(&self.old, false))
    }

    fn leave_list(&mut self, is_new: bool) {
        let list = if is_new { &mut self.new } else { &mut self.old };
        list.pop_front();
    }

    fn next(&mut self, now: SimTime, refused: &mut Vec<Refused>) -> Option<Kept> {
        loop {
            let (number, is_new) = self.turn()?;
            let Self { all, packets, bytes, quantum, .. } = self;
            let flow = all.get_mut(&number)?;
            if flow.deficit <= 0 {
                flow.deficit += *quantum;
                self.leave_list(is_new);
                self.old.push_back(number);
                continue;
            }
            let mut head = Head { fifo: &mut flow.fifo, bytes, packets };
            if let Some(leaving) = flow.control.dequeue(now, &mut head, refused) {
                flow.deficit -= i64::from(leaving.bytes);
                return Some(leaving);
            }
            self.leave_list(is_new);
            // A new queue that is empty waits among the old for its turn to pass, so that sending little and often
            // does not come before all others for ever.
            if is_new && !self.old.is_empty() {
                self.old.push_back(number);
            } else if let Some(flow) = self.all.get_mut(&number) {
                flow.listed = false;
            }
        }
    }
}

impl QueueDisc for FqCodel {
    fn keeper(&mut self) -> Option<&mut dyn Keeper> {
        Some(self)
    }

    fn kept(&self) -> Option<&dyn Keeper> {
        Some(self)
    }
}

impl Keeper for FqCodel {
    fn enqueue(&mut self, arriving: Kept, room: usize, _: f64, refused: &mut Vec<Refused>) {
        self.0.take(arriving);
        if self.0.packets > room {
            self.0.give_up(refused);
        }
    }

    fn dequeue(&mut self, now: SimTime, refused: &mut Vec<Refused>) -> Option<Kept> {
        self.0.next(now, refused)
    }

    fn drain(&mut self, goes: &dyn Fn(&Kept) -> bool, cause: Cause, refused: &mut Vec<Refused>) {
        let before = refused.len();
        self.0.all.values_mut().for_each(|flow| flow.fifo.drain(goes, cause, refused));
        self.0.packets -= refused.len() - before;
        self.0.bytes -= refused[before..].iter().map(|one| u64::from(one.kept.bytes)).sum::<u64>();
    }

    fn packets(&self) -> usize {
        self.0.packets
    }

    fn bytes(&self) -> u64 {
        self.0.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::super::keeping::testing::kept;
    use super::*;

    const NOW: SimTime = SimTime::from_millis(1);

    fn queue(settings: FqCodelSettings) -> FqCodel {
        FqCodel::new(&settings)
    }

    fn leave(queue: &mut FqCodel, count: usize) -> Vec<u64> {
        let mut next = || queue.dequeue(NOW, &mut Vec::new()).map(|one| one.flow);
        (0..count).filter_map(|_| next()).collect()
    }

    /// Puts `count` packets of `bytes` of a flow into a queue of much room.
    fn put(queue: &mut FqCodel, flow: u64, count: u32, bytes: u32) {
        (0..count).for_each(|packet| queue.enqueue(kept(packet, flow, bytes, 1), 1000, 0.5, &mut Vec::new()));
    }

    /// RFC 8290 4.2: each queue sends a quantum in its turn, however many packets wait in others.
    #[test]
    fn flows_share_the_link_by_bytes() {
        let mut queue = queue(FqCodelSettings::default());
        put(&mut queue, 1, 100, 1500);
        put(&mut queue, 2, 300, 500);
        let bytes = |flows: &[u64], flow| {
            flows.iter().filter(|&&one| one == flow).count() * if flow == 1 { 1500 } else { 500 }
        };
        let left = leave(&mut queue, 80);
        let (one, other) = (bytes(&left, 1) as f64, bytes(&left, 2) as f64);
        assert!((one / other - 1.0).abs() < 0.1, "{one} and {other}");
    }

    /// RFC 8290 4.2: a flow that begins comes before those that wait already, once.
    #[test]
    fn a_flow_that_begins_comes_first_until_it_has_had_a_quantum() {
        let mut queue = queue(FqCodelSettings::default());
        put(&mut queue, 1, 50, 1500);
        leave(&mut queue, 10);
        put(&mut queue, 2, 2, 1000);
        put(&mut queue, 3, 1, 100);
        assert_eq!(leave(&mut queue, 4), [2, 2, 3, 1]);
    }

    /// RFC 8290 4.2: an empty new queue goes to the old ones, so that it does not come first again at once.
    #[test]
    fn what_is_sent_now_and_again_does_not_come_first_for_ever() {
        let mut queue = queue(FqCodelSettings::default());
        put(&mut queue, 1, 50, 1500);
        put(&mut queue, 3, 50, 1500);
        leave(&mut queue, 4);
        put(&mut queue, 2, 1, 1500);
        assert_eq!(leave(&mut queue, 1), [2]);
        leave(&mut queue, 1);
        put(&mut queue, 2, 1, 1500);
        assert_ne!(leave(&mut queue, 1), [2]);
    }

    /// RFC 8290 4.1.3: the head of the queue with the most bytes pays, half of it and at most a batch.
    #[test]
    fn a_full_buffer_drops_from_the_head_of_the_longest_queue() {
        let mut queue = queue(FqCodelSettings::default());
        put(&mut queue, 1, 2, 1500);
        put(&mut queue, 2, 8, 1500);
        let mut refused = Vec::new();
        queue.enqueue(kept(7, 1, 1500, 1), 10, 0.5, &mut refused);
        let of = |one: &Refused| (one.kept.flow, one.kept.packet, one.cause);
        let expected = [0, 1, 2, 3].map(|packet| (2, packet, Cause::QueueFull));
        assert_eq!(refused.iter().map(of).collect::<Vec<_>>(), expected);
        assert_eq!((queue.packets(), queue.bytes()), (7, 7 * 1500));
        put(&mut queue, 2, 500, 1500);
        refused.clear();
        queue.enqueue(kept(7, 1, 1500, 1), 507, 0.5, &mut refused);
        assert_eq!(refused.len(), 64);
    }

    /// RFC 8290 5.2.4: flows whose hashes are one share a queue.
    #[test]
    fn a_single_queue_serves_in_the_order_of_arrival() {
        let mut queue = queue(FqCodelSettings { flows: 1, ..FqCodelSettings::default() });
        put(&mut queue, 1, 3, 1500);
        put(&mut queue, 2, 3, 1500);
        assert_eq!(leave(&mut queue, 9), [1, 1, 1, 2, 2, 2]);
    }

    /// A small quantum gives small packets several turns for one of a large one.
    #[test]
    fn a_quantum_below_a_packet_makes_large_ones_wait() {
        let mut queue = queue(FqCodelSettings { quantum_bytes: 300, ..FqCodelSettings::default() });
        put(&mut queue, 1, 5, 1500);
        put(&mut queue, 2, 9, 100);
        assert_eq!(leave(&mut queue, 9)[1..], [2, 2, 2, 2, 2, 2, 2, 2]);
    }

    /// RFC 8290 4.2: the queue of each flow has its own CoDel: what waits in one costs nothing in another.
    #[test]
    fn only_the_flow_whose_packets_wait_is_dropped_from() {
        let mut queue = queue(FqCodelSettings::default());
        let mut refused = Vec::new();
        for now in (100..2000).step_by(5) {
            queue.drain(&|kept| kept.flow == 1, Cause::QueueFull, &mut Vec::new());
            (0..5).for_each(|_| queue.enqueue(kept(0, 1, 1500, now - 100), 1000, 0.5, &mut Vec::new()));
            queue.enqueue(kept(0, 2, 200, now), 1000, 0.5, &mut Vec::new());
            let time = SimTime::from_millis(now);
            for _ in 0..2 {
                queue.dequeue(time, &mut refused);
            }
        }
        assert!(refused.len() > 10, "{}", refused.len());
        assert!(refused.iter().all(|one| one.kept.flow == 1 && one.cause == Cause::StandingQueue));
    }
}
