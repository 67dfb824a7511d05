//! The sending half: what is outstanding, what must be sent again, and what may leave now.

use skywindow_units::SimTime;

use super::config::{BurstRule, Config, chunk_bytes};
use super::event::{Event, Observer};
use super::outstanding::{FAST_ONCE, MARKED, MARKED_FAST, MARKED_TIMEOUT, Outstanding, Sent};
use super::packet::{DataChunk, Packet, Retransmit};
use super::path::{NEVER, Path};
use super::ranges::Range;
use super::streams::{Outbound, Source};

/// The sending half of an endpoint.
#[derive(Debug)]
pub(crate) struct Sender {
    pub outstanding: Outstanding,
    pub outbound: Outbound,
    /// What the last SACK reported in gap blocks.
    pub reported: Vec<Range>,
    /// Space for the next one.
    pub scratch: Vec<Range>,
    /// Chunks marked for retransmission.
    pub marked: u32,
    /// Their bytes.
    pub marked_bytes: u32,
    /// No TSN below is marked.
    pub marked_from: u64,
    /// One packet of marked chunks leaves whatever cwnd says.
    pub forced: bool,
    /// Other marked chunks wait for the next SACK.
    pub held_back: bool,
    /// Highest TSN sent when cwnd was last cut: a loss up to here has been paid for.
    pub exit: u64,
    /// Whether fast recovery is on.
    pub recovering: bool,
    /// The peer's window in its last SACK.
    pub a_rwnd: u32,
    /// Errors in a row on all paths (section 8.1).
    pub errors: u32,
    /// User data acknowledged, bytes.
    pub acknowledged: u64,
    pub burst: Burst,
    /// The peer's window stops us.
    window_full: bool,
    pub missing_reports: u8,
    mtu: u32,
    header: u32,
}

/// Max.Burst.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Burst {
    limit: u32,
    always: bool,
    /// Whether the limit holds.
    pub armed: bool,
    /// Packets sent at this opportunity.
    sent: u32,
    /// The limit was reached at this opportunity.
    stopped: bool,
}

impl Burst {
    fn new(config: &Config) -> Self {
        let limit = if config.max_burst == 0 { u32::MAX } else { config.max_burst };
        let always = config.burst_rule == BurstRule::Always;
        Self { limit, always, armed: always, sent: 0, stopped: false }
    }

    /// A SACK or a timer gives a new opportunity to send.
    #[inline]
    pub fn restart(&mut self) {
        self.sent = 0;
        self.stopped = false;
    }

    /// A SACK has acknowledged what had been fast-retransmitted.
    #[inline]
    pub fn arm(&mut self) {
        self.armed = true;
    }
}

impl Sender {
    /// Numbers its data from `first`.
    pub fn new(config: &Config, first: u64) -> Self {
        Self {
            outstanding: Outstanding::new(first),
            outbound: Outbound::new(config),
            reported: Vec::with_capacity(16),
            scratch: Vec::with_capacity(16),
            marked: 0,
            marked_bytes: 0,
            marked_from: first,
            forced: false,
            held_back: false,
            exit: first - 1,
            recovering: false,
            a_rwnd: 0,
            errors: 0,
            acknowledged: 0,
            burst: Burst::new(config),
            window_full: false,
            missing_reports: config.missing_reports.max(1),
            mtu: config.mtu(),
            header: config.header_bytes,
        }
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

    /// Marks an unacknowledged chunk for retransmission: it is no longer in flight.
    pub fn mark(&mut self, path: &mut Path, tsn: u64, mark: u8) {
        let chunk = self.outstanding.get(tsn);
        let bytes = chunk_bytes(chunk.bytes);
        if !chunk.is(MARKED) {
            self.marked += 1;
            self.marked_bytes += bytes;
            path.flight -= bytes;
            self.marked_from = self.marked_from.min(tsn);
        }
        chunk.state = chunk.state & !MARKED | mark;
    }

    /// Takes a mark off a chunk that leaves again or was acknowledged after all.
    #[inline]
    pub fn unmark(&mut self, bytes: u32) {
        self.marked -= 1;
        self.marked_bytes -= bytes;
    }

    /// Fills `packet` with DATA chunks if something may be sent on `path`; whether it did.
    #[inline]
    pub fn write_data(
        &mut self,
        now: SimTime,
        path: &mut Path,
        packet: &mut Packet,
        obs: &mut impl Observer,
    ) -> bool {
        if self.marked > 0 {
            return self.write_marked(now, path, packet, obs);
        }
        self.forced = false;
        self.write_new(now, path, packet, obs)
    }

    /// Whether Max.Burst lets another packet go.
    #[inline]
    fn burst_allows(&mut self, now: SimTime, path: &Path, obs: &mut impl Observer) -> bool {
        let burst = &mut self.burst;
        if burst.stopped {
            return false;
        }
        if burst.armed && burst.sent >= burst.limit {
            burst.stopped = true;
            burst.armed = burst.always;
            let (packets, flight, cwnd) = (burst.sent, path.flight, path.window.cwnd);
            obs.note(now, path.id, Event::BurstLimited { packets, flight, cwnd });
            return false;
        }
        true
    }

    /// Room for chunks in `packet`.
    fn room(&self, packet: &Packet) -> u32 {
        (self.mtu - self.header).saturating_sub(packet.chunk_bytes())
    }

    /// Section 7.2.4, rule 3, and section 6.3.3, rule E3: one packet of marked chunks at once, the rest as
    /// cwnd allows, all of them before new data (section 6.1, rule C).
    fn write_marked(
        &mut self,
        now: SimTime,
        path: &mut Path,
        packet: &mut Packet,
        obs: &mut impl Observer,
    ) -> bool {
        if !self.forced {
            let open = !self.held_back && path.flight < path.window.cwnd;
            if !open || !self.burst_allows(now, path, obs) {
                return false;
            }
        }
        let mut room = self.room(packet);
        let mut tsn = self.marked_from.max(self.outstanding.first());
        let before = packet.data.len();
        while self.marked > 0 && tsn < self.outstanding.next() {
            let chunk = *self.outstanding.get(tsn);
            if chunk.is(MARKED) {
                let bytes = chunk_bytes(chunk.bytes);
                if bytes > room {
                    break;
                }
                room -= bytes;
                self.send_again(now, path, tsn, packet, obs);
            }
            tsn += 1;
        }
        self.marked_from = tsn;
        if packet.data.len() == before {
            return false;
        }
        self.held_back |= self.forced;
        self.forced = false;
        self.after_packet(now, path);
        true
    }

    fn send_again(
        &mut self,
        now: SimTime,
        path: &mut Path,
        tsn: u64,
        packet: &mut Packet,
        obs: &mut impl Observer,
    ) {
        let lowest = tsn == self.outstanding.first();
        let chunk = self.outstanding.get(tsn);
        let bytes = chunk_bytes(chunk.bytes);
        let fast = chunk.is(MARKED_FAST);
        let reason = if fast { Retransmit::Fast } else { Retransmit::Timeout };
        chunk.state = chunk.state & !MARKED | if fast { FAST_ONCE } else { 0 };
        chunk.transmissions = chunk.transmissions.saturating_add(1);
        chunk.path = path.id;
        let sent = *chunk;
        self.unmark(bytes);
        path.flight += bytes;
        if path.timed_tsn == tsn {
            path.untime();
        }
        if lowest {
            path.start_t3(now); // Section 7.2.4, rule 4.
        }
        packet.retransmit = packet.retransmit.max(reason);
        packet.data.push(wire(tsn, &sent));
        let transmissions = u32::from(sent.transmissions);
        let cwnd = path.window.cwnd;
        obs.note(now, path.id, Event::Retransmitted { tsn: tsn as u32, reason, transmissions, cwnd });
    }

    /// Section 6.1: new data, as far as cwnd and the peer's window allow.
    #[inline]
    fn write_new(
        &mut self,
        now: SimTime,
        path: &mut Path,
        packet: &mut Packet,
        obs: &mut impl Observer,
    ) -> bool {
        let Some(mut user) = self.outbound.next_bytes() else { return false };
        if path.flight >= path.window.cwnd {
            return false;
        }
        let mut bytes = chunk_bytes(user);
        let probe = bytes > self.peer_rwnd(path);
        if probe && !self.may_probe(now, path, bytes, obs) {
            return false;
        }
        let mut room = self.room(packet);
        if bytes > room || !self.burst_allows(now, path, obs) {
            return false;
        }
        loop {
            let tsn = self.send_new(now, path, user, bytes, packet);
            if probe {
                obs.note(now, path.id, Event::ZeroWindowProbe { tsn: tsn as u32, peer_rwnd: self.a_rwnd });
                break;
            }
            room -= bytes;
            let Some(next) = self.outbound.next_bytes() else { break };
            (user, bytes) = (next, chunk_bytes(next));
            if bytes > room || bytes > self.peer_rwnd(path) {
                break;
            }
        }
        self.after_packet(now, path);
        true
    }

    /// The peer's window holds no further chunk: one may go if nothing is outstanding (rule A).
    fn may_probe(&mut self, now: SimTime, path: &Path, needed: u32, obs: &mut impl Observer) -> bool {
        if !self.window_full {
            self.window_full = true;
            let (peer_rwnd, flight, cwnd) = (self.peer_rwnd(path), path.flight, path.window.cwnd);
            obs.note(now, path.id, Event::WindowFull { peer_rwnd, needed, flight, cwnd });
        }
        self.idle()
    }

    #[inline]
    fn send_new(&mut self, now: SimTime, path: &mut Path, user: u16, bytes: u32, packet: &mut Packet) -> u64 {
        let piece = self.outbound.take(user);
        let sent = Sent {
            bytes: piece.bytes,
            stream: piece.stream,
            ssn: piece.ssn,
            flags: piece.flags,
            transmissions: 1,
            path: path.id,
            ..Sent::default()
        };
        let tsn = self.outstanding.push(sent);
        path.flight += bytes;
        path.time(tsn, now);
        packet.data.push(wire(tsn, &sent));
        tsn
    }

    #[inline]
    fn after_packet(&mut self, now: SimTime, path: &mut Path) {
        self.burst.sent += 1;
        if path.t3 == NEVER {
            path.start_t3(now); // Section 6.3.2, rule R1.
        }
        path.sent(now);
    }

    /// What is left of the peer's window: its last a_rwnd minus what is in flight. What is marked for
    /// retransmission is not in flight (section 6.2.1, rules B to D).
    #[inline]
    pub fn peer_rwnd(&self, path: &Path) -> u32 {
        self.a_rwnd.saturating_sub(path.flight)
    }

    /// A SACK has told the peer's window.
    #[inline]
    pub fn update_peer_window(&mut self, now: SimTime, path: &Path, a_rwnd: u32, obs: &mut impl Observer) {
        self.a_rwnd = a_rwnd;
        if self.window_full {
            let peer_rwnd = self.peer_rwnd(path);
            if self.outbound.next_bytes().is_none_or(|user| chunk_bytes(user) <= peer_rwnd) {
                self.window_full = false;
                obs.note(now, path.id, Event::WindowOpened { peer_rwnd, flight: path.flight });
            }
        }
    }

    /// T3-rtx has expired on `path`: section 6.3.3.
    pub fn on_t3(&mut self, now: SimTime, path: &mut Path, obs: &mut impl Observer) {
        let (tsn, before) = (self.outstanding.first() as u32, path.rto.current());
        let from = path.window.time_out();
        let (to, ssthresh) = (path.window.cwnd, path.window.ssthresh);
        obs.note(now, path.id, Event::Timeout { tsn, from, to, ssthresh });
        path.rto.back_off();
        path.errors += 1;
        self.errors += 1;
        let (to, errors) = (path.rto.current(), path.errors);
        obs.note(now, path.id, Event::RtoDoubled { path: path.id, from: before, to, errors });
        path.t3 = NEVER;
        path.idle = NEVER;
        path.untime();
        for tsn in self.outstanding.first()..self.outstanding.next() {
            let chunk = self.outstanding.get(tsn);
            if chunk.path == path.id && !chunk.is(super::outstanding::ACKED) {
                chunk.misses = 0;
                self.mark(path, tsn, MARKED_TIMEOUT);
            }
        }
        self.forced = self.marked > 0;
        self.burst.restart();
    }
}

fn wire(tsn: u64, sent: &Sent) -> DataChunk {
    DataChunk { tsn: tsn as u32, stream: sent.stream, ssn: sent.ssn, bytes: sent.bytes, flags: sent.flags }
}
