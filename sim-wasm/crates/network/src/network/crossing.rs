//! What a packet meets on a link once its queue is behind it: errors, states of error processes, the way, and cuts.

use skywindow_units::SimTime;

use super::{
    LEAST_HOP, Network, Passage, STATE_DRAWS, course_of, delay, enter, errs_on, next_error_draw, sent_bytes,
};
use crate::cause::Cause;
use crate::link::NO_TRANSMITTER;
use crate::packet::{Header, OnArrival};
use crate::transmitter::Departure;

impl Network {
    /// What a packet meets on a link, beside its queue, that came at `came` and whose departure is known at `now`.
    pub(super) fn cross(
        &mut self,
        came: SimTime,
        now: SimTime,
        index: u32,
        departure: Departure,
        header: &mut Header,
    ) -> Passage {
        let link = &mut self.links[index as usize];
        let framed = sent_bytes(&link.spec, header);
        link.carried_bytes += u64::from(framed);
        if let Some(course) = course_of(link).and_then(|course| self.courses.get(course)) {
            link.sending = link.sending + course.sending(framed, departure);
        }
        if link.spec.layer.is_some() {
            return self.cross_by_layer([came, now], index, departure, header);
        }
        if self.corrupts(index, departure.ends, header, next_error_draw(header)) {
            header.strike(self.links[index as usize].spec.delivers_damaged);
        }
        let mut arrives = self.arrival(index, departure.ends).max(now + LEAST_HOP);
        let Self { processes, links, .. } = self;
        let link = &mut links[index as usize];
        if let Some(process) = link.spec.process.and_then(|process| processes.get(process)) {
            let stay = process.at(departure.ends);
            if header.damage().is_none() && stay.loses(header.fate.bits(STATE_DRAWS + u64::from(header.hop)))
            {
                header.on_arrival = OnArrival::Damaged(Cause::State);
            }
            arrives += stay.delay;
            if process.spec().fifo {
                link.latest = link.latest.max(arrives);
                arrives = link.latest;
            }
        }
        let (begins, arrives) = self.cut([came, now], index, [departure.begins, arrives], header);
        let link = &self.links[index as usize];
        enter(link, departure, header);
        Passage::Enters { link: index, to: link.spec.to, begins, arrives }
    }

    /// Whether bit or packet errors destroy the packet whose last bit leaves at `ends`, by a draw of its own.
    pub(super) fn corrupts(&mut self, index: u32, ends: SimTime, header: &mut Header, draw: u64) -> bool {
        let Self { courses, links, losses, reading, .. } = self;
        let link = &links[index as usize];
        match (course_of(link).and_then(|course| courses.get_mut(course)), link.spec.loss) {
            (Some(course), _) => {
                let errors = course.at(ends).errors;
                let steady = link.spec.loss.map(|loss| losses[usize::from(loss)].model());
                !errors.is_perfect()
                    // Errors that the scenario has made others strike wherever they are, however steady ones are read.
                    && (errs_on(link, *reading, header) || errors != steady.unwrap_or_default())
                    && errors.loses(header.bytes - u32::from(header.saved), draw)
            }
            (None, Some(loss)) => {
                errs_on(link, *reading, header)
                    && losses[usize::from(loss)].loses(header.bytes - u32::from(header.saved), draw)
            }
            (None, None) => false,
        }
    }

    /// When the last bit arrives that leaves at `ends`.
    pub(super) fn arrival(&mut self, index: u32, ends: SimTime) -> SimTime {
        let Self { sky, orbital, courses, links, .. } = self;
        ends + delay(sky, orbital, courses, &links[index as usize], index, ends)
    }

    /// Loses a packet that a cut finds waiting or on its link, and counts how long all others wait; when it begins to be
    /// sent and when it arrives, or is lost.
    pub(super) fn cut(
        &mut self,
        [came, now]: [SimTime; 2],
        index: u32,
        [begins, arrives]: [SimTime; 2],
        header: &mut Header,
    ) -> (SimTime, SimTime) {
        let Self { courses, links, watch, .. } = self;
        let link = &links[index as usize];
        let course = course_of(link).and_then(|course| courses.get_mut(course));
        if let Some(cut) = course.and_then(|course| course.cut_between(now, arrives)) {
            header.on_arrival = OnArrival::Damaged(Cause::Outage);
            return (begins.min(cut), cut);
        }
        if let Some(watch) = watch.as_mut().filter(|_| link.spec.transmitter != NO_TRANSMITTER) {
            watch.note(index, begins.since(came));
        }
        (begins, arrives)
    }
}
