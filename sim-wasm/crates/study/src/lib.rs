//! Studies: the runs of an experiment, what is measured in each, means with confidence intervals, and verdicts on
//! claims. Pure functions over plain data, so that threads and browser workers can share the work as they like:
//! a [`Plan`] says which runs there are, [`measure`] makes one, [`Results`] takes them in any order, and a
//! [`Table`] of the means is the same whatever that order was.

pub mod campaign;
mod claims;
pub mod hash;
mod measure;
mod optimum;
mod plan;
pub mod plot;
mod results;
mod rows;
mod sample;
mod series;
pub mod statistics;
mod table;
mod telling;
pub mod told;
mod trace;
mod words;

pub use claims::{Finding, Outcome, Verdict, claims};
pub use measure::{Recorded, measure, measure_run, record_run};
pub use plan::{Overrides, Plan, Run};
pub use results::Results;
pub use rows::{is_beside, reference_ci95, row, rows};
pub use sample::Sample;
pub use series::{Line, time_series};
pub use skywindow_world::{Still, Survey, Values};
pub use table::{Row, Table};
pub use telling::tell;

/// The core, by its version and a hash of its sources: "0.1.0+a0d0cd12be9aa2d4". What is made on any machine, by the
/// command or in the page, has the same name if the same sources made it.
pub const CORE: &str = concat!(env!("CARGO_PKG_VERSION"), "+", env!("SKYWINDOW_CORE"));
