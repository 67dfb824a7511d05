//! Which streams have data, found without a look at those that have none.

/// A bit for each stream.
#[derive(Clone, Debug)]
pub(super) struct Busy {
    words: Vec<u64>,
}

impl Busy {
    /// Of so many streams, none of which has data.
    pub fn new(streams: usize) -> Self {
        Self { words: vec![0; streams.div_ceil(64)] }
    }

    /// Whether the stream `at` has data from now on.
    pub fn set(&mut self, at: usize, busy: bool) {
        let (word, bit) = (&mut self.words[at / 64], 1 << (at % 64));
        if busy { *word |= bit } else { *word &= !bit }
    }

    /// Those from the stream `from` on that have data, and after the last one those before it.
    pub fn from(&self, from: usize) -> impl Iterator<Item = usize> {
        let (start, below) = (from / 64, (1_u64 << (from % 64)) - 1);
        let count = self.words.len();
        // The word in which it begins is looked at twice: first its upper part, last its lower one.
        (0..=count).flat_map(move |step| {
            let at = (start + step) % count.max(1);
            let word = self.words.get(at).copied().unwrap_or(0);
            let part = match step {
                0 => word & !below,
                _ if step == count => word & below,
                _ => word,
            };
            Ones(part).map(move |bit| at * 64 + bit)
        })
    }
}

/// The places of the ones of a word, from the lowest on.
struct Ones(u64);

impl Iterator for Ones {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let at = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        (at < 64).then_some(at)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn they_come_in_turn_from_any_stream_on(
            busy in prop::collection::vec(any::<bool>(), 1..200),
            from in any::<prop::sample::Index>(),
        ) {
            let from = from.index(busy.len());
            let mut bits = Busy::new(busy.len());
            // All first, so that each that has none is one that has none any more.
            (0..busy.len()).for_each(|at| bits.set(at, true));
            (0..busy.len()).for_each(|at| bits.set(at, busy[at]));
            let turn = (from..busy.len()).chain(0..from).filter(|&at| busy[at]);
            prop_assert_eq!(bits.from(from).collect::<Vec<_>>(), turn.collect::<Vec<_>>());
        }
    }
}
