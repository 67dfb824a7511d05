//! A stream that an association begins without carries no message before it can have been asked for (RFC 6525 5.1.5).

use crate::case::Case;
use crate::finding::Findings;
use crate::recording::{FORWARD, REVERSE};

/// Instants in files are rounded, ns.
const ROUNDING: u64 = 1000;
/// INIT, COOKIE ECHO, the request for streams and the message go there.
const THERE: u64 = 4;
/// INIT ACK, COOKIE ACK and the answer come back.
const BACK: u64 = 3;

/// Notes messages that come sooner than that.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    for (number, flow) in (0..).zip(&case.plan.flows) {
        let Some(first) = flow.first_streams.filter(|_| flow.is_recorded && !flow.has_incidents) else {
            continue;
        };
        let trips = [FORWARD, REVERSE].map(|direction| quickest(case, number, direction));
        let [Some(there), Some(back)] = trips else { continue };
        let least = flow.opens.as_nanos() + THERE * there + BACK * back;
        let early = |t: u64| t + ROUNDING < least;
        let added = case.rows.messages.iter().filter(|row| row.flow == number && row.stream >= first);
        for row in added.filter(|row| early(row.t.as_nanos())) {
            let (message, stream, flow) = (row.number, row.stream, case.flow(number));
            findings.note(
                row.t,
                format!(
                    "message {message} of application {} of {flow} comes on stream {stream} before that can have been asked for",
                    row.application
                ),
            );
        }
    }
}

/// How long the quickest packet of a flow was on its way, ns.
fn quickest(case: &Case, flow: u16, direction: u8) -> Option<u64> {
    let rows = case.rows.segments.iter().zip(&case.ways);
    let own = rows.filter(|(row, _)| row.flow == flow && row.direction == direction);
    let came = own.filter_map(|(row, way)| Some((row.t, way.fate.filter(|fate| fate.is_delivered())?.t)));
    came.map(|(from, to)| to.as_nanos().saturating_sub(from.as_nanos())).min()
}
