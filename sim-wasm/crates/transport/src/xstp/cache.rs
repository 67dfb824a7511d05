//! The send cache: when each unacknowledged segment last left, and how often it has been sent again.

use std::collections::VecDeque;

use skywindow_units::SimTime;

use super::settings::FIRST;

/// A segment that is not acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sent {
    /// When it last left.
    pub last: SimTime,
    /// How often it has been sent again.
    pub again: u32,
    /// It is to be sent again, and pacing holds it back.
    pub waits: bool,
}

/// What is outstanding: every segment from the first unacknowledged one to the next new one.
#[derive(Clone, Debug)]
pub(crate) struct Cache {
    una: u64,
    sent: VecDeque<Sent>,
}

impl Cache {
    pub const fn new() -> Self {
        Self { una: FIRST, sent: VecDeque::new() }
    }

    /// The first unacknowledged segment.
    #[inline]
    pub const fn una(&self) -> u64 {
        self.una
    }

    /// The next new segment.
    #[inline]
    pub fn nxt(&self) -> u64 {
        self.una + self.sent.len() as u64
    }

    /// Segments outstanding.
    #[inline]
    pub fn outstanding(&self) -> u64 {
        self.sent.len() as u64
    }

    /// Takes the next new segment, which leaves now.
    #[inline]
    pub fn push(&mut self, now: SimTime) -> u64 {
        self.sent.push_back(Sent { last: now, again: 0, waits: false });
        self.nxt() - 1
    }

    /// Everything before `ack` has come; returns how many segments that tells of.
    #[inline]
    pub fn acknowledge(&mut self, ack: u64) -> u64 {
        let ack = ack.clamp(self.una, self.nxt());
        let count = ack - self.una;
        self.sent.drain(..count as usize);
        self.una = ack;
        count
    }

    /// What is known of a segment, if it is outstanding.
    #[inline]
    pub fn get_mut(&mut self, seq: u64) -> Option<&mut Sent> {
        self.sent.get_mut(seq.checked_sub(self.una)? as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_acknowledgement_is_of_what_is_outstanding_and_nothing_else() {
        let mut cache = Cache::new();
        let at = SimTime::from_millis;
        assert_eq!([cache.push(at(1)), cache.push(at(2)), cache.push(at(3))], [1, 2, 3]);
        assert_eq!((cache.una(), cache.nxt(), cache.outstanding()), (1, 4, 3));
        assert_eq!(cache.acknowledge(3), 2);
        assert_eq!(cache.acknowledge(2), 0, "an old report");
        assert_eq!(cache.get_mut(2), None);
        assert_eq!(cache.get_mut(3).copied(), Some(Sent { last: at(3), again: 0, waits: false }));
        assert_eq!(cache.acknowledge(99), 1, "no more than was sent");
        assert_eq!((cache.una(), cache.nxt()), (4, 4));
    }
}
