//! The congestion window of one path, in bytes: RFC 9260 section 7.2, or what another controller makes of it.
//!
//! The sender calls, in this order while it works on one SACK:
//! 1. [`Window::acknowledge`] once, before it takes what the SACK acknowledges off the flight size and only
//!    if the SACK acknowledges anything new;
//! 2. [`Window::cut`] if the SACK starts a fast retransmit in a window that has not been cut.
//!
//! And outside of SACKs [`Window::time_out`] when T3-rtx expires, [`Window::decay`] when nothing has been
//! sent for one timeout and [`Window::all_acknowledged`] when nothing is outstanding any more.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::event::{CoupledBy, Event};
use super::settings::Sctp;
use super::sharing::Coupling;
use crate::congestion::{
    Acked, Algorithm, Congestion, Controller, Coupled, Departure, Growth, Loss, Outcome, PathHint, Reason,
    ResumeSettings, Rfc9260, Rule, Sampler, Share,
};

/// The window of a path.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    congestion: Congestion,
    /// Measures how fast data arrive, if the controller needs it.
    sampler: Option<Box<Sampler>>,
    unit: u32,
    /// What the unit has beside the largest DATA chunk.
    unit_headers: u32,
    floor_segments: u32,
    keep_on_repeat: bool,
    /// Whether it is coupled with those of other paths, and what that needs.
    coupled: Option<Losses>,
}

/// What the window of a path that is coupled knows of its losses.
#[derive(Clone, Copy, Debug)]
struct Losses {
    /// The rule by which it is coupled.
    by: CoupledBy,
    /// Bytes acknowledged between the last two losses, and since the last one.
    between: u64,
    since: u64,
}

impl Losses {
    /// Of such a coupling, if there is one.
    fn of(coupling: Coupling) -> Option<Self> {
        let by = match coupling {
            Coupling::Independent => return None,
            Coupling::Lia => CoupledBy::Lia,
            Coupling::Olia => CoupledBy::Olia,
            Coupling::RpV1 => CoupledBy::RpV1,
            Coupling::RpV2 => CoupledBy::RpV2,
        };
        Some(Self { by, between: 0, since: 0 })
    }

    /// Another loss: one before anything is acknowledged is no other.
    fn lost(&mut self) {
        if self.since > 0 {
            (self.between, self.since) = (self.since, 0);
        }
    }
}

/// What one SACK acknowledges on a path.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Acknowledged {
    /// Bytes newly covered by the cumulative TSN.
    pub cumulative: u32,
    /// Bytes newly covered by gap blocks.
    pub gap: u32,
    /// Whether the cumulative TSN advanced.
    pub advanced: bool,
    /// Whether at least cwnd bytes were outstanding before.
    pub full: bool,
}

/// Where the sender is once it has taken a SACK. Apart from what the SACK acknowledges, which begins anew on every path with
/// every SACK and is small for that: WebAssembly clears what is larger by a call.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Standing {
    /// When the SACK came.
    pub now: SimTime,
    /// Whether fast recovery goes on after this SACK.
    pub recovering: bool,
    /// Smoothed round-trip time of the path.
    pub srtt: Duration,
    /// The first TSN that is not acknowledged, and the next new one.
    pub up_to: u64,
    pub next: u64,
    /// What is in flight on the path after it, bytes.
    pub flight: u32,
    /// When the next data may leave on it.
    pub next_departure: SimTime,
}

impl Window {
    pub fn new(settings: &Sctp, peer_a_rwnd: u32, path: u8) -> Self {
        let mut rules = settings.window_rules(peer_a_rwnd);
        if path > 0 {
            rules.resume = ResumeSettings::default(); // RFC 9959 section 3.2: what was saved is used once.
        }
        let (unit, floor_segments) = (rules.unit, rules.floor_units);
        let congestion = match settings.controller {
            Algorithm::NewReno if settings.coupling() != Coupling::Independent => {
                Congestion::within(Coupled::new(&rules), &rules)
            }
            Algorithm::NewReno => Congestion::within(Rfc9260::new(&rules), &rules),
            other => Congestion::new(other, rules),
        };
        Self {
            sampler: congestion.sampler(),
            congestion,
            unit,
            unit_headers: settings.cwnd_unit_bytes(0),
            floor_segments,
            keep_on_repeat: settings.repeated_timeout_keeps_ssthresh(),
            coupled: Losses::of(settings.coupling()),
        }
    }

    /// From now on it follows other settings; where the window is stays.
    pub fn follow(&mut self, settings: &Sctp) {
        self.congestion.follow(&settings.window_rules(0));
    }

    /// What decides about it.
    pub const fn congestion(&self) -> &Congestion {
        &self.congestion
    }

    /// Bytes that may be in flight.
    #[inline]
    pub fn cwnd(&self) -> u32 {
        self.congestion.cwnd()
    }

    /// Slow start up to here, congestion avoidance above.
    #[inline]
    pub fn ssthresh(&self) -> u32 {
        self.congestion.ssthresh()
    }

    /// Bytes acknowledged towards the next growth in congestion avoidance.
    #[inline]
    pub fn partial(&self) -> u32 {
        self.congestion.partial()
    }

    /// The unit of its arithmetic, bytes.
    pub fn unit(&self) -> u32 {
        self.unit
    }

    /// The largest DATA chunk that a packet of the path carries. cwnd keeps its bytes.
    pub fn set_unit(&mut self, chunk: u32) {
        self.unit = chunk + self.unit_headers;
        self.congestion.set_unit(self.unit);
    }

    /// Max.Burst lowers cwnd, and slow start leads back.
    pub fn lower_to(&mut self, most: u32) {
        self.congestion.on_burst_limit(most);
    }

    /// Sections 7.2.1 and 7.2.2: growth for one SACK. Also whether the controller has something to tell.
    #[inline(always)]
    pub fn acknowledge(&mut self, acked: Acknowledged, standing: Standing) -> (Option<Event>, bool) {
        let Self { congestion, sampler, .. } = self;
        let bytes = acked.cumulative + acked.gap;
        let Outcome { growth, told } = congestion.acknowledged(|| Acked {
            now: standing.now,
            bytes,
            above_gap: acked.gap,
            advanced: acked.advanced,
            limited: acked.full,
            recovering: standing.recovering,
            srtt: standing.srtt,
            up_to: standing.up_to,
            next: standing.next,
            flight: standing.flight,
            next_departure: standing.next_departure,
            rtt: sampler.as_ref().and_then(|sampler| sampler.round_trip()),
            rate: sampler.as_mut().and_then(|sampler| sampler.take()),
        });
        if let Some(losses) = &mut self.coupled {
            cold_path();
            losses.since += u64::from(bytes);
        }
        (growth.map(|growth| self.grown(growth, bytes)), told)
    }

    /// What of growth and cuts is its own from now on, where it is coupled.
    pub fn set_share(&mut self, share: &Share) {
        self.congestion.on_share(share);
    }

    /// Bytes acknowledged between losses, where it is coupled: the larger of those since the last one and those between the
    /// last two.
    pub fn between_losses(&self) -> u64 {
        self.coupled.map_or(0, |losses| losses.between.max(losses.since))
    }

    /// A loss or a mark cuts the window.
    fn note_loss(&mut self) {
        if let Some(losses) = &mut self.coupled {
            losses.lost();
        }
    }

    #[inline]
    fn grown(&self, Growth { from, to, rule }: Growth, acked: u32) -> Event {
        let ssthresh = self.ssthresh();
        match (rule, self.coupled) {
            (Rule::SlowStart, _) => Event::SlowStart { from, to, acked, ssthresh },
            (Rule::Additive { acked }, None) => {
                Event::CongestionAvoidance { from, to, partial: acked, ssthresh }
            }
            (Rule::Additive { .. }, Some(Losses { by, .. })) => {
                Event::CoupledAvoidance { from, to, alone: from.saturating_add(self.unit), by }
            }
        }
    }

    /// Section 7.2.2: chunks of so many bytes were received twice.
    pub fn count_duplicates(&mut self, bytes: u32) {
        self.congestion.on_duplicates(bytes);
    }

    /// The cut is one of cwnd, whatever is in flight (section 7.2.3).
    fn loss(&self) -> Loss {
        Loss { flight: self.cwnd(), window: self.cwnd() }
    }

    /// Section 7.2.4 with 7.2.3: a loss that was reported. Returns cwnd before.
    pub fn cut(&mut self) -> u32 {
        let from = self.cwnd();
        self.note_loss();
        self.congestion.on_loss(&self.loss());
        from
    }

    /// RFC 4960 appendix A: a congestion mark was reported. Returns cwnd before.
    pub fn cut_for_mark(&mut self) -> u32 {
        let from = self.cwnd();
        self.note_loss();
        self.congestion.on_mark(&self.loss());
        from
    }

    /// Section 7.2.3: T3-rtx expired. Returns cwnd before. With `keep_threshold` slow start leads back to
    /// where congestion avoidance began before.
    pub fn time_out(&mut self, keep_threshold: bool) -> u32 {
        let from = self.cwnd();
        self.note_loss();
        let again = keep_threshold || (from <= self.unit && self.keep_on_repeat);
        self.congestion.on_timeout(&self.loss(), again);
        from
    }

    /// Section 7.2.1: nothing was sent for one timeout. Returns cwnd before, or nothing if no decay is left.
    pub fn decay(&mut self) -> Option<u32> {
        let (from, floor) = (self.cwnd(), self.floor_segments.saturating_mul(self.unit));
        let to = (from / 2).max(floor);
        if to >= from {
            return None;
        }
        self.congestion.on_idle(to);
        Some(from)
    }

    /// A packet with data leaves. Whether that gives the controller something to tell.
    #[inline]
    pub fn sent(&mut self, sent: &Departure) -> bool {
        self.congestion.on_sent(sent)
    }

    /// What the controller has to tell in its own words.
    pub fn tell(&mut self) -> Option<Reason> {
        self.congestion.tell()
    }

    /// The chunk `tsn` leaves, with so many bytes in flight before.
    #[inline]
    pub fn sent_chunk(&mut self, now: SimTime, tsn: u64, flight: u32) {
        if let Some(sampler) = &mut self.sampler {
            cold_path();
            sampler.on_sent(now, tsn, flight);
        }
    }

    /// The chunk `tsn` is acknowledged for the first time.
    #[inline]
    pub fn arrived(&mut self, now: SimTime, tsn: u64, bytes: u32) {
        if let Some(sampler) = &mut self.sampler {
            cold_path();
            sampler.on_arrived(now, tsn, bytes);
        }
    }

    /// The chunk `tsn`, so many bytes, is held to be lost.
    #[inline]
    pub fn lost(&mut self, tsn: u64, bytes: u32) {
        if let Some(sampler) = &mut self.sampler {
            cold_path();
            if let Some(lost) = sampler.on_lost(tsn, bytes) {
                self.congestion.on_packet_lost(&lost);
            }
        }
    }

    /// Whether the controller is told of each loss before the acknowledgement that brought it to light.
    #[inline]
    pub fn hears_losses_first(&self) -> bool {
        self.sampler.is_some()
    }

    /// The path can be used: when, its round trip if it was measured, and where its random numbers begin.
    pub fn established(&mut self, now: SimTime, rtt: Option<Duration>, seed: u64) {
        self.congestion.on_established(now, rtt, seed);
    }

    /// Everything below `tsn` is acknowledged.
    #[inline]
    pub fn forget_below(&mut self, tsn: u64) {
        if let Some(sampler) = &mut self.sampler {
            cold_path();
            sampler.forget_below(tsn);
        }
    }

    /// The application has no more data, with so many bytes in flight.
    pub fn application_limits(&mut self, flight: u32) {
        if let Some(sampler) = &mut self.sampler {
            sampler.on_app_limited(flight);
        }
    }

    /// Everything that had left when the last loss was reported is acknowledged.
    pub fn recovered(&mut self) {
        self.congestion.on_recovered();
    }

    /// The path works again: it may be another way.
    pub fn path_changed(&mut self) {
        self.congestion.on_path_change();
    }

    /// The sender's side knows that the path is another one.
    pub fn hint(&mut self, hint: &PathHint) {
        self.congestion.on_path_hint(hint);
    }

    /// A round trip was measured.
    pub fn round_trip(&mut self, now: SimTime, rtt: Duration) {
        self.congestion.on_round_trip(now, rtt);
    }

    /// So late it is, before what tells of losses.
    pub fn at(&mut self, now: SimTime) {
        self.congestion.on_time(now);
    }

    /// Section 7.2.2: nothing is outstanding.
    #[inline]
    pub fn all_acknowledged(&mut self) {
        self.congestion.on_all_acknowledged();
    }

    /// Puts a controller there that listens.
    #[cfg(test)]
    pub fn listen(&mut self) {
        self.congestion = Congestion::listening();
        self.sampler = self.congestion.sampler();
    }

    /// What it has heard.
    #[cfg(test)]
    pub fn heard(&mut self) -> Vec<crate::congestion::Heard> {
        self.congestion.heard()
    }

    /// Puts the window where a test wants it.
    #[cfg(test)]
    pub fn place(&mut self, cwnd: u32) {
        self.congestion.place(cwnd, self.ssthresh());
    }

    /// Puts the threshold where a test wants it.
    #[cfg(test)]
    pub fn place_ssthresh(&mut self, ssthresh: u32) {
        self.congestion.place(self.cwnd(), ssthresh);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: u32 = 1468;

    fn window(rules: &Sctp, cwnd: u32) -> Window {
        let mut window = Window::new(rules, 65_536, 0);
        window.place(cwnd);
        window
    }

    #[test]
    fn the_editions_differ_in_the_least_threshold_and_in_what_a_second_timeout_leaves() {
        for (rules, cut, repeated) in [(Sctp::rfc9260(), 4, 4), (Sctp::rfc2960(), 2, 10)] {
            let mut w = window(&rules, 3 * UNIT);
            assert_eq!((w.cut(), w.cwnd()), (3 * UNIT, cut * UNIT));
            let mut w = window(&rules, 20 * UNIT);
            assert_eq!((w.time_out(false), w.cwnd(), w.ssthresh()), (20 * UNIT, UNIT, 10 * UNIT));
            assert_eq!((w.time_out(false), w.cwnd(), w.ssthresh()), (UNIT, UNIT, repeated * UNIT));
        }
    }

    #[test]
    fn what_gap_blocks_report_lets_cwnd_grow_in_todays_edition_alone() {
        let blocks = Acknowledged { gap: UNIT, full: true, ..Acknowledged::default() };
        for (rules, grown) in [(Sctp::rfc9260(), UNIT), (Sctp::rfc2960(), 0), (Sctp::ns2(), 0)] {
            let mut w = window(&rules, 3 * UNIT);
            w.acknowledge(blocks, Standing::default());
            assert_eq!(w.cwnd(), 3 * UNIT + grown, "{:?}", rules.profile);
        }
    }

    #[test]
    fn an_idle_path_decays_to_the_floor_and_remembers_where_it_was() {
        let mut w = window(&Sctp::rfc9260(), 20 * UNIT);
        w.place_ssthresh(8 * UNIT);
        assert_eq!(w.decay(), Some(20 * UNIT));
        assert_eq!((w.cwnd(), w.ssthresh()), (10 * UNIT, 20 * UNIT));
        assert_eq!(w.decay(), Some(10 * UNIT));
        assert_eq!(w.decay(), Some(5 * UNIT));
        assert_eq!(w.decay(), None);
        assert_eq!((w.cwnd(), w.ssthresh()), (4 * UNIT, 20 * UNIT));
        w.place(12 * UNIT);
        w.sent(&Departure { now: SimTime::ZERO, bytes: UNIT, flight: UNIT, app_limited: false });
        w.decay();
        assert_eq!((w.cwnd(), w.ssthresh()), (6 * UNIT, 12 * UNIT), "another idle time begins with new data");
    }

    /// With CUBIC a cut leaves seven tenths, and the threshold is kept in the same cases.
    #[test]
    fn section_7_2_3_what_keeps_the_threshold_keeps_that_of_cubic() {
        for (base, repeated) in [(Sctp::rfc9260(), 4), (Sctp::rfc2960(), 14)] {
            let rules = Sctp { controller: Algorithm::Cubic, initial_cwnd_segments: Some(20), ..base };
            let mut w = Window::new(&rules, 65_536, 0);
            let corruption = w.ssthresh();
            w.time_out(true);
            assert_eq!((w.cwnd(), w.ssthresh()), (UNIT, corruption));
            let mut w = Window::new(&rules, 65_536, 0);
            let units = [w.time_out(false), w.ssthresh(), w.time_out(false), w.ssthresh()]
                .map(|bytes| (f64::from(bytes) / f64::from(UNIT)).round() as u32);
            assert_eq!(units, [20, 14, 1, repeated]);
        }
    }
}
