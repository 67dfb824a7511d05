//! What a link is like over time, as the document says beforehand: steady, with changes, or driven by a trace.

use skywindow_units::{BitRate, Duration, SimTime};

/// Whether a link carries packets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gate {
    /// It does.
    Open,
    /// It begins to send none.
    Held,
    /// What enters it, waits for it or is on it is lost.
    Cut,
}

/// What a link is like at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Conditions {
    /// The propagation delay of a wire; what comes on top of the way through space elsewhere.
    pub delay: Duration,
    /// The rate of its transmitter.
    pub rate: BitRate,
    /// Whether it carries packets.
    pub gate: Gate,
}

/// What becomes different at an instant, once or time and again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub at: SimTime,
    pub every: Option<Duration>,
    pub lasts: Option<Duration>,
    pub delay: Option<Duration>,
    pub rate: Option<BitRate>,
    pub gate: Option<Gate>,
}

impl Change {
    /// When it took effect last, if it holds at `t`.
    fn since(&self, t: SimTime) -> Option<SimTime> {
        let passed = t.as_nanos().checked_sub(self.at.as_nanos())?;
        let into = self.every.map_or(passed, |every| passed % every.as_nanos().max(1));
        let holds = self.lasts.is_none_or(|lasts| into < lasts.as_nanos());
        holds.then(|| SimTime::from_nanos(t.as_nanos() - into))
    }

    /// The instants after `from` and before `until` at which it takes effect or is over.
    fn edges(&self, from: SimTime, until: SimTime) -> impl Iterator<Item = SimTime> + use<> {
        let (at, lasts) = (self.at.as_nanos(), self.lasts.map_or(0, Duration::as_nanos));
        let every = self.every.map_or(u64::MAX, |every| every.as_nanos().max(1));
        let first = from.as_nanos().saturating_sub(at.saturating_add(lasts)) / every;
        let begins = (first..).map_while(move |turn| at.checked_add(turn.checked_mul(every)?));
        let begins = begins.take_while(move |&begins| begins < until.as_nanos());
        let edges = begins.flat_map(move |begins| [begins, begins.saturating_add(lasts)]);
        edges.map(SimTime::from_nanos).filter(move |&edge| from < edge && edge < until)
    }
}

/// How conditions follow from time.
#[derive(Clone, Debug)]
enum Plan {
    /// Each quantity has the value of the change in force that took effect last, of several the last in the list.
    Changes(Vec<Change>),
    /// Each step holds until the next; they begin anew after a period, if there is one.
    Steps(Vec<(SimTime, Conditions)>, Option<Duration>),
}

/// What a link is like over time.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    first: Conditions,
    plan: Plan,
    /// Where packets do not leave at a rate, the instants of every turn at which they do, ms; the last is how long it
    /// takes. Each carries 1500 bytes.
    opportunities: Option<Vec<u64>>,
}

/// What an opportunity carries, bytes.
const EACH: u64 = 1500;

impl Course {
    /// One that begins with `first`.
    pub(super) const fn of_changes(first: Conditions, changes: Vec<Change>) -> Self {
        Self { first, plan: Plan::Changes(changes), opportunities: None }
    }

    pub(super) const fn of_steps(
        first: Conditions,
        steps: Vec<(SimTime, Conditions)>,
        period: Option<Duration>,
    ) -> Self {
        Self { first, plan: Plan::Steps(steps, period), opportunities: None }
    }

    /// The same, but that packets leave at opportunities.
    pub(super) fn at_opportunities(self, instants_ms: Vec<u64>) -> Self {
        Self { opportunities: Some(instants_ms), ..self }
    }

    /// What the link is like at `t`.
    pub fn at(&self, t: SimTime) -> Conditions {
        match &self.plan {
            Plan::Steps(steps, period) => {
                let into = period.map_or(t.as_nanos(), |period| t.as_nanos() % period.as_nanos().max(1));
                let later = steps.partition_point(|(at, _)| at.as_nanos() <= into);
                later.checked_sub(1).map_or(self.first, |last| steps[last].1)
            }
            Plan::Changes(changes) => Conditions {
                delay: latest(changes, t, |change| change.delay).unwrap_or(self.first.delay),
                rate: latest(changes, t, |change| change.rate).unwrap_or(self.first.rate),
                gate: latest(changes, t, |change| change.gate).unwrap_or(self.first.gate),
            },
        }
    }

    /// The first instant after `from` and before `until` at which the link is cut.
    pub fn cut_between(&self, from: SimTime, until: SimTime) -> Option<SimTime> {
        let Plan::Changes(changes) = &self.plan else { return None };
        let gates = changes.iter().filter(|change| change.gate.is_some());
        let mut edges: Vec<SimTime> = gates.flat_map(|change| change.edges(from, until)).collect();
        edges.sort_unstable();
        edges.into_iter().find(|&edge| self.at(edge).gate == Gate::Cut)
    }

    /// Whether it may begin to send nothing for good.
    pub(super) fn holds(&self) -> bool {
        matches!(&self.plan, Plan::Steps(steps, _) if steps.iter().any(|(_, one)| one.gate == Gate::Held))
    }

    /// Whether packets leave at opportunities, and not at a rate.
    pub const fn has_opportunities(&self) -> bool {
        self.opportunities.is_some()
    }

    /// When the last bit may leave of a packet of `bytes` that begins to leave at the opportunity of `start`: at those
    /// after it in turn, as many as it takes. What came before may have used some of the first.
    pub fn leaves_at(&self, start: SimTime, bytes: u64) -> Vec<SimTime> {
        let Some(instants) = &self.opportunities else { return Vec::new() };
        let (turn, count) = (self.turn_ms(), instants.len() as u64);
        let at = |number: u64| number / count * turn + instants[(number % count) as usize];
        let begins = start.as_nanos() / 1_000_000;
        let first = begins.checked_sub(1).map_or(0, |ms| self.passed(ms));
        let mut found: Vec<SimTime> = Vec::new();
        for number in first.. {
            let ms = at(number);
            // Of those at the instant of `start` it had a byte at least, of those between them and this one all.
            let between = number.checked_sub(self.passed(begins));
            if between.is_some_and(|between| EACH * between + 1 >= bytes) {
                break;
            }
            let instant = SimTime::from_millis(ms);
            if EACH * (number - first + 1) >= bytes && found.last() != Some(&instant) {
                found.push(instant);
            }
        }
        found
    }

    /// How many opportunities there are at an instant or before.
    fn passed(&self, ms: u64) -> u64 {
        let Some(instants) = &self.opportunities else { return u64::MAX };
        let (turns, into) = (ms / self.turn_ms(), ms % self.turn_ms());
        turns * instants.len() as u64 + instants.partition_point(|&instant| instant <= into) as u64
    }

    fn turn_ms(&self) -> u64 {
        self.opportunities.as_ref().and_then(|instants| instants.last().copied()).unwrap_or(1).max(1)
    }
}

/// The value in force at `t` that took effect last, of several the last in the list.
fn latest<T>(changes: &[Change], t: SimTime, value: impl Fn(&Change) -> Option<T>) -> Option<T> {
    let in_force = changes.iter().filter_map(|change| Some((change.since(t)?, value(change)?)));
    in_force.max_by_key(|&(since, _)| since).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEADY: Conditions =
        Conditions { delay: Duration::from_millis(10), rate: BitRate::from_bps(1000), gate: Gate::Open };
    const NOTHING: Change =
        Change { at: SimTime::ZERO, every: None, lasts: None, delay: None, rate: None, gate: None };

    fn s(seconds: u64) -> SimTime {
        SimTime::from_millis(1000 * seconds)
    }

    #[test]
    fn the_change_that_took_effect_last_holds_and_leaves_the_one_before() {
        let ms = |ms| Some(Duration::from_millis(ms));
        let changes = vec![
            Change { at: s(5), delay: ms(20), ..NOTHING },
            Change { at: s(10), every: ms(10_000), lasts: ms(3_000), delay: ms(30), ..NOTHING },
        ];
        let course = Course::of_changes(STEADY, changes);
        let delays = [4, 5, 10, 12, 13, 20, 23].map(|t| course.at(s(t)).delay.as_nanos() / 1_000_000);
        assert_eq!(delays, [10, 20, 30, 30, 20, 30, 20]);
    }

    #[test]
    fn a_cut_is_found_between_two_instants() {
        let lasts = Some(Duration::from_secs(2));
        let cut = Change {
            at: s(5),
            lasts,
            every: Some(Duration::from_secs(10)),
            gate: Some(Gate::Cut),
            ..NOTHING
        };
        let course = Course::of_changes(STEADY, vec![cut]);
        let found = |from, until| course.cut_between(s(from), s(until));
        assert_eq!(
            [found(0, 5), found(0, 6), found(5, 15), found(5, 16)],
            [None, Some(s(5)), None, Some(s(15))]
        );
        assert_eq!([6, 7].map(|t| course.at(s(t)).gate), [Gate::Cut, Gate::Open]);
    }

    #[test]
    fn steps_begin_anew_after_a_period() {
        let slow = Conditions { rate: BitRate::from_bps(1), ..STEADY };
        let steps = vec![(s(0), STEADY), (s(2), slow), (s(5), STEADY)];
        let course = Course::of_steps(STEADY, steps, Some(Duration::from_secs(5)));
        let rates = [0, 2, 4, 5, 7].map(|t| course.at(s(t)).rate.as_bps());
        assert_eq!(rates, [1000, 1, 1, 1000, 1]);
    }

    #[test]
    fn the_last_bit_leaves_at_an_opportunity_in_turn() {
        let course = Course::of_changes(STEADY, Vec::new()).at_opportunities(vec![2, 5, 5, 10]);
        let leaves = |start, bytes| {
            let found = course.leaves_at(SimTime::from_millis(start), bytes);
            found.iter().map(|t| t.as_nanos() / 1_000_000).collect::<Vec<_>>()
        };
        // Of the one at 2 ms a packet before may have left nothing, or all but a byte.
        assert_eq!([leaves(2, 1500), leaves(2, 1501)], [vec![2, 5], vec![5]]);
        // There are two at 5 ms.
        assert_eq!([leaves(5, 1500), leaves(5, 1501), leaves(5, 1)], [vec![5, 10], vec![5, 10], vec![5]]);
        assert_eq!(leaves(10, 3100), [15]);
        assert_eq!(leaves(10, 1600), [12, 15]);
    }
}
