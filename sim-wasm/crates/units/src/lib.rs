//! Simulated time, durations, bit rates and their text forms, and work: the units every other crate speaks.

mod quantity;
mod rate;
mod time;
mod work;

pub use quantity::{Dimension, parse_quantity};
pub use rate::BitRate;
pub use time::{Duration, SimTime};
pub use work::Work;
