//! Where a capture is made: at an end of a flow, at a node, or on a link.

use skywindow_form::nearest;
use skywindow_scenario::Problem;

use super::tap::Watched;
use crate::flow::{Detail, Flow};
use crate::run::world::World;

/// The ways to name a point, for those who ask.
pub const POINTS: &str = "sender, receiver (of the first flow), flows[N].sender, flows[N].receiver, senders, receivers \
    (of all flows that are recorded in full), the name of a station, router or satellite, or two of these with > \
    between them for the link that joins them";

/// The ways to name an end of a flow, for those who ask.
const ENDS: &str = "sender, receiver (of the first flow), flows[N].sender, flows[N].receiver";

/// A point of a run, and the interfaces that a capture has there.
#[derive(Debug)]
pub struct Place {
    /// What passes there.
    pub watched: Watched,
    /// Where.
    pub interfaces: Vec<Interface>,
}

/// Where packets are captured.
#[derive(Debug)]
pub struct Interface {
    /// Its name.
    pub name: String,
    /// More about it.
    pub description: String,
}

/// The point of `world` that `text` names.
///
/// # Errors
/// There is none, or nothing there is recorded in full.
pub fn find(world: &World, text: &str) -> Result<Place, Problem> {
    let text = text.trim();
    let first = || named_flow(world, 0);
    match text {
        "sender" => return ends(world, &[(first()?, 0)]),
        "receiver" => return ends(world, &[(first()?, 1)]),
        "senders" | "receivers" => return all_ends(world, u8::from(text == "receivers")),
        _ => {}
    }
    if let Some((number, end)) = end_of_flow(text) {
        return ends(world, &[(named_flow(world, number)?, end)]);
    }
    if let Some(node) = world.node_called(text) {
        some_recorded(world)?;
        let description = format!("everything that passes through {text}");
        let interfaces = vec![Interface { name: text.to_owned(), description }];
        return Ok(Place { watched: Watched::Node(node), interfaces });
    }
    match text.split_once('>') {
        Some((from, to)) => link(world, from.trim(), to.trim()),
        None => Err(unknown(world, text)),
    }
}

/// The flow and the end of the flow of `world` that `text` names: a log is of one end.
///
/// # Errors
/// It names none, or the flow is not recorded in full.
pub fn end(world: &World, text: &str) -> Result<(u16, u8), Problem> {
    let named = match text.trim() {
        "sender" => Some((0, 0)),
        "receiver" => Some((0, 1)),
        other => end_of_flow(other),
    };
    let Some((number, end)) = named else {
        let message = format!("a qlog is of one end of a flow: one of {ENDS}, not \"{text}\"");
        return Err(Problem::new("capture", message));
    };
    let first = named_flow(world, number)?;
    if world.flows[first].detail != Detail::Full {
        return Err(not_recorded(world, first));
    }
    let flow = if end == 0 { first } else { last_leg(world, first) };
    Ok((flow as u16, end))
}

/// Every way to name a point of `world` that is no satellite, for menus.
pub fn points(world: &World) -> Vec<String> {
    let flows = heads(world).enumerate().filter(|(_, flow)| world.flows[*flow].detail == Detail::Full);
    let ends =
        flows.flat_map(|(number, _)| ["sender", "receiver"].map(|end| format!("flows[{number}].{end}")));
    let nodes = (world.network.sky().satellites()..world.names.count())
        .map(|node| world.names.node(node.into()).to_owned());
    ends.chain(nodes).collect()
}

/// `flows[N].sender` and `flows[N].receiver`.
fn end_of_flow(text: &str) -> Option<(usize, u8)> {
    let (number, end) = text.strip_prefix("flows[")?.split_once("].")?;
    let end = ["sender", "receiver"].iter().position(|&known| known == end)?;
    Some((number.parse().ok()?, end as u8))
}

/// The number of the first connection of each flow.
fn heads(world: &World) -> impl Iterator<Item = usize> + '_ {
    let begins = |flow: &Flow| flow.leg.is_none_or(|leg| leg.number == 0);
    world.flows.iter().enumerate().filter(move |(_, flow)| begins(flow)).map(|(number, _)| number)
}

fn named_flow(world: &World, number: usize) -> Result<usize, Problem> {
    heads(world).nth(number).ok_or_else(|| {
        let message = match heads(world).count() {
            0 => "the scenario has no flow to capture".to_owned(),
            count => format!("there is no such flow to capture: the scenario has {count}, counted from 0"),
        };
        Problem::new(format!("flows[{number}]"), message)
    })
}

/// The last connection of the flow that begins with `first`.
fn last_leg(world: &World, first: usize) -> usize {
    let more = world.flows[first + 1..].iter().take_while(|flow| flow.leg.is_some_and(|leg| leg.number > 0));
    first + more.count()
}

fn not_recorded(world: &World, first: usize) -> Problem {
    let number = heads(world).position(|head| head == first).unwrap_or(0);
    let path = if world.flows[first].background {
        "background.record".into()
    } else {
        format!("flows[{number}].record")
    };
    Problem::new(path, "a capture needs \"full\", for no packets are kept of what is recorded otherwise")
}

fn some_recorded(world: &World) -> Result<(), Problem> {
    match world.flows.iter().any(|flow| flow.detail == Detail::Full) {
        true => Ok(()),
        false => Err(named_flow(world, 0).map_or_else(|problem| problem, |first| not_recorded(world, first))),
    }
}

fn all_ends(world: &World, end: u8) -> Result<Place, Problem> {
    some_recorded(world)?;
    let flows = heads(world).filter(|&flow| world.flows[flow].detail == Detail::Full);
    ends(world, &flows.map(|flow| (flow, end)).collect::<Vec<_>>())
}

/// The interfaces of an end of each flow that is given by its first connection.
fn ends(world: &World, chosen: &[(usize, u8)]) -> Result<Place, Problem> {
    let mut watched = Vec::new();
    let mut interfaces: Vec<Interface> = Vec::new();
    for &(first, end) in chosen {
        if world.flows[first].detail != Detail::Full {
            return Err(not_recorded(world, first));
        }
        let number = if end == 0 { first } else { last_leg(world, first) };
        let flow = &world.flows[number];
        watched.push((number as u16, end, interfaces.len() as u32));
        for (path, port) in flow.ends[usize::from(end)].ports.iter().enumerate() {
            let who = if end == 0 { "sender" } else { "receiver" };
            interfaces.push(Interface {
                name: world.names.node(port.node.into()).to_owned(),
                description: format!("{who} of \"{}\", path {path}", flow.name),
            });
        }
    }
    Ok(Place { watched: Watched::Ends(watched), interfaces })
}

fn link(world: &World, from: &str, to: &str) -> Result<Place, Problem> {
    let node = |name: &str| world.node_called(name).ok_or_else(|| unknown(world, name));
    let (a, b) = (node(from)?, node(to)?);
    let links = world.network.links();
    let joins = |x: u32, y: u32| links.iter().any(|link| (link.spec.from, link.spec.to) == (x, y));
    // Links through space come and go, also before the first: whether another one is there is sure.
    let sky = world.network.sky();
    let space = a.max(b) < sky.nodes() && a.min(b) < sky.satellites();
    if a == b || !(space || joins(a, b)) {
        return Err(Problem::new("capture", format!("no link joins {from} and {to}")));
    }
    some_recorded(world)?;
    let interface = |from: &str, to: &str| Interface {
        name: format!("{from} > {to}"),
        description: "packets on the link, when their first bit leaves".into(),
    };
    Ok(Place { watched: Watched::Link(a, b), interfaces: vec![interface(from, to), interface(to, from)] })
}

fn unknown(world: &World, name: &str) -> Problem {
    let nodes = (0..world.names.count()).map(|node| world.names.node(node.into()));
    let hint = match nearest(name, nodes) {
        Some(known) => format!("; did you mean \"{known}\"?"),
        None => format!("; a point is one of: {POINTS}"),
    };
    Problem::new("capture", format!("there is no point called \"{name}\"{hint}"))
}
