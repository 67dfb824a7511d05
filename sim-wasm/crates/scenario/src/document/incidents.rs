//! What befalls a flow: hosts that reboot, and others that send packets in their name.

use skywindow_form::{Range, Scale, Unit, When, choices, part};

choices! { "What befalls a flow." IncidentKind {
    Reboot = "reboot" "Reboot" "A host fails and comes back without any memory of the flow.",
    ForgedPackets = "forged-packets" "Forged packets" "Somebody sends packets in the name of the other end, and guesses what these are known by.",
    OldCookie = "old-cookie" "Old cookie" "Somebody who has seen the flow being set up sends the cookie of then once more.",
}}

choices! { "An end of a flow." FlowEnd {
    Sender = "sender" "Sender" "The end that sends the data.",
    Receiver = "receiver" "Receiver" "The end that receives them.",
}}

choices! { "What forged packets pretend." ForgedPacket {
    Abort = "abort" "Abort" "That the other end breaks off: in SCTP an ABORT.",
    Data = "data" "Data" "That the other end sends data.",
    Open = "open" "Opening" "That the other end opens the flow anew: in SCTP an INIT.",
    Address = "address" "Deletion of addresses" "That the other end has lost all its addresses but the one that the packet comes from: in SCTP an ASCONF.",
}}

const REBOOT: Option<When> = Some(When { field: "kind", is: &["reboot"] });
const FORGED: Option<When> = Some(When { field: "kind", is: &["forged-packets"] });
const ATTACK: Option<When> = Some(When { field: "kind", is: &["forged-packets", "old-cookie"] });

part! { "What befalls a flow at an instant." Incident in Traffic {
    kind: IncidentKind => {
        help: "What happens.",
        label: "Incident",
    },
    at_s: f64 => {
        help: "When it happens, or begins.",
        label: "At", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 600.0)),
    },
    end: FlowEnd = FlowEnd::Receiver => {
        help: "The end that it befalls: the host that reboots, or that receives what others send.",
        label: "End",
    },
    off_s: f64 = 2.0 => {
        help: "How long the host is off.",
        label: "Off for", unit: Unit::S, range: Range::of(0.0, 86_400.0), slider: Some((0.0, 60.0)),
        when: REBOOT,
    },
    packet: ForgedPacket = ForgedPacket::Abort => {
        help: "What the forged packets pretend.",
        label: "Forged packet", when: FORGED,
    },
    unknown_bits: u8 = 32 => {
        help: "How many bits of the verification tag must be guessed: 32 by somebody who sees nothing of the flow, 0 by somebody who sees all of it.",
        label: "Unknown bits", unit: Unit::count("bits"), range: Range::of(0.0, 32.0), slider: Some((0.0, 32.0)),
        source: "RFC 9260 5.3.1, 12.2", when: FORGED,
    },
    packets: u32 = 1 => {
        help: "How many packets are sent.",
        label: "Packets", unit: Unit::count("packets"), range: Range::of(1.0, 100_000.0), slider: Some((1.0, 1_000.0)),
        scale: Scale::Log, when: ATTACK,
    },
    interval_ms: f64 = 10.0 => {
        help: "The time from one of them to the next.",
        label: "Interval", unit: Unit::MS, range: Range::of(0.001, 3_600_000.0), slider: Some((0.1, 1_000.0)),
        scale: Scale::Log, when: ATTACK,
    },
    from: Option<String> = None => {
        help: "The station or router that they come from.",
        label: "From", range: super::NAME, null: "the place of the other end", when: ATTACK,
    },
}}
