//! Routes lead from one end of a path to the other over links that there are, and take as long as these do together.

use skywindow_units::Duration;

use super::propagation::{on_way, slack};
use crate::case::Case;
use crate::finding::Findings;
use crate::recording::{FORWARD, Route};

/// The share by which a delay that is kept in 32 bits may be off.
const ROUNDING: f64 = 1e-7;

/// Notes routes that lead elsewhere, over no link, or in another time.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    // A route that is lost has no delay and no nodes.
    for route in case.rows.routes.iter().filter(|route| route.delay_ms >= 0.0) {
        if let Some(why) = wrong(case, route) {
            let flow = case.flow(route.flow);
            findings.note(route.t, format!("the route of path {} of {flow} {why}", route.path));
        }
    }
}

fn wrong(case: &Case, route: &Route) -> Option<String> {
    let name = |node: u32| case.plan.nodes.name(node);
    let (first, links) = (route.first as usize, usize::from(route.links));
    let Some(nodes) = case.rows.route_nodes.get(first..=first + links) else {
        return Some("names nodes that the recording does not have".to_owned());
    };
    let nodes: Vec<u32> = nodes.iter().map(|row| row.node.into()).collect();
    let path = case.plan.flows.get(usize::from(route.flow))?.paths.get(usize::from(route.path))?;
    let [from, to] = if route.direction == FORWARD { *path } else { [path[1], path[0]] };
    if (nodes.first(), nodes.last()) != (Some(&from), Some(&to)) {
        let ends = [nodes[0], nodes[links]].map(name);
        return Some(format!(
            "leads from {} to {}, and not from {} to {}",
            ends[0],
            ends[1],
            name(from),
            name(to)
        ));
    }
    let version = case.plan.at(route.t);
    let (mut delay, mut off) = (Duration::ZERO, Duration::from_nanos(1));
    for pair in nodes.windows(2) {
        let ends = [pair[0], pair[1]];
        let links = version.links(&case.plan.nodes, ends[0], ends[1]);
        let Some(link) = links.first() else {
            return Some(format!("leads from {} to {}, which no link joins", name(ends[0]), name(ends[1])));
        };
        let way = on_way(case, ends, link, route.t);
        if way.is_bound || links.len() > 1 {
            return None;
        }
        delay = delay + way.delay;
        off = off + if way.is_exact { Duration::ZERO } else { slack(case, ends, route.t) };
    }
    let apart_ms = (route.delay_ms - delay.as_millis_f64()).abs();
    let most_ms = off.as_millis_f64() + ROUNDING * route.delay_ms;
    (apart_ms > most_ms).then(|| format!("takes {} ms, and its links {delay}", route.delay_ms))
}
