//! A gateway that puts packets back in order holds them no longer, and no more of them, than it may, and sends them on in
//! the order in which they entered the constellation.

use std::collections::{BTreeMap, VecDeque};

use skywindow_units::SimTime;

use crate::case::Case;
use crate::finding::{Findings, seconds};

/// What is numbered together: flow, path and direction, and where it enters and leaves.
type Tunnel = (u16, u8, u8, u32, u32);

/// The way of a packet to a gateway.
struct Passage {
    tunnel: Tunnel,
    /// Its place among what enters: when it was offered to the uplink, and in which order.
    entered: (SimTime, usize),
}

/// Notes packets that wait where nobody holds them, for too long, with too many others, or that go on out of order.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    let passages = passages(case);
    let mut last: BTreeMap<Tunnel, (SimTime, usize, u32)> = BTreeMap::new();
    let mut waits: BTreeMap<Tunnel, Vec<(SimTime, SimTime)>> = BTreeMap::new();
    for row in &case.rows.resequenced {
        let (packet, node) = (case.packet(row.segment), u32::from(row.node));
        let name = || case.plan.nodes.name(node);
        let Some(gateway) = case.plan.gateways.get(&node) else {
            findings.note(row.t, format!("{packet} waits at {}, which puts nothing back in order", name()));
            continue;
        };
        let Some(passage) = passages.get(&(row.segment, node, row.since)) else {
            let since = seconds(row.since);
            let sentence = format!("{packet} waits at {} from {since}, where it did not come then", name());
            findings.note(row.t, sentence);
            continue;
        };
        if row.t > row.since + gateway.hold {
            let (waited, hold) = (row.t.since(row.since), gateway.hold);
            let sentence =
                format!("{packet} has waited for {waited} at {}, which holds packets for {hold}", name());
            findings.note(row.t, sentence);
        }
        let (at, place) = passage.entered;
        if let Some(before) = last.insert(passage.tunnel, (at, place, row.segment))
            && (before.0, before.1) > (at, place)
        {
            let sentence =
                format!("{packet} goes on from {} behind packet {}, which entered later", name(), before.2);
            findings.note(row.t, sentence);
        }
        waits.entry(passage.tunnel).or_default().push((row.since, row.t));
    }
    for (tunnel, waits) in waits {
        together(case, tunnel, waits, findings);
    }
}

/// The packets that come down to gateways, by packet, node and instant.
fn passages(case: &Case) -> BTreeMap<(u32, u32, SimTime), Passage> {
    let sky = case.plan.nodes.sky();
    let mut entries: BTreeMap<u32, (u32, (SimTime, usize))> = BTreeMap::new();
    let mut passages = BTreeMap::new();
    if case.rows.resequenced.is_empty() {
        return passages;
    }
    for (place, crossing) in case.crossings.iter().enumerate() {
        if crossing.from >= sky && crossing.to < sky {
            entries.insert(crossing.segment, (crossing.from, (crossing.offered, place)));
        } else if crossing.from < sky
            && crossing.to >= sky
            && let Some(&(entry, entered)) = entries.get(&crossing.segment)
        {
            let row = case.rows.segments[crossing.segment as usize];
            let tunnel = (row.flow, row.path, row.direction, entry, crossing.to);
            passages.insert((crossing.segment, crossing.to, crossing.end), Passage { tunnel, entered });
        }
    }
    passages
}

/// No more wait at a time than there is room for; what goes on makes room for what comes at that instant.
fn together(case: &Case, tunnel: Tunnel, mut waits: Vec<(SimTime, SimTime)>, findings: &mut Findings) {
    let (.., node) = tunnel;
    let Some(gateway) = case.plan.gateways.get(&node) else { return };
    waits.sort_unstable();
    let mut ends: VecDeque<SimTime> = VecDeque::new();
    for (since, until) in waits {
        ends.retain(|&end| end > since);
        ends.push_back(until);
        if ends.len() > gateway.room {
            let (flow, name) = (case.flow(tunnel.0), case.plan.nodes.name(node));
            let (held, room) = (ends.len(), gateway.room);
            findings
                .note(since, format!("{held} packets of {flow} wait at {name}, which has room for {room}"));
        }
    }
}
