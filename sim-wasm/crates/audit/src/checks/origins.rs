//! Every packet is sent by somebody: of a flow that there is, from an end of its path, and not before the flow opens.

use crate::case::Case;
use crate::finding::{Findings, seconds};
use crate::recording::{NO_FLOW, TOO_BIG_REPORT};

/// Notes packets that nobody can have sent, and rows of flows that there are not.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    let flows = &case.plan.flows;
    for (number, row) in (0..).zip(&case.rows.segments) {
        let Some(flow) = flows.get(usize::from(row.flow)) else {
            findings.note(row.t, format!("{} is sent", case.packet(number)));
            continue;
        };
        if case.ways[number as usize].origin.is_none() && row.kind == TOO_BIG_REPORT {
            let sentence =
                format!("{} says that another was too big, and none was lost for that", case.packet(number));
            findings.note(row.t, sentence);
        }
        if row.t < flow.opens && !flow.has_incidents {
            let opens = seconds(flow.opens);
            findings.note(row.t, format!("{} is sent before its flow opens at {opens}", case.packet(number)));
        }
    }
    let unknown = |flow: u16| flow != NO_FLOW && usize::from(flow) >= flows.len();
    if let Some(event) = case.rows.events.iter().find(|event| unknown(event.flow)) {
        findings.note(event.t, format!("an event is of {}", case.flow(event.flow)));
    }
}
