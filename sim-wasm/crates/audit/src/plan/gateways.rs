//! Gateways that put packets back in order as these leave a constellation.

use std::collections::BTreeMap;

use skywindow_scenario::Scenario;
use skywindow_units::Duration;

use super::nodes::Nodes;

/// A gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gateway {
    /// For how long it holds packets at most.
    pub hold: Duration,
    /// How many of a direction and path of a flow it holds.
    pub room: usize,
}

/// The terminals of the stations that say so, by their nodes.
pub(super) fn gateways(scenario: &Scenario, nodes: &Nodes) -> BTreeMap<u32, Gateway> {
    let said = scenario.stations.iter().filter_map(|station| {
        let own = station.resequencing.as_ref().filter(|own| own.hold_ms > 0.0)?;
        let hold = Duration::from_secs_f64(own.hold_ms / 1e3);
        Some((nodes.terminals_of(&station.name), Gateway { hold, room: own.buffer_packets as usize }))
    });
    said.flat_map(|(terminals, gateway)| terminals.into_iter().map(move |node| (node, gateway))).collect()
}
