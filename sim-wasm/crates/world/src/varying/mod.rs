//! What varies by the document: conditions of links and terminals, states of errors, dated changes of fields.

pub(crate) mod changing;
pub(crate) mod changing_terminals;
pub(crate) mod conditions;
pub(crate) mod courses;
pub(crate) mod dated;
pub(crate) mod hinting;
pub(crate) mod making;
pub(crate) mod states;
pub(crate) mod telling;
pub(crate) mod turns;
