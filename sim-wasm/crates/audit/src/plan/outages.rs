//! What dated changes break: satellites and links, and for how long.

use skywindow_scenario::{ChangeKind, DatedChange, Scenario};
use skywindow_units::SimTime;

use super::nodes::Nodes;

/// A failure.
#[derive(Clone, Debug)]
pub(crate) struct Outage {
    /// When it begins, before anything else of that instant.
    pub from: SimTime,
    /// When all works again.
    pub until: SimTime,
    /// What has failed, in words.
    pub what: String,
    struck: Struck,
}

#[derive(Clone, Debug)]
enum Struck {
    Satellite(u32),
    Between([Vec<u32>; 2]),
}

impl Outage {
    /// Whether it strikes the links between two nodes.
    pub fn strikes(&self, a: u32, b: u32) -> bool {
        match &self.struck {
            Struck::Satellite(node) => *node == a || *node == b,
            Struck::Between([ones, others]) => {
                let joins = |a, b| ones.contains(&a) && others.contains(&b);
                joins(a, b) || joins(b, a)
            }
        }
    }
}

/// What the changes of `scenario` break.
pub(super) fn outages(scenario: &Scenario, nodes: &Nodes) -> Vec<Outage> {
    let changes = scenario.changes.iter().filter(|change| !change.off);
    changes.filter_map(|change| outage(scenario, nodes, change)).collect()
}

fn outage(scenario: &Scenario, nodes: &Nodes, change: &DatedChange) -> Option<Outage> {
    let satellite = |name: &str| {
        let own = change.constellation.as_ref();
        let range = match own.map(|id| scenario.constellations.iter().position(|one| one.id == *id)) {
            None => 0..nodes.sky(),
            Some(index) => nodes.first_of[index?]..nodes.first_of[index? + 1],
        };
        range.into_iter().find(|&node| nodes.satellites[node as usize] == name)
    };
    let end = |name: &str| {
        if let Some(satellite) = satellite(name) {
            return Some(vec![satellite]);
        }
        let terminals = nodes.terminals_of(name);
        if terminals.is_empty() { nodes.node_of(name).map(|node| vec![node]) } else { Some(terminals) }
    };
    let (struck, what) = match change.kind {
        ChangeKind::SatelliteOff => {
            (Struck::Satellite(satellite(&change.satellite)?), change.satellite.clone())
        }
        ChangeKind::LinkOff => {
            let what = format!("the link between {} and {}", change.from, change.to);
            (Struck::Between([end(&change.from)?, end(&change.to)?]), what)
        }
        _ => return None,
    };
    let until = change.for_s.map_or(SimTime::MAX, |lasts| SimTime::from_secs_f64(change.at_s + lasts));
    Some(Outage { from: SimTime::from_secs_f64(change.at_s), until, what, struck })
}
