//! Element sets of real satellites: read from TLE or OMM, propagated by SGP4, turned into the Earth-fixed frame.
//!
//! [`read`] tells the formats apart by what they hold and gives [`ElementSet`]s, and sentences with line or path
//! about what it cannot use. An [`Orbit`] gives the state of a satellite in TEME, the frame of SGP4; [`frame`]
//! turns it into the frame that turns with the Earth. Instants are UTC, as whole nanoseconds; there is no clock.

mod csv_table;
mod element_set;
mod epoch;
pub mod frame;
mod json;
mod lines;
mod omm;
mod orbit;
mod read;
mod reading;
mod settle;
mod tle;
mod xml;

pub use element_set::{ElementSet, GM_KM3_S2, RADIUS_KM, to_csv};
pub use epoch::Epoch;
pub use orbit::{Lost, Orbit, State};
pub use read::{Format, MAX_BYTES, format_of, read};
pub use reading::{MAX_SETS, Reading};
