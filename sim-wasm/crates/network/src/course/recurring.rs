//! Changes that come again, each after a period of its own: a state is found by looking at those alone that have changed.

use skywindow_units::SimTime;

use super::change::{Change, Holds, later};

/// A tree whose leaves are the changes that come again, and whose other nodes say what two halves come to together.
///
/// Each node knows from when until when what it says holds. Going to another time renews those nodes alone for which
/// that is over: where one change of many takes effect, those between it and the root.
#[derive(Clone, Debug)]
pub(super) struct Recurring {
    /// The leaves, as places in the list of all changes.
    places: Vec<u32>,
    /// The root is at 1, the halves of the node at `n` are at `2 n` and `2 n + 1`, and the leaves come last.
    nodes: Vec<State>,
}

/// What some changes come to for a while.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct State {
    /// When one of them took effect or was over last; the beginning of time before.
    pub from: SimTime,
    /// When one does next.
    pub until: SimTime,
    /// When one does next that opens or closes the link.
    pub gate_until: SimTime,
    /// Those in force that took effect last.
    pub holds: Holds,
}

const ROOT: usize = 1;

impl Recurring {
    /// Those of `changes` that come again.
    pub fn new(changes: &[Change]) -> Self {
        let again = |&place: &u32| changes[place as usize].every.is_some();
        let places: Vec<u32> = (0..changes.len() as u32).filter(again).collect();
        // Nothing is known at first: such a state has no duration.
        let mut nodes = vec![State::default(); 2 * places.len().max(1)];
        if places.is_empty() {
            nodes[ROOT] = State { until: SimTime::MAX, gate_until: SimTime::MAX, ..State::default() };
        }
        Self { places, nodes }
    }

    /// What they come to at `time`; `changes` is the list that they are from.
    #[inline]
    pub fn state(&mut self, changes: &[Change], time: SimTime) -> State {
        self.renew(ROOT, changes, time);
        self.nodes[ROOT]
    }

    fn renew(&mut self, node: usize, changes: &[Change], time: SimTime) {
        let known = &self.nodes[node];
        if known.from <= time && time < known.until {
            return;
        }
        self.nodes[node] = match node.checked_sub(self.places.len()) {
            Some(leaf) => State::of(changes, self.places[leaf], time),
            None => {
                let halves = [2 * node, 2 * node + 1];
                halves.iter().for_each(|&half| self.renew(half, changes, time));
                let [one, other] = halves.map(|half| &self.nodes[half]);
                one.and(other, changes, time)
            }
        };
    }
}

impl State {
    /// Of the change at `place` alone.
    fn of(changes: &[Change], place: u32, time: SimTime) -> Self {
        let change = &changes[place as usize];
        let until = change.next_edge(time).unwrap_or(SimTime::MAX);
        let in_force = change.in_force_since(time).is_some();
        Self {
            from: change.last_edge(time).unwrap_or_default(),
            until,
            gate_until: if change.gate.is_some() { until } else { SimTime::MAX },
            holds: change.sets().map(|sets| (in_force && sets).then_some(place)),
        }
    }

    fn and(&self, other: &Self, changes: &[Change], time: SimTime) -> Self {
        Self {
            from: self.from.max(other.from),
            until: self.until.min(other.until),
            gate_until: self.gate_until.min(other.gate_until),
            holds: later(changes, time, self.holds, other.holds),
        }
    }
}

#[cfg(test)]
mod tests {
    use skywindow_units::Duration;

    use super::*;

    const MANY: u64 = 10_000;

    /// Each takes effect 1 ms after the one before it, and again every 10 s or, with a period of its own, some time later.
    fn many(own_periods: bool) -> Vec<Change> {
        let change = |n: u64| Change {
            at: SimTime::from_millis(n),
            every: Some(Duration::from_millis(MANY + if own_periods { n } else { 0 })),
            lasts: n.is_multiple_of(3).then(|| Duration::from_millis(7)),
            delay: Some(Duration::from_millis(n)),
            ..Change::default()
        };
        (0..MANY).map(change).collect()
    }

    /// How many nodes going from `from` to `to` renews.
    fn renewed(again: &mut Recurring, changes: &[Change], from: SimTime, to: SimTime) -> usize {
        again.state(changes, from);
        let before = again.nodes.clone();
        again.state(changes, to);
        before.iter().zip(&again.nodes).filter(|(before, after)| before != after).count()
    }

    #[test]
    fn from_one_instant_to_the_next_few_of_ten_thousand_changes_are_looked_at() {
        // Between a leaf and the root of 10,000 leaves lie 14 nodes, and at most three changes have an edge at once where
        // all have one period: one takes effect, and one is over.
        for (changes, at_once) in [(many(false), 2), (many(true), 4)] {
            let mut again = Recurring::new(&changes);
            for ms in [20_000, 23_456, 29_999] {
                let time = SimTime::from_millis(ms);
                let next = again.state(&changes, time).until;
                let looks = renewed(&mut again, &changes, time, next);
                assert!((1..=15 * at_once).contains(&looks), "{looks} at {ms} ms");
                assert_eq!(renewed(&mut again, &changes, next, next), 0, "nothing has changed");
            }
        }
    }

    #[test]
    fn a_state_holds_until_the_next_edge_whichever_way_time_goes() {
        let changes: Vec<Change> = many(true).into_iter().step_by(1000).collect();
        let mut again = Recurring::new(&changes);
        for s in (0..60).chain((0..60).rev()) {
            let time = SimTime::from_millis(1000 * s + 5);
            let state = again.state(&changes, time);
            assert!(state.from <= time && time < state.until, "{s} s");
            assert_eq!(state, Recurring::new(&changes).state(&changes, time), "{s} s");
            assert_eq!(state, Recurring::new(&changes).state(&changes, state.from), "{s} s");
        }
    }
}
