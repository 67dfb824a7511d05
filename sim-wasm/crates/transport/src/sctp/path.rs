//! One path of an association: its window, its timeout, its timers and its errors.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::beat::Beat;
use super::carriage::UDP_PORT;
use super::event::Event;
use super::settings::{LossDetection, Sctp};
use super::ticks::{NEVER, Ticks};
use super::window::{Acknowledged, Window};
use crate::api::{Observer, PathState};
use crate::congestion::Departure;
use crate::pacing::Pacer;
use crate::rack::Rack;
use crate::rto::Rto;

/// A path; its number is also that of the interface its packets leave by.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    pub id: u8,
    pub window: Window,
    pub pacer: Pacer,
    pub rto: Rto,
    /// Bytes sent on this path that are neither acknowledged nor marked for retransmission.
    pub flight: u32,
    /// Bytes last sent on this path that are marked for retransmission.
    pub marked: u32,
    ticks: Ticks,
    /// When T3-rtx expires.
    pub t3: SimTime,
    /// How often it has, since back-off last ended.
    pub expiries: u32,
    /// When the window decays because nothing was sent.
    pub idle: SimTime,
    /// When data were last sent.
    pub last_sent: SimTime,
    /// When something was last sent that measures the round trip: new data or a HEARTBEAT.
    pub last_new: SimTime,
    /// The timeout the path had then.
    pub new_rto: Duration,
    /// What tells by time that chunks are lost, where that is asked for.
    pub rack: Option<Box<Rack>>,
    /// When one is overdue that is not yet.
    pub reorder_due: SimTime,
    /// The probe of its tail, once one was planned.
    pub tail: Option<Box<Tail>>,
    /// Errors in a row (section 8.2).
    pub errors: u32,
    pub active: bool,
    /// Whether one of its addresses is no part of the association: it is inactive and stays so (RFC 5061).
    pub absent: bool,
    /// Whether the peer is known to be reached by it (section 5.4).
    pub confirmed: bool,
    pub beat: Beat,
    /// Largest packet, bytes.
    pub mtu: u32,
    /// The peer's port of UDP; 0 where packets travel without it (RFC 6951 section 5.1).
    pub udp_port: u16,
    /// When a larger one is tried.
    pub raise_mtu: SimTime,
    /// Highest TSN sent when a congestion mark last cut cwnd: a loss or mark up to here has been paid for.
    pub marked_exit: u64,
    /// The earliest of the timers that hardly ever change.
    slow: SimTime,
    /// What the SACK that is being looked at does to the path.
    pub effect: Effect,
    /// Chunks sent on it, each as often as it was.
    pub transmitted: u64,
    /// How many of these were taken for lost.
    pub lost: u64,
    /// The TSN whose round trip is being measured, 0 if none (C4 of section 6.3.1: one at a time).
    pub timed_tsn: u64,
    /// When it was sent.
    pub timed_at: SimTime,
}

/// The probe of a path.
#[derive(Clone, Debug)]
pub(crate) struct Tail {
    /// When one is due.
    pub due: SimTime,
    /// It may leave now.
    pub now: bool,
    /// The chunk that has left as one and is not acknowledged, and when that was.
    pub sent: Option<(u64, SimTime)>,
}

impl Default for Tail {
    fn default() -> Self {
        Self { due: NEVER, now: false, sent: None }
    }
}

/// Everything one SACK does to a path.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effect {
    pub acked: Acknowledged,
    /// Highest TSN newly acknowledged (HTNA).
    pub highest: u64,
    /// Lowest TSN newly acknowledged.
    pub lowest: u64,
    /// TSNs below are missing if they are not acknowledged.
    pub missing_below: u64,
    /// The earliest TSN outstanding on the path was acknowledged.
    pub earliest: bool,
    /// And one that was sent once lies below the cumulative TSN now.
    pub once: bool,
    /// Everything that the SACK reports missing counts as missing.
    pub all_missing: bool,
    /// Whether a gap block's part in this is known.
    pub looked: bool,
    /// Whether such a chunk was looked at that was sent once, and one that was sent again.
    pub looked_at: [bool; 2],
    /// A chunk that had not timed out was acknowledged: the path works.
    pub delivered: bool,
    /// cwnd was cut.
    pub cut: bool,
}

impl Effect {
    /// `tsn` is newly acknowledged; they come in rising order.
    #[inline]
    pub fn newly_acknowledged(&mut self, tsn: u64) {
        if self.highest == 0 {
            self.lowest = tsn;
        }
        self.highest = tsn;
    }
}

impl Path {
    pub fn new(id: u8, rules: &Sctp, peer_a_rwnd: u32) -> Self {
        Self {
            id,
            window: Window::new(rules, peer_a_rwnd, id),
            pacer: Pacer::new(&rules.pace),
            rto: Rto::new(rules.rto()).in_ticks(rules.rtt_tick()),
            flight: 0,
            marked: 0,
            ticks: rules.ticks(),
            t3: NEVER,
            expiries: 0,
            idle: NEVER,
            last_sent: SimTime::ZERO,
            last_new: SimTime::ZERO,
            new_rto: rules.rto().initial,
            rack: (rules.loss_detection == LossDetection::Rack).then(|| Box::new(Rack::new())),
            reorder_due: NEVER,
            tail: None,
            errors: 0,
            active: true,
            absent: false,
            confirmed: true,
            beat: Beat::NONE,
            mtu: rules.mtu(),
            udp_port: if rules.is_encapsulated() { UDP_PORT } else { 0 },
            raise_mtu: NEVER,
            marked_exit: 0,
            slow: NEVER,
            effect: Effect::default(),
            transmitted: 0,
            lost: 0,
            timed_tsn: 0,
            timed_at: SimTime::ZERO,
        }
    }

    /// The earliest of the path's timers.
    #[inline]
    pub fn next_timeout(&self) -> SimTime {
        self.t3.min(self.idle).min(self.slow)
    }

    /// A timer that hardly ever changes has changed.
    pub fn plan(&mut self) {
        self.slow = self.beat.due.min(self.beat.answer_by).min(self.raise_mtu).min(self.pacer.due());
        self.slow = self.slow.min(self.reorder_due);
        if let Some(tail) = &self.tail {
            self.slow = self.slow.min(tail.due);
        }
    }

    /// Whether data that could leave now are held back by pacing.
    #[inline]
    pub fn holds(&mut self, now: SimTime) -> bool {
        let holds = self.pacer.holds(now);
        if holds {
            cold_path();
            self.plan();
        }
        holds
    }

    /// A packet with so many bytes of chunks leaves: pacing may keep the next one.
    #[inline(always)]
    pub fn pace(&mut self, now: SimTime, bytes: u32) {
        self.pacer.sent(now, bytes, self.flight, self.window.congestion(), self.rto.srtt());
    }

    /// Stops every timer.
    pub fn rest(&mut self) {
        self.pacer.rest();
        self.t3 = NEVER;
        self.idle = NEVER;
        self.beat.due = NEVER;
        self.beat.answer_by = NEVER;
        self.raise_mtu = NEVER;
        self.reorder_due = NEVER;
        self.tail = None;
        self.slow = NEVER;
    }

    /// Whether data may go there: active, and known to reach the peer.
    #[inline]
    pub fn usable(&self) -> bool {
        self.active && self.confirmed
    }

    /// Room for chunks in a packet, bytes.
    #[inline]
    pub fn room(&self, header: u32) -> u32 {
        self.mtu - header
    }

    /// The path MTU is another one, and so is the unit of the window.
    pub fn set_mtu(&mut self, mtu: u32, header: u32) {
        self.mtu = mtu;
        self.window.set_unit(mtu - header);
    }

    /// Rule R1 of section 6.3.2, and a restart.
    #[inline]
    pub fn start_t3(&mut self, now: SimTime) {
        self.t3 = self.ticks.expiry(now, self.rto.current());
    }

    /// The timeout is that of the round trips measured again.
    pub fn end_back_off(&mut self) {
        self.expiries = 0;
        self.rto.end_back_off();
    }

    /// Data leave by this path.
    #[inline]
    pub fn sent(&mut self, sent: &Departure, obs: &mut impl Observer<Event>) {
        let now = sent.now;
        if self.window.sent(sent) {
            self.pass_on(now, obs);
        }
        self.last_sent = now;
        self.idle = now + self.rto.current();
    }

    /// What the controller of its window tells in its own words.
    #[cold]
    pub fn pass_on(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        while let Some(reason) = self.window.tell() {
            obs.note(now, self.id, Event::Controller(reason));
        }
    }

    /// Something leaves by this path that measures its round trip.
    #[inline]
    pub fn used_for_new(&mut self, now: SimTime) {
        self.last_new = now;
        self.new_rto = self.rto.current();
    }

    /// Begins to measure a round trip with the new chunk `tsn` unless one is being measured.
    #[inline]
    pub fn time(&mut self, tsn: u64, now: SimTime) {
        if self.timed_tsn == 0 {
            self.timed_tsn = tsn;
            self.timed_at = now;
        }
    }

    /// C5 of section 6.3.1, Karn: what was sent again measures nothing.
    #[inline]
    pub fn untime(&mut self) {
        self.timed_tsn = 0;
    }

    /// Takes a measured round trip.
    pub fn measure(&mut self, now: SimTime, rtt: Duration) -> Event {
        self.window.round_trip(now, rtt);
        self.rto.measure(rtt);
        if let Some(rack) = &mut self.rack {
            rack.on_round_trip(rtt);
        }
        let rto = &self.rto;
        Event::RttMeasured { rtt, srtt: rto.srtt(), rttvar: rto.rttvar(), rto: rto.current() }
    }

    /// What can be seen.
    pub fn state(&self) -> PathState {
        PathState {
            cwnd: self.window.cwnd(),
            ssthresh: self.window.ssthresh(),
            flight: self.flight,
            partial_bytes_acked: self.window.partial(),
            srtt: self.rto.srtt(),
            rttvar: self.rto.rttvar(),
            rto: self.rto.current(),
            error_count: self.errors,
            active: self.usable(),
            mtu_bytes: self.mtu,
            in_use: false,
        }
    }
}
