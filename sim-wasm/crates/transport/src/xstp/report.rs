//! What a STAT or USTAT does at the sender: what it acknowledges, and what it names is worth sending again.

use std::collections::VecDeque;
use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::event::{Event, Ignored, PATH, Trigger};
use super::packet::Out;
use super::sender::Sender;
use crate::api::Observer;
use crate::congestion::{Acked, Controller, Growth, Loss, Outcome, Rule};

/// What a report tells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Report<'a> {
    /// The stamp of the POLL that it answers; none if it came unasked.
    pub echo: Option<SimTime>,
    /// Next segment expected.
    pub ack: u64,
    /// Room for in-order data, segments.
    pub window: u32,
    /// What is missing.
    pub gaps: &'a [(u64, u64)],
}

impl Sender {
    /// A report has come.
    pub fn on_report(
        &mut self,
        now: SimTime,
        report: &Report<'_>,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) {
        if self.cycle.is_some() && report.echo.is_none() {
            self.ignore(now, report, Ignored::Unasked, obs);
            return;
        }
        self.take_in(now, report, obs);
        if self.cycle.is_some() {
            self.on_probe_answer(now, report, out, obs);
        } else {
            self.find_worthy(now, report);
            self.answer(now, report, out, obs);
        }
        self.rest_or_persist(now, obs);
        self.resume(now);
    }

    /// Round trip, window and cumulative acknowledgement.
    fn take_in(&mut self, now: SimTime, report: &Report<'_>, obs: &mut impl Observer<Event>) {
        if let Some(stamp) = report.echo {
            self.measure(now, stamp, obs);
            self.backoff = 1;
            if let Some(polling) = &mut self.polling {
                polling.answered = true;
                polling.quiet_since = now;
                polling.armed |= stamp >= polling.since;
            }
        }
        self.hear_window(report.ack, report.window);
        let full = self.flight() + self.mss() > self.cwnd_bytes();
        let (before, limited) = (self.acknowledged_bytes(), full || self.pacer.waits());
        self.note_arrivals(now, report.ack);
        let repairs = self.cache.una() < self.recover;
        let count = self.cache.acknowledge(report.ack);
        if count > 0 || self.cycle.is_none() {
            self.progress = now;
        }
        if count > 0 {
            let acked = (self.acknowledged_bytes() - before) as u32;
            self.grow(now, acked, limited, obs);
            if repairs && self.cache.una() >= self.recover {
                self.congestion.on_recovered();
                self.pass_on(now, obs);
            }
            if self.rules.stay_open && self.is_done() {
                obs.note(now, PATH, Event::TransferComplete { bytes: self.total() });
            }
        }
    }

    /// Everything before `ack` has come.
    #[inline]
    fn note_arrivals(&mut self, now: SimTime, ack: u64) {
        if let Some(mut sampler) = self.sampler.take() {
            cold_path();
            for seq in self.cache.una()..ack.min(self.cache.nxt()) {
                sampler.on_arrived(now, seq, self.bytes_of(seq).into());
            }
            self.sampler = Some(sampler);
        }
    }

    fn grow(&mut self, now: SimTime, acked: u32, limited: bool, obs: &mut impl Observer<Event>) {
        let (up_to, next) = (self.cache.una(), self.cache.nxt());
        let (recovering, srtt, flight) = (up_to < self.recover, self.rtt(), self.flight());
        let next_departure = self.pacer.next_departure();
        let Self { congestion, sampler, .. } = self;
        let Outcome { growth, told } = congestion.acknowledged(|| Acked {
            now,
            bytes: acked,
            advanced: true,
            limited,
            recovering,
            up_to,
            next,
            srtt,
            flight,
            next_departure,
            rtt: sampler.as_ref().and_then(|sampler| sampler.round_trip()),
            rate: sampler.as_mut().and_then(|sampler| sampler.take()),
            ..Acked::default()
        });
        if let Some(growth) = growth {
            obs.note(now, PATH, self.grown(growth, acked));
        }
        if told {
            self.pass_on(now, obs);
        }
    }

    fn grown(&self, Growth { from, to, rule }: Growth, acked: u32) -> Event {
        let ssthresh = self.threshold_bytes();
        match rule {
            Rule::SlowStart => Event::SlowStart { from, to, acked, ssthresh },
            Rule::Additive { acked } => Event::CongestionAvoidance { from, to, acked, ssthresh },
        }
    }

    /// What the controller tells in its own words.
    #[cold]
    pub(super) fn pass_on(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        while let Some(reason) = self.congestion.tell() {
            obs.note(now, PATH, Event::Controller(reason));
        }
    }

    /// Finds what a report names and is worth sending again: for a STAT what has been under way for a round trip, for
    /// a USTAT what was never sent again.
    pub(super) fn find_worthy(&mut self, now: SimTime, report: &Report<'_>) {
        self.worthy.clear();
        let asked = report.echo.is_some();
        let patience = self.rtt() * u64::from(self.backoff);
        let patience = patience - self.rules.worth_slack;
        let (una, nxt) = (self.cache.una(), self.cache.nxt());
        for &(first, last) in report.gaps {
            for seq in first.max(una)..(last + 1).min(nxt) {
                self.looked += 1;
                let worthy = self.cache.get_mut(seq).is_some_and(|sent| {
                    !sent.waits && if asked { now.since(sent.last) >= patience } else { sent.again == 0 }
                });
                if worthy {
                    self.worthy.push(seq);
                }
            }
        }
    }

    /// Outside of probing: what is worth it is sent again, or probing begins.
    fn answer(
        &mut self,
        now: SimTime,
        report: &Report<'_>,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) {
        let Some(&first) = self.worthy.first() else {
            self.ignore(now, report, Ignored::NotWorthy, obs);
            return;
        };
        if self.rules.probing {
            self.start_probing(now, Trigger::Explicit, first, out, obs);
            return;
        }
        if !self.restart_after_idle(now, obs) {
            let segments = self.worthy.len() as u32;
            self.halve(now, first, segments, obs);
        }
        self.send_again(now, out, obs);
    }

    fn halve(&mut self, now: SimTime, first: u64, segments: u32, obs: &mut impl Observer<Event>) {
        let from = self.cwnd_bytes();
        if self.cut() {
            let to = self.cwnd_bytes();
            obs.note(now, PATH, Event::Halved { seq: first as u32, segments, from, to });
            self.pass_on(now, obs);
        }
    }

    /// A loss is taken for congestion, once for everything that had been sent. Whether this one was.
    pub(super) fn cut(&mut self) -> bool {
        let news = self.cache.una() >= self.recover;
        if news {
            self.congestion.on_loss(&Loss { flight: self.flight(), window: self.cwnd_bytes() });
            self.recover = self.cache.nxt();
        }
        news
    }

    pub(super) fn ignore(
        &self,
        now: SimTime,
        report: &Report<'_>,
        why: Ignored,
        obs: &mut impl Observer<Event>,
    ) {
        if let Some(&(first, _)) = report.gaps.first() {
            obs.note(now, PATH, Event::ReportIgnored { seq: first as u32, why });
        }
    }

    /// For how long nothing has come of the session.
    pub const fn silence(&self, now: SimTime) -> Duration {
        now.since(self.progress)
    }
}

#[cfg(test)]
mod tests {
    use super::super::settings::Xstp;
    use super::*;
    use crate::api::Source;
    use crate::congestion::{Congestion, Departure, Heard, Listener, RateSample};

    #[test]
    fn a_controller_is_told_of_what_leaves_of_losses_and_how_fast_segments_arrive() {
        let at = SimTime::from_millis;
        let rules = Xstp { probing: false, burst_segments: 3, ..Xstp::default() };
        let mut sender = Sender::new(&rules, Source::Endless);
        sender.congestion = Congestion::listening();
        sender.sampler = sender.congestion.sampler();
        sender.hear_window(u64::MAX, 64);
        sender.begin(at(0));
        let mut out = VecDeque::new();
        sender.on_timer(at(0), &mut out, &mut ());
        let sent = |now, segments: u32| {
            let (bytes, flight) = (1000, 1000 * segments);
            Heard::Sent(Departure { now, bytes, flight, app_limited: false })
        };
        assert_eq!(sender.congestion.heard(), [1, 2, 3].map(|segments| sent(at(0), segments)));
        let report = Report { echo: Some(at(0)), ack: 2, window: 64, gaps: &[(2, 2)] };
        let mut events = Vec::new();
        sender.on_report(at(100), &report, &mut out, &mut events);
        let told = events.iter().filter(|(_, event)| *event == Event::Controller(Listener::REASON));
        assert_eq!(told.count(), 3, "what it tells is passed on");
        let heard = sender.congestion.heard();
        let [Heard::Acked(acked), Heard::Lost, again] = heard[..] else { panic!("{heard:?}") };
        let (delivered, interval) = (1000, Duration::from_millis(100));
        let sample =
            RateSample { delivered, interval, rtt: Some(interval), flight: 1000, ..RateSample::default() };
        assert_eq!(acked.rate, Some(sample));
        assert_eq!(again, sent(at(100), 2));
    }

    #[test]
    fn a_gap_is_worth_a_repair_from_a_round_trip_on_and_unasked_once() {
        let at = SimTime::from_millis;
        let worth_slack = Duration::from_millis(1);
        let rules = Xstp { initial_window_segments: 4, burst_segments: 4, worth_slack, ..Xstp::default() };
        let mut sender = Sender::new(&rules, Source::Endless);
        sender.hear_window(u64::MAX, 64);
        sender.measure(at(100), at(0), &mut ());
        sender.begin(at(100));
        sender.on_timer(at(100), &mut VecDeque::new(), &mut ());
        let mut worthy = |now: u64, echo: Option<SimTime>, gaps: &[(u64, u64)]| {
            sender.find_worthy(at(now), &Report { echo, ack: 1, window: 64, gaps });
            sender.worthy.clone()
        };
        assert_eq!(worthy(198, Some(at(100)), &[(1, 2)]), [0; 0], "a round trip of 100 ms less the slack");
        assert_eq!(worthy(199, Some(at(100)), &[(1, 2)]), [1, 2]);
        assert_eq!(worthy(150, None, &[(0, 1), (4, 9)]), [1, 4], "of what is outstanding, at once");
        sender.cache.get_mut(1).unwrap().again = 1;
        let report = Report { echo: None, ack: 1, window: 64, gaps: &[(1, 2)] };
        sender.find_worthy(at(150), &report);
        assert_eq!(sender.worthy, [2], "a USTAT makes a segment leave again once");
    }
}
