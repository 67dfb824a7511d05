//! What a receiver promises never to give back it keeps, and nobody sends it again (draft-natarajan-tsvwg-sctp-nrsack).

use skywindow_units::SimTime;

use crate::case::Case;
use crate::finding::Findings;
use crate::plan::Family;
use crate::ranges::Ranges;
use crate::recording::{ACKNOWLEDGEMENT, FORWARD};

/// The fate of a piece that the receiver has refused or dropped.
const DROPPED: u8 = 2;

/// Something of a flow, in the order of its instants; of one instant what is sent or dropped comes first, for a packet that
/// comes then may be looked at later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Turn {
    /// A segment of data leaves.
    Data(u32),
    /// The receiver drops a number.
    Dropped(u32),
    /// A segment that promises leaves.
    Told(u32),
    /// It comes to the sender.
    Heard(u32),
}

/// Notes data that are sent again, or dropped, though they were promised.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    for (number, flow) in (0..).zip(&case.plan.flows) {
        // A host that reboots remembers no promise.
        if flow.is_recorded && !flow.has_incidents && flow.family == Family::Sctp {
            of_flow(case, number, findings);
        }
    }
}

fn of_flow(case: &Case, number: u16, findings: &mut Findings) {
    let (mut told, mut heard) = (Ranges::default(), Ranges::default());
    let holds = |ranges: &Ranges, tsn: u32| ranges.end_of(tsn.into()) > u64::from(tsn);
    for (t, turn) in turns(case, number) {
        match turn {
            Turn::Data(segment) => {
                let again = case.rows.data_of(segment).find(|&tsn| holds(&heard, tsn));
                if let Some(tsn) = again {
                    let packet = case.packet(segment);
                    findings.note(
                        t,
                        format!(
                            "{packet} carries number {tsn} again, which its receiver has promised to keep"
                        ),
                    );
                }
            }
            Turn::Dropped(tsn) => {
                if holds(&told, tsn) {
                    let flow = case.flow(number);
                    let sentence =
                        format!("the receiver of {flow} drops number {tsn}, which it has promised to keep");
                    findings.note(t, sentence);
                }
            }
            Turn::Told(segment) => add(case, segment, &mut told),
            Turn::Heard(segment) => add(case, segment, &mut heard),
        }
    }
}

/// Adds the numbers that a segment promises.
fn add(case: &Case, segment: u32, ranges: &mut Ranges) {
    for block in case.rows.promises_of(segment).filter(|block| block.first <= block.last) {
        ranges.add(block.first.into(), u64::from(block.last) + 1);
    }
}

/// What happens to a flow that promises anything.
fn turns(case: &Case, flow: u16) -> Vec<(SimTime, Turn)> {
    let mut turns = Vec::new();
    let mut promises = false;
    for (segment, (row, way)) in (0..).zip(case.rows.segments.iter().zip(&case.ways)) {
        if row.flow != flow {
            continue;
        }
        if row.direction == FORWARD {
            turns.extend(row.has_data().then_some((row.t, Turn::Data(segment))));
        } else if row.kind == ACKNOWLEDGEMENT && case.rows.promises_of(segment).next().is_some() {
            promises = true;
            turns.push((row.t, Turn::Told(segment)));
            let gone = case.plan.flows[usize::from(flow)].goes.get(usize::from(row.path)).copied().flatten();
            let reaches = |t: SimTime| gone.is_none_or(|gone| t < gone);
            let came = way.fate.filter(|fate| fate.is_delivered() && reaches(fate.t));
            turns.extend(came.map(|fate| (fate.t, Turn::Heard(segment))));
        }
    }
    if !promises {
        return Vec::new();
    }
    let dropped = case.rows.chunks.iter().filter(|chunk| chunk.flow == flow && chunk.fate == DROPPED);
    turns.extend(dropped.map(|chunk| (chunk.t, Turn::Dropped(chunk.tsn))));
    turns.sort_unstable();
    turns
}
