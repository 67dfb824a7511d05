//! Tells senders that a path has changed: those whose own terminal hands over, and those with a path over a link whose delay
//! the scenario changes, or which it cuts and mends. They are told at that instant, once the routes are those from then on.

use skywindow_transport::congestion::PathHint;
use skywindow_units::SimTime;

use crate::run::event::Event;
use crate::run::world::{World, watch};
use crate::sky::routes::follow;
use crate::varying::hinting::{Expected, alike};

impl World {
    /// Links are about to change in another way than by handovers: keeps the delays that paths had.
    pub(crate) fn expect_changed_paths(&mut self, now: SimTime) {
        if !self.hinting.is_idle() {
            self.keep_delays(now, |_| true, false);
        }
    }

    /// Handovers were found that are about to be put into effect.
    pub(crate) fn expect_handovers(&mut self, now: SimTime) {
        if self.hinting.is_idle() {
            return;
        }
        let nodes = self.terrain.handed_over(self.network.sky());
        if !nodes.is_empty() {
            self.keep_delays(now, |node| nodes.contains(&node), true);
        }
    }

    /// Keeps the delays of paths from certain first nodes, as they were until `now`.
    #[cold]
    fn keep_delays(&mut self, now: SimTime, concerns: impl Fn(u32) -> bool, surely: bool) {
        let Some(before) = now.as_nanos().checked_sub(1).map(SimTime::from_nanos) else { return };
        let mut nodes = Vec::new();
        self.hinting.expected.clear();
        for &(flow, path, _) in self.hinting.paths.iter().filter(|&&(_, _, node)| concerns(node)) {
            let Some(port) = self.flows[usize::from(flow)].ends[0].port(path) else { continue };
            let from = follow(&mut self.network, before, port.node, port.peer, &mut nodes);
            self.hinting.expected.push(Expected { flow, path, from, surely });
        }
    }

    /// The routes are those from `now` on: tells the senders.
    pub(crate) fn tell_hints(&mut self, now: SimTime) {
        if self.hinting.expected.is_empty() {
            return;
        }
        let mut nodes = Vec::new();
        for Expected { flow: number, path, from, surely } in std::mem::take(&mut self.hinting.expected) {
            let flow = &mut self.flows[usize::from(number)];
            let Some(port) = flow.ends[0].port(path) else { continue };
            let to = follow(&mut self.network, now, port.node, port.peer, &mut nodes);
            if !surely && alike(from, to) {
                continue;
            }
            let (endpoint, mut watcher) = watch(flow, number, 0, &mut self.recording);
            endpoint.on_path_hint(path, &PathHint { now, from, to }, &mut watcher);
            // What it may send for that reason it sends next.
            self.queue.schedule(now, Event::Wake { flow: number, end: 0 }.into());
        }
    }
}
