//! The congestion window: slow start until the first loss, then one segment a round trip, half after a loss.

use super::settings::{Growth, Xstp};

/// A change of the window, segments.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Change {
    pub from: f64,
    pub to: f64,
}

/// The window, in segments and fractions of them.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    cwnd: f64,
    limit: f64,
    growth: Growth,
    slow_start: bool,
    /// What the last loss left of it.
    threshold: f64,
    /// Losses of what was sent before this number are answered.
    recover: u64,
}

impl Window {
    pub fn new(rules: &Xstp) -> Self {
        let limit = f64::from(rules.window_limit());
        Self {
            cwnd: f64::from(rules.initial_window_segments).min(limit),
            limit,
            growth: rules.growth,
            slow_start: true,
            threshold: limit,
            recover: 0,
        }
    }

    /// The window, segments.
    #[inline]
    pub const fn cwnd(&self) -> f64 {
        self.cwnd
    }

    /// Whether it is in slow start.
    #[inline]
    pub const fn in_slow_start(&self) -> bool {
        self.slow_start
    }

    /// Where slow start ends: at the limit, for nothing but a loss ends it; later what the loss left.
    pub const fn threshold(&self) -> f64 {
        self.threshold
    }

    /// `count` new segments are acknowledged by one report.
    #[inline]
    pub fn acknowledge(&mut self, count: u64) -> Change {
        let from = self.cwnd;
        let count = match self.growth {
            Growth::Segments => count as f64,
            Growth::Reports => 1.0,
        };
        let growth = if self.slow_start { count } else { count / self.cwnd };
        self.cwnd = (from + growth).min(self.limit);
        Change { from, to: self.cwnd }
    }

    /// A loss is taken for congestion: half of the window, once for everything sent before `nxt`.
    pub fn halve(&mut self, una: u64, nxt: u64) -> Option<Change> {
        if una < self.recover {
            return None;
        }
        let from = self.cwnd;
        self.cwnd = (from / 2.0).max(1.0);
        self.threshold = self.cwnd;
        self.slow_start = false;
        self.recover = nxt;
        Some(Change { from, to: self.cwnd })
    }

    /// Slow start from one segment.
    pub fn restart(&mut self) -> Change {
        let from = self.cwnd;
        self.cwnd = 1.0;
        self.threshold = self.limit;
        self.slow_start = true;
        Change { from, to: self.cwnd }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window() -> Window {
        Window::new(&Xstp::default())
    }

    #[test]
    fn slow_start_grows_by_what_is_acknowledged_up_to_the_send_buffer() {
        let mut window = window();
        assert_eq!(window.acknowledge(1), Change { from: 1.0, to: 2.0 });
        assert_eq!(window.acknowledge(8).to, 10.0);
        assert_eq!(window.acknowledge(90).to, 64.0);
        assert!(window.in_slow_start());
    }

    #[test]
    fn avoidance_grows_by_its_own_fraction() {
        let mut window = window();
        window.acknowledge(19);
        window.halve(1, 21);
        assert_eq!((window.cwnd(), window.in_slow_start()), (10.0, false));
        assert_eq!(window.acknowledge(5).to, 10.5);
    }

    #[test]
    fn a_window_of_data_halves_it_once_and_never_below_one_segment() {
        let mut window = window();
        window.acknowledge(7);
        assert_eq!(window.halve(1, 9), Some(Change { from: 8.0, to: 4.0 }));
        assert_eq!(window.halve(8, 12), None, "what was sent before is answered");
        assert_eq!(window.halve(9, 12).map(|change| change.to), Some(2.0));
        assert_eq!(window.halve(12, 13).map(|change| change.to), Some(1.0));
        assert_eq!(window.halve(13, 14).map(|change| change.to), Some(1.0));
    }

    #[test]
    fn a_restart_is_slow_start_from_one_segment() {
        let mut window = window();
        window.acknowledge(7);
        window.halve(1, 9);
        assert_eq!(window.restart(), Change { from: 4.0, to: 1.0 });
        assert_eq!((window.in_slow_start(), window.acknowledge(3).to), (true, 4.0));
    }

    #[test]
    fn reports_may_count_instead_of_segments() {
        let mut window = Window::new(&Xstp { growth: Growth::Reports, ..Xstp::default() });
        assert_eq!(window.acknowledge(20).to, 2.0);
        window.halve(1, 22);
        assert_eq!(window.acknowledge(20).to, 2.0);
    }
}
