//! How data leave: bursts of new segments and what is sent again, each back to back, or as far apart as pacing says.
//!
//! Pacing holds back data alone: POLLs, probes, reports and requests leave at once, for they ask how things are. So does
//! the last segment where no report names what is missing at the end, before which nothing has left for a timeout. Of
//! what a report or a probing cycle finds to be lost the first segment waits for no more than the one before it.

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

use super::event::{Event, PATH};
use super::packet::Out;
use super::sender::{Burst, NEVER, Sender};
use crate::api::Observer;
use crate::congestion::{Controller, Departure};

impl Sender {
    /// A burst is due, or what pacing held back.
    pub(super) fn send_data(
        &mut self,
        now: SimTime,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) {
        self.next_data = NEVER;
        self.pacer.expire(now);
        if !self.repair(now, out, obs) {
            return;
        }
        let mut burst = self.burst.take().unwrap_or_else(|| {
            self.restart_after_idle(now, obs);
            Burst { left: self.rules.burst_segments.into(), began: now }
        });
        loop {
            burst.left = burst.left.min(self.allowed()).min(self.left());
            if burst.left == 0 {
                break;
            }
            if self.pacer.holds(now) {
                self.next_data = self.pacer.due();
                self.burst = Some(burst);
                return;
            }
            let count = if self.pacer.paces(&self.congestion) { 1 } else { burst.left };
            if !self.send_new(now, count, out, obs) {
                return;
            }
            burst.left -= count;
        }
        if self.allowed() > 0 && self.left() > 0 {
            self.next_data = now.max(burst.began + self.interval);
        }
    }

    /// So many new segments leave back to back. The last of them carries a POLL if that is due, too, or almost; one that
    /// suspends data takes their place. Whether they have left.
    fn send_new(
        &mut self,
        now: SimTime,
        count: u64,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let asks = self.asks_with(now, count);
        if asks && self.begins_to_probe(now, out, obs) {
            return false;
        }
        for left in (0..count).rev() {
            let flight = self.flight();
            let seq = self.cache.push(now);
            self.leaves(now, seq, flight, obs);
            out.push_back(Out::Data { seq, again: false, asks: asks && left == 0 });
        }
        self.last_data = Some(now);
        if self.left() == 0 {
            self.supply.run_dry();
            self.look_at_supply(now, obs);
        }
        if let Some(polling) = &mut self.polling {
            polling.segments += count;
        }
        if asks {
            self.polled(now, obs);
        }
        true
    }

    /// Everything worth it leaves again: at once, or as pacing lets it.
    pub(super) fn send_again(
        &mut self,
        now: SimTime,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) {
        for at in 0..self.worthy.len() {
            let seq = self.worthy[at];
            if let Some(sent) = self.cache.get_mut(seq) {
                sent.waits = true;
                self.repairs.push_back(seq);
            }
        }
        self.repair(now, out, obs);
    }

    /// What is to be sent again leaves as pacing lets it. Returns whether nothing of it waits any more.
    fn repair(&mut self, now: SimTime, out: &mut VecDeque<Out>, obs: &mut impl Observer<Event>) -> bool {
        let cwnd = self.cwnd_bytes();
        while let Some(&seq) = self.repairs.front() {
            if seq >= self.cache.una() {
                if self.pacer.holds(now) {
                    self.next_data = self.pacer.due();
                    return false;
                }
                let Some(transmissions) = self.resend(now, seq, out, obs) else { break };
                if let Some(polling) = &mut self.polling {
                    polling.segments += 1;
                }
                obs.note(now, PATH, Event::Retransmitted { seq: seq as u32, transmissions, cwnd });
            }
            self.repairs.pop_front();
        }
        true
    }

    /// A segment that is outstanding leaves once more. Returns how often it has left now.
    pub(super) fn resend(
        &mut self,
        now: SimTime,
        seq: u64,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) -> Option<u32> {
        let sent = self.cache.get_mut(seq)?;
        sent.last = now;
        sent.again += 1;
        sent.waits = false;
        let transmissions = sent.again + 1;
        let others = self.flight() - u32::from(self.bytes_of(seq));
        self.last_data = Some(now);
        self.leaves(now, seq, others, obs);
        out.push_back(Out::Data { seq, again: true, asks: false });
        Some(transmissions)
    }

    /// A segment leaves, with so many bytes in flight besides: the controller is told, and pacing may keep the next one.
    fn leaves(&mut self, now: SimTime, seq: u64, others: u32, obs: &mut impl Observer<Event>) {
        let (bytes, app_limited) = (u32::from(self.bytes_of(seq)), self.supply.limits());
        if let Some(sampler) = &mut self.sampler {
            sampler.on_sent(now, seq, others);
        }
        let flight = others + bytes;
        if self.congestion.on_sent(&Departure { now, bytes, flight, app_limited }) {
            self.pass_on(now, obs);
        }
        let srtt = self.round_trip.map_or(Duration::ZERO, |known| known.srtt);
        self.pacer.sent(now, bytes, flight, &self.congestion, srtt);
    }

    /// Data wait: what was about to leave does not. Reports will name again what is missing.
    pub(super) fn suspend(&mut self) {
        self.next_data = NEVER;
        self.burst = None;
        self.pacer.rest();
        for seq in std::mem::take(&mut self.repairs) {
            if let Some(sent) = self.cache.get_mut(seq) {
                sent.waits = false;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use skywindow_units::BitRate;

    use super::super::event::Trigger;
    use super::super::report::Report;
    use super::super::settings::Xstp;
    use super::*;
    use crate::api::Source;
    use crate::congestion::{Congestion, Listener};

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    /// A sender without the setting, whose controller has a rate: a segment in 8 ms.
    fn rated(probing: bool) -> Sender {
        let mut sender = Sender::new(&Xstp { probing, ..Xstp::default() }, Source::Endless);
        let rate = Some(BitRate::from_bps(1_000_000));
        sender.congestion = Congestion::of(Listener { rate, ..Listener::default() });
        sender.hear_window(u64::MAX, 64);
        sender.begin(at(0));
        sender
    }

    /// When data leave until then, by the timer alone, and which.
    fn leaving(sender: &mut Sender, until: SimTime) -> Vec<(SimTime, u64)> {
        let mut left = Vec::new();
        while sender.due() <= until {
            let (now, mut out) = (sender.due(), VecDeque::new());
            sender.on_timer(now, &mut out, &mut ());
            assert!(sender.due() > now, "the timer runs on the spot");
            left.extend(out.iter().filter_map(|out| match out {
                Out::Data { seq, .. } => Some((now, *seq)),
                _ => None,
            }));
        }
        left
    }

    #[test]
    fn segments_keep_to_the_rate_of_a_controller_whatever_the_setting_says() {
        let left = leaving(&mut rated(false), at(50));
        assert_eq!(left, [0, 8, 16, 24, 32, 40, 48].map(|ms| (at(ms), ms / 8 + 1)));
    }

    #[test]
    fn what_is_sent_again_goes_before_new_data_at_the_same_rate_and_once() {
        let mut sender = rated(false);
        leaving(&mut sender, at(31));
        let (mut out, report) = (VecDeque::new(), |ack, gaps| Report { echo: None, ack, window: 64, gaps });
        sender.on_report(at(31), &report(1, &[(1, 3)]), &mut out, &mut ());
        assert_eq!(out, [], "the segment before left 7 ms ago");
        assert_eq!(leaving(&mut sender, at(35)), [(at(32), 1)]);
        sender.on_report(at(36), &report(1, &[(1, 3)]), &mut out, &mut ());
        assert_eq!(out, [], "what waits already does not wait once more");
        sender.on_report(at(37), &report(3, &[(3, 3)]), &mut out, &mut ());
        assert_eq!(leaving(&mut sender, at(50)), [(at(40), 3), (at(48), 5)], "what has come does not leave");
    }

    #[test]
    fn a_probing_cycle_keeps_what_waits_and_its_probe_leaves_at_once() {
        let mut sender = rated(true);
        leaving(&mut sender, at(31));
        let mut out = VecDeque::new();
        sender.worthy = vec![1, 2];
        sender.send_again(at(31), &mut out, &mut ());
        sender.start_probing(at(31), Trigger::Explicit, 1, &mut out, &mut ());
        assert_eq!(out, [Out::Poll]);
        assert_eq!(leaving(&mut sender, at(900)), [], "data wait");
        let gaps: &[_] = &[(1, 2)];
        let report = Report { echo: Some(at(31)), ack: 1, window: 64, gaps };
        sender.find_worthy(at(2_000), &report);
        assert_eq!(sender.worthy, [1, 2], "reports may name again what waited");
    }
}
