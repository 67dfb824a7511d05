//! What links are like that change, as the recording shows it.

use std::collections::BTreeSet;

use skywindow_network::{Conditions, Gate, NO_TRANSMITTER, Network};
use skywindow_scenario::Scenario;
use skywindow_units::{SimTime, one_by_one};

use crate::layout::Layout;
use crate::recording::{ConditionRow, LinkChange, Recording};
use crate::varying::courses::{changes_apart, changing_terminals};

/// The size of the packets whose share of losses stands for the error rates of a link, bytes.
const TYPICAL_BYTES: u32 = 1500;

/// Stands for whatever satellite a terminal has, as an end of a link.
pub const ANY_SATELLITE: u32 = u32::MAX;

/// An end of a link that changes, by its number in an event.
pub const fn end_of(number: f64) -> u32 {
    if number < 0.0 { ANY_SATELLITE } else { number as u32 }
}

/// The links, by their ends, whose two directions change apart: of these each direction is told of.
pub fn changing_one_way(scenario: &Scenario, layout: &Layout) -> BTreeSet<(u32, u32)> {
    let apart = scenario.links.iter().filter(|link| link.changes_one_way());
    let wires = apart.filter_map(|link| Some((layout.node_of(&link.from)?, layout.node_of(&link.to)?)));
    let terminals = changing_terminals(scenario, layout)
        .filter(|(_, terminal)| changes_apart(scenario, terminal))
        .map(|(node, _)| (node, ANY_SATELLITE));
    one_by_one(wires.chain(terminals).flat_map(|(from, to)| [(from, to), (to, from)]))
}

/// The conditions of both links of a pair; none if they never change.
pub fn conditions(network: &mut Network, link: u32, now: SimTime) -> Option<[Conditions; 2]> {
    Some([network.conditions(link, now)?, network.conditions(link + 1, now)?])
}

/// Whether routes may lead over a pair of links.
pub fn is_up(pair: [Conditions; 2]) -> bool {
    pair.iter().any(|one| one.gate != Gate::Cut)
}

/// Writes what both links of a pair are like, of which `link` is the first.
pub fn show_conditions(
    now: SimTime,
    link: u32,
    pair: [Conditions; 2],
    network: &mut Network,
    recording: &mut Recording,
) {
    for (link, conditions) in (link..).zip(pair) {
        recording.conditions.push(row(now, link, conditions, network));
    }
}

/// The same of what becomes different: where there are delivery opportunities, what the links are like is written for
/// every measurement interval, with their number in it.
pub fn show_steps(
    now: SimTime,
    link: u32,
    pair: [Conditions; 2],
    network: &mut Network,
    recording: &mut Recording,
) {
    for (link, conditions) in (link..).zip(pair) {
        if !network.leaves_by_opportunity(link) {
            recording.conditions.push(row(now, link, conditions, network));
        }
    }
}

/// What one link is like.
pub fn row(now: SimTime, link: u32, conditions: Conditions, network: &mut Network) -> ConditionRow {
    let delay = network.delay(link, now);
    let spec = network.links()[link as usize].spec;
    let sends = conditions.gate == Gate::Open;
    ConditionRow {
        t: now,
        from: spec.from as u16,
        to: spec.to as u16,
        delay_ms: delay,
        rate_bps: match conditions.rate.as_bps() as f64 {
            _ if !sends => 0.0,
            _ if spec.transmitter == NO_TRANSMITTER => -1.0,
            rate => rate,
        },
        loss: loss(conditions) as f32,
        up: if conditions.gate == Gate::Cut { LinkChange::Down } else { LinkChange::Up },
    }
}

/// The share of losses that stands for its error rates.
pub fn loss(conditions: Conditions) -> f64 {
    conditions.errors.probability(TYPICAL_BYTES)
}
