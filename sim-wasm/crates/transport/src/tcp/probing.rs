//! TCP-probing (Tsaoussidis and Badr 2000): before a loss is taken for congestion, data wait and two exchanges of probes
//! show what round trips are like now. What they are compared with follows the probing of XSTP, which comes from this.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::cycle::{Cycle, Probing};
use super::event::{Event, PATH, Trigger};
use super::packet::{Packet, ProbeOption};
use super::receiver::NEVER;
use super::sender::{Move, Sender};
use super::settings::Recovery;
use crate::api::Observer;
use crate::probing::longest_uncongested;

impl Sender {
    /// A loss is reported, or the retransmission timer expired. Returns whether a cycle finds out what that means.
    pub(super) fn doubts(&mut self, now: SimTime, trigger: Trigger, obs: &mut impl Observer<Event>) -> bool {
        let Some(Probing { slack, tolerance }) = self.rules.probing else { return false };
        cold_path();
        self.due = NEVER;
        if self.cycle.is_some() {
            return true;
        }
        let (rtt, seq) = (self.rto.srtt(), self.board.una());
        let doubted = match trigger {
            Trigger::Duplicates => seq + 1,
            Trigger::Timeout => self.board.nxt(),
        };
        let limit = longest_uncongested(rtt, slack, tolerance);
        // Assumed: a probe is repeated when its answer is late even for congestion, by what was measured.
        let timeout = self.rto.current();
        let wait =
            if rtt == Duration::ZERO { timeout } else { self.rto.measured_sum().max(limit).min(timeout) };
        self.cycle = Some(Box::new(Cycle::new(now, trigger, doubted, limit, wait)));
        self.probe.now = true;
        obs.note(now, PATH, Event::ProbingStarted { seq: seq as u32, trigger, rtt, limit });
        true
    }

    /// What leaves while probes do in place of data.
    pub(super) fn cycling(&self) -> Option<Option<Move>> {
        self.cycle.as_ref().map(|cycle| cycle.leaves.then_some(Move::Probe))
    }

    /// A probe leaves now; it is a segment without data.
    pub(super) fn write_probe(&mut self, now: SimTime, packet: &mut Packet, obs: &mut impl Observer<Event>) {
        let Some(cycle) = &mut self.cycle else { return };
        let option = cycle.send(now);
        packet.probe = Some(option);
        packet.seq = self.board.nxt() as u32;
        self.probe.due = now + cycle.wait;
        obs.note(now, PATH, Event::ProbeSent { probe: cycle.probes, exchange: option.exchange });
    }

    /// The probe timer expired. Returns how long the cycle lasts, and whether there is one.
    pub(super) fn repeat_probe(&mut self, now: SimTime) -> Option<Duration> {
        let cycle = self.cycle.as_mut()?;
        cycle.leaves = true;
        self.probe.due = NEVER;
        Some(now.since(cycle.began))
    }

    /// An answer has come; what it acknowledges was taken before.
    pub fn on_probe_answer(&mut self, now: SimTime, answer: ProbeOption, obs: &mut impl Observer<Event>) {
        let Some(cycle) = &mut self.cycle else { return };
        let Some((probe, rtt)) = cycle.measure(now, answer) else { return };
        let exchange = answer.exchange;
        obs.note(now, PATH, Event::ProbeAnswered { probe, rtt, exchange });
        match cycle.first {
            None => cycle.go_on(rtt),
            Some(first) => self.decide(now, first.max(rtt), obs),
        }
    }

    /// Both round trips are measured: was it congestion?
    fn decide(&mut self, now: SimTime, rtt: Duration, obs: &mut impl Observer<Event>) {
        let Some(cycle) = self.end_cycle() else { return };
        let (seq, limit, cwnd) = (self.board.una() as u32, cycle.limit, self.cwnd());
        if rtt > limit {
            obs.note(now, PATH, Event::CongestionFound { seq, rtt, limit, cwnd });
            match cycle.trigger {
                Trigger::Duplicates => self.cut_for_loss(now, obs),
                Trigger::Timeout => self.cut_for_timeout(now, obs),
            }
        } else {
            obs.note(now, PATH, Event::ImmediateRecovery { seq, rtt, limit, cwnd });
            match cycle.trigger {
                Trigger::Duplicates => self.repair_uncut(),
                Trigger::Timeout => {
                    self.spared += 1;
                    self.resend_all(now, obs);
                }
            }
        }
        self.wait_for_data(now);
        if self.recovery == Recovery::Sack {
            self.find_lost(now, obs);
        }
    }

    /// The retransmission timer watches the data again, unless the persist timer does.
    fn wait_for_data(&mut self, now: SimTime) {
        if self.persist_due == NEVER {
            self.start_timer(now);
        }
    }

    /// New data are acknowledged: once nothing is in doubt any more a cycle is over, if there is one. XSTP aborts one for
    /// that, too.
    pub(super) fn settle_doubts(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.spared = 0;
        if self.cycle.as_ref().is_none_or(|cycle| self.board.una() < cycle.doubted) {
            return;
        }
        if let Some(cycle) = self.end_cycle() {
            let (lasted, probes, cwnd) = (now.since(cycle.began), cycle.probes, self.cwnd());
            obs.note(now, PATH, Event::ProbingAborted { lasted, probes, cwnd });
            self.wait_for_data(now);
        }
    }

    /// The connection ends, and a cycle with it, if there is one.
    pub(super) fn cut_cycle(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if let Some(cycle) = self.end_cycle() {
            obs.note(now, PATH, Event::ProbingCut { lasted: now.since(cycle.began), probes: cycle.probes });
        }
    }

    fn end_cycle(&mut self) -> Option<Box<Cycle>> {
        let cycle = self.cycle.take()?;
        (self.probe.now, self.probe.due) = (false, NEVER);
        Some(cycle)
    }
}
