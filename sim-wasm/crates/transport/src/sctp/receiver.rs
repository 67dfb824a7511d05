//! The receiving half: which TSNs have come, the buffer, and when to acknowledge (RFC 9260 section 6.2).

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::derived::ReceiverRules;
use super::echo::Echo;
use super::event::{ChunkFate, Event, NO_PATH, Observer};
use super::packet::{DataChunk, FLAG_IMMEDIATE, Fragment, Packet, unwrap_tsn};
use super::settings::Sctp;
use super::sizes::{DATA_HEADER_BYTES, charged};
use super::streams::{Delivered, Inbound};
use super::ticks::{NEVER, Ticks};
use crate::api::ReceiverState;
use crate::reader::{Pace, Reader};

/// Most duplicate TSNs that wait for a SACK.
const MAX_DUPLICATES: usize = 64;

/// The receiving half of an endpoint.
#[derive(Clone, Debug)]
pub(crate) struct Receiver {
    /// What it asks of the settings.
    pub(super) rules: ReceiverRules,
    /// User data of the packet that is being looked at, bytes.
    just_read: u32,
    /// What of it one more SACK tells as read, each time; 0 if none does.
    update_step: u32,
    ticks: Ticks,
    pub(super) cumulative: u64,
    pub(super) highest: u64,
    /// What has come beyond the cumulative TSN: first and last TSN, rising.
    pub(super) blocks: Vec<(u64, u64)>,
    duplicates: Vec<u32>,
    pub(super) streams: Vec<Inbound>,
    /// Buffer taken by chunks that wait, bytes.
    pub(super) held: u32,
    pub(super) held_chunks: u32,
    pub(super) reader: Reader<DataChunk>,
    pub(super) packets_unacknowledged: u32,
    /// A SACK must leave.
    pub(super) sack_now: bool,
    /// The congestion mark to report.
    echo: Echo,
    /// When the delayed SACK leaves.
    pub sack_due: SimTime,
    /// A SACK that was due at the instant a packet came, and does not know of it.
    early: Packet,
    /// When the window will have opened enough for a SACK of its own.
    pub update_due: SimTime,
    /// The window in the last SACK.
    advertised: u32,
    pub(super) delivered: u64,
    received: u64,
    duplicate_count: u64,
    dropped: u64,
    /// User data delivered before the peer began anew, bytes.
    earlier: u64,
    /// What was wrong with chunks, until the endpoint asks.
    pub(super) faults: Vec<Fault>,
    /// Of what came up to this TSN is not known any more which messages it was of.
    pub(super) forgotten: u64,
    /// Chunks that were read or released one after the other, since that was last asked.
    pub(super) looked: u64,
    /// What it promises never to give back.
    pub(super) promising: Promising,
    /// All data come in I-DATA chunks.
    pub interleaves: bool,
    /// Where those of the packet that is being looked at belong.
    pub fragments: Vec<Fragment>,
    /// Where the one that is being looked at belongs.
    fragment: Fragment,
}

/// What can be wrong with a DATA chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It carries nothing (section 6.2).
    NoUserData { tsn: u32 },
    /// There is no such stream (section 6.5).
    InvalidStream { stream: u16 },
    /// It is a piece of a message that it cannot be of (sections 3.3.1 and 6.9).
    Misfit,
}

/// Most blocks beyond gaps that chunks for no stream may make: they take no room, so nothing else limits them.
const MOST_FAULTY_BLOCKS: usize = 1024;

/// What a further chunk of a packet costs, beside one that is only looked at.
const STEPS_PER_CHUNK: u64 = 3;

impl Receiver {
    /// Expects `first` as the first TSN.
    pub fn new(rules: &Sctp, first: u64) -> Self {
        Self {
            rules: ReceiverRules::of(rules),
            just_read: 0,
            update_step: 0,
            ticks: rules.ticks(),
            cumulative: first - 1,
            highest: first - 1,
            blocks: Vec::with_capacity(16),
            duplicates: Vec::new(),
            streams: Vec::new(),
            held: 0,
            held_chunks: 0,
            reader: Reader::new(rules.read_rate.map_or(Pace::AtOnce, Pace::Rate)),
            packets_unacknowledged: 0,
            sack_now: false,
            echo: Echo::default(),
            sack_due: NEVER,
            early: Packet::default(),
            update_due: NEVER,
            advertised: rules.advertised_buffer(),
            delivered: 0,
            received: 0,
            duplicate_count: 0,
            dropped: 0,
            earlier: 0,
            faults: Vec::new(),
            forgotten: first - 1,
            looked: 0,
            promising: Promising::default(),
            interleaves: false,
            fragments: Vec::new(),
            fragment: Fragment::default(),
        }
    }

    /// Chunks that were read or released one after the other since the last call.
    #[inline]
    pub fn take_looked(&mut self) -> u64 {
        std::mem::take(&mut self.looked)
    }

    /// Nothing is to be acknowledged any more.
    pub fn close(&mut self) {
        self.sack_now = false;
        self.sack_due = NEVER;
        self.update_due = NEVER;
    }

    /// Begins with a peer whose first TSN is `first`; what was counted is kept.
    pub fn begin(&mut self, rules: &Sctp, first: u64) {
        let delivered = self.delivered;
        *self = Self {
            delivered,
            earlier: delivered,
            received: self.received,
            duplicate_count: self.duplicate_count,
            dropped: self.dropped,
            looked: self.looked,
            reader: self.reader.anew(),
            ..Self::new(rules, first)
        };
    }

    /// It follows other settings from `now` on.
    pub fn follow(&mut self, now: SimTime, rules: &Sctp, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        self.rules = ReceiverRules::of(rules);
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
        self.plan_update(now);
    }

    /// User data delivered to the application, bytes.
    pub const fn delivered(&self) -> u64 {
        self.delivered
    }

    /// Whether chunks have come that were not as they must be.
    #[inline]
    pub const fn has_faults(&self) -> bool {
        !self.faults.is_empty()
    }

    /// What was wrong since the last call.
    pub fn take_faults(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.faults)
    }

    /// Prepares for the number of streams the peer has announced.
    pub fn open_streams(&mut self, streams: u16) {
        self.streams.clear();
        self.streams.resize_with(usize::from(streams.max(1)), Inbound::default);
    }

    /// How many streams there are.
    pub fn stream_count(&self) -> u16 {
        self.streams.len() as u16
    }

    /// Takes data on so many more streams.
    pub fn add_streams(&mut self, streams: u16) {
        let all = self.streams.len() + usize::from(streams);
        self.streams.resize_with(all, Inbound::default);
    }

    /// Free buffer, bytes.
    #[inline]
    pub fn a_rwnd(&self) -> u32 {
        let held = charged(self.held, self.held_chunks, self.rules.overhead);
        self.rules.buffer.saturating_sub(held).saturating_sub(self.reader.unread())
    }

    /// User data that wait for others or for the application, bytes, without headers and what chunks are charged.
    pub fn waiting_bytes(&self) -> u32 {
        let header = DATA_HEADER_BYTES + if self.interleaves { 4 } else { 0 };
        self.held.saturating_sub(header * self.held_chunks) + self.reader.unread()
    }

    pub fn cumulative_tsn(&self) -> u32 {
        self.cumulative as u32
    }

    /// Takes the DATA chunks of one packet, with or without a congestion mark, and decides when to acknowledge
    /// it.
    pub fn on_data(
        &mut self,
        now: SimTime,
        path: u8,
        chunks: &[DataChunk],
        marked: bool,
        obs: &mut impl Observer<Event>,
    ) {
        self.read(now, obs);
        let (before, chunks_before) = (self.delivered, self.received - u64::from(self.held_chunks));
        if marked
            && let Some(chunk) = chunks.first()
            && self.echo.mark(chunk.tsn)
        {
            cold_path();
            self.sack_now = true;
            obs.note(now, path, Event::CongestionMarked { tsn: chunk.tsn });
        }
        let first_data = self.received == 0;
        let fills_gap =
            self.rules.sack_on_filled_gap && !self.rules.counts_packets && !self.blocks.is_empty();
        let mut asked = false;
        for (at, chunk) in chunks.iter().enumerate() {
            if self.interleaves {
                cold_path();
                self.fragment = self.fragments.get(at).copied().unwrap_or_default();
            }
            self.on_chunk(now, path, *chunk, obs);
            asked |=
                chunk.flags & FLAG_IMMEDIATE != 0 || (!self.rules.counts_packets && !self.blocks.is_empty());
        }
        if self.rules.before_reading {
            cold_path();
            let read = self.received - u64::from(self.held_chunks) - chunks_before;
            self.just_read = charged((self.delivered - before) as u32, read as u32, self.rules.read_overhead);
            if let Some(least) = self.rules.window_update.filter(|_| read > 0) {
                let each = (self.just_read / read as u32).max(1);
                self.update_step = least.div_ceil(each) * each;
            }
        }
        // A packet with one chunk is the usual work; each of many tiny ones has a place in the buffer and a turn to be
        // read.
        self.looked += STEPS_PER_CHUNK * (chunks.len() as u64).saturating_sub(1);
        self.packets_unacknowledged += 1;
        // At once: for the first DATA (section 5.1), while there is a gap after any chunk (6.7) and when it is filled (6.2,
        // with RFC 5681 section 4.2), for every second packet and for the I bit (6.2); duplicates and drops have asked for
        // it already.
        self.plan_sack(now, first_data || asked || fills_gap);
    }

    /// A SACK leaves at once, or at the latest for every second packet or after a delay (section 6.2).
    #[inline(always)]
    pub(super) fn plan_sack(&mut self, now: SimTime, at_once: bool) {
        if at_once || self.packets_unacknowledged >= self.rules.every {
            self.sack_now = true;
        } else if self.sack_due == NEVER {
            self.sack_due = self.ticks.expiry(now, self.rules.delay);
        }
    }

    /// Something else than data is to be answered with a SACK, too.
    pub fn owe_sack(&mut self) {
        self.sack_now = true;
    }

    /// The sender has answered an ECNE.
    #[cold]
    pub fn on_cwr(&mut self, now: SimTime, path: u8, tsn: u32, obs: &mut impl Observer<Event>) {
        if self.echo.answer(tsn) {
            obs.note(now, path, Event::WindowReduced { tsn });
        }
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
        while let Some(chunk) = self.reader.next_read() {
            self.looked += 1;
            obs.chunk(now, chunk.seen(), ChunkFate::Delivered);
        }
    }

    #[inline]
    fn on_chunk(&mut self, now: SimTime, path: u8, chunk: DataChunk, obs: &mut impl Observer<Event>) {
        let tsn = unwrap_tsn(self.cumulative, chunk.tsn);
        if self.has(tsn) {
            cold_path();
            self.duplicate(now, path, chunk.tsn, obs);
            return;
        }
        if chunk.bytes == 0 {
            cold_path();
            self.faults.push(Fault::NoUserData { tsn: chunk.tsn });
            return;
        }
        self.sack_now |= chunk.flags & FLAG_IMMEDIATE != 0; // RFC 7053: the I bit.
        let bytes = chunk.size();
        let a_rwnd = self.a_rwnd();
        if usize::from(chunk.stream) >= self.streams.len() {
            // Section 6.5: acknowledged and thrown away.
            cold_path();
            self.faults.push(Fault::InvalidStream { stream: chunk.stream });
            if self.blocks.len() < MOST_FAULTY_BLOCKS {
                self.mark(tsn);
                self.promising.add(tsn);
            }
            return;
        }
        let beyond = self.rules.takes_beyond && a_rwnd > 0;
        let crowded =
            self.held_chunks >= self.rules.held_limit && tsn > self.highest.max(self.cumulative + 1);
        if crowded || bytes > a_rwnd && !beyond && !self.make_room(now, path, tsn, chunk, obs) {
            cold_path();
            self.dropped += 1;
            self.sack_now = true; // Section 6.2: report the window at once.
            obs.note(now, path, Event::BufferFull { tsn: chunk.tsn, bytes, a_rwnd });
            obs.chunk(now, chunk.seen(), ChunkFate::Refused);
            return;
        }
        self.mark(tsn);
        self.received += 1;
        self.hand_to_stream(now, tsn, chunk, obs);
    }

    fn duplicate(&mut self, now: SimTime, path: u8, tsn: u32, obs: &mut impl Observer<Event>) {
        self.duplicate_count += 1;
        if self.duplicates.len() < MAX_DUPLICATES {
            self.duplicates.push(tsn);
        }
        self.sack_now = true; // Section 6.2: a packet with duplicates only is acknowledged without delay.
        obs.note(now, path, Event::Duplicate { tsn, cumulative_tsn: self.cumulative as u32 });
    }

    /// Whether `tsn` has come already.
    #[inline]
    pub(super) fn has(&self, tsn: u64) -> bool {
        tsn <= self.cumulative
            || (tsn <= self.highest
                && self.blocks[..self.blocks_from(tsn)].last().is_some_and(|block| tsn <= block.1))
    }

    /// How many blocks begin at or before `tsn`: for new data all of them.
    #[inline]
    fn blocks_from(&self, tsn: u64) -> usize {
        match self.blocks.last() {
            Some(last) if last.0 > tsn => self.blocks.partition_point(|block| block.0 <= tsn),
            _ => self.blocks.len(),
        }
    }

    /// Enters a new TSN.
    #[inline]
    fn mark(&mut self, tsn: u64) {
        self.highest = self.highest.max(tsn);
        if tsn == self.cumulative + 1 {
            self.cumulative = tsn;
            if let Some(&(from, to)) = self.blocks.first()
                && from == tsn + 1
            {
                self.cumulative = to;
                self.blocks.remove(0);
            }
            return;
        }
        self.mark_beyond_gap(tsn);
    }

    fn mark_beyond_gap(&mut self, tsn: u64) {
        let at = self.blocks_from(tsn);
        let joins_left = at > 0 && self.blocks[at - 1].1 + 1 == tsn;
        let joins_right = at < self.blocks.len() && self.blocks[at].0 == tsn + 1;
        match (joins_left, joins_right) {
            (true, true) => {
                cold_path();
                self.blocks[at - 1].1 = self.blocks[at].1;
                self.blocks.remove(at);
            }
            (true, false) => self.blocks[at - 1].1 = tsn,
            (false, true) => self.blocks[at].0 = tsn,
            (false, false) => self.blocks.insert(at, (tsn, tsn)),
        }
    }

    #[inline]
    fn hand_to_stream(&mut self, now: SimTime, tsn: u64, chunk: DataChunk, obs: &mut impl Observer<Event>) {
        let Some(stream) = self.streams.get_mut(usize::from(chunk.stream)) else {
            cold_path();
            return;
        };
        if self.reader.reads_at_once() && stream.passes(chunk.ssn, chunk.flags) {
            self.delivered += u64::from(chunk.bytes);
            self.promising.add(tsn);
            obs.chunk(now, chunk.seen(), ChunkFate::Delivered);
            return;
        }
        self.hand_to_waiting(now, tsn, chunk, obs);
    }

    /// Writes the delayed SACK if it is due, before a packet that comes at the same instant is looked at, and
    /// says whether it was.
    ///
    /// Such ties are common, because data sent when a SACK was late by the full delay arrive just when the
    /// next one is. The timer wins them: so the outcome does not depend on which of the two the caller
    /// happens to handle first, and is that of ns-2, where the timer usually runs first.
    #[inline]
    pub fn expire_before_packet(&mut self, now: SimTime, room: u32) -> bool {
        let due = self.sack_due <= now;
        if due {
            cold_path();
            self.just_read = 0;
            let mut early = std::mem::take(&mut self.early);
            early.clear();
            self.write_sack(now, room, &mut early);
            self.early = early;
        }
        due
    }

    /// Exchanges `packet`, which is empty, for the SACK of [`Self::expire_before_packet`] if there is one.
    #[inline]
    pub fn take_early(&mut self, packet: &mut Packet) -> bool {
        let waits = self.early.sack.is_some();
        if waits {
            cold_path();
            std::mem::swap(packet, &mut self.early);
        }
        waits
    }

    /// Whether no SACK is to be sent.
    #[inline]
    pub fn rests(&self) -> bool {
        !self.sack_now && self.early.sack.is_none()
    }

    /// Whether a SACK must leave now.
    #[inline]
    pub fn wants_sack(&self) -> bool {
        self.sack_now
    }

    /// Whether a SACK waits to be delayed or to leave with data.
    #[inline]
    pub fn owes_sack(&self) -> bool {
        self.sack_due != NEVER
    }

    /// The delayed SACK or the window update may be due; the SACK that leaves stops both timers.
    pub fn on_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.just_read = 0;
        if self.sack_due <= now {
            self.sack_now = true;
        }
        if self.update_due <= now {
            self.read(now, obs);
            self.sack_now = true;
            obs.note(now, NO_PATH, Event::WindowUpdate { a_rwnd: self.a_rwnd() });
        }
    }

    /// A window that was too small for a chunk is reported again when two chunks, or half of the buffer,
    /// are free: a receiver's part in avoiding silly windows (RFC 1122 section 4.2.3.3).
    #[inline(always)]
    pub(super) fn plan_update(&mut self, now: SimTime) {
        self.update_due = NEVER;
        if self.advertised < self.rules.unit {
            cold_path();
            self.plan_update_of_small_window(now);
        }
    }

    #[inline(never)]
    fn plan_update_of_small_window(&mut self, now: SimTime) {
        let target = (2 * self.rules.unit).min(self.rules.buffer / 2);
        if self.advertised < target {
            let missing = target.saturating_sub(self.a_rwnd());
            self.update_due =
                if missing == 0 { now } else { self.reader.when_read(now, missing).unwrap_or(NEVER) };
        }
    }

    /// What can be seen, as of the last packet.
    pub fn state(&self) -> ReceiverState {
        let a_rwnd = self.a_rwnd();
        ReceiverState {
            a_rwnd,
            buffered_bytes: self.rules.buffer - a_rwnd,
            blocked_chunks: self.held_chunks,
            cumulative_tsn: self.cumulative as u32,
            highest_tsn: self.highest as u32,
            delivered_bytes: self.delivered,
            earlier_bytes: self.earlier,
            received_chunks: self.received,
            duplicates: self.duplicate_count,
            dropped: self.dropped,
        }
    }
}

mod promising;
mod reporting;
mod room;
mod waiting;

use promising::Promising;

#[cfg(test)]
mod tests;
