//! The receiving half: what has come, which gap is watched, and what reports tell.

use std::collections::VecDeque;

use skywindow_units::SimTime;

use super::event::{Event, PATH};
use super::packet::Out;
use super::settings::{FIRST, Xstp};
use crate::api::{Chunk, ChunkFate, Observer, ReceiverState};
use crate::blocks::Blocks;
use crate::reader::{Pace, Reader};

/// What recordings say of a segment's place in a message: it is one.
const WHOLE: u8 = 3;

/// The gap that is watched: until it is filled, or enough segments have come above it.
#[derive(Clone, Copy, Debug)]
struct Watched {
    first: u64,
    last: u64,
    /// Segments that have come above it.
    above: u32,
}

/// What the receiver asks of the settings for every segment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReceiverRules {
    /// Its buffer, segments.
    pub room: u32,
    /// User data of a full segment, bytes.
    pub mss: u32,
    /// So many segments above a gap report it.
    pub threshold: u32,
    /// A STAT reports what is missing beyond all that came.
    pub trailing: bool,
    /// The most gaps in one report.
    pub gap_limit: usize,
}

impl ReceiverRules {
    /// By these settings.
    pub fn of(rules: &Xstp) -> Self {
        Self {
            room: rules.receiver_segments(),
            mss: rules.mss_bytes.into(),
            threshold: rules.ustat_after_segments,
            trailing: rules.trailing_gap,
            gap_limit: rules.gaps_a_report(),
        }
    }
}

/// Number and user data, bytes, of a segment.
type Piece = (u64, u16);

/// The receiving half of an endpoint.
#[derive(Clone, Debug)]
pub(crate) struct Receiver {
    /// What it asks of the settings.
    rules: ReceiverRules,
    /// Next segment expected, and the one after the highest that has come.
    next: u64,
    high: u64,
    /// What waits for an earlier segment: number and user bytes, and the same as ranges.
    held: VecDeque<Piece>,
    held_bytes: u32,
    ranges: Blocks,
    watched: Option<Watched>,
    /// The stamp of the newest POLL that was answered.
    answered: Option<SimTime>,
    reader: Reader<Piece>,
    delivered: u64,
    received: u64,
    duplicates: u64,
    dropped: u64,
    /// Segments looked at one by one, since that was last asked.
    looked: u64,
}

impl Receiver {
    pub fn new(rules: &Xstp) -> Self {
        Self {
            rules: ReceiverRules::of(rules),
            next: FIRST,
            high: FIRST,
            held: VecDeque::new(),
            held_bytes: 0,
            ranges: Blocks::default(),
            watched: None,
            answered: None,
            reader: Reader::new(rules.read_rate.map_or(Pace::AtOnce, Pace::Rate)),
            delivered: 0,
            received: 0,
            duplicates: 0,
            dropped: 0,
            looked: 0,
        }
    }

    /// It follows other settings from `now` on.
    pub fn follow(&mut self, now: SimTime, rules: &Xstp, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        self.rules = ReceiverRules::of(rules);
        self.reader.set_rate(now, rules.read_rate);
        self.read(now, obs);
    }

    /// The application stops reading what comes, or goes on.
    pub fn freeze(&mut self, now: SimTime, frozen: bool, obs: &mut impl Observer<Event>) {
        self.read(now, obs);
        self.reader.stop(now, frozen);
        self.read(now, obs);
    }

    /// Segments looked at one by one since the last call.
    pub fn take_looked(&mut self) -> u64 {
        std::mem::take(&mut self.looked)
    }

    /// Next segment expected.
    pub const fn next(&self) -> u64 {
        self.next
    }

    /// The window that a report tells now, segments: in-order data not yet read make it smaller.
    #[inline]
    pub fn window(&self) -> u32 {
        self.rules.room.saturating_sub(self.reader.unread().div_ceil(self.rules.mss))
    }

    /// The application reads what the time since the last call allows.
    #[inline]
    pub fn read(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.reader.read_until(now);
        while let Some(piece) = self.reader.next_read() {
            self.looked += 1;
            obs.chunk(now, chunk(piece), ChunkFate::Delivered);
        }
    }

    /// Takes user data; what a gap makes the receiver tell unasked goes to `out`.
    pub fn on_data(
        &mut self,
        now: SimTime,
        seq: u64,
        bytes: u16,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) {
        self.read(now, obs);
        if seq < self.next || self.ranges.around(seq).is_some() {
            self.duplicates += 1;
            obs.note(now, PATH, Event::Duplicate { seq: seq as u32, next: self.next as u32 });
            return;
        }
        let window = self.window();
        if seq >= self.next + u64::from(window) {
            self.dropped += 1;
            obs.note(now, PATH, Event::BeyondWindow { seq: seq as u32, window });
            obs.chunk(now, chunk((seq, bytes)), ChunkFate::Refused);
            return;
        }
        self.received += 1;
        let high = self.high;
        self.high = high.max(seq + 1);
        if seq == self.next {
            self.take_in_order(now, seq, bytes, obs);
        } else {
            self.hold(now, seq, bytes, obs);
        }
        self.watch(now, seq, high, out, obs);
    }

    fn take_in_order(&mut self, now: SimTime, seq: u64, bytes: u16, obs: &mut impl Observer<Event>) {
        let before = self.delivered;
        self.pass_on(now, seq, bytes, obs);
        if self.held.is_empty() {
            return;
        }
        let mut segments = 1;
        while let Some(&(first, bytes)) = self.held.front()
            && first == self.next
        {
            self.held.pop_front();
            self.held_bytes -= u32::from(bytes);
            self.pass_on(now, first, bytes, obs);
            segments += 1;
        }
        self.looked += u64::from(segments - 1);
        self.ranges.drop_below(self.next);
        let (bytes, window) = ((self.delivered - before) as u32, self.window());
        obs.note(now, PATH, Event::GapFilled { seq: seq as u32, segments, bytes, window });
    }

    fn pass_on(&mut self, now: SimTime, seq: u64, bytes: u16, obs: &mut impl Observer<Event>) {
        self.next = seq + 1;
        self.delivered += u64::from(bytes);
        let waits = self.reader.queue((seq, bytes), bytes);
        self.reader.hand_over(now, bytes.into());
        obs.chunk(now, chunk((seq, bytes)), if waits { ChunkFate::Held } else { ChunkFate::Delivered });
    }

    fn hold(&mut self, now: SimTime, seq: u64, bytes: u16, obs: &mut impl Observer<Event>) {
        let at = self.held.partition_point(|&(held, _)| held < seq);
        self.held.insert(at, (seq, bytes));
        self.held_bytes += u32::from(bytes);
        self.ranges.insert(seq, seq + 1, |_, _| ());
        obs.chunk(now, chunk((seq, bytes)), ChunkFate::Held);
        if self.held.len() == 1 {
            let (held, window) = (self.held_bytes, self.window());
            obs.note(
                now,
                PATH,
                Event::OutOfOrder { seq: seq as u32, missing: self.next as u32, held, window },
            );
        }
    }

    /// A new gap takes the place of the one that was watched, which is reported at once; otherwise a gap is reported
    /// when enough has come above it.
    fn watch(
        &mut self,
        now: SimTime,
        seq: u64,
        high: u64,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) {
        if seq > high {
            if let Some(watched) = self.watched.take() {
                self.tell(now, watched, out, obs);
            }
            self.watched = Some(Watched { first: high, last: seq - 1, above: 0 });
        }
        let Some(watched) = &mut self.watched else { return };
        if seq > watched.last {
            watched.above += 1;
        } else if self.next > watched.last
            || self.ranges.covers(watched.first.max(self.next), watched.last + 1)
        {
            self.watched = None;
            return;
        }
        if watched.above >= self.rules.threshold {
            let watched = *watched;
            self.watched = None;
            self.tell(now, watched, out, obs);
        }
    }

    fn tell(
        &mut self,
        now: SimTime,
        Watched { first, last, above }: Watched,
        out: &mut VecDeque<Out>,
        obs: &mut impl Observer<Event>,
    ) {
        out.push_back(Out::Ustat { first, last });
        let (first, last) = (first as u32, last as u32);
        obs.note(now, PATH, Event::GapReported { first, last, above });
    }

    /// Whether the POLL is newer than all that were answered; it is from now on.
    pub fn answers(&mut self, stamp: SimTime) -> bool {
        let newer = self.answered.is_none_or(|answered| stamp > answered);
        if newer {
            self.answered = Some(stamp);
        }
        newer
    }

    /// Writes what is missing into `gaps`, up to the next new segment that the POLL tells of.
    pub fn write_stat(&mut self, sent_up_to: u64, gaps: &mut Vec<(u64, u64)>) {
        let end = if self.rules.trailing { self.high.max(sent_up_to) } else { self.high };
        self.write_gaps(self.next, end, gaps);
    }

    /// Writes what is still missing of `first` to `last` into `gaps`.
    pub fn write_ustat(&mut self, first: u64, last: u64, gaps: &mut Vec<(u64, u64)>) {
        self.write_gaps(first.max(self.next), last + 1, gaps);
    }

    fn write_gaps(&mut self, from: u64, end: u64, gaps: &mut Vec<(u64, u64)>) {
        let limit = self.rules.gap_limit;
        self.ranges.gaps(from, end, |first, after| {
            gaps.push((first, after - 1));
            gaps.len() < limit
        });
        self.looked += gaps.len() as u64;
    }

    /// What can be seen, as of the last segment.
    pub fn state(&self) -> ReceiverState {
        ReceiverState {
            a_rwnd: self.window() * self.rules.mss,
            buffered_bytes: self.held_bytes + self.reader.unread(),
            blocked_chunks: self.held.len() as u32,
            cumulative_tsn: (self.next - 1) as u32,
            highest_tsn: (self.high - 1) as u32,
            delivered_bytes: self.delivered,
            earlier_bytes: 0,
            received_chunks: self.received,
            duplicates: self.duplicates,
            dropped: self.dropped,
        }
    }
}

/// How a segment is recorded.
const fn chunk((seq, bytes): Piece) -> Chunk {
    Chunk { tsn: seq as u32, stream: 0, ssn: (seq - FIRST) as u16, bytes, flags: WHOLE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Notes(Vec<Event>, Vec<(u32, ChunkFate)>);

    impl Observer<Event> for Notes {
        fn note(&mut self, _now: SimTime, _path: u8, event: Event) {
            self.0.push(event);
        }

        fn chunk(&mut self, _now: SimTime, chunk: Chunk, fate: ChunkFate) {
            self.1.push((chunk.tsn, fate));
        }
    }

    #[test]
    fn a_segment_beyond_the_window_is_refused_and_told_of_and_the_last_one_in_it_is_held() {
        let mut receiver = Receiver::new(&Xstp::default());
        let (mut notes, mut out) = (Notes::default(), VecDeque::new());
        let window = receiver.window();
        let beyond = FIRST + u64::from(window);
        receiver.on_data(SimTime::ZERO, beyond, 100, &mut out, &mut notes);
        assert_eq!(notes.0, [Event::BeyondWindow { seq: beyond as u32, window }]);
        receiver.on_data(SimTime::ZERO, beyond - 1, 100, &mut out, &mut notes);
        assert_eq!(notes.1, [(beyond as u32, ChunkFate::Refused), (beyond as u32 - 1, ChunkFate::Held)]);
        assert_eq!((receiver.state().dropped, receiver.state().received_chunks), (1, 1));
    }
}
