//! Flows and background: ends that exist and can reach each other, counts, and settings that fit together.

use crate::document::MOST_FLOWS;
use crate::{Background, Scenario};
use skywindow_form::Reader;
use skywindow_transport::Settings;

use super::ways::Ways;

pub(super) fn check(scenario: &Scenario, ways: &Ways, reader: &mut Reader) {
    super::unique(
        scenario.flows.iter().map(|flow| flow.name.as_str()),
        |index| format!("flows[{index}].name"),
        reader,
    );
    for (index, flow) in scenario.flows.iter().enumerate() {
        reader.inside(&format!("flows[{index}]"), |reader| {
            ways.check_ends(&flow.from, &flow.to, reader);
            let known = ways.has(&flow.from) && ways.has(&flow.to);
            if known && flow.paths.is_empty() && !ways.joined(&flow.from, &flow.to) {
                let (from, to) = (&flow.from, &flow.to);
                reader.fail(format!(
                    "no way leads from {from} to {to}: they share no constellation, and no links join them"
                ));
            }
            reader.inside("paths", |reader| {
                super::paths::flow(scenario, [&flow.from, &flow.to], &flow.paths, ways, reader);
            });
            super::applications::check(flow, reader);
            flow.transport.check(reader);
            few_paths(flow.paths.len(), &flow.transport, reader);
            super::gateways::check(flow, ways, reader);
            super::incidents::check(flow, ways, reader);
            super::addresses::check(flow, reader);
            super::stream_requests::check(flow, reader);
        });
    }
    reader.inside("background", |reader| background(scenario, &scenario.background, reader));
}

/// Not every protocol takes several paths.
fn few_paths(paths: usize, settings: &Settings, reader: &mut Reader) {
    let most = settings.most_paths();
    if paths > most {
        let label = settings.protocol().label();
        reader.fail_at("paths", format!("{paths} paths, and {most} is the most that {label} takes"));
    }
}

fn background(scenario: &Scenario, background: &Background, reader: &mut Reader) {
    let connections: u64 = scenario.flows.iter().map(|flow| 1 + flow.gateways.len() as u64).sum();
    let total = connections + u64::from(background.associations);
    if total > MOST_FLOWS {
        let opened =
            if connections > scenario.flows.len() as u64 { " and the connections of gateways" } else { "" };
        reader.fail_at(
            "associations",
            format!("{total} flows with those in focus{opened}, and {MOST_FLOWS} is the most"),
        );
    }
    if background.associations > 0 && scenario.constellations.is_empty() {
        reader.fail_at("associations", "random places need a constellation to talk over, and there is none");
    }
    reader.inside("paths", |reader| super::paths::background(scenario, &background.paths, reader));
    if background.latitude_min_deg > background.latitude_max_deg {
        let (south, north) = (background.latitude_min_deg, background.latitude_max_deg);
        reader.fail_at("latitude_min_deg", format!("{south}° is north of latitude_max_deg, {north}°"));
    }
    background.transport.check(reader);
    let own = background.transport.settings(scenario.flows.first().map(|flow| &flow.transport));
    few_paths(background.paths.len(), &own, reader);
}
