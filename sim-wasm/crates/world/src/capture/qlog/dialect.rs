//! The two ways in which events are named: in a namespace of the protocol, or as viewers of QUIC expect them.

use skywindow_transport::Protocol;
use skywindow_transport::api::Retransmit;

/// How the events of a file are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// By draft-ietf-quic-qlog-main-schema, in a private namespace for each protocol: see `docs/qlog.md`.
    Own,
    /// By qlog 0.3, in the words of QUIC, which is all that viewers such as qvis draw.
    Quic,
}

/// An event of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Name {
    Sent,
    Received,
    Lost,
    Metrics,
    Congestion,
    Timer,
    Connection,
    ReceiveWindow,
    /// In words: what an end did, and by which rule.
    Told,
    /// In words: what became of a packet in the network, which no end knows.
    Marker,
}

impl Name {
    /// What it is called, without its namespace.
    const fn event(self) -> &'static str {
        match self {
            Self::Sent => "packet_sent",
            Self::Received => "packet_received",
            Self::Lost => "packet_lost",
            Self::Metrics => "metrics_updated",
            Self::Congestion => "congestion_state_updated",
            Self::Timer => "timer_updated",
            Self::Connection => "connection_state_updated",
            Self::ReceiveWindow => "receive_window_updated",
            Self::Told => "info",
            Self::Marker => "marker",
        }
    }

    /// Where qlog 0.3 has it.
    const fn category(self) -> &'static str {
        match self {
            Self::Sent | Self::Received | Self::ReceiveWindow => "transport",
            Self::Lost | Self::Metrics | Self::Congestion | Self::Timer => "recovery",
            Self::Connection => "connectivity",
            Self::Told => "loglevel",
            Self::Marker => "simulation",
        }
    }
}

impl Dialect {
    /// What an event of a flow of `protocol` is called.
    pub(super) fn name(self, protocol: Protocol, name: Name) -> String {
        let event = name.event();
        match (self, name) {
            (Self::Quic, Name::Timer) => "recovery:loss_timer_updated".into(),
            (Self::Quic, _) | (_, Name::Told | Name::Marker) => format!("{}:{event}", name.category()),
            // QUIC's namespace has it under this name.
            (Self::Own, Name::Metrics) => format!("{}:recovery_{event}", namespace(protocol)),
            (Self::Own, _) => format!("{}:{event}", namespace(protocol)),
        }
    }

    /// The schemas that a file of a flow of `protocol` keeps to.
    pub(super) fn schemas(self, protocol: Protocol) -> Vec<String> {
        let own = match self {
            Self::Own => format!("skywindow:qlog:events:{}", namespace(protocol)),
            Self::Quic => "urn:ietf:params:qlog:events:quic".into(),
        };
        let generic = ["loglevel", "simulation"].map(|name| format!("urn:ietf:params:qlog:events:{name}"));
        std::iter::once(own).chain(generic).collect()
    }

    /// Why a packet is sent that repeats data; none if it repeats none.
    pub(super) const fn sent_because(self, again: Retransmit) -> Option<&'static str> {
        match (self, again) {
            (_, Retransmit::First) => None,
            (Self::Quic, Retransmit::Fast) => Some("retransmit_reordered"),
            (Self::Quic, Retransmit::Timeout) => Some("retransmit_timeout"),
            (Self::Own, Retransmit::Fast) => Some("reported_missing"),
            (Self::Own, Retransmit::Timeout) => Some("timeout"),
            (_, Retransmit::TooBig) => Some("too_big"),
            (_, Retransmit::Damaged) => Some("reported_damaged"),
        }
    }

    /// Why a packet counts as lost whose data are sent again so.
    pub(super) const fn lost_because(self, again: Retransmit) -> &'static str {
        match (self, again) {
            (Self::Quic, Retransmit::Timeout) => "pto_expired",
            (Self::Own, Retransmit::Timeout) => "timeout",
            (_, Retransmit::TooBig) => "too_big",
            (_, Retransmit::Damaged) => "reported_damaged",
            (Self::Quic, _) => "reordering_threshold",
            (Self::Own, _) => "reported_missing",
        }
    }
}

/// The private namespace of a protocol.
fn namespace(protocol: Protocol) -> String {
    format!("skywindow-{}", protocol.word())
}
