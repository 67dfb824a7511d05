//! The settings of how packets are checked and carried, and what an end keeps of it: a checksum of zero (RFC 9653), reports of wrong
//! checksums (draft-stewart-sctp-pktdrprep), and UDP around them (RFC 6951).

use skywindow_form::{Range, Unit, When, choices, part};

use crate::wire::udp;

/// The registered port of SCTP in UDP (RFC 6951 section 5.1).
pub(crate) const UDP_PORT: u16 = 9899;
/// Bytes of UDP's header (RFC 768).
pub(crate) const UDP_HEADER_BYTES: u32 = udp::HEADER_BYTES as u32;
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
        help: "Whether both ends agree to leave out the CRC32c because DTLS below them finds damaged packets: that saves processing and no bytes, and of what errors damage on links that hand it on none is taken for it.",
        label: "Zero checksum",
        source: "RFC 9653 4, 5, 6",
    },
    packet_drop_reports: bool = false => {
        help: "Whether both ends agree that a packet with a wrong checksum is answered by a report of what it held, so that its sender sends the data again at once and takes the loss for no congestion; there is nothing to report where links discard what is damaged, or DTLS or UDP find it first.",
        label: "Packet drop reports",
        source: "draft-stewart-sctp-pktdrprep, as in usrsctp",
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
    pub fn of(settings: &CarriageSettings) -> Self {
        let any = settings.zero_checksum || settings.encapsulation == Encapsulation::Udp;
        Self { any, zero: false, port: UDP_PORT }
    }
}
