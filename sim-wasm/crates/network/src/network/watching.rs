//! How long packets wait for links, where that is counted.

use super::Network;
use crate::sojourn::{LinkSojourns, Watch};

impl Network {
    /// Counts from now on how long packets wait for links that are added from now on.
    pub fn watch_sojourns(&mut self) {
        self.watch = Some(Watch::default());
    }

    /// How long packets have waited for `link`; none if that is not counted, or none was sent.
    pub fn sojourns(&self, link: u32) -> Option<&LinkSojourns> {
        self.watch.as_ref()?.of(link)
    }

    /// What packets have waited before is not measured.
    pub fn begin_sojourns(&mut self) {
        self.watch.iter_mut().for_each(Watch::begin);
    }

    /// An interval of measurement ends.
    pub fn end_sojourn_interval(&mut self) {
        self.watch.iter_mut().for_each(Watch::end_interval);
    }
}
