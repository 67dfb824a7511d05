//! Packets at gateways that put them back in order as they leave a constellation: what waits there, goes on from there, and
//! for which gap nobody waits any longer.

use skywindow_network::{GivenUp, HeldBack, OnArrival, Taken, Tunnel};
use skywindow_units::SimTime;

use crate::flow::Detail;
use crate::happenings::{Concerns, Happening};
use crate::recording::{End, ResequencedRow};
use crate::run::event::Event;
use crate::run::world::World;

impl World {
    /// A packet that has been numbered comes over a link: at a gateway it may have to wait.
    #[inline(never)]
    pub(crate) fn arrive_numbered(&mut self, now: SimTime, link: u32, packet: u32) {
        let spec = self.network.links()[link as usize].spec;
        let header = &mut self.packets[packet].header;
        let leaves =
            spec.to >= self.network.sky().satellites() && spec.from < self.network.sky().satellites();
        if leaves {
            header.on_arrival = OnArrival::Nothing;
            let (tunnel, sequence) = (Tunnel::of(header), header.sequence);
            if let Some((place, exit)) = self.gateways.exit(spec.to, tunnel) {
                let taken = exit.buffer.take(HeldBack { sequence, packet, since: now });
                self.await_exit(now, place);
                if let Taken::Waits(given_up) = taken {
                    self.tell_given_up(now, place, given_up);
                    return;
                }
            }
        }
        self.go_on_from(now, spec.to, packet);
    }

    /// Delivers a packet that is at `node`, or sends it on.
    fn go_on_from(&mut self, now: SimTime, node: u32, packet: u32) {
        if self.packets[packet].header.destination == node {
            self.deliver(now, packet);
        } else {
            self.forward(now, node, packet);
        }
    }

    /// Plans when an exit is to be asked for what goes on, and for gaps to give up.
    fn await_exit(&mut self, now: SimTime, place: u32) {
        let Some(exit) = self.gateways.at(place) else { return };
        if exit.buffer.is_ready() && !exit.is_releasing {
            exit.is_releasing = true;
            self.queue.schedule(now, Event::Release { exit: place }.into());
        }
        if !exit.is_timed
            && let Some(due) = exit.buffer.due()
        {
            exit.is_timed = true;
            self.queue.schedule(due, Event::GiveUp { exit: place }.into());
        }
    }

    /// Gives up the gaps of an exit before packets that have waited for long enough.
    pub(crate) fn give_up(&mut self, now: SimTime, place: u32) {
        let Some(exit) = self.gateways.at(place) else { return };
        exit.is_timed = false;
        let given_up = exit.buffer.expire(now);
        self.tell_given_up(now, place, given_up);
        self.await_exit(now, place);
    }

    /// Sends on the next packet of an exit. One an event: what each of them sets off may be more than a call has work for.
    pub(crate) fn release(&mut self, now: SimTime, place: u32) {
        let Some(exit) = self.gateways.at(place) else { return };
        exit.is_releasing = false;
        let (node, held) = (exit.node, exit.buffer.release());
        self.await_exit(now, place);
        let Some(HeldBack { packet, since, .. }) = held else { return };
        let segment = self.packets[packet].header.segment;
        if segment != u32::MAX && since < now {
            self.recording.resequenced.push(ResequencedRow { t: now, since, segment, node: node as u16 });
        }
        self.go_on_from(now, node, packet);
    }

    fn tell_given_up(&mut self, now: SimTime, place: u32, given_up: Option<GivenUp>) {
        let (Some(GivenUp { missing, released }), Some(exit)) = (given_up, self.gateways.at(place)) else {
            return;
        };
        let Tunnel { flow, path, .. } = exit.tunnel;
        if self.flows[usize::from(flow)].detail >= Detail::Windows {
            let happening = Happening::GapGivenUp { node: exit.node, missing, released };
            let concerns = Concerns { flow, path, end: End::Neither as u8 };
            self.recording.events.push(happening.row(now, concerns));
        }
    }
}
