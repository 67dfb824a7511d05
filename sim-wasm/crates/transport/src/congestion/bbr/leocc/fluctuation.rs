//! How far round trips swing without a queue, by which LeoCC tells one from the other: given, or measured after each
//! reconfiguration as its module for live networks does (`netlink.h`: mpf).

use skywindow_units::{Duration, SimTime, sort_seldom};

/// So many round trips are measured (RTT_SAMPLE_MAX).
const SAMPLES: usize = 100;
/// The swing is that between these, of a hundred.
const LOW: usize = 5;
const HIGH: usize = 95;

/// The swing of round trips.
#[derive(Clone, Debug)]
pub(super) struct Fluctuation {
    measures: bool,
    swing: Option<Duration>,
    /// From when on round trips are those of the path that is there now.
    from: Option<SimTime>,
    samples: Vec<Duration>,
}

impl Fluctuation {
    /// As given, or measured.
    pub fn new(given: Option<Duration>) -> Self {
        Self { measures: given.is_none(), swing: given, from: None, samples: Vec::new() }
    }

    /// What round trips swing by; none while that is not known.
    pub fn get(&self) -> Option<Duration> {
        self.swing
    }

    /// The path was reconfigured, and a round trip takes so long: it is measured anew.
    pub fn begin(&mut self, now: SimTime, rtt: Duration) {
        if self.measures {
            self.from = Some(now + rtt);
            self.samples.clear();
        }
    }

    /// A probe was answered.
    pub fn on_answer(&mut self, now: SimTime, rtt: Duration) {
        if self.from.is_none_or(|from| now < from) {
            return;
        }
        self.samples.push(rtt);
        if self.samples.len() == SAMPLES {
            sort_seldom(&mut self.samples, |one, other| one < other);
            self.swing = Some(self.samples[HIGH] - self.samples[LOW]);
            self.from = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn a_hundred_round_trips_after_a_reconfiguration_swing_between_the_5th_and_the_95th() {
        let mut measured = Fluctuation::new(None);
        let at = SimTime::from_millis;
        measured.on_answer(at(0), ms(50));
        measured.begin(at(1000), ms(40));
        measured.on_answer(at(1039), ms(1000));
        // 0 to 99 ms in another order.
        for sample in 0..99 {
            measured.on_answer(at(1040 + 10 * sample), ms(sample * 37 % 100));
        }
        assert_eq!(measured.get(), None);
        measured.on_answer(at(2030), ms(99 * 37 % 100));
        assert_eq!(measured.get(), Some(ms(90)));
        measured.on_answer(at(2040), ms(1000));
        assert_eq!(measured.samples.len(), SAMPLES, "until the next one");
    }

    #[test]
    fn what_is_given_stays() {
        let mut given = Fluctuation::new(Some(ms(10)));
        given.begin(SimTime::ZERO, ms(40));
        (0..200).for_each(|sample| given.on_answer(SimTime::from_millis(1000), ms(sample)));
        assert_eq!(given.get(), Some(ms(10)));
    }
}
