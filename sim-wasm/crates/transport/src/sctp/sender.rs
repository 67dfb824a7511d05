//! The sending half: what is outstanding, what must be sent again, and what may leave now.

use std::collections::VecDeque;
use std::hint::cold_path;

use skywindow_units::SimTime;

use super::abandonment::Partial;
use super::burst::{Burst, Verdict};
use super::control::Control;
use super::derived::SenderRules;
use super::domain::Domains;
use super::event::{Event, Observer};
use super::fragments::Fragments;
use super::in_flight::{InFlight, Sending};
use super::outbound::Outbound;
use super::outstanding::{BUNDLED, Outstanding, Sent};
use super::packet::{DataChunk, FLAG_IMMEDIATE, FLAG_UNORDERED, Packet, unwrap_tsn};
use super::path::Path;
use super::promises::Promises;
use super::ranges::Range;
use super::route::Route;
use super::settings::{LossDetection, Sctp};
use super::sizes::{DATA_HEADER_BYTES, charged, chunk_bytes};
use super::stripes::Cmt;
use super::ticks::NEVER;
use crate::api::Source;
use crate::congestion::Departure;
use crate::supply::{Supply, Turn};

/// A new chunk that cwnd lets go.
struct Next {
    /// User data, bytes.
    user: u16,
    /// On the wire, bytes.
    bytes: u32,
    /// What is left of the peer's window, bytes.
    peer_rwnd: u32,
}

/// The sending half of an endpoint.
#[derive(Clone, Debug)]
pub(crate) struct Sender {
    /// What it asks of the settings.
    pub rules: SenderRules,
    pub outstanding: Outstanding,
    pub outbound: Outbound,
    /// What the last SACK reported in gap blocks.
    pub reported: Vec<Range>,
    /// Space for the next one.
    pub scratch: Vec<Range>,
    /// Chunks marked for retransmission.
    pub marked: u32,
    /// No TSN below is marked.
    pub marked_from: u64,
    /// One packet of marked chunks leaves whatever cwnd says.
    pub forced: bool,
    /// Other marked chunks wait for the next SACK.
    pub held_back: bool,
    /// What recovers from losses as one.
    pub domains: Domains,
    /// Concurrent multipath transfer.
    pub cmt: Cmt,
    /// How many have left at this one.
    pub fast_packets: u32,
    /// One packet of what T3-rtx has marked may leave before a SACK comes.
    pub single: bool,
    /// The next chunk was taken for a packet that it did not fit into.
    left_over: bool,
    /// About the last transmission of each outstanding chunk, where a rule needs that.
    pub sendings: Option<VecDeque<Sending>>,
    pub in_flight: InFlight,
    /// Whether the SACK that is being looked at took something back.
    pub reneged: bool,
    /// The chunk that probed the peer's closed window last, 0 if none has.
    pub probe: u64,
    /// When the closed window may be probed.
    pub probe_due: SimTime,
    /// It may be probed now.
    pub probe_ready: bool,
    /// Probes that were answered by a window that is still closed.
    probes: u32,
    /// A loss without a congestion mark leaves cwnd as it is.
    pub unmarked_is_corruption: bool,
    /// The peer's window in its last SACK.
    pub a_rwnd: u32,
    /// Errors in a row on all paths (section 8.1).
    pub errors: u32,
    /// User data acknowledged, bytes.
    pub acknowledged: u64,
    /// Which path something takes.
    pub route: Route,
    /// Max.Burst lowers cwnd when there is something to send again.
    pub lowers_later: bool,
    /// The peer's window stops us.
    pub window_full: bool,
    /// Whether the application has data for us.
    pub supply: Supply,
    /// What it needs where messages may be given up.
    pub partial: Option<Box<Partial>>,
    /// What it keeps of promises of the receiver, where both ends understand NR-SACK.
    pub promises: Option<Box<Promises>>,
    /// Messages may be given up, or streams are scheduled: it has to be asked what is to be sent.
    pub restless: bool,
    /// Where each outstanding chunk belongs, where messages may be interleaved.
    pub fragments: Option<Box<Fragments>>,
}

impl Sender {
    /// Numbers its data from `first`.
    pub fn new(rules: &Sctp, first: u64) -> Self {
        Self {
            rules: SenderRules::of(rules),
            outstanding: Outstanding::new(first),
            outbound: Outbound::new(rules),
            reported: Vec::with_capacity(16),
            scratch: Vec::with_capacity(16),
            marked: 0,
            marked_from: first,
            forced: false,
            held_back: false,
            domains: Domains::new(rules, first),
            cmt: Cmt::new(rules),
            fast_packets: 0,
            single: false,
            left_over: false,
            sendings: (rules.t3_spares_recent()
                || rules.rtt_by_sack()
                || rules.repeats_after_new()
                || rules.carriage.packet_drop_reports
                || rules.loss_detection == LossDetection::Rack)
                .then(VecDeque::new),
            in_flight: InFlight::default(),
            reneged: false,
            probe: 0,
            probe_due: NEVER,
            probe_ready: false,
            probes: 0,
            unmarked_is_corruption: false,
            a_rwnd: 0,
            errors: 0,
            acknowledged: 0,
            route: Route::new(rules),
            lowers_later: false,
            window_full: false,
            supply: Supply::default(),
            partial: None,
            promises: None,
            restless: rules.schedules() || rules.resets(),
            fragments: None,
        }
    }

    /// It follows other settings from now on: what recovers from losses goes on.
    pub fn follow(&mut self, rules: &Sctp) {
        self.rules = SenderRules::of(rules);
        self.domains.for_each(|domain| domain.burst = Burst::new(rules));
        self.route.follow(rules);
        self.cmt.follow(rules);
    }

    pub fn set_source(&mut self, source: Source) {
        self.outbound.set_source(source);
    }

    /// Whether the peer's window keeps new data back.
    #[inline]
    pub fn probing(&self) -> bool {
        self.window_full
    }

    /// Whether nothing is outstanding.
    #[inline]
    pub fn idle(&self) -> bool {
        self.outstanding.first() == self.outstanding.next()
    }

    /// Fills `packet` with DATA chunks if something may be sent, on the path `bound` if the packet is bound for
    /// one already. Returns the path.
    #[inline]
    pub fn write_data(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        bound: Option<u8>,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> Option<u8> {
        let before = packet.size;
        let path = if self.cmt.moves.is_some()
            && let Some(path) = self.write_moved(now, paths, bound, packet, obs)
        {
            path
        } else if self.marked > 0 && self.rules.retransmits_within {
            cold_path();
            self.write_within(now, paths, bound, packet, obs)?
        } else if self.marked > 0 {
            match self.write_marked(now, paths, bound, packet, obs) {
                None if self.cmt.on => self.write_striped(now, paths, bound, packet, obs)?,
                path => path?,
            }
        } else {
            let forced = std::mem::take(&mut self.forced);
            if forced && let Some(path) = self.write_tail(now, paths, bound, packet, obs) {
                return Some(path);
            }
            let path = self.route.data;
            if self.cmt.on {
                cold_path();
                self.write_striped(now, paths, bound, packet, obs)?
            } else if bound.is_none_or(|bound| bound == path)
                && self.write_new_on(now, paths, path, packet, obs)
            {
                path
            } else {
                return None;
            }
        };
        paths[usize::from(path)].pace(now, packet.size - before);
        if self.rules.discovery && packet.data.len() > 1 {
            cold_path();
            self.note_bundle(packet);
        }
        Some(path)
    }

    /// The chunks of `packet` share it.
    #[cold]
    fn note_bundle(&mut self, packet: &Packet) {
        for chunk in &packet.data {
            let tsn = unwrap_tsn(self.outstanding.first(), chunk.tsn);
            self.outstanding.get(tsn).state |= BUNDLED;
        }
    }

    /// Whether Max.Burst lets another packet go.
    #[inline(always)]
    pub fn burst_allows(&mut self, now: SimTime, path: &Path, obs: &mut impl Observer<Event>) -> bool {
        let burst = &mut self.domains.of_mut(path.id).burst;
        let verdict = burst.judge();
        if verdict == Verdict::Stop {
            cold_path();
            let (packets, flight, cwnd) = (burst.sent, path.flight, path.window.cwnd());
            obs.note(now, path.id, Event::BurstLimited { packets, flight, cwnd });
        }
        verdict == Verdict::Go
    }

    /// Room for chunks in `packet`.
    #[inline]
    pub fn room(path: &Path, packet: &Packet) -> u32 {
        path.mtu.saturating_sub(packet.size)
    }

    /// Of the room in a packet what cwnd and the peer's window let go, where messages are split to fill them; without
    /// bound where they are not.
    #[inline]
    fn within_windows(&self, paths: &[Path], index: usize) -> u32 {
        if self.rules.splits { self.split_room(paths, index) } else { u32::MAX }
    }

    #[cold]
    fn split_room(&self, paths: &[Path], index: usize) -> u32 {
        paths[index].room(self.rules.header).min(self.open(paths, index))
    }

    /// New data in a packet of `path`.
    #[inline]
    pub fn write_new_on(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        path: u8,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let room = self.within_windows(paths, path.into());
        self.write_new(now, paths, path, room, packet, obs)
    }

    /// Whether nothing is to be sent before a SACK comes or a timer expires.
    #[inline(always)]
    pub fn rests(&self, paths: &[Path]) -> bool {
        if self.marked > 0 || self.forced || self.restless {
            return false;
        }
        if self.cmt.on || self.rules.splits {
            cold_path();
            return self.all_rest(paths);
        }
        let path = &paths[usize::from(self.route.data)];
        path.flight >= path.window.cwnd()
            || self.outbound.next_bytes().is_none_or(|user| self.keeps_back(paths, self.outbound.size(user)))
    }

    /// The same for several paths at once, and for messages that are split to fill windows.
    #[inline(never)]
    fn all_rest(&self, paths: &[Path]) -> bool {
        let rests = |path: &Path| {
            let next = self.next_new(paths, path, self.within_windows(paths, path.id.into()));
            next.is_none_or(|next| self.keeps_back(paths, next.bytes))
        };
        let takes = |path: &Path| self.takes_new(paths, path) && !self.has_its_part(paths, path);
        self.cmt.moves.is_none() && paths.iter().all(|path| !takes(path) || rests(path))
    }

    /// Whether the peer's window keeps back a chunk of so many bytes, which has been noticed.
    #[inline(always)]
    fn keeps_back(&self, paths: &[Path], bytes: u32) -> bool {
        self.window_full
            && !self.idle()
            && charged(bytes, 1, self.rules.chunk_overhead) > self.rwnd_for_new(paths)
    }

    /// User bytes of the next new chunk, if there is one and the numbers of its stream let it go: at most 2^16 - 1 ordered
    /// messages of a stream are in the send window, so that no two have the same number (section 6.5).
    #[inline(always)]
    fn next_user(&self) -> Option<u16> {
        let user = self.outbound.next_bytes()?;
        if self.outstanding.next() - self.outstanding.first() >= u64::from(u16::MAX) {
            cold_path();
            return (!self.numbers_are_used_up()).then_some(user);
        }
        Some(user)
    }

    /// Whether the next message would be one too many of its stream.
    #[inline(never)]
    fn numbers_are_used_up(&self) -> bool {
        let Some((stream, ssn)) = self.outbound.next_ordered() else { return false };
        let is = |sent: Sent| sent.stream == stream && sent.flags & FLAG_UNORDERED == 0;
        let oldest = self.outstanding.oldest(is);
        oldest.is_some_and(|oldest| ssn.wrapping_sub(oldest.ssn) == u16::MAX)
    }

    /// The next new chunk if there is one and cwnd of `path` lets it go in a packet with so much room.
    #[inline(always)]
    fn next_new(&self, paths: &[Path], path: &Path, room: u32) -> Option<Next> {
        let user = self.next_user().filter(|_| path.flight < path.window.cwnd())?;
        let next = Next { user, bytes: self.outbound.size(user), peer_rwnd: self.rwnd_for_new(paths) };
        if self.rules.splits { split(next, room, self.outbound.extra()) } else { Some(next) }
    }

    /// Section 6.1: new data of `path` in so much room, as far as cwnd and the peer's window allow.
    #[inline(always)]
    pub fn write_new(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        path: u8,
        mut room: u32,
        packet: &mut Packet,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let index = usize::from(path);
        if self.lowers_later {
            self.lower_windows(now, paths, obs);
        }
        let path = &paths[index];
        if self.rules.fills_packets && matches!(packet.control, Some(Control::ForwardTsn(_))) {
            cold_path();
            room = room.min(Self::room(path, packet));
        }
        let Some(Next { mut user, mut bytes, mut peer_rwnd }) = self.next_new(paths, path, room) else {
            return false;
        };
        if packet.data.is_empty() && paths[index].holds(now) {
            cold_path();
            return false;
        }
        let probe = charged(bytes, 1, self.rules.chunk_overhead) > peer_rwnd;
        if probe && !self.may_probe(now, paths, index, peer_rwnd, bytes, obs) {
            return false;
        }
        let path = &paths[index];
        room = room.min(Self::room(path, packet));
        if bytes > room || !self.burst_allows(now, path, obs) {
            cold_path();
            return false;
        }
        let path = &mut paths[index];
        let (before, alone) = (path.flight, std::mem::take(&mut self.left_over));
        loop {
            let left = peer_rwnd.saturating_sub(charged(bytes, 1, self.rules.chunk_overhead));
            let tsn = self.send_new(now, path, user, bytes, left, packet);
            if probe {
                cold_path();
                self.probe = tsn;
                obs.note(now, path.id, Event::ZeroWindowProbe { tsn: tsn as u32, peer_rwnd: self.a_rwnd });
                break;
            }
            room -= bytes;
            peer_rwnd = left;
            let Some(next) = self.next_user() else {
                cold_path();
                if self.outbound.next_bytes().is_none() {
                    self.supply.run_dry();
                }
                break;
            };
            (user, bytes) = (next, self.outbound.size(next));
            if self.rules.splits {
                let Some(part) = split(Next { user, bytes, peer_rwnd }, room, self.outbound.extra()) else {
                    break;
                };
                (user, bytes) = (part.user, part.bytes);
            }
            if bytes > room || charged(bytes, 1, self.rules.chunk_overhead) > peer_rwnd || alone {
                self.left_over =
                    self.rules.bundles_taken && !alone && bytes > room && room > DATA_HEADER_BYTES;
                break;
            }
        }
        if self.restless {
            cold_path();
            self.outbound.end_packet(self.left_over);
        }
        path.used_for_new(now);
        self.domains.of_mut(path.id).burst.new_data(self.outbound.is_written());
        self.after_packet(now, path, before, obs);
        self.outstanding.look(0, packet.data.len() as u64);
        if self.supply.fails() && self.outbound.next_bytes().is_none() {
            cold_path();
            self.look_at_supply(now, paths, index, obs);
        }
        true
    }

    /// Whether the application limits now, or the windows do again. What is to be sent again is something to send.
    #[cold]
    pub fn look_at_supply(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        index: usize,
        obs: &mut impl Observer<Event>,
    ) {
        let (flight, cwnd) = (paths[index].flight, paths[index].window.cwnd());
        let over = self.idle() && self.outbound.exhausted();
        let open = flight < cwnd && self.marked == 0 && !over;
        let event = match self.supply.look(self.outbound.next_bytes().is_some(), open) {
            None => return,
            Some(Turn::Limited) => Event::ApplicationLimited { flight, cwnd },
            Some(Turn::Resumed) => Event::ApplicationResumed { flight, cwnd },
        };
        if self.supply.limits() {
            paths.iter_mut().for_each(|path| path.window.application_limits(path.flight));
        }
        obs.note(now, paths[index].id, event);
    }

    /// The peer's window holds no further chunk: one may go if nothing is outstanding, one RTO after that was noticed
    /// and then at twice the interval each time (rule A).
    fn may_probe(
        &mut self,
        now: SimTime,
        paths: &[Path],
        index: usize,
        peer_rwnd: u32,
        needed: u32,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let path = &paths[index];
        if !self.window_full {
            self.window_full = true;
            let (flight, cwnd) = (path.flight, path.window.cwnd());
            obs.note(now, path.id, Event::WindowFull { peer_rwnd, needed, flight, cwnd });
            self.note_blocking(now, paths, obs);
        }
        if !self.idle() {
            return false;
        }
        if !self.probe_ready && self.probe_due == NEVER {
            self.probe_due = now + path.rto.backed_off(self.probes);
        }
        self.probes += u32::from(self.probe_ready);
        std::mem::take(&mut self.probe_ready)
    }

    /// The closed window is not probed any more.
    pub fn stop_probing(&mut self) {
        (self.probe_due, self.probe_ready, self.probes) = (NEVER, false, 0);
    }

    /// The I bit (section 3.3.1; RFC 7053 section 5.1 has the cases): whether a chunk of so many bytes, which has just been
    /// taken and leaves so much of the peer's window, asks for a SACK at once.
    #[inline]
    fn asks_at_once(&self, path: &Path, bytes: u32, peer_rwnd: u32) -> bool {
        if path.window.cwnd() < self.rules.sack_asked_below {
            cold_path();
            return true;
        }
        if !self.rules.asks_when_full && !self.rules.asks_at_end {
            return false;
        }
        cold_path();
        let next = self.outbound.next_bytes();
        let waits = |next| charged(self.outbound.size(next), 1, self.rules.chunk_overhead) > peer_rwnd;
        let full = path.flight + bytes >= path.window.cwnd() || next.is_some_and(waits);
        (self.rules.asks_when_full && full) || (self.rules.asks_at_end && next.is_none())
    }

    #[inline(always)]
    fn send_new(
        &mut self,
        now: SimTime,
        path: &mut Path,
        user: u16,
        bytes: u32,
        peer_rwnd: u32,
        packet: &mut Packet,
    ) -> u64 {
        if let Some(partial) = &mut self.partial {
            cold_path();
            partial.sent(self.outbound.terms(now));
        }
        let piece = self.outbound.take(user);
        let asks = if self.asks_at_once(path, bytes, peer_rwnd) { FLAG_IMMEDIATE } else { 0 };
        let sent = Sent {
            bytes: piece.bytes,
            stream: piece.stream,
            ssn: piece.ssn,
            flags: piece.flags | asks,
            transmissions: 1,
            path: path.id,
            ..Sent::default()
        };
        let tsn = self.outstanding.push(sent);
        if let Some(fragments) = &mut self.fragments {
            cold_path();
            fragments.forget_below(self.outstanding.first());
            fragments.push(tsn, piece.fragment);
            packet.fragments.push(piece.fragment);
        }
        if let Some(sendings) = &mut self.sendings {
            cold_path();
            sendings.push_back(Sending { at: now, new_tsn: tsn });
        }
        path.window.sent_chunk(now, tsn, path.flight);
        self.in_flight.add(path, bytes);
        path.transmitted += 1;
        path.time(tsn, now);
        packet.data.push(wire(tsn, &sent));
        packet.size += bytes;
        tsn
    }

    /// A packet left on `path`, where so many bytes were in flight before.
    #[inline(always)]
    pub fn after_packet(
        &mut self,
        now: SimTime,
        path: &mut Path,
        before: u32,
        obs: &mut impl Observer<Event>,
    ) {
        self.domains.of_mut(path.id).burst.sent += 1;
        if path.t3 == NEVER {
            cold_path();
            path.start_t3(now); // Section 6.3.2, rule R1.
        }
        let (flight, app_limited) = (path.flight, self.supply.limits());
        path.sent(&Departure { now, bytes: flight - before, flight, app_limited }, obs);
        if self.rules.probes {
            self.plan_tail(now, path);
        }
    }
}

/// What of the next chunk fits into so many bytes with its padding; nothing if that is no more than its header.
fn split(next: Next, room: u32, extra: u32) -> Option<Next> {
    if next.bytes <= room {
        return Some(next);
    }
    let user = u16::try_from((room / 4 * 4).checked_sub(DATA_HEADER_BYTES + extra + 4)? + 4).ok()?;
    Some(Next { user, bytes: chunk_bytes(user) + extra, ..next })
}

/// The chunk on the wire.
pub(crate) fn wire(tsn: u64, sent: &Sent) -> DataChunk {
    DataChunk { tsn: tsn as u32, stream: sent.stream, ssn: sent.ssn, bytes: sent.bytes, flags: sent.flags }
}

#[cfg(test)]
mod tests;
