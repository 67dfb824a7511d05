//! Inbound streams: putting what arrives back in order (RFC 9260 sections 6.5 to 6.9).

use std::collections::VecDeque;
use std::hint::cold_path;

use super::packet::{DataChunk, FLAG_BEGIN, FLAG_END, FLAG_INTERLEAVED, FLAG_UNORDERED};
use super::sizes::sized;

mod interleaved;
mod pieces;

use interleaved::Mids;

/// A chunk that has arrived and cannot be delivered yet.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Held {
    pub tsn: u64,
    pub ssn: u16,
    pub bytes: u16,
    pub flags: u8,
    /// Of an I-DATA chunk its message and its place there.
    pub mid: u32,
    pub fsn: u32,
}

impl Held {
    /// The chunk as it came, by the number of its stream.
    pub fn on_stream(&self, stream: u16) -> DataChunk {
        let Self { tsn, ssn, bytes, flags, .. } = *self;
        DataChunk { tsn: tsn as u32, stream, ssn, bytes, flags }
    }

    /// Whether it is the first of its message.
    pub fn starts(&self) -> bool {
        self.flags & FLAG_BEGIN != 0
    }

    /// Whether it is the last of its message.
    pub fn ends(&self) -> bool {
        self.flags & FLAG_END != 0
    }

    /// What it takes of the buffer, bytes.
    pub fn size(&self) -> u32 {
        sized(self.bytes, self.flags)
    }

    /// Whether it begins a message, or what is left of one.
    pub(super) fn begins(&self, begun: u64) -> bool {
        self.starts() || self.tsn == begun
    }
}

/// An inbound stream.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inbound {
    /// The message to deliver next.
    pub next_ssn: u16,
    /// What waits, by TSN, which within a stream is the order of delivery.
    pub(super) ordered: VecDeque<Held>,
    /// How many chunks at the front of `ordered` are known to follow each other without ending a message.
    pub(super) unfinished: usize,
    /// Fragments of unordered messages, by TSN.
    pub(super) unordered: VecDeque<Held>,
    /// Continues a message of which the application has the beginning already; 0 if there is none.
    pub(super) begun: u64,
    /// The messages that come in I-DATA chunks.
    pub(super) mids: Mids,
}

/// What left a stream towards the application.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Delivered {
    pub chunks: u32,
    /// User data, bytes.
    pub user: u32,
    /// Buffer that became free: chunks with header and padding, bytes.
    pub buffer: u32,
    /// A message was whole by the number of its pieces, and is none by theirs: it stays.
    pub broken: bool,
}

impl Delivered {
    #[inline]
    pub(super) fn add(&mut self, held: &Held, application: &mut impl FnMut(&Held)) {
        self.chunks += 1;
        self.user += u32::from(held.bytes);
        self.buffer += held.size();
        application(held);
    }
}

/// What a stream gives and loses where messages are given up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stranded {
    /// What the application has now.
    pub out: Delivered,
    /// Pieces of messages that will never be whole.
    pub lost: Vec<Held>,
}

const WHOLE: u8 = FLAG_BEGIN | FLAG_END;

impl Inbound {
    /// Whether anything waits for an earlier message.
    #[inline]
    pub fn waiting(&self) -> bool {
        !self.ordered.is_empty()
    }

    /// Whether the first thing that waits lacks an earlier message, not just the rest of its own.
    pub fn blocked(&self) -> bool {
        self.ordered.front().is_some_and(|held| held.ssn != self.next_ssn)
    }

    /// Takes the usual chunk, a whole message that is next while nothing waits, and says whether it is one.
    #[inline]
    pub fn passes(&mut self, ssn: u16, flags: u8) -> bool {
        let usual = flags & (WHOLE | FLAG_UNORDERED | FLAG_INTERLEAVED) == WHOLE
            && ssn == self.next_ssn
            && !self.waiting();
        self.next_ssn = self.next_ssn.wrapping_add(u16::from(usual));
        usual
    }

    /// Takes a chunk that is not a duplicate, of either kind, and gives the application what can be delivered now.
    #[inline]
    pub fn take(&mut self, held: Held, application: &mut impl FnMut(&Held)) -> Delivered {
        if held.flags & FLAG_INTERLEAVED == 0 {
            self.accept(held, application)
        } else {
            self.accept_interleaved(held, application)
        }
    }

    /// The same of a DATA chunk.
    #[inline]
    pub fn accept(&mut self, held: Held, application: &mut impl FnMut(&Held)) -> Delivered {
        let mut out = Delivered::default();
        if held.flags & WHOLE == WHOLE {
            if held.flags & FLAG_UNORDERED != 0 {
                cold_path();
                out.add(&held, application);
                return out;
            }
            if held.ssn == self.next_ssn {
                self.next_ssn = held.ssn.wrapping_add(1);
                out.add(&held, application);
                if !self.ordered.is_empty() {
                    self.release(&mut out, application);
                }
                return out;
            }
        }
        if held.flags & FLAG_UNORDERED == 0 {
            insert(&mut self.ordered, held);
            self.release(&mut out, application);
        } else {
            cold_path();
            let at = insert(&mut self.unordered, held);
            release_around(&mut self.unordered, at, self.begun, &mut out, application);
        }
        out
    }

    /// What waits beyond a TSN.
    pub fn held_beyond(&self, tsn: u64) -> impl Iterator<Item = &Held> {
        [&self.ordered, &self.unordered]
            .into_iter()
            .flat_map(move |queue| queue.range(queue.partition_point(|held| held.tsn <= tsn)..))
    }

    /// The largest TSN that waits.
    pub fn largest(&self) -> Option<u64> {
        self.ordered.back().into_iter().chain(self.unordered.back()).map(|held| held.tsn).max()
    }

    /// Forgets the chunk that has it.
    pub fn drop_largest(&mut self) -> Option<Held> {
        let last = |queue: &VecDeque<Held>| queue.back().map(|held| held.tsn);
        let dropped = if last(&self.unordered) > last(&self.ordered) {
            self.unordered.pop_back()
        } else {
            self.ordered.pop_back()
        };
        self.unfinished = self.unfinished.min(self.ordered.len());
        if let Some(held) = dropped.filter(|held| held.flags & FLAG_INTERLEAVED != 0) {
            self.forget_piece(&held);
        }
        dropped
    }

    /// Delivers the beginning of the message that TSN `next` with such flags continues.
    pub fn deliver_part(&mut self, next: u64, flags: u8, application: &mut impl FnMut(&Held)) -> Delivered {
        let mut out = Delivered::default();
        let ordered = flags & FLAG_UNORDERED == 0;
        let queue = if ordered { &mut self.ordered } else { &mut self.unordered };
        let end = queue.partition_point(|held| held.tsn < next);
        let Some(first) = (0..end).rev().find(|&at| queue[at].begins(self.begun)) else { return out };
        let (length, whole) = message_from(queue, first, 0, self.begun);
        // What is waited for may be another message, or not all that comes before it may be there.
        if whole || queue[first].tsn + length as u64 != next {
            return out;
        }
        for held in queue.drain(first..first + length) {
            out.add(&held, application);
        }
        if ordered {
            self.unfinished = 0;
        }
        self.begun = next;
        out
    }

    /// Delivers whole messages from the front as long as they are next.
    pub(super) fn release(&mut self, out: &mut Delivered, application: &mut impl FnMut(&Held)) {
        while self.ordered.front().is_some_and(|first| first.ssn == self.next_ssn) {
            let (length, whole) = message_from(&self.ordered, 0, self.unfinished, self.begun);
            if !whole {
                cold_path();
                self.unfinished = length; // A long message is not looked through anew for every fragment.
                return;
            }
            self.unfinished = 0;
            for held in self.ordered.drain(..length) {
                out.add(&held, application);
            }
            self.next_ssn = self.next_ssn.wrapping_add(1);
        }
    }
}

/// Inserts by TSN, looking from the back where new data belong; returns the place.
pub(super) fn insert(queue: &mut VecDeque<Held>, held: Held) -> usize {
    let at = match queue.back() {
        Some(last) if last.tsn > held.tsn => queue.partition_point(|other| other.tsn <= held.tsn),
        _ => queue.len(),
    };
    queue.insert(at, held);
    at
}

/// How many chunks from `first` on belong to one message and follow each other, and whether they are all of it; of the
/// first `known` of them it is known that they do and are not.
///
/// The application may have what comes before TSN `begun`.
fn message_from(queue: &VecDeque<Held>, first: usize, known: usize, begun: u64) -> (usize, bool) {
    let Some(begin) = queue.get(first).filter(|held| held.begins(begun)) else {
        return (0, false);
    };
    for (offset, held) in queue.range(first..).enumerate().skip(known) {
        if held.tsn != begin.tsn + offset as u64 || offset > 0 && held.starts() {
            return (offset, false);
        }
        if held.flags & FLAG_END != 0 {
            return (offset + 1, true);
        }
    }
    (queue.len() - first, false)
}

/// Delivers the unordered message that the chunk at `at` completes, if it does.
fn release_around(
    queue: &mut VecDeque<Held>,
    at: usize,
    begun: u64,
    out: &mut Delivered,
    application: &mut impl FnMut(&Held),
) {
    // A fragment in the middle with nothing after it completes nothing: most of a long message are such.
    let joins = |next: &Held| next.tsn == queue[at].tsn + 1;
    if queue[at].flags & FLAG_END == 0 && !queue.get(at + 1).is_some_and(joins) {
        return;
    }
    let begin = (0..=at).rev().find(|&i| queue[i].begins(begun));
    let Some(first) = begin else { return };
    let (length, whole) = message_from(queue, first, 0, begun);
    if whole && first + length > at {
        for held in queue.drain(first..first + length) {
            out.add(&held, application);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn whole(tsn: u64, ssn: u16) -> Held {
        Held { tsn, ssn, bytes: 100, flags: WHOLE, ..Held::default() }
    }

    fn accept(stream: &mut Inbound, held: Held) -> Delivered {
        stream.accept(held, &mut |_| {})
    }

    #[test]
    fn a_missing_message_holds_back_the_later_ones_of_its_stream() {
        let mut stream = Inbound::default();
        assert_eq!(accept(&mut stream, whole(1, 0)).chunks, 1);
        assert_eq!(accept(&mut stream, whole(4, 3)).chunks, 0);
        assert_eq!(accept(&mut stream, whole(3, 2)).chunks, 0);
        assert!(stream.blocked());
        let all = accept(&mut stream, whole(2, 1));
        assert_eq!((all.chunks, all.user, all.buffer), (3, 300, 348));
        assert!(!stream.waiting());
    }

    #[test]
    fn sequence_numbers_wrap_around() {
        let mut stream = Inbound { next_ssn: u16::MAX, ..Inbound::default() };
        assert_eq!(accept(&mut stream, whole(2, 0)).chunks, 0);
        assert_eq!(accept(&mut stream, whole(1, u16::MAX)).chunks, 2);
    }

    #[test]
    fn unordered_messages_wait_for_nothing() {
        let mut stream = Inbound::default();
        let unordered = Held { flags: WHOLE | FLAG_UNORDERED, ..whole(9, 0) };
        assert_eq!(accept(&mut stream, unordered).chunks, 1);
    }

    #[test]
    fn a_message_is_delivered_when_its_last_fragment_is_there() {
        for unordered in [0, FLAG_UNORDERED] {
            let mut stream = Inbound::default();
            let piece =
                |tsn, flags| Held { tsn, ssn: 0, bytes: 100, flags: flags | unordered, ..Held::default() };
            assert_eq!(accept(&mut stream, piece(3, FLAG_END)).chunks, 0);
            assert_eq!(accept(&mut stream, piece(1, FLAG_BEGIN)).chunks, 0);
            assert_eq!(accept(&mut stream, piece(2, 0)).chunks, 3);
        }
    }

    #[test]
    fn a_long_message_is_not_looked_through_anew_for_every_fragment() {
        // Looking at all that came before at each of them would be 45 thousand million looks.
        let fragments = 300_000;
        for unordered in [0, FLAG_UNORDERED] {
            let mut stream = Inbound::default();
            let piece =
                |tsn, flags| Held { tsn, ssn: 0, bytes: 1, flags: flags | unordered, ..Held::default() };
            assert_eq!(accept(&mut stream, piece(1, FLAG_BEGIN)).chunks, 0);
            // One is lost, and comes last.
            for tsn in (2..fragments).filter(|&tsn| tsn != 5) {
                assert_eq!(accept(&mut stream, piece(tsn, 0)).chunks, 0);
            }
            assert_eq!(accept(&mut stream, piece(fragments, FLAG_END)).chunks, 0);
            assert_eq!(u64::from(accept(&mut stream, piece(5, 0)).chunks), fragments);
        }
    }

    proptest! {
        /// Fragments in any order: each is delivered once, whole messages only, and ordered ones in order.
        #[test]
        fn whatever_the_order_of_arrival(
            lengths in prop::collection::vec(1u64..5, 1..30),
            keys in prop::collection::vec(any::<u32>(), 150),
            ordered in any::<bool>(),
        ) {
            let mut chunks = Vec::new();
            for (ssn, &length) in lengths.iter().enumerate() {
                for i in 0..length {
                    let mut flags = if ordered { 0 } else { FLAG_UNORDERED };
                    flags |= if i == 0 { FLAG_BEGIN } else { 0 } | if i + 1 == length { FLAG_END } else { 0 };
                    let tsn = chunks.len() as u64 + 1;
                    chunks.push(Held { tsn, ssn: ssn as u16, bytes: 100, flags, ..Held::default() });
                }
            }
            let mut arrivals = chunks.clone();
            arrivals.sort_by_key(|held| keys[held.tsn as usize]);
            let (mut stream, mut delivered) = (Inbound::default(), Vec::new());
            for held in arrivals {
                stream.accept(held, &mut |held| delivered.push(held.tsn));
            }
            let in_order: Vec<u64> = (1..=chunks.len() as u64).collect();
            if !ordered {
                for pair in delivered.windows(2) {
                    let inside = chunks[pair[0] as usize - 1].flags & FLAG_END == 0;
                    prop_assert!(!inside || pair[1] == pair[0] + 1, "a message came in pieces: {delivered:?}");
                }
                delivered.sort_unstable();
            }
            prop_assert_eq!(delivered, in_order);
        }
    }
}
