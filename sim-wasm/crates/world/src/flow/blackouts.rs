//! Blackouts as a flow lives through them: stays of error processes in the bad state that lose packets of its, and how
//! long the sender takes to notice.

use skywindow_units::{Duration, SimTime};

/// What a flow has lost to bad states.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blackouts {
    /// The latest one.
    latest: Option<Blackout>,
    /// How many there were.
    pub count: u64,
    /// Packets they lost, of both directions.
    pub lost: u64,
    /// How many the sender noticed before the next one.
    pub noticed: u64,
    /// The time that this took, all together.
    noticing: Duration,
}

#[derive(Clone, Copy, Debug)]
struct Blackout {
    since: SimTime,
    noticed: bool,
}

impl Blackouts {
    /// A packet is lost to a bad state that holds since `since`.
    pub fn lose(&mut self, since: SimTime) {
        self.lost += 1;
        // Links may be in bad states of their own at the same time: only what began later is another one.
        if self.latest.is_none_or(|latest| since > latest.since) {
            self.latest = Some(Blackout { since, noticed: false });
            self.count += 1;
        }
    }

    /// Whether the sender has not yet done anything about the latest one.
    pub fn is_unnoticed(&self) -> bool {
        self.latest.is_some_and(|latest| !latest.noticed)
    }

    /// The sender does something about a loss.
    pub fn notice(&mut self, now: SimTime) {
        if let Some(latest) = self.latest.as_mut().filter(|latest| !latest.noticed) {
            latest.noticed = true;
            self.noticed += 1;
            self.noticing = self.noticing + now.since(latest.since);
        }
    }

    /// These and those of another connection of the same flow.
    pub fn with(self, other: &Self) -> Self {
        Self {
            latest: None,
            count: self.count + other.count,
            lost: self.lost + other.lost,
            noticed: self.noticed + other.noticed,
            noticing: self.noticing + other.noticing,
        }
    }

    /// How long it took on average until the sender noticed one; none if it noticed none.
    pub fn mean_noticing_s(&self) -> Option<f64> {
        (self.noticed > 0).then(|| self.noticing.as_secs_f64() / self.noticed as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blackout_is_noticed_once_and_counts_what_it_loses() {
        let at = SimTime::from_millis;
        let mut blackouts = Blackouts::default();
        blackouts.notice(at(5));
        for since in [1000, 1000, 1000, 9000] {
            blackouts.lose(at(since));
        }
        assert_eq!((blackouts.count, blackouts.lost, blackouts.noticed), (2, 4, 0));
        blackouts.notice(at(9400));
        blackouts.notice(at(9900));
        blackouts.lose(at(1000));
        assert_eq!((blackouts.count, blackouts.lost, blackouts.noticed), (2, 5, 1));
        assert_eq!(blackouts.mean_noticing_s(), Some(0.4));
        assert_eq!(Blackouts::default().mean_noticing_s(), None);
    }
}
