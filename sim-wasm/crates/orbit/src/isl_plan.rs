//! Lists the inter-satellite links a constellation has by its rules, up or not.

use skywindow_units::sort_seldom;

use crate::link::{Isl, LinkKind};
use crate::motion::Motion;
use crate::nearest::most_links;
use crate::shell::Shell;

/// All links of a shell, ordered by lower end, kind and upper end, each once. To nearest satellites there are as many as
/// each can have, with upper ends that are still to be found.
pub(crate) fn plan(shell: &Shell) -> Vec<Isl> {
    let mut links = Vec::new();
    if let Some(spec) = &shell.spec.isl.nearest {
        let most = most_links(spec, shell.count());
        let of_satellite =
            |a: u32| (0..most).map(move |_| Isl { a, b: a, kind: LinkKind::Nearest, up: false });
        links.extend((shell.first..shell.first + shell.count()).flat_map(of_satellite));
        return links;
    }
    intraplane(shell, &mut links);
    interplane(shell, &mut links);
    cross_seam(shell, &mut links);
    let key = |link: &Isl| (link.a, link.kind, link.b);
    sort_seldom(&mut links, |one, other| key(one) < key(other));
    links.dedup();
    links
}

fn join(links: &mut Vec<Isl>, one: u32, other: u32, kind: LinkKind) {
    if one != other {
        links.push(Isl { a: one.min(other), b: one.max(other), kind, up: false });
    }
}

fn intraplane(shell: &Shell, links: &mut Vec<Isl>) {
    for &reach in &shell.spec.isl.intraplane {
        for satellite in shell.first..shell.first + shell.count() {
            let (plane, slot) = shell.place(satellite);
            join(links, satellite, shell.node(plane, slot + reach), LinkKind::Intraplane);
        }
    }
}

fn interplane(shell: &Shell, links: &mut Vec<Isl>) {
    if !shell.orbits.planes_in_order() {
        return;
    }
    let planes = shell.planes();
    for &reach in shell.spec.isl.interplane.iter().filter(|&&reach| reach < planes) {
        for satellite in shell.first..shell.first + shell.count() {
            let (plane, slot) = shell.place(satellite);
            let far = plane + reach;
            if far < planes {
                // Where planes differ in their number of satellites some have no neighbour.
                if slot < shell.slots(far) {
                    join(links, satellite, shell.node(far, slot), LinkKind::Interplane);
                }
            } else if let Some(shift) = shell.orbits.closes() {
                join(links, satellite, shell.node(far - planes, slot + shift), LinkKind::Interplane);
            }
        }
    }
}

fn cross_seam(shell: &Shell, links: &mut Vec<Isl>) {
    let last = shell.planes() - 1;
    let Some(rule) = shell.spec.isl.cross_seam.filter(|_| last > 0) else { return };
    let slots = shell.slots(0);
    for slot in 0..slots {
        let peer = (i64::from(rule.first_slot) - i64::from(slot)).rem_euclid(i64::from(slots)) as u32;
        join(links, shell.node(0, slot), shell.node(last, peer), LinkKind::CrossSeam);
    }
}
