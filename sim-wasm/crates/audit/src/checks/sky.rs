//! Links follow the sky: a terminal takes a satellite above its mask, and no more of them at once than it may, and no link
//! leads through the Earth.

use std::collections::{BTreeMap, BTreeSet};

use skywindow_units::{Duration, SimTime};

use crate::case::Case;
use crate::finding::Findings;
use crate::recording::TopologyChange;

/// How far below its mask a satellite may stand, degrees, and a line below its least height, km: instants are found to a
/// microsecond.
const ROUNDING: f64 = 1e-3;

/// Notes links that come up where they cannot be.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    let sky = case.plan.nodes.sky();
    for row in case.rows.topology.iter().filter(|row| row.up == 1) {
        let [a, b] = [row.a, row.b].map(u32::from);
        let wrong = if b < sky { through_the_earth(case, row) } else { below_the_mask(case, row) };
        if let Some(why) = wrong {
            findings.note(row.t, format!("{} comes up, {why}", case.link(a, b)));
        }
    }
    too_many(case, findings);
}

/// Notes terminals with more satellites at once than they may have. What changes at one instant changes together.
fn too_many(case: &Case, findings: &mut Findings) {
    let sky = case.plan.nodes.sky();
    let mut has: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    for together in case.rows.topology.chunk_by(|one, next| one.t == next.t) {
        let ground = || together.iter().filter(|row| u32::from(row.b) >= sky);
        for row in ground() {
            let own = has.entry(row.b.into()).or_default();
            if row.up == 1 {
                own.insert(row.a.into())
            } else {
                own.remove(&row.a.into())
            };
        }
        for node in ground().map(|row| u32::from(row.b)).collect::<BTreeSet<_>>() {
            let Some(terminal) = case.plan.nodes.terminal(node) else { continue };
            let count = has.get(&node).map_or(0, BTreeSet::len);
            if count > terminal.at_once && !case.plan.uses_all(terminal.constellation) {
                let (name, most) = (case.plan.nodes.name(node), terminal.at_once);
                findings.note(
                    together[0].t,
                    format!("{name} has links to {count} satellites at once, and may have {most}"),
                );
            }
        }
    }
}

/// The instants at which a link may have been chosen that comes up at `t`: then, or at the check before, if it was away
/// for a reason of its own meanwhile.
fn chosen(case: &Case, constellation: usize, t: SimTime) -> [SimTime; 2] {
    let interval = case.plan.at(t).check_interval(constellation).map_or(1, Duration::as_nanos).max(1);
    [t, SimTime::from_nanos(t.as_nanos() / interval * interval)]
}

fn below_the_mask(case: &Case, row: &TopologyChange) -> Option<String> {
    let (nodes, sky) = (&case.plan.nodes, &case.plan.sky);
    let [satellite, node] = [row.a, row.b].map(u32::from);
    let terminal = nodes.terminal(node)?;
    if nodes.constellation_of(satellite) != Some(terminal.constellation) {
        return Some("and the terminal is for another constellation".to_owned());
    }
    terminal.place?;
    let mask = sky.constellation(terminal.constellation)?.elevation_mask_deg;
    let number = sky.terminal_of_node(node)?;
    let stands = |t: SimTime| sky.elevation_deg(number, satellite, t);
    let seen = chosen(case, terminal.constellation, row.t).into_iter().any(|t| stands(t) > mask - ROUNDING);
    (!seen).then(|| format!("and the satellite stands at {:.2}°, below the mask of {mask}°", stands(row.t)))
}

fn through_the_earth(case: &Case, row: &TopologyChange) -> Option<String> {
    let (nodes, sky) = (&case.plan.nodes, &case.plan.sky);
    let [a, b] = [row.a, row.b].map(u32::from);
    let constellation = nodes.constellation_of(a)?;
    if nodes.constellation_of(b) != Some(constellation) {
        return Some("and joins two constellations".to_owned());
    }
    let least = |t: SimTime| least_height(sky.position(a, t), sky.position(b, t)) - sky.earth().radius_km;
    let clear = chosen(case, constellation, row.t).into_iter().any(|t| least(t) > -ROUNDING);
    (!clear).then(|| format!("and passes {:.0} km below the ground", -least(row.t)))
}

/// How near a line between two places comes to the centre of the Earth, km.
fn least_height(a: [f64; 3], b: [f64; 3]) -> f64 {
    let along = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    let dot = |a: [f64; 3], b: [f64; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    let part = (-dot(a, along) / dot(along, along).max(f64::MIN_POSITIVE)).clamp(0.0, 1.0);
    let nearest = [0, 1, 2].map(|axis| a[axis] + part * along[axis]);
    dot(nearest, nearest).sqrt()
}
