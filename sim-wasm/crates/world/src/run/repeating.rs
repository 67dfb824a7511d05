//! Links that send again what their errors have lost: it happens at its instant, and who is told.

use skywindow_network::Resend;
use skywindow_units::SimTime;

use crate::happenings::{Concerns, Happening};
use crate::recording::SegmentKind;
use crate::run::event::Event;
use crate::run::world::World;

impl World {
    /// As [`World::enter`], where the link sends the packet again before it arrives.
    #[cold]
    #[inline(never)]
    pub(crate) fn enter_repeating(
        &mut self,
        now: SimTime,
        ends: [u32; 2],
        times: [SimTime; 2],
        link: u32,
        packet: u32,
    ) {
        // Before its arrival, which lets the packet go.
        for at in 0..self.network.resends().len() {
            let resend = self.network.resends()[at];
            let number = self.pending.keep(packet, resend);
            self.queue.schedule(resend.begins, Event::Resend { number }.into());
        }
        self.enter(now, ends, times, link, packet);
    }

    /// A link sends a packet again.
    #[cold]
    pub(crate) fn resend(&mut self, now: SimTime, number: u32) {
        let (packet, Resend { link, attempt, .. }) = self.pending.take(number);
        let packet = &self.packets[packet];
        if !self.network.send_on_again(link, now, &packet.header) || packet.header.segment == u32::MAX {
            return;
        }
        let spec = self.network.links()[link as usize].spec;
        let (from, to) = (spec.from, spec.to);
        let number = if packet.body.kind() == SegmentKind::Data { packet.body.number() } else { 0 };
        let concerns =
            Concerns { flow: packet.header.flow, path: packet.header.path, end: packet.header.direction };
        let happening = Happening::FrameResent { from, to, number: number.into(), attempt };
        self.recording.events.push(happening.row(now, concerns));
    }
}
