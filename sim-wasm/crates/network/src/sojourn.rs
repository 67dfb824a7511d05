//! How long packets wait for links, counted so that quantiles are known without keeping the times.

use skywindow_units::Duration;

/// Bits of a time that are kept below its highest: quantiles are right to 1/128.
const KEPT_BITS: u32 = 6;

/// Times that packets have waited: how many were so long.
#[derive(Clone, Debug, Default)]
pub struct Sojourns {
    /// By the highest bit and those after it, as far as any time was so long.
    counts: Vec<u32>,
    total: u64,
}

impl Sojourns {
    /// Counts a packet.
    pub fn note(&mut self, time: Duration) {
        let place = place(time.as_nanos());
        if place >= self.counts.len() {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] = self.counts[place].saturating_add(1);
        self.total += 1;
    }

    /// How many packets were counted.
    pub const fn packets(&self) -> u64 {
        self.total
    }

    /// The time that a share of the packets, 0 to 1, did not wait for longer; none without packets.
    pub fn quantile(&self, share: f64) -> Option<Duration> {
        let rank = (libm::ceil(share * self.total as f64) as u64).clamp(1, self.total.max(1));
        let mut counted = 0;
        let reaches = |&count: &u32| {
            counted += u64::from(count);
            counted >= rank
        };
        self.counts.iter().position(reaches).map(|place| Duration::from_nanos(middle(place)))
    }

    /// Begins anew.
    pub fn clear(&mut self) {
        self.counts.fill(0);
        self.total = 0;
    }
}

const fn place(nanos: u64) -> usize {
    let small = 1 << KEPT_BITS;
    if nanos < small {
        return nanos as usize;
    }
    let shift = u64::BITS - 1 - nanos.leading_zeros() - KEPT_BITS;
    ((shift as usize) << KEPT_BITS) + (nanos >> shift) as usize
}

/// The middle of the times that are counted at a place.
const fn middle(place: usize) -> u64 {
    let small = 1_usize << KEPT_BITS;
    if place < 2 * small {
        return place as u64;
    }
    let shift = (place >> KEPT_BITS) - 1;
    let kept = (small + (place & (small - 1))) as u64;
    (kept << shift) + (1 << (shift - 1))
}

/// Those of a link: since the last interval of measurement, and since the measurement began.
#[derive(Clone, Debug, Default)]
pub struct LinkSojourns {
    /// Of the present interval.
    pub interval: Sojourns,
    /// Of all that is measured.
    pub whole: Sojourns,
}

/// Those of all links, where anybody wants to know.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watch {
    by_link: Vec<Option<Box<LinkSojourns>>>,
}

impl Watch {
    /// Counts a packet of `link`.
    pub fn note(&mut self, link: u32, time: Duration) {
        let at = link as usize;
        if at >= self.by_link.len() {
            self.by_link.resize(at + 1, None);
        }
        let own = self.by_link[at].get_or_insert_default();
        own.interval.note(time);
        own.whole.note(time);
    }

    /// Those of `link`, if it has sent anything.
    pub fn of(&self, link: u32) -> Option<&LinkSojourns> {
        self.by_link.get(link as usize)?.as_deref()
    }

    /// The measurement begins.
    pub fn begin(&mut self) {
        self.by_link.iter_mut().flatten().for_each(|own| own.whole.clear());
    }

    /// An interval ends.
    pub fn end_interval(&mut self) {
        self.by_link.iter_mut().flatten().for_each(|own| own.interval.clear());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn quantiles_of_few_packets_are_their_times() {
        let mut sojourns = Sojourns::default();
        assert_eq!(sojourns.quantile(0.5), None);
        [3, 0, 0, 60, 7].iter().for_each(|&nanos| sojourns.note(Duration::from_nanos(nanos)));
        let at = |share| sojourns.quantile(share).map(Duration::as_nanos);
        assert_eq!([0.0, 0.4, 0.5, 0.8, 0.95, 1.0].map(at), [0, 0, 3, 7, 60, 60].map(Some));
        sojourns.clear();
        assert_eq!((sojourns.packets(), sojourns.quantile(0.5)), (0, None));
    }

    proptest! {
        #[test]
        fn a_time_is_counted_where_it_differs_by_less_than_a_hundredth(nanos in any::<u64>()) {
            let middle = middle(place(nanos));
            prop_assert!((middle as f64 - nanos as f64).abs() <= nanos as f64 / 127.0, "{} {}", nanos, middle);
        }

        #[test]
        fn quantiles_are_those_of_the_sorted_times(times in prop::collection::vec(0u64..100_000_000, 1..200), share in 0.01f64..1.0) {
            let mut sojourns = Sojourns::default();
            times.iter().for_each(|&nanos| sojourns.note(Duration::from_nanos(nanos)));
            let mut sorted = times;
            sorted.sort_unstable();
            let rank = (share * sorted.len() as f64).ceil() as usize;
            let expected = sorted[rank.clamp(1, sorted.len()) - 1] as f64;
            let got = sojourns.quantile(share).expect("packets").as_nanos() as f64;
            prop_assert!((got - expected).abs() <= expected / 127.0, "{} {}", got, expected);
        }
    }
}
