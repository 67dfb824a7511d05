//! I-DATA at the receiver: messages are put together by numbers of their own, so that their pieces may come between those
//! of others (RFC 8260 section 2.2.3).

use std::collections::{BTreeMap, VecDeque};

use super::super::forward::Skipped;
use super::super::packet::FLAG_UNORDERED;
use super::{Delivered, Held, Inbound, Stranded, insert};

/// What has come of a message.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    /// Pieces that have come.
    have: u32,
    /// How many it has; 0 until the last one has come.
    pieces: u32,
    /// How many it has at least, by the highest place that has come.
    least: u32,
}

impl Progress {
    fn is_whole(self) -> bool {
        self.pieces > 0 && self.have >= self.pieces
    }

    /// Whether a message of which so much has come has a place for a piece: none behind its end, and one end.
    fn has_place_for(self, held: &Held) -> bool {
        let beyond = self.pieces > 0 && (held.ends() || held.fsn >= self.pieces);
        let overtaken = held.ends() && held.fsn.saturating_add(1) < self.least;
        !(beyond || overtaken)
    }
}

/// The messages of a stream that are not whole yet, by their identifiers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mids {
    /// The ordered message to deliver next, and how many of its pieces the application has already.
    next: u32,
    begun: u32,
    ordered: BTreeMap<u32, Progress>,
    unordered: BTreeMap<u32, Progress>,
    /// The last unordered message that the sender has given up.
    skipped: Option<u32>,
}

impl Mids {
    fn of(&mut self, unordered: bool) -> &mut BTreeMap<u32, Progress> {
        if unordered { &mut self.unordered } else { &mut self.ordered }
    }
}

impl Held {
    fn is_unordered(&self) -> bool {
        self.flags & FLAG_UNORDERED != 0
    }
}

impl Inbound {
    /// Whether a piece is of a message that was given up while it was under way: nobody waits for it any more. The sender
    /// moves on to a TSN before its own where messages of other streams are between its pieces.
    #[cold]
    pub fn has_skipped(&self, held: &Held) -> bool {
        let next = if held.is_unordered() {
            self.mids.skipped.map_or(held.mid, |last| last.wrapping_add(1))
        } else {
            self.mids.next
        };
        (held.mid.wrapping_sub(next) as i32) < 0
    }

    /// Whether a piece that is not taken yet can be one of its message: the first one has number 0 and says that it is the
    /// first (RFC 8260 section 2.1), and the last one has the highest number. That no two have the same is seen when all
    /// have come.
    pub fn has_place_for(&self, held: &Held) -> bool {
        let known = if held.is_unordered() { &self.mids.unordered } else { &self.mids.ordered };
        held.starts() == (held.fsn == 0)
            && known.get(&held.mid).is_none_or(|progress| progress.has_place_for(held))
    }

    /// Takes a piece that is not a duplicate, and gives the application what can be delivered now.
    pub fn accept_interleaved(&mut self, held: Held, application: &mut impl FnMut(&Held)) -> Delivered {
        let (mut out, unordered) = (Delivered::default(), held.is_unordered());
        insert(self.queue(unordered), held);
        let progress = self.mids.of(unordered).entry(held.mid).or_default();
        progress.have += 1;
        progress.least = progress.least.max(held.fsn.saturating_add(1));
        if held.ends() {
            progress.pieces = held.fsn.saturating_add(1);
        }
        if !unordered {
            self.release_interleaved(&mut out, application);
        } else if progress.is_whole() {
            self.deliver_message(unordered, held.mid, &mut out, application);
        }
        out
    }

    fn queue(&mut self, unordered: bool) -> &mut VecDeque<Held> {
        if unordered { &mut self.unordered } else { &mut self.ordered }
    }

    /// Delivers whole messages as long as they are next.
    fn release_interleaved(&mut self, out: &mut Delivered, application: &mut impl FnMut(&Held)) {
        while self.mids.ordered.get(&self.mids.next).is_some_and(|progress| progress.is_whole()) {
            self.deliver_message(false, self.mids.next, out, application);
            self.expect(self.mids.next.wrapping_add(1));
        }
    }

    fn expect(&mut self, next: u32) {
        (self.mids.next, self.mids.begun) = (next, 0);
        self.next_ssn = next as u16;
    }

    /// Gives the application a message that is whole, in the order of its pieces, and forgets the message. One of which two
    /// pieces have the same place, and so one is missing, is none: it stays.
    fn deliver_message(
        &mut self,
        unordered: bool,
        mid: u32,
        out: &mut Delivered,
        application: &mut impl FnMut(&Held),
    ) {
        self.mids.of(unordered).remove(&mid);
        let pieces = self.take_pieces(unordered, mid);
        let begun = if !unordered && mid == self.mids.next { self.mids.begun } else { 0 };
        if pieces.iter().zip(begun..).any(|(held, place)| held.fsn != place) {
            out.broken = true;
            pieces.into_iter().for_each(|held| _ = insert(self.queue(unordered), held));
            return;
        }
        pieces.iter().for_each(|held| out.add(held, application));
    }

    /// Takes the pieces of a message out of what waits, in their order.
    fn take_pieces(&mut self, unordered: bool, mid: u32) -> Vec<Held> {
        let queue = self.queue(unordered);
        let mut pieces: Vec<Held> = queue.iter().filter(|held| held.mid == mid).copied().collect();
        queue.retain(|held| held.mid != mid);
        pieces.sort_by_key(|held| held.fsn);
        pieces
    }

    /// A piece that waits has been dropped after all.
    pub fn forget_piece(&mut self, held: &Held) {
        if let Some(progress) = self.mids.of(held.is_unordered()).get_mut(&held.mid) {
            progress.have -= 1;
            if held.ends() {
                progress.pieces = 0;
            }
        }
    }

    /// Delivers the beginning of the next ordered message as far as it is there: its rest may come later.
    pub fn deliver_beginning(&mut self, application: &mut impl FnMut(&Held)) -> Delivered {
        let (mut out, next) = (Delivered::default(), self.mids.next);
        for held in self.take_pieces(false, next) {
            if held.fsn == self.mids.begun {
                self.mids.begun += 1;
                out.add(&held, application);
            } else {
                insert(&mut self.ordered, held);
            }
        }
        out
    }

    /// Messages up to those `skipped` are waited for no longer: of these what is whole is delivered, unless one `tosses` it.
    pub fn skip_interleaved(
        &mut self,
        skipped: &[Skipped],
        tosses: bool,
        application: &mut impl FnMut(&Held),
    ) -> Stranded {
        let mut stranded = Stranded::default();
        for one in skipped {
            let gone = |mid: u32| (one.number.wrapping_sub(mid) as i32) >= 0;
            let known: Vec<(u32, Progress)> =
                self.mids.of(one.unordered).iter().map(|(mid, progress)| (*mid, *progress)).collect();
            for (mid, progress) in known.into_iter().filter(|(mid, _)| gone(*mid)) {
                if progress.is_whole() && !tosses {
                    self.deliver_message(one.unordered, mid, &mut stranded.out, application);
                } else {
                    self.mids.of(one.unordered).remove(&mid);
                    stranded.lost.extend(self.take_pieces(one.unordered, mid));
                }
            }
            if one.unordered && self.mids.skipped.is_none_or(gone) {
                self.mids.skipped = Some(one.number);
            } else if !one.unordered && gone(self.mids.next) {
                self.expect(one.number.wrapping_add(1));
            }
        }
        self.release_interleaved(&mut stranded.out, application);
        stranded
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::super::packet::{FLAG_BEGIN, FLAG_END, FLAG_INTERLEAVED};
    use super::*;

    fn piece(tsn: u64, mid: u32, fsn: u32, flags: u8) -> Held {
        Held { tsn, ssn: mid as u16, bytes: 100, flags: flags | FLAG_INTERLEAVED, mid, fsn }
    }

    #[test]
    fn rfc_8260_2_2_3_pieces_of_two_messages_come_between_each_other() {
        let mut stream = Inbound::default();
        let mut had = Vec::new();
        for held in [
            piece(1, 0, 0, FLAG_BEGIN | FLAG_UNORDERED),
            piece(2, 0, 0, FLAG_BEGIN),
            piece(4, 0, 1, FLAG_END),
            piece(3, 0, 1, FLAG_END | FLAG_UNORDERED),
        ] {
            stream.accept_interleaved(held, &mut |held| had.push(held.tsn));
        }
        assert_eq!(had, [2, 4, 1, 3]);
        assert!(!stream.waiting());
    }

    #[test]
    fn rfc_8260_2_3_1_a_piece_of_a_message_that_was_given_up_is_not_waited_for_when_it_comes_late() {
        for unordered in [false, true] {
            let kind = if unordered { FLAG_UNORDERED } else { 0 };
            let mut stream = Inbound::default();
            stream.accept_interleaved(piece(1, 0, 0, FLAG_BEGIN | kind), &mut |_| ());
            let lost = stream
                .skip_interleaved(&[Skipped { stream: 0, unordered, number: 0 }], false, &mut |_| ())
                .lost;
            assert_eq!(lost.len(), 1);
            let late = |mid| piece(5, mid, 2, FLAG_END | kind);
            assert_eq!(
                [0, 1].map(|mid| stream.has_skipped(&late(mid))),
                [true, false],
                "unordered: {unordered}"
            );
        }
    }

    proptest! {
        /// Pieces in any order: each is delivered once, whole messages only, and ordered ones in order.
        #[test]
        fn whatever_the_order_of_arrival(
            lengths in prop::collection::vec(1u32..5, 1..30),
            keys in prop::collection::vec(any::<u32>(), 150),
            ordered in any::<bool>(),
        ) {
            let mut pieces = Vec::new();
            for (mid, &length) in (0..).zip(&lengths) {
                for fsn in 0..length {
                    let mut flags = if ordered { 0 } else { FLAG_UNORDERED };
                    flags |= if fsn == 0 { FLAG_BEGIN } else { 0 } | if fsn + 1 == length { FLAG_END } else { 0 };
                    pieces.push(piece(pieces.len() as u64 + 1, mid, fsn, flags));
                }
            }
            let mut arrivals = pieces.clone();
            arrivals.sort_by_key(|held| keys[held.tsn as usize]);
            let (mut stream, mut delivered) = (Inbound::default(), Vec::new());
            for held in arrivals {
                stream.accept_interleaved(held, &mut |held| delivered.push(held.tsn));
            }
            let in_order: Vec<u64> = (1..=pieces.len() as u64).collect();
            if !ordered {
                for pair in delivered.windows(2) {
                    let inside = pieces[pair[0] as usize - 1].flags & FLAG_END == 0;
                    prop_assert!(!inside || pair[1] == pair[0] + 1, "a message came in pieces: {delivered:?}");
                }
                delivered.sort_unstable();
            }
            prop_assert_eq!(delivered, in_order);
        }
    }
}
