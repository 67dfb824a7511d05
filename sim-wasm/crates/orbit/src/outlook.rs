//! What a terminal will see and what its policy will do: passes and choices, found ahead of time and in parts.
//!
//! Choices are those of a [`Topology`] over the terminal's constellation alone, from time 0 on: what a run of the whole
//! sky decides, to the bit, for links between satellites have no say in it.

mod asking;

use skywindow_units::{Duration, SimTime, Work};

use crate::crossing::{Margin, next_change};
use crate::handover::HandoverPolicy;
use crate::link::Change;
use crate::motion::Motion;
use crate::sight::{STEPS_PER_SATELLITE, Sight};
use crate::sky::Sky;
use crate::spec::{ConstellationSpec, IslSpec, SkySpec, TerminalSpec};
use crate::topology::Topology;

pub use asking::Turn;

/// The steps in which the highest point of a pass is looked for, and those in which it is closed in on.
const LOOKS_PER_PASS: u32 = 32;
const NARROWINGS: u32 = 24;

/// A satellite above the mask, from when until when.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pass {
    /// The satellite.
    pub satellite: u32,
    /// When it rises above the mask; time 0 if it is there then.
    pub rises: SimTime,
    /// When it sinks below it; [`SimTime::MAX`] if it stays above it for a whole turn.
    pub sets: SimTime,
    /// When it stands highest.
    pub culminates: SimTime,
    /// How high that is, in degrees.
    pub highest_deg: f64,
}

/// A satellite in use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Use {
    /// The satellite.
    pub satellite: u32,
    /// Since when.
    pub from: SimTime,
    /// Until when; [`SimTime::MAX`] while no end is known.
    pub until: SimTime,
}

/// Why a satellite serves no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// It is no longer above the mask, or not there any more.
    Sets,
    /// Terminals had to choose anew.
    Anew,
    /// Another one suits the policy better.
    Surpassed,
}

/// Why a satellite was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// It is the only one in view that may be used.
    Only,
    /// It follows the one before in its plane.
    Follows,
    /// It is the best by the [reason](HandoverPolicy::reason) of the policy.
    Best,
}

/// A change of the satellite that serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// When.
    pub at: SimTime,
    /// Which; none where there is none to choose.
    pub satellite: Option<u32>,
    /// What became of the one before.
    pub ends: Ends,
    /// What speaks for this one.
    pub because: Because,
}

/// The outlook from one terminal.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// The terminal's constellation alone, with the terminals that leave satellites to each other.
    sky: Sky,
    /// The number of its first satellite in the whole sky.
    first: u32,
    terminal: u32,
    /// The numbers of its terminals in the whole sky.
    chain: Vec<u32>,
    policy: HandoverPolicy,
    turns: Vec<Turn>,
    /// How many turns have been made.
    turned: usize,
    topology: Topology,
    chosen: Vec<Chosen>,
    uses: Vec<Use>,
    window: [SimTime; 2],
    passes: Vec<Pass>,
    /// Passes of a window that is still being looked through, up to this satellite.
    finding: Vec<Pass>,
    next: u32,
}

impl Outlook {
    /// The outlook from a terminal of `sky`; none if there is no such terminal.
    #[cold]
    pub fn new(sky: &Sky, terminal: u32) -> Option<Self> {
        let spec = sky.terminal(terminal)?;
        let first = sky.satellites_of(spec.constellation).start;
        let constellation =
            ConstellationSpec { isl: IslSpec::default(), ..sky.constellation(spec.constellation)?.clone() };
        let chain = chain_of(sky, terminal);
        let number = |other: u32| chain.binary_search(&other).ok().map(|index| index as u32);
        let terminals = chain.iter().filter_map(|&other| {
            let spec = sky.terminal(other)?;
            Some(TerminalSpec { constellation: 0, avoids: spec.avoids.and_then(number), ..*spec })
        });
        let own = SkySpec {
            earth: *sky.earth(),
            constellations: vec![constellation],
            terminals: terminals.collect(),
            frozen_at: sky.is_frozen().then(|| sky.instant(SimTime::ZERO)),
        };
        let own = Sky::new(&own).ok()?;
        Some(Self {
            topology: Topology::new(&own),
            policy: own.constellation(0)?.handover.policy,
            terminal: number(terminal)?,
            sky: own,
            first,
            chain,
            turns: Vec::new(),
            turned: 0,
            chosen: Vec::new(),
            uses: Vec::new(),
            window: [SimTime::ZERO; 2],
            passes: Vec::new(),
            finding: Vec::new(),
            next: 0,
        })
    }

    /// Looks from one instant to another as long as there is work left; whether all there is has been found. Until
    /// then the passes are those of the window before.
    #[cold]
    pub fn look(&mut self, from: SimTime, until: SimTime, work: &mut Work) -> bool {
        if !self.choose_until(until, work) {
            return false;
        }
        if self.window != [from, until] {
            self.window = [from, until];
            self.next = 0;
            self.finding.clear();
        }
        while self.next < self.sky.satellites() {
            if !work.remains() {
                return false;
            }
            self.find_passes(self.next, work);
            self.next += 1;
            if self.next == self.sky.satellites() {
                core::mem::swap(&mut self.passes, &mut self.finding);
            }
        }
        true
    }

    /// The passes that the last finished window meets, in the order of the satellites.
    pub fn passes(&self) -> &[Pass] {
        &self.passes
    }

    /// The satellites in use since time 0, in the order in which their use began.
    pub fn uses(&self) -> &[Use] {
        &self.uses
    }

    /// The choice that holds at `t`, and the one after it as far as it is known.
    pub fn choices_at(&self, t: SimTime) -> [Option<Chosen>; 2] {
        let after = self.chosen.partition_point(|chosen| chosen.at <= t);
        [after.checked_sub(1), Some(after)].map(|index| self.chosen.get(index?).copied())
    }

    /// The instant up to which choices are known; [`SimTime::MAX`] where none is to come.
    pub fn known_until(&self) -> SimTime {
        self.topology.next_evaluation()
    }

    /// The rule by which it chooses.
    pub const fn policy(&self) -> HandoverPolicy {
        self.policy
    }

    /// Whether it chooses among what other terminals beside it leave.
    pub fn shares(&self) -> bool {
        self.sky.terminals() > 1
    }

    /// Whether nothing ever moves over the terminal.
    pub fn stands_still(&self) -> bool {
        self.sky.is_frozen() || self.sky.shells()[0].is_fixed()
    }

    /// Azimuth, from north by east, and elevation of a satellite in degrees.
    pub fn direction_deg(&self, satellite: u32, t: SimTime) -> [f64; 2] {
        let own = satellite.saturating_sub(self.first);
        [self.sky.azimuth_deg(self.terminal, own, t), self.sky.elevation_deg(self.terminal, own, t)]
    }

    /// Finds its choices up to an instant as long as there is work left; whether all have been found.
    pub fn choose_until(&mut self, until: SimTime, work: &mut Work) -> bool {
        loop {
            while self.turn(self.topology.next_evaluation().min(until)).is_some() {}
            let at = self.topology.next_evaluation();
            if at > until || at == SimTime::MAX {
                return true;
            }
            if !self.topology.evaluate_part(&self.sky, at, work) {
                return false;
            }
            self.note(at);
            if !work.remains() {
                return false;
            }
        }
    }

    /// Notes what an evaluation has changed for the terminal.
    #[cold]
    fn note(&mut self, at: SimTime) {
        let mut anew = false;
        // Of several at once the first is told of, whichever of them come and go.
        let several = self.at_once() > 1;
        for change in self.topology.changes() {
            match *change {
                Change::Reconfiguration { terminal, .. } => anew |= terminal == self.terminal,
                Change::GslUp { terminal, satellite } if terminal == self.terminal => {
                    self.uses.push(Use { satellite: self.first + satellite, from: at, until: SimTime::MAX });
                }
                Change::GslDown { terminal, satellite } if terminal == self.terminal => {
                    let open =
                        |one: &&mut Use| one.satellite == self.first + satellite && one.until == SimTime::MAX;
                    if let Some(one) = self.uses.iter_mut().rev().find(open) {
                        one.until = at;
                    }
                }
                Change::Handover { terminal, from, to, .. } if terminal == self.terminal && !several => {
                    let chosen = self.chosen_by(at, from, to, anew);
                    self.chosen.push(chosen);
                }
                _ => {}
            }
        }
        if several {
            let before = self.chosen.last().and_then(|last| last.satellite).map(|last| last - self.first);
            let serving = self.topology.serving(self.terminal);
            if serving != before {
                let chosen = self.chosen_by(at, before, serving, anew);
                self.chosen.push(chosen);
            }
        }
    }

    /// The choice of `to` in place of `from`.
    fn chosen_by(&self, at: SimTime, from: Option<u32>, to: Option<u32>, anew: bool) -> Chosen {
        let seen = self.sky.visible(self.terminal, at);
        let gone = from.is_none_or(|from| seen.binary_search(&from).is_err());
        let ends = match (gone, anew) {
            (true, _) => Ends::Sets,
            (false, true) => Ends::Anew,
            (false, false) => Ends::Surpassed,
        };
        let because = self.because(from, to, &seen);
        Chosen { at, satellite: to.map(|to| self.first + to), ends, because }
    }

    /// How many satellites the terminal uses at once, where it does not use all that it sees.
    pub fn at_once(&self) -> u32 {
        let own = self.sky.terminal(self.terminal).map_or(1, |spec| spec.at_once);
        if self.policy().uses_all() { 1 } else { own }
    }

    /// What speaks for a satellite, of those in view.
    #[cold]
    fn because(&self, from: Option<u32>, to: Option<u32>, seen: &[u32]) -> Because {
        let shell = &self.sky.shells()[0];
        let follows = from.is_some_and(|from| !shell.is_fixed() && to == Some(shell.follower(from)));
        let left = |&&satellite: &&u32| !self.is_avoided(satellite);
        match seen.iter().filter(left).count() {
            _ if follows && self.policy().follows() => Because::Follows,
            1 => Because::Only,
            _ => Because::Best,
        }
    }

    /// Whether a terminal before this one in its chain uses a satellite.
    fn is_avoided(&self, satellite: u32) -> bool {
        let earlier = 0..self.terminal;
        earlier.into_iter().any(|other| self.topology.usable(other).binary_search(&satellite).is_ok())
    }

    /// The margin of a satellite above the mask.
    #[inline(never)]
    fn margin(&self, satellite: u32, t: f64) -> Margin {
        let sight = Sight::new(&self.sky, &self.sky.shells()[0], false);
        sight.mask(satellite, t, self.sky.moving_up(self.terminal, t))
    }

    #[cold]
    fn find_passes(&mut self, satellite: u32, work: &mut Work) {
        let [from, until] = self.window;
        work.spend(STEPS_PER_SATELLITE);
        let mut up = self.margin(satellite, self.sky.instant(from).as_secs_f64()).value > 0.0;
        if self.stands_still() {
            if up {
                self.add(satellite, SimTime::ZERO, SimTime::MAX, work);
            }
            return;
        }
        let turn = Duration::from_secs_f64(self.sky.shells()[0].orbits.period_s(satellite));
        let mut rises = from;
        if up {
            let ago = self.seek(satellite, from, from, Seeks::Rose, work).since(SimTime::ZERO);
            rises = SimTime::from_nanos(from.as_nanos().saturating_sub(ago.as_nanos()));
        }
        let mut at = from;
        while at < until {
            if !up {
                rises = self.seek(satellite, at, until, Seeks::Rises, work);
                if rises >= until {
                    break;
                }
                at = rises;
            }
            let horizon = at + turn;
            let sets = self.seek(satellite, at, horizon, Seeks::Sets, work);
            if sets >= horizon {
                self.add(satellite, rises, SimTime::MAX, work);
                break;
            }
            self.add(satellite, rises, sets, work);
            (at, up) = (sets, false);
        }
    }

    /// The first instant after `from` at which a satellite rises or sets, or one not before `horizon`; or how long ago
    /// it rose, which is the same search on time that runs backwards from `from` and is `horizon` long.
    #[cold]
    fn seek(
        &self,
        satellite: u32,
        from: SimTime,
        horizon: SimTime,
        seeks: Seeks,
        work: &mut Work,
    ) -> SimTime {
        let now = from.as_secs_f64();
        let begin = if matches!(seeks, Seeks::Rose) { SimTime::ZERO } else { from };
        next_change(begin, horizon, |t| {
            work.spend(STEPS_PER_SATELLITE);
            let margin = self.margin(satellite, if matches!(seeks, Seeks::Rose) { now - t } else { t });
            match seeks {
                Seeks::Rises => margin.fails_for(),
                Seeks::Sets => margin.holds_for(),
                Seeks::Rose => Margin { rate: -margin.rate, ..margin }.holds_for(),
            }
        })
    }

    #[cold]
    fn add(&mut self, satellite: u32, rises: SimTime, sets: SimTime, work: &mut Work) {
        let high = |t: f64| self.sky.elevation_deg(self.terminal, satellite, SimTime::from_secs_f64(t));
        let mut top = self.window[0].as_secs_f64();
        if sets != SimTime::MAX {
            work.spend(STEPS_PER_SATELLITE * u64::from(LOOKS_PER_PASS + 2 * NARROWINGS));
            top = highest([rises.as_secs_f64(), sets.as_secs_f64()], high);
        }
        let (culminates, highest_deg) = (SimTime::from_secs_f64(top), high(top));
        self.finding.push(Pass { satellite: self.first + satellite, rises, sets, culminates, highest_deg });
    }
}

/// What is looked for of a satellite.
#[derive(Clone, Copy)]
enum Seeks {
    Rises,
    Sets,
    Rose,
}

/// Where a smooth function is greatest between two places.
fn highest([from, until]: [f64; 2], value: impl Fn(f64) -> f64) -> f64 {
    let step = (until - from) / f64::from(LOOKS_PER_PASS);
    let (mut best, mut most) = (from, f64::NEG_INFINITY);
    for index in 0..=LOOKS_PER_PASS {
        let at = from + step * f64::from(index);
        let found = value(at);
        if found > most {
            (best, most) = (at, found);
        }
    }
    let (mut low, mut high) = ((best - step).max(from), (best + step).min(until));
    for _ in 0..NARROWINGS {
        let third = (high - low) / 3.0;
        if value(low + third) < value(high - third) {
            low += third;
        } else {
            high -= third;
        }
    }
    (low + high) / 2.0
}

/// The terminals that leave satellites to each other, this one among them, ascending.
#[cold]
fn chain_of(sky: &Sky, terminal: u32) -> Vec<u32> {
    let before = |terminal: u32| sky.terminal(terminal).and_then(|spec| spec.avoids);
    let head = core::iter::successors(Some(terminal), |&at| before(at)).last();
    let of_chain = |&other: &u32| core::iter::successors(Some(other), |&at| before(at)).last() == head;
    (0..sky.terminals()).filter(of_chain).collect()
}
