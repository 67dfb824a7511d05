//! A SACK that has come to an endpoint, with what rides with it: duplicates, and a congestion mark.

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::cause::Cause;
use super::endpoint::Endpoint;
use super::event::{Event, Observer};
use super::packet::{Packet, SackHead};
use super::phase::Phase;

impl Endpoint {
    /// Takes the SACK, or NR-SACK, of a packet. Returns whether the rest of the packet is to be looked at.
    #[inline(always)]
    pub(crate) fn take_sack(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        sack: SackHead,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        if packet.nr_sack && !self.knows_nr_sack() {
            cold_path();
            return false;
        }
        if !self.takes_sacks() {
            return true;
        }
        if self.sender.never_sent(sack, &packet.gaps) || self.promises_unsent(packet, sack) {
            cold_path();
            self.break_off(now, path, Cause::ProtocolViolation { information: [].into() }, obs);
            return false; // Section 12.4.
        }
        if !packet.duplicates.is_empty() && self.rules.duplicates_count() {
            cold_path();
            self.sender.count_duplicates(&mut self.paths, sack, &packet.duplicates);
        }
        let congested = packet.ecne.is_some_and(|tsn| self.on_ecne(now, path, tsn, obs));
        self.sender.on_any_sack(now, &mut self.paths, path, sack, packet, congested, obs);
        if self.sender.rules.probes {
            self.sender.settle_tails(now, &mut self.paths, &packet.duplicates, obs);
        }
        self.after_acknowledgement(now, obs);
        self.after_sack(now, obs);
        true
    }

    fn takes_sacks(&self) -> bool {
        use Phase::{CookieEchoed, Established, ShutdownPending, ShutdownReceived};
        matches!(self.phase, CookieEchoed(..) | Established | ShutdownPending | ShutdownReceived)
    }

    /// The peer tells of a congestion mark. Returns whether it means anything.
    #[cold]
    fn on_ecne(&mut self, now: SimTime, path: u8, tsn: u32, obs: &mut impl Observer<Event>) -> bool {
        let known = self.ecn && self.sender.on_ecne(now, &mut self.paths, path, tsn, obs);
        if known {
            self.reduced = Some((tsn, path));
        }
        known
    }
}

impl Endpoint {
    /// Both ends have said whether they understand NR-SACK: then all acknowledgements leave in such chunks.
    pub(crate) fn use_nr_sack(&mut self, peer: bool) {
        let on = peer && self.rules.promises();
        self.sender.use_nr_sack(on);
        self.receiver.use_nr_sack(on.then_some(self.rules.messages.nr_sack));
    }

    /// Whether a packet that acknowledges by NR-SACK is to be looked at any further: where that was not agreed upon, its type
    /// says that nothing behind it is (RFC 9260 section 3.2).
    pub(crate) fn knows_nr_sack(&self) -> bool {
        self.sender.promises.is_some()
    }

    /// Whether an NR-SACK promises data that were not sent.
    #[inline]
    pub(crate) fn promises_unsent(&self, packet: &Packet, sack: SackHead) -> bool {
        !packet.nr_gaps.is_empty() && self.sender.never_sent(sack, &packet.nr_gaps)
    }
}
