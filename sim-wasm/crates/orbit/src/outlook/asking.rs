//! What an outlook can be asked about one satellite: whether it may be used, and what comes before it.

use skywindow_units::SimTime;

use super::{Outlook, Pass};
use crate::handover::HandoverPolicy;

/// What is other from an instant on: which satellites have failed, each for a terminal or for all, and the policy.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The instant; what it brings holds before anything else of it.
    pub at: SimTime,
    /// All that has failed then, by numbers of the whole sky.
    pub failed: Vec<(Option<u32>, u32)>,
    /// The policy from then on.
    pub policy: HandoverPolicy,
}

impl Outlook {
    /// The same in a sky in which `turns` happen, in order of time.
    #[must_use]
    pub fn with_turns(mut self, turns: Vec<Turn>) -> Self {
        self.turns = turns;
        self
    }

    /// Makes the next turn, if it is due at `at` or before.
    pub(super) fn turn(&mut self, at: SimTime) -> Option<SimTime> {
        // What breaks at the very beginning does so behind what happens then.
        let begins = self.topology.next_evaluation() == SimTime::ZERO;
        let due = |turn: &&Turn| turn.at <= at && !(begins && turn.at == SimTime::ZERO);
        let turn = self.turns.get(self.turned).filter(due)?;
        let (now, policy) = (turn.at, turn.policy);
        let own = |&(of, satellite): &(Option<u32>, u32)| {
            let satellite = satellite.checked_sub(self.first).filter(|&own| own < self.sky.satellites())?;
            let of = match of {
                Some(of) => Some(self.chain.binary_search(&of).ok()? as u32),
                None => None,
            };
            Some((of, satellite))
        };
        let failed = turn.failed.iter().filter_map(own).collect();
        self.topology.set_failed(failed, now);
        if policy != self.policy {
            self.policy = policy;
            self.topology.set_policy(0, policy, now);
        }
        self.turned += 1;
        Some(now)
    }

    /// The satellite that it would take at `t`, up to which it has looked, if those of `without` were not there; by its
    /// policy or another one.
    pub fn would_take(&self, t: SimTime, policy: Option<HandoverPolicy>, without: &[u32]) -> Option<u32> {
        let own: Vec<u32> =
            without.iter().filter_map(|satellite| satellite.checked_sub(self.first)).collect();
        let found = self.topology.would_take(&self.sky, self.terminal, t, policy, &own);
        found.map(|satellite| self.first + satellite)
    }

    /// The satellites in use, ascending.
    pub fn in_use(&self) -> Vec<u32> {
        self.topology.usable(self.terminal).iter().map(|satellite| self.first + satellite).collect()
    }

    /// Whether a satellite is above the mask at `t`.
    pub fn sees(&self, satellite: u32, t: SimTime) -> bool {
        self.sky.visible(self.terminal, t).binary_search(&(satellite - self.first)).is_ok()
    }

    /// Whether a satellite is off for it, or its link to it.
    pub fn has_failed(&self, satellite: u32) -> bool {
        self.topology.has_failed(self.terminal, satellite - self.first)
    }

    /// Whether a terminal beside it, which comes first, uses a satellite.
    pub fn is_left(&self, satellite: u32) -> bool {
        self.is_avoided(satellite - self.first)
    }

    /// The mask of its constellation, degrees.
    pub fn mask_deg(&self) -> f64 {
        self.sky.constellation(0).map_or(0.0, |spec| spec.elevation_mask_deg)
    }

    /// When a satellite leaves the sky for good; none if it does not.
    pub fn leaves(&self, satellite: u32) -> Option<SimTime> {
        self.sky.leaves(satellite - self.first)
    }

    /// How far away a satellite is, km.
    pub fn distance_km(&self, satellite: u32, t: SimTime) -> f64 {
        self.sky.distance_km(self.sky.terminal_node(self.terminal), satellite - self.first, t)
    }

    /// The first pass of a satellite that ends after `t`, of those that begin before `until`.
    pub fn pass_of(&mut self, satellite: u32, t: SimTime, until: SimTime) -> Option<Pass> {
        let kept = core::mem::replace(&mut self.window, [t, until]);
        let finding = core::mem::take(&mut self.finding);
        self.find_passes(satellite - self.first, &mut skywindow_units::Work::unlimited());
        self.window = kept;
        core::mem::replace(&mut self.finding, finding).into_iter().find(|pass| pass.sets > t)
    }
}
