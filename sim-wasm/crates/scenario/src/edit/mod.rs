//! Changes to documents: one field at a time, and as the difference to another document.

mod diff;
mod differences;
mod kind;
mod path;
mod set;

pub use diff::{apply, diff};
pub use differences::{Difference, differences};
pub use kind::settle_kinds;
pub(crate) use path::get_path;
pub use set::set_path;
pub(crate) use set::{live_path, same_field};
