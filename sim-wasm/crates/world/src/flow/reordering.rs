//! Packets that overtake each other on their way, counted as RFC 4737 defines it.

use std::collections::VecDeque;
use std::hint::cold_path;

/// The most gaps that are remembered: lost packets leave theirs open for good.
const MOST_GAPS: usize = 1_024;

/// Numbers that a packet has jumped over.
#[derive(Clone, Copy, Debug)]
struct Gap {
    /// The first number, and the one after the last.
    numbers: [u32; 2],
    /// The packets that had arrived before the one that jumped.
    arrived: u64,
}

/// How many packets arrived, and how many of them after later ones.
#[derive(Clone, Copy, Debug, Default)]
pub struct Overtaken {
    /// All that arrived.
    pub arrived: u64,
    /// The reordered ones among them.
    pub reordered: u64,
    /// The sum of their extents.
    extents: u64,
    /// Their largest extent; 0 without any.
    pub largest_extent: u32,
}

impl Overtaken {
    /// Both together.
    pub fn plus(self, other: Self) -> Self {
        Self {
            arrived: self.arrived + other.arrived,
            reordered: self.reordered + other.reordered,
            extents: self.extents + other.extents,
            largest_extent: self.largest_extent.max(other.largest_extent),
        }
    }

    /// The share of the reordered ones; none before the first arrival.
    pub fn fraction(&self) -> Option<f64> {
        (self.arrived > 0).then(|| self.reordered as f64 / self.arrived as f64)
    }

    /// Their mean extent; none without any.
    pub fn mean_extent(&self) -> Option<f64> {
        (self.reordered > 0).then(|| self.extents as f64 / self.reordered as f64)
    }
}

/// What one direction of a flow has met, packets being numbered from 0 in the order of sending.
#[derive(Clone, Debug, Default)]
pub struct Reordering {
    /// NextExp: one more than the greatest number that has arrived.
    next_expected: u32,
    counts: Overtaken,
    /// The oldest first.
    gaps: VecDeque<Gap>,
}

impl Reordering {
    /// Takes note of an arrival. If the packet is reordered (RFC 4737 section 3.3), which later ones have overtaken,
    /// returns its extent (section 4.2.2): how many arrivals ago the first of them came.
    #[inline]
    pub fn arrive(&mut self, number: u32) -> Option<u32> {
        if number == self.next_expected {
            self.next_expected = number.wrapping_add(1);
            self.counts.arrived += 1;
            return None;
        }
        cold_path();
        self.jump_or_fall_back(number)
    }

    #[cold]
    fn jump_or_fall_back(&mut self, number: u32) -> Option<u32> {
        let before = self.counts.arrived;
        self.counts.arrived += 1;
        if number > self.next_expected {
            if self.gaps.len() == MOST_GAPS {
                self.gaps.pop_front();
            }
            self.gaps.push_back(Gap { numbers: [self.next_expected, number], arrived: before });
            self.next_expected = number.wrapping_add(1);
            return None;
        }
        // Whoever overtook it first jumped over it. A gap that has been forgotten is older than all others.
        let covers = |gap: &&Gap| (gap.numbers[0]..gap.numbers[1]).contains(&number);
        let gap = self.gaps.iter().rev().find(covers).or(self.gaps.front());
        let extent = u32::try_from(before - gap.map_or(before, |gap| gap.arrived)).unwrap_or(u32::MAX);
        self.counts.reordered += 1;
        self.counts.extents += u64::from(extent);
        self.counts.largest_extent = self.counts.largest_extent.max(extent);
        Some(extent)
    }

    /// What it has counted.
    pub const fn counts(&self) -> Overtaken {
        self.counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn extents(arrivals: &[u32]) -> Vec<Option<u32>> {
        let mut reordering = Reordering::default();
        arrivals.iter().map(|&number| reordering.arrive(number)).collect()
    }

    #[test]
    fn rfc_4737_section_4_2_4_the_extent_counts_from_the_first_packet_that_overtook() {
        // The examples of tables 1 and 2, numbered from 0.
        assert_eq!(extents(&[0, 1, 2, 4, 5, 6, 7, 3])[7], Some(4), "packet 4 of table 1");
        let late = extents(&[0, 1, 2, 3, 6, 7, 8, 4, 5, 9]);
        assert_eq!(late[7..], [Some(3), Some(4), None]);
        assert_eq!(extents(&[0, 1, 2]), [None; 3]);
    }

    #[test]
    fn a_packet_that_never_comes_reorders_nothing() {
        assert_eq!(extents(&[0, 2, 3, 5, 6]), [None; 5]);
        assert_eq!(extents(&[1, 3, 2, 0]), [None, None, Some(1), Some(3)]);
    }

    /// All orders of the numbers from 0 on.
    fn orders(count: u32) -> Vec<Vec<u32>> {
        let Some(last) = count.checked_sub(1) else { return vec![Vec::new()] };
        let into = |order: Vec<u32>| {
            (0..=order.len()).map(move |place| {
                let mut longer = order.clone();
                longer.insert(place, last);
                longer
            })
        };
        orders(last).into_iter().flat_map(into).collect()
    }

    /// Against the definition itself: a packet is reordered if a greater number came before it, and its extent is the
    /// distance to the first of these.
    #[test]
    fn every_extent_is_that_of_the_definition_in_whatever_order_packets_come_and_whichever_are_lost() {
        for order in orders(6) {
            for lost in 0..64_u32 {
                let arrivals: Vec<u32> =
                    order.iter().copied().filter(|number| lost >> number & 1 == 0).collect();
                let defined = |at: usize| {
                    let first = arrivals[..at].iter().position(|&before| before > arrivals[at])?;
                    Some((at - first) as u32)
                };
                let expected: Vec<Option<u32>> = (0..arrivals.len()).map(defined).collect();
                assert_eq!(extents(&arrivals), expected, "{arrivals:?}");
            }
        }
    }
}
