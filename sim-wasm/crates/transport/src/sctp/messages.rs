//! The settings of messages: how long they are sent, in which order, and how many may wait (RFC 3758, RFC 6525, RFC
//! 7496, RFC 8260).

use skywindow_form::{Range, Scale, Unit, When, choices, part};
use skywindow_units::Duration;

choices! { "When a message is given up." Reliability {
    All = "all" "Never" "Every message is sent until it is acknowledged.",
    Lifetime = "lifetime" "By time" "A message is neither sent nor sent again once its lifetime is over, counted from when the application had it (timed reliability).",
    Retransmissions = "retransmissions" "By retransmissions" "A message is given up when a chunk of it would be sent again once more than is allowed.",
    Priority = "priority" "By priority" "Where the send buffer has no room for a message, those of less important applications are given up for it.",
}}

choices! { "Of which stream data leave next." Scheduler {
    FirstCome = "first-come" "First come, first served" "Messages leave in the order in which the applications had them.",
    RoundRobin = "round-robin" "Round robin" "Streams take turns: a message each or, where messages are interleaved, a chunk.",
    RoundRobinPacket = "round-robin-packet" "Round robin by packet" "Streams take turns with every packet: what shares a packet is of one stream as far as it has data.",
    Priority = "priority" "By priority" "The stream of the most important application goes first; equal ones take turns.",
    FairBandwidth = "fair" "Fair bandwidth" "The stream goes next that will have sent the fewest bytes since it has had data once its message, or piece, is sent.",
    WeightedFair = "weighted" "Weighted fair" "Streams share by the weights of their applications.",
}}

choices! { "Whether streams begin anew." StreamReset {
    Off = "off" "No" "The ends do not agree on RE-CONFIG.",
    Answered = "answered" "When the peer asks" "RE-CONFIG is understood and answered, but neither end asks by itself.",
    Periodic = "periodic" "At intervals" "The sender closes all its streams and opens them again: messages not begun wait until the peer has answered.",
}}

choices! { "Which data beyond a gap the receiver promises never to give back." NrSack {
    Off = "off" "None" "The ends do not agree on NR-SACK: the sender keeps everything beyond the cumulative TSN.",
    Delivered = "delivered" "What was delivered" "NR-SACK says of what the application has, or what was thrown away, that it will not be given back; what waits for missing data may be.",
    All = "all" "Everything" "NR-SACK says it of all that has come: the receiver drops nothing, and takes what fills a gap in a full buffer, too.",
}}

/// Messages may be given up for one of these reasons.
const BY_LIFETIME: Option<When> = Some(When { field: "partial_reliability", is: &["lifetime"] });
const BY_RETRANSMISSIONS: Option<When> =
    Some(When { field: "partial_reliability", is: &["retransmissions"] });
const RE_CONFIG: Option<When> = Some(When { field: "stream_reset", is: &["answered", "periodic"] });
const PERIODIC: Option<When> = Some(When { field: "stream_reset", is: &["periodic"] });

part! { "How long messages are sent, in which order, and how many may wait." MessageSettings in Transport {
    partial_reliability: Reliability = Reliability::All => {
        help: "When the sender gives a message up and tells the receiver to wait for it no longer, if both ends understand FORWARD TSN.",
        label: "Give up messages", first: true,
        source: "RFC 3758; RFC 7496 3",
    },
    message_lifetime as "message_lifetime_ms": Duration = Duration::from_millis(1_000) => {
        help: "How long after the application had it a message is still sent.",
        label: "Lifetime of messages", when: BY_LIFETIME, unit: Unit::MS, range: Range::of(1.0, 3_600_000.0), slider: Some((10.0, 60_000.0)),
        scale: Scale::Log,
        source: "RFC 3758 4.1",
    },
    message_retransmissions: u8 = 0 => {
        help: "How often each chunk of a message may be sent again.",
        label: "Retransmissions of messages", when: BY_RETRANSMISSIONS, unit: Unit::count("times"), range: Range::of(0.0, 200.0), slider: Some((0.0, 10.0)),
        source: "RFC 7496 3.1",
    },
    interleaving: bool = false => {
        help: "Whether pieces of messages of different streams may leave in between each other, in I-DATA chunks, if both ends understand these.",
        label: "Interleave messages", first: true,
        source: "RFC 8260 2",
    },
    scheduler: Scheduler = Scheduler::FirstCome => {
        help: "Of which stream data leave next.",
        label: "Stream scheduler", first: true,
        source: "RFC 8260 3",
    },
    stream_reset: StreamReset = StreamReset::Off => {
        help: "Whether the numbers of streams can begin anew, and streams be added, as where channels are closed and opened, if both ends understand RE-CONFIG.",
        label: "Stream reset", first: true,
        source: "RFC 6525 5.1.1; RFC 8831 6.7",
    },
    reset_interval as "reset_interval_ms": Duration = Duration::from_secs(10) => {
        help: "How long after the last time the sender closes all its streams and opens them again.",
        label: "Reset interval", when: PERIODIC, unit: Unit::MS, range: Range::of(100.0, 3_600_000.0), slider: Some((1_000.0, 60_000.0)),
        scale: Scale::Log,
        source: "RFC 6525 5.1.2",
    },
    initial_streams: Option<u16> = None => {
        help: "How many streams the association is set up with; the sender asks for more, up to all of them, once a message is for one that is not there.",
        label: "Streams at first", when: RE_CONFIG, unit: Unit::count("streams"), range: Range::of(1.0, 1_024.0), slider: Some((1.0, 16.0)),
        null: "all of them",
        source: "RFC 6525 5.1.5",
    },
    send_buffer_bytes: Option<u32> = None => {
        help: "How much applications may hand over before it is acknowledged.",
        label: "Send buffer", unit: Unit::BYTES, range: Range::of(1_500.0, 1_073_741_824.0), slider: Some((1_500.0, 1_048_576.0)), scale: Scale::Log,
        null: "what can be sent at once, or all they have where messages may be given up or streams are scheduled",
        source: "RFC 7496 3.2",
    },
    nr_sack: NrSack = NrSack::Off => {
        help: "Which data beyond a gap the receiver promises never to give back, so that the send buffer has room for others before the gap is filled, if both ends understand NR-SACK.",
        label: "Non-renegable SACKs",
        source: "draft-natarajan-tsvwg-sctp-nrsack; Natarajan, Ekiz, Yilmaz, Amer, Iyengar and Stewart 2008; usrsctp sctp_send_sack",
    },
}}
