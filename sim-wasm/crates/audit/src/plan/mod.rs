//! What a document says of a run before it begins: nodes, the sky above them, links and flows, and how all of these
//! become different while it goes on.

mod course;
mod flows;
mod gateways;
mod links;
mod nodes;
mod outages;
mod sky;
mod version;

use std::collections::BTreeMap;

use skywindow_orbit::Sky;
use skywindow_scenario::{ChangeKind, Problem, Scenario};
use skywindow_units::SimTime;

pub(crate) use course::Gate;
pub(crate) use flows::{Family, Flow};
pub(crate) use gateways::Gateway;
pub(crate) use links::{Link, Managed, Sender, Way};
use nodes::Nodes;
pub(crate) use outages::Outage;
use version::Version;

/// The plan of a run.
pub(crate) struct Plan {
    /// Who is who.
    pub nodes: Nodes,
    /// Where everything is.
    pub sky: Sky,
    /// The flows, in the order of their numbers.
    pub flows: Vec<Flow>,
    /// The gateways that put packets back in order, by their nodes.
    pub gateways: BTreeMap<u32, Gateway>,
    /// What dated changes break.
    pub outages: Vec<Outage>,
    /// When the run is over at the latest.
    pub end: SimTime,
    /// Whether it may be over sooner.
    pub may_end_early: bool,
    /// What links and terminals are like, from an instant on.
    versions: Vec<(SimTime, Version)>,
}

impl Plan {
    /// The plan of `scenario`.
    ///
    /// # Errors
    /// What stands in the way of a run.
    pub fn new(scenario: &Scenario) -> Result<Self, Vec<Problem>> {
        let nodes = Nodes::new(scenario);
        let sky = Sky::new(&sky::spec(scenario, &nodes))
            .map_err(|message| vec![Problem::new("constellations", message)])?;
        let flows = flows::flows(scenario, &nodes);
        let outages = outages::outages(scenario, &nodes);
        let gateways = gateways::gateways(scenario, &nodes);
        let versions = versions(scenario, &nodes)?;
        let end = SimTime::from_secs_f64(scenario.duration_s);
        Ok(Self {
            nodes,
            sky,
            flows,
            gateways,
            outages,
            end,
            may_end_early: scenario.ends_when_done,
            versions,
        })
    }

    /// What links are like for what is offered to them at `t`: a dated change comes before anything else of its instant,
    /// and leaves alone what a link has taken already.
    pub fn at(&self, t: SimTime) -> &Version {
        let later = self.versions.partition_point(|(from, _)| *from <= t);
        &self.versions[later.saturating_sub(1)].1
    }

    /// Whether a link may hold a packet for ever, as one with a trace does that ends with no rate at all.
    pub fn holds(&self) -> bool {
        self.versions.iter().any(|(_, version)| version.holds())
    }

    /// The managed queues of a node for what comes to it at `t`.
    pub fn managed(&self, node: u32, t: SimTime) -> Vec<Managed> {
        self.at(t).managed(&self.nodes, node)
    }

    /// Whether the terminals of a constellation ever use all satellites in view.
    pub fn uses_all(&self, constellation: usize) -> bool {
        self.versions.iter().any(|(_, version)| version.uses_all(constellation))
    }

    /// Whether the node shares a radio channel, where packets wait of which the recording does not tell.
    pub fn is_radio_station(&self, node: u32) -> bool {
        self.versions.iter().any(|(_, version)| version.is_radio_station(node))
    }
}

/// The document as it is, and as each dated change makes it.
fn versions(scenario: &Scenario, nodes: &Nodes) -> Result<Vec<(SimTime, Version)>, Vec<Problem>> {
    let mut versions = vec![(SimTime::ZERO, Version::new(scenario, nodes))];
    let Some(document) = scenario.changes.document() else { return Ok(versions) };
    let mut document = serde_json::Value::clone(document);
    for (_, step) in scenario.dated() {
        if matches!(step.change.kind, ChangeKind::Set | ChangeKind::Rain) {
            let next = step.change.make(&mut document).map_err(|problem| vec![problem])?;
            versions.push((SimTime::from_secs_f64(step.at_s), Version::new(&next, nodes)));
        }
    }
    Ok(versions)
}
