//! Queues whose discipline keeps its packets: each asks to be woken when its link is free, and says then what is sent.

use skywindow_units::SimTime;

use super::{Draw, Network, Passage, course_of, draw, sent_bytes};
use crate::cause::Cause;
use crate::course::{Course, Gate};
use crate::link_layer::Pace;
use crate::packet::Header;
use crate::queue::{Kept, Refused};
use crate::transmitter::Transmitter;

/// What the network remembers for them.
#[derive(Clone, Debug, Default)]
pub(super) struct Keeping {
    /// By transmitter, when each is to be woken; none if it is not.
    wakes: Vec<Option<SimTime>>,
    /// Dropped packets of which nobody has heard yet.
    refused: Vec<Refused>,
    /// How many of them have been told.
    told: usize,
}

impl Keeping {
    /// Where dropped packets go.
    pub const fn refused(&mut self) -> &mut Vec<Refused> {
        &mut self.refused
    }

    fn wake(&mut self, transmitter: u32) -> &mut Option<SimTime> {
        let at = transmitter as usize;
        if at >= self.wakes.len() {
            self.wakes.resize(at + 1, None);
        }
        &mut self.wakes[at]
    }
}

/// What sends into a link, and how it spends its time if not always the same way.
struct Way<'a> {
    transmitter: &'a mut Transmitter,
    pace: Option<Pace<'a>>,
}

impl Network {
    /// Takes packet number `packet` into the queue of `link`. Returns when the link is to be [served](Self::serve), if that
    /// is not known yet; [`take_refused`](Self::take_refused) says what was dropped for it.
    pub fn enqueue(&mut self, now: SimTime, link: u32, packet: u32, header: &Header) -> Option<SimTime> {
        let own = &self.links[link as usize];
        let kept = Kept {
            packet,
            link,
            epoch: own.epoch,
            bytes: sent_bytes(&own.spec, header),
            since: now,
            flow: u64::from(header.flow) << 16 | u64::from(header.path) << 8 | u64::from(header.direction),
            ecn_capable: header.ecn_capable,
            marked: false,
        };
        let draw = header.fate.uniform(draw(Draw::Queue, header.hop));
        let (keeper, room) = self.transmitters.get_mut(own.spec.transmitter as usize)?.keeper()?;
        keeper.enqueue(kept, room, draw, &mut self.keeping.refused);
        let waits_already = self.keeping.wake(own.spec.transmitter).is_some();
        if waits_already { None } else { self.wake_again(now, link, now) }
    }

    /// A packet that its queue has dropped, in the order of the drops, to be asked for until there is none.
    pub fn take_refused(&mut self) -> Option<Refused> {
        let Some(&refused) = self.keeping.refused.get(self.keeping.told) else {
            self.keeping.refused.clear();
            self.keeping.told = 0;
            return None;
        };
        self.keeping.told += 1;
        self.links[refused.kept.link as usize].dropped += u64::from(refused.cause != Cause::Outage);
        Some(refused)
    }

    /// Which packet is sent that waits for `link`, or another with its transmitter; none where it was not to be served
    /// `now`, is not free after all or has nothing left. Either way [`serve_again`](Self::serve_again) says when next.
    pub fn serve(&mut self, now: SimTime, link: u32) -> Option<Kept> {
        let number = self.links[link as usize].spec.transmitter;
        if *self.keeping.wake(number) != Some(now) {
            return None;
        }
        let Way { transmitter, mut pace } = self.way(link)?;
        if transmitter.free(just_before(now), now, pace.as_mut()) > now {
            return None;
        }
        let (keeper, _) = self.transmitters.get_mut(number as usize)?.keeper()?;
        keeper.dequeue(now, &mut self.keeping.refused)
    }

    /// Sends a packet that has left its queue.
    pub fn send(&mut self, now: SimTime, kept: Kept, header: &mut Header) -> Passage {
        let Kept { link, epoch, bytes, marked, .. } = kept;
        let Some(Way { transmitter, mut pace }) = self.way(link) else {
            return Passage::Lost(Cause::NoRoute);
        };
        // A queue that several links share is not emptied when one of them is cut.
        let cut = |course: &mut Course| {
            course.at(now).gate == Gate::Cut || course.cut_between(kept.since, now).is_some()
        };
        if pace.as_mut().and_then(|pace| pace.course.as_mut()).is_some_and(|course| cut(course)) {
            return Passage::Lost(Cause::Outage);
        }
        let departure = transmitter.send(just_before(now), now, bytes, pace.as_mut());
        if marked {
            self.links[link as usize].marked += 1;
            header.congestion_experienced = true;
        }
        let passage = self.cross(kept.since, now, link, departure, header);
        // The link went away while the packet waited: it is lost like what was on it.
        if epoch != self.links[link as usize].epoch {
            header.link_epoch = epoch;
        }
        passage
    }

    /// When `link` is to be served next, if its transmitter was to be served `now`; none where nothing waits.
    pub fn serve_again(&mut self, now: SimTime, link: u32) -> Option<SimTime> {
        let number = self.links[link as usize].spec.transmitter;
        if *self.keeping.wake(number) != Some(now) {
            return None;
        }
        self.wake_again(now, link, just_before(now))
    }

    /// How many packets wait in all these queues.
    pub fn kept(&mut self) -> usize {
        self.transmitters.iter_mut().filter_map(Transmitter::keeper).map(|(keeper, _)| keeper.packets()).sum()
    }

    fn wake_again(&mut self, now: SimTime, link: u32, asked: SimTime) -> Option<SimTime> {
        let Way { transmitter, mut pace } = self.way(link)?;
        let waits = transmitter.keeper().is_some_and(|(keeper, _)| keeper.packets() > 0);
        let free =
            waits.then(|| transmitter.free(asked, now, pace.as_mut())).filter(|&free| free != SimTime::MAX);
        let number = self.links[link as usize].spec.transmitter;
        *self.keeping.wake(number) = free;
        free
    }

    fn way(&mut self, link: u32) -> Option<Way<'_>> {
        let link = &self.links[link as usize];
        let transmitter = self.transmitters.get_mut(link.spec.transmitter as usize)?;
        let course = course_of(link).and_then(|course| self.courses.get_mut(course));
        let slots = self.layers.slots(&link.spec);
        let paced = course.is_some() || slots.is_some();
        let rate = transmitter.rate();
        Some(Way { transmitter, pace: paced.then_some(Pace { course, slots, rate }) })
    }
}

/// What has waited until `now` is asked for as if that were earlier, or it would miss the delivery opportunities of `now`.
const fn just_before(now: SimTime) -> SimTime {
    SimTime::from_nanos(now.as_nanos().saturating_sub(1))
}
