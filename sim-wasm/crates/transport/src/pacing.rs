//! Pacing: data leave no faster than a rate, packet by packet, instead of as soon as the window lets them (RFC 9002
//! section 7.7).

use std::hint::cold_path;

use skywindow_form::{Range, Unit, When, choices, part};
use skywindow_units::{Duration, SimTime};

use crate::congestion::{Congestion, Controller};

/// No timer runs.
const NEVER: SimTime = SimTime::MAX;

choices! { "When data leave that the window allows." Pacing {
    Off = "off" "At once" "As soon as the window allows them; a controller with a rate of its own keeps to that.",
    Window = "window" "By the window" "Spread over a round trip: no faster than the window in one, times a factor.",
}}

/// Pacing by the window is chosen.
const PACED: Option<When> = Some(When { field: "pacing", is: &["window"] });

part! { "When data leave." PacingSettings in Transport {
    pacing: Pacing = Pacing::Off => {
        help: "Whether data leave as soon as the window allows them, or spread over a round trip.",
        label: "Pacing", live: true,
        source: "RFC 9002 7.7; Linux tcp_update_pacing_rate",
    },
    pacing_percent: u32 = 120 => {
        help: "How fast data leave in congestion avoidance, of the window in a round trip.",
        label: "Pacing rate", live: true, unit: Unit::count("%"), range: Range::of(100.0, 1_000.0), slider: Some((100.0, 300.0)),
        when: PACED,
        source: "Linux tcp_pacing_ca_ratio; RFC 9002 7.7 proposes 125 %",
    },
    pacing_slow_start_percent: u32 = 200 => {
        help: "How fast data leave while cwnd is below half of ssthresh, of the window in a round trip.",
        label: "Pacing rate in slow start", live: true, unit: Unit::count("%"), range: Range::of(100.0, 1_000.0), slider: Some((100.0, 300.0)),
        when: PACED,
        source: "Linux tcp_pacing_ss_ratio",
    },
}}

/// The pacer of one path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pacer {
    /// Percent of the window in a round trip, in congestion avoidance and early in slow start; none where the window is
    /// not spread.
    percents: Option<[u32; 2]>,
    /// So many packets are sent before one waits for the one before it.
    free: u32,
    /// No data leave before.
    next: SimTime,
    /// When data that are held back may leave; never if there are none.
    due: SimTime,
}

impl Pacer {
    /// By these settings.
    pub fn new(settings: &PacingSettings) -> Self {
        let mut pacer = Self { percents: None, free: 0, next: SimTime::ZERO, due: NEVER };
        pacer.follow(settings);
        pacer
    }

    /// The first `packets` leave as soon as the window lets them.
    pub fn after(self, packets: u32) -> Self {
        Self { free: packets, ..self }
    }

    /// By others from now on: nothing waits longer than it would have.
    pub fn follow(&mut self, settings: &PacingSettings) {
        self.percents = match settings.pacing {
            Pacing::Off => None,
            Pacing::Window => Some([settings.pacing_percent, settings.pacing_slow_start_percent]),
        };
    }

    /// Whether packets leave apart from each other.
    #[inline]
    pub fn paces(&self, congestion: &Congestion) -> bool {
        self.percents.is_some() || congestion.pacing_rate().is_some()
    }

    /// Whether data that could leave now are held back. It is asked about data that are there: when they may leave is a
    /// timer then.
    #[inline]
    pub fn holds(&mut self, now: SimTime) -> bool {
        if self.next <= now {
            return false;
        }
        cold_path();
        self.due = self.next;
        true
    }

    /// A packet of so many bytes leaves: when may the next one?
    #[inline(always)]
    pub fn sent(&mut self, now: SimTime, bytes: u32, flight: u32, congestion: &Congestion, srtt: Duration) {
        if self.paces(congestion) {
            cold_path();
            self.put_off(now, bytes, flight, congestion, srtt);
        }
    }

    /// The same of one that is paced, out of the way of all others.
    #[inline(never)]
    fn put_off(&mut self, now: SimTime, bytes: u32, flight: u32, congestion: &Congestion, srtt: Duration) {
        self.free = self.free.saturating_sub(1);
        if self.free > 0 {
            return;
        }
        let gap = match congestion.pacing_rate() {
            Some(rate) => rate.transmission_time(bytes),
            None => self.gap(bytes, flight, congestion, srtt),
        };
        self.next = self.next.max(now) + gap;
    }

    /// The share of a round trip that a packet has by its share of the window. What is in flight beyond the window
    /// counts as Linux counts it, and without a measured round trip nothing is spread.
    fn gap(&self, bytes: u32, flight: u32, congestion: &Congestion, srtt: Duration) -> Duration {
        let (cwnd, ssthresh) = (congestion.cwnd(), congestion.ssthresh());
        let [avoidance, slow_start] = self.percents.unwrap_or([100; 2]);
        let percent = if cwnd < ssthresh / 2 { slow_start } else { avoidance };
        let window = u128::from(cwnd.max(flight).max(1)) * u128::from(percent.max(1));
        let nanos = u128::from(srtt.as_nanos()) * u128::from(bytes) * 100 / window;
        Duration::from_nanos(nanos as u64)
    }

    /// No data leave before.
    #[inline]
    pub const fn next_departure(&self) -> SimTime {
        self.next
    }

    /// Whether data are held back: then it is not the application that leaves the window unused (RFC 9002 section 7.8).
    #[inline]
    pub fn waits(&self) -> bool {
        self.due != NEVER
    }

    /// When data that are held back may leave.
    #[inline]
    pub const fn due(&self) -> SimTime {
        self.due
    }

    /// The timer expires, if it is time: what was held back is asked about again.
    #[inline]
    pub fn expire(&mut self, now: SimTime) -> bool {
        let expired = self.due <= now;
        if expired {
            self.due = NEVER;
        }
        expired
    }

    /// Nothing waits any more.
    pub fn rest(&mut self) {
        self.due = NEVER;
    }
}

#[cfg(test)]
mod tests {
    use skywindow_units::BitRate;

    use super::*;
    use crate::congestion::{Algorithm, Listener};
    use crate::tcp::Tcp;

    const RTT: Duration = Duration::from_millis(100);

    fn pacer(pacing: Pacing) -> Pacer {
        Pacer::new(&PacingSettings { pacing, ..PacingSettings::default() })
    }

    /// A window of 10,000 bytes, with such a threshold.
    fn window(ssthresh: u32) -> Congestion {
        let initial_ssthresh_bytes = Some(ssthresh);
        let settings = Tcp { mss_bytes: 1000, initial_ssthresh_bytes, ..Tcp::rfc5681() };
        Congestion::new(Algorithm::NewReno, settings.window_rules(1 << 20))
    }

    /// How long the second of two packets of 1000 bytes waits.
    fn wait(mut pacer: Pacer, congestion: &Congestion, flight: u32, srtt: Duration) -> Duration {
        let now = SimTime::from_millis(7);
        assert!(!pacer.holds(now));
        pacer.sent(now, 1000, flight, congestion, srtt);
        if !pacer.holds(now) {
            return Duration::ZERO;
        }
        let due = pacer.due();
        assert!(!pacer.expire(now) && pacer.expire(due) && pacer.due() == NEVER && !pacer.holds(due));
        due.since(now)
    }

    #[test]
    fn rfc_9002_section_7_7_a_packet_has_its_share_of_the_round_trip_and_a_fifth_less() {
        let on = || pacer(Pacing::Window);
        assert_eq!(wait(on(), &window(10_000), 1000, RTT), Duration::from_nanos(8_333_333));
        assert_eq!(
            wait(on(), &window(20_000), 1000, RTT),
            Duration::from_nanos(8_333_333),
            "half of ssthresh"
        );
        assert_eq!(
            wait(on(), &window(20_002), 1000, RTT),
            Duration::from_millis(5),
            "Linux: twice as fast below"
        );
        assert_eq!(
            wait(on(), &window(10_000), 20_000, RTT),
            Duration::from_nanos(4_166_666),
            "more is in flight"
        );
        assert_eq!(wait(on(), &window(10_000), 1000, Duration::ZERO), Duration::ZERO, "nothing was measured");
    }

    #[test]
    fn nothing_waits_where_pacing_is_off_but_for_a_controller_with_a_rate_of_its_own() {
        let off = || pacer(Pacing::Off);
        assert_eq!(wait(off(), &window(10_000), 1000, RTT), Duration::ZERO);
        let rate = Some(BitRate::from_bps(1_000_000));
        let own = Congestion::of(Listener { rate, ..Listener::default() });
        assert_eq!(wait(off(), &own, 1000, RTT), Duration::from_millis(8));
    }

    #[test]
    fn the_eleventh_waits_for_the_tenth_where_ten_leave_at_once() {
        let (mut pacer, congestion) = (pacer(Pacing::Window).after(10), window(10_000));
        let now = SimTime::from_millis(7);
        for packet in 1..=10 {
            assert!(!pacer.holds(now), "{packet}");
            pacer.sent(now, 1000, 0, &congestion, RTT);
        }
        assert!(pacer.holds(now));
        assert_eq!(pacer.due().since(now), Duration::from_nanos(8_333_333));
    }

    #[test]
    fn packets_that_leave_in_time_keep_their_distance_and_a_pause_gives_no_credit() {
        let (mut pacer, congestion) = (pacer(Pacing::Window), window(10_000));
        let mut now = SimTime::ZERO;
        for _ in 0..12 {
            pacer.sent(now, 1000, 0, &congestion, RTT);
            assert!(pacer.holds(now));
            now = pacer.due();
        }
        assert_eq!(now, SimTime::from_nanos(12 * 8_333_333));
        now += Duration::from_secs(10);
        pacer.sent(now, 1000, 0, &congestion, RTT);
        assert!(pacer.holds(now), "not two at once");
    }
}
