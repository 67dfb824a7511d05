//! The plan of a scenario: which nodes there are, which flows run between them, and the sky above.

use skywindow_engine::Stream;
use skywindow_orbit as orbit;
use skywindow_scenario::{
    Constellation, ConstellationKind, Flow, HandoverCheck, HandoverPolicy, Phasing, Record,
};
use skywindow_scenario::{Problem, Scenario, Sctp};

use crate::streams;

/// A terminal: whose it is and which constellation it uses.
#[derive(Clone, Debug)]
pub struct Terminal {
    /// Name of its station.
    pub station: String,
    /// Degrees north.
    pub latitude_deg: f64,
    /// Degrees east.
    pub longitude_deg: f64,
    /// Constellation.
    pub constellation: usize,
    /// Whether it serves background traffic only.
    pub background: bool,
}

/// A node with wired links only: a router, or a station without a terminal.
#[derive(Clone, Debug)]
pub struct Wired {
    /// Its name.
    pub name: String,
    /// Where it is drawn.
    pub place: Option<(f64, f64)>,
}

/// A flow and its nodes.
#[derive(Clone, Debug)]
pub struct PlannedFlow {
    /// Name in summaries.
    pub name: String,
    /// Name of the sending station.
    pub from: String,
    /// Name of the receiving station.
    pub to: String,
    /// Node of the sender and of the receiver.
    pub nodes: [u32; 2],
    /// Whether it is background traffic.
    pub background: bool,
    /// When it opens, s.
    pub start_s: f64,
    /// User data to send, bytes; endless without.
    pub bytes: Option<u64>,
    /// Settings.
    pub sctp: Sctp,
    /// How much is recorded.
    pub record: Record,
}

/// The plan: satellites come first, then terminals, then wired nodes.
#[derive(Clone, Debug)]
pub struct Layout {
    /// What the sky is made of.
    pub sky: orbit::SkySpec,
    /// Terminals, in the order of their nodes.
    pub terminals: Vec<Terminal>,
    /// Wired nodes, in the order of their nodes.
    pub wired: Vec<Wired>,
    /// All flows, those in focus first.
    pub flows: Vec<PlannedFlow>,
    satellites: u32,
    /// For each station of the document, its first terminal or its wired node.
    station_nodes: Vec<(String, u32)>,
}

impl Layout {
    /// Plans `scenario`.
    ///
    /// # Errors
    /// A flow between stations that share no constellation.
    pub fn new(scenario: &Scenario) -> Result<Self, Vec<Problem>> {
        let satellites = scenario.constellations.iter().map(Constellation::satellites).sum::<u64>() as u32;
        let mut layout = Self {
            sky: orbit::SkySpec {
                earth: earth(scenario),
                constellations: scenario.constellations.iter().map(constellation).collect(),
                terminals: Vec::new(),
            },
            terminals: Vec::new(),
            wired: Vec::new(),
            flows: Vec::new(),
            satellites,
            station_nodes: Vec::new(),
        };
        layout.add_stations(scenario);
        let background = layout.add_background_terminals(scenario);
        layout.add_wired(scenario);
        layout.add_flows(scenario)?;
        layout.add_background_flows(scenario, &background);
        layout.sky.terminals = layout.terminals.iter().map(terminal).collect();
        Ok(layout)
    }

    /// The number of satellites.
    pub const fn satellites(&self) -> u32 {
        self.satellites
    }

    /// The number of nodes.
    pub fn nodes(&self) -> usize {
        self.satellites as usize + self.terminals.len() + self.wired.len()
    }

    /// The node that stands for the station or router `name`: its first terminal, else its wired node.
    pub fn node_of(&self, name: &str) -> Option<u32> {
        self.station_nodes.iter().find(|(station, _)| station == name).map(|&(_, node)| node)
    }

    /// The terminal of station `name` for `constellation`.
    pub fn terminal_of(&self, name: &str, constellation: usize) -> Option<u32> {
        let index =
            self.terminals.iter().position(|t| t.station == name && t.constellation == constellation)?;
        Some(self.satellites + index as u32)
    }

    fn add_stations(&mut self, scenario: &Scenario) {
        for station in &scenario.stations {
            for (index, constellation) in scenario.constellations.iter().enumerate() {
                let uses = station.terminals.as_ref().is_none_or(|ids| ids.contains(&constellation.id));
                if uses {
                    self.terminals.push(Terminal {
                        station: station.name.clone(),
                        latitude_deg: station.latitude_deg,
                        longitude_deg: station.longitude_deg,
                        constellation: index,
                        background: false,
                    });
                }
            }
        }
        for (index, terminal) in self.terminals.iter().enumerate() {
            if !self.station_nodes.iter().any(|(name, _)| *name == terminal.station) {
                self.station_nodes.push((terminal.station.clone(), self.satellites + index as u32));
            }
        }
    }

    /// Two random places for each background association; returns the nodes of their terminals.
    fn add_background_terminals(&mut self, scenario: &Scenario) -> Vec<[u32; 2]> {
        if scenario.constellations.is_empty() {
            return Vec::new();
        }
        let constellation = self.focus_constellation(scenario);
        let (south, north) = (scenario.background.latitude_min_deg, scenario.background.latitude_max_deg);
        let places = Stream::new(scenario.seed).child(streams::PLACES);
        (0..scenario.background.associations)
            .map(|association| {
                [0, 1].map(|end| {
                    let draws = places.child(u64::from(association)).child(end);
                    let node = self.satellites + self.terminals.len() as u32;
                    self.terminals.push(Terminal {
                        station: format!(
                            "background {} {}",
                            association + 1,
                            if end == 0 { "from" } else { "to" }
                        ),
                        latitude_deg: south + (north - south) * draws.uniform(0),
                        longitude_deg: -180.0 + 360.0 * draws.uniform(1),
                        constellation,
                        background: true,
                    });
                    node
                })
            })
            .collect()
    }

    /// The constellation that the first flow uses.
    fn focus_constellation(&self, scenario: &Scenario) -> usize {
        scenario.flows.first().and_then(|flow| self.common_constellation(&flow.from, &flow.to)).unwrap_or(0)
    }

    fn common_constellation(&self, from: &str, to: &str) -> Option<usize> {
        let of = |name: &str| -> Vec<usize> {
            self.terminals.iter().filter(|t| t.station == name).map(|t| t.constellation).collect()
        };
        let there = of(to);
        of(from).into_iter().find(|constellation| there.contains(constellation))
    }

    fn add_wired(&mut self, scenario: &Scenario) {
        let first = self.satellites + self.terminals.len() as u32;
        let bare = scenario.stations.iter().filter(|s| self.node_of(&s.name).is_none());
        let stations =
            bare.map(|s| Wired { name: s.name.clone(), place: Some((s.latitude_deg, s.longitude_deg)) });
        let routers = scenario
            .routers
            .iter()
            .map(|r| Wired { name: r.name.clone(), place: r.latitude_deg.zip(r.longitude_deg) });
        self.wired = stations.chain(routers).collect();
        for (index, wired) in self.wired.iter().enumerate() {
            self.station_nodes.push((wired.name.clone(), first + index as u32));
        }
    }

    fn add_flows(&mut self, scenario: &Scenario) -> Result<(), Vec<Problem>> {
        let mut problems = Vec::new();
        for (index, flow) in scenario.flows.iter().enumerate() {
            match self.flow_nodes(flow) {
                Some(nodes) => self.flows.push(PlannedFlow {
                    name: flow.name.clone(),
                    from: flow.from.clone(),
                    to: flow.to.clone(),
                    nodes,
                    background: false,
                    start_s: flow.start_s,
                    bytes: flow.bytes,
                    sctp: flow.sctp.clone(),
                    record: flow.record,
                }),
                None => problems.push(Problem::new(
                    format!("flows[{index}]"),
                    format!("{} and {} are not stations or routers of this scenario", flow.from, flow.to),
                )),
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }

    fn flow_nodes(&self, flow: &Flow) -> Option<[u32; 2]> {
        match self.common_constellation(&flow.from, &flow.to) {
            Some(constellation) => Some([
                self.terminal_of(&flow.from, constellation)?,
                self.terminal_of(&flow.to, constellation)?,
            ]),
            None => Some([self.node_of(&flow.from)?, self.node_of(&flow.to)?]),
        }
    }

    fn add_background_flows(&mut self, scenario: &Scenario, terminals: &[[u32; 2]]) {
        let background = &scenario.background;
        let first = scenario.flows.first().map(|flow| flow.sctp.clone());
        let sctp = background.sctp.clone().or(first).unwrap_or_default();
        for (index, &nodes) in terminals.iter().enumerate() {
            let [from, to] =
                nodes.map(|node| self.terminals[(node - self.satellites) as usize].station.clone());
            self.flows.push(PlannedFlow {
                name: format!("background {}", index + 1),
                from,
                to,
                nodes,
                background: true,
                start_s: background.start_s + background.spacing_s * index as f64,
                bytes: None,
                sctp: sctp.clone(),
                record: background.record,
            });
        }
    }
}

const fn terminal(terminal: &Terminal) -> orbit::TerminalSpec {
    orbit::TerminalSpec {
        latitude_deg: terminal.latitude_deg,
        longitude_deg: terminal.longitude_deg,
        constellation: terminal.constellation,
    }
}

const fn earth(scenario: &Scenario) -> orbit::EarthSpec {
    let earth = &scenario.earth;
    orbit::EarthSpec {
        radius_km: earth.radius_km,
        gm_km3_s2: earth.gm_km3_s2,
        sidereal_day_s: earth.sidereal_day_s,
        light_km_s: earth.light_km_s,
    }
}

fn constellation(document: &Constellation) -> orbit::ConstellationSpec {
    let (shape, isl) = (document.shape(), &document.isl);
    orbit::ConstellationSpec {
        kind: match document.kind {
            ConstellationKind::WalkerStar => orbit::ConstellationKind::WalkerStar,
            ConstellationKind::WalkerDelta => orbit::ConstellationKind::WalkerDelta,
            ConstellationKind::Geostationary => orbit::ConstellationKind::Geostationary,
        },
        planes: shape.planes,
        satellites_per_plane: shape.satellites_per_plane,
        altitude_km: shape.altitude_km,
        inclination_deg: shape.inclination_deg,
        node_spacing_deg: Some(shape.node_spacing_deg),
        first_node_deg: shape.first_node_deg,
        phase_step_deg: Some(shape.phase_step_deg),
        phasing: Some(match shape.phasing {
            Phasing::Alternate => orbit::Phasing::Alternate,
            Phasing::Cumulative => orbit::Phasing::Cumulative,
        }),
        phase_resolution_deg: document.phase_resolution_deg,
        longitudes_deg: document.longitudes_deg.clone(),
        elevation_mask_deg: document.elevation_mask_deg,
        isl: orbit::IslSpec {
            intraplane: isl.intraplane.clone(),
            interplane: isl.interplane.clone(),
            latitude_limit_deg: isl.latitude_limit_deg,
            clearance_km: isl.clearance_km,
            cross_seam: isl.cross_seam.then(|| orbit::CrossSeamSpec {
                first_slot: document.cross_seam_first_slot() as i32,
                min_longitude_deg: isl.cross_seam_min_longitude_deg,
            }),
        },
        handover: orbit::HandoverSpec {
            policy: match document.handover.policy {
                HandoverPolicy::Hold => orbit::HandoverPolicy::Hold,
                HandoverPolicy::HighestElevation => orbit::HandoverPolicy::HighestElevation,
                HandoverPolicy::Nearest => orbit::HandoverPolicy::Nearest,
                HandoverPolicy::LongestVisible => orbit::HandoverPolicy::LongestVisible,
                HandoverPolicy::Ideal => orbit::HandoverPolicy::Ideal,
            },
            check: match document.handover.check {
                HandoverCheck::Interval => orbit::Check::Interval { seconds: document.handover.interval_s },
                HandoverCheck::Exact => orbit::Check::Exact,
            },
        },
    }
}
