//! Simulated time, durations, bit rates and their text forms, work, and enums kept as numbers: what every other crate
//! speaks.

mod code;
mod quantity;
mod rate;
mod shape;
mod time;
mod work;

pub use code::{Code, CodeSpec, CodeValue, repeated};
pub use quantity::{Dimension, parse_quantity};
pub use rate::BitRate;
pub use shape::{ColumnShape, RecordingShape, TableShape};
pub use time::{Duration, SimTime};
pub use work::Work;
