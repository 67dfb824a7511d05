//! Time goes on: no table goes back, and nothing is recorded beyond the end.

use crate::case::Case;
use crate::finding::{Findings, seconds};

/// Tables whose rows tell when something ends that is known from its beginning on.
const FORESEEN: [&str; 1] = ["radio"];

/// Notes the first row of each table that is out of time.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    for (table, clock) in &case.rows.clocks {
        if FORESEEN.contains(table) {
            continue;
        }
        if let Some(at) = clock.windows(2).position(|pair| pair[1] < pair[0]) {
            let (before, after) = (seconds(clock[at]), seconds(clock[at + 1]));
            let sentence = format!("time goes back in row {} of {table}, from {before} to {after}", at + 1);
            findings.note(clock[at + 1], sentence);
        }
        if let Some(row) = clock.iter().position(|&t| t > case.reached) {
            let end = seconds(case.reached);
            findings.note(clock[row], format!("row {row} of {table} is after the end of the run, {end}"));
        }
    }
}
