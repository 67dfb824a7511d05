//! Nothing enters a link that the recording itself shows down, and nothing stays on one that is given up with the loss
//! of what is on it.

use std::collections::BTreeMap;

use skywindow_units::SimTime;

use crate::case::{Case, Crossing};
use crate::finding::{Findings, seconds};
use crate::recording::Rows;

/// When a link came up or went down, by its two ends.
type Changes = BTreeMap<(u32, u32), Vec<(SimTime, bool)>>;

/// Links of satellites, by both ends, and directions of links whose conditions change.
pub(super) struct States {
    topology: Changes,
    conditions: Changes,
}

impl States {
    pub fn new(rows: &Rows) -> Self {
        let mut states = Self { topology: Changes::new(), conditions: Changes::new() };
        for row in &rows.topology {
            let ends = (row.a.into(), row.b.into());
            states.topology.entry(ends).or_default().push((row.t, row.up == 1));
        }
        for row in &rows.conditions {
            let ends = (row.from.into(), row.to.into());
            states.conditions.entry(ends).or_default().push((row.t, row.up == 1));
        }
        states
    }

    /// When the link from one node to another went down first, at `from` or later.
    pub fn goes_down(&self, ends: [u32; 2], from: SimTime) -> Option<SimTime> {
        let down = |changes: &[(SimTime, bool)]| {
            let later = &changes[changes.partition_point(|&(t, _)| t < from)..];
            later.iter().find(|(_, up)| !up).map(|&(t, _)| t)
        };
        let [a, b] = ends;
        let both = [self.topology.get(&(a.min(b), a.max(b))), self.conditions.get(&(a, b))];
        both.into_iter().flatten().filter_map(|changes| down(changes)).min()
    }
}

/// Whether something is up at `t`: what happens at that very instant may come before or after.
fn is_up(changes: Option<&Vec<(SimTime, bool)>>, at_first: bool, t: SimTime) -> bool {
    let changes = changes.map_or(&[][..], Vec::as_slice);
    let before = changes.partition_point(|&(at, _)| at < t);
    let then = changes[before..].iter().take_while(|&&(at, _)| at == t);
    before.checked_sub(1).map_or(at_first, |last| changes[last].1) || then.into_iter().any(|&(_, up)| up)
}

/// Notes packets that enter a link that is down, or come over one that went down and lost them.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    let states = States::new(case.rows);
    let sky = case.plan.nodes.sky();
    for (place, crossing) in case.crossings.iter().enumerate() {
        let Crossing { from, to, offered, .. } = *crossing;
        let in_space = from < sky || to < sky;
        let pair = states.topology.get(&(from.min(to), from.max(to)));
        let up = !in_space || is_up(pair, false, offered);
        if !up || !is_up(states.conditions.get(&(from, to)), true, offered) {
            let link = case.link(from, to);
            findings.note(
                crossing.start,
                format!("{} enters {link}, which is down", case.packet(crossing.segment)),
            );
        }
        if in_space {
            given_up(case, place, crossing, pair, findings);
        }
    }
}

/// A link to a satellite that is given up takes what is on it along, where the document says so.
fn given_up(
    case: &Case,
    place: usize,
    crossing: &Crossing,
    pair: Option<&Vec<(SimTime, bool)>>,
    findings: &mut Findings,
) {
    let Crossing { from, to, offered, end, .. } = *crossing;
    let nodes = &case.plan.nodes;
    let Some(terminal) = nodes.terminal(from.max(to)) else { return };
    let way = case.ways[crossing.segment as usize];
    let came = way.last != Some(place) || way.fate.is_some_and(|fate| fate.is_delivered());
    let goes = pair.into_iter().flatten().find(|&&(t, up)| !up && offered < t && t < end);
    if let Some(&(t, _)) = goes.filter(|_| came)
        && case.plan.at(t).loses_in_flight(terminal.constellation)
    {
        let (packet, link) = (case.packet(crossing.segment), case.link(from, to));
        let sentence = format!(
            "{packet} comes over {link}, which is given up at {} with the loss of what is on it",
            seconds(t)
        );
        findings.note(end, sentence);
    }
}
