//! How losses come to light: by duplicates and reports, by time (RACK), and by the retransmission timer.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::News;
use crate::api::Observer;
use crate::congestion::Controller;
use crate::tcp::doubts::Probe;
use crate::tcp::event::{Event, PATH, Trigger};
use crate::tcp::outstanding::SACKED;
use crate::tcp::receiver::NEVER;
use crate::tcp::reduction::Reduction;
use crate::tcp::sender::Sender;
use crate::tcp::settings::Recovery;

/// By how much a timer of the kernel expires later than asked: two ticks of a millisecond.
const TICKS: Duration = Duration::from_millis(2);

impl Sender {
    /// RFC 5681 section 3.2; RFC 6675 section 5, where an acknowledgement counts that reports something new.
    pub(super) fn duplicate(&mut self, now: SimTime, ack: u64, obs: &mut impl Observer<Event>) {
        self.repair.dupacks += 1;
        let (count, threshold) = (self.repair.dupacks, self.rules.threshold);
        let sacked = self.board.sacked();
        obs.note(now, PATH, Event::DuplicateAck { ack: ack as u32, count, threshold, sacked });
        if self.repair.active() {
            if self.recovery != Recovery::Sack {
                self.repair.inflate(self.rules.unit);
            }
        } else if self.rack.is_none()
            && count >= threshold
            && self.repair.may_enter(self.board.una(), self.recovery)
        {
            self.enter_recovery(now, obs);
        }
    }

    fn enter_recovery(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if !self.doubts(now, Trigger::Duplicates, obs) {
            self.cut_for_loss(now, obs);
        }
    }

    /// A loss was no congestion: what is lost leaves again, and cwnd is what it was, with all duplicate acknowledgements that
    /// have come (Tsaoussidis and Badr 2000).
    pub(in crate::tcp) fn repair_uncut(&mut self) {
        self.board.lose_first();
        self.begin_repair();
        self.repair.spare();
    }

    fn begin_repair(&mut self) {
        let duplicates = self.repair.dupacks * self.rules.unit;
        let inflation = if self.recovery == Recovery::Sack { 0 } else { duplicates };
        self.repair.enter(self.board.una(), self.board.nxt(), inflation);
        self.probe.due = NEVER; // RFC 8985 section 7.2: none in a recovery.
    }

    pub(in crate::tcp) fn cut_for_loss(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let (from, dupacks) = (self.cwnd(), self.repair.dupacks);
        self.remember();
        self.congestion.on_time(now);
        self.congestion.on_loss(&self.loss());
        let una = self.board.una();
        if self.rack.is_none() {
            self.board.lose_first();
        }
        self.begin_repair();
        self.reduced |= self.ecn;
        let ssthresh = self.congestion.ssthresh();
        if self.rules.reduces_slowly && self.recovery == Recovery::Sack && !self.congestion.rules_recovery() {
            self.reduction = Some(Reduction::new(from, ssthresh));
        }
        obs.note(
            now,
            PATH,
            match &self.rack {
                Some(rack) => {
                    let (recovering, reports) =
                        (false, self.board.sacked() >= self.rules.threshold * self.rules.unit);
                    let window = rack.window(recovering, reports, self.rto.srtt());
                    Event::LossByTime { seq: una as u32, window, from, ssthresh }
                }
                None => Event::FastRetransmit { seq: una as u32, dupacks, from, ssthresh },
            },
        );
        self.pass_on(now, obs);
    }

    /// Finds what an acknowledgement says to be lost: by time, or by reports if there are any.
    #[inline]
    pub(in crate::tcp) fn find_lost(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.rack.is_some() {
            cold_path();
            self.find_overdue(now, obs);
        } else if self.board.sacked() > 0 {
            self.find_passed_over(now, obs);
        }
    }

    /// In fast recovery what the reports say to be lost leaves again. Before it, fast recovery begins, also if too few
    /// acknowledgements came to tell (RFC 6675 section 5, step 2).
    #[inline(never)]
    fn find_passed_over(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let Some(below) = self.board.lost_below(self.rules.threshold, self.rules.unit) else { return };
        if !self.repair.active() {
            if !self.rules.enters_by_blocks || !self.repair.may_enter(self.board.una(), self.recovery) {
                cold_path();
                return;
            }
            self.enter_recovery(now, obs);
        }
        if self.cycle.is_none() {
            self.board.lose_below(below);
        }
    }

    /// RFC 8985 section 6.2, step 5: what is overdue is lost, and what is not yet has a timer.
    #[inline(never)]
    fn find_overdue(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let (una, srtt) = (self.board.una(), self.rto.srtt());
        let recovering = self.repair.repairing(una);
        let reports = self.board.sacked() >= self.rules.threshold * self.rules.unit;
        let Some(rack) = &mut self.rack else { return };
        if rack.take_advance() {
            let (newest, age) = (rack.newest(), rack.age(recovering, reports, srtt));
            let (lost, waits) = self.board.lose_older(now, newest, age);
            self.newly_lost += lost;
            self.reorder_due = waits.map_or(NEVER, |wait| now + wait + TICKS);
            if waits.is_some() {
                self.probe.due = NEVER; // RFC 8985 section 8: one timer, and this one comes first.
            }
        }
        // What was sent after a recovery had begun and was lost starts another one when that is over.
        if self.board.lost() > 0 && !self.repair.active() && self.repair.may_enter(una, self.recovery) {
            self.enter_recovery(now, obs);
        }
    }

    /// The reordering window of a segment is over.
    #[cold]
    pub fn on_reorder_timer(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.reorder_due = NEVER;
        if let Some(rack) = &mut self.rack {
            rack.overdue();
            self.find_overdue(now, obs);
            self.tell_losses();
            if self.newly_lost > 0 {
                self.shrink(now, &News { delivered: self.rules.unit, ..News::default() }, obs);
            }
        }
    }

    /// RFC 9937: cwnd in a fast recovery that shrinks it in proportion.
    #[inline]
    pub(super) fn shrink(&mut self, now: SimTime, news: &News, obs: &mut impl Observer<Event>) {
        let lost = std::mem::take(&mut self.newly_lost);
        let Some(reduction) = &mut self.reduction else { return };
        cold_path();
        let (from, pipe, unit) = (reduction.window(), self.board.pipe(), self.rules.unit);
        reduction.on_ack(news.delivered, pipe, news.bytes > 0 && lost == 0, unit);
        let (to, delivered, ssthresh) = (reduction.window(), news.delivered, self.congestion.ssthresh());
        if to != from {
            obs.note(now, PATH, Event::ProportionalReduction { from, to, delivered, ssthresh });
        }
    }

    /// The retransmission timer expired: RFC 6298 section 5, rules 4 to 6, and RFC 5681 section 3.1.
    pub fn on_timeout(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.board.is_empty() {
            self.due = NEVER;
        } else if !self.doubts(now, Trigger::Timeout, obs) {
            self.cut_for_timeout(now, obs);
        }
    }

    pub(in crate::tcp) fn cut_for_timeout(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let from = self.cwnd();
        let repairing = self.repair.repairing(self.board.una());
        // Linux cuts cwnd once for what was sent before a recovery, also if that ends in a timeout.
        let again = self.timeouts > 0 || (self.rules.cuts_cwnd && self.repair.active());
        let loss = self.loss();
        if !repairing {
            self.remember();
        }
        self.congestion.on_time(now);
        self.congestion.on_timeout(&loss, again);
        self.resend_all(now, obs);
        if self.rules.forward_rto && (!repairing || self.timeouts > 0) {
            self.forward.begin(self.board.nxt());
        }
        self.timeouts += 1;
        self.reduced |= self.ecn;
        let (to, ssthresh) = (self.cwnd(), self.congestion.ssthresh());
        obs.note(now, PATH, Event::Timeout { seq: self.board.una() as u32, from, to, ssthresh });
        self.pass_on(now, obs);
        let before = self.rto.current();
        self.rto.back_off();
        let timeouts = self.timeouts;
        obs.note(now, PATH, Event::RtoDoubled { from: before, to: self.rto.current(), timeouts });
        self.start_timer(now);
    }

    /// Nothing that was sent and not reported is in the network any more: it leaves again.
    pub(in crate::tcp) fn resend_all(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        let Some(&first) = self.board.first() else { return };
        self.reduction = None;
        self.reorder_due = NEVER;
        self.probe = Probe::new();
        let sacked = self.board.sacked();
        let forget = !self.rules.keeps_reports || first.is(SACKED);
        if forget && sacked > 0 {
            obs.note(now, PATH, Event::Reneged { seq: first.seq as u32, bytes: sacked });
        }
        self.board.lose_all(forget);
        self.tell_losses();
        self.repair.time_out(self.board.nxt());
        self.forward.end();
        self.timed = None;
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::bench::{Bench, UNIT};
    use super::super::super::packet::{FLAG_ACK, Packet, Retransmit, Timestamps};
    use super::super::super::settings::Tcp;
    use super::*;

    /// Segments that were held to be lost in all.
    fn lost(bench: &Bench) -> u64 {
        bench.sender.sampler.as_ref().map_or(0, |sampler| sampler.lost_so_far() / u64::from(UNIT))
    }

    /// Ten segments, of which the first and the fifth to seventh are reported: by time, or by the reports.
    fn lost_of_ten(rack: Option<bool>) -> Bench {
        let mut bench = Bench::listening(&Tcp { rack, ..Tcp::linux() });
        bench.send(10);
        bench.wait(100);
        bench.ack(2, &[(5, 7)]);
        bench
    }

    #[test]
    fn what_was_lost_before_a_timeout_or_by_it_is_not_lost_again() {
        for rack in [None, Some(false)] {
            let mut bench = lost_of_ten(rack);
            assert_eq!(lost(&bench), 3, "2 to 4");
            bench.expire();
            assert_eq!(lost(&bench), 6, "and 8 to 10");
            assert_eq!(bench.next(), Some((2, Retransmit::Timeout)));
            bench.wait(100);
            bench.ack(3, &[(5, 7)]);
            for last in 8..=9 {
                bench.wait(1);
                bench.ack(3, &[(5, last)]);
            }
            assert_eq!(lost(&bench), 6, "reports above say nothing new of 3, 4 and 10");
        }
    }

    #[test]
    fn what_a_timeout_lost_that_is_taken_back_is_not_lost_once_more() {
        let mut bench = Bench::listening(&Tcp::linux());
        bench.send(10);
        bench.wait(100);
        bench.ack(2, &[]);
        bench.expire();
        assert_eq!(lost(&bench), 9);
        assert_eq!(bench.next(), Some((2, Retransmit::Timeout)));
        // The first copy of 2 has come, so that the timeout was needless (RFC 3522); 3 is missing all the same.
        let stamps = |bench: &Bench| Some(Timestamps { value: bench.now, echo: SimTime::from_millis(1000) });
        let mut packet = Packet { flags: FLAG_ACK, ack: 1 + 2 * UNIT, ..Packet::default() };
        packet.timestamps = stamps(&bench);
        bench.sender.on_ack(bench.now, &packet, 1 << 20, &mut bench.notes);
        assert_eq!(bench.sender.board.lost(), 0, "all is in flight");
        bench.wait(50);
        bench.ack(3, &[(4, 8)]);
        assert_eq!(bench.sender.board.lost(), UNIT, "3 is lost");
        assert_eq!(lost(&bench), 9, "and was before");
    }

    #[test]
    fn what_time_shows_to_be_lost_is_told_before_it_leaves_again() {
        let mut bench = Bench::listening(&Tcp::linux());
        bench.send(3);
        bench.wait(100);
        bench.ack(1, &[(3, 3)]);
        assert_eq!(lost(&bench), 0, "it may have been overtaken");
        bench.now = bench.sender.reorder_due;
        bench.sender.on_reorder_timer(bench.now, &mut bench.notes);
        assert_eq!(lost(&bench), 2);
    }
}
