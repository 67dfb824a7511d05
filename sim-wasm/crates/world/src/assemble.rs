//! Puts the parts of a world together: sky, network, links and flows of a scenario.

use skywindow_network::{
    DelayChange, DelayPlan, ErrorReading, LinkKind, LinkSpec, LossModel, Network, Propagation, RedSpec,
    Transmitter,
};
use skywindow_orbit::Sky;
use skywindow_scenario as scenario;
use skywindow_scenario::{Constellation, Direction, InFlight, Problem, Red, Relay, Scenario};
use skywindow_units::{BitRate, Duration, SimTime};

use crate::association;
use crate::chosen;
use crate::flow::Flow;
use crate::layout::Layout;
use crate::meta::Names;
use crate::terrain::{RadioSpec, Terrain};

/// What a world starts with.
pub struct Parts {
    /// Nodes and wired links.
    pub network: Network,
    /// Radio links.
    pub terrain: Terrain,
    /// Flows.
    pub flows: Vec<Flow>,
    /// Names of the nodes.
    pub names: Names,
}

/// Builds the parts of `scenario`.
///
/// # Errors
/// What a valid document can still get wrong.
pub fn assemble(scenario: &Scenario) -> Result<Parts, Vec<Problem>> {
    let layout = Layout::new(scenario)?;
    let sky = Sky::new(&layout.sky).map_err(|message| vec![Problem::new("constellations", message)])?;
    let reading = match scenario.errors.reading {
        scenario::ErrorReading::Link => ErrorReading::EachLink,
        scenario::ErrorReading::Path => ErrorReading::WholePath,
    };
    let mut network = Network::new(sky, &hosts(scenario, &layout), reading);
    let radios = scenario.constellations.iter().map(|c| radio(&mut network, c)).collect();
    let wires = add_wires(&mut network, scenario, &layout);
    let mut flows = association::flows(scenario.seed, &layout.flows);
    chosen::choose(scenario, &layout, &wires, network.chosen(), &mut flows);
    let terrain = Terrain::new(network.sky(), layout.nodes(), radios, &flows);
    Ok(Parts { network, terrain, flows, names: Names::new(scenario, &layout) })
}

pub(crate) fn rate(bps: f64) -> BitRate {
    BitRate::from_bps(bps.round() as u64)
}

/// What sends into a link: rate, queue and the size of packets.
#[derive(Clone, Copy, Debug)]
pub struct QueueSpec {
    rate: BitRate,
    packets: u32,
    red: Option<RedSpec>,
    /// The largest packet, bytes.
    pub mtu: u32,
}

impl QueueSpec {
    fn new(rate_bps: f64, packets: u32, red: Option<&Red>, mtu_bytes: Option<u32>) -> Self {
        let red = red.map(|red| RedSpec {
            min_packets: red.min_packets,
            max_packets: red.max_packets,
            max_probability: red.max_probability,
            weight: red.weight,
        });
        Self { rate: rate(rate_bps), packets, red, mtu: mtu_bytes.unwrap_or(u32::MAX) }
    }

    /// A transmitter of that kind.
    pub fn transmitter(&self) -> Transmitter {
        let plain = Transmitter::new(self.rate, self.packets);
        match self.red {
            Some(red) => plain.with_red(red),
            None => plain,
        }
    }
}

fn radio(network: &mut Network, constellation: &Constellation) -> RadioSpec {
    let (isl, gsl, handover) = (&constellation.isl, &constellation.gsl, &constellation.handover);
    let soft = handover.make_before_break;
    RadioSpec {
        isl: QueueSpec::new(isl.rate_bps, isl.queue_packets, isl.red.as_ref(), isl.mtu_bytes),
        isl_loss: network.loss_table(LossModel { ber: isl.ber, per: 0.0 }),
        gsl: QueueSpec::new(gsl.rate_bps, gsl.queue_packets, gsl.red.as_ref(), gsl.mtu_bytes),
        gsl_loss: network.loss_table(LossModel { ber: gsl.ber, per: 0.0 }),
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
fn add_wires(network: &mut Network, scenario: &Scenario, layout: &Layout) -> Vec<Option<u32>> {
    let add = |wire: &scenario::Link| {
        let (from, to) = (layout.node_of(&wire.from)?, layout.node_of(&wire.to)?);
        let loss = network.loss_table(LossModel { ber: wire.ber, per: wire.per });
        let back_loss = if wire.errors == Direction::Both { loss } else { None };
        let queue = QueueSpec::new(wire.rate_bps, wire.queue_packets, wire.red.as_ref(), wire.mtu_bytes);
        let propagation = propagation(network, wire);
        let directed = |(from, to, loss)| LinkSpec {
            from,
            to,
            kind: LinkKind::Wired,
            transmitter: network.add_transmitter(queue.transmitter()),
            propagation,
            loss,
            frame_overhead: 0,
            mtu: queue.mtu,
        };
        let pair = [(from, to, loss), (to, from, back_loss)].map(directed);
        Some(network.add_pair(pair, true))
    };
    scenario.links.iter().map(add).collect()
}

fn propagation(network: &mut Network, wire: &scenario::Link) -> Propagation {
    let delay = Duration::from_secs_f64(wire.delay_ms / 1e3);
    if wire.changes.is_empty() {
        return Propagation::Fixed(delay);
    }
    let change = |change: &scenario::LinkChange| DelayChange {
        at: SimTime::from_secs_f64(change.at_s),
        every: change.every_s.map(Duration::from_secs_f64),
        delay: Duration::from_secs_f64(change.delay_ms / 1e3),
    };
    network.add_plan(DelayPlan::new(delay, wire.changes.iter().map(change).collect()))
}

/// For each node whether it carries nothing for others: terminals without wired links.
fn hosts(scenario: &Scenario, layout: &Layout) -> Vec<bool> {
    let first = layout.satellites() as usize;
    let mut hosts = vec![false; layout.nodes()];
    hosts[first..first + layout.terminals.len()].fill(true);
    for name in scenario.links.iter().flat_map(|wire| [&wire.from, &wire.to]) {
        if let Some(node) = layout.node_of(name) {
            hosts[node as usize] = false;
        }
    }
    hosts
}
