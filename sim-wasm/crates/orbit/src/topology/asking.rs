//! What a terminal would choose if some satellites were not there, or by another policy: the rules themselves are asked.

use skywindow_units::SimTime;

use super::Topology;
use crate::handover::HandoverPolicy;
use crate::sight::Sight;
use crate::sky::Sky;
use crate::snapshot::Snapshot;
use crate::terminal::{Choice, Site};

impl Topology {
    /// The satellite that a terminal would take at `at`, by its policy or another one, if those of `without` were not
    /// there; none if it would take none. Its state is that of the last evaluation, and stays.
    #[cold]
    pub fn would_take(
        &self,
        sky: &Sky,
        terminal: u32,
        at: SimTime,
        policy: Option<HandoverPolicy>,
        without: &[u32],
    ) -> Option<u32> {
        let index = sky.terminal(terminal)?.constellation;
        let group = &self.groups[index];
        let place = group.terminals.iter().position(|&other| other == terminal)?;
        let mut avoided = Vec::new();
        self.find_avoided(sky, terminal, &mut avoided);
        avoided.extend_from_slice(without);
        let shell = &sky.shells()[index];
        let own = group.site(sky, shell, place, &avoided);
        let policy = policy.unwrap_or(own.policy);
        let sight = Sight::new(sky, shell, policy.nearer());
        let mut snapshot = Snapshot::new(sky.satellites());
        snapshot.begin(sky.instant(at));
        let mut choice = Choice::default();
        let before = self.choices[terminal as usize].serving;
        Site { policy, sight, ..own }.choose(&mut snapshot, before, &mut choice);
        choice.serving
    }

    /// Whether a satellite has failed for a terminal, or the link between them.
    pub fn has_failed(&self, terminal: u32, satellite: u32) -> bool {
        let strikes =
            |&(of, failed): &(Option<u32>, u32)| failed == satellite && of.is_none_or(|of| of == terminal);
        self.failed.iter().any(strikes)
    }
}
