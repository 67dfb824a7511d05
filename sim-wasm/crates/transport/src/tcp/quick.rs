//! Quick acknowledgements: a receiver that delays none at first and while its window grows, so that slow start is not
//! slowed (Linux `tcp_event_data_recv`, `tcp_grow_window`).

use skywindow_units::{Duration, SimTime};

/// How many acknowledgements are still not delayed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quick {
    most: u32,
    left: u32,
    /// The window grows with so many segments still.
    growing: u32,
    /// When data last came; nothing has if not.
    last: Option<SimTime>,
    /// A pause longer than this begins anew: the timeout of this end.
    pub pause: Duration,
}

impl Quick {
    /// So many at most at a beginning, and one for each of so many segments with which the window grows; 0 has none.
    pub const fn new(most: u32, growing: u32) -> Self {
        Self { most, left: 0, growing, last: None, pause: Duration::from_secs(1) }
    }

    /// There are so many at most from now on.
    pub fn limit(&mut self, most: u32) {
        self.most = most;
        self.left = self.left.min(most);
    }

    /// Whether it matters how many segments a window takes, which asks for a division.
    #[inline]
    pub const fn asks(&self) -> bool {
        self.most > 0
    }

    /// Data come, with a window of so many full segments.
    pub fn on_data(&mut self, now: SimTime, segments: u32) {
        if self.most > 0 {
            if self.last.is_none_or(|last| now.since(last) > self.pause) {
                self.begin(segments);
            }
            self.last = Some(now);
        }
        if self.growing > 0 {
            self.growing -= 1;
            self.left |= 1;
        }
    }

    /// Half of the segments of the window are acknowledged at once, two at least.
    pub fn begin(&mut self, segments: u32) {
        self.left = self.left.max((segments / 2).max(2).min(self.most));
    }

    /// Whether the next acknowledgement is not delayed.
    pub const fn now(&self) -> bool {
        self.left > 0
    }

    /// One has left.
    pub fn on_sent(&mut self) {
        self.left = self.left.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(quick: &mut Quick) -> u32 {
        let mut count = 0;
        while quick.now() {
            quick.on_sent();
            count += 1;
        }
        count
    }

    #[test]
    fn as_many_as_half_of_the_window_has_segments_two_at_least_and_none_where_there_are_none() {
        for (most, segments, expected) in [(16, 45, 16), (16, 10, 5), (16, 1, 2), (0, 45, 0), (1, 45, 1)] {
            let mut quick = Quick::new(most, 0);
            quick.on_data(SimTime::ZERO, segments);
            assert_eq!(left(&mut quick), expected);
        }
    }

    #[test]
    fn segments_with_which_the_window_grows_are_acknowledged_at_once_and_then_as_many_as_at_first() {
        let mut quick = Quick::new(2, 5);
        let at_once = [(); 9].map(|()| {
            quick.on_data(SimTime::ZERO, 45);
            let now = quick.now();
            quick.on_sent();
            now
        });
        assert_eq!(at_once, [true, true, true, true, true, true, true, false, false]);
    }

    #[test]
    fn after_a_pause_longer_than_the_timeout_they_begin_anew() {
        let mut quick = Quick::new(16, 0);
        quick.pause = Duration::from_millis(300);
        quick.on_data(SimTime::ZERO, 45);
        left(&mut quick);
        quick.on_data(SimTime::from_millis(300), 45);
        assert_eq!(left(&mut quick), 0);
        quick.on_data(SimTime::from_millis(601), 45);
        assert_eq!(left(&mut quick), 16);
    }
}
