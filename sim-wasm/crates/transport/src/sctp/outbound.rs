//! Outbound streams: cutting what the application sends into chunks, and numbering it (RFC 9260 sections 6.5, 6.6 and 6.9).

use std::collections::VecDeque;
use std::hint::cold_path;

use skywindow_units::SimTime;

use super::packet::{FLAG_BEGIN, FLAG_END, FLAG_IMMEDIATE, FLAG_INTERLEAVED, FLAG_UNORDERED, Fragment};
use super::queued::{Message, Queued, Terms};
use super::scheduler::{Head, Queues, drop_due};
use super::settings::Sctp;
use super::sizes::chunk_bytes;
use crate::api::Source;

/// The next chunk of a source.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    pub bytes: u16,
    pub stream: u16,
    pub ssn: u16,
    pub flags: u8,
    pub fragment: Fragment,
}

/// A message that is being sent, of which part has left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Amid {
    pub stream: u16,
    pub ssn: u16,
    pub order_flag: u8,
    pub terms: Terms,
}

/// Cuts a source into messages, deals these to the streams in turn and fragments the long ones.
#[derive(Clone, Debug)]
pub(crate) struct Outbound {
    source: Source,
    /// Next number of a message of each stream.
    ssns: Vec<u32>,
    stream: u16,
    /// User bytes left of the message that is being sent; 0 between messages.
    left: u32,
    message: u32,
    /// A message is one chunk, however large.
    one_chunk: bool,
    payload: u16,
    order_flag: u8,
    /// User bytes of the next chunk; 0 if there is nothing to send.
    next: u16,
    /// User bytes handed out, and those that never will be.
    pub taken: u64,
    given_up: u64,
    /// Whether the user hands over one message after the other, and which ones wait.
    writes: bool,
    written: VecDeque<Queued>,
    /// None of these is given up for its time before this.
    written_due: SimTime,
    /// User bytes ever handed over so.
    written_bytes: u64,
    /// Nothing more will be handed over.
    closed: bool,
    /// No message begins, or none on a stream that there is not yet: the peer has not answered.
    held: bool,
    /// Streams are to begin anew: of these two the first.
    resets: bool,
    /// The least number of streams that has all on which messages were handed over.
    needed: u16,
    /// The flags of the last chunk of the message that is being sent.
    end_flags: u8,
    /// What holds for the message that is being sent, or the next one.
    terms: Terms,
    /// Where the next chunk belongs.
    fragment: Fragment,
    /// I-DATA chunks leave: the flag that tells of it, or 0.
    interleaved: u8,
    /// Where streams are scheduled or messages interleaved, what waits on each.
    queues: Option<Box<Queues>>,
}

impl Outbound {
    pub fn new(rules: &Sctp) -> Self {
        let streams = usize::from(rules.streams.max(1));
        Self {
            source: Source::None,
            ssns: vec![0; streams],
            stream: 0,
            left: 0,
            message: rules.message(),
            one_chunk: rules.message_bytes.is_none(),
            payload: rules.payload(),
            order_flag: if rules.ordered { 0 } else { FLAG_UNORDERED },
            next: 0,
            taken: 0,
            given_up: 0,
            writes: false,
            written: VecDeque::new(),
            written_due: SimTime::ZERO,
            written_bytes: 0,
            closed: false,
            held: false,
            resets: false,
            needed: 0,
            end_flags: FLAG_END,
            terms: Terms::default(),
            fragment: Fragment::default(),
            interleaved: 0,
            queues: rules.schedules().then(|| {
                Box::new(Queues::new(rules.messages.scheduler, streams, rules.payload(), rules.turns()))
            }),
        }
    }

    pub fn set_source(&mut self, source: Source) {
        self.source = source;
        self.writes |= source == Source::Written;
        self.cut();
    }

    /// New chunks carry up to so many user bytes.
    pub fn set_payload(&mut self, payload: u16) {
        self.payload = payload;
        if let Some(queues) = &mut self.queues {
            queues.set_chunk(payload);
        }
        if self.one_chunk {
            self.message = payload.into();
        }
        self.cut();
    }

    /// The peer takes data on so many streams at most (section 5.1.1); there is one at least.
    pub fn limit_streams(&mut self, streams: u16) {
        self.ssns.truncate(usize::from(streams.max(1)));
        self.stream = self.stream.min(self.ssns.len() as u16 - 1);
        if let Some(queues) = &mut self.queues {
            queues.limit_streams(self.ssns.len());
        }
    }

    /// Both ends have said whether they understand I-DATA.
    pub fn interleave(&mut self, on: bool) {
        self.interleaved = if on { FLAG_INTERLEAVED } else { 0 };
        if let Some(queues) = &mut self.queues {
            queues.interleave(on);
        }
        self.cut();
    }

    /// A packet is filled from here on.
    #[cold]
    pub fn begin_packet(&mut self) {
        if let Some(queues) = &mut self.queues {
            queues.begin_packet();
            self.cut();
        }
    }

    /// A packet is full; the next chunk did not fit in it if it is `left_over`.
    #[cold]
    pub fn end_packet(&mut self, left_over: bool) {
        if let Some(queues) = &mut self.queues {
            queues.end_packet(left_over);
            self.cut();
        }
    }

    /// Whether streams are scheduled.
    pub fn is_scheduled(&self) -> bool {
        self.queues.is_some()
    }

    /// What a chunk has beside the header of DATA, bytes.
    pub fn extra(&self) -> u32 {
        u32::from(self.interleaved >> 2)
    }

    /// The length of a chunk with its header and padding, bytes.
    #[inline]
    pub fn size(&self, user: u16) -> u32 {
        chunk_bytes(user) + self.extra()
    }

    /// Whether the user hands over one message after the other.
    #[inline]
    pub const fn is_written(&self) -> bool {
        self.writes
    }

    /// The user hands over a message.
    pub fn write(&mut self, queued: Queued) {
        // Beside a source of its own nothing that is handed over has a turn.
        self.writes |= matches!(self.source, Source::None | Source::Written);
        self.written_bytes += u64::from(queued.message.bytes);
        self.needed = self.needed.max(queued.message.stream.saturating_add(1));
        match &mut self.queues {
            Some(queues) => queues.push(queued),
            None => {
                self.written_due = SimTime::ZERO; // It is looked at when that is asked next.
                self.written.push_back(queued);
            }
        }
        self.cut();
    }

    /// The messages that wait, of which nothing has left.
    pub fn queued(&self) -> impl Iterator<Item = &Queued> {
        let scheduled = self.queues.iter().flat_map(|queues| queues.queued());
        self.written.iter().chain(scheduled)
    }

    /// Takes away those that wait and whose time, which `due` says, is over.
    #[cold]
    pub fn drop_due(&mut self, now: SimTime, due: impl Fn(Terms) -> SimTime) -> Vec<Queued> {
        let mut dropped = Vec::new();
        if self.written_due <= now {
            self.written_due = drop_due(&mut self.written, now, &due, |queued| queued, &mut dropped);
        }
        if let Some(queues) = &mut self.queues {
            dropped.extend(queues.drop_due(now, &due));
        }
        self.forgo(&dropped);
        dropped
    }

    /// Takes away the first that waits and is such.
    #[cold]
    pub fn drop_first(&mut self, is: impl Fn(&Queued) -> bool) -> Option<Queued> {
        let dropped = match &mut self.queues {
            Some(queues) => queues.drop_first(is),
            None => self.written.iter().position(is).and_then(|at| self.written.remove(at)),
        };
        self.forgo(dropped.as_slice());
        dropped
    }

    /// Messages that wait no more will never leave.
    fn forgo(&mut self, dropped: &[Queued]) {
        if !dropped.is_empty() {
            self.given_up += dropped.iter().map(|queued| u64::from(queued.message.bytes)).sum::<u64>();
            self.cut();
        }
    }

    /// What holds for the chunk that is taken next.
    #[cold]
    pub fn terms(&mut self, now: SimTime) -> Terms {
        if !self.writes && self.left == 0 {
            self.terms.offered = now;
        }
        self.terms
    }

    /// The messages of which part has left, and more is to: one, or where they are interleaved one of each stream.
    pub fn amid(&self) -> Vec<Amid> {
        if let Some(queues) = self.queues.as_ref().filter(|_| self.writes) {
            let of = |head: Head| {
                let Head { stream, order_flag, terms, mid, .. } = head;
                Amid { stream, ssn: mid as u16, order_flag, terms }
            };
            return queues.amid().map(of).collect();
        }
        let Self { stream, order_flag, terms, .. } = *self;
        let ssn = self.ssns[usize::from(stream)] as u16;
        (self.left > 0).then_some(Amid { stream, ssn, order_flag, terms }).into_iter().collect()
    }

    /// The rest of a message of which part has left is never sent; returns the end that stands for it.
    #[cold]
    pub fn skip_rest(&mut self, amid: Amid) -> Piece {
        let Amid { stream, ssn, order_flag, .. } = amid;
        let flags = order_flag | FLAG_END | self.interleaved;
        let mut piece = Piece { bytes: 0, stream, ssn, flags, fragment: Fragment::default() };
        if let Some(queues) = self.queues.as_mut().filter(|_| self.writes) {
            let head = queues.amid().find(|head| head.stream == stream);
            piece.fragment = head.map_or(piece.fragment, |head| Fragment { mid: head.mid, fsn: head.fsn });
            self.given_up += u64::from(queues.skip_rest(stream));
        } else {
            piece.fragment = self.fragment;
            self.given_up += u64::from(self.left);
            self.left = 0;
            self.end_message();
        }
        self.cut();
        piece
    }

    /// The message that is being sent ends.
    #[inline(always)]
    fn end_message(&mut self) {
        if self.order_flag == 0 || self.interleaved > 0 {
            let own = &mut self.ssns[usize::from(self.stream)];
            *own = own.wrapping_add(1);
        }
        self.stream = if usize::from(self.stream) + 1 == self.ssns.len() { 0 } else { self.stream + 1 };
    }

    /// User bytes that were handed over and wait.
    pub const fn unsent(&self) -> u64 {
        self.written_bytes.saturating_sub(self.taken + self.given_up)
    }

    /// Of these those of a stream, where streams are scheduled; else all.
    pub fn unsent_on(&self, stream: u16) -> u64 {
        self.queues.as_ref().map_or(self.unsent(), |queues| queues.unsent_on(stream))
    }

    /// Nothing more will be handed over.
    pub fn close(&mut self) {
        self.closed = true;
    }

    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// No message begins, as streams are to begin anew, or none on a stream that is asked for; with neither they all do again
    /// (RFC 6525 5.1.2 A1, 5.1.5).
    #[cold]
    pub fn hold(&mut self, resets: bool, adds: bool) {
        (self.held, self.resets) = (resets || adds, resets);
        self.cut();
    }

    /// Whether the next message may not begin.
    #[cold]
    fn is_next_held(&self) -> bool {
        self.resets || self.written.front().is_some_and(|next| !self.has_stream(next.message.stream))
    }

    /// How many streams there are.
    pub fn stream_count(&self) -> u16 {
        self.ssns.len() as u16
    }

    /// How many there must be for all messages that were handed over.
    pub const fn needed(&self) -> u16 {
        self.needed
    }

    /// So many streams more, on which message 0 is next.
    #[cold]
    pub fn add_streams(&mut self, streams: u16) {
        self.ssns.resize(self.ssns.len() + usize::from(streams), 0);
    }

    /// Whether there is more to send, perhaps later.
    pub const fn has_more(&self) -> bool {
        self.next > 0 || self.held
    }

    /// Streams begin anew: those listed, or all.
    #[cold]
    pub fn reset(&mut self, streams: &[u16]) {
        for (stream, number) in (0..).zip(&mut self.ssns) {
            if streams.is_empty() || streams.contains(&stream) {
                *number = 0;
            }
        }
    }

    /// Whether the next message of each of these streams, or of all if none is listed, is number 0 as it is.
    #[cold]
    pub fn is_fresh(&self, streams: &[u16]) -> bool {
        let mut numbers = (0..).zip(&self.ssns);
        let asked = |stream: u16| streams.is_empty() || streams.contains(&stream);
        self.left == 0 && numbers.all(|(stream, &number)| number == 0 || !asked(stream))
    }

    /// Whether part of a message has left, and more is to.
    pub fn is_amid(&self) -> bool {
        self.left > 0
    }

    pub fn has_stream(&self, stream: u16) -> bool {
        usize::from(stream) < self.ssns.len()
    }

    /// What is left of the message that the user has handed over first; the next one if none is being sent.
    #[cold]
    fn left_of_written(&mut self) -> u64 {
        if let Some(queues) = &self.queues {
            let Some(head) = queues.head() else {
                self.left = 0;
                return 0;
            };
            (self.stream, self.order_flag, self.end_flags) = (head.stream, head.order_flag, head.end_flags);
            (self.terms, self.fragment) = (head.terms, Fragment { mid: head.mid, fsn: head.fsn });
            (self.left, self.message) = if head.begins { (0, head.left) } else { (head.left, 0) };
            return u64::MAX;
        }
        if self.left == 0 {
            let Some(queued) = self.written.front() else { return 0 };
            let Message { bytes, stream, unordered, immediate, .. } = queued.message;
            self.terms = queued.terms;
            (self.message, self.stream) = (bytes, stream.min(self.ssns.len() as u16 - 1));
            self.order_flag = if unordered { FLAG_UNORDERED } else { 0 };
            self.end_flags = FLAG_END | if immediate { FLAG_IMMEDIATE } else { 0 };
        }
        u64::MAX
    }

    /// So many bytes that were handed out go out again, as new messages: the peer has forgotten all.
    pub fn rewind(&mut self, bytes: u64) {
        self.taken -= bytes;
        if self.taken == 0 {
            self.given_up = 0; // It is all to be sent anew.
        }
        self.ssns.fill(0);
        (self.held, self.resets) = (false, false);
        self.fragment = Fragment::default();
        (self.stream, self.left) = (0, 0);
        self.cut();
    }

    /// The peer shuts down: data without end end here.
    pub fn stop(&mut self) {
        if self.source == Source::Endless {
            self.source = Source::None;
            self.cut();
        }
    }

    /// Bytes of a full chunk.
    pub fn full_chunk(&self) -> u32 {
        chunk_bytes(self.payload)
    }

    /// Whether a finite source has been sent to its end.
    #[inline]
    pub fn exhausted(&self) -> bool {
        matches!(self.source, Source::Finite(total) if self.taken + self.given_up >= total)
            || (self.closed && self.next == 0 && !self.held && !self.misses_packet())
    }

    /// Whether what waits leaves with the packet after this one.
    fn misses_packet(&self) -> bool {
        self.queues.as_ref().is_some_and(|queues| queues.holds())
    }

    /// User bytes of the next chunk; `None` if there is nothing to send.
    #[inline]
    pub fn next_bytes(&self) -> Option<u16> {
        (self.next > 0).then_some(self.next)
    }

    /// The stream and the number of the next message, if one begins that is ordered.
    pub fn next_ordered(&self) -> Option<(u16, u16)> {
        let begins = self.left == 0 && self.order_flag == 0;
        let ssn = if self.queues.is_some() && self.writes {
            self.fragment.mid
        } else {
            self.ssns[usize::from(self.stream)]
        };
        begins.then_some((self.stream, ssn as u16))
    }

    /// Finds how large the next chunk will be: the answer is asked for more often than it changes.
    #[inline]
    fn cut(&mut self) {
        let most = match self.source {
            Source::None | Source::Written if self.writes => self.left_of_written(),
            Source::None | Source::Written | Source::Relayed { .. } => 0,
            Source::Endless => u64::MAX,
            Source::Finite(total) => total.saturating_sub(self.taken + self.given_up),
        };
        if self.held && self.left == 0 && self.is_next_held() {
            cold_path();
            self.next = 0;
            return;
        }
        let message = if self.left == 0 { self.message } else { self.left };
        self.next = most.min(u64::from(message)).min(u64::from(self.payload)) as u16;
    }

    /// Where the chunk that is taken belongs in its message.
    #[cold]
    fn number_fragment(&mut self, piece: &mut Piece, number: u32) {
        if let Some(queues) = self.queues.as_mut().filter(|_| self.writes) {
            queues.take(piece.bytes);
            (piece.fragment, piece.ssn) = (self.fragment, self.fragment.mid as u16);
            return;
        }
        let begins = piece.flags & FLAG_BEGIN != 0;
        let fsn = if begins { 0 } else { self.fragment.fsn };
        piece.fragment = Fragment { mid: number, fsn };
        self.fragment = Fragment { mid: number, fsn: fsn + 1 };
    }

    /// Takes the next chunk, of `bytes` as [`Self::next_bytes`] says.
    #[inline(always)]
    pub fn take(&mut self, bytes: u16) -> Piece {
        let mut flags = self.order_flag | self.interleaved;
        if self.left == 0 {
            flags |= FLAG_BEGIN;
            self.left = self.message;
            if self.writes {
                cold_path();
                self.written.pop_front(); // Empty where streams are scheduled.
            }
        }
        self.left -= u32::from(bytes);
        self.taken += u64::from(bytes);
        if self.exhausted() {
            cold_path();
            self.left = 0;
        }
        let stream = self.stream;
        let number = self.ssns[usize::from(stream)];
        let mut piece = Piece { bytes, stream, ssn: number as u16, flags, fragment: Fragment::default() };
        if self.interleaved > 0 || self.queues.is_some() {
            cold_path();
            self.number_fragment(&mut piece, number);
        }
        if self.left == 0 {
            piece.flags |= self.end_flags;
            self.end_message();
        }
        self.cut();
        piece
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: u8 = FLAG_BEGIN | FLAG_END;

    #[test]
    fn messages_go_round_the_streams_and_are_numbered_in_each() {
        let mut out = Outbound::new(&Sctp { streams: 3, ..Sctp::rfc9260() });
        out.set_source(Source::Endless);
        let dealt: Vec<(u16, u16)> = (0..7)
            .filter_map(|_| out.next_bytes().map(|bytes| out.take(bytes)))
            .map(|p| (p.stream, p.ssn))
            .collect();
        assert_eq!(dealt, [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2)]);
    }

    #[test]
    fn section_6_9_a_long_message_becomes_fragments_of_one_sequence_number() {
        let mut out = Outbound::new(&Sctp { message_bytes: Some(3000), streams: 2, ..Sctp::rfc9260() });
        out.set_source(Source::Finite(3100));
        let mut pieces = Vec::new();
        while let Some(bytes) = out.next_bytes() {
            let p = out.take(bytes);
            pieces.push((p.bytes, p.stream, p.ssn, p.flags));
        }
        assert_eq!(
            pieces,
            [(1452, 0, 0, FLAG_BEGIN), (1452, 0, 0, 0), (96, 0, 0, FLAG_END), (100, 1, 0, WHOLE)]
        );
        assert!(out.exhausted());
    }
}
