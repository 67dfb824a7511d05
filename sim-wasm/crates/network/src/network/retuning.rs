//! What becomes of links while a run goes on: their conditions, what they are made of, and whether they are there.

use skywindow_units::{BitRate, Duration, SimTime};

use super::{ErrorReading, Network, course_of};
use crate::cause::Cause;
use crate::course::{Conditions, Course};
use crate::link::Propagation;
use crate::link_layer::Slots;
use crate::loss::{LossModel, LossTable};
use crate::routing::Strategy;
use crate::transmitter::Transmitter;

/// What a link is made of that may become different while packets cross it.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// Rate of its transmitter.
    pub rate: BitRate,
    /// How many packets may wait.
    pub capacity: u32,
    /// Its loss table.
    pub loss: Option<u16>,
    /// Its delay, where that is fixed.
    pub delay: Option<Duration>,
    /// Framing that counts in transmission only, bytes.
    pub frame_overhead: u32,
    /// The largest packet it carries, bytes.
    pub mtu: u32,
}

impl Network {
    /// Adds conditions that change, and returns their number, by which links have them.
    pub fn add_course(&mut self, course: Course) -> u32 {
        self.courses.push(course);
        self.courses.len() as u32 - 1
    }

    /// The conditions that change with that number.
    pub fn course(&mut self, number: u32) -> Option<&mut Course> {
        self.courses.get_mut(number as usize)
    }

    /// The first instant after `now` at which the conditions of `link` may change; none if that never happens again.
    pub fn next_change(&mut self, link: u32, now: SimTime) -> Option<SimTime> {
        self.courses.get_mut(course_of(&self.links[link as usize])?)?.next_after(now)
    }

    /// What `link` is like at `now`; none where that never changes.
    pub fn conditions(&mut self, link: u32, now: SimTime) -> Option<Conditions> {
        Some(self.courses.get_mut(course_of(&self.links[link as usize])?)?.at(now))
    }

    /// Whether the conditions of `link` follow a trace.
    pub fn is_traced(&self, link: u32) -> bool {
        let course = course_of(&self.links[link as usize]).and_then(|course| self.courses.get(course));
        course.is_some_and(Course::is_traced)
    }

    /// Whether packets leave over `link` at opportunities.
    pub fn leaves_by_opportunity(&self, link: u32) -> bool {
        let course = course_of(&self.links[link as usize]).and_then(|course| self.courses.get(course));
        course.is_some_and(|course| course.opportunities().is_some())
    }

    /// Whether any link has delivery opportunities.
    pub fn has_opportunities(&self) -> bool {
        self.courses.iter().any(|course| course.opportunities().is_some())
    }

    /// How many bytes may leave over `link` between two instants, where it has opportunities.
    pub fn opportunities(&self, link: u32, from: SimTime, until: SimTime) -> Option<u64> {
        let course = self.courses.get(course_of(&self.links[link as usize])?)?;
        Some(course.opportunities()?.bytes_between(from, until))
    }

    /// Empties the queue of `link`, which has been cut. What its discipline kept is among what is [refused](Self::take_refused)
    /// then; what other queues held ends by itself, for its packets are known to be lost.
    pub fn flush(&mut self, link: u32, now: SimTime) {
        let Some(transmitter) =
            self.transmitters.get_mut(self.links[link as usize].spec.transmitter as usize)
        else {
            return;
        };
        transmitter.flush(now);
        let spec = self.links[link as usize].spec;
        self.layers.slots(&spec).into_iter().for_each(Slots::clear);
        if let Some((keeper, _)) = transmitter.keeper() {
            keeper.drain(&|kept| kept.link == link, Cause::Outage, self.keeping.refused());
        }
    }

    /// Brings a pair of links up, or takes it down, by the number of its first; with `lose_in_flight` what is on them
    /// is lost.
    pub fn set_up(&mut self, first: u32, up: bool, lose_in_flight: bool) {
        for link in &mut self.links[first as usize..first as usize + 2] {
            link.wanted = up;
            link.up = up && !link.failed;
            if !up && lose_in_flight {
                link.epoch += 1;
            }
        }
        self.routing.set_up(first, &self.links[first as usize]);
    }

    /// A pair of links fails, by the number of its first, or works again: what is on it is lost. Returns whether it is up
    /// now that was not, or the other way round.
    pub fn set_failed(&mut self, first: u32, failed: bool) -> bool {
        let before = self.links[first as usize].up;
        for link in &mut self.links[first as usize..first as usize + 2] {
            if failed && !link.failed {
                link.epoch += 1;
                link.fault_epoch = link.epoch;
            }
            link.failed = failed;
            link.up = link.wanted && !failed;
        }
        let up = self.links[first as usize].up;
        if up != before {
            self.routing.set_up(first, &self.links[first as usize]);
        }
        up != before
    }

    /// The rate at which `link` sends, where nothing changes it; none where it only repeats.
    pub fn rate(&self, link: u32) -> BitRate {
        let transmitter = self.transmitters.get(self.links[link as usize].spec.transmitter as usize);
        transmitter.map_or(BitRate::from_bps(0), Transmitter::rate)
    }

    /// What damages packets on `link`, where nothing changes it.
    pub fn errors(&self, link: u32) -> LossModel {
        let table = self.links[link as usize].spec.loss.and_then(|loss| self.losses.get(usize::from(loss)));
        table.map_or_else(LossModel::default, LossTable::model)
    }

    /// Whether a packet that `link` took in an earlier epoch was lost because the link failed.
    #[cold]
    pub fn failed_under(&self, link: u32, epoch: u32) -> bool {
        let fault = self.links[link as usize].fault_epoch;
        fault > 0 && epoch < fault
    }

    /// Gives `link` conditions that change, where so far it followed the geometry alone.
    pub fn disturb(&mut self, link: u32, course: u32) {
        if self.links[link as usize].spec.propagation == Propagation::Orbital {
            self.price(link);
            let link = &mut self.links[link as usize];
            link.spec.propagation = Propagation::Disturbed(course);
            link.special = true;
        }
    }

    /// Makes links of other stuff, each by its number: what has entered them already goes on as it was to.
    pub fn retune(&mut self, tuned: &[(u32, Tuning)]) {
        // Several may have one transmitter: what all of them carried so far was sent at its old rate.
        for &(link, _) in tuned {
            self.price(link);
        }
        for &(link, Tuning { rate, capacity, loss, delay, frame_overhead, mtu }) in tuned {
            if let Some(transmitter) = self.transmitter(link) {
                transmitter.retune(rate, capacity);
            }
            let spec = &mut self.links[link as usize].spec;
            (spec.loss, spec.frame_overhead, spec.mtu) = (loss, frame_overhead, mtu);
            if let (Propagation::Fixed(_), Some(delay)) = (spec.propagation, delay) {
                spec.propagation = Propagation::Fixed(delay);
            }
        }
    }

    /// Counts the time that what `link` has carried took to be sent, at the rate of now.
    fn price(&mut self, link: u32) {
        let link = &mut self.links[link as usize];
        let Some(transmitter) = self.transmitters.get(link.spec.transmitter as usize) else { return };
        if course_of(link).is_none() && link.spec.radio.is_none() {
            let since = (link.carried_bytes - link.priced_bytes) as f64;
            let took_s = since * 8.0 / transmitter.rate().as_bps() as f64;
            link.sending = link.sending + Duration::from_secs_f64(took_s);
        }
        link.priced_bytes = link.carried_bytes;
    }

    /// The conditions of `link` follow another course from now on, if they follow one.
    pub fn replan(&mut self, link: u32, course: Course) {
        let number = course_of(&self.links[link as usize]);
        if let Some(own) = number.and_then(|number| self.courses.get_mut(number)) {
            own.replan(course);
        }
    }

    /// Routes go by another strategy from the next renewal on.
    pub fn set_strategy(&mut self, strategy: Strategy) {
        self.routing.set_strategy(strategy);
    }

    /// Bit error rates are read in another way from now on.
    pub const fn set_reading(&mut self, reading: ErrorReading) {
        self.reading = reading;
    }

    /// Keeps the transmitter of `link` silent until `time`.
    pub fn hold_until(&mut self, link: u32, time: SimTime) {
        if let Some(transmitter) = self.transmitter(link) {
            transmitter.hold_until(time);
        }
    }

    /// Loses what enters `link` before `time`: its far end does not listen yet.
    pub fn close_until(&mut self, link: u32, time: SimTime) {
        self.links[link as usize].opens_at = time;
    }
}
