//! Where outstanding chunks belong in their messages, for those that leave again (RFC 8260 section 2.1).

use std::collections::VecDeque;

use super::packet::Fragment;

/// Where the outstanding chunks belong, in the order of their TSNs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fragments {
    fragments: VecDeque<Fragment>,
    /// The TSN after the last.
    end: u64,
}

impl Fragments {
    /// The chunk `tsn` belongs there.
    pub fn push(&mut self, tsn: u64, fragment: Fragment) {
        self.fragments.push_back(fragment);
        self.end = tsn + 1;
    }

    /// Where an outstanding chunk belongs.
    pub fn of(&self, tsn: u64) -> Fragment {
        let behind = (self.end - tsn) as usize;
        let at = self.fragments.len().checked_sub(behind);
        at.and_then(|at| self.fragments.get(at)).copied().unwrap_or_default()
    }

    /// What is acknowledged is forgotten.
    pub fn forget_below(&mut self, first: u64) {
        let kept = self.end.saturating_sub(first) as usize;
        let gone = self.fragments.len().saturating_sub(kept);
        self.fragments.drain(..gone);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chunk_keeps_its_place_until_it_is_acknowledged() {
        let mut fragments = Fragments::default();
        for tsn in 5..10 {
            fragments.push(tsn, Fragment { mid: 1, fsn: tsn as u32 });
        }
        fragments.forget_below(7);
        assert_eq!([7, 9].map(|tsn| fragments.of(tsn).fsn), [7, 9]);
        assert_eq!(fragments.fragments.len(), 3);
    }
}
