//! Links whose delay changes at certain instants: when that happens, who is told, and the routes after it.

use skywindow_network::Network;
use skywindow_units::SimTime;

use crate::evaluation::Task;
use crate::event::Event;
use crate::explain::code;
use crate::flow::{Detail, Flow};
use crate::recording::{End, EventRow, Recording};
use crate::world::World;

impl World {
    /// Plans the next change of the pair of links that begins with `link`, if there is one.
    pub(crate) fn await_change(&mut self, now: SimTime, link: u32) {
        if let Some(next) = self.network.next_change(link, now) {
            self.queue.schedule(next, Event::Change { link }.into());
        }
    }

    /// The delay of the pair of links that begins with `link` has become another one.
    #[cold]
    pub(crate) fn change_delay(&mut self, now: SimTime, link: u32) {
        self.await_change(now, link);
        show_change(now, link, &mut self.network, &self.flows, &mut self.recording);
        self.task = Some(Task::Reroute(0));
    }
}

/// Writes the change once for every path of a recorded flow that leads over the link.
fn show_change(now: SimTime, link: u32, network: &mut Network, flows: &[Flow], recording: &mut Recording) {
    let spec = network.links()[link as usize].spec;
    let just_before = SimTime::from_nanos(now.as_nanos() - 1);
    let (before, after) = (network.delay(link, just_before), network.delay(link, now));
    let recorded = flows.iter().enumerate().filter(|(_, flow)| flow.detail >= Detail::Windows);
    for (number, flow) in recorded {
        let over = flow.routes.iter().enumerate().filter(|(_, route)| route.joins(spec.from, spec.to));
        for (path, _) in over {
            recording.events.push(EventRow {
                t: now,
                code: code::DELAY_CHANGED,
                flow: number as u16,
                path: path as u8,
                end: End::Neither as u8,
                a: f64::from(spec.from),
                b: f64::from(spec.to),
                c: after.as_millis_f64(),
                d: before.as_millis_f64(),
            });
        }
    }
}
