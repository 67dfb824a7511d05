//! Queues whose discipline keeps its packets: what waits there, is sent from there or dropped there.

use std::hint::cold_path;

use skywindow_network::{Passage, Refused};
use skywindow_units::SimTime;

use crate::run::event::Event;
use crate::run::world::World;

impl World {
    /// A packet is to wait in the queue of `link`. What finds the link free is sent at once.
    pub(crate) fn wait_for_link(&mut self, now: SimTime, link: u32, packet: u32) {
        let header = &self.packets[packet].header;
        match self.network.enqueue(now, link, packet, header) {
            Some(at) if at <= now => self.serve(now, link),
            wakes => self.serve_at(wakes, link),
        }
        self.lose_refused(now);
    }

    /// The link is free that has asked to be served: what waits is sent.
    pub(crate) fn serve(&mut self, now: SimTime, link: u32) {
        if let Some(kept) = self.network.serve(now, link) {
            let node = self.network.links()[kept.link as usize].spec.from;
            let header = &mut self.packets[kept.packet].header;
            match self.network.send(now, kept, header) {
                Passage::Enters { link, to, begins, arrives } => {
                    self.enter(now, [node, to], [begins, arrives], link, kept.packet);
                }
                Passage::Repeats { link, to, begins, arrives } => {
                    self.enter_repeating(now, [node, to], [begins, arrives], link, kept.packet);
                }
                Passage::Lost(cause) => self.lose(now, kept.packet, node, cause),
                // It fits and has no radio channel, or it would not have waited here.
                Passage::Waits { .. } | Passage::Radio { .. } | Passage::TooBig { .. } => cold_path(),
            }
        }
        let wakes = self.network.serve_again(now, link);
        self.serve_at(wakes, link);
        self.lose_refused(now);
    }

    fn serve_at(&mut self, at: Option<SimTime>, link: u32) {
        if let Some(at) = at {
            self.queue.schedule(at, Event::Serve { link }.into());
        }
    }

    /// Loses what queues have dropped.
    pub(crate) fn lose_refused(&mut self, now: SimTime) {
        while let Some(Refused { kept, cause }) = self.network.take_refused() {
            let node = self.network.links()[kept.link as usize].spec.from;
            self.lose(now, kept.packet, node, cause);
        }
    }
}
