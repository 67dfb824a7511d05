//! How packets are checked and carried: a checksum of zero (RFC 9653), and UDP around them (RFC 6951).

use skywindow_form::{Range, Reader, Unit, When, choices, part};
use skywindow_units::SimTime;

use super::control::Control;
use super::endpoint::Endpoint;
use super::event::{Discarded, Event, NO_PATH, Observer};
use super::packet::Packet;
use super::settings::Sctp;
use crate::wire::udp;

/// The registered port of SCTP in UDP (RFC 6951 section 5.1).
pub(crate) const UDP_PORT: u16 = 9899;
/// Bytes of UDP's header (RFC 768).
const UDP_HEADER_BYTES: u32 = udp::HEADER_BYTES as u32;
/// DTLS below SCTP finds damaged packets: the error detection method 1 (RFC 9653 section 6).
pub(crate) const DTLS: u32 = 1;

choices! { "What carries packets of SCTP." Encapsulation {
    None = "none" "IP" "Packets travel in IP.",
    Udp = "udp" "UDP" "Packets travel in UDP, as through NATs that know no SCTP: 8 bytes of header more each, and as many fewer of payload where the profile says it, but in dcSCTP.",
}}

/// They travel in UDP.
const IN_UDP: Option<When> = Some(When { field: "encapsulation", is: &["udp"] });

part! { "How packets are checked and carried." CarriageSettings in Transport {
    zero_checksum: bool = false => {
        help: "Whether both ends agree to leave out the CRC32c because DTLS below them finds damaged packets: that saves processing and no bytes, and as links here lose every packet that errors hit, none is taken for it.",
        label: "Zero checksum",
        source: "RFC 9653 4, 5, 6",
    },
    encapsulation: Encapsulation = Encapsulation::None => {
        help: "What carries the packets.",
        label: "Encapsulation",
        source: "RFC 6951 5",
    },
    udp_source_port: u16 = UDP_PORT => {
        help: "The UDP port that the sender's packets come from, as a NAT may have changed it; the receiver learns it from them.",
        label: "UDP port of the sender", when: IN_UDP, unit: Unit::NONE, range: Range::of(1.0, 65_535.0), slider: Some((1_024.0, 65_535.0)),
        source: "RFC 6951 5.1, 5.4",
    },
}}

impl Sctp {
    /// Whether packets travel in UDP.
    pub(crate) const fn is_encapsulated(&self) -> bool {
        matches!(self.carriage.0.encapsulation, Encapsulation::Udp)
    }

    /// What UDP adds to a packet, bytes.
    pub(crate) const fn udp_bytes(&self) -> u32 {
        if self.is_encapsulated() { UDP_HEADER_BYTES } else { 0 }
    }

    /// All headers of a packet, bytes.
    pub(crate) const fn header(&self) -> u32 {
        self.header_bytes + self.udp_bytes()
    }

    /// RFC 6951 section 5.5: of a packet in UDP a router quotes the header of UDP, which has no verification tag.
    pub(super) fn check_carriage(&self, reader: &mut Reader) {
        if self.is_encapsulated() && self.pmtu_discovery {
            let message = "reports of packets that were too big say nothing of SCTP in UDP, and the path MTU is not found";
            reader.fail_at("pmtu_discovery", message.to_owned());
        }
    }
}

/// What an end does about checksums and UDP.
#[derive(Clone, Debug)]
pub(crate) struct Carriage {
    /// Whether either is asked for: without it an end looks at nothing else here.
    pub any: bool,
    /// Whether packets to the peer leave with a checksum of zero.
    pub zero: bool,
    /// The end's own UDP port, as its peer sees it.
    pub port: u16,
}

impl Carriage {
    pub const fn of(rules: &Sctp) -> Self {
        Self { any: rules.carriage.0.zero_checksum || rules.is_encapsulated(), zero: false, port: UDP_PORT }
    }
}

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
    /// not known yet, and not with a COOKIE ECHO (RFC 9653 section 5.2).
    #[cold]
    pub(crate) fn carry(&self, path: u8, to_stranger: bool, packet: &mut Packet) {
        let echoes = matches!(packet.control, Some(Control::CookieEcho(_)));
        packet.zero_checksum = self.carriage.zero && !to_stranger && !echoes;
        if self.rules.is_encapsulated() {
            match self.paths[usize::from(path)].udp_port {
                0 => packet.size -= UDP_HEADER_BYTES,
                port => packet.udp = Some([self.carriage.port, port]),
            }
        }
    }
}
