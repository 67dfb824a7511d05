//! What a receiver tells of congestion marks (RFC 4960 appendix A).

/// The receiver's part: what an ECNE says until a CWR answers it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Echo {
    /// The lowest TSN of the packet that was marked first.
    pub tsn: Option<u32>,
}

impl Echo {
    /// A marked packet with data from `tsn` on. Whether this is news: later marks of the same round trip are
    /// answered by the same CWR.
    pub fn mark(&mut self, tsn: u32) -> bool {
        let news = self.tsn.is_none();
        self.tsn.get_or_insert(tsn);
        news
    }

    /// A CWR for an ECNE up to `tsn`. Whether it answers what is reported.
    pub fn answer(&mut self, tsn: u32) -> bool {
        let answered = self.tsn.is_some_and(|marked| tsn.wrapping_sub(marked) as i32 >= 0);
        if answered {
            self.tsn = None;
        }
        answered
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn appendix_a_a_mark_is_repeated_until_a_cwr_for_it_or_a_later_one_comes() {
        let mut echo = Echo::default();
        assert!(!echo.answer(5));
        assert!(echo.mark(5));
        assert!(!echo.mark(9), "the same round trip");
        assert_eq!(echo.tsn, Some(5));
        assert!(!echo.answer(4));
        assert!(echo.answer(5));
        assert_eq!(echo.tsn, None);
        assert!(echo.mark(u32::MAX));
        assert!(echo.answer(1), "TSNs wrap");
    }
}
