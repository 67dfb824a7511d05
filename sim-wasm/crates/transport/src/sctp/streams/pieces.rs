//! Whether a piece of a message fits what has come of it (RFC 9260 sections 3.3.1 and 6.9, RFC 8260 section 2.1).

use std::collections::VecDeque;

use super::super::packet::FLAG_UNORDERED;
use super::{Held, Inbound};

/// What waits in a queue right before and right after a TSN.
fn beside(queue: &VecDeque<Held>, tsn: u64) -> [Option<&Held>; 2] {
    let at = match queue.back() {
        Some(last) if last.tsn > tsn => queue.partition_point(|held| held.tsn < tsn),
        _ => queue.len(),
    };
    let before = at.checked_sub(1).and_then(|at| queue.get(at));
    [before.filter(|held| held.tsn + 1 == tsn), queue.get(at).filter(|held| held.tsn == tsn + 1)]
}

/// Whether one chunk may follow the other by its TSN: a message ends before the next one begins, and all its pieces have one
/// number; the number of what is unordered says nothing (RFC 9260 section 3.3.1).
fn follows(before: &Held, after: &Held) -> bool {
    let same = before.ssn == after.ssn || before.flags & FLAG_UNORDERED != 0;
    before.ends() == after.starts() && (after.starts() || same)
}

impl Inbound {
    /// Whether a DATA chunk that is not taken yet is of the message that its TSN and flags make it a piece of. The pieces of
    /// one have consecutive TSNs (RFC 9260 section 6.9), so one beside it that `came` and does not wait here, though the
    /// message goes on there, is of another stream, of another kind, or of a message that is over.
    pub fn fits(&self, held: &Held, came: impl Fn(u64) -> bool) -> bool {
        let queue = if held.flags & FLAG_UNORDERED == 0 { &self.ordered } else { &self.unordered };
        let [before, after] = beside(queue, held.tsn);
        let fits_before = match before {
            Some(before) => follows(before, held),
            None => held.begins(self.begun) || !came(held.tsn - 1),
        };
        let fits_after = match after {
            Some(after) => follows(held, after),
            None => held.ends() || !came(held.tsn + 1),
        };
        fits_before && fits_after
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::packet::{FLAG_BEGIN, FLAG_END};
    use super::*;

    fn piece(tsn: u64, ssn: u16, flags: u8) -> Held {
        Held { tsn, ssn, bytes: 100, flags, ..Held::default() }
    }

    /// Whether the last of some pieces fits those that came before.
    fn last_fits(pieces: &[Held]) -> bool {
        let Some((last, first)) = pieces.split_last() else { return true };
        let mut stream = Inbound { next_ssn: 1, ..Inbound::default() };
        for held in first {
            stream.accept(*held, &mut |_| ());
        }
        stream.fits(last, |tsn| first.iter().any(|held| held.tsn == tsn))
    }

    #[test]
    fn rfc_9260_3_3_1_pieces_of_one_message_have_one_number_whichever_comes_first() {
        for (number, fits) in [(5, true), (6, false)] {
            let (begin, end) = (piece(10, 5, FLAG_BEGIN), piece(11, number, FLAG_END));
            assert_eq!(last_fits(&[begin, end]), fits);
            assert_eq!(last_fits(&[end, begin]), fits);
        }
        let unordered = |tsn, ssn, flags| piece(tsn, ssn, flags | FLAG_UNORDERED);
        assert!(last_fits(&[unordered(10, 5, FLAG_BEGIN), unordered(11, 6, FLAG_END)]));
    }

    #[test]
    fn rfc_9260_6_9_a_message_ends_before_the_next_one_begins() {
        assert!(!last_fits(&[piece(10, 5, FLAG_BEGIN), piece(11, 5, FLAG_BEGIN)]));
        assert!(!last_fits(&[piece(10, 5, FLAG_BEGIN), piece(11, 6, FLAG_BEGIN | FLAG_END)]));
        assert!(!last_fits(&[piece(11, 5, FLAG_BEGIN), piece(10, 5, 0)]));
        assert!(!last_fits(&[piece(10, 5, FLAG_END), piece(11, 5, FLAG_END)]));
        assert!(last_fits(&[piece(10, 5, FLAG_END), piece(11, 6, FLAG_BEGIN)]));
        assert!(last_fits(&[piece(10, 5, FLAG_BEGIN), piece(12, 9, FLAG_END)]), "not next to each other");
    }

    #[test]
    fn what_came_beside_a_piece_and_does_not_wait_is_no_piece_of_its_message() {
        let stream = Inbound::default();
        for (flags, tsn) in [(FLAG_END, 9), (FLAG_BEGIN, 11), (0, 9), (0, 11)] {
            assert!(!stream.fits(&piece(10, 0, flags), |came| came == tsn));
            assert!(stream.fits(&piece(10, 0, flags), |_| false));
        }
        assert!(stream.fits(&piece(10, 0, FLAG_BEGIN), |came| came == 9));
        assert!(stream.fits(&piece(10, 0, FLAG_END), |came| came == 11));
    }
}
