//! What befalls flows: hosts that reboot, and packets that others send in the name of an end.

use skywindow_transport::api::{Forged, Forgery};
use skywindow_units::{Duration, SimTime};

use crate::flow::Detail;
use crate::happenings::{Concerns, Happening};
use crate::run::event::Event;
use crate::run::sending::{Impostor, impersonate};
use crate::run::streams;
use crate::run::world::{World, watch};

impl World {
    /// The incident `index` of a flow happens, or goes on.
    #[cold]
    pub(crate) fn strike(&mut self, now: SimTime, number: u16, index: u16) {
        let flow = &mut self.flows[usize::from(number)];
        let Some(strike) = flow.incidents.get(usize::from(index)) else { return };
        let end = strike.end();
        let Some(what) = strike.pretends() else {
            let off = Duration::from_secs_f64(strike.incident.off_s);
            let (endpoint, mut watcher) = watch(flow, number, end, &mut self.recording);
            endpoint.reboot(now, off, &mut watcher);
            let reason = watcher.reason;
            self.transmit(now, number, end, reason);
            return;
        };
        self.forge(now, number, index, end, what);
        let strike = &mut self.flows[usize::from(number)].incidents[usize::from(index)];
        strike.sent += 1;
        if strike.sent < strike.incident.packets {
            let next = now + Duration::from_secs_f64(strike.incident.interval_ms / 1e3);
            self.queue.schedule(next, Event::Incident { flow: number, index }.into());
        }
    }

    /// Somebody sends a packet to an end in the name of the other one.
    fn forge(&mut self, now: SimTime, number: u16, index: u16, end: u8, what: Forged) {
        let flow = &self.flows[usize::from(number)];
        let strike = &flow.incidents[usize::from(index)];
        let fate = flow.ends[usize::from(end)].fates.child(streams::FORGED).child(index.into());
        let forgery =
            Forgery { what, draw: fate.bits(strike.sent.into()), unknown_bits: strike.incident.unknown_bits };
        let (first, from) = (strike.sent == 0, strike.from);
        let (packets, shelf) = (strike.incident.packets, flow.shelf());
        let Some(port) = flow.ends[usize::from(1 - end)].port(0) else { return };
        let node = from.unwrap_or(port.node);
        let packet = self.packets.take(shelf);
        if !flow.ends[usize::from(1 - end)].endpoint.forge(forgery, &mut self.packets[packet].body) {
            self.packets.give_back(packet, shelf);
            return;
        }
        if first && flow.detail >= Detail::Windows {
            let (bits, packet) = (strike.incident.unknown_bits, strike.incident.packet as u8);
            let happening = if what == Forged::Replay {
                Happening::OldCookie { node, packets, bits: 0, packet }
            } else {
                Happening::ForgedPackets { node, packets, bits, packet }
            };
            self.recording.events.push(happening.row(now, Concerns { flow: number, path: 0, end }));
        }
        let fate = fate.child(forgery.draw);
        let recorded = flow.detail == Detail::Full;
        let impostor =
            Impostor { now, node, flow: number, end: 1 - end, destination: port.peer, fate, recorded };
        impersonate(impostor, &mut self.packets[packet], &mut self.recording);
        if node == port.peer {
            self.queue.schedule(now, Event::Local { packet }.into());
        } else {
            self.forward(now, node, packet);
        }
    }
}
