//! Stations, routers and wired links: names that must exist, and which nodes have a way to each other.

use super::ways::Ways;
use crate::{Scenario, Station};
use skywindow_form::Reader;

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
    let mut ways = Ways::new(constellations, names);
    for (index, station) in scenario.stations.iter().enumerate() {
        reader.inside(&format!("stations[{index}].terminals"), |reader| terminals(scenario, station, reader));
        for hub in served_by(scenario, station) {
            ways.join(hub, constellations + index);
        }
        if station.resequencing.is_some() && served_by(scenario, station).next().is_none() {
            let name = &station.name;
            reader.fail_at(
                &format!("stations[{index}].resequencing"),
                format!(
                    "puts back in order what comes from satellites, and {name} has no terminal: leave it out"
                ),
            );
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
    link.queue.check(reader);
    ways.check_ends(&link.from, &link.to, reader);
    ways.join_names([&link.from, &link.to]);
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
