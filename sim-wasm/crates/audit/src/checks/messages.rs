//! The application has each message once, in the order of its stream, and no sooner after its offer than the quickest
//! packet of its flow came.

use std::collections::{BTreeMap, BTreeSet};

use skywindow_units::SimTime;

use crate::case::Case;
use crate::finding::{Findings, seconds};
use crate::recording::FORWARD;

/// Instants in files are rounded, ns.
const ROUNDING: u64 = 1000;

/// Notes messages that come twice, out of order, without bytes or sooner than any packet.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    let mut had: BTreeSet<(u16, u16, u32)> = BTreeSet::new();
    let mut last: BTreeMap<(u16, u16, u16), u32> = BTreeMap::new();
    let quickest = quickest_packets(case);
    for row in &case.rows.messages {
        let (flow, number) = (case.flow(row.flow), row.number);
        let named = format!("message {number} of application {} of {flow}", row.application);
        if !had.insert((row.flow, row.application, number)) {
            findings.note(row.t, format!("{named} is delivered twice"));
        }
        let before = last.insert((row.flow, row.application, row.stream), number);
        if before.is_some_and(|before| before > number) {
            findings.note(row.t, format!("{named} comes after a later one of stream {}", row.stream));
        }
        if row.bytes == 0 {
            findings.note(row.t, format!("{named} has no bytes"));
        }
        let recorded = case.plan.flows.get(usize::from(row.flow)).is_some_and(|flow| flow.is_recorded);
        if !recorded {
            continue;
        }
        let took = row.t.as_nanos().saturating_sub(row.offered.as_nanos());
        if row.offered > row.t || quickest.get(&row.flow).is_none_or(|&least| took + ROUNDING < least) {
            let offered = seconds(row.offered);
            findings.note(row.t, format!("{named} was offered at {offered}, and no packet is as quick"));
        }
    }
}

/// How long the quickest packet of data of each flow was on its way, ns.
fn quickest_packets(case: &Case) -> BTreeMap<u16, u64> {
    let mut quickest = BTreeMap::new();
    for (row, way) in case.rows.segments.iter().zip(&case.ways) {
        let Some(fate) = way.fate.filter(|fate| fate.is_delivered() && row.direction == FORWARD) else {
            continue;
        };
        if !row.has_data() {
            continue;
        }
        let took = nanos_between(row.t, fate.t);
        let least = quickest.entry(row.flow).or_insert(took);
        *least = took.min(*least);
    }
    quickest
}

const fn nanos_between(from: SimTime, to: SimTime) -> u64 {
    to.as_nanos().saturating_sub(from.as_nanos())
}
