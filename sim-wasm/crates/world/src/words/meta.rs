//! What the page needs to know of a run besides its recording: names, nodes and flows.

use std::collections::BTreeMap;

use skywindow_elements::{ElementSet, Epoch};
use skywindow_form::reply;
use skywindow_orbit::ConstellationSpec;
use skywindow_scenario::{Application, Constellation, ConstellationKind, HandoverPolicy, Record, Scenario};
use skywindow_transport::Protocol;
use skywindow_transport::api::Numbering;

use crate::layout::{Layout, PlannedFlow, PlannedPath, Terminal, Wired};

reply! { "What a run is made of: node numbers are satellites first, then terminals, then routers." RunMeta {
    nodes: usize => "Number of nodes of all kinds.",
    terminals: Vec<TerminalMeta> => "The terminals, in the order of their nodes.",
    routers: Vec<RouterMeta> => "The nodes with wired links only, in their order.",
    flows: Vec<FlowMeta> => "The flows, those in focus first.",
    constellations: Vec<ConstellationMeta> => "The constellations of the scenario, in its order.",
    duration_s: f64 => "How long the run lasts, s.",
    begins_d: Option<f64> => "The instant that time 0 means, days since noon of 1 January 2000 UTC; null where the scenario does not say.",
    earth_radius_km: f64 => "Radius of the Earth, km.",
    frozen_at_s: Option<f64> => "The instant at which the sky stands still, s; null where it moves.",
}}

reply! { "A terminal of a station." TerminalMeta {
    station: String => "Name of its station.",
    constellation: usize => "The constellation that it uses.",
    latitude_deg: f64 => "Degrees north.",
    longitude_deg: f64 => "Degrees east.",
    background: bool => "Whether it serves background traffic only.",
    ordinal: u32 => "Among the station's terminals for that constellation, from 0.",
}}

reply! { "A node with wired links only: a router, or a station without a terminal." RouterMeta {
    name: String => "Its name.",
    latitude_deg: Option<f64> => "Degrees north; null where it has no place.",
    longitude_deg: Option<f64> => "Degrees east; null where it has no place.",
}}

reply! { "A flow." FlowMeta {
    name: String => "Its name in the document; of a flow that gateways split with the number of the leg.",
    from: String => "Name of the station or router that sends; of a leg where it begins.",
    to: String => "Name of the station or router that receives; of a leg where it ends.",
    background: bool => "Whether it is background traffic.",
    record: Record => "How much of it is recorded.",
    protocol: Protocol => "The transport protocol that it speaks.",
    payload_bytes: u32 => "User data of a full packet, bytes.",
    streams: u32 => "Number of its streams.",
    numbering: Numbering => "How its data are numbered.",
    paths: Vec<PathMeta> => "Its paths, the primary first.",
    applications: Vec<ApplicationMeta> => "The applications that offer data as time goes on; none where all data wait from the beginning.",
}}

reply! { "An application of a flow." ApplicationMeta {
    words: String => "What it hands over, in a few words.",
    streams: Vec<u32> => "The streams that carry it, ascending.",
    messages: bool => "Whether it offers messages or objects, each of which has a latency.",
}}

reply! { "A path of a flow." PathMeta {
    from_node: u32 => "The interface of the sender, as a node.",
    to_node: u32 => "The interface of the receiver, as a node.",
    via: Option<String> => "The constellation of both interfaces; null where they are wired.",
}}

reply! { "A constellation." ConstellationMeta {
    id: String => "Its id in the scenario.",
    kind: ConstellationKind => "How its planes are spread.",
    first: usize => "Node number of its first satellite.",
    count: usize => "Number of its satellites.",
    planes: u32 => "Number of its orbital planes.",
    satellites_per_plane: u32 => "Satellites in each plane, or in the fullest one.",
    lowest_km: f64 => "The lowest point of its orbits above the sphere, km.",
    altitude_km: f64 => "The highest point of its orbits above the sphere, km.",
    inclination_deg: Option<f64> => "Against the equator, degrees; null where orbits are given one by one.",
    elevation_mask_deg: f64 => "The least elevation at which a satellite serves, degrees.",
    isl_rate_bps: f64 => "Rate of its inter-satellite links, bit/s.",
    gsl_rate_bps: f64 => "Rate of its links from satellites to the ground, bit/s.",
    gsl_uplink_rate_bps: f64 => "Rate of its links from the ground to satellites, bit/s.",
    isl_process: Option<usize> => "The error process of its inter-satellite links, by its place in the scenario; null without one.",
    gsl_process: Option<usize> => "That of its ground-to-satellite links.",
}}

/// Names of the nodes, as events and panels use them.
#[derive(Clone, Debug)]
pub struct Names {
    nodes: Vec<String>,
    satellites: usize,
    policies: Vec<HandoverPolicy>,
    /// What whatever satellite of each terminal is called.
    any: Vec<String>,
}

impl Names {
    /// The names of the nodes of `layout`.
    pub fn new(scenario: &Scenario, layout: &Layout) -> Self {
        let satellites = satellite_names(scenario, layout);
        let count = satellites.len();
        let policy = |index: usize| scenario.constellations.get(index).map(|c| c.handover.policy);
        Self {
            satellites: count,
            any: layout.terminals.iter().map(|terminal| any_satellite(scenario, terminal)).collect(),
            policies: layout.terminals.iter().filter_map(|t| policy(t.constellation)).collect(),
            nodes: satellites
                .into_iter()
                .chain(layout.terminals.iter().map(terminal_name))
                .chain(layout.wired.iter().map(|w| w.name.clone()))
                .collect(),
        }
    }

    /// The name of a node; "?" for a number that is none.
    pub fn node(&self, node: f64) -> &str {
        self.nodes.get(node as usize).map_or("?", String::as_str)
    }

    /// The number of nodes.
    pub fn count(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// Whatever satellite the terminal at `node` has.
    pub fn satellite_of(&self, node: u32) -> String {
        let index = (node as usize).checked_sub(self.satellites);
        index.and_then(|index| self.any.get(index)).map_or("satellite", String::as_str).to_owned()
    }

    /// The names of the satellites, in the order of their nodes.
    pub fn satellites(&self) -> &[String] {
        &self.nodes[..self.satellites]
    }

    /// The node called `name`, the first if several are.
    pub fn node_called(&self, name: &str) -> Option<u32> {
        self.nodes.iter().position(|node| node == name).map(|node| node as u32)
    }

    /// The rule by which a terminal chooses its satellite.
    pub fn policy_rule(&self, terminal: f64) -> String {
        let index = (terminal as usize).checked_sub(self.satellites);
        let policy = index.and_then(|index| self.policies.get(index));
        policy.map_or_else(String::new, |policy| format!("Handover policy: {}", policy.rule()))
    }
}

/// The station of a terminal, and its number if it is not the station's first for its constellation.
fn terminal_name(terminal: &Terminal) -> String {
    match terminal.ordinal {
        0 => terminal.station.clone(),
        ordinal => format!("{}, terminal {}", terminal.station, ordinal + 1),
    }
}

/// "satellite", with its constellation where there are several.
fn any_satellite(scenario: &Scenario, terminal: &Terminal) -> String {
    match scenario.constellations.get(terminal.constellation) {
        Some(constellation) if scenario.constellations.len() > 1 => {
            format!("satellite of {}", constellation.id)
        }
        _ => "satellite".into(),
    }
}

fn satellite_names(scenario: &Scenario, layout: &Layout) -> Vec<String> {
    let mut names = Vec::new();
    for (constellation, spec) in scenario.constellations.iter().zip(&layout.sky.constellations) {
        if constellation.kind == ConstellationKind::Geostationary {
            names.extend(constellation.longitudes_deg.iter().map(|longitude| format!("GEO {longitude}°")));
            continue;
        }
        if constellation.kind == ConstellationKind::Elements {
            names.extend(real_names(constellation.elements.sets()));
            continue;
        }
        for (plane, slots) in spec.orbits.planes().into_iter().enumerate() {
            names.extend((0..slots).map(|slot| format!("P{plane} S{slot}")));
        }
    }
    names
}

/// The names of real satellites, with their catalogue numbers where several have one name.
fn real_names(sets: &[ElementSet]) -> impl Iterator<Item = String> + '_ {
    let mut bearers: BTreeMap<&str, u32> = BTreeMap::new();
    for set in sets {
        *bearers.entry(&set.name).or_default() += 1;
    }
    sets.iter().map(move |set| match bearers.get(set.name.as_str()) {
        Some(1) => set.name.clone(),
        _ => format!("{} ({})", set.name, set.catalogue_number),
    })
}

/// The description of a run of `scenario`, of which `layout` is the plan.
pub fn run_meta(scenario: &Scenario, layout: &Layout) -> RunMeta {
    RunMeta {
        nodes: layout.nodes(),
        terminals: layout.terminals.iter().map(terminal).collect(),
        routers: layout.wired.iter().map(router).collect(),
        flows: layout.flows.iter().map(|planned| flow(planned, scenario)).collect(),
        constellations: constellations(scenario, layout),
        duration_s: scenario.duration_s,
        begins_d: scenario.begins().map(Epoch::days_since_j2000),
        earth_radius_km: scenario.earth.radius_km,
        frozen_at_s: scenario.sky.frozen_at_s,
    }
}

fn constellations(scenario: &Scenario, layout: &Layout) -> Vec<ConstellationMeta> {
    let mut first = 0;
    let told = |(constellation, spec): (&Constellation, &ConstellationSpec)| {
        let planes = spec.orbits.planes();
        let count = planes.iter().sum::<u32>() as usize;
        first += count;
        let [lowest_km, altitude_km] = spec.orbits.heights_km(&layout.sky.earth);
        ConstellationMeta {
            id: constellation.id.clone(),
            kind: constellation.kind,
            first: first - count,
            count,
            planes: planes.len() as u32,
            satellites_per_plane: planes.iter().copied().max().unwrap_or(0),
            lowest_km,
            altitude_km,
            inclination_deg: constellation
                .shape()
                .map_or(constellation.inclination_deg, |shape| Some(shape.inclination_deg)),
            elevation_mask_deg: constellation.elevation_mask_deg,
            isl_rate_bps: constellation.isl.rate_bps,
            gsl_rate_bps: constellation.gsl.rate_bps,
            gsl_uplink_rate_bps: constellation.gsl.steady_uplink_bps(),
            isl_process: process(scenario, constellation.isl.error_process.as_deref()),
            gsl_process: process(scenario, constellation.gsl.error_process.as_deref()),
        }
    };
    scenario.constellations.iter().zip(&layout.sky.constellations).map(told).collect()
}

/// The satellites in the order of their nodes, as columns: there may be thousands.
#[derive(Clone, Debug, Default)]
pub struct Satellites {
    /// The constellation of each.
    pub constellation: Vec<u16>,
    /// Its orbital plane, from 0.
    pub plane: Vec<u32>,
    /// Its place in the plane, from 0.
    pub slot: Vec<u32>,
    /// Its number in the catalogue; 0 where it is not a real one.
    pub catalogue_number: Vec<u32>,
}

impl Satellites {
    /// Those of `layout`, the plan of `scenario`.
    pub fn new(scenario: &Scenario, layout: &Layout) -> Self {
        let mut all = Self::default();
        for (index, (constellation, spec)) in
            (0..).zip(scenario.constellations.iter().zip(&layout.sky.constellations))
        {
            let real = constellation.elements.sets();
            for (plane, slots) in (0..).zip(spec.orbits.planes()) {
                let number = real.get(plane as usize).map_or(0, |set| set.catalogue_number);
                for slot in 0..slots {
                    all.constellation.push(index);
                    all.plane.push(plane);
                    all.slot.push(slot);
                    all.catalogue_number.push(number);
                }
            }
        }
        all
    }
}

/// The place of an error process by its name.
fn process(scenario: &Scenario, named: Option<&str>) -> Option<usize> {
    let name = named?;
    scenario.error_processes.iter().position(|process| process.name == name)
}

fn terminal(terminal: &Terminal) -> TerminalMeta {
    TerminalMeta {
        station: terminal.station.clone(),
        constellation: terminal.constellation,
        latitude_deg: terminal.latitude_deg,
        longitude_deg: terminal.longitude_deg,
        background: terminal.background,
        ordinal: terminal.ordinal,
    }
}

fn router(wired: &Wired) -> RouterMeta {
    RouterMeta {
        name: wired.name.clone(),
        latitude_deg: wired.place.map(|place| place.0),
        longitude_deg: wired.place.map(|place| place.1),
    }
}

fn flow(flow: &PlannedFlow, scenario: &Scenario) -> FlowMeta {
    let path = |path: &PlannedPath| PathMeta {
        from_node: path.nodes[0],
        to_node: path.nodes[1],
        via: path.via.and_then(|via| scenario.constellations.get(via)).map(|via| via.id.clone()),
    };
    FlowMeta {
        name: flow.called(),
        from: flow.from.clone(),
        to: flow.to.clone(),
        background: flow.background,
        record: flow.record,
        protocol: flow.transport.protocol(),
        payload_bytes: flow.transport.payload_bytes(),
        streams: flow.transport.streams(),
        numbering: flow.transport.numbering(),
        paths: flow.paths.iter().map(path).collect(),
        applications: (0..)
            .zip(&flow.applications)
            .map(|(number, own)| application(flow, number, own))
            .collect(),
    }
}

fn application(flow: &PlannedFlow, number: u32, own: &Application) -> ApplicationMeta {
    let of = flow.transport.streams().max(1);
    let (first, count) = own.takes(number, of);
    let mut streams: Vec<u32> = (0..count).map(|turn| (first + turn) % of).collect();
    streams.sort_unstable();
    ApplicationMeta { words: own.workload.words(), streams, messages: own.workload.has_messages() }
}
