//! Data come in packets that arrive, and the application has each piece once.

use std::collections::{BTreeMap, BTreeSet};

use skywindow_units::SimTime;

use crate::case::Case;
use crate::finding::Findings;
use crate::recording::FORWARD;

/// The fate of a piece that the application has.
const READ: u8 = 1;
/// That of one that the sender has given up, whether it came or not.
const GIVEN_UP: u8 = 3;

/// Notes pieces that never came, and those that are delivered twice.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    let came = first_arrivals(case);
    let mut read: BTreeSet<(u16, u32)> = BTreeSet::new();
    for chunk in &case.rows.chunks {
        // Hosts that reboot number their data anew.
        let known = case.plan.flows.get(usize::from(chunk.flow));
        if !known.is_some_and(|flow| flow.is_recorded && !flow.has_incidents) {
            continue;
        }
        let piece = (chunk.flow, chunk.tsn);
        let flow = case.flow(chunk.flow);
        if chunk.fate != GIVEN_UP && came.get(&piece).is_none_or(|&since| since > chunk.t) {
            let sentence = format!("the receiver of {flow} has number {}, which never came", chunk.tsn);
            findings.note(chunk.t, sentence);
        }
        if chunk.fate == READ && !read.insert(piece) {
            let sentence = format!("the application of {flow} gets number {} twice", chunk.tsn);
            findings.note(chunk.t, sentence);
        }
    }
}

/// When each piece of data came first.
fn first_arrivals(case: &Case) -> BTreeMap<(u16, u32), SimTime> {
    let mut came = BTreeMap::new();
    for (segment, (row, way)) in (0..).zip(case.rows.segments.iter().zip(&case.ways)) {
        let Some(fate) = way.fate.filter(|fate| fate.is_delivered() && row.direction == FORWARD) else {
            continue;
        };
        for tsn in case.rows.data_of(segment) {
            let first = came.entry((row.flow, tsn)).or_insert(fate.t);
            *first = fate.t.min(*first);
        }
    }
    came
}
