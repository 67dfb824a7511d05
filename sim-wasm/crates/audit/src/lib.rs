//! An auditor of recordings: a reader of its own, which knows physics and the document, and nothing of the code that
//! simulates.
//!
//! It reads the rows of a recording, out of blocks or of files ([`Rows`]), lays beside them what the document says of
//! nodes, links and flows, and says in a sentence what cannot have been: a packet faster than its link, out of thin
//! air, over a link that is down, above the link's rate, delivered twice, beyond its window. Each law is a file of
//! `checks`.

mod case;
mod checks;
mod finding;
mod plan;
mod ranges;
mod recording;
mod size;

use skywindow_scenario::{Problem, Scenario};
use skywindow_units::SimTime;

pub use finding::Finding;
pub use recording::{
    ACKNOWLEDGEMENT, Block, Bundle, Chunk, Condition, DELIVERED, Event, FORWARD, Fate, Forged, GAP, Hop,
    LOST_TO_COLLISION, LOST_TO_OUTAGE, Lines, MARKED, NO_FLOW, OnAir, REPORT, RETRANSMITTED_NOT, REVERSE,
    Received, Route, RouteNode, Rows, Segment, TOO_BIG, TOO_BIG_REPORT, TopologyChange, WAITS, Window,
};

/// What cannot have been in the recording `rows` of a run of `scenario`, in order of time. Everything up to `reached` is
/// recorded; up to the end of the run, if nothing is said.
///
/// # Errors
/// The document describes no run.
pub fn audit(
    scenario: &Scenario,
    rows: &Rows,
    reached: Option<SimTime>,
) -> Result<Vec<Finding>, Vec<Problem>> {
    let plan = plan::Plan::new(scenario)?;
    // A run that ends when all is done does not say when that was: at its last row, or later.
    let last = || rows.clocks.values().filter_map(|clock| clock.last()).max().copied().unwrap_or_default();
    let reached = reached.unwrap_or_else(|| if plan.may_end_early { last() } else { plan.end });
    let mut findings = finding::Findings::default();
    let case = case::Case::new(&plan, rows, reached, &mut findings);
    checks::all(&case, &mut findings);
    Ok(findings.into_sorted())
}
