//! Losses that links have by choice: flows that exist, and no packet named twice.

use std::collections::BTreeSet;

use crate::document::MOST_DROPS;
use crate::{ChosenLoss, Scenario};
use skywindow_form::Reader;

pub(super) fn check(scenario: &Scenario, reader: &mut Reader) {
    let together: usize = scenario.links.iter().map(|link| link.drops.len()).sum();
    if together > MOST_DROPS {
        reader.fail_at("links", format!("{together} chosen losses together, and {MOST_DROPS} is the most"));
    }
    let flows: BTreeSet<&str> = scenario.flows.iter().map(|flow| flow.name.as_str()).collect();
    for (index, link) in scenario.links.iter().enumerate() {
        reader.inside(&format!("links[{index}].drops"), |reader| of_link(&link.drops, &flows, reader));
    }
}

fn of_link(drops: &[ChosenLoss], flows: &BTreeSet<&str>, reader: &mut Reader) {
    let mut seen = BTreeSet::new();
    for (index, ChosenLoss { flow, number, transmission }) in drops.iter().enumerate() {
        if !flows.contains(flow.as_str()) {
            let near = super::suggestion(flow, flows.iter().copied(), reader);
            reader.fail_at(&format!("[{index}].flow"), format!("there is no flow \"{flow}\"{near}"));
        } else if !seen.insert((flow, number, transmission)) {
            let message =
                format!("transmission {transmission} of number {number} of {flow} is there already");
            reader.fail_at(&format!("[{index}]"), message);
        }
    }
}
