//! What a file of element sets gives, as its reader fills it.

use skywindow_form::Problem;

use crate::element_set::ElementSet;

/// The most element sets that are read.
pub const MAX_SETS: usize = 10_000;
/// Further problems are counted, but not told.
const MAX_PROBLEMS: usize = 100;

/// What a file of element sets gives: the sets that can be used, and what is wrong with the others.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// The sets that can be used, in their order.
    pub sets: Vec<ElementSet>,
    /// What is wrong, with the line or the path.
    pub problems: Vec<Problem>,
    /// Where each of the sets stands in the file.
    pub(crate) places: Vec<String>,
    untold: usize,
}

impl Reading {
    pub(crate) fn take(&mut self, place: String, read: Result<ElementSet, Vec<Problem>>) {
        match read {
            Ok(set) => self.keep(set, place),
            Err(problems) => problems.into_iter().for_each(|problem| self.refuse(problem)),
        }
    }

    pub(crate) fn keep(&mut self, set: ElementSet, place: String) {
        self.sets.push(set);
        self.places.push(place);
    }

    pub(crate) fn refuse(&mut self, problem: Problem) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(problem);
        } else {
            self.untold += 1;
        }
    }

    /// Says what follows from the whole: that there is nothing, too much, or more that is wrong than is told.
    pub(crate) fn finish(&mut self) {
        if self.sets.is_empty() && self.problems.is_empty() {
            self.refuse(Problem::new("", "there is no element set in it"));
        }
        if self.sets.len() > MAX_SETS {
            let why = format!("{} element sets are more than {MAX_SETS}", self.sets.len());
            self.problems.insert(0, Problem::new("", why));
            self.sets.clear();
            self.places.clear();
        }
        if self.untold > 0 {
            let why = format!("{} more problems are not told", self.untold);
            self.problems.push(Problem::new("", why));
        }
    }
}
