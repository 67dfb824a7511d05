//! The words of events: what happened, in the field's terms, and by which rule.

use std::ops::RangeInclusive;

use skywindow_network::Cause;
use skywindow_scenario::{Problem, Scenario};
use skywindow_transport::Protocol;
use skywindow_transport::api::SegmentKind;

pub use skywindow_transport::api::Explanation;

use super::told::{Known, Told};
use super::{EVENTS, Happening};
use crate::layout::Layout;
use crate::recording::Direction;
use crate::varying::conditions::changing_one_way;
use crate::words::meta::Names;

/// Puts events of one scenario into words.
#[derive(Clone, Debug)]
pub struct Explainer {
    known: Known,
    /// The protocol of each flow, and the number of its paths.
    flows: Vec<(Protocol, usize)>,
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
        let names = Names::new(scenario, layout);
        Self { known: Known { names, changing_one_way, hosts, processes, changes }, flows }
    }

    /// The names that its words use.
    pub const fn names(&self) -> &Names {
        &self.known.names
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
        let host = self.known.hosts.get(usize::from(flow)).and_then(|hosts| hosts.get(usize::from(end)));
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
        let told = Told { of: &self.known, flow, path, paths };
        Happening::explain(&told, event, numbers)
            .unwrap_or_else(|| protocol.explain(event, path, paths, numbers))
    }

    /// What a packet of `flow` is called, of the kind and with the number that the recording has: "TSN 7", "COOKIE ACK".
    pub fn packet(&self, flow: u16, kind: u8, number: u32) -> String {
        let (protocol, _) = self.flows.get(usize::from(flow)).copied().unwrap_or_default();
        packet(protocol, kind, number)
    }

    fn loss(&self, protocol: Protocol, cause: Cause, numbers: [f64; 4]) -> Explanation {
        let [number, node, kind, direction] = numbers;
        let info = cause.info();
        let what = packet(protocol, kind as u8, number as u32);
        let way = Direction::from_end(direction as u8).words();
        Explanation {
            title: format!("{what} {}", info.title),
            detail: format!("{} {}, {way} direction.", info.why, self.known.names.node(node)),
            rule: info.rule.into(),
        }
    }
}

/// What a packet is called; the network's own reports are of no protocol.
fn packet(protocol: Protocol, kind: u8, number: u32) -> String {
    match SegmentKind::of(kind).unwrap_or(SegmentKind::Control) {
        SegmentKind::Icmp => "Report of a packet that was too big".into(),
        kind => protocol.packet_name(kind, number),
    }
}
