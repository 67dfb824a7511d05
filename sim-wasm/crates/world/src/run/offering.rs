//! Applications offer messages and objects, and hand them to the sender as it has room for them.

use skywindow_units::SimTime;

use crate::flow::Reason;
use crate::run::event::Event;
use crate::run::world::World;

impl World {
    /// A flow opens: its applications begin.
    #[cold]
    pub(crate) fn begin_applications(&mut self, now: SimTime, number: u16) {
        let Some(applications) = &mut self.flows[usize::from(number)].applications else { return };
        for (application, due) in applications.open(now) {
            self.queue.schedule(due, Event::Offer { flow: number, application }.into());
        }
    }

    /// An application makes the offers that are due.
    pub(crate) fn offer(&mut self, now: SimTime, number: u16, application: u16) {
        let Some(applications) = &mut self.flows[usize::from(number)].applications else { return };
        if let Some(next) = applications.offer(now, application) {
            self.queue.schedule(next, Event::Offer { flow: number, application }.into());
        }
        self.transmit(now, number, 0, Reason::NONE);
    }
}
