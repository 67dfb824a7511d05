//! Stations, routers and wired links: names that must exist, and which nodes have a way to each other.

use std::collections::BTreeMap;

use crate::{Scenario, Station};
use skywindow_form::Reader;

/// Which nodes are joined by constellations and wired links.
///
/// A constellation counts as one place that all its terminals reach: whether its satellites really have a
/// way at every instant is what a run finds out.
pub(super) struct Ways<'a> {
    nodes: BTreeMap<&'a str, usize>,
    parents: Vec<usize>,
}

impl<'a> Ways<'a> {
    /// Whether a station or router has this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.nodes.contains_key(name)
    }

    /// The names of all stations and routers.
    pub(super) fn names(&self) -> impl Iterator<Item = &'a str> {
        self.nodes.keys().copied()
    }

    /// Whether a way leads from one to the other.
    pub(super) fn joined(&self, one: &str, other: &str) -> bool {
        match (self.nodes.get(one), self.nodes.get(other)) {
            (Some(&one), Some(&other)) => self.root(one) == self.root(other),
            _ => false,
        }
    }

    /// Notes that a way leads from one to the other, if there are such.
    pub(super) fn join_names(&mut self, [one, other]: [&str; 2]) {
        if let (Some(&one), Some(&other)) = (self.nodes.get(one), self.nodes.get(other)) {
            self.join(one, other);
        }
    }

    fn root(&self, mut node: usize) -> usize {
        while self.parents[node] != node {
            node = self.parents[node];
        }
        node
    }

    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.root(one), self.root(other));
        self.parents[one.max(other)] = one.min(other);
    }
}

pub(super) fn check<'a>(scenario: &'a Scenario, reader: &mut Reader) -> Ways<'a> {
    let stations = scenario.stations.len();
    let names = scenario.stations.iter().map(|s| s.name.as_str());
    let names = names.chain(scenario.routers.iter().map(|r| r.name.as_str()));
    let place = |index: usize| match index.checked_sub(stations) {
        None => format!("stations[{index}].name"),
        Some(router) => format!("routers[{router}].name"),
    };
    super::unique(names.clone(), place, reader);

    let constellations = scenario.constellations.len();
    let total = constellations + stations + scenario.routers.len();
    let mut nodes = BTreeMap::new();
    for (index, name) in names.enumerate() {
        nodes.entry(name).or_insert(constellations + index);
    }
    let mut ways = Ways { nodes, parents: (0..total).collect() };
    for (index, station) in scenario.stations.iter().enumerate() {
        reader.inside(&format!("stations[{index}].terminals"), |reader| terminals(scenario, station, reader));
        for hub in served_by(scenario, station) {
            ways.join(hub, constellations + index);
        }
    }
    for index in 0..scenario.links.len() {
        reader.inside(&format!("links[{index}]"), |reader| link(scenario, index, &mut ways, reader));
    }
    super::radio::check(scenario, &mut ways, reader);
    places(scenario, reader);
    ways
}

/// The constellations, by index, that the station has terminals for.
pub(super) fn served_by<'a>(
    scenario: &'a Scenario,
    station: &'a Station,
) -> impl Iterator<Item = usize> + 'a {
    let wanted = |id: &String| station.terminals.as_ref().is_none_or(|ids| ids.contains(id));
    scenario.constellations.iter().enumerate().filter(move |(_, c)| wanted(&c.id)).map(|(index, _)| index)
}

fn terminals(scenario: &Scenario, station: &Station, reader: &mut Reader) {
    let Some(ids) = &station.terminals else { return };
    for (index, id) in ids.iter().enumerate() {
        let known = scenario.constellations.iter().map(|c| c.id.as_str());
        if !known.clone().any(|name| name == id) {
            let near = super::suggestion(id, known, reader);
            reader.fail_at(&format!("[{index}]"), format!("there is no constellation \"{id}\"{near}"));
        }
    }
    super::unique(ids.iter().map(String::as_str), |index| format!("[{index}]"), reader);
}

fn link(scenario: &Scenario, index: usize, ways: &mut Ways, reader: &mut Reader) {
    let link = &scenario.links[index];
    super::red(link.red.as_ref(), reader);
    ends(&link.from, &link.to, ways, reader);
    if let (Some(&from), Some(&to)) = (ways.nodes.get(link.from.as_str()), ways.nodes.get(link.to.as_str())) {
        ways.join(from, to);
    }
}

/// Notes ends that are no station or router, or the same one.
pub(super) fn ends(from: &str, to: &str, ways: &Ways, reader: &mut Reader) {
    for (field, name) in [("from", from), ("to", to)] {
        if !ways.has(name) {
            let near = super::suggestion(name, ways.names(), reader);
            reader.fail_at(field, format!("there is no station or router \"{name}\"{near}"));
        }
    }
    if from == to {
        reader.fail_at("to", format!("\"{to}\" is the other end as well"));
    }
}

/// A router is drawn with both coordinates or not at all.
fn places(scenario: &Scenario, reader: &mut Reader) {
    for (index, router) in scenario.routers.iter().enumerate() {
        let missing = match (router.latitude_deg, router.longitude_deg) {
            (Some(_), None) => "longitude_deg",
            (None, Some(_)) => "latitude_deg",
            _ => continue,
        };
        reader.fail_at(&format!("routers[{index}].{missing}"), "is missing beside the other coordinate");
    }
}
