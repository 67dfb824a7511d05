//! Control chunks other than SACK, with the fields that RFC 9260 section 3.3 gives them.

use skywindow_units::SimTime;

use super::auth::{AUTH, Auth, Offer};
use super::cause::Cause;
use super::drop_report::{DropReport, PKTDROP};
use super::extension::padded;
pub use super::extension::{Parameter, UnknownChunk, Unrecognized};
use super::forward::{FORWARD_TSN, Forward, I_FORWARD_TSN};
use super::wire::asconf::{Asconf, AsconfAck};
use super::wire::re_config::ReConfig;

/// Types of the chunks of congestion marks (RFC 4960 appendix A).
pub(crate) const ECNE: u8 = 12;
pub(crate) const CWR: u8 = 13;
/// The type of an NR-SACK chunk (draft-natarajan-tsvwg-sctp-nrsack, as FreeBSD numbers it).
pub(crate) const NR_SACK: u8 = 16;
/// The type of an I-DATA chunk (RFC 8260).
pub(crate) const I_DATA: u8 = 64;
/// The type of a RE-CONFIG chunk (RFC 6525).
pub(crate) const RE_CONFIG: u8 = 130;
/// The types of ASCONF-ACK and ASCONF chunks (RFC 5061).
pub(crate) const ASCONF_ACK: u8 = 128;
pub(crate) const ASCONF: u8 = 193;

/// What INIT and INIT ACK have in common (RFC 9260 sections 3.3.2 and 3.3.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Init {
    /// Initiate Tag: the verification tag of every packet that goes back.
    pub initiate_tag: u32,
    /// Advertised receiver window credit, bytes.
    pub a_rwnd: u32,
    /// Number of Outbound Streams that the sender asks for (OS).
    pub outbound_streams: u16,
    /// Number of Inbound Streams that it allows at most (MIS).
    pub inbound_streams: u16,
    /// The first TSN that it will use.
    pub initial_tsn: u32,
    /// How many of its interfaces it lists, from the first on; one alone is known by the packet's source.
    pub paths: u8,
    /// Whether it understands congestion marks.
    pub ecn: bool,
    /// Whether it understands FORWARD TSN (RFC 3758 section 3.1).
    pub forward_tsn: bool,
    /// Whether it understands I-DATA (RFC 8260 section 2.2.1).
    pub interleaving: bool,
    /// Whether it understands NR-SACK (draft-natarajan-tsvwg-sctp-nrsack).
    pub nr_sack: bool,
    /// Whether it understands PKTDROP (draft-stewart-sctp-pktdrprep).
    pub packet_drop: bool,
    /// Whether it understands RE-CONFIG (RFC 6525 section 5.1.1).
    pub re_config: bool,
    /// Whether it understands ASCONF (RFC 5061 section 4.2.7).
    pub asconf: bool,
    /// What it says of AUTH, if it understands that (RFC 4895).
    pub auth: Option<Box<Offer>>,
    /// The error detection method with which it takes packets without a checksum (RFC 9653 section 4).
    pub zero_checksum: Option<u32>,
    /// Cookie Preservative: by how much the sender wants the life of the cookie to be longer, ms.
    pub cookie_preservative: Option<u32>,
    /// Every other parameter, in order.
    pub parameters: Vec<Parameter>,
}

impl Init {
    /// Length of the chunk, bytes: an address of IPv4 is listed with 8 bytes if there are several, and the parameters
    /// for congestion marks and for FORWARD TSN have 4.
    fn bytes(&self) -> u32 {
        let addresses = if self.paths > 1 { 8 * u32::from(self.paths) } else { 0 };
        let preservative = if self.cookie_preservative.is_some() { 8 } else { 0 };
        let others: u32 = self.parameters.iter().map(Parameter::bytes).sum();
        let said = 4 * (u32::from(self.ecn) + u32::from(self.forward_tsn));
        let extensions = if self.lists_extensions() { padded(4, self.extensions().len()) } else { 0 };
        let auth = self.auth.as_ref().map_or(0, |offer| offer.bytes());
        let zero = if self.zero_checksum.is_some() { 8 } else { 0 };
        20 + addresses + said + extensions + auth + preservative + zero + others
    }
}

/// INIT ACK: what INIT has, and the cookie (RFC 9260 section 3.3.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InitAck {
    /// What it has in common with INIT.
    pub init: Init,
    /// The state cookie, to be returned; it must not be missing.
    pub cookie: Option<Cookie>,
    /// Parameters of the INIT that were not recognised and are reported (type 8).
    pub unrecognized: Vec<Parameter>,
}

impl Init {
    /// The chunks beyond the standard that it says it understands, where it says so (RFC 5061 section 4.2.7).
    pub(crate) fn extensions(&self) -> Vec<u8> {
        [
            (self.nr_sack, NR_SACK),
            (self.packet_drop, PKTDROP),
            (self.interleaving, I_DATA),
            (self.re_config, RE_CONFIG),
            (self.forward_tsn, FORWARD_TSN),
            (self.forward_tsn && self.interleaving, I_FORWARD_TSN),
            (self.auth.is_some(), AUTH),
            (self.asconf, ASCONF_ACK),
            (self.asconf, ASCONF),
        ]
        .iter()
        .filter_map(|&(known, chunk)| known.then_some(chunk))
        .collect()
    }

    /// Whether it says which it understands.
    pub(crate) const fn lists_extensions(&self) -> bool {
        self.nr_sack
            || self.packet_drop
            || self.interleaving
            || self.re_config
            || self.asconf
            || self.auth.is_some()
    }
}

impl InitAck {
    fn bytes(&self) -> u32 {
        let cookie = self.cookie.as_ref().map_or(0, |cookie| padded(4, cookie.0.len()));
        let reported: u32 = self.unrecognized.iter().map(|parameter| 4 + parameter.bytes()).sum();
        self.init.bytes() + cookie + reported
    }
}

/// A state cookie as it travels: bytes that mean something to their maker alone (RFC 9260 section 5.1.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cookie(pub Box<[u8]>);

/// A control chunk other than SACK.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// Asks for an association.
    Init(Box<Init>),
    /// Answers an INIT with a cookie; the listener keeps no state.
    InitAck(Box<InitAck>),
    /// Returns the cookie.
    CookieEcho(Cookie),
    /// The association is established.
    CookieAck,
    /// Nothing more to send.
    Shutdown {
        /// Highest TSN up to which everything has been received.
        cumulative_tsn: u32,
    },
    /// Nothing more to send either.
    ShutdownAck,
    /// The association has ended.
    ShutdownComplete {
        /// The T bit: the verification tag is that of the packet which is answered, for its sender is not known.
        reflected: bool,
    },
    /// Asks whether a path works (RFC 9260 section 8.3).
    Heartbeat {
        /// The path it tries.
        path: u8,
        /// When it was sent.
        sent: SimTime,
    },
    /// Returns what a HEARTBEAT said.
    HeartbeatAck {
        /// The path that was tried.
        path: u8,
        /// When the HEARTBEAT was sent.
        sent: SimTime,
    },
    /// A HEARTBEAT with the Heartbeat Information of somebody else's making.
    OtherHeartbeat(Box<[u8]>),
    /// Returns that information as it came.
    OtherHeartbeatAck(Box<[u8]>),
    /// The association ends at once (RFC 9260 section 3.3.7).
    Abort {
        /// The T bit: the verification tag is that of the packet which is answered.
        reflected: bool,
        /// Why.
        causes: Box<[Cause]>,
    },
    /// Tells of errors that do not end the association (RFC 9260 section 3.3.10).
    Error(Box<[Cause]>),
    /// The receiver shall wait no longer for what was given up (RFC 3758).
    ForwardTsn(Box<Forward>),
    /// Asks for streams to begin anew, or answers (RFC 6525).
    ReConfig(Box<ReConfig>),
    /// Proves where what follows comes from (RFC 4895).
    Auth(Box<Auth>),
    /// Asks for other addresses (RFC 5061).
    Asconf(Box<Asconf>),
    /// Answers an ASCONF.
    AsconfAck(Box<AsconfAck>),
    /// Returns a packet that came damaged (draft-stewart-sctp-pktdrprep).
    PktDrop(Box<DropReport>),
    /// A chunk of a type that is not known.
    Unknown(Box<UnknownChunk>),
}

/// Bytes of a HEARTBEAT: chunk and parameter header, address, time and nonce.
const HEARTBEAT_BYTES: u32 = 4 + 4 + 4 + 8 + 8;

impl Control {
    /// Length of the chunk with its padding, bytes.
    pub fn bytes(&self) -> u32 {
        match self {
            Self::Init(init) => init.bytes(),
            Self::InitAck(ack) => ack.bytes(),
            Self::CookieEcho(cookie) => padded(4, cookie.0.len()),
            Self::Shutdown { .. } => 8,
            Self::Heartbeat { .. } | Self::HeartbeatAck { .. } => HEARTBEAT_BYTES,
            Self::OtherHeartbeat(info) | Self::OtherHeartbeatAck(info) => padded(8, info.len()),
            Self::CookieAck | Self::ShutdownAck | Self::ShutdownComplete { .. } => 4,
            Self::Abort { causes, .. } | Self::Error(causes) => {
                4 + causes.iter().map(Cause::bytes).sum::<u32>()
            }
            Self::ForwardTsn(forward) => forward.bytes(),
            Self::ReConfig(own) => own.bytes(),
            Self::Auth(own) => own.bytes(),
            Self::Asconf(own) => own.bytes(),
            Self::AsconfAck(own) => own.bytes(),
            Self::PktDrop(own) => own.bytes(),
            Self::Unknown(chunk) => chunk.bytes(),
        }
    }

    /// Type of the chunk (RFC 9260 section 3.2).
    pub fn chunk_type(&self) -> u8 {
        match self {
            Self::Init(_) => 1,
            Self::InitAck(_) => 2,
            Self::Heartbeat { .. } | Self::OtherHeartbeat(_) => 4,
            Self::HeartbeatAck { .. } | Self::OtherHeartbeatAck(_) => 5,
            Self::Abort { .. } => 6,
            Self::Shutdown { .. } => 7,
            Self::ShutdownAck => 8,
            Self::Error(_) => 9,
            Self::CookieEcho(_) => 10,
            Self::CookieAck => 11,
            Self::ShutdownComplete { .. } => 14,
            Self::ForwardTsn(forward) => forward.chunk_type(),
            Self::ReConfig(_) => RE_CONFIG,
            Self::Auth(_) => AUTH,
            Self::Asconf(_) => ASCONF,
            Self::AsconfAck(_) => ASCONF_ACK,
            Self::PktDrop(_) => PKTDROP,
            Self::Unknown(chunk) => chunk.chunk_type,
        }
    }
}

/// The name of a type of chunk (RFC 9260 section 3.2, RFC 4960 appendix A, RFC 3758, RFC 4895, RFC 5061, RFC 6525, RFC 8260);
/// "Control chunk" for one that is not known.
pub const fn chunk_name(chunk_type: u8) -> &'static str {
    match chunk_type {
        0 => "DATA",
        1 => "INIT",
        2 => "INIT ACK",
        3 => "SACK",
        4 => "HEARTBEAT",
        5 => "HEARTBEAT ACK",
        6 => "ABORT",
        7 => "SHUTDOWN",
        8 => "SHUTDOWN ACK",
        9 => "ERROR",
        10 => "COOKIE ECHO",
        11 => "COOKIE ACK",
        ECNE => "ECNE",
        CWR => "CWR",
        14 => "SHUTDOWN COMPLETE",
        AUTH => "AUTH",
        NR_SACK => "NR-SACK",
        PKTDROP => "PKTDROP",
        I_DATA => "I-DATA",
        ASCONF_ACK => "ASCONF-ACK",
        ASCONF => "ASCONF",
        RE_CONFIG => "RE-CONFIG",
        FORWARD_TSN => "FORWARD TSN",
        I_FORWARD_TSN => "I-FORWARD-TSN",
        _ => "Control chunk",
    }
}

#[cfg(test)]
mod tests {
    use super::super::packet::Packet;
    use super::*;

    fn init(paths: u8, ecn: bool) -> Init {
        Init { initiate_tag: 7, outbound_streams: 1, inbound_streams: 1, paths, ecn, ..Init::default() }
    }

    fn init_ack(paths: u8, ecn: bool) -> Control {
        let cookie = Some(Cookie([0; 64].into()));
        Control::InitAck(Box::new(InitAck { init: init(paths, ecn), cookie, unrecognized: Vec::new() }))
    }

    /// Types, names and lengths from RFC 9260 sections 3.2 and 3.3; INIT with the addresses of section 3.3.2.1 and the
    /// parameter of RFC 4960 appendix A, a HEARTBEAT with an address, a time and a nonce, a cookie of 64 bytes.
    #[test]
    fn control_chunks_have_the_types_and_lengths_of_the_rfc() {
        let sent = SimTime::ZERO;
        let cookie = Cookie([0; 64].into());
        for (control, chunk_type, name, bytes) in [
            (Control::Init(Box::new(init(1, false))), 1, "INIT", 20),
            (Control::Init(Box::new(init(1, true))), 1, "INIT", 24),
            (Control::Init(Box::new(init(2, false))), 1, "INIT", 36),
            (init_ack(1, false), 2, "INIT ACK", 88),
            (init_ack(3, true), 2, "INIT ACK", 116),
            (Control::Heartbeat { path: 0, sent }, 4, "HEARTBEAT", 28),
            (Control::HeartbeatAck { path: 0, sent }, 5, "HEARTBEAT ACK", 28),
            (Control::OtherHeartbeat([1; 5].into()), 4, "HEARTBEAT", 16),
            (Control::OtherHeartbeatAck([1; 8].into()), 5, "HEARTBEAT ACK", 16),
            (Control::Abort { reflected: true, causes: [].into() }, 6, "ABORT", 4),
            (Control::Shutdown { cumulative_tsn: 1 }, 7, "SHUTDOWN", 8),
            (Control::ShutdownAck, 8, "SHUTDOWN ACK", 4),
            (Control::Error([Cause::InvalidStream { stream: 3 }].into()), 9, "ERROR", 12),
            (Control::CookieEcho(cookie), 10, "COOKIE ECHO", 68),
            (Control::CookieAck, 11, "COOKIE ACK", 4),
            (Control::ShutdownComplete { reflected: false }, 14, "SHUTDOWN COMPLETE", 4),
        ] {
            assert_eq!((control.chunk_type(), chunk_name(chunk_type)), (chunk_type, name));
            assert_eq!(control.bytes(), bytes, "{name}");
            let packet = Packet { control: Some(control), ecne: Some(1), ..Packet::default() };
            assert_eq!((packet.control_type(), packet.chunk_bytes()), (chunk_type, bytes + 8), "{name}");
        }
        assert_eq!(
            [0, 3, 12, 13, 16, 17].map(chunk_name),
            ["DATA", "SACK", "ECNE", "CWR", "NR-SACK", "Control chunk"]
        );
    }

    #[test]
    fn section_3_2_1_parameters_are_padded_and_reported_whole() {
        let parameter = |length| Parameter { parameter_type: 0xc001, value: vec![0; length].into() };
        let with = |parameters| Control::Init(Box::new(Init { parameters, ..init(1, false) })).bytes();
        assert_eq!(with(vec![parameter(0), parameter(1), parameter(4)]), 20 + 4 + 8 + 8);
        let unrecognized = vec![parameter(1)];
        let ack = InitAck { init: init(1, false), cookie: None, unrecognized };
        assert_eq!(Control::InitAck(Box::new(ack)).bytes(), 20 + 4 + 8);
        let longer = Init { cookie_preservative: Some(5), ..init(1, false) };
        assert_eq!(Control::Init(Box::new(longer)).bytes(), 28);
    }

    #[test]
    fn section_3_2_the_two_high_bits_say_what_is_done_about_an_unknown_type() {
        let is = |chunk_type| {
            let chunk = UnknownChunk { chunk_type, flags: 0, value: [0; 3].into() };
            assert_eq!(chunk.bytes(), 8);
            (chunk.unrecognized().stop, chunk.unrecognized().report)
        };
        assert_eq!(
            [0x3e, 0x7e, 0xbe, 0xfe].map(is),
            [(true, false), (true, true), (false, false), (false, true)]
        );
        let parameter = Parameter { parameter_type: 0x4000, value: [].into() };
        assert_eq!(parameter.unrecognized(), Unrecognized { stop: true, report: true });
    }
}
