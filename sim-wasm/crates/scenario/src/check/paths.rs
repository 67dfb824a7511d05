//! The paths of an association: interfaces that exist, belong together and are not the same twice.

use std::collections::BTreeSet;

use crate::{FlowPath, Scenario};
use skywindow_form::Reader;

use super::ways::Ways;

/// Notes paths of the flow between `from` and `to` that name what does not exist, lead nowhere or are there already.
pub(super) fn flow(
    scenario: &Scenario,
    [from, to]: [&str; 2],
    paths: &[FlowPath],
    ways: &Ways,
    reader: &mut Reader,
) {
    let mut seen = BTreeSet::new();
    for (index, path) in paths.iter().enumerate() {
        reader.inside(&format!("[{index}]"), |reader| {
            let ends = [path.from.as_deref().unwrap_or(from), path.to.as_deref().unwrap_or(to)];
            if named(scenario, path, ends, ways, reader) && path.via.is_none() && !seen.insert(ends) {
                let [from, to] = ends;
                reader.fail(format!("is the path from {from} to {to} once more"));
            }
        });
    }
}

/// Whether all names of a path are known and its ends have a way to each other.
fn named(scenario: &Scenario, path: &FlowPath, ends: [&str; 2], ways: &Ways, reader: &mut Reader) -> bool {
    let mut known = via(scenario, path, reader);
    for (field, name) in [("from", &path.from), ("to", &path.to)] {
        let Some(name) = name.as_deref().filter(|name| !ways.has(name)) else { continue };
        let near = super::suggestion(name, ways.names(), reader);
        reader.fail_at(field, format!("there is no station or router \"{name}\"{near}"));
        known = false;
    }
    if !known || !ends.iter().all(|name| ways.has(name)) {
        return false;
    }
    let [from, to] = ends;
    if from == to {
        reader.fail(format!("begins and ends at {from}"));
        return false;
    }
    if path.via.is_some() {
        let Some(router) = ends.iter().find(|&&name| !scenario.stations.iter().any(|s| s.name == name))
        else {
            return true;
        };
        reader.fail_at("via", format!("{router} is a router, which has no terminals"));
        return false;
    }
    if !ways.joined(from, to) {
        reader.fail(format!(
            "no way leads from {from} to {to}: they share no constellation, and no links join them"
        ));
        return false;
    }
    true
}

/// Notes a constellation that does not exist.
fn via(scenario: &Scenario, path: &FlowPath, reader: &mut Reader) -> bool {
    let Some(id) = &path.via else { return true };
    let known = scenario.constellations.iter().map(|c| c.id.as_str());
    if known.clone().any(|name| name == id) {
        return true;
    }
    let near = super::suggestion(id, known, reader);
    reader.fail_at("via", format!("there is no constellation \"{id}\"{near}"));
    false
}

/// Notes paths of background associations, whose interfaces can only be terminals.
pub(super) fn background(scenario: &Scenario, paths: &[FlowPath], reader: &mut Reader) {
    for (index, path) in paths.iter().enumerate() {
        reader.inside(&format!("[{index}]"), |reader| {
            for (field, _) in
                [("from", &path.from), ("to", &path.to)].iter().filter(|(_, name)| name.is_some())
            {
                reader.fail_at(field, "places in the background have no stations: leave it out");
            }
            if path.is_dated() {
                let field = if path.begins_s() > 0.0 { "up_s" } else { "down_s" };
                reader.fail_at(field, "addresses of the background stay as they are: leave it out");
            }
            if path.via.is_none() {
                reader.fail_at("via", "is missing: a path in the background leads over a constellation");
            }
            via(scenario, path, reader);
        });
    }
}
