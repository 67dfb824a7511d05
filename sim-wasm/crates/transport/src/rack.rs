//! RACK (RFC 8985 section 6): a segment of TCP, or a chunk of SCTP, is lost when one that was sent later has arrived, and a
//! reordering window has passed.

use skywindow_units::{Duration, SimTime};

/// Recoveries for which a wider window lasts (section 6.2, step 4).
const PERSIST: u32 = 16;
/// The most quarters of a round trip.
const MOST: u32 = 255;

/// What is known of the newest segment that has arrived.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rack {
    /// When it was sent, its end, and its round trip.
    sent: SimTime,
    end: u64,
    rtt: Duration,
    /// Something was sent later than what had arrived before.
    advanced: bool,
    /// The shortest round trip.
    least: Option<Duration>,
    /// The highest number that has arrived.
    highest: u64,
    /// Whether something has overtaken.
    reordered: bool,
    /// Quarters of the shortest round trip that the window has.
    steps: u32,
    persist: u32,
    /// What came twice widens it once a round trip: until this is acknowledged.
    round: u64,
}

impl Rack {
    /// Nothing has arrived.
    pub const fn new() -> Self {
        Self {
            sent: SimTime::ZERO,
            end: 0,
            rtt: Duration::ZERO,
            advanced: false,
            least: None,
            highest: 0,
            reordered: false,
            steps: 1,
            persist: 0,
            round: 0,
        }
    }

    /// Whether so short a round trip of what was sent again is that of an earlier copy.
    pub fn answers_earlier_copy(&self, rtt: Duration) -> bool {
        self.least.is_some_and(|least| rtt < least)
    }

    /// Steps 1 to 3: what ends before `end` and left last at `at`, for the first time if `once`, has arrived.
    pub fn on_delivered(&mut self, now: SimTime, at: SimTime, end: u64, once: bool) {
        let rtt = now.since(at);
        if !once && self.answers_earlier_copy(rtt) {
            return;
        }
        self.reordered |= once && end < self.highest;
        self.highest = self.highest.max(end);
        self.advanced = true;
        self.rtt = rtt;
        if (at, end) > (self.sent, self.end) {
            (self.sent, self.end) = (at, end);
        }
    }

    /// A round trip of what was sent once.
    pub fn on_round_trip(&mut self, rtt: Duration) {
        self.least = Some(self.least.map_or(rtt, |least| least.min(rtt)));
    }

    /// Step 4: something came twice, perhaps because the window was too narrow.
    pub fn on_duplicate(&mut self, una: u64, nxt: u64) {
        self.reordered = true;
        if una >= self.round {
            self.round = nxt;
            self.steps = (self.steps + 1).min(MOST);
            self.persist = PERSIST;
        }
    }

    /// A recovery is over.
    pub fn on_recovered(&mut self) {
        self.persist = self.persist.saturating_sub(1);
        if self.persist == 0 {
            self.steps = 1;
        }
    }

    /// Time alone has passed: what is overdue is to be looked for.
    pub fn overdue(&mut self) {
        self.advanced = true;
    }

    /// Whether something has arrived that was sent later than all before, since that was last asked.
    pub fn take_advance(&mut self) -> bool {
        std::mem::take(&mut self.advanced)
    }

    /// When the newest was sent that has arrived, and its end.
    pub const fn newest(&self) -> (SimTime, u64) {
        (self.sent, self.end)
    }

    /// The age at which what was sent before it is lost. While nothing was ever reordered there is no window in a recovery,
    /// or once as much was reported as duplicate acknowledgements would start one (`reports`).
    pub fn age(&self, recovering: bool, reports: bool, srtt: Duration) -> Duration {
        self.rtt + self.window(recovering, reports, srtt)
    }

    /// The reordering window.
    pub fn window(&self, recovering: bool, reports: bool, srtt: Duration) -> Duration {
        if !self.reordered && (recovering || reports) {
            return Duration::ZERO;
        }
        let least = self.least.unwrap_or(srtt);
        (Duration::from_nanos(least.as_nanos() / 4) * u64::from(self.steps)).min(srtt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: u64 = 1000;

    fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn arrive(rack: &mut Rack, now: u64, number: u64, at: u64, once: bool) {
        rack.on_delivered(SimTime::from_millis(now), SimTime::from_millis(at), 1 + number * UNIT, once);
    }

    fn arrived(numbers: &[u64]) -> Rack {
        let mut rack = Rack::new();
        rack.on_round_trip(ms(100));
        for &number in numbers {
            arrive(&mut rack, 1100, number, 1000, true);
        }
        rack
    }

    #[test]
    fn section_6_2_step_2_a_round_trip_shorter_than_any_is_that_of_an_earlier_copy() {
        let mut rack = arrived(&[1]);
        arrive(&mut rack, 1150, 2, 1080, false);
        assert_eq!(rack.newest(), (SimTime::from_millis(1000), 1001));
        arrive(&mut rack, 1190, 2, 1080, false);
        assert_eq!(rack.newest(), (SimTime::from_millis(1080), 2001));
    }

    #[test]
    fn section_6_2_step_2_of_what_left_at_once_the_higher_number_is_later() {
        assert_eq!(arrived(&[1, 3, 2]).newest().1, 3001);
    }

    #[test]
    fn section_6_2_step_4_without_reordering_three_reports_or_a_recovery_leave_no_window() {
        let window = |rack: &Rack, recovering, reports| rack.window(recovering, reports, ms(120));
        let rack = arrived(&[1, 2, 3]);
        assert_eq!(
            [(false, false), (true, false), (false, true)].map(|(r, d)| window(&rack, r, d)),
            [ms(25), ms(0), ms(0)]
        );
        let rack = arrived(&[1, 3, 2]);
        assert_eq!(window(&rack, true, true), ms(25), "something has overtaken");
    }

    #[test]
    fn section_6_2_step_4_what_came_twice_widens_the_window_once_a_round_trip_for_16_recoveries() {
        let mut rack = arrived(&[1]);
        for (una, steps) in [(10, 2), (15, 2), (20, 3)] {
            rack.on_duplicate(una, una + 10);
            assert_eq!(rack.window(true, true, ms(1000)), ms(25 * steps), "at {una}");
        }
        assert_eq!(rack.window(true, true, ms(60)), ms(60), "never more than SRTT");
        (0..15).for_each(|_| rack.on_recovered());
        assert_eq!(rack.steps, 3);
        rack.on_recovered();
        assert_eq!(rack.steps, 1);
    }
}
