//! Simulated time, durations, bit rates and their text forms, work, enums kept as numbers, and a sort: what every other
//! crate speaks.

mod code;
mod order;
mod quantity;
mod rate;
mod shape;
mod time;
mod work;

pub use code::{Code, CodeSpec, CodeValue, repeated};
pub use order::{one_by_one, sort_seldom};
pub use quantity::{Dimension, parse_quantity};
pub use rate::BitRate;
pub use shape::{ColumnShape, RecordingShape, TableShape};
pub use time::{Duration, SimTime};
pub use work::Work;
