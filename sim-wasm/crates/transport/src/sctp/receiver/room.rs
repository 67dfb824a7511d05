//! Room for the chunk that is waited for in a full buffer: from what lies beyond it (RFC 9260 section 6.2), or from the
//! part of its message that is there already (section 6.9).

use skywindow_units::SimTime;

use super::super::event::{Event, Observer};
use super::super::packet::DataChunk;
use super::super::sizes::charged;
use super::{ChunkFate, Delivered, Receiver};

impl Receiver {
    /// Accounts for one chunk taken and `out` delivered.
    pub(super) fn settle(&mut self, now: SimTime, bytes: u32, out: Delivered) {
        self.held = self.held + bytes - out.buffer;
        self.held_chunks = self.held_chunks + 1 - out.chunks;
        self.delivered += u64::from(out.user);
        self.reader.hand_over(now, out.user);
    }

    /// Drops the largest TSNs that are held for reordering, for `chunk` below them, which the buffer has no room for;
    /// says whether it has then. Else a buffer full of what waits for a chunk would refuse that chunk for good.
    ///
    /// What would not make enough room is kept: it waits for the application to read.
    #[cold]
    pub(super) fn make_room(
        &mut self,
        now: SimTime,
        path: u8,
        tsn: u64,
        chunk: DataChunk,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let bytes = chunk.size();
        if !self.could_make_room(tsn, bytes) {
            self.deliver_part(now, tsn, chunk, obs);
            if !self.could_make_room(tsn, bytes) {
                return false;
            }
        }
        if self.promising.keeps_all() {
            return true; // As if there were room: what lies beyond is not given back for it.
        }
        while bytes > self.a_rwnd() {
            let beyond = self.streams.iter().enumerate();
            let largest = beyond.filter_map(|(at, stream)| Some((stream.largest()?, at))).max();
            self.looked += self.streams.len() as u64;
            let Some((dropped, at)) = largest.filter(|&(largest, _)| largest > tsn) else { break };
            let Some(held) = self.streams[at].drop_largest() else { break };
            self.unmark(dropped);
            self.held -= held.size();
            self.held_chunks -= 1;
            self.received -= 1;
            self.dropped += 1;
            self.sack_now = true;
            let (tsn, for_tsn) = (dropped as u32, chunk.tsn);
            obs.note(now, path, Event::HeldDropped { tsn, bytes: held.size(), for_tsn });
            obs.chunk(now, held.on_stream(at as u16).seen(), ChunkFate::Refused);
        }
        true
    }

    /// Whether the buffer would have so much room without what is held beyond `tsn`.
    fn could_make_room(&mut self, tsn: u64, bytes: u32) -> bool {
        let (mut chunks, mut freed) = (0, 0);
        for held in self.streams.iter().flat_map(|stream| stream.held_beyond(tsn)) {
            chunks += 1;
            freed += held.size();
        }
        self.looked += u64::from(chunks) + self.streams.len() as u64;
        let kept = charged(self.held - freed, self.held_chunks - chunks, self.rules.overhead);
        // One that was cut for a larger buffer, before this became smaller, is taken where nothing else is.
        let alone = tsn == self.cumulative + 1 && kept == 0 && self.reader.unread() == 0;
        alone || bytes <= self.rules.buffer.saturating_sub(kept).saturating_sub(self.reader.unread())
    }

    /// Section 6.9: where the buffer holds nothing but the beginning of the message that the chunk continues, the
    /// application takes that part, for it would wait for the rest for good.
    fn deliver_part(&mut self, now: SimTime, tsn: u64, chunk: DataChunk, obs: &mut impl Observer<Event>) {
        if tsn != self.cumulative + 1 || self.reader.unread() > 0 {
            return;
        }
        if self.interleaves {
            self.deliver_beginnings(now, obs);
            return;
        }
        let (stream, reader) = (&mut self.streams[usize::from(chunk.stream)], &mut self.reader);
        let promising = &mut self.promising;
        let out = stream.deliver_part(tsn, chunk.flags, &mut |held| {
            promising.add(held.tsn);
            let part = held.on_stream(chunk.stream);
            if !reader.queue(part, part.bytes) {
                obs.chunk(now, part.seen(), ChunkFate::Delivered);
            }
        });
        self.looked += u64::from(out.chunks);
        self.held -= out.buffer;
        self.held_chunks -= out.chunks;
        self.delivered += u64::from(out.user);
        self.reader.hand_over(now, out.user);
    }

    /// The same where messages are interleaved: the buffer may be full of the beginnings of several.
    fn deliver_beginnings(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        for at in 0..self.streams.len() {
            let (reader, promising) = (&mut self.reader, &mut self.promising);
            let out = self.streams[at].deliver_beginning(&mut |held| {
                promising.add(held.tsn);
                let part = held.on_stream(at as u16);
                if !reader.queue(part, part.bytes) {
                    obs.chunk(now, part.seen(), ChunkFate::Delivered);
                }
            });
            self.looked += u64::from(out.chunks);
            self.held -= out.buffer;
            self.held_chunks -= out.chunks;
            self.delivered += u64::from(out.user);
            self.reader.hand_over(now, out.user);
        }
    }

    /// A TSN beyond a gap has not come after all.
    fn unmark(&mut self, tsn: u64) {
        let Some(at) = self.blocks_from(tsn).checked_sub(1) else { return };
        let (from, to) = self.blocks[at];
        match (from == tsn, to == tsn) {
            (true, true) => {
                self.blocks.remove(at);
            }
            (true, false) => self.blocks[at].0 = tsn + 1,
            (false, true) => self.blocks[at].1 = tsn - 1,
            (false, false) => {
                self.blocks[at].1 = tsn - 1;
                self.blocks.insert(at + 1, (tsn + 1, to));
            }
        }
    }
}
