//! The segments sent and not yet acknowledged, and how much of them is in the network: the scoreboard.

use std::cell::Cell;
use std::collections::VecDeque;
use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use crate::blocks::Blocks;

/// The receiver has reported it (RFC 2018).
pub(crate) const SACKED: u8 = 1;
/// It is held to be lost, so that it no longer counts as in flight.
pub(crate) const LOST: u8 = 2;
/// It was sent again since, and that copy counts as in flight.
pub(crate) const RESENT: u8 = 4;
/// What lost it was a timeout.
pub(crate) const TIMED_OUT: u8 = 8;

/// A segment that was sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sent {
    /// Number of its first byte.
    pub seq: u64,
    /// User data, bytes.
    pub bytes: u16,
    /// Whether it carries the FIN.
    pub fin: bool,
    /// Bits of this module.
    pub state: u8,
    /// How often it was sent, saturating.
    pub transmissions: u8,
    /// When it was last sent.
    pub at: SimTime,
}

impl Sent {
    /// Sequence numbers it takes.
    #[inline]
    pub fn length(&self) -> u32 {
        u32::from(self.bytes) + u32::from(self.fin)
    }

    /// The number after its last.
    #[inline]
    pub fn end(&self) -> u64 {
        self.seq + u64::from(self.length())
    }

    #[inline]
    pub fn is(&self, bits: u8) -> bool {
        self.state & bits != 0
    }

    /// What it counts as in flight: the pipe of RFC 6675 section 4.
    fn in_flight(&self) -> u32 {
        if self.is(SACKED) {
            return 0;
        }
        let copies = u32::from(!self.is(LOST)) + u32::from(self.is(RESENT));
        copies * self.length()
    }
}

/// The scoreboard. Everything below `una` is acknowledged, everything below `nxt` was sent.
#[derive(Clone, Debug)]
pub(crate) struct Outstanding {
    sent: VecDeque<Sent>,
    una: u64,
    nxt: u64,
    /// Sequence numbers in flight.
    pipe: u32,
    /// Sequence numbers reported by the receiver.
    sacked: u32,
    /// Sequence numbers held to be lost, sent again or not.
    lost: u32,
    /// Segments that are lost and were not sent again.
    waiting: u32,
    /// No segment below waits: as far as has been looked.
    waiting_from: Cell<u64>,
    /// Whatever begins in this range was reported or sent again: as far as has been looked for rule 3.
    covered: Cell<(u64, u64)>,
    /// What the receiver has reported beyond `una`.
    reported: Blocks,
    /// Everything below that was not reported is held to be lost.
    lost_below: u64,
    /// Whether what is lost is noted, and what was since that was last asked: where it begins, and its length.
    pub watched: bool,
    pub fallen: Vec<(u64, u32)>,
    /// Segments looked at one after the other, since that was last asked: what an event may cost beyond its usual work.
    looked: Cell<u64>,
}

impl Outstanding {
    /// Nothing was sent; the first byte will have the number `first`.
    pub fn new(first: u64) -> Self {
        Self {
            sent: VecDeque::with_capacity(64),
            una: first,
            nxt: first,
            pipe: 0,
            sacked: 0,
            lost: 0,
            waiting: 0,
            waiting_from: Cell::new(first),
            covered: Cell::new((first, first)),
            reported: Blocks::default(),
            lost_below: first,
            watched: false,
            fallen: Vec::new(),
            looked: Cell::new(0),
        }
    }

    /// Segments looked at one after the other since the last call.
    #[inline]
    pub fn take_looked(&self) -> u64 {
        self.looked.take()
    }

    fn look(&self, segments: usize) {
        self.looked.set(self.looked.get() + segments as u64);
    }

    /// Lowest number not acknowledged (SND.UNA).
    #[inline]
    pub fn una(&self) -> u64 {
        self.una
    }

    /// Number of the next new byte (SND.NXT).
    #[inline]
    pub fn nxt(&self) -> u64 {
        self.nxt
    }

    /// Sequence numbers sent and not acknowledged (FlightSize of RFC 5681).
    #[inline]
    pub fn flight(&self) -> u32 {
        (self.nxt - self.una) as u32
    }

    /// Sequence numbers thought to be in the network.
    #[inline]
    pub fn pipe(&self) -> u32 {
        self.pipe
    }

    /// Sequence numbers beyond `una` that the receiver has reported.
    #[inline]
    pub fn sacked(&self) -> u32 {
        self.sacked
    }

    /// Sequence numbers held to be lost, sent again or not.
    #[inline]
    pub fn lost(&self) -> u32 {
        self.lost
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.sent.is_empty()
    }

    #[inline]
    pub fn first(&self) -> Option<&Sent> {
        self.sent.front()
    }

    /// User data of everything outstanding, bytes. Looks at every segment.
    pub fn user_bytes(&self) -> u64 {
        self.sent.iter().map(|sent| u64::from(sent.bytes)).sum()
    }

    /// Adds a new segment.
    #[inline]
    pub fn push(&mut self, bytes: u16, fin: bool, at: SimTime) -> Sent {
        let sent = Sent { seq: self.nxt, bytes, fin, state: 0, transmissions: 1, at };
        self.nxt = sent.end();
        self.pipe += sent.length();
        self.sent.push_back(sent);
        sent
    }

    /// Removes the lowest segment if `ack` covers it.
    #[inline]
    pub fn pop_below(&mut self, ack: u64) -> Option<Sent> {
        let Some(&sent) = self.sent.front().filter(|sent| sent.end() <= ack) else {
            if !self.reported.is_empty() {
                self.reported.drop_below(self.una);
            }
            return None;
        };
        self.sent.pop_front();
        self.una = sent.end();
        self.pipe -= sent.in_flight();
        if sent.is(SACKED) {
            self.sacked -= sent.length();
        }
        self.lost -= lost(&sent);
        self.waiting -= u32::from(waits(&sent));
        Some(sent)
    }

    /// Changes the state of the segment `index`.
    fn change(&mut self, index: usize, change: impl FnOnce(&mut Sent)) {
        let Some(sent) = self.sent.get_mut(index) else { return };
        let (flight, waited, sacked) = (sent.in_flight(), waits(sent), sent.is(SACKED));
        let was_lost = lost(sent);
        change(sent);
        self.lost = self.lost - was_lost + lost(sent);
        self.pipe = self.pipe - flight + sent.in_flight();
        let length = sent.length();
        if self.watched && !sent.is(SACKED) && sent.in_flight() < flight {
            self.fallen.push((sent.seq, length));
        }
        self.sacked =
            self.sacked - if sacked { length } else { 0 } + if sent.is(SACKED) { length } else { 0 };
        self.waiting = self.waiting - u32::from(waited) + u32::from(waits(sent));
        if waits(sent) && sent.seq < self.waiting_from.get() {
            self.waiting_from.set(sent.seq);
        }
        let (from, to) = self.covered.get();
        if !sent.is(SACKED | RESENT) && sent.seq < to {
            self.covered.set((from, sent.seq.max(from)));
        }
    }

    /// The index of the segment that begins at or after `seq`.
    #[inline(always)]
    fn index(&self, seq: u64) -> usize {
        self.sent.partition_point(|sent| sent.seq < seq)
    }

    /// The receiver has reported `from..to`: calls `news` with every segment of it that it had not reported.
    pub fn sack(&mut self, from: u64, to: u64, mut news: impl FnMut(&Sent)) {
        let mut reported = std::mem::take(&mut self.reported);
        reported.insert(from, to, |from, to| {
            let mut index = self.index(from);
            while let Some(sent) = self.sent.get(index)
                && sent.end() <= to
            {
                news(sent);
                self.change(index, |sent| sent.state = SACKED);
                index += 1;
                self.look(1);
            }
        });
        self.reported = reported;
    }

    /// Below what the receiver's reports say that segments are lost: as many blocks as the threshold lie above, or
    /// more bytes than one segment fewer (IsLost of RFC 6675 section 4).
    pub fn lost_below(&self, threshold: u32, unit: u32) -> Option<u64> {
        let (mut blocks, mut bytes) = (0, 0);
        let most = u64::from(threshold - 1) * u64::from(unit);
        for &(from, to) in self.reported.as_slice().iter().rev() {
            blocks += 1;
            bytes += to - from;
            if blocks >= threshold || bytes > most {
                return (from > self.una).then_some(from);
            }
        }
        None
    }

    /// Everything below `below` that was not reported is lost. What was sent again is not sent once more (rule 1.a
    /// of NextSeg).
    pub fn lose_below(&mut self, below: u64) {
        let mut index = self.index(self.lost_below);
        while let Some(sent) = self.sent.get(index)
            && sent.seq < below
        {
            if !sent.is(SACKED | LOST) {
                self.change(index, |sent| sent.state |= LOST);
            }
            index += 1;
            self.look(1);
        }
        self.lost_below = self.lost_below.max(below);
    }

    /// The retransmission timer expired: whatever was not reported is lost, also what was sent again. With
    /// `forget` nothing was reported.
    pub fn lose_all(&mut self, forget: bool) {
        if forget {
            self.reported.clear();
        }
        self.lost_below = self.nxt;
        self.look(self.sent.len());
        for index in 0..self.sent.len() {
            self.change(index, |sent| {
                if forget || !sent.is(SACKED) {
                    sent.state = LOST | TIMED_OUT;
                }
            });
        }
    }

    /// What left before `newest` (a time and an end) and `age` ago or longer is lost, also if it was sent again (RFC 8985
    /// section 6.2, step 5). How many bytes are, and how long until all that is not old enough is.
    pub fn lose_older(
        &mut self,
        now: SimTime,
        newest: (SimTime, u64),
        age: Duration,
    ) -> (u32, Option<Duration>) {
        let (mut lost, mut waits_for, mut index) = (0, None, 0);
        while let Some(&sent) = self.sent.get(index) {
            self.look(1);
            index += 1;
            let earlier = (sent.at, sent.end()) < newest;
            if sent.is(SACKED) {
                let range = self.reported.around(sent.seq);
                index = range.map_or(index, |(_, to)| self.index(to).max(index));
            } else if !earlier && sent.transmissions == 1 {
                break; // Whatever follows left later still.
            } else if earlier && !waits(&sent) {
                let old = now.since(sent.at);
                if old >= age {
                    lost += sent.length();
                    self.change(index - 1, |sent| sent.state = sent.state & TIMED_OUT | LOST);
                } else {
                    waits_for = waits_for.max(Some(age - old));
                }
            }
        }
        (lost, waits_for)
    }

    /// Nothing was lost: what was held to be is in flight.
    pub fn find(&mut self) {
        self.lost_below = self.una;
        self.look(self.sent.len());
        for index in 0..self.sent.len() {
            self.change(index, |sent| sent.state &= !(LOST | TIMED_OUT));
        }
    }

    /// The lowest segment is lost, however often it was sent.
    pub fn lose_first(&mut self) {
        self.change(0, |sent| sent.state = sent.state & (SACKED | TIMED_OUT) | LOST);
    }

    /// The lowest segment that is lost and was not sent again.
    #[inline]
    pub fn next_waiting(&self) -> Option<&Sent> {
        if self.waiting == 0 {
            return None;
        }
        cold_path();
        let from = self.index(self.waiting_from.get());
        let passed = self.sent.range(from..).position(waits)?;
        self.look(passed);
        let found = self.sent.get(from + passed)?;
        self.waiting_from.set(found.seq);
        Some(found)
    }

    /// The lowest segment in `from..below` that was neither reported nor sent again (rule 3 of NextSeg in RFC
    /// 6675 section 4).
    ///
    /// It is asked for with every acknowledgement of a recovery: what has been passed once is not passed again.
    pub fn unreported(&self, from: u64, below: u64) -> Option<&Sent> {
        let (mut begin, mut end) = self.covered.get();
        if from < begin || from > end {
            (begin, end) = (from, from);
        }
        let first = self.index(end);
        let stops = |sent: &Sent| sent.seq >= below || !sent.is(SACKED | RESENT);
        let passed = self.sent.range(first..).position(stops).unwrap_or(self.sent.len() - first);
        self.look(passed);
        let found = self.sent.get(first + passed);
        self.covered.set((begin, end.max(found.map_or(self.nxt, |sent| sent.seq))));
        found.filter(|sent| sent.seq < below)
    }

    /// The highest segment that was not reported (rule 4). Whole ranges that were reported are passed at once.
    pub fn last_unreported(&self) -> Option<&Sent> {
        let mut end = self.sent.len();
        while let Some(sent) = end.checked_sub(1).and_then(|index| self.sent.get(index)) {
            if !sent.is(SACKED) {
                return Some(sent);
            }
            let range = self.reported.around(sent.seq);
            end = range.map_or(end - 1, |(from, _)| self.index(from).min(end - 1));
            self.look(1);
        }
        None
    }

    /// The segment that begins with `seq` is sent again.
    pub fn resend(&mut self, seq: u64, at: SimTime) -> Option<Sent> {
        let index = self.index(seq);
        self.change(index, |sent| {
            sent.state |= RESENT;
            sent.transmissions = sent.transmissions.saturating_add(1);
            sent.at = at;
        });
        if self.waiting_from.get() == seq {
            self.waiting_from.set(seq + 1);
        }
        self.sent.get(index).copied()
    }
}

fn lost(sent: &Sent) -> u32 {
    if sent.is(LOST) && !sent.is(SACKED) { sent.length() } else { 0 }
}

fn waits(sent: &Sent) -> bool {
    sent.state & (LOST | RESENT | SACKED) == LOST
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn eight() -> Outstanding {
        let mut board = Outstanding::new(1);
        for _ in 0..8 {
            board.push(100, false, SimTime::ZERO);
        }
        board
    }

    #[test]
    fn rfc_6675_the_pipe_leaves_out_what_was_reported_or_lost_and_counts_what_was_resent() {
        let mut board = eight();
        board.sack(301, 601, |_| ());
        assert_eq!((board.pipe(), board.sacked(), board.flight()), (500, 300, 800));
        assert_eq!((board.lost_below(3, 100), board.lost_below(4, 100)), (Some(301), None));
        board.lose_below(301);
        assert_eq!(board.pipe(), 200);
        assert_eq!(board.next_waiting().unwrap().seq, 1);
        board.resend(1, SimTime::ZERO);
        assert_eq!((board.pipe(), board.next_waiting().unwrap().seq), (300, 101));
        // Rule 4: what is neither lost nor reported counts twice when it is sent again.
        board.resend(701, SimTime::ZERO);
        assert_eq!(board.pipe(), 400);
        while board.pop_below(801).is_some() {}
        assert_eq!((board.pipe(), board.sacked(), board.flight(), board.waiting), (0, 0, 0, 0));
        assert!(board.reported.is_empty(), "what is acknowledged is no report any more");
    }

    #[test]
    fn rfc_6675_as_many_blocks_as_the_threshold_say_that_what_lies_below_is_lost() {
        let mut board = eight();
        for from in [201, 401, 601] {
            board.sack(from, from + 100, |_| ());
        }
        assert_eq!(board.lost_below(3, 1000), Some(201));
        assert_eq!(board.lost_below(4, 1000), None);
        let mut board = eight();
        board.sack(301, 501, |_| ());
        assert_eq!(board.lost_below(3, 100), None, "it takes more than two segments");
        board.sack(1, 301, |_| ());
        assert_eq!(board.lost_below(3, 100), None, "nothing lies below");
    }

    #[test]
    fn a_timeout_loses_what_was_not_reported() {
        let mut board = eight();
        board.sack(301, 601, |_| ());
        board.lose_all(false);
        assert_eq!((board.pipe(), board.sacked(), board.waiting), (0, 300, 5));
        board.lose_all(true);
        assert_eq!((board.pipe(), board.sacked(), board.waiting), (0, 0, 8));
        let mut news = 0;
        board.sack(301, 601, |_| news += 1);
        assert_eq!((board.sacked(), news), (300, 3), "what was forgotten is news again");
    }

    #[test]
    fn a_segment_lost_once_more_is_still_one_that_a_timeout_or_a_report_told_of() {
        let mut board = eight();
        board.lose_all(false);
        board.resend(1, SimTime::ZERO);
        board.lose_first();
        let first = board.first().unwrap();
        assert!(first.is(TIMED_OUT) && first.is(LOST) && !first.is(RESENT));
        let mut board = eight();
        board.sack(1, 101, |_| ());
        board.lose_first();
        assert_eq!((board.sacked(), board.next_waiting().is_none()), (100, true));
    }

    #[test]
    fn what_was_passed_is_not_looked_at_again() {
        let mut board = eight();
        board.sack(401, 801, |_| ());
        board.lose_below(401);
        board.take_looked();
        for seq in [1, 101, 201, 301] {
            assert_eq!(board.next_waiting().map(|sent| sent.seq), Some(seq));
            board.resend(seq, SimTime::ZERO);
        }
        assert_eq!(board.take_looked(), 0);
        assert!(board.unreported(1, 801).is_none());
        assert_eq!(board.take_looked(), 8);
        board.resend(1, SimTime::ZERO);
        assert!(board.unreported(1, 801).is_none());
        assert_eq!(board.take_looked(), 0, "once more is not news");
    }

    #[test]
    fn what_an_acknowledgement_asks_for_is_looked_for_once_in_a_window_of_any_size() {
        const SEGMENTS: u64 = 50_000;
        let mut board = Outstanding::new(1);
        for _ in 0..SEGMENTS {
            board.push(1, false, SimTime::ZERO);
        }
        board.take_looked();
        // All is reported but the first and one in the middle; the first was sent again.
        board.sack(2, SEGMENTS / 2, |_| ());
        board.sack(SEGMENTS / 2 + 1, SEGMENTS + 1, |_| ());
        board.lose_below(SEGMENTS);
        board.resend(1, SimTime::ZERO);
        for _ in 0..1000 {
            assert_eq!(board.next_waiting().map(|sent| sent.seq), Some(SEGMENTS / 2));
            assert_eq!(board.unreported(2, SEGMENTS + 1).map(|sent| sent.seq), Some(SEGMENTS / 2));
            assert_eq!(board.last_unreported().map(|sent| sent.seq), Some(SEGMENTS / 2));
        }
        let looked = board.take_looked();
        assert!((2 * SEGMENTS..6 * SEGMENTS).contains(&looked), "{looked}");
        board.lose_all(false);
        assert!(board.take_looked() >= SEGMENTS, "a timeout looks at every segment");
    }

    #[derive(Clone, Debug)]
    enum Step {
        Push,
        Sack(u64, u64),
        Lose(u64),
        LoseFirst,
        LoseAll(bool),
        Resend(u64),
        Acknowledge(u64),
    }

    fn step() -> impl Strategy<Value = Step> {
        prop_oneof![
            6 => Just(Step::Push),
            4 => (0u64..40, 1u64..8).prop_map(|(from, length)| Step::Sack(from, length)),
            2 => (0u64..40).prop_map(Step::Lose),
            1 => Just(Step::LoseFirst),
            1 => any::<bool>().prop_map(Step::LoseAll),
            4 => (0u64..40).prop_map(Step::Resend),
            2 => (0u64..6).prop_map(Step::Acknowledge),
        ]
    }

    proptest! {
        /// What is remembered of earlier looks changes no answer.
        #[test]
        fn answers_are_those_of_a_look_at_every_segment(
            steps in prop::collection::vec((step(), 0u64..45, 0u64..45), 1..120),
        ) {
            let mut board = Outstanding::new(1);
            for (step, from, below) in steps {
                let (una, nxt) = (board.una(), board.nxt());
                match step {
                    Step::Push => drop(board.push(1, false, SimTime::ZERO)),
                    Step::Sack(from, length) => {
                        let (from, to) = (una + 1 + from, (una + 1 + from + length).min(nxt));
                        if from < to {
                            board.sack(from, to, |_| ());
                        }
                    }
                    Step::Lose(below) => board.lose_below((una + below).min(nxt)),
                    Step::LoseFirst => board.lose_first(),
                    Step::LoseAll(forget) => board.lose_all(forget),
                    Step::Resend(seq) => drop(board.resend((una + seq).min(nxt), SimTime::ZERO)),
                    Step::Acknowledge(count) => while board.pop_below((una + count).min(nxt)).is_some() {},
                }
                let every = || board.sent.iter();
                let seq = |sent: Option<&Sent>| sent.map(|sent| sent.seq);
                prop_assert_eq!(board.lost(), every().map(lost).sum::<u32>());
                prop_assert_eq!(seq(board.next_waiting()), seq(every().find(|sent| waits(sent))));
                let (from, below) = (board.una() + from, board.una() + below);
                let mut range = every().filter(|sent| (from..below).contains(&sent.seq));
                let hole = range.find(|sent| !sent.is(SACKED | RESENT));
                prop_assert_eq!(seq(board.unreported(from, below)), seq(hole));
                let last = every().rev().find(|sent| !sent.is(SACKED));
                prop_assert_eq!(seq(board.last_unreported()), seq(last));
            }
        }
    }
}
