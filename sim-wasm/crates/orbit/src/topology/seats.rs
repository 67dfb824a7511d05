//! Terminals that use several satellites at once: each of their seats chooses as a terminal of its own would.

use skywindow_units::{SimTime, Work};

use super::{Clock, Place, STEPS_PER_CHOICE, Topology, beyond};
use crate::crossing::Search;
use crate::link::Change;
use crate::shell::Shell;
use crate::sky::Sky;
use crate::terminal::Choice;

impl Topology {
    /// The same for a terminal for several satellites at once. Each of its seats goes by the policy as a terminal of its own
    /// would that leaves alone what those before it have.
    #[cold]
    pub(super) fn step_seats(
        &mut self,
        sky: &Sky,
        shell: &Shell,
        at: SimTime,
        mut search: Option<Search>,
        avoided: &mut Vec<u32>,
        work: &mut Work,
    ) -> bool {
        let Place { group: index, item: place, anew, .. } = self.place;
        let terminal = self.groups[index].terminals[place] as usize;
        let exact = matches!(self.groups[index].clock, Clock::Exact { .. });
        let others = avoided.len();
        if search.is_none() {
            self.choose_seats(sky, shell, at, anew, avoided);
            work.spend(STEPS_PER_CHOICE + core::mem::take(&mut self.snapshot.steps));
            if !exact {
                return true;
            }
            (self.place.seat, self.place.stands) = (0, None);
        }
        while let Some(choice) = self.seats[terminal].get(self.place.seat) {
            avoided.truncate(others);
            let before = &self.seats[terminal][..self.place.seat];
            avoided.extend(before.iter().filter_map(Choice::in_use));
            let site = self.groups[index].site(sky, shell, place, avoided);
            let mut own = match search.take() {
                Some(search) => Some(search),
                None => {
                    self.watch.clear();
                    site.search(at)
                }
            };
            let due = match &mut own {
                Some(own) => site.go_on(own, &mut self.watch, choice, work),
                None => Some(SimTime::MAX),
            };
            let Some(due) = due else {
                self.place.search = own;
                return false;
            };
            self.place.stands = Some(self.place.stands.map_or(due, |sooner| sooner.min(due)));
            self.place.seat += 1;
        }
        let due = self.place.stands.take().unwrap_or(SimTime::MAX);
        self.groups[index].set_terminal_due(place, due);
        true
    }

    /// Lets each seat of the terminal whose turn it is choose; `anew` as if it had no satellite.
    fn choose_seats(&mut self, sky: &Sky, shell: &Shell, at: SimTime, anew: bool, avoided: &mut Vec<u32>) {
        let Place { group: index, item: place, .. } = self.place;
        let terminal = self.groups[index].terminals[place];
        let mut now = core::mem::take(&mut self.scratch);
        now.usable.clear();
        now.seen.clear();
        for seat in 0..self.seats[terminal as usize].len() {
            let site = self.groups[index].site(sky, shell, place, avoided);
            let own = &mut self.seats[terminal as usize][seat];
            let held = own.serving.filter(|_| !anew);
            site.choose(&mut self.snapshot, held, own);
            avoided.extend(own.in_use());
            now.usable.extend(own.in_use());
        }
        now.serving = self.seats[terminal as usize].first().and_then(Choice::in_use);
        now.usable.sort_unstable();
        now.made = Some(at);
        let before = core::mem::replace(&mut self.choices[terminal as usize], now);
        let now = &self.choices[terminal as usize];
        if anew {
            let (from, to) = (before.in_use(), now.serving);
            self.changes.push(Change::Reconfiguration { terminal, from, to });
        }
        report_several(sky, terminal, at, &before, now, &mut self.changes);
        self.scratch = before;
    }
}

/// The seats of a terminal for several satellites at once; none for all others.
pub(super) fn seats(sky: &Sky, terminal: u32) -> Vec<Choice> {
    let at_once = sky.terminal(terminal).map_or(1, |spec| spec.at_once);
    if at_once > 1 { vec![Choice::default(); at_once as usize] } else { Vec::new() }
}

/// Writes what differs between two choices of a terminal for several satellites at once: which one is the first does not
/// matter, and each that goes is followed by one that comes, as long as there are any.
pub(super) fn report_several(
    sky: &Sky,
    terminal: u32,
    at: SimTime,
    before: &Choice,
    now: &Choice,
    changes: &mut Vec<Change>,
) {
    changes.extend(beyond(before, now).map(|satellite| Change::GslDown { terminal, satellite }));
    changes.extend(beyond(now, before).map(|satellite| Change::GslUp { terminal, satellite }));
    let (mut gone, mut new) = (beyond(before, now), beyond(now, before));
    loop {
        let (from, to) = (gone.next(), new.next());
        let Some(seen) = to.or(from) else { return };
        let elevation_deg = sky.elevation_deg(terminal, seen, at);
        changes.push(Change::Handover { terminal, from, to, elevation_deg });
    }
}
