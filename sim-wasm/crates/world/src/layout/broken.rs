//! What dated changes break, as nodes of the plan; names that nothing has are told with the path to their field.

use skywindow_scenario::{ChangeKind, DatedChange, Problem, Scenario};

use crate::layout::Layout;
use crate::sky::terrain::Fault;
use crate::words::meta::Names;

/// What a change breaks: a satellite, or the links between its two ends.
pub fn fault(scenario: &Scenario, layout: &Layout, names: &Names, change: &DatedChange) -> Option<Fault> {
    let places = Places { scenario, layout, names, change };
    match change.kind {
        ChangeKind::SatelliteOff => places.satellite(&change.satellite).map(Fault::Satellite),
        ChangeKind::LinkOff => Some(Fault::Link([places.end(&change.from)?, places.end(&change.to)?])),
        _ => None,
    }
}

/// Whether every change that breaks something names what is there.
///
/// # Errors
/// The names that nothing has.
pub fn check(scenario: &Scenario, layout: &Layout) -> Result<(), Vec<Problem>> {
    let breaks = |change: &DatedChange| matches!(change.kind, ChangeKind::SatelliteOff | ChangeKind::LinkOff);
    if !scenario.changes.iter().any(breaks) {
        return Ok(());
    }
    let names = Names::new(scenario, layout);
    let mut problems = Vec::new();
    for (index, change) in scenario.changes.iter().enumerate().filter(|(_, change)| breaks(change)) {
        let places = Places { scenario, layout, names: &names, change };
        problems.extend(
            places
                .missing()
                .into_iter()
                .map(|(field, message)| Problem::new(format!("changes[{index}].{field}"), message)),
        );
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

struct Places<'a> {
    scenario: &'a Scenario,
    layout: &'a Layout,
    names: &'a Names,
    change: &'a DatedChange,
}

impl Places<'_> {
    /// The fields of the change that name nothing, and why.
    fn missing(&self) -> Vec<(&'static str, String)> {
        let there_is_no = |what: &str, name: &str| format!("there is no {what} \"{name}\"");
        let change = self.change;
        if let Some(id) = change.constellation.as_ref().filter(|_| self.range().is_none()) {
            return vec![("constellation", there_is_no("constellation", id))];
        }
        if change.kind == ChangeKind::SatelliteOff {
            let known = self.satellite(&change.satellite).is_some();
            return if known {
                Vec::new()
            } else {
                vec![("satellite", there_is_no("satellite", &change.satellite))]
            };
        }
        [("from", &change.from), ("to", &change.to)]
            .into_iter()
            .filter(|(_, name)| self.end(name).is_none())
            .map(|(field, name)| (field, there_is_no("satellite, station or router", name)))
            .collect()
    }

    /// The satellites that are meant, by their nodes; none if there is no such constellation.
    fn range(&self) -> Option<std::ops::Range<usize>> {
        let Some(id) = &self.change.constellation else { return Some(0..self.names.satellites().len()) };
        let mut first = 0;
        for (constellation, spec) in self.scenario.constellations.iter().zip(&self.layout.sky.constellations)
        {
            let count = spec.orbits.planes().iter().sum::<u32>() as usize;
            if constellation.id == *id {
                return Some(first..first + count);
            }
            first += count;
        }
        None
    }

    fn satellite(&self, name: &str) -> Option<u32> {
        let range = self.range()?;
        let found = self.names.satellites()[range.clone()].iter().position(|other| other == name)?;
        Some((range.start + found) as u32)
    }

    /// The nodes at an end of a link: a satellite, or all terminals of a station, or a wired node.
    fn end(&self, name: &str) -> Option<Vec<u32>> {
        if let Some(satellite) = self.satellite(name) {
            return Some(vec![satellite]);
        }
        let first = self.layout.satellites();
        let own = (first..).zip(&self.layout.terminals);
        let mut nodes: Vec<u32> = own
            .filter(|(_, terminal)| terminal.station == name && !terminal.background)
            .map(|(node, _)| node)
            .collect();
        if nodes.is_empty() {
            nodes.extend(self.layout.node_of(name));
        }
        (!nodes.is_empty()).then_some(nodes)
    }
}
