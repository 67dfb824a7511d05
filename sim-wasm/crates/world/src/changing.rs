//! Links whose conditions change at certain instants: when that happens, who is told, and the routes after it.

use std::collections::BTreeSet;

use skywindow_network::{Conditions, Gate, Network};
use skywindow_scenario::Scenario;
use skywindow_units::{Duration, SimTime};

use crate::evaluation::Task;
use crate::event::Event;
use crate::explain::code;
use crate::flow::{Detail, Flow};
use crate::layout::Layout;
use crate::recording::{ConditionRow, End, EventRow, LinkChange, NO_FLOW, NO_PATH, Recording};
use crate::world::World;

/// The size of the packets whose share of losses stands for the error rates of a link, bytes.
const TYPICAL_BYTES: u32 = 1500;

/// The wired links, by their ends, whose two directions change apart: of these each direction is told of.
pub fn changing_one_way(scenario: &Scenario, layout: &Layout) -> BTreeSet<(u32, u32)> {
    let apart = scenario.links.iter().filter(|link| link.changes_one_way());
    let ends = apart.filter_map(|link| Some((layout.node_of(&link.from)?, layout.node_of(&link.to)?)));
    ends.flat_map(|(from, to)| [(from, to), (to, from)]).collect()
}

impl World {
    /// Begins to follow the pair of links that begins with `link`, if its conditions change.
    pub(crate) fn follow_conditions(&mut self, link: u32) {
        let Some(pair) = conditions(&mut self.network, link, SimTime::ZERO) else { return };
        show_conditions(SimTime::ZERO, link, pair, &self.network, &mut self.recording);
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

    fn show_opportunities(&mut self, now: SimTime, pair: u32) {
        let interval = Duration::from_secs_f64(self.scenario.measurement.interval_s);
        for link in [pair, pair + 1] {
            let Some(bytes) = self.network.opportunities(link, now, now + interval) else { continue };
            let Some(conditions) = self.network.conditions(link, now) else { continue };
            let rate_bps = 8.0 * bytes as f64 / interval.as_secs_f64();
            let row = row(now, link, conditions, &self.network);
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
        show_conditions(now, link, after, &self.network, &mut self.recording);
        let spec = self.network.links()[link as usize].spec;
        // A trace may have a step every few milliseconds: the rows show it, and no event a step.
        if ![link, link + 1].iter().any(|&link| self.network.is_traced(link)) {
            let apart = self.changing_one_way.contains(&(spec.from, spec.to));
            let mut note = Note { now, flows: &self.flows, recording: &mut self.recording };
            note.changes([spec.from, spec.to], before[0], after[0]);
            if apart {
                note.changes([spec.to, spec.from], before[1], after[1]);
            }
        }
        for (link, conditions) in (link..).zip(after) {
            if conditions.gate == Gate::Cut {
                self.network.flush(link, now);
            }
        }
        if is_up(before) != is_up(after) {
            self.network.set_up(link, is_up(after), false);
        }
        let delays = |pair: [Conditions; 2]| pair.map(|one| one.delay);
        if is_up(before) != is_up(after) || delays(before) != delays(after) {
            self.task = Some(Task::Reroute(0));
        }
    }
}

/// The conditions of both links of a pair; none if they never change.
fn conditions(network: &mut Network, link: u32, now: SimTime) -> Option<[Conditions; 2]> {
    Some([network.conditions(link, now)?, network.conditions(link + 1, now)?])
}

/// Whether routes may lead over a pair of links.
fn is_up(pair: [Conditions; 2]) -> bool {
    pair.iter().any(|one| one.gate != Gate::Cut)
}

fn show_conditions(
    now: SimTime,
    link: u32,
    pair: [Conditions; 2],
    network: &Network,
    recording: &mut Recording,
) {
    for (link, conditions) in (link..).zip(pair) {
        recording.conditions.push(row(now, link, conditions, network));
    }
}

fn row(now: SimTime, link: u32, conditions: Conditions, network: &Network) -> ConditionRow {
    let spec = network.links()[link as usize].spec;
    let sends = conditions.gate == Gate::Open;
    ConditionRow {
        t: now,
        from: spec.from as u16,
        to: spec.to as u16,
        delay_ms: conditions.delay,
        rate_bps: if sends { conditions.rate.as_bps() as f64 } else { 0.0 },
        loss: loss(conditions) as f32,
        up: if conditions.gate == Gate::Cut { LinkChange::Down } else { LinkChange::Up },
    }
}

fn loss(conditions: Conditions) -> f64 {
    conditions.errors.probability(TYPICAL_BYTES)
}

/// Writes what has changed.
struct Note<'a> {
    now: SimTime,
    flows: &'a [Flow],
    recording: &'a mut Recording,
}

impl Note<'_> {
    /// An event for each quantity of the link from one node to the other that has become another one.
    fn changes(&mut self, ends: [u32; 2], before: Conditions, after: Conditions) {
        let numbers = [
            (code::DELAY_CHANGED, [after, before].map(|c| c.delay.as_millis_f64())),
            (code::RATE_CHANGED, [after, before].map(|c| c.rate.as_bps() as f64)),
            (code::LOSS_CHANGED, [after, before].map(loss)),
        ];
        for (code, [now, then]) in numbers.into_iter().filter(|(_, [now, then])| now != then) {
            self.write(code, ends, [now, then]);
        }
        match (before.gate, after.gate) {
            (Gate::Open, Gate::Cut) => self.write(code::LINK_DOWN, ends, [0.0; 2]),
            (Gate::Cut, Gate::Open) => self.write(code::LINK_UP, ends, [0.0; 2]),
            _ => {}
        }
    }

    /// Writes the event once for every path of a recorded flow that leads over the link, and once for none if there
    /// is no such path.
    fn write(&mut self, code: u16, [from, to]: [u32; 2], [c, d]: [f64; 2]) {
        let (a, b) = (f64::from(from), f64::from(to));
        let mut told = false;
        let mut push = |flow: u16, path: u8| {
            let end = End::Neither as u8;
            self.recording.events.push(EventRow { t: self.now, code, flow, path, end, a, b, c, d });
        };
        let recorded = self.flows.iter().enumerate().filter(|(_, flow)| flow.detail >= Detail::Windows);
        for (number, flow) in recorded {
            let over = flow.routes.iter().enumerate().filter(|(_, route)| route.joins(from, to));
            for (path, _) in over {
                told = true;
                push(number as u16, path as u8);
            }
        }
        if !told {
            push(NO_FLOW, NO_PATH);
        }
    }
}
