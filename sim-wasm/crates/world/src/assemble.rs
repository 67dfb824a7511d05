//! Puts the parts of a world together: sky, network, links and flows of a scenario.

use skywindow_engine::Stream;
use skywindow_network::{ErrorReading, LinkKind, LinkSpec, LossModel, Network, Propagation, Transmitter};
use skywindow_orbit::Sky;
use skywindow_scenario as scenario;
use skywindow_scenario::{Constellation, Direction, InFlight, Problem, Profile, Record, Scenario, Sctp};
use skywindow_transport::sctp::{Config, Endpoint, InitialCwnd, Source};
use skywindow_units::{BitRate, Duration, SimTime};

use crate::flow::{Detail, End, Flow, Shown};
use crate::layout::{Layout, PlannedFlow};
use crate::meta::Names;
use crate::streams;
use crate::tally::Tally;
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
    let mut network = Network::new(sky, layout.nodes(), reading);
    let radios = scenario.constellations.iter().map(|c| radio(&mut network, c)).collect();
    let terrain = Terrain::new(network.sky(), radios);
    add_wires(&mut network, scenario, &layout);
    add_hosts(&mut network, &layout);
    let flows: Vec<Flow> =
        layout.flows.iter().enumerate().map(|(number, plan)| flow(scenario.seed, number, plan)).collect();
    for plan in &layout.flows {
        plan.nodes.iter().for_each(|&node| network.add_destination(node));
    }
    Ok(Parts { network, terrain, flows, names: Names::new(scenario, &layout) })
}

fn rate(bps: f64) -> BitRate {
    BitRate::from_bps(bps.round() as u64)
}

fn radio(network: &mut Network, constellation: &Constellation) -> RadioSpec {
    let (isl, gsl, handover) = (&constellation.isl, &constellation.gsl, &constellation.handover);
    let soft = handover.make_before_break;
    RadioSpec {
        isl: (rate(isl.rate_bps), isl.queue_packets),
        isl_loss: network.loss_table(LossModel { ber: isl.ber, per: 0.0 }),
        gsl: (rate(gsl.rate_bps), gsl.queue_packets),
        gsl_loss: network.loss_table(LossModel { ber: gsl.ber, per: 0.0 }),
        frame_overhead: gsl.frame_overhead_bytes,
        shared_downlink: gsl.shared_downlink,
        lose_in_flight: handover.in_flight == InFlight::Lost && !soft,
        interruption: if soft {
            Duration::ZERO
        } else {
            Duration::from_secs_f64(handover.interruption_ms / 1e3)
        },
    }
}

fn add_wires(network: &mut Network, scenario: &Scenario, layout: &Layout) {
    for wire in &scenario.links {
        let (Some(from), Some(to)) = (layout.node_of(&wire.from), layout.node_of(&wire.to)) else { continue };
        let loss = network.loss_table(LossModel { ber: wire.ber, per: wire.per });
        let back_loss = if wire.errors == Direction::Both { loss } else { None };
        for (from, to, loss) in [(from, to, loss), (to, from, back_loss)] {
            let transmitter =
                network.add_transmitter(Transmitter::new(rate(wire.rate_bps), wire.queue_packets));
            let spec = LinkSpec {
                from,
                to,
                kind: LinkKind::Wired,
                transmitter,
                propagation: Propagation::Fixed(Duration::from_secs_f64(wire.delay_ms / 1e3)),
                loss,
                frame_overhead: 0,
            };
            network.add_link(spec, true);
        }
    }
}

/// Terminals without wired links carry nothing for others.
fn add_hosts(network: &mut Network, layout: &Layout) {
    let first = layout.satellites();
    for node in first..first + layout.terminals.len() as u32 {
        if !network.links().iter().any(|link| link.spec.from == node) {
            network.add_host(node);
        }
    }
}

fn flow(seed: u64, number: usize, plan: &PlannedFlow) -> Flow {
    let fates = Stream::new(seed).child(streams::FATES).child(number as u64);
    let config = config(&plan.sctp);
    let end = |end: usize| {
        let mut endpoint = Endpoint::new(config.clone(), 1);
        endpoint.set_source(match (end, plan.bytes) {
            (0, Some(bytes)) => Source::Finite(bytes),
            (0, None) => Source::Endless,
            _ => Source::None,
        });
        End {
            endpoint,
            node: plan.nodes[end],
            peer: plan.nodes[1 - end],
            timer: SimTime::MAX,
            fates: fates.child(end as u64),
            sent: 0,
        }
    };
    Flow {
        name: plan.name.clone(),
        background: plan.background,
        detail: match plan.record {
            Record::Full => Detail::Full,
            Record::Windows => Detail::Windows,
            Record::Totals => Detail::Totals,
        },
        start: SimTime::from_secs_f64(plan.start_s),
        bytes: plan.bytes,
        payload: plan.sctp.payload_bytes,
        receiver_buffer: plan.sctp.receiver_buffer_bytes,
        ends: [end(0), end(1)],
        tally: Tally::default(),
        shown: Shown::default(),
        paths: [Vec::new(), Vec::new()],
        first_nodes: [0; 2],
    }
}

fn config(sctp: &Sctp) -> Config {
    let base = match sctp.profile {
        Profile::Rfc9260 => Config::rfc9260(),
        Profile::Rfc2960 => Config::rfc2960(),
    };
    let ms = |value: f64| Duration::from_secs_f64(value / 1e3);
    let mut rto = base.rto;
    rto.min = ms(sctp.rto_min_ms);
    rto.max = ms(sctp.rto_max_ms).max(rto.min);
    rto.initial = sctp.rto_initial_ms.map_or(rto.initial, ms);
    Config {
        streams: sctp.streams as u16,
        payload_bytes: sctp.payload_bytes as u16,
        header_bytes: sctp.header_bytes,
        ordered: sctp.ordered,
        receiver_buffer_bytes: sctp.receiver_buffer_bytes,
        read_rate: sctp.read_rate_bps.map(rate),
        initial_cwnd: sctp.initial_cwnd_segments.map_or(base.initial_cwnd, InitialCwnd::Segments),
        initial_ssthresh_bytes: sctp.initial_ssthresh_bytes,
        byte_counting_limit: sctp.byte_counting_limit.unwrap_or(base.byte_counting_limit),
        max_burst: sctp.max_burst,
        sack_delay: ms(sctp.sack_delay_ms),
        sack_every: sctp.sack_every,
        gap_block_limit: sctp.gap_block_limit as u16,
        missing_reports: sctp.missing_reports.map_or(base.missing_reports, |reports| reports as u8),
        rto,
        path_max_retrans: sctp.path_max_retrans,
        association_max_retrans: sctp.association_max_retrans,
        ..base
    }
}
