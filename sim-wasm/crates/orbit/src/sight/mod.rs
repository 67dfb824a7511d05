//! Which satellites of a constellation a terminal sees, which of two stands better, and for how long that holds.

mod circular;
mod general;

use skywindow_units::SimTime;

use crate::crossing::Margin;
use crate::motion::Moving;
use crate::shell::Shell;
use crate::sky::Sky;
use crate::snapshot::Snapshot;
use crate::vector::Vec3;

/// Steps of work to find how long a satellite keeps its state.
pub(crate) const STEPS_PER_SATELLITE: u64 = 16;
/// Steps of work to see whether a satellite is in view.
const STEPS_PER_LOOK: u64 = 2;

/// The view of a constellation from the ground, by the rules that fit its orbits.
#[derive(Clone, Copy)]
pub(crate) enum Sight<'a> {
    Circular(circular::Sight<'a>),
    General(general::Sight<'a>),
}

impl<'a> Sight<'a> {
    /// The view of terminals for which the nearer of two satellites stands better, or the higher one.
    pub fn new(sky: &'a Sky, shell: &'a Shell, nearer: bool) -> Self {
        match shell.circular() {
            Some(orbits) => Self::Circular(circular::Sight::new(shell, orbits, sky.turning_rate())),
            None => Self::General(general::Sight::new(sky, shell, nearer)),
        }
    }

    /// Calls `see` with every satellite above the mask as seen by the terminal whose upward direction is `up`, in order
    /// of their numbers, and how well it stands: higher, or nearer if the policy asks for that.
    pub fn each_visible(&self, snapshot: &mut Snapshot, up: Vec3, see: impl FnMut(u32, f64)) {
        match self {
            Self::Circular(sight) => sight.each_visible(snapshot, up, see),
            Self::General(sight) => sight.each_visible(snapshot, up, see),
        }
    }

    /// The satellite above the mask that stands best of those that `may` be used; of equals the one with the lower
    /// number.
    pub fn best(&self, snapshot: &mut Snapshot, up: Vec3, may: impl Fn(u32) -> bool) -> Option<u32> {
        let mut best = None;
        let mut most = f64::NEG_INFINITY;
        self.each_visible(snapshot, up, |satellite, stands| {
            if stands > most && may(satellite) {
                (best, most) = (Some(satellite), stands);
            }
        });
        best
    }

    /// Whether a satellite is above the mask. At the mask itself it is not.
    pub fn sees(&self, snapshot: &mut Snapshot, up: Vec3, satellite: u32) -> bool {
        match self {
            Self::Circular(sight) => sight.sees(snapshot, up, satellite),
            Self::General(sight) => sight.sees(snapshot, up, satellite),
        }
    }

    /// The margin of a satellite above the mask.
    pub fn mask(&self, satellite: u32, t: f64, up: Moving) -> Margin {
        match self {
            Self::Circular(sight) => sight.mask(satellite, t, up),
            Self::General(sight) => sight.mask(satellite, t, up),
        }
    }

    /// How well a satellite stands, to be compared with others.
    pub fn standing(&self, satellite: u32, t: f64, up: Moving) -> Margin {
        match self {
            Self::Circular(sight) => sight.mask(satellite, t, up),
            Self::General(sight) => sight.standing(satellite, t, up),
        }
    }

    /// Seconds for which `rival` stands worse than the serving satellite with this standing; negative if it does not.
    pub fn lead_lasts(&self, (serving, best): (u32, Margin), rival: u32, t: f64, up: Moving) -> f64 {
        match self {
            Self::Circular(sight) => sight.lead_lasts((serving, best), rival, t, up),
            Self::General(sight) => sight.lead_lasts(best, rival, t, up),
        }
    }
}

impl Sky {
    /// The satellites of its constellation that a terminal sees above the mask, ascending.
    pub fn visible(&self, terminal: u32, t: SimTime) -> Vec<u32> {
        let mut seen = Vec::new();
        if let Some(shell) = self.shell_of_terminal(terminal) {
            let mut snapshot = Snapshot::new(self.satellites());
            snapshot.begin(self.instant(t));
            let up = self.ground_direction(terminal, snapshot.seconds());
            let sight = Sight::new(self, shell, false);
            sight.each_visible(&mut snapshot, up, |satellite, _| seen.push(satellite));
        }
        seen
    }
}
