//! Makes dated changes: each takes effect at its instant, before anything else of that instant.
//!
//! A change leaves alone what has happened: a packet that a link has taken goes on as it was to, timers that run keep
//! their time. So a run need not know of a change before its instant, and one that forks shortly before computes what
//! one with the change from its start does.

use skywindow_form::Value;
use skywindow_network::Conditions;
use skywindow_scenario::{
    ChangeKind, ChangedDirection, Constellation, DatedChange, DatedStep, Link, Scenario,
};
use skywindow_units::SimTime;

use crate::happenings::{Concerns, Happening};
use crate::layout::Layout;
use crate::run::assemble::radio;
use crate::run::event::Event;
use crate::run::specs::{QueueSpec, reading};
use crate::run::task::Task;
use crate::run::world::{World, watch};
use crate::varying::conditions::show_conditions;
use crate::varying::courses;

/// A document before a change and after it.
struct Differences {
    was: Value,
    is: Value,
}

impl Differences {
    /// Whether a part of the document has become another.
    fn part(&self, name: &str) -> bool {
        self.was.get(name) != self.is.get(name)
    }

    /// Whether an element of one of its lists has.
    fn element(&self, list: &str, index: usize) -> bool {
        let [was, is] =
            [&self.was, &self.is].map(|document| document.get(list).and_then(|list| list.get(index)));
        was != is
    }
}

/// Steps of work that a change takes.
const STEPS_PER_CHANGE: u64 = 2_000;

impl World {
    /// Tells of the changes that the run begins with.
    pub(crate) fn note_first_changes(&mut self) {
        for number in 0..self.dated.made {
            self.note_change(SimTime::ZERO, number);
        }
    }

    /// Makes the next change.
    #[cold]
    pub(crate) fn make_change(&mut self) {
        let now = self.dated.at();
        let number = self.dated.pass();
        self.reached = now;
        self.work.spend(STEPS_PER_CHANGE);
        self.note_change(now, number);
        let DatedStep { change, begins, .. } = self.dated.changes[number].clone();
        match change.kind {
            ChangeKind::Set | ChangeKind::Rain => self.make(now, &change),
            ChangeKind::SatelliteOff | ChangeKind::LinkOff => self.break_or_mend(now, &change, begins),
            ChangeKind::DropNext => self.drop_next(&change),
            ChangeKind::Freeze => self.freeze(now, &change, begins),
        }
    }

    /// Makes a change of the document.
    fn make(&mut self, now: SimTime, change: &DatedChange) {
        let document = &mut self.dated.document;
        let was = document.clone();
        // The check of the document has made every change in turn: none fails here.
        if let Ok(next) = change.make(document) {
            let differs = Differences { was, is: document.clone() };
            let before = std::mem::replace(&mut self.scenario, next);
            self.expect_changed_paths(now);
            self.adopt(now, &before, &differs);
            if self.task.is_none() {
                self.hinting.forget();
            }
        }
    }

    fn note_change(&mut self, now: SimTime, number: usize) {
        let happening = Happening::Changed { change: number as u32 };
        self.recording.events.push(happening.row(now, Concerns::ALL));
    }

    /// Brings everything from what `before` said to what the scenario says now.
    fn adopt(&mut self, now: SimTime, before: &Scenario, differs: &Differences) {
        if differs.part("routing") {
            self.network.set_strategy(self.scenario.routing.strategy);
            self.task = Some(Task::Reroute(0));
        }
        self.network.set_reading(reading(self.scenario.errors.reading));
        for index in 0..self.scenario.links.len() {
            if differs.element("links", index) {
                self.adopt_wire(now, index, &before.links[index]);
            }
        }
        for index in 0..self.scenario.constellations.len() {
            if differs.element("constellations", index) {
                self.adopt_radio(now, index, &before.constellations[index]);
            }
        }
        if differs.part("stations") {
            self.adopt_stations(now);
        }
        if differs.part("flows") || differs.part("background") {
            self.adopt_settings(now, before);
        }
    }

    /// A wired link has another rate, delay, queue or other errors.
    fn adopt_wire(&mut self, now: SimTime, index: usize, before: &Link) {
        let wire = &self.scenario.links[index];
        let Some(pair) = self.wires[index] else { return };
        let mut told = Vec::with_capacity(2);
        for (link, way) in (pair..).zip([ChangedDirection::Forward, ChangedDirection::Backward]) {
            let was = self.network.conditions(link, now);
            let loss = self.network.loss_table(courses::errors(wire, way));
            let queue = QueueSpec::of_wire(wire, way);
            self.network.retune(&[(link, queue.tuning(loss, Some(courses::wire_delay(wire)), 0))]);
            if let Some(course) = courses::wire_course(wire, way) {
                self.network.replan(link, course);
            }
            let is = self.network.conditions(link, now);
            let steady = |wire: &Link| courses::wire_conditions(wire, way);
            told.push((was.unwrap_or_else(|| steady(before)), is.unwrap_or_else(|| steady(wire))));
        }
        if let [(was, is), (was_back, is_back)] = told[..] {
            self.show_wire(now, pair, [was, was_back], [is, is_back]);
        }
    }

    fn show_wire(&mut self, now: SimTime, pair: u32, was: [Conditions; 2], is: [Conditions; 2]) {
        if was != is {
            show_conditions(now, pair, is, &mut self.network, &mut self.recording);
            self.reroute_after(was, is);
        }
    }

    /// Links of a constellation are made of other stuff, or its terminals choose otherwise.
    fn adopt_radio(&mut self, now: SimTime, index: usize, before: &Constellation) {
        let constellation = &self.scenario.constellations[index];
        if let Some(own) = self.terrain.radio_of(index) {
            let struck = [own.isl_process, own.gsl_process];
            let radio = radio(&mut self.network, constellation, struck);
            self.terrain.retune(index, radio, &mut self.network);
        }
        let chosen = constellation.handover.policy;
        self.replan_terminals(index);
        if chosen != before.handover.policy {
            self.terrain.set_policy(index, chosen, now);
            if self.terrain.next_evaluation() == Some(now) {
                self.evaluate_at(now);
            }
        }
    }

    /// What terminals of a constellation change begins with what its links are made of now.
    fn replan_terminals(&mut self, constellation: usize) {
        let Ok(layout) = Layout::new(&self.scenario) else { return };
        for (&node, courses) in self.terrain.changing() {
            let index = (node - layout.satellites()) as usize;
            let own = layout.terminals.get(index).filter(|terminal| terminal.constellation == constellation);
            let Some([down, up]) = own.and_then(|own| courses::courses_of(&self.scenario, own)) else {
                continue;
            };
            for (number, course) in [(courses.down, down), (courses.up, up)] {
                if let Some(own) = self.network.course(number) {
                    own.replan(course);
                }
            }
        }
    }

    /// Endpoints follow other settings.
    fn adopt_settings(&mut self, now: SimTime, before: &Scenario) {
        let (Ok(was), Ok(is)) = (Layout::new(before), Layout::new(&self.scenario)) else { return };
        for (number, (was, is)) in was.flows.iter().zip(&is.flows).enumerate() {
            if was.transport == is.transport {
                continue;
            }
            let (number, flow) = (number as u16, &mut self.flows[number]);
            flow.receiver_buffer = is.transport.receiver_buffer_bytes();
            for end in 0..2 {
                let (endpoint, mut watcher) = watch(flow, number, end, &mut self.recording);
                endpoint.adopt(now, &is.transport, &mut watcher);
                // What it has to send for that reason it sends next.
                self.queue.schedule(now, Event::Wake { flow: number, end }.into());
            }
        }
    }
}
