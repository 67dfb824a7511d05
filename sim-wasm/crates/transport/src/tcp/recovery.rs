//! Where a sender stands in the repair of losses: RFC 5681 section 3.2, RFC 6582 and RFC 6675.

use super::outstanding::Sent;
use super::packet::Retransmit;
use super::settings::Recovery;

/// Fast recovery.
#[derive(Clone, Copy, Debug)]
struct Fast {
    /// What had been sent when it began: it lasts until that is acknowledged.
    recover: u64,
    /// What duplicate acknowledgements add to cwnd (Reno and NewReno), bytes.
    inflation: u32,
    /// The lowest segment leaves whatever cwnd says.
    forced: bool,
    /// No partial acknowledgement has come yet (RFC 6582 section 3.2, rule 3).
    first_partial: bool,
    /// Everything below was sent again as far as it is lost (HighRxt of RFC 6675).
    resent_to: u64,
    /// The rescue retransmission has been used (RescueRxt).
    rescued: bool,
    /// Probing found no congestion: cwnd was not cut for it.
    spared: bool,
}

/// The state of the repair.
#[derive(Clone, Debug)]
pub(crate) struct Repair {
    fast: Option<Fast>,
    /// Duplicate acknowledgements in a row.
    pub dupacks: u32,
    /// What had been sent at the last loss or mark: losses up to here have been paid for.
    recover: u64,
    /// What had been sent at the last timeout.
    timed_out: u64,
    /// Highest number that the receiver has reported.
    reported: u64,
    /// Sent by limited transmit since the first duplicate acknowledgement, bytes.
    early_bytes: u32,
}

impl Repair {
    pub fn new(first: u64) -> Self {
        Self { fast: None, dupacks: 0, recover: first - 1, timed_out: first, reported: first, early_bytes: 0 }
    }

    /// Whether fast recovery is on.
    #[inline]
    pub fn active(&self) -> bool {
        self.fast.is_some()
    }

    /// Whether losses are being repaired, after duplicate acknowledgements or a timeout.
    #[inline]
    pub fn repairing(&self, una: u64) -> bool {
        self.fast.is_some() || una < self.timed_out
    }

    #[inline]
    pub fn inflation(&self) -> u32 {
        self.fast.map_or(0, |fast| fast.inflation)
    }

    #[inline]
    pub fn forced(&self) -> bool {
        self.fast.is_some_and(|fast| fast.forced)
    }

    /// Duplicate acknowledgements that let new segments go before the threshold is reached.
    #[inline]
    pub fn early(&self, threshold: u32) -> u32 {
        if self.fast.is_none() { self.dupacks.min(threshold - 1) } else { 0 }
    }

    /// A new segment left for a duplicate acknowledgement.
    pub fn count_early(&mut self, bytes: u32) {
        self.early_bytes += bytes;
    }

    /// What fast recovery waits for; the last loss or mark if it is off.
    pub fn recover(&self) -> u64 {
        self.fast.map_or(self.recover, |fast| fast.recover)
    }

    /// Highest number that the receiver has reported.
    pub fn highest_reported(&self) -> u64 {
        self.reported
    }

    pub fn report(&mut self, to: u64) {
        self.reported = self.reported.max(to);
    }

    pub fn resent_to(&self) -> u64 {
        self.fast.map_or(0, |fast| fast.resent_to)
    }

    pub fn rescued(&self) -> bool {
        self.fast.is_some_and(|fast| fast.rescued)
    }

    /// Whether rules 3 and 4 of NextSeg hold (RFC 6675 section 4).
    pub fn rescues(&self, recovery: Recovery) -> bool {
        self.fast.is_some() && recovery == Recovery::Sack
    }

    /// Whether the retransmission timer starts anew for a retransmission: with SACK for each (RFC 6675 section 6),
    /// else not after the first partial acknowledgement, so that many losses end in a timeout ("impatient", RFC
    /// 6582 section 4).
    pub fn restarts_timer(&self, recovery: Recovery) -> bool {
        self.fast.is_some_and(|fast| recovery == Recovery::Sack || fast.first_partial)
    }

    /// Whether a loss that is reported now starts fast recovery. What was sent before the last one has been paid
    /// for (RFC 6582 section 3.2, rule 2; RFC 6675 section 5, rule A); Reno only knows of timeouts.
    pub fn may_enter(&self, una: u64, recovery: Recovery) -> bool {
        self.fast.is_none()
            && match recovery {
                Recovery::Reno => una >= self.timed_out,
                Recovery::NewReno => una > self.recover,
                Recovery::Sack => una >= self.recover,
            }
    }

    /// Whether a congestion mark is news (RFC 3168 section 6.1.2: once for each window of data).
    pub fn may_reduce(&self, una: u64) -> bool {
        self.fast.is_none() && una > self.recover
    }

    /// A congestion mark has cut the window.
    pub fn paid(&mut self, nxt: u64) {
        self.recover = nxt;
    }

    /// What limited transmit sent, which FlightSize leaves out (RFC 5681 section 3.2,
    /// rule 2).
    pub fn early_bytes(&self) -> u32 {
        self.early_bytes
    }

    /// Fast recovery begins with so many bytes added to cwnd.
    pub fn enter(&mut self, una: u64, nxt: u64, inflation: u32) {
        self.recover = nxt;
        self.early_bytes = 0;
        self.fast = Some(Fast {
            recover: nxt,
            inflation,
            forced: true,
            first_partial: true,
            resent_to: una,
            rescued: false,
            spared: false,
        });
    }

    /// cwnd is not cut for this fast recovery.
    pub fn spare(&mut self) {
        if let Some(fast) = &mut self.fast {
            fast.spared = true;
        }
    }

    pub fn spared(&self) -> bool {
        self.fast.is_some_and(|fast| fast.spared)
    }

    /// Another duplicate acknowledgement in fast recovery (RFC 5681 section 3.2, rule 4).
    pub fn inflate(&mut self, bytes: u32) {
        if let Some(fast) = &mut self.fast {
            fast.inflation += bytes;
        }
    }

    /// A partial acknowledgement of so many bytes (RFC 6582 section 3.2, rule 3): the window deflates, one segment
    /// goes at once. Returns whether it is the first.
    pub fn partial(&mut self, acked: u32, unit: u32) -> bool {
        let Some(fast) = &mut self.fast else { return false };
        fast.inflation = fast.inflation.saturating_sub(acked) + if acked >= unit { unit } else { 0 };
        fast.forced = true;
        std::mem::replace(&mut fast.first_partial, false)
    }

    /// A segment was sent again.
    pub fn resent(&mut self, sent: &Sent, reason: Retransmit) {
        let Some(fast) = &mut self.fast else { return };
        fast.forced = false;
        if reason == Retransmit::Rescue {
            fast.rescued = true;
        } else {
            fast.resent_to = fast.resent_to.max(sent.end());
        }
    }

    /// Fast recovery is over.
    pub fn leave(&mut self) {
        self.fast = None;
        self.dupacks = 0;
    }

    /// Nothing was lost: whatever is reported from now on is news.
    pub fn call_off(&mut self, una: u64) {
        self.leave();
        (self.recover, self.timed_out) = (una, una);
    }

    /// Something new was acknowledged outside of fast recovery.
    #[inline]
    pub fn advance(&mut self) {
        self.dupacks = 0;
        self.early_bytes = 0;
    }

    /// The retransmission timer expired (RFC 6582 section 3.2, rule 4; RFC 6675 section 5.1).
    pub fn time_out(&mut self, nxt: u64) {
        self.fast = None;
        self.dupacks = 0;
        self.early_bytes = 0;
        self.recover = nxt;
        self.timed_out = nxt;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rfc_3042_fewer_duplicates_than_the_threshold_let_new_segments_go() {
        let mut repair = Repair::new(1);
        repair.dupacks = 2;
        assert_eq!(repair.early(3), 2);
        repair.dupacks = 5;
        assert_eq!(repair.early(3), 2);
    }

    #[test]
    fn after_a_timeout_losses_are_repaired_until_what_had_been_sent_is_acknowledged() {
        let mut repair = Repair::new(1);
        assert!(!repair.repairing(1));
        repair.time_out(1001);
        assert_eq!([1, 999, 1001].map(|una| repair.repairing(una)), [true, true, false]);
        repair.enter(1001, 2001, 0);
        assert!(repair.repairing(1001));
    }

    #[test]
    fn rfc_6582_section_4_an_impatient_sender_restarts_the_timer_for_the_first_partial_acknowledgement_alone()
    {
        for (recovery, later) in [(Recovery::NewReno, false), (Recovery::Sack, true)] {
            let mut repair = Repair::new(1);
            assert!(!repair.restarts_timer(recovery), "not outside fast recovery");
            repair.enter(1, 1001, 0);
            assert!(repair.restarts_timer(recovery));
            assert!(repair.partial(100, 100));
            assert_eq!(repair.restarts_timer(recovery), later, "{recovery:?}");
        }
    }

    #[test]
    fn a_loss_among_what_has_been_paid_for_starts_no_fast_recovery() {
        let enters =
            |repair: &Repair, recovery| [1000, 1001, 1002].map(|una| repair.may_enter(una, recovery));
        let mut repair = Repair::new(1);
        repair.enter(1, 1001, 0);
        assert_eq!(enters(&repair, Recovery::NewReno), [false; 3], "it is on");
        repair.leave();
        assert_eq!(enters(&repair, Recovery::Reno), [true; 3]);
        // RFC 6582 section 3.2, rule 2: more than recover; RFC 6675 section 5, rule A: all of it.
        assert_eq!(enters(&repair, Recovery::NewReno), [false, false, true]);
        assert_eq!(enters(&repair, Recovery::Sack), [false, true, true]);
        repair.time_out(1001);
        assert_eq!(enters(&repair, Recovery::Reno), [false, true, true]);
    }

    #[test]
    fn rfc_3168_section_6_1_2_a_mark_is_news_once_for_each_window_of_data() {
        let mut repair = Repair::new(1);
        assert!(repair.may_reduce(1));
        repair.paid(1001);
        assert_eq!([1000, 1001, 1002].map(|una| repair.may_reduce(una)), [false, false, true]);
        repair.enter(2000, 3001, 0);
        assert!(!repair.may_reduce(2500), "in fast recovery");
    }
}
