//! Delivery opportunities, as link emulators have them: each carries 1500 bytes at its instant, of one packet or of
//! several that came before it; what is not used is gone.

use skywindow_units::{BitRate, Duration, SimTime};

use crate::transmitter::Service;

/// What an opportunity carries, bytes.
const EACH: u32 = 1500;

/// The opportunities of a link, and how far they have been used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opportunities {
    /// Instants within a turn, in order, in whole milliseconds; the last is how long a turn takes, and is above zero.
    instants_ms: Vec<u64>,
    /// The opportunity that was used last, over all turns, and the bytes it has left; none before the first.
    used: Option<(u64, u32)>,
    /// The same of the one that a packet begins with which is to be sent.
    next: (u64, u32),
}

impl Opportunities {
    /// Of a trace that begins anew after its last instant; none where that takes no time.
    pub fn new(instants_ms: Vec<u64>) -> Option<Self> {
        (instants_ms.last() > Some(&0)).then_some(Self { instants_ms, used: None, next: (0, EACH) })
    }

    /// The rate of a turn, framing included.
    pub fn rate(&self) -> BitRate {
        let bits = 8 * u64::from(EACH) * self.instants_ms.len() as u64;
        BitRate::from_bps(1000 * bits / self.turn_ms())
    }

    /// How many bytes may leave after `from` and not after `until`.
    pub fn bytes_between(&self, from: SimTime, until: SimTime) -> u64 {
        u64::from(EACH) * self.first_after(until).saturating_sub(self.first_after(from))
    }

    fn turn_ms(&self) -> u64 {
        self.instants_ms.last().copied().unwrap_or(1).max(1)
    }

    /// When opportunity `number` comes.
    fn at(&self, number: u64) -> SimTime {
        let count = self.instants_ms.len() as u64;
        let within = self.instants_ms[(number % count) as usize];
        SimTime::ZERO + Duration::from_millis(1) * (number / count * self.turn_ms() + within)
    }

    /// The first opportunity after `time`.
    fn first_after(&self, time: SimTime) -> u64 {
        let ms = time.as_nanos() / 1_000_000;
        let count = self.instants_ms.len() as u64;
        let (turn, within) = (ms / self.turn_ms(), ms % self.turn_ms());
        turn * count + self.instants_ms.partition_point(|&instant| instant <= within) as u64
    }

    /// The opportunity that a packet begins with which came at `now`, where the transmitter is free from `ready` on: what
    /// is left of the one that keeps it busy until then, else the first that finds it free. It is busy for another reason
    /// where it waits for the end of a handover's interruption, or sends to others as well.
    fn next(&self, now: SimTime, ready: SimTime) -> (u64, u32) {
        match self.used {
            Some((number, left)) if self.at(number) > now && self.at(number) == ready => match left {
                0 => (number + 1, EACH),
                left => (number, left),
            },
            _ => {
                let just_before = SimTime::from_nanos(ready.as_nanos().saturating_sub(1));
                (self.first_after(now.max(just_before)), EACH)
            }
        }
    }
}

impl Service for Opportunities {
    fn begins(&mut self, now: SimTime, ready: SimTime) -> SimTime {
        self.next = self.next(now, ready);
        self.at(self.next.0)
    }

    fn ends(&mut self, _now: SimTime, _begins: SimTime, bytes: u32) -> SimTime {
        let (mut number, mut left) = self.next;
        let mut rest = bytes;
        while rest > left {
            rest -= left;
            (number, left) = (number + 1, EACH);
        }
        self.used = Some((number, left - rest));
        self.at(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Transmitter;

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    /// When packets begin and end to leave that come at the instants given; none where the queue is full.
    fn leave(trace: &[u64], packets: &[(u64, u32)]) -> Vec<Option<(u64, u64)>> {
        let mut opportunities = Opportunities::new(trace.to_vec()).expect("a trace");
        let mut transmitter = Transmitter::new(BitRate::from_bps(1), 3);
        let ms = |time: SimTime| time.as_nanos() / 1_000_000;
        let offer = |&(now, bytes): &(u64, u32)| {
            let departure = transmitter.offer_by(at(now), bytes, &mut opportunities)?;
            Some((ms(departure.begins), ms(departure.ends)))
        };
        packets.iter().map(offer).collect()
    }

    #[test]
    fn packets_leave_exactly_at_opportunities_turn_after_turn() {
        let packets = [(0, 1500), (0, 1500), (0, 1500), (12, 1500), (19, 1500)];
        let instants = [2, 5, 10, 15, 20].map(|ms| Some((ms, ms)));
        assert_eq!(leave(&[2, 5, 10], &packets[..3]), instants[..3]);
        assert_eq!(
            leave(&[2, 5, 10], &[(10, 1500), (10, 1500), (19, 1500)]),
            [12, 15, 20].map(|ms| Some((ms, ms)))
        );
        assert_eq!(leave(&[5], &packets), [5, 10, 15, 20, 25].map(|ms| Some((ms, ms))));
    }

    #[test]
    fn small_packets_share_an_opportunity_and_large_ones_take_several() {
        let packets = [(0, 500), (0, 500), (0, 600), (5, 3000)];
        let expected = [(5, 5), (5, 5), (5, 10), (10, 20)];
        assert_eq!(leave(&[5], &packets), expected.map(Some));
    }

    #[test]
    fn what_comes_at_an_opportunity_has_missed_it_and_unused_bytes_are_gone() {
        assert_eq!(leave(&[5], &[(0, 100), (5, 100), (6, 100)]), [(5, 5), (10, 10), (10, 10)].map(Some));
    }

    #[test]
    fn several_in_one_millisecond_carry_a_packet_each() {
        assert_eq!(leave(&[1, 1, 4], &[(0, 1500), (0, 1500), (0, 1500)]), [(1, 1), (1, 1), (4, 4)].map(Some));
    }

    #[test]
    fn opportunities_of_an_interruption_are_gone_and_others_wait_for_its_end() {
        let mut opportunities = Opportunities::new(vec![2, 5, 10]).expect("a trace");
        let mut transmitter = Transmitter::new(BitRate::from_bps(1), 9);
        let mut leaves = |transmitter: &mut Transmitter, now: u64| {
            let departure = transmitter.offer_by(at(now), 1500, &mut opportunities);
            departure.map(|departure| departure.ends.as_nanos() / 1_000_000)
        };
        assert_eq!([0, 0].map(|now| leaves(&mut transmitter, now)), [Some(2), Some(5)]);
        transmitter.hold_until(at(15));
        assert_eq!([0, 0].map(|now| leaves(&mut transmitter, now)), [Some(15), Some(20)]);
        // What a cut empties has used none of those after it.
        transmitter.flush(at(3));
        assert_eq!(leaves(&mut transmitter, 3), Some(5));
    }

    #[test]
    fn as_many_wait_as_the_queue_holds() {
        assert_eq!(leave(&[9], &[(0, 1500); 4])[3], None);
    }

    #[test]
    fn the_rate_is_that_of_its_opportunities() {
        let trace = Opportunities::new(vec![1, 1, 4]).expect("a trace");
        assert_eq!(trace.rate().as_bps(), 9_000_000);
        let bytes = |from, until| trace.bytes_between(at(from), at(until));
        assert_eq!((bytes(0, 4), bytes(0, 5), bytes(4, 8), bytes(0, 4000)), (4500, 7500, 4500, 4_500_000));
        assert_eq!(Opportunities::new(vec![0, 0]), None);
    }
}
