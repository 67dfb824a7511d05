//! Links between nearest satellites: which satellites have each other among the nearest that they can link to.
//!
//! That goes by places alone, whatever the orbits are. Looking at one instant is work that can be left and gone on with:
//! places, then the tree of them, then the nearest of each satellite.

mod tree;

use skywindow_units::{Duration, SimTime, Work};

use crate::earth::EarthSpec;
use crate::motion::Motion;
use crate::shell::Shell;
use crate::snapshot::Snapshot;
use crate::spec::{Check, NearestSpec};
use crate::vector::{dot, scale};

use tree::{Found, Satellite, Tree, Wanted};

/// Steps of work to find where a satellite is.
const STEPS_PER_PLACE: u64 = 20;

/// How many links a satellite of a constellation has at most: no more than there are others.
pub(crate) fn most_links(spec: &NearestSpec, satellites: u32) -> usize {
    spec.neighbours.min(satellites.saturating_sub(1)) as usize
}

/// The nearest satellites of every satellite of a constellation.
#[derive(Clone, Debug)]
pub(crate) struct Nearest {
    first: u32,
    wanted: Wanted,
    /// The square of the radius of the sphere that links stay clear of, in km².
    clear2: f64,
    interval: Duration,
    next: SimTime,
    stage: Stage,
    /// How far the stage has come.
    item: usize,
    tree: Tree,
    /// For each satellite the numbers of its nearest, ascending.
    near: Vec<Vec<u32>>,
    found: Vec<Found>,
}

#[derive(Clone, Copy, Debug, Default)]
enum Stage {
    #[default]
    Places,
    Tree,
    Searches,
    Done,
}

impl Nearest {
    /// The rule of a constellation, if its links go by it.
    pub fn new(shell: &Shell, earth: &EarthSpec) -> Option<Self> {
        let isl = &shell.spec.isl;
        let spec = isl.nearest?;
        let interval_s = match shell.spec.handover.check {
            Check::Interval { seconds } => seconds,
            Check::Exact => spec.interval_s,
        };
        let clear_km = earth.radius_km + isl.clearance_km;
        Some(Self {
            first: shell.first,
            wanted: Wanted { most: most_links(&spec, shell.count()), range_km: spec.range_km },
            clear2: clear_km * clear_km,
            interval: Duration::from_secs_f64(interval_s),
            next: SimTime::ZERO,
            stage: Stage::default(),
            item: 0,
            tree: Tree::default(),
            near: vec![Vec::new(); shell.count() as usize],
            found: Vec::new(),
        })
    }

    /// When it looks next.
    pub const fn next(&self) -> SimTime {
        self.next
    }

    /// Notes that all has been done for an instant. Satellites that stand still keep their distances.
    pub fn has_looked(&mut self, shell: &Shell, at: SimTime) {
        (self.stage, self.item) = (Stage::Places, 0);
        self.next = if shell.is_fixed() { SimTime::MAX } else { at + self.interval };
    }

    /// Goes on looking at the instant of `snapshot` as long as there is work left; whether all has been found.
    pub fn look(&mut self, shell: &Shell, snapshot: &mut Snapshot, work: &mut Work) -> bool {
        while work.remains() {
            match self.stage {
                Stage::Places => self.find_place(shell, snapshot, work),
                Stage::Tree => {
                    if self.tree.build(work) {
                        self.stage = Stage::Searches;
                    }
                }
                Stage::Searches => self.search(work),
                Stage::Done => return true,
            }
        }
        false
    }

    fn find_place(&mut self, shell: &Shell, snapshot: &mut Snapshot, work: &mut Work) {
        if self.item == 0 {
            self.tree.clear();
        }
        if self.item == self.near.len() {
            self.tree.begin();
            (self.stage, self.item) = (Stage::Tree, 0);
            return;
        }
        work.spend(STEPS_PER_PLACE);
        let number = self.first + self.item as u32;
        let at = scale(snapshot.at(shell, number), shell.orbits.unit_km());
        let beyond = dot(at, at) - self.clear2;
        // One below that sphere, as those that have left the sky are, is clear of it in no direction.
        if beyond >= 0.0 {
            self.tree.add(Satellite { number, at, reach_km: beyond.sqrt() });
        }
        self.near[self.item].clear();
        self.item += 1;
    }

    fn search(&mut self, work: &mut Work) {
        let Some(satellite) = self.tree.satellites().get(self.item) else {
            self.stage = Stage::Done;
            return;
        };
        self.tree.nearest(satellite, self.wanted, &mut self.found, work);
        let near = &mut self.near[(satellite.number - self.first) as usize];
        near.extend(self.found.iter().map(|found| found.number));
        near.sort_unstable();
        self.item += 1;
    }

    /// The satellites with higher numbers that are among the nearest of this one as it is among theirs, ascending.
    pub fn above(&self, satellite: u32) -> impl Iterator<Item = u32> + '_ {
        let near = &self.near[(satellite - self.first) as usize];
        let mutual = move |&other: &u32| {
            other > satellite && self.near[(other - self.first) as usize].binary_search(&satellite).is_ok()
        };
        near.iter().copied().filter(mutual)
    }
}

#[cfg(test)]
mod tests;
