//! What an end does with packets that have no checksum (RFC 9653) or travel in UDP (RFC 6951).

use skywindow_units::SimTime;

use super::carriage::{DTLS, UDP_HEADER_BYTES};
use super::control::Control;
use super::endpoint::Endpoint;
use super::event::{Discarded, Event, NO_PATH, Observer};
use super::packet::Packet;

impl Endpoint {
    /// RFC 9653 section 5.1: the error detection method that this end names, if any.
    pub(crate) fn error_detection(&self) -> Option<u32> {
        self.rules.carriage.zero_checksum.then_some(DTLS)
    }

    /// RFC 9653 section 5.2: the peer has said which method makes it take packets without a checksum.
    pub(crate) fn use_zero_checksum(&mut self, peer: Option<u32>) {
        self.carriage.zero = peer.is_some() && peer == self.error_detection();
    }

    /// The association is there: whether checksums are left out from now on.
    pub(crate) fn tell_checksum(&self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.carriage.zero {
            obs.note(now, NO_PATH, Event::ChecksumsLeftOut { method: DTLS });
        }
    }

    /// Whether the packet reaches SCTP at all. One without an association says where the answer goes.
    #[cold]
    pub(crate) fn is_carried(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let opens = matches!(packet.control, Some(Control::Init(_)));
        let checked = opens || matches!(packet.control, Some(Control::CookieEcho(_)));
        // RFC 9653 section 5.3: what this end has announced it takes, also where no association is there any more.
        if packet.zero_checksum && (checked || !self.rules.carriage.zero_checksum) {
            self.discard(now, packet, Discarded::WrongChecksum, obs);
            return false;
        }
        if packet.udp.is_some() && !self.rules.is_encapsulated() {
            self.discard(now, packet, Discarded::NoUdp, obs);
            return false;
        }
        if opens && self.phase.is_over() {
            self.learn_port(now, path, packet, obs);
        }
        true
    }

    /// RFC 6951 section 5.4: packets to the peer go to the UDP port that its last one with the right tag came from, and
    /// without UDP where it came without. An INIT, which has no such tag, changes nothing of an association.
    #[cold]
    pub(crate) fn learn_port(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        obs: &mut impl Observer<Event>,
    ) {
        let to = packet.udp.map_or(0, |[source, _]| source);
        let known = &mut self.paths[usize::from(path)].udp_port;
        if self.rules.is_encapsulated() && *known != to {
            let from = std::mem::replace(known, to);
            obs.note(now, path, Event::UdpPortLearned { from, to });
        }
    }

    /// Puts UDP around a packet that leaves by `path`, and leaves its checksum out where it may be: not where the peer is
    /// not known, and not with a COOKIE ECHO (RFC 9653 section 5.2).
    #[cold]
    pub(crate) fn carry(&self, path: u8, to_stranger: bool, packet: &mut Packet) {
        let echoes = matches!(packet.control, Some(Control::CookieEcho(_)));
        // The association of who is told that the shutdown is complete is over here, but not unknown.
        let completes = matches!(packet.control, Some(Control::ShutdownComplete { reflected: false }));
        packet.zero_checksum = self.carriage.zero && (!to_stranger || completes) && !echoes;
        if self.rules.is_encapsulated() {
            match self.paths[usize::from(path)].udp_port {
                0 => packet.size -= UDP_HEADER_BYTES,
                port => packet.udp = Some([self.carriage.port, port]),
            }
        }
    }
}
