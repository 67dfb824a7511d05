//! The flows of a document: between which nodes their packets go, and what of their protocols a recording is held
//! against.

use serde_json::Value;
use skywindow_scenario::{Record, Scenario};
use skywindow_units::SimTime;

use super::nodes::{Nodes, constellation_of_path, interfaces};

/// What is known of a family of protocols: how it numbers data, and how far its rules let a sender go beyond cwnd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Family {
    /// Data are numbered piece by piece, and acknowledged by the last number that has come (RFC 9260 3.3.4).
    Sctp,
    /// Bytes are numbered, and the next that is expected is acknowledged (RFC 9293 3.4).
    Tcp {
        /// Bytes of headers that a segment has at least.
        header_bytes: u32,
        /// Segments that duplicate acknowledgements let go beyond cwnd (RFC 3042); none where blocks tell what has left
        /// the network.
        beyond: u32,
        /// Whether a segment leaves whatever cwnd says, after a time of silence (RFC 8985 7.2, 7.3).
        probes: bool,
    },
    /// Segments are numbered, and the next that is expected is acknowledged.
    Xstp,
    /// Nothing is known of it.
    Other,
}

/// A flow, or one of the connections of a flow that gateways split.
#[derive(Clone, Debug)]
pub(crate) struct Flow {
    /// Its name in the document.
    pub name: String,
    /// For each path the nodes of sender and receiver.
    pub paths: Vec<[u32; 2]>,
    /// For each path when the sender's address on it goes, if ever: what comes to it then is out of the blue.
    pub goes: Vec<Option<SimTime>>,
    /// Its protocol.
    pub family: Family,
    /// When it opens at the earliest; of a further connection of a split flow the flow itself.
    pub opens: SimTime,
    /// Whether packets have rows.
    pub is_recorded: bool,
    /// Whether hosts reboot, which number their data anew, or others send packets in their name.
    pub has_incidents: bool,
    /// With how many streams its association is set up, where it has more later and its receiver takes them all.
    pub first_streams: Option<u16>,
}

/// The flows of `scenario`, those in focus first.
pub(super) fn flows(scenario: &Scenario, nodes: &Nodes) -> Vec<Flow> {
    let document = scenario.to_json_full();
    let mut flows = Vec::new();
    for (index, flow) in scenario.flows.iter().enumerate() {
        let own = &document["flows"][index];
        let places = std::iter::once(flow.from.as_str())
            .chain(flow.gateways.iter().map(|gateway| gateway.at.as_str()))
            .chain(std::iter::once(flow.to.as_str()));
        let places: Vec<&str> = places.collect();
        for (leg, ends) in places.windows(2).enumerate() {
            let ends = [ends[0], ends[1]];
            let plain = || vec![nodes.plain_path(ends).unwrap_or_default()];
            let gateway = leg.checked_sub(1).map(|number| &own["gateways"][number]);
            flows.push(Flow {
                name: flow.name.clone(),
                paths: if flow.paths.is_empty() || places.len() > 2 {
                    plain()
                } else {
                    (0..flow.paths.len()).map(|path| ends_of(scenario, nodes, index, path)).collect()
                },
                goes: flow.paths.iter().map(|path| path.down_s.map(SimTime::from_secs_f64)).collect(),
                family: family(gateway.unwrap_or(own), Some(own)),
                opens: SimTime::from_secs_f64(flow.start_s),
                is_recorded: flow.record == Record::Full,
                has_incidents: !flow.incidents.is_empty(),
                first_streams: first_streams(&own["sctp"]),
            });
        }
    }
    let background = &scenario.background;
    for (number, paths) in nodes.background.iter().enumerate() {
        let in_focus = number < background.focus as usize;
        flows.push(Flow {
            name: format!("background {}", number + 1),
            paths: paths.clone(),
            goes: Vec::new(),
            family: family(&document["background"], document["flows"].get(0)),
            opens: SimTime::from_secs_f64(background.start_s + background.spacing_s * number as f64),
            is_recorded: in_focus || background.record == Record::Full,
            has_incidents: false,
            first_streams: None,
        });
    }
    flows
}

/// How many streams an association with these settings begins with, where others are sure to come once they are asked for.
fn first_streams(sctp: &Value) -> Option<u16> {
    let number = |field: &str| sctp[field].as_u64();
    let taken = number("max_inbound_streams") >= number("streams");
    number("initial_streams").filter(|_| taken).and_then(|first| u16::try_from(first).ok())
}

/// The nodes at the ends of a path that a flow names.
fn ends_of(scenario: &Scenario, nodes: &Nodes, flow: usize, path: usize) -> [u32; 2] {
    let flow = &scenario.flows[flow];
    let ends = interfaces([&flow.from, &flow.to], &flow.paths, path);
    let via = constellation_of_path(scenario, &flow.paths[path]);
    let found = match via {
        Some(via) => {
            let [from, to] = ends.map(|(station, ordinal)| nodes.terminal_of(station, via, ordinal));
            from.zip(to).map(|(from, to)| [from, to])
        }
        None => nodes.plain_path(ends.map(|(station, _)| station)),
    };
    found.unwrap_or_default()
}

/// The words of protocols, which are also the names of their settings.
const PROTOCOLS: [&str; 3] = ["sctp", "tcp", "xstp"];

/// Whether a TCP sender probes for the last segment, by its own word or its profile's.
fn probes_tail(said: impl Fn(&str) -> Option<Value>) -> bool {
    let own = said("/tcp/tail_loss_probe").and_then(|on| on.as_bool());
    own.unwrap_or_else(|| said("/tcp/profile").is_some_and(|word| word == "linux"))
}

/// What is known of the protocol that `document` names or has settings of, or else `other`, whose settings hold where it
/// is silent.
fn family(document: &Value, other: Option<&Value>) -> Family {
    let given =
        |document: &Value, path: &str| document.pointer(path).filter(|value| !value.is_null()).cloned();
    let said = |path: &str| given(document, path).or_else(|| given(other?, path));
    let named = |document: &Value| {
        let word = given(document, "/protocol").and_then(|word| word.as_str().map(str::to_owned));
        let offered =
            || PROTOCOLS.into_iter().find(|name| document.get(name).is_some_and(|own| !own.is_null()));
        word.or_else(|| offered().map(str::to_owned))
    };
    match named(document).or_else(|| named(other?)).as_deref() {
        Some("sctp") => Family::Sctp,
        Some("tcp") => Family::Tcp {
            header_bytes: said("/tcp/header_bytes")
                .and_then(|bytes| bytes.as_u64())
                .map_or(0, |bytes| bytes as u32),
            beyond: if said("/tcp/recovery").is_some_and(|word| word == "sack") { 0 } else { 2 },
            probes: probes_tail(said),
        },
        Some("xstp") => Family::Xstp,
        _ => Family::Other,
    }
}
