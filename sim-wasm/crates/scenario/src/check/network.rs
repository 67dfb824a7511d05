//! Stations, routers and wired links: names that must exist, and which nodes have a way to each other.

use super::ways::Ways;
use crate::{Damaged, Gsl, HeaderCompression, Relay, Scenario, Station};
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
    for (index, constellation) in scenario.constellations.iter().enumerate() {
        let (gsl, isl) = (&constellation.gsl, &constellation.isl);
        reader.inside(&format!("constellations[{index}].gsl"), |reader| {
            repeats(gsl, reader);
            compresses(gsl.header_compression.as_ref(), reader);
            hands_on(gsl.damaged, gsl.arq.is_some(), gsl.header_compression.is_some(), reader);
        });
        reader.inside(&format!("constellations[{index}].isl"), |reader| {
            compresses(isl.header_compression.as_ref(), reader);
            hands_on(isl.damaged, isl.arq.is_some(), isl.header_compression.is_some(), reader);
        });
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

/// A satellite that only repeats the signal sends nothing of its own.
fn repeats(gsl: &Gsl, reader: &mut Reader) {
    if gsl.relay == Relay::OnBoard {
        return;
    }
    if gsl.uplink_rate_bps.is_some() {
        let why =
            "has no place with a bent pipe, which has one rate, rate_bps, that of the uplink: leave it out";
        reader.fail_at("uplink_rate_bps", why);
    }
    for (field, said) in
        [("arq", gsl.arq.is_some()), ("header_compression", gsl.header_compression.is_some())]
    {
        if said {
            reader.fail_at(field, "has no place with a bent pipe, which takes no packet in: leave it out");
        }
    }
}

/// A compressed header is shorter than a full one, and a context that breaks can be mended.
fn compresses(chosen: Option<&HeaderCompression>, reader: &mut Reader) {
    let Some(own) = chosen else { return };
    if own.compressed_bytes >= own.header_bytes {
        let why =
            format!("{} bytes are no fewer than header_bytes, {}", own.compressed_bytes, own.header_bytes);
        reader.fail_at("header_compression.compressed_bytes", why);
    }
    if own.context_loss && !own.feedback && own.refresh_packets.is_none() {
        let why = "has no end: without feedback and refresh_packets a context that is broken stays so";
        reader.fail_at("header_compression.feedback", why);
    }
}

/// A link that checks nothing knows of no frame that it should send again, or could not decompress.
fn hands_on(damaged: Damaged, repeats: bool, compresses: bool, reader: &mut Reader) {
    for (field, said) in [("arq", repeats), ("header_compression", compresses)] {
        if said && damaged == Damaged::Deliver {
            let why = format!(
                "has no place beside {field}, by which the link finds damaged frames: leave one of them out"
            );
            reader.fail_at("damaged", why);
        }
    }
}

fn link(scenario: &Scenario, index: usize, ways: &mut Ways, reader: &mut Reader) {
    let link = &scenario.links[index];
    link.queue.check(reader);
    compresses(link.header_compression.as_ref(), reader);
    hands_on(link.damaged, link.arq.is_some(), link.header_compression.is_some(), reader);
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
