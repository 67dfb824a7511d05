//! Proportional rate reduction (RFC 9937, before it RFC 6937): in fast recovery as much leaves as arrives, in proportion to
//! how far cwnd has to fall.

/// The window of a fast recovery.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reduction {
    /// cwnd before, and what it falls to, bytes.
    prior: u32,
    ssthresh: u32,
    /// Bytes that arrived since it began, and that left.
    delivered: u64,
    out: u64,
    /// cwnd now, bytes.
    window: u32,
}

impl Reduction {
    /// From a window of `prior` bytes to `ssthresh`.
    pub const fn new(prior: u32, ssthresh: u32) -> Self {
        Self { prior, ssthresh, delivered: 0, out: 0, window: prior }
    }

    /// cwnd, bytes.
    pub const fn window(&self) -> u32 {
        self.window
    }

    /// So many bytes left.
    pub fn on_sent(&mut self, bytes: u32) {
        self.out += u64::from(bytes);
    }

    /// So many bytes arrived, of which no acknowledgement told before, and `pipe` are still in flight; `safe` if everything
    /// is acknowledged up to some later data and nothing more was lost (section 6 of RFC 9937).
    pub fn on_ack(&mut self, delivered: u32, pipe: u32, safe: bool, unit: u32) {
        if delivered == 0 || self.prior == 0 {
            return;
        }
        self.delivered += u64::from(delivered);
        let allowed = if pipe > self.ssthresh {
            let due = (u64::from(self.ssthresh) * self.delivered).div_ceil(self.prior.into());
            // Whole segments, as Linux counts them: a part of one would let nothing leave.
            (due.div_ceil(unit.into()) * u64::from(unit)).saturating_sub(self.out)
        } else {
            let arrived = self.delivered.saturating_sub(self.out).max(delivered.into());
            let more = arrived + if safe { u64::from(unit) } else { 0 };
            more.min((self.ssthresh - pipe).into())
        };
        // The first retransmission leaves at once.
        let first = if self.out == 0 { u64::from(unit) } else { 0 };
        self.window = (u64::from(pipe) + allowed.max(first)).min(u32::MAX.into()) as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: u32 = 1000;

    #[test]
    fn rfc_9937_one_segment_leaves_for_every_two_that_arrive_where_the_window_halves() {
        let mut prr = Reduction::new(20 * UNIT, 10 * UNIT);
        let mut pipe = 19 * UNIT;
        let mut left = Vec::new();
        for _ in 0..9 {
            prr.on_ack(UNIT, pipe - UNIT, false, UNIT);
            pipe -= UNIT;
            let room = (prr.window() - pipe) / UNIT;
            prr.on_sent(room * UNIT);
            pipe += room * UNIT;
            left.push(room);
        }
        assert_eq!(left, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
    }

    #[test]
    fn rfc_9937_below_ssthresh_as_much_leaves_as_arrives_and_one_more_where_that_is_safe() {
        for (safe, room) in [(false, 1), (true, 2)] {
            let mut prr = Reduction::new(20 * UNIT, 10 * UNIT);
            prr.on_sent(UNIT);
            prr.on_ack(UNIT, 4 * UNIT, safe, UNIT);
            assert_eq!(prr.window(), (4 + room) * UNIT);
        }
    }

    #[test]
    fn the_window_never_rises_past_ssthresh_but_for_the_first_retransmission() {
        let mut prr = Reduction::new(4 * UNIT, 2 * UNIT);
        prr.on_ack(UNIT, 2 * UNIT, true, UNIT);
        assert_eq!(prr.window(), 3 * UNIT, "it leaves whatever else is in flight");
        prr.on_sent(UNIT);
        prr.on_ack(UNIT, 2 * UNIT, true, UNIT);
        assert_eq!(prr.window(), 2 * UNIT);
        prr.on_ack(0, 0, true, UNIT);
        assert_eq!(prr.window(), 2 * UNIT, "nothing arrived");
    }
}
