//! Gateways that put the packets of a flow back in order: numbers where packets enter a constellation, and a buffer where
//! they leave it, as tunnels with sequence numbers do (RFC 2890 2.2).

use std::collections::{BTreeMap, VecDeque};

use skywindow_units::{Duration, SimTime};

use crate::packet::{Header, OnArrival};

/// The packets of one direction and path of a flow that enter at one node: they are numbered together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tunnel {
    /// The node where they enter.
    pub entry: u32,
    /// Their flow.
    pub flow: u16,
    /// Its path.
    pub path: u8,
    /// 0 forward, 1 reverse.
    pub direction: u8,
}

impl Tunnel {
    /// The tunnel of a packet that was numbered.
    pub const fn of(header: &Header) -> Self {
        let Header { flow, path, direction, entry, .. } = *header;
        Self { entry, flow, path, direction }
    }
}

/// Numbers the packets that enter.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbering {
    next: BTreeMap<Tunnel, u32>,
}

impl Numbering {
    /// Numbers a packet that enters at `entry`, before it waits for the link.
    pub fn stamp(&mut self, entry: u32, header: &mut Header) {
        header.entry = entry;
        let next = self.next.entry(Tunnel::of(header)).or_default();
        header.sequence = *next;
        header.on_arrival = OnArrival::Numbered;
        *next = next.wrapping_add(1);
    }
}

/// A packet that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldBack {
    /// Its number in the tunnel.
    pub sequence: u32,
    /// The packet.
    pub packet: u32,
    /// When it came.
    pub since: SimTime,
}

/// A gap that a gateway waits for no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenUp {
    /// Packets that have not come.
    pub missing: u32,
    /// Packets that go on for it.
    pub released: u32,
}

/// What becomes of a packet that has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It goes on at once.
    Passes,
    /// It waits; for it to have room, a gap may be given up.
    Waits(Option<GivenUp>),
}

/// Puts the packets of one tunnel back in order.
///
/// A packet that is not the next waits until all before it have come, or for as long as packets are held; then it and all
/// before it go on. RFC 2890 2.2 discards what comes later still; here it goes on at once, out of order: a tunnel with
/// retransmissions inside would miss it.
#[derive(Clone, Debug)]
pub struct Resequencer {
    hold: Duration,
    room: usize,
    next: u32,
    /// What waits, in the order of numbers.
    held: VecDeque<HeldBack>,
    /// What goes on as soon as what is before it has.
    ready: VecDeque<HeldBack>,
}

impl Resequencer {
    /// Holds packets for at most `hold`, and no more than `room` of them.
    pub const fn new(hold: Duration, room: usize) -> Self {
        Self { hold, room, next: 0, held: VecDeque::new(), ready: VecDeque::new() }
    }

    /// Takes a packet that has come.
    pub fn take(&mut self, came: HeldBack) -> Taken {
        let ahead = came.sequence.wrapping_sub(self.next) as i32;
        if ahead < 0 {
            return Taken::Passes;
        }
        if ahead == 0 {
            self.next = self.next.wrapping_add(1);
            let waits = !self.ready.is_empty();
            if waits {
                self.ready.push_back(came);
            }
            self.go_on();
            return if waits { Taken::Waits(None) } else { Taken::Passes };
        }
        let at = self.held.partition_point(|held| self.before(held.sequence, came.sequence));
        self.held.insert(at, came);
        // The first of them, which may be the one that has come.
        let given_up = (self.held.len() > self.room).then(|| self.give_up_first());
        Taken::Waits(given_up.flatten())
    }

    /// Whether one number comes before another one; both are ahead of the next.
    const fn before(&self, one: u32, other: u32) -> bool {
        one.wrapping_sub(self.next) < other.wrapping_sub(self.next)
    }

    /// Makes ready what waits for nothing any more.
    fn go_on(&mut self) {
        while let Some(first) = self.held.front().copied().filter(|first| first.sequence == self.next) {
            self.held.pop_front();
            self.ready.push_back(first);
            self.next = self.next.wrapping_add(1);
        }
    }

    fn give_up_first(&mut self) -> Option<GivenUp> {
        let first = self.held.front()?.sequence;
        Some(self.give_up_to(first))
    }

    /// Makes ready everything up to the number `last`, and what follows without a gap.
    fn give_up_to(&mut self, last: u32) -> GivenUp {
        let (span, ready) = (last.wrapping_sub(self.next) + 1, self.ready.len());
        while let Some(first) = self.held.front().copied().filter(|first| !self.before(last, first.sequence))
        {
            self.held.pop_front();
            self.ready.push_back(first);
        }
        let missing = span - (self.ready.len() - ready) as u32;
        self.next = last.wrapping_add(1);
        self.go_on();
        GivenUp { missing, released: (self.ready.len() - ready) as u32 }
    }

    /// When the packet that has waited longest has waited for as long as packets are held; none if none waits.
    pub fn due(&self) -> Option<SimTime> {
        let oldest = self.held.iter().map(|held| held.since).min()?;
        Some(oldest + self.hold)
    }

    /// Gives up the gaps before packets that have waited for as long as packets are held.
    pub fn expire(&mut self, now: SimTime) -> Option<GivenUp> {
        let last = self.held.iter().rev().find(|held| held.since + self.hold <= now)?.sequence;
        Some(self.give_up_to(last))
    }

    /// The next packet that goes on after having waited.
    pub fn release(&mut self) -> Option<HeldBack> {
        self.ready.pop_front()
    }

    /// Whether packets are to go on.
    pub fn is_ready(&self) -> bool {
        !self.ready.is_empty()
    }

    /// About how much memory it takes, bytes.
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + (self.held.capacity() + self.ready.capacity()) * size_of::<HeldBack>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOLD_MS: u64 = 50;

    fn at(ms: u64) -> SimTime {
        SimTime::from_nanos(ms * 1_000_000)
    }

    struct Gateway {
        own: Resequencer,
        /// Instant and number of what has gone on, ms.
        out: Vec<(u64, u32)>,
        missing: u32,
    }

    impl Gateway {
        fn new(room: usize) -> Self {
            let own = Resequencer::new(Duration::from_millis(HOLD_MS), room);
            Self { own, out: Vec::new(), missing: 0 }
        }

        /// The clock goes on to `ms`.
        fn wait(&mut self, ms: u64) {
            while let Some(due) = self.own.due().filter(|&due| due <= at(ms)) {
                self.missing += self.own.expire(due).map_or(0, |gap| gap.missing);
                self.release(due.as_nanos() / 1_000_000);
            }
        }

        fn release(&mut self, ms: u64) {
            while let Some(held) = self.own.release() {
                self.out.push((ms, held.sequence));
            }
        }

        /// A packet comes at `ms`.
        fn come(&mut self, ms: u64, sequence: u32) -> Taken {
            self.wait(ms);
            let taken = self.own.take(HeldBack { sequence, packet: sequence, since: at(ms) });
            match taken {
                Taken::Passes => self.out.push((ms, sequence)),
                Taken::Waits(given_up) => self.missing += given_up.map_or(0, |gap| gap.missing),
            }
            self.release(ms);
            taken
        }
    }

    impl Gateway {
        /// Packets come, each at its instant.
        fn all_come(&mut self, packets: &[(u64, u32)]) {
            for &(ms, sequence) in packets {
                self.come(ms, sequence);
            }
        }
    }

    #[test]
    fn packets_in_order_pass_at_once() {
        let mut gateway = Gateway::new(8);
        assert!((0..5).all(|number| gateway.come(number.into(), number) == Taken::Passes));
        assert_eq!(gateway.out, [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]);
        assert_eq!(gateway.own.due(), None);
    }

    #[test]
    fn what_overtook_waits_until_the_gap_is_filled() {
        let mut gateway = Gateway::new(8);
        gateway.all_come(&[(0, 0), (1, 2), (2, 4), (3, 3), (9, 1)]);
        assert_eq!(gateway.out, [(0, 0), (9, 1), (9, 2), (9, 3), (9, 4)]);
        assert_eq!(gateway.missing, 0);
    }

    /// RFC 2890 2.2: a packet that has waited too long goes on with all before it, whatever is missing.
    #[test]
    fn no_packet_waits_longer_than_packets_are_held() {
        let mut gateway = Gateway::new(8);
        gateway.all_come(&[(0, 0), (1, 4), (11, 2), (21, 5), (31, 7)]);
        gateway.wait(100);
        // 4 takes 2 with it at 51 ms, and 5 follows without a gap; 7 waits for 6 until 81 ms.
        assert_eq!(gateway.out, [(0, 0), (51, 2), (51, 4), (51, 5), (81, 7)]);
        assert_eq!(gateway.missing, 3);
    }

    #[test]
    fn what_comes_after_its_gap_was_given_up_goes_on_at_once() {
        let mut gateway = Gateway::new(8);
        gateway.all_come(&[(0, 0), (1, 2), (60, 1), (61, 3)]);
        assert_eq!(gateway.out, [(0, 0), (51, 2), (60, 1), (61, 3)]);
    }

    /// RFC 2890 2.2: where there is no room the first of those that wait goes on.
    #[test]
    fn no_more_wait_than_there_is_room_for() {
        let mut gateway = Gateway::new(2);
        gateway.all_come(&[(0, 1), (1, 3), (2, 4)]);
        assert_eq!((&gateway.out[..], gateway.missing), (&[(2, 1)][..], 1));
        // Giving up 2 leaves nothing between 3, 4 and 5.
        gateway.come(3, 5);
        assert_eq!((&gateway.out[1..], gateway.missing), (&[(3, 3), (3, 4), (3, 5)][..], 2));
    }

    #[test]
    fn what_comes_before_all_that_wait_goes_on_before_them_where_there_is_no_room() {
        let mut gateway = Gateway::new(2);
        gateway.all_come(&[(0, 5), (1, 4), (2, 2)]);
        assert_eq!((&gateway.out[..], gateway.missing), (&[(2, 2)][..], 2));
        gateway.come(3, 3);
        assert_eq!(gateway.out[1..], [(3, 3), (3, 4), (3, 5)]);
    }

    #[test]
    fn what_comes_next_waits_behind_what_has_not_gone_on_yet() {
        let mut gateway = Gateway::new(8);
        gateway.come(0, 1);
        assert_eq!(gateway.own.take(HeldBack { sequence: 0, packet: 0, since: at(1) }), Taken::Passes);
        assert!(gateway.own.is_ready());
        let next = HeldBack { sequence: 2, packet: 2, since: at(1) };
        assert_eq!(gateway.own.take(next), Taken::Waits(None));
        gateway.release(1);
        assert_eq!(gateway.out, [(1, 1), (1, 2)]);
    }

    #[test]
    fn numbers_go_round() {
        let mut gateway = Gateway::new(8);
        gateway.own.next = u32::MAX - 1;
        gateway.all_come(&[(0, u32::MAX - 1), (1, 1), (2, 0), (3, u32::MAX)]);
        assert_eq!(gateway.out, [(0, u32::MAX - 1), (3, u32::MAX), (3, 0), (3, 1)]);
    }

    #[test]
    fn each_direction_and_path_of_a_flow_has_numbers_of_its_own_at_each_entry() {
        let mut numbering = Numbering::default();
        let mut number = |entry, path, direction| {
            let mut header = Header { path, direction, ..Header::default() };
            numbering.stamp(entry, &mut header);
            assert_eq!(header.on_arrival, OnArrival::Numbered);
            header.sequence
        };
        assert_eq!([number(7, 0, 0), number(7, 0, 0), number(7, 0, 1)], [0, 1, 0]);
        assert_eq!([number(7, 1, 0), number(8, 0, 0), number(7, 0, 0)], [0, 0, 2]);
    }
}
