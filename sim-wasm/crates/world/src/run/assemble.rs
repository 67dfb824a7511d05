//! Puts the parts of a world together: sky, network, links and flows of a scenario.

use std::collections::{BTreeMap, BTreeSet};

use skywindow_engine::Stream;
use skywindow_network::{LinkKind, LinkSpec, LossModel, Network, ProcessSpec, StateSpec};
use skywindow_orbit::Sky;
use skywindow_scenario as scenario;
use skywindow_scenario::{ChangedDirection, Constellation, Damaged, InFlight, Problem, Relay, Scenario};
use skywindow_units::{Duration, SimTime, one_by_one};

use crate::flow::Flow;
use crate::flow::chosen;
use crate::flow::incident::Strike;
use crate::flow::stream_requests::planned;
use crate::layout::Layout;
use crate::run::association;
use crate::run::channels::add_channels;
use crate::run::gateways::Gateways;
use crate::run::specs::{QueueSpec, link_layer, reading};
use crate::run::streams;
use crate::sky::terrain::{RadioSpec, Terrain};
use crate::varying::conditions::changing_one_way;
use crate::varying::courses::{self, errors, propagation};
use crate::varying::hinting::Hinting;
use crate::words::meta::Names;

/// What a world starts with.
pub struct Parts {
    /// Nodes and wired links.
    pub network: Network,
    /// Radio links.
    pub terrain: Terrain,
    /// Gateways that put packets back in order.
    pub gateways: Gateways,
    /// Flows.
    pub flows: Vec<Flow>,
    /// Who is told of paths that change.
    pub hinting: Hinting,
    /// Names of the nodes.
    pub names: Names,
    /// The links, by their ends, whose two directions change apart.
    pub changing_one_way: BTreeSet<(u32, u32)>,
    /// The first of each pair of wired links, in the order of the document.
    pub wires: Vec<Option<u32>>,
}

/// Builds the parts of `scenario`.
///
/// # Errors
/// What a valid document can still get wrong.
#[inline] // For size in the page: see `Run`.
pub fn assemble(scenario: &Scenario) -> Result<Parts, Vec<Problem>> {
    let layout = Layout::new(scenario)?;
    let sky = Sky::new(&layout.sky).map_err(|message| vec![Problem::new("constellations", message)])?;
    let hosts = hosts(scenario, &layout);
    let reading = reading(scenario.errors.reading);
    let mut network = Network::new(sky, &hosts, reading, scenario.routing.strategy);
    if scenario.measurement.sojourn_times {
        network.watch_sojourns();
    }
    let gateways = Gateways::new(scenario, &layout);
    if !gateways.is_empty() {
        network.number_entering();
    }
    let kinds = error_processes(scenario, &mut network);
    let kind = |named: &Option<String>| kinds.get(named.as_deref()?).copied();
    let radio = |constellation: &Constellation| {
        let struck = [&constellation.isl.error_process, &constellation.gsl.error_process].map(kind);
        radio(&mut network, constellation, struck)
    };
    let radios = scenario.constellations.iter().map(radio).collect();
    let wires = add_wires(&mut network, scenario, &layout, &kinds);
    add_channels(&mut network, scenario, &layout);
    let measured = SimTime::from_secs_f64(scenario.measurement.from_s);
    let mut flows = association::flows(scenario.seed, measured, &layout.flows);
    // Legs of a split flow have none: the check of the document sees to that.
    for flow in &mut flows {
        let own = scenario.flows.iter().find(|planned| !flow.background && planned.name == flow.name);
        let node = |name: &str| layout.node_of(name);
        flow.incidents =
            own.map_or_else(Vec::new, |own| own.incidents.iter().map(|one| Strike::new(one, node)).collect());
        flow.stream_requests =
            own.map_or_else(Vec::new, |own| own.stream_requests.iter().map(planned).collect());
    }
    chosen::choose(scenario, &layout, &wires, network.chosen(), &mut flows);
    let hinting = Hinting::new(&flows, layout.flows.iter().map(|planned| planned.transport.path_hint()));
    let changing = courses::add_terminals(&mut network, scenario, &layout);
    let terrain = Terrain::new(network.sky(), layout.nodes(), radios, changing, &flows);
    let changing_one_way = changing_one_way(scenario, &layout);
    let names = Names::new(scenario, &layout);
    Ok(Parts { network, terrain, gateways, flows, hinting, names, changing_one_way, wires })
}

/// The kinds of error processes, by their names.
type Kinds<'a> = BTreeMap<&'a str, u16>;

fn error_processes<'a>(scenario: &'a Scenario, network: &mut Network) -> Kinds<'a> {
    let stream = Stream::new(scenario.seed).child(streams::PROCESSES);
    let state = |state: &scenario::ErrorState| StateSpec {
        mean_s: state.mean_s,
        loss: state.drop_probability,
        delays: state.delays_ms().map(|ms| Duration::from_secs_f64(ms / 1e3)),
        high_share: state.high_share(),
    };
    let kind = |(index, process): (u64, &'a scenario::ErrorProcess)| {
        let spec = ProcessSpec {
            states: [state(&process.good), state(&process.bad)],
            shared: process.scope == scenario::ProcessScope::All,
            fifo: process.fifo,
            end: SimTime::from_secs_f64(scenario.duration_s),
            stream: stream.child(index),
        };
        (process.name.as_str(), network.processes().add(spec))
    };
    one_by_one((0..).zip(&scenario.error_processes).map(kind))
}

/// What the radio links of a constellation are made of; `struck` are the kinds of error processes on inter-satellite
/// links and on those to the ground.
pub fn radio(network: &mut Network, constellation: &Constellation, struck: [Option<u16>; 2]) -> RadioSpec {
    let (isl, gsl, handover) = (&constellation.isl, &constellation.gsl, &constellation.handover);
    let [isl_process, gsl_process] = struck;
    let soft = handover.make_before_break;
    RadioSpec {
        isl: QueueSpec::new(isl.rate_bps, isl.queue_packets, &isl.queue, isl.mtu_bytes),
        isl_loss: network.loss_table(LossModel { ber: isl.ber, per: 0.0 }),
        isl_process,
        isl_layer: link_layer(network, isl.arq.as_ref(), isl.header_compression.as_ref()),
        isl_delivers_damaged: isl.damaged == Damaged::Deliver,
        downlink: QueueSpec::new(gsl.rate_bps, gsl.queue_packets, &gsl.queue, gsl.mtu_bytes),
        uplink: QueueSpec::new(gsl.steady_uplink_bps(), gsl.queue_packets, &gsl.queue, gsl.mtu_bytes),
        gsl_loss: network.loss_table(LossModel { ber: gsl.ber, per: 0.0 }),
        gsl_process,
        gsl_layer: link_layer(network, gsl.arq.as_ref(), gsl.header_compression.as_ref()),
        gsl_delivers_damaged: gsl.damaged == Damaged::Deliver,
        frame_overhead: gsl.frame_overhead_bytes,
        bent_pipe: gsl.relay == Relay::BentPipe,
        shared_downlink: gsl.shared_downlink,
        lose_in_flight: handover.in_flight == InFlight::Lost && !soft,
        interruption: if soft {
            Duration::ZERO
        } else {
            Duration::from_secs_f64(handover.interruption_ms / 1e3)
        },
    }
}

/// Adds the wired links and returns the first of each pair, in the order of the document; none where an end is no node.
fn add_wires(
    network: &mut Network,
    scenario: &Scenario,
    layout: &Layout,
    kinds: &Kinds<'_>,
) -> Vec<Option<u32>> {
    let add = |wire: &scenario::Link| {
        let (from, to) = (layout.node_of(&wire.from)?, layout.node_of(&wire.to)?);
        let kind = wire.error_process.as_deref().and_then(|name| kinds.get(name));
        let process = kind.and_then(|&kind| network.processes().between(kind, from, to));
        let directed = |(from, to, way)| {
            let queue = QueueSpec::of_wire(wire, way);
            LinkSpec {
                from,
                to,
                kind: LinkKind::Wired,
                transmitter: network.add_transmitter(queue.transmitter()),
                propagation: propagation(network, wire, way),
                loss: network.loss_table(errors(wire, way)),
                process,
                radio: None,
                layer: link_layer(network, wire.arq.as_ref(), wire.header_compression.as_ref()),
                delivers_damaged: wire.damaged == Damaged::Deliver,
                frame_overhead: 0,
                mtu: queue.mtu,
            }
        };
        let pair =
            [(from, to, ChangedDirection::Forward), (to, from, ChangedDirection::Backward)].map(directed);
        Some(network.add_pair(pair, true))
    };
    scenario.links.iter().map(add).collect()
}

/// For each node whether it carries nothing for others: terminals without wired links.
fn hosts(scenario: &Scenario, layout: &Layout) -> Vec<bool> {
    let first = layout.satellites() as usize;
    let mut hosts = vec![false; layout.nodes()];
    hosts[first..first + layout.terminals.len()].fill(true);
    let wired = scenario.links.iter().flat_map(|wire| [&wire.from, &wire.to]);
    for name in wired.chain(scenario.radio_channels.iter().flat_map(|channel| &channel.stations)) {
        if let Some(node) = layout.node_of(name) {
            hosts[node as usize] = false;
        }
    }
    hosts
}
