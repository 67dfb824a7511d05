//! Queues that keep their packets and say which leaves when the link is free, and which are dropped then.

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

use crate::cause::Cause;

/// A packet that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Which packet it is.
    pub packet: u32,
    /// The link it is to take.
    pub link: u32,
    /// The state of the link as the packet came, to notice that it went away meanwhile.
    pub epoch: u32,
    /// Its size with framing, bytes.
    pub bytes: u32,
    /// When it came.
    pub since: SimTime,
    /// What its flow is told by: equal for packets of one flow that go one way over one path.
    pub flow: u64,
    /// Whether it can carry a mark (ECT, RFC 3168).
    pub ecn_capable: bool,
    /// Whether its queue has given it one (CE).
    pub marked: bool,
}

impl Kept {
    /// How long it has been in the queue at `now`: its sojourn time.
    pub const fn sojourn(&self, now: SimTime) -> Duration {
        now.since(self.since)
    }
}

/// A packet that its queue has dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The packet.
    pub kept: Kept,
    /// Why.
    pub cause: Cause,
}

/// What a discipline that keeps its packets does with them.
pub(crate) trait Keeper {
    /// A packet comes. At most `room` may wait; `draw` is the packet's own, uniform in [0, 1). What is dropped for it,
    /// itself or others, goes to `refused`.
    fn enqueue(&mut self, arriving: Kept, room: usize, draw: f64, refused: &mut Vec<Refused>);

    /// The link is free: which packet is sent, if any is left when those are gone that are dropped now.
    fn dequeue(&mut self, now: SimTime, refused: &mut Vec<Refused>) -> Option<Kept>;

    /// Gives up all packets that `goes` says.
    fn drain(&mut self, goes: &dyn Fn(&Kept) -> bool, cause: Cause, refused: &mut Vec<Refused>);

    /// Packets that wait.
    fn packets(&self) -> usize;

    /// Their bytes.
    fn bytes(&self) -> u64;
}

/// Packets in the order in which they came.
#[derive(Clone, Debug, Default)]
pub(super) struct Fifo {
    waiting: VecDeque<Kept>,
    bytes: u64,
}

impl Fifo {
    pub fn push(&mut self, kept: Kept) {
        self.bytes += u64::from(kept.bytes);
        self.waiting.push_back(kept);
    }

    pub fn pop(&mut self) -> Option<Kept> {
        let first = self.waiting.pop_front()?;
        self.bytes -= u64::from(first.bytes);
        Some(first)
    }

    pub fn packets(&self) -> usize {
        self.waiting.len()
    }

    pub const fn bytes(&self) -> u64 {
        self.bytes
    }

    pub fn drain(&mut self, goes: &dyn Fn(&Kept) -> bool, cause: Cause, refused: &mut Vec<Refused>) {
        let bytes = &mut self.bytes;
        self.waiting.retain(|&kept| {
            let stays = !goes(&kept);
            if !stays {
                *bytes -= u64::from(kept.bytes);
                refused.push(Refused { kept, cause });
            }
            stays
        });
    }
}

#[cfg(test)]
pub(super) mod testing {
    use super::*;

    /// Packet number `packet` of `flow`, of `bytes`, which came at `ms`.
    pub fn kept(packet: u32, flow: u64, bytes: u32, ms: u64) -> Kept {
        let since = SimTime::from_millis(ms);
        Kept { packet, link: 0, epoch: 0, bytes, since, flow, ecn_capable: false, marked: false }
    }
}

#[cfg(test)]
mod tests {
    use super::testing::kept;
    use super::*;

    #[test]
    fn what_is_drained_is_refused_and_the_others_stay_in_order() {
        let mut fifo = Fifo::default();
        (0..4).for_each(|packet| fifo.push(Kept { link: packet % 2, ..kept(packet, 0, 100 + packet, 0) }));
        let mut refused = Vec::new();
        fifo.drain(&|one| one.link == 1, Cause::Outage, &mut refused);
        assert_eq!(refused.iter().map(|one| one.kept.packet).collect::<Vec<_>>(), [1, 3]);
        assert_eq!((fifo.packets(), fifo.bytes()), (2, 202));
        assert_eq!(
            [fifo.pop(), fifo.pop(), fifo.pop()].map(|one| one.map(|one| one.packet)),
            [Some(0), Some(2), None]
        );
        assert_eq!(fifo.bytes(), 0);
    }
}
