//! Documents that nobody would write: mutated, or grown from their schema, read, and run for a second, to see that nothing gives way.
//!
//! Everything follows from a seed and the number of the case, so that what was found can be found again.

mod account;
mod audited;
mod breaking;
mod case;
mod dated;
mod draws;
mod fault;
mod finite;
mod forked;
mod generate;
mod grow;
mod mutate;
mod places;
mod traces;

pub use audited::{audited, read};
pub use case::{Outcome, Span, document, judge};
pub use fault::Fault;
