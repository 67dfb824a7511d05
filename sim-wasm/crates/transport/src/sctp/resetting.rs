//! Streams that begin anew at the receiver (RFC 6525 section 5.2.2).

use skywindow_units::SimTime;

use super::event::{ChunkFate, Event, Observer};
use super::receiver::Receiver;
use super::streams::{Delivered, Held};

impl Receiver {
    /// Everything up to this TSN has come: the full number.
    pub fn full_cumulative_tsn(&self) -> u64 {
        self.cumulative
    }

    /// Whether there is such a stream.
    pub fn has_stream(&self, stream: u16) -> bool {
        usize::from(stream) < self.streams.len()
    }

    /// The next message of each of these streams, or of all if none is listed, is number 0; what waits for it is delivered.
    pub fn reset(&mut self, now: SimTime, listed: &[u16], obs: &mut impl Observer<Event>) {
        for stream in 0..self.streams.len() as u16 {
            if !listed.is_empty() && !listed.contains(&stream) {
                continue;
            }
            let (inbound, reader) = (&mut self.streams[usize::from(stream)], &mut self.reader);
            let mut application = |held: &Held| {
                let delivered = held.on_stream(stream);
                if !reader.queue(delivered, delivered.bytes) {
                    obs.chunk(now, delivered.seen(), ChunkFate::Delivered);
                }
            };
            let mut out = Delivered::default();
            (inbound.next_ssn, inbound.unfinished) = (0, 0);
            inbound.release(&mut out, &mut application);
            self.looked += u64::from(out.chunks);
            self.held -= out.buffer;
            self.held_chunks -= out.chunks;
            self.delivered += u64::from(out.user);
            self.reader.hand_over(now, out.user);
        }
    }
}
