//! Lists the inter-satellite links a constellation has by its rules, up or not.

use crate::link::{Isl, LinkKind};
use crate::shell::Shell;
use crate::spec::{ConstellationKind, Phasing};

/// All links of a shell, ordered by lower end, kind and upper end, each once.
pub(crate) fn plan(shell: &Shell) -> Vec<Isl> {
    let mut links = Vec::new();
    intraplane(shell, &mut links);
    interplane(shell, &mut links);
    cross_seam(shell, &mut links);
    links.sort_unstable_by_key(|link| (link.a, link.kind, link.b));
    links.dedup();
    links
}

/// The satellite before `satellite` in its plane, the one that comes after it over a place on the ground.
pub(crate) fn follower(shell: &Shell, satellite: u32) -> u32 {
    let index = satellite - shell.first;
    let (plane, slot) = (index / shell.slots, index % shell.slots);
    node(shell, plane, (slot + shell.slots - 1) % shell.slots)
}

fn node(shell: &Shell, plane: u32, slot: u32) -> u32 {
    shell.first + plane * shell.slots + slot
}

fn join(links: &mut Vec<Isl>, one: u32, other: u32, kind: LinkKind) {
    if one != other {
        links.push(Isl { a: one.min(other), b: one.max(other), kind, up: false });
    }
}

fn intraplane(shell: &Shell, links: &mut Vec<Isl>) {
    for &reach in &shell.spec.isl.intraplane {
        for index in 0..shell.count() {
            let (plane, slot) = (index / shell.slots, index % shell.slots);
            let peer = node(shell, plane, (slot + reach) % shell.slots);
            join(links, shell.first + index, peer, LinkKind::Intraplane);
        }
    }
}

fn interplane(shell: &Shell, links: &mut Vec<Isl>) {
    let planes = shell.planes.len() as u32;
    let wraps = shell.spec.kind == ConstellationKind::WalkerDelta;
    let shift = if wraps { wrap_shift(shell, planes) } else { 0 };
    for &reach in shell.spec.isl.interplane.iter().filter(|&&reach| reach < planes) {
        for index in 0..shell.count() {
            let (plane, slot) = (index / shell.slots, index % shell.slots);
            let far = plane + reach;
            if far < planes {
                join(links, shell.first + index, node(shell, far, slot), LinkKind::Interplane);
            } else if wraps {
                let peer = node(shell, far - planes, (slot + shift) % shell.slots);
                join(links, shell.first + index, peer, LinkKind::Interplane);
            }
        }
    }
}

/// How many slots a full turn of cumulative phase steps adds up to: where the last plane meets the first,
/// the neighbour is that many slots on, so that this link is like all others.
fn wrap_shift(shell: &Shell, planes: u32) -> u32 {
    if shell.spec.phasing == Some(Phasing::Alternate) {
        return 0;
    }
    let turn_deg = shell.spec.phase_step_deg.unwrap_or(0.0) * f64::from(planes);
    let slots = f64::from(shell.slots);
    let shift = (turn_deg * slots / 360.0).round();
    (shift - (shift / slots).floor() * slots) as u32
}

fn cross_seam(shell: &Shell, links: &mut Vec<Isl>) {
    let last = shell.planes.len() as u32 - 1;
    let Some(rule) = shell.spec.isl.cross_seam.filter(|_| last > 0) else { return };
    for slot in 0..shell.slots {
        let peer = (i64::from(rule.first_slot) - i64::from(slot)).rem_euclid(i64::from(shell.slots)) as u32;
        join(links, node(shell, 0, slot), node(shell, last, peer), LinkKind::CrossSeam);
    }
}
