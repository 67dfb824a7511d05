//! The paths of the recorded flows, followed link by link through the routing tables.

use std::collections::{BTreeSet, VecDeque};

use skywindow_network::{NO_LINK, Network};
use skywindow_units::{Duration, SimTime};

use crate::flow::Detail;
use crate::happenings::{Concerns, Happening};
use crate::recording::{Direction, Recording, RouteLinkRow, RouteNodeRow, RouteRow};
use crate::run::world::World;
use crate::sky::shown::{RouteKey, ShownRoute};

/// When a path is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// If its nodes have changed.
    Changed,
    /// In any case, for its present delay.
    Always,
}

/// Steps of work to follow a path, and for each node on it.
const STEPS_PER_PATH: u64 = 16;
const STEPS_PER_NODE: u64 = 2;

impl World {
    /// Writes the paths of all flows that are recorded with their windows or in full, from `key` on, as long as there
    /// is work left. Returns where to go on, or none if that was all.
    pub(crate) fn show_paths(&mut self, now: SimTime, mut key: RouteKey, when: When) -> Option<RouteKey> {
        let Self { flows, network, recording, work, .. } = self;
        let mut nodes = Vec::new();
        while let Some(flow) = flows.get_mut(key.flow) {
            if !work.remains() {
                return Some(key);
            }
            let Some(route) = flow.routes.get_mut(key.path).filter(|_| flow.detail >= Detail::Windows) else {
                work.spend(1);
                key = key.next_flow();
                continue;
            };
            let RouteKey { path, direction, .. } = key;
            if let Some(port) = flow.ends[usize::from(direction)].port(path as u8) {
                let delay = follow(network, now, port.node, port.peer, &mut nodes);
                work.spend(STEPS_PER_PATH + STEPS_PER_NODE * nodes.len() as u64 + network.take_steps());
                let row = Row { flow: key.flow as u16, path: path as u8, direction, delay };
                write(now, &row, &nodes, route, recording, when);
                if direction == 0 {
                    route.show_state(now, row.flow, row.path, network, recording);
                }
                if network.spreads() {
                    let links = all_links(network, port.node, port.peer);
                    work.spend(STEPS_PER_NODE * links.len() as u64 + network.take_steps());
                    write_links(now, &row, links, route, recording);
                }
            }
            key = key.next();
        }
        None
    }
}

/// Which route a row is about, and its delay; none without a route.
struct Row {
    flow: u16,
    path: u8,
    direction: u8,
    delay: Option<Duration>,
}

fn write(
    now: SimTime,
    row: &Row,
    nodes: &Vec<u16>,
    route: &mut ShownRoute,
    recording: &mut Recording,
    when: When,
) {
    let direction = usize::from(row.direction);
    let old = &mut route.nodes[direction];
    let changed = old != nodes;
    if !changed && when == When::Changed {
        return;
    }
    let links = nodes.len().saturating_sub(1);
    let delay_ms = row.delay.map_or(-1.0, Duration::as_millis_f64);
    if changed && row.direction == 0 {
        let (links, before) = (links as u32, old.len().saturating_sub(1) as u32);
        let Row { flow, path, delay, .. } = *row;
        let happening = if delay.is_some() {
            Happening::RouteChanged { links, delay, before }
        } else {
            Happening::RouteLost { links, delay, before }
        };
        recording.events.push(happening.row(now, Concerns::path(flow, path)));
    }
    if changed || recording.route_nodes.rows() == 0 {
        route.first[direction] = push_nodes(recording, nodes);
    }
    old.clone_from(nodes);
    let first = route.first[direction];
    recording.routes.push(RouteRow {
        t: now,
        flow: row.flow,
        path: row.path,
        direction: Direction::from_end(row.direction),
        delay_ms: delay_ms as f32,
        links: links as u16,
        first,
    });
}

/// Writes the links of all paths, if they have changed.
fn write_links(
    now: SimTime,
    row: &Row,
    links: Vec<[u16; 2]>,
    route: &mut ShownRoute,
    recording: &mut Recording,
) {
    let old = &mut route.links[usize::from(row.direction)];
    if *old == links {
        return;
    }
    let direction = Direction::from_end(row.direction);
    for &[from, to] in &links {
        let Row { flow, path, .. } = *row;
        recording.route_links.push(RouteLinkRow { t: now, flow, path, direction, from, to });
    }
    *old = links;
}

/// The links of all paths from `from` to `to` that packets may take, by their ends, in the order in which a search from
/// the first node finds them.
fn all_links(network: &mut Network, from: u32, to: u32) -> Vec<[u16; 2]> {
    let (mut links, mut reached, mut open) = (Vec::new(), BTreeSet::from([from]), VecDeque::from([from]));
    while let Some(node) = open.pop_front() {
        let ways: Vec<u32> = network.choices(node, to).collect();
        for link in ways {
            let next = network.links()[link as usize].spec.to;
            links.push([node as u16, next as u16]);
            if reached.insert(next) {
                open.push_back(next);
            }
        }
    }
    links
}

fn push_nodes(recording: &mut Recording, nodes: &[u16]) -> u64 {
    let first = recording.route_nodes.rows();
    for &node in nodes {
        recording.route_nodes.push(RouteNodeRow { node });
    }
    first
}

/// Walks from `from` to `to`, leaves the nodes in `nodes` and returns the delay; `None` (and no nodes) without a route.
pub fn follow(
    network: &mut Network,
    now: SimTime,
    from: u32,
    to: u32,
    nodes: &mut Vec<u16>,
) -> Option<Duration> {
    nodes.clear();
    nodes.push(from as u16);
    let (mut node, mut delay) = (from, Duration::ZERO);
    while node != to {
        let link = network.route(node, to);
        // A path of more links than there are is a loop.
        if link == NO_LINK || nodes.len() > network.links().len() {
            nodes.clear();
            return None;
        }
        delay = delay + network.delay(link, now);
        node = network.links()[link as usize].spec.to;
        nodes.push(node as u16);
    }
    Some(delay)
}
