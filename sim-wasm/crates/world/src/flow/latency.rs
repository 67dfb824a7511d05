//! How late messages and objects came: from the instant at which an application offered one to that at which the peer's
//! application has all of it.

use skywindow_units::{Duration, SimTime};

use super::item::Item;

/// A page of which objects are missing.
#[derive(Clone, Copy, Debug)]
struct Page {
    application: u16,
    number: u32,
    offered: SimTime,
    missing: u32,
}

/// What came of messages and objects of a stream, or of pages.
#[derive(Clone, Debug, Default)]
pub struct Timed {
    /// How many were offered.
    pub offered: u64,
    /// How late each came that has.
    pub latencies: Vec<Duration>,
}

/// The latencies of a flow's messages and objects.
#[derive(Clone, Debug)]
pub struct Latencies {
    /// What was offered before counts for nothing.
    from: SimTime,
    streams: Vec<Timed>,
    pages: Timed,
    open: Vec<Page>,
}

impl Latencies {
    /// Of a flow with so many streams, from an instant on.
    pub fn new(streams: u32, from: SimTime) -> Self {
        Self {
            from,
            streams: vec![Timed::default(); streams as usize],
            pages: Timed::default(),
            open: Vec::new(),
        }
    }

    /// Something was offered.
    pub fn expect(&mut self, item: &Item) {
        if item.offered < self.from {
            return;
        }
        if let Some(own) = self.streams.get_mut(usize::from(item.stream)) {
            own.offered += 1;
        }
        let Some(number) = item.page else { return };
        match self.open.iter_mut().find(|page| page.is_of(item)) {
            Some(page) => page.missing += 1,
            None => {
                let (application, offered) = (item.application, item.offered);
                self.pages.offered += 1;
                self.open.push(Page { application, number, offered, missing: 1 });
            }
        }
    }

    /// It came.
    pub fn count(&mut self, now: SimTime, item: &Item) {
        if item.offered < self.from {
            return;
        }
        if let Some(own) = self.streams.get_mut(usize::from(item.stream)) {
            own.latencies.push(now.since(item.offered));
        }
        if let Some(at) = self.open.iter().position(|page| page.is_of(item)) {
            let page = &mut self.open[at];
            page.missing -= 1;
            if page.missing == 0 {
                self.pages.latencies.push(now.since(page.offered));
                self.open.swap_remove(at);
            }
        }
    }

    /// What came on each stream.
    pub fn streams(&self) -> &[Timed] {
        &self.streams
    }

    /// What came of whole pages.
    pub const fn pages(&self) -> &Timed {
        &self.pages
    }

    /// About how much memory it takes, bytes.
    pub fn memory(&self) -> usize {
        let latencies: usize = self.streams.iter().map(|own| own.latencies.len()).sum();
        latencies * size_of::<Duration>() + self.streams.len() * size_of::<Timed>()
    }
}

impl Page {
    fn is_of(&self, item: &Item) -> bool {
        self.application == item.application && item.page == Some(self.number)
    }
}

/// The latency that the share `share` (0 to 1) of what was offered keeps, s: the nearest rank of the ordered
/// list; none of none, or where it has not come. What has not come is later than all that has.
pub fn quantile_s<'a>(timed: impl Iterator<Item = &'a Timed>, share: f64) -> Option<f64> {
    let (mut latencies, mut offered) = (Vec::new(), 0);
    for own in timed {
        latencies.extend_from_slice(&own.latencies);
        offered += own.offered;
    }
    nearest_rank_s(&mut latencies, offered, share)
}

/// The latency that the share `share` of what has come keeps, s: what has not, or was given up, counts for nothing.
pub fn age_s<'a>(timed: impl Iterator<Item = &'a Timed>, share: f64) -> Option<f64> {
    let mut latencies: Vec<Duration> = timed.flat_map(|own| own.latencies.iter().copied()).collect();
    let came = latencies.len() as u64;
    nearest_rank_s(&mut latencies, came, share)
}

fn nearest_rank_s(latencies: &mut [Duration], of: u64, share: f64) -> Option<f64> {
    let rank = ((share * of as f64).ceil() as u64).max(1) - 1;
    let rank = usize::try_from(rank).ok().filter(|&rank| rank < latencies.len())?;
    let (_, found, _) = latencies.select_nth_unstable(rank);
    Some(found.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(values: &[u64]) -> Vec<Duration> {
        values.iter().map(|&ms| Duration::from_secs_f64(ms as f64 / 1e3)).collect()
    }

    #[test]
    fn a_quantile_is_the_nearest_rank_and_what_is_missing_came_last() {
        let quantile = |values: &[u64], offered: u64, share: f64| {
            let (first, rest) = values.split_at(values.len() / 2);
            let all = Timed { offered, latencies: ms(first) };
            quantile_s([all, Timed { offered: 0, latencies: ms(rest) }].iter(), share)
        };
        let values = [400, 100, 300, 200];
        assert_eq!([0.5, 0.95].map(|share| quantile(&values, 4, share)), [Some(0.2), Some(0.4)]);
        assert_eq!([0.5, 0.95].map(|share| quantile(&values, 6, share)), [Some(0.3), None]);
        let came = Timed { offered: 6, latencies: ms(&values) };
        assert_eq!([0.5, 0.95].map(|share| age_s([&came].into_iter(), share)), [Some(0.2), Some(0.4)]);
        assert_eq!([0, 3].map(|offered| quantile(&[], offered, 0.5)), [None, None]);
    }

    #[test]
    fn a_page_is_there_when_its_last_object_is() {
        let mut latencies = Latencies::new(2, SimTime::ZERO);
        let object = |number: u32, page: u32| Item {
            application: 0,
            number,
            page: Some(page),
            stream: (number % 2) as u16,
            bytes: 100,
            offered: SimTime::from_secs_f64(f64::from(page)),
        };
        for (number, page) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
            latencies.expect(&object(number, page));
        }
        for (at, number, page) in [(1.5, 1, 0), (1.75, 2, 1), (2.0, 0, 0)] {
            latencies.count(SimTime::from_secs_f64(at), &object(number, page));
        }
        assert_eq!((&latencies.pages().latencies, latencies.pages().offered), (&ms(&[2000]), 2));
        assert_eq!(latencies.streams()[0].latencies, ms(&[750, 2000]));
        assert_eq!(latencies.streams().iter().map(|own| own.offered).collect::<Vec<_>>(), [2, 2]);
    }

    #[test]
    fn what_was_offered_before_the_measurement_counts_for_nothing() {
        let from = SimTime::from_millis(2000);
        let mut latencies = Latencies::new(1, from);
        let item = |number: u32, offered: u64| Item {
            application: 0,
            number,
            page: None,
            stream: 0,
            bytes: 100,
            offered: SimTime::from_millis(offered),
        };
        for item in [item(0, 1999), item(1, 2000), item(2, 2500)] {
            latencies.expect(&item);
            latencies.count(SimTime::from_millis(3000), &item);
        }
        assert_eq!(
            (latencies.streams()[0].offered, &latencies.streams()[0].latencies),
            (2, &ms(&[1000, 500]))
        );
        assert_eq!(latencies.pages().offered, 0, "messages are of no page");
        assert_eq!(latencies.memory(), size_of::<Timed>() + 2 * size_of::<Duration>());
    }

    #[test]
    fn pages_of_one_number_are_those_of_their_application() {
        let mut latencies = Latencies::new(1, SimTime::ZERO);
        let object = |application: u16| Item {
            application,
            number: 0,
            page: Some(0),
            stream: 0,
            bytes: 100,
            offered: SimTime::ZERO,
        };
        latencies.expect(&object(0));
        latencies.expect(&object(1));
        latencies.count(SimTime::from_millis(40), &object(1));
        assert_eq!((latencies.pages().offered, &latencies.pages().latencies), (2, &ms(&[40])));
    }
}
