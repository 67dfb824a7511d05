//! The receiving half: what has come, the window, and when to acknowledge (RFC 9293, 5681 section 4.2, 2018).

use std::collections::VecDeque;
use std::hint::cold_path;

use skywindow_units::SimTime;

use super::derived::ReceiverRules;
use super::event::{Event, PATH};
use super::packet::{FLAG_CWR, FLAG_FIN, Packet, ProbeOption, SackBlocks, WHOLE, ordinal, ticks, unwrap};
use super::quick::Quick;
use super::settings::Tcp;
use super::sizes::PLAIN_WINDOW;
use super::tuning::Tuning;
use crate::api::{Chunk, ChunkFate, Observer, ReceiverState};
use crate::blocks::Blocks;
use crate::reader::Reader;

/// No timer runs.
pub(crate) const NEVER: SimTime = SimTime::MAX;

/// Number and user data, bytes, of a segment.
pub(crate) type Piece = (u64, u16);

/// A segment that waits.
#[derive(Clone, Copy, Debug)]
struct Held {
    seq: u64,
    bytes: u16,
    fin: bool,
}

impl Held {
    fn end(&self) -> u64 {
        self.seq + u64::from(self.bytes) + u64::from(self.fin)
    }
}

/// The receiving half of an endpoint.
#[derive(Clone, Debug)]
pub(crate) struct Receiver {
    /// What it asks of the settings.
    rules: ReceiverRules,
    /// The most that may wait in all: more than the largest window only at a gateway.
    room: u32,
    /// What the room follows, where the buffer is tuned by itself.
    tuning: Option<Box<Tuning>>,
    /// The most blocks in an acknowledgement, as was agreed upon.
    block_limit: usize,
    /// Next number expected.
    next: u64,
    highest: u64,
    /// The right edge of the window as advertised: it never moves back.
    edge: u64,
    /// What waits, by number.
    held: VecDeque<Held>,
    held_bytes: u32,
    /// The same as ranges, and a number of each, the newest first (RFC 2018 section 4).
    blocks: Blocks,
    newest: VecDeque<u64>,
    reader: Reader<Piece>,
    /// By how many bits windows are shifted, and the largest of them.
    scale: u8,
    largest: u32,
    /// Whether blocks are reported.
    pub sack: bool,
    unacknowledged: u32,
    /// Acknowledgements that are not delayed.
    pub quick: Quick,
    /// What came twice and no acknowledgement has told of (RFC 2883).
    twice: Option<(u64, u64)>,
    /// The answer to a probe, which no data carry.
    answer: Option<ProbeOption>,
    /// An acknowledgement must leave.
    pub ack_now: bool,
    /// When the delayed one leaves.
    pub ack_due: SimTime,
    /// When the window will have opened enough for an acknowledgement of its own.
    pub update_due: SimTime,
    /// A congestion mark has come that the sender has not answered.
    pub echo: bool,
    /// The timestamp to echo (TS.Recent of RFC 7323).
    pub recent: SimTime,
    /// The last acknowledgement sent (Last.ACK.sent).
    acknowledged: u64,
    /// The peer's FIN has come, and everything before it.
    pub finished: bool,
    delivered: u64,
    received: u64,
    duplicates: u64,
    dropped: u64,
    /// Segments that were read or passed on one after the other, since that was last asked.
    looked: u64,
}

impl Receiver {
    /// Expects `first` as the first number of user data; `room` bytes at most wait for `reader` or an earlier segment.
    pub fn new(settings: &Tcp, first: u64, reader: Reader<Piece>, room: u32) -> Self {
        let rules = ReceiverRules::of(settings);
        let tuned = settings.receive_buffer_tuning && !reader.is_released();
        let tuning = tuned.then(|| Box::new(Tuning::new(rules.unit, room)));
        Self {
            rules,
            room: tuning.as_ref().map_or(room, |tuning| tuning.buffer()),
            tuning,
            block_limit: usize::from(settings.sack_blocks.clamp(1, 4)),
            next: first,
            highest: first,
            edge: first + u64::from(rules.buffer.min(PLAIN_WINDOW)),
            held: VecDeque::new(),
            held_bytes: 0,
            blocks: Blocks::default(),
            newest: VecDeque::new(),
            reader,
            scale: 0,
            largest: Self::largest(0, &rules),
            sack: false,
            unacknowledged: 0,
            quick: Quick::new(rules.quick, settings.growing_segments()),
            twice: None,
            answer: None,
            ack_now: false,
            ack_due: NEVER,
            update_due: NEVER,
            echo: false,
            recent: SimTime::ZERO,
            acknowledged: first,
            finished: false,
            delivered: 0,
            received: 0,
            duplicates: 0,
            dropped: 0,
            looked: 0,
        }
    }

    /// It follows other settings from `now` on; at a gateway its room stays.
    pub fn follow(&mut self, now: SimTime, rules: &Tcp, relays: bool, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        self.rules = ReceiverRules::of(rules);
        self.largest = Self::largest(self.scale, &self.rules);
        self.quick.limit(self.rules.quick);
        if let Some(tuning) = &mut self.tuning {
            tuning.limit(rules.receiver_buffer_bytes);
            self.room = tuning.buffer();
        } else if !relays {
            self.room = rules.receiver_buffer_bytes;
        }
        self.reader.set_rate(now, rules.read_rate);
        self.look_at_window(now, obs);
    }

    /// The application stops reading what comes, or goes on.
    pub fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        self.reader.stop(now, frozen);
        self.look_at_window(now, obs);
    }

    /// There may be more room at once, or sooner or later than was planned.
    fn look_at_window(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        let told = self.edge.saturating_sub(self.next).min(u64::from(u32::MAX)) as u32;
        let target = self.rules.worth_telling;
        if told < self.rules.unit.min(target) && self.window() >= target {
            self.update_due = now;
        } else {
            self.plan_update(now, told);
        }
    }

    /// Segments that were read or passed on one after the other since the last call.
    #[inline]
    pub fn take_looked(&mut self) -> u64 {
        std::mem::take(&mut self.looked)
    }

    /// What the handshake agreed on.
    pub fn agree(&mut self, scale: u8, sack: bool, timestamps: bool) {
        self.scale = scale;
        self.largest = Self::largest(scale, &self.rules);
        self.sack = sack;
        if timestamps {
            self.block_limit = self.block_limit.min(3);
        }
    }

    /// Nothing is to be acknowledged by itself any more.
    pub fn close(&mut self) {
        self.ack_now = false;
        self.ack_due = NEVER;
        self.update_due = NEVER;
    }

    /// The largest window that its field says with this scale, of no more than the buffer, bytes.
    fn largest(scale: u8, rules: &ReceiverRules) -> u32 {
        (u64::from(PLAIN_WINDOW) << scale).min(rules.buffer.into()) as u32
    }

    /// The window an acknowledgement would advertise now. Data that wait for an earlier segment lie inside of
    /// it, so that only data not yet read make it smaller. The edge moves by a step at least.
    #[inline]
    pub fn window(&self) -> u32 {
        let free = self.room.saturating_sub(self.reader.unread()).min(self.largest);
        let window = free >> self.scale << self.scale;
        let offered = self.next + u64::from(window);
        if offered >= self.edge + u64::from(self.rules.step) || offered == self.edge {
            window
        } else {
            self.edge.saturating_sub(self.next) as u32
        }
    }

    /// Takes a segment with user data or a FIN, with or without a congestion mark.
    pub fn on_segment(
        &mut self,
        now: SimTime,
        packet: &Packet,
        marked: bool,
        obs: &mut impl Observer<Event>,
    ) {
        self.read(now, obs);
        self.note_mark(now, packet, marked, obs);
        let seq = unwrap(self.next, packet.seq);
        let segment = Held { seq, bytes: packet.bytes, fin: packet.has(FLAG_FIN) };
        if segment.end() <= self.next || self.blocks.around(seq).is_some() {
            cold_path();
            self.duplicates += 1;
            self.ack_now = true; // RFC 9293 section 3.10.7.4: what is not acceptable is acknowledged at once.
            self.note_twice(segment);
            obs.note(now, PATH, Event::Duplicate { seq: packet.seq, next: self.next as u32 });
            return;
        }
        if segment.end() > self.edge {
            cold_path();
            self.dropped += 1;
            self.ack_now = true;
            let (bytes, window) = (u32::from(packet.bytes), self.window());
            obs.note(now, PATH, Event::BeyondWindow { seq: packet.seq, bytes, window });
            obs.chunk(now, self.chunk((seq, packet.bytes)), ChunkFate::Refused);
            return;
        }
        self.received += 1;
        let segments = if self.quick.asks() { self.segments_of_window() } else { 0 };
        self.quick.on_data(now, segments);
        self.highest = self.highest.max(segment.end());
        if seq == self.next {
            self.take_in_order(now, segment, obs);
        } else {
            self.hold(now, segment, obs);
        }
        if self.tuning.is_some() {
            cold_path();
            self.tune(now, packet, obs);
        }
    }

    /// The buffer grows with what was read in a round trip that is over.
    fn tune(&mut self, now: SimTime, packet: &Packet, obs: &mut impl Observer<Event>) {
        let (next, window) = (self.next, self.window());
        let read = self.delivered - u64::from(self.reader.unread());
        let Some(tuning) = &mut self.tuning else { return };
        tuning.on_segment(now, packet, next, window);
        if let Some(read) = tuning.on_read(now, read) {
            let (from, to) = (self.room, tuning.buffer());
            self.room = to;
            obs.note(now, PATH, Event::BufferGrown { from, to, read });
        }
    }

    /// RFC 3168 section 6.1.3: a mark is echoed until the sender says that it has reduced its window.
    fn note_mark(&mut self, now: SimTime, packet: &Packet, marked: bool, obs: &mut impl Observer<Event>) {
        if self.echo && packet.has(FLAG_CWR) {
            cold_path();
            self.echo = false;
            obs.note(now, PATH, Event::WindowReduced { seq: packet.seq });
        }
        if marked && !self.echo {
            cold_path();
            self.echo = true;
            self.ack_now = true;
            obs.note(now, PATH, Event::CongestionMarked { seq: packet.seq });
        }
    }

    fn take_in_order(&mut self, now: SimTime, segment: Held, obs: &mut impl Observer<Event>) {
        let gap = !self.held.is_empty();
        let before = self.delivered;
        let mut segments = 1;
        self.pass_on(now, segment, obs);
        while let Some(&first) = self.held.front()
            && first.seq == self.next
        {
            self.held.pop_front();
            self.held_bytes -= u32::from(first.bytes);
            self.pass_on(now, first, obs);
            segments += 1;
        }
        self.unacknowledged += 1;
        self.looked += u64::from(segments - 1);
        if gap {
            // RFC 5681 section 4.2: at once when a segment fills all or part of a gap.
            cold_path();
            self.ack_now |=
                self.rules.fills_at_once || !self.held.is_empty() || self.unacknowledged >= self.rules.every;
            self.blocks.drop_below(self.next);
            let next = self.next;
            self.newest.retain(|&seq| seq >= next);
            let (bytes, window) = ((self.delivered - before) as u32, self.window());
            obs.note(now, PATH, Event::GapFilled { seq: segment.seq as u32, segments, bytes, window });
        } else if self.unacknowledged >= self.rules.every || self.finished || self.quick.now() {
            self.ack_now = true;
        }
        if !self.ack_now && self.ack_due == NEVER {
            self.ack_due = now + self.rules.delay;
        }
    }

    /// RFC 2883 section 4: the next acknowledgement tells what came twice. It also means that acknowledgements were lost or
    /// late, so that none is delayed for a while.
    fn note_twice(&mut self, segment: Held) {
        if self.rules.tells_twice && self.sack {
            self.twice = Some((segment.seq, segment.end()));
        }
        self.quick.begin(self.segments_of_window());
    }

    /// Full segments that the window takes.
    fn segments_of_window(&self) -> u32 {
        (self.edge.saturating_sub(self.next) / u64::from(self.rules.unit.max(1))).min(u32::MAX.into()) as u32
    }

    /// The next data in order go to the application.
    #[inline(always)]
    fn pass_on(&mut self, now: SimTime, segment: Held, obs: &mut impl Observer<Event>) {
        self.next = segment.end();
        self.finished |= segment.fin;
        self.delivered += u64::from(segment.bytes);
        if segment.bytes > 0 {
            let piece = (segment.seq, segment.bytes);
            let waits = self.reader.queue(piece, segment.bytes);
            self.reader.hand_over(now, u32::from(segment.bytes));
            let fate = if waits { ChunkFate::Held } else { ChunkFate::Delivered };
            obs.chunk(now, self.chunk(piece), fate);
        }
    }

    /// A segment waits for an earlier one: it is acknowledged at once (RFC 5681 section 4.2).
    fn hold(&mut self, now: SimTime, segment: Held, obs: &mut impl Observer<Event>) {
        let at = self.held.partition_point(|held| held.seq < segment.seq);
        self.held.insert(at, segment);
        self.held_bytes += u32::from(segment.bytes);
        self.blocks.insert(segment.seq, segment.end(), |_, _| ());
        if let Some(whole) = self.blocks.around(segment.seq) {
            self.newest.retain(|&seq| seq < whole.0 || seq >= whole.1);
        }
        self.newest.push_front(segment.seq);
        self.ack_now = true;
        if segment.bytes > 0 {
            obs.chunk(now, self.chunk((segment.seq, segment.bytes)), ChunkFate::Held);
        }
        if self.held.len() == 1 {
            let (held, window) = (self.held_bytes, self.window());
            let (seq, missing) = (segment.seq as u32, self.next as u32);
            obs.note(now, PATH, Event::OutOfOrder { seq, missing, held, window });
        }
    }

    /// How a segment is recorded.
    fn chunk(&self, (seq, bytes): Piece) -> Chunk {
        let tsn = seq as u32;
        Chunk { tsn, stream: 0, ssn: ordinal(tsn, self.rules.unit), bytes, flags: WHOLE }
    }

    /// The application reads what the time since the last call allows.
    #[inline]
    pub(super) fn read(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if !self.reader.reads_at_once() {
            cold_path();
            self.read_waiting(now, obs);
        }
    }

    #[inline(never)]
    fn read_waiting(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.reader.read_until(now);
        while let Some(piece) = self.reader.next_read() {
            self.looked += 1;
            obs.chunk(now, self.chunk(piece), ChunkFate::Delivered);
        }
    }

    /// RFC 7323 section 4.3: the timestamp of the segment that the next acknowledgement is about.
    #[inline]
    pub fn note_timestamp(&mut self, seq: u32, value: SimTime) {
        if unwrap(self.next, seq) <= self.acknowledged && value >= self.recent {
            self.recent = value;
        }
    }

    /// RFC 7323 section 5.3, rule R1 (PAWS): sent before what has come last in order. The clock on the wire counts
    /// milliseconds, and what it gives the same value is not older.
    #[inline]
    pub fn is_outdated(&self, value: SimTime) -> bool {
        value < self.recent && ticks(value) < ticks(self.recent)
    }

    /// Such a segment, with its acknowledgement, counts for nothing; it is answered.
    #[cold]
    pub fn refuse_outdated(
        &mut self,
        now: SimTime,
        packet: &Packet,
        value: SimTime,
        obs: &mut impl Observer<Event>,
    ) {
        let seq = unwrap(self.next, packet.seq);
        if packet.bytes > 0 && seq >= self.next {
            self.dropped += 1;
            obs.chunk(now, self.chunk((seq, packet.bytes)), ChunkFate::Refused);
        } else if packet.length() > 0 {
            self.duplicates += 1;
        }
        self.ack_now = true;
        let (seq, age) = (packet.seq, self.recent.since(value));
        obs.note(now, PATH, Event::OldTimestamp { seq, age, next: self.next as u32 });
    }

    /// The delayed acknowledgement or the window update may be due.
    pub fn on_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.ack_due <= now {
            self.ack_due = NEVER;
            self.ack_now = true;
        }
        if self.update_due <= now {
            self.read(now, obs);
            self.update_due = NEVER;
            self.ack_now = true;
            obs.note(now, PATH, Event::WindowUpdate { window: self.window() });
        }
    }

    /// Writes acknowledgement, window and blocks into `packet`, which leaves now.
    #[inline]
    pub fn write_ack(&mut self, now: SimTime, packet: &mut Packet) {
        self.reader.read_until(now);
        let window = self.window();
        self.edge = self.next + u64::from(window);
        packet.ack = self.next as u32;
        packet.window = (window >> self.scale).min(PLAIN_WINDOW) as u16;
        if packet.bytes == 0 && self.answer.is_some() {
            cold_path();
            packet.probe = self.answer.take();
        }
        if self.sack && (!self.newest.is_empty() || self.twice.is_some()) {
            packet.sacks = self.report(packet.probe.is_some());
        }
        self.quick.on_sent();
        self.acknowledged = self.next;
        self.ack_now = self.answer.is_some();
        self.unacknowledged = 0;
        self.ack_due = NEVER;
        self.plan_update(now, window);
    }

    /// The answer to a probe leaves at once.
    pub fn answer(&mut self, answer: ProbeOption) {
        self.answer = Some(answer);
        self.ack_now = true;
    }

    /// The blocks; the option of a probe takes the room of one.
    fn report(&mut self, probes: bool) -> SackBlocks {
        let mut blocks = SackBlocks::default();
        let twice = self.twice.take().map(|(from, to)| blocks.push((from as u32, to as u32)));
        let room = self.block_limit.saturating_sub(usize::from(twice.is_some()) + usize::from(probes));
        for range in self.newest.iter().filter_map(|&seq| self.blocks.around(seq)).take(room) {
            blocks.push((range.0 as u32, range.1 as u32));
        }
        blocks
    }

    /// A window that was too small for a segment is told again when that has become worth it.
    #[inline(always)]
    pub(super) fn plan_update(&mut self, now: SimTime, told: u32) {
        self.update_due = NEVER;
        let target = self.rules.worth_telling;
        if told < self.rules.unit.min(target) {
            cold_path();
            let free = self.room.saturating_sub(self.reader.unread());
            let missing = target.saturating_sub(free).max(1);
            self.update_due = self.reader.when_read(now, missing).unwrap_or(NEVER);
        }
    }

    /// The gateway has passed `bytes` on. A window that was too small for a segment is told again as soon as that makes
    /// it worth it.
    pub fn release(&mut self, now: SimTime, bytes: u32, obs: &mut impl Observer<Event>) {
        self.reader.release(bytes);
        self.read(now, obs);
        let (told, target) = (self.edge.saturating_sub(self.next), self.rules.worth_telling);
        let window = self.window();
        if told < u64::from(self.rules.unit.min(target)) && window >= target && !self.ack_now {
            self.ack_now = true;
            obs.note(now, PATH, Event::WindowUpdate { window });
        }
    }

    /// Number of the next byte that has not come (RCV.NXT).
    pub const fn next(&self) -> u64 {
        self.next
    }

    /// User data that came in order, bytes.
    pub fn delivered(&self) -> u64 {
        self.delivered
    }

    /// What can be seen, as of the last segment.
    pub fn state(&self) -> ReceiverState {
        ReceiverState {
            a_rwnd: self.window(),
            buffered_bytes: self.held_bytes + self.reader.unread(),
            blocked_chunks: self.held.len() as u32,
            cumulative_tsn: self.next as u32,
            highest_tsn: self.highest as u32,
            delivered_bytes: self.delivered,
            earlier_bytes: 0,
            received_chunks: self.received,
            duplicates: self.duplicates,
            dropped: self.dropped,
        }
    }
}
