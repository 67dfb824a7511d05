//! One instant for all: which satellites fly where a run begins.

use skywindow_form::Problem;

use crate::epoch::Epoch;
use crate::reading::Reading;

impl Reading {
    /// The latest epoch of the sets: the instant at which a run with them begins.
    pub fn latest(&self) -> Option<Epoch> {
        self.sets.iter().map(|set| set.epoch).max()
    }

    /// Leaves out the sets from which no orbit follows at the latest epoch, each with a problem.
    pub fn settle(&mut self) {
        let Some(begins) = self.latest() else { return };
        let sets = std::mem::take(&mut self.sets);
        let places = std::mem::take(&mut self.places);
        for (set, place) in sets.into_iter().zip(places) {
            match set.flies_at(begins) {
                Ok(()) => self.keep(set, place),
                Err(why) => self.refuse(Problem::new(place, why)),
            }
        }
    }
}
