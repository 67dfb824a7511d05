//! What the sender believes of the peer's window: RFC 9260 sections 6.1 and 6.2.1.

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::event::{Event, Observer};
use super::in_flight::InFlight;
use super::path::Path;
use super::sender::Sender;
use super::sizes::{DATA_HEADER_BYTES, charged};

impl Sender {
    /// What is left of the peer's window: its last a_rwnd minus what is in flight on all paths. What is marked
    /// for retransmission is not in flight (section 6.2.1, rules B to D).
    #[inline]
    pub fn peer_rwnd(&self) -> u32 {
        let InFlight { chunks, bytes } = self.in_flight;
        self.a_rwnd.saturating_sub(charged(bytes, chunks, self.rules.chunk_overhead))
    }

    /// What of it new data may take. Where they overtake what is to be sent again, that needs its room still: else it might
    /// find the buffer full of what waits for it.
    #[inline]
    pub fn rwnd_for_new(&self, paths: &[Path]) -> u32 {
        let left = self.peer_rwnd();
        if self.cmt.on && self.marked > 0 {
            cold_path();
            let marked = paths.iter().map(|path| path.marked).sum();
            left.saturating_sub(charged(marked, self.marked, self.rules.chunk_overhead))
        } else {
            left
        }
    }

    /// A SACK has told the peer's window.
    #[inline]
    pub fn update_peer_window(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        a_rwnd: u32,
        obs: &mut impl Observer<Event>,
    ) {
        self.a_rwnd = a_rwnd;
        if self.window_full {
            let peer_rwnd = self.rwnd_for_new(paths);
            let fits = |user| {
                self.rules.splits && peer_rwnd > DATA_HEADER_BYTES
                    || charged(self.outbound.size(user), 1, self.rules.chunk_overhead) <= peer_rwnd
            };
            if self.outbound.next_bytes().is_none_or(fits) {
                self.window_full = false;
                self.stop_probing();
                let path = self.route.data;
                let flight = paths[usize::from(path)].flight;
                obs.note(now, path, Event::WindowOpened { peer_rwnd, flight });
                self.end_blocking(now, peer_rwnd, obs);
            } else {
                self.note_blocking(now, paths, obs);
            }
        }
        if self.supply.fails() {
            cold_path();
            self.look_at_supply(now, paths, self.route.data.into(), obs);
        }
    }

    /// Section 6.1, rule A: a peer that answers probes is alive, however long its window stays shut. Where
    /// there are several paths, an error belongs to the probe only if nothing else is outstanding.
    #[cold]
    pub(super) fn forgive_probe(&mut self, paths: &mut [Path]) {
        let (first, next) = (self.outstanding.first(), self.outstanding.next());
        if let [path] = paths {
            self.errors = 0;
            path.errors = 0;
        } else if first + 1 == next {
            cold_path();
            self.errors = 0;
            paths[usize::from(self.outstanding.get(first).path)].errors = 0;
        }
    }
}
