//! What breaks in a run, and works again: satellites, links, single packets, receivers, the weather.

use skywindow_scenario::{DatedChange, NextPacket, TerminalDirection};
use skywindow_units::SimTime;

use crate::flow::chosen::Chosen;
use crate::happenings::{Concerns, Happening};
use crate::layout::{Layout, broken};
use crate::recording::{ConditionRow, LinkChange};
use crate::run::event::Event;
use crate::run::task::Task;
use crate::run::world::{World, watch};
use crate::sky::terrain::{Fault, begin_or_end};
use crate::varying::courses::{self, TerminalCourses};

impl World {
    /// A satellite or a link fails, or works again.
    pub(crate) fn break_or_mend(&mut self, now: SimTime, change: &DatedChange, begins: bool) {
        let Ok(layout) = Layout::new(&self.scenario) else { return };
        let Some(fault) = broken::fault(&self.scenario, &layout, &self.names, change) else { return };
        begin_or_end(self.terrain.faults(), fault, begins);
        self.terrain.follow_faults(now, &mut self.network, &mut self.recording);
        let pairs: Vec<u32> = self.wires.iter().flatten().copied().collect();
        pairs.into_iter().for_each(|pair| self.follow_wire(now, pair));
        self.lose_refused(now);
        self.task = Some(Task::Reroute(0));
        if self.terrain.next_evaluation() == Some(now) {
            self.evaluate_at(now);
        }
    }

    /// Brings a pair of wired links to what has failed, and tells of it.
    fn follow_wire(&mut self, now: SimTime, pair: u32) {
        let link = self.network.links()[pair as usize];
        let [from, to] = [link.spec.from, link.spec.to];
        let failed = self.terrain.faults().iter().any(|fault: &Fault| fault.strikes(from, to));
        if failed == link.failed {
            return;
        }
        self.network.set_failed(pair, failed);
        for link in [pair, pair + 1] {
            if failed {
                self.network.flush(link, now);
            }
            let spec = self.network.links()[link as usize].spec;
            let known = self.network.conditions(link, now);
            let rate = known.map_or_else(|| self.network.rate(link), |known| known.rate).as_bps() as f64;
            let errors = known.map_or_else(|| self.network.errors(link), |known| known.errors);
            self.recording.conditions.push(ConditionRow {
                t: now,
                from: spec.from as u16,
                to: spec.to as u16,
                delay_ms: self.network.delay(link, now),
                rate_bps: if failed { 0.0 } else { rate },
                loss: errors.probability(1500) as f32,
                up: if failed { LinkChange::Down } else { LinkChange::Up },
            });
        }
        let [from, to] = [from, to].map(Some);
        let happening =
            if failed { Happening::LinkDown { from, to } } else { Happening::LinkUp { from, to } };
        self.recording.events.push(happening.row(now, Concerns::ALL));
    }

    /// The next packet of a flow, of data or of acknowledgements, is lost on its first link.
    pub(crate) fn drop_next(&mut self, change: &DatedChange) {
        let Ok(layout) = Layout::new(&self.scenario) else { return };
        // Of a split flow the first leg loses it.
        let own = layout.flows.iter().position(|plan| plan.name == change.flow && !plan.background);
        let Some((number, plan)) = own.and_then(|at| Some((at, layout.flows.get(at)?))) else { return };
        let Some(loss) = self.network.chosen().add(0..u32::MAX) else { return };
        let chosen = &mut self.flows[number].chosen;
        let own = chosen.get_or_insert_with(|| Box::new(Chosen::new(plan.transport.numbering())));
        own.lose_next(change.packet == NextPacket::Data, loss);
    }

    /// The receiving application of a flow stops reading, or goes on.
    pub(crate) fn freeze(&mut self, now: SimTime, change: &DatedChange, frozen: bool) {
        // Of a split flow the last leg has the receiver.
        let own = |flow: &crate::flow::Flow| flow.name == change.flow && !flow.background;
        let Some(number) = self.flows.iter().rposition(own) else { return };
        let flow = &mut self.flows[number];
        let number = number as u16;
        let (endpoint, mut watcher) = watch(flow, number, 1, &mut self.recording);
        endpoint.freeze(now, frozen, &mut watcher);
        self.queue.schedule(now, Event::Wake { flow: number, end: 1 }.into());
    }

    /// The weather over stations is another one from now on.
    pub(crate) fn adopt_stations(&mut self, now: SimTime) {
        let Ok(layout) = Layout::new(&self.scenario) else { return };
        let changing: Vec<(u32, usize)> = courses::changing_terminals(&self.scenario, &layout)
            .map(|(node, terminal)| (node, terminal.constellation))
            .collect();
        for (node, constellation) in changing {
            let terminal = &layout.terminals[(node - layout.satellites()) as usize];
            let Some([down, up]) = courses::courses_of(&self.scenario, terminal) else { continue };
            let known = self.terrain.changing().get(&node).copied();
            let constellation = &self.scenario.constellations[constellation];
            let before = match known {
                Some(own) => own.conditions(&mut self.network, now),
                None => Some(
                    [TerminalDirection::Downlink, TerminalDirection::Uplink]
                        .map(|way| courses::terminal_conditions(constellation, way)),
                ),
            };
            let own = match known {
                Some(own) => {
                    for (number, course) in [(own.down, down), (own.up, up)] {
                        if let Some(kept) = self.network.course(number) {
                            kept.replan(course);
                        }
                    }
                    own
                }
                None => {
                    let [down, up] = [down, up].map(|course| self.network.add_course(course));
                    let whole = courses::replaces(&self.scenario, terminal);
                    let own = TerminalCourses { down, up, whole, due: SimTime::MAX };
                    self.terrain.disturb(node, own, &mut self.network);
                    own
                }
            };
            let after = own.conditions(&mut self.network, now);
            self.await_terminal_change(now, node);
            if let Some((before, after)) = before.zip(after).filter(|(before, after)| before != after) {
                self.show_terminal(now, node, before, after);
            }
        }
    }
}
