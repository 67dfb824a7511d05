//! Path hints: a sender that hears of another path needs a path that becomes another one.

use crate::Scenario;
use skywindow_form::Reader;
use skywindow_transport::Settings;
use skywindow_transport::congestion::Hints;

pub(super) fn check(scenario: &Scenario, reader: &mut Reader) {
    if !stands_still(scenario) {
        return;
    }
    for (index, flow) in scenario.flows.iter().enumerate() {
        reader.inside(&format!("flows[{index}]"), |reader| refuse(&flow.transport, reader));
    }
}

fn refuse(settings: &Settings, reader: &mut Reader) {
    if settings.path_hint() != Hints::None {
        let place = format!("{}.path_hint", settings.protocol().word());
        let message = "no path ever changes here: there are no satellites that move, and neither links nor stations have changes";
        reader.fail_at(&place, message);
    }
}

/// Whether nothing makes a path another one. A background needs satellites, and has none here.
fn stands_still(scenario: &Scenario) -> bool {
    let moves = !scenario.constellations.is_empty() && scenario.sky.frozen_at_s.is_none();
    let varies = scenario.links.iter().any(|link| !link.changes.is_empty() || link.trace.is_some());
    let alters = scenario.stations.iter().any(|station| !station.changes.is_empty());
    !moves && !varies && !alters && scenario.changes.is_empty()
}
