//! The form a document is declared in: one description of every field, from which reading, writing, schema,
//! controls and types all follow. What the core tells the page is declared likewise, with [`reply!`].

mod datum;
mod macros;
mod nearest;
mod number;
mod problem;
mod reader;
mod reply;
mod spec;

pub use datum::{Among, Cursor, Datum, Part, Writer};
pub use nearest::nearest;
pub use number::{parted, quantity, show, to_json};
pub use problem::Problem;
pub use reader::{Reader, quote_key, quote_own_key};
pub use reply::{Plain, Reply, ReplyField, ReplySpec, Shape, Where, WordsSpec};
pub use serde_json::Value;
pub use spec::{Choice, FieldSpec, Group, Kind, PartSpec, Range, Scale, Unit, When};
