//! A change of conditions: what it sets, and when it takes effect and is over.

use skywindow_units::{BitRate, Duration, SimTime};

use super::Gate;

/// What becomes different at an instant, once or time and again.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Change {
    /// When it takes effect first.
    pub at: SimTime,
    /// After how long it does so again; never if there is none.
    pub every: Option<Duration>,
    /// For how long it holds each time, less than until the next; for good if there is none.
    pub lasts: Option<Duration>,
    /// The delay from then on.
    pub delay: Option<Duration>,
    /// The rate.
    pub rate: Option<BitRate>,
    /// The packet error rate.
    pub per: Option<f64>,
    /// The bit error rate.
    pub ber: Option<f64>,
    /// Whether the link carries packets.
    pub gate: Option<Gate>,
}

/// Quantities that change.
const QUANTITIES: usize = 5;

/// For each quantity the place in the list of a change that sets it: delay, rate, packet and bit error rate, gate.
pub(super) type Holds = [Option<u32>; QUANTITIES];

impl Change {
    /// Which quantities it sets, in the order of [`Holds`].
    pub(super) const fn sets(&self) -> [bool; QUANTITIES] {
        let Self { delay, rate, per, ber, gate, .. } = self;
        [delay.is_some(), rate.is_some(), per.is_some(), ber.is_some(), gate.is_some()]
    }

    /// When it takes effect first, and is over.
    pub(super) fn own_edges(&self) -> impl Iterator<Item = SimTime> + use<> {
        let at = self.at;
        std::iter::once(at).chain(self.lasts.map(|lasts| at + lasts))
    }

    /// When it took effect last, at `time` or before.
    fn latest(&self, time: SimTime) -> Option<SimTime> {
        if self.at > time {
            return None;
        }
        let since = time.since(self.at).as_nanos();
        let ago = self.every.map_or(since, |every| since % every.as_nanos().max(1));
        Some(SimTime::from_nanos(time.as_nanos() - ago))
    }

    /// Since when it holds at `time`.
    pub(super) fn in_force_since(&self, time: SimTime) -> Option<SimTime> {
        self.latest(time).filter(|&since| self.lasts.is_none_or(|lasts| time < since + lasts))
    }

    /// When it last took effect or was over, at `time` or before.
    pub(super) fn last_edge(&self, time: SimTime) -> Option<SimTime> {
        let began = self.latest(time)?;
        Some(self.lasts.map(|lasts| began + lasts).filter(|&over| over <= time).unwrap_or(began))
    }

    /// When it next takes effect or is over, after `time`.
    pub(super) fn next_edge(&self, time: SimTime) -> Option<SimTime> {
        let Some(began) = self.latest(time) else { return Some(self.at) };
        let over = self.lasts.map(|lasts| began + lasts).filter(|&over| over > time);
        over.or_else(|| self.every.map(|every| began + every.max(Duration::from_nanos(1))))
    }
}

/// Of `one` and `other`, which hold at `time`, the change that took effect last; of those that did so at one instant the
/// last in the list.
pub(super) fn later(changes: &[Change], time: SimTime, one: Holds, other: Holds) -> Holds {
    let since = |place: u32| (changes[place as usize].in_force_since(time), place);
    let mut later = one;
    for (one, other) in later.iter_mut().zip(other) {
        *one = [*one, other].into_iter().flatten().max_by_key(|&place| since(place));
    }
    later
}
