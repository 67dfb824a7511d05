//! Probing: before a loss is taken for congestion, a few exchanges of POLL and STAT show what round trips are like now.

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

use super::cycle::{Cycle, Map};
use super::event::{Event, Ignored, PATH, Trigger};
use super::packet::Out;
use super::report::Report;
use super::sender::{Polling, Sender};
use crate::api::Observer;
use crate::congestion::Controller;
use crate::probing::longest_uncongested;

/// So many STATs without gaps end a cycle that the first of them does not: nothing is missing that could fill the map.
/// Assumed, as many exchanges as the map of Elaasar et al. 2005 holds.
const EMPTY_EXCHANGES: u32 = 4;

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
        let limit = longest_uncongested(rtt, self.rules.rtt_slack, self.rules.rtt_tolerance);
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
