//! Whether answers stay away, by which LeoCC finds a reconfiguration at the endpoint: a probe every 10 ms, and answers that
//! come further apart than a threshold (its `monitor_ping.c`). Here the probes are the flow's own packets.

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

/// Probes leave so far apart (`ping -i 0.01`).
const SPACING: Duration = Duration::from_millis(10);

/// The packets that count as probes, and their answers.
#[derive(Clone, Debug, Default)]
pub(super) struct Answers {
    /// When those left that have no answer yet.
    waiting: VecDeque<SimTime>,
    /// When the last one left.
    last: Option<SimTime>,
    /// The last one that was answered: when it left, and when the answer came.
    answered: Option<(SimTime, SimTime)>,
}

impl Answers {
    /// A packet leaves. It is a probe if the last one has left long enough ago.
    pub fn on_sent(&mut self, now: SimTime) {
        if self.last.is_none_or(|last| now.since(last) >= SPACING) {
            self.last = Some(now);
            self.waiting.push_back(now);
        }
    }

    /// A packet is acknowledged that left `rtt` ago. If it answers a probe, or comes after one that has no answer: how long
    /// after the answer before it this would have been with probes every 10 ms.
    pub fn on_answer(&mut self, now: SimTime, rtt: Duration) -> Option<Duration> {
        let (mut first, mut last) = (None, None);
        while let Some(&left) = self.waiting.front().filter(|&&left| now.since(left) >= rtt) {
            first = first.or(Some(left));
            last = Some(left);
            self.waiting.pop_front();
        }
        let (first, last) = (first?, last?);
        let (left, came) = self.answered.replace((last, now))?;
        // While nothing left there was nothing to be answered.
        let silence = first.since(left) - SPACING;
        Some(now.since(came) - silence)
    }

    /// The path is another one: what is under way tells nothing of it.
    pub fn forget(&mut self) {
        self.waiting.clear();
        self.answered = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    /// Packets leave every `spacing` ms and are answered after what `rtt` says, ms, or never. Returns the longest time between
    /// answers.
    fn longest(spacing: u64, rtt: impl Fn(u64) -> Option<u64>) -> u64 {
        let mut answers = Answers::default();
        let mut flying: Vec<(u64, u64)> = Vec::new();
        let mut longest = 0;
        for now in 0..2000 {
            if now % spacing == 0 {
                answers.on_sent(at(now));
                flying.extend(rtt(now).map(|rtt| (now + rtt, rtt)));
            }
            for &(_, rtt) in flying.iter().filter(|&&(back, _)| back == now) {
                let gap = answers.on_answer(at(now), Duration::from_millis(rtt));
                longest = longest.max(gap.map_or(0, |gap| gap.as_nanos() / 1_000_000));
            }
        }
        longest
    }

    #[test]
    fn answers_come_as_far_apart_as_probes_leave() {
        assert_eq!(longest(1, |_| Some(50)), 10);
        assert_eq!(longest(5, |_| Some(50)), 10);
    }

    #[test]
    fn a_longer_path_and_an_outage_keep_answers_away() {
        assert_eq!(longest(1, |now| Some(if now < 1000 { 40 } else { 90 })), 60, "a step of 50 ms");
        let outage = longest(1, |now| (!(1000..1100).contains(&now)).then_some(50));
        assert_eq!(outage, 110, "the probe at 1000 and nine more have no answer");
    }

    #[test]
    fn a_sender_that_was_silent_misses_no_answer() {
        assert_eq!(longest(30, |_| Some(50)), 10, "one packet in 30 ms");
        let mut answers = Answers::default();
        answers.on_sent(at(0));
        assert_eq!(answers.on_answer(at(50), Duration::from_millis(50)), None, "it is the first");
        answers.on_sent(at(500));
        let gap = answers.on_answer(at(550), Duration::from_millis(50));
        assert_eq!(gap, Some(Duration::from_millis(10)));
    }

    #[test]
    fn what_was_under_way_on_another_path_tells_nothing() {
        let mut answers = Answers::default();
        answers.on_sent(at(0));
        answers.on_answer(at(50), Duration::from_millis(50));
        answers.on_sent(at(60));
        answers.forget();
        assert_eq!(answers.on_answer(at(500), Duration::from_millis(440)), None);
    }
}
