//! What the auditor says of a run: a reader that shares no code with what simulates.

use skywindow_audit::{Finding, Rows, audit};
use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_world::World;
use skywindow_world::recording::{Recording, shape};

use crate::fault::{Fault, ensure};

/// Work between two looks at the rows of a run, so that few wait.
const SLICE: u64 = 20_000;

/// Moves the rows that wait in `recording` to `rows`.
///
/// # Errors
/// The auditor cannot read them.
pub fn read(recording: &mut Recording, rows: &mut Rows) -> Result<(), Fault> {
    let mut block = Vec::new();
    recording.drain_block(&mut block);
    rows.take_block(&shape(), &block).map_err(Fault)
}

/// What the auditor finds in a run of `scenario` from its start to its end.
///
/// # Errors
/// There is no such run, or the auditor cannot read it.
pub fn audited(scenario: &Scenario) -> Result<Vec<Finding>, Fault> {
    let problems = |problems| Fault(format!("{problems:?}"));
    let mut world = World::new(scenario).map_err(problems)?;
    let mut rows = Rows::default();
    loop {
        let progress = world.advance(SimTime::MAX, SLICE);
        read(world.recording(), &mut rows)?;
        if progress.finished {
            return audit(scenario, &rows, Some(progress.reached)).map_err(problems);
        }
    }
}

/// Checks that the auditor finds nothing in a recording of which nothing has been drained, up to `reached`; drains it.
pub(crate) fn check(recording: &mut Recording, scenario: &Scenario, reached: SimTime) -> Result<(), Fault> {
    let mut rows = Rows::default();
    read(recording, &mut rows)?;
    let findings =
        audit(scenario, &rows, Some(reached)).map_err(|_| Fault("a run without a plan".to_owned()))?;
    ensure(findings.is_empty(), || {
        let said: Vec<String> = findings.iter().take(5).map(ToString::to_string).collect();
        format!("the auditor finds {} faults: {}", findings.len(), said.join(" "))
    })
}
