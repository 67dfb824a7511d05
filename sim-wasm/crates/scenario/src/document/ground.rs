//! The ground side: stations, their links to satellites, and handover.

use skywindow_form::{Group, Range, Scale, Unit, When, choices, part};

use skywindow_network::GslQueue;
use skywindow_orbit::{HandoverPolicy, MOST_AT_ONCE};

choices! { "Which way between a terminal and its satellite becomes different." TerminalDirection {
    Both = "both" "Both" "Uplink and downlink become different.",
    Uplink = "uplink" "Uplink only" "Only the way up to the satellite becomes different.",
    Downlink = "downlink" "Downlink only" "Only the way down to the terminal becomes different.",
}}

part! { "What becomes different between a terminal and its satellite, whichever that is, once or time and again, for good or for a while: rain, another share of the capacity, an obstacle." TerminalChange in Links {
    at_s: f64 => {
        help: "When it takes effect first.",
        label: "At", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 600.0)),
    },
    every_s: Option<f64> = None => {
        help: "After how long it takes effect again.",
        label: "Every", unit: Unit::S, range: Range::of(0.01, 2_592_000.0), slider: Some((1.0, 600.0)),
        null: "once",
    },
    for_s: Option<f64> = None => {
        help: "For how long it holds each time; then what was before holds again.",
        label: "For", unit: Unit::S, range: Range::of(0.001, 2_592_000.0), slider: Some((0.1, 60.0)),
        scale: Scale::Log, null: "for good",
    },
    via: Option<String> = None => {
        help: "The constellation whose terminal at the station it strikes.",
        label: "Terminal for", range: super::NAME, names_of: "constellations",
        null: "every terminal of the station",
    },
    rate_bps: Option<f64> = None => {
        help: "The rate from then on: a packet that is being sent is finished at the old rate, those that wait go at the new one; on a shared downlink it is the rate of packets to this terminal.",
        label: "New rate", unit: Unit::BPS, range: Range::of(1.0, 1e12), slider: Some((1e4, 1e9)), scale: Scale::Log,
        null: "as before",
    },
    per: Option<f64> = None => {
        help: "The packet error rate from then on.",
        label: "New packet error rate", range: Range::of(0.0, 1.0), slider: Some((0.0, 1.0)),
        null: "as before",
    },
    ber: Option<f64> = None => {
        help: "The bit error rate from then on, in place of that of the constellation's ground links; it strikes here even where errors are read once a path.",
        label: "New bit error rate", range: Range::of(0.0, 1.0), slider: Some((1e-9, 1e-4)), scale: Scale::Log,
        null: "as before",
    },
    added_delay_ms: Option<f64> = None => {
        help: "The delay that comes on top of that of the way through space from then on, as by scheduling or retransmission on the link.",
        label: "Added delay", unit: Unit::MS, range: Range::of(0.0, 3_600_000.0), slider: Some((0.0, 500.0)),
        null: "as before",
    },
    up: Option<bool> = None => {
        help: "Whether the terminal's link carries packets: when it goes down, what is on it or waits for the uplink is lost, and routes avoid it if both directions are down.",
        label: "Up", null: "as before",
    },
    direction: TerminalDirection = TerminalDirection::Both => {
        help: "Whether uplink and downlink become different or one of them; a bent pipe has no rate of its own on the way down.",
        label: "Direction",
    },
}}

part! { "A gateway that puts packets back in order as they leave a constellation: it numbers those of each direction and path of a flow where they enter, as a tunnel with sequence numbers does, and holds here what overtook others." Resequencing in Links {
    hold_ms: f64 = 100.0 => {
        help: "For how long a packet waits at most for those before it; then it goes on without them, and 0 holds nothing.",
        label: "Hold", unit: Unit::MS, range: Range::of(0.0, 60_000.0), slider: Some((0.0, 500.0)),
        source: "RFC 2890 2.2: OUTOFORDER_TIMER",
    },
    buffer_packets: u32 = 1_000 => {
        help: "How many packets of a direction and path of a flow may wait; for one more the first of them goes on.",
        label: "Buffer", unit: Unit::count("packets"), range: Range::of(1.0, 1_000_000.0), slider: Some((1.0, 10_000.0)),
        scale: Scale::Log, source: "RFC 2890 2.2: MAX_PERFLOW_BUFFER",
    },
}}

part! { "A ground station." Station in Traffic {
    name: String => {
        help: "The name of the place; flows and links refer to it.",
        label: "Station", range: super::NAME,
    },
    latitude_deg: f64 => {
        help: "Latitude; north is positive.",
        label: "Latitude", unit: Unit::DEG, range: Range::of(-90.0, 90.0),
    },
    longitude_deg: f64 => {
        help: "Longitude; east is positive.",
        label: "Longitude", unit: Unit::DEG, range: Range::of(-180.0, 180.0),
    },
    terminals: Option<Vec<String>> = None => {
        help: "The constellations the station has a terminal for.",
        label: "Terminals", range: super::NAME, most: 8,
        null: "all constellations",
    },
    satellites_at_once: u32 = 1 => {
        help: "How many satellites each of its terminals uses at once over its one uplink transmitter, each by the handover policy among those that the others leave; Ideal uses all in view anyway.",
        label: "Satellites at once", unit: Unit::count("satellites"), range: Range::of(1.0, MOST_AT_ONCE as f64), slider: Some((1.0, 4.0)),
        group: Some(Group::Links), source: "Wood, Pavlou and Evans 2001, future work",
    },
    resequencing: Option<Resequencing> = None => {
        help: "Whether its terminals put packets back in order that come from satellites, before a host here or a wired link gets them.",
        label: "Resequencing", group: Some(Group::Links), null: "off: packets go on as they come",
        source: "Wood, Pavlou and Evans 2001, future work",
    },
    changes: Vec<TerminalChange> = Vec::new() => {
        help: "Instants at which rate, errors, delay or the state of the links to its satellites become others, as in rain; of those at one instant the last in the list holds.",
        label: "Terminal changes", group: Some(Group::Links),
        fresh: r#"{"at_s": 30, "for_s": 30, "per": 0.05}"#,
    },
    traces: Vec<super::TerminalTrace> = Vec::new() => {
        help: "Traces that drive the links to its satellites, whichever these are: handovers go on, and what they interrupt or lose comes on top of what was measured; of several for one direction the last in the list that has a file holds.",
        label: "Terminal traces", group: Some(Group::Links), most: super::MOST_TRACES,
        fresh: r#"{"direction": "both"}"#,
    },
}}

choices! { "What a satellite does with packets from the ground." Relay {
    OnBoard = "on-board" "On board" "It receives each packet, queues it and sends it anew, to the ground or to another satellite.",
    BentPipe = "bent-pipe" "Bent pipe" "It repeats the signal as it comes: no queue and no second transmission on the way down.",
}}

const ON_BOARD: Option<When> = Some(When { field: "relay", is: &["on-board"] });

part! { "Ground-satellite links of a constellation." Gsl in Links {
    rate_bps: f64 = 1.5e6 => {
        help: "The rate of uplink and downlink, or of the downlink where the uplink has its own.",
        label: "GSL rate", first: true, live: true, unit: Unit::BPS, range: Range::of(1.0, 1e12), slider: Some((1e4, 1e8)), scale: Scale::Log,
        source: "Fu, Atiquzzaman and Ivancic 2003: Iridium 1.5 Mbit/s, GEO 2 Mbit/s",
    },
    uplink_rate_bps: Option<f64> = None => {
        help: "The rate of the uplink, where it is another than that of the downlink.",
        label: "Uplink rate", live: true, unit: Unit::BPS, range: Range::of(1.0, 1e12), slider: Some((1e4, 1e8)), scale: Scale::Log,
        null: "as the GSL rate", when: ON_BOARD,
        source: "Wood, Pavlou and Evans 2001, future work; RFC 3449 1.1",
    },
    queue_packets: u32 = 50 => {
        help: "How many packets may wait for the uplink, and for the downlink; the next one is dropped.",
        label: "GSL queue", first: true, live: true, unit: Unit::count("packets"), range: Range::of(1.0, 1_000_000.0), slider: Some((1.0, 1_000.0)),
        scale: Scale::Log, source: "Fu, Atiquzzaman and Ivancic 2003: 50 packets",
    },
    ber: f64 = 0.0 => {
        help: "The bit error rate of uplink and downlink: a packet of L bytes is lost with 1 − (1 − BER)^(8L).",
        label: "GSL bit error rate", live: true, range: Range::of(0.0, 1.0), slider: Some((1e-9, 1e-4)), scale: Scale::Log,
        source: "Fu, Atiquzzaman and Ivancic 2003: 1e-9 to 1e-4",
    },
error_process: Option<String> = None => {
        help: "The error process that strikes packets on uplinks and downlinks, in both directions.",
        label: "GSL Error process", range: super::NAME, names_of: "error_processes", null: "none",
    },
    frame_overhead_bytes: u32 = 16 => {
        help: "Link-layer bytes sent with each packet: they take time on the link but do not count for errors.",
        label: "Frame overhead", live: true, unit: Unit::BYTES, range: Range::of(0.0, 1_000.0), slider: Some((0.0, 64.0)),
        source: "ns-2 satellite link layer: 16 bytes",
    },
    damaged: super::Damaged = super::Damaged::Discard => {
        help: "What becomes of packets that bit or packet errors hit; what an error process loses is lost in any case.",
        label: "GSL damaged packets",
        source: "RFC 3819 15; draft-stewart-sctp-pktdrprep",
    },
    arq: Option<super::Arq> = None => {
        help: "Whether frames that errors lose are sent again, in both directions.",
        label: "GSL ARQ", null: "off: what errors lose is lost", when: ON_BOARD,
        source: "RFC 3366; Fu, Atiquzzaman and Ivancic 2003, future work",
    },
    header_compression: Option<super::HeaderCompression> = None => {
        help: "Whether headers are compressed on the link, in both directions.",
        label: "GSL header compression", null: "off: headers are sent as they are", when: ON_BOARD,
        source: "RFC 6846; Fu, Atiquzzaman and Ivancic 2003, future work",
    },
    mtu_bytes: Option<u32> = None => {
        help: "The largest packet the links carry: a larger one is sent as IP fragments, or reported to its sender as too big.",
        label: "GSL MTU", live: true, unit: Unit::BYTES, range: Range::of(68.0, 65_535.0), slider: Some((256.0, 9_000.0)),
        scale: Scale::Log, null: "any size",
        source: "RFC 791 3.2, RFC 1191",
    },
    queue: GslQueue = GslQueue::default() => {
        help: "The discipline of the queue and its settings.",
        label: "Queue",
    },
    relay: Relay = Relay::OnBoard => {
        help: "Whether satellites queue packets and send them anew, or only turn the signal round to the ground.",
        label: "Relay", first: true,
        source: "Fu, Atiquzzaman and Ivancic 2003: on board, GEO too",
    },
    shared_downlink: bool = true => {
        help: "Whether all terminals of a satellite share one downlink and its queue, or each has its own.",
        label: "Shared downlink",
        source: "ns-2 satellite nodes: one downlink",
    },
}}

impl Gsl {
    /// The rate of the uplink, where nothing says otherwise, bit/s.
    pub fn steady_uplink_bps(&self) -> f64 {
        self.uplink_rate_bps.unwrap_or(self.rate_bps)
    }
}

choices! { "When a terminal looks for a better satellite." HandoverCheck {
    Interval = "interval" "At an interval" "At fixed instants.",
    Exact = "exact" "Exactly" "At the very instant the geometry calls for it.",
}}

choices! { "What becomes of packets on their way when the link is given up." InFlight {
    Delivered = "delivered" "Delivered" "Packets already on the old link still arrive.",
    Lost = "lost" "Lost" "Packets on the old link are lost with it.",
}}

part! { "Fixed instants at which every terminal chooses its satellite anew among all in view, as if it had none: the best of its policy, perhaps the one that it has." Reconfiguration in Constellation {
    at_s: f64 = 12.0 => {
        help: "The first of them.",
        label: "First reconfiguration", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 60.0)),
        source: "Tanveer et al. 2023: seconds 12, 27, 42 and 57 of every minute",
    },
    every_s: f64 = 15.0 => {
        help: "The time from one to the next.",
        label: "Reconfiguration interval", unit: Unit::S, range: Range::of(0.1, 86_400.0), slider: Some((1.0, 120.0)),
        scale: Scale::Log, source: "Tanveer et al. 2023: 15 s",
    },
}}

part! { "How terminals change from satellite to satellite." Handover in Constellation {
    policy: HandoverPolicy = HandoverPolicy::Hold => {
        help: "Which satellite a terminal takes, and when it leaves it.",
        label: "Handover policy", first: true, live: true,
        source: "Wood, Pavlou and Evans 2001: hold",
    },
    check: HandoverCheck = HandoverCheck::Interval => {
        help: "Whether handovers happen at fixed instants or exactly when the geometry calls for them.",
        label: "Handover check", first: true,
    },
    interval_s: f64 = 10.0 => {
        help: "The time between two checks of handover and of inter-satellite links.",
        label: "Check interval", first: true, unit: Unit::S, range: Range::of(0.01, 86_400.0), slider: Some((0.1, 60.0)),
        scale: Scale::Log, source: "ns-2 satellite handover manager",
    },
    in_flight: InFlight = InFlight::Delivered => {
        help: "What becomes of packets that are on the old link at a handover.",
        label: "Packets in flight", first: true, live: true, group: Some(Group::Links),
    },
    interruption_ms: f64 = 0.0 => {
        help: "How long the terminal is without a link at each handover.",
        label: "Interruption", first: true, live: true, unit: Unit::MS, range: Range::of(0.0, 600_000.0), slider: Some((0.0, 1_000.0)),
        group: Some(Group::Links),
    },
    make_before_break: bool = false => {
        help: "Whether the new link is set up before the old one is given up, so that there is no interruption.",
        label: "Make before break", live: true, group: Some(Group::Links),
    },
    reconfiguration: Option<Reconfiguration> = None => {
        help: "Whether all terminals choose their satellite anew at fixed instants.",
        label: "Reconfiguration", null: "off: a terminal changes its satellite only as its policy has it",
        source: "Tanveer et al. 2023: Starlink",
    },
}}
