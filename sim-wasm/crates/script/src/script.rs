//! A script after it was read: cases, and the steps of each.

use skywindow_transport::Settings;

use crate::call::Call;
use crate::family::Family;
use crate::frame::Pattern;
use crate::value::Term;

/// A file of cases.
#[derive(Clone, Debug)]
pub struct Script {
    /// Whose packets they speak of.
    pub family: Family,
    /// The cases, in order.
    pub cases: Vec<Case>,
    /// What is not there, and why.
    pub omitted: Vec<Omission>,
}

/// A case that cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Omission {
    /// Its name.
    pub name: String,
    /// The line.
    pub line: usize,
    /// Why.
    pub reason: String,
}

/// An exchange with an endpoint of its own.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name.
    pub name: String,
    /// What it shows, in a sentence; may be empty.
    pub title: String,
    /// Where the rule is written; may be empty.
    pub rule: String,
    /// The line on which it begins.
    pub line: usize,
    /// The endpoint's.
    pub settings: Settings,
    /// How many paths lead to the peer.
    pub paths: usize,
    /// What happens.
    pub steps: Vec<Step>,
}

/// A line of an exchange.
#[derive(Clone, Debug)]
pub struct Step {
    /// The line, from 1.
    pub line: usize,
    /// The line of the `do` that brought it here.
    pub via: Option<usize>,
    /// When.
    pub when: When,
    /// What.
    pub action: Action,
}

/// When a step is: between two instants, in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// They count from the step before, not from the beginning of the case.
    pub relative: bool,
    /// The first instant.
    pub from: u64,
    /// The last.
    pub to: u64,
}

impl When {
    /// With the step before.
    pub const NOW: Self = Self { relative: true, from: 0, to: 0 };
}

/// What a step does or expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// The user calls.
    Call(Call, Outcome),
    /// A packet arrives.
    Inject(Pattern),
    /// A packet leaves.
    Expect(Pattern),
    /// None leaves.
    Silence,
    /// The state is one of these.
    State {
        /// As it is written.
        name: &'static str,
        /// The words of all that it stands for.
        words: &'static [&'static str],
    },
    /// The endpoint reports something: the code of the event, and its numbers.
    Event {
        /// The event.
        code: u16,
        /// Its name.
        name: &'static str,
        /// Places of numbers, and what they must be.
        numbers: Vec<(usize, Term)>,
    },
    /// A path is in a state.
    Path {
        /// Its number.
        path: u8,
        /// Fields, and what they must be.
        fields: Vec<(&'static str, Term)>,
    },
}

/// What becomes of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is done.
    Done,
    /// It is refused.
    Refused,
}
