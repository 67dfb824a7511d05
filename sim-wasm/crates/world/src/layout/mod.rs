//! The plan of a scenario: which nodes there are, which flows run between them, and the sky above.

pub(crate) mod broken;
mod flows;
pub(crate) mod sky;
mod terminals;

use skywindow_elements::Epoch;
use skywindow_orbit as orbit;
use skywindow_scenario::{Application, Constellation, Problem, Record, Scenario};
use skywindow_transport::Settings;
use skywindow_units::SimTime;

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
    /// Among the station's terminals for that constellation, from 0.
    pub ordinal: u32,
    /// The terminal before it at the station, whose satellites it leaves alone.
    pub avoids: Option<u32>,
    /// How many satellites it uses at once.
    pub at_once: u32,
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

/// One path of an association.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedPath {
    /// The interface of the sender and that of the receiver, as nodes.
    pub nodes: [u32; 2],
    /// The constellation of both interfaces; none where they are wired nodes.
    pub via: Option<usize>,
    /// When the sender's interface gets its address.
    pub up: SimTime,
    /// When it loses it; `SimTime::MAX` if it does not.
    pub down: SimTime,
}

impl PlannedPath {
    /// A path whose addresses stay.
    pub const fn new(nodes: [u32; 2], via: Option<usize>) -> Self {
        Self { nodes, via, up: SimTime::ZERO, down: SimTime::MAX }
    }
}

/// Which part of a flow a connection is that a gateway ends or opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// Its number among the legs of the flow, from 0.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// The most that the gateway at its beginning holds, bytes; none for the first.
    pub begins_with: Option<u32>,
    /// The same of the gateway at its end; none for the last.
    pub ends_with: Option<u32>,
}

/// A flow and its nodes; of a flow that gateways split one of the connections, which follow each other.
#[derive(Clone, Debug)]
pub struct PlannedFlow {
    /// Name in the document.
    pub name: String,
    /// Which part it is, if gateways split the flow.
    pub leg: Option<Leg>,
    /// Name of the sending station.
    pub from: String,
    /// Name of the receiving station.
    pub to: String,
    /// Its paths, the primary first; at least one, at most 8.
    pub paths: Vec<PlannedPath>,
    /// Whether it is background traffic.
    pub background: bool,
    /// When it opens, s.
    pub start_s: f64,
    /// User data to send, bytes; endless without.
    pub bytes: Option<u64>,
    /// The applications that offer data as time goes on, if any do.
    pub applications: Vec<Application>,
    /// Its protocol and settings.
    pub transport: Settings,
    /// How much is recorded.
    pub record: Record,
}

impl PlannedFlow {
    /// What it is called: the name in the document, with number and ends of the leg.
    pub fn called(&self) -> String {
        match self.leg {
            Some(leg) => format!("{}: {} to {}", leg.called(&self.name), self.from, self.to),
            None => self.name.clone(),
        }
    }
}

impl Leg {
    /// What it is called, as a part of the flow `name`.
    pub fn called(&self, name: &str) -> String {
        format!("{name}, leg {}", self.number + 1)
    }
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
    /// A flow between stations that share no constellation; a dated change that breaks what is not there.
    pub fn new(scenario: &Scenario) -> Result<Self, Vec<Problem>> {
        let satellites = scenario.constellations.iter().map(Constellation::satellites).sum::<u64>() as u32;
        let earth = sky::earth(scenario);
        let begins = scenario.begins().unwrap_or(Epoch::J2000);
        let constellation = |document| sky::constellation(document, &earth, begins);
        let mut layout = Self {
            sky: orbit::SkySpec {
                earth,
                constellations: scenario.constellations.iter().map(constellation).collect(),
                terminals: Vec::new(),
                frozen_at: scenario.sky.frozen_at_s.map(SimTime::from_secs_f64),
            },
            terminals: Vec::new(),
            wired: Vec::new(),
            flows: Vec::new(),
            satellites,
            station_nodes: Vec::new(),
        };
        layout.add_stations(scenario);
        layout.add_terminals_of_paths(scenario);
        let background = layout.add_background_terminals(scenario);
        layout.add_wired(scenario);
        layout.add_flows(scenario)?;
        layout.add_background_flows(scenario, background);
        layout.sky.terminals = layout.terminals.iter().map(sky::terminal).collect();
        broken::check(scenario, &layout)?;
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

    /// The first terminal of station `name` for `constellation`.
    pub fn terminal_of(&self, name: &str, constellation: usize) -> Option<u32> {
        self.terminal_number(name, constellation, 0)
    }

    /// The terminal number `ordinal`, from 0, of station `name` for `constellation`, as a node.
    pub fn terminal_number(&self, name: &str, constellation: usize, ordinal: u32) -> Option<u32> {
        let index = self.terminals.iter().position(|terminal| {
            terminal.constellation == constellation && terminal.ordinal == ordinal && terminal.station == name
        })?;
        Some(self.satellites + index as u32)
    }
}
