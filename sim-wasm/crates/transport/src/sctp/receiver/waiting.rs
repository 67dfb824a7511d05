//! Chunks that wait for others of their message or stream, or that others wait for (RFC 9260 sections 6.5, 6.6 and 6.9).

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::super::event::{Event, NO_PATH, Observer};
use super::super::packet::{DataChunk, Fragment};
use super::super::streams::Held;
use super::{ChunkFate, Delivered, Fault, Receiver};

impl Receiver {
    /// Takes a chunk that waits, or that others wait for, and gives the application what can be delivered now.
    #[inline(never)]
    pub(super) fn hand_to_waiting(
        &mut self,
        now: SimTime,
        tsn: u64,
        chunk: DataChunk,
        obs: &mut impl Observer<Event>,
    ) {
        let Fragment { mid, fsn } = self.fragment;
        let held = Held { tsn, ssn: chunk.ssn, bytes: chunk.bytes, flags: chunk.flags, mid, fsn };
        if !self.fits(chunk.stream, &held) {
            cold_path();
            self.faults.push(Fault::Misfit);
            return;
        }
        let stream = &mut self.streams[usize::from(chunk.stream)];
        let waited = stream.waiting();
        if self.interleaves && stream.has_skipped(&held) {
            self.promising.add(tsn);
            obs.chunk(now, chunk.seen(), ChunkFate::Skipped);
            return;
        }
        let mut waits = true;
        let (reader, promising) = (&mut self.reader, &mut self.promising);
        let mut application = |held: &Held| {
            promising.add(held.tsn);
            let delivered = held.on_stream(chunk.stream);
            if reader.queue(delivered, delivered.bytes) {
                cold_path();
                return; // It waits to be read.
            }
            waits &= held.tsn != tsn;
            obs.chunk(now, delivered.seen(), ChunkFate::Delivered);
        };
        let out = stream.take(held, &mut application);
        if out.broken {
            cold_path();
            self.faults.push(Fault::Misfit);
        }
        if waits {
            obs.chunk(now, chunk.seen(), ChunkFate::Held);
        }
        if out.chunks == 1 && !waited {
            cold_path();
            self.delivered += u64::from(out.user);
            self.reader.hand_over(now, out.user);
            return;
        }
        let (blocked, missing) = (stream.blocked(), stream.next_ssn);
        self.looked += u64::from(out.chunks);
        self.settle(now, chunk.size(), out);
        if out.chunks == 0 && !waited && blocked {
            let event =
                Event::StreamBlocked { stream: chunk.stream, missing, tsn: chunk.tsn, a_rwnd: self.a_rwnd() };
            obs.note(now, NO_PATH, event);
        } else if out.chunks > 1 && waited {
            let Delivered { chunks, user, .. } = out;
            let event =
                Event::StreamReleased { stream: chunk.stream, chunks, bytes: user, a_rwnd: self.a_rwnd() };
            obs.note(now, NO_PATH, event);
        }
    }

    /// Whether a chunk that waits, or that others wait for, can be of the message that it says.
    #[inline]
    fn fits(&self, stream: u16, held: &Held) -> bool {
        let stream = &self.streams[usize::from(stream)];
        if self.interleaves {
            return stream.has_place_for(held);
        }
        self.rules.takes_any_piece || stream.fits(held, |tsn| tsn > self.forgotten && self.has(tsn))
    }
}
