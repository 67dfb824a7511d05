//! The states of error processes: written when they change, whatever is sent, and told of on the paths they strike.

use skywindow_network::Stay;
use skywindow_units::SimTime;

use crate::flow::Detail;
use crate::happenings::{Concerns, Happening};
use crate::recording::{ChannelState, ErrorStateRow, NO_NODE};
use crate::run::event::Event;
use crate::run::world::World;

impl World {
    /// Begins to follow the error processes that have come under way since the last call.
    pub(crate) fn follow_processes(&mut self, now: SimTime) {
        while self.processes_followed < self.network.processes().count() {
            let number = self.processes_followed as u16;
            self.processes_followed += 1;
            self.turn(now, number);
        }
    }

    /// The error process `number` begins or passes to its other state.
    #[cold]
    pub(crate) fn turn(&mut self, now: SimTime, number: u16) {
        let Some(stay) = self.network.processes().stay(number, now) else { return };
        if stay.until != SimTime::MAX {
            self.queue.schedule(stay.until, Event::Turn { process: number }.into());
        }
        self.show_state(now, number, &stay);
    }

    /// Writes a row, and an event for every path of a recorded flow that leads over a link that the process strikes.
    fn show_state(&mut self, now: SimTime, number: u16, stay: &Stay) {
        let Some(extent) = self.network.extent(number) else { return };
        let links = self.network.links();
        let ends = |&first: &u32| links.get(first as usize).map(|link| [link.spec.from, link.spec.to]);
        let struck: Vec<[u32; 2]> = extent.pairs.iter().filter_map(ends).collect();
        let own = struck.first().filter(|_| !extent.shared).copied();
        let [from, to] = own.map_or([NO_NODE; 2], |ends| ends.map(|node| node as u16));
        self.recording.error_states.push(ErrorStateRow {
            t: now,
            process: extent.kind,
            from,
            to,
            state: if stay.is_bad() { ChannelState::Bad } else { ChannelState::Good },
            delay_ms: stay.delay,
            loss: stay.loss as f32,
        });
        let (process, delay) = (extent.kind, stay.delay);
        let [from, to] = own.map_or([None; 2], |ends| ends.map(Some));
        let happening = if stay.is_bad() {
            Happening::BadState { process, from, to, delay }
        } else {
            Happening::GoodState { process, from, to, delay }
        };
        let Self { flows, network, recording, .. } = self;
        let recorded = flows.iter_mut().enumerate().filter(|(_, flow)| flow.detail >= Detail::Windows);
        for (number, flow) in recorded {
            for (path, route) in flow.routes.iter_mut().enumerate() {
                if struck.iter().any(|&[from, to]| route.joins(from, to)) {
                    let (flow, path) = (number as u16, path as u8);
                    recording.events.push(happening.row(now, Concerns::path(flow, path)));
                    route.show_state(now, flow, path, network, recording);
                }
            }
        }
    }
}
