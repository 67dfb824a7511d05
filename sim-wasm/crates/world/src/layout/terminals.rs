//! The nodes on the ground: terminals of stations, further ones for the paths of flows, and wired nodes.

use skywindow_engine::Stream;
use skywindow_scenario::{FlowPath, Scenario};

use super::{Layout, PlannedPath, Terminal, Wired};
use crate::run::streams;

/// Where the ends of a flow over terminals are.
struct Site<'a> {
    station: &'a str,
    latitude_deg: f64,
    longitude_deg: f64,
    at_once: u32,
    background: bool,
}

/// The index of the constellation called `id`.
fn constellation_called(scenario: &Scenario, id: &str) -> Option<usize> {
    scenario.constellations.iter().position(|constellation| constellation.id == id)
}

/// For each end of path number `index` the station of its interface, and how many paths before it have an interface
/// of the same constellation there.
pub(super) fn interfaces<'a>(
    [from, to]: [&'a str; 2],
    paths: &'a [FlowPath],
    index: usize,
) -> [(&'a str, u32); 2] {
    let station = |index: usize, end: usize| match end {
        0 => paths[index].from.as_deref().unwrap_or(from),
        _ => paths[index].to.as_deref().unwrap_or(to),
    };
    [0, 1].map(|end| {
        let own = station(index, end);
        let same = |&other: &usize| paths[other].via == paths[index].via && station(other, end) == own;
        (own, (0..index).filter(same).count() as u32)
    })
}

impl Layout {
    pub(super) fn add_stations(&mut self, scenario: &Scenario) {
        for station in &scenario.stations {
            for (index, constellation) in scenario.constellations.iter().enumerate() {
                let uses = station.terminals.as_ref().is_none_or(|ids| ids.contains(&constellation.id));
                if uses {
                    self.terminals.push(Terminal {
                        station: station.name.clone(),
                        latitude_deg: station.latitude_deg,
                        longitude_deg: station.longitude_deg,
                        constellation: index,
                        ordinal: 0,
                        avoids: None,
                        at_once: station.satellites_at_once,
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

    /// The terminals that paths name beyond those of the stations.
    pub(super) fn add_terminals_of_paths(&mut self, scenario: &Scenario) {
        for flow in &scenario.flows {
            for (index, path) in flow.paths.iter().enumerate() {
                let via = path.via.as_deref().and_then(|id| constellation_called(scenario, id));
                let Some(constellation) = via else { continue };
                for (name, ordinal) in interfaces([&flow.from, &flow.to], &flow.paths, index) {
                    let Some(station) = scenario.stations.iter().find(|station| station.name == name) else {
                        continue;
                    };
                    if self.terminal_number(name, constellation, ordinal).is_none() {
                        self.add_terminal(
                            &Site {
                                station: name,
                                latitude_deg: station.latitude_deg,
                                longitude_deg: station.longitude_deg,
                                at_once: station.satellites_at_once,
                                background: false,
                            },
                            constellation,
                            ordinal,
                        );
                    }
                }
            }
        }
    }

    /// Adds a terminal beside the one before it at the same place; returns its node.
    fn add_terminal(&mut self, site: &Site, constellation: usize, ordinal: u32) -> u32 {
        let before = ordinal.checked_sub(1);
        let avoids = before.and_then(|before| self.terminal_number(site.station, constellation, before));
        self.terminals.push(Terminal {
            station: site.station.to_owned(),
            latitude_deg: site.latitude_deg,
            longitude_deg: site.longitude_deg,
            constellation,
            ordinal,
            avoids: avoids.map(|node| node - self.satellites),
            at_once: site.at_once,
            background: site.background,
        });
        self.satellites + self.terminals.len() as u32 - 1
    }

    /// Two places for each background association, given or random, with the terminals of its paths; returns the
    /// paths.
    pub(super) fn add_background_terminals(&mut self, scenario: &Scenario) -> Vec<Vec<PlannedPath>> {
        if scenario.constellations.is_empty() {
            return Vec::new();
        }
        let vias = self.background_constellations(scenario);
        (0..scenario.background.associations)
            .map(|association| {
                let background = association >= scenario.background.focus;
                let ends = [0, 1].map(|end| {
                    let (latitude_deg, longitude_deg) = background_place(scenario, association, end);
                    let host = if end == 0 { "sender" } else { "receiver" };
                    let station = format!("{host} of background {}", association + 1);
                    let site =
                        Site { station: &station, latitude_deg, longitude_deg, at_once: 1, background };
                    let first = self.terminals.len();
                    let mut nodes = Vec::new();
                    for (index, &constellation) in vias.iter().enumerate() {
                        let ordinal = vias[..index].iter().filter(|&&via| via == constellation).count();
                        nodes.push(self.add_background_terminal(&site, first, constellation, ordinal as u32));
                    }
                    nodes
                });
                let [from, to] = ends;
                let pairs = from.into_iter().zip(to).zip(&vias);
                pairs.map(|((from, to), &via)| PlannedPath::new([from, to], Some(via))).collect()
            })
            .collect()
    }

    /// As [`Self::add_terminal`], where all terminals of the place are those from `first` on.
    fn add_background_terminal(
        &mut self,
        site: &Site,
        first: usize,
        constellation: usize,
        ordinal: u32,
    ) -> u32 {
        let before = self.terminals[first..]
            .iter()
            .position(|other| other.constellation == constellation && other.ordinal + 1 == ordinal);
        self.terminals.push(Terminal {
            station: site.station.to_owned(),
            latitude_deg: site.latitude_deg,
            longitude_deg: site.longitude_deg,
            constellation,
            ordinal,
            avoids: before.map(|index| (first + index) as u32),
            at_once: site.at_once,
            background: site.background,
        });
        self.satellites + self.terminals.len() as u32 - 1
    }

    /// The constellations that the paths of background associations lead over; without any said, that of the first
    /// flow.
    fn background_constellations(&self, scenario: &Scenario) -> Vec<usize> {
        let said = scenario.background.paths.iter().filter_map(|path| path.via.as_deref());
        let said: Vec<usize> = said.filter_map(|id| constellation_called(scenario, id)).collect();
        if said.is_empty() { vec![self.focus_constellation(scenario)] } else { said }
    }

    /// The constellation that the first flow uses first.
    fn focus_constellation(&self, scenario: &Scenario) -> usize {
        let first = scenario.flows.first();
        let said = first.and_then(|flow| flow.paths.iter().find_map(|path| path.via.as_deref()));
        said.and_then(|id| constellation_called(scenario, id))
            .or_else(|| first.and_then(|flow| self.common_constellation(&flow.from, &flow.to)))
            .unwrap_or(0)
    }

    pub(super) fn common_constellation(&self, from: &str, to: &str) -> Option<usize> {
        let of = |name: &str| -> Vec<usize> {
            let first = self.terminals.iter().filter(|t| t.station == name && t.ordinal == 0);
            first.map(|t| t.constellation).collect()
        };
        let there = of(to);
        of(from).into_iter().find(|constellation| there.contains(constellation))
    }

    pub(super) fn add_wired(&mut self, scenario: &Scenario) {
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
}

/// The place of an end of a background association: degrees north and east.
fn background_place(scenario: &Scenario, association: u32, end: u64) -> (f64, f64) {
    let background = &scenario.background;
    if let Some(pair) = background.given(association) {
        return match end {
            0 => (pair.from_latitude_deg, pair.from_longitude_deg),
            _ => (pair.to_latitude_deg, pair.to_longitude_deg),
        };
    }
    let (south, north) = (background.latitude_min_deg, background.latitude_max_deg);
    let draws = Stream::new(scenario.seed).child(streams::PLACES).child(u64::from(association)).child(end);
    (south + (north - south) * draws.uniform(0), -180.0 + 360.0 * draws.uniform(1))
}
