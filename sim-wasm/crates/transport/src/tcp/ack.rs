//! What the sender learns from an acknowledgement, and from the timer that waits for one.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::event::{Event, PATH};
use super::outstanding::SACKED;
use super::packet::{FLAG_ACK, FLAG_ECE, Packet, unwrap};
use super::receiver::NEVER;
use super::sender::Sender;
use super::settings::Recovery;
use crate::api::Observer;
use crate::congestion::{Acked, Controller, Growth, Loss, Outcome, Rule};

/// What one acknowledgement tells.
#[derive(Clone, Copy, Debug, Default)]
struct News {
    /// Sequence numbers newly covered by the acknowledgement number.
    bytes: u32,
    /// Round trip of the newest data it acknowledges or reports, if they were sent once.
    rtt: Option<Duration>,
    /// Bytes newly reported in blocks.
    reported: u32,
    /// Whether cwnd held the sender back.
    limited: bool,
    /// Whether it tells of a congestion mark.
    marked: bool,
}

impl Sender {
    /// Takes the acknowledgement of a segment, whose window is `window` bytes.
    pub fn on_ack(&mut self, now: SimTime, packet: &Packet, window: u32, obs: &mut impl Observer<Event>) {
        let una = self.board.una();
        let ack = unwrap(una, packet.ack);
        if !packet.has(FLAG_ACK) || ack < una || ack > self.board.nxt() {
            cold_path();
            return; // Overtaken by a later one, or about data never sent (RFC 9293 section 3.10.7.4).
        }
        let same_window = window == self.window;
        let limited = self.board.flight() + self.rules.unit > self.cwnd() || self.pacer.waits();
        let marked = self.ecn && packet.has(FLAG_ECE);
        let mut news = News { limited, marked, ..News::default() };
        self.take_cumulative(now, ack, &mut news);
        self.take_blocks(now, packet, &mut news);
        self.measure(now, packet, ack, news, obs);
        if marked {
            cold_path();
            self.answer_mark(now, ack, obs);
        }
        if news.bytes > 0 {
            if let Some(resent_at) = self.resent_at.take() {
                cold_path();
                self.judge_resending(now, packet, resent_at, obs);
            }
            self.timeouts = 0;
            let restart = self.advance(now, ack, news, obs);
            self.settle_timer(now, restart);
        }
        let pure = packet.length() == 0 && !self.board.is_empty() && self.persist_due == NEVER;
        if pure && self.is_duplicate(news, same_window) {
            self.duplicate(now, ack, obs);
        }
        if self.recovery == Recovery::Sack {
            self.find_lost(now, obs);
        }
        if self.sampler.is_some() {
            cold_path();
            self.tell_losses();
            if news.bytes + news.reported > 0 {
                self.grow(now, ack, news, self.repair.active() || marked, obs);
            }
        }
        self.take_window(now, window, obs);
        self.settle_probe(now);
    }

    /// RFC 3522 section 3.2: the first acknowledgement of new data after a retransmission that answers what left before it
    /// shows that this was not needed.
    fn judge_resending(
        &mut self,
        now: SimTime,
        packet: &Packet,
        resent_at: SimTime,
        obs: &mut impl Observer<Event>,
    ) {
        if packet.timestamps.is_some_and(|stamps| stamps.echo > SimTime::ZERO && stamps.echo < resent_at) {
            self.congestion.on_spurious();
            self.pass_on(now, obs);
        }
    }

    /// With blocks whatever reports something new is a duplicate (RFC 6675 section 2), before that only if it
    /// acknowledged nothing besides (RFC 3517 section 5); without blocks what repeats the last acknowledgement in
    /// everything (RFC 5681 section 2).
    fn is_duplicate(&self, news: News, same_window: bool) -> bool {
        match self.recovery {
            Recovery::Sack => news.reported > 0 && (self.rules.enters_by_blocks || news.bytes == 0),
            _ => news.bytes == 0 && same_window,
        }
    }

    #[inline(always)]
    fn take_cumulative(&mut self, now: SimTime, ack: u64, news: &mut News) {
        while let Some(sent) = self.board.pop_below(ack) {
            news.bytes += sent.length();
            self.acknowledged += u64::from(sent.bytes);
            if let Some(sampler) = self.sampler.as_mut().filter(|_| !sent.is(SACKED)) {
                cold_path();
                sampler.on_arrived(now, sent.seq, sent.length());
            }
            news.rtt = (sent.transmissions == 1 && !sent.is(SACKED)).then(|| now.since(sent.at)).or(news.rtt);
        }
    }

    fn take_blocks(&mut self, now: SimTime, packet: &Packet, news: &mut News) {
        if self.recovery != Recovery::Sack {
            cold_path();
            return;
        }
        let (una, nxt) = (self.board.una(), self.board.nxt());
        for &(from, to) in packet.sacks.as_slice() {
            let (from, to) = (unwrap(una, from), unwrap(una, to));
            if from < una || to > nxt || from >= to {
                cold_path();
                continue; // Old news, or about data never sent.
            }
            self.board.sack(from, to, |sent| {
                news.reported += sent.length();
                if let Some(sampler) = &mut self.sampler {
                    cold_path();
                    sampler.on_arrived(now, sent.seq, sent.length());
                }
                if sent.transmissions == 1 {
                    news.rtt = Some(now.since(sent.at));
                }
            });
            self.repair.report(to);
        }
    }

    /// RFC 6298 section 3: one round trip at a time; RFC 7323 section 4.1 where timestamps are in use.
    fn measure(
        &mut self,
        now: SimTime,
        packet: &Packet,
        ack: u64,
        news: News,
        obs: &mut impl Observer<Event>,
    ) {
        if news.bytes == 0 {
            return;
        }
        let rtt = match packet.timestamps {
            Some(stamps) => {
                let fresh = stamps.echo > SimTime::ZERO && stamps.echo >= self.measured_at;
                fresh.then(|| now.since(stamps.echo))
            }
            None => self.timed.filter(|&(end, _)| ack >= end).map(|(_, at)| now.since(at)),
        };
        if self.timed.is_some_and(|(end, _)| ack >= end) {
            self.timed = None;
        }
        if let Some(rtt) = rtt {
            self.measured_at = now;
            self.take_round_trip(now, rtt, obs);
        }
    }

    /// A round trip was measured.
    pub fn take_round_trip(&mut self, now: SimTime, rtt: Duration, obs: &mut impl Observer<Event>) {
        self.rto.measure(rtt);
        let (srtt, rttvar, rto) = (self.rto.srtt(), self.rto.rttvar(), self.rto.current());
        obs.note(now, PATH, Event::RttMeasured { rtt, srtt, rttvar, rto });
    }

    /// RFC 3168 section 6.1.2: a mark is answered like a loss, once for each window of data.
    fn answer_mark(&mut self, now: SimTime, ack: u64, obs: &mut impl Observer<Event>) {
        if !self.repair.may_reduce(self.board.una()) {
            return;
        }
        let (from, recover) = (self.cwnd(), self.board.nxt());
        self.congestion.on_mark(&self.loss());
        self.repair.paid(recover);
        self.reduced = true;
        let (ack, to, recover) = (ack as u32, self.cwnd(), recover as u32);
        obs.note(now, PATH, Event::CongestionNotified { ack, from, to, recover });
        self.pass_on(now, obs);
    }

    fn loss(&self) -> Loss {
        let flight = self.board.flight().saturating_sub(self.repair.early_bytes());
        Loss { flight, window: self.congestion.cwnd().min(self.window.max(self.rules.unit)) }
    }

    /// New data were acknowledged. Returns whether the timer starts anew.
    fn advance(&mut self, now: SimTime, ack: u64, news: News, obs: &mut impl Observer<Event>) -> bool {
        let repairing = self.repair.active();
        if !repairing {
            self.repair.advance();
        }
        // A controller that asks for rates is told once it is known what the acknowledgement says to be lost.
        if self.sampler.is_none() {
            // RFC 3168 section 6.1.2: a mark lets nothing grow.
            self.grow(now, ack, news, repairing || news.marked, obs);
        }
        if !repairing {
            return true;
        }
        cold_path();
        if ack >= self.repair.recover() || self.recovery == Recovery::Reno {
            self.leave_recovery(now, obs);
        } else if self.recovery == Recovery::NewReno {
            return self.take_partial(now, news.bytes, obs);
        }
        true
    }

    fn leave_recovery(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let recover = self.repair.recover() as u32;
        self.repair.leave();
        if self.recovery == Recovery::NewReno {
            // RFC 6582 section 3.2, rule 3: no burst when little is in flight.
            self.congestion.on_idle(self.board.pipe().max(self.rules.unit) + self.rules.unit);
        }
        let (cwnd, ssthresh) = (self.cwnd(), self.congestion.ssthresh());
        obs.note(now, PATH, Event::RecoveryEnded { recover, cwnd, ssthresh });
        self.pass_on(now, obs);
    }

    /// RFC 6582 section 3.2, rule 3: the first segment that is still missing was lost, too.
    fn take_partial(&mut self, now: SimTime, acked: u32, obs: &mut impl Observer<Event>) -> bool {
        self.board.lose_first();
        let first = self.repair.partial(acked, self.rules.unit);
        let (seq, cwnd) = (self.board.una() as u32, self.cwnd());
        let recover = self.repair.recover() as u32;
        obs.note(now, PATH, Event::PartialAck { seq, acked, cwnd, recover });
        first
    }

    /// RFC 5681 section 3.1, or what the controller makes of it.
    #[inline]
    fn grow(&mut self, now: SimTime, ack: u64, news: News, recovering: bool, obs: &mut impl Observer<Event>) {
        let (next, srtt) = (self.board.nxt(), self.rto.srtt());
        let News { bytes, rtt, limited, .. } = news;
        let (advanced, flight) = (bytes > 0, self.board.pipe());
        let next_departure = self.pacer.next_departure();
        let Self { congestion, sampler, .. } = self;
        let Outcome { growth, told } = congestion.acknowledged(|| Acked {
            now,
            bytes,
            above_gap: 0,
            advanced,
            limited,
            recovering,
            up_to: ack,
            next,
            rtt,
            srtt,
            flight,
            next_departure,
            rate: sampler.as_mut().and_then(|sampler| sampler.take()),
        });
        if let Some(growth) = growth {
            obs.note(now, PATH, self.grown(growth, bytes));
        }
        if told {
            self.pass_on(now, obs);
        }
    }

    /// Tells a controller that asks for rates of each segment that was lost.
    fn tell_losses(&mut self) {
        let Self { sampler, board, congestion, .. } = self;
        let Some(sampler) = sampler else { return };
        for (seq, bytes) in board.fallen.drain(..) {
            if let Some(lost) = sampler.on_lost(seq, bytes) {
                congestion.on_packet_lost(&lost);
            }
        }
    }

    /// What the controller tells in its own words.
    #[cold]
    pub(super) fn pass_on(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        while let Some(reason) = self.congestion.tell() {
            obs.note(now, PATH, Event::Controller(reason));
        }
    }

    fn grown(&self, Growth { from, to, rule }: Growth, acked: u32) -> Event {
        let ssthresh = self.congestion.ssthresh();
        match rule {
            Rule::SlowStart => Event::SlowStart { from, to, acked, ssthresh },
            Rule::Additive { acked } => Event::CongestionAvoidance { from, to, acked, ssthresh },
        }
    }

    /// The acknowledgement of a SYN opens the window like one of data.
    pub fn grow_for_syn(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let news = News { bytes: self.rules.unit, limited: true, ..News::default() };
        self.grow(now, self.board.una(), news, false, obs);
    }

    /// RFC 5681 section 3.2; RFC 6675 section 5, where an acknowledgement counts that reports something new.
    fn duplicate(&mut self, now: SimTime, ack: u64, obs: &mut impl Observer<Event>) {
        self.repair.dupacks += 1;
        let (count, threshold) = (self.repair.dupacks, self.rules.threshold);
        let sacked = self.board.sacked();
        obs.note(now, PATH, Event::DuplicateAck { ack: ack as u32, count, threshold, sacked });
        if self.repair.active() {
            if self.recovery != Recovery::Sack {
                self.repair.inflate(self.rules.unit);
            }
        } else if count >= threshold && self.repair.may_enter(self.board.una(), self.recovery) {
            self.enter_recovery(now, obs);
        }
    }

    fn enter_recovery(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let (from, dupacks) = (self.cwnd(), self.repair.dupacks);
        self.congestion.on_loss(&self.loss());
        let (una, nxt) = (self.board.una(), self.board.nxt());
        let inflation = if self.recovery == Recovery::Sack { 0 } else { dupacks * self.rules.unit };
        self.board.lose_first();
        self.repair.enter(una, nxt, inflation);
        self.reduced |= self.ecn;
        let ssthresh = self.congestion.ssthresh();
        obs.note(now, PATH, Event::FastRetransmit { seq: una as u32, dupacks, from, ssthresh });
        self.pass_on(now, obs);
    }

    /// In fast recovery what the reports say to be lost leaves again. Before it, fast recovery begins, also if too few
    /// acknowledgements came to tell (RFC 6675 section 5, step 2).
    fn find_lost(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.board.sacked() == 0 {
            return;
        }
        let Some(below) = self.board.lost_below(self.rules.threshold, self.rules.unit) else { return };
        if !self.repair.active() {
            if !self.rules.enters_by_blocks || !self.repair.may_enter(self.board.una(), self.recovery) {
                cold_path();
                return;
            }
            self.enter_recovery(now, obs);
        }
        self.board.lose_below(below);
    }

    /// Rules 2 and 3 of RFC 6298 section 5.
    fn settle_timer(&mut self, now: SimTime, restart: bool) {
        if self.board.is_empty() {
            cold_path();
            self.due = NEVER;
        } else if restart {
            self.start_timer(now);
        }
    }

    /// A peer that answers probes is alive. When its window has opened, a probe that it dropped leaves again like any
    /// other segment.
    #[inline(always)]
    fn settle_probe(&mut self, now: SimTime) {
        if self.persist_due == NEVER {
            return;
        }
        cold_path();
        self.timeouts = 0;
        if self.window_full {
            return;
        }
        self.persist_due = NEVER;
        if !self.board.is_empty() {
            self.board.lose_first();
            self.start_timer(now);
        }
    }

    /// The retransmission timer expired: RFC 6298 section 5, rules 4 to 6, and RFC 5681 section 3.1.
    pub fn on_timeout(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let Some(&first) = self.board.first() else {
            self.due = NEVER;
            return;
        };
        let from = self.cwnd();
        let again = self.timeouts > 0;
        let loss = self.loss();
        self.congestion.on_timeout(&loss, again);
        let sacked = self.board.sacked();
        let forget = !self.rules.keeps_reports || first.is(SACKED);
        if forget && sacked > 0 {
            obs.note(now, PATH, Event::Reneged { seq: first.seq as u32, bytes: sacked });
        }
        self.board.lose_all(forget);
        self.tell_losses();
        self.repair.time_out(self.board.nxt());
        self.timed = None;
        self.timeouts += 1;
        self.reduced |= self.ecn;
        let (to, ssthresh) = (self.cwnd(), self.congestion.ssthresh());
        obs.note(now, PATH, Event::Timeout { seq: first.seq as u32, from, to, ssthresh });
        self.pass_on(now, obs);
        let before = self.rto.current();
        self.rto.back_off();
        let timeouts = self.timeouts;
        obs.note(now, PATH, Event::RtoDoubled { from: before, to: self.rto.current(), timeouts });
        self.start_timer(now);
    }
}

#[cfg(test)]
mod tests;
