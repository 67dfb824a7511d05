//! A recording beside its plan: every packet with the links that it crossed and what became of it.

use std::collections::BTreeMap;

use skywindow_units::SimTime;

use crate::finding::{Findings, seconds};
use crate::plan::{Link, Plan};
use crate::recording::{FORWARD, Fate, Rows, Segment, TOO_BIG, TOO_BIG_REPORT};
use crate::size::Size;

/// A packet on its way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// Where it begins; none where nobody can have sent it.
    pub origin: Option<u32>,
    /// Where it is to go.
    pub destination: Option<u32>,
    /// Where it is in the end.
    pub at: Option<u32>,
    /// When it came there or, at a gateway that puts packets back in order, when it went on.
    pub since: SimTime,
    /// The last of its crossings, by its place.
    pub last: Option<usize>,
    /// What became of it, the first that is said.
    pub fate: Option<Fate>,
    size: Size,
}

/// A packet on a link, in the order of offers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crossing {
    /// The packet.
    pub segment: u32,
    /// From where.
    pub from: u32,
    /// To where.
    pub to: u32,
    /// When it was there to be sent.
    pub offered: SimTime,
    /// When its transmission begins.
    pub start: SimTime,
    /// When its last bit arrives.
    pub end: SimTime,
    /// Its size as it came to the link.
    pub size: Size,
}

/// All that checks look at.
pub(crate) struct Case<'a> {
    /// What the document says.
    pub plan: &'a Plan,
    /// What the recording says.
    pub rows: &'a Rows,
    /// Everything up to this instant is recorded.
    pub reached: SimTime,
    /// A way for each packet.
    pub ways: Vec<Way>,
    /// Every hop of a packet that there is.
    pub crossings: Vec<Crossing>,
    /// Until when a packet waits at a gateway that came there at an instant, by packet, node and instant.
    waits: BTreeMap<(u32, u32, SimTime), SimTime>,
}

impl<'a> Case<'a> {
    /// Follows every packet, and notes what does not follow from what was before.
    pub fn new(plan: &'a Plan, rows: &'a Rows, reached: SimTime, findings: &mut Findings) -> Self {
        let ways = begins(plan, rows);
        let waits = rows.resequenced.iter().map(|row| ((row.segment, row.node.into(), row.since), row.t));
        let waits = waits.collect();
        let mut case = Self { plan, rows, reached, ways, crossings: Vec::new(), waits };
        case.follow(findings);
        for fate in &rows.fates {
            if let Some(way) = case.ways.get_mut(fate.segment as usize) {
                way.fate.get_or_insert(*fate);
            }
        }
        case
    }

    fn follow(&mut self, findings: &mut Findings) {
        for hop in &self.rows.hops {
            let Some(&way) = self.ways.get(hop.segment as usize) else {
                let sentence = format!("a hop is of packet {}, which there is not", hop.segment);
                findings.note(hop.start, sentence);
                continue;
            };
            let (from, to) = (u32::from(hop.from), u32::from(hop.to));
            if way.at.is_some_and(|at| at != from) {
                let before = if way.last.is_some() { "it had come to" } else { "it was sent from" };
                let was = way.at.map(|at| self.plan.nodes.name(at)).unwrap_or_default();
                let from = self.plan.nodes.name(from);
                let sentence =
                    format!("{} leaves {from} out of thin air: {before} {was}", self.packet(hop.segment));
                findings.note(hop.start, sentence);
            }
            if hop.start < way.since {
                let sentence = format!(
                    "{} leaves {} before it comes there at {}",
                    self.packet(hop.segment),
                    self.plan.nodes.name(from),
                    seconds(way.since)
                );
                findings.note(hop.start, sentence);
            }
            if hop.end < hop.start {
                let sentence = format!(
                    "{} comes to {} at {}, before it leaves",
                    self.packet(hop.segment),
                    self.plan.nodes.name(to),
                    seconds(hop.end)
                );
                findings.note(hop.start, sentence);
            }
            self.cross(Crossing {
                segment: hop.segment,
                from,
                to,
                offered: way.since,
                start: hop.start,
                end: hop.end,
                size: way.size,
            });
        }
    }

    fn cross(&mut self, crossing: Crossing) {
        let version = self.plan.at(crossing.offered);
        let links = version.links(&self.plan.nodes, crossing.from, crossing.to);
        let mtu = links.first().map_or(u32::MAX, |link| link.mtu);
        let way = &mut self.ways[crossing.segment as usize];
        *way = Way {
            at: Some(crossing.to),
            since: self
                .waits
                .get(&(crossing.segment, crossing.to, crossing.end))
                .copied()
                .unwrap_or(crossing.end),
            last: Some(self.crossings.len()),
            size: crossing.size.within(mtu),
            ..*way
        };
        self.crossings.push(crossing);
    }

    /// The links that a packet may have crossed: as they were when it was offered or, where a managed queue has kept it, when
    /// it was sent.
    pub fn links(&self, crossing: &Crossing) -> Vec<Link<'_>> {
        let at = |t| self.plan.at(t).links(&self.plan.nodes, crossing.from, crossing.to);
        let links = at(crossing.offered);
        if links.iter().any(|link| link.managed.is_some()) { at(crossing.start) } else { links }
    }

    /// What became of the packet at the end of a crossing; nothing if it went on.
    pub fn fate_after(&self, place: usize) -> Option<Fate> {
        let way = self.ways[self.crossings[place].segment as usize];
        way.fate.filter(|_| way.last == Some(place))
    }

    /// A packet in words.
    pub fn packet(&self, segment: u32) -> String {
        let row = self.rows.segments.get(segment as usize);
        let flow = row.map_or_else(|| "no flow".to_owned(), |row| self.flow(row.flow));
        format!("packet {segment} of {flow}")
    }

    /// A flow in words.
    pub fn flow(&self, number: u16) -> String {
        match self.plan.flows.get(usize::from(number)) {
            Some(flow) => format!("{:?}", flow.name),
            None => format!("flow {number}, which there is not"),
        }
    }

    /// A link in words.
    pub fn link(&self, from: u32, to: u32) -> String {
        format!("the link from {} to {}", self.plan.nodes.name(from), self.plan.nodes.name(to))
    }
}

/// Where the packets begin.
fn begins(plan: &Plan, rows: &Rows) -> Vec<Way> {
    let forged: BTreeMap<u32, u32> = rows.forged.iter().map(|row| (row.segment, row.node.into())).collect();
    let too_big = too_big(rows);
    let way = |(number, row): (u32, &Segment)| {
        let origin = match forged.get(&number) {
            Some(&node) => Some(node),
            None if row.kind == TOO_BIG_REPORT => {
                too_big.get(&(row.t, row.flow, row.path, row.direction)).copied()
            }
            None => interface(plan, row, row.direction),
        };
        Way {
            origin,
            destination: interface(plan, row, u8::from(row.direction == FORWARD)),
            at: origin,
            since: row.t,
            last: None,
            fate: None,
            size: Size::whole(row.bytes.into()),
        }
    };
    (0..).zip(&rows.segments).map(way).collect()
}

/// The node of an end of a packet's path: 0 where the data are sent, 1 where they are received.
fn interface(plan: &Plan, row: &Segment, end: u8) -> Option<u32> {
    let paths = &plan.flows.get(usize::from(row.flow))?.paths;
    let nodes = paths.get(usize::from(row.path)).or(paths.first())?;
    nodes.get(usize::from(end)).copied()
}

/// Where messages begin that a packet was too big: where it was lost, at that very instant and the other way.
fn too_big(rows: &Rows) -> BTreeMap<(SimTime, u16, u8, u8), u32> {
    let lost = rows.fates.iter().filter(|fate| fate.outcome == TOO_BIG);
    let known = lost.filter_map(|fate| {
        let row = rows.segments.get(fate.segment as usize)?;
        Some(((fate.t, row.flow, row.path, u8::from(row.direction == FORWARD)), u32::from(fate.node)))
    });
    known.collect()
}
