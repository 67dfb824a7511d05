//! Which satellites may bring the next change, so that a search need not look at all of them at every step.
//!
//! Of every satellite it is known, from one look, for how long it is sure to change nothing, however it moves meanwhile.
//! Those of which that is soonest are watched; until the first of the others may follow, what the watched ones say is
//! what all of them would say, to the bit.

use core::ops::Range;

use skywindow_units::Work;

use crate::sight::STEPS_PER_SATELLITE;

/// The part of a sure time that counts: what is left of it is for rounding.
const CAUTION: f64 = 0.9;
/// One in so many satellites is watched, and no fewer than some.
const WATCHED_OF: usize = 16;
const LEAST_WATCHED: usize = 8;

/// The satellites that a search watches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watch {
    /// From when until when the others change nothing, in s.
    holds: Range<f64>,
    watched: Vec<u32>,
    /// Satellites with the time for which they are sure to change nothing.
    sure: Vec<(f64, u32)>,
}

impl Watch {
    /// Watches nobody any more.
    pub fn clear(&mut self) {
        self.holds = 0.0..0.0;
    }

    /// The least of `lasts` over `all` satellites at `t`, and below 0 as soon as one is: the time for which nothing
    /// changes. `sure` is a time, no longer than `lasts`, of which no more goes by than passes.
    pub fn least(
        &mut self,
        t: f64,
        all: Range<u32>,
        work: &mut Work,
        lasts: impl Fn(u32) -> f64,
        sure: impl Fn(u32) -> f64,
    ) -> f64 {
        if self.holds.contains(&t) {
            let least = least_of(self.watched.iter().copied(), work, &lasts);
            if least <= self.holds.end - t {
                return least;
            }
        }
        work.spend(STEPS_PER_SATELLITE * u64::from(all.end - all.start));
        self.sure.clear();
        self.sure.extend(all.map(|satellite| (sure(satellite), satellite)));
        let count = (self.sure.len() / WATCHED_OF).max(LEAST_WATCHED);
        let mut others = f64::INFINITY;
        if count < self.sure.len() {
            let (_, first, _) = self.sure.select_nth_unstable_by(count, |a, b| a.0.total_cmp(&b.0));
            others = CAUTION * first.0;
        }
        let soonest = &self.sure[..count.min(self.sure.len())];
        let mut least = least_of(soonest.iter().map(|&(_, satellite)| satellite), work, &lasts);
        if least < 0.0 {
            // Something has changed by now: what is asked next may be about an earlier instant.
            return least;
        }
        if least > others {
            let rest = self.sure[soonest.len()..].iter().map(|&(_, satellite)| satellite);
            least = least.min(least_of(rest, work, &lasts));
        }
        self.holds = t..t + others;
        self.watched.clear();
        self.watched.extend(self.sure[..count.min(self.sure.len())].iter().map(|&(_, satellite)| satellite));
        least
    }
}

/// The least of `lasts` over some satellites, or one below 0.
fn least_of(satellites: impl Iterator<Item = u32>, work: &mut Work, lasts: impl Fn(u32) -> f64) -> f64 {
    let mut least = f64::INFINITY;
    for satellite in satellites {
        work.spend(STEPS_PER_SATELLITE);
        least = least.min(lasts(satellite));
        if least < 0.0 {
            break;
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use core::cell::Cell;

    use super::*;

    /// Satellite i changes something at 10 + i s, and is sure only of half of the time until then.
    fn look(watch: &mut Watch, t: f64, satellites: u32) -> (f64, u32) {
        let looks = Cell::new(0);
        let lasts = |satellite: u32| {
            looks.set(looks.get() + 1);
            10.0 + f64::from(satellite) - t
        };
        let sure = |satellite: u32| 0.5 * (10.0 + f64::from(satellite) - t);
        (watch.least(t, 0..satellites, &mut Work::unlimited(), lasts, sure), looks.get())
    }

    #[test]
    fn only_those_are_looked_at_that_may_bring_the_next_change() {
        let mut watch = Watch::default();
        // One in 16 of 320 is watched; of the first of the others 0.9 x 0.5 x 30 s are sure, and 13.5 exceed 10.
        assert_eq!(look(&mut watch, 0.0, 320), (10.0, 20));
        assert_eq!(look(&mut watch, 6.0, 320), (4.0, 20));
        assert_eq!(watch.holds, 0.0..13.5);
        // An earlier instant is none of those, and from a later one on others are watched.
        assert_eq!(look(&mut watch, -2.0, 320), (12.0, 20));
        assert_eq!(watch.holds, -2.0..-2.0 + 0.9 * 0.5 * 32.0);
    }

    #[test]
    fn where_none_is_soon_all_are_looked_at() {
        let mut watch = Watch::default();
        let lasts = |satellite: u32| if satellite == 300 { 5.0 } else { 50.0 };
        let least =
            watch.least(0.0, 0..320, &mut Work::unlimited(), lasts, |satellite| f64::from(satellite) / 1e3);
        assert_eq!(least, 5.0);
    }

    /// The watched ones have none before 32 s; what is watched holds until 20 s only.
    #[test]
    fn a_change_after_the_watch_ends_is_looked_for_among_all() {
        let at = |t: f64, watch: &mut Watch| {
            let lasts = move |satellite: u32| if satellite < 20 { 32.0 - t } else { 25.0 - t };
            let sure = move |satellite: u32| if satellite < 20 { 1.0 } else { 20.0 / CAUTION - t };
            let mut work = Work::unlimited();
            (watch.least(t, 0..320, &mut work, lasts, sure), work.done() / STEPS_PER_SATELLITE)
        };
        let mut watch = Watch::default();
        assert_eq!(at(0.0, &mut watch), (25.0, 320 + 20 + 300));
        assert_eq!(at(15.0, &mut watch), (10.0, 20 + 320 + 20 + 300));
    }

    #[test]
    fn a_change_that_has_come_leaves_the_watch_as_it_was() {
        let mut watch = Watch::default();
        look(&mut watch, 0.0, 320);
        let (holds, watched) = (watch.holds.clone(), watch.watched.clone());
        assert!(look(&mut watch, 20.0, 320).0 < 0.0);
        assert_eq!((watch.holds, watch.watched), (holds, watched));
    }

    #[test]
    fn nobody_is_watched_beyond_those_there_are() {
        let mut watch = Watch::default();
        assert_eq!(look(&mut watch, 3.0, 8), (7.0, 8));
        assert_eq!(watch.holds.end, f64::INFINITY);
        watch.clear();
        assert!(!watch.holds.contains(&0.0));
    }
}
