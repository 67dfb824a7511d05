//! Links whose conditions change at certain instants: when that happens, who is told, and the routes after it.

use skywindow_network::{Conditions, Gate, LinkKind};
use skywindow_units::{Duration, SimTime};

use crate::flow::{self, Detail, Flow};
use crate::happenings::{Concerns, Happening};
use crate::recording::{ConditionRow, Recording};
use crate::run::event::Event;
use crate::run::task::Task;
use crate::run::world::World;
use crate::varying::conditions::{ANY_SATELLITE, conditions, is_up, loss, row, show_conditions, show_steps};

impl World {
    /// Begins to follow the pair of links that begins with `link`, if its conditions change.
    pub(crate) fn follow_conditions(&mut self, link: u32) {
        let Some(pair) = conditions(&mut self.network, link, SimTime::ZERO) else { return };
        show_conditions(SimTime::ZERO, link, pair, &mut self.network, &mut self.recording);
        self.show_opportunities(SimTime::ZERO, link);
        if !is_up(pair) {
            self.network.set_up(link, false, false);
        }
        self.await_change(SimTime::ZERO, link);
    }

    /// Writes for links with delivery opportunities how many there are in the measurement interval that begins.
    pub(crate) fn show_all_opportunities(&mut self, now: SimTime) {
        if !self.network.has_opportunities() {
            return;
        }
        for link in (0..self.network.links().len() as u32).step_by(2) {
            self.show_opportunities(now, link);
        }
    }

    /// Writes the same of the links of terminals, which have come up or gone.
    pub(crate) fn show_opportunities_in_space(&mut self, now: SimTime) {
        if !self.network.has_opportunities() {
            return;
        }
        for link in (0..self.network.links().len() as u32).step_by(2) {
            if self.network.links()[link as usize].spec.kind == LinkKind::Gsl {
                self.show_opportunities(now, link);
            }
        }
    }

    fn show_opportunities(&mut self, now: SimTime, pair: u32) {
        // Of satellites that a terminal has had nothing is told, though it may have them again.
        let first = self.network.links()[pair as usize];
        if first.spec.kind == LinkKind::Gsl && !first.up {
            return;
        }
        let interval = Duration::from_secs_f64(self.scenario.measurement.interval_s);
        for link in [pair, pair + 1] {
            let Some(bytes) = self.network.opportunities(link, now, now + interval) else { continue };
            let Some(conditions) = self.network.conditions(link, now) else { continue };
            let rate_bps = 8.0 * bytes as f64 / interval.as_secs_f64();
            let row = row(now, link, conditions, &mut self.network);
            self.recording.conditions.push(ConditionRow { rate_bps, ..row });
        }
    }

    /// Plans the next change of the pair of links that begins with `link`, if there is one.
    fn await_change(&mut self, now: SimTime, link: u32) {
        let next = [link, link + 1].into_iter().filter_map(|link| self.network.next_change(link, now));
        if let Some(next) = next.min() {
            self.queue.schedule(next, Event::Change { link }.into());
        }
    }

    /// The conditions of the pair of links that begins with `link` have become others.
    #[cold]
    pub(crate) fn change(&mut self, now: SimTime, link: u32) {
        self.await_change(now, link);
        let just_before = SimTime::from_nanos(now.as_nanos() - 1);
        let before = conditions(&mut self.network, link, just_before);
        let Some((before, after)) = before.zip(conditions(&mut self.network, link, now)) else { return };
        show_steps(now, link, after, &mut self.network, &mut self.recording);
        let spec = self.network.links()[link as usize].spec;
        // A trace may have a step every few milliseconds: the rows show it, and no event a step.
        if ![link, link + 1].iter().any(|&link| self.network.is_traced(link)) {
            if moves(before, after) {
                self.expect_changed_paths(now);
            }
            self.note_changes(now, [spec.from, spec.to], before, after);
        }
        for (link, conditions) in (link..).zip(after) {
            if conditions.gate == Gate::Cut {
                self.network.flush(link, now);
            }
        }
        self.lose_refused(now);
        if is_up(before) != is_up(after) {
            self.network.set_up(link, is_up(after), false);
        }
        self.reroute_after(before, after);
    }

    /// Tells what has changed between two ends, both ways: once, unless the two directions change apart.
    pub(crate) fn note_changes(
        &mut self,
        now: SimTime,
        [from, to]: [u32; 2],
        before: [Conditions; 2],
        after: [Conditions; 2],
    ) {
        let apart = self.changing_one_way.contains(&(from, to));
        let satellites = self.network.sky().satellites();
        let mut note = Note { now, satellites, flows: &self.flows, recording: &mut self.recording };
        note.changes([from, to], before[0], after[0]);
        if apart {
            note.changes([to, from], before[1], after[1]);
        }
    }

    /// Plans new routes where the change of a pair of links may make others the best.
    pub(crate) fn reroute_after(&mut self, before: [Conditions; 2], after: [Conditions; 2]) {
        if moves(before, after) {
            self.task = Some(Task::Reroute(0));
        }
    }
}

/// Whether the change of a pair of links may be one of paths.
pub(crate) fn moves(before: [Conditions; 2], after: [Conditions; 2]) -> bool {
    let delays = |pair: [Conditions; 2]| pair.map(|one| one.delay);
    is_up(before) != is_up(after) || delays(before) != delays(after)
}

/// Writes what has changed.
struct Note<'a> {
    now: SimTime,
    satellites: u32,
    flows: &'a [Flow],
    recording: &'a mut Recording,
}

impl Note<'_> {
    /// An event for each quantity of the link from one node to the other that has become another one.
    fn changes(&mut self, ends: [u32; 2], before: Conditions, after: Conditions) {
        let [from, to] = ends.map(|end| (end != ANY_SATELLITE).then_some(end));
        if after.delay != before.delay {
            let [delay, before] = [after, before].map(|conditions| conditions.delay);
            self.write(ends, &Happening::DelayChanged { from, to, delay, before });
        }
        if after.rate != before.rate {
            let [rate, before] = [after, before].map(|conditions| conditions.rate);
            self.write(ends, &Happening::RateChanged { from, to, rate, before });
        }
        if loss(after) != loss(before) {
            let [loss, before] = [after, before].map(loss);
            self.write(ends, &Happening::LossChanged { from, to, loss, before });
        }
        match (before.gate, after.gate) {
            (Gate::Open, Gate::Cut) => self.write(ends, &Happening::LinkDown { from, to }),
            (Gate::Cut, Gate::Open) => self.write(ends, &Happening::LinkUp { from, to }),
            _ => {}
        }
    }

    /// Writes the event once for every path of a recorded flow that leads over the link, and once for none if there
    /// is no such path.
    fn write(&mut self, ends: [u32; 2], happening: &Happening) {
        let mut told = false;
        let (now, satellites) = (self.now, self.satellites);
        let recorded = self.flows.iter().enumerate().filter(|(_, flow)| flow.detail >= Detail::Windows);
        for (number, flow) in recorded {
            for path in (0..flow.routes.len()).filter(|&path| leads_over(flow, path, ends, satellites)) {
                told = true;
                let concerns = Concerns::path(number as u16, path as u8);
                self.recording.events.push(happening.row(now, concerns));
            }
        }
        if !told {
            self.recording.events.push(happening.row(now, Concerns::ALL));
        }
    }
}

/// Whether a path of a flow leads over the link between two ends, or would if it were up.
fn leads_over(flow: &Flow, path: usize, [from, to]: [u32; 2], satellites: u32) -> bool {
    let route = &flow.routes[path];
    let terminal = match (from, to) {
        (terminal, ANY_SATELLITE) | (ANY_SATELLITE, terminal) => terminal,
        _ => return route.joins(from, to),
    };
    let interface = |end: &flow::End| end.port(path as u8).is_some_and(|port| port.node == terminal);
    flow.ends.iter().any(interface) || route.climbs(terminal, satellites)
}
