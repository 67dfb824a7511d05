//! Radio channels under way: packets that wait for one, frames that leave, and what becomes of them.

use skywindow_network::{Cause, Offered, OnArrival, Sent, Woken};
use skywindow_units::{Duration, SimTime};

use crate::recording::{HopRow, RadioRow, RadioUse};
use crate::run::event::Event;
use crate::run::world::World;

impl World {
    /// A packet at `node` is to go by `link`, which is part of a radio channel.
    pub(crate) fn offer_radio(&mut self, now: SimTime, node: u32, channel: u16, link: u32, packet: u32) {
        let header = &mut self.packets[packet].header;
        header.hop = header.hop.saturating_add(1);
        header.link_epoch = self.network.links()[link as usize].epoch;
        // Each fragment has a frame of its own; they leave together.
        let headers =
            self.network.links()[link as usize].spec.frame_overhead * u32::from(header.fragments - 1);
        match self.network.offer_radio(now, link, packet, header.bytes + headers) {
            (station, Offered::Wakes(at)) => self.wake_radio_at(at, channel, station),
            (_, Offered::Waits) => {}
            (_, Offered::Refused) => self.lose(now, packet, node, Cause::QueueFull),
        }
    }

    fn wake_radio_at(&mut self, at: SimTime, channel: u16, station: usize) {
        self.queue.schedule(at, Event::Radio { channel, station: station as u16 }.into());
    }

    /// A station of a radio channel is woken at the instant that it asked for.
    pub(crate) fn wake_radio(&mut self, now: SimTime, channel: u16, station: u16) {
        let at = usize::from(station);
        match self.network.wake_radio(now, channel, at) {
            Some(Woken::Listens(until)) => self.wake_radio_at(until, channel, at),
            Some(Woken::Waits(until)) => {
                self.show_radio(channel, station, now, until, RadioUse::IdleSlot);
                self.wake_radio_at(until, channel, at);
            }
            Some(Woken::Sends { until, .. }) => self.wake_radio_at(until, channel, at),
            Some(Woken::Ends(sent)) => self.end_radio(now, channel, station, sent),
            None => {}
        }
    }

    fn end_radio(&mut self, now: SimTime, channel: u16, station: u16, sent: Sent) {
        let Sent { link, packet, since, collided, next } = sent;
        let spec = self.network.links()[link as usize].spec;
        let arrives =
            now + self.network.channel(channel).map_or(Duration::ZERO, |channel| channel.spec().delay);
        let header = &mut self.packets[packet].header;
        if collided {
            header.on_arrival = OnArrival::Damaged(Cause::Collision);
        }
        let segment = header.segment;
        if segment != u32::MAX {
            let (from, to) = (spec.from as u16, spec.to as u16);
            self.recording.hops.push(HopRow { start: since, end: arrives, segment, from, to });
            if let Some(tap) = self.recording.tap() {
                tap.enter(now, since, [spec.from, spec.to], header);
            }
        }
        let used = if collided { RadioUse::Collision } else { RadioUse::Frame };
        self.show_radio(channel, station, since, now, used);
        self.queue.schedule(arrives, Event::Arrive { link, packet }.into());
        if let Some(next) = next {
            self.wake_radio_at(next, channel, usize::from(station));
        }
    }

    fn show_radio(&mut self, channel: u16, station: u16, start: SimTime, end: SimTime, used: RadioUse) {
        let stations = self.network.channel(channel).map(|channel| &channel.spec().stations);
        let Some(&node) = stations.and_then(|stations| stations.get(usize::from(station))) else { return };
        self.recording.radio.push(RadioRow { t: end, start, channel, node: node as u16, used });
    }
}
