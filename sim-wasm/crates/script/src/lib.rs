//! Scripts: one endpoint in virtual time against packets and calls that are written down (`docs/scripts.md`).
//!
//! A script is read whole before anything of it runs, so that what is wrong with it is said with its line.

mod call;
mod compare;
mod drive;
mod family;
mod form;
mod frame;
mod parse;
mod report;
mod script;
mod sctp;
mod side;
mod tcp;
mod value;
mod words;

pub use compare::Row;
pub use drive::{Fault, run};
pub use family::{Family, language};
pub use form::{FieldForm, Form, Language, Shape};
pub use parse::parse;
pub use report::report;
pub use script::{Case, Omission, Script};

/// The most bytes that a script may have.
pub const MAX_BYTES: usize = 1 << 20;

/// What is wrong with a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line, from 1.
    pub line: usize,
    /// A sentence about it.
    pub message: String,
}
