//! The wired part of a network: routers, and links between routers and stations.

use skywindow_form::{Range, Scale, Unit, choices, part};

use crate::trace::{Driven, Way};
use skywindow_network::WireQueue;

part! { "A node that only has wired links." Router in Links {
    name: String => {
        help: "The name of the router; flows and links refer to it.",
        label: "Router", range: super::NAME,
    },
    latitude_deg: Option<f64> = None => {
        help: "Where it is drawn; delays come from its links alone.",
        label: "Latitude", unit: Unit::DEG, range: Range::of(-90.0, 90.0),
        null: "not drawn",
    },
    longitude_deg: Option<f64> = None => {
        help: "Where it is drawn; delays come from its links alone.",
        label: "Longitude", unit: Unit::DEG, range: Range::of(-180.0, 180.0),
        null: "not drawn",
    },
}}

choices! { "Which directions of a wired link lose packets." Direction {
    Both = "both" "Both" "Packets are lost in both directions.",
    Forward = "forward" "Forward only" "Packets are lost only on the way from the first end to the second.",
}}

part! { "A packet that a link loses because the scenario says so." ChosenLoss in Links {
    flow: String => {
        help: "The flow that sends it.",
        label: "Flow", range: super::NAME, names_of: "flows",
    },
    number: u64 => {
        help: "The number of its data, counted from 1 at the start of the flow in what its protocol sends at once: chunks, segments.",
        label: "Number", range: Range::of(1.0, 9_007_199_254_740_991.0), slider: Some((1.0, 1_000.0)),
        source: "Bhushan and Rai: segment 8",
    },
    transmission: u32 = 1 => {
        help: "Which time these data are sent: 1 is the first transmission, 2 the first retransmission.",
        label: "Transmission", range: Range::of(1.0, 1_000.0), slider: Some((1.0, 10.0)),
    },
}}

choices! { "Which directions of a wired link become different." ChangedDirection {
    Both = "both" "Both" "Both directions become different.",
    Forward = "forward" "Forward only" "Only the way from the first end to the second becomes different.",
    Backward = "backward" "Backward only" "Only the way from the second end to the first becomes different.",
}}

part! { "What becomes different on a link, once or time and again, for good or for a while: another delay, as behind a new way; a step of the rate; a burst of loss; an outage." LinkChange in Links {
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
    delay_ms: Option<f64> = None => {
        help: "The one-way propagation delay from then on: a packet keeps the delay of the instant at which its last bit leaves, so that after a fall later ones may overtake it.",
        label: "New delay", unit: Unit::MS, range: Range::of(0.0, 3_600_000.0), slider: Some((0.0, 500.0)),
        null: "as before",
    },
    rate_bps: Option<f64> = None => {
        help: "The rate from then on: a packet that is being sent is finished at the old rate, those that wait go at the new one.",
        label: "New rate", unit: Unit::BPS, range: Range::of(1.0, 1e12), slider: Some((1e4, 1e9)), scale: Scale::Log,
        null: "as before",
    },
    per: Option<f64> = None => {
        help: "The packet error rate from then on.",
        label: "New packet error rate", range: Range::of(0.0, 1.0), slider: Some((0.0, 1.0)),
        null: "as before",
    },
    ber: Option<f64> = None => {
        help: "The bit error rate from then on.",
        label: "New bit error rate", range: Range::of(0.0, 1.0), slider: Some((1e-9, 1e-4)), scale: Scale::Log,
        null: "as before",
    },
    up: Option<bool> = None => {
        help: "Whether the link carries packets: when it goes down, what is on it or waits for it is lost, and routes avoid it if both directions are down.",
        label: "Up", null: "as before",
    },
    direction: ChangedDirection = ChangedDirection::Both => {
        help: "Whether both directions become different or one; error rates only in directions that lose packets.",
        label: "Direction",
    },
}}

part! { "A wired link, with its two directions." Link in Links {
    from: String => {
        help: "One end: a station or router.",
        label: "From", range: super::NAME,
    },
    to: String => {
        help: "The other end: a station or router.",
        label: "To", range: super::NAME,
    },
    rate_bps: f64 => {
        help: "The rate in each direction, or from the first end to the second where the way back has its own; what is sent within less than a nanosecond takes no time.",
        label: "Link rate", live: true, unit: Unit::BPS, range: Range::of(1.0, 1e15), slider: Some((1e4, 1e9)), scale: Scale::Log,
    },
    rate_back_bps: Option<f64> = None => {
        help: "The rate from the second end to the first, where it is another one.",
        label: "Link rate back", live: true, unit: Unit::BPS, range: Range::of(1.0, 1e15), slider: Some((1e4, 1e9)), scale: Scale::Log,
        null: "as the link rate", source: "RFC 3449 1.1",
    },
    delay_ms: f64 => {
        help: "The one-way propagation delay.",
        label: "Link delay", live: true, unit: Unit::MS, range: Range::of(0.0, 3_600_000.0), slider: Some((0.0, 500.0)),
    },
    changes: Vec<LinkChange> = Vec::new() => {
        help: "Instants at which delay, rate, errors or the state of the link become others; of those at one instant the last in the list holds.",
        label: "Link changes", fresh: r#"{"at_s": 15, "every_s": 30, "for_s": 15, "delay_ms": 50}"#,
    },
    trace: Option<String> = None => {
        help: "A trace that drives the link: CSV with a header of time_s and any of delay_ms, rate_bps and loss, whose lines hold until the next; measured round trips, CSV with a header of timestamp and rtt, and perhaps uplink and downlink for the two directions, where half of rtt is the delay and -1 a loss of all packets until the next line; or a line for every opportunity to deliver 1500 bytes, in whole milliseconds, which begins anew after its last line.",
        label: "Trace", range: super::TRACE, null: "none",
        source: "Netravali et al. 2015: the trace files of mahimahi; Zhao and Pan 2024: the CSV files of LENS",
    },
    trace_delays: Option<String> = None => {
        help: "A trace of the one-way delay, alone or beside a trace of opportunities: a line for every 10 ms, in milliseconds, which begins anew after its last line.",
        label: "Trace of delays", range: super::TRACE, null: "none",
        source: "Lai et al. 2025: the trace files of LeoReplayer",
    },
    trace_repeats: bool = false => {
        help: "Whether a CSV trace that begins at 0 s begins anew at the time of its last line, whose values then never hold.",
        label: "Trace repeats",
    },
    trace_direction: ChangedDirection = ChangedDirection::Both => {
        help: "Whether the trace drives both directions or one; losses only in directions that lose packets.",
        label: "Traced direction",
    },
    queue_packets: u32 = 10_000 => {
        help: "How many packets may wait for the link in each direction; the next one is dropped.",
        label: "Link queue", live: true, unit: Unit::count("packets"), range: Range::of(1.0, 1_000_000.0),
        slider: Some((1.0, 10_000.0)), scale: Scale::Log,
    },
    per: f64 = 0.0 => {
        help: "The packet error rate: the share of packets lost, whatever their size.",
        label: "Packet error rate", live: true, range: Range::of(0.0, 1.0), slider: Some((0.0, 0.2)),
        source: "Atiquzzaman and Ivancic 2003: 0 to 10 %",
    },
    ber: f64 = 0.0 => {
        help: "The bit error rate: a packet of L bytes is lost with 1 − (1 − BER)^(8L).",
        label: "Bit error rate", live: true, range: Range::of(0.0, 1.0), slider: Some((1e-9, 1e-4)), scale: Scale::Log,
    },
    drops: Vec<ChosenLoss> = Vec::new() => {
        help: "Packets that are lost for certain, as they come to the link and before its queue, in the directions that lose packets.",
        label: "Chosen losses", most: super::MOST_DROPS, fresh: r#"{"number": 8}"#,
    },
    errors: Direction = Direction::Both => {
        help: "Whether packets are lost in both directions or only from the first end to the second.",
        label: "Error direction",
    },
    error_process: Option<String> = None => {
        help: "The error process that strikes packets on the link, in both directions.",
        label: "Error process", range: super::NAME, names_of: "error_processes", null: "none",
    },
    damaged: super::Damaged = super::Damaged::Discard => {
        help: "What becomes of packets that bit or packet errors hit; what an error process loses is lost in any case.",
        label: "Damaged packets",
        source: "RFC 3819 15; draft-stewart-sctp-pktdrprep",
    },
    arq: Option<super::Arq> = None => {
        help: "Whether frames that errors lose are sent again, in both directions.",
        label: "Link ARQ", null: "off: what errors lose is lost",
        source: "RFC 3366; Fu, Atiquzzaman and Ivancic 2003, future work",
    },
    header_compression: Option<super::HeaderCompression> = None => {
        help: "Whether headers are compressed on the link, in both directions.",
        label: "Header compression", null: "off: headers are sent as they are",
        source: "RFC 6846; Fu, Atiquzzaman and Ivancic 2003, future work",
    },
    mtu_bytes: Option<u32> = None => {
        help: "The largest packet the link carries: a larger one is sent as IP fragments, or reported to its sender as too big.",
        label: "Link MTU", live: true, unit: Unit::BYTES, range: Range::of(68.0, 65_535.0), slider: Some((256.0, 9_000.0)),
        scale: Scale::Log, null: "any size",
        source: "RFC 791 3.2, RFC 1191",
    },
    queue: WireQueue = WireQueue::default() => {
        help: "The discipline of the queue and its settings.",
        label: "Queue",
    },
}}

impl Link {
    /// The rate of one of its directions, where nothing says otherwise, bit/s.
    pub fn steady_rate_bps(&self, way: ChangedDirection) -> f64 {
        let back = self.rate_back_bps.filter(|_| way == ChangedDirection::Backward);
        back.unwrap_or(self.rate_bps)
    }

    /// Whether its changes, if it has any, tell its two directions apart.
    pub fn changes_one_way(&self) -> bool {
        self.changes.iter().any(|change| {
            let errors = change.per.or(change.ber).is_some() && self.errors == Direction::Forward;
            let rates = change.rate_bps.is_some() && self.rate_back_bps.is_some();
            change.direction != ChangedDirection::Both || errors || rates
        })
    }

    /// What drives one of its directions; none where no trace does that can be read.
    pub fn driven(&self, way: ChangedDirection) -> Option<Driven> {
        let takes = self.trace_direction == ChangedDirection::Both || self.trace_direction == way;
        let seen = if way == ChangedDirection::Backward { Way::Back } else { Way::Out };
        let [trace, delays] = [&self.trace, &self.trace_delays].map(Option::as_deref);
        Driven::new(trace, delays, self.trace_repeats, seen).filter(|_| takes)
    }

    /// Whether it has a trace.
    pub const fn is_traced(&self) -> bool {
        self.trace.is_some() || self.trace_delays.is_some()
    }
}
