//! A probing cycle and its map: the newest exchanges of POLL and STAT, and their round trips.

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

/// An exchange in the probing map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Which probe of the cycle, from 1; 0 for the entry reserved for POLLs sent before it.
    pub probe: u32,
    /// When its POLL was sent; none for the reserved one.
    stamp: Option<SimTime>,
    /// The round trip of its answer, if it has come.
    pub rtt: Option<Duration>,
}

/// The newest exchanges of a cycle: a new one takes the place of the oldest.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    room: usize,
    pub entries: VecDeque<Entry>,
}

impl Map {
    pub fn new(room: usize) -> Self {
        let mut entries = VecDeque::with_capacity(room);
        entries.push_back(Entry { probe: 0, stamp: None, rtt: None });
        Self { room, entries }
    }

    pub fn add(&mut self, probe: u32, stamp: SimTime) {
        if self.entries.len() >= self.room {
            self.entries.pop_front();
        }
        self.entries.push_back(Entry { probe, stamp: Some(stamp), rtt: None });
    }

    /// Writes the answer to the POLL sent at `stamp`: into its entry, or into the reserved one if it was sent before
    /// `began`. Returns the place.
    pub fn fill(&mut self, stamp: SimTime, began: SimTime, rtt: Duration) -> Option<usize> {
        let named = (stamp >= began).then_some(stamp);
        let place = self.entries.iter().position(|entry| entry.stamp == named)?;
        self.entries[place].rtt = Some(rtt);
        Some(place)
    }

    /// Entries filled in a row around `place`: how many, and their longest round trip.
    pub fn row(&self, place: usize) -> (u32, Duration) {
        let filled = |entry: &&Entry| entry.rtt.is_some();
        let before = self.entries.iter().take(place + 1).rev().take_while(filled);
        let after = self.entries.iter().skip(place + 1).take_while(filled);
        before
            .chain(after)
            .filter_map(|entry| entry.rtt)
            .fold((0, Duration::ZERO), |(count, most), rtt| (count + 1, most.max(rtt)))
    }

    pub fn oldest(&self) -> u32 {
        self.entries.front().map_or(0, |entry| entry.probe)
    }
}

/// A probing cycle under way.
#[derive(Clone, Debug)]
pub(crate) struct Cycle {
    /// When it began.
    pub began: SimTime,
    /// The longest round trip that does not mean congestion.
    pub limit: Duration,
    pub probes: u32,
    /// STATs without gaps.
    pub empty: u32,
    pub map: Map,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn the_fourth_probe_takes_the_place_of_the_reserved_entry() {
        let mut map = Map::new(4);
        for probe in 1..=3 {
            map.add(probe, at(100 * u64::from(probe)));
        }
        assert_eq!((map.entries.len(), map.oldest()), (4, 0));
        map.add(4, at(400));
        assert_eq!((map.entries.len(), map.oldest()), (4, 1));
        assert_eq!(map.fill(at(50), at(100), ms(200)), None, "no entry is reserved any more");
        map.add(5, at(500));
        assert_eq!(map.fill(at(100), at(100), ms(200)), None, "nor is there one for the first probe");
    }

    #[test]
    fn answers_to_earlier_polls_share_one_entry_and_the_last_of_them_counts() {
        let mut map = Map::new(4);
        map.add(1, at(100));
        assert_eq!(map.fill(at(20), at(100), ms(300)), Some(0));
        assert_eq!(map.fill(at(60), at(100), ms(200)), Some(0));
        assert_eq!(map.row(0), (1, ms(200)));
        assert_eq!(map.fill(at(100), at(100), ms(250)), Some(1));
        assert_eq!(map.row(1), (2, ms(250)));
    }

    #[test]
    fn only_entries_beside_each_other_are_in_a_row() {
        let mut map = Map::new(5);
        for probe in 1..=4 {
            map.add(probe, at(100 * u64::from(probe)));
        }
        map.fill(at(100), at(100), ms(200));
        let place = map.fill(at(300), at(100), ms(210)).unwrap();
        assert_eq!(map.row(place), (1, ms(210)));
        let place = map.fill(at(200), at(100), ms(205)).unwrap();
        assert_eq!(map.row(place), (3, ms(210)));
    }
}
