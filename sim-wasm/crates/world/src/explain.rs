//! The words of events: what happened, in the field's terms, and by which rule.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use skywindow_scenario::{ErrorProcess, Problem, Scenario};
use skywindow_transport::Protocol;
use skywindow_transport::api::{EventField, EventInfo, EventKind, SegmentKind};
use skywindow_units::{Code, CodeSpec};

pub use skywindow_transport::api::Explanation;

use crate::cause::{CAUSES, Cause};
use crate::changing::{ANY_SATELLITE, changing_one_way, end_of};
use crate::code;
use crate::layout::Layout;
use crate::link_words;
use crate::meta::Names;
use crate::recording::Direction;

/// The events of the network itself; 1 to 99 are the transport's own.
pub const EVENTS: &[EventInfo] = &[
    lost(code::LOSS_CORRUPTION, "LossCorruption", "A packet was lost to bit or packet errors."),
    lost(code::LOSS_QUEUE, "LossQueue", "A packet was refused by a full queue."),
    lost(code::LOSS_HANDOVER, "LossHandover", "A packet was lost with its ground-to-satellite link."),
    lost(code::LOSS_NO_ROUTE, "LossNoRoute", "A packet had no route."),
    lost(code::LOSS_TOO_BIG, "LossTooBig", "A packet was larger than the next link carries."),
    lost(code::LOSS_EARLY, "LossEarly", "A packet was dropped by random early detection."),
    lost(code::LOSS_CHOSEN, "LossChosen", "A packet was lost because the scenario chose it."),
    lost(code::LOSS_OUTAGE, "LossOutage", "A packet was lost on a link, or waiting for it, that was cut."),
    lost(code::LOSS_STATE, "LossState", "A packet was lost to the state of a link's error process."),
    lost(code::LOSS_COLLISION, "LossCollision", "A frame was lost to another one on the same radio channel."),
    EventInfo {
        code: code::HANDOVER,
        name: "Handover",
        help: "A terminal changed its satellite.",
        kind: EventKind::Handover,
        role: None,
        phase: None,
        fields: &[
            field("terminal", "", "Node of the terminal."),
            field("from", "", "Satellite before, or -1."),
            field("to", "", "Satellite now, or -1."),
            field("elevation", "°", "Height of the new one above the horizon."),
        ],
    },
    EventInfo {
        code: code::RECONFIGURATION,
        name: "Reconfiguration",
        help: "A terminal had to choose its satellite anew.",
        kind: EventKind::Reconfiguration,
        role: None,
        phase: None,
        fields: &[
            field("terminal", "", "Node of the terminal."),
            field("from", "", "Satellite before, or -1."),
            field("to", "", "Satellite now, or -1."),
            field("elevation", "°", "Height above the horizon of the one now, or of the one before."),
        ],
    },
    routed(code::ROUTE_CHANGED, "RouteChanged", "The route of a path changed."),
    routed(code::ROUTE_LOST, "RouteLost", "A path has no route any more."),
    changed(
        code::DELAY_CHANGED,
        "DelayChanged",
        "The delay of a link on the path became another one.",
        &[
            FROM,
            TO,
            field(
                "delay",
                "ms",
                "One-way propagation delay now; of a terminal's links what comes on top of it.",
            ),
            field("before", "ms", "The same before."),
        ],
    ),
    changed(
        code::RATE_CHANGED,
        "RateChanged",
        "The rate of a link on the path became another one.",
        &[FROM, TO, field("rate", "bit/s", "Rate now."), field("before", "bit/s", "Rate before.")],
    ),
    changed(
        code::LOSS_CHANGED,
        "LossChanged",
        "The error rates of a link on the path became others.",
        &[
            FROM,
            TO,
            field("loss", "", "Share of packets of 1500 bytes that errors lose now."),
            field("before", "", "Share of packets of 1500 bytes that they lost before."),
        ],
    ),
    changed(code::LINK_DOWN, "LinkDown", "A link on the path was cut.", &[FROM, TO]),
    changed(code::LINK_UP, "LinkUp", "A link carries packets again.", &[FROM, TO]),
    changed(
        code::DECAYED,
        "SatelliteDecayed",
        "A satellite has decayed, and its links are gone.",
        &[field("satellite", "", "Node of the satellite.")],
    ),
    state(code::GOOD_STATE, "GoodState", "Links on the path pass to the good state of their error process."),
    state(code::BAD_STATE, "BadState", "Links on the path pass to the bad state of their error process."),
    gateway(code::GATEWAY_OPENS, "GatewayOpens", "A gateway opens the connection to the next hop."),
    gateway(code::GATEWAY_CLOSES, "GatewayCloses", "A gateway closes the connection to the next hop."),
    gateway(
        code::GATEWAY_RESETS_ONWARD,
        "GatewayResetsOnward",
        "A gateway resets the connection to the next hop, since the one before it is no more.",
    ),
    gateway(
        code::GATEWAY_RESETS_BACK,
        "GatewayResetsBack",
        "A gateway resets the connection from the hop before, since the one to the next hop is no more.",
    ),
    EventInfo {
        code: code::CHANGED,
        name: "Changed",
        help: "A dated change takes effect.",
        kind: EventKind::Change,
        role: None,
        phase: None,
        fields: &[field("change", "", "Which of the changes that happen, in their order, from 0.")],
    },
    attack(code::FORGED_PACKETS, "ForgedPackets", "Somebody begins to send packets in the name of an end."),
    attack(code::OLD_COOKIE, "OldCookie", "Somebody sends the cookie of an end once more."),
];

/// No two events have one code, and none has one of the transport's.
const _: () = {
    let mut one = 0;
    while one < EVENTS.len() {
        assert!(EVENTS[one].code >= code::FIRST, "an event of the network has a code of the transport's");
        let mut other = 0;
        while other < one {
            assert!(EVENTS[one].code != EVENTS[other].code, "two events of the network have one code");
            other += 1;
        }
        one += 1;
    }
};

/// What a cause of losses is told as is declared as a loss.
const _: () = {
    let mut cause = 0;
    while cause < CAUSES {
        let mut declared = false;
        let mut event = 0;
        while event < EVENTS.len() {
            let own = EVENTS[event].code == Cause::ALL[cause].event();
            declared |= own && matches!(EVENTS[event].kind, EventKind::Loss);
            event += 1;
        }
        assert!(declared, "a cause of losses has an event that is not declared as a loss");
        cause += 1;
    }
};

const fn attack(code: u16, name: &'static str, help: &'static str) -> EventInfo {
    EventInfo { code, name, help, kind: EventKind::Incident, role: None, phase: None, fields: ATTACK }
}

const ATTACK: &[EventField] = &[
    field("node", "", "Node that they come from."),
    field("packets", "packets", "How many."),
    field("bits", "bits", "Bits of the verification tag that are guessed."),
    field("packet", "", "What they pretend: 0 an abort, 1 data, 2 an opening."),
];

const FROM: EventField =
    field("from", "", "Node at one end of the link; -1 for whatever satellite the terminal has.");
const TO: EventField = field("to", "", "Node at the other; the same.");

const AT_GATEWAY: &[EventField] = &[
    field("node", "", "Node of the gateway."),
    field("held", "bytes", "What it has acknowledged and the next hop has not."),
];

const STATE: &[EventField] = &[
    field("process", "", "The error process, by its place in the scenario."),
    field("from", "", "Node at one end of the link, or -1 where all links share the state."),
    field("to", "", "Node at the other, or -1."),
    field("delay", "ms", "What a packet's way takes longer."),
];

const fn state(code: u16, name: &'static str, help: &'static str) -> EventInfo {
    changed(code, name, help, STATE)
}

const fn gateway(code: u16, name: &'static str, help: &'static str) -> EventInfo {
    EventInfo { code, name, help, kind: EventKind::Association, role: None, phase: None, fields: AT_GATEWAY }
}

const LOST: &[EventField] = &[
    field("number", "", "The number that stands for the packet."),
    field("node", "", "Where."),
    coded("kind", &SegmentKind::SPEC, "Kind of segment."),
    coded("direction", &Direction::SPEC, "Which way it went."),
];

const ROUTED: &[EventField] = &[
    field("links", "links", "Links now."),
    field("delay", "ms", "One-way propagation delay; -1 without a route."),
    field("before", "links", "Links before."),
];

const fn lost(code: u16, name: &'static str, help: &'static str) -> EventInfo {
    EventInfo { code, name, help, kind: EventKind::Loss, role: None, phase: None, fields: LOST }
}

const fn routed(code: u16, name: &'static str, help: &'static str) -> EventInfo {
    EventInfo { code, name, help, kind: EventKind::Route, role: None, phase: None, fields: ROUTED }
}

const fn changed(
    code: u16,
    name: &'static str,
    help: &'static str,
    fields: &'static [EventField],
) -> EventInfo {
    EventInfo { code, name, help, kind: EventKind::Link, role: None, phase: None, fields }
}

const fn field(name: &'static str, unit: &'static str, help: &'static str) -> EventField {
    EventField { name, unit, help, codes: None }
}

const fn coded(name: &'static str, codes: &'static CodeSpec, help: &'static str) -> EventField {
    EventField { name, unit: "", help, codes: Some(codes) }
}

/// Puts events of one scenario into words.
#[derive(Clone, Debug)]
pub struct Explainer {
    names: Names,
    /// The links, by their ends, whose two directions change apart.
    changing_one_way: BTreeSet<(u32, u32)>,
    /// The protocol of each flow, and the number of its paths.
    flows: Vec<(Protocol, usize)>,
    /// The places where each flow begins and ends.
    hosts: Vec<[String; 2]>,
    processes: Vec<ErrorProcess>,
    /// Dated changes in words, in the order in which they happen.
    changes: Vec<String>,
}

/// Events that happen at both ends of an association: its states, its control chunks, whose packets it takes.
const AT_BOTH_ENDS: [RangeInclusive<u16>; 3] = [1..=3, 52..=59, 65..=66];

impl Explainer {
    /// For the events of runs of `scenario`.
    ///
    /// # Errors
    /// What stands in the way of a run.
    pub fn new(scenario: &Scenario) -> Result<Self, Vec<Problem>> {
        Ok(Self::planned(scenario, &Layout::new(scenario)?))
    }

    /// The same, where the plan of the run is there already.
    pub fn planned(scenario: &Scenario, layout: &Layout) -> Self {
        let flows = layout.flows.iter().map(|flow| (flow.transport.protocol(), flow.paths.len())).collect();
        let hosts = layout.flows.iter().map(|flow| [flow.from.clone(), flow.to.clone()]).collect();
        let changing_one_way = changing_one_way(scenario, layout);
        let processes = scenario.error_processes.clone();
        let changes = scenario.dated().iter().map(|(_, step)| step.in_words()).collect();
        Self { names: Names::new(scenario, layout), changing_one_way, flows, hosts, processes, changes }
    }

    fn changed(&self, [number, ..]: [f64; 4]) -> Explanation {
        let words = self.changes.get(number as usize).map_or("A change", String::as_str);
        Explanation {
            title: words.to_owned(),
            detail: "A dated change of the scenario takes effect. What links have taken already goes on as it was to, and timers that run keep their time.".into(),
            rule: String::new(),
        }
    }

    /// The names that its words use.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// What the event `code` of `flow` is called where events are declared, "fastRetransmit", if there is such a one;
    /// families may call what means the same differently.
    pub fn word(&self, event: u16, flow: u16) -> Option<String> {
        let family = self.flows.get(usize::from(flow)).map_or(&[][..], |(protocol, _)| protocol.events());
        let info = EVENTS.iter().chain(family).find(|info| info.code == event)?;
        let (first, rest) = info.name.split_at_checked(1)?;
        Some(first.to_ascii_lowercase() + rest)
    }

    /// The event as [`Self::explain`] has it, with the host where it happened if it happens at both: `end` is 0 for
    /// the sender of the data, 1 for the receiver.
    pub fn explain_at(&self, end: u8, event: u16, flow: u16, path: u8, numbers: [f64; 4]) -> Explanation {
        let mut words = self.explain(event, flow, path, numbers);
        let host = self.hosts.get(usize::from(flow)).and_then(|hosts| hosts.get(usize::from(end)));
        if let Some(host) = host.filter(|_| AT_BOTH_ENDS.iter().any(|codes| codes.contains(&event))) {
            words.title = format!("{} at {host}", words.title);
        }
        words
    }

    /// The event `code` of `flow` and `path`, as the recording numbers them, with its four numbers. The path is named
    /// where the flow has several.
    pub fn explain(&self, event: u16, flow: u16, path: u8, numbers: [f64; 4]) -> Explanation {
        let (protocol, paths) = self.flows.get(usize::from(flow)).copied().unwrap_or_default();
        if let Some(cause) = Cause::of_event(event) {
            return self.loss(protocol, cause, numbers);
        }
        match event {
            code::HANDOVER => self.handover(numbers),
            code::RECONFIGURATION => self.reconfiguration(numbers),
            code::ROUTE_CHANGED => on_path(route_changed(numbers), path, paths),
            code::DELAY_CHANGED | code::RATE_CHANGED..=code::LINK_UP => {
                let added = ends(numbers).contains(&ANY_SATELLITE);
                link_words::explain(&self.link(numbers), added, event, numbers)
            }
            code::GOOD_STATE | code::BAD_STATE => self.state(event, numbers),
            code::DECAYED => self.decayed(numbers),
            code::CHANGED => self.changed(numbers),
            code::FORGED_PACKETS | code::OLD_COOKIE => self.attack(event, numbers),
            code::GATEWAY_OPENS..=code::GATEWAY_RESETS_BACK => self.gateway(event, flow, numbers),
            code::ROUTE_LOST => Explanation {
                title: if paths > 1 {
                    format!("No route for path {path}")
                } else {
                    "No path any more".into()
                },
                detail: "No chain of links joins the two ends until the topology changes again.".into(),
                rule: String::new(),
            },
            _ => protocol.explain(event, path, paths, numbers),
        }
    }

    /// What a packet of `flow` is called, of the kind and with the number that the recording has: "TSN 7", "COOKIE ACK".
    pub fn packet(&self, flow: u16, kind: u8, number: u32) -> String {
        let (protocol, _) = self.flows.get(usize::from(flow)).copied().unwrap_or_default();
        packet(protocol, kind, number)
    }

    fn loss(&self, protocol: Protocol, cause: Cause, numbers: [f64; 4]) -> Explanation {
        let [number, node, kind, direction] = numbers;
        let what = packet(protocol, kind as u8, number as u32);
        let (title, why) = match cause {
            Cause::Corruption => ("lost to corruption", "Bit errors damaged it on the link to"),
            Cause::QueueFull => ("lost to a full queue", "No place was left in the queue of"),
            Cause::Handover => {
                ("lost to a handover", "Its ground-to-satellite link went away before it reached")
            }
            Cause::NoRoute => ("lost without a route", "No route led on from"),
            Cause::TooBig => {
                ("is too big", "It must not be fragmented, and the next link does not carry it whole from")
            }
            Cause::EarlyDrop => ("dropped early", "The average queue is long, and it carries no mark, at"),
            Cause::Chosen => {
                ("lost as the scenario chose", "The scenario names it among the losses of the next link from")
            }
            Cause::Outage => {
                ("lost in an outage", "The link was cut on which it was, or for which it waited, to")
            }
            Cause::State => ("lost in the state of a link", "The error process lost it on the link to"),
            Cause::Collision => {
                ("lost in a collision", "Another frame was on the radio channel on the way to")
            }
        };
        let way = Direction::from_end(direction as u8).words();
        Explanation {
            title: format!("{what} {title}"),
            detail: format!("{why} {}, {way} direction.", self.names.node(node)),
            rule: String::new(),
        }
    }

    /// A link by the nodes it joins: one way where its two directions change apart.
    fn link(&self, numbers: [f64; 4]) -> String {
        let [from, to] = ends(numbers);
        let dash = if self.changing_one_way.contains(&(from, to)) { '→' } else { '–' };
        let end = |end: u32, other: u32| match end {
            ANY_SATELLITE => self.names.satellite_of(other),
            node => self.names.node(f64::from(node)).to_owned(),
        };
        format!("{} {dash} {}", end(from, to), end(to, from))
    }

    fn state(&self, event: u16, [process, from, to, delay_ms]: [f64; 4]) -> Explanation {
        let Some(process) = self.processes.get(process as usize) else {
            return Explanation {
                title: "State of a link".into(),
                detail: String::new(),
                rule: String::new(),
            };
        };
        let bad = event == code::BAD_STATE;
        let state = if bad { &process.bad } else { &process.good };
        let place = if from < 0.0 { process.name.clone() } else { self.link([from, to, 0.0, 0.0]) };
        let loss = match state.drop_probability {
            0.0 => "none is lost to the state".into(),
            loss => format!("{} of them are lost", link_words::share(loss)),
        };
        Explanation {
            title: format!("{place}: {} state", if bad { "bad" } else { "good" }),
            detail: format!(
                "Of the packets sent from now on {loss}; their way takes {delay_ms} ms longer than the link alone. Those on it keep what they met."
            ),
            rule: format!("Error process {}: stays of {} s on average", process.name, state.mean_s),
        }
    }

    fn attack(&self, event: u16, [node, packets, bits, packet]: [f64; 4]) -> Explanation {
        let from = self.names.node(node);
        let packets = if packets == 1.0 { "A packet".into() } else { format!("{packets} packets") };
        if event == code::OLD_COOKIE {
            return Explanation {
                title: format!("An old cookie is sent again from {from}"),
                detail: format!("{packets} with the COOKIE ECHO that has set up the association."),
                rule: "RFC 9260 5.1.5, 5.2.4".into(),
            };
        }
        let what = ["end the association", "bring data", "open the association anew"];
        let what = what.get(packet as usize).copied().unwrap_or_default();
        let known = match bits {
            0.0 => "know the verification tag".into(),
            bits => format!("guess {bits} of the 32 bits of the verification tag"),
        };
        Explanation {
            title: format!("Forged packets are sent from {from}"),
            detail: format!("{packets} in the name of the other end, to {what}; they {known}."),
            rule: "RFC 9260 8.5, 12.2".into(),
        }
    }

    fn decayed(&self, [satellite, ..]: [f64; 4]) -> Explanation {
        Explanation {
            title: format!("{} has decayed", self.names.node(satellite)),
            detail: "Air has drawn it down: from now on its elements give no orbit above the ground. It leaves the sky, and its links end at the next check.".into(),
            rule: "SGP4; Vallado, Crawford and Hujsak 2006".into(),
        }
    }

    fn gateway(&self, event: u16, flow: u16, [node, held, ..]: [f64; 4]) -> Explanation {
        let gateway = self.names.node(node);
        let [before, next] = match self.hosts.get(usize::from(flow)) {
            Some(hosts) => hosts.each_ref().map(String::as_str),
            None => ["the hop before", "the next hop"],
        };
        let (title, detail, rule) = match event {
            code::GATEWAY_OPENS => (
                format!("{gateway} opens the connection to {next}"),
                "The connection before it is established: the gateway accepts first, and connects then."
                    .into(),
                "RFC 3135 2.4",
            ),
            code::GATEWAY_RESETS_ONWARD => (
                format!("{gateway} resets the connection to {next}"),
                format!("The connection before it is no more. {}", unsent(held)),
                "RFC 9293 3.10.5, RFC 3135 4.1",
            ),
            code::GATEWAY_RESETS_BACK => (
                format!("{gateway} resets the connection from {before}"),
                format!("The connection to the next hop is no more. {}", unsent(held)),
                "RFC 9293 3.10.5, RFC 3135 4.1",
            ),
            _ if held > 0.0 => (
                format!("{gateway} has all and closes after it"),
                format!(
                    "{held} bytes are acknowledged to the hop before and not yet by {next}: should {gateway} fail now, nobody would send them again."
                ),
                "RFC 3135 4.1",
            ),
            _ => (
                format!("{gateway} closes the connection to {next}"),
                format!("The hop before has closed, and {next} has acknowledged everything."),
                "RFC 9293 3.6",
            ),
        };
        Explanation { title, detail, rule: rule.into() }
    }

    fn reconfiguration(&self, [terminal, from, to, elevation]: [f64; 4]) -> Explanation {
        let [station, old, new] = [terminal, from, to].map(|node| self.names.node(node));
        let (title, detail) = match (from < 0.0, to < 0.0) {
            (_, true) => (
                format!("Reconfiguration: {station} finds no satellite"),
                "None is above the elevation mask.".into(),
            ),
            (true, false) => (
                format!("Reconfiguration: {station} finds {new}"),
                format!("It stands {elevation:.1}° above the horizon."),
            ),
            (false, false) if from == to => (
                format!("Reconfiguration: {station} keeps {new}"),
                format!("It is still the best of those in view, {elevation:.1}° above the horizon."),
            ),
            (false, false) => (
                format!("Reconfiguration: {station} leaves {old} for {new}"),
                format!("It is the best of those in view now, {elevation:.1}° above the horizon."),
            ),
        };
        let rule = "At fixed instants the terminal chooses anew, as if it had no satellite".into();
        Explanation { title, detail, rule }
    }

    fn handover(&self, [terminal, from, to, elevation]: [f64; 4]) -> Explanation {
        let station = self.names.node(terminal);
        let (title, detail) = match (from < 0.0, to < 0.0) {
            (_, true) => (
                format!("{station} loses its satellite"),
                format!(
                    "{} sank below the elevation mask and no other satellite is above it.",
                    self.names.node(from)
                ),
            ),
            (true, false) => (
                format!("{station} acquires {}", self.names.node(to)),
                format!("It stands {elevation:.1}° above the horizon."),
            ),
            (false, false) => (
                format!("Handover: {station} {} to {}", self.names.node(from), self.names.node(to)),
                format!("The new satellite stands {elevation:.1}° above the horizon."),
            ),
        };
        Explanation { title, detail, rule: self.names.policy_rule(terminal) }
    }
}

/// What becomes of bytes that a gateway holds when it resets a connection.
fn unsent(held: f64) -> String {
    match held {
        0.0 => "It holds nothing that the next hop has not acknowledged.".into(),
        held => format!("{held} bytes that it has acknowledged to the hop before are lost with it."),
    }
}

/// The two ends of a link that changes.
fn ends([from, to, ..]: [f64; 4]) -> [u32; 2] {
    [from, to].map(end_of)
}

/// What a packet is called; the network's own reports are of no protocol.
fn packet(protocol: Protocol, kind: u8, number: u32) -> String {
    match SegmentKind::of(kind).unwrap_or(SegmentKind::Control) {
        SegmentKind::Icmp => "Report of a packet that was too big".into(),
        kind => protocol.packet_name(kind, number),
    }
}

/// Says which path a new route is for, where there are several.
fn on_path(mut words: Explanation, path: u8, paths: usize) -> Explanation {
    if paths > 1 {
        words.title = format!("New route for path {path}");
    }
    words
}

fn route_changed([links, delay_ms, before, _]: [f64; 4]) -> Explanation {
    let links = if links == 1.0 { "1 link".into() } else { format!("{links} links") };
    let detail = if before == 0.0 {
        format!("{links}, {delay_ms:.1} ms one way.")
    } else {
        format!("{links} instead of {before}, {delay_ms:.1} ms one way.")
    };
    Explanation { title: "New path".into(), detail, rule: "Shortest delay over the links that are up".into() }
}
