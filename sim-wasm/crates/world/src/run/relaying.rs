//! What a gateway does between the two connections that it joins: opens the second, passes on, makes room, closes.
//!
//! It opens the second as soon as the first is established, as a proxy does that accepts and then connects. What has
//! come in order it sends on at once, as far as the second connection lets it, and holds until that has been
//! acknowledged; what it holds takes room from the window that it tells the host before it. When one of the two is
//! given up or reset it resets the other: without that the host on the other side would wait for ever.

use skywindow_units::SimTime;

use crate::flow::relay::Relay;
use crate::flow::{Detail, Flow};
use crate::happenings::{Concerns, Happening};
use crate::recording::{End, NO_PATH, Recording};
use crate::run::event::Event;
use crate::run::world::{World, watch};

impl World {
    /// `end` of a leg is at a gateway and has had news, which it is about to answer: passes them on to the other end
    /// there, which answers next.
    #[inline(never)]
    pub(crate) fn relay(&mut self, now: SimTime, number: u16, end: u8) {
        let second = if end == 0 { number } else { number + 1 };
        let (before, after) = self.flows.split_at_mut(usize::from(second));
        let (Some(from), Some(onward)) = (before.last_mut(), after.first_mut()) else { return };
        let (came, went) = (from.ends[1].endpoint.relay_state(), onward.ends[0].endpoint.relay_state());
        let done = onward.relay;
        onward.relay = Relay {
            opened: done.opened || came.established,
            supplied: came.arrived_bytes,
            released: went.acknowledged_bytes,
            closed: [done.closed[0] || came.finished, done.closed[1] || went.finished],
            broken: came.broken || went.broken,
        };
        if onward.relay.broken {
            if !done.broken {
                self.break_other(now, second, came.broken);
            }
            return;
        }
        let (new, free) = (came.arrived_bytes - done.supplied, went.acknowledged_bytes - done.released);
        let held = came.arrived_bytes - went.acknowledged_bytes;
        let closes = [0, 1].map(|side| onward.relay.closed[side] && !done.closed[side]);

        if onward.relay.opened && !done.opened {
            note(now, |node| Happening::GatewayOpens { node, held }, onward, second, &mut self.recording);
            self.queue.schedule(now, Event::Open { flow: second }.into());
        }
        let out = &mut onward.ends[0].endpoint;
        out.supply(new);
        if closes[0] {
            out.close();
            note(now, |node| Happening::GatewayCloses { node, held }, onward, second, &mut self.recording);
        }
        if free > 0 {
            let (into, mut watcher) = watch(from, second - 1, 1, &mut self.recording);
            // No more than the gateway has room for, which 32 bits can tell.
            into.release(now, free as u32, &mut watcher);
            self.work.spend(into.take_looked());
        }
        if closes[1] {
            from.ends[1].endpoint.close();
        }
        if new > 0 || free > 0 || closes != [false; 2] {
            let other = if end == 0 {
                Event::Wake { flow: number - 1, end: 1 }
            } else {
                Event::Wake { flow: second, end: 0 }
            };
            self.queue.schedule(now, other.into());
        }
    }
}

impl World {
    /// One of the two connections at the gateway at which leg `second` begins is no more: ends the other one.
    #[cold]
    fn break_other(&mut self, now: SimTime, second: u16, first_is_broken: bool) {
        let (number, end) = if first_is_broken { (second, 0) } else { (second - 1, 1) };
        let held = |flow: &Flow, end: usize| flow.ends[end].endpoint.relay_state();
        let [first, onward] = [second - 1, second].map(|number| &self.flows[usize::from(number)]);
        let lost = held(first, 1).arrived_bytes - held(onward, 0).acknowledged_bytes;
        let resets = |node| match first_is_broken {
            true => Happening::GatewayResetsOnward { node, held: lost },
            false => Happening::GatewayResetsBack { node, held: lost },
        };
        let flow = &mut self.flows[usize::from(number)];
        let (endpoint, mut watcher) = watch(flow, number, end, &mut self.recording);
        if endpoint.abort(now, &mut watcher) {
            let onward = &self.flows[usize::from(second)];
            note(now, resets, onward, number, &mut self.recording);
            self.queue.schedule(now, Event::Wake { flow: number, end }.into());
        }
    }
}

/// Writes what the gateway at the beginning of `onward` does, by its node.
fn note(
    now: SimTime,
    does: impl FnOnce(u32) -> Happening,
    onward: &Flow,
    number: u16,
    recording: &mut Recording,
) {
    let Some(port) = onward.ends[0].port(0).filter(|_| onward.detail >= Detail::Windows) else { return };
    let concerns = Concerns { flow: number, path: NO_PATH, end: End::Sender as u8 };
    recording.events.push(does(port.node).row(now, concerns));
}
