//! Whether a policer limits the rate: two stretches in a row with as much loss, and the same rate (Flach et al. 2016).

use skywindow_units::{Duration, SimTime};

use crate::congestion::samples::rate_of;

/// Round trips that a stretch has at least, and at most four times as many (Linux bbr_lt_intvl_min_rtts).
const LEAST_ROUNDS: u32 = 4;
/// Lost of delivered, in 256ths, that a policer is suspected from on (bbr_lt_loss_thresh: 20 %).
const LOSSY: u64 = 50;
/// Rates are alike that differ by an eighth, or by 4 kbit/s (bbr_lt_bw_ratio, bbr_lt_bw_diff).
const PART: u64 = 8;
const DIFFERENCE: u64 = 4000 / 8;
/// Round trips for which the rate of a policer holds (bbr_lt_bw_max_rtts).
const HOLDS: u32 = 48;

/// What is counted over all of a connection.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub now: SimTime,
    /// Bytes that have arrived, and that were lost.
    pub delivered: u64,
    pub lost: u64,
}

/// What an acknowledgement says.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct News {
    pub counts: Counts,
    pub losses: bool,
    pub app_limited: bool,
    pub round_start: bool,
    /// Whether the bandwidth is being probed.
    pub probing: bool,
}

/// The estimate of a policer's rate.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Policer {
    sampling: bool,
    start: Counts,
    rounds: u32,
    /// The rate of the last stretch, bytes a second; 0 if there is none.
    rate: u64,
    /// It holds: the rate is a policer's.
    holds: bool,
}

/// What became of the estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// A policer was found, with so many bytes a second.
    Found(u64),
    /// Its rate has held long enough.
    Over,
}

impl Policer {
    /// The policer's rate, bytes a second, if there is one.
    pub fn rate(&self) -> Option<u64> {
        self.holds.then_some(self.rate)
    }

    /// Nothing is known any more.
    pub fn reset(&mut self) {
        *self = Self::default();
    }

    fn begin(&mut self, counts: Counts) {
        (self.start, self.rounds) = (counts, 0);
    }

    /// Takes in what an acknowledgement says.
    pub fn update(&mut self, news: News) -> Option<Verdict> {
        if self.holds {
            self.rounds += u32::from(news.probing && news.round_start);
            let over = self.rounds >= HOLDS;
            if over {
                self.reset();
            }
            return over.then_some(Verdict::Over);
        }
        if !self.sampling {
            // The first loss, when the policer's tokens are used up.
            if !news.losses {
                return None;
            }
            self.begin(news.counts);
            self.sampling = true;
        }
        if news.app_limited {
            self.reset();
            return None;
        }
        self.rounds += u32::from(news.round_start);
        if self.rounds > 4 * LEAST_ROUNDS {
            self.reset();
            return None;
        }
        if self.rounds < LEAST_ROUNDS || !news.losses {
            return None; // A stretch ends with a loss, too.
        }
        let lost = news.counts.lost - self.start.lost;
        let delivered = news.counts.delivered - self.start.delivered;
        let time = news.counts.now.since(self.start.now);
        if delivered == 0 || lost * 256 < LOSSY * delivered || time < Duration::from_millis(1) {
            return None;
        }
        self.end_stretch(news.counts, rate_of(delivered, time))
    }

    fn end_stretch(&mut self, counts: Counts, rate: u64) -> Option<Verdict> {
        let difference = rate.abs_diff(self.rate);
        if self.rate > 0 && (difference * PART <= self.rate || difference <= DIFFERENCE) {
            self.rate = rate.midpoint(self.rate);
            (self.holds, self.rounds) = (true, 0);
            return Some(Verdict::Found(self.rate));
        }
        self.rate = rate;
        self.begin(counts);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rounds of 100 ms with 10,000 bytes delivered, and so many lost, until a verdict; and in which round.
    fn verdict(policer: &mut Policer, from: u64, lost: u64, probing: bool) -> Option<(u64, Verdict)> {
        (from..from + 60).find_map(|round| {
            let counts = Counts {
                now: SimTime::from_millis(100 * round),
                delivered: 10_000 * round,
                lost: lost * round,
            };
            let news = News { counts, losses: lost > 0, app_limited: false, round_start: true, probing };
            policer.update(news).map(|verdict| (round, verdict))
        })
    }

    #[test]
    fn two_stretches_of_four_rounds_with_a_fifth_lost_and_one_rate_show_a_policer_for_48_rounds() {
        let mut policer = Policer::default();
        assert_eq!(verdict(&mut policer, 1, 1900, true), None, "less than a fifth");
        policer.reset();
        let found = verdict(&mut policer, 1, 2000, true);
        assert_eq!(found, Some((8, Verdict::Found(100_000))));
        assert_eq!(policer.rate(), Some(100_000));
        assert_eq!(verdict(&mut policer, 9, 2000, false), None, "only while bandwidth is probed");
        assert_eq!(verdict(&mut policer, 9, 2000, true), Some((56, Verdict::Over)));
        assert_eq!(policer.rate(), None);
    }

    #[test]
    fn a_sender_without_data_shows_none() {
        let mut policer = Policer::default();
        verdict(&mut policer, 1, 0, true);
        let counts = Counts { now: SimTime::from_millis(100), delivered: 10_000, lost: 5000 };
        let news = News { counts, losses: true, app_limited: true, round_start: true, probing: true };
        assert_eq!((policer.update(news), policer.sampling), (None, false));
    }
}
