//! The packets of a flow: those whose fate is not known yet, and which of them carried a number last.

use std::collections::{BTreeMap, BTreeSet};

use crate::recording::{BlockKind, BlockRow, BundleRow, SegmentRow};

/// A packet of the flow.
#[derive(Clone, Debug)]
pub(super) struct Packet {
    /// Its row among those of all flows, which stands for its number.
    pub number: u32,
    /// That row.
    pub row: SegmentRow,
    /// Its pieces of data beside the first.
    pub bundles: Vec<BundleRow>,
    /// What it reports besides.
    pub blocks: Vec<BlockRow>,
    /// Whether somebody else sent it in the name of an end.
    pub forged: bool,
}

impl Packet {
    /// The numbers of its data.
    fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        let first = (self.row.chunks > 0).then_some(self.row.tsn);
        first.into_iter().chain(self.bundles.iter().map(|bundle| bundle.tsn))
    }

    /// Its blocks of a kind, as ranges.
    pub fn ranges(&self, kind: BlockKind) -> Vec<[u32; 2]> {
        let own = self.blocks.iter().filter(|block| block.kind == kind);
        own.map(|block| [block.first, block.last]).collect()
    }
}

/// Which packets are under way, and which carried what.
#[derive(Clone, Debug, Default)]
pub(super) struct Flight {
    /// By their numbers.
    pub waiting: BTreeMap<u32, Packet>,
    /// The packet that carried data of a number last, as far as they are not acknowledged with all before them.
    carriers: BTreeMap<u32, u32>,
    /// Those of them that count as lost.
    lost: BTreeSet<u32>,
}

impl Flight {
    /// A packet carries data from now on; returns the packets that counted as having them and now count as lost, because
    /// they are sent again.
    pub fn carry(&mut self, packet: &Packet, again: bool) -> Vec<u32> {
        let mut lost = Vec::new();
        for number in packet.numbers() {
            let before = self.carriers.insert(number, packet.number);
            // A packet is lost once, however many of its data are sent again, and none by its own coming.
            if let Some(before) = before.filter(|&before| again && before != packet.number)
                && self.lost.insert(before)
            {
                lost.push(before);
            }
        }
        lost
    }

    /// The packets whose data an acknowledgement reports that were not reported with all before them yet: `next` says
    /// whether its number is the next that is expected or the last that has come.
    pub fn acknowledge(&mut self, packet: &Packet, next: bool) -> Vec<[u32; 2]> {
        let mut acked = BTreeSet::new();
        let cumulative = packet.row.tsn;
        let mut rest = match (next, cumulative.checked_add(1)) {
            (true, _) => self.carriers.split_off(&cumulative),
            (false, Some(after)) => self.carriers.split_off(&after),
            (false, None) => BTreeMap::new(),
        };
        std::mem::swap(&mut rest, &mut self.carriers);
        acked.extend(rest.into_values());
        let told = [BlockKind::Gap, BlockKind::Promise];
        for [first, last] in told.into_iter().flat_map(|kind| packet.ranges(kind)) {
            if first <= last {
                acked.extend(self.carriers.range(first..=last).map(|(_, &number)| number));
            }
        }
        if let Some(&oldest) = self.carriers.values().min() {
            self.lost = self.lost.split_off(&oldest);
        }
        ranges(acked)
    }
}

/// Numbers as ranges of those that follow each other.
fn ranges(numbers: BTreeSet<u32>) -> Vec<[u32; 2]> {
    let mut all: Vec<[u32; 2]> = Vec::new();
    for number in numbers {
        match all.last_mut() {
            Some([_, last]) if last.checked_add(1) == Some(number) => *last = number,
            _ => all.push([number, number]),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use skywindow_units::SimTime;

    use super::{Flight, Packet, ranges};
    use crate::recording::{BlockKind, BlockRow, Direction, Retransmit, SegmentKind, SegmentRow};

    fn packet(number: u32, kind: SegmentKind, tsn: u32, gaps: &[[u32; 2]]) -> Packet {
        let blocks =
            gaps.iter().map(|&[first, last]| BlockRow { segment: number, kind: BlockKind::Gap, first, last });
        let row = SegmentRow {
            t: SimTime::ZERO,
            flow: 0,
            path: 0,
            direction: Direction::Forward,
            kind,
            retransmit: Retransmit::First,
            tsn,
            chunks: u16::from(kind == SegmentKind::Data),
            stream: 0,
            ssn: 0,
            bytes: 100,
            gaps: 0,
            ecn: 0,
        };
        Packet { number, row, bundles: Vec::new(), blocks: blocks.collect(), forged: false }
    }

    #[test]
    fn a_packet_is_lost_once_and_acknowledged_by_the_last_that_carried_its_data() {
        let mut flight = Flight::default();
        for (number, tsn) in [(0, 1), (2, 2), (3, 3), (4, 4)] {
            assert!(flight.carry(&packet(number, SegmentKind::Data, tsn, &[]), false).is_empty());
        }
        let report = |tsn, gaps: &[[u32; 2]]| packet(9, SegmentKind::Sack, tsn, gaps);
        assert_eq!(flight.acknowledge(&report(1, &[[3, 4]]), false), [[0, 0], [3, 4]]);
        assert_eq!(flight.carry(&packet(10, SegmentKind::Data, 2, &[]), true), [2]);
        assert_eq!(flight.carry(&packet(12, SegmentKind::Data, 2, &[]), true), [10]);
        assert_eq!(flight.acknowledge(&report(4, &[]), false), [[3, 4], [12, 12]]);
        assert!(flight.acknowledge(&report(4, &[]), false).is_empty());
    }

    #[test]
    fn what_is_expected_next_has_not_come() {
        let mut flight = Flight::default();
        for number in 1..4 {
            flight.carry(&packet(number, SegmentKind::Data, number, &[]), false);
        }
        assert_eq!(flight.acknowledge(&packet(9, SegmentKind::Sack, 3, &[]), true), [[1, 2]]);
        assert_eq!(ranges([1, 2, 4, 6, 7, 8].into()), [[1, 2], [4, 4], [6, 8]]);
    }
}
