//! Which number each node has: satellites first, then terminals, then what has wired links only.

use skywindow_scenario::{Constellation, ConstellationKind, FlowPath, Scenario};

/// A terminal of a station.
#[derive(Clone, Debug)]
pub(crate) struct Terminal {
    /// Its station.
    pub station: String,
    /// Degrees north and east; none where the place follows from the seed.
    pub place: Option<[f64; 2]>,
    /// The constellation that it is for.
    pub constellation: usize,
    /// How many satellites it may use at once, where its policy does not use all.
    pub at_once: usize,
    /// Whether it serves the background alone.
    pub background: bool,
    /// Among the station's terminals for that constellation, from 0.
    ordinal: usize,
}

/// The nodes of a run.
#[derive(Clone, Debug)]
pub(crate) struct Nodes {
    /// The names of the satellites.
    pub satellites: Vec<String>,
    /// The first satellite of each constellation, and one more: how many there are.
    pub first_of: Vec<u32>,
    /// The terminals, in their order.
    pub terminals: Vec<Terminal>,
    /// The names of nodes with wired links only.
    pub wired: Vec<String>,
    /// For each background flow the terminals of its ends, a pair a path.
    pub background: Vec<Vec<[u32; 2]>>,
    /// How many terminals stations have without those that paths ask for.
    own_terminals: usize,
}

impl Nodes {
    pub fn new(scenario: &Scenario) -> Self {
        let mut nodes = Self {
            satellites: Vec::new(),
            first_of: vec![0],
            terminals: Vec::new(),
            wired: Vec::new(),
            background: Vec::new(),
            own_terminals: 0,
        };
        for constellation in &scenario.constellations {
            nodes.satellites.extend(names(constellation));
            nodes.first_of.push(nodes.satellites.len() as u32);
        }
        nodes.add_stations(scenario);
        nodes.add_terminals_of_paths(scenario);
        nodes.add_background(scenario);
        let bare = scenario.stations.iter().map(|station| &station.name);
        let bare: Vec<String> = bare.filter(|name| nodes.node_of(name).is_none()).cloned().collect();
        nodes.wired =
            bare.into_iter().chain(scenario.routers.iter().map(|router| router.name.clone())).collect();
        nodes
    }

    /// The number of satellites.
    pub fn sky(&self) -> u32 {
        self.satellites.len() as u32
    }

    /// What a node is called.
    pub fn name(&self, node: u32) -> String {
        let at = node as usize;
        let beyond = at.checked_sub(self.satellites.len());
        let terminal = beyond.and_then(|at| self.terminals.get(at));
        let wired = || self.wired.get(at.checked_sub(self.satellites.len() + self.terminals.len())?);
        let known = self.satellites.get(at).or(terminal.map(|own| &own.station)).or_else(wired);
        known.cloned().unwrap_or_else(|| format!("node {node}, which there is not"))
    }

    /// The constellation of a satellite.
    pub fn constellation_of(&self, satellite: u32) -> Option<usize> {
        let after = self.first_of.partition_point(|&first| first <= satellite);
        (satellite < self.sky()).then(|| after - 1)
    }

    /// The terminal that is this node, if it is one.
    pub fn terminal(&self, node: u32) -> Option<&Terminal> {
        self.terminals.get(node.checked_sub(self.sky())? as usize)
    }

    /// The node that wires of the station or router `name` lead to: its first terminal, or the wired node.
    pub fn node_of(&self, name: &str) -> Option<u32> {
        let own = self.terminals[..self.own_terminals].iter().position(|terminal| terminal.station == name);
        let wired = || Some(self.terminals.len() + self.wired.iter().position(|other| other == name)?);
        own.or_else(wired).map(|at| self.sky() + at as u32)
    }

    /// Terminal number `ordinal` of a station for a constellation.
    pub fn terminal_of(&self, station: &str, constellation: usize, ordinal: usize) -> Option<u32> {
        let is = |own: &Terminal| {
            own.station == station && own.constellation == constellation && own.ordinal == ordinal
        };
        self.terminals.iter().position(is).map(|at| self.sky() + at as u32)
    }

    /// All terminals of a station.
    pub fn terminals_of(&self, station: &str) -> Vec<u32> {
        let own = (self.sky()..).zip(&self.terminals);
        own.filter(|(_, own)| own.station == station && !own.background).map(|(node, _)| node).collect()
    }

    /// The ends of a path that no constellation is said for: terminals for the first that both have one for, or what
    /// wires lead to.
    pub fn plain_path(&self, [from, to]: [&str; 2]) -> Option<[u32; 2]> {
        let of = |station: &str| {
            let own = self.terminals.iter().filter(|own| own.station == station && own.ordinal == 0);
            own.map(|own| own.constellation).collect::<Vec<_>>()
        };
        let there = of(to);
        match of(from).into_iter().find(|one| there.contains(one)) {
            Some(common) => Some([self.terminal_of(from, common, 0)?, self.terminal_of(to, common, 0)?]),
            None => Some([self.node_of(from)?, self.node_of(to)?]),
        }
    }

    fn add_stations(&mut self, scenario: &Scenario) {
        for station in &scenario.stations {
            for (index, constellation) in scenario.constellations.iter().enumerate() {
                if station.terminals.as_ref().is_none_or(|ids| ids.contains(&constellation.id)) {
                    let place = [station.latitude_deg, station.longitude_deg];
                    let node = self.add(&station.name, Some(place), index, 0, false);
                    self.allow(node, station.satellites_at_once);
                }
            }
        }
        self.own_terminals = self.terminals.len();
    }

    fn add(
        &mut self,
        station: &str,
        place: Option<[f64; 2]>,
        constellation: usize,
        ordinal: usize,
        background: bool,
    ) -> u32 {
        let station = station.to_owned();
        self.terminals.push(Terminal { station, place, constellation, at_once: 1, background, ordinal });
        self.sky() + self.terminals.len() as u32 - 1
    }

    fn allow(&mut self, terminal: u32, at_once: u32) {
        let at = terminal as usize - self.satellites.len();
        self.terminals[at].at_once = at_once as usize;
    }

    /// Paths may ask for terminals beyond those that stations have.
    fn add_terminals_of_paths(&mut self, scenario: &Scenario) {
        for flow in &scenario.flows {
            for index in 0..flow.paths.len() {
                let Some(via) = constellation_of_path(scenario, &flow.paths[index]) else { continue };
                for (name, ordinal) in interfaces([&flow.from, &flow.to], &flow.paths, index) {
                    let station = scenario.stations.iter().find(|station| station.name == name);
                    if let Some(station) = station
                        && self.terminal_of(name, via, ordinal).is_none()
                    {
                        let place = [station.latitude_deg, station.longitude_deg];
                        let node = self.add(name, Some(place), via, ordinal, false);
                        self.allow(node, station.satellites_at_once);
                    }
                }
            }
        }
    }

    /// Two places for each background flow, and there a terminal for each of its paths.
    fn add_background(&mut self, scenario: &Scenario) {
        let background = &scenario.background;
        if scenario.constellations.is_empty() {
            return;
        }
        let said = background.paths.iter().filter_map(|path| constellation_of_path(scenario, path));
        let mut vias: Vec<usize> = said.collect();
        if vias.is_empty() {
            vias.push(self.usual_constellation(scenario));
        }
        for number in 0..background.associations {
            let pair = background.given(number);
            let places = pair.map(|pair| {
                [
                    [pair.from_latitude_deg, pair.from_longitude_deg],
                    [pair.to_latitude_deg, pair.to_longitude_deg],
                ]
            });
            let ends = ["sender", "receiver"].map(|host| format!("{host} of background {}", number + 1));
            let in_background = number >= background.focus;
            let [from, to] = [0, 1].map(|end| {
                let place = places.map(|places| places[end]);
                let terminals = vias.iter().enumerate().map(|(index, &via)| {
                    let ordinal = vias[..index].iter().filter(|&&other| other == via).count();
                    self.add(&ends[end], place, via, ordinal, in_background)
                });
                terminals.collect::<Vec<_>>()
            });
            self.background.push(from.into_iter().zip(to).map(|(from, to)| [from, to]).collect());
        }
    }

    /// The constellation that the first flow uses first, which the background uses, too, where it does not say.
    fn usual_constellation(&self, scenario: &Scenario) -> usize {
        let Some(first) = scenario.flows.first() else { return 0 };
        let said = first.paths.iter().find_map(|path| path.via.as_ref());
        let said = said.and_then(|id| scenario.constellations.iter().position(|one| one.id == *id));
        let common = || {
            let ends = self.plain_path([&first.from, &first.to])?;
            self.terminal(ends[0]).filter(|_| self.terminal(ends[1]).is_some()).map(|own| own.constellation)
        };
        said.or_else(common).unwrap_or(0)
    }
}

/// The constellation that a path says it leads over.
pub(super) fn constellation_of_path(scenario: &Scenario, path: &FlowPath) -> Option<usize> {
    let id = path.via.as_ref()?;
    scenario.constellations.iter().position(|constellation| constellation.id == *id)
}

/// The stations at the ends of path `index`, and how many paths before it have an interface of the same constellation
/// there.
pub(super) fn interfaces<'a>(
    ends: [&'a str; 2],
    paths: &'a [FlowPath],
    index: usize,
) -> [(&'a str, usize); 2] {
    [0, 1].map(|end| {
        let station = |path: &'a FlowPath| {
            let said = if end == 0 { &path.from } else { &path.to };
            said.as_deref().unwrap_or(ends[end])
        };
        let own = &paths[index];
        let before = paths[..index].iter();
        let same = before.filter(|path| path.via == own.via && station(path) == station(own)).count();
        (station(own), same)
    })
}

/// What the satellites of a constellation are called.
fn names(constellation: &Constellation) -> Vec<String> {
    match constellation.kind {
        ConstellationKind::Geostationary => {
            constellation.longitudes_deg.iter().map(|longitude| format!("GEO {longitude}°")).collect()
        }
        ConstellationKind::Elements => {
            let sets = constellation.elements.sets();
            let bearers = |name: &str| sets.iter().filter(|set| set.name == name).count();
            let name = |set: &skywindow_elements::ElementSet| match bearers(&set.name) {
                1 => set.name.clone(),
                _ => format!("{} ({})", set.name, set.catalogue_number),
            };
            sets.iter().map(name).collect()
        }
        ConstellationKind::WalkerStar | ConstellationKind::WalkerDelta | ConstellationKind::Kepler => {
            let planes = slots(constellation).into_iter().enumerate();
            planes
                .flat_map(|(plane, slots)| (0..slots).map(move |slot| format!("P{plane} S{slot}")))
                .collect()
        }
    }
}

/// The number of satellites in each plane.
fn slots(constellation: &Constellation) -> Vec<u32> {
    let spread = if constellation.has_planes() { constellation.planes.unwrap_or(1) } else { 0 };
    let each = constellation.satellites_per_plane.unwrap_or(1);
    let listed = constellation.orbits.iter().map(skywindow_scenario::Orbit::count);
    let own = match constellation.kind {
        ConstellationKind::Kepler => listed.collect(),
        _ => Vec::new(),
    };
    std::iter::repeat_n(each, spread as usize).chain(own).collect()
}
