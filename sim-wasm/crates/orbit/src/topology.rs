//! Which links are up and which satellite serves each terminal, moved forward from change to change.

mod asking;
mod seats;

use core::ops::Range;

use skywindow_units::{Duration, SimTime, Work};

use crate::crossing::Search;
use crate::group::{Clock, Group};
use crate::handover::HandoverPolicy;
use crate::isl_plan::plan;
use crate::link::{Change, Isl, LinkKind};
use crate::nearest::Nearest;
use crate::shell::Shell;
use crate::sky::Sky;
use crate::snapshot::Snapshot;
use crate::terminal::{Choice, Site};
use crate::vector::dot;
use crate::watch::Watch;
use seats::{report_several, seats};

/// A link is looked at again after this long, even if nothing can have changed.
const LOOK_AHEAD: Duration = Duration::from_secs(600);

/// The state of all links. Begins before time 0 with everything down; the first evaluation is due at 0.
#[derive(Clone, Debug)]
pub struct Topology {
    groups: Vec<Group>,
    isls: Vec<Isl>,
    /// For each satellite the first link of which it is the lower end, and one more entry.
    first_link: Vec<u32>,
    choices: Vec<Choice>,
    /// Of each terminal for several satellites at once what each of its seats has chosen; empty for all others.
    seats: Vec<Vec<Choice>>,
    snapshot: Snapshot,
    scratch: Choice,
    /// The satellites that the terminal being evaluated must leave alone.
    avoided: Vec<u32>,
    /// The satellites that its search watches.
    watch: Watch,
    /// Satellites that no terminal may take, and those that a terminal may not.
    failed: Vec<(Option<u32>, u32)>,
    changes: Vec<Change>,
    next: SimTime,
    /// Whether a call of [`Self::evaluate_part`] has left something to do, and where it goes on.
    left: bool,
    place: Place,
}

/// Steps of work to see whether something is due, to look at a link, and to choose for a terminal.
const STEPS_PER_ITEM: u64 = 1;
const STEPS_PER_LINK: u64 = 20;
const STEPS_PER_CHOICE: u64 = 30;

/// How far the evaluation of an instant has come.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    begun: bool,
    group: usize,
    stage: Stage,
    /// Whether the group's terminals must choose anew.
    anew: bool,
    /// Of the links of all groups, or of the group's terminals.
    item: usize,
    /// What has been chosen for the item is looked at for how long it stands.
    search: Option<Search>,
    /// Of a terminal for several satellites, which of its seats is looked at, and until when those before it stand.
    seat: usize,
    stands: Option<SimTime>,
}

#[derive(Clone, Copy, Debug, Default)]
enum Stage {
    #[default]
    Begins,
    Links,
    Terminals,
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
            seats: (0..sky.terminals()).map(|terminal| seats(sky, terminal)).collect(),
            snapshot: Snapshot::new(sky.satellites()),
            scratch: Choice::default(),
            avoided: Vec::new(),
            watch: Watch::default(),
            failed: Vec::new(),
            changes: Vec::new(),
            next: SimTime::MAX,
            left: false,
            place: Place::default(),
        };
        for (index, shell) in sky.shells().iter().enumerate() {
            let first = topology.isls.len();
            topology.isls.extend(plan(shell));
            let isls = first..topology.isls.len();
            let group = Group::new(sky, index, isls, policy);
            // A terminal that looks at satellites that stand still was pointed at the nearest when it was put up.
            if group.policy.begins_on_first() && !shell.is_fixed() {
                for &terminal in &group.terminals {
                    topology.choices[terminal as usize].serving = Some(shell.first);
                    for seat in &mut topology.seats[terminal as usize] {
                        seat.serving = Some(shell.first);
                    }
                }
            }
            topology.next = SimTime::ZERO;
            topology.groups.push(group);
        }
        topology.first_link = first_links(&topology.isls, sky.satellites());
        topology
    }

    /// Terminals of a constellation choose by another policy from their next check on; where checks are exact, at the
    /// next evaluation, which is due at `now`.
    pub fn set_policy(&mut self, constellation: usize, policy: HandoverPolicy, now: SimTime) {
        let Some(group) = self.groups.get_mut(constellation) else { return };
        group.policy = policy;
        self.look_again(constellation, now);
    }

    /// The terminals of a constellation whose checks are exact look anew at `now`.
    fn look_again(&mut self, constellation: usize, now: SimTime) {
        let Some(group) = self.groups.get_mut(constellation) else { return };
        if matches!(group.clock, Clock::Exact { .. }) {
            (0..group.terminals.len()).for_each(|place| group.set_terminal_due(place, now));
            self.next = self.next.min(now);
        }
    }

    /// When something may change next: evaluating before that is in vain. [`SimTime::MAX`]: never.
    pub fn next_evaluation(&self) -> SimTime {
        self.next
    }

    /// Makes all evaluations that are due at or before `t`, in order, and gives what they changed.
    ///
    /// In steps or at once, the state at `t` is the same. Changes that undo each other stay in the list.
    pub fn evaluate(&mut self, sky: &Sky, t: SimTime) -> &[Change] {
        self.evaluate_part(sky, t, &mut Work::unlimited());
        &self.changes
    }

    /// The same as long as there is work left; whether all has been done. If not, it goes on with the next call, and
    /// until it has been done the state is that of no instant.
    pub fn evaluate_part(&mut self, sky: &Sky, t: SimTime, work: &mut Work) -> bool {
        if !self.left {
            self.changes.clear();
        }
        self.left = false;
        let (until, due) = (sky.instant(t), self.next != SimTime::MAX);
        while self.next <= until && self.next != SimTime::MAX && !self.left {
            self.left = !self.step(sky, self.next, work);
            if sky.is_frozen() && !self.left {
                // How it came to be so is nobody's concern where nothing else is ever seen.
                self.changes.clear();
            }
        }
        if sky.is_frozen() && !self.left && due {
            self.stand_still(sky, until);
        }
        !self.left
    }

    /// Ends with the state of now, as if all of it had changed at once.
    fn stand_still(&mut self, sky: &Sky, at: SimTime) {
        self.next = SimTime::MAX;
        let up = (0_u32..).zip(&self.isls).filter(|(_, isl)| isl.up);
        self.changes.extend(up.map(|(link, &Isl { a, b, kind, .. })| Change::IslUp { link, a, b, kind }));
        let nothing = Choice::default();
        for (terminal, choice) in (0_u32..).zip(&self.choices) {
            let several = !self.seats[terminal as usize].is_empty() && choice.seen.is_empty();
            let report = if several { report_several } else { report };
            report(sky, terminal, at, &nothing, choice, &mut self.changes);
        }
    }

    /// What the last evaluation changed.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// All inter-satellite links, up or not; the index of a link never changes.
    pub fn isls(&self) -> &[Isl] {
        &self.isls
    }

    /// The satellite that serves a terminal; where it uses several, that of its first seat or, if it uses all that it
    /// sees, the highest at the last evaluation.
    pub fn serving(&self, terminal: u32) -> Option<u32> {
        self.choices.get(terminal as usize)?.in_use()
    }

    /// All satellites a terminal can use, ascending: at most one, except where it uses several at once.
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

    /// Evaluates the instant `at` as long as there is work left; whether all has been done.
    fn step(&mut self, sky: &Sky, at: SimTime, work: &mut Work) -> bool {
        if !self.place.begun {
            self.snapshot.begin(at);
            self.place.begun = true;
        }
        while self.place.group < self.groups.len() {
            if !self.step_group(sky, at, work) {
                return false;
            }
            self.place = Place { begun: true, group: self.place.group + 1, ..Place::default() };
        }
        self.place = Place::default();
        self.next = self.groups.iter().map(Group::next).min().unwrap_or(SimTime::MAX);
        true
    }

    fn step_group(&mut self, sky: &Sky, at: SimTime, work: &mut Work) -> bool {
        let index = self.place.group;
        let shell = &sky.shells()[index];
        if matches!(self.place.stage, Stage::Begins) {
            let group = &mut self.groups[index];
            let checks = group.begins_check(at);
            self.place.anew = group.begins_reconfiguration(at);
            (self.place.stage, self.place.item) = match (checks, self.place.anew) {
                (true, _) => (Stage::Links, group.isls.start),
                (false, true) => (Stage::Terminals, 0),
                (false, false) => return true,
            };
        }
        if matches!(self.place.stage, Stage::Links) {
            let done = match self.groups[index].nearest {
                Some(_) => self.step_nearest(shell, at, work),
                None => self.step_links(shell, at, work),
            };
            if !done {
                return false;
            }
            (self.place.stage, self.place.item) = (Stage::Terminals, 0);
        }
        self.step_terminals(sky, shell, at, work)
    }

    fn step_links(&mut self, shell: &Shell, at: SimTime, work: &mut Work) -> bool {
        let index = self.place.group;
        let exact = matches!(self.groups[index].clock, Clock::Exact { .. });
        while self.place.item < self.groups[index].isls.end {
            if !work.remains() {
                return false;
            }
            let link = self.place.item;
            work.spend(STEPS_PER_ITEM);
            let mut search = self.place.search.take();
            if search.is_none() && (!exact || self.groups[index].isl_due(link) <= at) {
                work.spend(STEPS_PER_LINK);
                self.step_isl(shell, index, link, exact);
                search = if exact { self.search_isl(shell, index, link, at) } else { None };
                if exact && search.is_none() {
                    self.groups[index].set_isl_due(link, SimTime::MAX);
                }
            }
            if let Some(mut search) = search {
                let Some(due) = self.isl_stands_until(shell, index, link, &mut search, work) else {
                    self.place.search = Some(search);
                    return false;
                };
                self.groups[index].set_isl_due(link, due);
            }
            self.place.item += 1;
        }
        true
    }

    /// Looks for nearest satellites, if it is time to, and links them.
    fn step_nearest(&mut self, shell: &Shell, at: SimTime, work: &mut Work) -> bool {
        let group = &mut self.groups[self.place.group];
        let Some(nearest) = group.nearest.as_mut().filter(|nearest| nearest.next() <= at) else {
            return true;
        };
        if !nearest.look(shell, &mut self.snapshot, work) {
            return false;
        }
        while self.place.item < group.isls.end {
            if !work.remains() {
                return false;
            }
            work.spend(STEPS_PER_LINK);
            let a = self.isls[self.place.item].a;
            let links = self.place.item..self.first_link[a as usize + 1] as usize;
            link_nearest(&mut self.isls, links.clone(), nearest, &mut self.changes);
            self.place.item = links.end;
        }
        nearest.has_looked(shell, at);
        true
    }

    fn step_terminals(&mut self, sky: &Sky, shell: &Shell, at: SimTime, work: &mut Work) -> bool {
        let mut avoided = core::mem::take(&mut self.avoided);
        while work.remains() && self.place.item < self.groups[self.place.group].terminals.len() {
            work.spend(STEPS_PER_ITEM);
            if !self.step_terminal_part(sky, shell, at, &mut avoided, work) {
                break;
            }
            self.place.item += 1;
        }
        self.avoided = avoided;
        self.place.item == self.groups[self.place.group].terminals.len()
    }

    /// Evaluates the terminal whose turn it is; whether all has been done for it.
    fn step_terminal_part(
        &mut self,
        sky: &Sky,
        shell: &Shell,
        at: SimTime,
        avoided: &mut Vec<u32>,
        work: &mut Work,
    ) -> bool {
        let Place { group: index, item: place, anew, .. } = self.place;
        let group = &self.groups[index];
        let exact = matches!(group.clock, Clock::Exact { .. });
        let terminal = group.terminals[place];
        let mut search = self.place.search.take();
        // What one terminal of a chain takes or leaves is for the others.
        let with_others = || group.chain_due(place, at) || self.predecessor_looked(sky, terminal, at);
        let due = || anew || group.terminal_due(place) <= at || with_others();
        if search.is_none() && exact && !due() {
            return true;
        }
        self.find_avoided(sky, terminal, avoided);
        if !self.seats[terminal as usize].is_empty() && !group.policy.uses_all() {
            return self.step_seats(sky, shell, at, search, avoided, work);
        }
        let site = self.groups[index].site(sky, shell, place, avoided);
        if search.is_none() {
            self.step_terminal(site, at, anew);
            work.spend(STEPS_PER_CHOICE + core::mem::take(&mut self.snapshot.steps));
            if !exact {
                return true;
            }
            search = site.search(at);
            self.watch.clear();
        }
        let due = match &mut search {
            Some(search) => site.go_on(search, &mut self.watch, &self.choices[terminal as usize], work),
            None => Some(SimTime::MAX),
        };
        match due {
            Some(due) => self.groups[index].set_terminal_due(place, due),
            None => self.place.search = search,
        }
        due.is_some()
    }

    /// The satellites that the terminals before this one in its chain use; they have been evaluated already.
    fn find_avoided(&self, sky: &Sky, terminal: u32, avoided: &mut Vec<u32>) {
        avoided.clear();
        for before in predecessors(sky, terminal) {
            avoided.extend_from_slice(&self.choices[before as usize].usable);
        }
        let own = |&&(of, _): &&(Option<u32>, u32)| of.is_none_or(|of| of == terminal);
        avoided.extend(self.failed.iter().filter(own).map(|&(_, satellite)| satellite));
    }

    /// Terminals leave these satellites alone, each for the terminal that it names or for all, from their next check on;
    /// where checks are exact, from the next evaluation on, which is due at `now`.
    pub fn set_failed(&mut self, failed: Vec<(Option<u32>, u32)>, now: SimTime) {
        self.failed = failed;
        (0..self.groups.len()).for_each(|group| self.look_again(group, now));
    }

    /// Whether a terminal before this one in its chain has chosen in this evaluation.
    fn predecessor_looked(&self, sky: &Sky, terminal: u32, at: SimTime) -> bool {
        predecessors(sky, terminal).any(|before| self.choices[before as usize].made == Some(at))
    }

    fn step_isl(&mut self, shell: &Shell, group: usize, link: usize, exact: bool) {
        let before = self.isls[link];
        let mut now = before;
        if before.kind == LinkKind::CrossSeam {
            // One step an evaluation; evaluated exactly, as many as there are.
            let steps = if exact { shell.slots(0) } else { 1 };
            now.b = self.nearest_peer(shell, now, steps);
        }
        let a = self.snapshot.at(shell, now.a);
        let b = self.snapshot.at(shell, now.b);
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
        let a = self.snapshot.at(shell, link.a);
        let mut peer = link.b;
        for _ in 0..steps {
            let next = shell.follower(peer);
            let lead = dot(a, self.snapshot.at(shell, peer)) - dot(a, self.snapshot.at(shell, next));
            if lead >= 0.0 {
                break;
            }
            peer = next;
        }
        peer
    }

    /// The search for the next change of a link that was evaluated at `at`; none if it never changes.
    fn search_isl(&self, shell: &Shell, group: usize, link: usize, at: SimTime) -> Option<Search> {
        let changes = self.groups[group].rule.changes(self.isls[link].kind) && !shell.is_fixed();
        changes.then(|| Search::new(at, at + LOOK_AHEAD))
    }

    fn isl_stands_until(
        &self,
        shell: &Shell,
        group: usize,
        link: usize,
        search: &mut Search,
        work: &mut Work,
    ) -> Option<SimTime> {
        let isl = self.isls[link];
        let rule = &self.groups[group].rule;
        let next_peer = shell.follower(isl.b);
        search.run(work, |t, work| {
            work.spend(STEPS_PER_LINK);
            let a = shell.moving(isl.a, t);
            let b = shell.moving(isl.b, t);
            let lasts = [isl.a, isl.b]
                .iter()
                .map(|&end| shell.stays_for(end, t))
                .fold(rule.lasts(isl.kind, a, b, isl.up), f64::min);
            if isl.kind != LinkKind::CrossSeam {
                return lasts;
            }
            let nearer = rule.nearer(a, b, shell.moving(next_peer, t));
            nearer.map_or(lasts, |nearer| lasts.min(nearer.holds_for()))
        })
    }

    /// Lets a terminal choose; `anew` as if it had no satellite.
    fn step_terminal(&mut self, site: Site<'_>, at: SimTime, anew: bool) {
        let mut next = core::mem::take(&mut self.scratch);
        let old = &mut self.choices[site.terminal as usize];
        site.choose(&mut self.snapshot, old.serving.filter(|_| !anew), &mut next);
        next.made = Some(at);
        core::mem::swap(old, &mut next);
        let (before, now) = (&next, &self.choices[site.terminal as usize]);
        if anew {
            let (terminal, from, to) = (site.terminal, before.in_use(), now.serving);
            self.changes.push(Change::Reconfiguration { terminal, from, to });
        }
        report(site.sky, site.terminal, at, before, now, &mut self.changes);
        self.scratch = next;
    }
}

/// Brings the links of which one satellite is the lower end to those that it should be linked with: a link that stays
/// keeps its place, and so does, if it comes back, one that was the last at its place.
fn link_nearest(isls: &mut [Isl], links: Range<usize>, nearest: &Nearest, changes: &mut Vec<Change>) {
    let a = isls[links.start].a;
    let wanted = |b: u32| nearest.above(a).any(|other| other == b);
    for link in links.clone() {
        let Isl { a, b, kind, up } = isls[link];
        if up && !wanted(b) {
            isls[link].up = false;
            changes.push(Change::IslDown { link: link as u32, a, b, kind });
        }
    }
    for b in nearest.above(a) {
        let same = links.clone().find(|&link| isls[link].b == b);
        let free = same.or_else(|| links.clone().find(|&link| !isls[link].up));
        let Some(link) = free.filter(|&link| !isls[link].up) else { continue };
        isls[link] = Isl { b, up: true, ..isls[link] };
        changes.push(Change::IslUp { link: link as u32, a, b, kind: isls[link].kind });
    }
}

/// The terminals before this one in its chain, the nearest first.
fn predecessors(sky: &Sky, terminal: u32) -> impl Iterator<Item = u32> + '_ {
    let before = |terminal: u32| sky.terminal(terminal).and_then(|spec| spec.avoids);
    core::iter::successors(before(terminal), move |&at| before(at))
}

/// The satellites that the one choice has and the other has not.
fn beyond<'a>(one: &'a Choice, other: &'a Choice) -> impl Iterator<Item = u32> + 'a {
    one.usable.iter().copied().filter(|satellite| other.usable.binary_search(satellite).is_err())
}

/// Writes what differs between two choices of a terminal.
fn report(sky: &Sky, terminal: u32, at: SimTime, before: &Choice, now: &Choice, changes: &mut Vec<Change>) {
    changes.extend(beyond(before, now).map(|satellite| Change::GslDown { terminal, satellite }));
    changes.extend(beyond(now, before).map(|satellite| Change::GslUp { terminal, satellite }));
    let (from, to) = (before.in_use(), now.serving);
    if let Some(seen) = to.or(from).filter(|_| from != to) {
        let elevation_deg = sky.elevation_deg(terminal, seen, at);
        changes.push(Change::Handover { terminal, from, to, elevation_deg });
    }
}

fn first_links(isls: &[Isl], satellites: u32) -> Vec<u32> {
    // Links are ordered by lower end: constellations follow each other, and each plan is ordered.
    (0..=satellites).map(|satellite| isls.partition_point(|isl| isl.a < satellite) as u32).collect()
}
