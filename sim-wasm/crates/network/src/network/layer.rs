//! Links whose link layer does more than send: it sends again what their errors have lost (RFC 3366), when and how often,
//! and compresses headers.
//!
//! A frame that is lost is missed at the far end when its last bit would have come, and the sender hears of that after the
//! way back: its answer takes no room on the other direction. What is lost with the link itself, in an outage or at a
//! handover, is not sent again. A bent pipe has no such link layer, and neither has a radio channel.

use skywindow_units::SimTime;

use super::{LEAST_HOP, MOST_RESENDS, Network, Passage, RESENT_DRAWS, STATE_DRAWS, course_of, enter};
use super::{next_error_draw, sent_bytes};
use crate::cause::Cause;
use crate::link_layer::{ArqSpec, LinkLayer, Pace, Resend};
use crate::packet::{Header, OnArrival};
use crate::transmitter::{Departure, Service};

/// What one transmission of a frame comes to.
struct Attempt {
    /// Why it is lost, if it is.
    lost: Option<Cause>,
    /// When its last bit arrives, or is missed.
    arrives: SimTime,
}

impl Network {
    /// As [`Network::cross`], over a link whose link layer repeats frames or compresses headers.
    pub(super) fn cross_by_layer(
        &mut self,
        [came, now]: [SimTime; 2],
        index: u32,
        departure: Departure,
        header: &mut Header,
    ) -> Passage {
        let spec = self.links[index as usize].spec;
        let LinkLayer { arq, compression } = self.layers.spec(spec.layer);
        let arq = arq.unwrap_or(ArqSpec { persistence: 0, in_order: false });
        self.layers.resends.clear();
        self.layers.slots(&spec).into_iter().for_each(|slots| slots.forget(now));
        let met_radio = header.met_radio;
        let mut sent = departure;
        let mut attempt = self.attempt(index, sent.ends, 0, header);
        for again in 1..=arq.persistence {
            if attempt.lost.is_none() {
                break;
            }
            let missed = self.arrival(index, sent.ends);
            let heard = missed + missed.since(sent.ends);
            let Some(next) = self.send_again(index, heard, header) else { break };
            sent = next;
            self.layers.resends.push(Resend { link: index, attempt: again, begins: sent.begins });
            header.met_radio = met_radio;
            attempt = self.attempt(index, sent.ends, again, header);
        }
        if let Some(cause) = attempt.lost {
            header.on_arrival = OnArrival::Damaged(cause);
        }
        let mut arrives = attempt.arrives.max(now + LEAST_HOP);
        if arq.in_order || self.keeps_order(index) {
            // What came before is there by then, or has been given up.
            let link = &mut self.links[index as usize];
            link.latest = link.latest.max(arrives);
            arrives = link.latest;
        }
        let (begins, arrives) = self.cut([came, now], index, [departure.begins, arrives], header);
        if let Some(compression) = compression {
            let answered = self.arrival(index, arrives);
            if self.layers.contexts.carry(index, compression, header, answered) {
                header.on_arrival = OnArrival::Damaged(Cause::HeaderContext);
            }
        }
        self.layers.resends.retain(|resend| resend.begins <= arrives);
        let link = &self.links[index as usize];
        enter(link, departure, header);
        let to = link.spec.to;
        match self.layers.resends.is_empty() {
            true => Passage::Enters { link: index, to, begins, arrives },
            false => Passage::Repeats { link: index, to, begins, arrives },
        }
    }

    /// Whether the error process of a link keeps its packets in order.
    fn keeps_order(&mut self, index: u32) -> bool {
        let process = self.links[index as usize].spec.process;
        process.and_then(|process| self.processes.get(process)).is_some_and(|process| process.spec().fifo)
    }

    /// What becomes of a frame whose last bit leaves at `ends`, for the first time or `again`.
    fn attempt(&mut self, index: u32, ends: SimTime, again: u32, header: &mut Header) -> Attempt {
        let (error, state) = draws(header, again);
        let corrupted = self.corrupts(index, ends, header, error);
        let mut lost = corrupted.then_some(Cause::Corruption);
        let mut arrives = self.arrival(index, ends);
        let process = self.links[index as usize].spec.process;
        if let Some(process) = process.and_then(|process| self.processes.get(process)) {
            let stay = process.at(ends);
            if lost.is_none() && stay.loses(header.fate.bits(state)) {
                lost = Some(Cause::State);
            }
            arrives += stay.delay;
        }
        Attempt { lost, arrives }
    }

    /// Takes time for a frame that can be sent again from `heard` on; none where the link never sends again.
    fn send_again(&mut self, index: u32, heard: SimTime, header: &Header) -> Option<Departure> {
        let Self { courses, links, transmitters, layers, .. } = self;
        let link = &links[index as usize];
        let rate = transmitters.get(link.spec.transmitter as usize)?.rate();
        let course = course_of(link).and_then(|course| courses.get_mut(course));
        let mut pace = Pace { course, slots: layers.slots(&link.spec), rate };
        let begins = pace.begins(heard, heard);
        let takes = pace.takes(heard, begins, sent_bytes(&link.spec, header));
        let slots = layers.slots(&link.spec).filter(|_| begins != SimTime::MAX)?;
        Some(slots.take(begins, takes))
    }

    /// The retransmissions of the packet that has just entered a link.
    pub fn resends(&self) -> &[Resend] {
        &self.layers.resends
    }

    /// Counts what `link` sends again at `now`, the packet of `header`; whether it does: a link that has gone away since it
    /// took the packet does not.
    pub fn send_on_again(&mut self, link: u32, now: SimTime, header: &Header) -> bool {
        let own = &mut self.links[link as usize];
        if own.epoch != header.link_epoch {
            return false;
        }
        let framed = sent_bytes(&own.spec, header);
        own.carried_bytes += u64::from(framed);
        if let Some(course) = course_of(own).and_then(|course| self.courses.get_mut(course)) {
            own.sending = own.sending + course.at(now).rate.transmission_time(framed);
        }
        self.layers.count(link);
        true
    }

    /// How many frames `link` has sent again.
    pub fn resent(&self, link: u32) -> u64 {
        self.layers.counted(link)
    }
}

/// A packet's draws over errors and states for a transmission on its next link.
fn draws(header: &Header, again: u32) -> (u64, u64) {
    let hop = u64::from(header.hop);
    if again == 0 {
        return (next_error_draw(header), STATE_DRAWS + hop);
    }
    let own = RESENT_DRAWS + 2 * (hop * MOST_RESENDS + u64::from(again));
    (header.fate.bits(own), own + 1)
}
