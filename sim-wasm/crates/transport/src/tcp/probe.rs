//! Tail loss probes (RFC 8985 section 7): what is lost at the end of a flight shows when one more segment leaves.

use skywindow_units::{Duration, SimTime};

use super::ack::News;
use super::event::{Event, PATH};
use super::packet::Retransmit;
use super::receiver::NEVER;
use super::sender::{Move, Sender};
use crate::api::Observer;
use crate::congestion::Controller;

/// What a timer of the kernel waits at least beyond two round trips.
const LEAST: Duration = Duration::from_millis(2);
/// How long a probe waits while no round trip is known (section 7.2).
const UNMEASURED: Duration = Duration::from_secs(1);

impl Sender {
    /// Section 7.2: plans a probe two round trips from now, if nothing is being repaired and nothing was reported.
    pub(super) fn plan_probe(&mut self, now: SimTime) {
        if !self.rules.probes {
            return;
        }
        self.probe.due = NEVER;
        let idle = self.board.is_empty() || self.board.sacked() > 0 || self.persist_due != NEVER;
        if idle || self.probe.sent.is_some() || self.repair.repairing(self.board.una()) {
            return;
        }
        let one = self.board.flight() <= self.rules.unit;
        let wait = match self.rto.srtt() {
            Duration::ZERO => UNMEASURED,
            srtt => srtt * 2 + if one { self.rules.least_rto } else { LEAST },
        };
        self.probe.due = (now + wait).min(self.due);
    }

    /// Section 7.3: a probe leaves, and the retransmission timer begins anew. None does in a repair that has begun since (section
    /// 7.2), nor new data that pacing holds back (Linux `tcp_write_xmit`): the timer then goes on.
    #[cold]
    pub fn on_probe(&mut self, now: SimTime) {
        self.probe.due = NEVER;
        let repairs = self.repair.repairing(self.board.una());
        let paced = self.new_piece().is_some() && self.pacer.next_departure() > now;
        if self.board.is_empty() || self.probe.sent.is_some() || repairs || paced {
            return;
        }
        self.probe.now = true;
        self.start_timer(now);
    }

    /// What the probe is: new data, if the peer's window takes them, or the last segment once more. In a probe cycle what that
    /// lets go.
    pub(super) fn probing(&self) -> Option<Move> {
        if let Some(probe) = self.cycling() {
            return probe;
        }
        let new = self.new_piece().map(|(bytes, fin)| Move::New { bytes, fin });
        new.or_else(|| self.board.last_unreported().map(|sent| Move::Again(sent.seq, Retransmit::Tail)))
    }

    /// It has left.
    pub(super) fn note_tail_probe(
        &mut self,
        now: SimTime,
        again: bool,
        seq: u64,
        obs: &mut impl Observer<Event>,
    ) {
        self.probe.now = false;
        self.probe.sent = Some((self.board.nxt(), again));
        let (flight, srtt) = (self.board.pipe(), self.rto.srtt());
        obs.note(now, PATH, Event::TailLossProbe { seq: seq as u32, flight, srtt });
    }

    /// Section 7.4: the acknowledgement of what was sent with the probe. What the probe had to repair is congestion.
    pub(super) fn judge_probe(
        &mut self,
        now: SimTime,
        ack: u64,
        news: &News,
        obs: &mut impl Observer<Event>,
    ) {
        let Some((end, again)) = self.probe.sent.filter(|&(end, _)| ack >= end) else { return };
        let nothing = news.bytes == 0 && news.reported == 0;
        if !again || news.twice > 0 || (nothing && ack == end) {
            self.probe.sent = None;
        } else if ack > end || self.board.is_empty() {
            self.probe.sent = None;
            if !self.repair.repairing(self.board.una()) {
                let from = self.cwnd();
                self.congestion.on_loss(&self.loss());
                obs.note(now, PATH, Event::TailRepaired { seq: end as u32, from, to: self.cwnd() });
                self.pass_on(now, obs);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use skywindow_units::BitRate;

    use super::super::bench::{Bench, UNIT};
    use super::super::settings::Tcp;
    use super::*;
    use crate::congestion::{Congestion, Listener};
    use crate::pacing::{Pacer, PacingSettings};

    /// With one round trip of 100 ms known, and eight segments under way that just left.
    fn under_way() -> Bench {
        let mut bench = Bench::new(&Tcp::linux());
        bench.send(1);
        bench.wait(100);
        bench.ack(2, &[]);
        bench.sender.window = 8 * UNIT;
        bench.send(8);
        bench
    }

    /// The probe's timer expires.
    fn expire(bench: &mut Bench) {
        bench.now = bench.sender.probe.due;
        bench.sender.on_probe(bench.now);
    }

    #[test]
    fn section_7_2_two_round_trips_after_the_last_a_probe_leaves_whatever_cwnd_says() {
        let mut bench = under_way();
        assert_eq!(bench.sender.probe.due, bench.now + Duration::from_millis(202));
        expire(&mut bench);
        assert_eq!(bench.next(), Some((9, Retransmit::Tail)));
        assert_eq!(bench.sender.due, bench.now + bench.sender.rto.current(), "the timer begins anew");
    }

    #[test]
    fn section_7_2_while_no_round_trip_is_known_a_probe_waits_a_second() {
        let mut bench = Bench::new(&Tcp { rto_initial: Some(Duration::from_secs(3)), ..Tcp::linux() });
        bench.send(1);
        assert_eq!(bench.sender.probe.due, bench.now + Duration::from_secs(1));
    }

    #[test]
    fn section_7_2_what_begins_a_repair_or_waits_to_leaves_no_probe() {
        let mut bench = under_way();
        bench.wait(100);
        // Three reports begin a recovery at once.
        bench.ack(2, &[(4, 6)]);
        assert!(bench.sender.repair.active());
        assert_eq!(bench.sender.probe.due, NEVER);
        let mut bench = under_way();
        bench.wait(100);
        bench.ack(2, &[(9, 9)]);
        assert_ne!(bench.sender.reorder_due, NEVER);
        assert_eq!(bench.sender.probe.due, NEVER, "section 8: one timer at a time");
    }

    #[test]
    fn section_7_2_after_a_timeout_a_probe_that_is_due_does_not_leave() {
        let mut bench = under_way();
        let due = bench.sender.probe.due;
        bench.expire();
        bench.sender.probe.due = due;
        let timer = bench.sender.due;
        bench.sender.on_probe(bench.now);
        assert!(!bench.sender.probe.now && bench.sender.due == timer);
        assert_eq!(bench.next(), Some((2, Retransmit::Timeout)));
    }

    #[test]
    fn linux_new_data_that_pacing_holds_back_are_no_probe_and_what_leaves_again_is() {
        let paced = |window: u32| {
            let mut bench = Bench::new(&Tcp::linux());
            bench.send(20);
            bench.wait(100);
            bench.ack(21, &[]);
            // A segment each 10 s.
            let rate = Some(BitRate::from_bps(800));
            bench.sender.congestion = Congestion::of(Listener { rate, ..Listener::default() });
            bench.sender.pacer = Pacer::new(&PacingSettings::default());
            bench.send(1);
            bench.sender.window = window;
            let timer = bench.sender.due;
            expire(&mut bench);
            (bench.next().map(|(_, reason)| reason), bench.sender.due > timer)
        };
        assert_eq!(paced(100 * UNIT), (None, false), "the retransmission timer goes on");
        assert_eq!(paced(UNIT), (Some(Retransmit::Tail), true));
    }
}
