//! Which stream goes next of those that have data: the one with the least key, found without a look at all others.

/// The key of a stream that has no data.
const IDLE: u64 = u64::MAX;

/// The keys of all streams below a tree of minima: a change or a question takes as many steps as the count of streams has bits.
#[derive(Clone, Debug)]
pub(super) struct Ready {
    /// The keys from `leaves` on, and above each two of them their minimum, up to that of all at 1.
    least: Vec<u64>,
    leaves: usize,
}

impl Ready {
    /// Of so many streams, none of which has data.
    pub fn new(streams: usize) -> Self {
        let leaves = streams.max(1).next_power_of_two();
        Self { least: vec![IDLE; 2 * leaves], leaves }
    }

    /// The stream `at` has data with this key from now on, or none.
    pub fn set(&mut self, at: usize, key: Option<u64>) {
        let mut node = self.leaves + at;
        self.least[node] = key.unwrap_or(IDLE);
        while node > 1 {
            node /= 2;
            let least = self.least[2 * node].min(self.least[2 * node + 1]);
            if self.least[node] == least {
                break;
            }
            self.least[node] = least;
        }
    }

    /// The stream with the least key: of several the first from the stream `from` on, and after the last one from the first on.
    pub fn first(&self, from: usize) -> Option<usize> {
        let key = self.least[1];
        if key == IDLE {
            return None;
        }
        // Up from the stream until it, or what stands to the right of the way, has the key.
        let mut node = self.leaves + from;
        if self.least[node] != key {
            while node > 1 && (node % 2 == 1 || self.least[node + 1] != key) {
                node /= 2;
            }
            node += usize::from(node > 1); // At the top none has: then the first of all.
        }
        while node < self.leaves {
            node = 2 * node + usize::from(self.least[2 * node] != key);
        }
        Some(node - self.leaves)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_least_key_goes_first_and_of_equal_ones_the_next_in_turn(
            keys in prop::collection::vec(prop::option::of(0..4_u64), 1..200),
            from in any::<prop::sample::Index>(),
        ) {
            let from = from.index(keys.len());
            let mut ready = Ready::new(keys.len());
            // All first, so that each that has none is one that has none any more.
            (0..keys.len()).for_each(|at| ready.set(at, Some(0)));
            (0..keys.len()).for_each(|at| ready.set(at, keys[at]));
            let in_turn = (from..keys.len()).chain(0..from).filter(|&at| keys[at].is_some());
            prop_assert_eq!(ready.first(from), in_turn.min_by_key(|&at| keys[at]));
        }
    }
}
