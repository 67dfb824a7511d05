//! What a run shows to stand in its scenario's way, each in a sentence with its path. The scenario is valid all the same:
//! that cities have no connection is a state, not an error.

use skywindow_network::Cause;

use crate::flow::transfer::{Transfer, transfers};
use crate::run::world::World;

/// More names than this are counted instead.
const MOST_NAMED: usize = 3;

impl World {
    /// What the run so far shows to stand in the scenario's way, in sentences with their paths.
    pub fn remarks(&self) -> Vec<String> {
        remarks(self)
    }
}

fn remarks(world: &World) -> Vec<String> {
    let unserved = unserved(world);
    let of_masks = (0..world.scenario.constellations.len()).filter_map(|c| of_mask(world, c, &unserved));
    let foreground = transfers(&world.flows).filter(|transfer| !transfer.first.background);
    let of_flows =
        foreground.enumerate().filter_map(|(number, flow)| of_flow(world, number, &flow, &unserved));
    of_masks.chain(of_flows).collect()
}

/// The terminals at the ends of flows that have not had any satellite.
fn unserved(world: &World) -> Vec<u32> {
    let (sky, terrain) = (world.network.sky(), &world.terrain);
    (0..sky.terminals()).filter(|&terminal| terrain.is_unserved_end(sky.terminal_node(terminal))).collect()
}

fn of_mask(world: &World, constellation: usize, unserved: &[u32]) -> Option<String> {
    let sky = world.network.sky();
    // One that avoids the satellites of another may have seen some.
    let blind = |&&terminal: &&u32| {
        sky.terminal(terminal)
            .is_some_and(|spec| spec.constellation == constellation && spec.avoids.is_none())
    };
    let name = |&terminal: &u32| world.names.node(f64::from(sky.terminal_node(terminal)));
    let names: Vec<&str> = unserved.iter().filter(blind).map(name).collect();
    let mask = world.scenario.constellations.get(constellation)?.elevation_mask_deg;
    (!names.is_empty()).then(|| {
        let seconds = world.reached.as_secs_f64();
        format!(
            "constellations[{constellation}].elevation_mask_deg: in {seconds} s no satellite stood {mask}° above the horizon of {}",
            listed(&names)
        )
    })
}

fn of_flow(world: &World, number: usize, flow: &Transfer<'_>, unserved: &[u32]) -> Option<String> {
    let sent = flow.first.tally.packets[0];
    let sky = world.network.sky();
    let known = flow
        .legs()
        .flat_map(|leg| &leg.ends)
        .flat_map(|end| &end.ports)
        .any(|port| sky.terminal_of_node(port.node).is_some_and(|terminal| unserved.contains(&terminal)));
    let stuck = sent > 0 && flow.first.tally.lost[0][Cause::NoRoute.place()] == sent;
    (stuck && !known)
        .then(|| format!("flows[{number}]: none of its {sent} packets found a way ({})", flow.first.name))
}

/// "Quito", "Quito and London", "Quito, London, Tokyo and 5 more".
fn listed(names: &[&str]) -> String {
    match names {
        [one] => (*one).to_owned(),
        [first @ .., last] if names.len() <= MOST_NAMED => format!("{} and {last}", first.join(", ")),
        _ => format!("{} and {} more", names[..MOST_NAMED].join(", "), names.len() - MOST_NAMED),
    }
}
