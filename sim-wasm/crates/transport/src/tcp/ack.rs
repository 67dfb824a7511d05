//! What the sender learns from an acknowledgement, and from the timer that waits for one.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::event::{Event, PATH};
use super::outstanding::{SACKED, Sent};
use super::packet::{FLAG_ACK, FLAG_ECE, Packet, unwrap};
use super::receiver::NEVER;
use super::sender::Sender;
use super::settings::Recovery;
use crate::api::Observer;
use crate::congestion::{Acked, Controller, Growth, Loss, Outcome, RateSample, Rule};

/// What one acknowledgement tells.
#[derive(Debug, Default)]
pub(super) struct News {
    /// Sequence numbers newly covered by the acknowledgement number.
    pub bytes: u32,
    /// Round trip of the newest data it acknowledges or reports, if they were sent once, or by what it echoes.
    rtt: Option<Duration>,
    /// Bytes newly reported in blocks.
    pub reported: u32,
    /// Bytes that nothing told of before.
    pub delivered: u32,
    /// Round trip of the oldest data it acknowledges, or reports first, that were sent once.
    first: Option<Duration>,
    first_reported: Option<Duration>,
    /// Whether it acknowledges what was sent again.
    resent: bool,
    /// The lowest end of what was sent once and nothing told of before.
    pub original: Option<u64>,
    /// Bytes that have come twice, and their end.
    pub twice: u32,
    pub twice_to: u64,
    /// Whether cwnd held the sender back.
    limited: bool,
    /// Whether it tells of a congestion mark.
    marked: bool,
}

impl News {
    /// What only some senders ask: `sent` is acknowledged, or reported if not `in_order`.
    #[inline]
    fn look(&mut self, now: SimTime, sent: &Sent, in_order: bool) {
        let once = sent.transmissions == 1;
        self.resent |= in_order && !once;
        if sent.is(SACKED) {
            return;
        }
        self.delivered += sent.length();
        if once {
            let first = if in_order { &mut self.first } else { &mut self.first_reported };
            first.get_or_insert(now.since(sent.at));
            self.original = Some(self.original.map_or(sent.end(), |end| end.min(sent.end())));
        }
    }
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
        if self.is_silent() && self.tells_nothing(packet) {
            return self.take_window(now, window, obs);
        }
        let same_window = window == self.window;
        let limited = self.board.flight() + self.rules.unit > self.cwnd() || self.pacer.waits();
        let marked = self.ecn && packet.has(FLAG_ECE);
        let mut news = News { limited, marked, ..News::default() };
        self.take_cumulative(now, ack, &mut news);
        self.take_blocks(now, packet, &mut news);
        if self.rules.echoes {
            cold_path();
            self.ask_echo(now, packet, &mut news);
        }
        self.measure(now, packet, ack, &news, obs);
        let looks_back = self.rack.is_some() || self.rules.undoes || self.rules.forward_rto;
        if self.rules.looks && (looks_back || self.rules.probing.is_some()) {
            cold_path();
            self.look_back(now, packet, &news, obs);
        }
        if marked {
            cold_path();
            self.answer_mark(now, ack, obs);
        }
        if news.bytes > 0 {
            if let Some(resent_at) = self.resent_at.take() {
                cold_path();
                self.judged_to = self.repair.recover();
                self.judge_resending(now, packet, resent_at, obs);
            }
            self.timeouts = 0;
            let restart = self.advance(now, ack, &news, obs);
            self.settle_timer(now, restart);
        } else if news.reported > 0 {
            cold_path();
            self.take_report(now, &news);
        }
        let pure = packet.length() == 0 && !self.board.is_empty() && self.persist_due == NEVER;
        if pure && self.is_duplicate(&news, same_window) && packet.probe.is_none() {
            self.duplicate(now, ack, obs);
        }
        if self.recovery == Recovery::Sack {
            self.find_lost(now, obs);
        }
        if self.sampler.is_some() {
            cold_path();
            self.tell_losses();
            if news.bytes + news.reported > 0 {
                self.grow(now, ack, &news, self.repair.active() || marked, obs);
            }
        }
        self.shrink(now, &news, obs);
        if self.rules.probes {
            cold_path();
            self.judge_probe(now, ack, &news, obs);
            if news.bytes > 0 {
                self.plan_probe(now);
            }
        }
        self.take_window(now, window, obs);
        self.settle_probe(now);
    }

    /// Whether `packet` has nothing but its window for an end that has nothing outstanding, as where that only receives:
    /// each of its segments acknowledges the same once more.
    #[inline]
    fn tells_nothing(&self, packet: &Packet) -> bool {
        let plain = packet.sacks.as_slice().is_empty() && packet.probe.is_none() && !packet.has(FLAG_ECE);
        plain && !self.rules.looks && self.sampler.is_none() && self.persist_due == NEVER
    }

    /// Data are reported, and nothing is acknowledged.
    fn take_report(&mut self, now: SimTime, news: &News) {
        // Linux lets the timer start anew for what had left before the lowest segment did (`tcp_clean_rtx_queue`).
        let head = self.board.first().map(|first| now.since(first.at));
        if self.deviation.is_some() && news.first_reported > head {
            self.start_timer(now);
        }
    }

    /// RFC 3522 section 3.2: the first acknowledgement of new data after a retransmission that answers what left before it
    /// shows that this was not needed. Once in a repair: what fills its later gaps left before others were sent again.
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
    fn is_duplicate(&self, news: &News, same_window: bool) -> bool {
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
            if self.rules.looks {
                cold_path();
                news.look(now, &sent, true);
                if let Some(rack) = self.rack.as_mut().filter(|_| !sent.is(SACKED)) {
                    rack.on_delivered(now, sent.at, sent.end(), sent.transmissions == 1);
                }
            }
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
        for (index, &(from, to)) in packet.sacks.as_slice().iter().enumerate() {
            let (from, to) = (unwrap(una, from), unwrap(una, to));
            if self.rules.looks && index == 0 && from < to && self.is_duplicate_block(packet, from, to) {
                cold_path();
                (news.twice, news.twice_to) = ((to - from) as u32, to);
            }
            if from < una || to > nxt || from >= to {
                cold_path();
                continue; // Old news, or about data never sent.
            }
            self.board.sack(from, to, |sent| {
                news.reported += sent.length();
                if self.rules.looks {
                    cold_path();
                    news.look(now, sent, false);
                    if let Some(rack) = &mut self.rack {
                        rack.on_delivered(now, sent.at, sent.end(), sent.transmissions == 1);
                    }
                }
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

    /// RFC 2883 section 4: the first block tells of what came twice if it lies below the acknowledgement number or in the
    /// second block.
    fn is_duplicate_block(&self, packet: &Packet, from: u64, to: u64) -> bool {
        let una = self.board.una();
        let second = packet.sacks.as_slice().get(1).map(|&(from, to)| (unwrap(una, from), unwrap(una, to)));
        from < una || second.is_some_and(|(least, most)| least <= from && to <= most)
    }

    /// RFC 3168 section 6.1.2: a mark is answered like a loss, once for each window of data.
    fn answer_mark(&mut self, now: SimTime, ack: u64, obs: &mut impl Observer<Event>) {
        if !self.repair.may_reduce(self.board.una()) {
            return;
        }
        let (from, recover) = (self.cwnd(), self.board.nxt());
        self.congestion.on_time(now);
        self.congestion.on_mark(&self.loss());
        self.repair.paid(recover);
        self.reduced = true;
        let (ack, to, recover) = (ack as u32, self.cwnd(), recover as u32);
        obs.note(now, PATH, Event::CongestionNotified { ack, from, to, recover });
        self.pass_on(now, obs);
    }

    pub(super) fn loss(&self) -> Loss {
        if self.rules.cuts_cwnd {
            let cwnd = self.congestion.cwnd();
            return Loss { flight: cwnd, window: cwnd };
        }
        let flight = self.board.flight().saturating_sub(self.repair.early_bytes());
        Loss { flight, window: self.congestion.cwnd().min(self.window.max(self.rules.unit)) }
    }

    /// New data were acknowledged. Returns whether the timer starts anew.
    fn advance(&mut self, now: SimTime, ack: u64, news: &News, obs: &mut impl Observer<Event>) -> bool {
        let repairing = self.repair.active();
        if !repairing {
            self.repair.advance();
        }
        if repairing && self.rules.grows_by_delivery && ack >= self.repair.recover() {
            // In Linux what ends a recovery counts towards the next growth; without blocks each duplicate before it has told
            // of a segment already (`tcp_remove_reno_sacks`).
            cold_path();
            let told =
                if self.recovery == Recovery::Sack { 0 } else { self.repair.dupacks * self.rules.unit };
            let delivered = news.delivered.saturating_sub(told).max(self.rules.unit);
            self.leave_recovery(now, obs);
            if self.sampler.is_none() {
                self.grow(now, ack, &News { delivered, ..*news }, news.marked, obs);
            }
            return true;
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
        let (recover, spared) = (self.repair.recover() as u32, self.repair.spared());
        self.repair.leave();
        self.reduction = None;
        self.undo.forget();
        if self.board.lost() == 0 {
            self.undo.nothing_again();
        }
        if let Some(rack) = &mut self.rack {
            rack.on_recovered();
        }
        if !spared {
            self.congestion.on_recovered();
        }
        if self.recovery == Recovery::NewReno && !spared {
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
    fn grow(
        &mut self,
        now: SimTime,
        ack: u64,
        news: &News,
        recovering: bool,
        obs: &mut impl Observer<Event>,
    ) {
        let (next, srtt) = (self.board.nxt(), self.rto.srtt());
        let &News { rtt, limited, .. } = news;
        let (advanced, flight) = (news.bytes > 0, self.board.pipe());
        let bytes = if self.rules.grows_by_delivery { news.delivered } else { news.bytes };
        let next_departure = self.pacer.next_departure();
        let Self { congestion, sampler, rules, .. } = self;
        let told_of =
            |rate: RateSample| RateSample { rtt: if rules.echoes { rtt } else { rate.rtt }, ..rate };
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
            rate: sampler.as_mut().and_then(|sampler| sampler.take()).map(told_of),
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
        let unit = self.rules.unit;
        let news = News { bytes: unit, delivered: unit, limited: true, ..News::default() };
        self.grow(now, self.board.una(), &news, false, obs);
    }

    /// What an acknowledgement says of the repair that goes on: of round trips without it, of what came twice, of a timeout.
    fn look_back(&mut self, now: SimTime, packet: &Packet, news: &News, obs: &mut impl Observer<Event>) {
        if news.bytes > 0 {
            self.settle_doubts(now, obs);
        }
        if let Some(rack) = &mut self.rack {
            if let Some(rtt) = news.rtt {
                rack.on_round_trip(rtt);
            }
            if news.twice > 0 {
                rack.on_duplicate(self.board.una(), self.board.nxt());
            }
        }
        if news.twice > 0 {
            self.judge_duplicates(now, news, obs);
        }
        if news.bytes > 0 {
            self.judge_echo(now, packet, obs);
        }
        self.judge_timeout(now, news, obs);
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
}

mod losses;
mod round_trips;
#[cfg(test)]
mod tests;
