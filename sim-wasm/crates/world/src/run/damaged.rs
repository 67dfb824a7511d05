//! Packets that come damaged to their end, over links that hand on what errors hit: a checksum finds them, and they are lost there.

use skywindow_network::{Cause, Packet};
use skywindow_transport::Family;
use skywindow_units::SimTime;

use crate::run::world::{World, watch};

impl World {
    /// A damaged packet of the family `F` has come to its destination, whose endpoint may have something to say of it. An
    /// ICMP message has a checksum of its own, and nobody answers one (RFC 1122 section 3.2.2).
    #[cold]
    #[inline(never)]
    pub(crate) fn deliver_damaged<F: Family>(&mut self, now: SimTime, packet: u32) {
        self.tell_loss(now, packet, self.packets[packet].header.destination, Cause::Checksum);
        let Packet { header, body } = &self.packets[packet];
        let (number, path, end) = (header.flow, header.path, 1 - (header.direction & 1));
        let first_byte = header.first_damaged_byte();
        let (endpoint, mut watcher) =
            watch(&mut self.flows[usize::from(number)], number, end, &mut self.recording);
        if header.reports_mtu == 0
            && let Some(endpoint) = F::of_mut(endpoint)
            && let Some(body) = F::packet(body)
        {
            endpoint.on_damaged(now, path, body, first_byte, &mut watcher);
            self.work.spend(endpoint.take_looked());
        }
        let reason = watcher.reason;
        self.packets.give_back(packet, F::PROTOCOL as usize);
        self.transmit_as::<F>(now, number, end, reason);
    }
}
