//! FORWARD TSN at the receiver: what the sender has given up is waited for no longer (RFC 3758 section 3.6).

use std::collections::VecDeque;

use skywindow_units::SimTime;

use super::event::{Event, Observer};
use super::forward::{Forward, Skipped};
use super::packet::{DataChunk, unwrap_tsn};
use super::ranges::drop_up_to;
use super::receiver::{Fault, Receiver};
use super::streams::{Held, Inbound, Stranded};
use crate::api::ChunkFate;

/// Missing TSNs that are told one by one at most.
const MOST_TOLD: u64 = 4096;

impl Receiver {
    /// A FORWARD TSN has come, with data behind it in its packet or without.
    pub fn on_forward(
        &mut self,
        now: SimTime,
        path: u8,
        forward: &Forward,
        with_data: bool,
        obs: &mut impl Observer<Event>,
    ) {
        self.read(now, obs);
        let tsn = unwrap_tsn(self.cumulative, forward.new_cumulative_tsn);
        if tsn <= self.cumulative {
            self.sack_now = true; // It is out of date: perhaps the last SACK was lost.
            return;
        }
        let had_gap = !self.blocks.is_empty();
        let missing = self.missing_up_to(tsn);
        self.tell_missing(now, tsn, obs);
        self.advance_to(tsn);
        self.forgotten = self.forgotten.max(tsn);
        let (mut chunks, mut lost) = (0, 0);
        for stream in 0..self.streams.len() as u16 {
            let skipped = forward.skipped.iter().filter(|one| one.stream == stream);
            let stranded = self.skip(now, stream, tsn, skipped.copied().collect(), obs);
            chunks += stranded.out.chunks;
            lost += stranded.lost.len() as u32;
        }
        let new_cumulative_tsn = tsn as u32;
        obs.note(now, path, Event::ForwardTsnReceived { new_cumulative_tsn, missing, chunks, lost });
        self.owe_sack_for_forward(now, had_gap, with_data);
    }

    /// Everything up to `tsn`, which is beyond the cumulative TSN, counts as if it had come.
    fn advance_to(&mut self, tsn: u64) {
        self.cumulative = tsn;
        self.highest = self.highest.max(tsn);
        drop_up_to(&mut self.blocks, tsn);
        if let Some(&(from, to)) = self.blocks.first()
            && from == tsn + 1
        {
            self.cumulative = to;
            self.blocks.remove(0);
        }
    }

    /// Says of each TSN up to `tsn` that has not come that it never will; of no more than anybody has under way.
    fn tell_missing(&mut self, now: SimTime, tsn: u64, obs: &mut impl Observer<Event>) {
        let first = self.cumulative + 1;
        let end = tsn.min(self.cumulative + MOST_TOLD);
        self.looked += end + 1 - first;
        for missing in first..=end {
            if !self.has(missing) {
                let chunk = DataChunk { tsn: missing as u32, stream: 0, ssn: 0, bytes: 0, flags: 0 };
                obs.chunk(now, chunk.seen(), ChunkFate::Skipped);
            }
        }
    }

    /// How many TSNs up to `tsn` have not come.
    fn missing_up_to(&self, tsn: u64) -> u32 {
        let came =
            self.blocks.iter().filter(|block| block.0 <= tsn).map(|&(from, to)| to.min(tsn) + 1 - from);
        (tsn - self.cumulative - came.sum::<u64>()) as u32
    }

    /// The part of a stream.
    fn skip(
        &mut self,
        now: SimTime,
        stream: u16,
        tsn: u64,
        skipped: Vec<Skipped>,
        obs: &mut impl Observer<Event>,
    ) -> Stranded {
        let inbound = &mut self.streams[usize::from(stream)];
        if skipped.is_empty() && !inbound.holds_anything() {
            return Stranded::default();
        }
        let (reader, promising) = (&mut self.reader, &mut self.promising);
        let (interleaved, tosses) = (self.interleaves, self.rules.tosses_skipped);
        let mut application = |held: &Held| {
            promising.add(held.tsn);
            let delivered = held.on_stream(stream);
            if !reader.queue(delivered, delivered.bytes) {
                obs.chunk(now, delivered.seen(), ChunkFate::Delivered);
            }
        };
        let stranded = if interleaved {
            inbound.skip_interleaved(&skipped, tosses, &mut application)
        } else {
            inbound.skip(tsn, &skipped, tosses, &mut application)
        };
        let Stranded { out, lost } = &stranded;
        if out.broken {
            self.faults.push(Fault::Misfit);
        }
        self.looked += u64::from(out.chunks) + lost.len() as u64;
        for held in lost {
            self.promising.add(held.tsn); // Thrown away, and not asked for again.
            self.forgotten = self.forgotten.max(held.tsn);
            self.held -= held.size();
            self.held_chunks -= 1;
            obs.chunk(now, held.on_stream(stream).seen(), ChunkFate::Skipped);
        }
        self.held -= out.buffer;
        self.held_chunks -= out.chunks;
        self.delivered += u64::from(out.user);
        self.reader.hand_over(now, out.user);
        stranded
    }

    /// For the purposes of SACKs it is a DATA chunk: with data in its packet these decide.
    fn owe_sack_for_forward(&mut self, now: SimTime, had_gap: bool, with_data: bool) {
        let fills = had_gap && self.rules.sack_on_filled_gap;
        let at_once = !self.rules.counts_packets && (fills || !self.blocks.is_empty());
        if with_data {
            self.sack_now |= at_once;
            return;
        }
        self.packets_unacknowledged += 1;
        self.plan_sack(now, at_once);
    }
}

impl Inbound {
    /// Whether anything waits.
    fn holds_anything(&self) -> bool {
        !self.ordered.is_empty() || !self.unordered.is_empty()
    }

    /// Everything up to `tsn` counts as come: messages of which such pieces are missing are dropped, and the ordered ones
    /// up to those `skipped`, unless one `tosses` them, and what follows them, are given to the application.
    fn skip(
        &mut self,
        tsn: u64,
        skipped: &[Skipped],
        tosses: bool,
        application: &mut impl FnMut(&Held),
    ) -> Stranded {
        let mut stranded = Stranded::default();
        let begun = self.begun;
        for queue in [&mut self.ordered, &mut self.unordered] {
            let (kept, lost) = part(queue, tsn, begun);
            *queue = kept.into();
            stranded.lost.extend(lost);
        }
        self.unfinished = 0;
        for one in skipped {
            let next = (one.number as u16).wrapping_add(1);
            if (next.wrapping_sub(self.next_ssn) as i16) <= 0 {
                continue; // Nobody waits for these any more.
            }
            // Of the messages up to there only whole ones are left, in order, or those of which later pieces are missing.
            let older = |held: &Held| (held.ssn.wrapping_sub(next) as i16) < 0;
            let (mut ready, mut rest) = (Vec::new(), Vec::new());
            for held in self.ordered.drain(..) {
                if older(&held) { ready.push(held) } else { rest.push(held) }
            }
            self.ordered = rest.into();
            self.next_ssn = next;
            for message in messages(ready) {
                if is_whole(&message, begun) && !tosses {
                    message.iter().for_each(|held| stranded.out.add(held, application));
                } else {
                    stranded.lost.extend(message);
                }
            }
        }
        self.release(&mut stranded.out, application);
        stranded
    }
}

/// The chunks of a queue in runs without a gap, each of one message.
fn messages(queue: impl IntoIterator<Item = Held>) -> Vec<Vec<Held>> {
    let mut all: Vec<Vec<Held>> = Vec::new();
    for held in queue {
        match all.last_mut() {
            Some(run)
                if run
                    .last()
                    .is_some_and(|last| last.tsn + 1 == held.tsn && !last.ends() && !held.starts()) =>
            {
                run.push(held);
            }
            _ => all.push(vec![held]),
        }
    }
    all
}

fn is_whole(run: &[Held], begun: u64) -> bool {
    run.first().is_some_and(|first| first.begins(begun)) && run.last().is_some_and(|last| last.ends())
}

/// What is kept of a queue, and what of it can never be whole because a piece up to `tsn` is missing.
fn part(queue: &mut VecDeque<Held>, tsn: u64, begun: u64) -> (Vec<Held>, Vec<Held>) {
    let (mut kept, mut lost) = (Vec::new(), Vec::new());
    for run in messages(queue.drain(..)) {
        let (Some(first), Some(last)) = (run.first(), run.last()) else { continue };
        let lacks_before = !first.begins(begun) && first.tsn <= tsn + 1;
        let lacks_after = !last.ends() && last.tsn < tsn;
        if lacks_before || lacks_after { lost.extend(run) } else { kept.extend(run) }
    }
    (kept, lost)
}

#[cfg(test)]
mod tests {
    use super::super::packet::{FLAG_BEGIN, FLAG_END};
    use super::*;

    #[test]
    fn one_that_tosses_what_is_skipped_has_nothing_of_it() {
        let piece = |tsn: u64, ssn: u16, flags: u8| Held { tsn, ssn, bytes: 100, flags, ..Held::default() };
        let mut stream = Inbound::default();
        for held in [piece(2, 1, FLAG_BEGIN | FLAG_END), piece(3, 2, FLAG_BEGIN | FLAG_END)] {
            assert_eq!(stream.accept(held, &mut |_| {}).chunks, 0);
        }
        let mut had = Vec::new();
        let skipped = Skipped { stream: 0, unordered: false, number: 1 };
        let stranded = stream.skip(2, &[skipped], true, &mut |held| had.push(held.tsn));
        assert_eq!((had, stranded.lost[0].tsn), (vec![3], 2));
    }

    #[test]
    fn section_3_6_of_what_is_skipped_the_application_has_whole_messages_and_no_pieces() {
        let piece = |tsn: u64, ssn: u16, flags: u8| Held { tsn, ssn, bytes: 100, flags, ..Held::default() };
        let mut stream = Inbound::default();
        for held in [piece(2, 1, FLAG_BEGIN | FLAG_END), piece(4, 2, FLAG_BEGIN), piece(7, 3, FLAG_END)] {
            assert_eq!(stream.accept(held, &mut |_| {}).chunks, 0);
        }
        let mut had = Vec::new();
        let skipped = Skipped { stream: 0, unordered: false, number: 3 };
        let stranded = stream.skip(4, &[skipped], false, &mut |held| had.push(held.tsn));
        assert_eq!((had, stranded.out.chunks), (vec![2], 1));
        assert_eq!(stranded.lost.iter().map(|held| held.tsn).collect::<Vec<_>>(), [4, 7]);
    }
}
