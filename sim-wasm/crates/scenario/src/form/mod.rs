//! The form a document is declared in: one description of every field, from which reading, writing,
//! schema, controls and types all follow.

mod datum;
mod macros;
mod nearest;
mod number;
mod problem;
mod reader;
mod spec;

pub(crate) use datum::{Cursor, Datum, Part, Writer};
pub(crate) use macros::{choices, part};
pub(crate) use nearest::nearest;
pub(crate) use number::{show, to_json};
pub use problem::Problem;
pub(crate) use reader::{Reader, quote};
pub use spec::{Choice, FieldSpec, Group, Kind, PartSpec, Range, Scale, Unit};
