//! Dated changes of a run: which are to come, and what the document has become by those that were made.

use skywindow_form::{Problem, Value};
use skywindow_scenario::{ChangeKind, DatedStep, Scenario};
use skywindow_units::SimTime;

/// What happens in a run, in its order.
#[derive(Clone, Debug)]
pub struct Dated {
    pub(super) changes: Vec<DatedStep>,
    /// How many of them have been made.
    pub(super) made: usize,
    /// The last instant before the next one, which every event asks.
    before: SimTime,
    /// The document as these have made it, without dated changes; nothing where there are none.
    pub(super) document: Value,
}

fn instant(step: &DatedStep) -> SimTime {
    SimTime::from_secs_f64(step.at_s)
}

impl Default for Dated {
    fn default() -> Self {
        let mut none =
            Self { changes: Vec::new(), made: 0, before: SimTime::ZERO, document: Value::default() };
        none.look_ahead();
        none
    }
}

impl Dated {
    /// The changes of `scenario`, and what a run of it begins with: those at its very beginning have been made.
    ///
    /// # Errors
    /// A change that cannot be made, which no valid document has.
    pub fn new(scenario: &Scenario) -> Result<(Self, Scenario), Vec<Problem>> {
        let Some(document) = scenario.changes.document() else {
            return Ok((Self::default(), scenario.clone()));
        };
        let changes = scenario.dated().into_iter().map(|(_, step)| step).collect();
        let mut dated = Self { changes, document: Value::clone(document), ..Self::default() };
        dated.look_ahead();
        let mut first = scenario.clone();
        // Only fields are set before anything is there to break.
        while dated.at() == SimTime::ZERO && dated.changes[dated.made].change.kind == ChangeKind::Set {
            let change = &dated.changes[dated.made].change;
            first = change.make(&mut dated.document).map_err(|problem| vec![problem])?;
            dated.pass();
        }
        Ok((dated, first))
    }

    /// When the next one happens.
    pub fn at(&self) -> SimTime {
        self.changes.get(self.made).map_or(SimTime::MAX, instant)
    }

    /// The last instant before that; what breaks at the very beginning does so behind what happens then.
    #[inline]
    pub const fn before(&self) -> SimTime {
        self.before
    }

    /// The next one is being made; its number.
    pub(super) fn pass(&mut self) -> usize {
        self.made += 1;
        self.look_ahead();
        self.made - 1
    }

    fn look_ahead(&mut self) {
        self.before = SimTime::from_nanos(self.at().as_nanos().saturating_sub(1));
    }

    /// The first instant at which this list and another one differ; none if they are the same.
    pub fn parts_from(&self, other: &Self) -> Option<SimTime> {
        let same = self.changes.iter().zip(&other.changes).take_while(|(a, b)| a == b).count();
        let rest = [&self.changes, &other.changes].map(|changes| changes.get(same).map(instant));
        rest.into_iter().flatten().min()
    }

    /// Takes the changes to come of another run, of which as much has happened.
    pub fn take_over(&mut self, other: Self) {
        if self.changes.is_empty() {
            self.document = other.document;
        }
        self.changes = other.changes;
        self.look_ahead();
    }
}
