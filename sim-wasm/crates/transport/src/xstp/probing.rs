//! Probing: before a loss is taken for congestion, a few exchanges of POLL and STAT show what round trips are like now.

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

use super::endpoint::Out;
use super::event::{Event, Ignored, PATH, Trigger};
use super::report::Report;
use super::sender::{Polling, Sender};
use super::settings::Xstp;
use crate::api::Observer;
use crate::congestion::Controller;

/// An exchange in the probing map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    /// Which probe of the cycle, from 1; 0 for the entry reserved for POLLs sent before it.
    probe: u32,
    /// When its POLL was sent; none for the reserved one.
    stamp: Option<SimTime>,
    /// The round trip of its answer, if it has come.
    rtt: Option<Duration>,
}

/// The newest exchanges of a cycle: a new one takes the place of the oldest.
#[derive(Clone, Debug)]
struct Map {
    room: usize,
    entries: VecDeque<Entry>,
}

impl Map {
    fn new(room: usize) -> Self {
        let mut entries = VecDeque::with_capacity(room);
        entries.push_back(Entry { probe: 0, stamp: None, rtt: None });
        Self { room, entries }
    }

    fn add(&mut self, probe: u32, stamp: SimTime) {
        if self.entries.len() >= self.room {
            self.entries.pop_front();
        }
        self.entries.push_back(Entry { probe, stamp: Some(stamp), rtt: None });
    }

    /// Writes the answer to the POLL sent at `stamp`: into its entry, or into the reserved one if it was sent before
    /// `began`. Returns the place.
    fn fill(&mut self, stamp: SimTime, began: SimTime, rtt: Duration) -> Option<usize> {
        let named = (stamp >= began).then_some(stamp);
        let place = self.entries.iter().position(|entry| entry.stamp == named)?;
        self.entries[place].rtt = Some(rtt);
        Some(place)
    }

    /// Entries filled in a row around `place`: how many, and their longest round trip.
    fn row(&self, place: usize) -> (u32, Duration) {
        let filled = |entry: &&Entry| entry.rtt.is_some();
        let before = self.entries.iter().take(place + 1).rev().take_while(filled);
        let after = self.entries.iter().skip(place + 1).take_while(filled);
        before
            .chain(after)
            .filter_map(|entry| entry.rtt)
            .fold((0, Duration::ZERO), |(count, most), rtt| (count + 1, most.max(rtt)))
    }

    fn oldest(&self) -> u32 {
        self.entries.front().map_or(0, |entry| entry.probe)
    }
}

/// So many STATs without gaps end a cycle that the first of them does not: nothing is missing that could fill the map.
/// Assumed, as many exchanges as the map of Elaasar et al. 2005 holds.
const EMPTY_EXCHANGES: u32 = 4;

/// A probing cycle under way.
#[derive(Clone, Debug)]
pub(crate) struct Cycle {
    /// When it began.
    began: SimTime,
    /// The longest round trip that does not mean congestion.
    limit: Duration,
    probes: u32,
    /// STATs without gaps.
    empty: u32,
    map: Map,
}

/// The longest round trip that does not mean congestion where the smoothed one was `rtt`.
fn limit(rtt: Duration, rules: &Xstp) -> Duration {
    Duration::from_secs_f64((rtt + rules.rtt_slack).as_secs_f64() / (1.0 - rules.rtt_tolerance))
}

impl Sender {
    /// A cycle begins: new data wait, and the first probe leaves now.
    pub(super) fn start_probing(
        &mut self,
        now: SimTime,
        trigger: Trigger,
        seq: u64,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) {
        let rtt = self.rtt();
        let map = Map::new(self.rules.probe_map as usize);
        let limit = limit(rtt, &self.rules);
        self.cycle = Some(Cycle { began: now, limit, probes: 0, empty: 0, map });
        self.backoff = 1;
        self.resume(now);
        obs.note(now, PATH, Event::ProbingStarted { seq: seq as u32, trigger, rtt, limit });
        self.probe(now, out, obs);
    }

    /// A probe leaves now, and the next one in a round trip.
    pub(super) fn probe(&mut self, now: SimTime, out: &mut VecDeque<Out>, obs: &mut impl Observer<Event>) {
        let next = now + self.probe_interval();
        let Some(cycle) = &mut self.cycle else { return };
        cycle.probes += 1;
        cycle.map.add(cycle.probes, now);
        out.push_back(Out::Poll);
        let (entries, oldest) = (cycle.map.entries.len() as u32, cycle.map.oldest());
        obs.note(now, PATH, Event::ProbeSent { probe: cycle.probes, entries, oldest });
        let polling = self.polling.get_or_insert(Polling::from(now));
        *polling = Polling { next, segments: 0, answered: false, ..*polling };
    }

    /// A STAT has come in a cycle; its acknowledgement has been taken in.
    pub(super) fn on_probe_answer(
        &mut self,
        now: SimTime,
        report: &Report<'_>,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) {
        if report.gaps.is_empty() {
            let Some(cycle) = &mut self.cycle else { return };
            cycle.empty += 1;
            if self.rules.abort_on_empty || cycle.empty >= EMPTY_EXCHANGES {
                self.abort(now, obs);
            }
            return;
        }
        self.find_worthy(now, report);
        if self.worthy.is_empty() {
            self.ignore(now, report, Ignored::NotWorthy, obs);
            return;
        }
        let (Some(stamp), Some(cycle)) = (report.echo, &mut self.cycle) else { return };
        let rtt = now.since(stamp);
        let Some(place) = cycle.map.fill(stamp, cycle.began, rtt) else {
            self.ignore(now, report, Ignored::NotInMap, obs);
            return;
        };
        let (probe, needed) = (cycle.map.entries[place].probe, self.rules.probe_exchanges);
        let (row, longest) = cycle.map.row(place);
        obs.note(now, PATH, Event::ProbeAnswered { probe, rtt, row, needed });
        if row >= needed {
            self.decide(now, longest, out, obs);
        }
    }

    /// Nothing is missing: the cycle began by mistake, if there is one.
    pub(super) fn abort(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let Some(cycle) = self.cycle.take() else { return };
        let (lasted, cwnd) = (now.since(cycle.began), self.cwnd_bytes());
        obs.note(now, PATH, Event::ProbingAborted { lasted, probes: cycle.probes, cwnd });
        self.poll_as_usual(now);
    }

    /// The session ends, and a cycle with it, if there is one.
    pub(super) fn cut_probing(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if let Some(cycle) = self.cycle.take() {
            obs.note(now, PATH, Event::ProbingCut { lasted: now.since(cycle.began), probes: cycle.probes });
        }
    }

    /// Enough exchanges in a row are filled: what are round trips like now?
    fn decide(
        &mut self,
        now: SimTime,
        rtt: Duration,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) {
        let (Some(cycle), Some(&first)) = (self.cycle.take(), self.worthy.first()) else { return };
        let (seq, limit) = (first as u32, cycle.limit);
        if rtt > limit {
            if now.since(cycle.began) >= self.rules.idle_threshold {
                self.congestion.on_idle(self.mss());
            } else {
                self.cut();
            }
            obs.note(now, PATH, Event::CongestionFound { seq, rtt, limit, cwnd: self.cwnd_bytes() });
            self.pass_on(now, obs);
        } else {
            obs.note(now, PATH, Event::ImmediateRecovery { seq, rtt, limit, cwnd: self.cwnd_bytes() });
        }
        self.send_again(now, out, obs);
        self.poll_as_usual(now);
    }
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

    #[test]
    fn the_limit_leaves_a_tolerance_and_a_slack() {
        let rules = Xstp { rtt_tolerance: 0.2, ..Xstp::default() };
        assert_eq!(limit(ms(199), &rules), ms(250));
        let any = Xstp { rtt_tolerance: 1.0, ..Xstp::default() };
        assert!(limit(ms(199), &any) > Duration::from_secs(1 << 30), "any round trip is tolerated");
    }
}
