//! A probe cycle of TCP-probing (Tsaoussidis and Badr 2000): what has left, and what its answers measure.

use skywindow_units::{Duration, SimTime};

use super::event::Trigger;
use super::packet::{Exchange, ProbeOption};

/// How many of its last probes a cycle knows the departures of.
const KEPT: usize = 16;

/// What tells congestion from other losses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Probing {
    /// How much longer a round trip may be without meaning congestion.
    pub slack: Duration,
    /// And by which share of it.
    pub tolerance: f64,
}

/// A probe cycle under way.
#[derive(Clone, Debug)]
pub(crate) struct Cycle {
    pub began: SimTime,
    pub trigger: Trigger,
    /// What is in doubt lies below: the lowest segment, or after a timeout all that is outstanding.
    pub doubted: u64,
    /// The longest round trip that does not mean congestion.
    pub limit: Duration,
    /// How long a probe waits for its answer.
    pub wait: Duration,
    /// A probe must leave.
    pub leaves: bool,
    /// The round trip of the first exchange, once it is over.
    pub first: Option<Duration>,
    /// Probes sent, and those of them before this exchange.
    pub probes: u32,
    earlier: u32,
    /// When the last of them left.
    sent: [SimTime; KEPT],
}

impl Cycle {
    /// It begins now: PROBE1 must leave.
    pub fn new(now: SimTime, trigger: Trigger, doubted: u64, limit: Duration, wait: Duration) -> Self {
        Self {
            began: now,
            trigger,
            doubted,
            limit,
            wait,
            leaves: true,
            first: None,
            probes: 0,
            earlier: 0,
            sent: [now; KEPT],
        }
    }

    /// What leaves now: PROBE1 until it is answered, then PROBE2.
    fn exchange(&self) -> Exchange {
        if self.first.is_none() { Exchange::Probe1 } else { Exchange::Probe2 }
    }

    /// A probe leaves: its option.
    pub fn send(&mut self, now: SimTime) -> ProbeOption {
        self.leaves = false;
        self.probes += 1;
        self.sent[self.probes as usize % KEPT] = now;
        ProbeOption { exchange: self.exchange(), number: self.probes as u8 }
    }

    /// The round trip that an answer measures, and which probe it answers; none if that is not of this exchange. Of one
    /// that was repeated too often to remember, the round trip is at least what is left of it.
    pub fn measure(&self, now: SimTime, answer: ProbeOption) -> Option<(u32, Duration)> {
        let expected = ProbeOption { exchange: self.exchange(), ..answer }.answer()?;
        let behind = u32::from((self.probes as u8).wrapping_sub(answer.number));
        let probe = self.probes.checked_sub(behind).filter(|&probe| probe > self.earlier)?;
        let known = probe.max((self.probes + 1).saturating_sub(KEPT as u32));
        (answer == expected).then(|| (probe, now.since(self.sent[known as usize % KEPT])))
    }

    /// PROBE1 took so long to be answered: PROBE2 must leave.
    pub fn go_on(&mut self, rtt: Duration) {
        self.first = Some(rtt);
        self.earlier = self.probes;
        self.leaves = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    fn cycle() -> Cycle {
        let ms = Duration::from_millis;
        Cycle::new(at(0), Trigger::Timeout, 1, ms(110), ms(110))
    }

    fn rtt(cycle: &Cycle, now: u64, exchange: Exchange, number: u8) -> Option<(u32, u64)> {
        let (probe, rtt) = cycle.measure(at(now), ProbeOption { exchange, number })?;
        Some((probe, rtt.as_nanos() / 1_000_000))
    }

    #[test]
    fn an_answer_measures_the_probe_that_it_names_and_none_of_the_other_exchange() {
        let mut cycle = cycle();
        cycle.send(at(0));
        cycle.send(at(100));
        assert_eq!(rtt(&cycle, 150, Exchange::Answer1, 1), Some((1, 150)));
        assert_eq!(rtt(&cycle, 150, Exchange::Answer1, 2), Some((2, 50)));
        assert_eq!(rtt(&cycle, 150, Exchange::Answer2, 2), None);
        assert_eq!(rtt(&cycle, 150, Exchange::Probe1, 2), None, "no answer");
        assert_eq!(rtt(&cycle, 150, Exchange::Answer1, 3), None, "never sent");
        cycle.go_on(Duration::from_millis(50));
        assert_eq!(cycle.send(at(150)), ProbeOption { exchange: Exchange::Probe2, number: 3 });
        assert_eq!(rtt(&cycle, 250, Exchange::Answer2, 3), Some((3, 100)));
        assert_eq!(rtt(&cycle, 250, Exchange::Answer2, 2), None, "of the first exchange");
    }

    #[test]
    fn of_a_probe_that_is_forgotten_the_round_trip_is_at_least_the_oldest_that_is_known() {
        let mut cycle = cycle();
        for probe in 0..20 {
            cycle.send(at(10 * probe));
        }
        assert_eq!(rtt(&cycle, 200, Exchange::Answer1, 1), Some((1, 160)), "the fifth left at 40 ms");
        assert_eq!(rtt(&cycle, 200, Exchange::Answer1, 20), Some((20, 10)));
    }
}
