//! The path MTU: RFC 1191 with RFC 9260 section 7.3.

use skywindow_units::{Duration, SimTime};

use super::endpoint::Endpoint;
use super::event::{Event, Observer};
use super::outstanding::{ACKED, BUNDLED, MARKED, MARKED_TOO_BIG};
use super::path::Path;
use super::sender::Sender;
use super::ticks::NEVER;

/// Every link takes a packet of this length (RFC 791).
const LEAST_MTU: u32 = 68;
/// How long a path MTU is believed before a larger one is tried (RFC 1191 section 6.3).
const RAISE_AFTER: Duration = Duration::from_secs(600);
/// What is assumed when a router does not say what its next link takes (RFC 1191 section 5).
const UNSAID_MTU: u32 = 576;

impl Endpoint {
    /// A router could not pass on a packet of `path` without fragmenting it: its next link takes packets of
    /// `mtu_bytes`, or it does not say (0). Nothing happens unless the path MTU is looked for.
    #[cold]
    pub(crate) fn lower_mtu(
        &mut self,
        now: SimTime,
        path: u8,
        mtu_bytes: u32,
        obs: &mut impl Observer<Event>,
    ) {
        let index = usize::from(path);
        let Some(path) = self.paths.get_mut(index).filter(|_| self.rules.pmtu_discovery) else { return };
        let from = path.mtu;
        let mtu = if mtu_bytes == 0 { UNSAID_MTU } else { mtu_bytes };
        // Less than every link takes, or less than a chunk needs, is not plausible.
        let to = mtu.max(LEAST_MTU).max(self.rules.taken_bytes() + self.rules.chunk_of(4));
        if to >= from {
            return; // About a packet sent before the path MTU was lowered.
        }
        path.set_mtu(to, self.rules.taken_bytes());
        path.raise_mtu = now + RAISE_AFTER;
        path.plan();
        self.fill_smallest_mtu();
        let chunks = self.sender.mark_too_big(&mut self.paths, index);
        obs.note(now, index as u8, Event::PathMtuLowered { from, to, chunks });
    }

    /// RFC 1191 section 6.3: the route may be another one by now.
    #[cold]
    pub(crate) fn on_raise_mtu(&mut self, now: SimTime, index: usize, obs: &mut impl Observer<Event>) {
        let (path, to) = (&mut self.paths[index], self.rules.mtu());
        let from = path.mtu;
        path.raise_mtu = NEVER;
        path.set_mtu(to, self.rules.taken_bytes());
        path.plan();
        self.fill_smallest_mtu();
        obs.note(now, index as u8, Event::PathMtuRaised { from, to });
    }

    /// Section 7.3: the association's MTU is the smallest of its active paths, for a chunk may have to be sent
    /// again on any of them; new chunks fill it.
    pub(crate) fn fill_smallest_mtu(&mut self) {
        if self.rules.pmtu_discovery {
            let active = self.paths.iter().filter(|path| path.usable()).map(|path| path.mtu).min();
            let mtu = active.or(self.paths.iter().map(|path| path.mtu).min());
            self.sender.outbound.set_payload(self.rules.payload_within(mtu.unwrap_or(self.rules.mtu())));
        }
    }
}

impl Sender {
    /// Marks what cannot have passed on `path` now that its MTU is smaller, and how many chunks these are. A
    /// chunk that shared a packet is among them: the packet may have been the one that was too big. They
    /// leave again at once, and the window keeps its size, for nothing was congested (RFC 1191 section 6.2).
    pub fn mark_too_big(&mut self, paths: &mut [Path], index: usize) -> u32 {
        let (id, room) = (paths[index].id, paths[index].room(self.rules.header));
        let mut chunks = 0;
        for tsn in self.outstanding.first()..self.outstanding.next() {
            let chunk = *self.outstanding.get(tsn);
            let too_big = chunk.size() > room || chunk.is(BUNDLED);
            if chunk.path == id && too_big && !chunk.is(ACKED | MARKED) {
                self.mark(paths, tsn, MARKED_TOO_BIG);
                chunks += 1;
            }
        }
        self.held_back = false;
        self.domains.restart_bursts();
        chunks
    }
}

#[cfg(test)]
mod tests {
    use super::super::bench::{Bench, CHUNK, Notes};
    use super::super::settings::Sctp;
    use super::*;
    use crate::api::Endpoint as _;

    #[test]
    fn a_packet_has_room_for_a_chunk_of_four_bytes_whatever_a_router_says() {
        let rules = Sctp { pmtu_discovery: true, header_bytes: 100, ..Sctp::rfc9260() };
        let mut end = Endpoint::new(rules, 1);
        end.on_too_big(SimTime::ZERO, 0, 20, &mut Notes::default());
        assert_eq!(end.path_state(0).mtu_bytes, 100 + 16 + 4);
    }

    #[test]
    fn rfc_1191_section_6_2_what_does_not_fit_any_more_leaves_again_unless_it_arrived_or_waits_already() {
        for (mtu, too_big) in [(32 + CHUNK, 0), (32 + CHUNK - 4, 2)] {
            let mut bench = Bench::new(&Sctp::rfc9260(), 1);
            bench.send(0, 4);
            bench.sack(0, &[(3, 3)]);
            bench.sender.mark(&mut bench.paths, 1, MARKED_TOO_BIG);
            bench.paths[0].mtu = mtu;
            assert_eq!(bench.sender.mark_too_big(&mut bench.paths, 0), too_big, "{mtu} bytes");
            assert_eq!(bench.sender.marked, 1 + too_big);
        }
    }
}
