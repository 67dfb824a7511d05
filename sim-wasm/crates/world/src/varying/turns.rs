//! What dated changes make of the choices of terminals: what has failed from when on, and by which policy they choose.

use skywindow_form::Problem;
use skywindow_orbit::{Sky, Turn};
use skywindow_scenario::{ChangeKind, Scenario};
use skywindow_units::SimTime;

use crate::layout::{Layout, broken};
use crate::sky::terrain::{Fault, avoided_by, begin_or_end};
use crate::varying::dated::Dated;
use crate::words::meta::Names;

/// What a run of a scenario begins with: the changes of its very beginning have been made.
///
/// # Errors
/// A change that cannot be made, which no valid document has.
pub fn begun(scenario: &Scenario) -> Result<Scenario, Vec<Problem>> {
    Ok(Dated::new(scenario)?.1)
}

/// The dated changes of a scenario up to an instant.
pub struct Turned {
    /// The scenario as they have made it by then.
    pub now: Scenario,
    /// What they make of the choices of the terminals of a constellation.
    pub turns: Vec<Turn>,
}

impl Turned {
    /// Those of `scenario` that happen by `until`, for the terminals of a constellation.
    ///
    /// # Errors
    /// A change that cannot be made, which no valid document has.
    pub fn new(
        scenario: &Scenario,
        (layout, sky, names): (&Layout, &Sky, &Names),
        constellation: usize,
        until: SimTime,
    ) -> Result<Self, Vec<Problem>> {
        let (mut dated, mut now) = Dated::new(scenario)?;
        let mut faults: Vec<Fault> = Vec::new();
        let mut turns = Vec::new();
        while dated.at() <= until && dated.at() != SimTime::MAX {
            let at = dated.at();
            let number = dated.pass();
            let step = dated.changes[number].clone();
            match step.change.kind {
                ChangeKind::Set | ChangeKind::Rain => {
                    now = step.change.make(&mut dated.document).map_err(|problem| vec![problem])?;
                }
                ChangeKind::SatelliteOff | ChangeKind::LinkOff => {
                    if let Some(fault) = broken::fault(&now, layout, names, &step.change) {
                        begin_or_end(&mut faults, fault, step.begins);
                    }
                }
                ChangeKind::DropNext | ChangeKind::Freeze => continue,
            }
            let policy = now.constellations[constellation].handover.policy;
            turns.push(Turn { at, failed: avoided_by(&faults, sky), policy });
        }
        Ok(Self { now, turns })
    }
}
