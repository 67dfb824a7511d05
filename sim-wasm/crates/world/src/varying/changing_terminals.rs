//! Terminals whose links to whatever satellite change at certain instants: what happens then, and who is told.

use skywindow_network::{Conditions, Gate, Network};
use skywindow_orbit::LinkKind;
use skywindow_units::SimTime;

use crate::run::event::Event;
use crate::run::world::World;
use crate::sky::terrain::{Way, bring};
use crate::varying::changing::moves;
use crate::varying::conditions::{ANY_SATELLITE, is_up, show_steps};
use crate::varying::courses::TerminalCourses;

impl TerminalCourses {
    /// What the way down is like at `now`, and the way up.
    pub fn conditions(self, network: &mut Network, now: SimTime) -> Option<[Conditions; 2]> {
        let [down, up] =
            [self.down, self.up].map(|course| network.course(course).map(|course| course.at(now)));
        Some([down?, up?])
    }

    /// The first instant after `now` at which one of them may become another.
    fn next_change(self, network: &mut Network, now: SimTime) -> Option<SimTime> {
        let next = |course: u32| network.course(course).and_then(|course| course.next_after(now));
        [self.down, self.up].into_iter().filter_map(next).min()
    }
}

impl World {
    /// Begins to follow all terminals that change.
    pub(crate) fn follow_terminals(&mut self) {
        let nodes: Vec<u32> = self.terrain.changing().keys().copied().collect();
        for node in nodes {
            self.await_terminal_change(SimTime::ZERO, node);
        }
    }

    pub(crate) fn await_terminal_change(&mut self, now: SimTime, node: u32) {
        let courses = self.terrain.changing().get(&node).copied();
        let next = courses.and_then(|courses| courses.next_change(&mut self.network, now));
        if let Some(next) = next {
            if let Some(own) = self.terrain.courses(node) {
                own.due = next;
            }
            self.queue.schedule(next, Event::TerminalChange { node }.into());
        }
    }

    /// What is between the terminal at `node` and its satellites has become another.
    #[cold]
    pub(crate) fn change_terminal(&mut self, now: SimTime, node: u32) {
        // Another instant may be awaited since.
        if self.terrain.changing().get(&node).is_none_or(|courses| courses.due != now) {
            return;
        }
        self.await_terminal_change(now, node);
        let Some(&courses) = self.terrain.changing().get(&node) else { return };
        let just_before = SimTime::from_nanos(now.as_nanos() - 1);
        let before = courses.conditions(&mut self.network, just_before);
        let Some((before, after)) = before.zip(courses.conditions(&mut self.network, now)) else { return };
        self.show_terminal(now, node, before, after);
    }

    /// Tells that a terminal has become another, and brings its links to it.
    pub(crate) fn show_terminal(
        &mut self,
        now: SimTime,
        node: u32,
        before: [Conditions; 2],
        after: [Conditions; 2],
    ) {
        let own = self.terrain.changing().get(&node).copied();
        let traced = own.is_some_and(|courses| courses.is_traced(&mut self.network));
        // A trace may have a step every few milliseconds: the rows show it, and no event a step.
        if !traced {
            if moves(before, after) {
                self.expect_changed_paths(now);
            }
            let up_first = |[down, up]: [Conditions; 2]| [up, down];
            self.note_changes(now, [node, ANY_SATELLITE], up_first(before), up_first(after));
        }
        for pair in self.terrain.pairs_in_use(node, self.network.sky()) {
            for (link, one) in (pair..).zip(after) {
                if one.gate == Gate::Cut && self.terrain.has_own_queue(&self.network, link) {
                    self.network.flush(link, now);
                }
            }
            let (network, recording) = (&mut self.network, &mut self.recording);
            let way = Way { pair, kind: LinkKind::Gsl, lose_in_flight: false };
            bring(now, network, recording, way, is_up(after));
            show_steps(now, pair, after, network, recording);
        }
        self.lose_refused(now);
        // Nor new routes, which would be sought among all satellites: they follow its delays when others are found.
        if !traced {
            self.reroute_after(before, after);
        }
    }
}
