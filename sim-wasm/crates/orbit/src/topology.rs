//! Which links are up and which satellite serves each terminal, moved forward from change to change.

use core::ops::Range;

use skywindow_units::{Duration, SimTime};

use crate::crossing::next_change;
use crate::isl_plan::{follower, plan};
use crate::link_rule::LinkRule;
use crate::shell::Shell;
use crate::sky::Sky;
use crate::snapshot::Snapshot;
use crate::spec::{Check, HandoverPolicy};
use crate::terminal::{Choice, Site};
use crate::vector::dot;

/// A link is looked at again after this long, even if nothing can have changed.
const LOOK_AHEAD: Duration = Duration::from_secs(600);

/// What a radio link joins. The numbers are those of the recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum LinkKind {
    /// Two satellites of one plane.
    Intraplane = 0,
    /// Satellites of two planes that move the same way.
    Interplane = 1,
    /// Satellites of the first and the last plane of a Walker star, which move in opposite directions.
    CrossSeam = 2,
    /// A terminal and a satellite.
    Gsl = 3,
}

/// An inter-satellite link. Its place in [`Topology::isls`] never changes; the upper end of a cross-seam
/// link does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Isl {
    /// The end with the lower number.
    pub a: u32,
    /// The end with the higher number.
    pub b: u32,
    /// What it joins.
    pub kind: LinkKind,
    /// Whether it can carry packets.
    pub up: bool,
}

/// What an evaluation found to be different. Terminals are indices from 0, satellites node numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change {
    /// An inter-satellite link came up.
    IslUp {
        /// Index in [`Topology::isls`].
        link: u32,
        /// Lower end.
        a: u32,
        /// Upper end.
        b: u32,
        /// What it joins.
        kind: LinkKind,
    },
    /// An inter-satellite link went down, or moved away from this upper end.
    IslDown {
        /// Index in [`Topology::isls`].
        link: u32,
        /// Lower end.
        a: u32,
        /// The upper end it had.
        b: u32,
        /// What it joins.
        kind: LinkKind,
    },
    /// A terminal can use a satellite from now on.
    GslUp {
        /// The terminal.
        terminal: u32,
        /// The satellite.
        satellite: u32,
    },
    /// A terminal can no longer use a satellite.
    GslDown {
        /// The terminal.
        terminal: u32,
        /// The satellite.
        satellite: u32,
    },
    /// A terminal's serving satellite changed. Comes after the GSLs' own changes.
    Handover {
        /// The terminal.
        terminal: u32,
        /// The satellite before; none at the first acquisition and after a time without service.
        from: Option<u32>,
        /// The satellite now; none where no satellite is in view.
        to: Option<u32>,
        /// Elevation in degrees of the satellite now; of the one before if there is none now.
        elevation_deg: f64,
    },
}

/// When the parts of a constellation are evaluated.
#[derive(Clone, Debug)]
enum Clock {
    Every {
        interval: Duration,
        next: SimTime,
    },
    /// The instants at which each ISL and each terminal may change, in the order of `Group`.
    Exact {
        isls: Vec<SimTime>,
        terminals: Vec<SimTime>,
    },
}

/// One constellation with its links and terminals.
#[derive(Clone, Debug)]
struct Group {
    rule: LinkRule,
    policy: HandoverPolicy,
    isls: Range<usize>,
    terminals: Vec<u32>,
    clock: Clock,
}

/// The state of all links. Begins before time 0 with everything down; the first evaluation is due at 0.
#[derive(Clone, Debug)]
pub struct Topology {
    groups: Vec<Group>,
    isls: Vec<Isl>,
    /// For each satellite the first link of which it is the lower end, and one more entry.
    first_link: Vec<u32>,
    choices: Vec<Choice>,
    snapshot: Snapshot,
    scratch: Choice,
    changes: Vec<Change>,
    next: SimTime,
}

impl Topology {
    /// The links of `sky` under the handover policies of its constellations.
    pub fn new(sky: &Sky) -> Self {
        Self::with_policy(sky, None)
    }

    /// The same with one policy for all terminals, if one is given.
    pub fn with_policy(sky: &Sky, policy: Option<HandoverPolicy>) -> Self {
        let mut topology = Self {
            groups: Vec::new(),
            isls: Vec::new(),
            first_link: Vec::new(),
            choices: vec![Choice::default(); sky.terminals() as usize],
            snapshot: Snapshot::new(sky),
            scratch: Choice::default(),
            changes: Vec::new(),
            next: SimTime::MAX,
        };
        for (index, shell) in sky.shells().iter().enumerate() {
            let first = topology.isls.len();
            topology.isls.extend(plan(shell));
            let isls = first..topology.isls.len();
            let group = Group::new(sky, index, isls, policy);
            // Under `hold` every terminal starts on the first satellite, in view or not.
            if group.policy == HandoverPolicy::Hold {
                for &terminal in &group.terminals {
                    topology.choices[terminal as usize].serving = Some(shell.first);
                }
            }
            topology.next = SimTime::ZERO;
            topology.groups.push(group);
        }
        topology.first_link = first_links(&topology.isls, sky.satellites());
        topology
    }

    /// When something may change next: evaluating before that is in vain. [`SimTime::MAX`]: never.
    pub fn next_evaluation(&self) -> SimTime {
        self.next
    }

    /// Makes all evaluations that are due at or before `t`, in order, and gives what they changed.
    ///
    /// In steps or at once, the state at `t` is the same. Changes that undo each other stay in the list.
    pub fn evaluate(&mut self, sky: &Sky, t: SimTime) -> &[Change] {
        self.changes.clear();
        while self.next <= t && self.next != SimTime::MAX {
            self.step(sky, self.next);
        }
        &self.changes
    }

    /// What the last call of [`Self::evaluate`] changed.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// All inter-satellite links, up or not; the index of a link never changes.
    pub fn isls(&self) -> &[Isl] {
        &self.isls
    }

    /// The satellite that serves a terminal; where it uses several, the highest at the last evaluation.
    pub fn serving(&self, terminal: u32) -> Option<u32> {
        // Before the first evaluation nothing is in use, wherever `hold` starts from.
        self.usable(terminal).first().and(self.choices.get(terminal as usize)?.serving)
    }

    /// All satellites a terminal can use, ascending: at most one, except under the ideal policy.
    pub fn usable(&self, terminal: u32) -> &[u32] {
        self.choices.get(terminal as usize).map_or(&[], |choice| &choice.usable)
    }

    /// The index of the inter-satellite link that joins two satellites now, up or not.
    pub fn isl_between(&self, a: u32, b: u32) -> Option<u32> {
        let (low, high) = (a.min(b), a.max(b));
        let from = *self.first_link.get(low as usize)?;
        let to = *self.first_link.get(low as usize + 1)?;
        (from..to).find(|&link| self.isls[link as usize].b == high)
    }

    /// What the link that is up between two nodes joins; none if there is no such link.
    pub fn kind_between(&self, sky: &Sky, a: u32, b: u32) -> Option<LinkKind> {
        let (low, high) = (a.min(b), a.max(b));
        if let Some(terminal) = sky.terminal_of_node(high) {
            return self.usable(terminal).binary_search(&low).ok().map(|_| LinkKind::Gsl);
        }
        let isl = self.isls.get(self.isl_between(low, high)? as usize)?;
        isl.up.then_some(isl.kind)
    }

    fn step(&mut self, sky: &Sky, at: SimTime) {
        self.snapshot.begin(at);
        for index in 0..self.groups.len() {
            self.step_group(sky, index, at);
        }
        self.next = self.groups.iter().map(Group::next).min().unwrap_or(SimTime::MAX);
    }

    fn step_group(&mut self, sky: &Sky, index: usize, at: SimTime) {
        let shell = &sky.shells()[index];
        let exact = matches!(self.groups[index].clock, Clock::Exact { .. });
        if let Clock::Every { interval, next } = &mut self.groups[index].clock {
            if *next > at {
                return;
            }
            *next = at + *interval;
        }
        for link in self.groups[index].isls.clone() {
            if !exact || self.groups[index].isl_due(link) <= at {
                self.step_isl(shell, index, link, exact);
                if exact {
                    let due = self.isl_stands_until(shell, index, link, at);
                    self.groups[index].set_isl_due(link, due);
                }
            }
        }
        for place in 0..self.groups[index].terminals.len() {
            if !exact || self.groups[index].terminal_due(place) <= at {
                let site = self.groups[index].site(sky, shell, place);
                self.step_terminal(site, at);
                if exact {
                    let due = site.stands_until(at, &self.choices[site.terminal as usize]);
                    self.groups[index].set_terminal_due(place, due);
                }
            }
        }
    }

    fn step_isl(&mut self, shell: &Shell, group: usize, link: usize, exact: bool) {
        let before = self.isls[link];
        let mut now = before;
        if before.kind == LinkKind::CrossSeam {
            // One step an evaluation; evaluated exactly, as many as there are.
            let steps = if exact { shell.slots } else { 1 };
            now.b = self.nearest_peer(shell, now, steps);
        }
        let a = self.snapshot.direction(shell, now.a);
        let b = self.snapshot.direction(shell, now.b);
        now.up = self.groups[group].rule.is_up(now.kind, a, b);
        self.isls[link] = now;
        let link = link as u32;
        let moved = now.b != before.b;
        if before.up && (moved || !now.up) {
            self.changes.push(Change::IslDown { link, a: before.a, b: before.b, kind: before.kind });
        }
        if now.up && (moved || !before.up) {
            self.changes.push(Change::IslUp { link, a: now.a, b: now.b, kind: now.kind });
        }
    }

    /// The upper end of a cross-seam link after at most `steps` moves to the next lower slot, each only if
    /// that is nearer.
    fn nearest_peer(&mut self, shell: &Shell, link: Isl, steps: u32) -> u32 {
        let a = self.snapshot.direction(shell, link.a);
        let mut peer = link.b;
        for _ in 0..steps {
            let next = follower(shell, peer);
            let lead =
                dot(a, self.snapshot.direction(shell, peer)) - dot(a, self.snapshot.direction(shell, next));
            if lead >= 0.0 {
                break;
            }
            peer = next;
        }
        peer
    }

    fn isl_stands_until(&self, shell: &Shell, group: usize, link: usize, at: SimTime) -> SimTime {
        let isl = self.isls[link];
        if isl.kind == LinkKind::Intraplane || shell.is_fixed() {
            return SimTime::MAX;
        }
        let rule = &self.groups[group].rule;
        let next_peer = follower(shell, isl.b);
        next_change(at, at + LOOK_AHEAD, |t| {
            let a = shell.moving(isl.a - shell.first, t);
            let b = shell.moving(isl.b - shell.first, t);
            let lasts = rule.lasts(isl.kind, a, b, isl.up);
            if isl.kind != LinkKind::CrossSeam {
                return lasts;
            }
            lasts.min(rule.nearer(a, b, shell.moving(next_peer - shell.first, t)).holds_for())
        })
    }

    fn step_terminal(&mut self, site: Site<'_>, at: SimTime) {
        let mut next = core::mem::take(&mut self.scratch);
        let old = &mut self.choices[site.terminal as usize];
        site.choose(&mut self.snapshot, old.serving, &mut next);
        core::mem::swap(old, &mut next);
        let (before, now) = (&next, &self.choices[site.terminal as usize]);
        report(site, at, before, now, &mut self.changes);
        self.scratch = next;
    }
}

/// Writes what differs between two choices of a terminal.
fn report(site: Site<'_>, at: SimTime, before: &Choice, now: &Choice, changes: &mut Vec<Change>) {
    let terminal = site.terminal;
    let gone = before.usable.iter().filter(|satellite| now.usable.binary_search(satellite).is_err());
    changes.extend(gone.map(|&satellite| Change::GslDown { terminal, satellite }));
    let new = now.usable.iter().filter(|satellite| before.usable.binary_search(satellite).is_err());
    changes.extend(new.map(|&satellite| Change::GslUp { terminal, satellite }));
    let from = before.serving.filter(|_| !before.usable.is_empty());
    let to = now.serving;
    if let Some(seen) = to.or(from).filter(|_| from != to) {
        let elevation_deg = site.sky.elevation_deg(terminal, seen, at);
        changes.push(Change::Handover { terminal, from, to, elevation_deg });
    }
}

impl Group {
    fn new(sky: &Sky, index: usize, isls: Range<usize>, policy: Option<HandoverPolicy>) -> Self {
        let shell = &sky.shells()[index];
        let handover = shell.spec.handover;
        let of_this =
            |&terminal: &u32| sky.terminal(terminal).is_some_and(|spec| spec.constellation == index);
        let terminals: Vec<u32> = (0..sky.terminals()).filter(of_this).collect();
        let clock = match handover.check {
            Check::Interval { seconds } => {
                Clock::Every { interval: Duration::from_secs_f64(seconds), next: SimTime::ZERO }
            }
            Check::Exact => Clock::Exact {
                isls: vec![SimTime::ZERO; isls.len()],
                terminals: vec![SimTime::ZERO; terminals.len()],
            },
        };
        let rule = LinkRule::new(shell, sky.earth());
        Self { rule, policy: policy.unwrap_or(handover.policy), isls, terminals, clock }
    }

    fn site<'a>(&self, sky: &'a Sky, shell: &'a Shell, place: usize) -> Site<'a> {
        Site { sky, shell, policy: self.policy, terminal: self.terminals[place] }
    }

    fn next(&self) -> SimTime {
        match &self.clock {
            Clock::Every { next, .. } => *next,
            Clock::Exact { isls, terminals } => {
                isls.iter().chain(terminals).copied().min().unwrap_or(SimTime::MAX)
            }
        }
    }

    fn isl_due(&self, link: usize) -> SimTime {
        match &self.clock {
            Clock::Every { next, .. } => *next,
            Clock::Exact { isls, .. } => isls[link - self.isls.start],
        }
    }

    fn terminal_due(&self, place: usize) -> SimTime {
        match &self.clock {
            Clock::Every { next, .. } => *next,
            Clock::Exact { terminals, .. } => terminals[place],
        }
    }

    fn set_isl_due(&mut self, link: usize, due: SimTime) {
        let first = self.isls.start;
        if let Clock::Exact { isls, .. } = &mut self.clock {
            isls[link - first] = due;
        }
    }

    fn set_terminal_due(&mut self, place: usize, due: SimTime) {
        if let Clock::Exact { terminals, .. } = &mut self.clock {
            terminals[place] = due;
        }
    }
}

fn first_links(isls: &[Isl], satellites: u32) -> Vec<u32> {
    // Links are ordered by lower end: constellations follow each other, and each plan is ordered.
    (0..=satellites).map(|satellite| isls.partition_point(|isl| isl.a < satellite) as u32).collect()
}
