//! The sending half: what is outstanding, what must be sent again, and what may leave now.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::cycle::Cycle;
use super::derived::SenderRules;
use super::doubts::{Forward, Probe, Undo};
use super::event::{Event, PATH};
use super::mdev::Deviation;
use super::outstanding::{Outstanding, Sent, TIMED_OUT};
use super::packet::{FLAG_CWR, FLAG_FIN, Packet, Retransmit, ordinal};
use super::receiver::NEVER;
use super::recovery::Repair;
use super::reduction::Reduction;
use super::settings::{Recovery, RtoRule, Tcp};
use super::sizes::{MAX_SCALE, PLAIN_WINDOW};
use crate::api::{Observer, Source};
use crate::congestion::{Congestion, Controller, Departure, Sampler};
use crate::pacing::Pacer;
use crate::rack::Rack;
use crate::rto::{Rto, RtoLimits};
use crate::supply::{Supply, Turn};

/// What may leave now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// The segment that begins there, once more.
    Again(u64, Retransmit),
    /// New data, and perhaps the FIN.
    New { bytes: u16, fin: bool },
    /// A probe of a probe cycle.
    Probe,
}

/// The sending half of an endpoint.
#[derive(Clone, Debug)]
pub(crate) struct Sender {
    /// What it asks of the settings.
    pub rules: SenderRules,
    pub board: Outstanding,
    pub congestion: Congestion,
    /// Measures how fast data arrive, if the controller needs it.
    pub sampler: Option<Box<Sampler>>,
    /// When something was first sent again in a repair, until new data are acknowledged; and up to where repairs have been
    /// judged by that.
    pub resent_at: Option<SimTime>,
    pub judged_to: u64,
    pub pacer: Pacer,
    pub rto: Rto,
    pub repair: Repair,
    pub recovery: Recovery,
    /// Time tells what is lost.
    pub rack: Option<Box<Rack>>,
    /// When the reordering window of a segment is over.
    pub reorder_due: SimTime,
    /// cwnd in a fast recovery that shrinks it in proportion.
    pub reduction: Option<Reduction>,
    /// What was found to be lost since the last acknowledgement, bytes.
    pub newly_lost: u32,
    pub probe: Probe,
    pub forward: Forward,
    pub undo: Undo,
    /// A probe cycle, while which no data leave.
    pub cycle: Option<Box<Cycle>>,
    /// Timeouts in a row that probing found to be no congestion.
    pub spared: u32,
    /// The variation of round trips by Linux's rule.
    pub deviation: Option<Box<Deviation>>,
    /// User data left to send, bytes; `u64::MAX` without end.
    left: u64,
    /// A FIN follows the data.
    closes: bool,
    /// It was sent.
    fin_sent: bool,
    /// User data sent, bytes.
    pub taken: u64,
    /// User data acknowledged, bytes.
    pub acknowledged: u64,
    /// The peer's window, bytes, and the largest it ever told.
    pub window: u32,
    largest_window: u32,
    /// The peer's window stops us.
    pub window_full: bool,
    /// Whether the application has data for us.
    supply: Supply,
    /// When the retransmission timer expires.
    pub due: SimTime,
    /// When a closed window is probed, and how often it was.
    pub persist_due: SimTime,
    probes: u32,
    /// The persist timer lets data go.
    probe_now: bool,
    /// Timeouts in a row.
    pub timeouts: u32,
    /// When data were last sent.
    last_sent: SimTime,
    /// The number after the segment that is being timed and when it was sent (one at a time, and none that was
    /// sent again: Karn's rule, RFC 6298 section 3).
    pub timed: Option<(u64, SimTime)>,
    /// With timestamps: data sent since then measure the next round trip.
    pub measured_at: SimTime,
    /// Both ends understand congestion marks.
    pub ecn: bool,
    /// The next new segment says that the window was reduced.
    pub reduced: bool,
}

impl Sender {
    /// Numbers its data from `first`.
    pub fn new(settings: &Tcp, first: u64) -> Self {
        let largest = PLAIN_WINDOW;
        let rules = settings.window_rules(largest);
        Self {
            rules: SenderRules::of(settings),
            board: Outstanding::new(first),
            congestion: Congestion::new(settings.controller, rules),
            sampler: None,
            resent_at: None,
            judged_to: 0,
            pacer: Pacer::new(&settings.pace).after(settings.unpaced_segments()),
            rto: Rto::new(settings.rto()),
            repair: Repair::new(first),
            recovery: settings.recovery,
            rack: None,
            reorder_due: NEVER,
            reduction: None,
            newly_lost: 0,
            probe: Probe::new(),
            forward: Forward::default(),
            undo: Undo::default(),
            cycle: None,
            spared: 0,
            deviation: (settings.rto_rule() == RtoRule::Linux)
                .then(|| Box::new(Deviation::new(settings.least_rto()))),
            left: 0,
            closes: false,
            fin_sent: false,
            taken: 0,
            acknowledged: 0,
            window: 0,
            largest_window: 0,
            window_full: false,
            supply: Supply::default(),
            due: NEVER,
            persist_due: NEVER,
            probes: 0,
            probe_now: false,
            timeouts: 0,
            last_sent: SimTime::ZERO,
            timed: None,
            measured_at: SimTime::ZERO,
            ecn: false,
            reduced: false,
        }
    }

    /// It follows other settings from now on: what was agreed upon stays.
    pub fn follow(&mut self, settings: &Tcp) {
        self.rules = SenderRules::of(settings);
        self.rto.limit(settings.rto());
        self.pacer.follow(&settings.pace);
        if let Some(deviation) = &mut self.deviation {
            deviation.limit(settings.least_rto());
        }
    }

    /// What the handshake agreed on.
    pub fn agree(&mut self, settings: &Tcp, scale: u8, sack: bool) {
        let largest = PLAIN_WINDOW << scale.min(MAX_SCALE);
        self.congestion = Congestion::new(settings.controller, settings.window_rules(largest));
        self.sampler = self.congestion.sampler();
        self.board.watched = self.sampler.is_some();
        if self.recovery == Recovery::Sack && !sack {
            self.recovery = Recovery::NewReno;
        }
        let blocks = self.recovery == Recovery::Sack;
        self.rack = (blocks && settings.rack()).then(|| Box::new(Rack::new()));
        self.rules.probes &= blocks;
    }

    /// The SYN was sent again: nothing was measured, and the timeout is 3 s (RFC 6298 section 5, rule 7).
    pub fn forget_syn_timeouts(&mut self, limits: RtoLimits) {
        let initial = limits.initial.max(Duration::from_secs(3)).min(limits.max);
        self.rto = Rto::new(RtoLimits { initial, ..limits });
    }

    pub fn set_source(&mut self, source: Source) {
        self.left = match source {
            Source::None | Source::Written | Source::Relayed { .. } => 0,
            Source::Endless => u64::MAX,
            Source::Finite(bytes) => bytes,
        };
        self.closes = matches!(source, Source::Finite(_));
    }

    /// User data left to send, bytes.
    pub const fn unsent(&self) -> u64 {
        self.left
    }

    /// There is so much more to send.
    pub fn supply(&mut self, bytes: u64) {
        self.left += bytes;
    }

    /// Sends a FIN after what is left, unless that has no end.
    pub fn close(&mut self) {
        self.closes |= self.left != u64::MAX;
    }

    /// Whether the FIN was sent.
    pub fn fin_sent(&self) -> bool {
        self.fin_sent
    }

    /// Whether the FIN was sent and everything is acknowledged.
    pub fn finished(&self) -> bool {
        self.fin_sent && self.board.is_empty()
    }

    /// Congestion window, bytes, with what duplicate acknowledgements add to it (RFC 5681 section 3.2, rule 4).
    #[inline]
    pub fn cwnd(&self) -> u32 {
        match &self.reduction {
            Some(reduction) => reduction.window(),
            None => self.congestion.cwnd().saturating_add(self.repair.inflation()),
        }
    }

    /// What is left of the peer's window, bytes.
    #[inline]
    pub fn peer_rwnd(&self) -> u32 {
        self.window.saturating_sub(self.board.flight())
    }

    /// Takes the peer's window of a segment.
    pub fn take_window(&mut self, now: SimTime, window: u32, obs: &mut impl Observer<Event>) {
        self.window = window;
        self.largest_window = self.largest_window.max(window);
        if self.window_full && !self.short_of_window() {
            cold_path();
            self.window_full = false;
            let (peer_rwnd, flight) = (self.peer_rwnd(), self.board.pipe());
            obs.note(now, PATH, Event::WindowOpened { peer_rwnd, flight });
        }
        if self.supply.fails() {
            cold_path();
            self.look_at_supply(now, obs);
        }
    }

    /// Whether the application limits now, or the windows do again. What is to be sent again is something to send.
    #[cold]
    fn look_at_supply(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let (flight, cwnd) = (self.board.pipe(), self.cwnd());
        let over = self.closes && self.board.is_empty();
        let open = flight < cwnd && self.board.next_waiting().is_none() && !over;
        let event = match self.supply.look(self.left > 0, open) {
            None => return,
            Some(Turn::Limited) => Event::ApplicationLimited { flight, cwnd },
            Some(Turn::Resumed) => Event::ApplicationResumed { flight, cwnd },
        };
        if let Some(sampler) = self.sampler.as_mut().filter(|_| self.supply.limits()) {
            sampler.on_app_limited(flight);
        }
        obs.note(now, PATH, event);
    }

    /// Bytes that count against cwnd. What the receiver reports is out of the network; but without limited
    /// transmit nothing new leaves for it before fast recovery begins (RFC 5681 section 3.2, rule 1).
    #[inline]
    fn in_network(&self) -> u32 {
        let reports = if self.rules.limited_transmit || self.repair.repairing(self.board.una()) {
            0
        } else {
            self.board.sacked()
        };
        self.board.pipe() + reports
    }

    /// What may be in flight now: RFC 3042 lets duplicate acknowledgements below the threshold add a segment each,
    /// where no blocks tell what has left the network.
    #[inline]
    fn allowance(&self) -> u32 {
        let early = self.repair.early(self.rules.threshold);
        let extra = if self.rules.limited_transmit && self.recovery != Recovery::Sack {
            early * self.rules.unit
        } else {
            0
        };
        self.cwnd().saturating_add(extra)
    }

    /// What may leave now.
    #[inline]
    pub fn next(&self) -> Option<Move> {
        if self.probe.now {
            cold_path();
            return self.probing();
        }
        if let Some(ahead) = self.ahead() {
            cold_path();
            return ahead;
        }
        if let Some(sent) = self.board.next_waiting() {
            cold_path();
            let forced = self.repair.forced() && Some(sent.seq) == self.board.first().map(|first| first.seq);
            let fits = self.board.pipe() + u32::from(sent.bytes) <= self.cwnd() || self.board.pipe() == 0;
            // What the window took once may be sent again (RFC 9293 section 3.8.6); a probe waits for its timer.
            let probes = self.persist_due == NEVER || self.probe_now;
            return (probes && (forced || fits)).then(|| {
                let reason = if sent.is(TIMED_OUT) {
                    Retransmit::Timeout
                } else if self.repair.active() {
                    Retransmit::Fast
                } else {
                    Retransmit::Probe
                };
                Move::Again(sent.seq, reason)
            });
        }
        if let Some((bytes, fin)) = self.new_piece() {
            // A FIN alone always fits: it is no data.
            let fits = bytes == 0 || self.in_network() + u32::from(bytes) <= self.allowance();
            return fits.then_some(Move::New { bytes, fin });
        }
        self.rescue()
    }

    /// RFC 6675 section 4, rules 3 and 4 of NextSeg: no new data may go, but cwnd has room.
    fn rescue(&self) -> Option<Move> {
        if self.rack.is_some()
            || !self.repair.rescues(self.recovery)
            || self.board.pipe() + self.rules.unit > self.cwnd()
        {
            return None;
        }
        let hole = self.board.unreported(self.repair.resent_to(), self.repair.highest_reported());
        let last = || if self.repair.rescued() { None } else { self.board.last_unreported() };
        let again = |sent: &Sent, reason| Some(Move::Again(sent.seq, reason));
        hole.map_or_else(
            || last().and_then(|sent| again(sent, Retransmit::Rescue)),
            |sent| again(sent, Retransmit::Fast),
        )
    }

    /// The next new data that the peer's window takes and that are not too small to go (RFC 9293 sections 3.7.4 and
    /// 3.8.6.2.1).
    #[inline(always)]
    pub(super) fn new_piece(&self) -> Option<(u16, bool)> {
        let usable = u64::from(self.peer_rwnd());
        if self.left == 0 {
            cold_path();
            let fin = self.closes && !self.fin_sent && (usable > 0 || self.probe_now);
            return fin.then_some((0, true));
        }
        let unit = u64::from(self.rules.unit);
        let bytes = self.left.min(unit).min(usable);
        let last = bytes == self.left;
        let fin = last && self.closes && usable > bytes;
        let whole = bytes == unit;
        let flushes = last && (!self.rules.nagle || self.board.is_empty() || self.closes);
        let half = 2 * bytes >= u64::from(self.largest_window) && bytes > 0;
        if whole || flushes || half {
            return Some((bytes as u16, fin));
        }
        cold_path();
        self.probe_now.then_some((bytes.max(1) as u16, false))
    }

    /// Whether the peer's window is too small for what waits.
    fn short_of_window(&self) -> bool {
        let needed = self.left.min(u64::from(self.rules.unit)).max(1);
        (self.left > 0 || (self.closes && !self.fin_sent))
            && u64::from(self.peer_rwnd()) < needed
            && self.new_piece().is_none()
    }

    /// Whether nothing else keeps it back.
    fn kept_back(&self) -> bool {
        self.short_of_window() && self.board.next_waiting().is_none() && self.board.pipe() < self.cwnd()
    }

    /// Whether there is nothing to send, and nothing to note about the peer's window either.
    pub fn rests(&self) -> bool {
        self.is_silent()
            || (self.next().is_none() && (self.window_full || !self.kept_back()) && !self.must_watch())
    }

    /// Whether nothing is outstanding or waits to be sent, as where an end only receives: it is asked first, for no
    /// acknowledgement need look any further.
    #[inline]
    pub(super) fn is_silent(&self) -> bool {
        self.left == 0 && !self.closes && !self.window_full && self.board.is_empty()
    }

    /// With nothing outstanding no acknowledgement would tell of a window that opens.
    fn must_watch(&self) -> bool {
        self.window_full && self.board.is_empty() && self.persist_due == NEVER
    }

    /// Fills `packet` with a segment if one may be sent. Returns whether it did.
    #[inline]
    pub fn write(&mut self, now: SimTime, packet: &mut Packet, obs: &mut impl Observer<Event>) -> bool {
        if self.is_silent() {
            return false;
        }
        self.restart_after_idle(now, obs);
        match self.next() {
            Some(Move::Probe) => {
                cold_path();
                self.write_probe(now, packet, obs);
                return true;
            }
            Some(_) if !self.probe.now && self.pacer.holds(now) => {
                cold_path();
                return false;
            }
            Some(Move::Again(seq, reason)) => {
                cold_path();
                self.write_again(now, seq, reason, packet, obs)
            }
            Some(Move::New { bytes, fin }) => self.write_new(now, bytes, fin, packet, obs),
            None => {
                cold_path();
                self.watch_window(now, obs);
                return false;
            }
        }
        let (bytes, flight, srtt) = (packet.bytes.into(), self.board.pipe(), self.rto.srtt());
        self.pacer.sent(now, bytes, flight, &self.congestion, srtt);
        self.probe_now = false;
        self.last_sent = now;
        if let Some(reduction) = &mut self.reduction {
            cold_path();
            reduction.on_sent(bytes);
        }
        if self.due == NEVER && self.persist_due == NEVER {
            cold_path();
            self.start_timer(now); // RFC 6298 section 5, rule 1.
        }
        if self.probe.now {
            cold_path();
            let (again, seq) = (packet.retransmit == Retransmit::Tail, self.board.nxt());
            self.note_tail_probe(now, again, seq, obs);
        } else if packet.retransmit == Retransmit::First {
            self.plan_probe(now);
        }
        true
    }

    /// RFC 5681 section 4.1: after an idle time of one timeout cwnd is no larger than at the start.
    fn restart_after_idle(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if !self.board.is_empty() || self.taken == 0 || self.left == 0 {
            return;
        }
        cold_path();
        let idle = now.since(self.last_sent);
        if idle <= self.rto.current() {
            return;
        }
        cold_path();
        let from = self.congestion.cwnd();
        let times =
            if self.rules.decays { idle.as_nanos() / self.rto.current().as_nanos().max(1) } else { 32 };
        let restart = from.checked_shr(times as u32).unwrap_or(0).max(self.rules.restart_window);
        if from > restart {
            cold_path();
            self.congestion.on_idle(restart);
            obs.note(now, PATH, Event::IdleRestart { from, to: self.congestion.cwnd(), idle });
            self.pass_on(now, obs);
        }
    }

    fn write_new(
        &mut self,
        now: SimTime,
        bytes: u16,
        fin: bool,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) {
        // RFC 3042 section 2 lets go what cwnd would not: what has been reported is no longer in the network, but it
        // counts in FlightSize.
        let beyond = self.board.flight() + u32::from(bytes) > self.cwnd();
        let early = if beyond { self.repair.early(self.rules.threshold) } else { 0 };
        if self.left != u64::MAX {
            cold_path();
            self.left -= u64::from(bytes);
            if self.left == 0 && bytes > 0 {
                self.supply.run_dry();
            }
        }
        self.taken += u64::from(bytes);
        self.fin_sent |= fin;
        let sent = self.board.push(bytes, fin, now);
        self.tell_of(now, &sent, obs);
        if self.timed.is_none() {
            self.timed = Some((sent.end(), now));
        }
        if early > 0 {
            cold_path();
            self.repair.count_early(sent.length());
            let (flight, cwnd) = (self.board.pipe(), self.cwnd());
            obs.note(
                now,
                PATH,
                Event::LimitedTransmit { seq: sent.seq as u32, dupacks: early, flight, cwnd },
            );
        }
        if self.probe_now {
            cold_path();
            self.note_probe(now, sent.seq, obs);
        }
        self.fill(packet, &sent);
        packet.ecn_capable = self.ecn && bytes > 0 && !self.probe_now;
        packet.flags |= if std::mem::take(&mut self.reduced) { FLAG_CWR } else { 0 };
        if self.supply.fails() && self.left == 0 {
            cold_path();
            self.look_at_supply(now, obs);
        }
    }

    fn write_again(
        &mut self,
        now: SimTime,
        seq: u64,
        reason: Retransmit,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) {
        let Some(sent) = self.board.resend(seq, now) else { return };
        self.tell_of(now, &sent, obs);
        if self.repair.recover() > self.judged_to {
            self.resent_at.get_or_insert(now);
        }
        self.timed = None;
        self.repair.resent(&sent, reason);
        self.undo.on_resent(now, sent.length());
        if self.rack.is_some() {
            if seq == self.board.una() {
                self.start_timer(now);
            }
        } else if self.repair.restarts_timer(self.recovery) {
            self.postpone_timer(now);
        }
        if reason == Retransmit::Probe {
            self.note_probe(now, seq, obs);
        }
        self.fill(packet, &sent);
        packet.retransmit = reason;
        let (transmissions, cwnd) = (u32::from(sent.transmissions), self.cwnd());
        obs.note(now, PATH, Event::Retransmitted { seq: seq as u32, reason, transmissions, cwnd });
    }

    /// A segment leaves, and is in flight already.
    #[inline(always)]
    fn tell_of(&mut self, now: SimTime, sent: &Sent, obs: &mut impl Observer<Event>) {
        let (bytes, flight, app_limited) = (sent.length(), self.board.pipe(), self.supply.limits());
        if let Some(sampler) = &mut self.sampler {
            cold_path();
            sampler.on_sent(now, sent.seq, flight.saturating_sub(bytes));
        }
        if self.congestion.on_sent(&Departure { now, bytes, flight, app_limited }) {
            self.pass_on(now, obs);
        }
    }

    fn fill(&self, packet: &mut Packet, sent: &Sent) {
        packet.seq = sent.seq as u32;
        packet.bytes = sent.bytes;
        packet.ordinal = ordinal(packet.seq, self.rules.unit);
        packet.flags |= if sent.fin { FLAG_FIN } else { 0 };
    }

    /// A segment was sent again in fast recovery. RFC 6675 section 6 lets the timer start anew, lest it expire while a
    /// long queue holds the first of many. It waits for the lowest segment outstanding, and for that twice the timeout
    /// at most: nothing else sends it once more when it is lost again.
    fn postpone_timer(&mut self, now: SimTime) {
        let rto = self.rto.current();
        let latest = self.board.first().map_or(now, |first| first.at + rto * 2);
        self.due = self.due.max((now + rto).min(latest));
    }

    /// RFC 6298 section 5, rule 1, and a restart.
    #[inline]
    pub fn start_timer(&mut self, now: SimTime) {
        self.due = now + self.rto.current();
    }
}

mod persist;
#[cfg(test)]
mod tests;
